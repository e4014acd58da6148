#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The peer Python: its json module, and dataclasses; protocol.h says what a peer that is a program does.

Reading: json.loads gives dictionaries and lists, of which the objects are made by hand. Writing: the way back, then the
encoder, then bytes. The documentation asks for compact separators. Indented texts are written by Python code, others by
the C code of the module; that is the module's choice.
"""
import dataclasses
import datetime
import enum
import itertools
import json
import platform
import sys
import time
from typing import Dict, List, Optional

Gender = enum.Enum("Gender", ["Male", "Female"])
Club = enum.Enum("Club", ["Premium", "Platinum"])


@dataclasses.dataclass
class Small:
    Name: str
    NumPurchases: int
    IsVIP: bool


@dataclasses.dataclass
class Address:
    StreetAddress: str
    City: str
    State: str
    ZipCode: int
    Country: str


@dataclasses.dataclass
class Big:
    Id: int
    ClubMembershipType: int
    Gender: int
    FirstName: str
    MiddleInitial: str
    Surname: str
    Address: Address
    EmailAddress: str
    TelephoneNumber: str
    MothersMaiden: str
    NextBirthday: str
    CCType: str
    CaseFileID: str
    UPS: str
    Occupation: str
    Domain: str
    MembershipLevel: str
    Kilograms: str
    FullName: Optional[str]
    PendingInvoiceID: int
    YearsAsCustomer: int


@dataclasses.dataclass
class BigNamed(Big):
    """ClubMembershipType and Gender are enums, NextBirthday is a datetime."""


@dataclasses.dataclass
class SmallList:
    List: List[Small]


@dataclasses.dataclass
class SmallDictionary:
    Dict: Dict[str, Small]


@dataclasses.dataclass
class Log:
    Id: int
    LogType: str
    Describe: str
    Localtion: Optional[str]
    Stack: str
    CreateTime: datetime.datetime
    Guid: str
    ExtFileds: Dict[str, str]


@dataclasses.dataclass
class Forecast:
    Date: datetime.datetime
    TemperatureC: int
    Summary: str


@dataclasses.dataclass
class Record:
    Id: str
    Name: str
    Time: int


@dataclasses.dataclass
class User:
    id: int
    name: str
    screen_name: str
    followers_count: int
    verified: bool


@dataclasses.dataclass
class Tweet:
    created_at: str
    id: int
    text: str
    user: User
    retweet_count: int
    favorite_count: int


@dataclasses.dataclass
class Tweets:
    statuses: List[Tweet]


# ---- from what json.loads gives to objects ----------------------------------------------------------------------------

def small(d):
    return Small(d["Name"], d["NumPurchases"], d["IsVIP"])


def big_of(kind, d, club, gender, birthday):
    a = d["Address"]
    address = Address(a["StreetAddress"], a["City"], a["State"], a["ZipCode"], a["Country"])
    return kind(d["Id"], club, gender, d["FirstName"], d["MiddleInitial"], d["Surname"], address, d["EmailAddress"],
                d["TelephoneNumber"], d["MothersMaiden"], birthday, d["CCType"], d["CaseFileID"], d["UPS"], d["Occupation"],
                d["Domain"], d["MembershipLevel"], d["Kilograms"], d["FullName"], d["PendingInvoiceID"], d["YearsAsCustomer"])


def big(d):
    return big_of(Big, d, d["ClubMembershipType"], d["Gender"], d["NextBirthday"])


def big_named(d):
    return big_of(BigNamed, d, Club[d["ClubMembershipType"]], Gender[d["Gender"]],
                  datetime.datetime.fromisoformat(d["NextBirthday"]))


def log(d):
    return Log(d["Id"], d["LogType"], d["Describe"], d["Localtion"], d["Stack"],
               datetime.datetime.fromisoformat(d["CreateTime"]), d["Guid"], d["ExtFileds"])


def tweet(d):
    u = d["user"]
    user = User(u["id"], u["name"], u["screen_name"], u["followers_count"], u["verified"])
    return Tweet(d["created_at"], d["id"], d["text"], user, d["retweet_count"], d["favorite_count"])


MAKERS = {
    "small": small,
    "big": big,
    "big_named": big_named,
    "list": lambda d: SmallList([small(s) for s in d["List"]]),
    "array": lambda d: [small(s) for s in d],
    "dictionary": lambda d: SmallDictionary({key: small(s) for key, s in d["Dict"].items()}),
    "log": log,
    "forecast": lambda d: Forecast(datetime.datetime.fromisoformat(d["Date"]), d["TemperatureC"], d["Summary"]),
    "records": lambda d: [Record(r["Id"], r["Name"], r["Time"]) for r in d],
    "tweets": lambda d: Tweets([tweet(t) for t in d["statuses"]]),
}


def plain(value):
    """What the encoder asks for when it meets an object: its members in order, as they are kept."""
    if isinstance(value, datetime.datetime):
        return value.isoformat()
    if isinstance(value, enum.Enum):
        return value.name
    return value.__dict__


# ---- the ways ---------------------------------------------------------------------------------------------------------

def encoder(indented):
    separators = (",", ": ") if indented else (",", ":")
    return json.JSONEncoder(ensure_ascii=False, indent=2 if indented else None, separators=separators, default=plain)


def operation(way, case):
    """(the function of one text or object, a note)"""
    make = MAKERS[case["kind"]]
    if way == "text":
        return lambda text: make(json.loads(text)), None
    if way == "new":
        indented = case["indented"]
        return lambda value: encoder(indented).encode(value).encode(), None
    kept = encoder(case["indented"])
    return lambda value: kept.encode(value).encode(), "its strings are new each time" if way == "reused" else None


def clock(function, turns, n):
    """Nanoseconds of n operations."""
    start = time.perf_counter_ns()
    for value in itertools.islice(turns, n):
        function(value)
    return time.perf_counter_ns() - start


def samples(function, values, request):
    target, n, turns = request["sample"] * 1e9, 1, itertools.cycle(values)
    took = clock(function, turns, n)
    while took < target / 8:
        n *= 2
        took = clock(function, turns, n)
    n = max(1, int(n * target / took))
    taken = [clock(function, turns, n) / n for _ in range(3 + request["repetitions"])]
    return taken[3:]


def run(way, case, request):
    texts = [text.encode() for text in case["texts"]]
    function, note = operation(way, case)
    write = operation("fresh", case)[0] if way == "text" else function
    objects = [MAKERS[case["kind"]](json.loads(text)) for text in texts]
    answer = {"model": case["model"], "variant": case["variant"], "way": way}
    if note:
        answer["note"] = note
    answer["texts"] = [write(value).decode() for value in objects]
    answer["samples"] = samples(function, texts if way == "text" else objects, request)
    return answer


def main():
    with open(sys.argv[1], "rb") as file:
        request = json.load(file)
    runs = [run(way, case, request) for case in request["cases"] for way in case["ways"]]
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        json.dump({"version": platform.python_version(), "runs": runs}, file)


main()

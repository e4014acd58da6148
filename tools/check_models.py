#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The library knows no benchmark: no name of the models that it is measured on occurs in src/ or include/, not even in
a comment. (Common words among the members' names, such as City, are left out of the list.)
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMES = """
NumPurchases IsVIP FullName MiddleInitial EmailAddress TelephoneNumber MothersMaiden NextBirthday CCType CaseFileID
MembershipLevel Kilograms PendingInvoiceID StreetAddress ZipCode ClubMembershipType YearsAsCustomer
LogType Localtion ExtFileds TemperatureC Forecast
Gates Louise dodgit Scottsdale Chambersburg
twitter citm canada screen_name retweet_count favorite_count
""".split()
# These in any spelling: small_class and SMALL_CLASS too.
CLASSES = ["Small_?Class", "Big_?Class", "System_?Log", "Midgett"]
PATTERN = re.compile("|".join(NAMES + [f"(?i:{name})" for name in CLASSES]))

problems = []
count = 0
for folder in ("src", "include"):
    for file in sorted((ROOT / folder).rglob("*")):
        if not file.is_file():
            continue
        count += 1
        for number, line in enumerate(file.read_text().splitlines(), 1):
            for word in PATTERN.findall(line):
                problems.append(f"{file.relative_to(ROOT)}:{number}: {word}")
if count == 0:
    sys.exit("there was nothing to check")
print("\n".join(problems) or f"{count} files name no model")
sys.exit(bool(problems))

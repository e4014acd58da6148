#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does battle_ring do what it says? check_ring.py BATTLE_RING [BATTLE_PRELOAD] PART

  check    every peer that was built is right in every bout, or says why it does not take part
  time     what was checked has been timed, with samples of those that were asked for; nothing else has
  count    allocations are counted where preload is loaded and only there: none when tenon writes into a used buffer or
           reads into a used arena, some where trees are made
  options  wrong ones are refused before anything is done

How long things take is no matter here. Status 0: all is well.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

USAGE = "usage: battle_ring check|count|time OUT.json"
SMALL = "^string/SmallClass/constant/"
problems = []


def complain(text):
    problems.append(text)


def name_of(result):
    return "/".join(result[key] for key in ("battle", "model", "variant", "direction", "way", "peer"))


def run(ring, *arguments, preload=None):
    """(status, standard error, results or None)"""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "out.json"
        words = [str(out) if word == "OUT" else word for word in arguments]
        environment = {**os.environ, **({"LD_PRELOAD": preload} if preload else {})}
        done = subprocess.run([ring, *words], env=environment, text=True, capture_output=True)
        results = json.loads(out.read_text()) if out.exists() else None
        return done.returncode, done.stderr, results


def run_well(ring, *arguments, **more):
    """The results of a run in which everything was right."""
    status, errors, results = run(ring, *arguments, **more)
    for result in results["results"] if results else []:
        if not result["checked"]:
            print(f"not checked: {name_of(result)}: {result.get('note')}")
    if status != 0 or results is None or not results["results"]:
        sys.exit(f"battle_ring {' '.join(arguments)}: status {status}\n{errors}")
    return results["results"], results["peers"]


def check(ring, _):
    results, peers = run_well(ring, "check", "OUT")
    for result in results:
        if result["checked"] and result["bytes"] == 0:
            complain(f"{name_of(result)}: checked, but of no bytes")
        if not result["checked"] and not result.get("note"):
            complain(f"{name_of(result)}: does not say why it takes no part")
        if "ns" in result or "allocations" in result or result["samples"]:
            complain(f"{name_of(result)}: neither timing nor counting was asked for")
    for peer in peers:
        fights = any(result["peer"] == peer["name"] and result["checked"] for result in results)
        if fights == bool(peer.get("absent")):
            complain(f"{peer['name']}: {'absent, but in the results' if fights else 'in no result, and not absent'}")
        if fights and not all(peer.get(key) for key in ("version", "language", "how")):
            complain(f"{peer['name']}: lacks its version, language or how")
    if len({name_of(result) for result in results}) != len(results):
        complain("there are two results of one name")


def time(ring, _):
    results, _ = run_well(ring, "time", "OUT", "--sample", "0.0002", "--repetitions", "3", "--filter", SMALL)
    for result in results:
        ns = result.get("ns")
        if not result["checked"]:
            if ns or result["samples"]:
                complain(f"{name_of(result)}: timed, but not checked")
        elif not ns or not 1 <= result["samples"] <= 3 or result["bytes"] == 0:
            complain(f"{name_of(result)}: ns {ns}, {result['samples']} samples, {result['bytes']} bytes")
        elif not 0 < ns["best"] <= ns["median"] or ns["spread"] < 0:
            complain(f"{name_of(result)}: {ns}")
        if "allocations" in result:
            complain(f"{name_of(result)}: counted, but preload is not loaded")


def count(ring, preload):
    results, _ = run_well(ring, "count", "OUT", "--filter", SMALL, preload=preload)
    seen = set()
    for result in results:
        allocations = result.get("allocations")
        way = (result["peer"].split()[0], result["way"])
        seen.add(way)
        if bool(allocations) != result["checked"]:
            complain(f"{name_of(result)}: checked {result['checked']}, allocations {allocations}")
            continue
        if way in (("tenon", "reused"), ("tenon", "text")) and allocations != {"count": 0, "bytes": 0}:
            complain(f"{name_of(result)}: {allocations}, not 0")
        if way == ("tenon", "fresh") and not (0 < allocations["count"] <= 3 and allocations["bytes"] >= result["bytes"]):
            complain(f"{name_of(result)}: {allocations} for new memory each time")
        if way == ("cJSON", "text") and not (allocations["count"] >= 5 and allocations["bytes"] >= 5 * 16):
            complain(f"{name_of(result)}: {allocations} for a tree of five items and strings")
        if "ns" in result:
            complain(f"{name_of(result)}: timed while it was counted")
    if not {("tenon", "reused"), ("tenon", "text"), ("tenon", "fresh")} <= seen:
        complain(f"only {seen} were counted")
    for result in run_well(ring, "count", "OUT", "--filter", SMALL)[0]:
        if "allocations" in result:
            complain(f"{name_of(result)}: counted without preload")


def options(ring, _):
    good = ["check", "OUT"]
    for wrong in ([], ["check"], ["frob", "OUT"], ["OUT", "check"], [*good, "--filter"], [*good, "--frob", "1"],
                  [*good, "--repetitions", "0"], [*good, "--repetitions", "-3"], [*good, "--repetitions", "3x"],
                  [*good, "--repetitions", "99999999999"], [*good, "--repetitions", ""], [*good, "--sample", "0"],
                  [*good, "--sample", "-1"], [*good, "--sample", "nan"], [*good, "--sample", "inf"], [*good, "--sample", ""]):
        status, errors, results = run(ring, *wrong)
        if status != 2 or not errors.startswith(USAGE) or results is not None:
            complain(f"battle_ring {' '.join(wrong)}: status {status}, {errors!r}")
    status, errors, results = run(ring, *good, "--filter", "(")
    if status != 2 or "( is no regular expression" not in errors or results is not None:
        complain(f"a bad filter: status {status}, {errors!r}")
    status, errors, _ = run(ring, "check", "/nonexistent/out.json", "--filter", SMALL)
    if status != 3 or "/nonexistent/out.json" not in errors:
        complain(f"a file that cannot be written: status {status}, {errors!r}")
    chosen = run_well(ring, *good, "--filter", SMALL, "--peers", "nobody")[0]
    if {result["peer"].split()[0] for result in chosen} != {"tenon"}:
        complain("--peers nobody leaves others than tenon")


def main(arguments):
    parts = {"check": check, "time": time, "count": count, "options": options}
    if len(arguments) not in (2, 3) or arguments[-1] not in parts or (arguments[-1] == "count" and len(arguments) < 3):
        sys.exit(__doc__)
    parts[arguments[-1]](arguments[0], arguments[1])
    print("\n".join(problems) or "battle_ring is in order")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

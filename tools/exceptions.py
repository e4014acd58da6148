# SPDX-License-Identifier: MIT
"""Reads tools/exceptions.txt for the checks: lines of "KIND NAME reason", # for comments. A reason is required."""
import pathlib
import sys

FILE = pathlib.Path(__file__).resolve().parent / "exceptions.txt"


def load(kind):
    """{name: reason} of one kind."""
    found = {}
    for number, line in enumerate(FILE.read_text().splitlines(), 1):
        words = line.split(None, 2)
        if not words or words[0].startswith("#"):
            continue
        if len(words) < 3:
            sys.exit(f"tools/exceptions.txt:{number}: no reason is given")
        if words[0] == kind:
            found[words[1]] = words[2]
    return found

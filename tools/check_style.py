#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Size and manners of files: at most 600 lines a file and 60 lines a function, from its first line to its closing brace
(exceptions: tools/exceptions.txt); an SPDX line at the top; no notes to self left in the code. Files called *.tenon.c and
*.tenon.h are as a generator prints them, and not looked at.

Functions are found by their layout: an opening and a closing brace alone in column 0, as clang-format lays them out.
"""
import pathlib
import re
import sys

import exceptions

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("src", "include", "tests", "examples", "tools", "cmake", "gen", "cli", "battle", "service")
CODE = {".c", ".h", ".inc", ".def"}
SCRIPTS = {".py", ".sh", ".cmake", ".txt"}
MOST_LINES, MOST_IN_FUNCTION = 600, 60
NOTES = re.compile(r"\b(TO" "DO|FIX" "ME|X" "XX)\\b")
problems = []
used = set()


def functions(lines):
    """(name, first line, last line) of each function, counted from 1."""
    start = None
    for number, line in enumerate(lines, 1):
        if line == "{":
            start = number
        elif line == "}" and start:
            first = start - 1
            while first > 1 and lines[first - 2] and not re.search(r"[;}/]$|^#|^ ?\*", lines[first - 2]):
                first -= 1
            head = " ".join(lines[first - 1:start - 1])
            names = re.findall(r"([A-Za-z_]\w*(?:\(\w+\)(?=\())?)\s*\(", re.sub(r"__attribute__\s*\(\(.*?\)\)", "", head))
            yield (names[0] if names else "?"), first, number
            start = None


def allow(kind, name):
    if name in exceptions.load(kind):
        used.add((kind, name))
        return True
    return False


def check(file):
    name = str(file.relative_to(ROOT))
    lines = file.read_text().splitlines()
    if not any("SPDX-License-Identifier: MIT" in line for line in lines[:2]):
        problems.append(f"{name}:1: no SPDX line at the top")
    for number, line in enumerate(lines, 1):
        for word in NOTES.findall(line):
            problems.append(f"{name}:{number}: {word}")
    if file.suffix not in CODE:
        return
    if len(lines) > MOST_LINES and not allow("lines", name):
        problems.append(f"{name}: {len(lines)} lines, more than {MOST_LINES}")
    for function, first, last in functions(lines):
        if last - first + 1 > MOST_IN_FUNCTION and not allow("function", f"{name}:{function}"):
            problems.append(f"{name}:{first}: {function} has {last - first + 1} lines, more than {MOST_IN_FUNCTION}")


count = 0
for folder in FOLDERS:
    for file in sorted((ROOT / folder).rglob("*")):
        if file.suffix in CODE | SCRIPTS and file.is_file() and ".tenon." not in file.name:
            check(file)
            count += 1
for kind in ("lines", "function"):
    for name in exceptions.load(kind):
        if (kind, name) not in used:
            problems.append(f"tools/exceptions.txt: {kind} {name} is not needed any more")
print("\n".join(problems) or f"{count} files are in order")
sys.exit(bool(problems))

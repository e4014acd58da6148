#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_stack.py FOLDER: stack of the functions in a split build (FOLDER), from the .su files of -fstack-usage.

Functions that recurse with the levels of the data may take 384 bytes each, so that a thread's usual stack lasts for the
greatest depth, 1024; no function may take more than 4 KiB, or an amount only known at run time. Exceptions, with a reason:
tools/exceptions.txt ("stack").
"""
import pathlib
import re
import sys

import exceptions
import objects

RECURSIVE = re.compile(r"^(tenon__)?[a-z0-9]+_(decode|encode)_\w*|^(tenon__)?(free|copy|equal|init)_\w*")
MOST, MOST_A_LEVEL = 4096, 384
allowed = exceptions.load("stack")
problems = []
used = set()
worst = 0
count = 0
for name, path in objects.find().items():
    usage = path.with_suffix(".su")
    if not usage.exists(): # clang writes none for a file without functions
        continue
    for line in usage.read_text().splitlines():
        place, size, kind = line.split("\t")
        function = place.split(":")[-1].split(".")[0]
        size = int(size)
        count += 1
        recursive = bool(RECURSIVE.match(function))
        if recursive:
            worst = max(worst, size)
        if size > (MOST_A_LEVEL if recursive else MOST) or kind == "dynamic":
            if function in allowed:
                used.add(function)
            else:
                problems.append(f"{name}: {function} takes {size} bytes of stack ({kind})")
for function in allowed.keys() - used:
    problems.append(f"tools/exceptions.txt: stack {function} is not needed any more")
if count == 0:
    problems.append("no .su file was found: compile with -fstack-usage")
print("\n".join(problems) or f"{count} functions; a level of nesting takes {worst} bytes at most")
sys.exit(bool(problems))

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_symbols.py FOLDER: what the library's objects (a split build in FOLDER) hold and ask for.

 - No writable data, except the lookup slots that tools/exceptions.txt names ("slot").
 - Nothing from outside but the library's own functions and the functions of libc that tools/exceptions.txt names
   ("libc", some of them for one file only). So no strtod, no printf, no malloc outside src/base/heap.c, no libm.
 - Every external symbol begins with tenon_.
"""
import re
import sys

import exceptions
import objects

slots = exceptions.load("slot")
allowed = exceptions.load("libc")
SYMBOL = re.compile(r"^[0-9a-f]+ (.{7}) (\S+)\t[0-9a-f]+ (?:\.hidden |\.protected |\.internal )?(\S+)$")
WRITABLE = re.compile(r"^(\.data(?!\.rel\.ro)|\.bss|\.tdata|\.tbss|\.sdata|\.sbss|\*COM\*)")
problems = []
defined = set()
wanted = []
found_slots = set()

for name, path in objects.find().items():
    for line in objects.tool("objdump", "-t", path).splitlines():
        match = SYMBOL.match(line)
        if not match:
            continue
        flags, section, symbol = match.groups()
        if section == "*UND*":
            wanted.append((name, symbol))
        elif "g" in flags[0] or "w" in flags[1] or section == "*COM*":
            defined.add(symbol)
            if not symbol.startswith("tenon_"):
                problems.append(f"{name}: {symbol} is visible to the linker and does not begin with tenon_")
        if "d" not in flags and WRITABLE.match(section): # not the symbol of the section itself
            base = re.sub(r"\.\d+$", "", symbol) # the compiler numbers statics of functions
            if base in slots:
                found_slots.add(base)
            else:
                problems.append(f"{name}: {symbol} is writable data, in {section}")

for name, symbol in wanted:
    if symbol not in defined and symbol not in allowed and f"{symbol}:{name}" not in allowed \
            and symbol != "_GLOBAL_OFFSET_TABLE_":
        problems.append(f"{name}: calls {symbol}; a libc function that is fine here goes to tools/exceptions.txt")
for slot in slots.keys() - found_slots:
    problems.append(f"tools/exceptions.txt: slot {slot} is not needed any more")
if not defined:
    problems.append("no symbol was found: nothing was checked")
print("\n".join(problems) or f"{len(defined)} external symbols, {len(found_slots)} lookup slots, no other writable data")
sys.exit(bool(problems))

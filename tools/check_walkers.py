#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_walkers.py FOLDER: no instance of a walker holds an indirect call.

The walkers are one text for all formats (src/walk/*.inc), and an instance is fast only because the compiler binds the
format's constant table of operations to it. An instance is a .c file that defines WALK and includes that text. This
disassembles the objects of the instances in a split -O2 build (FOLDER): none of their functions, the pieces that the
compiler split off included, may call through a register or memory. Indirect jumps are the dispatch; every instance must
have some, so that a check that looks at the wrong thing cannot pass. An instance for each direction has to be found.
"""
import pathlib
import re
import sys

import objects

SRC = pathlib.Path(__file__).resolve().parent.parent / "src"
INSTANCE = re.compile(r'^#define WALK\((\w+)\) (\w+)##\1\n(?:.*\n)*?#include ".*?(decode|encode)\.inc"', re.M)
FUNCTION = re.compile(r"^[0-9a-f]+ <(.+)>:$")
# x86: call *%rax, notrack call *8(%rax); arm64: blr x8; arm: blx r3; s390x: basr %r14,%r1; riscv: jalr ra,...
CALL = re.compile(r"\t(?:(?:notrack|bnd) )*(?:call[lq]?\s+\*|blra?[az]*\s|blx\s+r|basr\s+%r14|jalr\s+(?:ra,)?)")
JUMP = re.compile(r"\t(?:(?:notrack|bnd) )*(?:jmp[lq]?\s+\*|br\s|bx\s+r|jr\s)")

built = objects.find()
found = []
problems = []
for file in sorted(SRC.rglob("*.c")):
    match = INSTANCE.search(file.read_text())
    if not match:
        continue
    name = str(file.relative_to(SRC))[:-2]
    found.append(match.group(3))
    if name not in built:
        problems.append(f"{name}: has no object in {sys.argv[1]}")
        continue
    function, jumps, count = "?", 0, 0
    for line in objects.tool("objdump", "-d", "--no-show-raw-insn", built[name]).splitlines():
        head = FUNCTION.match(line)
        if head:
            function = head.group(1)
            count += 1
        elif CALL.search(line):
            problems.append(f"{name}: {function}: {' '.join(line.split())}")
        elif JUMP.search(line):
            jumps += 1
    if not jumps:
        problems.append(f"{name}: no dispatch was seen in it, is it a walker?")
    print(f"{name}: {count} functions, {jumps} indirect jumps")

for direction in ("decode", "encode"):
    if direction not in found:
        problems.append(f"no instance of {direction}.inc was found")
print("\n".join(problems) or "no indirect call")
sys.exit(bool(problems))

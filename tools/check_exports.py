#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_exports.py LIBTENON.SO: the shared library exports what the public headers declare with TENON_API, all of it and
nothing else.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
declared = set()
for header in (ROOT / "include/tenon").rglob("*.h"):
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.S)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", "", text, flags=re.M)
    for declaration in re.findall(r"\bTENON_API\b([^;]*);", text):
        name = re.search(r"\b(tenon_\w+)\s*\(", declaration) or re.search(r"\b(tenon_\w+)\s*(?:\[[^]]*\]\s*)*$", declaration)
        declared.add(name.group(1))
lines = subprocess.run(["nm", "-D", "--defined-only", sys.argv[1]], text=True, capture_output=True, check=True).stdout
exported = {line.split()[2].split("@")[0] for line in lines.splitlines()}
for name in sorted(exported - declared):
    print(f"{name} is exported, and no public header declares it with TENON_API")
for name in sorted(declared - exported):
    print(f"{name} is declared, and the library does not export it")
if not declared:
    sys.exit("no declaration was found: nothing was checked")
print(f"{len(declared)} declared, {len(exported)} exported")
sys.exit(exported != declared)

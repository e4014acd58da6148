#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each public header compiles alone, twice included, as C11 and as C++17, without a warning: gcc and clang, -pedantic.

Headers of include/tenon/inline/ are compiled the same way. Without a C++ compiler that half is left out, and said so.
"""
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMON = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", f"-I{ROOT}/include"]
COMPILERS = [("gcc", "c", ["-std=c11", "-Wconversion"]), ("clang", "c", ["-std=c11", "-Wconversion"]),
             ("g++", "c++", ["-std=c++17"]), ("clang++", "c++", ["-std=c++17"])]

headers = sorted((ROOT / "include/tenon").rglob("*.h"))
failed = 0
used = []
for compiler, language, flags in COMPILERS:
    if not shutil.which(compiler):
        print(f"{compiler} is not here: not tried with it")
        continue
    used.append(language)
    for header in headers:
        name = header.relative_to(ROOT / "include")
        text = f"#include <{name}>\n#include <{name}>\nextern int some_unit;\n"
        run = subprocess.run([compiler, "-x", language, *flags, *COMMON, "-"], input=text, text=True,
                             capture_output=True)
        if run.returncode:
            failed += 1
            print(f"{name} does not stand alone with {compiler} {' '.join(flags)}:")
            print("\n".join(run.stderr.splitlines()[:20]))
if "c" not in used or not headers:
    sys.exit("there was nothing to check")
if "c++" not in used:
    print("no C++ compiler is here: the headers were not tried as C++17")
print(f"{len(headers)} headers, {failed} failures")
sys.exit(bool(failed))

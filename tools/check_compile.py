#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What must not compile, and what must: tests/compile/*.c, each with every compiler that is here.

A case opens (after its SPDX line) with one of

    /* must compile */
    /* must fail: REGEX */                     the compiler has to say something that matches
    /* must fail gcc: REGEX */ and clang       where the two say it differently: one comment for each

Messages are matched without their line breaks, quotes of both kinds made plain.
"""
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FLAGS = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Werror=incompatible-pointer-types", "-fsyntax-only",
         f"-I{ROOT}/include"]
EXPECT = re.compile(r"/\*\s*must (compile|fail)(?: (gcc|clang))?(?::\s*(.*?))?\s*\*/", re.S)
compilers = [c for c in ("gcc", "clang") if shutil.which(c)]
cases = sorted((ROOT / "tests/compile").glob("*.c"))
problems = 0


def plain(text):
    return " ".join(re.sub(r"[‘’`]", "'", text).split())


def first_lines(text):
    return "\n".join(text.splitlines()[:20])


def expected(text, compiler):
    """("compile", None) or ("fail", regex), None: the case does not say."""
    found = None
    for verb, only, regex in EXPECT.findall(text):
        if not only or only == compiler:
            found = (verb, plain(regex))
    return found


def complaint(case, compiler):
    want = expected(case.read_text(), compiler)
    if not want or (want[0] == "fail" and not want[1]):
        return "does not say what must happen"
    run = subprocess.run([compiler, *FLAGS, case], text=True, capture_output=True)
    if want[0] == "compile":
        return f"must compile:\n{first_lines(run.stderr)}" if run.returncode else None
    if run.returncode == 0:
        return "must fail, and compiles"
    if not re.search(want[1], plain(run.stderr)):
        return f"fails as it must, but no message matches {want[1]}:\n{first_lines(run.stderr)}"
    return None


for case in cases:
    for compiler in compilers:
        text = complaint(case, compiler)
        if text:
            problems += 1
            print(f"{case.relative_to(ROOT)}, {compiler}: {text}")
if not cases or not compilers:
    sys.exit("there was nothing to check")
print(f"{len(cases)} cases with {' and '.join(compilers)}, {problems} failures")
sys.exit(bool(problems))

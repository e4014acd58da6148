#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Headers that nobody wrote for tenon: real_headers.py TENONGEN LIBRARY... [--only NAME].

real/NAME.h describes structs of an installed header by TENON_REMOTE. Each is generated, compiled by every compiler that is
here as C11 and (without a run) as C++17, all warnings being errors, and run: generated code and tables give the same text of
random values, and read it back (engines.h). A header that is not installed is reported as skipped. LIBRARY is what to link:
libtenon, the objects of tests/support, -lcmocka.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WARNINGS = ["-Wall", "-Wextra", "-Werror"]
FEATURES = "-D_GNU_SOURCE"  # the same for the generator and the compilers: headers differ with it
DRIVER = """#include "%s.tenon.c"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include "engines.h"
static const subject subjects[] = {%s};
static void all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
        with_random_texts(&subjects[i], 6, 0, check_both);
        with_random_texts(&subjects[i], 1, RANDOM_SMALL, check_remixed);
        with_random_texts(&subjects[i], 1, RANDOM_SMALL, check_mutated);
    }
}
int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_ways)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
"""


def run(*command, cwd):
    """What went wrong, or None."""
    result = subprocess.run([str(c) for c in command], cwd=cwd, capture_output=True, text=True, errors="replace")
    return (result.stderr + result.stdout)[:4000] if result.returncode else None


def is_installed(description, folder):
    (folder / "probe.c").write_text("\n".join(re.findall(r"^#include <(?!tenon).*>$", description.read_text(), re.M)) + "\n")
    return run(shutil.which("cc") or "gcc", FEATURES, "-fsyntax-only", "probe.c", cwd=folder) is None


def structs(description, tables):
    """The descriptions of structs; enums have no objects."""
    names = re.findall(r"^TENON_REMOTE\((\w+),", description.read_text(), re.M)
    return [n for n in names if f"TENON_GEN_ENUM({n}," not in tables]


def attempt(description, folder, tenongen, libraries):
    """What went wrong, or None."""
    name, include = description.stem, f"-I{ROOT}/include"
    shutil.copy(description, folder)
    problem = run(tenongen, description.name, "--", FEATURES, include, cwd=folder)
    if problem:
        return f"tenongen: {problem}"
    tables = (folder / f"{name}.tenon.c").read_text()
    subjects = ", ".join(f'{{"{s}", {s}_type, NULL}}' for s in structs(description, tables))
    (folder / "driver.c").write_text(DRIVER % (name, subjects))
    for compiler in filter(shutil.which, ("g++", "clang++")):
        problem = run(compiler, "-std=c++17", "-x", "c++", *WARNINGS, FEATURES, include, "-fsyntax-only", f"{name}.tenon.c",
                      cwd=folder)
        if problem:
            return f"{compiler}: {problem}"
    for compiler in filter(shutil.which, ("gcc", "clang")):
        problem = run(compiler, "-std=c11", *WARNINGS, FEATURES, include, "-fsyntax-only", f"{name}.tenon.c", cwd=folder) or \
            run(compiler, "-std=c11", *WARNINGS, FEATURES, include, f"-I{ROOT}/src", f"-I{ROOT}/tests", f"-I{HERE}",
                "driver.c", "-o", "driver", *libraries, "-lm", "-lpthread", cwd=folder) or run("./driver", cwd=folder)
        if problem:
            return f"{compiler}: {problem}"
    return None


def main():
    arguments = sys.argv[1:]
    only = None
    if "--only" in arguments:
        at = arguments.index("--only")
        only = arguments[at + 1]
        del arguments[at:at + 2]
    tenongen, *libraries = (str(pathlib.Path(a).resolve()) if not a.startswith("-") else a for a in arguments)
    failures = skipped = tried = 0
    for description in sorted((HERE / "real").glob("*.h")):
        if only and description.stem != only:
            continue
        with tempfile.TemporaryDirectory() as folder:
            if not is_installed(description, pathlib.Path(folder)):
                print(f"{description.stem}: skipped, its header is not installed")
                skipped += 1
                continue
            problem = attempt(description, pathlib.Path(folder), tenongen, libraries)
            tried += 1
            failures += problem is not None
            print(f"{description.stem}: {problem or 'ok'}", flush=True)
    print(f"{tried} headers, {failures} failures, {skipped} skipped")
    return 1 if failures else 0 if tried else 77


if __name__ == "__main__":
    sys.exit(main())

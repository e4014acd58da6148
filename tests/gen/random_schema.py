#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Random headers: random_schema.py TENONGEN CC PART... [--seeds N] [--first N] [--keep FOLDER].

For each seed: a header of annotated structs from all kinds, shapes and options, and macro rows of the same structs
(schema_maker.py); the generator; both compiled with all warnings; then generated code, generated tables and macro rows
compared on random texts, permuted, damaged and cut ones, and with memory that fails (engines.h). CC is a compiler with its
flags in one argument, PART what to link: C files (compiled once), objects, libraries. A seed that fails is named with the
command that repeats it; --keep says where the files of the last one are to stay.

From 20 seeds on, also: every kind of kinds.def, every word of the tables in docs/generated.md and every case was made.
"""
import argparse
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

from schema_maker import POLICIES, Schema

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ENOUGH = 20  # seeds that have everything
DRIVER = """#define _GNU_SOURCE
#include "rows.h"
#include "schema.tenon.c"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include "engines.h"
static const subject subjects[] = {%s};
static void all_ways(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
        with_random_texts(&subjects[i], 4, 0, check_both);
        with_random_texts(&subjects[i], 2, RANDOM_SMALL, check_remixed);
        with_random_texts(&subjects[i], 1, RANDOM_SMALL, check_prefixes);
        with_random_texts(&subjects[i], 3, RANDOM_SMALL, check_mutated);
        with_random_texts(&subjects[i], 1, RANDOM_SMALL, check_faults);
    }
}
int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_ways)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
"""


class Bench:
    def __init__(self, tenongen, cc, parts, folder):
        self.tenongen, self.folder, self.made = tenongen, folder, set()
        self.cc = [*cc.split(), "-std=c11", "-Wall", "-Wextra", "-Wconversion", "-Werror", f"-I{ROOT}/include", f"-I{ROOT}/src",
                   f"-I{ROOT}/tests", f"-I{HERE}"]
        self.parts = [self.compiled(part) if part.endswith(".c") else part for part in parts]

    def compiled(self, part):
        out = self.folder / (pathlib.Path(part).stem + ".o")
        subprocess.run([*self.cc, "-c", part, "-o", out], check=True)
        return str(out)

    def attempt(self, seed):
        """What went wrong, or None."""
        schema, include = Schema(seed), f"-I{ROOT}/include"
        for name, text in (("schema.h", schema.text()), ("plain.h", schema.plain()), ("rows.h", schema.rows()),
                           ("driver.c", DRIVER % ", ".join(f'{{"{s}", {s}_type, row_{s}_type}}' for s in schema.subjects))):
            (self.folder / name).write_text(text)
        for what, command in (("tenongen", [self.tenongen, "schema.h", "--", include]),
                              ("the compiler", [*self.cc, "driver.c", "-o", "driver", *self.parts, "-lm", "-lpthread"]),
                              ("the comparison", ["./driver"])):
            run = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, errors="replace",
                                 env={"ASAN_OPTIONS": "allow_user_segv_handler=0", **os.environ})
            if run.returncode:
                return f"{what}: {(run.stderr + run.stdout)[:3000]}"
        self.note(schema)
        return None

    def note(self, schema):
        """The words, cases and kinds that were made."""
        self.made |= set(re.findall(r"TENON_KIND_(\w+)", (self.folder / "schema.tenon.c").read_text()))
        for line in schema.text().split("\n"):
            if "TENON" in line or line.startswith("#define WORDS"):
                self.made |= set(re.findall(r"\w+", re.sub(r'"(\\.|[^"\\])*"', "", line)))

    def lacking(self):
        page = (ROOT / "docs/generated.md").read_text()
        rows = re.findall(r"^\| (?:of an enumerator \| )?(`.*?) \|", page.split("## Annotations")[1].split("\n## ")[0], re.M)
        words = {w for row in rows for code in re.findall(r"`([^`]*)`", row) for w in re.findall(r"(?:^|, )(\w+)", code)}
        kinds = set(re.findall(r"^TENON_KIND\((\w+)", (ROOT / "include/tenon/kinds.def").read_text(), re.M))
        return sorted((words | kinds | set(POLICIES) | {"TENON_REMOTE_FIELD"}) - self.made)


def main():
    arguments = argparse.ArgumentParser()
    for name in ("tenongen", "cc"):
        arguments.add_argument(name)
    arguments.add_argument("parts", nargs="*")
    arguments.add_argument("--seeds", type=int, default=5)
    arguments.add_argument("--first", type=int, default=1)
    arguments.add_argument("--keep")
    given, parts = arguments.parse_known_args()  # -lcmocka is a part too
    parts = [str(pathlib.Path(f).resolve()) if pathlib.Path(f).exists() else f for f in [*given.parts, *parts]]
    tenongen = str(pathlib.Path(given.tenongen).resolve())
    failures = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(given.keep or temporary).resolve()
        folder.mkdir(exist_ok=True)
        bench = Bench(tenongen, given.cc, parts, folder)
        for seed in range(given.first, given.first + given.seeds):
            problem = bench.attempt(seed)
            if problem:
                failures += 1
                again = [sys.executable, str(HERE / "random_schema.py"), tenongen, given.cc, *parts, "--seeds=1", f"--first={seed}"]
                print(f"seed {seed}: {problem}\n{Schema(seed).text()}\nagain: {shlex.join(again)} --keep FOLDER", flush=True)
        lacking = bench.lacking() if given.seeds >= ENOUGH and not failures else []
    if lacking:
        print("never made:", *lacking)
    print(f"{given.seeds} schemas, {failures} failures")
    return bool(failures or lacking)


if __name__ == "__main__":
    sys.exit(main())

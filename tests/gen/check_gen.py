#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The generator from outside: check_gen.py TENONGEN [--update] [PART...]; without PART all of them:

  kept          the output that is kept here, in examples/, battle/*/ and tests/*/types (*.tenon.c, *.tenon.h) is what the generator
                makes, to the byte, twice, from any folder; docs/generated.md shows what is in it
  compiles      it compiles as C11 and C++17 with every compiler that is here, all warnings being errors, with functions and
                without
  bad           each header of bad/ is refused with exactly the messages of its .expected file, but for clang's own words,
                and nothing is written
  stale         output whose header has changed does not compile
  command_line  exit codes, --explain, --depfile, --compile-commands, several headers, arguments for clang
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INCLUDE = f"-I{ROOT}/include"
COMPILERS = [(c, std) for c, std in (("gcc", "c11"), ("clang", "c11"), ("g++", "c++17"), ("clang++", "c++17"))
             if shutil.which(c)]
tenongen = str(pathlib.Path(sys.argv[1]).resolve())
update = "--update" in sys.argv
wanted = [a for a in sys.argv[2:] if a != "--update"]
problems = []


def run(*args, cwd=HERE):
    return subprocess.run([tenongen, *map(str, args), "--", INCLUDE], cwd=cwd, text=True, capture_output=True)


def complain(*text):
    problems.append(" ".join(map(str, text)))


def expect(condition, *text):
    if not condition:
        complain(*text)


def compiles(file, *flags):
    """{compiler: its complaint} of those that refuse the file."""
    refused = {}
    for compiler, std in COMPILERS:
        language = "c" if std.startswith("c1") else "c++"
        result = subprocess.run([compiler, f"-std={std}", "-x", language, "-Wall", "-Wextra", "-Wconversion", "-Werror",
                                 "-fsyntax-only", INCLUDE, *flags, file], text=True, capture_output=True)
        if result.returncode:
            refused[compiler] = result.stderr
    return refused


def kept_headers():
    """Headers beside which their output is kept: here, in examples/ and battle/, and where other tests have their types."""
    for header in sorted([*HERE.glob("*.h"), *ROOT.glob("examples/*.h"), *ROOT.glob("battle/*/*.h"),
                          *ROOT.glob("tests/*/types/*.h")]):
        if not header.name.endswith(".tenon.h") and header.with_suffix(".tenon.c").exists():
            yield header


def options_of(header):
    """What the header says it is to be made with: options, and other headers whose types it uses."""
    return re.findall(r"made with: ([^*]*?) *\*/", header.read_text())[0].split() if "made with: " in header.read_text() else []


def check_kept(out):
    for header in kept_headers():
        folder = header.parent
        if update:
            run(header.name, *options_of(header), "-o", out, cwd=folder)
            for suffix in ("c", "h"):
                shutil.copy(out / f"{header.stem}.tenon.{suffix}", folder)
        for _ in range(2):
            result = run(header.name, *options_of(header), "-o", out, cwd=folder)
            expect(result.returncode == 0, header.name, "is refused:", result.stderr)
            for suffix in ("c", "h"):
                kept, made = folder / f"{header.stem}.tenon.{suffix}", out / f"{header.stem}.tenon.{suffix}"
                expect(made.exists() and kept.read_bytes() == made.read_bytes(), kept.name,
                       "is not what the generator makes: check_gen.py TENONGEN --update, and look at the difference")
    check_page()
    check_explained()


def check_compiles(out):
    for header in kept_headers():
        folder = header.parent
        others = [other for other in options_of(header) if other.endswith(".h")]
        places = [f"-iquote{(folder / other).parent}" for other in others]
        for compiler, text in compiles(folder / f"{header.stem}.tenon.c", *places).items():
            complain(f"{header.stem}.tenon.c with {compiler}:", text[:2000])
        result = run(header.name, *options_of(header), "-o", out, "--tables-only", cwd=folder)
        if result.returncode:
            complain(header.name, "is refused:", result.stderr)
            continue
        tables = (out / f"{header.stem}.tenon.c").read_text()
        expect("__get(" not in tables, "--tables-only prints functions")
        if others:  # it includes them by relative paths
            places.append(f"-iquote{folder}")
        else:  # no -I and no -iquote: the header may be called limits.h
            shutil.copy(header, out)
        for compiler, text in compiles(out / f"{header.stem}.tenon.c", *places).items():
            complain(f"{header.stem}.tenon.c --tables-only with {compiler}:", text[:2000])


CLANG = "(clang's words)"


def says(text, expected):
    """Line by line; where the expected line ends with CLANG, only what stands before that: versions of clang differ."""
    lines, wanted = text.splitlines(), expected.splitlines()
    return len(lines) == len(wanted) and all(
        line.startswith(want[:-len(CLANG)]) if want.endswith(CLANG) else line == want for line, want in zip(lines, wanted))


def check_bad(out):
    out = out / "bad"
    out.mkdir()
    for header in sorted((HERE / "bad").glob("*.h")):
        expected = header.with_suffix(".expected")
        result = run(header.name, *options_of(header), "-o", out, cwd=header.parent)
        if update and not says(result.stderr, expected.read_text()):
            expected.write_text(result.stderr)
        expect(result.returncode == 1, f"bad/{header.name} ended with", result.returncode)
        expect(says(result.stderr, expected.read_text()), f"bad/{header.name} says otherwise than its .expected:\n", result.stderr)
        expect(not (out / f"{header.stem}.tenon.c").exists(), f"bad/{header.name} wrote output all the same")


def check_stale(out):
    """Each change of the header must stop its old output."""
    header = "struct TENON() s { int a; char b[4]; unsigned *c TENON(count = n); unsigned n; };\n" \
             "enum TENON() e { ONE = 1, TWO };\n" \
             "struct far { char *key; short *list, count; bool has; int unused; };\n" \
             "TENON_REMOTE(far, struct far);\nTENON_REMOTE_FIELD(far, list, count = count, has = has);\n" \
             "struct TENON() map { struct far *of TENON(map, count = n); unsigned n; };\n"
    prelude = "#include <tenon/annotate.h>\n#include <stdbool.h>\n"
    source = out / "stale.h"
    source.write_text(prelude + header)
    expect(run("stale.h", cwd=out).returncode == 0, "stale.h is refused")
    expect(not compiles(out / "stale.tenon.c"), "stale.tenon.c does not compile even when it is fresh")
    for old, new in (("int a", "long a"), ("int a", "unsigned a"), ("b[4]", "b[5]"), ("unsigned *c", "int *c"),
                     ("unsigned n", "int n"), ("int a;", ""), ("ONE = 1", "ONE"), ("TWO", "TWO = 7"),
                     ("char *key", "char key[8]"), ("*list, count", "*list; char count"), ("bool has", "char has")):
        source.write_text(prelude + header.replace(old, new, 1))
        expect(len(compiles(out / "stale.tenon.c")) == len(COMPILERS), f"{new!r} for {old!r} compiles with old output")


def check_two_headers(out):
    folder = out / "two"
    folder.mkdir()
    (folder / "inner.h").write_text("#ifndef INNER_H\n#define INNER_H\n#ifndef TENON\n#define TENON(...)\n#endif\n"
                                    "struct TENON() inner { int x; };\nenum inner_kind { INNER_A };\n#endif\n")
    (folder / "outer.h").write_text('#include "inner.h"\nstruct TENON() outer { struct inner one, *list TENON(count = n); int n; '
                                    "enum inner_kind kind; };\n")
    result = run("outer.h", "inner.h", cwd=folder)
    expect(result.returncode == 0, "two headers:", result.stderr)
    for name in ("outer", "inner"):
        expect(not compiles(folder / f"{name}.tenon.c"), name, "of two headers does not compile",
               compiles(folder / f"{name}.tenon.c"))
    alone = run("outer.h", "-o", out, cwd=folder)
    expect(alone.returncode == 1 and "TENON_REMOTE(inner, struct inner);" in alone.stderr, "outer.h alone:", alone.stderr)


def check_page():
    """The code that docs/generated.md shows is in the output, but for its dots."""
    source = (ROOT / "examples/models.tenon.c").read_text()
    page = ROOT / "docs/generated.md"
    for block in re.findall(r"```c\n((?:static|TENON_GEN|enum \{).*?)```", page.read_text(), re.S):
        at = 0
        for piece in re.split(r"^ *\.\.\.\n", block, flags=re.M):
            found = source.find(piece.rstrip("\n"), at)
            expect(found >= 0, "docs/generated.md shows what is not in models.tenon.c:\n", piece)
            at = max(found, 0)


def check_explained():
    """What --explain says of several headers at once is kept as well."""
    kept = HERE / "explain.expected"
    said = run("options.h", "forms.h", "cases.h", "--explain", "--cases=kebab").stdout
    if update:
        kept.write_text(said)
    expect(kept.read_text() == said, "--explain says otherwise than explain.expected:\n", said)


def check_command_line(out):
    check_two_headers(out)
    expect(run().returncode == 2, "no header is no misuse")
    expect(run("--frobnicate", "options.h").returncode == 2, "an unknown option is no misuse")
    expect("no such case among: snake,camle" in run("--cases=snake,camle", "options.h").stderr, "--cases takes any word")
    expect(run("--cases", "none", "options.h").returncode == 2, "none is a case")
    run("cases.h", "--cases=camel,SNAKE", "-o", out)
    text = (out / "cases.tenon.c").read_text()
    expect("case_all__camel" in text and "case_all__camel__get" not in text, "sets have functions without --case-functions")
    expect(not compiles(out / "cases.tenon.c", f"-I{HERE}"), "cases.tenon.c without functions does not compile")
    run("options.h", "--cases=kebab", "--case-functions", "-o", out)
    expect(not compiles(out / "options.tenon.c", f"-I{HERE}"), "kinds.tenon.c with cases does not compile")
    expect(run("options.h", "-o").returncode == 2, "-o without a folder is no misuse")
    expect(run("none.h").returncode == 1, "a missing header is no error")
    expect(run("--help").returncode == 0 and "usage" in run("--help").stdout, "--help")
    explained = run("options.h", "--explain", "-o", out / "nowhere")
    expect(explained.returncode == 0 and '"channelNumber"' in explained.stdout, "--explain:", explained.stderr)
    expect(r'"a\b\t\n\f\r\u000b\"\\/??="' in explained.stdout, "--explain prints controls:", explained.stdout)
    expect(run("options.h", "-o", out / "nowhere").returncode == 1, "a folder that is not there is no error")
    dep = out / "options.d"
    run("options.h", "-o", out, "--depfile", dep)
    rule = dep.read_text().replace("\\\n", " ").split()
    expect(rule[0] == f"{out}/options.tenon.h" and rule[1] == f"{out}/options.tenon.c:", "--depfile:", rule[:2])
    expect(str(HERE / "options.h") in rule and f"{ROOT}/include/tenon/base.h" in rule, "--depfile lacks what was included")
    odd = out / "a b#c$d"
    odd.mkdir()
    (odd / "odd.h").write_text("struct TENON() odd { int x; };\n")
    run("odd.h", "--depfile", dep, cwd=odd)
    expect("a\\ b\\#c$$d/odd.h\n" in dep.read_text(), "--depfile spells paths wrong:", dep.read_text())
    source = out / "flags.h"
    source.write_text("#ifdef WANTED\nstruct __attribute__((annotate(\"other\"))) TENON() flags { int x; };\n#endif\n")
    expect(run("flags.h", cwd=out).returncode == 1, "a header without annotations is no error")
    expect(subprocess.run([tenongen, "flags.h", "--", "-DWANTED"], cwd=out).returncode == 0, "arguments behind --")
    (out / "compile_commands.json").write_text(json.dumps([
        {"directory": str(out), "file": "x.c", "command": "cc -Wall -c x.c -o x.o"},
        {"directory": str(out), "file": "flags.c", "command": "cc -DWANTED -O2 -c flags.c -o flags.o"},
        {"directory": str(out), "file": "y.c", "command": "cc -c y.c -o y.o"}]))  # the one of the header's name counts
    expect(run("flags.h", f"--compile-commands={out}/compile_commands.json", cwd=out).returncode == 0, "--compile-commands")


PARTS = {"kept": check_kept, "compiles": check_compiles, "bad": check_bad, "stale": check_stale,
         "command_line": check_command_line}
if not set(wanted) <= set(PARTS):
    sys.exit(__doc__)
with tempfile.TemporaryDirectory() as folder:
    out = pathlib.Path(folder)
    for part in wanted or PARTS:
        PARTS[part](out)
for text in problems:
    print(text)
print(f"{len(problems)} problems")
sys.exit(bool(problems))

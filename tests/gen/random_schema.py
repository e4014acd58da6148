#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Random headers: random_schema.py TENONGEN CC LIBRARY... [--seeds N] [--first N].

For each seed: a header of annotated structs from all kinds, shapes and options, and macro rows of the same structs where rows
can say it; the generator; both compiled with all warnings; then generated code, generated tables and macro rows compared on
random texts, permuted, damaged and cut ones, and with memory that fails (engines.h). CC is a compiler with its flags in one
argument, LIBRARY what to link (libtenon, the objects of tests/support, -lcmocka).
"""
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INTEGERS = {"int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64, "uint8_t": -8, "uint16_t": -16, "uint32_t": -32,
            "uint64_t": -64, "int": 32, "unsigned": -32, "long": 64, "unsigned long": -64, "short": 16, "signed char": 8,
            "long long": 64, "size_t": -64, "char": 8}
COUNTS = ("size_t", "int", "uint8_t", "int16_t", "uint32_t", "long", "int64_t")
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


class Schema:
    """text: the header; rows: the same by macros; structs: their names, each described by those before it."""

    def __init__(self, seed):
        self.r = random.Random(seed)
        self.text, self.rows, self.declared, self.structs, self.enums = [], [], [], [], []
        for i in range(self.r.randint(1, 3)):
            self.enum(f"e{i}")
        for i in range(self.r.randint(4, 9)):
            self.struct(f"s{i}")

    def one_in(self, n):
        return self.r.randrange(n) == 0

    def enum(self, name):
        values, value, options = [], 0, self.r.choice(("", "", "__attribute__((packed)) "))
        for i in range(self.r.randint(1, 5)):
            values.append((f"{name.upper()}_{i}", value, f'"{name} {i}"' if self.one_in(3) else None))
            value += 1 if not self.one_in(4) else self.r.choice((2, 10, 100))
        if self.one_in(3):  # zero is what absent members are; it need not be the first
            values.insert(0, (f"{name.upper()}_LEAST", -5, None))
        self.text.append(f"enum {options}TENON() {name} {{ " + ", ".join(
            f"{n}{f' TENON(name = {text})' if text else ''} = {v}" for n, v, text in values) + " };")
        self.declared.append(f"TENON_DECLARE_ENUM(row_{name}, enum {name});")
        self.rows.append(f"TENON_ENUM_BEGIN(row_{name}) = {{" + ", ".join(
            f"TENON_VALUE({n}{f', {text}' if text else ''})" for n, v, text in values) + "} TENON_ENUM_END;")
        self.enums.append((name, [n for n, _, _ in values]))

    # a member is (declaration, options, of, row options); options are (word, value) pairs, the same words for both
    def number(self, name):
        ctype = self.r.choice(list(INTEGERS))
        bits, options = INTEGERS[ctype], []
        low, high = (0, 2 ** -bits - 1) if bits < 0 else (-2 ** (bits - 1), 2 ** (bits - 1) - 1)
        a, b = sorted(self.r.choice((self.r.randint(0, min(high, 100)), self.r.randint(max(low, -2 ** 62), min(high, 2 ** 62))))
                      for _ in range(2))
        if self.one_in(4):
            options.append(("min", a))
        if self.one_in(4):
            options.append(("max", b))
        if self.one_in(4):
            options.append(("default", self.r.choice((a, b))))
        return f"{ctype} {name}", options

    def text_member(self, name):
        ctype = self.r.choice(("char *", "const char *", "tenon_str ", f"char[{self.r.choice((2, 3, 8, 16, 40))}]"))
        options = []
        if ctype.startswith("char["):
            declaration = f"char {name}{ctype[4:]}"
            if self.one_in(3):
                options.append(("truncate", None))
        else:
            declaration = ctype + name
            if self.one_in(5):
                options.append(("omit_null", None))
            if self.one_in(5):
                options.append(("default", f'"{self.r.choice(("", "text", "a longer text than sixteen"))}"'))
            elif self.one_in(5):
                options.append(("max_len", self.r.choice((1, 5, 40))))
        if self.one_in(6):
            options.append(("omit_empty", None))
        return declaration, options

    def scalar(self, name):
        if self.one_in(2):
            return *self.number(name), None
        if self.one_in(2):
            return *self.text_member(name), None
        if self.one_in(4):
            e, values = self.r.choice(self.enums)
            options = [("default", self.r.choice(values))] if self.one_in(3) else []
            if self.one_in(4):
                options.append(("fallback", self.r.choice(values)))
            return f"enum {e} {name}", options, e
        ctype = self.r.choice(("bool", "float", "double", "tenon_time", "tenon_raw"))
        options = [("default", self.r.choice(("true", "false")))] if ctype == "bool" and self.one_in(3) else []
        if ctype in ("float", "double") and self.one_in(3):
            options += [("min", "-2.5"), ("max", "1e6")] if self.one_in(2) else [("default", "0.25")]
        return f"{ctype} {name}", options, None

    def element(self):
        """(declaration with %s, of)"""
        if self.structs and self.one_in(3):
            s = self.r.choice(self.structs)
            return self.r.choice((f"struct {s} *%s", f"struct {s} *%s", f"struct {s} **%s")), s
        if self.one_in(5):
            e = self.r.choice(self.enums)[0]
            return f"enum {e} *%s", e
        return self.r.choice(("int *%s", "double *%s", "char **%s", "tenon_str *%s", "uint8_t *%s", "int64_t *%s", "bool *%s",
                              "float *%s", "char (*%s)[6]", "int (*%s)[3]", "tenon_time *%s", "tenon_raw *%s",
                              "const char **%s", "short *%s", "unsigned long *%s")), None

    def list_member(self, name):
        form, of = self.element()
        count = f"n_{name}"
        options = [("count", count)]
        if self.one_in(4):
            options.append(("max_count", self.r.choice((1, 3, 100))))
        if self.one_in(4):
            options.append(("omit_empty", None))
        return form % name, options, of, [f"{self.r.choice(COUNTS)} {count}"]

    def fixed(self, name):
        form = self.r.choice(("int %s[3]", "double %s[2]", "char *%s[2]", "char %s[2][5]", "tenon_str %s[2]", "int %s[2][2]",
                              "uint8_t %s[7]", "bool %s[1]"))
        of = None
        if self.structs and self.one_in(3):
            of = self.r.choice(self.structs)
            form = self.r.choice((f"struct {of} %s[2]", f"struct {of} *%s[2]"))
        if self.one_in(2):
            return form % name, [], of, []
        return form % name, [("count", f"n_{name}")], of, [f"{self.r.choice(COUNTS)} n_{name}"]

    def pointer(self, name):
        if self.structs and self.one_in(2):
            of = self.r.choice(self.structs)
            form = f"struct {of} *%s"
        else:
            of, form = None, self.r.choice(("int *%s", "double *%s", "char **%s", "tenon_str *%s", "bool *%s", "tenon_time *%s"))
        return form % name, [("omit_null", None)] if self.one_in(3) else [], of, []

    def member(self, name):
        kind = self.r.choice("nnnnnnlfpo")
        if kind == "l":
            member = self.list_member(name)
        elif kind == "f":
            member = self.fixed(name)
        elif kind == "p":
            member = self.pointer(name)
        elif kind == "o" and self.structs:
            s = self.r.choice(self.structs)
            member = f"struct {s} {name}", [], s, []
        else:
            member = *self.scalar(name), []
        declaration, options, of, companions = member
        words = [w for w, _ in options]
        if self.one_in(8):
            options.append(("name", f'"{name}_{self.r.choice(("x", "é", "a long name of more than thirty-two bytes"))}"'))
        if self.one_in(12):
            options.append(("alias", f'"{name}_alias"'))
        if self.one_in(8) and "omit_null" not in words and "fallback" not in words:
            options.append(("has", f"has_{name}"))
            companions = companions + [f"bool has_{name}"]
        elif self.one_in(8):
            options.append((self.r.choice(("read_only", "write_only")), None))
        elif self.one_in(8) and not any(w.startswith("omit") for w in words):
            options.append(("required", None))
        elif self.one_in(6):
            options.append(("omit_default", None))
        return declaration, options, of, companions

    def struct(self, name):
        lines, rows, options = [], [], []
        for i in range(self.r.choice((1, 2, 3, 5, 8, 13, 70)) if not self.one_in(6) else 1):
            declaration, words, of, companions = self.member(f"m{i}")
            text = ", ".join(w if v is None else f"{w} = {v}" for w, v in words)
            lines.append(f"    {declaration}{f' TENON({text})' if text else ''};")
            after = [f"    {c};" for c in companions]
            lines[self.r.randint(0, len(lines)):0] = after
            modifiers = "".join(f", TENON_{w.upper()}" + ("" if v is None else f"({v})") for w, v in words)
            member = f"m{i}"
            rows.append(f"    TENON_FIELD_OF({member}, row_{of}{modifiers})," if of else f"    TENON_FIELD({member}{modifiers}),")
        flags = ""
        if self.one_in(4):
            options.append("unknown = refuse")
            flags = ", TENON_REFUSE_UNKNOWN_MEMBERS"
        self.text.append(f"struct TENON({', '.join(options)}) {name} {{\n" + "\n".join(lines) + "\n};")
        self.declared.append(f"TENON_DECLARE(row_{name}, struct {name});")
        self.rows.append(f"TENON_BEGIN(row_{name}{flags}) = {{\n" + "\n".join(rows) + "\n} TENON_END;")
        self.structs.append(name)

    def header(self):
        return ("#ifndef SCHEMA_H\n#define SCHEMA_H\n#include <tenon/annotate.h>\n#include <tenon/base.h>\n\n" +
                "\n".join(self.text) + "\n#endif\n")

    def row_header(self):
        return '#include "schema.h"\n#include <tenon/tenon.h>\n\n' + "\n".join(self.declared + self.rows) + "\n"


def attempt(seed, folder, tenongen, cc, libraries):
    """What went wrong, or None."""
    schema = Schema(seed)
    (folder / "schema.h").write_text(schema.header())
    (folder / "rows.h").write_text(schema.row_header())
    (folder / "driver.c").write_text(DRIVER % ", ".join(f'{{"{s}", {s}_type, row_{s}_type}}' for s in schema.structs))
    include = f"-I{ROOT}/include"
    for what, command in (
            ("tenongen", [tenongen, "schema.h", "--", include]),
            ("the compiler", [*cc.split(), "-std=c11", "-Wall", "-Wextra", "-Wconversion", "-Werror", include, f"-I{ROOT}/src",
                              f"-I{ROOT}/tests", f"-I{HERE}", "driver.c", "-o", "driver", *libraries, "-lm", "-lpthread"]),
            ("the comparison", ["./driver"])):
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace")
        if run.returncode:
            return f"{what}: {(run.stderr + run.stdout)[:3000]}"
    return None


def main():
    arguments = sys.argv[1:]
    numbers = {"--seeds": 5, "--first": 1}
    for name in numbers:
        if name in arguments:
            at = arguments.index(name)
            numbers[name] = int(arguments[at + 1])
            del arguments[at:at + 2]
    tenongen, cc, *libraries = arguments
    tenongen = str(pathlib.Path(tenongen).resolve())
    libraries = [str(pathlib.Path(f).resolve()) if not f.startswith("-") else f for f in libraries]
    failures = 0
    for seed in range(numbers["--first"], numbers["--first"] + numbers["--seeds"]):
        with tempfile.TemporaryDirectory() as folder:
            problem = attempt(seed, pathlib.Path(folder), tenongen, cc, libraries)
            if problem:
                failures += 1
                print(f"seed {seed}: {problem}\n{Schema(seed).header()}")
    print(f"{numbers['--seeds']} schemas, {failures} failures")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Random described types, the same by annotations and by macro rows: Schema(seed) for random_schema.py.

text() is the annotated header, plain() the structs that it describes from outside (TENON_REMOTE), rows() the macro rows.
A member is a declaration, its options as (word, value) pairs in the words of annotations, what it refers to, and its
companions. Names are made of words, so that what a case policy makes of them is known without the policy's algorithm.

What is made can be written, and its own text can be read: limits hold zero or a member has no absent values, enums have a
zero. Not made: what rows cannot say (members without a kind, aside from naming policies, which rows spell out).
"""
import random

INTEGERS = {"int8_t": 8, "int16_t": 16, "int32_t": 32, "int64_t": 64, "uint8_t": -8, "uint16_t": -16, "uint32_t": -32,
            "uint64_t": -64, "int": 32, "unsigned": -32, "long": 64, "unsigned long": -64, "short": 16, "signed char": 8,
            "long long": 64, "size_t": -64, "char": 8, "unsigned char": -8, "unsigned short": -16,
            "unsigned long long": -64}
COUNTS = ("size_t", "int", "uint8_t", "int8_t", "int16_t", "uint16_t", "uint32_t", "long", "int64_t", "unsigned long")
POLICIES = ("none", "camel", "pascal", "snake", "SNAKE", "kebab", "KEBAB", "lower", "upper")
HEAVY = 100
WORDS = ("port", "host", "id", "name", "maximum", "url", "of", "temperature", "axis2")
# (the literal of an annotation, the modifier of a row); @ is the member's C name
NAMES = (('"@_x"', 'TENON_NAME("@_x")'), ('"@ é"', 'TENON_NAME("@ é")'), ('"$@-."', 'TENON_NAME("$@-.")'),
         ('"@ which is a long name of more than thirty-two bytes"',
          'TENON_NAME("@ which is a long name of more than thirty-two bytes")'),
         ('"@ which is a name of much more than sixty-four bytes, and people do have such names"',
          'TENON_NAME("@ which is a name of much more than sixty-four bytes, and people do have such names")'),
         (r'"a\"@\\\x01" "d"', r'TENON_NAME_ESCAPED("a\\\"@\\\\\\u0001d", "a\"@\\\x01" "d")'))


def capital(word):
    return word[0].upper() + word[1:]


def spelled(words, c_name, policy):
    """The name in a policy's style."""
    return {"": c_name, "none": c_name, "camel": words[0] + "".join(map(capital, words[1:])),
            "pascal": "".join(map(capital, words)), "snake": "_".join(words), "SNAKE": "_".join(words).upper(),
            "kebab": "-".join(words), "KEBAB": "-".join(words).upper(), "lower": c_name.lower(),
            "upper": c_name.upper()}[policy]


class Member:
    def __init__(self, declaration, options=(), of=None, companions=()):
        self.declaration, self.options, self.of, self.companions = declaration, list(options), of, list(companions)
        self.key_of = None  # of a dictionary: the entry's type
        self.weight = (of.weight if of else 1) * (2 if companions or "[" in declaration else 1)

    def has(self, *words):
        return any(w in words for w, _ in self.options)


class Type:
    """c: its C spelling; name: of its description; keys: members that may be a dictionary's key; values: of an enum; weight:
    about how many values an object has."""

    def __init__(self, c, name):
        self.c, self.name, self.keys, self.values, self.weight = c, name, [], [], 1


class Schema:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.lines, self.remote_lines, self.declared, self.row_lines = [], [], [], []
        self.structs, self.later, self.enums, self.subjects = [], [], [], []
        self.serial = 0
        for i in range(self.r.randint(2, 4)):
            self.enum(i)
        n = self.r.randint(5, 10)
        self.later = [Type(f"struct s{i}", self.r.choice((f"s{i}", f"s{i}", f"s{i}_by_another_name")))
                      for i in range(n) if i % 3]  # structs that others may point to before they stand there
        for i in range(n):
            ahead = [t for t in self.later if t.c == f"struct s{i}"]
            if ahead:
                self.struct(ahead[0])
            else:
                self.r.choice((self.typedef, self.typedef, self.remote, self.remote, self.transparent))(f"s{i}")

    def text(self):
        ahead = "\n".join(f"{t.c};" for t in self.later)
        return ("/* made by random_schema.py */\n#ifndef SCHEMA_H\n#define SCHEMA_H\n#include \"plain.h\"\n"
                f"#include <tenon/annotate.h>\n\n{ahead}\n" + "\n".join(self.lines) + "\n#endif\n")

    def plain(self):
        return ("#ifndef PLAIN_H\n#define PLAIN_H\n#include <tenon/base.h>\n\n" + "\n".join(self.remote_lines) + "\n#endif\n")

    def rows(self):
        return '#include "schema.h"\n#include <tenon/tenon.h>\n\n' + "\n".join(self.declared + self.row_lines) + "\n"

    # ---- chance

    def one_in(self, n):
        return self.r.randrange(n) == 0

    def words_of_name(self, first):
        """first keeps it apart from others: words, and a C identifier of them."""
        words = [first, *self.r.choices(WORDS, k=self.r.choice((0, 1, 1, 2)))]
        style = self.r.choice(("snake", "snake", "camel", "pascal", "SNAKE"))
        return words, spelled(words, "", style)

    # ---- enums

    def enum(self, i):
        least, step = self.r.choice(((0, 1), (0, 1), (-3, 1), (-5, 2), (0, 60), (-300, 100), (0, 0x40000000000000)))
        prefix, policy = self.r.choice(("", f"E{i}_")), self.r.choice(("", "", *POLICIES))
        values, value = [], least
        while len(values) < self.r.randint(1, 6) or value <= 0:
            words, _ = self.words_of_name(f"v{len(values)}")
            own = self.r.choice((None, None, f"{words[0]} of its own", f"{words[0]} over a name of more than thirty-two bytes"))
            c_name = f"E{i}_" + spelled(words, "", "SNAKE")
            if own is None:
                own_name = spelled(words if prefix else [f"e{i}", *words], c_name[len(prefix):], policy)
            ignored = value > 0 and self.one_in(6)
            values.append((c_name, value, own, own if own is not None else own_name, ignored))
            value = value + step if not value < 0 < value + step else 0
            if self.one_in(5) and value > 0:
                value += step
        options = ([f"case = {policy}"] if policy else []) + ([f'prefix = "{prefix}"'] if prefix else [])
        if self.one_in(3):
            values = self.r.sample(values, len(values))
        packed = "__attribute__((packed)) " if self.one_in(3) else ""
        body = ", ".join(
            n + (f' TENON({self.r.choice(("name = ", ""))}"{own}")' if own and not ignored else
                 " TENON(ignore)" if ignored else "") + f" = {v}" for n, v, own, _, ignored in values)
        t = Type(f"enum e{i}", f"e{i}")
        if self.one_in(4):
            t.c = f"e{i}_t"
            self.lines.append(f"__extension__ typedef enum {packed}{{ {body} }} e{i}_t TENON({', '.join(options)});")
        else:
            self.lines.append(f"__extension__ enum {packed}TENON({', '.join(options)}) e{i} {{ {body} }};")
        t.values = [n for n, _, _, _, ignored in values if not ignored]
        self.declared.append(f"TENON_DECLARE_ENUM(row_{t.name}, {t.c});")
        self.row_lines.append(f"TENON_ENUM_BEGIN(row_{t.name}) = {{" + ", ".join(
            f'TENON_VALUE({n}, "{name}")' for n, _, _, name, ignored in values if not ignored) + "} TENON_ENUM_END;")
        self.enums.append(t)

    # ---- values

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
        return Member(f"{ctype} {name}", options)

    def string(self, name):
        ctype = self.r.choice(("char *", "const char *", "tenon_str ", "char[]"))
        options, least, most = [], 0, 40
        if ctype == "char[]":
            size = self.r.choice((1, 2, 3, 8, 16, 40, 300))
            declaration, most = f"char {name}[{size}]", size - 1
            if self.one_in(3):
                options.append(("truncate", None))
        else:
            declaration = ctype + name
            if self.one_in(5):
                options.append(("omit_null", None))
        if self.one_in(5) and most:
            least = self.r.choice((1, 2, most))
            least = min(least, most)
            options.append(("min_len", least))
        if self.one_in(5):
            options.append(("max_len", self.r.choice((max(least, 1), 40, 1000))))
            most = min(most, options[-1][1])
        fitting = [t for t in ("", "text", "é", "a longer text than sixteen") if least <= len(t.encode()) <= most]
        if fitting and self.one_in(5):
            options.append(("default", f'"{self.r.choice(fitting)}"'))
        if self.one_in(6) and most:
            options.append(("omit_empty", None))
        return Member(declaration, options)

    def enum_member(self, name):
        e = self.r.choice(self.enums)
        options = [("default", self.r.choice(e.values))] if self.one_in(3) else []
        if self.one_in(4):
            options.append(("number", None))
        elif self.one_in(3):
            options.append(("fallback", self.r.choice(e.values)))
        return Member(f"{e.c} {name}", options, e)

    def other_scalar(self, name):
        ctype = self.r.choice(("bool", "float", "double", "tenon_time", "tenon_raw"))
        options = [("default", self.r.choice(("true", "false")))] if ctype == "bool" and self.one_in(3) else []
        if ctype in ("float", "double") and self.one_in(2):
            options += self.r.choice(([("min", "-2.5"), ("max", "1e6")], [("default", "0.25")], [("min", -1)],
                                      [("max", "0.5"), ("default", "-1.5")]))
        if ctype == "tenon_raw" and self.one_in(3):
            options.append(("omit_null", None))
        return Member(f"{ctype} {name}", options)

    def scalar(self, name):
        return self.r.choice((self.number, self.number, self.string, self.string, self.enum_member, self.other_scalar))(name)

    # ---- shapes

    def struct_type(self, ahead=True):
        """A type that may be pointed to, perhaps one that is not complete yet."""
        return self.r.choice(self.light() + (self.later if ahead else []))

    def light(self):
        """Types that others may hold without becoming enormous."""
        return [s for s in self.structs if s.weight < HEAVY]

    def element(self):
        """(declaration with %s, what it refers to)"""
        if self.one_in(3):
            s = self.struct_type(ahead=False) if self.light() else None
            if s:
                return self.r.choice((f"{s.c} *%s", f"{s.c} *%s", f"{s.c} **%s")), s
        if self.one_in(5) and self.later:  # recursion, one's own or through another
            s = self.r.choice(self.later)
            return f"{s.c} **%s" if self.one_in(2) else f"{s.c} *%s", s
        if self.one_in(5):
            e = self.r.choice(self.enums)
            return f"{e.c} *%s", e
        return self.r.choice(("int *%s", "double *%s", "char **%s", "tenon_str *%s", "uint8_t *%s", "int64_t *%s", "bool *%s",
                              "float *%s", "char (*%s)[6]", "int (*%s)[3]", "tenon_str (*%s)[2]", "tenon_time *%s",
                              "tenon_raw *%s", "const char **%s", "short *%s", "unsigned long *%s", "int8_t *%s",
                              "uint16_t *%s", "uint32_t *%s")), None

    def list_member(self, name):
        form, of = self.element()
        options = [("count", f"n_{name}")]
        if self.one_in(4):
            options.append(("max_count", self.r.choice((1, 3, 100))))
        if self.one_in(4):
            options.append(("omit_empty", None))
        return Member(form % name, options, of, [f"{self.r.choice(COUNTS)} n_{name}"])

    def fixed(self, name):
        form, n = self.r.choice((("int %s[3]", 3), ("double %s[2]", 2), ("char *%s[2]", 2), ("char %s[2][5]", 2), ("tenon_str %s[2]", 2),
                                 ("int %s[2][2]", 2), ("uint8_t %s[7]", 7), ("bool %s[1]", 1), ("tenon_raw %s[2]", 2),
                                 ("tenon_time %s[2]", 2), ("float %s[2][3]", 2)))
        of = None
        if self.light() and self.one_in(3):
            of = self.r.choice(self.light())
            form, n = self.r.choice(((f"{of.c} %s[2]", 2), (f"{of.c} *%s[2]", 2)))
        elif self.one_in(6):
            of = self.r.choice(self.enums)
            form, n = f"{of.c} %s[3]", 3
        if self.one_in(2):
            return Member(form % name, [], of)
        options = [("count", f"n_{name}")] + ([("max_count", n)] if self.one_in(3) else [])
        return Member(form % name, options, of, [f"{self.r.choice(COUNTS)} n_{name}"])

    def pointer(self, name):
        of = None
        if self.one_in(2) and self.light() + self.later:
            of = self.struct_type()
        elif self.one_in(5):
            of = self.r.choice(self.enums)
        form = f"{of.c} *%s" if of else self.r.choice(("int *%s", "double *%s", "char **%s", "tenon_str *%s", "bool *%s",
                                                       "tenon_time *%s", "char (*%s)[7]", "uint64_t *%s", "int8_t *%s"))
        return Member(form % name, [("omit_null", None)] if self.one_in(3) else [], of)

    def object(self, name):
        if not self.light():
            return self.scalar(name)
        s = self.r.choice(self.light())
        return Member(f"{s.c} {name}", [], s)

    def map_member(self, name):
        keyed = [s for s in self.light() if s.keys]
        if keyed and self.one_in(2):
            entry = self.r.choice(keyed)
        else:
            entry = self.entry()
        key = self.r.choice(entry.keys)
        options = [("count", f"n_{name}"), ("map", None)]
        if key != "key" or self.one_in(2):
            options.append(("key", key))
        if self.one_in(4):
            options.append(("max_count", self.r.choice((1, 3, 100))))
        if self.one_in(4):
            options.append(("omit_empty", None))
        member = Member(f"{entry.c} *{name}", options, entry, [f"{self.r.choice(COUNTS)} n_{name}"])
        member.key_of = (entry, key)
        return member

    def key(self, name):
        return self.r.choice(("char *%s", "const char *%s", "tenon_str %s", "char %s[8]", "char %s[30]")) % name

    def entry(self):
        """A transparent struct of a key and one value; a dictionary must name it, or it has two members."""
        self.serial += 1
        t = Type(f"struct entry{self.serial}", f"entry{self.serial}")
        key = self.r.choice(("key", "key", "by"))
        t.keys = [key]
        member = self.bare("value")
        t.weight += member.weight
        lines = [self.key(key) + ";", self.annotated(member), *(c + ";" for c in member.companions)]
        self.emit(t, lines, [self.row("value", ["value"], member, "")], ["transparent"])
        return t

    # ---- members

    def bare(self, name):
        """A member that has nothing but its shape: of a transparent struct."""
        member = self.r.choice((self.scalar, self.scalar, self.pointer, self.fixed, self.list_member, self.object))(name)
        member.options = [(w, v) for w, v in member.options if w in ("count", "number", "max_count", "fallback")]
        return member

    def member(self, name, simple):
        """simple: of a struct in another header, which knows no other types"""
        if simple:
            form = self.r.choice((self.number, self.string, self.other_scalar))
        else:
            form = self.r.choice((self.scalar,) * 7 + (self.list_member, self.fixed, self.pointer, self.object, self.map_member))
        member = form(name)
        if self.one_in(8):
            literal, _ = self.r.choice(NAMES)
            member.options.append(("name", literal.replace("@", name)))
        for i in range(self.r.choice((1, 2))):
            if self.one_in(12):
                member.options.append(("alias", f'"{name} alias {i}"'))
        if self.one_in(8) and not member.has("omit_null", "fallback"):
            member.options.append(("has", f"has_{name}"))
            member.companions.append(f"bool has_{name}")
            if self.one_in(3):
                member.options.append(("omit_null", None))
        elif self.one_in(8):
            member.options.append((self.r.choice(("read_only", "write_only")), None))
        elif self.one_in(8) and not member.has("omit_null", "omit_empty"):
            member.options.append(("required", None))
        elif self.one_in(6):
            member.options.append(("omit_default", None))
        return member

    def annotation(self, member):
        """The text of its options, in any order, now and then through a macro."""
        options = self.r.sample(member.options, len(member.options))
        text = ", ".join(w if v is None else v if w == "name" and self.one_in(2) else f"{w} = {v}" for w, v in options)
        if text and self.one_in(10):
            self.serial += 1
            self.lines.append(f"#define WORDS{self.serial} {text}")
            return f"WORDS{self.serial}"
        return text

    def annotated(self, member):
        return f"{member.declaration} TENON({self.annotation(member)});" if member.options or self.one_in(9) \
            else member.declaration + ";"

    def row(self, name, words, member, policy):
        modifiers, aliases = [], [v for w, v in member.options if w == "alias"]
        named = dict(member.options).get("name")
        if named:
            modifiers += [m.replace("@", name) for n, m in NAMES if n.replace("@", name) == named]
        elif spelled(words, name, policy) != name:
            modifiers.append(f'TENON_NAME("{spelled(words, name, policy)}")')
        if aliases:
            modifiers.append("TENON_ALIAS(" + r' "\0" '.join(aliases) + ")")
        for w, v in member.options:
            if w == "map":
                modifiers.append(f"TENON_MAP(row_{member.key_of[0].name}, {member.key_of[1]})")
            elif w not in ("name", "alias", "key", "number"):
                modifiers.append(f"TENON_{w.upper()}" + ("" if v is None else f"({v})"))
        of = None if member.has("number") else member.of
        return f"TENON_FIELD_OF({name}, row_{of.name}" + "".join(f", {m}" for m in modifiers) + ")" if of else \
            f"TENON_FIELD({name}" + "".join(f", {m}" for m in modifiers) + ")"

    # ---- structs

    def emit(self, t, lines, rows, options, flags=(), typedef=False):
        body = "\n".join("    " + line for line in lines)
        options, flags = ", ".join(options), [f"TENON_{f.upper()}" for f in flags]
        if "transparent" in options:
            flags.append("TENON_TRANSPARENT")
        self.lines.append(f"typedef struct {{\n{body}\n}} {t.c} TENON({options});" if typedef else
                          f"{t.c} {{\n{body}\n}} TENON({options});" if self.one_in(3) else
                          f"struct TENON({options}) {t.c[7:]} {{\n{body}\n}};")
        self.describe(t, rows, flags)

    def describe(self, t, rows, flags):
        self.declared.append(f"TENON_DECLARE(row_{t.name}, {t.c});")
        self.row_lines.append(f"TENON_BEGIN(row_{t.name}{', ' + ' | '.join(flags) if flags else ''}) = {{\n" +
                              "".join(f"    {row},\n" for row in rows) + "} TENON_END;")
        self.subjects.append(t.name)

    def type_options(self, t):
        """(options, flags of rows, policy)"""
        options, flags, policy = [], [], ""
        if self.one_in(3):
            options.append("unknown = refuse")
            flags.append("refuse_unknown_members")
        elif self.one_in(6):
            options.append("unknown = ignore")
        if self.one_in(3):
            policy = self.r.choice(POLICIES)
            options.append(f"case = {policy}")
        if "another" in t.name:
            options.append(f"name = {t.name}")
        return options, flags, policy

    def struct(self, t, typedef=False):
        lines, rows = [], []
        options, flags, policy = self.type_options(t)
        nameless = self.r.randrange(20)  # that member stands in a nameless struct
        for i in range(1 if self.one_in(6) else self.r.choice((1, 2, 3, 5, 8, 13, 70))):
            words, name = self.words_of_name(f"m{i}")
            member = self.member(name, False)
            t.weight += member.weight
            line = self.annotated(member)
            lines.append(f"struct {{ {line} }};" if i == nameless else line)
            lines[self.r.randint(0, len(lines)):0] = [c + ";" for c in member.companions]
            rows.append(self.row(name, words, member, policy))
            if self.one_in(12):
                lines.append(f"int other{i} TENON(ignore);")
                rows.append(self.row(f"other{i}", [f"other{i}"], Member("", [("ignore", None)]), policy))
        if self.one_in(2):
            self.key_member(t, lines, rows, policy)
        self.emit(t, lines, rows, options, flags, typedef)
        self.structs.append(t)

    def key_member(self, t, lines, rows, policy):
        ignored = self.one_in(3)
        t.keys = ["key"]
        lines.append(self.key("key") + (" TENON(ignore);" if ignored else ";"))
        rows.append(self.row("key", ["key"], Member("", [("ignore", None)] if ignored else []), policy))

    def typedef(self, name):
        self.struct(Type(f"{name}_t", name), True)

    def transparent(self, name):
        t = Type(f"struct {name}", name)
        member = self.map_member("value") if self.one_in(4) else self.bare("value")
        t.weight += member.weight
        lines = [self.annotated(member), *(c + ";" for c in member.companions)]
        self.emit(t, self.r.sample(lines, len(lines)), [self.row("value", ["value"], member, "")], ["transparent"])
        self.structs.append(t)

    def remote(self, name):
        """A struct of another header, some of whose members are described."""
        t = Type(f"struct {name}", name)
        options, flags, policy = self.type_options(t)
        rows, lines, fields = [], ["long before;"], []
        for i in range(self.r.choice((1, 2, 5))):
            words, c_name = self.words_of_name(f"m{i}")
            member = self.member(c_name, True)
            lines += [member.declaration + ";", *(c + ";" for c in member.companions), f"short between{i};"]
            text = self.annotation(member)
            fields.append(f"TENON_REMOTE_FIELD({name}, {c_name}{', ' + text if text else ''});")
            rows.append(self.row(c_name, words, member, policy))
        self.remote_lines.append(f"{t.c} {{\n" + "".join(f"    {line}\n" for line in lines) + "};")
        self.lines += [f"TENON_REMOTE({', '.join([name, t.c, *options])});", *fields]
        self.describe(t, rows, [f"TENON_{f.upper()}" for f in flags])
        self.structs.append(t)

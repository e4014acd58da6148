#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The layers of the house, checked on the #include lines.

 - A file of src/ includes only files of its own folder, of lower layers, and public headers not above its layer.
   Formats are of one layer and never include one another.
 - Headers of include/tenon/inline/ include one another and the headers of the lower layers (base.h, type.h), no others.
 - Public headers include public headers; examples and programs include public headers only, never inline/ or src/.
 - src/all.c includes every .c of src/ exactly once, lower layers first.
 - Conditionals on compiler or platform stand in src/port/ and inline/port.h only.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = {"port": 0, "base": 1, "num": 1, "type": 2, "walk": 3, "json": 4, "document": 4, "csv": 4, "jsv": 4,
          "msgpack": 4, "cbor": 4, "http": 5}
FORMATS = {folder for folder, layer in LAYERS.items() if layer == 4}
# Layer of each public header: who may include it. Headers that are not named belong to the top.
PUBLIC = {"base.h": 1, "options.def": 0, "errors.def": 0, "kinds.def": 0, "media.def": 0, "type.h": 2, "model.h": 2,
          "annotate.h": 0, "http.h": 5}
TOP = 4
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"]+)"|<(tenon/[^>]+)>)', re.M)
PLATFORM = re.compile(r"^[ \t]*#[ \t]*(?:el)?if.*\b(__GNUC__|__clang__|_MSC_VER|_WIN32|__linux__|__APPLE__|__unix__|"
                      r"__x86_64__|__i386__|__aarch64__|__ARM_NEON|__SSE\w+|__AVX\w+|__BYTE_ORDER__)", re.M)
problems = []


def complain(file, text):
    problems.append(f"{file.relative_to(ROOT)}: {text}")


def source(file):
    """The text without comments (strings of this house hold no comment marks)."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", lambda m: "\n" * m.group().count("\n"), file.read_text(), flags=re.S)


def includes(file):
    """Files of ours that file includes."""
    for quoted, angle in INCLUDE.findall(source(file)):
        name = quoted or angle
        places = ([file.parent / name] if quoted else []) + [ROOT / "src" / name, ROOT / "include" / name]
        if ".tenon." in file.name:  # generated together with the headers whose types it uses
            places.append(ROOT / "examples" / name)
        for place in places:
            if place.exists():
                yield place.resolve()
                break
        else:
            annotated = name.removesuffix(".tenon.h") + ".h"  # x.tenon.h may be made of it in the build
            if not (file.parent / annotated).exists():
                complain(file, f"includes {name}, which is not there")


def files(folder):
    return sorted(f for f in (ROOT / folder).rglob("*") if f.suffix in (".c", ".h", ".inc", ".def"))


def check_src():
    for file in files("src"):
        parts = file.relative_to(ROOT / "src").parts
        if len(parts) == 1:
            if file.name != "all.c":
                complain(file, "stands outside the layers")
            continue
        folder = parts[0]
        if folder not in LAYERS:
            complain(file, f"folder {folder} has no layer in tools/check_layers.py")
            continue
        layer = LAYERS[folder]
        for other in includes(file):
            path = other.relative_to(ROOT).parts
            if path[0] == "src":
                other_layer = LAYERS.get(path[1], 99)
                if path[1] != folder and (other_layer > layer or (folder in FORMATS and path[1] in FORMATS)):
                    complain(file, f"layer {layer} includes {'/'.join(path)}, layer {other_layer}")
                if other.suffix == ".c":
                    complain(file, f"includes {'/'.join(path)}; only src/all.c includes .c files")
            elif path[:3] == ("include", "tenon", "inline"):
                if layer == 0 and path[-1] != "port.h":
                    complain(file, f"layer 0 includes {'/'.join(path)}")
            elif PUBLIC.get(path[-1], TOP) > layer:
                complain(file, f"layer {layer} includes {'/'.join(path)}, layer {PUBLIC.get(path[-1], TOP)}")
        if folder != "port":
            for word in PLATFORM.findall(source(file)):
                complain(file, f"conditional on {word}: that belongs to src/port or inline/port.h")


def check_public():
    for file in files("include"):
        inline = file.parent.name == "inline"
        for other in includes(file):
            path = other.relative_to(ROOT).parts
            if path[0] != "include":
                complain(file, f"a public header includes {'/'.join(path)}")
            elif inline and path[2] != "inline" and PUBLIC.get(path[-1], TOP) > 2:
                complain(file, f"an inline header includes {path[-1]}; base.h and type.h are the limit")
        if inline and file.name != "port.h":
            for word in PLATFORM.findall(source(file)):
                complain(file, f"conditional on {word}: that belongs to inline/port.h")
    for folder in ("examples", "cli", "battle", "service"):
        for file in files(folder):
            for other in includes(file):
                path = other.relative_to(ROOT).parts
                if path[0] == "src" or "inline" in path:
                    complain(file, f"includes {'/'.join(path)}; programs use the public headers")


def check_unity():
    all_c = ROOT / "src/all.c"
    if not all_c.exists():
        sys.exit("src/all.c is missing")
    listed = [ROOT / "src" / name for name, _ in INCLUDE.findall(source(all_c)) if name.endswith(".c")]
    present = [f for f in files("src") if f.suffix == ".c" and f != all_c]
    for file in present:
        if listed.count(file) != 1:
            complain(all_c, f"includes {file.relative_to(ROOT / 'src')} {listed.count(file)} times, not once")
    for file in listed:
        if file not in present:
            complain(all_c, f"includes {file.relative_to(ROOT / 'src')}, which is not there")
    order = [LAYERS.get(file.parent.name, 99) for file in listed]
    for a, b, file in zip(order, order[1:], listed[1:]):
        if b < a:
            complain(all_c, f"{file.relative_to(ROOT / 'src')} comes after a file of a higher layer")
    return len(present)


check_src()
check_public()
count = check_unity()
if count == 0:
    problems.append("src/ holds no .c file: nothing was checked")
print("\n".join(problems) or f"{count} .c files keep to their layers")
sys.exit(bool(problems))

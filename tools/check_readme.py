#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The README does what it says: check_readme.py LIBTENON [TENONGEN] [--update].

Its header, program and configuration are put into a folder, its console session is run there, and what the commands print
must be what the README shows, to the byte (--update writes that into it). Then the program once more with the README's
macro rows instead of generated code: the same again. pkg-config answers with the build's own library. Where there is no
tenongen, the output that is kept in examples/ for the same header takes its place.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
arguments = [a for a in sys.argv[1:] if a != "--update"]
library = pathlib.Path(arguments[0]).resolve()
tenongen = str(pathlib.Path(arguments[1]).resolve()) if len(arguments) > 1 else None
problems = []


def block(language, first=""):
    """The one fenced block of the language that begins so."""
    found = [text for text in re.findall(rf"^```{language}\n(.*?)^```", README.read_text(), re.M | re.S)
             if text.startswith(first)]
    if len(found) != 1:
        sys.exit(f"README.md has {len(found)} blocks of {language} that begin with {first!r}, and should have one")
    return found[0]


def code_of(header):
    """A header without its comments and its guard."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    text = re.sub(r"#ifndef CONFIG_H\n#define CONFIG_H\n|\n#endif\s*$", "", text) if "CONFIG_H" in text else text
    return text.split()


def install_commands(folder):
    """pkg-config and tenongen, as they are after an installation."""
    commands = {"pkg-config": f"echo -I{ROOT}/include {library}"}
    if tenongen:
        commands["tenongen"] = f'exec {tenongen} "$@"'
    else:
        commands["tenongen"] = f"cp {ROOT}/examples/config.tenon.* ."
    (folder / "bin").mkdir()
    for name, line in commands.items():
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / "bin" / name).chmod(0o755)
    return {**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}


def run_session(session, program):
    """The session with what its commands really print. They run in a fresh folder, over the given main.c."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        environment = install_commands(folder)
        (folder / "config.h").write_text(block("c", "/* config.h"))
        (folder / "config.json").write_text(block("json"))
        (folder / "main.c").write_text(program)
        said = ""
        for line in session.splitlines():
            if line.startswith("$ "):
                result = subprocess.run(line[2:], shell=True, cwd=folder, env=environment, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                said += f"{line}\n{result.stdout}"
        return said


session, program = block("console"), block("c", "/* main.c")
kept = (ROOT / "examples/config.h").read_text()
if code_of(block("c", "/* config.h")) != code_of(kept):
    problems.append("the README's config.h is not examples/config.h")

said = run_session(session, program)
if "--update" in sys.argv:
    README.write_text(README.read_text().replace(session, said))
    session = said
elif said != session:
    problems.append(f"the README shows:\n{session}\nand its commands print:\n{said}")

with_rows, replaced = re.subn(r'#include "config\.tenon\.h".*\n', lambda _: block("c", "/* in main.c"), program)
session_of_rows = session.replace("main.c config.tenon.c", "main.c")
said = run_session(session_of_rows, with_rows)
if replaced != 1 or session_of_rows == session or said != session_of_rows:
    problems.append(f"with macro rows the commands print:\n{said}")

print("\n".join(problems) or "the README does what it says")
sys.exit(bool(problems))

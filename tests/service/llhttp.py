# SPDX-License-Identifier: MIT
"""The requests of data/http-llhttp, out of their documents: each is a code block "http" under a heading, with a comment
that says of what kind it is and a block "log" of what that parser makes of it.

In the blocks a line's end stands for CRLF and the last one for nothing, a backslash before it joins two lines, and \\r, \\n,
\\t, \\f, \\x41, \\101 are bytes."""
import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASE = re.compile(r"<!-- meta=\{(.*?)\} -->\s*```http\n(.*?)```[^`]*```log\n(.*?)```", re.S)
ESCAPE = re.compile(rb"\\(?:([rntf])|x([0-9a-fA-F]{2})|([0-7]{1,3}))")


class Case:
    """name; request, its bytes; kind: what stands behind "request" in its type, "" for the strict rules; error: the reason
    that the parser stopped for, or None; upgrades: it stopped to let another protocol have the connection."""

    def __init__(self, name, meta, block, log):
        self.name = name
        self.kind = re.search(r'"type": *"request([^"]*)"', meta)[1]
        text = block.removesuffix("\n").encode().replace(b"\\\n", b"").replace(b"\n", b"\r\n")
        self.request = ESCAPE.sub(unescape, text)
        errors = re.findall(r'error code=(\d+) reason="(.*)"', log)
        self.upgrades = any(code in ("22", "23") for code, _ in errors)
        self.error = errors[-1][1] if errors and not self.upgrades else None


def unescape(found):
    if found[1]:
        return {b"r": b"\r", b"n": b"\n", b"t": b"\t", b"f": b"\f"}[found[1]]
    return bytes([int(found[2], 16) if found[2] else int(found[3], 8)])


def read_cases():
    """All of them, or None where the data is not on this machine."""
    data = pathlib.Path(os.environ.get("TENON_DATA", ROOT.parent / "shared"))
    files = sorted((data / "data" / "http-llhttp" / "request").glob("*.md"))
    cases, seen = [], {}
    for file in files:
        for section in re.split(r"^#+ ", file.read_text(), flags=re.M)[1:]:
            title = section.split("\n", 1)[0]
            for found in CASE.finditer(section):
                name = f"{file.stem}: {title}"
                seen[name] = seen.get(name, 0) + 1
                cases.append(Case(name if seen[name] == 1 else f"{name} ({seen[name]})", *found.groups()))
        blocks = file.read_text().count("```http\n")
        if blocks != sum(case.name.startswith(f"{file.stem}: ") for case in cases):
            raise ValueError(f"{file}: not all of its {blocks} cases were understood")
    return cases or None

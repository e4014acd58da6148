# SPDX-License-Identifier: MIT
"""Object files for the checks: finds those of a split build and asks binutils about them."""
import pathlib
import subprocess
import sys


def find():
    """{"json/decode": path of its object} in the build folder that the command line names."""
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} FOLDER-OF-A-SPLIT-BUILD")
    found = {}
    for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.c.o")):
        parts = path.parts
        if "src" in parts:
            at = len(parts) - parts[::-1].index("src")
            found["/".join(parts[at:])[:-len(".c.o")]] = path
    if not found:
        sys.exit(f"{sys.argv[1]} holds no object file of src/")
    return found


def tool(*command):
    return subprocess.run(command, text=True, capture_output=True, check=True).stdout

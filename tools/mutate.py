#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Do the tests catch faults? mutate.py [-j N] [NUMBER | WORD ...]; mutate.py --check.

tools/mutants.txt lists seeded faults. Each one is put into a copy of the tree (build/mutate/tree; the tree itself is never
touched), what it concerns is built again, and tests run until one fails: first those that the list names, then the others,
the quickest first. The copy is put right again, and the next fault has its turn. NUMBERs, or WORDs of titles and files,
choose some of them.

Before that all tests must pass in the copy without a fault. A test that takes ten times as long as then, and more than
TIMEOUT seconds, caught the fault by hanging. Status 1: a fault survived, did not compile, or stands no longer in the code;
or the tests did not pass before.

--check only sees whether the old text of each fault stands exactly once in its file: a test, so that the list cannot rot.
"""
import argparse
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "tools" / "mutants.txt"
WORK = ROOT / "build" / "mutate"
TREE, BUILD, TEMP = WORK / "tree", WORK / "build", WORK / "tmp"
TIMEOUT = 60
SKIPPED = 77  # the status of a test whose data is not here
MEMORY, FILES = 8 << 30, 1 << 30  # what a test may take: a fault must not take the machine
GROUPS = ("unit", "features", "gen", "property", "fault", "conformance", "battle", "service")
CONFIGURE = ["-G", "Ninja", "-DCMAKE_C_COMPILER=gcc", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_C_FLAGS_RELEASE=-O1 -DNDEBUG",
             "-DTENON_UNITY=OFF", "-DTENON_BUILD_SHARED=OFF", "-DTENON_EXAMPLES=OFF", "-DTENON_INSTALL=OFF",
             "-DTENON_WERROR=OFF"]


class Mutant:
    """One block of the list: its title, "FILE | TESTS", and the fault as a difference, lines with - and lines with +."""

    def __init__(self, number, block):
        self.number = number
        self.title = block[0]
        self.file, _, tests = (part.strip() for part in block[1].partition("|"))
        self.tests = tests.split()
        self.old = "\n".join(line[1:] for line in block[2:] if line.startswith("-")).strip()
        self.new = "\n".join(line[1:] for line in block[2:] if line.startswith("+")).strip()

    def in_text(self, text):
        """The text with the fault in it, or None when there is no one place for it."""
        return text.replace(self.old, self.new) if self.old and text.count(self.old) == 1 else None

    def place(self):
        text = (ROOT / self.file).read_text()
        return f"{self.file}:{text.count(chr(10), 0, text.index(self.old)) + 1}"

    def is_chosen(self, words):
        return not words or any(str(self.number) == word if word.isdigit() else
                                word.lower() in f"{self.title} {self.file}".lower() for word in words)


def read_list():
    blocks = re.split(r"\n\s*\n", "\n".join(line for line in LIST.read_text().splitlines() if not line.startswith("#")))
    return [Mutant(number, block.strip("\n").split("\n"))
            for number, block in enumerate((b for b in blocks if b.strip()), 1)]


def check_list(mutants):
    """The faults that the code has moved away from."""
    stale = []
    for mutant in mutants:
        file = ROOT / mutant.file
        text = file.read_text() if file.is_file() else ""
        if mutant.in_text(text) is None or mutant.old == mutant.new:
            stale.append(f"{mutant.number:3} {mutant.title}: its old text stands {text.count(mutant.old) if mutant.old else 0} "
                         f"times in {mutant.file}")
    return stale


# ---- the copy --------------------------------------------------------------------------------------------------------


def files_of_tree():
    try:
        names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, text=True, capture_output=True,
                               check=True).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        names = [str(f.relative_to(ROOT)) for f in ROOT.rglob("*")]
    return [n for n in names if (ROOT / n).is_file() and n.split("/")[0] not in ("build", ".git", ".cache")]


def copy_tree():
    """Only what differs is written, so that ninja sees what has changed since the last time."""
    names = set(files_of_tree())
    for name in names:
        source, target = ROOT / name, TREE / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for old in list(TREE.rglob("*")):
        if old.is_file() and str(old.relative_to(TREE)) not in names:
            old.unlink()


# ---- building and running --------------------------------------------------------------------------------------------


class Test:
    def __init__(self, entry):
        properties = {p["name"]: p["value"] for p in entry.get("properties", [])}
        self.name = entry["name"]
        self.command = entry.get("command", [])
        self.labels = properties.get("LABELS", [])
        self.folder = properties.get("WORKING_DIRECTORY", str(TREE))
        self.environment = dict(e.split("=", 1) for e in properties.get("ENVIRONMENT", []))
        self.limit = 10 * TIMEOUT
        self.seconds = 0.0
        programs = [pathlib.Path(word) for word in self.command if word.startswith(f"{BUILD}/")]
        self.target = programs[0].name if programs else None
        self.log = WORK / "logs" / (self.name.replace("/", "_") + ".log")

    def run(self):
        """Its status; None: it hangs."""
        def begin():
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_FSIZE, (FILES, FILES))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        folder = TEMP / self.log.stem
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.log.parent.mkdir(exist_ok=True)
        environment = {**os.environ, **self.environment, "TMPDIR": str(folder)}
        data = ROOT.parent / "shared"
        if "TENON_DATA" not in environment and data.is_dir():
            environment["TENON_DATA"] = str(data)
        from_ = time.monotonic()
        with open(self.log, "wb") as log:
            process = subprocess.Popen(self.command, cwd=self.folder, env=environment, stdin=subprocess.DEVNULL, stdout=log,
                                       stderr=log, start_new_session=True, preexec_fn=begin)
            try:
                status = process.wait(self.limit)
            except subprocess.TimeoutExpired:
                status = None
            finally:
                try:
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                process.wait()
        self.seconds = time.monotonic() - from_
        return status


def build(targets, jobs):
    return subprocess.run(["ninja", "-C", BUILD, "-j", str(jobs), *sorted(set(targets))], text=True, capture_output=True)


def configure():
    """The tests of the build, those of each group and the checks of the generator."""
    result = subprocess.run(["cmake", "-S", TREE, "-B", BUILD, *CONFIGURE], text=True, capture_output=True)
    if result.returncode:
        sys.exit(f"mutate: the build cannot be configured\n{result.stdout}{result.stderr}")
    listed = json.loads(subprocess.run(["ctest", "--show-only=json-v1"], cwd=BUILD, text=True, capture_output=True,
                                       check=True).stdout)
    tests = [Test(entry) for entry in listed["tests"]]
    # check_gen_compiles is slow and compiles what check_gen_kept has compared
    return [t for t in tests if t.target and "long" not in t.labels and t.name != "check_gen_compiles" and
            (t.name.startswith("check_gen") or "check" not in t.labels and set(t.labels) & set(GROUPS))]


def is_for(test, file):
    """gen/ is in no test but those of the generator, battle/ and service/ in their own alone; all else is in all the others."""
    if file.startswith("gen/"):
        return test.name.startswith(("check_gen", "gen/test_naming"))
    for alone in ("battle", "service"):
        if file.startswith(f"{alone}/") or alone in test.labels:
            return file.startswith(f"{alone}/") and alone in test.labels
    return not test.name.startswith("check_gen")


def pass_without_faults(tests, jobs):
    """The tests that this machine can run, the quickest first, after each passed once."""
    print(f"{len(tests)} tests without a fault ... ", end="", flush=True)
    from_ = time.monotonic()
    result = build([t.target for t in tests], jobs)
    if result.returncode:
        sys.exit(f"mutate: the tree does not build\n{result.stdout[-5000:]}")
    with ThreadPoolExecutor(jobs) as pool:
        statuses = list(pool.map(Test.run, tests))
    for test, status in zip(tests, statuses):
        if status not in (0, SKIPPED):
            sys.exit(f"mutate: {test.name} fails without a fault; its output is in {test.log}")
        test.limit = max(TIMEOUT, 10 * test.seconds)
    kept = [test for test, status in zip(tests, statuses) if status == 0]
    print(f"{len(tests) - len(kept)} skipped, the others pass   {time.monotonic() - from_:.0f} s")
    return sorted(kept, key=lambda t: t.seconds)


def catch(mutant, tests, jobs):
    """(what became of it, is that well)"""
    pool = [t for t in tests if is_for(t, mutant.file)]
    if mutant.file.startswith("gen/") and not any(t.target == "tenongen" for t in pool):
        return "not tried: tenongen is not built here (no libclang)", True
    named = [t for word in mutant.tests for t in pool if re.fullmatch(word, t.name)]
    for group in (named, [t for t in pool if t not in named]):
        result = build([t.target for t in group], jobs) if group else None
        if result and result.returncode:
            (WORK / "build.log").write_text(result.stdout)
            return f"DOES NOT COMPILE ({WORK / 'build.log'})", False
        for test in group:
            status = test.run()
            if status != 0:
                how = "caught by" if test in named or not mutant.tests else "caught, not as listed, by"
                return f"{how} {test.name}" + ("" if status is not None else " (it hangs)"), True
    return "SURVIVED", False


def try_all(mutants, jobs):
    """How many were not caught."""
    WORK.mkdir(parents=True, exist_ok=True)
    copy_tree()
    tests = pass_without_faults(configure(), jobs)
    bad, from_ = 0, time.monotonic()
    for mutant in mutants:
        start, file = time.monotonic(), TREE / mutant.file
        right = file.read_text()
        try:
            file.write_text(mutant.in_text(right))
            verdict, well = catch(mutant, tests, jobs)
        finally:
            file.write_text(right)
        bad += not well
        print(f"{mutant.number:3}  {mutant.title:<62} {mutant.place():<40} {verdict}   {time.monotonic() - start:.1f} s",
              flush=True)
    print(f"{len(mutants)} faults, {len(mutants) - bad} caught, {bad} not   {time.monotonic() - from_:.0f} s")
    return bad


def main(arguments):
    parser = argparse.ArgumentParser(usage="mutate.py [-j N] [NUMBER | WORD ...]; mutate.py --check")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("words", nargs="*")
    given = parser.parse_args(arguments)
    mutants = read_list()
    stale = check_list(mutants)
    for line in stale:
        print(line)
    if given.check or stale:
        print(f"{len(mutants)} faults, {len(stale)} of them stale")
        return bool(stale)
    mutants = [m for m in mutants if m.is_chosen(given.words)]
    if not mutants:
        sys.exit("mutate: no fault has that number or word")
    return bool(try_all(mutants, given.j))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The web service under load: every answer right, nothing leaks. check_load.py [--seconds N] PROGRAM

wrk (Debian: wrk) asks for one route after the other, plain and by TLS, round after round until the time is over (20 s), while
others send malformed requests, leave in the middle, or do not read. In the build with sanitizers that is the test.

Memory and descriptors are looked at too. VmRSS of /proc/PID/status is read every 10 s, whatever runs then; memory counts as
flat when, after the first minute, the median of the last quarter of the samples is at most 4 MiB above that of the first
quarter. /proc/PID/fd is counted after each round, when all clients have gone and connections to the API server have had their
time: there must be no more than at the beginning. Less than two minutes are too short for the first, and it is not judged.
"""
import argparse
import contextlib
import re
import shutil
import statistics
import subprocess
import sys
import threading
import time

from check_malformed import damages
from served import (CHAIN, DESERIALIZE, LIST, SERIALIZE, Server, Wire, expect_true, finish, folder, is_sanitized, problems,
                    program, wait_until)

CONNECTIONS = 20
SAMPLE, FIRST, MOST = 10, 60, 4096  # seconds, seconds, KiB
ROUTES = [SERIALIZE, DESERIALIZE, *(f"{route}?n=100" for route in CHAIN), "/records/100", "/records/20000", "/health",
          "/metrics"]


class Nuisance:
    """Clients that do what they should not, as long as the load lasts."""

    def __init__(self, server):
        self.server, self.over = server, threading.Event()
        self.sent = 0
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        for number, request in enumerate(damages(5)):
            if self.over.is_set():
                return
            tls = number % 3 == 0
            with contextlib.suppress(OSError), Wire(self.server.tls if tls else self.server.http, tls, receive=4096) as wire:
                if number % 5 == 0:
                    request = f"GET {CHAIN[number % 3]}?n=500 HTTP/1.1\r\nHost: a\r\n\r\n".encode()  # and leaves
                elif number % 7 == 0:
                    request = b"GET /records/1000000 HTTP/1.1\r\nHost: a\r\n\r\n"
                wire.send_if_open(request)
                if number % 2:
                    wire.sock.settimeout(0.05)
                    wire.sock.recv(1000)
            self.sent += 1
            time.sleep(0.002)

    def stop(self):
        self.over.set()
        self.thread.join()


class Samples:
    """VmRSS every SAMPLE seconds."""

    def __init__(self, server):
        self.server, self.over, self.kib = server, threading.Event(), []
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        while not self.over.wait(SAMPLE):
            self.kib.append(self.server.status_field("VmRSS"))

    def stop(self):
        self.over.set()
        self.thread.join()
        print(f"VmRSS in KiB every {SAMPLE} s: {' '.join(map(str, self.kib))}")
        late = self.kib[FIRST // SAMPLE:]
        if len(late) < FIRST // SAMPLE or is_sanitized(program()):
            return
        quarter = max(1, len(late) // 4)
        grown = statistics.median(late[-quarter:]) - statistics.median(late[:quarter])
        print(f"memory: {grown:.0f} KiB more at the end than after a minute")
        expect_true(f"memory grew by {grown:.0f} KiB", grown <= MOST)


def load(url, script, seconds):
    """One run of wrk; how many requests it had answered."""
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--timeout", "30s", *script, url]
    done = subprocess.run(command, text=True, capture_output=True, timeout=seconds + 120)
    found = re.search(r"(\d+) requests in ", done.stdout)
    if not expect_true(f"{url}: wrk: {done.stdout}{done.stderr}", done.returncode == 0 and found and int(found[1]) > 0):
        return 0
    for wrong in ("Non-2xx", "Socket errors"):
        line = re.search(rf".*{wrong}.*", done.stdout)
        expect_true(f"{url}: {line and line[0]}", not line)
    return int(found[1])


def check(path, seconds):
    body = folder / "post.lua"
    body.write_text(f'wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [[{LIST.decode()}]]\n')
    runs, answers = 0, 0
    pause = max(1, min(3, seconds // (2 * len(ROUTES))))
    with Server(path, role="api") as api, \
            Server(path, "--threads", "2", "--request-timeout", "2000", "--api", f"http://127.0.0.1:{api.http}", tls=True) as server:
        server.is_well("beginning")
        descriptors = server.descriptors()
        samples = Samples(server)
        end = time.monotonic() + seconds
        while time.monotonic() < end or runs < 2 * len(ROUTES):
            nuisance = Nuisance(server)
            for url in (f"http://127.0.0.1:{server.http}", f"https://127.0.0.1:{server.tls}"):
                for route in ROUTES:
                    if time.monotonic() < end or runs < 2 * len(ROUTES):
                        answers += load(url + route, ["-s", body] if route == DESERIALIZE else [], pause)
                        runs += 1
            nuisance.stop()
            if not expect_true(f"{server.descriptors()} descriptors, and {descriptors} at the beginning",
                               wait_until(lambda: server.descriptors() <= descriptors)) or problems:
                break
        samples.stop()
        server.is_well("load")
    print(f"{answers} requests in {runs} runs of wrk; {nuisance.sent} others in the last round")


def main():
    parser = argparse.ArgumentParser(usage="check_load.py [--seconds N] PROGRAM")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("program")
    given = parser.parse_args()
    path = program()
    if not shutil.which("wrk"):
        print("wrk was not found")
        sys.exit(77)
    check(path, given.seconds)
    finish()


if __name__ == "__main__":
    main()

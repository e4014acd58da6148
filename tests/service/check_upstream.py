#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""An API server that misbehaves, behind the web service: its clients get all of an answer or a problem, never a part.
check_upstream.py PROGRAM

The API server here is a fake one in Python, which answers /records/N in the way that has the number N. Each way is tried
by each route, with and without TLS; afterwards all works, and all descriptors have come back.
"""
import contextlib
import json
import re
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from served import CHAIN, HEALTH, PATIENCE, Malformed, Server, Wire, ask, chunks, expect, expect_problem, expect_true, \
    finish, problems, program, wait_until

RECORDS = [{"Id": f"id_{i}", "Name": f"name_{i}", "Time": 1566731141 + i} for i in range(200)]
TEXT = json.dumps(RECORDS).encode()
OK = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
SIZED = OK + b"Content-Length: %d\r\n\r\n" % len(TEXT)
CHUNKED = OK + b"Transfer-Encoding: chunked\r\n\r\n"
MAX_BODY = 100000
STALL = object()  # keep the connection and say no more
ASIDE = object()  # as a piece: wait for what there is to arrive
HALF = len(TEXT) // 2
POISON = SIZED.replace(b"%d" % len(TEXT), b"2") + b"[]"

# name: (what the service answers; pieces; whether the connection is kept). What comes behind an answer when the next request
# is already on its way, no client can tell from the answer to that.
WAYS = {
    "whole": (200, [SIZED, TEXT], True),
    "whole, and closed": (200, [SIZED, TEXT], False),
    "whole, in one piece": (200, [SIZED + TEXT], True),
    "in pieces": (200, [SIZED[:9], ASIDE, SIZED[9:], ASIDE, TEXT[:100], ASIDE, TEXT[100:]], True),
    "in chunks": (200, [CHUNKED, chunks(TEXT, 1000)], True),
    "in small chunks": (200, [CHUNKED + chunks(TEXT, 3)], False),
    "in pieces of chunks": (200, [CHUNKED, chunks(TEXT, 999)[:500], ASIDE, chunks(TEXT, 999)[500:]], True),
    "HTTP/1.0, whole": (200, [SIZED.replace(b"1.1", b"1.0"), TEXT], False),
    "says close": (200, [SIZED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"), TEXT], False),
    "more than its length": (200, [SIZED + TEXT + POISON], True),
    "nothing, closed": (502, [], False),
    "half a head": (502, [SIZED[:20]], False),
    "half a body": (502, [SIZED, TEXT[:HALF]], False),
    "all but a byte": (502, [SIZED, TEXT[:-1]], False),
    "no body": (502, [SIZED], False),
    "half a chunk": (502, [CHUNKED, chunks(TEXT, 1000)[:1500]], False),
    "whole chunks and no last": (502, [CHUNKED, chunks(TEXT, 1000)[:-5]], False),
    "whole chunks, later no last": (502, [CHUNKED + chunks(TEXT, 1000)[:-5], ASIDE], False),
    "one chunk and no last": (502, [CHUNKED + chunks(TEXT, len(TEXT))[:-5]], False),
    "no chunk": (502, [CHUNKED], False),
    "half of the last chunk": (502, [CHUNKED, chunks(TEXT, 1000)[:-3]], False),
    "a broken chunk": (502, [CHUNKED, b"x\r\n"], False),
    "no length": (502, [OK + b"\r\n", TEXT], False),
    "two lengths": (502, [SIZED.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\n"), TEXT], False),
    "a length and chunks": (502, [CHUNKED.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\n"), chunks(TEXT, 9)], False),
    "a broken length": (502, [OK + b"Content-Length: 5x\r\n\r\n", TEXT], False),
    "a negative length": (502, [OK + b"Content-Length: -5\r\n\r\n", TEXT], False),
    "another coding": (502, [OK + b"Transfer-Encoding: gzip\r\n\r\n", TEXT], False),
    "status 500": (502, [SIZED.replace(b"200 OK", b"500 No"), TEXT], True),
    "status 404": (502, [SIZED.replace(b"200 OK", b"404 No"), TEXT], False),
    "status 204": (502, [b"HTTP/1.1 204 None\r\n\r\n"], True),
    "no HTTP": (502, [b"hello\r\n\r\n"], False),
    "too large": (502, [OK + b"Content-Length: %d\r\n\r\n" % (MAX_BODY + 1), b" " * (MAX_BODY + 1)], False),
    "too large, in chunks": (502, [CHUNKED, chunks(b" " * (2 * MAX_BODY), 10000)], False),
    "no end": (502, [CHUNKED] + [b"1000\r\n" + b" " * 4096 + b"\r\n"] * 1000, False),
    "never": (504, [STALL], False),
    "half a head, then nothing": (504, [SIZED[:20], STALL], False),
    "half, then nothing": (504, [SIZED, TEXT[:HALF], STALL], False),
    "half of the chunks, then nothing": (504, [CHUNKED, chunks(TEXT, 1000)[:2014], STALL], False),
    "drop by drop": (504, [SIZED] + [piece for byte in TEXT[:1000] for piece in (bytes([byte]), ASIDE)], False),
}
# Bodies that are whole but no records: what does not read them sends them on.
BODIES = {"no JSON": b"hello", "half of the JSON": TEXT[:HALF], "other JSON": b'{"a":1}', "wrong kinds": b'[{"Id":1}]',
          "nothing": b"", "a list of numbers": b"[1,2]", "ill-formed": b'[{"Id":"\xff"}]'}
NAMES = [*WAYS, *BODIES]


class FakeAPI:
    """Answers as the number in the path says, and counts."""

    def __init__(self, port=0):
        self.going = threading.Event()
        self.connections, self.asked = [], 0
        self.listener = socket.create_server(("127.0.0.1", port), backlog=256)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                connection = self.listener.accept()[0]
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self.connections.append(connection)
                threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        with contextlib.suppress(OSError), connection:
            buffer = b""
            while True:
                while b"\r\n\r\n" not in buffer:
                    data = connection.recv(65536)
                    if not data:
                        return
                    buffer += data
                request, buffer = buffer.split(b"\r\n\r\n", 1)
                self.asked += 1
                if not self.answer(connection, int(re.match(rb"GET /records/(\d+) HTTP/1\.1\r\n", request)[1])):
                    return

    def answer(self, connection, number):
        """Whether the connection is kept."""
        name = NAMES[number]
        if name in BODIES:
            connection.sendall(OK + b"Content-Length: %d\r\n\r\n" % len(BODIES[name]) + BODIES[name])
            return True
        for piece in WAYS[name][1]:
            if piece is STALL:
                self.going.wait(PATIENCE)
            elif piece is ASIDE:
                time.sleep(0.02)
            else:
                connection.sendall(piece)
        return WAYS[name][2]

    def stop(self):
        """Closes all, as a server that ends does."""
        self.going.set()
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for connection in self.connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


def path_of(route, name):
    return f"{route}?n={NAMES.index(name)}"


def expect_answer(where, answer, route, name):
    if name in BODIES and route == CHAIN[0]:
        expect(where, (answer.status, answer.body), (200, BODIES[name]))
        return
    status = 502 if name in BODIES else WAYS[name][0]
    if status != 200:
        expect_problem(where, answer, status)
    elif expect(where, answer.status, 200):
        expect(f"{where}: body", answer.json(), RECORDS)
        expect(f"{where}: type", answer.field("content-type"), "application/json")


def is_late(name):
    return name in WAYS and WAYS[name][0] == 504


def check_ways(server, hasty):
    """hasty is the service with little patience for its API server, for the ways that take too long."""
    def check(case):
        route, name, tls = case
        where = f"{route}: {name}{', TLS' * tls}"
        chosen = hasty if is_late(name) else server
        try:
            with Wire(chosen.tls if tls else chosen.http, tls) as wire:
                for way in (name, name if is_late(name) else "whole", name):
                    wire.send(f"GET {path_of(route, way)} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
                    expect_answer(where, wire.answer(), route, way)
                wire.send(HEALTH)
                expect(f"{where}: then", wire.answer().body, b"ok\n")
        except (Malformed, OSError) as error:
            problems.append(f"{where}: {error}")
    with ThreadPoolExecutor(24) as pool:
        list(pool.map(check, [(route, name, tls) for name in NAMES for route in CHAIN for tls in (False, True)]))
    for name in WAYS:  # and one after the other, so that a connection is used again behind each way
        for route in CHAIN[:2]:
            if not is_late(name):
                expect_answer(f"{route}: {name}, alone", ask(server.http, path_of(route, name)), route, name)
            expect_answer(f"{route}: behind {name}", ask(server.http, path_of(route, "whole")), route, "whole")
    server.is_well("ways")
    hasty.is_well("ways that take too long")


def check_kept(server, api):
    """A connection that the API server closes between two requests is nobody's business."""
    connections = len(api.connections)
    for _ in range(10):
        expect_answer("kept", ask(server.http, path_of(CHAIN[0], "whole")), CHAIN[0], "whole")
    expect_true("kept: not used again", len(api.connections) <= connections + 1)
    for _ in range(20):
        for connection in api.connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        expect_answer("closed in between", ask(server.http, path_of(CHAIN[2], "whole")), CHAIN[2], "whole")


def check_leaving(server):
    """Clients that do not wait for the answer. (The service sees it only when it sends.)"""
    for name in ("never", "half, then nothing", "whole"):
        for tls in (False, True):
            for route in CHAIN:
                with Wire(server.tls if tls else server.http, tls) as wire:
                    wire.send(f"GET {path_of(route, name)} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
    server.is_well("clients that leave")


def check_restart(server, api):
    """It goes, and comes back at the same port."""
    api.stop()
    for route in CHAIN:
        for _ in range(3):
            expect_problem(f"{route}: down", ask(server.http, path_of(route, "whole")), 502)
    again = None
    while again is None:
        with contextlib.suppress(OSError):
            again = FakeAPI(api.port)
    for route in CHAIN:
        expect_answer(f"{route}: back", ask(server.http, path_of(route, "whole")), route, "whole")
    return again


def main():
    path = program()
    api = FakeAPI()
    options = ("--api", f"http://127.0.0.1:{api.port}", "--max-body", str(MAX_BODY), "--upstream-timeout")
    with Server(path, *options, "60000", tls=True) as server, Server(path, *options, "400", tls=True) as hasty:
        for one in (server, hasty):
            one.is_well("beginning")
        descriptors = server.descriptors()
        check_ways(server, hasty)
        check_kept(server, api)
        check_leaving(hasty)
        api = check_restart(server, api)
        for one in (server, hasty):
            expect_true(f"descriptors: {one.descriptors()}, and {descriptors} at the beginning",
                        wait_until(lambda one=one: one.descriptors() <= descriptors))
        failures = re.search(rb"\ntenon_service_upstream_failures_total (\d+)\n", ask(server.http, "/metrics").body)
        expect_true("no failures were counted", failures and int(failures[1]) > 100)
    with Server(path, "--api", "http://127.0.0.1:1") as server:  # nobody was ever there
        expect_problem("nobody there", ask(server.http, path_of(CHAIN[0], "whole")), 502)
    api.stop()
    finish()


if __name__ == "__main__":
    main()

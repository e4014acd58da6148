#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""SIGTERM and SIGINT: the web service ends, and loses nothing that it has accepted. check_end.py PROGRAM

A request was sent before the signal when the send of its last byte had returned before the signal was sent; on loopback the
service's kernel has all of it then. Each of these must have its whole answer: a head, as many bytes of body as the head
says, and the status and the body that the same request had before. A request whose last byte went out later, on a connection
that was kept, has its whole answer, or the connection ends (or is reset) before any byte of one; never a part. Clients send
one request after the other: what is pipelined behind an answer with "Connection: close" is not answered, as everywhere.

No time is asserted. Where something must not wait for a timeout, that timeout is an hour, and PATIENCE is shorter.
"""
import contextlib
import re
import signal
import socket
import sys
import threading
import time
from contextlib import ExitStack

from served import (CHAIN, HEALTH, LIST, PATIENCE, SERIALIZE, Malformed, Server, Wire, ask, expect,
                    expect_true, finish, post, problems, program, tls_client, wait_until)

HOUR = "3600000"
PATIENT = ("--grace", HOUR, "--request-timeout", HOUR)
CLIENTS = 10  # of each kind, plain and TLS
LONG = 300000  # records of an answer that is on its way for long


def get(path):
    return f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode()


REQUESTS = [get(SERIALIZE), get("/records/10"), get(f"{CHAIN[0]}?n=10"), post(LIST), get("/records/3000"), HEALTH,
            get(f"{CHAIN[1]}?n=100"), post(b"{"), get(f"{CHAIN[2]}?n=100"), get("/none"), get(f"{CHAIN[0]}?n=3000")]


def is_refused(port):
    with socket.socket() as sock:
        sock.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionResetError):
            return sock.connect_ex(("127.0.0.1", port)) != 0
    return False


def expect_refused(what, server):
    """Later connections are refused, while the program still runs."""
    for port in filter(None, (server.http, server.tls)):
        expect_true(f"{what}: later connections are not refused", wait_until(lambda: is_refused(port)))
    expect(f"{what}: ended too soon", server.process.poll(), None)


# ---- under load ------------------------------------------------------------------------------------------------------


class Marked(Wire):
    """Knows whether any byte of the answer has come."""

    began = False

    def send_if_open(self, data):
        self.began = False
        return super().send_if_open(data)

    def read_some(self):
        more = super().read_some()
        self.began = self.began or more
        return more


class Client(threading.Thread):
    """Asks one thing after the other until its connection ends. sent: when, by the clock; came: an Answer, None if the
    connection ended before a byte of it, or what is wrong with what came."""

    def __init__(self, number, port, session):
        super().__init__(daemon=True)
        self.wire = Marked(port, session is not None, session=session)
        self.name = f"client {number}{', TLS' * (session is not None)}"
        self.number, self.log = number, []

    def run(self):
        turn = self.number
        with self.wire as wire:
            while True:
                request = turn % len(REQUESTS)
                turn += 1
                whole = wire.send_if_open(REQUESTS[request])
                sent = time.monotonic() if whole else float("inf")
                came = self.receive()
                self.log.append((request, sent, came))
                if not hasattr(came, "status") or came.field("connection") == "close":
                    return

    def receive(self):
        try:
            return self.wire.answer()
        except Malformed as error:
            return str(error) if self.wire.began else None


def judge(what, client, expected, signalled):
    """Whether its last answer was a whole one."""
    for request, sent, came in client.log:
        name = f"{what}: {client.name}: {REQUESTS[request][:60]!r}"
        if came is None:
            expect_true(f"{name}: sent {signalled - sent:.6f} s before the signal and not answered", sent >= signalled)
        elif isinstance(came, str):
            problems.append(f"{name}: a part of an answer: {came}")
        else:
            expect(name, (came.status, came.body), expected[request])
    expect_true(f"{what}: {client.name}: does not end", not client.is_alive())
    return bool(client.log) and hasattr(client.log[-1][2], "status")


def check_load(path, api, how, *options):
    what = f"load, {how.name}{' '.join(('',) + options)}"
    server = Server(path, "--api", f"http://127.0.0.1:{api.http}", "--grace", "60000", *options, tls=True)
    session = tls_client()
    expected = []
    for request in REQUESTS:
        with Wire(server.http) as wire:
            wire.send(request)
            answer = wire.answer()
            expected.append((answer.status, answer.body))
    expect(f"{what}: statuses", [status for status, _ in expected], [200] * 7 + [400, 200, 404, 200])
    clients = [Client(i, server.http if i % 2 else server.tls, None if i % 2 else session) for i in range(2 * CLIENTS)]
    for client in clients:
        client.start()
    ready = wait_until(lambda: all(len(client.log) > 20 or not client.is_alive() for client in clients))
    expect_true(f"{what}: clients do not get on", ready)
    expect_true(f"{what}: clients ended early", all(client.is_alive() for client in clients))
    signalled = time.monotonic()
    server.end(how)
    for client in clients:
        client.join(PATIENCE)
    closed = sum(judge(what, client, expected, signalled) for client in clients)
    expect_true(f"{what}: no answer said that it was the last", closed > 0)


# ---- one thing at a time ---------------------------------------------------------------------------------------------


class HeldAPI:
    """An API server that answers when it may."""

    def __init__(self):
        self.asked, self.may = threading.Event(), threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        with self.listener, self.listener.accept()[0] as connection:
            while not connection.recv(65536).endswith(b"\r\n\r\n"):
                pass
            self.asked.set()
            self.may.wait(PATIENCE)
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]")
            connection.recv(1)


def check_waiting_for_api(path, tls, how):
    """A request that waits for the API server, and one whose body is half there, when the signal comes."""
    what = f"waiting for the API server, {how.name}{', TLS' * tls}"
    api = HeldAPI()
    with Server(path, *PATIENT, "--upstream-timeout", HOUR, "--api", f"http://127.0.0.1:{api.port}", tls=tls) as server:
        port = server.tls if tls else server.http
        with Wire(port, tls) as waiting, Wire(port, tls) as half:
            waiting.send(get(f"{CHAIN[0]}?n=1"))
            expect_true(f"{what}: the API server is not asked", api.asked.wait(PATIENCE))
            half.send(post(LIST)[:-5])
            half_was_read = wait_until(lambda: unread(port) == 0)
            server.process.send_signal(how)
            expect_refused(what, server)
            half.send(post(LIST)[-5:])
            expect(f"{what}: half a request", half.answer().status if half_was_read else None, 200)
            api.may.set()
            answer = waiting.answer()
            expect(what, (answer.status, answer.body, answer.field("connection")), (200, b"[]", "close"))
            expect_true(f"{what}: stays open", waiting.at_end() and half.at_end())


def unread(port):
    """Bytes that wait to be read by the service on that port (/proc/net/tcp)."""
    pattern = rf"^\s*\d+: 0100007F:{port:04X} [0-9A-F]{{8}}:[0-9A-F]{{4}} 01 [0-9A-F]{{8}}:([0-9A-F]{{8}})"
    with open("/proc/net/tcp", encoding="ascii") as file:
        return sum(int(count, 16) for count in re.findall(pattern, file.read(), re.M))


def check_queue(path):
    """Connections that wait in the listener's queue are served."""
    with Server(path, *PATIENT, "--max-connections", "4", tls=True) as server, ExitStack() as stack:
        for _ in range(4):
            wire = stack.enter_context(Wire(server.http))
            wire.send(HEALTH)
            wire.answer()
        queued = [stack.enter_context(Wire(server.http)) for _ in range(30)]
        for wire in queued:
            wire.send(get(SERIALIZE))
        secret = [stack.enter_context(Wire(server.tls)) for _ in range(5)]
        server.process.send_signal(signal.SIGTERM)
        for wire in queued:
            expect("queued: status", wire.answer().status, 200)
            expect_true("queued: stays open", wire.at_end())
        for wire in secret:  # the handshake comes later, and the request might be too late
            wire.sock = tls_client().wrap_socket(wire.sock)
            wire.send_if_open(HEALTH)
            data = wire.read_to_end()
            expect_true(f"queued, TLS: {data!r}", not data or data.endswith(b"\r\n\r\nok\n"))


def check_long(path, tls, *options):
    """An answer that is on its way is finished; more signals do no harm meanwhile."""
    what = f"a long answer{', TLS' * tls}{' '.join(('',) + options)}"
    with Server(path, *PATIENT, *options, tls=tls) as server:
        port = server.tls if tls else server.http
        thousand = len(ask(port, "/records/1000", tls).body) - 1
        with Wire(port, tls, receive=65536) as wire:
            wire.send(get(f"/records/{LONG}"))
            version, status, fields = wire.head()
            expect(f"{what}: status", status, 200)
            server.process.send_signal(signal.SIGTERM)
            expect_refused(what, server)
            size, last = 0, b""
            for number, piece in enumerate(wire.pieces(fields, version)):
                size += len(piece)
                last = piece
                if number % 60 == 20:
                    server.process.send_signal((signal.SIGTERM, signal.SIGINT)[number // 60 % 2])
                    time.sleep(0.02)  # a slow client
            expect(f"{what}: bytes", (size, last[-1:]), (thousand * LONG // 1000 + 1, b"]"))
            expect_true(f"{what}: stays open", wire.at_end())


def check_cut(path, tls, *options):
    """After --grace an answer is cut, and does not look like a whole one."""
    what = f"grace{', TLS' * tls}{' '.join(('',) + options)}"
    server = Server(path, "--request-timeout", HOUR, "--grace", "300", *options, tls=tls)
    port = server.tls if tls else server.http
    with Wire(port, tls, receive=65536) as wire, Wire(port, tls) as half:
        wire.send(get(f"/records/{LONG}"))
        version, status, fields = wire.head()
        half.send(HEALTH[:10])
        expect(f"{what}: status", status, 200)
        server.end()
        try:
            for _ in wire.pieces(fields, version):
                pass
            problems.append(f"{what}: the answer came to its end, or seems to have")
        except Malformed:
            pass
        expect(f"{what}: half a request", half.read_to_end(), b"")


def check_idle(path, tls, how, *options):
    """Idle connections are closed, and nothing waits for a timeout of theirs."""
    what = f"idle, {how.name}{', TLS' * tls}{' '.join(('',) + options)}"
    with Server(path, *PATIENT, *options, tls=tls) as server, ExitStack() as stack:
        wires = [stack.enter_context(Wire(server.tls if tls else server.http, tls)) for _ in range(20)]
        for wire in wires[:15]:  # the others have never asked
            wire.send(HEALTH)
            expect(f"{what}: kept", wire.answer().field("connection"), "keep-alive")
        server.process.send_signal(how)
        for wire in wires:
            expect(f"{what}: something comes", wire.read_to_end(), b"")
        with contextlib.suppress(Exception):
            server.process.wait(PATIENCE)


def main():
    path = program()
    sys.setswitchinterval(0.001)
    with Server(path, role="api") as api:
        for options in ((), ("--threads", "2")):
            check_load(path, api, signal.SIGTERM, *options)
            check_load(path, api, signal.SIGINT, *options)
    check_queue(path)
    for tls in (False, True):
        check_waiting_for_api(path, tls, signal.SIGINT if tls else signal.SIGTERM)
        check_long(path, tls)
        check_cut(path, tls)
        check_idle(path, tls, signal.SIGTERM)
        check_idle(path, tls, signal.SIGINT, "--threads", "2")
    check_long(path, True, "--threads", "2")
    check_cut(path, False, "--threads", "2")
    finish()


if __name__ == "__main__":
    main()

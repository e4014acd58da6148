#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The end of the web service under load: SIGTERM loses no accepted request. check_end.py PROGRAM

A request counts as accepted when its last byte had been given to the kernel, on a connection that was established, before
the signal was sent, and no answer with "Connection: close" came on that connection before (behind such an answer a client
must not expect another one, RFC 9112 9.6). Each of those must get the whole of its answer, whatever it waits for. One that
is sent after the signal gets the whole of its answer or nothing at all, and then its client may send it elsewhere.
Afterwards nobody can connect, and the service ends with status 0, within its grace.
"""
import contextlib
import signal
import socket
import threading
import time

from served import (CHAIN, HEALTH, LIST, PATIENCE, SERIALIZE, Malformed, Server, Wire, expect, expect_true, finish, post,
                    problems, program, wait_until)

CLIENTS = 16


def get(path):
    return f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode()


REQUESTS = [HEALTH, get(SERIALIZE), post(LIST), get("/records/3000"), *(get(f"{route}?n=100") for route in CHAIN)]


class Client:
    """Sends one request after the other until the connection ends, or no other can be had."""

    def __init__(self, server, number, moment):
        self.server, self.number, self.moment = server, number, moment
        self.answered = self.refused = 0
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        tls = self.number % 2 == 1
        while True:
            try:
                wire = Wire(self.server.tls if tls else self.server.http, tls)
            except OSError:
                if not self.moment.is_set():
                    problems.append("not accepted before the signal")
                return
            with wire:
                while self.exchange(wire):
                    pass
            if self.moment.is_set():
                return

    def exchange(self, wire):
        """Whether the connection is kept."""
        request = REQUESTS[(self.number + self.answered) % len(REQUESTS)]
        if self.number % 4 > 1:  # a connection for each request
            request = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)
        sent = wire.send_if_open(request)
        accepted = sent and not self.moment.is_set()  # the signal is sent after the moment is set
        try:
            if wire.at_end():
                if accepted:
                    problems.append(f"an accepted request has no answer: {request[:60]}")
                self.refused += 1
                return False
            answer = wire.answer()
            expect(f"{request[:60]}", answer.status, 200)
            self.answered += 1
            return answer.field("connection") != "close"
        except (Malformed, OSError) as error:
            problems.append(f"half an answer: {request[:60]}: {error}")
            return False


def refuses(port):
    with contextlib.suppress(OSError):
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
        return False
    return True


def check_load(path, api, how, threads, again):
    """SIGTERM while all clients ask for all they can."""
    moment = threading.Event()
    options = ["--threads", str(threads), "--api", f"http://127.0.0.1:{api.http}", "--grace", "30000"]
    server = Server(path, *options, tls=True)
    clients = [Client(server, number, moment) for number in range(CLIENTS)]
    if not wait_until(lambda: sum(client.answered for client in clients) > 500 or problems):
        problems.append("the clients do not get on")
    moment.set()
    server.process.send_signal(how)
    for _ in range(again):
        time.sleep(0.01)
        if server.process.poll() is None:
            server.process.send_signal(how)
    for client in clients:
        client.thread.join()
    server.see_end()
    expect_true("connections are accepted after the end", refuses(server.http) and refuses(server.tls))
    print(f"{how.name}, {threads} threads: {sum(c.answered for c in clients)} answers, {sum(c.refused for c in clients)} "
          f"requests sent after the signal were not taken")


def check_waiting(path):
    """Requests whose answers are not there yet when the signal comes: from an API server that takes its time, and one whose
    body is still on its way."""
    asked, go = threading.Event(), threading.Event()
    body = b"[]"
    listener = socket.create_server(("127.0.0.1", 0))

    def serve():
        connection = listener.accept()[0]
        connection.recv(65536)
        asked.set()
        go.wait(PATIENCE)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n" + body)
        connection.close()
    threading.Thread(target=serve, daemon=True).start()
    server = Server(path, "--api", f"http://127.0.0.1:{listener.getsockname()[1]}", "--grace", "30000",
                    "--upstream-timeout", "30000", "--request-timeout", "30000")
    with Wire(server.http) as fetching, Wire(server.http) as posting, Wire(server.http) as idle:
        for wire in (posting, idle):
            wire.send(HEALTH)
            wire.answer()
        fetching.send(get(f"{CHAIN[0]}?n=1"))
        posting.send(post(LIST)[:-5])
        expect_true("the API server is not asked", asked.wait(PATIENCE))
        server.process.send_signal(signal.SIGTERM)
        expect_true("an idle connection stays open", idle.at_end())
        expect_true("later connections are accepted", wait_until(lambda: refuses(server.http)))
        posting.send(post(LIST)[-5:])
        go.set()
        for name, wire, wanted in (("a late body", posting, b""), ("a late answer", fetching, body)):
            answer = wire.answer()
            expect(name, (answer.status, answer.body, answer.field("connection")), (200, wanted, "close"))
    server.see_end()
    listener.close()


def check_stream(path, grace, how):
    """A long answer on its way is finished, or cut when there is no time for it."""
    server = Server(path, "--grace", str(grace), "--request-timeout", "30000", tls=True)
    for tls in (False, True):
        with Wire(server.tls if tls else server.http, tls, receive=65536) as wire:
            wire.send(get("/records/200000"))
            version, status, fields = wire.head()
            pieces = wire.pieces(fields, version)
            size = len(next(pieces))
            if tls:
                server.process.send_signal(how)
                expect_true("it does not stop to listen", wait_until(lambda: refuses(server.http)))
            if tls and not grace:
                server.see_end()
                try:
                    size += sum(map(len, pieces))
                    problems.append(f"no grace: {size} bytes came, and nothing says that they are not all")
                except Malformed:
                    pass
            elif tls:
                size += sum(map(len, pieces))
                expect_true(f"a long answer: {size} bytes", size > 200000 * 60)
    if grace:
        server.see_end()


def check_stubborn(path):
    """The end comes, whatever others do not do: clients that do not read, that stop within a request or a handshake, an API
    server that does not answer, with and without a client that still waits for it."""
    with socket.create_server(("127.0.0.1", 0)) as silent, contextlib.ExitStack() as stack:
        server = Server(path, "--grace", "300", "--request-timeout", "3600000", "--upstream-timeout", "3600000",
                        "--api", f"http://127.0.0.1:{silent.getsockname()[1]}", tls=True)
        fetch = get(f"{CHAIN[0]}?n=1")
        for port, tls in ((server.http, False), (server.tls, True)):
            for request in (get("/records/1000000"), b"GET /", post(LIST)[:-5], b"", HEALTH, get(SERIALIZE) * 1000, fetch,
                            post(LIST, "Expect: 100-continue")[:-5], fetch * 3):
                stack.enter_context(Wire(port, tls, receive=4096)).send_if_open(request)
            with Wire(port, tls) as leaving:
                leaving.send(fetch)
        stack.enter_context(Wire(server.tls))
        stack.enter_context(Wire(server.tls)).send(b"\x16\x03\x01\x02")
        for _ in range(6):
            stack.enter_context(silent.accept()[0])  # the API server has been asked
        server.end(signal.SIGTERM)


def main():
    path = program()
    with Server(path, role="api") as api:
        for how, threads, again in ((signal.SIGTERM, 1, 0), (signal.SIGTERM, 2, 0), (signal.SIGINT, 1, 0), (signal.SIGTERM, 2, 3)):
            for _ in range(3):
                check_load(path, api, how, threads, again)
    check_waiting(path)
    check_stream(path, 60000, signal.SIGTERM)
    check_stream(path, 0, signal.SIGINT)
    check_stubborn(path)
    for how in (signal.SIGTERM, signal.SIGINT):  # with nothing to do
        for threads in (1, 3):
            Server(path, "--threads", str(threads), tls=True).end(how)
    finish()


if __name__ == "__main__":
    main()

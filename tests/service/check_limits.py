#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the web service takes and gives: limits, methods, formats, keep-alive, big answers in little memory, slow clients,
metrics, the access log. check_limits.py PROGRAM

Every error answer must be a problem (RFC 9457) whose status member is its status. Memory is looked at in builds without
sanitizers only, which have their own.
"""
import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

from served import (CHAIN, DESERIALIZE, HEALTH, LIST, PATIENCE, SERIALIZE, Server, Wire, ask, chunks, expect,
                    expect_problem, expect_true, finish, folder, is_sanitized, post, program, wait_until)

CHUNKED = b"POST %s HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n%%s\r\n" % DESERIALIZE.encode()
SLOW = 1000  # ms that clients have in the checks of slow ones
MIB = 1024  # KiB


def padded(size):
    return LIST + b" " * (size - len(LIST))


# ---- bodies ----------------------------------------------------------------------------------------------------------


def check_bodies(server, limit, port, tls):
    how = ", TLS" * tls
    expect(f"a body of the limit{how}", ask(port, post(padded(limit)), tls).status, 200)
    with Wire(port, tls) as wire:  # refused before the body comes
        wire.send(post(padded(limit + 1))[:200])
        expect_problem(f"a body over the limit{how}", wire.answer(), 413)
        expect_true(f"a body over the limit{how}: stays open", wire.at_end())
    for size in (1, 7, 1000, limit):
        expect(f"chunks of {size}{how}", ask(port, CHUNKED % b"" + chunks(padded(limit), size), tls).status, 200)
        expect_problem(f"chunks of {size}, too many{how}", ask(port, CHUNKED % b"" + chunks(padded(limit + 1), size), tls), 413)
    with Wire(port, tls) as wire:  # odd pieces of odd chunks, and another request in the last piece
        data = CHUNKED % b"" + chunks(padded(limit), 13) + HEALTH
        for at in range(0, len(data), 997):
            wire.send(data[at:at + 997])
        expect(f"odd pieces{how}", [wire.answer().status for _ in range(2)], [200, 200])
    for name, body in (("no size", b"\r\n"), ("a sign", b"+5\r\nhello\r\n"), ("no end", b"5\r\nhello0\r\n\r\n"),
                       ("not hexadecimal", b"5x\r\nhello\r\n0\r\n\r\n"), ("2^64", b"1" + b"0" * 16 + b"\r\n")):
        expect_problem(f"broken chunks, {name}{how}", ask(port, CHUNKED % b"" + body, tls), 400)
    check_expectations(limit, port, tls)


def check_expectations(limit, port, tls):
    """Expect: 100-continue."""
    how = ", TLS" * tls
    expectation = "Expect: 100-continue"

    def begin(data):
        wire = Wire(port, tls)
        wire.send(data)
        return wire

    whole = post(padded(limit), expectation)
    head, body = whole.split(b"\r\n\r\n", 1)
    with begin(head + b"\r\n\r\n") as wire:
        expect(f"100-continue{how}", wire.head()[1], 100)
        wire.send(body)
        expect(f"100-continue, then{how}", wire.answer().status, 200)
    with begin(whole + HEALTH) as wire:  # not waiting for it is in order
        expect(f"100-continue, not waited for{how}", [wire.answer(interim=True).status for _ in range(2)], [200, 200])
    with begin(post(padded(limit + 1), expectation)[:200]) as wire:
        expect_problem(f"100-continue, too large{how}", wire.answer(), 413)
    for name, body, wanted in (("good", chunks(padded(limit), 100), 200), ("too large", chunks(padded(limit + 1), 100), 413),
                               ("broken", b"0x0\r\n\r\n" + HEALTH, 400), ("broken later", b"1\r\n \r\n0x0\r\n\r\n", 400)):
        with begin(CHUNKED % b"Expect: 100-continue\r\n") as wire:
            expect(f"100-continue, chunks{how}", wire.head()[1], 100)
            for at in range(0, len(body), 1000):
                wire.send_if_open(body[at:at + 1000])
            answer = wire.answer()
            expect(f"100-continue, {name} chunks{how}", answer.status, wanted)
            if wanted >= 400:
                expect_problem(f"100-continue, {name} chunks{how}", answer, wanted)
                expect_true(f"100-continue, {name} chunks{how}: another answer", wire.at_end())


# ---- heads -----------------------------------------------------------------------------------------------------------


def check_heads(server, limit):
    def head(*lines, target="/health"):
        return "\r\n".join([f"GET {target} HTTP/1.1", "Host: a", *lines, "", ""]).encode()
    room = limit - len(head("X: "))
    expect("a head of the limit", ask(server.http, head("X: " + "x" * room)).status, 200)
    expect_problem("a head over the limit", ask(server.http, head("X: " + "x" * (room + 1))), 431)
    expect("99 fields", ask(server.http, head(*["X:"] * 98)).status, 200)
    expect_problem("101 fields", ask(server.http, head(*["X:"] * 100)), 431)
    expect("a target of the limit", ask(server.http, head(target="/health?" + "x" * (limit // 2 - 8))).status, 200)
    expect_problem("a target over the limit", ask(server.http, head(target="/health?" + "x" * (limit // 2 - 7))), 414)
    with Wire(server.http) as wire:  # one that never ends
        wire.send(b"GET / HTTP/1.1\r\nHost: a\r\nX: ")
        while wire.send_if_open(b"x" * 100) and not wire.ended and not wire.buffer:
            wire.sock.settimeout(0.001)
            try:
                wire.buffer += wire.sock.recv(1)
            except TimeoutError:
                pass
            wire.sock.settimeout(PATIENCE)
        expect_problem("a head without end", wire.answer(), 431)


# ---- routes ----------------------------------------------------------------------------------------------------------


def with_fields(method, path, *fields):
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: a", *fields, "", ""]).encode()


def check_methods(server):
    gets = [SERIALIZE, *CHAIN, "/records/1", "/health", "/metrics"]
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "get", "TRACE"):
        for path in gets:
            answer = ask(server.http, with_fields(method, path, "Content-Length: 0"))
            expect_problem(f"{method} {path}", answer, 405)
            expect(f"{method} {path}: allow", answer.field("allow"), "GET, HEAD")
    for method in ("GET", "PUT"):
        answer = ask(server.http, with_fields(method, DESERIALIZE))
        expect_problem(f"{method} {DESERIALIZE}", answer, 405)
        expect(f"{method} {DESERIALIZE}: allow", answer.field("allow"), "POST")
    for path in ("/", "/none", "/health/", "/healthy", "/records", "/records/", "/records/x", "/records/-1", "/records/1000001",
                 "/records/1/2", "/mvc", SERIALIZE + "s", "/Health", "//health", "/records/99999999999999999999"):
        expect_problem(f"GET {path}", ask(server.http, path), 404)
    for query in ("", "?", "?n", "?n=", "?n=x", "?n=-1", "?n=1000001", "?m=1", "?n=1.5", "?n=+1", "?n=%31"):
        expect_problem(f"GET {CHAIN[0]}{query}", ask(server.http, CHAIN[0] + query), 400)
    with Wire(server.http) as wire:
        for path in (SERIALIZE, "/records/10", "/records/2000", "/health", "/none"):
            wire.send(with_fields("GET", path))
            full = wire.answer()
            wire.send(with_fields("HEAD", path) + HEALTH)
            head = wire.answer("HEAD")
            expect(f"HEAD {path}", head.status, full.status)
            for field in ("content-type", "content-length", "transfer-encoding"):
                if path != "/records/2000" or field == "content-type":
                    expect(f"HEAD {path}: {field}", head.field(field), full.field(field))
            expect(f"HEAD {path}: then", wire.answer().body, b"ok\n")
    expect("a URL as target", ask(server.http, with_fields("GET", "http://b/health?x")).body, b"ok\n")


def check_formats(server):
    for accept, status in (("application/json", 200), ("*/*", 200), ("application/*;q=0.1", 200), ("text/csv", 406),
                           ("application/json;q=0", 406), ("text/html, */*;q=0.1", 200), ("text/csv, application/cbor", 406)):
        for path in (SERIALIZE, "/records/1"):
            answer = ask(server.http, with_fields("GET", path, f"Accept: {accept}"))
            expect(f"Accept: {accept}", answer.status, status)
            if status == 406:
                expect_problem(f"Accept: {accept}", answer, 406)
            else:
                expect(f"Accept: {accept}: type", answer.field("content-type"), "application/json")
    for name, status in (("application/json", 200), ("application/json; charset=UTF-8", 200), ("text/plain", 415),
                         ("application/vnd.a+json", 200), ("application/json; charset=latin1", 415), ("json", 415),
                         ("application/cbor", 415), ("application/x-www-form-urlencoded", 415)):
        answer = ask(server.http, post(LIST, f"Content-Type: {name}"))
        expect(f"Content-Type: {name}", answer.status, status)
        if status == 415:
            expect_problem(f"Content-Type: {name}", answer, 415)
    expect("no Content-Type", ask(server.http, post(LIST)).status, 200)
    twice = ask(server.http, post(LIST, "Content-Type: application/json", "Content-Type: text/plain"))
    expect_problem("two Content-Types", twice, 415)


def check_places(server):
    """Where a body is wrong."""
    for body, path, line, column in (
            (b'{"List":[{"Name":"x","NumPurchases":true}]}', "$.List[0].NumPurchases", 1, 37),
            (b'{"List":[{},\n {"IsVIP":\n 1}]}', "$.List[1].IsVIP", 3, 2),
            (b'{"List":[\n{"Name":"a"', "$.List[0]", 2, 12),
            (b"[]", "$", 1, 1),
            (b"", "$", 1, 1),
            (b'{"List":[]}x', "$", 1, 12),
            (b'{"List":[{"Name":"\xff"}]}', "$.List[0].Name", 1, 19)):
        problem = expect_problem(f"{body}", ask(server.http, post(body)), 400) or {}
        expect(f"{body}: place", [problem.get(key) for key in ("path", "line", "column")], [path, line, column])


# ---- keep-alive ------------------------------------------------------------------------------------------------------


def check_keeping(server, port, tls):
    how = ", TLS" * tls
    with Wire(port, tls) as wire:
        for i in range(1000):
            wire.send(with_fields("GET", f"/records/{i % 50}") if i % 2 else post(LIST))
            answer = wire.answer()
            if not expect(f"request {i} of a connection{how}", (answer.status, answer.field("connection")), (200, "keep-alive")):
                break
        expect_problem(f"404 keeps it{how}", (wire.send(with_fields("GET", "/none")), wire.answer())[1], 404)
        wire.send(with_fields("GET", "/health", "Connection: close") + HEALTH)
        expect(f"the last{how}", wire.answer().field("connection"), "close")
        expect_true(f"the last{how}: stays open", wire.at_end())
    old = "GET {} HTTP/1.0\r\n\r\n"
    for path in ("/health", "/records/5", "/records/5000", SERIALIZE):
        with Wire(port, tls) as wire:
            wire.send(old.format(path).encode())
            answer = wire.answer()
            expect(f"HTTP/1.0 {path}{how}", (answer.status, answer.field("transfer-encoding")), (200, None))
            expect_true(f"HTTP/1.0 {path}{how}: stays open", wire.at_end())
            if path.startswith("/records/"):
                expect(f"HTTP/1.0 {path}{how}", len(answer.json()), int(path[9:]))
    keeping = old.replace("\r\n", "\r\nConnection: keep-alive\r\n", 1)
    with Wire(port, tls) as wire:
        for path in ("/health", "/records/5", "/records/5000"):
            wire.send(keeping.format(path).encode())
            answer = wire.answer()
            expect(f"HTTP/1.0 kept, {path}{how}", answer.status, 200)
        expect(f"HTTP/1.0 kept, big{how}", (len(answer.json()), answer.field("connection")), (5000, "close"))
        expect_true(f"HTTP/1.0 kept, big{how}: stays open", wire.at_end())


# ---- big answers, slow clients ---------------------------------------------------------------------------------------


def expect_memory(server, what, before, name, most):
    if not is_sanitized(program()):
        grown = server.status_field(name) - before
        print(f"{what}: {grown} KiB more")
        expect_true(f"{what}: {grown} KiB more, and {most} at most", grown <= most)


def check_big(server, port, tls):
    """A million records, each what it must be, in the memory of a thousand."""
    how = ", TLS" * tls
    thousand = ask(port, "/records/1000", tls).body
    expect(f"a thousand{how}", len(json.loads(thousand)), 1000)
    unit = thousand[1:-1] + b","
    ask(port, "/records/5000", tls)
    before = server.status_field("VmHWM")
    with Wire(port, tls) as wire:
        wire.send(with_fields("GET", "/records/1000000"))
        version, status, fields = wire.head()
        expect(f"a million{how}", status, 200)
        seen, kept, good = 0, b"", True
        for piece in wire.pieces(fields, version):
            kept += piece
            if seen == 0:
                good = good and kept[:1] == b"["
                kept = kept[1:]
                seen = 1
            while len(kept) > len(unit):  # the last one ends otherwise
                good = good and kept.startswith(unit)
                seen += len(unit)
                kept = kept[len(unit):]
        expect_true(f"a million{how}: not what it must be", good and kept == unit[:-1] + b"]")
        expect(f"a million{how}: bytes", seen + len(kept), 1000 * len(unit) + 1)
        wire.send(HEALTH)
        expect(f"a million{how}: then", wire.answer().body, b"ok\n")
    expect_memory(server, f"a million records{how}", before, "VmHWM", 4 * MIB)


def check_not_reading(server, port, tls):
    """Clients that ask and do not read, of which the service must not keep what they do not take."""
    how = ", TLS" * tls
    ask(port, "/records/5000", tls)
    descriptors = server.descriptors()
    for name, request in (("a big answer", with_fields("GET", "/records/1000000")),
                          ("many answers", with_fields("GET", SERIALIZE) * 1000)):
        before = server.status_field("VmHWM")
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(Wire(port, tls, receive=4096)).send_if_open(request)
            expect_true(f"{name} not read{how}: not closed", wait_until(lambda: server.descriptors() <= descriptors))
        expect_memory(server, f"{name} not read{how}, 20 times", before, "VmHWM", 20 * 2 * MIB)
        server.is_well(f"{name} not read{how}")


def check_drops(port, tls, where, data, drop):
    """The drop comes again and again behind the data, or nothing does."""
    with Wire(port, tls) as wire:
        wire.send(data)
        end = time.monotonic() + PATIENCE
        wire.sock.settimeout(0.02)
        while time.monotonic() < end and not wire.ended:
            try:
                wire.ended = not wire.sock.recv(1000)
            except TimeoutError:
                wire.ended = drop is not None and not wire.send_if_open(drop)
            except OSError:
                wire.ended = True
        expect_true(f"{where}: not closed", wire.ended)


def check_slow(server):
    """What comes in drops, or not at all, is closed, with or without an answer."""
    chunked = CHUNKED % b""
    drops = {"a head": b"GET /health HTTP/1.1\r\nX: ", "a body": post(LIST * 999)[:-len(LIST) * 999], "chunks": chunked,
             "a chunk": chunked + b"1000\r\n", "an extension": chunked + b"1;", "nothing": b"", "nothing after an answer": HEALTH}
    with ThreadPoolExecutor(len(drops) * 2) as pool:
        for tls in (False, True):
            for name, data in drops.items():
                pool.submit(check_drops, server.tls if tls else server.http, tls, f"{name} in drops{', TLS' * tls}", data,
                            None if name.startswith("nothing") else b"1\r\n \r\n" if name == "chunks" else b"1")
    for name, hello in (("no handshake", b""), ("half a handshake", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")):
        with Wire(server.tls) as wire:
            wire.send(hello)
            expect_true(f"{name}: something comes", wire.at_end())
    server.is_well("slow clients")


def check_crowd(path):
    """Connections that are too many wait, and then have their turn."""
    with Server(path, "--max-connections", "4") as server, ExitStack() as stack:
        wires = [stack.enter_context(Wire(server.http)) for _ in range(4)]
        for wire in wires:
            wire.send(HEALTH)
            wire.answer()
        late = [stack.enter_context(Wire(server.http)) for _ in range(3)]
        for wire in late:
            wire.send(HEALTH)
        wires[0].send(with_fields("GET", "/metrics"))
        expect_true("a crowd: more than 4 connections", b"\ntenon_service_connections 4\n" in wires[0].answer().body)
        for leaving, coming in zip(wires, late):
            leaving.close()
            expect("a crowd: one that waited", coming.answer().body, b"ok\n")


# ---- metrics, access log ---------------------------------------------------------------------------------------------


LINE = re.compile(r'([a-z_]+)(\{(?:[a-z]+="[^"\\\n]*",?)+\})? (\d+(?:\.\d+)?)')


def read_metrics(text):
    """{name and labels: value}; each name must have been introduced."""
    values, types = {}, {}
    expect_true("metrics: no LF at the end", text.endswith("\n"))
    for line in text.splitlines():
        if line.startswith("#"):
            found = re.fullmatch(r"# (?:HELP ([a-z_]+) .+|TYPE ([a-z_]+) (counter|gauge|histogram))", line)
            if expect_true(f"metrics: {line}", found) and found[2]:
                expect_true(f"metrics: {found[2]} twice", found[2] not in types)
                types[found[2]] = found[3]
            continue
        found = LINE.fullmatch(line)
        if expect_true(f"metrics: {line}", found):
            base = re.sub(r"_(bucket|sum|count)$", "", found[1])
            expect_true(f"metrics: {found[1]} has no type", found[1] in types or types.get(base) == "histogram")
            expect_true(f"metrics: {line} twice", found[1] + (found[2] or "") not in values)
            values[found[1] + (found[2] or "")] = float(found[3])
    return values


def check_metrics(path, threads):
    with Server(path, "--threads", str(threads)) as server:
        descriptors = server.descriptors()
        for _ in range(30):
            ask(server.http, "/health")
        for request in ("/none", "/none", "/records/7", "/records/2000", post(LIST), post(b"x"), b"GET / HTTP/1.1\r\n\r\n"):
            ask(server.http, request)
        wait_until(lambda: server.descriptors() <= descriptors)  # those connections are over
        answer = ask(server.http, "/metrics")
        expect("metrics: type", answer.field("content-type"), "text/plain; version=0.0.4; charset=utf-8")
        values = read_metrics(answer.body.decode())

    def requests(route, code):
        return values.get(f'tenon_service_requests_total{{route="{route}",code="{code}"}}')
    seen = [requests("/health", 200), requests("none", 404), requests("/records/", 200), requests(DESERIALIZE, 200),
            requests(DESERIALIZE, 400), values.get('tenon_service_refused_total{code="400"}')]
    expect(f"metrics, {threads} threads", seen, [30, 2, 2, 1, 1, 1])
    expect("metrics: all requests", sum(v for n, v in values.items() if n.startswith("tenon_service_requests_total")), 36)
    expect("metrics: all times", values["tenon_service_request_seconds_count"], 36)
    expect("metrics: connections", values["tenon_service_connections_total"], 38)
    expect("metrics: connections open", values["tenon_service_connections"], 1)
    buckets = [(n, v) for n, v in values.items() if n.startswith("tenon_service_request_seconds_bucket")]
    expect("metrics: buckets grow", [v for _, v in buckets], sorted(v for _, v in buckets))
    expect("metrics: the last bucket", buckets[-1], ('tenon_service_request_seconds_bucket{le="+Inf"}', 36))
    expect_true("metrics: descriptors", 5 < values["process_open_fds"] < 100)


def check_log(path):
    log = folder / "access.log"
    with Server(path, "--access-log", log, tls=True) as server:
        paths = ["/health", "/none", "/records/3", "/records/3000", f"{CHAIN[0]}?n=x"]
        for one in paths:
            ask(server.http, one)
        ask(server.tls, "/health", tls=True)
        with Wire(server.http) as wire:
            wire.send(HEALTH * 3)
            expect("logged", [wire.answer().status for _ in range(3)], [200] * 3)
        expect_true("the log is not complete", wait_until(lambda: len(log.read_text().splitlines()) >= 9))
    lines = log.read_text().splitlines()
    expect("lines of the log", len(lines), 9)
    for line, one, status in zip(lines, paths, (200, 404, 200, 200, 400)):
        pattern = rf'127\.0\.0\.1 - - \[[^\]]+\] "GET {re.escape(one)} HTTP/1\.1" {status} \d+( .*)?'
        expect_true(f"a line of the log: {line}", re.fullmatch(pattern, line))


def main():
    path = program()
    with Server(path, "--max-body", "5000", tls=True) as server:
        check_bodies(server, 5000, server.http, False)
        check_bodies(server, 5000, server.tls, True)
    with Server(path, "--max-header", "1000") as server:
        check_heads(server, 1000)
    with Server(path, tls=True) as server:
        check_methods(server)
        check_formats(server)
        check_places(server)
        check_keeping(server, server.http, False)
        check_keeping(server, server.tls, True)
        check_big(server, server.http, False)
        check_big(server, server.tls, True)
    with Server(path, "--request-timeout", str(SLOW), tls=True) as server:
        check_slow(server)
        check_not_reading(server, server.http, False)
        check_not_reading(server, server.tls, True)
    check_crowd(path)
    check_metrics(path, 1)
    check_metrics(path, 3)
    check_log(path)
    finish()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is what is no proper HTTP request refused, and everything else left as it was? check_malformed.py PROGRAM

Over plain sockets and TLS, each in one piece and byte by byte: heads of all the ways to be wrong; the requests of
data/http-llhttp; several requests in one piece, of which one is wrong; the shapes that requests are smuggled in; requests
with random damage. What comes back must be whole answers, and the service must answer /health afterwards.
(test_guard.c has the long table of heads; this one sees that the guard stands before every request.)
"""
import itertools
import random
from concurrent.futures import ThreadPoolExecutor

import llhttp
from served import (HEALTH, LIST, Malformed, Server, Wire, chunks, expect, expect_problem, expect_true, finish, post,
                    problems, program)

CROWD = 100  # most of them wait
REFUSALS = {400, 413, 414, 417, 431, 501, 505}
ANSWERS = {200, 404, 405, 406, 415}
GOOD = b"POST /p HTTP/1.1\r\nHost: a\r\n"
END = b"\r\n\r\n"
BODY = b"5\r\nhello\r\n0\r\n\r\n"

# name: (status, bytes)
WRONG = {
    "two lengths, the same": (400, GOOD + b"Content-Length: 5\r\nContent-Length: 5" + END + b"hello"),
    "two lengths": (400, GOOD + b"Content-Length: 5\r\nContent-Length: 6" + END + b"hello!"),
    "a list of lengths": (400, GOOD + b"Content-Length: 5, 5" + END + b"hello"),
    "a length with a sign": (400, GOOD + b"Content-Length: +5" + END + b"hello"),
    "a hexadecimal length": (400, GOOD + b"Content-Length: 0x5" + END + b"hello"),
    "a length and chunks": (400, GOOD + b"Content-Length: 5\r\nTransfer-Encoding: chunked" + END + BODY),
    "chunks and a length": (400, GOOD + b"Transfer-Encoding: chunked\r\nContent-Length: 15" + END + BODY),
    "chunked twice": (400, GOOD + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked" + END + BODY),
    "another coding": (501, GOOD + b"Transfer-Encoding: gzip, chunked" + END + BODY),
    "no coding": (501, GOOD + b"Transfer-Encoding: identity" + END + b"hello"),
    "chunked in HTTP/1.0": (400, b"POST /p HTTP/1.0\r\nTransfer-Encoding: chunked" + END + BODY),
    "LF alone": (400, b"GET /health HTTP/1.1\nHost: a\n\n"),
    "LF alone between fields": (400, b"GET /health HTTP/1.1\r\nHost: a\nX: b" + END),
    "LF alone at the end": (400, b"GET /health HTTP/1.1\r\nHost: a\r\n\n"),
    "CR alone": (400, b"GET /health HTTP/1.1\r\nHost: a\rX: b" + END),
    "NUL": (400, b"GET /health HTTP/1.1\r\nHost: a\r\nX: \0" + END),
    "NUL in the target": (400, b"GET /health\0 HTTP/1.1\r\nHost: a" + END),
    "a control character": (400, b"GET /health HTTP/1.1\r\nHost: a\r\nX: \x01" + END),
    "a blank before the colon": (400, b"GET /health HTTP/1.1\r\nHost: a\r\nX : b" + END),
    "no colon": (400, b"GET /health HTTP/1.1\r\nHost: a\r\nX" + END),
    "no name": (400, b"GET /health HTTP/1.1\r\nHost: a\r\n: b" + END),
    "a folded field": (400, b"GET /health HTTP/1.1\r\nHost: a\r\nX: b\r\n c" + END),
    "no Host": (400, b"GET /health HTTP/1.1" + END),
    "two Hosts": (400, b"GET /health HTTP/1.1\r\nHost: a\r\nHost: a" + END),
    "HTTP/2.0": (505, b"GET /health HTTP/2.0\r\nHost: a" + END),
    "the preface of HTTP/2": (505, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    "HTTP/0.9": (400, b"GET /health\r\n\r\n"),
    "http/1.1": (400, b"GET /health http/1.1\r\nHost: a" + END),
    "a blank too many": (400, b"GET  /health HTTP/1.1\r\nHost: a" + END),
    "a target without a slash": (400, b"GET health HTTP/1.1\r\nHost: a" + END),
    "an authority as target": (400, b"CONNECT a:443 HTTP/1.1\r\nHost: a:443" + END),
    "a TLS hello": (400, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"),
    "an unknown expectation": (417, GOOD + b"Expect: tea\r\nContent-Length: 5" + END + b"hello"),
}

# Where this server differs from llhttp's strict rules: name: (what it does, why).
NOT_READ = ("answered", "what comes behind a last request is not read")
UNFINISHED = ("nothing", "the request there is not complete, and no answer is due")
DIFFERS = {
    "connection: No restart when keep-alive is off (1.0)": NOT_READ,
    "connection: Resetting flags when keep-alive is off (1.0, lenient)": NOT_READ,
    "connection: CRLF between requests, explicit `close`": NOT_READ,
    "connection: CRLF between requests, explicit `close` followed by tab": NOT_READ,
    "connection: CRLF between requests, explicit `close` (lenient)": NOT_READ,
    "invalid: Headers separated by dummy characters (lenient)": ("refused", "a CR alone"),
    "connection: CRLF between requests, implicit `keep-alive`": ("refused", "more than one empty line between requests"),
    "content-length: Spaces in `Content-Length` (surrounding)": ("refused", "libh2o takes no blank behind a length"),
    "content-length: Tabs in `Content-Length` (surrounding)": ("refused", "likewise"),
    "content-length: Content-Length reset when no body is received": UNFINISHED,
    "invalid: HTTP protocol and ANNOUNCE method": ("answered", "404 or 405: any method may be asked for"),
    "invalid: Invalid method": ("answered", "likewise"),
    "method: CONNECT request": ("refused", "an authority is no target here"),
    "method: CONNECT request with CAPS": ("refused", "likewise"),
    "method: CONNECT with body": ("refused", "likewise"),
    "uri: Underscore in hostname": ("refused", "likewise"),
    "method: SOURCE request with ICE": ("refused", "another protocol"),
    "method: OPTIONS request with RTSP": ("refused", "another protocol"),
    "method: ANNOUNCE request with RTSP": ("refused", "another protocol"),
    "method: PRI request HTTP2": ("answered", "PRI is a method in HTTP/1.1; check_options.py has the preface of HTTP/2"),
    "sample: No HTTP version": ("refused", "HTTP/0.9"),
    "transfer-encoding: Parsing and setting flag": UNFINISHED,
    "transfer-encoding: Chunk extensions": UNFINISHED,
    "transfer-encoding: Chunk extensions quoting": UNFINISHED,
    "transfer-encoding: POST with `chunked` as last transfer-encoding": ("refused", "the one coding here is chunked"),
    "transfer-encoding: POST with `chunked` as last transfer-encoding (multiple headers)": ("refused", "likewise"),
}


def talk(port, tls, request, by_bytes=False):
    """The answers to it, until the connection ends."""
    with Wire(port, tls) as wire:
        for piece in ([request[i:i + 1] for i in range(len(request))] if by_bytes else [request]):
            if not wire.send_if_open(piece):
                break
        if not tls:
            wire.finish()  # over TLS the time for a request to arrive makes an end
        return wire.all_answers("HEAD" if request.startswith(b"HEAD ") else "GET")


def try_all(cases, check):
    """check(case) of each, several at once."""
    def one(case):
        try:
            check(case)
        except (Malformed, OSError) as error:
            problems.append(f"{case[0]}: {error}")
    with ThreadPoolExecutor(CROWD) as pool:
        list(pool.map(one, cases))


def check_wrong(server):
    def check(case):
        name, port, tls, by_bytes, status, request, before = case
        answers = talk(port, tls, before + request, by_bytes)
        name = f"{name}{', TLS' * tls}{', in bytes' * by_bytes}{', behind another' * bool(before)}"
        if expect(f"{name}: answers", len(answers), 1 + bool(before)):
            expect_problem(name, answers[-1], status)
            expect(f"{name}: connection", answers[-1].field("connection"), "close")
            if before:
                expect(f"{name}: the first", answers[0].status, 200)
    try_all([(name, port, tls, by_bytes, *WRONG[name], before) for name in WRONG for by_bytes in (False, True)
             for port, tls in ((server.http, False), (server.tls, True)) for before in (b"", HEALTH)], check)
    server.is_well("wrong requests")


# ---- llhttp ----------------------------------------------------------------------------------------------------------


def verdict_of(answers):
    """"refused": that is the last word; "answered": all requests were taken for such; "nothing": no answer."""
    statuses = [answer.status for answer in answers]
    return "nothing" if not statuses else "refused" if statuses[-1] in REFUSALS else "answered"


def with_host(request):
    """Requests there often lack Host, which would hide what they are about."""
    lines = request.split(b"\r\n")
    if b"\nhost:" in request.lower():
        return request
    found = [i for i, line in enumerate(lines) if line.endswith(b" HTTP/1.1")]
    for i in reversed(found):
        lines.insert(i + 1, b"Host: a")
    return b"\r\n".join(lines)


def check_llhttp(server):
    cases = llhttp.read_cases()
    if cases is None:
        print("data/http-llhttp is not here: its requests are not tried")
        return
    names = {case.name for case in cases}
    for name in DIFFERS:
        expect_true(f"{name} is no case of http-llhttp any more", name in names)

    def check(given):
        _, case, request, port, tls, by_bytes = given
        answers = talk(port, tls, request, by_bytes)
        where = f"{case.name}{', TLS' * tls}{', in bytes' * by_bytes}"
        for answer in answers:
            expect_true(f"{where}: {answer.status}", answer.status in REFUSALS | ANSWERS)
            if answer.status in REFUSALS and not request.startswith(b"HEAD "):
                expect_problem(where, answer, answer.status)
        if request != with_host(case.request) or case.kind == "-finish":  # the latter are about the end of the input
            return
        wanted = DIFFERS.get(case.name, ("refused" if case.error or case.kind else "answered",))[0]
        seen = verdict_of(answers[:1] if case.upgrades else answers)
        if wanted == "refused" and not answers:
            seen = wanted  # not complete, but far enough
        expect(f"{where}: {[answer.status for answer in answers]} {request}", seen, wanted)
    try_all([(case.name, case, request, port, tls, by_bytes) for case in cases
             for request in {case.request, with_host(case.request)}
             for port, tls in ((server.http, False), (server.tls, True)) for by_bytes in (False, True)
             if not (tls and by_bytes)], check)
    print(f"{len(cases)} requests of http-llhttp")
    server.is_well("http-llhttp")


# ---- several requests ------------------------------------------------------------------------------------------------


def get(path):
    return f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode()


def check_pipelines(server, port, tls):
    paths = ["/records/1", "/health", "/records/3", "/none", "/records/2000", "/records/0", "/health"]
    wanted = [200, 200, 200, 404, 200, 200, 200]
    request = b"".join(map(get, paths)) + post(LIST) + post(b"[1") + \
        post(b"").replace(b"Content-Length: 0", b"Transfer-Encoding: chunked") + chunks(LIST, 7) + \
        get("/health").replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    for by_bytes in (False, True):
        answers = talk(port, tls, request, by_bytes)
        where = f"in one piece{', TLS' * tls}{', in bytes' * by_bytes}"
        expect(where, [answer.status for answer in answers], [*wanted, 200, 400, 200, 200])
        for path, answer in zip(paths, answers):
            if path.startswith("/records/"):
                expect(f"{where}: order", len(answer.json()), int(path.removeprefix("/records/")))
    # far more at once than the answers' way has room for
    with Wire(port, tls) as wire:
        wire.send(get("/records/10") * 500)
        expect(f"500 at once{', TLS' * tls}", {len(wire.answer().json()) for _ in range(500)}, {10})


# Each would be two requests to someone who reads it otherwise; the second one's answer would have records.
HIDDEN = get("/records/1")
SMUGGLED = {
    "a length before chunks": GOOD + b"Content-Length: %d\r\nTransfer-Encoding: chunked" + END + b"0\r\n\r\n" + HIDDEN,
    "chunks before a length": GOOD + b"Transfer-Encoding: chunked\r\nContent-Length: %d" + END + b"0\r\n\r\n" + HIDDEN,
    "a blank before the colon": GOOD + b"Content-Length: 5\r\nTransfer-Encoding : chunked" + END + b"0\r\n\r\n" + HIDDEN,
    "a tab before the value": GOOD + b"Content-Length: 5\r\nTransfer-Encoding:\tchunked" + END + b"0\r\n\r\n" + HIDDEN,
    "a vertical tab": GOOD + b"Content-Length: 5\r\nTransfer-Encoding: \x0bchunked" + END + b"0\r\n\r\n" + HIDDEN,
    "a folded coding": GOOD + b"Content-Length: 5\r\nTransfer-Encoding:\r\n chunked" + END + b"0\r\n\r\n" + HIDDEN,
    "a coding behind LF": GOOD + b"X: x\nTransfer-Encoding: chunked" + END + b"0\r\n\r\n" + HIDDEN,
    "another coding beside": GOOD + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: x" + END + b"0\r\n\r\n" + HIDDEN,
    "half a coding": GOOD + b"Transfer-Encoding: xchunked" + END + b"0\r\n\r\n" + HIDDEN,
    "an underscore": GOOD + b"Content-Length: 0\r\nTransfer-Encoding: chunked, identity" + END + b"0\r\n\r\n" + HIDDEN,
    "two lengths": GOOD + b"Content-Length: 0\r\nContent-Length: %d" + END + HIDDEN,
    "a long length": GOOD + b"Content-Length: 18446744073709551616" + END + HIDDEN,
    "a negative length": GOOD + b"Content-Length: -0" + END + HIDDEN,
    "a broken chunk size": GOOD + b"Transfer-Encoding: chunked" + END + b"0x0\r\n\r\n" + HIDDEN,
    "a negative chunk size": GOOD + b"Transfer-Encoding: chunked" + END + b"-0\r\n\r\n" + HIDDEN,
    "a long chunk size": GOOD + b"Transfer-Encoding: chunked" + END + b"10000000000000000\r\n\r\n" + HIDDEN,
    "an empty chunk size": GOOD + b"Transfer-Encoding: chunked" + END + b"\r\n\r\n" + HIDDEN,
    "a chunk that goes on": GOOD + b"Transfer-Encoding: chunked" + END + b"1\r\nxy\r\n0\r\n\r\n" + HIDDEN,
    "a blank in a chunk size": GOOD + b"Transfer-Encoding: chunked" + END + b"0 \r\n\r\n" + HIDDEN,
    "chunks that end with LF": GOOD + b"Transfer-Encoding: chunked" + END + b"1\nx\n0\n\n" + HIDDEN,
    "an extension with LF": GOOD + b"Transfer-Encoding: chunked" + END + b"0;a\nb\r\n\r\n" + HIDDEN,
}


def check_smuggling(server):
    def check(case):
        name, port, tls, before = case
        request = SMUGGLED[name].replace(b"%d", b"%d" % (len(HIDDEN) + 5))
        answers = talk(port, tls, before + request)
        where = f"smuggled by {name}{', TLS' * tls}"
        if expect(f"{where}: {[answer.status for answer in answers]}", len(answers), 1 + bool(before)):
            expect_true(f"{where}: {answers[-1].status}", answers[-1].status in REFUSALS)
            expect_problem(where, answers[-1], answers[-1].status)
    try_all([(name, port, tls, before) for name in SMUGGLED for before in (b"", HEALTH)
             for port, tls in ((server.http, False), (server.tls, True))], check)
    server.is_well("smuggling")


# ---- damage ----------------------------------------------------------------------------------------------------------


def damages(seed):
    """Requests with random damage, without end; the same for the same seed, so that a failure can be had again."""
    chance = random.Random(seed)
    good = [HEALTH * 3, post(LIST) + HEALTH, get("/records/1500") + HEALTH,
            GOOD + b"Transfer-Encoding: chunked" + END + chunks(LIST, 9) + HEALTH]
    while True:
        text = bytearray(chance.choice(good))
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(text) or 1)
            kind = chance.randrange(4)
            if kind == 0 and text:
                text[at] = chance.choice(b"\r\n\0 \t:;,/09afAF\x7f\xff")
            elif kind == 1:
                del text[at:at + chance.randrange(1, 9)]
            elif kind == 2:
                text[at:at] = chance.choice([b"\r\n", b"\n", b"0\r\n\r\n", b"\0", HEALTH, b"Content-Length: 3\r\n"])
            else:
                text = text[:at + 1]
        yield bytes(text)


def check_damage(server):
    """Whatever comes back is whole answers."""
    def check(case):
        name, request = case
        for answer in talk(server.http, False, request):
            expect_true(f"{name}: {answer.status}", answer.status in REFUSALS | ANSWERS)
    try_all([(f"damage {request[:300]}", request) for request in itertools.islice(damages(16), 1500)], check)
    server.is_well("damage")


def main():
    path = program()
    with Server(path, "--request-timeout", "2000", tls=True) as server:
        check_wrong(server)
        check_llhttp(server)
        check_smuggling(server)
    with Server(path, tls=True) as server:
        check_pipelines(server, server.http, False)
        check_pipelines(server, server.tls, True)
        check_damage(server)
    finish()


if __name__ == "__main__":
    main()

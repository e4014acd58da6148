#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How the web service starts: its options, the environment, certificates, ports, codecs; and that HTTP/2 is off.
check_options.py PROGRAM

What is wrong must be said on standard error, with status 2 for the command line and the environment, 1 for the rest.
"""
import contextlib
import re
import shutil
import signal
import socket
import subprocess

from served import (CHAIN, HEALTH, LIST, PATIENCE, SERIALIZE, Server, Wire, ask, clean_environment, expect, expect_problem,
                    expect_true, finish, folder, post, program, tls_client)

NUMBERS = {"threads": (1, 256), "max-body": (0, 1 << 30), "max-header": (256, 256 * 1024), "max-connections": (1, 1000000),
           "request-timeout": (100, 3600000), "upstream-timeout": (10, 3600000), "grace": (0, 3600000)}
TEXTS = ("listen", "tls", "certificate", "key", "api", "codec", "access-log")


def run(path, *options, **environment):
    """(status, standard output, standard error) of a program that should end by itself."""
    try:
        done = subprocess.run([path, *options], env={**clean_environment(), **environment}, text=True, capture_output=True,
                              timeout=PATIENCE, stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return "it runs", "", ""


def expect_refusal(path, options, words, status=2, **environment):
    seen, out, error = run(path, *options, **environment)
    where = f"{' '.join(map(str, options))} {environment or ''}"
    expect(f"{where}: status", seen, status)
    expect(f"{where}: standard output", out, "")
    expect_true(f"{where}: {error!r} does not say {words}", all(word in error for word in words))


def check_wrong_options(path):
    for name, (least, most) in NUMBERS.items():
        for value in ("", "x", "-1", "+1", "1x", "0x10", "1.5", " 1", str(least - 1), str(most + 1), "9" * 30):
            expect_refusal(path, [f"--{name}", value], [f"--{name}", "not a number", str(least), str(most)])
            variable = f"TENON_SERVICE_{name.replace('-', '_').upper()}"
            expect_refusal(path, [], [f"--{name}", "not a number"], **{variable: value})
    for name in [*NUMBERS, *TEXTS]:
        expect_refusal(path, [f"--{name}"], [f"--{name}", "needs a value"])
        expect_refusal(path, ["--threads", "2", f"--{name}"], [f"--{name}", "needs a value"])
    for word in ("--unknown", "--thread", "--threads2", "-x", "x", "", "--", "--max_body", "--threads=2"):
        expect_refusal(path, [word, "1"], ["there is no option"])
    for role in ([], ["x"], [""]):
        expect_refusal(path, ["--role", *role], ["--role"])
    for address in ("x", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999", ":" * 3, "", "256.0.0.1:0", "a" * 300 + ":1"):
        expect_refusal(path, ["--listen", address], ["--listen"])
        expect_refusal(path, ["--listen", "127.0.0.1:0", "--tls", address], ["--tls"])
    for url in ("x", "https://127.0.0.1:1", "http://", "http://127.0.0.1:99999", "http://256.0.0.1:1", "ftp://127.0.0.1",
                "http://" + "a" * 100 + "/", ""):
        expect_refusal(path, ["--listen", "127.0.0.1:0", "--api", url], ["--api"])
    expect_refusal(path, ["--codec", "none"], ["no codec none", "tenon-generated"])
    expect_refusal(path, ["--listen", "127.0.0.1:0", "--access-log", "/dev/null/x"], ["/dev/null/x"], status=1)
    expect_refusal(path, ["--listen", "none", "--tls", "none"], ["--listen", "--tls"])
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        expect_refusal(path, ["--listen", f"127.0.0.1:{port}"], ["--listen", "in use"], status=1)
    for word in ("--help", "-h"):
        status, out, error = run(path, word)
        expect(f"{word}", (status, error), (0, ""))
        expect_true(f"{word}: not all options", all(f"--{name} " in out for name in [*NUMBERS, *TEXTS, "role"]))


def check_environment(path):
    big = post(LIST + b" " * 2000)
    with Server(path, environment={"TENON_SERVICE_MAX_BODY": "1000", "TENON_SERVICE_THREADS": "2"}) as server:
        expect_problem("max-body of the environment", ask(server.http, big), 413)
    with Server(path, "--max-body", "5000", environment={"TENON_SERVICE_MAX_BODY": "1000"}) as server:
        expect("the command line wins", ask(server.http, big).status, 200)
    with Server(path, "--max-body", "5000", "--max-body", "1000") as server:
        expect_problem("the last one wins", ask(server.http, big), 413)
    with Server(path, "--max-body", "0") as server:
        expect_problem("no body at all", ask(server.http, post(b"{}")), 413)
        expect_problem("an empty body", ask(server.http, post(b"")), 400)


def check_roles(path):
    with Server(path, role="api") as api:
        expect("the API server: records", len(ask(api.http, "/records/7").json()), 7)
        for route in (SERIALIZE, *(f"{route}?n=1" for route in CHAIN)):
            expect_problem(f"the API server: {route}", ask(api.http, route), 404)
        expect("the API server: health", ask(api.http, "/health").body, b"ok\n")
        status, out, _ = run(path, "--codec", "list")
        expect("codecs: status", status, 0)
        expect_true(f"codecs: {out}", out.split()[:3] == ["tenon", "tenon-generated", "tenon-tables"])
        lists, records = [], []
        for codec in out.split():
            with Server(path, "--codec", codec, "--api", f"http://127.0.0.1:{api.http}") as server:
                lists.append(ask(server.http, SERIALIZE).json())
                expect(f"{codec}: reads", ask(server.http, post(LIST)).status, 200)
                expect_problem(f"{codec}: refuses", ask(server.http, post(LIST[:-9])), 400)
                records += [ask(server.http, f"{route}?n=50").json() for route in CHAIN]
        expect_true("codecs differ", all(one == lists[0] for one in lists) and all(one == records[0] for one in records))


def check_ports(path):
    """Several listeners; IPv6; ports of the kernel's choice are the same for all threads."""
    with Server(path, "--threads", "3", tls=True) as server:
        for _ in range(20):
            expect("three threads", ask(server.http, "/health").body, b"ok\n")
            expect("three threads, TLS", ask(server.tls, "/health", tls=True).body, b"ok\n")
    with Server(path, tls=True, plain=False) as server:
        expect("TLS alone", ask(server.tls, "/health", tls=True).body, b"ok\n")
    with contextlib.suppress(OSError):
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
        process = subprocess.Popen([path, "--listen", "[::1]:0"], stdout=subprocess.PIPE, text=True, env=clean_environment())
        line = process.stdout.readline()
        found = re.fullmatch(r"listening on http://\[::1\]:(\d+)\n", line)
        if expect_true(f"IPv6: {line}", found):
            with socket.create_connection(("::1", int(found[1])), PATIENCE) as sock:
                sock.sendall(HEALTH)
                expect_true("IPv6", sock.recv(100).startswith(b"HTTP/1.1 200 OK\r\n"))
        process.send_signal(signal.SIGTERM)
        expect("IPv6: status", process.wait(PATIENCE), 0)
        process.stdout.close()


def check_certificates(path):
    certificate, key = folder / "made.crt", folder / "made.key"
    files = ["--certificate", certificate, "--key", key]

    def start():
        """What it says on standard error."""
        process = subprocess.Popen([path, "--listen", "none", "--tls", "127.0.0.1:0", *files], text=True, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, env=clean_environment())
        line = process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        error = process.communicate(timeout=PATIENCE)[1]
        expect("with a certificate", (process.returncode, bool(re.fullmatch(r"listening on https://.*:\d+\n", line))), (0, True))
        return error
    said = start()
    expect_true(f"made: {said}", str(certificate) in said and str(key) in said)
    expect("the key is its owner's", key.stat().st_mode & 0o777, 0o600)
    made = certificate.read_bytes(), key.read_bytes()
    expect("used again", start(), "")
    expect("left as they were", (certificate.read_bytes(), key.read_bytes()), made)
    tls = ["--listen", "none", "--tls", "127.0.0.1:0"]

    def expect_bad(what, certificate, key, named):
        expect_refusal(path, [*tls, "--certificate", certificate, "--key", key], [str(named)], status=1)
        expect(f"{what}: nothing is made", (folder / "none").exists(), False)
    text = folder / "text"
    text.write_text("no certificate\n")
    other = folder / "other"
    with Server(path, tls=True):
        shutil.copy(folder / "c.key", other)
    expect_bad("no key", certificate, folder / "none", folder / "none")
    expect_bad("no certificate", folder / "none", key, folder / "none")
    expect_bad("another key", certificate, other, other)
    expect_bad("text for a key", certificate, text, text)
    expect_bad("text for a certificate", text, key, text)
    expect_bad("a folder that is not there", folder / "no" / "c", folder / "no" / "k", folder / "no" / "k")


def check_http2(path):
    """All that clients ask for HTTP/2 by is answered in HTTP/1.1, or refused."""
    with Server(path, tls=True) as server:
        with Wire(server.tls, tls=True, session=tls_client(["h2", "http/1.1"])) as wire:
            expect_true("ALPN chose h2", wire.sock.selected_alpn_protocol() in (None, "http/1.1"))
            wire.send(HEALTH)
            expect("ALPN", wire.answer().body, b"ok\n")
        upgrade = HEALTH[:-2] + b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n"
        with Wire(server.http) as wire:
            wire.send(upgrade + HEALTH)
            answer = wire.answer()
            expect("h2c", (answer.version, answer.status, answer.body, answer.field("upgrade")), ("1.1", 200, b"ok\n", None))
        for port, tls in ((server.http, False), (server.tls, True)):
            with Wire(port, tls) as wire:
                wire.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0")
                expect_problem("the preface", wire.answer(), 505)
                expect_true("the preface: something else comes", wire.at_end())
        curl = shutil.which("curl")
        for options in (["--http2"], ["--http1.1"], ["--http2", "-k", "https"], ["--http1.0"]):
            url = f"https://127.0.0.1:{server.tls}" if "https" in options else f"http://127.0.0.1:{server.http}"
            if curl:
                done = subprocess.run([curl, "-sS", "-w", "%{http_version}", *options[:2 if "https" in options else 1], f"{url}/health"],
                                      capture_output=True, text=True, timeout=PATIENCE)
                expect(f"curl {options}", (done.stdout, done.stderr), ("ok\n1.1", ""))
        # old TLS
        context = tls_client()
        context.minimum_version = context.maximum_version = context.minimum_version.TLSv1_2
        with Wire(server.tls, tls=True, session=context) as wire:
            wire.send(HEALTH)
            expect("TLS 1.2", wire.answer().body, b"ok\n")


def main():
    path = program()
    check_wrong_options(path)
    check_environment(path)
    check_roles(path)
    check_ports(path)
    check_certificates(path)
    check_http2(path)
    finish()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does the web service's peer in Go do what the web service does? check_go_service.py FOLDER

Builds go_service in FOLDER with battle/programs/build.sh and starts it on ports of the kernel's choice: as API server and
as service, with each server library and each codec. Bodies are compared by value; so are the answers to wrong requests,
to an API server that is down, late, cut off or wrong, and the end: SIGTERM, with status 0, after what is open.
Status 0: all is well; 77: Go or a package is missing.
"""
import contextlib
import http.client
import json
import pathlib
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading

BUILD = pathlib.Path(__file__).resolve().parents[2] / "battle" / "programs" / "build.sh"
PATIENCE = 60  # seconds, for what takes none
LIST = {"List": [{"Name": "Bill Gates", "NumPurchases": 1200, "IsVIP": True}] * 1000}
SERIALIZE, DESERIALIZE = (f"/mvc/{word}ThousandSmallClassList" for word in ("Serialize", "Deserialize"))
TESTS = ("/testNoProcess", "/testReflection", "/testNoReflection")
problems = []


def expect(what, seen, wanted):
    if seen != wanted:
        problems.append(f"{what}: {str(seen)[:200]} and not {str(wanted)[:200]}")


def build(folder):
    done = subprocess.run(["sh", BUILD, folder, "go_service"], text=True, capture_output=True)
    why = folder / "go_service.why"
    if why.exists():
        print("go_service was not built:", why.read_text().strip())
        sys.exit(77 if why.read_text().endswith("was not found\n") else (folder / "go_service.log").read_text())
    if done.returncode != 0:
        sys.exit(done.stderr)
    return folder / "go_service"


class Program:
    """go_service, which runs; .port of HTTP, .tls of HTTPS."""

    def __init__(self, command, *options, listeners=1):
        self.process = subprocess.Popen([command, "--listen", "127.0.0.1:0", *options], text=True, stdout=subprocess.PIPE)
        self.name = " ".join(str(option) for option in options if "/" not in str(option))
        self.port = self.tls = None
        for _ in range(listeners):
            line = self.process.stdout.readline()
            found = re.fullmatch(r"listening on (https?)://127\.0\.0\.1:(\d+)\n", line)
            if not found:
                sys.exit(f"{self.name}: {line!r} where a listener should be")
            setattr(self, "tls" if found[1] == "https" else "port", int(found[2]))

    def end(self):
        """Its status after SIGTERM."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


class FakeAPI:
    """An API server that sends each request the same bytes, in one connection each; None: it never answers."""

    def __init__(self, answer):
        self.answer, self.open = answer, []
        self.asked, self.go = threading.Event(), threading.Event()
        self.go.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        with contextlib.suppress(OSError):
            while True:
                connection = self.listener.accept()[0]
                self.open.append(connection)
                connection.recv(65536)
                self.asked.set()
                self.go.wait(PATIENCE)
                if self.answer is not None:
                    connection.sendall(self.answer)
                    connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.listener.close()
        for connection in self.open:
            connection.close()


def exchange(connection, method, path, body=None):
    connection.request(method, path, body)
    answer = connection.getresponse()
    return answer.status, answer.getheader("Content-Type", ""), answer.read()


def ask(port, path, method="GET", body=None):
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        return exchange(connection, method, path, body)


def expect_json(what, answer, wanted):
    status, kind, body = answer
    expect(f"{what}: status", status, 200)
    expect(f"{what}: Content-Type", kind, "application/json")
    try:
        expect(what, json.loads(body), wanted)
    except ValueError:
        problems.append(f"{what}: {body[:200]} is no JSON")


def expect_refusal(what, answer, wanted):
    status, kind, body = answer
    expect(f"{what}: status", status, wanted)
    expect(f"{what}: says why, as plain text", (kind.startswith("text/plain"), bool(body.strip())), (True, True))


def check_records(api):
    """The first 1500 records of the API server, which the other checks know."""
    status, _, body = ask(api.port, "/records/1500")
    expect("/records/1500: status", status, 200)
    records = json.loads(body)
    expect("/records/1500: number", len(records), 1500)
    for key in ("Id", "Name"):
        expect(f"/records/1500: distinct {key}s", len({record[key] for record in records}), 1500)
    for record in records:
        good = (list(record) == ["Id", "Name", "Time"] and re.fullmatch(r"id_\d{19}", record["Id"])
                and re.fullmatch(r"name_\d{19}", record["Name"]) and isinstance(record["Time"], int))
        expect(f"{record}: is a record", bool(good), True)
    for n in (0, 1, 500, 1000, 1001, 1500):
        expect_json(f"{api.name}: /records/{n}", ask(api.port, f"/records/{n}"), records[:n])
    for wrong in ("/records/", "/records/x", "/records/-1", "/records/1000001", "/records/1/2", "/", SERIALIZE,
                  "/testNoProcess?n=1"):
        expect_refusal(f"{api.name}: {wrong}", ask(api.port, wrong), 404)
    expect_refusal(f"{api.name}: POST /records/1", ask(api.port, "/records/1", "POST"), 405)
    return records


def check_service(service, port, records, context=None):
    """Everything in one connection, so that what a request leaves behind would be seen."""
    if context:
        connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=PATIENCE, context=context)
    else:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    name = f"{service.name}, {'HTTPS' if context else 'HTTP'}: "
    text = json.dumps(LIST).encode()
    with contextlib.closing(connection):
        for _ in range(2):
            expect_json(name + SERIALIZE, exchange(connection, "GET", SERIALIZE), LIST)
            status, _, body = exchange(connection, "POST", DESERIALIZE, text)
            expect(name + DESERIALIZE, (status, body), (200, b""))
            for wrong in (b"", text[:-1], text[:30000], text + b"x", text.replace(b"1200", b'"1200"', 1), b'{"List":[{]}',
                          b"[1]"):
                expect_refusal(f"{name}{DESERIALIZE} {wrong[-20:]}", exchange(connection, "POST", DESERIALIZE, wrong), 400)
            for route in TESTS:
                for n in (500, 10, 0, 1500, 1):
                    expect_json(f"{name}{route}?n={n}", exchange(connection, "GET", f"{route}?n={n}"), records[:n])
                for wrong in ("", "?n=", "?n=x", "?n=-1", "?n=1000001"):
                    expect_refusal(name + route + wrong, exchange(connection, "GET", route + wrong), 400)
        expect(name + "/health", exchange(connection, "GET", "/health")[::2], (200, b"ok\n"))
        expect_refusal(name + "/nothing", exchange(connection, "GET", "/nothing"), 404)
        expect_refusal(name + "GET to read", exchange(connection, "GET", DESERIALIZE), 405)
        expect_refusal(name + "POST to write", exchange(connection, "POST", SERIALIZE, b"x"), 405)


def check_together(service, records):
    """Many at once: no body has anything of another's."""
    def client(first):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", service.port, timeout=PATIENCE)) as connection:
            for i in range(60):
                route, n = TESTS[(first + i) % 3], (first * 37 + i * 101) % 1500
                status, _, body = exchange(connection, "GET", f"{route}?n={n}")
                answers.append((f"{service.name}, with others: {route}?n={n}", status, body, n))

    answers = []
    clients = [threading.Thread(target=client, args=(i,)) for i in range(8)]
    for one in clients:
        one.start()
    for one in clients:
        one.join()
    expect(f"{service.name}, with others: answers", len(answers), 8 * 60)
    for what, status, body, n in answers:
        try:
            expect(what, (status, json.loads(body)), (200, records[:n]))
        except ValueError:
            problems.append(f"{what}: no JSON")


def check_members(service):
    """A record of the API server that lacks members has none of those that another request had."""
    with FakeAPI(None) as api, Program(*service(api.port)) as program:
        for answer, wanted in (("Id", "a"), ("Name", "b")):
            text = json.dumps([{answer: wanted}]).encode()
            api.answer = b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(text), text)
            for route in TESTS[1:]:
                full = {"Id": "", "Name": "", "Time": 0, answer: wanted}
                expect_json(f"{program.name}: {route}, only {answer}", ask(program.port, route + "?n=1"), [full])
        expect("the end", program.end(), 0)


def check_failures(service):
    with socket.create_server(("127.0.0.1", 0)) as unused:  # nothing listens there afterwards
        down = unused.getsockname()[1]
    with Program(*service(down)) as program:
        for route in TESTS:
            expect_refusal(f"{program.name}: {route}, nobody there", ask(program.port, route + "?n=1"), 502)
        expect("the end", program.end(), 0)
    head = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n"
    for what, answer, routes, wanted in (
            ("cut", head % 100 + b'[{"Id":"', TESTS, 502),
            ("status 500", b"HTTP/1.1 500 No\r\nContent-Length: 2\r\n\r\n[]", TESTS, 502),
            ("no HTTP", b"hello\r\n\r\n", TESTS, 502),
            ("no JSON", head % 4 + b"[{]}", TESTS[1:], 502),
            ("late", None, TESTS, 504)):
        with FakeAPI(answer) as api, Program(*service(api.port), "--upstream-timeout", "300") as program:
            for route in routes:
                expect_refusal(f"{program.name}: {route}, {what}", ask(program.port, route + "?n=1"), wanted)
            expect("the end", program.end(), 0)


def check_end(service):
    """An idle connection does not hold it up, and an open request is answered."""
    answer = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"
    with FakeAPI(answer) as api, Program(*service(api.port)) as program, \
            contextlib.closing(http.client.HTTPConnection("127.0.0.1", program.port, timeout=PATIENCE)) as idle, \
            contextlib.closing(http.client.HTTPConnection("127.0.0.1", program.port, timeout=PATIENCE)) as busy:
        expect("/health", exchange(idle, "GET", "/health")[2], b"ok\n")
        api.go.clear()
        busy.request("GET", "/testReflection?n=0")
        expect(f"{program.name}: the API server was asked", api.asked.wait(PATIENCE), True)
        program.process.send_signal(signal.SIGTERM)
        while True:  # until it listens no more
            try:
                socket.create_connection(("127.0.0.1", program.port), PATIENCE).close()
            except ConnectionResetError:
                pass  # it waited to be accepted
            except ConnectionRefusedError:
                break
        expect(f"{program.name}: runs while a request is open", program.process.poll(), None)
        api.go.set()
        response = busy.getresponse()
        expect(f"{program.name}: the open request", (response.status, response.read()), (200, b"[]"))
        expect(f"{program.name}: the end", program.process.wait(PATIENCE), 0)


def check_options(command):
    for wrong in (["--frob"], ["x"], ["--role", "x"], ["--codec", "x"], ["--server", "x"], ["--threads", "0"],
                  ["--listen", "none"], ["--tls", "127.0.0.1:0"], ["--api", "https://127.0.0.1:1"], ["--api", "x"]):
        done = subprocess.run([command, *wrong], text=True, capture_output=True, timeout=PATIENCE)
        expect(f"go_service {' '.join(wrong)}: status", done.returncode, 2)
        expect(f"go_service {' '.join(wrong)}: says why", (done.stdout, bool(done.stderr)), ("", True))
    done = subprocess.run([command, "--version"], text=True, capture_output=True, timeout=PATIENCE)
    good = re.fullmatch(r"fasthttp [\d.]+, easyjson [\d.]+, go[\d.]+\n", done.stdout)
    expect(f"{done.stdout!r}: are versions", bool(good), True)


def certificate(folder):
    """Options for HTTPS and what a client needs; nothing where openssl is missing."""
    if not shutil.which("openssl"):
        print("HTTPS is left out: openssl was not found")
        return [], []
    pem, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
                    "-keyout", key, "-out", pem], check=True, capture_output=True)
    contexts = []
    for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
        context = ssl.create_default_context(cafile=pem)
        context.minimum_version = context.maximum_version = version
        contexts.append(context)
    return ["--tls", "127.0.0.1:0", "--certificate", pem, "--key", key], contexts


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    command = build(pathlib.Path(arguments[0]))
    check_options(command)
    with tempfile.TemporaryDirectory() as folder:
        secure, contexts = certificate(pathlib.Path(folder))
        for server in ("fasthttp", "net-http"):
            def service(port):
                return [command, "--api", f"http://127.0.0.1:{port}", "--server", server]
            for codec in ("encoding-json", "easyjson"):
                kind = ["--server", server, "--codec", codec]
                more = ["--codec", codec, "--threads", "2", *secure]
                with Program(command, "--role", "api", *kind) as api, \
                        Program(*service(api.port), *more, listeners=2 if secure else 1) as program:
                    records = check_records(api)
                    check_service(program, program.port, records)
                    check_together(program, records)
                    for context in contexts:
                        check_service(program, program.tls, records, context)
                    expect(f"{program.name}: the end", program.end(), 0)
                    expect(f"{api.name}: the end", api.end(), 0)
            check_members(service)
            check_failures(service)
            check_end(service)
    print("\n".join(problems) or "go_service is in order")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

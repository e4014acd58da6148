# SPDX-License-Identifier: MIT
"""What the checks of the web service share: the service as a process (Server), a client that says exactly the bytes it is
told to and believes nothing (Wire), answers taken apart (Answer), and the list of what went wrong.

A check is called as check_x.py PROGRAM, ends with status 0 when all is well, and with 77 when the service was not built.
Nothing here asserts on time: PATIENCE is how long something may take that must happen at all.
"""
import contextlib
import json
import os
import pathlib
import re
import select
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time

PATIENCE = 60
ROOT = pathlib.Path(__file__).resolve().parents[2]
SERIALIZE, DESERIALIZE = (f"/mvc/{word}ThousandSmallClassList" for word in ("Serialize", "Deserialize"))
CHAIN = ("/testNoProcess", "/testReflection", "/testNoReflection")
LIST = json.dumps({"List": [{"Name": "Bill Gates", "NumPurchases": 1200, "IsVIP": True}] * 3}).encode()
HEALTH = b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n"
problems = []
folder = pathlib.Path(tempfile.mkdtemp(prefix="tenon-service-"))


def expect(what, seen, wanted):
    if seen != wanted:
        problems.append(f"{what}: {str(seen)[:300]} and not {str(wanted)[:300]}")
    return seen == wanted


def expect_true(what, holds):
    if not holds:
        problems.append(what)
    return holds


def program():
    """The service's path, of the command line; ends the check if it was not built."""
    path = pathlib.Path(sys.argv[-1])
    if len(sys.argv) < 2 or not path.is_file():
        print("the web service was not built")
        sys.exit(77)
    return path.resolve()


def is_sanitized(path):
    return b"__asan_init" in path.read_bytes()


def finish():
    """Status 1 when there were problems, each on a line."""
    subprocess.run(["rm", "-rf", folder], check=True)
    for problem in problems[:100]:
        print(problem)
    print(f"{len(problems)} problems" if problems else "all is well")
    sys.stdout.flush()
    os._exit(bool(problems))  # threads of fake servers may still wait


def wait_until(holds):
    """Whether it comes true in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.02)
    return False


# ---- the service -----------------------------------------------------------------------------------------------------


class Server:
    """tenon_service on ports of the kernel's choice; .http and .tls (or None) are its ports.

    At the end of a with block it gets SIGTERM and must end with status 0, having said nothing on standard error."""

    def __init__(self, path, *options, tls=False, role="service", plain=True, environment=None):
        self.http = self.tls = None
        listen = ["--role", role, "--listen", "127.0.0.1:0" if plain else "none"]
        if tls:
            listen += ["--tls", "127.0.0.1:0", "--certificate", folder / "c.crt", "--key", folder / "c.key"]
        self.said = tempfile.TemporaryFile()
        self.process = subprocess.Popen([path, *listen, *options], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=self.said, env={**clean_environment(), **(environment or {})})
        self.name = " ".join(map(str, options)) or role
        for _ in range(int(plain) + int(tls)):
            line = self.read_line()
            found = re.fullmatch(r"listening on (https?)://127\.0\.0\.1:(\d+)\n", line)
            if not found:
                self.process.kill()
                sys.exit(f"{self.name}: {line!r} where a listener should be\n{self.errors()}")
            setattr(self, "tls" if found[1] == "https" else "http", int(found[2]))

    def read_line(self):
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            return ""
        line = b""
        while not line.endswith(b"\n"):
            byte = os.read(self.process.stdout.fileno(), 1)
            if not byte:
                break
            line += byte
        return line.decode()

    def errors(self):
        self.said.seek(0)
        text = self.said.read().decode(errors="replace")
        return re.sub(r"tenon_service: made .* and .* \(self-signed, localhost, \d+ days\)\n", "", text)

    def end(self, how=signal.SIGTERM, status=0):
        """Sends the signal and sees how the service ends."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.see_end(status)

    def see_end(self, status=0):
        try:
            expect(f"{self.name}: exit status", self.process.wait(PATIENCE), status)
        except subprocess.TimeoutExpired:
            problems.append(f"{self.name}: does not end")
            self.process.kill()
            self.process.wait()
        errors = self.errors()
        if errors:
            print(errors)
            problems.append(f"{self.name}: said {errors[:200]!r} on standard error")
        self.process.stdout.close()
        self.said.close()

    def status_field(self, name):
        """A number of /proc/PID/status: VmRSS, VmHWM, in KiB."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"^{name}:\s*(\d+)", text, re.M)[1])

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def is_well(self, why):
        """Whether it still answers; what it answered last is why."""
        try:
            with Wire(self.http or self.tls, tls=not self.http) as wire:
                wire.send(HEALTH)
                answer = wire.answer()
                return expect(f"{why}: health afterwards", (answer.status, answer.body), (200, b"ok\n"))
        except (OSError, Malformed) as error:
            problems.append(f"{why}: no health afterwards: {error}")
            return False

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind:
            self.process.kill()
            self.process.wait()
            print(self.errors())
            subprocess.run(["rm", "-rf", folder])
        else:
            self.end()


def clean_environment():
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TENON_SERVICE_")}
    environment["LSAN_OPTIONS"] = f"suppressions={ROOT}/tests/service/leaks.txt:print_suppressions=0"
    return environment


# ---- answers ---------------------------------------------------------------------------------------------------------


class Malformed(Exception):
    """What came is no HTTP answer, or not all of one."""


class Answer:
    """A whole answer. fields: (name in lower case, value)."""

    def __init__(self, version, status, fields, body):
        self.version, self.status, self.fields, self.body = version, status, fields, body

    def field(self, name):
        """Its value; None: there is none, or more than one."""
        values = [value for field, value in self.fields if field == name.lower()]
        return values[0] if len(values) == 1 else None

    def json(self):
        return json.loads(self.body)


def expect_problem(what, answer, status):
    """An error answer is a problem whose status member is its status."""
    if not expect(f"{what}: status", answer.status, status):
        return None
    expect(f"{what}: type", answer.field("content-type"), "application/problem+json")
    try:
        problem = answer.json()
        expect(f"{what}: its member", problem["status"], status)
        expect_true(f"{what}: no title", problem["title"])
        return problem
    except (ValueError, KeyError) as error:
        problems.append(f"{what}: no problem: {error}: {answer.body[:200]}")
        return None


FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\x20-\x7e]*?)[ \t]*")


def parse_head(head):
    """(version, status, fields) of the bytes before the empty line."""
    first, *lines = head.split(b"\r\n")
    found = re.fullmatch(rb"HTTP/(1\.[01]) ([1-5]\d\d) ([\x20-\x7e]*)", first)
    if not found:
        raise Malformed(f"status line {first[:100]!r}")
    fields = []
    for line in lines:
        field = FIELD.fullmatch(line)
        if not field:
            raise Malformed(f"field {line[:100]!r}")
        fields.append((field[1].decode().lower(), field[2].decode()))
    return found[1].decode(), int(found[2]), fields


# ---- a client --------------------------------------------------------------------------------------------------------


class Wire:
    """A connection. What it reads it reads in order, with a deadline."""

    def __init__(self, port, tls=False, receive=None, session=None):
        self.sock = socket.socket()
        if receive:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(("127.0.0.1", port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            self.sock = session.wrap_socket(self.sock) if session else tls_client().wrap_socket(self.sock)
        self.buffer = b""
        self.ended = False

    def send(self, data):
        self.sock.sendall(data)

    def send_if_open(self, data):
        """Whether the other end still took it."""
        try:
            self.sock.sendall(data)
            return True
        except OSError:
            return False

    def finish(self):
        """No more will be sent (as far as the kernel is concerned)."""
        with contextlib.suppress(OSError):
            self.sock.shutdown(socket.SHUT_WR)

    def read_some(self):
        """Appends what there is; a reset counts as an end."""
        if self.ended:
            return False
        try:
            data = self.sock.recv(1 << 16)
        except TimeoutError as error:
            raise Malformed("nothing comes, and the connection stays open") from error
        except OSError:
            data = b""
        self.buffer += data
        self.ended = not data
        return not self.ended

    def read_to_end(self):
        """All that comes until the other end closes."""
        while self.read_some():
            pass
        data, self.buffer = self.buffer, b""
        return data

    def take(self, n):
        while len(self.buffer) < n:
            if not self.read_some():
                raise Malformed(f"the answer broke off, {len(self.buffer)} of {n} bytes: {self.buffer[:100]!r}")
        data, self.buffer = self.buffer[:n], self.buffer[n:]
        return data

    def take_line(self):
        while b"\r\n" not in self.buffer:
            if not self.read_some():
                raise Malformed(f"the answer broke off in a line: {self.buffer[:100]!r}")
        line, self.buffer = self.buffer.split(b"\r\n", 1)
        return line

    def at_end(self):
        """Whether nothing more comes."""
        return not self.buffer and not self.read_some()

    def head(self):
        lines = []
        while not lines or lines[-1]:
            lines.append(self.take_line())
        return parse_head(b"\r\n".join(lines[:-1]))

    def pieces(self, fields, version):
        """The body of an answer whose fields say how it ends, piece by piece."""
        named = dict(fields)
        if named.get("transfer-encoding") == "chunked":
            if version == "1.0" or "content-length" in named:
                raise Malformed("chunked, where that must not be")
            while (n := int(self.take_line(), 16)) > 0:
                yield self.take(n)
                if self.take(2) != b"\r\n":
                    raise Malformed("a chunk without its end")
            if self.take_line():
                raise Malformed("trailers")
        elif "content-length" in named:
            left = int(named["content-length"])
            while left > 0:
                piece = self.take(min(left, 1 << 16))
                left -= len(piece)
                yield piece
        else:
            while self.buffer or self.read_some():
                yield self.take(len(self.buffer))

    def answer(self, method="GET", interim=False):
        """The next whole answer; those with status 1xx are passed over where interim ones are in order."""
        version, status, fields = self.head()
        if status < 200 and interim:
            version, status, fields = self.head()
        if len({name for name, _ in fields}) != len(fields):
            raise Malformed(f"a field twice: {fields}")
        body = b"" if method == "HEAD" or status in (204, 304) else b"".join(self.pieces(fields, version))
        return Answer(version, status, fields, body)

    def all_answers(self, method="GET"):
        """Whole answers until the connection ends; the method is the first request's."""
        answers = []
        while not self.at_end():
            answers.append(self.answer("GET" if answers else method, interim=True))
        return answers

    def close(self):
        self.sock.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def tls_client(protocols=None):
    """Trusts what the service made for itself, and no other."""
    context = ssl.create_default_context(cafile=folder / "c.crt")
    if protocols:
        context.set_alpn_protocols(protocols)
    context.check_hostname = False
    return context


def ask(port, request, tls=False, method="GET"):
    """The answer to one request on a connection of its own; the request may be a path."""
    if isinstance(request, str):
        request = f"{method} {request} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode()
    with Wire(port, tls) as wire:
        wire.send(request)
        return wire.answer(method)


def post(body, *fields, path=DESERIALIZE, version="1.1"):
    """The bytes of a request with a body and its length."""
    lines = [f"POST {path} HTTP/{version}", "Host: a", f"Content-Length: {len(body)}", *fields]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def chunks(body, size):
    """The body in chunks."""
    parts = [body[i:i + size] for i in range(0, len(body), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"

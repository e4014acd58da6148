#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_microhttpd.py PROGRAM: starts examples/microhttpd on a free port and talks to it: right requests, wrong ones, bodies
that are too long, announced or not, one connection for many requests, the end by SIGTERM.
"""
import http.client
import json
import signal
import socket
import subprocess
import sys

MOST_BODY = 64 * 1024
JSON = {"Content-Type": "application/json"}
DEFAULT = {"listen": {"host": "127.0.0.1", "port": 8080}, "log_level": "info", "plugins": []}
problems = []


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.type = response.getheader("Content-Type")
        self.allow = response.getheader("Allow")
        self.length = response.getheader("Content-Length")
        self.body = response.read()


def ask(connection, method, path, body=None, headers=None):
    connection.request(method, path, body, headers or {})
    return Answer(connection.getresponse())


def expect(what, answer, status, members=None):
    """members: those that the JSON of the answer must have, with their values; ... : any value."""
    media = "application/problem+json" if status >= 400 else "application/json"
    try:
        value = json.loads(answer.body) if answer.body else {}
    except ValueError:
        value = {}
    wrong = {name: value.get(name) for name, wanted in (members or {}).items()
             if name not in value or wanted is not ... and value[name] != wanted}
    if status >= 400 and answer.body and value.get("status") != status:
        wrong["status"] = value.get("status")
    if answer.status != status or answer.type != media or wrong:
        problems.append(f"{what}: {answer.status} {answer.type} {answer.body[:300]!r}, wanted {status} {media} {members}")


def check_right(connection):
    expect("a first GET", ask(connection, "GET", "/config"), 200, DEFAULT)
    head = ask(connection, "HEAD", "/config")
    expect("HEAD", head, 200)
    if head.body or int(head.length) < 50:
        problems.append(f"HEAD has {head.body!r}, Content-Length {head.length}")
    posted = {"listen": {"host": "::1", "port": 90}, "log_level": "warn", "plugins": ["gzip", "caf\u00e9"]}
    expect("POST", ask(connection, "POST", "/config", json.dumps(posted), JSON), 200, posted)
    expect("GET after it", ask(connection, "GET", "/config"), 200, posted)
    for media in ("application/json; charset=\"utf-8\"", "text/json", "application/vnd.shop+json"):
        expect(media, ask(connection, "POST", "/config", "{}", {"Content-Type": media}), 200, DEFAULT)
    for accept in ("*/*", "application/*;q=0.1", "text/html, application/json;q=0.5", "nonsense"):
        expect(accept, ask(connection, "GET", "/config", None, {"Accept": accept}), 200, DEFAULT)
    most = json.dumps({"plugins": ["x"]}).encode()
    most += b" " * (MOST_BODY - len(most))
    expect("the longest body", ask(connection, "POST", "/config", most, JSON), 200, {"plugins": ["x"]})
    expect("the longest body in chunks", ask(connection, "POST", "/config", iter([most[:40000], most[40000:]]), JSON), 200,
           {"plugins": ["x"]})


def check_wrong(connection):
    kept = {"listen": {"host": "a", "port": 1}, "log_level": "debug", "plugins": ["p"]}
    expect("POST", ask(connection, "POST", "/config", json.dumps(kept), JSON), 200, kept)
    wrong = {
        '{"listen": {"port": 0}}': {"code": "range", "path": "$.listen.port", "line": 1, "column": 21, "offset": 20},
        '{\n "log_levl": "info"}': {"code": "unknown", "line": 2, "detail": 'no such member; did you mean "log_level"?'},
        '{"plugins": ["a", 1]}': {"code": "type", "path": "$.plugins[1]"},
        '{"listen": {"host": "' + "x" * 64 + '"}}': {"code": "capacity"},
        '{"plugins": ["a"': {"code": "incomplete"},
        '{} x': {"code": "trailing"},
        '': {"code": "empty"},
    }
    for body, members in wrong.items():
        expect(body, ask(connection, "POST", "/config", body, JSON), 400, {"title": "Bad Request", "detail": ..., **members})
    expect("not UTF-8", ask(connection, "POST", "/config", b'{"plugins": ["\xff"]}', JSON), 400, {"code": "utf8"})
    for media in ("text/plain", "application/json;charset=utf-16", "application/json, text/csv", "json"):
        expect(media, ask(connection, "POST", "/config", "{}", {"Content-Type": media}), 415)
    expect("no Content-Type", ask(connection, "POST", "/config", "{}"), 415, {"title": "Unsupported Media Type"})
    for accept in ("text/html", "application/json;q=0", "text/csv, */*;q=0"):
        expect(accept, ask(connection, "GET", "/config", None, {"Accept": accept}), 406)
        expect(accept, ask(connection, "POST", "/config", "{}", {"Accept": accept, **JSON}), 406)
    expect("another path", ask(connection, "GET", "/config/"), 404, {"title": "Not Found"})
    expect("a path that is not UTF-8", ask(connection, "GET", "/%ff%00"), 404)
    refused = ask(connection, "DELETE", "/config")
    expect("DELETE", refused, 405)
    if refused.allow != "GET, HEAD, POST":
        problems.append(f"Allow: {refused.allow}")
    long = [b"[" + b" " * 30000] * 20
    expect("a long body in chunks", ask(connection, "POST", "/config", iter(long), JSON), 413,
           {"code": "size", "title": "Content Too Large"})
    expect("nothing of that changed anything", ask(connection, "GET", "/config"), 200, kept)


def check_announced(port):
    """One byte too much is refused before the body comes."""
    with socket.create_connection(("127.0.0.1", port), 60) as s:
        s.sendall(b"POST /config HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                  b"Content-Length: %d\r\n\r\n" % (MOST_BODY + 1))
        response = http.client.HTTPResponse(s)
        response.begin()
        expect("an announced long body", Answer(response), 413, {"title": "Content Too Large"})


def talk(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.connect()
    was = connection.sock
    check_right(connection)
    check_wrong(connection)
    if connection.sock is not was:
        problems.append("the connection was not kept")
    check_announced(port)
    connection.close()


program = subprocess.Popen([sys.argv[1], "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
try:
    line = program.stdout.readline().decode()
    if not line.startswith("listening on http://127.0.0.1:"):
        sys.exit(f"it says: {line!r}")
    talk(int(line.rsplit(":", 1)[1]))
    program.send_signal(signal.SIGTERM)
    said = program.communicate(timeout=60)[1]
    if program.returncode or said:
        problems.append(f"it ended with {program.returncode}, saying {said.decode()}")
finally:
    if program.poll() is None:
        program.kill()
        program.wait()
print("\n".join(problems) or "examples/microhttpd answers as it should")
sys.exit(bool(problems))

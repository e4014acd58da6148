#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does `battle rps` do what it says? check_rps.py BATTLE SERVICE PART

  rows       a run of a few rows, of every client, plain and TLS: right, under load, with CPU, memory and latency; into a
             file of results, whose own results stay
  wrong      a service that answers wrong is not put under load, and the exit status says so
  interrupt  SIGINT ends it, with all that it started, and takes its temporary folder away
  options    wrong ones are refused; without wrk, and without the service, it says which package

How fast anything is is no matter here. Ends with 77 without wrk or the service. Status 0: all is well.
"""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

problems = []


def complain(text):
    problems.append(text)


def expect(condition, *text):
    if not condition:
        complain(" ".join(map(str, text)))


def rps(battle, *arguments, **more):
    return subprocess.run([battle, "rps", *arguments], text=True, capture_output=True, timeout=300, **more)


def base_file(folder, battle):
    """A file of results of this machine that has a result of its own, so that nothing is timed in process."""
    path = pathlib.Path(folder) / "results.json"
    out = subprocess.run([battle, "--repetitions", "1", "--sample", "0.0001", "--peers", "nobody", "--filter",
                          "string/SmallClass/constant/read/text/tenon", "--json", str(path)], text=True, capture_output=True)
    if out.returncode:
        sys.exit(out.stderr)
    return path


def name_of(load):
    return (f"{load['server']}, {load.get('codec')}, {load['route']}, {load.get('n')}, {'TLS' if load['tls'] else 'plain'}, "
            f"{load['client']}")


def check_load(load):
    name = name_of(load)
    expect(load["checked"] and "note" not in load, name, load.get("note"))
    expect(load["requests"] > 0 and load["per_second"] > 0 and load["seconds"] > 0, name, "was not under load")
    expect(load["errors"] * 10 <= load["requests"], name, load["errors"], "errors")  # wrk calls late answers errors, too
    expect(load["cpu_us"] > 0, name, "takes no CPU")
    expect(load["peak_kib"] >= load["rss_kib"] > 0, name, "has no memory")
    latency = load.get("latency", {})
    expect(0 < latency.get("p50", 0) <= latency.get("p75", 0) <= latency.get("p90", 0) <= latency.get("p99", 0), name, latency)
    chain = load["route"].startswith("/test")
    expect(chain == ("api_cpu_us" in load), name, "and the API server's CPU")


def rows(battle, _):
    filters = "|".join(("/mvc/DeserializeThousandSmallClassList/none/plain$", "SerializeThousandSmallClassList/none/tls/one$",
                        "testNo.*/10/plain$", "/records/10/"))
    with tempfile.TemporaryDirectory() as folder:
        path = base_file(folder, battle)
        before = json.loads(path.read_text())
        page = pathlib.Path(folder) / "page.html"
        out = rps(battle, "--quick", "--into", str(path), "--html", str(page), "--filter", filters)
        print(out.stdout)
        expect(out.returncode == 0, "status", out.returncode, out.stderr)
        after = json.loads(path.read_text())
        expect(after["results"] == before["results"], "the file's own results have changed")
        expect("not measured" not in out.stdout and "Requests per second</h2>" in page.read_text(), "the page has no loads")
        loads = after.get("loads", [])
        for load in loads:
            check_load(load)
        expect(len({name_of(load) for load in loads}) == len(loads) >= 10, "rows:", [name_of(load) for load in loads])
        expect(after["machine"].get("placed"), "the machine line says nothing of processors")
        peers = {peer["name"]: peer for peer in after["peers"]}
        for name in ("tenon service", "Go fasthttp", "nginx", "wrk"):
            peer = peers.get(name, {})
            takes_part = any(load["server"] == name for load in loads) or name == "wrk"
            expect(takes_part != bool(peer.get("absent")), name, "is", peer)
            expect(peer.get("absent") or peer.get("version"), name, "has no version")
        again = rps(battle, "--duration", "1", "--into", str(path), "--filter", "tenon/none/testNoProcess/10/plain")
        loads = json.loads(path.read_text())["loads"]
        expect(again.returncode == 0 and len(loads) == 1, "loads of an earlier run stay", again.stderr)


def with_service(folder, battle, script):
    """A copy of the battle beside another service: the service's place is known from the battle's."""
    place = pathlib.Path(folder) / "build"
    (place / "battle").mkdir(parents=True)
    (place / "service").mkdir()
    copy = place / "battle" / "battle"
    shutil.copy(battle, copy)
    shutil.copy(pathlib.Path(battle).parent / "battle_ring", place / "battle")
    if script:
        service = place / "service" / "tenon_service"
        service.write_text(script)
        service.chmod(0o755)
    return str(copy)


WRONG = """#!/usr/bin/env python3
import http.server, sys
if sys.argv[1:] == ["--codec", "list"]:
    sys.exit(print("tenon-generated"))
class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *_): pass
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"[]")
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(f"listening on http://127.0.0.1:{server.server_port}", flush=True)
if "--tls" in sys.argv:
    print("listening on https://127.0.0.1:9", flush=True)
server.serve_forever()
"""


def wrong(battle, _):
    with tempfile.TemporaryDirectory() as folder:
        copy = with_service(folder, battle, WRONG)
        path = base_file(folder, battle)
        out = rps(copy, "--duration", "1", "--into", str(path), "--filter", "tenon/.*/plain$")
        loads = json.loads(path.read_text())["loads"]
        expect(out.returncode == 1, "status", out.returncode)
        expect(len(loads) >= 10, "only", len(loads), "rows")
        for load in loads:
            expect(not load["checked"] and load["requests"] == 0 and load.get("note"), name_of(load), load)
        expect("was ended by signal 15" in out.stderr, "a service that does not end well is not named:", out.stderr)


def descendants(pid):
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue
        if parent == pid:
            found += [int(folder.name), *descendants(int(folder.name))]
    return found


def interrupt(battle, _):
    for number in (signal.SIGINT, signal.SIGTERM):
        with tempfile.TemporaryDirectory() as folder:
            path = base_file(folder, battle)
            text = path.read_text()
            running = subprocess.Popen([battle, "rps", "--duration", "100", "--into", str(path), "--filter",
                                        "nginx/none/testNoProcess/10/plain|tenon/none/testNoProcess/10/plain"],
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for _ in range(600):
                below = descendants(running.pid)
                commands = " ".join(pathlib.Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ") for pid in below
                                    if os.path.exists(f"/proc/{pid}/cmdline"))
                if "wrk -t1" in commands:
                    break
                time.sleep(0.05)
            else:
                complain("wrk never ran")
            places = re.findall(r"/tmp/battle-rps-\w+", commands)
            running.send_signal(number)
            _, errors = running.communicate(timeout=60)
            expect(running.returncode == 1 and "interrupted" in errors, number, "status", running.returncode, errors)
            for pid in below:
                expect(not os.path.exists(f"/proc/{pid}"), "process", pid, "is left")
            for place in places:
                expect(not os.path.exists(place), place, "is left")
            expect(path.read_text() == text, "a run that was interrupted wrote results")


def options(battle, _):
    for arguments in ("--frob", "--duration", "--duration 0", "--duration 0.5", "--duration -1", "--rounds 0",
                      "--rounds x", "--connections 0", "--connections 99999"):
        out = rps(battle, *arguments.split())
        expect(out.returncode == 2 and out.stderr.startswith("usage: battle rps"), arguments, out.returncode, out.stderr)
    expect(rps(battle, "--help").returncode == 0, "--help")
    with tempfile.TemporaryDirectory() as folder:
        path = base_file(folder, battle)
        for arguments, words in ((("--filter", "("), "( is no regular expression"),
                                 (("--filter", "nothing"), "there is no such row"),
                                 (("--into", "/nowhere/x.json"), "/nowhere/x.json")):
            out = rps(battle, "--into", str(path), *arguments)
            expect(out.returncode == 1 and words in out.stderr, arguments, out.returncode, out.stderr)
        out = rps(battle, "--into", str(path), env={**os.environ, "PATH": "/nowhere"})
        expect(out.returncode == 1 and "package wrk" in out.stderr, "without wrk:", out.stderr)
        out = rps(with_service(folder, battle, None), "--into", str(path))
        expect(out.returncode == 1 and "libh2o-evloop-dev" in out.stderr, "without the service:", out.stderr)
        elsewhere = json.loads(path.read_text())
        elsewhere["machine"]["processor"] = "Another"
        path.write_text(json.dumps(elsewhere))
        out = rps(battle, "--into", str(path), "--filter", "tenon/none/testNoProcess/10/plain")
        expect(out.returncode == 1 and "another machine" in out.stderr, "results of another machine:", out.stderr)


def main(arguments):
    parts = {"rows": rows, "wrong": wrong, "interrupt": interrupt, "options": options}
    if len(arguments) != 3 or arguments[2] not in parts:
        sys.exit(__doc__)
    if not shutil.which("wrk") or not os.path.exists(arguments[1]):
        print("there is no wrk, or the service was not built")
        return 77
    parts[arguments[2]](arguments[0], arguments[1])
    print("\n".join(problems) or "battle rps is in order")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

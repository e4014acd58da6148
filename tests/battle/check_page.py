#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_page.py PROGRAM: opens the page that battle_test_html leaves in Chromium, and compares what its table shows with
the JSON that is in the page. What the script of the page says on the console is a failure. Ends with 77 without Chromium.
"""
import html.parser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

CHART = "/usr/share/javascript/chart.js/chart.min.js"
LEAST_CELLS = 10
problems = []


class Page(html.parser.HTMLParser):
    """The rows of the table of results as {index: {class: text}}, the JSON, and what charts there are."""

    def __init__(self):
        super().__init__()
        self.rows, self.json, self.canvases, self.says_no_charts = {}, "", 0, False
        self.row = self.cell = None
        self.items, self.in_item = [], False
        self.in_json = False

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "tr":
            self.row = self.rows.setdefault(int(given["data-index"]), {}) if "data-index" in given else None
        elif tag in ("td", "th") and self.row is not None:
            self.cell = "peer" if tag == "th" else (given.get("class") or "other").split()[-1]
            self.row.setdefault(self.cell, "")
        elif tag == "script":
            self.in_json = given.get("id") == "results"
        elif tag == "canvas":
            self.canvases += 1
        elif tag == "li":
            self.items.append("")
            self.in_item = True
        self.says_no_charts |= given.get("id") == "no-charts"

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.cell = None
        elif tag == "li":
            self.in_item = False
        elif tag == "script":
            self.in_json = False

    def handle_data(self, data):
        if self.in_json:
            self.json += data
        elif self.row is not None and self.cell:
            self.row[self.cell] += data
        elif self.in_item:
            self.items[-1] += data


def three_digits(n):
    return f"{n:.2f}" if n < 9.995 else f"{n:.1f}" if n < 99.95 else f"{n:,.0f}"


def factor(n):
    return f"{n:.2f}" if n < 1.995 else f"{n:.1f}" if n < 9.95 else f"{n:,.0f}"


def same(text, exact, form):
    """Halves may be rounded either way."""
    return text in {form(exact), form(exact * (1 - 1e-9)), form(exact * (1 + 1e-9))}


def check_rows(page):
    results = json.loads(page.json)["results"]
    key = lambda r: (r["battle"], r["model"], r["variant"], r["direction"], r["way"])
    bases = {key(r): r for r in results if r["peer"] == "tenon generated"}
    cells = 0
    for index, row in page.rows.items():
        result = results[index]
        expected = {}
        if "ns" in result:
            median = result["ns"]["median"]
            expected["ns"] = (median, three_digits)
            expected["ratio"] = (median / bases[key(result)]["ns"]["median"], factor)
            expected["rate"] = (result["bytes"] * 1000 / median, lambda n: f"{n:,.0f}")
            expected["bytes"] = (result["bytes"], lambda n: f"{n:,.0f}")
        for name, (value, form) in expected.items():
            cells += 1
            if not same(row.get(name), value, form):
                problems.append(f"result {index}: {name} is {row.get(name)!r}, not {form(value)!r}")
        note = ("" if result["checked"] else "not checked: ") + (result.get("note") or "")
        if row.get("peer") != result["peer"] or row.get("notes") != note:
            problems.append(f"result {index} is shown as {row}")
    for result in results:
        if "ns" not in result and not any(item.startswith(f"{result['peer']}: {result['note']}") for item in page.items):
            problems.append(f"why {result['peer']} was not timed is not in the list of reasons")
    if cells < LEAST_CELLS:
        problems.append(f"only {cells} cells were shown")
    return cells


def main():
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if not browser:
        print("there is no Chromium")
        return 77
    with tempfile.TemporaryDirectory(prefix="tenon-page-") as folder:
        path = os.path.join(folder, "page.html")
        left = subprocess.run([sys.argv[1]], env=dict(os.environ, BATTLE_PAGE=path), capture_output=True, text=True)
        if left.returncode != 0:
            sys.exit(left.stdout + left.stderr)
        shown = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--virtual-time-budget=4000",
             f"--user-data-dir={folder}/profile", "--dump-dom", "file://" + path],
            capture_output=True, text=True, timeout=300)
    page = Page()
    page.feed(shown.stdout)
    problems.extend(line for line in shown.stderr.splitlines() if re.search(r":CONSOLE[:(]", line))
    if not page.json:
        print(shown.stderr)
        problems.append("the browser gave no page")
    else:
        cells = check_rows(page)
        print(f"{len(page.rows)} rows, {cells} cells, {page.canvases} charts")
    if (page.canvases > 0) != os.path.exists(CHART) or page.says_no_charts == (page.canvases > 0):
        problems.append("charts are there without the library, or the library without charts")
    print("\n".join(problems))
    return bool(problems)


sys.exit(main())

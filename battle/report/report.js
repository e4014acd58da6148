// SPDX-License-Identifier: MIT
// report.js: charts and tables from the results that stand in the page as JSON. Nothing is computed
// from anywhere else. Parts: numbers, theme, charts (Chart.js), the table of all results, sizes,
// peers.
"use strict";
(() => {
    const GENERATED = "tenon generated", TABLES = "tenon tables";
    const results = JSON.parse(document.getElementById("results").textContent);
    const list = results.results;
    const byId = id => document.getElementById(id);
    const distinct = values => [...new Set(values)];
    const timed = r => r.checked && r.ns;
    const own = peer => peer.startsWith("tenon ");

    const keyOf = r => [r.battle, r.model, r.variant, r.direction, r.way].join("\n");
    const bases = new Map(list.filter(r => r.peer === GENERATED).map(r => [keyOf(r), r]));
    const ratioOf = r => {
        const base = bases.get(keyOf(r));
        return timed(r) && base && timed(base) ? r.ns.median / base.ns.median : NaN;
    };

    // ---- numbers: as print.c does it ----

    const count = n => Math.round(n).toString().replace(/\B(?=(\d{3})+$)/g, ",");
    function time(ns) {
        const units = ["ns", "µs", "ms", "s"];
        let unit = 0;
        for (; unit < 3 && ns >= 999.5; unit++)
            ns /= 1000;
        return ns.toFixed(ns < 9.995 ? 2 : ns < 99.95 ? 1 : 0) + " " + units[unit];
    }
    const factor = f =>
        Number.isNaN(f) ? "?" : f < 1.995 ? f.toFixed(2) : f < 9.95 ? f.toFixed(1) : count(f);
    const digits = n => n < 9.995 ? n.toFixed(2) : n < 99.95 ? n.toFixed(1) : count(n);
    const plain = n => Number.isInteger(n) ? count(n) : digits(n);

    function element(name, text, attributes) {
        const made = document.createElement(name);
        if (text !== undefined)
            made.textContent = text;
        for (const [key, value] of Object.entries(attributes || {}))
            made.setAttribute(key, value);
        return made;
    }
    function fill(select, values, chosen) {
        select.replaceChildren(...values.map(v => {
            const [value, text] = Array.isArray(v) ? v : [v, v];
            return element("option", text, {value});
        }));
        if (chosen !== undefined)
            select.value = chosen;
    }

    // ---- theme ----

    const themes = ["", "light", "dark"];
    const names = {"": "as the system", light: "light", dark: "dark"};
    const root = document.documentElement;
    const stored = () => {
        try {
            return localStorage.getItem("theme") || "";
        } catch {
            return "";
        }
    };
    let theme = stored();
    function applyTheme(value) {
        if (value)
            root.dataset.theme = value;
        else
            delete root.dataset.theme;
        byId("theme").textContent = "Theme: " + names[value];
    }
    applyTheme(theme);
    byId("theme").addEventListener("click", () => {
        theme = themes[(themes.indexOf(theme) + 1) % themes.length];
        try {
            localStorage.setItem("theme", theme);
        } catch { /* a page from a file may have none */
        }
        applyTheme(theme);
        drawCharts();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => drawCharts());

    // ---- charts ----

    const MAIN = ["SmallClass", "BigClass", "ThousandSmallClassList", "ThousandSmallClassDictionary",
        "Records 100"];
    const wayNames = {
        reused: "a used buffer", fresh: "new memory", file: "a file", pipe: "a pipe",
    };
    const captions = {
        "string/read/text": "Reading from a string",
        "string/write/reused": "Writing to a string, in a buffer used before",
        "string/write/fresh": "Writing to a string, in new memory each time",
        "stream/read/file": "Reading from a file",
        "stream/write/file": "Writing to a file",
        "stream/write/pipe": "Writing to a pipe",
        "options/write/one": "Writing, all calls with one options value",
        "options/write/new": "Writing, each call with a new options value",
    };
    const controls = Object.fromEntries(["battle", "model", "variant", "way", "scale"].map(
        name => [name, byId("chart-" + name)]));
    let charts = [];

    const models = distinct(list.map(r => r.model));
    fill(controls.battle, distinct(list.map(r => r.battle)));
    fill(controls.model, [["main", "the main five"], ["", "all"], ...models]);
    if (!models.some(m => MAIN.includes(m)))
        controls.model.value = "";
    function fillBattle() {
        const here = list.filter(r => r.battle === controls.battle.value);
        const ways = distinct(here.filter(r => r.direction === "write").map(r => r.way));
        fill(controls.variant, distinct(here.map(r => r.variant)));
        fill(controls.way, ways.map(w => [w, wayNames[w] || w]));
        controls.way.parentElement.hidden = controls.battle.value === "options" || ways.length < 2;
    }

    // Which charts a model has: each (direction, way) of the battle, of writing only the chosen one.
    function columnsOf(battle) {
        const here = list.filter(r => r.battle === battle &&
            (battle === "options" || r.direction !== "write" || r.way === controls.way.value));
        return distinct(here.map(r => r.direction + "/" + r.way));
    }

    // Records have no constant variant: a model that lacks the chosen one shows its first.
    function variantOf(battle, model, column) {
        const has = distinct(list.filter(r => r.battle === battle && r.model === model &&
            r.direction + "/" + r.way === column && timed(r)).map(r => r.variant));
        return has.includes(controls.variant.value) ? controls.variant.value : has[0];
    }

    const colour = name => getComputedStyle(root).getPropertyValue(name).trim();

    const labelOf = r => time(r.ns.median) + "   " + factor(ratioOf(r)) + "×";

    // Spread and best over the bars, times and ratios behind them.
    const marks = {
        id: "marks",
        afterDatasetsDraw(chart) {
            const {ctx, scales: {x}} = chart;
            const rows = chart.options.rows;
            ctx.save();
            ctx.font = chart.options.labelFont;
            ctx.textBaseline = "middle";
            chart.getDatasetMeta(0).data.forEach((bar, i) => {
                const {median, best, spread} = rows[i].ns;
                const low = x.getPixelForValue(Math.max(median - spread / 2, x.min));
                const high = x.getPixelForValue(median + spread / 2);
                const at = Math.max(x.getPixelForValue(Math.max(best, x.min)), x.left);
                // With an edge of the paper's colour, to be seen on every bar.
                for (const [style, edge] of [["paperColour", 1], ["markColour", 0]]) {
                    ctx.fillStyle = chart.options[style];
                    ctx.fillRect(low - edge, bar.y - 1 - edge, Math.max(high - low, 1) + 2 * edge,
                        2 + 2 * edge);
                    ctx.fillRect(at - 1 - edge, bar.y - bar.height / 2, 2 + 2 * edge, bar.height);
                }
                const text = labelOf(rows[i]);
                const start = Math.max(bar.x, high) + 6;
                ctx.textAlign = "left";
                // Without the grid's lines through it.
                ctx.fillStyle = chart.options.paperColour;
                ctx.fillRect(start - 2, bar.y - 8, ctx.measureText(text).width + 4, 16);
                ctx.fillStyle = chart.options.textColour;
                ctx.fillText(text, start, bar.y);
            });
            ctx.restore();
        },
    };

    function barChart(canvas, rows) {
        const ink = colour("--ink"), soft = colour("--soft"), line = colour("--line");
        const family = getComputedStyle(document.body).fontFamily;
        const fillOf = r => colour(r.peer === GENERATED ? "--accent" :
            r.peer === TABLES ? "--accent-2" : "--bar");
        const narrow = canvas.parentElement.clientWidth < 420;
        const nameSize = narrow ? 11 : 12;
        const measure = canvas.getContext("2d");
        measure.font = nameSize + "px " + family;
        const widest = textOf => Math.ceil(Math.max(...rows.map(r =>
            measure.measureText(textOf(r)).width))) + 12;
        const nameWidth = widest(r => r.peer), labelWidth = widest(labelOf);
        const scale = controls.scale.value;
        const lowest = Math.min(...rows.map(r => Math.min(r.ns.best, r.ns.median)));
        return new Chart(canvas, {
            type: "bar",
            data: {
                labels: rows.map(r => r.peer),
                datasets: [{
                    data: rows.map(r => r.ns.median),
                    backgroundColor: rows.map(fillOf),
                    barPercentage: 0.78,
                    categoryPercentage: 0.9,
                }],
            },
            plugins: [marks],
            options: {
                rows, markColour: colour("--mark"), paperColour: colour("--paper"), textColour: ink,
                labelFont: nameSize + "px " + family,
                indexAxis: "y",
                animation: false,
                responsive: true,
                maintainAspectRatio: false,
                layout: {padding: {right: labelWidth}},
                plugins: {
                    legend: {display: false},
                    tooltip: {
                        displayColors: false,
                        callbacks: {
                            title: items => rows[items[0].dataIndex].peer,
                            label: item => {
                                const {median, best, spread} = rows[item.dataIndex].ns;
                                return ["median " + time(median), "best " + time(best),
                                    "spread " + time(spread)];
                            },
                        },
                    },
                },
                scales: {
                    x: {
                        type: scale,
                        min: scale === "linear" ? 0 : 10 ** Math.floor(Math.log10(lowest * 0.8)),
                        // With the end of the last spread.
                        suggestedMax: Math.max(...rows.map(r => r.ns.median + r.ns.spread / 2)),
                        grid: {color: line, drawBorder: false},
                        // Of a logarithmic axis the powers of ten; a short one needs more.
                        afterBuildTicks: axis => {
                            const first = axis.max / axis.min < 20 ? [1, 2, 5] : [1];
                            if (scale === "logarithmic")
                                axis.ticks = axis.ticks.filter(t => first.some(f =>
                                    Math.abs(Math.log10(t.value / f) % 1) < 1e-9));
                        },
                        ticks: {
                            color: soft, maxRotation: 0, autoSkipPadding: 12,
                            font: {family, size: 11},
                            autoSkip: scale === "linear",
                            callback: value => value === 0 ? "0" : time(value).replace(/\.0+ /, " "),
                        },
                    },
                    y: {
                        grid: {display: false, drawBorder: false},
                        // Chart.js would cut names that need more than its part of the width.
                        afterFit: axis => { axis.width = nameWidth; },
                        ticks: {
                            color: ctx => rows[ctx.index] && own(rows[ctx.index].peer) ?
                                colour("--accent") : ink,
                            autoSkip: false,
                            font: {family, size: nameSize},
                        },
                    },
                },
            },
        });
    }

    // Why peers have no time, in words that are short enough for a line.
    const short = text => text.length > 60 ? text.slice(0, 59) + "…" : text;
    const reasonOf = r => short(r.note || (r.checked ? "not timed" : "not checked"));

    // Peers that are in none of the battle's charts of a direction, which captions need not repeat.
    function missingOf(battle, columns) {
        const missing = new Map();
        for (const column of columns) {
            const here = list.filter(r => r.battle === battle && r.direction + "/" + r.way === column);
            const there = new Set(here.filter(timed).map(r => r.peer));
            for (const r of here.filter(r => !there.has(r.peer))) {
                const text = r.peer + " (" + reasonOf(r) + ")";
                missing.set(text, [...missing.get(text) || [], column + "\n" + r.peer]);
            }
        }
        return missing;
    }

    function figureOf(battle, model, column, missing) {
        const [direction, way] = column.split("/");
        const variant = variantOf(battle, model, column);
        const here = list.filter(r => r.battle === battle && r.model === model &&
            r.variant === variant && r.direction === direction && r.way === way);
        const rows = here.filter(timed).sort((a, b) => a.ns.median - b.ns.median);
        const figure = element("figure");
        const caption = captions[battle + "/" + column] || column;
        const rest = here.filter(r => !timed(r) && !missing.has(column + "\n" + r.peer))
            .map(r => r.peer + " (" + reasonOf(r) + ")");
        figure.append(element("figcaption",
            caption + " · " + (variant || "no result") +
            (rest.length ? " · not timed: " + rest.join(", ") : "")));
        if (rows.length === 0)
            return {figure};
        const box = element("div", undefined, {class: "canvas"});
        const canvas = element("canvas", undefined, {role: "img",
            "aria-label": model + ", " + caption + ": " +
                rows.map(r => r.peer + " " + time(r.ns.median)).join(", ")});
        box.style.height = rows.length * 21 + 44 + "px";
        box.append(canvas);
        figure.append(box);
        return {figure, canvas, rows};
    }

    function drawCharts() {
        const to = byId("chart-list");
        const battle = controls.battle.value, wanted = controls.model.value;
        charts.forEach(c => c.destroy());
        charts = [];
        to.replaceChildren();
        if (typeof Chart === "undefined") {
            to.append(element("p", "There are no charts: Chart.js was not found when the page was " +
                "made (Debian: libjs-chart.js). The table below has every number.",
                {id: "no-charts"}));
            return;
        }
        const shown = models.filter(m => wanted === "main" ? MAIN.includes(m) : !wanted || m === wanted)
            .filter(m => list.some(r => r.battle === battle && r.model === m && timed(r)));
        // The battle of options has one model, which is none of the main ones.
        const some = shown.length ? shown : models.filter(m =>
            list.some(r => r.battle === battle && r.model === m && timed(r)));
        const columns = columnsOf(battle), missing = missingOf(battle, columns);
        const keys = new Set([...missing.values()].flat());
        byId("chart-absent").textContent = missing.size === 0 ? "" : "Without a time here: " +
            [...missing.keys()].join("; ") + ".";
        for (const model of some) {
            const section = element("div", undefined, {class: "model"});
            section.append(element("h3", model));
            to.append(section);
            for (const column of columns) {
                const {figure, canvas, rows} = figureOf(battle, model, column, keys);
                section.append(figure);
                if (canvas)
                    charts.push(barChart(canvas, rows));
            }
        }
    }
    controls.battle.addEventListener("change", () => {
        fillBattle();
        drawCharts();
    });
    for (const name of ["model", "variant", "way", "scale"])
        controls[name].addEventListener("change", drawCharts);

    // On paper it is light.
    addEventListener("beforeprint", () => {
        document.querySelectorAll("details").forEach(d => { d.open = true; });
        applyTheme("light");
        drawCharts();
        charts.forEach(c => c.resize());
    });
    addEventListener("afterprint", () => {
        applyTheme(theme);
        drawCharts();
    });

    // ---- the table of all results ----

    const FIRST_ROWS = 100, MORE_ROWS = 500; // thousands at once take browsers seconds
    const none = "–";
    const columns = [
        {name: "Peer", filter: "peer", value: r => r.peer},
        {name: "Battle", filter: "battle", value: r => r.battle},
        {name: "Model", filter: "model", value: r => r.model},
        {name: "Variant", filter: "variant", value: r => r.variant},
        {name: "Direction", filter: "direction", value: r => r.direction},
        {name: "Way", filter: "way", value: r => r.way},
        {name: "Time, ns", title: "median, nanoseconds for one operation", key: "ns", number: true,
            value: r => timed(r) ? r.ns.median : NaN, text: r => digits(r.ns.median)},
        {name: "× tenon", title: "median by that of tenon generated", key: "ratio", number: true,
            value: ratioOf, text: r => factor(ratioOf(r))},
        {name: "± ns", title: "half the spread", number: true,
            value: r => timed(r) ? r.ns.spread / 2 : NaN, text: r => digits(r.ns.spread / 2)},
        {name: "MB/s", key: "rate", number: true,
            value: r => timed(r) ? r.bytes * 1000 / r.ns.median : NaN,
            text: r => count(r.bytes * 1000 / r.ns.median)},
        {name: "Allocations", title: "for one operation", number: true,
            value: r => r.allocations ? r.allocations.count : NaN, text: r => plain(r.allocations.count)},
        {name: "Allocated, bytes", title: "for one operation", number: true,
            value: r => r.allocations ? r.allocations.bytes : NaN, text: r => plain(r.allocations.bytes)},
        {name: "Text, bytes", key: "bytes", number: true,
            value: r => r.bytes || NaN, text: r => count(r.bytes)},
        {name: "Notes", key: "notes",
            value: r => (r.checked ? "" : "not checked: ") + (r.note || "")},
    ];
    let order = {column: null, up: true}, most = FIRST_ROWS;
    const filters = [...document.querySelectorAll("[data-filter]")];
    const search = byId("table-search"), which = byId("table-timed");
    for (const select of filters)
        fill(select, [["", "all"], ...distinct(list.map(r => r[select.dataset.filter]))]);

    // It opens with one comparison, fastest first; columns that filters make the same in all rows
    // are left out.
    const opening = list.find(r => r.battle === "string" && r.model === "BigClass") || list[0];
    for (const select of filters)
        if (opening && select.dataset.filter !== "peer")
            select.value = opening[select.dataset.filter];
    order.column = columns.find(c => c.key === "ns");
    const visible = () => columns.filter(c => c.number ? which.value !== "untimed" : !c.filter ||
        c.filter === "peer" || !filters.find(f => f.dataset.filter === c.filter).value);

    function headOf(column) {
        const th = element("th", undefined, {scope: "col"});
        const mine = order.column === column;
        const button = element("button", column.name + (mine ? (order.up ? " ↑" : " ↓") : ""),
            {type: "button"});
        if (column.title)
            button.title = column.title;
        if (column.number)
            th.className = "number";
        if (mine)
            th.setAttribute("aria-sort", order.up ? "ascending" : "descending");
        button.addEventListener("click", () => {
            order = {column, up: mine ? !order.up : true};
            drawTable();
            [...head.querySelectorAll("button")].find(b => b.textContent.startsWith(column.name))
                .focus();
        });
        th.append(button);
        return th;
    }
    const head = document.querySelector("#results-table thead tr");

    function compare(a, b) {
        const {value} = order.column;
        const x = value(list[a]), y = value(list[b]);
        if (typeof x === "string")
            return (order.up ? 1 : -1) * x.localeCompare(y);
        if (Number.isNaN(x) || Number.isNaN(y)) // what has no number stands last either way
            return Number.isNaN(x) - Number.isNaN(y);
        return order.up ? x - y : y - x;
    }

    function rowOf(index) {
        const r = list[index];
        const tr = element("tr", undefined, {"data-index": index});
        if (r.peer === GENERATED)
            tr.className = "generated";
        else if (own(r.peer))
            tr.className = "tables";
        visible().forEach((column, i) => {
            const value = column.value(r);
            const text = column.number && Number.isNaN(value) ? none :
                column.text ? column.text(r) : value;
            const cell = element(i === 0 ? "th" : "td", text);
            if (i === 0) {
                cell.scope = "row";
                cell.title = text;
            }
            else if (text !== "" && text !== none) // narrow screens leave out what has no label
                cell.dataset.label = column.name;
            cell.className = [column.number ? "number" : "", column.key || ""].join(" ").trim();
            tr.append(cell);
        });
        return tr;
    }

    function drawTable() {
        const text = search.value.trim().toLowerCase();
        const picked = list.map((_, i) => i).filter(i =>
            filters.every(f => !f.value || list[i][f.dataset.filter] === f.value) &&
            (!which.value || (which.value === "timed") === Boolean(timed(list[i]))) &&
            (!text || (list[i].note || "").toLowerCase().includes(text)));
        if (order.column)
            picked.sort(compare);
        const shown = picked.slice(0, most);
        document.querySelector("#results-table tbody").replaceChildren(...shown.map(rowOf));
        head.replaceChildren(...visible().map(headOf));
        byId("table-count").textContent =
            (shown.length < picked.length ? "The first " + count(shown.length) + " of " : "") +
            count(picked.length) + (picked.length === 1 ? " result" : " results") +
            (picked.length < list.length ? ", of " + count(list.length) + " in all" : "");
        byId("table-more").hidden = shown.length === picked.length;
        byId("table-more").textContent = "Show " +
            count(Math.min(MORE_ROWS, picked.length - shown.length)) + " more";
    }
    for (const select of filters)
        select.addEventListener("change", drawTable);
    which.addEventListener("change", drawTable);
    search.addEventListener("input", drawTable);
    byId("table-controls").addEventListener("submit", event => event.preventDefault());
    byId("table-controls").addEventListener("reset", event => {
        event.preventDefault();
        filters.forEach(f => { f.value = ""; });
        search.value = which.value = "";
        drawTable();
    });
    byId("table-more").addEventListener("click", () => {
        most += MORE_ROWS;
        drawTable();
    });

    // What was not timed, one line for each peer and reason.
    function drawUntimed() {
        const rest = list.filter(r => !timed(r)), reasons = new Map();
        for (const r of rest) {
            const text = r.peer + ": " + (r.note || (r.checked ? "not timed" : "not checked"));
            reasons.set(text, (reasons.get(text) || 0) + 1);
        }
        const box = byId("untimed");
        box.hidden = rest.length === 0;
        box.querySelector("summary").textContent = count(rest.length) + " results without a time";
        box.querySelector("ul").replaceChildren(...[...reasons].map(([text, n]) =>
            element("li", text + " (" + count(n) + (n === 1 ? " result)" : " results)"))));
    }

    // ---- sizes ----

    function drawSizes() {
        const body = document.querySelector("#sizes-table tbody");
        for (const model of models) {
            const written = list.filter(r => r.model === model && r.direction === "write" &&
                r.battle === "string" && r.checked);
            if (written.length === 0)
                continue;
            const {variant, way} = written[0];
            const here = written.filter(r => r.variant === variant && r.way === way);
            const tenon = here.find(r => r.peer === GENERATED) || here[0];
            const same = here.filter(r => r.bytes === tenon.bytes && !own(r.peer));
            const others = here.filter(r => r.bytes !== tenon.bytes && !own(r.peer))
                .sort((a, b) => a.bytes - b.bytes)
                .map(r => r.peer + " " + count(r.bytes) + " (" + factor(r.bytes / tenon.bytes) + "×)");
            const tr = element("tr");
            const th = element("th", model + " ", {scope: "row"});
            th.append(element("small", variant));
            tr.append(th, element("td", count(tenon.bytes), {class: "number", "data-label": "tenon, bytes"}),
                element("td", count(same.length), {class: "number", "data-label": "Peers of this size"}),
                element("td", others.join(", ") || none, {"data-label": "Other sizes"}));
            body.append(tr);
        }
    }

    // ---- peers ----

    function drawPeers() {
        const body = document.querySelector("#peers-table tbody");
        for (const p of results.peers) {
            if (p.absent) {
                byId("absent").append(element("li", p.name + ": " + p.absent));
                continue;
            }
            const tr = element("tr");
            tr.append(element("th", p.name, {scope: "row"}),
                element("td", p.version || none, {"data-label": "Version"}),
                element("td", p.language || none, {"data-label": "Language"}),
                element("td", p.how || none, {"data-label": "How"}));
            if (own(p.name))
                tr.className = p.name === GENERATED ? "generated" : "tables";
            body.append(tr);
        }
        // Present, and yet nowhere in the tables.
        for (const p of results.peers.filter(p => !p.absent)) {
            const its = list.filter(r => r.peer === p.name);
            if (its.length > 0 && !its.some(timed))
                byId("absent").append(element("li", p.name + ": present, but nothing of it was timed: " +
                    distinct(its.map(r => r.note || "not checked")).join("; ")));
        }
        if (!byId("absent").firstChild)
            byId("absent").append(element("li", "None."));
    }

    fillBattle();
    drawCharts();
    drawTable();
    drawUntimed();
    drawSizes();
    drawPeers();
})();

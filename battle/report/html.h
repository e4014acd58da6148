/* SPDX-License-Identifier: MIT
 * html.h: the page of results: one file that needs no network.
 *
 * Its frame, style and script are report.html, report.css, narrow.css and report.js in
 * battle/report/. The results are in it as JSON, from which the script makes charts and tables;
 * claims and words (claims.h, words.h) are printed into it. */
#ifndef BATTLE_HTML_H
#define BATTLE_HTML_H

#include "result.h"

#ifdef __cplusplus
extern "C" {
#endif

/** chart_library_path: Chart.js 3 as one script; NULL, or a file that cannot be opened: the page
 * says so where charts would be. false: memory, a file of the page is missing, or writing failed.
 */
bool battle_html_write(const struct battle_results *results, FILE *to,
                       const char *chart_library_path, tenon_error *error);

/** Where the package libjs-chart.js puts it. */
const char *battle_chart_library(void);

#ifdef __cplusplus
}
#endif
#endif

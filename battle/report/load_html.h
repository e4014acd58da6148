/* SPDX-License-Identifier: MIT
 * load_html.h: the section of the page about requests per second. */
#ifndef BATTLE_LOAD_HTML_H
#define BATTLE_LOAD_HTML_H

#include "result.h"

#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The whole section, led by the table of codecs; nothing when there are no loads. false: memory.
 */
bool battle_load_html_put(const struct battle_results *results, FILE *to);

/** A chart of the routes of the chain by N: bars of requests per second, or of CPU microseconds for
 * each, of the tenon service and of Go. */
void battle_load_chart_put(const struct battle_results *results, bool tls, bool cpu, FILE *to);

/** Is there anything to chart? */
bool battle_load_chart_has(const struct battle_results *results, bool tls);

#ifdef __cplusplus
}
#endif
#endif

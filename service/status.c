/* SPDX-License-Identifier: MIT
 * status.c: whether the service is well, and what it has counted. */
#include "routes.h"

void status_health(struct exchange *exchange)
{
    exchange_send(exchange, 200, "text/plain; charset=utf-8", h2o_iovec_init(H2O_STRLIT("ok\n")));
}

void status_metrics(struct exchange *exchange)
{
    char *text = NULL;
    size_t len = 0;
    FILE *to = open_memstream(&text, &len);
    if (to)
        metrics_write(exchange->worker->service, to);
    if (!to || fclose(to) != 0) {
        exchange_problem(exchange, 500, NULL, NULL);
    } else {
        const h2o_iovec_t copy = h2o_strdup(&exchange->req->pool, text, len);
        exchange_send(exchange, 200, "text/plain; version=0.0.4; charset=utf-8", copy);
    }
    free(text);
}

/* SPDX-License-Identifier: MIT
 * mvc.c: a thousand customers, out and in: the two routes of public comparisons of serializers. */
#include "routes.h"

enum { CUSTOMERS = 1000 };

static struct small customers[CUSTOMERS];

void mvc_prepare(void)
{
    for (size_t i = 0; i < CUSTOMERS; i++)
        customers[i] = (struct small){
            .Name = {"Bill Gates", 10},
            .NumPurchases = 1200,
            .IsVIP = true,
        };
}

/* The text is made anew for every request; that is what is compared. */
void mvc_serialize(struct exchange *exchange)
{
    const struct small_list list = {.List = customers, .n = CUSTOMERS};
    if (exchange_coder(exchange, exchange->worker->service->codec))
        exchange_write(exchange, SHAPE_LIST, &list);
}

void mvc_deserialize(struct exchange *exchange)
{
    const struct codec *codec = exchange->worker->service->codec;
    const h2o_iovec_t body = exchange->req->entity;
    struct small_list list;
    tenon_error error = {0};
    struct coder *coder = exchange_coder(exchange, codec);
    if (!coder)
        return;
    if (codec->read(coder, SHAPE_LIST, (tenon_str){body.base, body.len}, &list, &error))
        exchange_send(exchange, 200, NULL, h2o_iovec_init(H2O_STRLIT("")));
    else if (error.code)
        exchange_problem(exchange, tenon_http_status(&error), NULL, &error);
    else
        exchange_problem(exchange, 400, "the body cannot be read", NULL);
}

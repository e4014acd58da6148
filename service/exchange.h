/* SPDX-License-Identifier: MIT
 * exchange.h: one request and its answer. Lives in the request's memory, and gives back what it
 * borrowed when that ends, whether or not the answer arrived. */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#include "codec.h"
#include "connection.h"

struct exchange {
    h2o_req_t *req;
    struct worker *worker;
    struct connection *connection;
    size_t route;          /**< its number, for the metrics */
    const char *parameter; /**< what stands behind the route's path, not NUL-terminated */
    size_t parameter_len;
    enum tenon_media format; /**< of the answer's body */
    struct coder *coder;     /**< NULL until exchange_coder */
    struct timespec began;

    h2o_generator_t generator;
    h2o_iovec_t rest; /**< of the body, not yet given to the connection */
    /** The next piece of a body whose length is not known, in memory that stays until the next
     * call. *last: nothing comes after it. false: it cannot be made, and the client sees the answer
     * break off. */
    bool (*more)(struct exchange *exchange, h2o_iovec_t *piece, bool *last);
    void *data; /**< the handler's */
};

struct exchange *exchange_begin(h2o_req_t *req);

/** What reads and writes by this codec, for as long as the request lasts. NULL: out of memory, and
 * the answer has been given. */
struct coder *exchange_coder(struct exchange *exchange, const struct codec *codec);

/** Answers. The body must stay as long as the request: static, the coder's, or of its pool. */
void exchange_send(struct exchange *exchange, int status, const char *type, h2o_iovec_t body);

/** Answers 200 with an object as the exchange's coder writes it, or 500. */
void exchange_write(struct exchange *exchange, enum shape shape, const void *object);

/** Answers 200 with pieces, in the memory of one. */
void exchange_stream(struct exchange *exchange, const char *type,
                     bool (*more)(struct exchange *, h2o_iovec_t *, bool *));

/** Answers with a problem (RFC 9457). detail and error may be NULL. */
void exchange_problem(struct exchange *exchange, int status, const char *detail,
                      const tenon_error *error);

/** Adds a header field to the answer; value is copied. */
void exchange_field(struct exchange *exchange, const h2o_token_t *name, const char *value);

/** All values of a field of the request, joined by ", "; NULL data: it has none. */
tenon_str exchange_request_field(struct exchange *exchange, const h2o_token_t *name);

#endif

/* SPDX-License-Identifier: MIT
 * routes.c: see routes.h. A row says all of a route: who answers it, on which methods, whether a
 * body of one of our formats comes in or goes out. What every handler would have to ask is asked
 * here: the guard, the path (404), the method (405), Content-Type (415) and Accept (406). */
#include "routes.h"

enum method { GET = 1, POST = 2 };

struct route {
    const char *path;
    bool prefix; /* the rest of the path is the handler's parameter */
    unsigned roles;
    enum method method;
    bool reads, writes; /* bodies of codec_formats */
    void (*handle)(struct exchange *exchange);
};

#define BOTH (1u << ROLE_SERVICE | 1u << ROLE_API)

static const struct route routes[] = {
    {"/mvc/SerializeThousandSmallClassList", false, 1u << ROLE_SERVICE, GET, false, true,
     mvc_serialize},
    {"/mvc/DeserializeThousandSmallClassList", false, 1u << ROLE_SERVICE, POST, true, false,
     mvc_deserialize},
    {"/testNoProcess", false, 1u << ROLE_SERVICE, GET, false, true, chain_no_process},
    {"/testReflection", false, 1u << ROLE_SERVICE, GET, false, true, chain_by_tables},
    {"/testNoReflection", false, 1u << ROLE_SERVICE, GET, false, true, chain_by_codec},
    {"/records/", true, BOTH, GET, false, true, records_get},
    {"/health", false, BOTH, GET, false, false, status_health},
    {"/metrics", false, BOTH, GET, false, false, status_metrics},
};
enum { ROUTES = sizeof routes / sizeof *routes, NO_ROUTE = ROUTES };
_Static_assert((int)ROUTES < (int)METRICS_ROUTES,
               "metrics.h counts this many, one of them for no route");

const char *route_path(size_t number)
{
    return number < ROUTES ? routes[number].path : number == NO_ROUTE ? "none" : NULL;
}

static size_t find_route(enum role role, h2o_iovec_t path)
{
    for (size_t r = 0; r < ROUTES; r++) {
        const size_t len = strlen(routes[r].path);
        if (path.len >= len && (path.len == len || routes[r].prefix) &&
            memcmp(path.base, routes[r].path, len) == 0 && (routes[r].roles & 1u << role))
            return r;
    }
    return NO_ROUTE;
}

static bool allows(const struct route *route, h2o_iovec_t method)
{
    if (route->method == POST)
        return h2o_memis(method.base, method.len, H2O_STRLIT("POST"));
    return h2o_memis(method.base, method.len, H2O_STRLIT("GET")) ||
           h2o_memis(method.base, method.len, H2O_STRLIT("HEAD"));
}

/* A body without Content-Type is taken for the first of our formats. */
static bool understands(struct exchange *exchange)
{
    const tenon_str type = exchange_request_field(exchange, H2O_TOKEN_CONTENT_TYPE);
    if (!type.data)
        return true;
    const enum tenon_media media = tenon_http_content_type(type);
    for (size_t f = 0; f < codec_n_formats; f++)
        if (codec_formats[f] == media)
            return true;
    return false;
}

static bool negotiate(struct exchange *exchange)
{
    const tenon_str accept = exchange_request_field(exchange, H2O_TOKEN_ACCEPT);
    exchange->format = tenon_http_accept(accept, codec_formats, codec_n_formats);
    return exchange->format != TENON_MEDIA_NONE;
}

static void dispatch(struct exchange *exchange, const struct route *route)
{
    h2o_req_t *req = exchange->req;
    if (req->entity.len > exchange->worker->service->options.max_body) {
        exchange_problem(exchange, 413, "the body is larger than this server takes", NULL);
    } else if (!allows(route, req->input.method)) {
        exchange_field(exchange, H2O_TOKEN_ALLOW, route->method == POST ? "POST" : "GET, HEAD");
        exchange_problem(exchange, 405, NULL, NULL);
    } else if (route->reads && !understands(exchange)) {
        exchange_field(exchange, H2O_TOKEN_ACCEPT, tenon_media_type(codec_formats[0]));
        exchange_problem(exchange, 415, "the body must be application/json in UTF-8", NULL);
    } else if (route->writes && !negotiate(exchange)) {
        exchange_problem(exchange, 406, "the answer can be had as application/json", NULL);
    } else {
        route->handle(exchange);
    }
}

/* The path of a target that is a whole URL, as clients of proxies send it (RFC 9112 3.2.2). */
static void take_absolute_form(h2o_req_t *req)
{
    h2o_url_t url;
    if (req->path.len == 0 || req->path.base[0] == '/' ||
        h2o_url_parse(req->path.base, req->path.len, &url) != 0)
        return;
    req->path = url.path;
    req->path_normalized = h2o_url_normalize_path(&req->pool, url.path.base, url.path.len,
                                                  &req->query_at, &req->norm_indexes);
}

static int on_request(h2o_handler_t *handler, h2o_req_t *req)
{
    (void)handler;
    struct exchange *exchange = exchange_begin(req);
    exchange->route = NO_ROUTE;
    if (!connection_passed(exchange->connection)) {
        req->http1_is_persistent = 0;
        exchange_problem(exchange, 400, NULL, NULL);
        return 0;
    }
    take_absolute_form(req);
    exchange->route = find_route(exchange->worker->service->options.role, req->path_normalized);
    if (exchange->route == NO_ROUTE) {
        exchange_problem(exchange, 404, "there is nothing at this path", NULL);
        return 0;
    }
    const struct route *route = &routes[exchange->route];
    exchange->parameter = req->path_normalized.base + strlen(route->path);
    exchange->parameter_len = req->path_normalized.len - strlen(route->path);
    dispatch(exchange, route);
    return 0;
}

bool route_number(const char *text, size_t len, uint32_t *ret)
{
    uint32_t number = 0;
    if (len == 0 || len > 9)
        return false;
    for (size_t i = 0; i < len; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        number = number * 10 + (uint32_t)(text[i] - '0');
    }
    *ret = number;
    return true;
}

/* ---- errors of libh2o's own ------------------------------------------------------------------ */

struct problem_stream {
    h2o_ostream_t super;
    char text[256];
    size_t len;
};

static void send_problem(h2o_ostream_t *stream, h2o_req_t *req, h2o_iovec_t *pieces, size_t n,
                         h2o_send_state_t state)
{
    struct problem_stream *problem = (struct problem_stream *)stream;
    h2o_iovec_t text = {problem->text, problem->len};
    (void)pieces;
    h2o_ostream_send_next(stream, req, &text, n > 0, state);
}

/* What libh2o refuses by itself (a body that is not properly chunked) it answers as plain text, on
 * the path of last resort; here that becomes a problem like all others. */
static void on_error_answer(h2o_filter_t *filter, h2o_req_t *req, h2o_ostream_t **slot)
{
    (void)filter;
    if (req->res.status >= 400) {
        struct problem_stream *problem =
            (struct problem_stream *)h2o_add_ostream(req, sizeof *problem, slot);
        static const char detail[] = "the body is not what its head says";
        const tenon_http_problem what = {.status = req->res.status,
                                         .detail = {detail, sizeof detail - 1}};
        tenon_sink sink;
        tenon_sink_fixed(&sink, problem->text, sizeof problem->text);
        tenon_http_problem_write(&what, &sink, NULL);
        problem->len = sink.len;
        problem->super.do_send = send_problem;
        slot = &problem->super.next;
        req->res.content_length = problem->len;
        h2o_set_header(&req->pool, &req->res.headers, H2O_TOKEN_CONTENT_TYPE,
                       H2O_STRLIT("application/problem+json"), 1);
        metrics_count_refusal(&worker_of(req)->metrics, req->res.status);
    }
    h2o_setup_next_ostream(req, slot);
}

bool routes_register(struct service *service, h2o_hostconf_t *host)
{
    mvc_prepare();
    records_prepare();
    h2o_pathconf_t *all = h2o_config_register_path(host, "/", 0);
    h2o_create_handler(all, sizeof(h2o_handler_t))->on_req = on_request;
    h2o_create_filter(&host->fallback_path, sizeof(h2o_filter_t))->on_setup_ostream =
        on_error_answer;
    if (!service->options.access_log)
        return true;
    /* it says itself why a file cannot be opened */
    h2o_access_log_filehandle_t *log =
        h2o_access_log_open_handle(service->options.access_log, NULL, 0);
    if (!log)
        return false;
    h2o_access_log_register(all, log);
    h2o_mem_release_shared(log);
    return true;
}

/* SPDX-License-Identifier: MIT
 * http/problem.c: problem details (RFC 9457), a described struct like any other, that tenon's own
 * writer writes.
 *
 * The description is const, as tenongen makes them: the library has no writable data for it. It
 * is for writing only, there is no hash of names. What belongs into an answer is decided in one
 * place, problem_fill. */
#include "../base/base.h"
#include <tenon/gen.h>
#include <tenon/http.h>

struct problem_body {
    tenon_str type, title;
    uint16_t status;
    tenon_str detail, instance, code, path;
    uint32_t line, column;
    uint64_t offset;
    bool placed; /* offset applies */
};

/* X(member, kind, how it is written, when it is left out), in the order of the text. */
#define PROBLEM_MEMBERS(X)                                                                         \
    X(type, STR, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_NULL)                                        \
    X(title, STR, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_NULL)                                       \
    X(status, U16, TENON_KIND_U16, 0)                                                              \
    X(detail, STR, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_NULL)                                      \
    X(instance, STR, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_NULL)                                    \
    X(code, STR, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_NULL)                                        \
    X(path, STR, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_NULL)                                        \
    X(line, U32, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_DEFAULT)                                     \
    X(column, U32, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_DEFAULT)                                   \
    X(offset, U64, TENON_STEP_SPECIAL, TENON_GIVEN_OMIT_NULL | TENON_GIVEN_HAS)

#define PROBLEM_INDEX(member, kind, step, given) problem_index_##member,
enum { PROBLEM_MEMBERS(PROBLEM_INDEX) problem_members_n };

#define PROBLEM_BOUND(member, kind, step, given)                                                   \
    +(sizeof(",\"" #member "\":") + TENON_GEN_BOUND_##kind)
enum { problem_bound = TENON_GEN_BOUND_BASE PROBLEM_MEMBERS(PROBLEM_BOUND) };

#define PROBLEM_HOT(member, kind, step, given)                                                     \
    TENON_GEN_MEMBER_WITH(struct problem_body, member, #member, TENON_KIND_##kind,                 \
                          problem_index_##member, TENON_KIND_##kind, step),
static const tenon_member problem_hot[] = {PROBLEM_MEMBERS(PROBLEM_HOT)};

#define PROBLEM_COLD(member, kind, step, bits)                                                     \
    {.given = (bits),                                                                              \
     .has_offset = (bits)&TENON_GIVEN_HAS ? TENON_GEN_AT(struct problem_body, placed) : 0},
static const tenon_detail problem_cold[] = {PROBLEM_MEMBERS(PROBLEM_COLD)};

static const tenon_type *const problem_refs[problem_members_n] = {NULL};
static const tenon_plan problem_plan = TENON_GEN_PLAN(problem_bound, false);

static const tenon_type problem_type = {
    .members = problem_hot,
    .details = problem_cold,
    .member_stride = sizeof(tenon_member),
    .detail_stride = sizeof(tenon_detail),
    .refs = problem_refs,
    .plan = TENON_GEN_UNCONST(tenon_plan, problem_plan), /* READY: never written */
    .name = "problem",
    .all = (UINT64_C(1) << problem_members_n) - 1,
    .size = sizeof(struct problem_body),
    .n = problem_members_n,
    .shape = TENON_SHAPE_OBJECT,
    .abi = TENON_ABI,
};

/* A text of an error, as it can be shown: it may be anybody's error, and anything may be in it. */
static tenon_str problem_text(char *buf, size_t size, const char *text, size_t text_size)
{
    const char *end = memchr(text, '\0', text_size);
    tenon__text shown;
    tenon__text_init(&shown, buf, size);
    tenon__text_bytes(&shown, text, end ? (size_t)(end - text) : text_size);
    return (tenon_str){buf, strlen(buf)};
}

static tenon_str problem_word(const char *word)
{
    return (tenon_str){word, strlen(word)};
}

/* The strings that body gets from the error, which is then needed no more. A tenon__text keeps
 * four bytes back: with them, what is well formed goes through whole. */
struct problem_texts {
    char detail[sizeof((tenon_error *)0)->detail + 4];
    char path[sizeof((tenon_error *)0)->path + 4];
};

static void problem_fill_error(struct problem_body *body, struct problem_texts *texts,
                               const tenon_error *error)
{
    body->code = problem_word(tenon_error_word(error->code));
    if (!body->detail.data && error->detail[0])
        body->detail =
            problem_text(texts->detail, sizeof texts->detail, error->detail, sizeof error->detail);
    else if (!body->detail.data)
        body->detail = problem_word(tenon__error_text(error->code));
    if (error->path[0])
        body->path = problem_text(texts->path, sizeof texts->path, error->path, sizeof error->path);
    body->line = error->line;
    body->column = error->column;
    body->offset = error->offset;
    body->placed = error->line > 0;
}

static void problem_fill(struct problem_body *body, struct problem_texts *texts,
                         const tenon_http_problem *problem, int status)
{
    const tenon_error *error = problem->error;
    const char *reason = tenon_http_reason(status);
    body->type = problem->type;
    body->title = problem->title;
    body->status = (uint16_t)status;
    body->detail = problem->detail;
    body->instance = problem->instance;
    if (!body->title.data && reason[0])
        body->title = problem_word(reason);
    if (error && error->code != TENON_E_NONE && status < 500 && tenon_http_status(error) < 500)
        problem_fill_error(body, texts, error);
}

bool tenon_http_problem_write(const tenon_http_problem *problem, tenon_sink *sink,
                              tenon_error *error)
{
    struct problem_body body = {.status = 0};
    struct problem_texts texts;
    if (!problem)
        return tenon__error_set(error, TENON_E_MISUSE, "problem is NULL");
    int status = problem->status ? problem->status : tenon_http_status(problem->error);
    if (status < 100 || status > 599)
        return tenon__error_set(error, TENON_E_MISUSE, "the status of a problem is not 100 .. 599");
    problem_fill(&body, &texts, problem, status);
    return tenon_json_write(&problem_type, &body, sink, NULL, error);
}

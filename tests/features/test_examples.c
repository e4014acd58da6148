/* SPDX-License-Identifier: MIT
 * test_examples.c: docs/features.md, put to the test. Its C blocks stand below, line by line, and
 * are compiled here; a test sees to it that the page holds no others. Its JSON blocks are read:
 *
 *     ```json TYPE [FLAG ...]              is read into an object of the type; it must be accepted,
 * unless
 *     ```text error                        follows: the first line of the message
 *     ```json problem                      follows: what tenon_http_problem_write makes of the
 * error
 *     ```json written [FLAG ...] [indent=N]    what the object just read is written as
 *
 * And the page must name every modifier, flag, preset, type option, error code and media type that
 * the library has. */
#include "features/feature.h"

#include <tenon/http.h>

#ifdef TEST_GENERATED
#include "types/examples.h"

#include "types/examples.tenon.h"
#else
/* clang-format off */
enum color { RED, GREEN, BLUE };

struct sample {
    bool on;
    int32_t whole;
    uint64_t large;
    double real;
    char *text;
    tenon_str counted;
    char name[8];
    tenon_raw raw;
    tenon_time when;
    enum color color;
};

TENON_DECLARE_ENUM(color, enum color);
TENON_DECLARE(sample, struct sample);

TENON_ENUM_BEGIN(color) = {
    TENON_VALUE(RED, "red"),
    TENON_VALUE(GREEN, "green"),
    TENON_VALUE(BLUE, "blue"),
} TENON_ENUM_END;

TENON_BEGIN(sample) = {
    TENON_FIELD(on),
    TENON_FIELD(whole),
    TENON_FIELD(large),
    TENON_FIELD(real),
    TENON_FIELD(text),
    TENON_FIELD(counted),
    TENON_FIELD(name),
    TENON_FIELD(raw),
    TENON_FIELD(when),
    TENON_FIELD_OF(color, color),
} TENON_END;

struct point {
    int x, y;
};

struct score {
    char *player;
    int points;
};

struct shapes {
    struct point origin;
    struct point *target;
    struct point *path;
    size_t n_path;
    char *words[2];
    int few[4];
    int n_few;
    double matrix[2][2];
    struct score *scores;
    size_t n_scores;
    struct shapes *next;
};

TENON_DECLARE(point, struct point);
TENON_DECLARE(score, struct score);
TENON_DECLARE(shapes, struct shapes);

TENON_BEGIN(point) = {TENON_FIELD(x), TENON_FIELD(y)} TENON_END;

TENON_BEGIN(score) = {TENON_FIELD(points)} TENON_END;

TENON_BEGIN(shapes) = {
    TENON_FIELD_OF(origin, point),
    TENON_FIELD_OF(target, point),
    TENON_FIELD_OF(path, point, TENON_COUNT(n_path)),
    TENON_FIELD(words),
    TENON_FIELD(few, TENON_COUNT(n_few)),
    TENON_FIELD(matrix),
    TENON_FIELD_OF(scores, score, TENON_COUNT(n_scores), TENON_MAP(score, player)),
    TENON_FIELD_OF(next, shapes, TENON_OMIT_NULL),
} TENON_END;

struct account {
    int id;
    char *mail;
    char *password;
    char *computed;
    void *session;
    uint8_t age;
    bool has_age;
    char nick[6];
    enum color color;
    char **tags;
    size_t n_tags;
    int level;
};

TENON_DECLARE(account, struct account);

TENON_BEGIN(account, TENON_REFUSE_UNKNOWN_MEMBERS) = {
    TENON_FIELD(id, TENON_REQUIRED, TENON_MIN(1)),
    TENON_FIELD(mail, TENON_NAME("e-mail"), TENON_ALIAS("email\0mail"), TENON_MAX_LEN(40)),
    TENON_FIELD(password, TENON_WRITE_ONLY, TENON_MIN_LEN(8)),
    TENON_FIELD(computed, TENON_READ_ONLY, TENON_DEFAULT("none")),
    TENON_FIELD(age, TENON_HAS(has_age), TENON_MAX(150)),
    TENON_FIELD(nick, TENON_TRUNCATE, TENON_OMIT_EMPTY),
    TENON_FIELD_OF(color, color, TENON_DEFAULT(BLUE), TENON_FALLBACK(RED)),
    TENON_FIELD(tags, TENON_COUNT(n_tags), TENON_MAX_COUNT(2), TENON_OMIT_EMPTY),
    TENON_FIELD(level, TENON_DEFAULT(1), TENON_OMIT_DEFAULT),
} TENON_END;

struct list {
    struct point *items;
    size_t n;
};

struct port {
    uint16_t number;
};

TENON_DECLARE(list, struct list);
TENON_DECLARE(port, struct port);

TENON_BEGIN(list, TENON_TRANSPARENT) = {TENON_FIELD_OF(items, point, TENON_COUNT(n))} TENON_END;

TENON_BEGIN(port, TENON_TRANSPARENT) = {TENON_FIELD(number, TENON_MIN(1))} TENON_END;

/* clang-format on */
#endif

/* Answers the POST of a point with that point. Returns the status; the body is in out. */
static int post_point(tenon_str content_type, tenon_str accept, tenon_str body,
                      enum tenon_media *ret_media, tenon_sink *out)
{
    static const enum tenon_media offered[] = {TENON_MEDIA_JSON};
    const tenon_options limit = {.max_bytes = 64};
    tenon_http_problem problem = {0};
    struct point point;
    tenon_error error;

    *ret_media = tenon_http_accept(accept, offered, 1);
    if (*ret_media == TENON_MEDIA_NONE) {
        problem.status = 406;
    } else if (tenon_http_content_type(content_type) != TENON_MEDIA_JSON) {
        problem.status = 415;
    } else if (!point_json_read(&point, body.data, body.len, NULL, &limit, &error)) {
        problem.error = &error;
        problem.status = tenon_http_status(&error);
    } else {
        point_json_write(&point, out, NULL, NULL); /* a failure sticks to the sink */
        return 200;
    }
    *ret_media = TENON_MEDIA_PROBLEM;
    tenon_http_problem_write(&problem, out, NULL);
    return problem.status;
}

/* ---- the page -------------------------------------------------------------------------------- */

static const char page_path[] = "docs/features.md", here_path[] = "tests/features/test_examples.c";
static char *page, *here;

static char *load(const char *name)
{
    FILE *file = fopen(name, "rb");
    char *text = calloc(1, 1 << 17);
    if (!file || !text)
        return text;
    size_t n = fread(text, 1, (1 << 17) - 1, file);
    text[n] = 0;
    fclose(file);
    return text;
}

static int load_all(void **state)
{
    (void)state;
    page = load(page_path);
    here = load(here_path);
    return page && here && *page && *here ? 0 : -1; /* tests run in the root of the tree */
}
static int unload_all(void **state)
{
    (void)state;
    free(page);
    free(here);
    return 0;
}

/* One fenced block: what stands behind the fence, and the lines up to the next. */
struct block {
    char head[128], *body;
    size_t len;
    int line;
};

static bool next_block(const char **at, int *line, struct block *ret)
{
    const char *open = strncmp(*at, "```", 3) == 0 ? *at : strstr(*at, "\n```"), *close;
    if (!open)
        return false;
    open += *open == '\n';
    for (const char *s = *at; s < open; s++)
        *line += *s == '\n';
    ret->line = *line;
    size_t n = strcspn(open + 3, "\n");
    assert_true(n < sizeof ret->head);
    memcpy(ret->head, open + 3, n);
    ret->head[n] = 0;
    ret->body = (char *)(uintptr_t)(open + 3 + n + 1);
    close = strstr(open + 3 + n, "\n```");
    assert_non_null(close);
    ret->len = close > ret->body ? (size_t)(close - ret->body) : 0;
    for (const char *s = open; s < close + 4; s++)
        *line += *s == '\n';
    *at = close + 4;
    return true;
}

static const tenon_type *type_named(const char *name)
{
    const tenon_type *types[] = {sample_type(), shapes_type(), account_type(),
                                 point_type(),  list_type(),   port_type()};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strcmp(types[i]->name, name) == 0)
            return types[i];
    return NULL;
}

/* The options that the words behind the type name. */
static tenon_options options_named(char *words)
{
    static const struct {
        const char *name;
        uint64_t flags;
    } known[] = {
#define TENON_FLAG(NAME, BIT, TEXT)    {"TENON_" #NAME, TENON_##NAME},
#define TENON_PRESET(NAME, MASK, TEXT) {"TENON_" #NAME, TENON_##NAME},
#include <tenon/options.def>
    };
    static const char *const namings[] = {
#define TENON_NAMING(NAME, WORD, TEXT) "TENON_NAMING_" #NAME,
#include <tenon/options.def>
    };
    tenon_options options = {0};
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        size_t i = 0;
        if (strncmp(word, "indent=", 7) == 0) {
            options.indent = (uint8_t)atoi(word + 7);
            continue;
        }
        for (uint8_t k = 0; k < TENON_NAMINGS; k++)
            if (strcmp(word, namings[k]) == 0)
                options.naming = k;
        if (options.naming && strncmp(word, "TENON_NAMING_", 13) == 0)
            continue;
        while (i < sizeof known / sizeof *known && strcmp(known[i].name, word) != 0)
            i++;
        if (i == sizeof known / sizeof *known)
            fail_msg("%s is no option", word);
        options.flags |= known[i].flags;
    }
    return options;
}

static void split(char *head, char **ret_rest)
{
    *ret_rest = head + strcspn(head, " ");
    if (**ret_rest)
        *(*ret_rest)++ = 0;
}

static void expect_problem(const struct block *block, const struct block *told,
                           const tenon_error *error)
{
    char text[2048];
    tenon_sink sink;
    tenon_sink_fixed(&sink, text, sizeof text);
    assert_true(tenon_http_problem_write(&(tenon_http_problem){.error = error}, &sink, NULL));
    if (error->code == TENON_E_NONE || sink.len != told->len ||
        memcmp(text, told->body, sink.len) != 0)
        fail_msg("%s:%d: the problem %.*s", page_path, block->line, (int)sink.len, text);
}

/* Reads one block; what the blocks behind it say about the outcome. */
static void run_block(struct block *block, const char **at, int *line)
{
    char *words, message[1024] = "", text[4096];
    const tenon_type *type;
    struct block next;
    split(block->head, &words); /* json */
    char *name = words;
    split(name, &words);
    type = type_named(name);
    if (!type)
        fail_msg("%s:%d: no type %s", page_path, block->line, name);
    tenon_options options = options_named(words);
    void *object = malloc(type->size);
    tenon_error error;
    assert_non_null(object);
    bool done =
             tenon_json_read(type, object, block->body, block->len, &books.mem, &options, &error),
         told = false;
    if (!done)
        tenon_error_format(&error, NULL, message, sizeof message);
    message[strcspn(message, "\n")] = 0;
    for (const char *ahead = *at; next_block(&ahead, &(int){*line}, &next);) {
        if (strcmp(next.head, "text error") == 0) {
            told = true;
            if (done || strlen(message) != next.len || memcmp(message, next.body, next.len) != 0)
                fail_msg("%s:%d: <%s>", page_path, block->line, message);
        } else if (strcmp(next.head, "json problem") == 0) {
            told = true;
            expect_problem(block, &next, &error);
        } else if (strncmp(next.head, "json written", 12) == 0) {
            tenon_options writing = options_named(next.head + 12);
            assert_true(done &&
                        tenon_json_print(type, object, text, sizeof text, &writing) < sizeof text);
            if (strlen(text) != next.len || memcmp(text, next.body, next.len) != 0)
                fail_msg("%s:%d: written %s", page_path, block->line, text);
        } else {
            break;
        }
        next_block(at, line, &next);
    }
    if (!done && !told)
        fail_msg("%s:%d: %s", page_path, block->line, message);
    tenon_free(type, object, &books.mem);
    free(object);
}

static void json_blocks(void **state)
{
    const char *at = page;
    int line = 1, n = 0;
    struct block block;
    (void)state;
    while (next_block(&at, &line, &block))
        if (strncmp(block.head, "json ", 5) == 0) {
            run_block(&block, &at, &line);
            n++;
        } else if (strcmp(block.head, "c") != 0) {
            fail_msg("%s:%d: a block that nothing checks", page_path, block.line);
        }
    assert_true(n > 20);
}

static void c_blocks(void **state)
{
    const char *at = page;
    int line = 1, n = 0;
    struct block block;
    (void)state;
    while (next_block(&at, &line, &block)) {
        if (strcmp(block.head, "c") != 0)
            continue;
        char *text = calloc(1, block.len + 1);
        assert_non_null(text);
        memcpy(text, block.body, block.len);
        if (!strstr(here, text))
            fail_msg("%s:%d: this block does not stand in %s", page_path, block.line, here_path);
        free(text);
        n++;
    }
    assert_int_equal(n, 5);
}

static void names_everything(void **state)
{
    static const char *const names[] = {
#define TENON_FLAG(NAME, BIT, TEXT)           "`TENON_" #NAME "`",
#define TENON_PRESET(NAME, MASK, TEXT)        "`TENON_" #NAME "`",
#define TENON_MEMBER_OPTION(NAME, WORD, TEXT) "`TENON_" #NAME,
#define TENON_TYPE_OPTION(NAME, WORD, TEXT)   "`TENON_" #NAME "`",
#define TENON_NAMING(NAME, WORD, TEXT)        "`TENON_NAMING_" #NAME "`",
#include <tenon/options.def>
        "`TENON_REFUSE_UNKNOWN_MEMBERS`",
        "`TENON_NAME_ESCAPED",
        "TENON_VALUE(",
    };
    static const char *const errors[] = {
#define TENON_ERROR(NAME, WORD, TEXT, EXAMPLE) "| `" WORD "` | `TENON_E_" #NAME "` |",
#include <tenon/errors.def>
    };
    static const char *const media[] = {
#define TENON_MEDIA(NAME, TYPE, ALIASES, SUFFIX) "| `TENON_MEDIA_" #NAME "` | `" TYPE "` |",
#include <tenon/media.def>
    };
    (void)state;
    for (size_t i = 0; i < sizeof media / sizeof *media; i++)
        if (!strstr(page, media[i]))
            fail_msg("%s has no line %s", page_path, media[i]);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strstr(page, names[i]))
            fail_msg("%s says nothing of %s", page_path, names[i]);
    for (size_t i = TENON_E_NONE + 1; i < sizeof errors / sizeof *errors; i++)
        if (!strstr(page, errors[i]))
            fail_msg("%s has no line %s", page_path, errors[i]);
}

/* The function of the page's part on HTTP. */
static void answers(void **state)
{
    static const struct {
        const char *type, *accept, *body;
        int status;
        const char *answer;
    } table[] = {
        {"application/json", NULL, "{\"x\":1}", 200, "{\"x\":1,\"y\":0}"},
        {"text/json;charset=utf-8", "*/*;q=0.1", "{}", 200, "{\"x\":0,\"y\":0}"},
        {"application/json", "text/csv", "{}", 406,
         "{\"title\":\"Not Acceptable\",\"status\":406}"},
        {"text/csv", "", "{}", 415, "{\"title\":\"Unsupported Media Type\",\"status\":415}"},
        {NULL, NULL, "{}", 415, "{\"title\":\"Unsupported Media Type\",\"status\":415}"},
        {"application/json", "*/*", "{\"x\":", 400, "{\"title\":\"Bad Request\",\"status\":400,"},
        {"application/json", "*/*",
         "                                                                {}", 413,
         "{\"title\":\"Content Too Large\",\"status\":413,"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const tenon_str type = {table[i].type, table[i].type ? strlen(table[i].type) : 0};
        const tenon_str accept = {table[i].accept, table[i].accept ? strlen(table[i].accept) : 0};
        enum tenon_media media;
        tenon_sink out;
        tenon_sink_memory(&out, &books.mem);
        int status = post_point(type, accept, (tenon_str){table[i].body, strlen(table[i].body)},
                                &media, &out);
        assert_int_equal(status, table[i].status);
        assert_int_equal(media, status == 200 ? TENON_MEDIA_JSON : TENON_MEDIA_PROBLEM);
        assert_true(out.len >= strlen(table[i].answer));
        assert_memory_equal(out.data, table[i].answer, strlen(table[i].answer));
        assert_true(tenon_sink_fini(&out, NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(c_blocks), TEST(json_blocks), TEST(names_everything),
                                       TEST(answers)};
    return cmocka_run_group_tests(tests, load_all, unload_all);
}

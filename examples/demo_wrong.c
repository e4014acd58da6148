/* SPDX-License-Identifier: MIT
 * demo_wrong.c: three wrong texts, made by breaking what the machine said, and the errors that they
 * give.
 *
 * The texts were written with indentation, so that the member that lies deepest is the one with
 * most blanks before it. Each break must be refused with its own code; anything else counts as a
 * failed comparison. */
#include "demo.h"

#include <string.h>

/* A text in the making: the part before a break, what stands there instead, the part behind it. */
struct broken {
    const char *head, *middle, *tail;
    size_t head_len, tail_len;
};

/* The opening quote of the deepest member of that name (of equals the last); NULL: there is none.
 */
static const char *find_deepest(const char *text, size_t len, const char *name)
{
    const char *best = NULL;
    size_t n = strlen(name), deepest = 0;
    for (const char *line = text, *end = text + len; line && line < end;) {
        const char *p = line, *next = memchr(line, '\n', (size_t)(end - line));
        while (p < end && *p == ' ')
            p++;
        if ((size_t)(end - p) > n + 3 && *p == '"' && memcmp(p + 1, name, n) == 0 &&
            p[n + 1] == '"' && p[n + 2] == ':' && (size_t)(p - line) >= deepest) {
            best = p;
            deepest = (size_t)(p - line);
        }
        line = next ? next + 1 : NULL;
    }
    return best;
}

/* Behind the string or other scalar that begins at p. */
static const char *end_of_value(const char *p, const char *end)
{
    if (*p != '"') {
        while (p < end && *p != ',' && *p != '\n')
            p++;
        return p;
    }
    for (p++; p < end && *p != '"'; p++)
        if (*p == '\\')
            p++;
    return p < end ? p + 1 : end;
}

/* Reads the broken text, which must fail with code. */
static void read_broken(struct demo *demo, const struct demo_text *text, const char *what,
                        const struct broken *broken, uint64_t flags, int code)
{
    const tenon_options options = {.flags = flags};
    tenon_mem *mem = &demo->arena.mem;
    size_t middle_len = strlen(broken->middle),
           len = broken->head_len + middle_len + broken->tail_len;
    union demo_object object;
    tenon_error error;
    char *all;

    tenon_arena_reset(&demo->arena);
    all = mem->resize(mem, NULL, 0, len + 1, 1);
    if (!all) {
        demo_check(demo, false);
        puts("  out of memory");
        return;
    }
    memcpy(all, broken->head, broken->head_len);
    memcpy(all + broken->head_len, broken->middle, middle_len);
    memcpy(all + broken->head_len + middle_len, broken->tail, broken->tail_len);

    printf("\n%s\n", what);
    if (tenon_json_read(text->report->type(), &object, all, len, mem, &options, &error)) {
        demo_check(demo, false);
        puts("  was read, which is wrong");
    } else {
        tenon_error_print(&error, text->report->argv[0], stdout);
        if (!demo_check(demo, error.code == code))
            printf("  the error is %s and should be %s\n", tenon_error_word(error.code),
                   tenon_error_word(code));
    }
}

static void wrong_kind(struct demo *demo, const struct demo_text *text)
{
    const char *data = text->sink.data, *end = data + text->sink.len;
    const char *at = find_deepest(data, text->sink.len, text->report->deep);
    const char *value = at + strlen(text->report->deep) + 4; /* quotes, colon, blank */
    const char *rest = end_of_value(value, end);
    struct broken broken = {data, text->report->other_kind, rest, (size_t)(value - data),
                            (size_t)(end - rest)};
    read_broken(demo, text, "A value of another kind, deep inside:", &broken, 0, TENON_E_TYPE);
}

static void wrong_name(struct demo *demo, const struct demo_text *text)
{
    const char *data = text->sink.data, *end = data + text->sink.len;
    const char *name = find_deepest(data, text->sink.len, text->report->member) + 1;
    const char *rest = name + strlen(text->report->member);
    struct broken broken = {data, text->report->misspelt, rest, (size_t)(name - data),
                            (size_t)(end - rest)};
    read_broken(demo, text, "A misspelt member, refused under TENON_STRICT:", &broken, TENON_STRICT,
                TENON_E_UNKNOWN);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static void wrong_end(struct demo *demo, const struct demo_text *text)
{
    const char *data = text->sink.data;
    struct broken broken = {data, "", data, text->sink.len / 2, 0};
    /* inside a word, where it shows, and not inside a character, which is another error */
    while (broken.head_len > 1 &&
           !(is_letter(data[broken.head_len - 1]) && is_letter(data[broken.head_len])))
        broken.head_len--;
    read_broken(demo, text, "A text that was cut in the middle:", &broken, 0, TENON_E_INCOMPLETE);
}

/* For machines where no command says anything. */
static const char sample[] = "[\n"
                             "  {\n"
                             "    \"ifname\": \"lo\",\n"
                             "    \"addr_info\": [\n"
                             "      {\n"
                             "        \"local\": \"127.0.0.1\",\n"
                             "        \"prefixlen\": 8\n"
                             "      }\n"
                             "    ]\n"
                             "  }\n"
                             "]\n";

void demo_wrong(struct demo *demo, const struct demo_text *texts, size_t n)
{
    static void (*const breaks[])(struct demo *,
                                  const struct demo_text *) = {wrong_kind, wrong_name, wrong_end};
    const struct demo_text *usable[DEMO_REPORTS];
    char copy[sizeof sample];
    struct demo_text fallback = {.report = demo_reports() + DEMO_NETWORK,
                                 .sink = {.data = copy, .len = sizeof copy - 1}};
    size_t n_usable = 0;

    for (size_t i = 0; i < n; i++) {
        const tenon_sink *sink = &texts[i].sink;
        if (sink->len > 0 && find_deepest(sink->data, sink->len, texts[i].report->deep) &&
            find_deepest(sink->data, sink->len, texts[i].report->member))
            usable[n_usable++] = &texts[i];
    }
    demo_heading(n_usable > 0 ? "Wrong inputs, made of what was just read" : "Wrong inputs", NULL);
    if (n_usable == 0) {
        memcpy(copy, sample, sizeof sample);
        usable[n_usable++] = &fallback;
    }
    /* another text for each, the deep tree of mounts first where there is one */
    for (size_t i = 0; i < sizeof breaks / sizeof *breaks; i++)
        breaks[i](demo, usable[(i + 1) % n_usable]);
}

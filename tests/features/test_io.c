/* SPDX-License-Identifier: MIT
 * test_io.c: the typed functions over files, descriptors and callbacks: what is read when nothing,
 * something else or too much is there, and what happens to a sink when writing fails half-way. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "features/feature.h"

#include "types/io.h"
#ifdef TEST_GENERATED
#include "types/io.tenon.h"
#else
TENON_DECLARE(config, struct config);
TENON_BEGIN(config) = {TENON_FIELD(name), TENON_FIELD(numbers, TENON_COUNT(n))} TENON_END;
#endif

static char folder[] = "/tmp/tenon-io-XXXXXX";
static char path[64];

static void put_file(const char *text, size_t len)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, len, file), len);
    fclose(file);
}

static int make_folder(void **state)
{
    (void)state;
    snprintf(path, sizeof path, "%s/file.json", mkdtemp(folder) ? folder : "/nonexistent");
    return 0;
}
static int remove_folder(void **state)
{
    (void)state;
    unlink(path);
    return rmdir(folder);
}

static void expect_read(bool done, const struct config *c, const tenon_error *e, int code,
                        const char *detail)
{
    if (done != (code == TENON_E_NONE))
        check_failed("reading", tenon_error_word(code), e->detail);
    check_text("code", tenon_error_word(code), tenon_error_word(e->code));
    check_text("detail", detail, e->detail);
    if (code)
        assert_true(!c->name && !c->numbers && !c->n);
}
#define gives(...) CHECK_HERE(expect_read(__VA_ARGS__))

static void paths(void **state)
{
    struct config c;
    tenon_error e;
    tenon_mem *mem = &books.mem;
    (void)state;
    memset(&c, 0xA5, sizeof c);
    gives(config_json_read_path(&c, "/nonexistent/file", mem, NULL, &e), &c, &e, TENON_E_IO,
          "cannot open: No such file or directory");
    assert_int_equal(e.line, 0);
    assert_string_equal(e.path, "");
    memset(&c, 0xA5, sizeof c);
    gives(config_json_read_path(&c, "", mem, NULL, &e), &c, &e, TENON_E_IO,
          "cannot open: No such file or directory");
    memset(&c, 0xA5, sizeof c);
    gives(config_json_read_path(&c, folder, mem, NULL, &e), &c, &e, TENON_E_IO,
          "cannot read: Is a directory");
    assert_false(config_json_read_path(&c, folder, mem, NULL, NULL));
    put_file("", 0);
    memset(&c, 0xA5, sizeof c);
    gives(config_json_read_path(&c, path, mem, NULL, &e), &c, &e, TENON_E_EMPTY,
          "there is no value in the text");
    put_file("{\"name\":\"x\",\n\"numbers\":[1,\"2\"]}", 31);
    memset(&c, 0xA5, sizeof c);
    gives(config_json_read_path(&c, path, mem, NULL, &e), &c, &e, TENON_E_TYPE, NULL);
    assert_int_equal(e.line, 2);
    assert_string_equal(e.path, "$.numbers[1]");
    put_file("{\"name\":\"from a file\"}\n", 23);
    gives(config_json_read_path(&c, path, mem, NULL, &e), &c, &e, TENON_E_NONE, "");
    assert_string_equal(c.name, "from a file");
    drop(config_type(), &c);
    tenon_arena arena;
    tenon_arena_init(&arena, NULL, 0);
    gives(config_json_read_path(&c, path, &arena.mem, NULL, NULL), &c, &e, TENON_E_NONE, "");
    assert_string_equal(c.name, "from a file");
    assert_true(arena.held < 8192); /* the file's text does not stay there */
    tenon_arena_fini(&arena);
    for (const char *special = "/dev/null"; special; special = NULL)
        gives(config_json_read_path(&c, special, mem, NULL, &e), &c, &e, TENON_E_EMPTY, NULL);
    int before = dup(0); /* no descriptor is left open */
    close(before);
    config_json_read_path(&c, folder, mem, NULL, NULL);
    config_json_read_path(&c, path, NULL, NULL, NULL);
    int after = dup(0);
    close(after);
    assert_int_equal(before, after);
}

/* A text larger than any one piece of reading. */
static void large_file(void **state)
{
    struct config c;
    tenon_error e;
    size_t n = 200000;
    char *text = malloc(8 * n + 64), *p = text;
    (void)state;
    assert_non_null(text);
    p += sprintf(p, "{\"numbers\":[0");
    for (size_t i = 1; i < n; i++)
        p += sprintf(p, ",%zu", i);
    p += sprintf(p, "]}");
    put_file(text, (size_t)(p - text));
    gives(config_json_read_path(&c, path, &books.mem, NULL, &e), &c, &e, TENON_E_NONE, "");
    assert_int_equal(c.n, n);
    for (size_t i = 0; i < n; i++)
        assert_int_equal(c.numbers[i], i);
    drop(config_type(), &c);
    gives(config_json_read_path(&c, path, &books.mem, &(tenon_options){.max_bytes = 1000}, &e), &c,
          &e, TENON_E_SIZE, "the text is longer than max_bytes");
    free(text);
}

static ptrdiff_t dribble(tenon_source *source, char *buf, size_t size)
{
    const char **text = source->context;
    if (!size || !**text)
        return 0;
    if (**text == '!')
        return -1;
    *buf = *(*text)++;
    return 1;
}

static void sources(void **state)
{
    struct config c;
    tenon_error e;
    tenon_source source;
    const char *text = "{\"name\":\"in single bytes\"}";
    const char *at = text;
    (void)state;
    source = (tenon_source){.fill = dribble, .context = &at};
    gives(config_json_read_source(&c, &source, &books.mem, NULL, &e), &c, &e, TENON_E_NONE, "");
    assert_string_equal(c.name, "in single bytes");
    drop(config_type(), &c);
    at = "{\"name\":\"x\"!";
    memset(&c, 0xA5, sizeof c);
    gives(config_json_read_source(&c, &source, &books.mem, NULL, &e), &c, &e, TENON_E_IO,
          "cannot read");
    tenon_source_text(&source, text, strlen(text));
    gives(config_json_read_source(&c, &source, &books.mem, NULL, &e), &c, &e, TENON_E_NONE, "");
    drop(config_type(), &c);
    put_file(text, strlen(text));
    FILE *file = fopen(path, "rb");
    tenon_source_file(&source, file);
    gives(config_json_read_source(&c, &source, &books.mem, NULL, &e), &c, &e, TENON_E_NONE, "");
    drop(config_type(), &c);
    assert_int_equal(fgetc(file), EOF); /* read to its end, and still open */
    fclose(file);
    int fd = open(path, O_RDONLY);
    tenon_source_fd(&source, fd);
    gives(config_json_read_source(&c, &source, &books.mem, NULL, &e), &c, &e, TENON_E_NONE, "");
    drop(config_type(), &c);
    assert_int_equal(close(fd), 0);
    tenon_source_fd(&source, -1);
    memset(&c, 0xA5, sizeof c);
    gives(config_json_read_source(&c, &source, &books.mem, NULL, &e), &c, &e, TENON_E_IO,
          "cannot read: Bad file descriptor");
    tenon_source_file(&source, NULL);
    gives(config_json_read_source(&c, &source, &books.mem, NULL, &e), &c, &e, TENON_E_MISUSE, NULL);
}

/* ---- sinks ----------------------------------------------------------------------------------- */

static int some[] = {1, 2, 3};
static struct config sample = {(char[]){"sample"}, some, 3};
static const char sample_text[] = "{\"name\":\"sample\",\"numbers\":[1,2,3]}";

static void files(void **state)
{
    tenon_sink sink;
    tenon_error e;
    char buf[128] = "";
    (void)state;
    FILE *file = fopen(path, "w+b");
    tenon_sink_file(&sink, file);
    assert_true(config_json_write(&sample, &sink, NULL, &e));
    assert_true(config_json_write(&sample, &sink, NULL, &e)); /* any number of values */
    assert_true(tenon_sink_fini(&sink, &e));
    assert_int_equal(sink.len, 2 * (sizeof sample_text - 1));
    rewind(file);
    assert_int_equal(fread(buf, 1, sizeof buf, file), sink.len);
    assert_memory_equal(buf, sample_text, sizeof sample_text - 1);
    fclose(file);
    int fd = open(path, O_RDWR | O_TRUNC);
    tenon_sink_fd(&sink, fd);
    assert_true(config_json_write(&sample, &sink, &(tenon_options){.indent = 1}, &e));
    assert_true(tenon_sink_fini(&sink, &e));
    close(fd);
    struct config back;
    assert_true(config_json_read_path(&back, path, &books.mem, NULL, &e));
    assert_true(config_equal(&back, &sample));
    drop(config_type(), &back);
    fd = open(path, O_RDONLY);
    tenon_sink_fd(&sink, fd);
    assert_false(config_json_write(&sample, &sink, NULL, &e));
    assert_int_equal(e.code, TENON_E_IO);
    assert_string_equal(e.detail, "cannot write: Bad file descriptor");
    assert_false(config_json_write(&sample, &sink, NULL, &e)); /* the first failure sticks */
    assert_int_equal(e.code, TENON_E_IO);
    assert_false(tenon_sink_fini(&sink, &e));
    close(fd);
}

static void full_device(void **state)
{
    tenon_sink sink;
    tenon_error e;
    (void)state;
    int fd = open("/dev/full", O_WRONLY);
    if (fd < 0)
        skip();
    tenon_sink_fd(&sink, fd);
    assert_false(config_json_write(&sample, &sink, NULL, &e));
    assert_int_equal(e.code, TENON_E_IO);
    assert_string_equal(e.detail, "cannot write: No space left on device");
    assert_int_equal(e.line, 0);
    assert_false(config_json_write(&sample, &sink, NULL, NULL));
    tenon_sink_fini(&sink, NULL);
    close(fd);
}

static void memory_and_fixed(void **state)
{
    tenon_sink sink;
    tenon_error e;
    char buf[16];
    struct config bad = {NULL, NULL, 1};
    (void)state;
    tenon_sink_memory(&sink, &books.mem);
    for (int i = 0; i < 200; i++)
        assert_true(config_json_write(&sample, &sink, NULL, &e));
    assert_int_equal(sink.len, 200 * (sizeof sample_text - 1));
    assert_false(config_json_write(&bad, &sink, NULL, &e));
    assert_int_equal(e.code, TENON_E_NULL_VALUE);
    assert_int_equal(sink.len, 200 * (sizeof sample_text -
                                      1)); /* what failed left nothing, and the sink goes on */
    assert_false(config_json_write(&bad, &sink, &(tenon_options){.indent = 2}, &e));
    assert_int_equal(sink.len, 200 * (sizeof sample_text - 1));
    assert_true(config_json_write(&sample, &sink, NULL, &e));
    assert_true(tenon_sink_fini(&sink, &e));
    tenon_sink_fixed(&sink, buf, sizeof buf);
    assert_true(config_json_write(&sample, &sink, NULL, &e)); /* counts on, like snprintf ... */
    assert_int_equal(sink.len, sizeof sample_text - 1);
    assert_memory_equal(buf, sample_text, sizeof buf);
    assert_false(tenon_sink_fini(&sink, &e)); /* ... and says so at the end */
    assert_int_equal(e.code, TENON_E_SPACE);
}

/* What a sink with a put is given, and in how many pieces. */
struct taken {
    char *bytes;
    size_t len, pieces, refuse; /* from that piece on; 0: never */
};

static bool take(tenon_sink *sink, const char *bytes, size_t len)
{
    struct taken *to = sink->context;
    if (++to->pieces == to->refuse)
        return false;
    memcpy(to->bytes + to->len, bytes, len);
    to->len += len;
    return true;
}

/* Long texts leave by pieces: of a block where the sink has memory, small ones where it has none or
 * is refused, the same text always; and the block is given back, also when a piece fails. */
static void long_texts(void **state)
{
    enum { NUMBERS = 60000, NAME = 100000 };
    struct config c = {malloc(NAME + 1), malloc(NUMBERS * sizeof(int)), NUMBERS};
    tenon_sink whole;
    (void)state;
    memset(c.name, 'n', NAME);
    c.name[NAME] = 0;
    for (int i = 0; i < NUMBERS; i++)
        c.numbers[i] = i * 7919;
    for (uint8_t indent = 0; indent < 2; indent++) {
        const tenon_options options = {.indent = indent};
        tenon_sink_memory(&whole, NULL);
        assert_true(config_json_write(&c, &whole, &options, NULL));
        struct taken taken = {.bytes = malloc(whole.len)};
        size_t pieces[3];
        for (int with = 0; with < 3; with++) { /* no memory, memory, refused memory */
            tenon_sink sink;
            tenon_sink_callback(&sink, take, &taken);
            sink.mem = with ? &books.mem : NULL;
            fault_from(&books, with == 2 ? 0 : SIZE_MAX);
            taken.len = taken.pieces = taken.refuse = 0;
            assert_true(config_json_write(&c, &sink, &options, NULL));
            assert_int_equal(taken.len, whole.len);
            assert_memory_equal(taken.bytes, whole.data, whole.len);
            assert_int_equal(books.blocks, 0);
            pieces[with] = taken.pieces;
            fault_from(&books, SIZE_MAX);
            taken = (struct taken){.bytes = taken.bytes, .refuse = 2};
            assert_false(config_json_write(&c, &sink, &options, NULL));
            assert_int_equal(books.blocks, 0);
        }
        assert_true(4 * pieces[1] < pieces[0]);
        assert_int_equal(pieces[2], pieces[0]);
        free(taken.bytes);
        tenon_sink_fini(&whole, NULL);
    }
    free(c.name);
    free(c.numbers);
}

static void writes_when_memory_ends(void **state)
{
    (void)state;
    for (uint8_t indent = 0; indent < 2; indent++)
        for (size_t i = 0;; i++) {
            tenon_sink sink;
            tenon_error e;
            fault_at(&books, i);
            tenon_sink_memory(&sink, &books.mem);
            bool done = config_json_write(&sample, &sink, &(tenon_options){.indent = indent}, &e);
            size_t refused = books.refused;
            assert_int_equal(done, refused == 0);
            if (!done) {
                assert_int_equal(e.code, TENON_E_MEMORY);
                assert_int_equal(sink.len, 0);
                fault_at(&books, SIZE_MAX); /* there is memory again: so the sink works again */
                assert_true(
                    config_json_write(&sample, &sink, &(tenon_options){.indent = indent}, &e));
            }
            assert_true(tenon_sink_fini(&sink, NULL));
            if (!refused)
                break;
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(paths),       TEST(large_file),       TEST(sources),    TEST(files),
        TEST(full_device), TEST(memory_and_fixed), TEST(long_texts), TEST(writes_when_memory_ends),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}

/* SPDX-License-Identifier: MIT
 * test_directions.c: TENON_READ_ONLY, TENON_WRITE_ONLY, TENON_IGNORE, and bytes that no row
 * describes: what is not tenon's is never touched, whatever happens to the rest. */
#include "features/feature.h"

#include "types/directions.h"
#ifdef TEST_GENERATED
#include "types/directions.tenon.h"
#else
TENON_DECLARE(user, struct user);
TENON_BEGIN(user) = {
    TENON_FIELD(name),
    TENON_FIELD(password, TENON_WRITE_ONLY),
    TENON_FIELD(visits, TENON_READ_ONLY, TENON_DEFAULT(1)),
    TENON_FIELD(computed, TENON_READ_ONLY, TENON_DEFAULT("none")),
    TENON_FIELD(hidden, TENON_IGNORE),
} TENON_END;
TENON_DECLARE(part, struct part);
TENON_BEGIN(part) = {TENON_FIELD(described), TENON_FIELD(number)} TENON_END;
TENON_DECLARE(gaps, struct gaps);
TENON_BEGIN(gaps) = {
    TENON_FIELD(text),
    TENON_FIELD(d),
    TENON_FIELD(ignored, TENON_IGNORE),
    TENON_FIELD_OF(part, part),
    TENON_FIELD_OF(parts, part, TENON_COUNT(n)),
    TENON_FIELD(one),
    TENON_FIELD(two, TENON_HAS(has_two)),
} TENON_END;
TENON_DECLARE(owner, struct owner);
TENON_BEGIN(owner) = {TENON_FIELD_OF(parts, part, TENON_COUNT(n)),
                      TENON_FIELD_OF(one, part)} TENON_END;
#endif

static void directions(void **state)
{
    struct user v;
    char *mine = (char[]){"mine"};
    const char *text = "{\"name\":\"n\",\"password\":\"p\",\"visits\":[\"passed\",\"over\"],"
                       "\"computed\":7,\"hidden\":{}}";
    (void)state;
    v.hidden = mine;
    assert_true(user_json_read(&v, text, strlen(text), &books.mem, NULL, NULL));
    assert_string_equal(v.password, "p");
    assert_int_equal(v.visits, 1);
    assert_string_equal(v.computed, "none");
    assert_ptr_equal(v.hidden, mine);
    v.visits = 5;
    v.computed[0] = 'N';
    updates(user_type(), &v, "{\"name\":\"m\",\"visits\":9,\"computed\":\"x\",\"hidden\":\"x\"}",
            NULL);
    assert_ptr_equal(v.hidden, mine);
    char buf[128];
    user_json_print(&v, buf, sizeof buf, NULL);
    assert_string_equal(buf, "{\"name\":\"m\",\"visits\":5,\"computed\":\"None\"}");
    struct user copy = {.hidden = (char *)&copy};
    assert_true(user_copy(&copy, &v, &books.mem));
    assert_ptr_equal(copy.hidden, &copy);
    assert_true(user_equal(&copy, &v)); /* the ignored member takes no part */
    drop(user_type(), &copy);
    assert_ptr_equal(copy.hidden, &copy);
    drop(user_type(), &v);
    assert_ptr_equal(v.hidden, mine);
}

/* Known by name: not unknown, twice is twice, and what is passed over must be JSON. */
static void still_known(void **state)
{
    struct user v;
    tenon_error error;
    const char *text = "{\"hidden\":1,\"visits\":2}";
    (void)state;
    assert_true(
        user_json_read(&v, text, strlen(text), &books.mem, FLAGS(TENON_UNKNOWN_REFUSE), NULL));
    drop(user_type(), &v);
    static const struct {
        const char *text;
        int code;
        const char *path;
    } wrong[] = {
        {"{\"name\":\"n\",\"hidden\":1,\"hidden\":2}", TENON_E_DUPLICATE, "$.hidden"},
        {"{\"name\":\"n\",\"computed\":1,\"computed\":2}", TENON_E_DUPLICATE, "$.computed"},
        {"{\"name\":\"n\",\"hidden\":[1 2]}", TENON_E_SYNTAX, "$.hidden"},
        {"{\"name\":\"n\",\"computed\":\"\\x\"}", TENON_E_ESCAPE, "$.computed"},
        {"{\"name\":\"n\",\"computed\":\"x\",\"password\":5}", TENON_E_TYPE, "$.password"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        memset(&v, 0xA5, sizeof v);
        assert_false(
            user_json_read(&v, wrong[i].text, strlen(wrong[i].text), &books.mem, NULL, &error));
        assert_int_equal(error.code, wrong[i].code);
        assert_string_equal(error.path, wrong[i].path);
        assert_true(!v.name && !v.password && !v.visits && !v.computed);
        char *stale;
        memset(&stale, 0xA5, sizeof stale);
        assert_ptr_equal(v.hidden, stale);
    }
    /* a repeated member that only has its default: that is made twice, and kept once */
    text = "{\"computed\":1,\"computed\":2,\"computed\":3}";
    assert_true(
        user_json_read(&v, text, strlen(text), &books.mem, FLAGS(TENON_DUPLICATES_LAST), NULL));
    drop(user_type(), &v);
    assert_true(
        user_json_read(&v, text, strlen(text), &books.mem, FLAGS(TENON_DUPLICATES_FIRST), NULL));
    drop(user_type(), &v);
}

/* ---- bytes of other people ------------------------------------------------------------------- */

/* Which bytes of the struct are described. */
static void mark(unsigned char *owned, size_t offset, size_t size)
{
    memset(owned + offset, 1, size);
}
static void mark_part(unsigned char *owned, size_t offset)
{
    mark(owned, offset + offsetof(struct part, described), 1);
    mark(owned, offset + offsetof(struct part, number), sizeof(int));
}

static void expect_untouched(const struct gaps *v, unsigned char stale)
{
    unsigned char owned[sizeof(struct gaps)] = {0};
    const unsigned char *bytes = (const unsigned char *)v;
    mark(owned, offsetof(struct gaps, text), sizeof v->text);
    mark(owned, offsetof(struct gaps, d), sizeof v->d);
    mark_part(owned, offsetof(struct gaps, part));
    mark_part(owned, offsetof(struct gaps, parts));
    mark_part(owned, offsetof(struct gaps, parts) + sizeof(struct part));
    mark(owned, offsetof(struct gaps, n), sizeof v->n);
    mark(owned, offsetof(struct gaps, one), 1);
    mark(owned, offsetof(struct gaps, has_two), sizeof(bool));
    mark(owned, offsetof(struct gaps, two), sizeof v->two);
    for (size_t i = 0; i < sizeof *v; i++)
        if (!owned[i] && bytes[i] != stale)
            fail_msg("byte %zu was touched", i);
}

static void untouched(void **state)
{
    static const char *const texts[] = {
        "{}",
        ("{\"text\":\"a\",\"d\":1,\"ignored\":2,\"part\":{\"described\":3,\"number\":4},"
         "\"parts\":[{\"number\":5},{\"described\":6}],\"one\":7,\"two\":8}"),
        "{\"parts\":[{\"number\":5}],\"two\":null,\"unknown\":[1,2,3]}",
        "{\"text\":\"a\",\"parts\":[{\"number\":5},{\"number\":\"\"}]}",
        "{\"text\":\"a\",\"d\":1,\"part\":{\"number\":1,\"described\":1000}}",
        "{\"text\":\"a\",\"d\":1,\"parts\":[{},{},{}]}",
        "{\"text\":\"a\",\"one\":7,\"two\":8,\"two\":9}",
        "{\"text\":\"a\",\"ignored\":nul}",
        "[]",
        "",
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        for (int stale = 0; stale < 256; stale += 0x5A) {
            struct gaps v, copy;
            memset(&v, stale, sizeof v);
            gaps_json_read(&v, texts[i], strlen(texts[i]), &books.mem, NULL, NULL);
            expect_untouched(&v, (unsigned char)stale);
            memset(&copy, 0x77, sizeof copy);
            assert_true(gaps_copy(&copy, &v, &books.mem));
            expect_untouched(&copy, 0x77);
            drop(gaps_type(), &copy);
            expect_untouched(&copy, 0x77);
            drop(gaps_type(), &v);
            for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
                gaps_json_update(&v, texts[k], strlen(texts[k]), &books.mem, NULL, NULL);
            expect_untouched(&v, (unsigned char)stale);
            drop(gaps_type(), &v);
            assert_true(gaps_init(&v, &books.mem));
            expect_untouched(&v, (unsigned char)stale);
        }
}

/* Elements that tenon allocates are zeroed whole. */

static void allocated(void **state)
{
    struct owner v;
    (void)state;
    reads(owner_type(), &v,
          "{\"parts\":[{\"number\":-1},{\"described\":-1}],\"one\":{\"number\":-1}}", NULL);
    for (size_t i = 0; i < 2; i++)
        assert_memory_equal(v.parts[i].between, "\0\0", 3);
    assert_memory_equal(v.one->between, "\0\0", 3);
    drop(owner_type(), &v);
}

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(directions), TEST(still_known), TEST(untouched),
                                       TEST(allocated)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: MIT
 * test_help.c: what adapters have in common (peers/help.h): date-times as tenon reads and writes
 * them, the names of enums, and strings that outlive the text. */
#include "battle_test.h"

#include "battle/peers/help.h"
#include "examples/models.tenon.h"
#include "support/random.h"

/* tenon's text of the time, without quotes. */
static void by_tenon(tenon_time time, char text[BATTLE_TIME])
{
    const struct big_named big = {.NextBirthday = time};
    char all[1000];
    assert_true(big_named_json_print(&big, all, sizeof all, NULL) < sizeof all);
    const char *at = strstr(all, "\"NextBirthday\":\"");
    assert_non_null(at);
    memcpy(text, at + strlen("\"NextBirthday\":\""), BATTLE_TIME - 1);
    text[BATTLE_TIME - 1] = '\0';
}

static void expect_time(int64_t seconds)
{
    const tenon_time time = {.seconds = seconds, .kind = TENON_TIME_UNSPECIFIED};
    char wanted[BATTLE_TIME], text[BATTLE_TIME];
    tenon_time back;
    by_tenon(time, wanted);
    battle_time_write(text, time);
    assert_string_equal(text, wanted);
    assert_true(battle_time_read(text, strlen(text), &back));
    assert_int_equal(back.seconds, seconds);
    assert_true(back.kind == TENON_TIME_UNSPECIFIED && !back.nanoseconds && !back.offset);
}

static void times(void **state)
{
    const int64_t first = -62135596800, last = 253402300799; /* of the years 1 to 9999 */
    const int64_t day = 86400;
    rng r;
    (void)state;
    expect_time(first);
    expect_time(last);
    for (int64_t i = -800; i < 800; i++) { /* the days around 1970, 2000 and 1900 */
        expect_time(i * day);
        expect_time(951782400 + i * day - 1);
        expect_time(-2203891200 + i * day);
    }
    rng_init(&r, 3);
    for (int i = 0; i < 10000; i++)
        expect_time(first + (int64_t)(rng_next(&r) % (uint64_t)(last - first + 1)));
}

static void bad_times(void **state)
{
    static const char *const bad[] = {
        "",
        "1984-05-01",
        "1984-05-01T00:00:0",
        "1984-05-01T00:00:000",
        "1984-05-01T00:00:00Z",
        "1984/05-01T00:00:00",
        "1984-05/01T00:00:00",
        "1984-05-01 00:00:00",
        "1984-05-01T00-00:00",
        "1984-05-01T00:00-00",
        "x984-05-01T00:00:00",
        "1984-0x-01T00:00:00",
        "1984-05-0:T00:00:00",
        "1984-05-01T0/:00:00",
        "1984-05-01T00:x0:00",
        "1984-05-01T00:00:-1",
        "0000-05-01T00:00:00",
        "1984-00-01T00:00:00",
        "1984-13-01T00:00:00",
        "1984-05-00T00:00:00",
        "1984-05-32T00:00:00",
        "1984-05-01T24:00:00",
        "1984-05-01T00:60:00",
        "1984-05-01T00:00:60",
    };
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        tenon_time time = {.seconds = 7};
        if (battle_time_read(bad[i], strlen(bad[i]), &time))
            fail_msg("%s is read", bad[i]);
        assert_int_equal(time.seconds, 7);
    }
}

static void names_of_enums(void **state)
{
    enum gender gender;
    enum club club;
    (void)state;
    assert_string_equal(battle_gender_name(Male), "Male");
    assert_string_equal(battle_gender_name(Female), "Female");
    assert_string_equal(battle_club_name(Premium), "Premium");
    assert_string_equal(battle_club_name(Platinum), "Platinum");
    assert_true(battle_gender_of("Male", 4, &gender) && gender == Male);
    assert_true(battle_gender_of("Female", 6, &gender) && gender == Female);
    assert_true(battle_club_of("Premium", 7, &club) && club == Premium);
    assert_true(battle_club_of("Platinum", 8, &club) && club == Platinum);
    assert_false(battle_gender_of("male", 4, &gender));
    assert_false(battle_gender_of("Male", 3, &gender));
    assert_false(battle_gender_of("Males", 5, &gender));
    assert_false(battle_gender_of("", 0, &gender));
    assert_false(battle_club_of("Platinu", 7, &club));
    assert_int_equal(gender, Female);
    assert_int_equal(club, Platinum);
}

static void kept_strings(void **state)
{
    struct battle_run run = {.kind = BATTLE_SMALL};
    char text[] = "Bill Gates";
    tenon_str kept, empty;
    (void)state;
    tenon_arena_init(&run.arena, NULL, 0);
    assert_true(battle_keep(&run, text, 4, &kept));
    assert_true(battle_keep(&run, text, 0, &empty));
    memset(text, 'x', sizeof text);
    assert_int_equal(kept.len, 4);
    assert_string_equal(kept.data, "Bill");
    assert_int_equal(empty.len, 0);
    assert_string_equal(empty.data, "");
    assert_non_null(battle_alloc(&run, 0));
    assert_int_equal((uintptr_t)battle_alloc(&run, 3) % _Alignof(max_align_t), 0);
    assert_int_equal((uintptr_t)battle_alloc(&run, 3) % _Alignof(max_align_t), 0);
    run.arena.limit = SIZE_MAX; /* none at all */
    assert_null(battle_alloc(&run, 1 << 20));
    kept = (tenon_str){"unchanged", 9};
    char *large = malloc(1 << 20);
    assert_non_null(large);
    memset(large, 'x', 1 << 20);
    assert_false(battle_keep(&run, large, 1 << 20, &kept));
    assert_string_equal(kept.data, "unchanged");
    free(large);
    tenon_arena_fini(&run.arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(times),
        cmocka_unit_test(bad_times),
        cmocka_unit_test(names_of_enums),
        cmocka_unit_test(kept_strings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

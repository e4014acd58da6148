/* SPDX-License-Identifier: MIT
 * demo.c: tenon on real input: what this machine says of itself in JSON.
 *
 * Each command of demo_machine.c runs, if the machine has it, and its output is read into structs,
 * shown for people, written back as JSON, read again and compared. Then some of that text is broken
 * on purpose, to see the errors. Then one struct by macro rows and by generated code: the same
 * values, bytes and errors. Then the clock: small objects and long lists, read and written. See
 * demo.h for the parts.
 *
 * The exit status says whether every comparison came out right; a command that is missing or fails
 * is not our failure. */
#include "demo.h"

#include <errno.h>
#include <string.h>

bool demo_check(struct demo *demo, bool good)
{
    demo->compared++;
    demo->failed += !good;
    return good;
}

/* Writes what was read, reads that, and compares; the text stays in text->sink. */
static void round_trip(struct demo *demo, struct demo_text *text, const union demo_object *first)
{
    const tenon_options pretty = {.indent = 2}, strict = {.flags = TENON_STRICT};
    const tenon_type *type = text->report->type();
    union demo_object second;
    tenon_error error;
    if (!tenon_json_write(type, first, &text->sink, &pretty, &error) ||
        !tenon_json_read(type, &second, text->sink.data, text->sink.len, &demo->arena.mem, &strict,
                         &error)) {
        demo_check(demo, false);
        tenon_error_print(&error, "written back", stdout);
    } else if (demo_check(demo, tenon_equal(type, first, &second))) {
        printf("\n  written back as %zu bytes of JSON, read again: equal\n", text->sink.len);
    } else {
        printf("\n  written back as %zu bytes of JSON, read again: DIFFERENT\n", text->sink.len);
    }
}

/* Runs a command and does all of the above with its output. */
static void run_report(struct demo *demo, struct demo_text *text)
{
    /* some versions of ip say the same member twice */
    const tenon_options options = {.flags = TENON_DUPLICATES_LAST};
    const struct demo_report *report = text->report;
    struct demo_command command;
    union demo_object object;
    tenon_source source;
    tenon_error error;
    bool good;
    int status;

    tenon_arena_reset(&demo->arena);
    demo_heading(report->title, report->argv);
    putchar('\n');
    status = demo_command_start(&command, report->argv);
    if (status != 0) {
        printf("  left out: %s\n",
               status == ENOENT ? "this machine has no such command" : strerror(status));
        return;
    }
    tenon_source_fd(&source, command.fd);
    good = tenon_json_read_source(report->type(), &object, &source, &demo->arena.mem, &options,
                                  &error);
    status = demo_command_end(&command);
    if (status < 0) {
        puts("  left out: a signal ended the command");
    } else if (status > 0) {
        printf("  left out: the command failed here (status %d)\n", status);
    } else if (!good && error.code == TENON_E_EMPTY) {
        puts("  left out: the command has nothing to say here");
    } else if (!good) {
        demo_check(demo, false);
        tenon_error_print(&error, report->argv[0], stdout);
    } else {
        report->show(demo, &object);
        round_trip(demo, text, &object);
    }
}

int main(void)
{
    struct demo demo = {.utf8 = demo_screen_is_utf8()};
    struct demo_text texts[DEMO_REPORTS];

    tenon_arena_init(&demo.arena, NULL, 0);
    demo_command_prepare();
    puts("tenon: what this machine says of itself, as JSON read into C structs and back");
    for (size_t i = 0; i < DEMO_REPORTS; i++) {
        texts[i].report = &demo_reports()[i];
        tenon_sink_memory(&texts[i].sink, tenon_heap);
        run_report(&demo, &texts[i]);
        fflush(stdout);
    }
    demo_wrong(&demo, texts, DEMO_REPORTS);
    for (size_t i = 0; i < DEMO_REPORTS; i++)
        tenon_sink_fini(&texts[i].sink, NULL);
    demo_same(&demo);
    fflush(stdout);
    demo_speed(&demo);
    tenon_arena_fini(&demo.arena);

    if (demo.failed)
        printf("\n%u of %u comparisons FAILED\n", demo.failed, demo.compared);
    else
        printf("\nall %u comparisons came out right\n", demo.compared);
    return demo.failed != 0;
}

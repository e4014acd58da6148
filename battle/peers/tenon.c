/* SPDX-License-Identifier: MIT
 * tenon.c: tenon, twice: by the code that tenongen made of the models' headers, and by the tables
 * of macro rows. */
#include "../../examples/models.tenon.h"
#include "../models/more.tenon.h"
#include "../models/more_rows.h"
#include "help.h"

#include <stdlib.h>

struct state {
    const tenon_type *type;
    tenon_sink sink;
    tenon_options options;
};

static const char *version(void)
{
    return TENON_BATTLE_VERSION;
}

static const tenon_type *generated_type(enum battle_kind kind)
{
    switch (kind) {
    case BATTLE_SMALL:
        return small_type();
    case BATTLE_BIG:
        return big_type();
    case BATTLE_BIG_NAMED:
        return big_named_type();
    case BATTLE_LIST:
        return small_list_type();
    case BATTLE_ARRAY:
        return small_array_type();
    case BATTLE_DICTIONARY:
        return small_dictionary_type();
    case BATTLE_LOG:
        return system_log_type();
    case BATTLE_FORECAST:
        return forecast_type();
    case BATTLE_RECORDS:
        return records_type();
    case BATTLE_TWEETS:
        return tweets_type();
    case BATTLE_KINDS:
        break;
    }
    return NULL;
}

static tenon_options options_of(const struct battle_run *run)
{
    return (tenon_options){.indent = run->indented ? 2 : 0};
}

static bool open_with(struct battle_run *run, const tenon_type *type)
{
    struct state *state = malloc(sizeof *state);
    if (!state)
        return false;
    *state = (struct state){.type = type, .options = options_of(run)};
    tenon_sink_memory(&state->sink, NULL);
    run->state = state;
    return true;
}

static bool open_generated(struct battle_run *run)
{
    return open_with(run, generated_type(run->kind));
}

static bool open_tables(struct battle_run *run)
{
    return open_with(run, battle_kind_type(run->kind));
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    tenon_sink_fini(&state->sink, NULL);
    free(state);
}

static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    struct state *state = run->state;
    return tenon_json_read(state->type, object, text, len, &run->arena.mem, &state->options, NULL);
}

static bool write_text(struct battle_run *run, const void *object)
{
    struct state *state = run->state;
    bool good;

    if (run->fresh) {
        tenon_sink_fini(&state->sink, NULL);
        tenon_sink_memory(&state->sink, NULL);
    }
    state->sink.len = 0;
    if (run->new_options) {
        const tenon_options options = options_of(run);
        good = tenon_json_write(state->type, object, &state->sink, &options, NULL);
    } else {
        good = tenon_json_write(state->type, object, &state->sink, &state->options, NULL);
    }
    run->text = (tenon_str){state->sink.data, state->sink.len};
    return good;
}

static bool read_file(struct battle_run *run, FILE *file, void *object)
{
    struct state *state = run->state;
    tenon_source source;
    tenon_source_file(&source, file);
    return tenon_json_read_source(state->type, object, &source, &run->arena.mem, &state->options,
                                  NULL);
}

static bool write_file(struct battle_run *run, const void *object, FILE *file)
{
    struct state *state = run->state;
    tenon_sink sink;
    tenon_sink_file(&sink, file);
    const bool good = tenon_json_write(state->type, object, &sink, &state->options, NULL);
    return tenon_sink_fini(&sink, NULL) && good;
}

static bool write_fd(struct battle_run *run, const void *object, int fd)
{
    struct state *state = run->state;
    tenon_sink sink;
    tenon_sink_fd(&sink, fd);
    const bool good = tenon_json_write(state->type, object, &sink, &state->options, NULL);
    return tenon_sink_fini(&sink, NULL) && good;
}

const struct battle_peer battle_peer_tenon_generated = {
    .name = "tenon generated",
    .language = "C",
    .how = "typed, by generated code",
    .version = version,
    .open = open_generated,
    .close = close_run,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_file = write_file,
    .write_fd = write_fd,
    .has_options = true,
};

const struct battle_peer battle_peer_tenon_tables = {
    .name = "tenon tables",
    .language = "C",
    .how = "typed, by tables of macro rows",
    .version = version,
    .open = open_tables,
    .close = close_run,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_file = write_file,
    .write_fd = write_fd,
    .has_options = true,
};

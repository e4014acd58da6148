/* SPDX-License-Identifier: MIT
 * codec.c: tenon, by the code that tenongen made of examples/models.h and by the tables of the same
 * description; and what all codecs share. */
#include "codec.h"

#include "../examples/models.tenon.h"

#include <stdlib.h>
#include <string.h>

/* Memory that a coder keeps from one request to the next; what a rare large body took goes back. */
enum { KEPT = 4 << 20 };

const enum tenon_media codec_formats[] = {TENON_MEDIA_JSON};
const size_t codec_n_formats = sizeof codec_formats / sizeof *codec_formats;

static const tenon_type *type_of(enum shape shape)
{
    return shape == SHAPE_LIST ? small_list_type() : records_type();
}

static bool read_tenon(struct coder *coder, enum shape shape, tenon_str text, void *object,
                       tenon_error *error)
{
    return tenon_json_read(type_of(shape), object, text.data, text.len, &coder->arena.mem,
                           coder->codec->own, error);
}

static bool write_tenon(struct coder *coder, enum shape shape, const void *object)
{
    coder->sink.len = 0;
    const bool good =
        tenon_json_write(type_of(shape), object, &coder->sink, coder->codec->own, NULL);
    coder->text = (tenon_str){coder->sink.data, coder->sink.len};
    return good;
}

static const tenon_options generated = {.engine = TENON_ENGINE_AUTO};
static const tenon_options tables = {.engine = TENON_TABLES};

static const struct codec codec_generated = {
    .name = "tenon-generated", .own = &generated, .read = read_tenon, .write = write_tenon};
static const struct codec codec_tables = {
    .name = "tenon-tables", .own = &tables, .read = read_tenon, .write = write_tenon};

static const struct codec *const ours[] = {&codec_generated, &codec_tables, NULL};

static const struct codec *find_in(const struct codec *const *codecs, const char *name)
{
    while (*codecs && strcmp((*codecs)->name, name) != 0)
        codecs++;
    return *codecs;
}

bool codec_find(const char *name, const struct codec **ret, const struct codec **ret_by_tables)
{
    if (strcmp(name, "tenon") == 0) {
        *ret = &codec_generated;
        *ret_by_tables = &codec_tables;
        return true;
    }
    const struct codec *found = find_in(ours, name);
    if (!found)
        found = find_in(codec_peers, name);
    if (!found)
        return false;
    *ret = *ret_by_tables = found;
    return true;
}

void codec_list(FILE *to)
{
    fputs("tenon\n", to);
    for (const struct codec *const *one = ours; *one; one++)
        fprintf(to, "%s\n", (*one)->name);
    for (const struct codec *const *one = codec_peers; *one; one++)
        fprintf(to, "%s\n", (*one)->name);
}

/* ---- coders ---------------------------------------------------------------------------------- */

struct coder *coder_new(void)
{
    struct coder *coder = calloc(1, sizeof *coder);
    if (!coder)
        return NULL;
    tenon_arena_init(&coder->arena, NULL, 0);
    tenon_sink_memory(&coder->sink, NULL);
    return coder;
}

void coder_reset(struct coder *coder)
{
    if (coder->codec && coder->codec->reset)
        coder->codec->reset(coder);
    coder->text = (tenon_str){0};
    tenon_arena_reset(&coder->arena);
    if (coder->arena.held > KEPT) {
        tenon_arena_fini(&coder->arena);
        tenon_arena_init(&coder->arena, NULL, 0);
    }
    if (coder->sink.size > KEPT) {
        tenon_sink_fini(&coder->sink, NULL);
        tenon_sink_memory(&coder->sink, NULL);
    }
}

void coder_free(struct coder *coder)
{
    if (coder->codec && coder->codec->close)
        coder->codec->close(coder);
    tenon_arena_fini(&coder->arena);
    tenon_sink_fini(&coder->sink, NULL);
    free(coder);
}

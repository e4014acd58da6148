/* SPDX-License-Identifier: MIT
 * codec.h: bodies to objects and back. The service's one place that knows of serializers: `--codec`
 * puts another one in, and everything else stays as it is.
 *
 * Codecs speak the formats of tenon's that there are, which is JSON for now; codec_formats grows
 * with them, and with it what the service answers to Accept and Content-Type. */
#ifndef CODEC_H
#define CODEC_H

#include "../examples/models.h"

#include <tenon/http.h>
#include <tenon/tenon.h>

/** What bodies of this service hold. */
enum shape {
    SHAPE_LIST,    /**< struct small_list */
    SHAPE_RECORDS, /**< struct records */
    SHAPES
};

/** The formats of bodies, in the service's order of preference. */
extern const enum tenon_media codec_formats[];
extern const size_t codec_n_formats;

struct codec;

/** What reads one body and writes another. Costs memory, so it is used again: coder_reset between
 * two requests. */
struct coder {
    const struct codec *codec;
    tenon_arena arena; /**< what was read */
    tenon_sink sink;
    tenon_str text;      /**< what was written last, until coder_reset */
    void *state[SHAPES]; /**< the codec's */
    struct coder *next;
};

struct codec {
    const char *name; /**< of --codec */
    const void *own;  /**< what tells it from others of its kind */
    /** The object's strings and arrays are the coder's. error is filled, or a codec that cannot say
     * what is wrong leaves its code 0. */
    bool (*read)(struct coder *coder, enum shape shape, tenon_str text, void *object,
                 tenon_error *error);
    bool (*write)(struct coder *coder, enum shape shape, const void *object);
    void (*reset)(struct coder *coder); /**< may be NULL */
    void (*close)(struct coder *coder); /**< may be NULL */
};

/** The codec of a name, and the one that /testReflection uses beside it. false: there is none. */
bool codec_find(const char *name, const struct codec **ret, const struct codec **ret_by_tables);

/** The names, one a line. */
void codec_list(FILE *to);

/** Those of other serializers, as far as they were built; ended by NULL. */
extern const struct codec *const codec_peers[];

struct coder *coder_new(void); /**< NULL: out of memory */
void coder_reset(struct coder *coder);
void coder_free(struct coder *coder);

#endif

/* SPDX-License-Identifier: MIT
 * peers.c: other serializers in the place of tenon, by the adapters of the battle (battle/peers/),
 * which are what a careful user of each library would write. They do not say what is wrong with a
 * text, or where. CMake says which of them were found. */
#include "codec.h"

#ifdef SERVICE_HAS_PEERS

#include "../battle/peers/peer.h"

#include <stdlib.h>
#include <string.h>

struct peer {
    const struct battle_peer *adapter;
    bool ends_with_nul; /* reads to a NUL, which a body has none of: it is copied */
};

static struct battle_run *run_of(struct coder *coder, enum shape shape)
{
    static const enum battle_kind kinds[SHAPES] = {BATTLE_LIST, BATTLE_RECORDS};
    const struct peer *peer = coder->codec->own;
    struct battle_run *run = coder->state[shape];
    if (run)
        return run;
    run = calloc(1, sizeof *run);
    if (!run)
        return NULL;
    run->kind = kinds[shape];
    tenon_arena_init(&run->arena, NULL, 0);
    if (peer->adapter->open && !peer->adapter->open(run)) {
        free(run);
        return NULL;
    }
    return coder->state[shape] = run;
}

static bool read_peer(struct coder *coder, enum shape shape, tenon_str text, void *object,
                      tenon_error *error)
{
    const struct peer *peer = coder->codec->own;
    struct battle_run *run = run_of(coder, shape);
    memset(error, 0, sizeof *error);
    if (!run)
        return false;
    if (peer->ends_with_nul) {
        char *copy = run->arena.mem.resize(&run->arena.mem, NULL, 0, text.len + 1, 1);
        if (!copy)
            return false;
        memcpy(copy, text.data, text.len);
        copy[text.len] = '\0';
        text.data = copy;
    }
    return peer->adapter->read(run, text.data, text.len, object);
}

static bool write_peer(struct coder *coder, enum shape shape, const void *object)
{
    const struct peer *peer = coder->codec->own;
    struct battle_run *run = run_of(coder, shape);
    if (!run || !peer->adapter->write(run, object))
        return false;
    coder->text = run->text;
    return true;
}

static void reset_peer(struct coder *coder)
{
    for (size_t s = 0; s < SHAPES; s++) {
        struct battle_run *run = coder->state[s];
        if (run)
            tenon_arena_reset(&run->arena);
    }
}

static void close_peer(struct coder *coder)
{
    const struct peer *peer = coder->codec->own;
    for (size_t s = 0; s < SHAPES; s++) {
        struct battle_run *run = coder->state[s];
        if (!run)
            continue;
        if (peer->adapter->close)
            peer->adapter->close(run);
        tenon_arena_fini(&run->arena);
        free(run);
    }
}

#define PEER(ID, NAME, ENDS_WITH_NUL)                                                              \
    extern const struct battle_peer battle_peer_##ID;                                              \
    static const struct peer peer_##ID = {&battle_peer_##ID, ENDS_WITH_NUL};                       \
    static const struct codec codec_##ID = {.name = (NAME),                                        \
                                            .own = &peer_##ID,                                     \
                                            .read = read_peer,                                     \
                                            .write = write_peer,                                   \
                                            .reset = reset_peer,                                   \
                                            .close = close_peer};

#ifdef SERVICE_HAS_CJSON
PEER(cjson, "cjson", false)
#endif
#ifdef SERVICE_HAS_JANSSON
PEER(jansson, "jansson", false)
#endif
#ifdef SERVICE_HAS_JSON_C
PEER(json_c, "json-c", false)
#endif
#ifdef SERVICE_HAS_RAPIDJSON_SAX
PEER(rapidjson_sax, "rapidjson", true)
#endif

#endif

const struct codec *const codec_peers[] = {
#ifdef SERVICE_HAS_CJSON
    &codec_cjson,
#endif
#ifdef SERVICE_HAS_JANSSON
    &codec_jansson,
#endif
#ifdef SERVICE_HAS_JSON_C
    &codec_json_c,
#endif
#ifdef SERVICE_HAS_RAPIDJSON_SAX
    &codec_rapidjson_sax,
#endif
    NULL,
};

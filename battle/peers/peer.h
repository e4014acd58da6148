/* SPDX-License-Identifier: MIT
 * peer.h: what the battle asks of a serializer that runs in its process. An adapter is one file of
 * this folder that defines one `const struct battle_peer battle_peer_<name>`; CMakeLists.txt of
 * battle/ says when it is built.
 *
 * The rules, which make figures comparable:
 *   1. Everybody reads the same texts and writes the same objects (cases/cases.h).
 *   2. Reading ends with a typed object that owns its strings, as a user of the library would have
 * it: the C struct of the model, its strings and arrays in run->arena (help.h), or, for libraries
 * that fill C++ types, their own type, built anew for each text.
 *   3. Everything that is made for one text is given back within the call; the arena is reset by
 * the harness.
 *   4. Writing starts from the typed object and ends with the text in run->text, or in the stream.
 *   5. An adapter uses the library as its documentation recommends for speed, and nothing that the
 * library does not offer.
 *   6. false means: refused. The harness checks every result before it times anything. */
#ifndef BATTLE_PEER_H
#define BATTLE_PEER_H

#include "../cases/cases.h"

#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

enum battle_direction { BATTLE_READ, BATTLE_WRITE };

/** What an adapter is given with each call, and what it keeps from one to the next. */
struct battle_run {
    enum battle_kind kind;
    bool indented; /**< write: by two spaces */
    bool fresh; /**< write: into new memory each time; the text of the last call is given back first
                 */
    bool new_options; /**< make what the library calls options, settings or a builder anew for this
                         call */
    bool checking;    /**< read: native types are converted into the C struct `object` as well;
                           write: native texts are converted back into `text` */
    tenon_arena arena;
    tenon_str text; /**< what write made, UTF-8; good until the next call */
    size_t bytes;   /**< of the text in the peer's own encoding; 0: text.len */
    void *state;    /**< the adapter's */
};

struct battle_peer {
    const char *name, *language;
    const char *how; /**< typed, tree or events, in a few words for the report */
    const char *(*version)(void);

    /** NULL, or why it has no functions for the kind in that direction. NULL function: it has all.
     */
    const char *(*cannot)(enum battle_kind kind, enum battle_direction direction);

    /** Before the first and after the last call; run->state is theirs. May be NULL. */
    bool (*open)(struct battle_run *run);
    void (*close)(struct battle_run *run);

    /** The object that write takes, made of the C struct; NULL: the C struct itself. */
    void *(*native)(struct battle_run *run, const void *object);
    void (*drop)(struct battle_run *run, void *native);

    /** The text that read takes, in memory of mem; NULL: the UTF-8 text itself. */
    tenon_str (*encode)(tenon_mem *mem, tenon_str text);

    bool (*read)(struct battle_run *run, const char *text, size_t len, void *object);
    bool (*write)(struct battle_run *run, const void *native);

    /** Streams. NULL: the library has none, and the whole text goes through memory. */
    bool (*read_file)(struct battle_run *run, FILE *file, void *object);
    bool (*write_file)(struct battle_run *run, const void *native, FILE *file);
    bool (*write_fd)(struct battle_run *run, const void *native, int fd);

    bool strings_only; /**< does not take part in the battle of streams */
    bool has_options;  /**< write heeds run->new_options: the peer takes part in the battle of
                         options */
};

#ifdef __cplusplus
}
#endif
#endif

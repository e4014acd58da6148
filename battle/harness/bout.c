/* SPDX-License-Identifier: MIT
 * bout.c: the ways in which a peer reads and writes, each as a loop without a choice in it. */
#include "bout.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct battle_way_names names[BATTLE_WAYS] = {
    [BATTLE_READ_TEXT] = {"string", "read", "text"},
    [BATTLE_READ_FILE] = {"stream", "read", "file"},
    [BATTLE_WRITE_REUSED] = {"string", "write", "reused"},
    [BATTLE_WRITE_FRESH] = {"string", "write", "fresh"},
    [BATTLE_WRITE_FILE] = {"stream", "write", "file"},
    [BATTLE_WRITE_PIPE] = {"stream", "write", "pipe"},
    [BATTLE_ONE_OPTIONS] = {"options", "write", "one"},
    [BATTLE_NEW_OPTIONS] = {"options", "write", "new"},
};

const struct battle_way_names *battle_way_names(enum battle_way way)
{
    return &names[way];
}

enum battle_direction battle_way_direction(enum battle_way way)
{
    return way == BATTLE_READ_TEXT || way == BATTLE_READ_FILE ? BATTLE_READ : BATTLE_WRITE;
}

const char *battle_cannot(const struct battle_case *one, const struct battle_peer *peer,
                          enum battle_way way)
{
    const enum battle_direction direction = battle_way_direction(way);
    if (direction == BATTLE_READ ? !peer->read : !peer->write)
        return direction == BATTLE_READ ? "it does not read" : "it does not write";
    return peer->cannot ? peer->cannot(one->kind, direction) : NULL;
}

bool battle_has_way(const struct battle_peer *peer, enum battle_way way)
{
    switch (way) {
    case BATTLE_READ_FILE:
        return peer->read_file != NULL;
    case BATTLE_WRITE_FILE:
        return peer->write_file != NULL;
    case BATTLE_WRITE_PIPE:
        return peer->write_fd != NULL;
    default:
        return true;
    }
}

/* ---- opening --------------------------------------------------------------------------------- */

static void *empty_pipe(void *argument)
{
    const int *from = argument;
    static _Thread_local char bytes[1 << 16];
    ssize_t got;
    do
        got = read(*from, bytes, sizeof bytes);
    while (got > 0 || (got < 0 && errno == EINTR));
    close(*from);
    free(argument);
    return NULL;
}

/* A pipe whose other end is emptied for as long as ours is open. */
static bool open_pipe(struct bout *bout)
{
    int ends[2];
    int *from = malloc(sizeof *from);
    if (!from || pipe(ends)) {
        free(from);
        return false;
    }
    *from = ends[0];
    if (pthread_create(&bout->reader, NULL, empty_pipe, from)) {
        close(ends[0]);
        close(ends[1]);
        free(from);
        return false;
    }
    bout->fd = ends[1];
    return true;
}

/* Waits for the reader: bouts that follow one another soon would run out of descriptors. */
static void close_pipe(struct bout *bout)
{
    close(bout->fd);
    pthread_join(bout->reader, NULL);
}

static bool open_natives(struct bout *bout)
{
    const struct battle_case *one = bout->one;
    bout->natives = calloc(one->n, sizeof *bout->natives);
    if (!bout->natives)
        return false;
    for (size_t i = 0; i < one->n; i++) {
        const void *object = battle_object(one, i);
        bout->natives[i] = bout->peer->native ? bout->peer->native(&bout->run, object) : object;
        if (!bout->natives[i])
            return false;
    }
    return true;
}

/* The texts as the peer wants them, on the heap. */
static bool open_texts(struct bout *bout)
{
    const struct battle_case *one = bout->one;
    bout->texts = one->texts;
    bout->object = calloc(1, one->object_size);
    if (!bout->object || !bout->peer->encode)
        return bout->object != NULL;
    tenon_str *encoded = calloc(one->n, sizeof *encoded);
    bout->texts = encoded;
    for (size_t i = 0; encoded && i < one->n; i++) {
        encoded[i] = bout->peer->encode(tenon_heap, one->texts[i]);
        if (!encoded[i].data)
            return false;
    }
    return encoded != NULL;
}

static bool open_streams(struct bout *bout)
{
    const tenon_str *text = &bout->one->texts[0];
    switch (bout->way) {
    case BATTLE_READ_FILE:
        bout->file = tmpfile();
        return bout->file && fwrite(text->data, 1, text->len, bout->file) == text->len &&
               fflush(bout->file) == 0;
    case BATTLE_WRITE_FILE:
        bout->file = tmpfile();
        return bout->file != NULL;
    case BATTLE_WRITE_PIPE:
        return open_pipe(bout);
    default:
        return true;
    }
}

bool bout_open(struct bout *bout, const struct battle_case *one, const struct battle_peer *peer,
               enum battle_way way)
{
    *bout = (struct bout){.one = one, .peer = peer, .way = way, .fd = -1};
    bout->run = (struct battle_run){
        .kind = one->kind,
        .indented = one->indented,
        .fresh = way == BATTLE_WRITE_FRESH,
        .new_options = way == BATTLE_NEW_OPTIONS,
    };
    tenon_arena_init(&bout->run.arena, NULL, 0);
    if (peer->open && !peer->open(&bout->run)) {
        bout->peer = NULL; /* nothing to close */
        return false;
    }
    return (battle_way_direction(way) == BATTLE_READ ? open_texts(bout) : open_natives(bout)) &&
           open_streams(bout);
}

void bout_close(struct bout *bout)
{
    const size_t n = bout->peer ? bout->one->n : 0;
    for (size_t i = 0; bout->natives && i < n && bout->peer->drop; i++)
        if (bout->natives[i])
            bout->peer->drop(&bout->run, (void *)bout->natives[i]);
    if (bout->texts && bout->texts != bout->one->texts) {
        for (size_t i = 0; i < n; i++)
            free((char *)bout->texts[i].data);
        free((tenon_str *)bout->texts);
    }
    if (bout->peer && bout->peer->close)
        bout->peer->close(&bout->run);
    if (bout->file)
        fclose(bout->file);
    if (bout->fd >= 0)
        close_pipe(bout);
    free(bout->natives);
    free(bout->object);
    free(bout->whole);
    tenon_arena_fini(&bout->run.arena);
    *bout = (struct bout){.fd = -1};
}

/* ---- streams of peers that have none --------------------------------------------------------- */

static bool read_whole(struct bout *bout, size_t *ret_len)
{
    size_t len = 0, got;
    do {
        if (bout->whole_size - len < 4096) {
            bout->whole_size = 2 * bout->whole_size + 65536;
            char *larger = realloc(bout->whole, bout->whole_size + BATTLE_PADDING);
            if (!larger)
                return false;
            bout->whole = larger;
        }
        got = fread(bout->whole + len, 1, bout->whole_size - len, bout->file);
        len += got;
    } while (got > 0);
    memset(bout->whole + len, 0, BATTLE_PADDING);
    *ret_len = len;
    return !ferror(bout->file);
}

static bool write_all(int fd, const char *bytes, size_t len)
{
    while (len > 0) {
        const ssize_t did = write(fd, bytes, len);
        if (did < 0 && errno != EINTR)
            return false;
        if (did > 0) {
            bytes += did;
            len -= (size_t)did;
        }
    }
    return true;
}

/* ---- one operation --------------------------------------------------------------------------- */

static bool read_text(struct bout *bout, size_t i)
{
    tenon_arena_reset(&bout->run.arena);
    return bout->peer->read(&bout->run, bout->texts[i].data, bout->texts[i].len, bout->object);
}

static bool read_file(struct bout *bout, size_t i)
{
    size_t len;
    (void)i;
    tenon_arena_reset(&bout->run.arena);
    rewind(bout->file);
    if (bout->peer->read_file)
        return bout->peer->read_file(&bout->run, bout->file, bout->object);
    return read_whole(bout, &len) && bout->peer->read(&bout->run, bout->whole, len, bout->object);
}

static bool write_text(struct bout *bout, size_t i)
{
    return bout->peer->write(&bout->run, bout->natives[i]);
}

static bool write_file(struct bout *bout, size_t i)
{
    rewind(bout->file);
    if (bout->peer->write_file)
        return bout->peer->write_file(&bout->run, bout->natives[i], bout->file) &&
               fflush(bout->file) == 0;
    return bout->peer->write(&bout->run, bout->natives[i]) &&
           fwrite(bout->run.text.data, 1, bout->run.text.len, bout->file) == bout->run.text.len &&
           fflush(bout->file) == 0;
}

static bool write_pipe(struct bout *bout, size_t i)
{
    if (bout->peer->write_fd)
        return bout->peer->write_fd(&bout->run, bout->natives[i], bout->fd);
    return bout->peer->write(&bout->run, bout->natives[i]) &&
           write_all(bout->fd, bout->run.text.data, bout->run.text.len);
}

static bool (*const operations[BATTLE_WAYS])(struct bout *, size_t) = {
    [BATTLE_READ_TEXT] = read_text,     [BATTLE_READ_FILE] = read_file,
    [BATTLE_WRITE_REUSED] = write_text, [BATTLE_WRITE_FRESH] = write_text,
    [BATTLE_WRITE_FILE] = write_file,   [BATTLE_WRITE_PIPE] = write_pipe,
    [BATTLE_ONE_OPTIONS] = write_text,  [BATTLE_NEW_OPTIONS] = write_text,
};

/* Streams hold the first object only. */
bool bout_go(struct bout *bout, size_t n)
{
    bool (*const operation)(struct bout *, size_t) = operations[bout->way];
    const size_t end = bout->file ? 1 : bout->one->n;
    size_t next = bout->next;
    bool good = true;
    for (size_t i = 0; i < n && good; i++) {
        good = operation(bout, next);
        next = next + 1 < end ? next + 1 : 0;
    }
    bout->next = next;
    return good;
}

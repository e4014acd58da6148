/* SPDX-License-Identifier: MIT
 * check.c: whether a peer reads and writes what it should. Every object of a case goes through it
 * once, and once more, so that what the first call leaves behind is seen by a second. */
#include "bout.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Reads whatever comes out of a pipe until its other end is closed. */
struct collector {
    int fd;
    char *bytes;
    size_t len, size;
};

static void *collect(void *argument)
{
    struct collector *to = argument;
    ssize_t got = 1;
    while (got > 0) {
        if (to->size - to->len < 65536) {
            char *larger = realloc(to->bytes, to->size = 2 * to->size + 65536);
            if (!larger)
                break;
            to->bytes = larger;
        }
        got = read(to->fd, to->bytes + to->len, to->size - to->len);
        to->len += got > 0 ? (size_t)got : 0;
    }
    close(to->fd);
    return NULL;
}

/* One object through a pipe of our own. */
static bool through_pipe(struct bout *bout, struct collector *to)
{
    pthread_t reader;
    int ends[2];
    if (pipe(ends))
        return false;
    *to = (struct collector){.fd = ends[0]};
    if (pthread_create(&reader, NULL, collect, to)) {
        close(ends[0]);
        close(ends[1]);
        return false;
    }
    const int kept = bout->fd;
    bout->fd = ends[1];
    const bool good = bout_go(bout, 1);
    bout->fd = kept;
    close(ends[1]);
    pthread_join(reader, NULL);
    return good;
}

static bool through_file(struct bout *bout, struct collector *to)
{
    *to = (struct collector){0};
    if (!bout_go(bout, 1))
        return false;
    const long len = ftell(bout->file);
    if (len < 0)
        return false;
    to->len = (size_t)len;
    to->bytes = malloc(to->len + 1);
    rewind(bout->file);
    return to->bytes && fread(to->bytes, 1, to->len, bout->file) == to->len;
}

static bool check_write(struct bout *bout, size_t i, char *why, size_t size)
{
    struct collector got = {0};
    bool good;
    bout->run.text = (tenon_str){"", 0}; /* what a peer that does nothing has written */
    if (bout->way == BATTLE_WRITE_FILE)
        good = through_file(bout, &got);
    else if (bout->way == BATTLE_WRITE_PIPE)
        good = through_pipe(bout, &got);
    else
        good = bout_go(bout, 1);
    const tenon_str text = got.bytes ? (tenon_str){got.bytes, got.len} : bout->run.text;
    if (!good)
        snprintf(why, size, "refused to write");
    else
        good = battle_check_text(bout->one, i, text.data ? text.data : "", text.len, why, size);
    bout->bytes += bout->run.bytes && !got.bytes ? bout->run.bytes : text.len;
    free(got.bytes);
    return good;
}

/* A copy of the text is read, and spoilt before anybody looks at the object: an object owns its
 * strings. */
static bool check_read(struct bout *bout, size_t i, char *why, size_t size)
{
    const tenon_str *texts = bout->texts, text = texts[i];
    char *copy = calloc(1, text.len + BATTLE_PADDING);
    if (!copy) {
        snprintf(why, size, "no memory to check it");
        return false;
    }
    memcpy(copy, text.data, text.len);
    memset(bout->object, 0, bout->one->object_size);
    bout->texts = &(tenon_str){copy, text.len};
    bout->next = 0;
    bool good = bout_go(bout, 1);
    bout->texts = texts;
    bout->bytes += text.len;
    memset(copy, '?', text.len);
    if (bout->whole)
        memset(bout->whole, '?', bout->whole_size);
    if (!good)
        snprintf(why, size, "refused to read");
    good = good && battle_check_object(bout->one, i, bout->object, why, size);
    free(copy);
    return good;
}

bool bout_check(struct bout *bout, char *why, size_t size)
{
    const bool reads = battle_way_direction(bout->way) == BATTLE_READ;
    const size_t n = bout->file ? 1 : bout->one->n;
    bool good = true;
    bout->run.checking = true;
    bout->next = 0;
    for (size_t i = 0; good && i < 2 * n; i++)
        good = (reads ? check_read : check_write)(bout, i % n, why, size);
    bout->run.checking = false;
    bout->next = 0;
    bout->bytes /= 2 * n;
    return good;
}

/* SPDX-License-Identifier: MIT
 * jansson.c: Jansson, a tree of counted values, objects being hash tables that keep their order.
 * Reading: parse, take the members (tree.inc), release the tree. Writing: build a tree, whose
 * strings are copies, and dump it: into the buffer of the last call, or into a string of the
 * library's. The functions that check UTF-8 are left out as the manual allows for text that is
 * known to be good; dumping checks it anyway. */
#include "help.h"

#include <jansson.h>
#include <limits.h>
#include <stdlib.h>

struct state {
    char *buffer;
    size_t size;
    size_t flags;
};

/* ---- the tree -------------------------------------------------------------------------------- */

typedef json_t *node, *members, *made;
typedef struct {
    json_t *array;
    size_t next;
} elements;
typedef struct {
    json_t *object;
    void *at;
} entries;
typedef void tree;

static bool open_members(node object, members *ret)
{
    *ret = object;
    return json_is_object(object);
}

static bool member(members *from, const char *name, size_t len, node *ret)
{
    *ret = json_object_getn(*from, name, len);
    return *ret != NULL;
}

static bool open_elements(node array, elements *ret, size_t *ret_n)
{
    *ret = (elements){array, 0};
    *ret_n = json_array_size(array);
    return json_is_array(array);
}

static node next_element(elements *at)
{
    return json_array_get(at->array, at->next++);
}

static bool open_entries(node object, entries *ret, size_t *ret_n)
{
    *ret = (entries){object, json_object_iter(object)};
    *ret_n = json_object_size(object);
    return json_is_object(object);
}

static node next_entry(entries *at, tenon_str *ret_key)
{
    const node value = json_object_iter_value(at->at);
    *ret_key = (tenon_str){json_object_iter_key(at->at), json_object_iter_key_len(at->at)};
    at->at = json_object_iter_next(at->object, at->at);
    return value;
}

static bool string_of(node value, tenon_str *ret)
{
    *ret = (tenon_str){json_string_value(value), json_string_length(value)};
    return ret->data || json_is_null(value);
}

static bool integer_of(node value, int64_t *ret)
{
    *ret = json_integer_value(value);
    return json_is_integer(value);
}

static bool whole_of(node value, uint64_t *ret)
{
    const json_int_t number = json_integer_value(value);
    *ret = (uint64_t)number;
    return json_is_integer(value) && number >= 0;
}

static bool boolean_of(node value, bool *ret)
{
    *ret = json_is_true(value);
    return json_is_boolean(value);
}

/* Adds a value and gives it up; NULL, of exhausted memory, is refused by the library. */
static bool add(made to, const char *name, json_t *value)
{
    return json_object_set_new_nocheck(to, name, value) == 0;
}

static json_t *new_string(tenon_str s)
{
    return s.data ? json_stringn_nocheck(s.data, s.len) : json_null();
}

static bool put_string(tree *into, made to, const char *name, tenon_str s)
{
    (void)into;
    return add(to, name, new_string(s));
}

static bool put_copied(tree *into, made to, const char *name, const char *text, size_t len)
{
    return put_string(into, to, name, (tenon_str){text, len});
}

static bool put_integer(tree *into, made to, const char *name, int64_t value)
{
    (void)into;
    return add(to, name, json_integer(value));
}

static bool put_whole(tree *into, made to, const char *name, uint64_t value)
{
    return value <= INT64_MAX && put_integer(into, to, name, (int64_t)value);
}

static bool put_boolean(tree *into, made to, const char *name, bool value)
{
    (void)into;
    return add(to, name, json_boolean(value));
}

static bool put_object(tree *into, made to, const char *name, made *ret)
{
    (void)into;
    *ret = json_object();
    return add(to, name, *ret);
}

static bool put_array(tree *into, made to, const char *name, size_t n, made *ret)
{
    (void)into, (void)n;
    *ret = json_array();
    return add(to, name, *ret);
}

static bool put_element(tree *into, made array, made *ret)
{
    (void)into;
    *ret = json_object();
    return json_array_append_new(array, *ret) == 0;
}

static bool put_entry(tree *into, made to, tenon_str key, made *ret)
{
    (void)into;
    *ret = json_object();
    return json_object_setn_new_nocheck(to, key.data, key.len, *ret) == 0;
}

static bool put_text(tree *into, made to, tenon_str key, tenon_str text)
{
    (void)into;
    return json_object_setn_new_nocheck(to, key.data, key.len, new_string(text)) == 0;
}

static bool new_root(tree *into, bool array, size_t n, made *ret)
{
    (void)into, (void)n;
    *ret = array ? json_array() : json_object();
    return *ret != NULL;
}

#include "tree.inc"

/* ---- the peer -------------------------------------------------------------------------------- */

static const char *version(void)
{
    return jansson_version_str();
}

static bool open_run(struct battle_run *run)
{
    struct state *state = calloc(1, sizeof *state);
    if (!state)
        return false;
    state->flags = run->indented ? JSON_INDENT(2) : JSON_COMPACT;
    run->state = state;
    return true;
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    free(state->buffer);
    free(state);
}

static bool take_and_release(struct battle_run *run, json_t *root, void *object)
{
    const bool good = root && take_root(run, root, object);
    json_decref(root);
    return good;
}

static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    return take_and_release(run, json_loadb(text, len, 0, NULL), object);
}

static bool read_file(struct battle_run *run, FILE *file, void *object)
{
    return take_and_release(run, json_loadf(file, 0, NULL), object);
}

/* json_dumpb says how much room it wants; the buffer that was large enough last time is used again.
 */
static bool dump_reusing(struct state *state, const json_t *root, tenon_str *ret)
{
    size_t len = json_dumpb(root, state->buffer, state->size, state->flags);
    if (len > state->size) {
        free(state->buffer);
        state->size = 2 * len;
        state->buffer = malloc(state->size);
        if (!state->buffer) {
            state->size = 0;
            return false;
        }
        len = json_dumpb(root, state->buffer, state->size, state->flags);
    }
    *ret = (tenon_str){state->buffer, len};
    return len > 0;
}

static bool dump_anew(struct state *state, const json_t *root, tenon_str *ret)
{
    free(state->buffer);
    state->buffer = json_dumps(root, state->flags);
    if (!state->buffer)
        return false;
    *ret = (tenon_str){state->buffer, strlen(state->buffer)};
    return true;
}

static bool write_text(struct battle_run *run, const void *object)
{
    json_t *root = NULL;
    const bool good = make_root(NULL, run->kind, object, &root) &&
                      (run->fresh ? dump_anew : dump_reusing)(run->state, root, &run->text);
    json_decref(root);
    return good;
}

static bool write_file(struct battle_run *run, const void *object, FILE *file)
{
    const struct state *state = run->state;
    json_t *root = NULL;
    const bool good =
        make_root(NULL, run->kind, object, &root) && json_dumpf(root, file, state->flags) == 0;
    json_decref(root);
    return good;
}

static int dump_some(const char *bytes, size_t len, void *out)
{
    battle_out_put(out, bytes, len);
    return 0;
}

/* By the callback and a buffer: json_dumpfd would make a system call for each token. */
static bool write_fd(struct battle_run *run, const void *object, int fd)
{
    const struct state *state = run->state;
    struct battle_out out;
    json_t *root = NULL;
    battle_out_begin(&out, fd);
    const bool good = make_root(NULL, run->kind, object, &root) &&
                      json_dump_callback(root, dump_some, &out, state->flags) == 0;
    json_decref(root);
    return battle_out_end(&out) && good;
}

const struct battle_peer battle_peer_jansson = {
    .name = "jansson",
    .language = "C",
    .how = "tree",
    .version = version,
    .open = open_run,
    .close = close_run,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_file = write_file,
    .write_fd = write_fd,
};

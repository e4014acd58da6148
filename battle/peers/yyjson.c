/* SPDX-License-Identifier: MIT
 * yyjson.c: yyjson, two trees: a compact one that parsing makes, and one that is built. Reading:
 * parse, take the members (tree.inc), release the document. Writing: build a document that refers
 * to the object's strings, print it, release it. All memory but that of fresh texts comes from the
 * library's dynamic allocator, which keeps what is released; for reading it is as fast as its
 * pool, which must be told the size. yyjson has streams of FILE, not of descriptors. */
#include "help.h"

#include <limits.h>
#include <stdlib.h>
#include <yyjson.h>

struct state {
    yyjson_alc *dynamic;
    char *text; /* the last one */
    bool fresh; /* text is not of the dynamic allocator */
    yyjson_write_flag flags;
};

/* ---- the tree -------------------------------------------------------------------------------- */

typedef yyjson_val *node;
typedef yyjson_obj_iter members;
typedef yyjson_arr_iter elements;
typedef yyjson_obj_iter entries;
typedef yyjson_mut_doc tree;
typedef yyjson_mut_val *made;

static bool open_members(node object, members *ret)
{
    return yyjson_obj_iter_init(object, ret);
}

static bool member(members *from, const char *name, size_t len, node *ret)
{
    *ret = yyjson_obj_iter_getn(from, name, len);
    return *ret != NULL;
}

static bool open_elements(node array, elements *ret, size_t *ret_n)
{
    *ret_n = yyjson_arr_size(array);
    return yyjson_arr_iter_init(array, ret);
}

static node next_element(elements *at)
{
    return yyjson_arr_iter_next(at);
}

static bool open_entries(node object, entries *ret, size_t *ret_n)
{
    *ret_n = yyjson_obj_size(object);
    return yyjson_obj_iter_init(object, ret);
}

static node next_entry(entries *at, tenon_str *ret_key)
{
    yyjson_val *key = yyjson_obj_iter_next(at);
    *ret_key = (tenon_str){yyjson_get_str(key), yyjson_get_len(key)};
    return yyjson_obj_iter_get_val(key);
}

static bool string_of(node value, tenon_str *ret)
{
    *ret = (tenon_str){yyjson_get_str(value), yyjson_get_len(value)};
    return ret->data || yyjson_is_null(value);
}

static bool integer_of(node value, int64_t *ret)
{
    *ret = yyjson_get_sint(value);
    return yyjson_is_sint(value) || (yyjson_is_uint(value) && *ret >= 0);
}

static bool whole_of(node value, uint64_t *ret)
{
    *ret = yyjson_get_uint(value);
    return yyjson_is_uint(value);
}

static bool boolean_of(node value, bool *ret)
{
    *ret = yyjson_get_bool(value);
    return yyjson_is_bool(value);
}

static bool put_string(tree *into, made to, const char *name, tenon_str s)
{
    return s.data ? yyjson_mut_obj_add_strn(into, to, name, s.data, s.len)
                  : yyjson_mut_obj_add_null(into, to, name);
}

static bool put_copied(tree *into, made to, const char *name, const char *text, size_t len)
{
    return yyjson_mut_obj_add_strncpy(into, to, name, text, len);
}

static bool put_integer(tree *into, made to, const char *name, int64_t value)
{
    return yyjson_mut_obj_add_sint(into, to, name, value);
}

static bool put_whole(tree *into, made to, const char *name, uint64_t value)
{
    return yyjson_mut_obj_add_uint(into, to, name, value);
}

static bool put_boolean(tree *into, made to, const char *name, bool value)
{
    return yyjson_mut_obj_add_bool(into, to, name, value);
}

static bool put_object(tree *into, made to, const char *name, made *ret)
{
    *ret = yyjson_mut_obj_add_obj(into, to, name);
    return *ret != NULL;
}

static bool put_array(tree *into, made to, const char *name, size_t n, made *ret)
{
    (void)n;
    *ret = yyjson_mut_obj_add_arr(into, to, name);
    return *ret != NULL;
}

static bool put_element(tree *into, made array, made *ret)
{
    *ret = yyjson_mut_arr_add_obj(into, array);
    return *ret != NULL;
}

static bool put_entry(tree *into, made to, tenon_str key, made *ret)
{
    *ret = yyjson_mut_obj(into);
    return yyjson_mut_obj_add(to, yyjson_mut_strn(into, key.data, key.len), *ret);
}

static bool put_text(tree *into, made to, tenon_str key, tenon_str text)
{
    yyjson_mut_val *value =
        text.data ? yyjson_mut_strn(into, text.data, text.len) : yyjson_mut_null(into);
    return yyjson_mut_obj_add(to, yyjson_mut_strn(into, key.data, key.len), value);
}

static bool new_root(tree *into, bool array, size_t n, made *ret)
{
    (void)n;
    *ret = array ? yyjson_mut_arr(into) : yyjson_mut_obj(into);
    yyjson_mut_doc_set_root(into, *ret);
    return *ret != NULL;
}

#include "tree.inc"

/* ---- the peer -------------------------------------------------------------------------------- */

static const char *version(void)
{
    return YYJSON_VERSION_STRING;
}

static bool open_run(struct battle_run *run)
{
    struct state *state = calloc(1, sizeof *state);
    if (!state)
        return false;
    state->fresh = run->fresh;
    state->flags = run->indented ? YYJSON_WRITE_PRETTY_TWO_SPACES : YYJSON_WRITE_NOFLAG;
    state->dynamic = yyjson_alc_dyn_new();
    if (!state->dynamic) {
        free(state);
        return false;
    }
    run->state = state;
    return true;
}

/* Gives the last text back to whom it came from. */
static void drop_text(struct state *state)
{
    if (state->fresh)
        free(state->text);
    else if (state->text)
        state->dynamic->free(state->dynamic->ctx, state->text);
    state->text = NULL;
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    drop_text(state);
    yyjson_alc_dyn_free(state->dynamic);
    free(state);
}

static bool take_and_release(struct battle_run *run, yyjson_doc *document, void *object)
{
    const bool good = document && take_root(run, yyjson_doc_get_root(document), object);
    yyjson_doc_free(document);
    return good;
}

/* The text is not written to: that would be YYJSON_READ_INSITU. */
static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    const struct state *state = run->state;
    return take_and_release(
        run, yyjson_read_opts((char *)text, len, YYJSON_READ_NOFLAG, state->dynamic, NULL), object);
}

static bool read_file(struct battle_run *run, FILE *file, void *object)
{
    const struct state *state = run->state;
    return take_and_release(run, yyjson_read_fp(file, YYJSON_READ_NOFLAG, state->dynamic, NULL),
                            object);
}

static bool write_text(struct battle_run *run, const void *object)
{
    struct state *state = run->state;
    drop_text(state);
    yyjson_mut_doc *document = yyjson_mut_doc_new(state->dynamic);
    yyjson_mut_val *root;
    size_t len;
    if (document && make_root(document, run->kind, object, &root))
        state->text = yyjson_mut_write_opts(document, state->flags,
                                            run->fresh ? NULL : state->dynamic, &len, NULL);
    yyjson_mut_doc_free(document);
    if (!state->text)
        return false;
    run->text = (tenon_str){state->text, len};
    return true;
}

static bool write_file(struct battle_run *run, const void *object, FILE *file)
{
    struct state *state = run->state;
    yyjson_mut_doc *document = yyjson_mut_doc_new(state->dynamic);
    yyjson_mut_val *root;
    const bool good = document && make_root(document, run->kind, object, &root) &&
                      yyjson_mut_write_fp(file, document, state->flags, state->dynamic, NULL);
    yyjson_mut_doc_free(document);
    return good;
}

const struct battle_peer battle_peer_yyjson = {
    .name = "yyjson",
    .language = "C",
    .how = "tree",
    .version = version,
    .open = open_run,
    .close = close_run,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_file = write_file,
};

/* SPDX-License-Identifier: MIT
 * json_c.c: json-c, a tree of counted values, objects being hash tables that keep their order; null
 * is no value at all. Reading: parse by a tokener that is kept, take the members (tree.inc),
 * release the tree. Streams are parsed as they come, in pieces. Writing: build a tree, whose
 * strings are copies and whose names are not, and print it. What is printed belongs to the tree, in
 * a buffer that nothing but the tree may use: so the last tree stays until the next call, and
 * memory that was used before is the same as fresh one. It writes to descriptors and to paths, not
 * to a FILE. */
#include "help.h"

#include <json-c/json.h>
#include <limits.h>
#include <stdlib.h>

struct state {
    struct json_tokener *tokener;
    struct json_object *written;
    int flags;
    char chunk[1 << 16];
};

/* ---- the tree -------------------------------------------------------------------------------- */

typedef struct json_object *node, *members, *made;
typedef struct {
    struct json_object *array;
    size_t next;
} elements;
typedef struct lh_entry *entries;
typedef void tree;

static bool open_members(node object, members *ret)
{
    *ret = object;
    return json_object_is_type(object, json_type_object);
}

static bool member(members *from, const char *name, size_t len, node *ret)
{
    (void)len;
    return json_object_object_get_ex(*from, name, ret);
}

static bool open_elements(node array, elements *ret, size_t *ret_n)
{
    if (!json_object_is_type(array, json_type_array))
        return false;
    *ret = (elements){array, 0};
    *ret_n = json_object_array_length(array);
    return true;
}

static node next_element(elements *at)
{
    return json_object_array_get_idx(at->array, at->next++);
}

static bool open_entries(node object, entries *ret, size_t *ret_n)
{
    if (!json_object_is_type(object, json_type_object))
        return false;
    *ret = lh_table_head(json_object_get_object(object));
    *ret_n = (size_t)json_object_object_length(object);
    return true;
}

static node next_entry(entries *at, tenon_str *ret_key)
{
    const node value = lh_entry_v(*at);
    const char *key = lh_entry_k(*at);
    *ret_key = (tenon_str){key, strlen(key)};
    *at = lh_entry_next(*at);
    return value;
}

static bool string_of(node value, tenon_str *ret)
{
    *ret = (tenon_str){0};
    if (!value)
        return true;
    if (!json_object_is_type(value, json_type_string))
        return false;
    *ret = (tenon_str){json_object_get_string(value), (size_t)json_object_get_string_len(value)};
    return true;
}

static bool integer_of(node value, int64_t *ret)
{
    *ret = json_object_get_int64(value);
    return json_object_is_type(value, json_type_int);
}

static bool whole_of(node value, uint64_t *ret)
{
    *ret = json_object_get_uint64(value);
    return json_object_is_type(value, json_type_int) && json_object_get_int64(value) >= 0;
}

static bool boolean_of(node value, bool *ret)
{
    *ret = json_object_get_boolean(value);
    return json_object_is_type(value, json_type_boolean);
}

/* Adds a value and gives it up. The names of an object are known and each is there once, which the
 * library wants to be told. */
static bool add(made to, const char *name, struct json_object *value)
{
    if (json_object_object_add_ex(
            to, name, value, JSON_C_OBJECT_ADD_KEY_IS_NEW | JSON_C_OBJECT_ADD_CONSTANT_KEY) == 0)
        return true;
    json_object_put(value);
    return false;
}

/* An entry of a dictionary, whose keys are the user's. */
static bool add_entry(made to, tenon_str key, struct json_object *value)
{
    if (json_object_object_add_ex(to, key.data, value, JSON_C_OBJECT_ADD_CONSTANT_KEY) == 0)
        return true;
    json_object_put(value);
    return false;
}

static bool put_string(tree *into, made to, const char *name, tenon_str s)
{
    struct json_object *value = s.data ? json_object_new_string_len(s.data, (int)s.len) : NULL;
    (void)into;
    return (value || !s.data) && add(to, name, value);
}

static bool put_copied(tree *into, made to, const char *name, const char *text, size_t len)
{
    return put_string(into, to, name, (tenon_str){text, len});
}

static bool put_integer(tree *into, made to, const char *name, int64_t value)
{
    struct json_object *number = json_object_new_int64(value);
    (void)into;
    return number && add(to, name, number);
}

static bool put_whole(tree *into, made to, const char *name, uint64_t value)
{
    struct json_object *number = json_object_new_uint64(value);
    (void)into;
    return number && add(to, name, number);
}

static bool put_boolean(tree *into, made to, const char *name, bool value)
{
    struct json_object *boolean = json_object_new_boolean(value);
    (void)into;
    return boolean && add(to, name, boolean);
}

static bool put_object(tree *into, made to, const char *name, made *ret)
{
    (void)into;
    *ret = json_object_new_object();
    return *ret && add(to, name, *ret);
}

static bool put_array(tree *into, made to, const char *name, size_t n, made *ret)
{
    (void)into;
    *ret = json_object_new_array_ext((int)n);
    return *ret && add(to, name, *ret);
}

static bool put_element(tree *into, made array, made *ret)
{
    (void)into;
    *ret = json_object_new_object();
    if (*ret && json_object_array_add(array, *ret) == 0)
        return true;
    json_object_put(*ret);
    return false;
}

static bool put_entry(tree *into, made to, tenon_str key, made *ret)
{
    (void)into;
    *ret = json_object_new_object();
    return *ret && add_entry(to, key, *ret);
}

static bool put_text(tree *into, made to, tenon_str key, tenon_str text)
{
    struct json_object *value =
        text.data ? json_object_new_string_len(text.data, (int)text.len) : NULL;
    (void)into;
    return (value || !text.data) && add_entry(to, key, value);
}

static bool new_root(tree *into, bool array, size_t n, made *ret)
{
    (void)into;
    *ret = array ? json_object_new_array_ext((int)n) : json_object_new_object();
    return *ret != NULL;
}

#include "tree.inc"

/* ---- the peer -------------------------------------------------------------------------------- */

static const char *version(void)
{
    return json_c_version();
}

static bool open_run(struct battle_run *run)
{
    struct state *state = malloc(sizeof *state);
    if (!state)
        return false;
    state->written = NULL;
    state->flags = JSON_C_TO_STRING_NOSLASHESCAPE |
                   (run->indented ? JSON_C_TO_STRING_PRETTY | JSON_C_TO_STRING_SPACED
                                  : JSON_C_TO_STRING_PLAIN);
    state->tokener = json_tokener_new();
    if (!state->tokener) {
        free(state);
        return false;
    }
    run->state = state;
    return true;
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    json_tokener_free(state->tokener);
    json_object_put(state->written);
    free(state);
}

static bool take_and_release(struct battle_run *run, struct json_object *root, void *object)
{
    const bool good = root && take_root(run, root, object);
    json_object_put(root);
    return good;
}

static bool is_blank(const char *text, size_t len)
{
    size_t i = 0;
    while (i < len && (text[i] == ' ' || text[i] == '\t' || text[i] == '\n' || text[i] == '\r'))
        i++;
    return i == len;
}

/* Parses a piece; what follows the value in it must be blank. */
static struct json_object *parse(struct json_tokener *tokener, const char *text, size_t len)
{
    struct json_object *root = json_tokener_parse_ex(tokener, text, (int)len);
    const size_t end = json_tokener_get_parse_end(tokener);
    if (root && !is_blank(text + end, len - end)) {
        json_object_put(root);
        root = NULL;
    }
    return root;
}

static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    struct state *state = run->state;
    if (len > INT_MAX)
        return false;
    json_tokener_reset(state->tokener);
    return take_and_release(run, parse(state->tokener, text, len), object);
}

static bool read_file(struct battle_run *run, FILE *file, void *object)
{
    struct state *state = run->state;
    struct json_object *root;
    size_t got;
    json_tokener_reset(state->tokener);
    do {
        got = fread(state->chunk, 1, sizeof state->chunk, file);
        root = parse(state->tokener, state->chunk, got);
    } while (got > 0 && json_tokener_get_error(state->tokener) == json_tokener_continue);
    return take_and_release(run, root, object);
}

static bool write_text(struct battle_run *run, const void *object)
{
    struct state *state = run->state;
    size_t len;
    json_object_put(state->written);
    state->written = NULL;
    if (!make_root(NULL, run->kind, object, &state->written))
        return false;
    const char *text = json_object_to_json_string_length(state->written, state->flags, &len);
    if (!text)
        return false;
    run->text = (tenon_str){text, len};
    return true;
}

static bool write_fd(struct battle_run *run, const void *object, int fd)
{
    const struct state *state = run->state;
    struct json_object *root = NULL;
    const bool good =
        make_root(NULL, run->kind, object, &root) && json_object_to_fd(fd, root, state->flags) == 0;
    json_object_put(root);
    return good;
}

const struct battle_peer battle_peer_json_c = {
    .name = "json-c",
    .language = "C",
    .how = "tree",
    .version = version,
    .open = open_run,
    .close = close_run,
    .read = read_text,
    .write = write_text,
    .read_file = read_file,
    .write_fd = write_fd,
};

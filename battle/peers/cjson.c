/* SPDX-License-Identifier: MIT
 * cjson.c: cJSON, a tree of items. Reading: parse, take the members (tree.inc), delete the tree.
 * Writing: build a tree that refers to the object's strings, print it into a buffer of ours where
 * there is one, delete it. cJSON indents by tabs only, which other readers may mind and the checks
 * do not. Its numbers are doubles. */
#include "help.h"

#include <cjson/cJSON.h>
#include <limits.h>
#include <stdlib.h>

struct state {
    char *buffer;
    size_t size;
};

/* ---- the tree -------------------------------------------------------------------------------- */

typedef const cJSON *node, *members, *elements, *entries;
typedef cJSON *made;
typedef void tree;

static bool open_members(node object, members *ret)
{
    *ret = object;
    return cJSON_IsObject(object);
}

static bool member(members *from, const char *name, size_t len, node *ret)
{
    (void)len;
    *ret = cJSON_GetObjectItemCaseSensitive(*from, name);
    return *ret != NULL;
}

/* Elements and members alike are a list; its length is found by going through it. */
static bool open_elements(node array, elements *ret, size_t *ret_n)
{
    *ret_n = (size_t)cJSON_GetArraySize(array);
    *ret = array ? array->child : NULL;
    return cJSON_IsArray(array);
}

static node next_element(elements *at)
{
    const node value = *at;
    *at = value->next;
    return value;
}

static bool open_entries(node object, entries *ret, size_t *ret_n)
{
    *ret_n = (size_t)cJSON_GetArraySize(object);
    *ret = object ? object->child : NULL;
    return cJSON_IsObject(object);
}

static node next_entry(entries *at, tenon_str *ret_key)
{
    const node value = next_element(at);
    *ret_key = (tenon_str){value->string, strlen(value->string)};
    return value;
}

static bool string_of(node value, tenon_str *ret)
{
    const char *text = cJSON_GetStringValue(value);
    *ret = (tenon_str){text, text ? strlen(text) : 0};
    return text || cJSON_IsNull(value);
}

static bool integer_of(node value, int64_t *ret)
{
    const bool fits =
        cJSON_IsNumber(value) && value->valuedouble >= -0x1p63 && value->valuedouble < 0x1p63;
    *ret = fits ? (int64_t)value->valuedouble : 0;
    return fits;
}

static bool whole_of(node value, uint64_t *ret)
{
    int64_t number;
    const bool good = integer_of(value, &number) && number >= 0;
    *ret = (uint64_t)number;
    return good;
}

static bool boolean_of(node value, bool *ret)
{
    *ret = cJSON_IsTrue(value);
    return cJSON_IsBool(value);
}

/* Adds a value and gives it up; NULL, of exhausted memory, is refused by the library. */
static bool add(made to, const char *name, cJSON *value)
{
    if (cJSON_AddItemToObjectCS(to, name, value))
        return true;
    cJSON_Delete(value);
    return false;
}

static bool put_string(tree *into, made to, const char *name, tenon_str s)
{
    (void)into;
    return add(to, name, s.data ? cJSON_CreateStringReference(s.data) : cJSON_CreateNull());
}

static bool put_copied(tree *into, made to, const char *name, const char *text, size_t len)
{
    (void)into, (void)len;
    return add(to, name, cJSON_CreateString(text));
}

static bool put_integer(tree *into, made to, const char *name, int64_t value)
{
    (void)into;
    return add(to, name, cJSON_CreateNumber((double)value));
}

static bool put_whole(tree *into, made to, const char *name, uint64_t value)
{
    (void)into;
    return add(to, name, cJSON_CreateNumber((double)value));
}

static bool put_boolean(tree *into, made to, const char *name, bool value)
{
    (void)into;
    return add(to, name, cJSON_CreateBool(value));
}

static bool put_object(tree *into, made to, const char *name, made *ret)
{
    (void)into;
    *ret = cJSON_CreateObject();
    return add(to, name, *ret);
}

static bool put_array(tree *into, made to, const char *name, size_t n, made *ret)
{
    (void)into, (void)n;
    *ret = cJSON_CreateArray();
    return add(to, name, *ret);
}

static bool put_element(tree *into, made array, made *ret)
{
    (void)into;
    *ret = cJSON_CreateObject();
    return cJSON_AddItemToArray(array, *ret);
}

static bool put_entry(tree *into, made to, tenon_str key, made *ret)
{
    return put_object(into, to, key.data, ret);
}

static bool put_text(tree *into, made to, tenon_str key, tenon_str text)
{
    return put_string(into, to, key.data, text);
}

static bool new_root(tree *into, bool array, size_t n, made *ret)
{
    (void)into, (void)n;
    *ret = array ? cJSON_CreateArray() : cJSON_CreateObject();
    return *ret != NULL;
}

#include "tree.inc"

/* ---- the peer -------------------------------------------------------------------------------- */

static const char *cannot(enum battle_kind kind, enum battle_direction direction)
{
    (void)direction;
    return kind == BATTLE_TWEETS ? "its numbers are doubles, which cannot hold the ids" : NULL;
}

static const char *version(void)
{
    return cJSON_Version();
}

static bool open_run(struct battle_run *run)
{
    run->state = calloc(1, sizeof(struct state));
    return run->state != NULL;
}

static void close_run(struct battle_run *run)
{
    struct state *state = run->state;
    cJSON_free(state->buffer);
    free(state);
}

static bool read_text(struct battle_run *run, const char *text, size_t len, void *object)
{
    const char *end = NULL;
    cJSON *root = cJSON_ParseWithLengthOpts(text, len, &end, 0);
    /* what follows the value is the caller's to see to */
    while (root && end < text + len && memchr(" \t\r\n", *end, 4))
        end++;
    const bool good = root && end == text + len && take_root(run, root, object);
    cJSON_Delete(root);
    return good;
}

/* The buffer that was large enough last time is used again, unless the run wants new memory. */
static bool write_text(struct battle_run *run, const void *object)
{
    struct state *state = run->state;
    cJSON *root = NULL;
    const bool built = make_root(NULL, run->kind, object, &root);
    bool good = false;

    if (run->fresh) {
        cJSON_free(state->buffer);
        state->buffer = NULL;
    }
    if (built && state->buffer)
        good = cJSON_PrintPreallocated(root, state->buffer, (int)state->size, run->indented);
    if (built && !good) {
        cJSON_free(state->buffer);
        state->buffer = run->indented ? cJSON_Print(root) : cJSON_PrintUnformatted(root);
        good = state->buffer != NULL;
        /* PrintPreallocated wants a few bytes more than it writes. */
        if (good && !run->fresh) {
            state->size = 2 * strlen(state->buffer) + 64;
            char *larger = cJSON_malloc(state->size);
            if (larger)
                strcpy(larger, state->buffer);
            cJSON_free(state->buffer);
            state->buffer = larger;
            good = larger != NULL;
        }
    }
    cJSON_Delete(root);
    if (good)
        run->text = (tenon_str){state->buffer, strlen(state->buffer)};
    return good;
}

const struct battle_peer battle_peer_cjson = {
    .name = "cJSON",
    .language = "C",
    .how = "tree",
    .version = version,
    .cannot = cannot,
    .open = open_run,
    .close = close_run,
    .read = read_text,
    .write = write_text,
};

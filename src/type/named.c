/* SPDX-License-Identifier: MIT
 * type/named.c, layer 2: types by a run-time naming policy. A type that the generator gave a set of
 * the policy is that set. Of any other a copy is made for the call: rows with other fragments, a
 * hash of their names, a plan; cold rows are the original's. The types that it refers to are
 * replaced in the same way, each once, so that types may be recursive; those that need no names
 * (enums) or are faulty, which the walker says when it comes there, stay.
 *
 * All of it lies in one arena on the heap, which ends with the call. Time and memory are those of
 * some tens of nanoseconds and a hundred bytes a member, whether the text has it or not. */
#include "../base/base.h"
#include "type.h"

/* A type and its copy. */
struct tenon__renamed {
    struct tenon__renamed *next;
    const tenon_type *from;
    tenon_type type;
    tenon_plan plan;
};

enum { NAMED_NULS = 16 }; /* behind a fragment, see tenon_member */

static void *named_room(tenon__named *named, size_t size)
{
    void *room = tenon__resize(&named->memory.mem, NULL, 0, size, _Alignof(max_align_t));
    if (room)
        memset(room, 0, size);
    return room;
}

/* The type by the policy; NULL: no memory. What a copy holds is filled in later. */
static const tenon_type *named_type(tenon__named *named, const tenon_type *type)
{
    struct tenon__renamed *known = named->first;
    if (type->shape != TENON_SHAPE_OBJECT || !tenon__planned(type))
        return type;
    if (type->names && type->names->sets[named->naming])
        return type->names->sets[named->naming];
    while (known && known->from != type)
        known = known->next;
    if (!known) {
        known = named_room(named, sizeof *known);
        if (!known)
            return NULL;
        known->from = type;
        *named->last = known;
        named->last = &known->next;
    }
    return &known->type;
}

/* The name that the policy starts from; NULL data: it is explicit, and stays. */
static tenon_str named_origin(const tenon_type *type, size_t index)
{
    const char *c_name = type->names && type->names->c_names ? type->names->c_names[index] : NULL;
    tenon_str name = tenon__member_name(type, index);
    if (c_name)
        return (tenon_str){c_name, strlen(c_name)};
    if ((tenon__detail(type, tenon__row(type, index))->given & TENON_GIVEN_NAME) ||
        name.len > UINT16_MAX / 4)
        name.data = NULL;
    return name;
}

static bool named_row(tenon__named *named, const tenon_type *from, size_t index,
                      tenon_member *ret_row)
{
    tenon_str origin = named_origin(from, index);
    char *fragment;
    size_t len;
    *ret_row = *tenon__row(from, index);
    if (!origin.data)
        return true;
    fragment = named_room(named, 2 * origin.len + sizeof ",\"\":" + NAMED_NULS);
    if (!fragment)
        return false;
    memcpy(fragment, ",\"", 2);
    len = 2 + tenon__rename(named->naming, origin.data, origin.len, fragment + 2);
    memcpy(fragment + len, "\":", 2);
    ret_row->fragment = fragment;
    ret_row->fragment_len = (uint16_t)(len + 2);
    return true;
}

static bool named_fill(tenon__named *named, struct tenon__renamed *renamed)
{
    const tenon_type *from = renamed->from;
    uint32_t lookup_size = 2u * from->n + 1;
    tenon_member *rows = named_room(named, from->n * sizeof *rows + 1);
    const tenon_type **refs = named_room(named, from->n * sizeof *refs + 1);
    uint16_t *lookup = named_room(named, lookup_size * sizeof *lookup);
    if (!rows || !refs || !lookup)
        return false;
    for (size_t i = 0; i < from->n; i++) {
        if (from->refs[i] && !(refs[i] = named_type(named, from->refs[i])))
            return false;
        if (!named_row(named, from, i, &rows[i]))
            return false;
    }
    renamed->type = *from;
    renamed->type.members = rows;
    renamed->type.member_stride = sizeof *rows;
    renamed->type.refs = refs;
    renamed->type.lookup = lookup;
    renamed->type.lookup_size = lookup_size;
    renamed->type.plan = &renamed->plan;
    renamed->type.generated = NULL;
    renamed->type.names = NULL;
    tenon__plan_names(&renamed->type);
    return true;
}

bool tenon__named_begin(tenon__named *named, const tenon_type **type, unsigned naming,
                        tenon_error *error)
{
    const tenon_type *by_policy;
    tenon_arena_init(&named->memory, NULL, 0);
    named->naming = naming;
    named->first = NULL;
    named->last = &named->first;
    if (naming >= TENON_NAMINGS)
        return tenon__error_set(error, TENON_E_MISUSE, "no such naming");
    if (!*type)
        return true;
    by_policy = named_type(named, *type);
    for (struct tenon__renamed *r = named->first; r && by_policy; r = r->next)
        if (!named_fill(named, r))
            by_policy = NULL;
    if (!by_policy)
        return tenon__error_set(error, TENON_E_MEMORY, NULL);
    *type = by_policy;
    return true;
}

void tenon__named_end(tenon__named *named)
{
    tenon_arena_fini(&named->memory);
}

/* SPDX-License-Identifier: MIT
 * json/named.c, layer 4: reading and writing by a run-time naming: the type is replaced by itself
 * under other names (type/named.c), for this call, and the call made without the naming. */
#include "../base/base.h"
#include "../type/type.h"
#include "../walk/object.h"
#include "json.h"

TENON__COLD bool tenon__json_read_named(const tenon_type *type, void *object, const char *text,
                                        size_t len, tenon_mem *mem, const tenon_options *options,
                                        tenon_error *error, bool update)
{
    const tenon_type *by_policy = type;
    tenon_options plain = *options;
    tenon__named named;
    bool ok = false;
    plain.naming = TENON_NAMING_NONE;
    if (!tenon__named_begin(&named, &by_policy, options->naming, error)) {
        if (!update && type && type->shape == TENON_SHAPE_OBJECT && object)
            tenon__zero(type, (char *)object);
    } else if (update) {
        ok = tenon_json_update(by_policy, object, text, len, mem, &plain, error);
    } else {
        ok = tenon_json_read(by_policy, object, text, len, mem, &plain, error);
    }
    tenon__named_end(&named);
    return ok;
}

TENON__COLD bool tenon__json_write_named(const tenon_type *type, const void *object,
                                         tenon_sink *sink, const tenon_options *options,
                                         tenon_error *error)
{
    tenon_options plain = *options;
    tenon__named named;
    bool ok = false;
    plain.naming = TENON_NAMING_NONE;
    if (tenon__named_begin(&named, &type, options->naming, error))
        ok = tenon_json_write(type, object, sink, &plain, error);
    tenon__named_end(&named);
    return ok;
}

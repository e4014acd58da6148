/* SPDX-License-Identifier: MIT
 * machine.c: the structs of machine.h described by macro rows.
 *
 * What a version of a command may leave out is left out again when writing (TENON_OMIT_NULL,
 * TENON_OMIT_EMPTY), so that the text written back looks like the text read. */
#include "machine.h"

#include <string.h>

TENON_BEGIN(fact) = {
    TENON_FIELD(field),
    TENON_FIELD(data, TENON_OMIT_NULL),
    TENON_FIELD_OF(children, fact, TENON_COUNT(n_children), TENON_OMIT_EMPTY),
} TENON_END;

TENON_BEGIN(processor) = {
    TENON_FIELD_OF(facts, fact, TENON_NAME("lscpu"), TENON_COUNT(n_facts)),
} TENON_END;

TENON_BEGIN(mount) = {
    TENON_FIELD(target),
    TENON_FIELD(source),
    TENON_FIELD(fstype),
    TENON_FIELD(options),
    TENON_FIELD_OF(children, mount, TENON_COUNT(n_children), TENON_OMIT_EMPTY),
} TENON_END;

TENON_BEGIN(mounts) = {
    TENON_FIELD_OF(filesystems, mount, TENON_COUNT(n_filesystems)),
} TENON_END;

TENON_BEGIN(interface_address) = {
    TENON_FIELD(family),
    TENON_FIELD(local),
    TENON_FIELD(prefixlen, TENON_MAX(128)),
    TENON_FIELD(scope),
} TENON_END;

TENON_BEGIN(interface) = {
    TENON_FIELD(ifindex),
    TENON_FIELD(ifname),
    TENON_FIELD(flags, TENON_COUNT(n_flags)),
    TENON_FIELD(mtu),
    TENON_FIELD(operstate),
    TENON_FIELD(link_type),
    TENON_FIELD(address, TENON_OMIT_NULL),
    TENON_FIELD_OF(addr_info, interface_address, TENON_COUNT(n_addr_info)),
} TENON_END;

TENON_BEGIN(interfaces, TENON_TRANSPARENT) = {
    TENON_FIELD_OF(items, interface, TENON_COUNT(n)),
} TENON_END;

TENON_BEGIN(block) = {
    TENON_FIELD(name),
    TENON_FIELD(removable, TENON_NAME("rm"), TENON_OMIT_NULL),
    TENON_FIELD(size, TENON_OMIT_NULL),
    TENON_FIELD(read_only, TENON_NAME("ro"), TENON_OMIT_NULL),
    TENON_FIELD(type),
    TENON_FIELD(mountpoint, TENON_OMIT_NULL),
    TENON_FIELD(mountpoints, TENON_COUNT(n_mountpoints), TENON_OMIT_EMPTY),
    TENON_FIELD_OF(children, block, TENON_COUNT(n_children), TENON_OMIT_EMPTY),
} TENON_END;

TENON_BEGIN(blocks) = {
    TENON_FIELD_OF(devices, block, TENON_NAME("blockdevices"), TENON_COUNT(n_devices)),
} TENON_END;

/* A string that is the whole text: what machine_text takes quotes and escapes off with. */
struct machine_string {
    char *text;
};
TENON_DECLARE(machine_string, struct machine_string);
TENON_BEGIN(machine_string, TENON_TRANSPARENT) = {TENON_FIELD(text)} TENON_END;

const char *machine_text(const tenon_raw *raw, tenon_mem *mem)
{
    struct machine_string string;
    char *copy;
    if (!raw->data || (raw->len == 4 && memcmp(raw->data, "null", 4) == 0))
        return NULL;
    if (raw->data[0] == '"')
        return machine_string_json_read(&string, raw->data, raw->len, mem, NULL, NULL) ? string.text
                                                                                       : NULL;
    copy = mem->resize(mem, NULL, 0, raw->len + 1, 1);
    if (!copy)
        return NULL;
    memcpy(copy, raw->data, raw->len);
    copy[raw->len] = '\0';
    return copy;
}

bool machine_is_true(const tenon_raw *raw)
{
    static const char *const spellings[] = {"true", "1", "\"1\"", "\"true\""};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        if (raw->data && raw->len == strlen(spellings[i]) &&
            memcmp(raw->data, spellings[i], raw->len) == 0)
            return true;
    return false;
}

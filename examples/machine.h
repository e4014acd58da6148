/* SPDX-License-Identifier: MIT
 * machine.h: what a Linux machine says of itself in JSON, as C structs. machine.c describes them by
 * macro rows.
 *
 *   lscpu -J         struct processor   facts by name, grouped under headings by newer versions
 *   findmnt -J       struct mounts      a tree: a mount holds the mounts below it
 *   ip -j address    struct interfaces  a root array
 *   lsblk -J         struct blocks      a tree again: partitions below disks
 *
 * The structs hold a part of what the commands say; members that are not described here are passed
 * over. Versions differ: what is text in one and a number or a boolean in another ("size": "8G" or
 * 8589934592, "ro": "0" or false) is a tenon_raw, the JSON text as it stood, and machine_text makes
 * readable text of it. Every char * may be NULL. */
#ifndef MACHINE_H
#define MACHINE_H

#include <tenon/tenon.h>

struct fact {
    char *field;    /* "Model name:" */
    tenon_raw data; /* text; null for a heading */
    struct fact *children;
    size_t n_children;
};
struct processor {
    struct fact *facts;
    size_t n_facts;
};

struct mount {
    char *target, *source, *fstype, *options;
    struct mount *children;
    size_t n_children;
};
struct mounts {
    struct mount *filesystems;
    size_t n_filesystems;
};

struct interface_address {
    char *family, *local, *scope;
    uint8_t prefixlen;
};
struct interface {
    uint32_t ifindex, mtu;
    char *ifname, *operstate, *link_type, *address;
    char **flags;
    size_t n_flags;
    struct interface_address *addr_info;
    size_t n_addr_info;
};
struct interfaces {
    struct interface *items;
    size_t n;
};

struct block {
    char *name, *type;
    tenon_raw size, removable, read_only;
    char *mountpoint;   /* one of them, in older versions */
    char **mountpoints; /* all of them, in newer ones; an element may be NULL */
    size_t n_mountpoints;
    struct block *children;
    size_t n_children;
};
struct blocks {
    struct block *devices;
    size_t n_devices;
};

TENON_DECLARE(fact, struct fact);
TENON_DECLARE(processor, struct processor);
TENON_DECLARE(mount, struct mount);
TENON_DECLARE(mounts, struct mounts);
TENON_DECLARE(interface_address, struct interface_address);
TENON_DECLARE(interface, struct interface);
TENON_DECLARE(interfaces, struct interfaces);
TENON_DECLARE(block, struct block);
TENON_DECLARE(blocks, struct blocks);

/* The value for people: a string without its quotes and escapes, anything else as it stands; NULL
 * for null, for nothing, and when mem is exhausted. The text is mem's. */
const char *machine_text(const tenon_raw *raw, tenon_mem *mem);

/* true, 1, "1" and "true". */
bool machine_is_true(const tenon_raw *raw);

#endif

/* SPDX-License-Identifier: MIT
 * demo_machine.c: the four commands of machine.h, and what they say in columns for people. Long
 * lists are cut: a server may have hundreds of mounts. */
#include "demo.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_LINES = 20 };

/* ---- lscpu ----------------------------------------------------------------------------------- */

/* name without the colon that ends it in the text */
static const struct fact *find_fact(const struct fact *facts, size_t n, const char *name)
{
    size_t len = strlen(name);
    for (size_t i = 0; i < n; i++) {
        const char *field = facts[i].field;
        const struct fact *below;
        if (field && strncmp(field, name, len) == 0 &&
            (!field[len] || strcmp(field + len, ":") == 0))
            return &facts[i];
        below = find_fact(facts[i].children, facts[i].n_children, name);
        if (below)
            return below;
    }
    return NULL;
}

static void show_fact(struct demo *demo, const struct processor *processor, const char *label,
                      const char *name, const char *newer_name)
{
    const struct fact *fact = find_fact(processor->facts, processor->n_facts, name);
    const char *text;
    if (!fact && newer_name)
        fact = find_fact(processor->facts, processor->n_facts, newer_name);
    text = fact ? machine_text(&fact->data, &demo->arena.mem) : NULL;
    if (!text || !*text || strcmp(text, "-") == 0)
        return;
    fputs("  ", stdout);
    demo_cell(demo, label, 18, false);
    demo_cell(demo, text, 58, true);
    putchar('\n');
}

static void show_processor(struct demo *demo, const void *object)
{
    const struct processor *processor = object;
    show_fact(demo, processor, "model", "Model name", NULL);
    show_fact(demo, processor, "architecture", "Architecture", NULL);
    show_fact(demo, processor, "CPUs", "CPU(s)", NULL);
    show_fact(demo, processor, "sockets", "Socket(s)", NULL);
    show_fact(demo, processor, "cores per socket", "Core(s) per socket", "Core(s) per cluster");
    show_fact(demo, processor, "threads per core", "Thread(s) per core", NULL);
    /* under the heading "Caches" the word cache is left out */
    show_fact(demo, processor, "cache L1d", "L1d cache", "L1d");
    show_fact(demo, processor, "cache L1i", "L1i cache", "L1i");
    show_fact(demo, processor, "cache L2", "L2 cache", "L2");
    show_fact(demo, processor, "cache L3", "L3 cache", "L3");
}

/* ---- trees ----------------------------------------------------------------------------------- */

/* The lines in front of the names of a tree's branch. */
struct branch {
    char prefix[256];
    size_t len;
    bool utf8;
    size_t lines; /* of the whole tree so far */
};

static void grow_prefix(struct branch *branch, const char *utf8, const char *ascii)
{
    const char *piece = branch->utf8 ? utf8 : ascii;
    size_t n = strlen(piece);
    if (branch->len + n < sizeof branch->prefix) {
        memcpy(branch->prefix + branch->len, piece, n + 1);
        branch->len += n;
    }
}

/* The text of a tree's first column: branches, then name, cut to the room that there is. */
static const char *tree_name(const struct branch *branch, bool root, bool last, const char *name,
                             char *buf, size_t size)
{
    const char *turn = root ? "" : branch->utf8 ? (last ? "└─ " : "├─ ") : (last ? "`- " : "|- ");
    snprintf(buf, size, "%s%s%s", branch->prefix, turn, name ? name : "");
    return buf;
}

/* Goes one level down behind a node, and back up. */
static size_t branch_down(struct branch *branch, bool root, bool last)
{
    size_t before = branch->len;
    if (!root)
        grow_prefix(branch, last ? "   " : "│  ", last ? "   " : "|  ");
    return before;
}

static void branch_up(struct branch *branch, size_t before)
{
    branch->len = before;
    branch->prefix[before] = '\0';
}

static void show_rest(const struct branch *branch)
{
    if (branch->lines > MOST_LINES)
        printf("  ... and %zu more\n", branch->lines - MOST_LINES);
}

/* ---- findmnt --------------------------------------------------------------------------------- */

static void show_mount_list(struct demo *demo, struct branch *branch, bool root,
                            const struct mount *list, size_t n)
{
    char name[1024], mode[3] = "";
    for (size_t i = 0; i < n; i++) {
        const struct mount *m = &list[i];
        size_t before;
        if (branch->lines++ < MOST_LINES) {
            fputs("  ", stdout);
            demo_cell(demo, tree_name(branch, root, i + 1 == n, m->target, name, sizeof name), 38,
                      false);
            demo_cell(demo, m->fstype, 10, false);
            demo_cell(demo, m->source, 18, false);
            snprintf(mode, sizeof mode, "%.2s", m->options ? m->options : "");
            demo_cell(demo, mode, 2, true);
            putchar('\n');
        }
        before = branch_down(branch, root, i + 1 == n);
        show_mount_list(demo, branch, false, m->children, m->n_children);
        branch_up(branch, before);
    }
}

static void show_mounts(struct demo *demo, const void *object)
{
    const struct mounts *mounts = object;
    struct branch branch = {.utf8 = demo->utf8};
    show_mount_list(demo, &branch, true, mounts->filesystems, mounts->n_filesystems);
    show_rest(&branch);
}

/* ---- ip -------------------------------------------------------------------------------------- */

static void show_interfaces(struct demo *demo, const void *object)
{
    const struct interfaces *interfaces = object;
    struct branch branch = {.lines = 0};
    char text[128];
    for (size_t i = 0; i < interfaces->n; i++) {
        const struct interface *f = &interfaces->items[i];
        if (!f->ifname ||
            branch.lines++ >= MOST_LINES) /* some versions put {} in for what was not asked for */
            continue;
        fputs("  ", stdout);
        demo_cell(demo, f->ifname, 15, false);
        demo_cell(demo, f->operstate, 7, false);
        snprintf(text, sizeof text, "mtu %" PRIu32, f->mtu);
        demo_cell(demo, text, 10, false);
        demo_cell(demo, f->address, 17, f->n_addr_info == 0);
        for (size_t k = 0; k < f->n_addr_info; k++) {
            const struct interface_address *a = &f->addr_info[k];
            if (k > 0)
                printf("\n%59s", "");
            snprintf(text, sizeof text, "%s/%u", a->local ? a->local : "?", (unsigned)a->prefixlen);
            demo_cell(demo, text, 43, true);
        }
        putchar('\n');
    }
    if (branch.lines == 0)
        puts("  none");
    show_rest(&branch);
}

/* ---- lsblk ----------------------------------------------------------------------------------- */

/* Some versions give bytes, as a number or as text, others 8G. */
static void show_size(struct demo *demo, const tenon_raw *raw)
{
    const char *text = machine_text(raw, &demo->arena.mem);
    char shorter[32];
    double size = 0;
    size_t unit = 0;
    if (text && *text && strspn(text, "0123456789") == strlen(text)) {
        for (const char *digit = text; *digit; digit++)
            size = 10 * size + (*digit - '0');
        for (; size >= 1024 && unit < 6; unit++)
            size /= 1024;
        snprintf(shorter, sizeof shorter, "%.*f%c", unit > 0 && size < 10, size, "BKMGTPE"[unit]);
        text = shorter;
    }
    demo_cell(demo, text, 8, false);
}

static void show_mount_points(struct demo *demo, const struct block *b)
{
    bool some = false;
    if (b->mountpoint) {
        fputs("  ", stdout);
        demo_cell(demo, b->mountpoint, 28, true);
    }
    for (size_t i = 0; i < b->n_mountpoints; i++) {
        if (!b->mountpoints[i])
            continue;
        fputs(some ? ", " : "  ", stdout);
        demo_cell(demo, b->mountpoints[i], 28, true);
        some = true;
    }
}

static void show_block_list(struct demo *demo, struct branch *branch, bool root,
                            const struct block *list, size_t n)
{
    char name[512];
    for (size_t i = 0; i < n; i++) {
        const struct block *b = &list[i];
        size_t before;
        if (branch->lines++ < MOST_LINES) {
            fputs("  ", stdout);
            demo_cell(demo, tree_name(branch, root, i + 1 == n, b->name, name, sizeof name), 24,
                      false);
            demo_cell(demo, b->type, 6, false);
            show_size(demo, &b->size);
            demo_cell(demo, machine_is_true(&b->read_only) ? "ro" : "rw", 2, true);
            show_mount_points(demo, b);
            putchar('\n');
        }
        before = branch_down(branch, root, i + 1 == n);
        show_block_list(demo, branch, false, b->children, b->n_children);
        branch_up(branch, before);
    }
}

static void show_blocks(struct demo *demo, const void *object)
{
    const struct blocks *blocks = object;
    struct branch branch = {.utf8 = demo->utf8};
    show_block_list(demo, &branch, true, blocks->devices, blocks->n_devices);
    if (blocks->n_devices == 0)
        puts("  none");
    show_rest(&branch);
}

/* ---- the list -------------------------------------------------------------------------------- */

const struct demo_report *demo_reports(void)
{
    static const struct demo_report reports[DEMO_REPORTS] = {
        [DEMO_PROCESSOR] =
            {
                .title = "Processor",
                .argv = {"lscpu", "-J"},
                .type = processor_type,
                .show = show_processor,
                .deep = "field",
                .other_kind = "42",
                .member = "field",
                .misspelt = "feild",
            },
        [DEMO_MOUNTS] =
            {
                .title = "Mounts",
                .argv = {"findmnt", "-J"},
                .type = mounts_type,
                .show = show_mounts,
                .deep = "target",
                .other_kind = "42",
                .member = "fstype",
                .misspelt = "fs_type",
            },
        [DEMO_NETWORK] =
            {
                .title = "Network",
                .argv = {"ip", "-j", "address"},
                .type = interfaces_type,
                .show = show_interfaces,
                .deep = "prefixlen",
                .other_kind = "\"many\"",
                .member = "local",
                .misspelt = "locale",
            },
        [DEMO_BLOCKS] =
            {
                .title = "Block devices",
                .argv = {"lsblk", "-J"},
                .type = blocks_type,
                .show = show_blocks,
                .deep = "type",
                .other_kind = "true",
                .member = "name",
                .misspelt = "nmae",
            },
    };
    return reports;
}

/* SPDX-License-Identifier: MIT
 * arguments.c: the command line of clang: C11 unless the user says otherwise, what a compilation
 * database says of the source beside the first header, the arguments behind --, the folder of
 * tenon's own headers, and the warnings that matter.
 *
 * Of a database's command only what changes the meaning of a header is taken: -I -D -U -std -m -f,
 * --target, --sysroot and the like; not outputs, inputs or warnings. */
#define _XOPEN_SOURCE 700
#include "arguments.h"

#include <clang-c/CXCompilationDatabase.h>

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct list {
    const char **items;
    int n, size;
} list;

static void add(list *l, const char *s)
{
    if (l->n == l->size) {
        const char **items = gen_alloc((size_t)(2 * l->size + 16) * sizeof *items);
        if (l->n)
            memcpy(items, l->items, (size_t)l->n * sizeof *items);
        l->items = items;
        l->size = 2 * l->size + 16;
    }
    l->items[l->n++] = s;
}

char *absolute_path(const char *path)
{
    char *full = realpath(path, NULL), *copy = full ? gen_copy(full, strlen(full)) : NULL;
    free(full);
    return copy;
}

static bool takes_next(const char *s)
{
    static const char *const options[] = {"-I",        "-D",        "-U",         "-isystem",
                                          "-iquote",   "-include",  "-idirafter", "-target",
                                          "-isysroot", "--sysroot", "-imacros",   "-x"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strcmp(s, options[i]) == 0)
            return true;
    return false;
}

static bool matters(const char *s)
{
    static const char *const options[] = {
        "-I", "-D", "-U", "-i", "-std=", "-m", "-f", "--target", "--sysroot", "-x"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (strncmp(s, options[i], strlen(options[i])) == 0)
            return true;
    return false;
}

static char *to_string(CXString s)
{
    const char *c = clang_getCString(s);
    char *copy = gen_copy(c, strlen(c));
    clang_disposeString(s);
    return copy;
}

/* The same name but for folder and extension? */
static bool same_stem(const char *a, const char *b)
{
    const char *sa = strrchr(a, '/'), *sb = strrchr(b, '/');
    size_t n;
    a = sa ? sa + 1 : a;
    b = sb ? sb + 1 : b;
    n = strcspn(a, ".");
    return n == strcspn(b, ".") && strncmp(a, b, n) == 0;
}

static bool add_database(run *r, list *l)
{
    const char *path = r->compile_commands, *slash = strrchr(path, '/');
    char *folder = slash ? gen_copy(path, (size_t)(slash - path)) : gen_copy(".", 1);
    CXCompilationDatabase_Error error;
    CXCompilationDatabase database = clang_CompilationDatabase_fromDirectory(folder, &error);
    CXCompileCommands commands;
    CXCompileCommand best = NULL;
    unsigned n;
    if (error != CXCompilationDatabase_NoError) {
        gen_error(r, (place){0}, 0, "cannot read %s", path);
        return false;
    }
    commands = clang_CompilationDatabase_getAllCompileCommands(database);
    for (unsigned i = clang_CompileCommands_getSize(commands); i-- > 0;) {
        CXCompileCommand c = clang_CompileCommands_getCommand(commands, i);
        if (!best || i == 0 ||
            same_stem(to_string(clang_CompileCommand_getFilename(c)), r->units->path))
            if (!best ||
                !same_stem(to_string(clang_CompileCommand_getFilename(best)), r->units->path))
                best = c;
    }
    if (!best) {
        gen_error(r, (place){0}, 0, "%s has no commands", path);
        return false;
    }
    add(l, gen_format("-working-directory=%s", to_string(clang_CompileCommand_getDirectory(best))));
    n = clang_CompileCommand_getNumArgs(best);
    for (unsigned i = 1; i < n; i++) {
        char *s = to_string(clang_CompileCommand_getArg(best, i));
        if (strcmp(s, "--") == 0)
            break;
        if (matters(s) || takes_next(s))
            add(l, s);
        if (takes_next(s) && ++i < n)
            add(l, to_string(clang_CompileCommand_getArg(best, i)));
    }
    clang_CompileCommands_dispose(commands);
    clang_CompilationDatabase_dispose(database);
    return true;
}

/* The include folder that stands beside the one of the program: prefix/bin/tenongen, or gen/ in a
 * tree. */
static void add_own_headers(list *l)
{
    char buf[4096];
    ssize_t n = readlink("/proc/self/exe", buf, sizeof buf - 1);
    if (n <= 0)
        return;
    buf[n] = 0;
    for (int up = 0; up < 3; up++) {
        char *slash = strrchr(buf, '/'), *path;
        if (!slash)
            return;
        *slash = 0;
        path = gen_format("%s/include/tenon/annotate.h", buf);
        if (access(path, R_OK) == 0) {
            add(l, "-idirafter");
            add(l, gen_format("%s/include", buf));
            return;
        }
    }
}

bool clang_arguments(run *r, const char ***ret_args, int *ret_n)
{
    list l = {0};
    add(&l, "-xc");
    add(&l, "-std=c11");
    if (r->compile_commands && !add_database(r, &l))
        return false;
    for (int i = 0; i < r->n_clang_args; i++)
        add(&l, r->clang_args[i]);
    add_own_headers(&l);
    add(&l, "-fparse-all-comments");
    add(&l, "-ferror-limit=0");
    add(&l, "-Wno-everything");
    add(&l, "-Wignored-attributes");
    *ret_args = l.items;
    *ret_n = l.n;
    return true;
}

/* SPDX-License-Identifier: MIT
 * main.c: the command line of tenongen. Exit codes: 0 done, 1 something in the headers is wrong, 2
 * the call is. Nothing is written before everything was found to be right. */
#include "gen.h"

#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: tenongen HEADER... [-o DIR] [options] [-- clang arguments]\n"
    "\n"
    "Reads annotated headers and writes NAME.tenon.h and NAME.tenon.c for each NAME.h.\n"
    "\n"
    "  -o DIR                    where the output goes; default: the current folder\n"
    "  --tables-only             no functions: smaller, slower, the same results\n"
    "  --cases=camel,snake       also tables for run-time naming by these policies\n"
    "  --case-functions          and functions for them\n"
    "  --explain                 print what every member became, write nothing\n"
    "  --depfile FILE            rules for make and ninja: what the output depends on\n"
    "  --compile-commands FILE   take -I, -D and the like from a compile_commands.json\n"
    "  --version, --help\n"
    "\n"
    "Annotations are described in tenon/annotate.h.\n";

static int misuse(const char *what, const char *argument)
{
    fprintf(stderr, "tenongen: %s%s\n%s", what, argument, usage);
    return 2;
}

static void add_unit(run *r, const char *path)
{
    unit *u = gen_alloc(sizeof *u), **end = &r->units;
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path,
               *dot = strrchr(base, '.');
    u->path = path;
    u->base = gen_copy(base, dot ? (size_t)(dot - base) : strlen(base));
    while (*end)
        end = &(*end)->next;
    *end = u;
}

/* The value of --name VALUE or --name=VALUE; NULL: another option. */
static const char *value_of(const char *name, char **argv, int argc, int *at)
{
    size_t n = strlen(name);
    if (strncmp(argv[*at], name, n) != 0)
        return NULL;
    if (argv[*at][n] == '=')
        return argv[*at] + n + 1;
    if (argv[*at][n] == 0 && *at + 1 < argc)
        return argv[++*at];
    return argv[*at][n] == 0 ? "" : NULL;
}

/* false: one of the list is no policy. */
static bool take_cases(run *r, const char *list)
{
    for (;;) {
        size_t len = strcspn(list, ",");
        unsigned naming;
        if (!naming_from_word(list, len, &naming) || naming == TENON_NAMING_NONE)
            return false;
        r->cases[naming] = true;
        if (!list[len])
            return true;
        list += len + 1;
    }
}

/* -1: go on; else the exit code. */
static int read_arguments(run *r, int argc, char **argv)
{
    const char *value;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--") == 0) {
            r->clang_args = (const char **)argv + i + 1;
            r->n_clang_args = argc - i - 1;
            break;
        }
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "--version") == 0) {
            fputs(argv[i][2] == 'h' ? usage : "tenongen 0.1.0\n", stdout);
            return 0;
        }
        if (strcmp(argv[i], "--tables-only") == 0)
            r->tables_only = true;
        else if (strcmp(argv[i], "--case-functions") == 0)
            r->case_functions = true;
        else if (strcmp(argv[i], "--explain") == 0)
            r->explain = true;
        else if ((value = value_of("--cases", argv, argc, &i)) != NULL) {
            if (!take_cases(r, value))
                return misuse("no such case among: ", value);
        } else if ((value = value_of("-o", argv, argc, &i)) != NULL)
            r->out = value;
        else if ((value = value_of("--depfile", argv, argc, &i)) != NULL)
            r->depfile = value;
        else if ((value = value_of("--compile-commands", argv, argc, &i)) != NULL)
            r->compile_commands = value;
        else if (*argv[i] == '-')
            return misuse("no such option: ", argv[i]);
        else
            add_unit(r, argv[i]);
    }
    if (!r->units)
        return misuse("no header", "");
    if (!*r->out || (r->depfile && !*r->depfile) || (r->compile_commands && !*r->compile_commands))
        return misuse("an option lacks its value", "");
    for (unit *u = r->units; u; u = u->next)
        for (unit *v = u->next; v; v = v->next)
            if (strcmp(u->base, v->base) == 0)
                return misuse("two headers of one name: ", u->base);
    return -1;
}

static void add_path(text *t, const char *path)
{
    for (; *path; path++)
        text_add(t, *path == ' ' || *path == '#' ? "\\%c" : *path == '$' ? "$%c" : "%c", *path);
}

static void write_depfile(run *r)
{
    text t = {0};
    for (unit *u = r->units; u; u = u->next) {
        add_path(&t, gen_format("%s/%s.tenon.h", r->out, u->base));
        text_add(&t, " ");
        add_path(&t, gen_format("%s/%s.tenon.c", r->out, u->base));
        text_add(&t, u->next ? " " : ":");
    }
    for (size_t i = 0; i < r->n_files; i++) {
        text_add(&t, " \\\n  ");
        add_path(&t, r->files[i]);
    }
    text_add(&t, "\n");
    gen_write_file(r, r->depfile, &t);
}

static void write_output(run *r)
{
    for (unit *u = r->units; u; u = u->next)
        if (!u->n)
            gen_error(r, (place){0}, 0, "%s has no annotation; mark a type: struct TENON() name {",
                      u->path);
    for (unit *u = r->units; u && !r->errors; u = u->next) {
        text header = {0}, tables = {0};
        emit_header(r, u, &header);
        emit_tables(r, u, &tables);
        gen_write_file(r, gen_format("%s/%s.tenon.h", r->out, u->base), &header);
        gen_write_file(r, gen_format("%s/%s.tenon.c", r->out, u->base), &tables);
    }
    if (r->depfile && !r->errors)
        write_depfile(r);
}

static int generate(run *r)
{
    if (!parse_headers(r) || !read_options(r))
        return 1;
    evaluate_options(r);
    if (r->errors || !check_types(r) || !check_clashes(r) || !make_cases(r))
        return 1;
    if (r->explain)
        explain(r, stdout);
    else
        write_output(r);
    return r->errors ? 1 : 0;
}

int main(int argc, char **argv)
{
    run r = {.out = "."};
    int code = read_arguments(&r, argc, argv);
    if (code < 0)
        code = generate(&r);
    gen_print_messages(&r, stderr);
    parse_close(&r);
    gen_free_all();
    return code;
}

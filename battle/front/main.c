/* SPDX-License-Identifier: MIT
 * main.c: the program `battle`. README.md of this folder describes its commands. */
#include "../report/compare.h"
#include "../report/html.h"
#include "../report/readme.h"
#include "../report/result.tenon.h"
#include "../report/table.h"
#include "front.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage_text[] =
    "usage: battle [OPTIONS]                    run, print tables\n"
    "       battle rps [OPTIONS]                requests per second (rps --help)\n"
    "       battle compare OLD.json NEW.json    what became slower; exit code 1 if something did\n"
    "       battle table RESULTS.json           the tables of a run\n"
    "       battle html RESULTS.json PAGE.html  its report\n"
    "       battle readme RESULTS.json          the part of README.md, and its chart\n"
    "\n"
    "  --quick               the first models against the three fastest peers, under a minute\n"
    "  --filter REGEX        only names that it is found in, such as "
    "string/BigClass/constant/read/text/cJSON\n"
    "  --peers A,B           only these, and tenon\n"
    "  --json FILE           write the results\n"
    "  --html FILE           write the report: one page, readable without network\n"
    "  --repetitions N       samples of each (60)\n"
    "  --sample SECONDS      the length of one (0.0025)\n";

static int usage(FILE *to)
{
    fputs(usage_text, to);
    return to == stdout ? 0 : 2;
}

bool front_read(const char *path, tenon_arena *arena, struct battle_results *results)
{
    tenon_error error;
    if (results_json_read_path(results, path, &arena->mem, NULL, &error))
        return true;
    tenon_error_print(&error, path, stderr);
    return false;
}

bool front_write(const struct battle_results *results, const char *path)
{
    tenon_error error;
    tenon_sink sink;
    FILE *file = fopen(path, "wb");
    if (!file) {
        perror(path);
        return false;
    }
    tenon_sink_file(&sink, file);
    bool good = results_json_write(results, &sink, NULL, &error);
    good = tenon_sink_fini(&sink, good ? &error : NULL) && good;
    if (fclose(file) != 0 || !good) {
        fprintf(stderr, "%s: cannot be written\n", path);
        return false;
    }
    return true;
}

bool front_page(const struct battle_results *results, const char *path)
{
    tenon_error error;
    FILE *file = fopen(path, "wb");
    if (!file) {
        perror(path);
        return false;
    }
    const bool good = battle_html_write(results, file, battle_chart_library(), &error);
    if (!good)
        tenon_error_print(&error, path, stderr);
    return fclose(file) == 0 && good;
}

/* The folder of this program, where the others are. */
static bool find_folder(char *folder, size_t size)
{
    const ssize_t len = readlink("/proc/self/exe", folder, size - 1);
    if (len <= 0)
        return false;
    folder[len] = '\0';
    *strrchr(folder, '/') = '\0';
    return true;
}

static bool take_option(struct front_request *request, const char *name, const char *value)
{
    char *end = NULL;
    if (strcmp(name, "--filter") == 0)
        request->choice.filter = value;
    else if (strcmp(name, "--peers") == 0)
        request->choice.peers = value;
    else if (strcmp(name, "--json") == 0)
        request->json = value;
    else if (strcmp(name, "--html") == 0)
        request->html = value;
    else if (strcmp(name, "--repetitions") == 0)
        request->choice.repetitions = (unsigned)strtoul(value, &end, 10);
    else if (strcmp(name, "--sample") == 0)
        request->choice.sample = strtod(value, &end);
    else
        return false;
    return !end || (end != value && *end == '\0' && request->choice.repetitions > 0 &&
                    request->choice.sample > 0);
}

static int run(int argc, char **argv, tenon_arena *arena)
{
    struct front_request request = {.choice = {.repetitions = 60, .sample = 0.0025}};
    struct battle_results results;
    char folder[4096];

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--quick") == 0)
            request.quick = true;
        else if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return usage(stdout);
        else if (i + 1 >= argc || !take_option(&request, argv[i], argv[i + 1]))
            return usage(stderr);
        else
            i++;
    }
    if (!find_folder(folder, sizeof folder))
        return 1;
    request.folder = folder;
    if (!front_run(&request, arena, &results))
        return 1;
    battle_table_print(&results, stdout);
    if ((request.json && !front_write(&results, request.json)) ||
        (request.html && !front_page(&results, request.html)))
        return 1;
    if (request.json)
        printf("\nresults: %s\n", request.json);
    if (request.html)
        printf("%sreport: %s\n", request.json ? "" : "\n", request.html);
    return 0;
}

static int run_rps(int argc, char **argv, tenon_arena *arena)
{
    char folder[4096];
    return find_folder(folder, sizeof folder) ? front_rps(argc, argv, folder, arena) : 1;
}

static int compare(char **paths, tenon_arena *arena)
{
    struct battle_results before, after;
    if (!front_read(paths[0], arena, &before) || !front_read(paths[1], arena, &after))
        return 2;
    return battle_compare(&before, &after, stdout) > 0;
}

/* What is made of a file of results: tables, the page (arguments: its path), the readme's part. */
static int show(const char *what, char **arguments, tenon_arena *arena)
{
    struct battle_results results;
    tenon_error error;
    if (!front_read(arguments[0], arena, &results))
        return 2;
    if (strcmp(what, "html") == 0)
        return !front_page(&results, arguments[1]);
    if (strcmp(what, "table") == 0) {
        battle_table_print(&results, stdout);
    } else if (!battle_readme_write(&results, TENON_SOURCE_DIR "/README.md",
                                    TENON_SOURCE_DIR "/battle/snapshot/big.svg", &error)) {
        tenon_error_print(&error, "README.md", stderr);
        return 1;
    }
    return 0;
}

/* How many files a command takes; -1: there is no such command. */
static int files_of(const char *command)
{
    static const struct {
        const char *name;
        int files;
    } commands[] = {{"compare", 2}, {"table", 1}, {"html", 2}, {"readme", 1}};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(command, commands[i].name) == 0)
            return commands[i].files;
    return -1;
}

int main(int argc, char **argv)
{
    tenon_arena arena;
    int status;

    tenon_arena_init(&arena, NULL, 0);
    const int files = argc > 1 ? files_of(argv[1]) : -1;
    if (argc > 1 && strcmp(argv[1], "rps") == 0)
        status = run_rps(argc - 2, argv + 2, &arena);
    else if (files < 0)
        status = run(argc, argv, &arena);
    else if (argc != 2 + files)
        status = usage(stderr);
    else if (strcmp(argv[1], "compare") == 0)
        status = compare(argv + 2, &arena);
    else
        status = show(argv[1], argv + 2, &arena);
    tenon_arena_fini(&arena);
    return status;
}

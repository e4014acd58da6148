/* SPDX-License-Identifier: MIT
 * support/data.c: files and folders of the shared test data; see data.h.
 *
 * Without $TENON_DATA the folder is found from where this file was compiled (TENON_SOURCE_DIR, else
 * __FILE__), and from the working directory when that path is relative. Every failure here is one
 * of the machine, not of the code under test: it is printed and the program ends. */
#define _POSIX_C_SOURCE 200809L
#include "data.h"

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void data_stop(const char *what, const char *name)
{
    fprintf(stderr, "test data: %s: %s\n", what, name);
    exit(EXIT_FAILURE);
}

/* The folder that holds shared/, as far as the compiler told us. */
static void data_default_root(char *buf, size_t size)
{
#ifdef TENON_SOURCE_DIR
    snprintf(buf, size, "%s/../shared", TENON_SOURCE_DIR);
#else
    const char *slash = strrchr(__FILE__, '/');
    int folder = slash ? (int)(slash - __FILE__) : 1;
    snprintf(buf, size, "%.*s/../../../shared", folder, slash ? __FILE__ : ".");
#endif
}

char *data_path(char *buf, size_t size, const char *name)
{
    const char *root = getenv("TENON_DATA");
    char guess[2048];
    if (!root || !*root) {
        data_default_root(guess, sizeof guess);
        root = guess;
    }
    if (snprintf(buf, size, "%s/%s", root, name) >= (int)size)
        data_stop("the path is too long", name);
    return buf;
}

bool data_exists(const char *name)
{
    struct stat status;
    char path[4096];
    return stat(data_path(path, sizeof path, name), &status) == 0;
}

bool data_needed(const char *name)
{
    if (data_exists(name))
        return true;
    fprintf(stderr, "skipped: there is no %s (set TENON_DATA to the folder of the test data)\n",
            name);
    return false;
}

static void *data_block(size_t size)
{
    void *block = malloc(size ? size : 1);
    if (!block)
        data_stop("no memory", "");
    return block;
}

data_file data_read(const char *name)
{
    char path[4096];
    data_file file = {NULL, 0};
    FILE *stream = fopen(data_path(path, sizeof path, name), "rb");
    long size = -1;
    if (!stream)
        data_stop("cannot open", path);
    if (fseek(stream, 0, SEEK_END) == 0)
        size = ftell(stream);
    if (size < 0)
        data_stop("cannot measure", path);
    rewind(stream);
    file.len = (size_t)size;
    file.data = data_block(file.len + 1);
    if (fread(file.data, 1, file.len, stream) != file.len)
        data_stop("cannot read", path);
    file.data[file.len] = 0;
    fclose(stream);
    return file;
}

data_file data_read_in(const char *folder, const char *file)
{
    char name[2048];
    if (snprintf(name, sizeof name, "%s/%s", folder, file) >= (int)sizeof name)
        data_stop("the path is too long", file);
    return data_read(name);
}

void data_file_free(data_file *file)
{
    free(file->data);
    *file = (data_file){NULL, 0};
}

static int data_by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

data_list data_names(const char *folder)
{
    data_list list = {NULL, 0};
    char path[4096];
    DIR *stream = opendir(data_path(path, sizeof path, folder));
    struct dirent *entry;
    if (!stream)
        data_stop("cannot open", path);
    while ((entry = readdir(stream)) != NULL) {
        size_t len = strlen(entry->d_name) + 1;
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        list.names = realloc(list.names, (list.n + 1) * sizeof *list.names);
        if (!list.names)
            data_stop("no memory", path);
        list.names[list.n] = data_block(len);
        memcpy(list.names[list.n++], entry->d_name, len);
    }
    closedir(stream);
    if (list.n)
        qsort(list.names, list.n, sizeof *list.names, data_by_name);
    return list;
}

void data_list_free(data_list *list)
{
    for (size_t i = 0; i < list->n; i++)
        free(list->names[i]);
    free(list->names);
    *list = (data_list){NULL, 0};
}

char *data_line(char **at)
{
    char *line = *at, *end;
    if (!*line)
        return NULL;
    end = line + strcspn(line, "\n");
    *at = *end ? end + 1 : end;
    *end = 0;
    if (end > line && end[-1] == '\r')
        end[-1] = 0;
    return line;
}

static int hex_value(char c)
{
    const char *digits = "0123456789abcdef0123456789ABCDEF", *at = c ? strchr(digits, c) : NULL;
    return at ? (int)(at - digits) % 16 : -1;
}

size_t data_unhex(const char *hex, char *ret, size_t size)
{
    size_t n = 0;
    int high = -1;
    for (; *hex; hex++) {
        int v = hex_value(*hex);
        if (*hex == ' ')
            continue;
        if (v < 0)
            break;
        if (high < 0) {
            high = v;
            continue;
        }
        if (n == size)
            return SIZE_MAX;
        ret[n++] = (char)(high << 4 | v);
        high = -1;
    }
    return high < 0 ? n : SIZE_MAX;
}

char *data_exact(const char *bytes, size_t len)
{
    char *copy = malloc(len);
    if (!copy && len)
        data_stop("no memory", "");
    if (len)
        memcpy(copy, bytes, len);
    return copy;
}

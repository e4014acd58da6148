/* SPDX-License-Identifier: MIT
 * support/data.h: the shared test data, read where it lies.
 *
 * The folder is $TENON_DATA, else ../shared beside the root of the tree. It holds data/ (public
 * sets) and cases/. Names are relative to it: "data/JSONTestSuite/test_parsing". The data is never
 * part of the tree; a test of an absent set reports itself as skipped, by name:
 *
 *     DATA_NEEDED("data/blns/blns.json"); // first statement of a cmocka test: returns if absent
 *
 * What is present but cannot be read ends the test program: a set must not shrink unseen. */
#ifndef TENON_TESTS_DATA_H
#define TENON_TESTS_DATA_H

#include <stdbool.h>
#include <stddef.h>

/* The bytes of one file; a NUL stands behind them that len does not count. */
typedef struct data_file {
    char *data;
    size_t len;
} data_file;

/* The names in one folder, sorted by their bytes, without "." and "..". */
typedef struct data_list {
    char **names;
    size_t n;
} data_list;

/* Where name lies; buf must be large enough, else the program ends. Returns buf. */
char *data_path(char *buf, size_t size, const char *name);

/* Whether there is a file or folder of that name. */
bool data_exists(const char *name);

/* The same, and says on stderr that a test is skipped when there is none. */
bool data_needed(const char *name);
#define DATA_NEEDED(name)                                                                          \
    do {                                                                                           \
        if (!data_needed(name)) {                                                                  \
            skip();                                                                                \
            return;                                                                                \
        }                                                                                          \
    } while (0)

/* The whole file. data_file_free gives it back. */
data_file data_read(const char *name);
/* folder/file. */
data_file data_read_in(const char *folder, const char *file);
void data_file_free(data_file *file);

data_list data_names(const char *folder);
void data_list_free(data_list *list);

/* The next line of a text that data_read gave, NUL-terminated in place of its LF (and a CR before
 * it); NULL: no more. *at begins as the text. Only for texts without NULs. */
char *data_line(char **at);

/* The bytes that a hexadecimal text stands for, blanks ignored, up to its end or another character;
 * returns their number, SIZE_MAX when a digit is left over or size is too small. */
size_t data_unhex(const char *hex, char *ret, size_t size);

/* len bytes in a heap block of exactly that size, so that a sanitizer sees every read behind them.
 * Give it back with free. */
char *data_exact(const char *bytes, size_t len);

#endif

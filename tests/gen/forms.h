/* SPDX-License-Identifier: MIT
 * forms.h: the forms in which headers declare things: typedefs of typedefs, of arrays and of pointers, nameless structs in
 * nameless structs, structs in structs, unions that are left out, system types, guards for C++. forms.tenon.* are made from
 * it. */
#ifndef TESTS_GEN_FORMS_H
#define TESTS_GEN_FORMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#ifndef TENON
#define TENON(...)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* an enum, its typedef, and a typedef of that */
typedef enum form_mode { FORM_READ, FORM_WRITE = 4, FORM_BOTH = FORM_READ | FORM_WRITE | 8 } form_mode_t;
typedef form_mode_t form_access_t;

/* arrays, pointers and scalars behind typedefs */
typedef char form_name_t[12];
typedef form_name_t form_label_t;
typedef int16_t form_pair_t[2];
typedef char *form_text_t;
typedef unsigned long long form_wide_t;
typedef void (*form_hook_t)(int);

/* a struct known by tag, by typedef, and by a typedef of that; and by a pointer to it */
typedef struct form_inner form_inner_t;
typedef form_inner_t form_alias_t, *form_inner_p;
struct form_inner {
    form_label_t label;
    form_pair_t pair;
};

/* the tag and the typedef have one name */
typedef struct form_same {
    int value;
} form_same TENON();

/* no tag; options behind the brace and behind the typedef's name */
typedef struct {
    int a_b;
} form_bare_t TENON(case = camel);
typedef struct {
    int x;
} TENON(name = form_renamed) form_other_name;

/* members that are not aligned: tables only */
struct __attribute__((packed)) TENON() form_packed {
    char c;
    double number;
    char *text;
    form_alias_t inner;
    short list[3];
};

struct TENON() form_all {
    form_access_t access;
    form_mode_t modes[2];
    form_label_t label, labels[2];
    form_pair_t pairs[2];
    form_text_t text, *texts TENON(count = n_texts);
    unsigned char n_texts;
    form_wide_t wide;
    form_alias_t inner, inners[2];
    form_inner_p maybe TENON(omit_null);
    const form_inner_t *many TENON(count = n_many);
    uint16_t n_many;
    form_same same;
    struct form_same same_by_tag;
    form_bare_t bare;
    form_other_name other;
    struct {
        int flat_a;
        struct {
            int flat_b TENON(name = "flat b");
            struct {
                bool flat_c;
            };
        };
        union {
            int one;
            float another;
        } TENON(ignore);
    };
    struct form_nested {
        int depth;
        enum form_deep { FORM_DEEP, FORM_DEEPER } deep TENON(default = FORM_DEEPER);
        struct form_deepest {
            enum form_deep again;
        } deepest, *deepest_p TENON(omit_null);
    } nested, *nested_p TENON(omit_null);
    union {
        int left;
        double out;
    } left_out TENON(ignore);
    form_hook_t hook TENON(ignore);
    size_t size;
    ssize_t signed_size;
    off_t offset;
    time_t at;
    pid_t pid;
    wchar_t wide_char;
};

#ifdef __cplusplus
}
#endif
#endif

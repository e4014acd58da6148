/* SPDX-License-Identifier: MIT
 * json/scan.c, layer 4: the structure of JSON text where the fast path stops: blanks and comments,
 * names that were not predicted, separators, values that are passed over, and what is wrong. */
#include "scan.h"
#include "../base/base.h"
#include "../type/type.h"

/* ---- what is wrong --------------------------------------------------------------------------- */

const char *tenon__json_unexpected(tenon__in *in, const char *s, const char *wanted)
{
    tenon_str found = {s, 1};
    if (s == tenon__json_end(in))
        return tenon__json_fail(in, s, TENON_E_INCOMPLETE, 0);
    found.len = tenon__utf8_length(s, (size_t)(tenon__json_end(in) - s));
    if (found.len == 0) {
        return tenon__json_fail(in, s, TENON_E_UTF8, 1);
    }
    tenon__json_fail(in, s, TENON_E_SYNTAX, 1);
    tenon__say(in, wanted, &found, "'");
    return NULL;
}

static bool literal_at(const char *s, const char *end, const char *word)
{
    size_t n = strlen(word);
    return (size_t)(end - s) >= n && memcmp(s, word, n) == 0;
}

/* What begins at s; NULL: nothing that JSON has. */
static const char *kind_of_value(const char *s, const char *end)
{
    switch (*s) {
    case '"':
        return "a string";
    case '{':
        return "an object";
    case '[':
        return "an array";
    case 't':
        return literal_at(s, end, "true") ? "true" : NULL;
    case 'f':
        return literal_at(s, end, "false") ? "false" : NULL;
    case 'n':
        return literal_at(s, end, "null") ? "null" : NULL;
    default:
        return *s == '-' || (*s >= '0' && *s <= '9') ? "a number" : NULL;
    }
}

/* What a member of each kind wants to read. */
static const char *const wanted_kinds[TENON_KINDS] = {
    [TENON_KIND_BOOL] = "true or false",
    [TENON_KIND_I8] = "a whole number",
    [TENON_KIND_I16] = "a whole number",
    [TENON_KIND_I32] = "a whole number",
    [TENON_KIND_I64] = "a whole number",
    [TENON_KIND_U8] = "a whole number",
    [TENON_KIND_U16] = "a whole number",
    [TENON_KIND_U32] = "a whole number",
    [TENON_KIND_U64] = "a whole number",
    [TENON_KIND_F32] = "a number",
    [TENON_KIND_F64] = "a number",
    [TENON_KIND_CSTR] = "a string",
    [TENON_KIND_STR] = "a string",
    [TENON_KIND_CHARS] = "a string",
    [TENON_KIND_RAW] = "a value",
    [TENON_KIND_TIME] = "a date-time string",
    [TENON_KIND_ENUM] = "a name of an enum",
    [TENON_KIND_OBJECT] = "an object",
    [TENON_KIND_POINTER] = "a value or null",
    [TENON_KIND_ARRAY] = "an array",
    [TENON_KIND_FIXED] = "an array",
    [TENON_KIND_MAP] = "an object",
};

/* p in the text, also when it dates from before the window moved: the function of a list's element
 * moves it without the list's knowing. */
static const char *perhaps_stale(const tenon__in *in, const char *p)
{
    size_t offset = (size_t)((uintptr_t)p - (uintptr_t)in->text);
    return offset <= in->len ? in->text + offset : tenon__in_text(in, p);
}

void tenon__json_mismatch(tenon__in *in, const char *p, unsigned kind, const tenon_type *type)
{
    const char *s, *end = tenon__json_end(in), *found, *stop;
    bool integer;
    tenon__token token;
    (void)type;
    if (in->code)
        return; /* and p may be stale */
    s = tenon__json_blank(in, perhaps_stale(in, p));
    if (!s)
        return;
    found = s == end ? NULL : kind_of_value(s, end);
    if (!found) {
        /* the start of a literal at the very end may still become one */
        static const char *const words[] = {"true", "false", "null"};
        for (int i = 0; i < 3 && s < end; i++)
            if ((size_t)(end - s) < strlen(words[i]) && memcmp(s, words[i], (size_t)(end - s)) == 0)
                s = end;
        tenon__json_unexpected(in, s, "expected a value, found '");
        return;
    }
    /* a value of the wrong kind that is broken as well is broken first of all */
    if (*s == '"' && !tenon__json_measure(in, s, &token))
        return;
    stop = s + 1;
    if (strcmp(found, "a number") == 0 && !(stop = tenon__json_number(in, s, &integer)))
        return;
    tenon_str name = {found, strlen(found)};
    char buf[64];
    tenon__text text;
    tenon__text_init(&text, buf, sizeof buf);
    tenon__text_str(&text, "expected ");
    tenon__text_str(&text, wanted_kinds[kind] ? wanted_kinds[kind] : "a value");
    tenon__text_str(&text, ", found ");
    tenon__json_fail(in, s, TENON_E_TYPE, *s == '"' ? (size_t)(token.end - s) : (size_t)(stop - s));
    tenon__say(in, buf, &name, NULL);
}

/* ---- blanks ---------------------------------------------------------------------------------- */

static const char *comment(tenon__in *in, const char *s)
{
    const char *end = tenon__json_end(in), *from = s;
    if (end - s >= 2 && s[1] == '/') {
        while (s < end && *s != '\n' && *s != '\r') {
            unsigned n = tenon__utf8_length(s, (size_t)(end - s));
            if (n == 0)
                return tenon__json_not_utf8(in, s);
            s += n;
        }
        return s;
    }
    if (end - s < 2)
        return tenon__json_fail(in, end, TENON_E_INCOMPLETE, 0); /* it may have become a comment */
    if (s[1] != '*')
        return s;
    for (s += 2; end - s >= 2 && !(s[0] == '*' && s[1] == '/');) {
        unsigned n = tenon__utf8_length(s, (size_t)(end - s));
        if (n == 0)
            return tenon__json_not_utf8(in, s);
        s += n;
    }
    if (end - s < 2) {
        tenon__json_fail(in, from, TENON_E_INCOMPLETE, 2);
        tenon__say(in, "the comment does not end", NULL, NULL);
        return NULL;
    }
    return s + 2;
}

const char *tenon__json_blanks(tenon__in *in, const char *s)
{
    const char *end = tenon__json_end(in), *next;
    for (;;) {
        while (end - s >= 16) {
            uint32_t other = tenon__spaces16(s) ^ 0xffff;
            if (other) {
                s += tenon__ctz32(other);
                break;
            }
            s += 16;
        }
        while (s < end && tenon__is_space(*s))
            s++;
        if (s == end || *s != '/' || !(in->flags & TENON_COMMENTS))
            return s;
        next = comment(in, s);
        if (!next || next == s)
            return next;
        s = next;
    }
}

const char *tenon__json_space(tenon__in *in, const char *p)
{
    const char *s = tenon__json_blank(in, tenon__in_text(in, p));
    return s ? tenon__from_text(in, s) : p; /* with the error recorded */
}

bool tenon__json_done(tenon__in *in, const char *p)
{
    const char *s = tenon__json_blank(in, tenon__in_text(in, p));
    if (!s)
        return false;
    if (s == tenon__json_end(in))
        return true;
    tenon__json_fail(in, s, TENON_E_TRAILING, 1);
    return false;
}

/* ---- objects and arrays ---------------------------------------------------------------------- */

/* With the cursor where it was: when no error is recorded, the walker says what stands there
 * instead. */
static tenon__step failed_step(const char *p)
{
    return (tenon__step){p, &tenon__row_error};
}

/* The row of a valid name token at s. */
static const tenon_member *find_row(const tenon_type *type, const char *s,
                                    const tenon__token *token)
{
    char buf[256];
    if (!token->escaped)
        return tenon__find_member(type, s + 1, token->len);
    if (token->len <= sizeof buf) {
        tenon__json_unescape(s, token, buf);
        return tenon__find_member(type, buf, token->len);
    }
    for (unsigned i = 0; i < type->n;
         i++) { /* a long name in escapes: seldom enough for a search in order */
        tenon_str name = tenon__member_name(type, i);
        const char *alias = tenon__detail(type, tenon__row(type, i))->alias;
        if (tenon__json_text_is(s, token, name.data, name.len))
            return tenon__row(type, i);
        for (; alias && *alias; alias += strlen(alias) + 1)
            if (tenon__json_text_is(s, token, alias, strlen(alias)))
                return tenon__row(type, i);
    }
    return NULL;
}

const char *tenon__json_take_colon(tenon__in *in, const char *s)
{
    s = tenon__json_blank(in, s);
    if (!s)
        return NULL;
    if (s == tenon__json_end(in) || *s != ':')
        return tenon__json_unexpected(in, s, "expected ':' after the name, found '");
    return s + 1;
}

const char *tenon__json_colon(tenon__in *in, const char *p)
{
    const char *s = tenon__json_take_colon(in, tenon__in_text(in, p));
    s = s ? tenon__json_blank(in, s) : NULL;
    return s ? tenon__from_text(in, s) : NULL;
}

/* From a member's name to its value. What is wrong between the colon and the value is said of the
 * member, like what is wrong with its value. The error is recorded then, and no value begins there.
 */
static const char *colon_of_member(tenon__in *in, const char *s)
{
    const char *value;
    s = tenon__json_take_colon(in, s);
    value = s ? tenon__json_blank(in, s) : NULL;
    return value ? value : s;
}

/* From the separator before a member to its name; *ret_end: the object ends here. NULL: failed. */
static const char *to_name(tenon__in *in, const char *s, bool first, bool *ret_end)
{
    const char *end = tenon__json_end(in);
    *ret_end = false;
    if (!first) {
        if (s == end || (*s != ',' && *s != '}'))
            return tenon__json_unexpected(in, s, "expected ',' or '}', found '");
        if (*s == ',') {
            s = tenon__json_blank(in, s + 1);
            if (!s)
                return NULL;
            if (s < end && *s == '}' && !(in->flags & TENON_TRAILING_COMMAS))
                return tenon__json_unexpected(in, s, "expected a name after the comma, found '");
        }
    } else {
        s = tenon__json_blank(in, s + 1);
        if (!s)
            return NULL;
    }
    if (s < end && *s == '}') {
        *ret_end = true;
        return s + 1;
    }
    if (s == end || *s != '"')
        return tenon__json_unexpected(in, s, "expected a name in quotes, found '");
    return s;
}

/* Past the blanks at s; NULL: fewer than 16 bytes are left before something else comes. */
TENON__INLINE const char *wide_blanks(const char *s, const char *end)
{
    for (; end - s >= 16; s += 16) {
        uint32_t other = tenon__spaces16(s) ^ 0xffff;
        if (TENON__LIKELY(other != 0))
            return s + tenon__ctz32(other);
    }
    return NULL;
}

/* The closing quote of the name whose opening one is at s, when it is short of 32 bytes and has
 * nothing special in it; or NULL. 33 bytes may be read. */
TENON__INLINE const char *short_name(const char *s)
{
    uint32_t special = tenon__specials16(++s);
    if (!special) {
        s += 16;
        special = tenon__specials16(s);
        if (!special)
            return NULL;
    }
    s += tenon__ctz32(special);
    return *s == '"' ? s : NULL;
}

/* Is it the name of this row that begins, with its quote, at s? 16 bytes may be read. */
TENON__INLINE bool name_is(const char *s, const tenon_member *m)
{
    const unsigned n = m->fragment_len - 2u; /* quotes and name; 16 are compared at once */
    return m->fragment_len >= 4 && n <= 16 &&
           tenon__ctz32(~tenon__equal16(s, m->fragment + 1)) >= n;
}

enum { NAME_AND_MORE = 48 }; /* what plain_name looks at, at most */

/* A name at s, its colon, and at most one blank before the value: past them, or NULL: take the long
 * way. */
TENON__INLINE const char *plain_name(const char *s, const tenon_type *type,
                                     const tenon_member *hint, const tenon_member **ret_row,
                                     size_t *ret_len)
{
    const char *stop;
    if (*s != '"')
        return NULL;
    if (name_is(s, hint)) {
        *ret_row = hint;
        stop = s + hint->fragment_len - 3;
    } else {
        stop = short_name(s);
        if (!stop)
            return NULL;
        *ret_row = tenon__find_member(type, s + 1, (size_t)(stop - s) - 1);
    }
    *ret_len = (size_t)(stop - s) - 1;
    s = stop + 1;
    if (*s != ':')
        return NULL;
    s++;
    s += *s == ' ';
    return (unsigned char)*s > ' ' && *s != '/' ? s : NULL;
}

/* The next member where names are plain, as they are in text that is indented or has its members
 * in another order. No member: take the long way. */
static tenon__step plain_member(tenon__in *in, const char *s, const tenon_type *type,
                                const tenon_member *hint, bool first)
{
    const char *end = tenon__json_end(in), *name, *from, *value;
    const tenon__step long_way = {s, NULL};
    const tenon_member *row;
    char copy[2 * NAME_AND_MORE];
    if (s == end || ((unsigned char)*s <= ' ' && !(s = wide_blanks(s, end))))
        return long_way;
    if (*s == '}' && !first)
        return (tenon__step){s + 1, &tenon__row_end};
    if (*s != (first ? '{' : ',') || ++s == end ||
        ((unsigned char)*s <= ' ' && !(s = wide_blanks(s, end))))
        return long_way;
    name = from = s;
    if (end - s < NAME_AND_MORE) { /* NULs behind the copy end every run of plain text */
        memset(copy, 0, sizeof copy);
        from = memcpy(copy, s, (size_t)(end - s));
    }
    value = plain_name(from, type, hint, &row, &in->name_len);
    if (!value)
        return long_way;
    in->name_at = (size_t)(name + 1 - in->text);
    return (tenon__step){name + (value - from), row ? row : &tenon__row_unknown};
}

static TENON__NOINLINE tenon__step odd_member(tenon__in *in, const char *p, const tenon_type *type,
                                              const tenon_member *hint, bool first)
{
    const char *s = tenon__json_blank(in, tenon__in_text(in, p)), *name;
    size_t len = (size_t)hint->fragment_len - 2; /* "name": without the colon */
    const tenon_member *m;
    tenon__token token;
    bool at_end;
    in->hint = hint;
    if (!s || (first && (s == tenon__json_end(in) || *s != '{')))
        return failed_step(p);
    s = to_name(in, s, first, &at_end);
    if (!s)
        return failed_step(p);
    if (at_end)
        return (tenon__step){tenon__from_text(in, s), &tenon__row_end};
    name = s;
    if (hint->fragment_len > 1 && (size_t)(tenon__json_end(in) - s) > len &&
        memcmp(s, hint->fragment + 1, len) == 0) {
        in->name_at = (size_t)(s + 1 - in->text);
        in->name_len = len - 2;
        s = colon_of_member(in, s + len);
        return s ? (tenon__step){tenon__from_text(in, s), hint} : failed_step(p);
    }
    s = tenon__json_measure(in, s, &token);
    s = s ? colon_of_member(in, s) : NULL;
    if (!s)
        return failed_step(p);
    in->name_at = (size_t)(name + 1 - in->text);
    in->name_len = (size_t)(token.end - name) - 2;
    m = find_row(type, name, &token);
    if (!m && in->code)
        return failed_step(p);
    return (tenon__step){tenon__from_text(in, s), m ? m : &tenon__row_unknown};
}

tenon__step tenon__json_member(tenon__in *in, const char *p, const tenon_type *type,
                               const tenon_member *hint, bool first)
{
    tenon__step step = plain_member(in, tenon__in_text(in, p), type, hint, first);
    if (!step.member)
        return odd_member(in, p, type, hint, first);
    in->hint = hint;
    step.p = tenon__from_text(in, step.p);
    return step;
}

const char *tenon__json_element_slow(tenon__in *in, const char *p, bool first, char close,
                                     bool *ret_more)
{
    const char *s = tenon__json_blank(in, tenon__in_text(in, p)), *end = tenon__json_end(in);
    const char *wanted =
        close == ']' ? "expected ',' or ']', found '" : "expected ',' or '}', found '";
    if (!s)
        return NULL;
    *ret_more = true;
    if (!first) {
        if (s == end || (*s != ',' && *s != close))
            return tenon__json_unexpected(in, s, wanted);
        if (*s == ',') {
            s = tenon__json_blank(in, s + 1);
            if (!s)
                return NULL;
            if (s < end && *s == close && !(in->flags & TENON_TRAILING_COMMAS))
                return tenon__json_unexpected(in, s, "expected a value after the comma, found '");
        }
    }
    if (s < end && *s == close) {
        *ret_more = false;
        s++;
    } else if (close == '}' && (s == end || *s != '"')) {
        return tenon__json_unexpected(in, s, "expected a name in quotes, found '");
    }
    return tenon__from_text(in, s);
}

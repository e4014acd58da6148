/* SPDX-License-Identifier: MIT
 * http/media.c: media types, and what the fields Content-Type and Accept say about them.
 *
 * media.def becomes one const table, indexed by enum tenon_media. An Accept field is read once:
 * each of its ranges is held against every format, and what the most specific one said is kept in
 * an array on the stack; which formats are offered is asked at the end. Elements of fields are
 * taken apart in field.c. */
#include "../base/base.h"
#include "field.h"
#include <tenon/http.h>

struct media_entry {
    const char *type, *aliases, *suffix;
    size_t len, suffix_len; /* of type and suffix */
};

static const struct media_entry media_table[TENON_MEDIAS] = {
#define TENON_MEDIA(NAME, TYPE, ALIASES, SUFFIX)                                                   \
    [TENON_MEDIA_##NAME] = {TYPE, ALIASES, SUFFIX, sizeof(TYPE) - 1, sizeof(SUFFIX) - 1},
#include <tenon/media.def>
};

static bool media_known(int media)
{
    return media > TENON_MEDIA_NONE && media < TENON_MEDIAS;
}

const char *tenon_media_type(enum tenon_media media)
{
    return media_known((int)media) ? media_table[media].type : NULL;
}

/* ---- names ----------------------------------------------------------------------------------- */

static bool media_is_type(const struct media_entry *entry, tenon_str name)
{
    return tenon__field_same(name.data, name.len, entry->type, entry->len);
}

static bool media_is_alias(const struct media_entry *entry, tenon_str name)
{
    for (const char *alias = entry->aliases; *alias;) {
        const char *comma = strchr(alias, ',');
        size_t len = comma ? (size_t)(comma - alias) : strlen(alias);
        if (tenon__field_same(name.data, name.len, alias, len))
            return true;
        alias += len + (comma ? 2 : 0);
    }
    return false;
}

/* slash: the index of that in the name; there must be something between it and the suffix. */
static bool media_has_suffix(const struct media_entry *entry, tenon_str name, size_t slash)
{
    const size_t len = entry->suffix_len;
    return len > 0 && name.len > slash + 1 + len &&
           tenon__field_same(name.data + name.len - len, len, entry->suffix, len);
}

/* Suffixes come first: what is read as application/problem+json is JSON. */
static enum tenon_media media_named(tenon_str name, size_t slash)
{
    for (int i = TENON_MEDIA_NONE + 1; i < TENON_MEDIAS; i++)
        if (media_has_suffix(&media_table[i], name, slash))
            return (enum tenon_media)i;
    for (int i = TENON_MEDIA_NONE + 1; i < TENON_MEDIAS; i++)
        if (media_is_type(&media_table[i], name) || media_is_alias(&media_table[i], name))
            return (enum tenon_media)i;
    return TENON_MEDIA_NONE;
}

/* ---- Content-Type ---------------------------------------------------------------------------- */

enum tenon_media tenon_http_content_type(tenon_str text)
{
    tenon__field field = tenon__field_of(text);
    tenon__parameter parameter;
    enum tenon__parameter_step step;
    tenon_str name;
    size_t slash;
    tenon__field_blanks(&field);
    /* '*' is a character of tokens, but of no type: that would be a range. */
    if (!tenon__field_media_type(&field, &name, &slash) || memchr(name.data, '*', name.len))
        return TENON_MEDIA_NONE;
    while ((step = tenon__field_parameter(&field, &parameter)) == TENON__PARAMETER_FOUND)
        if (tenon__parameter_named(&parameter, "charset") &&
            !tenon__parameter_is(&parameter, "utf-8") &&
            !tenon__parameter_is(&parameter, "us-ascii"))
            return TENON_MEDIA_NONE;
    if (step == TENON__PARAMETER_MALFORMED || field.at != field.end)
        return TENON_MEDIA_NONE;
    return media_named(name, slash);
}

/* ---- Accept ---------------------------------------------------------------------------------- */

/* How closely a range fits a format. */
enum accept_fit { ACCEPT_NOT, ACCEPT_ANY, ACCEPT_TYPE, ACCEPT_ALIAS, ACCEPT_EXACT };

struct accept_range {
    tenon_str name;
    size_t slash;
    unsigned quality; /* thousandths */
    bool narrower;    /* has parameters that no offer has */
};

/* What the closest range of each format said. */
struct accept_said {
    unsigned char fit[TENON_MEDIAS]; /* enum accept_fit */
    unsigned short quality[TENON_MEDIAS];
};

/* A weight (RFC 9110, 12.4.2): 0 to 1 with three decimals at most. The zero before the point may be
 * absent: Java's HttpURLConnection sent ".2" for twenty years. */
static bool accept_quality(const tenon__parameter *parameter, unsigned *ret_quality)
{
    const char *at = parameter->value.data, *end = at + parameter->value.len;
    unsigned quality = 0, unit = 1000;
    if (parameter->quoted)
        return false;
    if (*at == '0' || *at == '1')
        quality = *at++ == '1' ? 1000 : 0;
    else if (*at != '.' || end - at < 2)
        return false;
    if (at < end && *at++ != '.')
        return false;
    for (; at < end; at++) {
        unit /= 10;
        if (unit == 0 || *at < '0' || *at > '9')
            return false;
        quality += unit * (unsigned)(*at - '0');
    }
    if (quality > 1000)
        return false;
    *ret_quality = quality;
    return true;
}

/* One element of the list. false: it is malformed. */
static bool accept_element(tenon__field *field, struct accept_range *ret)
{
    tenon__parameter parameter;
    enum tenon__parameter_step step;
    bool weighted = false;
    ret->quality = 1000;
    ret->narrower = false;
    if (!tenon__field_media_type(field, &ret->name, &ret->slash))
        return false;
    while ((step = tenon__field_parameter(field, &parameter)) == TENON__PARAMETER_FOUND) {
        if (tenon__parameter_named(&parameter, "q")) {
            if (weighted || !accept_quality(&parameter, &ret->quality))
                return false;
            weighted = true;
        } else if (!tenon__parameter_named(&parameter, "charset") ||
                   !tenon__parameter_is(&parameter, "utf-8")) {
            ret->narrower = true;
        }
    }
    return step == TENON__PARAMETER_END && (field->at == field->end || *field->at == ',');
}

static enum accept_fit accept_fits(const struct accept_range *range,
                                   const struct media_entry *entry)
{
    const tenon_str name = range->name;
    const size_t slash = range->slash;
    if (name.len == slash + 2 && name.data[slash + 1] == '*') {
        if (slash == 1 && name.data[0] == '*')
            return ACCEPT_ANY;
        /* No token has a NUL: the comparison ends with the name of the entry at the latest. */
        return tenon__field_same(name.data, slash + 1, entry->type, slash + 1) ? ACCEPT_TYPE
                                                                               : ACCEPT_NOT;
    }
    if (media_is_type(entry, name))
        return ACCEPT_EXACT;
    return media_is_alias(entry, name) ? ACCEPT_ALIAS : ACCEPT_NOT;
}

static void accept_note(struct accept_said *said, const struct accept_range *range)
{
    for (int i = TENON_MEDIA_NONE + 1; i < TENON_MEDIAS; i++) {
        enum accept_fit fit = accept_fits(range, &media_table[i]);
        if (fit == ACCEPT_NOT || fit < said->fit[i])
            continue;
        if (fit > said->fit[i] || range->quality > said->quality[i])
            said->quality[i] = (unsigned short)range->quality;
        said->fit[i] = (unsigned char)fit;
    }
}

/* false: there is no well-formed element in the field. */
static bool accept_read(tenon_str text, struct accept_said *said)
{
    tenon__field field = tenon__field_of(text);
    struct accept_range range;
    bool some = false;
    for (;;) {
        do
            tenon__field_blanks(&field);
        while (tenon__field_take(&field, ','));
        if (field.at == field.end)
            return some;
        const char *begin = field.at;
        if (accept_element(&field, &range)) {
            some = true;
            if (!range.narrower)
                accept_note(said, &range);
        } else {
            field.at = begin; /* the failure may have been inside a quoted string */
            tenon__field_skip_element(&field);
        }
    }
}

enum tenon_media tenon_http_accept(tenon_str field, const enum tenon_media *offered, size_t n)
{
    struct accept_said said = {{0}, {0}};
    enum tenon_media best = TENON_MEDIA_NONE;
    unsigned quality = 0;
    const bool some = accept_read(field, &said);
    for (size_t i = 0; i < n; i++) {
        if (!media_known((int)offered[i]))
            continue;
        if (!some)
            return offered[i];
        if (said.quality[offered[i]] > quality) {
            quality = said.quality[offered[i]];
            best = offered[i];
        }
    }
    return best;
}

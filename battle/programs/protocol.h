/* SPDX-License-Identifier: MIT
 * protocol.h: what the battle and a peer that is a program say to each other: two files of JSON.
 *
 *     PROGRAM REQUEST.json ANSWER.json
 *
 * For each case, and for each way in which it is asked for, the program
 *   1. takes the texts as UTF-8 bytes, reads each, and keeps the objects;
 *   2. writes each object once: the run's texts, by which the battle checks reading and writing;
 *   3. finds out how many operations take `sample` seconds, and does so many a few times unclocked;
 *   4. does them `repetitions` times by the clock, one text or object after the other.
 *
 *     way      an operation is
 *     text     from the bytes of a text to a typed object that owns its strings
 *     reused   from the object to bytes, in memory that was used before, where the language can
 *     fresh    from the object to bytes in new memory
 *     one      as fresh, with what the library calls options made once
 *     new      as fresh, with options made anew for each operation
 *
 * A way that the program does not have is answered by a run with a note and without texts and
 * samples; a note beside samples is something to know about them. Kinds are small, big, big_named,
 * list, array, dictionary, log, forecast, records, tweets; their structs stand in
 * examples/models.h and models/more.h. The functions of the structs here are protocol.tenon.*. */
#ifndef BATTLE_PROTOCOL_H
#define BATTLE_PROTOCOL_H

#include <tenon/annotate.h>
#include <tenon/base.h>

struct TENON() program_case {
    tenon_str model, variant; /**< given back with each run */
    tenon_str kind;
    bool indented; /**< write by two spaces */
    tenon_str *ways TENON(count = n_ways);
    size_t n_ways;
    tenon_str *texts TENON(count = n_texts);
    size_t n_texts;
};

struct TENON() program_request {
    unsigned repetitions;
    double sample; /**< seconds of one */
    struct program_case *cases TENON(count = n_cases);
    size_t n_cases;
};

struct TENON() program_allocations {
    double count, bytes; /**< of one operation */
};

/** One way with one case. */
struct TENON() program_run {
    tenon_str model, variant, way;
    tenon_str note TENON(omit_null);
    tenon_str *texts TENON(count = n_texts); /**< one for each text of the case, in order */
    size_t n_texts;
    double *samples TENON(count = n_samples); /**< nanoseconds of one operation */
    size_t n_samples;
    struct program_allocations *allocations TENON(omit_null); /**< where the language can say */
};

struct TENON() program_answer {
    tenon_str version; /**< of the library and the language */
    struct program_run *runs TENON(count = n_runs);
    size_t n_runs;
};

#endif

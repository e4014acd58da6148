/* SPDX-License-Identifier: MIT
 * result.h: the file of results, as structs and as JSON: what every part of the battle hands on.
 * The programs that time peers write it, the battle merges it, the table, the report and `battle
 * compare` read it. battle/README.md describes it for readers of the JSON. Its functions are
 * result.tenon.*, made by tenongen. */
#ifndef BATTLE_RESULT_H
#define BATTLE_RESULT_H

#include <tenon/annotate.h>
#include <tenon/base.h>

/** Nanoseconds for one operation, over all samples. */
struct TENON() battle_ns {
    double median, best;
    double spread; /**< what the middle half of the samples covers (third quartile less first) */
};

/** What one operation asks of malloc and its kin. */
struct TENON() battle_memory {
    double count, bytes;
};

/** One peer doing one thing with one model. */
struct TENON() battle_result {
    tenon_str battle;    /**< string, stream, options */
    tenon_str model;     /**< SmallClass ... */
    tenon_str variant;   /**< constant, varied, permuted, indented, unknown, non-ascii */
    tenon_str peer;      /**< the name of a battle_peer_info */
    tenon_str direction; /**< read, write */
    tenon_str way; /**< read: text, file; write: reused, fresh, file, pipe; options: one, new */
    bool checked;  /**< what came out was right; nothing else is timed */
    tenon_str
        note TENON(omit_null); /**< why it was not checked or timed, or what to know about it */
    struct battle_ns *ns TENON(omit_null); /**< absent when it was not timed */
    unsigned samples;                      /**< that ns is made of */
    uint64_t bytes; /**< of the text that is read or written, the mean of all objects */
    struct battle_memory *allocations TENON(omit_null); /**< for one operation; absent: not known */
};

/** Who fights, and who is absent. */
struct TENON() battle_peer_info {
    tenon_str name;
    tenon_str version TENON(omit_null);
    tenon_str language TENON(omit_null); /**< C, C++, Go ... */
    tenon_str how TENON(omit_null);      /**< typed, tree, events: how its users meet the text */
    tenon_str absent TENON(omit_null);   /**< why it did not take part */
};

struct TENON() battle_machine {
    tenon_str date; /**< UTC */
    tenon_str processor, system;
    int cores;
    tenon_str compiler;                /**< of the C and C++ peers and of tenon, with its flags */
    tenon_str tenon;                   /**< version */
    tenon_str placed TENON(omit_null); /**< which processors servers and clients of loads ran on */
};

/** Microseconds that so many percent of the requests took at most, as the client saw it. */
struct TENON() battle_latency {
    double p50, p75, p90, p99;
};

/** One server under the load of one client on one route. Medians, where a row ran several times;
 * without requests it was not run, and the note says why. */
struct TENON() battle_load {
    tenon_str server;                 /**< tenon service, Go fasthttp, nginx */
    tenon_str codec TENON(omit_null); /**< tenon-generated, cjson, encoding/json ...; absent:
                                         nothing is read or written there */
    tenon_str route;                  /**< "/testNoReflection", without its query */
    unsigned n TENON(omit_default);   /**< records asked for; absent: the route has none */
    bool tls;                         /**< HTTPS */
    tenon_str client;                 /**< wrk, one connection */
    unsigned connections;
    unsigned rounds;   /**< runs that the figures are medians of */
    double seconds;    /**< of one run */
    uint64_t requests; /**< answered in it */
    double per_second;
    struct battle_latency *latency TENON(omit_null); /**< absent: the client does not measure it */
    double cpu_us; /**< the server's processor time, user and system, for each request */
    double cpu_spread TENON(omit_default); /**< what the middle half of the rounds covers of cpu_us;
                                              absent: fewer than three rounds */
    double api_cpu_us TENON(omit_default); /**< that of the API server behind it, if there is one */
    uint64_t rss_kib;                      /**< the server's resident memory after the run */
    uint64_t peak_kib;                     /**< its highest */
    bool checked;                          /**< bodies were right; nothing else is run */
    uint64_t errors; /**< answers that are no success, and errors of sockets, of all rounds */
    tenon_str note TENON(omit_null);
};

/** The whole file. */
struct TENON(name = results) battle_results {
    int schema TENON(min = 1, max = 1);
    struct battle_machine machine;
    unsigned repetitions; /**< samples asked for */
    double seconds;       /**< the whole run */
    struct battle_peer_info *peers TENON(count = n_peers);
    size_t n_peers;
    struct battle_result *results TENON(count = n_results);
    size_t n_results;
    struct battle_load *loads TENON(omit_empty, count = n_loads); /**< requests per second */
    size_t n_loads;
};

#endif

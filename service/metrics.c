/* SPDX-License-Identifier: MIT
 * metrics.c: see metrics.h. */
#include "metrics.h"

#include "routes.h"

#include <dirent.h>
#include <sys/resource.h>

static const int statuses[METRICS_STATUSES] = {200, 400, 404, 405, 406, 413, 414, 415,
                                               417, 431, 500, 501, 502, 504, 505};

/* Upper ends of the buckets in microseconds; the last bucket has what is above them all. */
static const uint64_t ends[METRICS_BUCKETS - 1] = {50,   100,   250,    500,    1000,
                                                   5000, 25000, 100000, 1000000};

/* The last place is for whatever is not in the list. */
static size_t place_of(int status)
{
    size_t s = 0;
    while (s + 1 < METRICS_STATUSES && statuses[s] != status)
        s++;
    return s;
}

void metrics_count(struct metrics *metrics, size_t route, int status, uint64_t microseconds)
{
    size_t bucket = 0;
    while (bucket + 1 < METRICS_BUCKETS && microseconds > ends[bucket])
        bucket++;
    metrics_add(&metrics->requests[route][place_of(status)], 1);
    metrics_add(&metrics->buckets[bucket], 1);
    metrics_add(&metrics->microseconds, (int64_t)microseconds);
}

void metrics_count_refusal(struct metrics *metrics, int status)
{
    metrics_add(&metrics->refused[place_of(status)], 1);
}

/* ---- text ------------------------------------------------------------------------------------ */

static uint64_t sum(const struct service *service, size_t offset)
{
    uint64_t all = 0;
    for (unsigned w = 0; w < service->options.threads; w++) {
        const char *metrics = (const char *)&service->workers[w].metrics;
        all += atomic_load_explicit((const metric *)(metrics + offset), memory_order_relaxed);
    }
    return all;
}

static void put_head(FILE *to, const char *name, const char *type, const char *help)
{
    fprintf(to, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void put_one(FILE *to, const char *name, const char *type, const char *help, uint64_t value)
{
    put_head(to, name, type, help);
    fprintf(to, "%s %llu\n", name, (unsigned long long)value);
}

static void put_requests(FILE *to, const struct service *service)
{
    put_head(to, "tenon_service_requests_total", "counter", "Requests by route and status.");
    for (size_t r = 0; route_path(r); r++)
        for (size_t s = 0; s < METRICS_STATUSES; s++) {
            const uint64_t n = sum(service, offsetof(struct metrics, requests[r][s]));
            if (n)
                fprintf(to, "tenon_service_requests_total{route=\"%s\",code=\"%d\"} %llu\n",
                        route_path(r), statuses[s], (unsigned long long)n);
        }
    put_head(to, "tenon_service_refused_total", "counter",
             "Requests refused before they came to a route.");
    for (size_t s = 0; s < METRICS_STATUSES; s++) {
        const uint64_t n = sum(service, offsetof(struct metrics, refused[s]));
        if (n)
            fprintf(to, "tenon_service_refused_total{code=\"%d\"} %llu\n", statuses[s],
                    (unsigned long long)n);
    }
}

static void put_times(FILE *to, const struct service *service)
{
    uint64_t n = 0;
    put_head(to, "tenon_service_request_seconds", "histogram",
             "From a complete request to its answer's last byte.");
    for (size_t b = 0; b < METRICS_BUCKETS; b++) {
        n += sum(service, offsetof(struct metrics, buckets[b]));
        if (b + 1 < METRICS_BUCKETS)
            fprintf(to, "tenon_service_request_seconds_bucket{le=\"%g\"} %llu\n",
                    (double)ends[b] / 1e6, (unsigned long long)n);
    }
    fprintf(to,
            "tenon_service_request_seconds_bucket{le=\"+Inf\"} %llu\n"
            "tenon_service_request_seconds_sum %.6f\n"
            "tenon_service_request_seconds_count %llu\n",
            (unsigned long long)n,
            (double)sum(service, offsetof(struct metrics, microseconds)) / 1e6,
            (unsigned long long)n);
}

static uint64_t open_descriptors(void)
{
    uint64_t n = 0;
    DIR *folder = opendir("/proc/self/fd");
    if (!folder)
        return 0;
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;)
        n += entry->d_name[0] != '.';
    closedir(folder);
    return n - 1; /* the folder itself */
}

static uint64_t resident_bytes(void)
{
    unsigned long long all, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%llu %llu", &all, &resident) != 2)
            resident = 0;
        fclose(file);
    }
    return resident * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void put_process(FILE *to)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    put_head(to, "process_cpu_seconds_total", "counter", "User and system time.");
    fprintf(to, "process_cpu_seconds_total %.6f\n",
            (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6);
    put_one(to, "process_resident_memory_bytes", "gauge", "Memory in use.", resident_bytes());
    put_one(to, "process_open_fds", "gauge", "Open descriptors.", open_descriptors());
}

void metrics_write(const struct service *service, FILE *to)
{
    put_requests(to, service);
    put_times(to, service);
    put_one(to, "tenon_service_connections_total", "counter", "Connections accepted.",
            sum(service, offsetof(struct metrics, connections)));
    put_one(to, "tenon_service_connections", "gauge", "Connections open.",
            sum(service, offsetof(struct metrics, connections_open)));
    put_one(to, "tenon_service_upstream_failures_total", "counter",
            "Requests to the API server that failed.",
            sum(service, offsetof(struct metrics, upstream_failures)));
    put_process(to);
}

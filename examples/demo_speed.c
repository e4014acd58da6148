/* SPDX-License-Identifier: MIT
 * demo_speed.c: times of reading and writing the structs of models.h, by macro rows (models.c)
 * and by what tenongen made of models.h (models.tenon.c), each way of demo_ways.c.
 *
 * Reading resets the arena before every object, writing uses one buffer again: the state of a
 * server after its first requests. A batch is long enough for the clock; of many batches the
 * fastest counts, because other programs can only make them slower. Before the clock starts, all
 * ways must read the same and write the same bytes. */
#define _POSIX_C_SOURCE 200809L
#include "demo.h"
#include "models.tenon.h"
#include "models_rows.h"

#include <string.h>
#include <time.h>

#define STR(literal)                                                                               \
    {                                                                                              \
        literal, sizeof(literal) - 1                                                               \
    }

enum { LIST_LENGTH = 1000 };
static const int64_t BATCH_NS = 1000000, MEASURE_NS = 100000000;

union model_object {
    struct small small;
    struct big big;
    struct small_list list;
    struct small_dictionary dictionary;
};

struct model {
    const char *name;
    const tenon_type *rows, *generated;
    const void *object;
    size_t n; /* objects in it */
};

/* What is being timed. */
struct bench {
    const tenon_type *type;
    tenon_options options;
    const void *object;
    tenon_arena *arena;
    tenon_sink text, out;
};

static bool read_batch(struct bench *bench, unsigned rounds)
{
    union model_object object;
    bool good = true;
    for (unsigned i = 0; i < rounds && good; i++) {
        tenon_arena_reset(bench->arena);
        good = tenon_json_read(bench->type, &object, bench->text.data, bench->text.len,
                               &bench->arena->mem, &bench->options, NULL);
    }
    return good;
}

static bool write_batch(struct bench *bench, unsigned rounds)
{
    bool good = true;
    for (unsigned i = 0; i < rounds && good; i++) {
        bench->out.len = 0;
        good = tenon_json_write(bench->type, bench->object, &bench->out, &bench->options, NULL);
    }
    return good;
}

static void take_way(struct bench *bench, const struct model *model, size_t way)
{
    bench->type = demo_ways()[way].rows ? model->rows : model->generated;
    bench->options = (tenon_options){.engine = demo_ways()[way].engine};
}

static int64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* Nanoseconds of one round; 0: it failed. */
static double measure(struct bench *bench, bool (*batch)(struct bench *, unsigned))
{
    unsigned rounds = 1;
    double best = 0;
    for (int64_t start = now_ns(), from = start, to; from - start < MEASURE_NS; from = to) {
        if (!batch(bench, rounds))
            return 0;
        to = now_ns();
        if (to - from < BATCH_NS && rounds < 1u << 30)
            rounds *= 2;
        else if (best == 0 || (double)(to - from) / rounds < best)
            best = (double)(to - from) / rounds;
    }
    return best;
}

/* All ways write the same bytes, and each reads what was written. */
static bool ways_agree(struct demo *demo, const struct model *model, struct bench *bench)
{
    bool good = true;
    union model_object object;
    for (size_t way = 0; way < DEMO_WAYS && good; way++) {
        take_way(bench, model, way);
        tenon_arena_reset(&demo->arena);
        good = write_batch(bench, 1) && bench->out.len == bench->text.len &&
               memcmp(bench->out.data, bench->text.data, bench->text.len) == 0 &&
               tenon_json_read(bench->type, &object, bench->text.data, bench->text.len,
                               &demo->arena.mem, &bench->options, NULL) &&
               tenon_equal(model->rows, model->object, &object);
    }
    return demo_check(demo, good);
}

static void show_times(const struct model *model, size_t way, size_t bytes, double read_ns,
                       double write_ns)
{
    const double n = (double)model->n, mega = 1000.0 * (double)bytes; /* bytes/ns are GB/s */
    if (way == 0)
        printf("  %-18s  %5zu  ", model->name, bytes);
    else
        printf("  %-18s  %5s  ", "", "");
    printf("%-17s%8.1f %6.0f  %9.1f %6.0f\n", demo_ways()[way].name, read_ns / n, mega / read_ns,
           write_ns / n, mega / write_ns);
    fflush(stdout);
}

static void time_model(struct demo *demo, const struct model *model)
{
    struct bench bench = {.object = model->object, .arena = &demo->arena};
    tenon_sink_memory(&bench.text, tenon_heap);
    tenon_sink_memory(&bench.out, tenon_heap);
    if (!tenon_json_write(model->rows, model->object, &bench.text, NULL, NULL) ||
        !ways_agree(demo, model, &bench))
        printf("  %-18s the ways DIFFER\n", model->name);
    else
        for (size_t way = 0; way < DEMO_WAYS; way++) {
            double read_ns, write_ns;
            take_way(&bench, model, way);
            read_ns = measure(&bench, read_batch);
            write_ns = measure(&bench, write_batch);
            if (demo_check(demo, read_ns > 0 && write_ns > 0))
                show_times(model, way, bench.text.len, read_ns, write_ns);
        }
    tenon_sink_fini(&bench.text, NULL);
    tenon_sink_fini(&bench.out, NULL);
}

void demo_speed(struct demo *demo)
{
    static const struct small small = {
        .Name = STR("Bill Gates"), .NumPurchases = 1200, .IsVIP = true};
    static const struct big big = {
        .Id = 1,
        .ClubMembershipType = Platinum,
        .Gender = Female,
        .FirstName = STR("Louise"),
        .MiddleInitial = STR("C"),
        .Surname = STR("Midgett"),
        .Address = {.StreetAddress = STR("43 Compare Valley"),
                    .City = STR("Chambersburg"),
                    .State = STR("PA"),
                    .ZipCode = 17201,
                    .Country = STR("US")},
        .EmailAddress = STR("LouiseCMidgett@dodgit.com"),
        .TelephoneNumber = STR("717-261-7855"),
        .MothersMaiden = STR("Kelly"),
        .NextBirthday = STR("1984-05-01T00:00:00"),
        .CCType = STR("Visa"),
        .CaseFileID = STR("192-80-6448"),
        .UPS = STR("1Z W64 924 70 0191 812 7"),
        .Occupation = STR("Traffic technician"),
        .Domain = STR("ScottsdaleSkincare.com"),
        .MembershipLevel = STR("A+"),
        .Kilograms = STR("64.2"),
        .PendingInvoiceID = 0,
        .YearsAsCustomer = 5,
    };
    static struct small items[LIST_LENGTH];
    static struct small_entry entries[LIST_LENGTH];
    static char keys[LIST_LENGTH][8];
    const struct small_list list = {items, LIST_LENGTH};
    const struct small_dictionary dictionary = {entries, LIST_LENGTH};
    const struct model models[] = {
        {"SmallClass", small_rows_type(), small_type(), &small, 1},
        {"BigClass", big_rows_type(), big_type(), &big, 1},
        {"list of 1000 small", small_list_rows_type(), small_list_type(), &list, LIST_LENGTH},
        {"the same by key", small_dictionary_rows_type(), small_dictionary_type(), &dictionary,
         LIST_LENGTH},
    };
    for (size_t i = 0; i < LIST_LENGTH; i++) {
        int len = snprintf(keys[i], sizeof keys[i], "key%zu", i);
        items[i] = small;
        entries[i] = (struct small_entry){{keys[i], (size_t)len}, small};
    }

    demo_heading(
        "Speed on one core, the best of many batches; an object of the list is one of its 1000",
        NULL);
    puts("\n                                              read               write");
    puts("                      bytes             ns/object   MB/s  ns/object   MB/s");
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        time_model(demo, &models[i]);
}
#undef STR

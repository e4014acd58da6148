// SPDX-License-Identifier: MIT
// time.cc: times bouts by Google Benchmark: each as many samples as repetitions, all samples of all
// bouts in random order, so that what changes while the run lasts (the clock, other programs) meets
// everybody alike.
//
// A bout is opened anew for each sample, outside the clock, and warmed up: its buffers have their
// size, its arena its block, as in a server after the first requests. How many operations a sample
// takes is found out beforehand.
//
// Shared machines have fast and slow times, up to a factor of two apart, and which a sample met
// would decide more than the peer. So the same reference work is timed before and after each
// sample; samples beside which it took more than a tenth longer than at its best in the whole run
// do not count, as long as a third of a bout's remains.
#include "plan.h"
#include "statistics.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace
{

double seconds_of(bout *one, std::size_t n)
{
    const auto from = std::chrono::steady_clock::now();
    bout_go(one, n);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
}

/** The options battle asks for a ratio within a few per cent, and has few bouts: it gets more
 * samples. */
unsigned repetitions_of(const battle_plan &plan, const battle_entry &entry)
{
    const bool options = entry.way == BATTLE_ONE_OPTIONS || entry.way == BATTLE_NEW_OPTIONS;
    return plan.choice.repetitions * (options ? 3 : 1);
}

/** Operations that take about `sample` seconds. */
std::size_t operations_for(bout *one, double sample)
{
    std::size_t n = 1;
    double took = seconds_of(one, n);
    while (took < sample / 8 && n < (std::size_t(1) << 40)) {
        n *= 2;
        took = seconds_of(one, n);
    }
    return std::max<std::size_t>(
        1, static_cast<std::size_t>(static_cast<double>(n) * sample / std::max(took, 1e-9)));
}

class Open
{
  public:
    explicit Open(const battle_entry &entry)
    {
        good = bout_open(&held, entry.one, entry.peer, entry.way);
    }
    ~Open()
    {
        bout_close(&held);
    }
    Open(const Open &) = delete;
    Open &operator=(const Open &) = delete;

    bout held;
    bool good;
};

/** Seconds that the reference work takes: four independent chains of arithmetic, so that it slows
 * down when another program shares the core, and not only when the clock does. */
double reference()
{
    std::uint64_t a = 1, b = 2, c = 3, d = 4;
    const auto from = std::chrono::steady_clock::now();
    for (int i = 0; i < 20000; i++) {
        a ^= a << 13, b ^= b << 13, c ^= c << 13, d ^= d << 13;
        a ^= a >> 7, b ^= b >> 7, c ^= c >> 7, d ^= d >> 7;
        a += b, b += c, c += d, d += a;
    }
    benchmark::DoNotOptimize(a + b + c + d);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
}

struct Progress {
    std::size_t done = 0, of = 0;
};

void run_sample(benchmark::State &state, const battle_entry &entry, std::size_t n,
                Progress &progress)
{
    char name[200];
    battle_entry_name(&entry, name, sizeof name);
    battle_progress("timing", progress.done++, progress.of, name);
    Open open(entry);
    bool good =
        open.good && bout_go(&open.held, std::max<std::size_t>(2, std::min(n, entry.one->n)));
    const double before = reference();
    while (good && state.KeepRunningBatch(static_cast<benchmark::IterationCount>(n)))
        good = bout_go(&open.held, n);
    state.counters["reference"] = std::max(before, reference());
    if (!good)
        state.SkipWithError("it failed after it had been checked");
}

struct Sample {
    double ns, reference;
};
using Samples = std::map<std::string, std::vector<Sample>>;

/** Takes the samples to their entries. */
class Collector : public benchmark::BenchmarkReporter
{
  public:
    explicit Collector(Samples &to) : samples(to)
    {
    }
    bool ReportContext(const Context &) override
    {
        return true;
    }
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs)
            if (run.run_type == Run::RT_Iteration && run.iterations > 0 &&
                run.real_accumulated_time > 0)
                samples[run.run_name.function_name].push_back(
                    {run.real_accumulated_time * 1e9 / static_cast<double>(run.iterations),
                     run.counters.at("reference")});
    }

  private:
    Samples &samples;
};

double best_reference(const Samples &all)
{
    double best = HUGE_VAL;
    for (const auto &entry : all)
        for (const Sample &sample : entry.second)
            best = std::min(best, sample.reference);
    return best;
}

/** The times of the samples that count. */
std::vector<double> undisturbed(std::vector<Sample> samples, double best)
{
    std::sort(samples.begin(), samples.end(),
              [](const Sample &a, const Sample &b) { return a.reference < b.reference; });
    const std::size_t least = (samples.size() + 2) / 3;
    std::vector<double> times;
    for (const Sample &sample : samples)
        if (times.size() < least || sample.reference <= 1.1 * best)
            times.push_back(sample.ns);
    return times;
}

void keep(battle_result *result, std::vector<double> samples)
{
    if (samples.empty())
        return;
    result->ns = static_cast<battle_ns *>(std::malloc(sizeof *result->ns));
    if (!result->ns)
        return;
    *result->ns = battle_summary(samples.data(), samples.size());
    result->samples = static_cast<unsigned>(samples.size());
}

} // namespace

void battle_time(battle_plan *plan)
{
    char program[] = "battle", interleaving[] = "--benchmark_enable_random_interleaving=true";
    char *arguments[] = {program, interleaving, nullptr};
    int n_arguments = 2;
    benchmark::Initialize(&n_arguments, arguments);

    Progress progress;
    for (std::size_t i = 0; i < plan->n; i++) {
        const battle_entry &entry = plan->entries[i];
        char name[200];
        battle_entry_name(&entry, name, sizeof name);
        battle_progress("warming", i, plan->n, name);
        if (!entry.result->checked)
            continue;
        Open open(entry);
        if (!open.good)
            continue;
        const std::size_t n = operations_for(&open.held, plan->choice.sample);
        benchmark::RegisterBenchmark(std::to_string(i).c_str(),
                                     [&entry, n, &progress](benchmark::State &state) {
                                         run_sample(state, entry, n, progress);
                                     })
            ->Iterations(static_cast<benchmark::IterationCount>(n))
            ->Repetitions(static_cast<int>(repetitions_of(*plan, entry)))
            ->ReportAggregatesOnly(false)
            ->UseRealTime();
        progress.of += repetitions_of(*plan, entry);
    }
    Samples samples;
    Collector collector(samples);
    benchmark::RunSpecifiedBenchmarks(&collector);
    const double best = best_reference(samples);
    for (std::size_t i = 0; i < plan->n; i++)
        keep(plan->entries[i].result, undisturbed(samples[std::to_string(i)], best));
    battle_progress("timing", 1, 1, "");
}

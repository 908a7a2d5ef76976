// SPDX-License-Identifier: MIT
//
// bench: solving speed in memory. Parsing is excluded; every answer is validated in a warm-up by
// an independent checker; the order of the puzzles is permuted by a fixed seed, so that a run that
// is cut short by the clock has seen a fair sample. The counters come from the warm-up, which sees
// every puzzle once, and therefore do not depend on the machine. Where all puzzles are for the
// engines of the classic grid, what is measured is their search alone, from candidates to the
// number of solutions and the first of them; the batch engine gets all puzzles at once.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <ctime>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "base/on_threads.h"
#include "base/random.h"
#include "batch.h"
#include "classic/batch.h"
#include "classic/grid9.h"
#include "command.h"
#include "engine/solver.h"
#include "input.h"
#include "interrupt.h"
#include "options.h"
#include "solve/classic_grid.h"
#include "solve/solve.h"
#include "text.h"
#include "verify/verify.h"

namespace omnidoku::cli::bench_command {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kPermutationSeed = 20'250'101;
/// So many wrong answers are told one by one.
constexpr std::size_t kMostWrongTold = 10;

struct Entry {
  std::string name;
  model::Puzzle puzzle;
};

struct Measured {
  solve::Outcome outcome;
  double seconds = 0;
  double setup_seconds = 0;  ///< of these, before the first node
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Calls work(i) for i = 0, 1, ... on several threads until it returns false.
template <class Work>
void on_threads(int threads, const Work& work) {
  std::atomic<std::size_t> next{0};
  const auto loop = [&next, &work] {
    while (work(next.fetch_add(1, std::memory_order_relaxed))) {
    }
  };
  base::on_threads(threads, loop);
}

class BenchTask : public Task {
 public:
  explicit BenchTask(CommandOptions& options) {
    search_.threads = 1;
    add_input_options(options, input_, Inputs::several);
    add_limit_option(options, search_, 2, "Solutions to look for; 2 proves uniqueness");
    add_search_options(options, search_);
    options.add("--seconds", seconds_, "How long to measure")
        .type_name("S")
        .show_default()
        .within(0.001, 1e6);
    options.flag("--per-puzzle", per_puzzle_,
                 "Measure each puzzle by itself and write a line for each");
    options.footer(R"(Examples:
  omnidoku bench puzzles.txt
  omnidoku bench puzzles.txt --seconds 10 --threads 4
  omnidoku bench puzzles.txt --per-puzzle

Writes a JSON object: puzzles (solved while measuring), seconds, us_per_puzzle,
puzzles_per_second, guesses_per_puzzle, engine, kernel, threads; with --per-puzzle a line
for each puzzle: name, status, seconds of the processor (the median of up to 50 times),
setup_seconds (of these, before the first node), nodes, runs of each kind of propagator.
A puzzle that breaks a rule at once or has rules that are not understood is named, not measured.)");
  }

  int run(Console& console) override {
    base::Result<solve::Options> options = solve_options(search_);
    if (!options) return console.fail(options.error());
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, console.out);
    if (!input) return console.fail(input.error());
    read(console, **input);
    if (entries_.empty()) {
      return console.fail(
          base::make_error(base::ErrorCode::syntax, (*input)->name() + ": nothing to measure"));
    }
    const int threads = thread_count(search_.threads);
    base::Counters counters;
    if (!warm_up(console, *options, threads, counters)) return kExitBad;
    if (interrupted()) return kExitInterrupted;
    if (entries_.empty()) return kExitBad;  // said why
    if (!per_puzzle_) measure(console, *options, threads, counters);
    return finish_output(console, console.out, bad_ ? kExitBad : kExitDone);
  }

 private:
  void read(Console& console, Input& input) {
    while (std::optional<formats::Record> record = input.next()) {
      if (record->document) {
        std::string name = record->document->puzzle.metadata.title;
        if (name.empty()) name = std::to_string(record->line);
        entries_.push_back({std::move(name), std::move(record->document->puzzle)});
      } else {
        console.say(error_text(input, *record));
        bad_ = true;
      }
    }
    if (const std::optional<base::Error> trouble = input.trouble()) {
      console.say(*trouble);
      bad_ = true;
    }
  }

  /// Solves every puzzle once and checks what comes out. False when an answer is wrong.
  bool warm_up(Console& console, const solve::Options& options, int threads,
               base::Counters& counters) {
    std::vector<Measured> results(entries_.size());
    std::atomic<bool> wrong{false};
    on_threads(per_puzzle_ ? 1 : threads, [&](std::size_t i) {
      if (i >= entries_.size() || options.limits.stop.stop_requested()) return false;
      const std::clock_t start = std::clock();
      results[i].outcome = solve::solve(entries_[i].puzzle, options);
      results[i].seconds = processor_seconds_since(start);
      for (const model::FilledGrid& solution : results[i].outcome.solutions) {
        if (verify::is_solution(entries_[i].puzzle, solution)) continue;
        console.say("puzzle " + entries_[i].name + ": the solution found is wrong");
        wrong = true;
      }
      return true;
    });
    if (per_puzzle_) {
      measure_each(options, results, &Measured::seconds);
      solve::Options setup = options;
      setup.limits.nodes = 0;
      measure_each(setup, results, &Measured::setup_seconds);
    }
    if (options.limits.stop.stop_requested()) return true;
    for (std::size_t i = 0; i < results.size(); ++i) {
      counters += results[i].outcome.counters;
      if (per_puzzle_) console.out.write(json_line(row_of(entries_[i], results[i])));
      if (!is_invalid(results[i])) continue;
      console.say("puzzle " + entries_[i].name + " is not measured: " + results[i].outcome.message);
      bad_ = true;
    }
    keep_valid(results);
    return !wrong;
  }

  static bool is_invalid(const Measured& result) {
    return result.outcome.status == base::Status::invalid ||
           result.outcome.status == base::Status::not_understood;
  }

  /// Without the puzzles that nobody solves: how long it takes to refuse them says nothing.
  void keep_valid(const std::vector<Measured>& results) {
    std::vector<Entry> valid;
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (is_invalid(results[i])) continue;
      valid.push_back(std::move(entries_[i]));
      solutions_.push_back(results[i].outcome.count);
    }
    entries_ = std::move(valid);
  }

  static nlohmann::ordered_json row_of(const Entry& entry, const Measured& result) {
    nlohmann::ordered_json row{{"name", entry.name},
                               {"status", base::to_string(result.outcome.status)}};
    if (is_invalid(result)) return row;
    row["seconds"] = result.seconds;
    row["setup_seconds"] = result.setup_seconds;
    row["nodes"] = result.outcome.counters.nodes;
    row["runs"] = runs_of(result.outcome);
    return row;
  }

  /// By the names of the kinds, those that ran.
  static nlohmann::ordered_json runs_of(const solve::Outcome& outcome) {
    auto runs = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < engine::kPropagatorNames.size(); ++i) {
      if (outcome.runs.of[i] != 0)
        runs[std::string(engine::kPropagatorNames[i])] = outcome.runs.of[i];
    }
    return runs;
  }

  static double processor_seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  }

  /// Solves all puzzles in order, set-up included, again and again: each as often as takes a third
  /// of a second, 50 times at most, and not again if it took longer than 1.5 s. Puts the median of
  /// the processor's time into `wanted`, where the time that the puzzle took once may stand. What
  /// is kept of a puzzle's rules for later ones is dropped before each round, so that a puzzle
  /// finds what those before it in the file left.
  void measure_each(const solve::Options& options, std::vector<Measured>& results,
                    double Measured::*wanted) const {
    constexpr double kEnough = 1.5;
    constexpr double kTogether = 0.3;
    constexpr double kMostTimes = 50;
    std::vector<std::vector<double>> seconds(results.size());
    for (int round = 0; round < static_cast<int>(kMostTimes); ++round) {
      engine::Solver::forget_rules();
      for (std::size_t i = 0; i < results.size(); ++i) {
        const double first = results[i].*wanted;
        const bool is_enough = is_invalid(results[i]) || first > kEnough ||
                               (round > 0 && round * std::max(first, 1e-6) >= kTogether);
        if (is_enough || options.limits.stop.stop_requested()) continue;
        const std::clock_t start = std::clock();
        static_cast<void>(solve::solve(entries_[i].puzzle, options));
        seconds[i].push_back(processor_seconds_since(start));
      }
    }
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (seconds[i].empty()) continue;
      const auto middle = seconds[i].begin() + static_cast<std::ptrdiff_t>(seconds[i].size() / 2);
      std::nth_element(seconds[i].begin(), middle, seconds[i].end());
      results[i].*wanted = *middle;
    }
  }

  /// Solves the permuted puzzles over and over until the time is up.
  void measure(Console& console, const solve::Options& options, int threads,
               base::Counters counters) {
    std::vector<std::size_t> order(entries_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    base::Random(kPermutationSeed).shuffle(std::span(order));

    const std::vector<classic::Grid9> grids = classic_grids(options, order);
    const bool is_classic = !grids.empty();
    const bool is_batch = is_classic && options.engine == solve::EngineChoice::batch;
    const auto over = [&](Clock::time_point start) {
      return seconds_since(start) >= seconds_ || options.limits.stop.stop_requested();
    };
    std::vector<classic::DigitPlanes> planes;
    if (is_batch) {
      for (const classic::Grid9& grid : grids) planes.push_back(classic::to_planes(grid));
      counters.guesses = batch_guesses(console, options, planes, order);
    }
    std::atomic<std::uint64_t> solved{0};
    const Clock::time_point start = Clock::now();
    if (is_batch) {
      on_threads(threads, [&, left = threads](std::size_t thread) {
        if (thread >= static_cast<std::size_t>(left)) return false;
        classic::BatchSolver solver;
        std::vector<classic::BatchAnswer> answers(planes.size());
        while (!over(start)) {
          solver.solve(planes.data(), planes.size(), batch_request(options), answers.data());
          solved += planes.size();
        }
        return true;
      });
    } else {
      // The clock is asked once for so many puzzles.
      const std::size_t portion = is_classic ? 64 : 1;
      on_threads(threads, [&](std::size_t p) {
        if (over(start)) return false;
        std::size_t i = p * portion % order.size();
        for (std::size_t n = 0; n < portion; ++n, i = i + 1 == order.size() ? 0 : i + 1) {
          if (is_classic) {
            classic::Solution9 first;
            classic::SearchRequest request;
            request.max_solutions = options.limits.solutions;
            request.first = &first;
            static_cast<void>(classic::search(grids[i], request));
          } else if (solve::solve(entries_[order[i]].puzzle, options).status ==
                     base::Status::cancelled) {
            return false;
          }
        }
        solved += portion;
        return true;
      });
    }
    const double seconds = seconds_since(start);
    const auto puzzles = static_cast<double>(std::max<std::uint64_t>(solved, 1));
    console.out.write(json_line({{"puzzles", solved.load()},
                                 {"seconds", seconds},
                                 {"us_per_puzzle", 1e6 * seconds / puzzles},
                                 {"puzzles_per_second", puzzles / seconds},
                                 {"guesses_per_puzzle", static_cast<double>(counters.guesses) /
                                                            static_cast<double>(entries_.size())},
                                 {"engine", is_batch     ? "batch"
                                            : is_classic ? "classic"
                                                         : "general"},
                                 {"kernel", is_classic ? classic::kernel().name : "none"},
                                 {"threads", threads}}));
  }

  static classic::BatchRequest batch_request(const solve::Options& options) {
    classic::BatchRequest request;
    request.max_solutions = options.limits.solutions;
    return request;
  }

  /// Solves all puzzles once with the batch engine and checks what comes out. Returns the guesses.
  std::uint64_t batch_guesses(Console& console, const solve::Options& options,
                              const std::vector<classic::DigitPlanes>& planes,
                              const std::vector<std::size_t>& order) {
    std::vector<classic::BatchAnswer> answers(planes.size());
    classic::BatchSolver().solve(planes.data(), planes.size(), batch_request(options),
                                 answers.data());
    std::uint64_t guesses = 0;
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const Entry& entry = entries_[order[i]];
      guesses += answers[i].guesses;
      model::FilledGrid grid;
      if (answers[i].solutions > 0) {
        for (const std::uint8_t digit : answers[i].first) grid.emplace_back(digit - 1);
      }
      const bool is_right = grid.empty() || verify::is_solution(entry.puzzle, grid);
      if (is_right && answers[i].solutions == solutions_[order[i]]) continue;
      bad_ = true;
      if (++wrong <= kMostWrongTold) {
        console.say("puzzle " + entry.name + ": the answer of the batch engine is wrong");
      }
    }
    if (wrong > kMostWrongTold) {
      console.say("and " + std::to_string(wrong - kMostWrongTold) + " more");
    }
    return guesses;
  }

  /// The puzzles in that order for the engine of the classic grid; none unless all are for it.
  /// (With a limit on time each search needs a clock of its own, which the library has.)
  [[nodiscard]] std::vector<classic::Grid9> classic_grids(
      const solve::Options& options, const std::vector<std::size_t>& order) const {
    std::vector<classic::Grid9> grids;
    if (!solve::may_use_classic(options.engine) || options.limits.time) return grids;
    for (const std::size_t puzzle : order) {
      const model::Puzzle& from = entries_[puzzle].puzzle;
      if (!solve::has_classic_rules(from)) return {};
      grids.push_back(solve::to_grid9(from));
    }
    return grids;
  }

  InputOptions input_;
  SearchOptions search_;
  double seconds_ = 5;
  bool per_puzzle_ = false;
  std::vector<Entry> entries_;
  std::vector<std::uint64_t> solutions_;  ///< of each entry, up to the limit
  bool bad_ = false;
};

}  // namespace

extern const Command descriptor{
    .name = "bench",
    .help = "Measure how fast puzzles are solved, in memory",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<BenchTask>(options);
    },
};

}  // namespace omnidoku::cli::bench_command

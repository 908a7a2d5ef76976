// SPDX-License-Identifier: MIT
//
// Exact counting. The search tree is cut into parts in a fixed way; threads take the parts one
// after another; the sum does not depend on who took which. A part that was interrupted counts
// toward the number reported, but is not noted as finished in the checkpoint.
#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include "base/bits.h"
#include "base/on_threads.h"
#include "solve/checkpoint.h"
#include "solve/session.h"
#include "solve/solve.h"

namespace omnidoku::solve {

using base::StopReason;

namespace {

/// Enough parts that the last ones do not keep the other threads waiting and that a checkpoint
/// loses little work.
constexpr std::size_t kParts = 512;
/// More than these are not told apart from them.
constexpr std::uint64_t kCountEnd = ~std::uint64_t{0};

/// To cut the tree of a large board takes as long as thousands of nodes, and few solutions are soon
/// found; so the threads begin when this did not do.
constexpr std::uint64_t kNodesAlone = 20'000;

using Parts = std::vector<engine::Solver::Part>;

class ParallelCount {
 public:
  /// The searcher must have built its general engine.
  ParallelCount(const model::Puzzle& puzzle, Searcher& searcher, Parts parts,
                const Options& options, Budget budget)
      : puzzle_(puzzle),
        searcher_(searcher),
        parts_(std::move(parts)),
        options_(options),
        budget_(std::move(budget)) {}

  base::Result<void> use_checkpoint(const std::string& file) {
    auto opened = Checkpoint::open(
        file, Checkpoint::fingerprint(searcher_.general(puzzle_).problem(), parts_), parts_.size());
    if (!opened) return opened.error();
    checkpoint_ = *std::move(opened);
    for (const auto& [part, solutions] : checkpoint_->finished())
      outcome_.count = base::saturating_sum(outcome_.count, solutions);
    done_ = checkpoint_->finished().size();
    return {};
  }

  base::Result<Outcome> run() {
    base::on_threads(options_.threads, [this] { work(); });
    if (checkpoint_ && !failure_) {
      if (auto saved = checkpoint_->save(); !saved) failure_ = saved.error();
    }
    if (failure_) return *failure_;
    const std::uint64_t limit = options_.limits.solutions;
    if (limit != 0 ? outcome_.count >= limit : outcome_.count == kCountEnd) {
      outcome_.count = limit != 0 ? limit : kCountEnd;
      outcome_.reason = StopReason::solutions;
    }
    outcome_.counters.solutions = outcome_.count;
    outcome_.status = status_of(outcome_.reason, outcome_.count);
    return std::move(outcome_);
  }

 private:
  void work() {
    Searcher searcher(searcher_);
    while (true) {
      const std::size_t part = next_.fetch_add(1);
      if (part >= parts_.size()) return;
      std::optional<base::Limits> limits = begin(part);
      if (!limits) continue;
      Options question = options_;
      question.limits = *std::move(limits);
      question.threads = 1;  // the others are at work on other parts
      const Outcome outcome = solve::run(searcher, puzzle_, parts_[part].domains, question);
      finish(part, outcome);
    }
  }

  /// The limits for a part; nothing when it is not to be searched.
  std::optional<base::Limits> begin(std::size_t part) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (failure_ || (checkpoint_ && checkpoint_->finished().count(part) != 0)) return std::nullopt;
    const std::uint64_t limit = options_.limits.solutions;
    if (limit != 0 && outcome_.count >= limit) return std::nullopt;
    if (const auto reason = budget_.exhausted()) {
      outcome_.reason = *reason;
      return std::nullopt;
    }
    // As many as, each counted so often, reach the limit.
    const std::uint64_t times = parts_[part].times;
    const std::uint64_t wanted = limit == 0 ? 0 : (limit - outcome_.count - 1) / times + 1;
    base::Limits limits = budget_.remaining(wanted);
    if (options_.limits.progress) {
      limits.progress = [this, part](const base::Progress& part_progress) {
        report(part, part_progress.counters);
      };
    }
    return limits;
  }

  void report(std::size_t part, const base::Counters& running) {
    const std::lock_guard<std::mutex> lock(mutex_);
    base::Progress progress;
    progress.counters = outcome_.counters;
    progress.counters += running;
    progress.counters.solutions = base::saturating_sum(
        outcome_.count, base::saturating_product(running.solutions, parts_[part].times));
    progress.fraction = static_cast<double>(done_) / static_cast<double>(parts_.size());
    options_.limits.progress(progress);
  }

  void finish(std::size_t part, const Outcome& outcome) {
    const std::lock_guard<std::mutex> lock(mutex_);
    budget_.spend(outcome.counters);
    outcome_.counters += outcome.counters;
    outcome_.runs += outcome.runs;
    const std::uint64_t solutions = base::saturating_product(outcome.count, parts_[part].times);
    outcome_.count = base::saturating_sum(outcome_.count, solutions);
    for (const model::FilledGrid& grid : outcome.solutions) {
      if (outcome_.solutions.size() < options_.keep) outcome_.solutions.push_back(grid);
    }
    if (outcome.reason != StopReason::exhausted) {
      outcome_.reason = outcome.reason;
      return;
    }
    ++done_;
    if (!checkpoint_) return;
    if (auto written = checkpoint_->finish(part, solutions); !written) failure_ = written.error();
  }

  const model::Puzzle& puzzle_;
  Searcher& searcher_;
  const Parts parts_;
  const Options& options_;
  std::atomic<std::size_t> next_{0};

  std::mutex mutex_;  // guards everything below
  Budget budget_;
  Outcome outcome_;
  std::size_t done_ = 0;
  std::optional<Checkpoint> checkpoint_;
  std::optional<base::Error> failure_;
};

/// A search by one thread that may take few nodes.
Outcome search_alone(const model::Puzzle& puzzle, const Options& options, Searcher& searcher,
                     Budget& budget) {
  Options question = options;
  question.limits = budget.remaining(options.limits.solutions);
  question.limits.nodes = std::min(kNodesAlone, question.limits.nodes.value_or(kNodesAlone));
  Outcome outcome = run(searcher, puzzle, domains_of(puzzle, puzzle.givens), question);
  budget.spend(outcome.counters);
  if (outcome.message.empty()) outcome.message = ignored_remark(puzzle, options);
  return outcome;
}

/// Of a puzzle whose rules are all understood or left out.
base::Result<Outcome> count_understood(const model::Puzzle& puzzle, const Options& options,
                                       const std::string& checkpoint_file) {
  Budget budget(options.limits);
  const base::Deadline deadline(options.limits);
  if (auto refusal = refuse(puzzle, options)) return *std::move(refusal);
  Searcher searcher(puzzle, options);
  const bool alone = options.threads <= 1 && checkpoint_file.empty();
  if (alone && searcher.is_classic()) {
    Outcome outcome = run(searcher, puzzle, domains_of(puzzle, puzzle.givens), options);
    if (outcome.message.empty()) outcome.message = ignored_remark(puzzle, options);
    return outcome;
  }
  engine::Solver& solver = searcher.general(puzzle);
  const engine::Domains start = solver.problem().cell_domains();
  const auto propagated = solver.propagate(start);
  if (propagated.contradiction) {
    Outcome outcome;
    outcome.status = base::Status::none;
    explain_contradiction(puzzle, solver.problem(), start, *propagated.contradiction, outcome);
    return outcome;
  }
  Outcome first;
  if (!alone && checkpoint_file.empty()) {
    first = search_alone(puzzle, options, searcher, budget);
    if (first.reason == StopReason::exhausted || first.reason == StopReason::solutions)
      return first;
  }
  // A search that is alone begins before anything is taken away, so that it sees which digits are
  // alike.
  std::optional<Parts> parts = Parts{{start}};
  if (!alone) parts = solver.split(propagated.domains, kParts, deadline);
  if (!parts) {  // what is known is what was found before
    first.reason = budget.exhausted().value_or(StopReason::cancelled);
    first.status = status_of(first.reason, first.count);
    return first;
  }
  ParallelCount counting(puzzle, searcher, *std::move(parts), options, std::move(budget));
  if (!checkpoint_file.empty()) {
    if (auto opened = counting.use_checkpoint(checkpoint_file); !opened) return opened.error();
  }
  auto outcome = counting.run();
  if (outcome && outcome->message.empty()) outcome->message = ignored_remark(puzzle, options);
  return outcome;
}

}  // namespace

base::Result<Outcome> count(const model::Puzzle& puzzle, const Options& options,
                            const std::string& checkpoint_file) {
  if (is_half_understood(puzzle, options)) {
    auto rest = count(puzzle, without_unknown(options), checkpoint_file);
    if (!rest) return rest;
    const std::string number = std::to_string(rest->count);
    const std::string bound =
        (rest->count == 1 ? "there is 1 solution" : "there are " + number + " solutions") +
        (rest->reason == StopReason::exhausted ? ", so at most that number" : " or more");
    tell_half_understood(puzzle, rest->status, rest->message, bound);
    rest->solutions.clear();
    return rest;
  }
  auto counted = count_understood(puzzle, options, checkpoint_file);
  return counted ? doubted(puzzle, *std::move(counted), options) : counted;
}

}  // namespace omnidoku::solve

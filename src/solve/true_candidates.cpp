// SPDX-License-Identifier: MIT
//
// True candidates: every candidate is either seen in a solution or refuted. A solution found covers
// one candidate of every cell at once, so few searches are needed; a refuted candidate leaves the
// starting domains for good, which makes the later searches shorter. Candidates that take long wait
// until the others are known, so that a limit leaves as few open as can be. Threads take one
// candidate each.
#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/on_threads.h"
#include "solve/session.h"
#include "solve/solve.h"

namespace omnidoku::solve {

using base::Status;
using base::StopReason;
using geometry::Candidate;
using geometry::Cell;
using geometry::DigitSet;

namespace {

/// What a candidate may take in each round; in the last as much as there is.
constexpr std::optional<std::uint64_t> kNodesOfRound[] = {2'000, 32'000, 512'000, std::nullopt};

class CandidateSearch {
 public:
  CandidateSearch(const model::Puzzle& puzzle, const Options& options)
      : puzzle_(puzzle),
        options_(options),
        searcher_(puzzle, options),
        open_(domains_of(puzzle, puzzle.givens)),
        budget_(options.limits) {
    options_.keep = 0;
    result_.digits.resize(open_.size());
  }

  TrueCandidates run() {
    result_.status = decide();
    const bool is_cut_short =
        result_.status == Status::limit || result_.status == Status::cancelled;
    result_.possible = is_cut_short ? still_possible() : result_.digits;
    if (result_.message.empty()) result_.message = ignored_remark(puzzle_, options_);
    return std::move(result_);
  }

 private:
  Status decide() {
    // Whether there are any at all; the first solutions cover many candidates.
    Options question = options_;
    question.limits = budget_.remaining(2);
    const Outcome first = solve::run(searcher_, puzzle_, open_, question,
                                     [this](const model::FilledGrid& grid) { return cover(grid); });
    budget_.spend(first.counters);
    result_.counters += first.counters;
    result_.message = first.message;
    if (first.count < 2) return first.status;
    options_.explain = false;
    for (const auto& nodes : kNodesOfRound) {
      if (const auto stopped = round(nodes))
        return *stopped == StopReason::cancelled ? Status::cancelled : Status::limit;
      if (next_candidate(std::size_t{0}) == nullptr) break;
    }
    return Status::multiple;
  }

  /// Asks about every open candidate once. Why it ended early, if it did.
  std::optional<StopReason> round(std::optional<std::uint64_t> nodes) {
    candidates_.clear();
    for (std::size_t i = 0; i < open_.size(); ++i) {
      (open_[i] - result_.digits[i]).for_each([&](geometry::Digit digit) {
        candidates_.push_back({Cell(i), digit});
      });
    }
    next_ = 0;
    const auto most_threads = static_cast<std::size_t>(std::max(1, options_.threads));
    const std::size_t num_threads = std::min(most_threads, candidates_.size());
    // Each with a searcher of its own, copied before the first goes to work.
    std::vector<Searcher> searchers(num_threads > 1 ? num_threads - 1 : 0, searcher_);
    std::atomic<std::size_t> taken{0};
    base::on_threads(static_cast<int>(num_threads), [&] {
      const std::size_t mine = taken++;
      work(mine == 0 ? searcher_ : searchers[mine - 1], nodes);
    });
    return stopped_;
  }

  void work(Searcher& searcher, std::optional<std::uint64_t> nodes) {
    Options question = options_;
    question.threads = 1;
    std::unique_lock lock(mutex_);
    while (!stopped_) {
      const Candidate* candidate = next_candidate(next_);
      if (candidate == nullptr) return;
      next_ = static_cast<std::size_t>(candidate - candidates_.data()) + 1;
      stopped_ = budget_.exhausted();
      if (stopped_) return;
      engine::Domains start = open_;
      start[candidate->cell.index()] = DigitSet::single(candidate->digit);
      question.limits = budget_.remaining(1);
      const bool is_patient = !nodes || (question.limits.nodes && *question.limits.nodes <= *nodes);
      if (!is_patient) question.limits.nodes = nodes;
      lock.unlock();
      const Outcome outcome =
          solve::run(searcher, puzzle_, start, question, [this](const model::FilledGrid& grid) {
            const std::lock_guard guard(mutex_);
            return cover(grid);
          });
      lock.lock();
      budget_.spend(outcome.counters);
      result_.counters += outcome.counters;
      if (outcome.reason == StopReason::exhausted && outcome.count == 0) {
        open_[candidate->cell.index()].erase(candidate->digit);
      } else if (outcome.count == 0 && (is_patient || outcome.reason != StopReason::nodes)) {
        stopped_ = outcome.reason;
      }
    }
  }

  /// The first from this place on of which nothing is known yet; null if there is none.
  [[nodiscard]] const Candidate* next_candidate(std::size_t place) const {
    for (; place < candidates_.size(); ++place) {
      const Candidate& one = candidates_[place];
      if (open_[one.cell.index()].contains(one.digit) &&
          !result_.digits[one.cell.index()].contains(one.digit))
        return &one;
    }
    return nullptr;
  }

  bool cover(const model::FilledGrid& grid) {
    for (std::size_t i = 0; i < grid.size(); ++i) result_.digits[i].insert(grid[i]);
    return true;
  }

  /// What nothing has refuted so far.
  engine::Domains still_possible() {
    const auto propagated = searcher_.general(puzzle_).propagate(open_);
    return propagated.contradiction ? open_ : propagated.domains;
  }

  const model::Puzzle& puzzle_;
  Options options_;
  Searcher searcher_;

  std::mutex mutex_;      // guards everything below
  engine::Domains open_;  // without what was refuted
  Budget budget_;
  TrueCandidates result_;
  std::vector<Candidate> candidates_;  // of the round
  std::size_t next_ = 0;
  std::optional<StopReason> stopped_;
};

TrueCandidates candidates_of(const model::Puzzle& puzzle, const Options& options) {
  if (const auto refusal = refuse(puzzle, options)) {
    TrueCandidates result;
    result.digits.resize(static_cast<std::size_t>(puzzle.num_cells()));
    result.possible = result.digits;
    result.status = refusal->status;
    result.message = refusal->message;
    return result;
  }
  return CandidateSearch(puzzle, options).run();
}

}  // namespace

TrueCandidates true_candidates(const model::Puzzle& puzzle, const Options& options) {
  if (is_half_understood(puzzle, options)) {
    TrueCandidates rest = true_candidates(puzzle, without_unknown(options));
    tell_half_understood(puzzle, rest.status, rest.message, "these digits can occur");
    return rest;
  }
  TrueCandidates result = candidates_of(puzzle, options);
  // What the words leave may be as wrong as that there is nothing.
  if (doubt_refutation(puzzle, result.status, result.message, options)) {
    result.possible = candidates_of(without_read_rules(puzzle), options).possible;
    for (geometry::DigitSet& digits : result.digits) digits = {};
  }
  return result;
}

}  // namespace omnidoku::solve

// SPDX-License-Identifier: MIT
//
// What is to be said about a puzzle. The dear part is minimality: a clue is needed exactly if there
// is a solution in which its cell differs from the known one while all other clues hold.
//   - Where houses are the only rules, swaps of two digits answer that for many givens at once.
//   - The rest takes a search each, with the known solution's digits tried first: the other
//     solution, if there is one, usually differs in few cells (2 to 6 times fewer nodes than in
//     plain order on 12x12 to 20x20 boards and Samurai; proofs that there is none cost the same).
//   - All clues are tried with few nodes first, then the open ones with more, so that whenever a
//     limit ends the work most of what can be known is known.
// Near 25x25 even that is not enough: of the 272 givens of one such puzzle 200 stay open after
// 1000 nodes each. Tried for them: all cells but those of some of the digits taken as known. With
// 18 of 25 digits free that finds one in fourteen, with fewer next to none.
#include <algorithm>

#include "solve/difference_sets.h"
#include "solve/session.h"
#include "solve/solve.h"

namespace omnidoku::solve {
namespace {

using geometry::Cell;

constexpr std::uint64_t kFirstNodes = 200;  // for each clue in the first round
constexpr std::uint64_t kMoreNodes = 4;     // factor from round to round
// The default effort, in nodes times cells: the time a node takes grows with the board.
constexpr std::uint64_t kDefaultEffort = 100'000'000;

/// The domain of a cell whose clue is turned around: what the clue forbids. Empty when it forbids
/// nothing, so that leaving it out changes nothing.
geometry::DigitSet opposite_clue(const model::Puzzle& puzzle, std::size_t cell) {
  geometry::DigitSet clue = puzzle.allowed[cell];
  if (puzzle.givens[cell]) clue &= geometry::DigitSet::single(*puzzle.givens[cell]);
  return puzzle.all_digits() - clue;
}

/// The test of each clue of a unique puzzle.
class ClueTest {
 public:
  ClueTest(const model::Puzzle& puzzle, const model::FilledGrid& solution, const Options& options,
           Budget& budget)
      : puzzle_(puzzle),
        // The givens must not be built into the engine's own domains here.
        structure_(model::without_clues(puzzle)),
        searcher_(structure_, options),
        start_(domains_of(puzzle, puzzle.givens)),
        options_(options),
        budget_(budget) {
    options_.keep = 0;
    options_.explain = false;
    options_.near = solution;
    for (std::size_t i = 0; i < start_.size(); ++i) {
      if (!opposite_clue(puzzle, i).empty()) {
        undecided_.emplace_back(i);
      } else if (puzzle.givens[i]) {
        redundant_.emplace_back(i);  // of the only symbol there is
      }
    }
    num_asked_ = undecided_.size();
  }

  void run(CheckReport& report) {
    drop_those_in_swaps();
    for (std::uint64_t nodes = kFirstNodes; !undecided_.empty(); nodes *= kMoreNodes) {
      if (!round(nodes)) break;
    }
    std::sort(redundant_.begin(), redundant_.end());
    report.redundant = std::move(redundant_);
    report.undecided = std::move(undecided_);
    if (!report.redundant.empty()) {
      report.minimal = false;
    } else if (report.undecided.empty()) {
      report.minimal = true;
    }
  }

 private:
  /// Whether only houses, the clues being digits, stand between the solution and another one.
  [[nodiscard]] bool only_houses() const {
    return puzzle_.constraints.empty() && !puzzle_.has_pencilmark_clues();
  }

  void drop_those_in_swaps() {
    if (!only_houses()) return;
    DifferenceSets sets(puzzle_.num_cells());
    sets.add_swaps(*puzzle_.board, options_.near);
    for (std::size_t i = 0; i < puzzle_.givens.size(); ++i) {
      if (!puzzle_.givens[i]) sets.set_given(Cell(i), false);
    }
    std::erase_if(undecided_, [&](Cell cell) { return sets.pin({&cell, 1}); });
  }

  /// Asks about each undecided clue once, with at most so many nodes. False if a limit ended it.
  bool round(std::uint64_t nodes) {
    std::vector<Cell> open;
    for (std::size_t next = 0; next < undecided_.size(); ++next) {
      const bool stopped = budget_.exhausted().has_value();
      if (stopped || !decide(undecided_[next], nodes)) open.push_back(undecided_[next]);
      report_progress(undecided_.size() - next - 1 + open.size());
    }
    undecided_ = std::move(open);
    return !budget_.exhausted();
  }

  bool decide(Cell cell, std::uint64_t nodes) {
    geometry::DigitSet& domain = start_[cell.index()];
    const geometry::DigitSet clue = domain;
    domain = opposite_clue(puzzle_, cell.index());
    options_.limits = budget_.remaining(1);
    options_.limits.nodes = std::min(nodes, options_.limits.nodes.value_or(nodes));
    options_.limits.progress = nullptr;
    const Outcome outcome = solve::run(searcher_, structure_, start_, options_);
    domain = clue;
    budget_.spend(outcome.counters);
    if (outcome.count > 0) return true;
    if (outcome.reason != base::StopReason::exhausted) return false;
    redundant_.push_back(cell);
    return true;
  }

  void report_progress(std::size_t num_open) {
    budget_.report(1 - static_cast<double>(num_open) / static_cast<double>(num_asked_));
  }

  const model::Puzzle& puzzle_;
  const model::Puzzle structure_;
  Searcher searcher_;
  engine::Domains start_;
  Options options_;
  Budget& budget_;
  std::size_t num_asked_ = 0;
  std::vector<Cell> undecided_;
  std::vector<Cell> redundant_;
};

}  // namespace

CheckReport check(const model::Puzzle& puzzle, const Options& options) {
  CheckReport report;
  Budget budget(options.limits);
  Options question = options;
  question.limits.solutions = 2;
  question.keep = 2;
  const Outcome outcome = solve(puzzle, question);
  budget.spend(outcome.counters);
  report.status = outcome.status;
  report.message = outcome.message;
  report.cells = outcome.cells;
  report.solutions = outcome.solutions;
  if (outcome.status != base::Status::unique) return report;
  if (!options.limits.nodes && !options.limits.time) {
    budget.allow_nodes(kDefaultEffort / static_cast<std::uint64_t>(puzzle.num_cells()));
  }
  ClueTest(puzzle, outcome.solutions.front(), options, budget).run(report);
  return report;
}

}  // namespace omnidoku::solve

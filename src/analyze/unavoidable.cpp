// SPDX-License-Identifier: MIT
//
// Digits of the solution are changed one by one. What a change breaks says which cell has to change
// next: a cell with a digit that a new one excludes, some cell of a house that lacks a digit now,
// or some cell of another rule that does not hold. The branches of each such question exclude each
// other, so that every way to change the grid is met once. When nothing is broken any more the
// changed cells are an unavoidable set; who would go on from there would find no minimal one. So
// all minimal sets up to a size are met; sizes go up by one, and a set that holds a smaller one is
// left out.
#include "analyze/unavoidable.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>
#include <utility>

#include "constraints/members.h"
#include "logic/state/structure.h"
#include "solve/solve.h"
#include "verify/verify.h"

namespace omnidoku::analyze {

using constraints::Member;
using geometry::Cell;
using geometry::CellSet;
using geometry::Digit;
using logic::Candidate;

namespace {

constexpr std::uint64_t kMostChanges = 20'000'000;  // in changes of a cell
constexpr std::size_t kMostSets = 100'000;

class UnavoidableSearch {
 public:
  UnavoidableSearch(const model::Puzzle& puzzle, const model::FilledGrid& solution, int most_size,
                    const base::Limits& limits)
      : puzzle_(model::without_clues(puzzle)),
        structure_(puzzle_),
        solution_(solution),
        grid_(solution),
        most_size_(most_size),
        deadline_(limits),
        watch_(deadline_),
        progress_(limits.progress),
        has_other_rules_(!puzzle_.constraints.empty()) {
    if (!limits.time) most_work_ = kMostChanges;
    const std::size_t cells = solution.size();
    is_changed_.assign(cells, false);
    is_fixed_.assign(cells, false);
    wrong_.assign(cells, 0);
    blocked_.assign(structure_.num_candidates(), 0);
    num_digits_ = static_cast<std::size_t>(structure_.num_digits());
    present_.assign(structure_.houses().size() * num_digits_, 0);
    for (std::size_t house = 0; house < structure_.houses().size(); ++house) {
      for (const Cell cell : structure_.house(house).cells)
        ++present_[house * num_digits_ + solution[cell.index()].index()];
    }
    find_excluded();
  }

  UnavoidableSets run() {
    UnavoidableSets result;
    for (size_ = 1; size_ <= most_size_; ++size_) {
      for (std::size_t first = 0; first < solution_.size() && !is_over(); ++first) {
        report(first);
        begin_with(Cell(first));
      }
      // What was found of this size has no smaller one in it, whether or not all of them are there.
      for (const CellList& cells : found_) {
        result.sets.push_back(cells);
        CellSet set(structure_.num_cells());
        for (const Cell cell : cells) set.insert(cell);
        smaller_.push_back(std::move(set));
      }
      found_.clear();
      if (is_over_) return result;
      result.complete_to = size_;
    }
    return result;
  }

 private:
  void find_excluded() {
    excluded_.resize(structure_.num_candidates());
    for (std::size_t i = 0; i < excluded_.size(); ++i) {
      const Candidate one = structure_.candidate(i);
      for (const Cell peer : structure_.peer_list(one.cell))
        excluded_[i].push_back({peer, one.digit});
      for (const logic::PairExclusion& pair : structure_.pair_exclusions(one.cell)) {
        pair.excluded(one.digit).for_each([&](Digit digit) {
          if (digit != one.digit || !structure_.sees(one.cell, pair.other))
            excluded_[i].push_back({pair.other, digit});
        });
      }
    }
  }

  [[nodiscard]] bool is_over() {
    if (!is_over_) {
      is_over_ = watch_.passed() || (most_work_ && work_ > *most_work_) ||
                 smaller_.size() + found_.size() >= kMostSets;
    }
    return is_over_;
  }

  void report(std::size_t first) {
    if (!progress_) return;
    base::Progress progress;
    progress.counters.nodes = work_;
    progress.counters.solutions = smaller_.size() + found_.size();
    progress.fraction = static_cast<double>(first) / static_cast<double>(solution_.size());
    progress_(progress);
  }

  /// The sets of the wanted size of which this is the first cell.
  void begin_with(Cell first) {
    first_ = first;
    structure_.all_digits().for_each([&](Digit digit) { try_change(first, digit); });
  }

  /// Whether a cell may get a digit, as far as it and those that were changed know.
  [[nodiscard]] bool may_get(Cell cell, Digit digit) const {
    return cell >= first_ && !is_changed_[cell.index()] && !is_fixed_[cell.index()] &&
           digit != solution_[cell.index()] && blocked_[structure_.id({cell, digit})] == 0 &&
           structure_.problem().domains[cell.index()].contains(digit);
  }

  void try_change(Cell cell, Digit digit) {
    if (is_over() || !may_get(cell, digit)) return;
    change(cell, digit);
    const int slack = size_ - static_cast<int>(changed_.size()) - num_wrong_;
    if (slack >= 0) go_on(slack);
    change_back(cell, digit);
  }

  void change(Cell cell, Digit digit) {
    ++work_;
    if (wrong_[cell.index()] > 0) --num_wrong_;
    is_changed_[cell.index()] = true;
    changed_.push_back(cell);
    grid_[cell.index()] = digit;
    count(cell, solution_[cell.index()], -1);
    count(cell, digit, 1);
    for (const Candidate other : excluded_[structure_.id({cell, digit})]) {
      ++blocked_[structure_.id(other)];
      if (solution_[other.cell.index()] != other.digit) continue;
      if (wrong_[other.cell.index()]++ == 0 && !is_changed_[other.cell.index()]) ++num_wrong_;
    }
  }

  void change_back(Cell cell, Digit digit) {
    for (const Candidate other : excluded_[structure_.id({cell, digit})]) {
      --blocked_[structure_.id(other)];
      if (solution_[other.cell.index()] != other.digit) continue;
      if (--wrong_[other.cell.index()] == 0 && !is_changed_[other.cell.index()]) --num_wrong_;
    }
    count(cell, digit, -1);
    count(cell, solution_[cell.index()], 1);
    grid_[cell.index()] = solution_[cell.index()];
    changed_.pop_back();
    is_changed_[cell.index()] = false;
    if (wrong_[cell.index()] > 0) ++num_wrong_;
  }

  void count(Cell cell, Digit digit, int by) {
    for (const logic::HousePlace place : structure_.houses_of(cell)) {
      std::int16_t& number = present_[place.house * num_digits_ + digit.index()];
      number = static_cast<std::int16_t>(number + by);
    }
  }

  /// The ways to mend one thing that is broken.
  struct Question {
    std::vector<Candidate> options;
    bool is_asked = false;
    /// Keeps it if there are fewer ways than known.
    void take(std::vector<Candidate>& other) {
      if (is_asked && other.size() >= options.size()) return;
      std::swap(options, other);
      is_asked = true;
    }
  };

  /// `slack`: how many cells may change beyond those that must.
  void go_on(int slack) {
    Question question;
    ask_about_wrong_cells(question);
    ask_about_missing_digits(slack, question);
    if (question.is_asked) {
      for (const Candidate option : question.options) try_change(option.cell, option.digit);
      return;
    }
    const std::optional<Member> broken = broken_rule();
    if (!broken) {
      note();
    } else if (slack > 0) {
      mend(*broken);
    }
  }

  void ask_about_wrong_cells(Question& question) const {
    if (num_wrong_ == 0) return;
    std::vector<Candidate> options;
    for (const Cell changed : changed_) {
      for (const Candidate other : excluded_[structure_.id({changed, grid_[changed.index()]})]) {
        if (is_changed_[other.cell.index()] || solution_[other.cell.index()] != other.digit)
          continue;
        options.clear();
        structure_.all_digits().for_each([&](Digit digit) {
          if (may_get(other.cell, digit)) options.push_back({other.cell, digit});
        });
        question.take(options);
        if (question.options.empty()) return;
      }
    }
  }

  void ask_about_missing_digits(int slack, Question& question) const {
    std::vector<Candidate> options;
    for (const Cell changed : changed_) {
      const Digit digit = solution_[changed.index()];
      for (const logic::HousePlace place : structure_.houses_of(changed)) {
        const logic::HouseInfo& house = structure_.house(place.house);
        if (!house.full || present_[place.house * num_digits_ + digit.index()] > 0) continue;
        options.clear();
        for (const Cell cell : house.cells) {
          if ((slack > 0 || wrong_[cell.index()] > 0) && may_get(cell, digit))
            options.push_back({cell, digit});
        }
        question.take(options);
        if (question.options.empty()) return;
      }
    }
  }

  /// A rule that the grid breaks, which keeps all houses and pairs.
  [[nodiscard]] std::optional<Member> broken_rule() const {
    if (!has_other_rules_) return std::nullopt;
    for (std::size_t i = 0; i < puzzle_.constraints.size(); ++i) {
      const Member rule{Member::Kind::constraint, static_cast<std::uint32_t>(i)};
      if (!verify::keeps(puzzle_, rule, grid_)) return rule;
    }
    return std::nullopt;
  }

  /// Some cell of the rule has to change: the first, or the second and not the first, and so on.
  void mend(Member rule) {
    const std::vector<Cell> cells = constraints::cells_of(puzzle_, rule);
    std::vector<Cell> fixed;
    for (const Cell cell : cells) {
      if (is_changed_[cell.index()] || is_fixed_[cell.index()]) continue;
      structure_.all_digits().for_each([&](Digit digit) { try_change(cell, digit); });
      is_fixed_[cell.index()] = true;
      fixed.push_back(cell);
    }
    for (const Cell cell : fixed) is_fixed_[cell.index()] = false;
  }

  void note() {
    if (static_cast<int>(changed_.size()) != size_) return;
    CellSet set(structure_.num_cells());
    for (const Cell cell : changed_) set.insert(cell);
    for (const CellSet& one : smaller_) {
      if (set.contains_all(one)) return;
    }
    CellList cells = changed_;
    std::sort(cells.begin(), cells.end());
    found_.insert(std::move(cells));
  }

  const model::Puzzle puzzle_;
  const logic::Structure structure_;
  const model::FilledGrid& solution_;
  model::FilledGrid grid_;
  const int most_size_;
  base::Deadline deadline_;
  base::Watch watch_;
  std::function<void(const base::Progress&)> progress_;
  const bool has_other_rules_;
  std::optional<std::uint64_t> most_work_;
  std::size_t num_digits_ = 0;
  std::vector<std::vector<Candidate>> excluded_;  ///< in other cells, by each candidate
  std::vector<bool> is_changed_;
  std::vector<bool> is_fixed_;          ///< keeps its digit in this branch
  std::vector<std::uint16_t> wrong_;    ///< how many new digits exclude the cell's old one
  std::vector<std::uint16_t> blocked_;  ///< how many new digits exclude the candidate
  std::vector<std::int16_t> present_;   ///< per house and digit: cells that hold it
  CellList changed_;
  int num_wrong_ = 0;  ///< cells to be changed that are not yet
  int size_ = 1;
  Cell first_;
  std::set<CellList> found_;      ///< of the size that is looked for
  std::vector<CellSet> smaller_;  ///< all that are smaller
  std::uint64_t work_ = 0;
  bool is_over_ = false;
};

/// The cells in which a grid is not the solution.
CellList difference(const model::FilledGrid& grid, const model::FilledGrid& solution) {
  CellList cells;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (grid[i] != solution[i]) cells.emplace_back(i);
  }
  return cells;
}

/// A minimal unavoidable set within one: each cell in turn keeps its digit, if the others can
/// change without it. At a limit what there is by then, which need not be minimal: nothing.
std::optional<CellList> minimal_within(solve::Prepared& rules, const model::FilledGrid& solution,
                                       CellList set, const base::Deadline& deadline,
                                       const base::Limits& limits) {
  CellList needed;
  while (!set.empty()) {
    const Cell cell = set.back();
    set.pop_back();
    model::PartialGrid givens(solution.begin(), solution.end());
    for (const Cell open : set) givens[open.index()].reset();
    for (const Cell open : needed) givens[open.index()].reset();
    solve::Options options;
    options.limits = deadline.rest_of(limits);
    options.limits.progress = nullptr;
    options.limits.solutions = 2;
    options.keep = 2;
    options.explain = false;
    options.near = solution;
    const solve::Outcome outcome = rules.solve(givens, options);
    if (outcome.count < 2 && outcome.reason != base::StopReason::exhausted) return std::nullopt;
    if (outcome.count < 2) {
      needed.push_back(cell);
      continue;
    }
    const bool first_is_known = outcome.solutions.front() == solution;
    const CellList less = difference(outcome.solutions[first_is_known ? 1 : 0], solution);
    // Those that were shown to be needed are in every set that is left.
    std::erase_if(set,
                  [&](Cell one) { return !std::binary_search(less.begin(), less.end(), one); });
  }
  std::sort(needed.begin(), needed.end());
  return needed;
}

}  // namespace

UnavoidableSets find_unavoidable_sets(const model::Puzzle& puzzle,
                                      const model::FilledGrid& solution, int most_size,
                                      const base::Limits& limits) {
  return UnavoidableSearch(puzzle, solution, most_size, limits).run();
}

std::vector<ReasonForGiven> reasons_for_givens(const model::Puzzle& puzzle,
                                               const Removals& removals,
                                               const std::vector<CellList>& known,
                                               const base::Limits& limits) {
  std::vector<ReasonForGiven> reasons;
  if (removals.status != base::Status::unique) return reasons;
  const base::Deadline deadline(limits);
  solve::Prepared rules(model::without_clues(puzzle));
  for (const ClueRemoval& clue : removals.clues) {
    if (clue.clue.kind != Member::Kind::clue || clue.other.empty()) continue;
    const Cell given(std::size_t{clue.clue.index});
    const auto smallest = std::find_if(known.begin(), known.end(), [&](const CellList& cells) {
      return std::binary_search(cells.begin(), cells.end(), given) &&
             num_givens_in(puzzle, cells) == 1;
    });
    if (smallest != known.end()) {
      reasons.push_back({given, *smallest});
      continue;
    }
    std::optional<CellList> set = minimal_within(
        rules, removals.solution, difference(clue.other, removals.solution), deadline, limits);
    if (!set) break;
    reasons.push_back({given, *std::move(set)});
  }
  return reasons;
}

std::size_t num_givens_in(const model::Puzzle& puzzle, const CellList& cells) {
  return static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
    return puzzle.givens[cell.index()].has_value();
  }));
}

}  // namespace omnidoku::analyze

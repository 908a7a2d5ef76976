// SPDX-License-Identifier: MIT
//
// Sets of each size are looked at in turn, as a tree: the sub-solver goes on from what it made of
// the set without its last. What it has placed or removed by then tells it nothing new; a set with
// it is as good as the one without, which is smaller and was none.
#include "analyze/backdoors.h"

#include <functional>
#include <memory>

#include "analyze/sub_solver.h"

namespace omnidoku::analyze {

using geometry::Cell;
using geometry::Digit;
using logic::Candidate;

namespace {

constexpr std::uint64_t kDefaultWork = 1'000'000'000;  // in candidates removed

class BackdoorSearch {
 public:
  BackdoorSearch(const logic::Structure& structure, const model::FilledGrid& solution,
                 const BackdoorWish& wish, const base::Limits& limits)
      : structure_(structure),
        solution_(solution),
        wish_(wish),
        deadline_(limits),
        watch_(deadline_),
        progress_(limits.progress),
        solver_(wish.scale == nullptr ? singles(structure)
                                      : techniques(structure, *wish.scale, limits)) {
    if (!limits.time) most_work_ = kDefaultWork;
    result_.kind = wish.kind;
  }

  Backdoors run() {
    if (is_over()) return result_;
    if (is_solved()) {
      result_.size = 0;
      result_.tried = 0;
      result_.number = 1;
      result_.is_all = true;
      result_.listed = {{}};
      return result_;
    }
    if (is_over()) return result_;
    result_.tried = 0;
    start_ = solver_->mark();
    find_choices();
    for (int size = 1; size <= wish_.most_size; ++size) {
      size_ = static_cast<std::size_t>(size);
      extend(0);
      if (result_.number > 0) result_.size = size;
      if (is_over_) return result_;
      result_.tried = size;
      if (result_.number > 0) {
        result_.is_all = true;
        return result_;
      }
    }
    return result_;
  }

 private:
  /// What sets are made of.
  void find_choices() {
    for (int i = 0; i < structure_.num_cells(); ++i) {
      const Cell cell(i);
      if (solver_->is_placed(cell)) continue;
      const Digit digit = solution_[cell.index()];
      if (wish_.kind != BackdoorKind::candidates) {
        choices_.push_back({cell, digit});
        continue;
      }
      structure_.all_digits().for_each([&](Digit other) {
        const Candidate candidate{cell, other};
        if (other != digit && solver_->is_possible(candidate)) choices_.push_back(candidate);
      });
    }
  }

  [[nodiscard]] bool is_solved() const { return solver_->is_complete(); }

  [[nodiscard]] bool is_over() {
    if (!is_over_) {
      is_over_ = watch_.passed() || (most_work_ && solver_->work() > *most_work_);
      // A path by techniques is long beside a look at the clock, and may have been cut short.
      if (wish_.scale != nullptr && deadline_.passed()) is_over_ = true;
    }
    return is_over_;
  }

  /// All sets of the wanted size that begin with what was told.
  void extend(std::size_t first) {
    const std::size_t missing = size_ - told_.size();
    for (std::size_t i = first; i + missing <= choices_.size(); ++i) {
      if (told_.empty()) report(i);
      if (is_over()) return;
      const Candidate choice = choices_[i];
      if (is_told_already(choice)) continue;
      const std::size_t mark = solver_->mark();
      tell(choice);
      told_.push_back(choice);
      if (missing > 1) {
        extend(i + 1);
      } else if (is_solved() && (wish_.kind != BackdoorKind::strong || decides_all())) {
        note();
      }
      told_.pop_back();
      solver_->back(mark);
    }
  }

  /// Cells of a strong backdoor may follow from each other in the solution.
  [[nodiscard]] bool is_told_already(Candidate choice) const {
    switch (wish_.kind) {
      case BackdoorKind::cells: return solver_->is_placed(choice.cell);
      case BackdoorKind::candidates: return !solver_->is_possible(choice);
      case BackdoorKind::strong: break;
    }
    return false;
  }

  void tell(Candidate choice) {
    if (wish_.kind == BackdoorKind::candidates) {
      solver_->remove(choice);
    } else {
      solver_->place(choice);
    }
  }

  /// Whether the sub-solver solves or refutes whatever digits the cells of the set have. Leaves it
  /// told of the set, as it was.
  bool decides_all() {
    solver_->back(start_);
    const bool all = decides_from(0);
    for (const Candidate choice : told_) tell(choice);
    return all;
  }

  bool decides_from(std::size_t next) {
    // What is complete is the solution, or breaks a rule, which is seen at once.
    if (solver_->is_contradictory() || solver_->is_complete()) return true;
    if (next == told_.size()) return false;
    const Cell cell = told_[next].cell;
    bool all = true;
    structure_.all_digits().for_each([&](Digit digit) {
      if (!all || !solver_->is_possible({cell, digit})) return;
      const std::size_t mark = solver_->mark();
      solver_->place({cell, digit});
      all = decides_from(next + 1);
      solver_->back(mark);
    });
    return all;
  }

  void note() {
    ++result_.number;
    if (result_.listed.size() < wish_.list) result_.listed.push_back(told_);
  }

  void report(std::size_t done) {
    if (!progress_) return;
    base::Progress progress;
    progress.counters.nodes = solver_->work();
    progress.fraction = static_cast<double>(done) / static_cast<double>(choices_.size());
    progress_(progress);
  }

  const logic::Structure& structure_;
  const model::FilledGrid& solution_;
  const BackdoorWish& wish_;
  base::Deadline deadline_;
  base::Watch watch_;
  std::function<void(const base::Progress&)> progress_;
  std::unique_ptr<SubSolver> solver_;
  std::optional<std::uint64_t> most_work_;
  std::vector<Candidate> choices_;
  std::size_t start_ = 0;  ///< the sub-solver's mark before anything was told
  std::size_t size_ = 0;
  Backdoor told_;
  bool is_over_ = false;
  Backdoors result_;
};

}  // namespace

std::string_view to_string(BackdoorKind kind) {
  switch (kind) {
    case BackdoorKind::cells: return "cells";
    case BackdoorKind::strong: return "strong";
    case BackdoorKind::candidates: break;
  }
  return "candidates";
}

Backdoors find_backdoors(const logic::Structure& structure, const model::FilledGrid& solution,
                         const BackdoorWish& wish, const base::Limits& limits) {
  return BackdoorSearch(structure, solution, wish, limits).run();
}

}  // namespace omnidoku::analyze

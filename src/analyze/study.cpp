// SPDX-License-Identifier: MIT
#include "analyze/study.h"

#include <iterator>

#include "logic/path.h"
#include "logic/state/structure.h"
#include "solve/solve.h"

namespace omnidoku::analyze {
namespace {

/// Hands out the limits of the parts of a call, which follow each other.
class Parts {
 public:
  Parts(const base::Limits& limits, int number)
      : limits_(limits), deadline_(limits), number_(number) {}

  /// Those of the next part: of the time that is left its share, so that each has some.
  base::Limits next() {
    base::Limits part = deadline_.rest_of(limits_);
    if (part.time) *part.time /= number_ - done_;
    if (limits_.progress) {
      part.progress = [told = limits_.progress, before = done_,
                       all = number_](base::Progress progress) {
        if (progress.fraction >= 0) progress.fraction = (before + progress.fraction) / all;
        told(progress);
      };
    }
    ++done_;
    return part;
  }

 private:
  const base::Limits& limits_;
  base::Deadline deadline_;
  int number_;
  int done_ = 0;
};

/// The puzzle's status and solution alone.
Removals solved(const model::Puzzle& puzzle, const base::Limits& limits, bool ignore_unknown) {
  solve::Options options;
  options.limits = limits;
  options.limits.solutions = 2;
  options.ignore_unknown = ignore_unknown;
  const solve::Outcome outcome = solve::solve(puzzle, options);
  Removals result;
  result.status = outcome.status;
  result.message = outcome.message;
  result.own = {outcome.count, outcome.reason == base::StopReason::exhausted};
  result.is_whole = true;
  if (!outcome.solutions.empty()) result.solution = outcome.solutions.front();
  return result;
}

bool is_whole(const Backdoors& found, int most_size) {
  return found.size ? found.is_all : found.tried == most_size;
}

/// By the human scale; nothing if the limits come first.
std::optional<logic::Rating> rated(const model::Puzzle& puzzle, const base::Limits& limits) {
  const logic::Structure structure(puzzle);
  const logic::Path path = logic::find_path(
      logic::Position(logic::CandidateBoard::start(structure), true), logic::human_scale(), limits);
  if (path.end != logic::PathEnd::solved) return std::nullopt;
  return logic::rate(path);
}

}  // namespace

Study study(const model::Puzzle& puzzle, const StudyWish& wish, const base::Limits& limits) {
  Study result;
  constexpr int kNumKinds = static_cast<int>(std::size(kBackdoorKinds));
  Parts parts(limits, 1 + (wish.backdoors ? kNumKinds : 0) + (wish.unavoidable ? 2 : 0) +
                          (wish.level ? 1 : 0));
  base::Limits counting = parts.next();
  counting.solutions = wish.solutions;
  // The reasons for givens take the solutions without them.
  result.removals = wish.clues || wish.unavoidable
                        ? count_removals(puzzle, counting, wish.ignore_unknown)
                        : solved(puzzle, counting, wish.ignore_unknown);
  result.is_whole = result.removals.is_whole;
  if (result.removals.status == base::Status::unique) {
    const model::FilledGrid& solution = result.removals.solution;
    if (wish.backdoors) {
      const logic::Structure structure(puzzle);
      for (const BackdoorKind kind : kBackdoorKinds) {
        result.backdoors.push_back(find_backdoors(
            structure, solution,
            {.kind = kind, .most_size = wish.backdoor_size, .list = wish.list, .scale = wish.scale},
            parts.next()));
        if (!is_whole(result.backdoors.back(), wish.backdoor_size)) result.is_whole = false;
      }
    }
    if (wish.unavoidable) {
      result.unavoidable =
          find_unavoidable_sets(puzzle, solution, wish.unavoidable_size, parts.next());
      if (result.unavoidable->complete_to < wish.unavoidable_size) result.is_whole = false;
      result.reasons =
          reasons_for_givens(puzzle, result.removals, result.unavoidable->sets, parts.next());
    }
    if (wish.level) {
      result.rating = rated(puzzle, parts.next());
      if (!result.rating) result.is_whole = false;
    }
  }
  if (!wish.clues) result.removals.clues.clear();
  return result;
}

}  // namespace omnidoku::analyze

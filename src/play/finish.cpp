// SPDX-License-Identifier: MIT
#include "play/finish.h"

#include <algorithm>

#include "base/joined.h"
#include "verify/stored_solution.h"

namespace omnidoku::play {
namespace {

/// What a full board holds.
model::FilledGrid filled(const model::PartialGrid& digits) {
  model::FilledGrid grid;
  for (const auto& digit : digits) grid.push_back(*digit);
  return grid;
}

}  // namespace

std::string_view to_string(Finish finish) {
  switch (finish) {
    case Finish::open: return "open";
    case Finish::wrong: return "wrong";
    case Finish::against_stored: return "against_stored";
    case Finish::unjudged: return "unjudged";
    case Finish::solved: return "solved";
  }
  return "";
}

bool is_full(const model::PartialGrid& digits) {
  return std::all_of(digits.begin(), digits.end(),
                     [](const auto& digit) { return digit.has_value(); });
}

Finish finish_of(const model::Puzzle& puzzle, const model::PartialGrid& digits) {
  if (!is_full(digits)) return Finish::open;
  const model::FilledGrid grid = filled(digits);
  if (!verify::is_solution(puzzle, grid)) return Finish::wrong;
  if (const model::FilledGrid* stored = verify::witness(puzzle)) {
    return *stored == grid ? Finish::solved : Finish::against_stored;
  }
  return puzzle.unknown_rules.empty() ? Finish::solved : Finish::unjudged;
}

std::string finish_text(Finish finish, const model::Puzzle& puzzle,
                        const model::PartialGrid& digits) {
  const std::string hold =
      puzzle.unknown_rules.empty() ? "All rules hold" : "All rules that are understood hold";
  switch (finish) {
    case Finish::open: return {};
    case Finish::wrong: return "Every cell is filled, but not all is right.";
    case Finish::solved: return verify::trouble_with_stored(puzzle);
    case Finish::against_stored:
      return hold + ", but the stored solution has something else in " +
             verify::some_cells(*puzzle.board,
                                verify::differences(*puzzle.solution, filled(digits))) +
             ".";
    case Finish::unjudged: {
      const std::string trouble = verify::trouble_with_stored(puzzle);
      return hold + "; whether these do is not known: " +
             base::joined(model::texts_of(puzzle.unknown_rules), "; ") + "." +
             (trouble.empty() ? "" : " " + trouble);
    }
  }
  return {};
}

}  // namespace omnidoku::play

// SPDX-License-Identifier: MIT
//
// dutch_flatmates: the middle digit, 5 of nine, has the least directly above it or the greatest
// directly below. Where two are in the middle the lesser is meant.
#include <algorithm>
#include <vector>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::flatmates_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::Side;

constexpr ForeignName kForeign[] = {
    {.format = "iss", .name = "DutchFlatmates", .of_nine_values = true}};

struct Flatmates {
  Digit least;
  Digit middle;
  Digit greatest;
};

Flatmates flatmates_of(const model::Puzzle& puzzle) {
  const std::vector<Digit> digits = digits_by_value(puzzle);
  return {digits.front(), digits[(digits.size() - 1) / 2], digits.back()};
}

/// The cells above and below a cell, with what either holds where the middle digit is.
std::vector<std::pair<Cell, Digit>> beside(const model::Puzzle& puzzle, const Flatmates& digits,
                                           Cell cell) {
  std::vector<std::pair<Cell, Digit>> places;
  const auto above = puzzle.board->neighbour(cell, Side::top);
  const auto below = puzzle.board->neighbour(cell, Side::bottom);
  if (above && above->cell != cell) places.emplace_back(above->cell, digits.least);
  if (below && below->cell != cell) places.emplace_back(below->cell, digits.greatest);
  return places;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (puzzle.num_digits() > 2) return check_has_neighbours(puzzle, title_of(spec));
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": there is no middle one of these symbols",
                          "use three symbols or more");
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
           const model::PartialGrid& grid) {
  const Flatmates digits = flatmates_of(puzzle);
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    if (grid[Cell(i).index()] != digits.middle) continue;
    const auto places = beside(puzzle, digits, Cell(i));
    const bool may_have_one = std::any_of(places.begin(), places.end(), [&](const auto& place) {
      const auto& digit = grid[place.first.index()];
      return !digit || digit == place.second;
    });
    if (!may_have_one) return false;
  }
  return true;
}

/// Walks over a cell and those above and below, which remember whether a flatmate is wanted, and
/// then whether there is one.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Lowering& out) {
  constexpr std::uint64_t kWanted = 0;
  constexpr std::uint64_t kContent = 1;
  const Flatmates digits = flatmates_of(puzzle);
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    const auto places = beside(puzzle, digits, Cell(i));
    std::vector<Cell> cells{Cell(i)};
    std::int64_t kind = 0;  // which of the two there are
    for (const auto& [cell, digit] : places) {
      kind = kind * 2 + (digit == digits.least ? 1 : 2);
      // Of two places in one cell either will do.
      if (cell != cells.back()) cells.push_back(cell);
    }
    out.walk_by(
        {kind}, cells, kContent,
        [&](std::uint64_t state, std::size_t place, Digit digit) -> model::DiagramStep {
          if (place == 0) return digit == digits.middle ? kWanted : kContent;
          const bool is_one = std::any_of(places.begin(), places.end(), [&](const auto& one) {
            return one.first == cells[place] && one.second == digit;
          });
          return is_one ? kContent : state;
        },
        [](std::uint64_t state) { return state == kContent; });
  }
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                 const std::vector<Cell>& cells) {
  const Flatmates digits = flatmates_of(puzzle);
  std::vector<std::string> either;
  for (const auto& [cell, digit] : beside(puzzle, digits, cells.front())) {
    either.push_back(puzzle.symbols.text(digit) + " in " + puzzle.board->name(cell) +
                     (digit == digits.least ? " above it" : " below it"));
  }
  const std::string middle = puzzle.symbols.text(digits.middle);
  return middle + " in " + puzzle.board->name(cells.front()) +
         (either.empty() ? " has nothing beside it" : " needs " + listed(either, "or"));
}

std::string refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const Flatmates digits = flatmates_of(puzzle);
  if (!supposition.is_supposed(supposition.cells.front()) ||
      supposition.supposed.digit != digits.middle)
    return {};
  std::vector<std::string> neither;
  for (const auto& [cell, digit] : beside(puzzle, digits, supposition.cells.front())) {
    const geometry::DigitSet left = supposition.left_in(cell);
    if (left.contains(digit)) return {};
    neither.push_back(puzzle.board->name(cell) + " (" + listed(puzzle, left) + ") could not be " +
                      puzzle.symbols.text(digit));
  }
  return listed(neither);
}

constexpr ConstraintType kTypes[] = {{
    .id = "dutch_flatmates",
    .title = "Dutch flatmates",
    .noun = "Dutch flatmates rule",
    .also = "5 with 1 above or 9 below",
    .rule =
        "Wherever the middle digit is (of two the lesser), the least is directly above it or the "
        "greatest directly below it.",
    .shape = SpecShape::none,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .asks = asks,
    .refutes = refutes,
    .glyph = no_glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::flatmates_constraint

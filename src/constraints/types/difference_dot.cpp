// SPDX-License-Identifier: MIT
//
// difference_dot: two cells side by side whose values differ by a number, 1 where none is named.
// nonconsecutive: the rule that all such dots of 1 are drawn: values of cells side by side that no
// dot joins do not differ by 1.
#include <algorithm>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::difference_dot_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kDot = "difference_dot";
constexpr Parameter kParameters[] = {{"difference", Parameter::Kind::integer, false,
                                      "by how much the two values differ; 1 when it is not named",
                                      true}};
constexpr ForeignName kForeignDot[] = {{"fpuzzles", "difference"}};
constexpr ForeignName kForeignNone[] = {{"fpuzzles", "nonconsecutive"}};

std::int64_t difference_of(const model::ConstraintSpec& spec) {
  const auto* difference = spec.arguments.get<std::int64_t>("difference");
  return difference == nullptr ? 1 : *difference;
}

bool differ_by(const model::Puzzle& puzzle, Digit a, Digit b, std::int64_t difference) {
  const std::int64_t gap = puzzle.symbols.value(a) - puzzle.symbols.value(b);
  return gap == difference || gap == -difference;
}

base::Result<void> validate(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  if (difference_of(spec) >= 0) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": a difference is not negative",
                          "write " + std::to_string(-difference_of(spec)));
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto a = grid[spec.cells[0].index()];
  const auto b = grid[spec.cells[1].index()];
  return !a || !b || differ_by(puzzle, *a, *b, difference_of(spec));
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  out.relate(spec.cells[0], spec.cells[1],
             [&](Digit a, Digit b) { return differ_by(puzzle, a, b, difference_of(spec)); });
}

/// "2/3"
std::string list_of(const model::Puzzle& puzzle, geometry::DigitSet digits) {
  std::string list;
  digits.for_each(
      [&](Digit digit) { list += (list.empty() ? "" : "/") + puzzle.symbols.text(digit); });
  return list;
}

std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell from,
                        geometry::DigitSet left, Cell to, geometry::DigitSet gone) {
  const geometry::Board& board = *puzzle.board;
  return "nothing left in " + board.name(from) + " (" + list_of(puzzle, left) + ") differs by " +
         std::to_string(difference_of(spec)) + " from " + list_of(puzzle, gone) + " in " +
         board.name(to);
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  const std::int64_t difference = difference_of(spec);
  return {model::EdgeMark{spec.cells[0], spec.cells[1], model::EdgeMark::Shape::white_dot,
                          difference == 1 ? "" : std::to_string(difference)}};
}

bool is_joined(const model::Puzzle& puzzle, Cell a, Cell b) {
  return std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                     [&](const model::ConstraintSpec& spec) {
                       return spec.type == kDot && spec.cells.size() == 2 &&
                              std::minmax(spec.cells[0], spec.cells[1]) == std::minmax(a, b);
                     });
}

base::Result<void> validate_nonconsecutive(const model::Puzzle& puzzle,
                                           const model::ConstraintSpec& spec) {
  if (puzzle.board->has_neighbours() || puzzle.num_cells() < 2) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": on this board no cells are said to lie side by side",
                          "make cells that touch neighbours (\"neighbours\": \"touching\")");
}

bool nonconsecutive_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                          const model::PartialGrid& grid) {
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    const Cell cell(i);
    const auto digit = grid[cell.index()];
    if (!digit) continue;
    for (const Cell other : cells_beside(*puzzle.board, cell)) {
      const auto next = grid[other.index()];
      if (next && differ_by(puzzle, *digit, *next, 1) && !is_joined(puzzle, cell, other)) {
        return false;
      }
    }
  }
  return true;
}

void lower_nonconsecutive(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                          Lowering& out) {
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    for (const Cell other : cells_beside(*puzzle.board, Cell(i))) {
      if (other < Cell(i) || is_joined(puzzle, Cell(i), other)) continue;
      out.relate(Cell(i), other, [&](Digit x, Digit y) { return !differ_by(puzzle, x, y, 1); });
    }
  }
}

std::string nonconsecutive_reason(const model::Puzzle& puzzle,
                                  const model::ConstraintSpec& /*spec*/, Cell from,
                                  geometry::DigitSet left, Cell to, geometry::DigitSet /*gone*/) {
  const geometry::Board& board = *puzzle.board;
  return board.name(to) + " lies beside " + board.name(from) + ", which is " +
         list_of(puzzle, left) + ", with no dot between them";
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = kDot,
        .title = "Difference dot",
        .rule = "The values on both sides of a white dot differ by the number in it, or by 1.",
        .shape = SpecShape::pair,
        .parameters = kParameters,
        .foreign = kForeignDot,
        .validate = validate,
        .holds = holds,
        .lower = lower,
        .pair_reason = pair_reason,
        .glyph = glyph,
    },
    {
        .id = "nonconsecutive",
        .title = "Nonconsecutive",
        .noun = "nonconsecutive rule",
        .rule = "Values of cells side by side never differ by 1, but where a white dot joins them.",
        .shape = SpecShape::none,
        .foreign = kForeignNone,
        .all_drawn = kDot,
        .validate = validate_nonconsecutive,
        .holds = nonconsecutive_holds,
        .lower = lower_nonconsecutive,
        .pair_reason = nonconsecutive_reason,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::difference_dot_constraint

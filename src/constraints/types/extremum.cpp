// SPDX-License-Identifier: MIT
//
// minimum, maximum: the value of a cell is less, or greater, than those of all cells beside it that
// are not marked so too.
#include <algorithm>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/marks.h"

namespace omnidoku::constraints::extremum_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kMinimum[] = {"minimum"};
constexpr std::string_view kMaximum[] = {"maximum"};
constexpr ForeignName kForeignMinimum[] = {{"fpuzzles", "minimum"}};
constexpr ForeignName kForeignMaximum[] = {{"fpuzzles", "maximum"}};

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  return check_has_neighbours(puzzle, title_of(spec));
}

/// The cells beside it without a mark of this type.
std::vector<Cell> others(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::vector<Cell> cells = cells_beside(*puzzle.board, spec.cells.front());
  for_each_in_force(puzzle.constraints, [&](const model::ConstraintSpec& one) {
    if (one.type == spec.type && one.cells.size() == 1) std::erase(cells, one.cells.front());
  });
  return cells;
}

template <bool is_minimum>
bool goes_with(const model::Puzzle& puzzle, Digit mine, Digit other) {
  const std::int64_t one = puzzle.symbols.value(mine);
  const std::int64_t two = puzzle.symbols.value(other);
  return is_minimum ? one < two : one > two;
}

template <bool is_minimum>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto mine = grid[spec.cells.front().index()];
  if (!mine) return true;
  const std::vector<Cell> cells = others(puzzle, spec);
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    const auto other = grid[cell.index()];
    return !other || goes_with<is_minimum>(puzzle, *mine, *other);
  });
}

template <bool is_minimum>
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  for (const Cell cell : others(puzzle, spec)) {
    out.relate(spec.cells.front(), cell,
               [&](Digit mine, Digit other) { return goes_with<is_minimum>(puzzle, mine, other); });
  }
}

template <bool is_minimum>
std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell from,
                        geometry::DigitSet left, std::span<const Loss> losses) {
  const bool is_less = (losses.front().cell == spec.cells.front()) == is_minimum;
  return listed(puzzle, losers_of(losses)) + (losses.size() == 1 ? " is " : " are ") +
         (is_less ? "less" : "more") + " than " + puzzle.board->name(from) + ", which is " +
         listed(puzzle, left);
}

template <model::CellMark::Shape shape>
std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::CellMark{spec.cells.front(), shape}};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "minimum",
        .title = "Minimum",
        .noun = "minimum cell",
        .also = "local minimum, valley, fortress, arrows inwards",
        .rule = "The value in a minimum cell is less than those in all cells beside it that are "
                "not marked so.",
        .shape = SpecShape::cell,
        .foreign = kForeignMinimum,
        .heeds = kMinimum,
        .validate = validate,
        .holds = holds<true>,
        .lower = lower<true>,
        .looks_at = others,
        .pair_reason = pair_reason<true>,
        .glyph = glyph<model::CellMark::Shape::minimum>,
    },
    {
        .id = "maximum",
        .title = "Maximum",
        .noun = "maximum cell",
        .also = "local maximum, hill, fortress, arrows outwards",
        .rule = "The value in a maximum cell is greater than those in all cells beside it that are "
                "not marked so.",
        .shape = SpecShape::cell,
        .foreign = kForeignMaximum,
        .heeds = kMaximum,
        .validate = validate,
        .holds = holds<false>,
        .lower = lower<false>,
        .looks_at = others,
        .pair_reason = pair_reason<false>,
        .glyph = glyph<model::CellMark::Shape::maximum>,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::extremum_constraint

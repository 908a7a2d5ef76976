// SPDX-License-Identifier: MIT
//
// zipper: values as far from the middle of a line on either side of it have one sum. A line of an
// odd number of cells has that sum in its middle cell.
#include <optional>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::zipper_constraint {
namespace {

constexpr ForeignName kForeign[] = {{"fpuzzles", "zipperline"}, {"iss", "Zipper"}};

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const std::size_t length = spec.cells.size();
  std::optional<std::int64_t> common;
  for (std::size_t i = 0; i < (length + 1) / 2; ++i) {
    const auto a = grid[spec.cells[i].index()];
    const auto b = grid[spec.cells[length - 1 - i].index()];
    if (!a || !b) continue;
    const bool is_middle = i == length - 1 - i;
    const std::int64_t sum = puzzle.symbols.value(*a) + (is_middle ? 0 : puzzle.symbols.value(*b));
    if (common && *common != sum) return false;
    common = sum;
  }
  return true;
}

/// The outermost two against each of the others, which share no cell with them.
void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  const std::size_t length = spec.cells.size();
  for (std::size_t i = 1; i < (length + 1) / 2; ++i) {
    std::vector<WeightedCell> terms = {{spec.cells[0], 1}, {spec.cells[length - 1], 1}};
    terms.push_back({spec.cells[i], -1});
    if (i != length - 1 - i) terms.push_back({spec.cells[length - 1 - i], -1});
    out.sum_equals(terms, 0);
  }
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::zipper}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "zipper",
    .title = "Zipper line",
    .rule = "Two values as far from the middle of a zipper line have the same sum all along it; it "
            "is the value in the middle cell, if there is one.",
    .shape = SpecShape::path,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::zipper_constraint

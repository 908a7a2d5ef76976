// SPDX-License-Identifier: MIT
//
// zipper: values as far from the middle of a line on either side of it have one sum. A line of an
// odd number of cells has that sum in its middle cell.
#include <algorithm>
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

/// Pairs that are held against each other; all others only against these.
constexpr std::size_t kMostCompared = 8;

/// The two of each pair against the middle cell; without one each pair against each other.
void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  const std::size_t length = spec.cells.size();
  const std::size_t num_pairs = length / 2;
  const auto pair_of = [&](std::size_t i, int coefficient) {
    return std::vector<WeightedCell>{{spec.cells[i], coefficient},
                                     {spec.cells[length - 1 - i], coefficient}};
  };
  for (std::size_t i = 0; i < num_pairs; ++i) {
    std::vector<WeightedCell> terms = pair_of(i, 1);
    if (length % 2 == 1) {
      terms.push_back({spec.cells[num_pairs], -1});
      out.sum_equals(terms, 0);
      continue;
    }
    for (std::size_t j = 0; j < std::min(i, kMostCompared); ++j) {
      std::vector<WeightedCell> both = terms;
      for (const WeightedCell& term : pair_of(j, -1)) both.push_back(term);
      out.sum_equals(both, 0);
    }
  }
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::zipper}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<geometry::Cell>& cells) {
  const auto is_meant = [&cells](geometry::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  const std::size_t length = spec.cells.size();
  std::vector<std::string> pairs;
  for (std::size_t i = 0; i < length / 2; ++i) {
    if (is_meant(spec.cells[i]) && is_meant(spec.cells[length - 1 - i]))
      pairs.push_back(puzzle.board->name(spec.cells[i]) + " and " +
                      puzzle.board->name(spec.cells[length - 1 - i]));
  }
  if (pairs.empty()) return {};
  const std::string far = ", as far from the middle,";
  if (length % 2 == 1)
    return pairs[0] + far + " add up to what is in the middle, " +
           puzzle.board->name(spec.cells[length / 2]);
  return pairs.size() < 2 ? std::string() : pairs[0] + far + " add up to as much as " + pairs[1];
}

constexpr ConstraintType kTypes[] = {{
    .id = "zipper",
    .title = "Zipper line",
    .also = "equal pairs around the middle",
    .called = "zipper",
    .rule = "Two values as far from the middle of a zipper line have the same sum all along it; it "
            "is the value in the middle cell, if there is one.",
    .shape = SpecShape::path,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .asks = asks,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::zipper_constraint

// SPDX-License-Identifier: MIT
//
// region_sum_line: a line is cut where it passes from one region (or box) to another, also where it
// comes back to one; the values of each part add up to the same. Cells in no region are passed
// over. Where regions overlap a part lies in the same regions all along.
#include <algorithm>
#include <optional>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::region_sum_constraint {
namespace {

using geometry::Cell;

constexpr ForeignName kForeign[] = {{"fpuzzles", "regionsumline"}, {"iss", "RegionSumLine"}};

bool is_region(geometry::HouseKind kind) {
  return kind == geometry::HouseKind::box || kind == geometry::HouseKind::region;
}

std::vector<std::vector<Cell>> parts_of(const model::Puzzle& puzzle,
                                        const model::ConstraintSpec& spec) {
  const auto regions_of = [&](Cell cell) {
    std::vector<std::size_t> regions;
    const auto houses = puzzle.board->houses();
    for (std::size_t i = 0; i < houses.size(); ++i) {
      const std::vector<Cell>& cells = houses[i].cells;
      if (is_region(houses[i].kind) && std::find(cells.begin(), cells.end(), cell) != cells.end())
        regions.push_back(i);
    }
    return regions;
  };
  std::vector<std::vector<Cell>> parts;
  std::vector<std::size_t> last;
  for (const Cell cell : spec.cells) {
    std::vector<std::size_t> regions = regions_of(cell);
    if (!regions.empty() && (parts.empty() || regions != last)) parts.emplace_back();
    if (!regions.empty()) parts.back().push_back(cell);
    last = std::move(regions);
  }
  return parts;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (parts_of(puzzle, spec).size() > 1) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": " + puzzle.board->names(spec.cells) +
                              " do not pass from one box or region to another",
                          "draw the line through two or more of them");
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  std::optional<std::int64_t> common;
  for (const std::vector<Cell>& part : parts_of(puzzle, spec)) {
    std::int64_t sum = 0;
    bool is_full = true;
    for (const Cell cell : part) {
      const auto digit = grid[cell.index()];
      is_full = is_full && digit;
      if (digit) sum += puzzle.symbols.value(*digit);
    }
    if (!is_full) continue;
    if (common && *common != sum) return false;
    common = sum;
  }
  return true;
}

/// Each part adds up to the same as the one with the fewest cells.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::vector<std::vector<Cell>> parts = parts_of(puzzle, spec);
  const auto shortest = std::min_element(
      parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
  for (auto part = parts.begin(); part != parts.end(); ++part) {
    if (part == shortest) continue;
    std::vector<WeightedCell> terms;
    for (const Cell cell : *shortest) terms.push_back({cell, 1});
    for (const Cell cell : *part) terms.push_back({cell, -1});
    out.sum_equals(terms, 0);
  }
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::region_sum}};
}

/// The parts of which a sum holds two against each other.
std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const std::vector<Cell>& part : parts_of(puzzle, spec)) {
    const bool is_meant = std::all_of(part.begin(), part.end(), [&](Cell cell) {
      return std::find(cells.begin(), cells.end(), cell) != cells.end();
    });
    if (is_meant) names.push_back(listed(puzzle, part));
  }
  if (names.size() != 2) return {};
  return "its part " + names[0] + " comes to as much as its part " + names[1];
}

constexpr ConstraintType kTypes[] = {{
    .id = "region_sum_line",
    .title = "Region sum line",
    .also = "box sums, equal parts",
    .rule = "Box borders divide a region sum line into parts whose values have the same sum.",
    .shape = SpecShape::path,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .asks = asks,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::region_sum_constraint

// SPDX-License-Identifier: MIT
//
// FormulaWorld: what a formula (formula/) may ask of a puzzle: the cells of its board by name, and
// its other constraints as things.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formula/world.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

class FormulaWorld : public formula::World {
 public:
  /// `things` are those that the formula itself names ("things"). Keeps references.
  FormulaWorld(const model::Puzzle& puzzle, std::span<const formula::Thing> things)
      : puzzle_(puzzle), things_(things) {}

  [[nodiscard]] std::optional<formula::CellLists> lists(std::string_view name) const override;
  [[nodiscard]] std::optional<std::vector<geometry::Cell>> cells_of(
      std::string_view name, geometry::Cell cell) const override;
  [[nodiscard]] std::optional<std::int64_t> number_of(std::string_view name,
                                                      geometry::Cell cell) const override;
  [[nodiscard]] std::optional<std::vector<formula::Thing>> things(
      std::string_view name) const override;
  [[nodiscard]] formula::CellLists segments(const std::vector<geometry::Cell>& line) const override;
  [[nodiscard]] std::vector<std::string_view> names() const override;

 private:
  const model::Puzzle& puzzle_;
  std::span<const formula::Thing> things_;
};

/// A name of cells, and what they are.
struct PlaceHelp {
  std::string_view name;
  std::string_view meaning;
};
/// All of them, in the order of docs/FORMULAS.md.
[[nodiscard]] std::span<const PlaceHelp> place_helps();

}  // namespace omnidoku::constraints

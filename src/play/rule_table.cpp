// SPDX-License-Identifier: MIT
#include "play/rule_table.h"

#include <algorithm>
#include <cstddef>

#include "constraints/constraint_type.h"
#include "constraints/rules.h"

namespace omnidoku::play {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

RuleTable::RuleTable(const model::Puzzle& puzzle)
    : groups_(constraints::shapes_without_repeats(puzzle)),
      groups_of_(static_cast<std::size_t>(puzzle.num_cells())),
      constraints_of_(static_cast<std::size_t>(puzzle.num_cells())) {
  for (std::uint32_t group = 0; group < groups_.size(); ++group) {
    for (const Cell cell : groups_[group]) groups_of_[cell.index()].push_back(group);
  }
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    for (const Cell cell : constraints::scope_of(puzzle, puzzle.constraints[i])) {
      constraints_of_[cell.index()].push_back(static_cast<std::uint32_t>(i));
    }
  }
}

std::vector<Cell> RuleTable::peers(Cell cell) const {
  std::vector<Cell> peers;
  for (const std::uint32_t group : groups_of_[cell.index()]) {
    peers.insert(peers.end(), groups_[group].begin(), groups_[group].end());
  }
  std::sort(peers.begin(), peers.end());
  peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
  peers.erase(std::remove(peers.begin(), peers.end(), cell), peers.end());
  return peers;
}

DigitSet RuleTable::not_seen(const model::Puzzle& filled, Cell cell) const {
  DigitSet digits = filled.allowed[cell.index()];
  for (const std::uint32_t group : groups_of_[cell.index()]) {
    for (const Cell other : groups_[group]) {
      if (filled.givens[other.index()]) digits.erase(*filled.givens[other.index()]);
    }
  }
  return digits;
}

DigitSet RuleTable::possible(model::Puzzle& filled, Cell cell) const {
  DigitSet digits = not_seen(filled, cell);
  for (const std::uint32_t index : constraints_of_[cell.index()]) {
    const model::ConstraintSpec& spec = filled.constraints[index];
    // What is broken already says nothing about this cell.
    if (constraints::breaks(filled, spec)) continue;
    digits.for_each([&](Digit digit) {
      filled.givens[cell.index()] = digit;
      if (constraints::breaks(filled, spec)) digits.erase(digit);
    });
    filled.givens[cell.index()].reset();
  }
  return digits;
}

std::vector<Cell> RuleTable::stuck(model::Puzzle& filled) const {
  std::vector<bool> is_broken;
  for (const model::ConstraintSpec& spec : filled.constraints)
    is_broken.push_back(constraints::breaks(filled, spec));
  // One digit that no rule excludes is enough, and mostly found at once.
  const auto takes = [&](Cell cell, Digit digit) {
    filled.givens[cell.index()] = digit;
    const auto& indices = constraints_of_[cell.index()];
    const bool is_possible = std::none_of(indices.begin(), indices.end(), [&](std::uint32_t i) {
      return !is_broken[i] && constraints::breaks(filled, filled.constraints[i]);
    });
    filled.givens[cell.index()].reset();
    return is_possible;
  };
  std::vector<Cell> cells;
  for (int i = 0; i < filled.num_cells(); ++i) {
    const Cell cell(i);
    if (filled.givens[cell.index()]) continue;
    bool is_stuck = true;
    for (DigitSet left = not_seen(filled, cell); is_stuck && !left.empty();) {
      const Digit digit = left.first();
      is_stuck = !takes(cell, digit);
      left.erase(digit);
    }
    if (is_stuck) cells.push_back(cell);
  }
  return cells;
}

}  // namespace omnidoku::play

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

DigitSet RuleTable::possible(model::Puzzle& filled, Cell cell) const {
  DigitSet digits = filled.allowed[cell.index()];
  for (const std::uint32_t group : groups_of_[cell.index()]) {
    for (const Cell other : groups_[group]) {
      if (filled.givens[other.index()]) digits.erase(*filled.givens[other.index()]);
    }
  }
  for (const std::uint32_t index : constraints_of_[cell.index()]) {
    const model::ConstraintSpec& spec = filled.constraints[index];
    // What is broken already says nothing about this cell.
    if (constraints::conflict_with(filled, spec)) continue;
    digits.for_each([&](Digit digit) {
      filled.givens[cell.index()] = digit;
      if (constraints::conflict_with(filled, spec)) digits.erase(digit);
    });
    filled.givens[cell.index()].reset();
  }
  return digits;
}

}  // namespace omnidoku::play

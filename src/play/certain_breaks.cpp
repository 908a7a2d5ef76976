// SPDX-License-Identifier: MIT
#include "play/certain_breaks.h"

#include <algorithm>
#include <string>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "solve/solve.h"

namespace omnidoku::play {

using geometry::Cell;
using model::ConstraintSpec;
using model::Puzzle;

namespace {

/// Rules on fewer cells see at once what breaks them; those on more take long to ask.
constexpr std::size_t kFewest = 3;
constexpr std::size_t kMost = 64;

/// Whether no filling of the board has these cells as they are and meets the rule, as far as one
/// round of propagation tells.
bool refutes(Puzzle& alone, const Puzzle& filled, const std::vector<Cell>& cells) {
  std::fill(alone.givens.begin(), alone.givens.end(), std::nullopt);
  for (const Cell cell : cells) alone.givens[cell.index()] = filled.givens[cell.index()];
  solve::Options options;
  options.engine = solve::EngineChoice::general;
  options.limits.nodes = 1;
  options.limits.solutions = 1;
  options.explain = false;
  options.second_opinion = false;
  return solve::solve(alone, options).status == base::Status::none;
}

/// The filled cells of a rule that leave no way to meet it, as few as tell it; none where there may
/// be one.
std::vector<Cell> cells_without_way(const Puzzle& filled, const ConstraintSpec& spec) {
  std::vector<Cell> cells;
  for (const Cell cell : spec.cells) {
    if (filled.givens[cell.index()]) cells.push_back(cell);
  }
  if (cells.empty()) return {};
  Puzzle alone;
  alone.board = filled.board;
  alone.symbols = filled.symbols;
  alone.givens = filled.givens;
  alone.allowed = filled.allowed;
  alone.constraints = {spec};
  if (!refutes(alone, filled, cells)) return {};
  for (std::size_t i = cells.size(); i-- > 0 && cells.size() > 1;) {
    std::vector<Cell> fewer = cells;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (refutes(alone, filled, fewer)) cells = std::move(fewer);
  }
  return cells;
}

}  // namespace

std::vector<constraints::Conflict> CertainBreaks::find(const Puzzle& filled) {
  known_.resize(filled.constraints.size());
  std::vector<constraints::Conflict> conflicts;
  for (std::size_t i = 0; i < filled.constraints.size(); ++i) {
    const ConstraintSpec& spec = filled.constraints[i];
    if (spec.cells.size() < kFewest || spec.cells.size() > kMost) continue;
    Known& known = known_[i];
    std::vector<std::optional<geometry::Digit>> held;
    for (const Cell cell : spec.cells) held.push_back(filled.givens[cell.index()]);
    if (held != known.held) {
      known.held = std::move(held);
      // What breaks it already is told as such.
      known.cells =
          constraints::breaks(filled, spec) ? std::vector<Cell>() : cells_without_way(filled, spec);
    }
    if (known.cells.empty()) continue;
    std::string digits;
    for (const Cell cell : known.cells) {
      digits += (digits.empty() ? "" : " and ") +
                filled.symbols.text(*filled.givens[cell.index()]) + " in " +
                filled.board->name(cell);
    }
    const std::string name = constraints::name_of(filled, spec);
    conflicts.push_back(
        {constraints::Conflict::Kind::no_way,
         digits + (known.cells.size() == 1 ? " leaves" : " leave") + " no way to meet " + name,
         known.cells,
         name,
         {spec.type}});
  }
  return conflicts;
}

}  // namespace omnidoku::play

// SPDX-License-Identifier: MIT
//
// clone: two groups of cells hold the same, cell by cell in the order in which they are named.
#include <algorithm>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::clone_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kCopy = "copy";
constexpr Parameter kParameters[] = {
    {kCopy, Parameter::Kind::cells, true, "the cells that hold the same, in the same order"}};
constexpr ForeignMember kMembers[] = {{"cloneCells", kCopy}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "clone", {}, kMembers}};

const std::vector<Cell>& copy_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<std::vector<Cell>>(kCopy);
}

base::Result<void> validate(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  if (copy_of(spec).size() == spec.cells.size()) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": " + std::to_string(spec.cells.size()) +
                              " cells cannot hold the same as " +
                              std::to_string(copy_of(spec).size()),
                          "name as many cells for the copy");
}

bool holds(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const auto a = grid[spec.cells[i].index()];
    const auto b = grid[copy_of(spec)[i].index()];
    if (a && b && *a != *b) return false;
  }
  return true;
}

void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const Cell other = copy_of(spec)[i];
    if (other == spec.cells[i]) continue;
    out.relate(spec.cells[i], other, [](Digit a, Digit b) { return a == b; });
  }
}

std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                        Cell from, geometry::DigitSet left, std::span<const Loss> losses) {
  return listed(puzzle, losers_of(losses)) + (losses.size() == 1 ? " is" : " are") +
         " the same as " + puzzle.board->name(from) + ", which is " + listed(puzzle, left);
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Shade{spec.cells}, model::Shade{copy_of(spec)}};
}

constexpr std::string_view kExample =
    R"([{"type": "clone", "cells": ["R1C1", "R1C2", "R2C2"], "copy": ["R4C3", "R4C4", "R5C4"]}])";

constexpr ConstraintType kTypes[] = {{
    .id = "clone",
    .title = "Clone",
    .also = "clones, same shape, equal copy, twin",
    .called = "clone,cloned,same relative position,same position,corresponding "
              "position,twins=,cell by cell=",
    .rule = "Clones hold the same, cell by cell.",
    .shape = SpecShape::cell_set,
    .parameters = kParameters,
    .foreign = kForeign,
    .example = kExample,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .pair_reason = pair_reason,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::clone_constraint

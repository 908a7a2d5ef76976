// SPDX-License-Identifier: MIT
//
// palindrome: the digits along a line read the same from both ends.
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::palindrome_constraint {
namespace {

using geometry::Digit;

constexpr ForeignName kForeign[] = {{"fpuzzles", "palindrome"}, {"iss", "Palindrome"}};

bool holds(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const std::size_t length = spec.cells.size();
  for (std::size_t i = 0; i < length / 2; ++i) {
    const auto a = grid[spec.cells[i].index()];
    const auto b = grid[spec.cells[length - 1 - i].index()];
    if (a && b && *a != *b) return false;
  }
  return true;
}

void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  const std::size_t length = spec.cells.size();
  for (std::size_t i = 0; i < length / 2; ++i) {
    out.relate(spec.cells[i], spec.cells[length - 1 - i], [](Digit a, Digit b) { return a == b; });
  }
}

std::string pair_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                        geometry::Cell from, geometry::DigitSet left,
                        std::span<const Loss> losses) {
  return listed(puzzle, losers_of(losses)) + (losses.size() == 1 ? " is" : " are") +
         " the same as " + puzzle.board->name(from) + ", which is " + listed(puzzle, left);
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::palindrome}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "palindrome",
    .title = "Palindrome",
    .also = "mirror line",
    .called = "palindrom,reads the same=,read the same=,mirror",
    .rule = "A palindrome reads the same from both ends.",
    .shape = SpecShape::path,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .pair_reason = pair_reason,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::palindrome_constraint

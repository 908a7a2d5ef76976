// SPDX-License-Identifier: MIT
//
// Lines of groups of digits. entropic: of three cells in a row on the line one holds a low, one a
// middle, one a high digit. modular: of m cells in a row no two values leave the same remainder on
// division by m, which is 3 where nothing else is named.
#include <algorithm>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"
#include "constraints/value_groups.h"

namespace omnidoku::constraints::residues_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

std::int64_t usual_modulus(const model::Puzzle& /*puzzle*/) { return kThirds; }

constexpr Parameter kParameters[] = {{"modulus", Parameter::Kind::integer, false,
                                      "the number that values are divided by; 3 when it is not "
                                      "named",
                                      true, usual_modulus}};
constexpr ForeignName kForeignEntropic[] = {
    {"fpuzzles", "entropicline"}, {.format = "iss", .name = "Entropic", .of_nine_values = true}};
constexpr ForeignMember kMembers[] = {{"value", "modulus"}};
constexpr ForeignName kForeignModular[] = {{"fpuzzles", "modularline", {}, kMembers},
                                           {"iss", "Modular"}};

std::int64_t modulus_of(const model::ConstraintSpec& spec) {
  const auto* modulus = spec.arguments.get<std::int64_t>("modulus");
  return modulus == nullptr ? kThirds : *modulus;
}

struct Entropic {
  static std::size_t length(const model::ConstraintSpec& /*spec*/) { return kThirds; }
  static std::int64_t group(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                            Digit digit) {
    return third_of(puzzle, digit);
  }
};

struct Modular {
  static std::size_t length(const model::ConstraintSpec& spec) {
    return static_cast<std::size_t>(modulus_of(spec));
  }
  static std::int64_t group(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                            Digit digit) {
    return remainder_of(puzzle, digit, modulus_of(spec));
  }
};

base::Result<void> validate_modular(const model::Puzzle& /*puzzle*/,
                                    const model::ConstraintSpec& spec) {
  constexpr std::int64_t kMost = 64;
  const std::int64_t modulus = modulus_of(spec);
  if (modulus >= 2 && modulus <= kMost) return {};
  return base::make_error(
      base::ErrorCode::bad_constraint,
      title_of(spec) + ": values are divided by a number from 2 to " + std::to_string(kMost));
}

/// The cells whose places on the line are less than so many apart.
std::vector<std::pair<Cell, Cell>> pairs_of(const model::ConstraintSpec& spec, std::size_t length) {
  std::vector<std::pair<Cell, Cell>> pairs;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const std::size_t end = std::min(spec.cells.size(), i + length);
    for (std::size_t k = i + 1; k < end; ++k) pairs.emplace_back(spec.cells[i], spec.cells[k]);
  }
  return pairs;
}

template <class Groups>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  for (const auto& [a, b] : pairs_of(spec, Groups::length(spec))) {
    const auto x = grid[a.index()];
    const auto y = grid[b.index()];
    if (x && y && Groups::group(puzzle, spec, *x) == Groups::group(puzzle, spec, *y)) return false;
  }
  return true;
}

template <class Groups>
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  out.relate(pairs_of(spec, Groups::length(spec)), [&](Digit x, Digit y) {
    return Groups::group(puzzle, spec, x) != Groups::group(puzzle, spec, y);
  });
}

std::string entropic_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                            geometry::Cell from, geometry::DigitSet left,
                            std::span<const Loss> losses) {
  constexpr std::string_view kGroups[] = {"low", "middle", "high"};
  const bool is_one = losses.size() == 1;
  return puzzle.board->name(from) + " (" + listed(puzzle, left) + ") is " +
         std::string(kGroups[static_cast<std::size_t>(third_of(puzzle, left.first()))]) + ", so " +
         listed(puzzle, losers_of(losses)) + ", less than three cells on, " +
         (is_one ? "is not" : "are not");
}

std::string modular_reason(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                           geometry::Cell from, geometry::DigitSet left,
                           std::span<const Loss> losses) {
  const std::int64_t modulus = modulus_of(spec);
  return puzzle.board->name(from) + " (" + listed(puzzle, left) + ") leaves the remainder " +
         std::to_string(remainder_of(puzzle, left.first(), modulus)) + " when divided by " +
         std::to_string(modulus) + ", so " + listed(puzzle, losers_of(losses)) + ", less than " +
         std::to_string(modulus) + " cells on, " + (losses.size() == 1 ? "does" : "do") + " not";
}

template <model::Path::Style style>
std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, style}};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "entropic",
        .title = "Entropic line",
        .also = "entropy, low middle high",
        .called = "entrop,low middle high=",
        .rule = "Of any three cells in a row on an entropic line one holds a low digit, one a "
                "middle one, one a high one.",
        .shape = SpecShape::path,
        .foreign = kForeignEntropic,
        .holds = holds<Entropic>,
        .lower = lower<Entropic>,
        .pair_reason = entropic_reason,
        .glyph = glyph<model::Path::Style::entropic>,
    },
    {
        .id = "modular",
        .title = "Modular line",
        .also = "modulo, remainders",
        .rule = "Any three values in a row on a modular line leave different remainders when "
                "divided by "
                "3, or as many as its number when divided by that.",
        .shape = SpecShape::path,
        .parameters = kParameters,
        .foreign = kForeignModular,
        .validate = validate_modular,
        .holds = holds<Modular>,
        .lower = lower<Modular>,
        .pair_reason = modular_reason,
        .glyph = glyph<model::Path::Style::modular>,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::residues_constraint

// SPDX-License-Identifier: MIT
//
// Rules about every four cells that meet at a point, wherever four do. global_entropy: among them
// is a low, a middle and a high digit. global_modulus: their values leave all remainders on
// division by a number, 3 where nothing else is named.
#include <algorithm>
#include <bit>
#include <type_traits>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/value_groups.h"

namespace omnidoku::constraints::squares_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using Square = std::array<Cell, 4>;

std::int64_t usual_modulus(const model::Puzzle& /*puzzle*/) { return kThirds; }

constexpr std::string_view kModulus = "modulus";
constexpr Parameter kParameters[] = {
    {kModulus, Parameter::Kind::integer, false,
     "the number that values are divided by; 3 when it is not named", true, usual_modulus}};
constexpr ForeignName kForeignEntropy[] = {
    {.format = "iss", .name = "GlobalEntropy", .of_nine_values = true}};
constexpr ForeignArgument kThree[] = {{kModulus, "3"}};
constexpr ForeignName kForeignModulus[] = {
    {.format = "iss", .name = "GlobalMod", .arguments = kThree, .of_nine_values = true}};

std::int64_t modulus_of(const model::ConstraintSpec& spec) {
  const auto* modulus = spec.arguments.get<std::int64_t>(kModulus);
  return modulus == nullptr ? kThirds : *modulus;
}

struct Entropy {
  static std::int64_t num_groups(const model::ConstraintSpec& /*spec*/) { return kThirds; }
  static std::int64_t group(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                            Digit digit) {
    return third_of(puzzle, digit);
  }
};

struct Modulus {
  static std::int64_t num_groups(const model::ConstraintSpec& spec) { return modulus_of(spec); }
  static std::int64_t group(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                            Digit digit) {
    return remainder_of(puzzle, digit, modulus_of(spec));
  }
};

/// Calls visit(square) for the squares of which the cell is the least, each once.
template <class Visit>
void for_each_square_from(const geometry::Board& board, Cell cell, const Visit& visit) {
  for (int side = 0; side < 4; ++side) {
    const auto square = square_at(board, cell, static_cast<geometry::Side>(side));
    if (square && *std::min_element(square->begin(), square->end()) == cell) visit(*square);
  }
}

template <class Groups>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  std::vector<std::uint64_t> bits;  // of the group of each digit
  for (int i = 0; i < puzzle.num_digits(); ++i)
    bits.push_back(std::uint64_t{1} << Groups::group(puzzle, spec, Digit(i)));
  bool all_hold = true;
  for (int i = 0; i < puzzle.num_cells() && all_hold; ++i) {
    for_each_square_from(*puzzle.board, Cell(i), [&](const Square& square) {
      std::uint64_t seen = 0;
      int num_open = 0;
      for (const Cell cell : square) {
        const auto digit = grid[cell.index()];
        digit ? static_cast<void>(seen |= bits[digit->index()]) : static_cast<void>(++num_open);
      }
      if (std::popcount(seen) + num_open < Groups::num_groups(spec)) all_hold = false;
    });
  }
  return all_hold;
}

/// Walks that remember which groups there have been.
template <class Groups>
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::uint64_t all = (std::uint64_t{1} << Groups::num_groups(spec)) - 1;
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    for_each_square_from(*puzzle.board, Cell(i), [&](const Square& square) {
      out.walk_by(
          {Groups::num_groups(spec)}, {square.begin(), square.end()}, 0,
          [&](std::uint64_t seen, std::size_t /*place*/, Digit digit) -> model::DiagramStep {
            return seen | std::uint64_t{1} << Groups::group(puzzle, spec, digit);
          },
          [all](std::uint64_t seen) { return seen == all; });
    });
  }
}

/// "a low digit (1, 2 or 3)", "a value with the remainder 0 (3, 6 or 9)", ...: of each group what
/// is in it, and its name.
template <class Groups>
std::vector<Demand> demands_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr std::string_view kThirdNames[] = {"a low digit", "a middle digit", "a high digit"};
  std::vector<Demand> demands(static_cast<std::size_t>(Groups::num_groups(spec)));
  for (int i = 0; i < puzzle.num_digits(); ++i)
    demands[static_cast<std::size_t>(Groups::group(puzzle, spec, Digit(i)))].digits.insert(
        Digit(i));
  for (std::size_t i = 0; i < demands.size(); ++i) {
    demands[i].name =
        (std::is_same_v<Groups, Entropy> ? std::string(kThirdNames[i])
                                         : "a value with the remainder " + std::to_string(i)) +
        " (" + listed(puzzle, demands[i].digits) + ")";
  }
  return demands;
}

template <class Groups>
std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Demand& demand : demands_of<Groups>(puzzle, spec)) names.push_back(demand.name);
  return listed(puzzle, cells) + " hold " + listed(names);
}

template <class Groups>
std::string refutes(const Supposition& supposition) {
  return too_few_places(supposition, supposition.cells,
                        demands_of<Groups>(supposition.puzzle, supposition.spec));
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  return check_has_neighbours(puzzle, title_of(spec));
}

base::Result<void> validate_modulus(const model::Puzzle& puzzle,
                                    const model::ConstraintSpec& spec) {
  constexpr std::int64_t kMost = 4;
  const std::int64_t modulus = modulus_of(spec);
  if (modulus >= 2 && modulus <= kMost) return validate(puzzle, spec);
  return base::make_error(
      base::ErrorCode::bad_constraint,
      title_of(spec) + ": four values cannot leave all remainders by " + std::to_string(modulus),
      "name a number from 2 to 4");
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "global_entropy",
        .title = "Global entropy",
        .noun = "global entropy rule",
        .also = "low middle high in 2x2",
        .rule =
            "Of every four cells that meet at a point one holds a low, one a middle, one a high "
            "digit.",
        .shape = SpecShape::none,
        .foreign = kForeignEntropy,
        .validate = validate,
        .holds = holds<Entropy>,
        .lower = lower<Entropy>,
        .walks = true,
        .asks = asks<Entropy>,
        .refutes = refutes<Entropy>,
        .glyph = no_glyph,
    },
    {
        .id = "global_modulus",
        .title = "Global modulus",
        .noun = "global modulus rule",
        .also = "remainders in 2x2",
        .rule =
            "Every four values that meet at a point leave all remainders by 3, or by the number "
            "of the rule.",
        .shape = SpecShape::none,
        .parameters = kParameters,
        .foreign = kForeignModulus,
        .validate = validate_modulus,
        .holds = holds<Modulus>,
        .lower = lower<Modulus>,
        .walks = true,
        .asks = asks<Modulus>,
        .refutes = refutes<Modulus>,
        .glyph = no_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::squares_constraint

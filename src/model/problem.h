// SPDX-License-Identifier: MIT
//
// Problem: a puzzle lowered to primitives over variables. This is all that the engine and the
// logic see; the names of constraint types do not occur in it. Variables 0..num_cells-1 are the
// cells; a lowering may add hidden ones behind them, which hold digits as cells do, or numbers of
// their own. Solutions are counted by the cells alone.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "geometry/digit_set.h"
#include "geometry/ids.h"
#include "model/primitive.h"

namespace omnidoku::model {

/// Where a primitive comes from, so that a contradiction can name its shape.
struct Origin {
  enum class Kind : std::uint8_t {
    house,       ///< index into board->houses()
    constraint,  ///< index into puzzle.constraints
    derived,     ///< implied by other shapes; index into Problem::derivations
  };
  Kind kind = Kind::house;
  std::uint32_t index = 0;
  friend bool operator==(const Origin&, const Origin&) = default;
};

struct PostedPrimitive {
  Primitive primitive;
  Origin origin;
  friend bool operator==(const PostedPrimitive&, const PostedPrimitive&) = default;
};

/// How an implied sum comes about: a combination of houses and constraints with known sums.
struct Derivation {
  struct Term {
    Origin shape;
    std::int64_t times = 1;
  };
  enum class Kind : std::uint8_t {
    innies,             ///< what no cage inside some houses covers
    outies,             ///< what the cages that cover some houses have outside
    innies_less_outies  ///< the one, counted positive, with the other, counted negative
  };
  Kind kind = Kind::innies;
  std::vector<Term> terms;  ///< the houses first
};

/// "innies", "outies", "innies less outies"
[[nodiscard]] constexpr std::string_view to_string(Derivation::Kind kind) {
  switch (kind) {
    case Derivation::Kind::innies: return "innies";
    case Derivation::Kind::outies: return "outies";
    case Derivation::Kind::innies_less_outies: break;
  }
  return "innies less outies";
}

/// What a hidden variable can be that holds no digit: a total from 0 to 400, the number of a
/// region.
struct NumberDomain {
  Variable variable;
  std::vector<std::int64_t> values;  ///< increasing; at most kMostNumberValues, none refutes
  friend bool operator==(const NumberDomain&, const NumberDomain&) = default;
};
inline constexpr std::size_t kMostNumberValues = 65'536;

struct Problem {
  int num_cells = 0;
  int num_digits = 0;
  std::vector<std::int64_t> values;  ///< per digit: what it counts in sums
  /// Per variable, cells first; givens applied. Empty for the variables in `numbers`.
  std::vector<geometry::DigitSet> domains;
  std::vector<NumberDomain> numbers;  ///< in order of variable; none is a cell
  std::vector<PostedPrimitive> primitives;
  std::vector<Derivation> derivations;  ///< for Origin::Kind::derived

  [[nodiscard]] int num_variables() const { return static_cast<int>(domains.size()); }
  /// Of the cells alone.
  [[nodiscard]] std::vector<geometry::DigitSet> cell_domains() const {
    return {domains.begin(), domains.begin() + num_cells};
  }
  /// Whether another problem has the same rules on the same variables, whatever is given in it.
  [[nodiscard]] bool has_rules_of(const Problem& other) const {
    return num_cells == other.num_cells && num_digits == other.num_digits &&
           num_variables() == other.num_variables() && values == other.values &&
           numbers == other.numbers && primitives == other.primitives;
  }
};

}  // namespace omnidoku::model

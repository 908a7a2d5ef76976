// SPDX-License-Identifier: MIT
//
// Expression: a formula as it was read, a tree. docs/FORMULAS.md has the language.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnidoku::formula {

struct Expression {
  enum class Kind : std::uint8_t {
    number,       ///< `number`
    always,       ///< what an "if" without "else" says else
    name,         ///< `word`
    call,         ///< `word` of `parts`
    calculation,  ///< `word` is + - * / mod, of two parts
    comparison,   ///< `word` is = != < <= > >= in, of two parts
    all_of,       ///< parts
    any_of,
    negation,    ///< of one
    condition,   ///< if, then, else
    definition,  ///< names[0] is parts[0] in parts[1]
    listed,      ///< {...}: parts, of which a `range` is several
    range,       ///< from parts[0] to parts[1]
    item,        ///< parts[0][parts[1]]
    slice,       ///< parts[0][parts[1]..parts[2]]
    /// Of the members of parts[0] for which parts[1] holds, parts[2]: a list.
    collection,
    quantified,  ///< the same, but `quantity` of them; parts[3] is how many
  };
  enum class Quantity : std::uint8_t { each, some, none, exactly, at_least, at_most };

  Kind kind = Kind::number;
  std::size_t column = 1;  ///< where it begins in the text, 1-based, in bytes
  std::int64_t number = 0;
  std::string word = {};
  std::vector<std::string> names = {};  ///< of the members; none: they are "it"
  Quantity quantity = Quantity::each;
  bool has_condition = false;  ///< parts[1] means something
  bool has_body = false;       ///< parts[2] does; else the members themselves
  std::vector<Expression> parts = {};
};

/// Most bytes of a formula.
inline constexpr std::size_t kMostFormulaBytes = 4'000;

/// Reads a formula. Errors: syntax, with the column, what stood there and what was expected;
/// too_large (over kMostFormulaBytes, nested too deeply).
[[nodiscard]] base::Result<Expression> parse(std::string_view text);

}  // namespace omnidoku::formula

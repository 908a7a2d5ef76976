// SPDX-License-Identifier: MIT
//
// What a formula means: its test, over the cells that are open. With every cell filled it is true
// or false; with some it is one of these as soon as that can be seen; with none it is the rule.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formula/expression.h"
#include "formula/space.h"
#include "formula/world.h"
#include "model/puzzle.h"

namespace omnidoku::formula {

struct Setting {
  const World& world;
  const Thing& it;                 ///< no cells: the formula is about the board
  const model::PartialGrid& grid;  ///< a cell without a digit is the Place of the same index
};

/// The tests that a formula is all of: what an "each" says of each member, what stands beside
/// "and". Tests that hold whatever is filled in are left out. Errors: bad_constraint, with the
/// column of what is wrong; too_large.
[[nodiscard]] base::Result<std::vector<Term>> tests_of(const Expression& formula,
                                                       const Setting& setting, Space& space);

/// A word of the language that stands for something computed from cells.
struct FunctionHelp {
  std::string_view name;
  std::string_view arguments;  ///< "list, digit"; the first is "it" where it is left out
  std::string_view meaning;
};
/// All of them, in the order of docs/FORMULAS.md.
[[nodiscard]] std::vector<FunctionHelp> function_helps();

}  // namespace omnidoku::formula

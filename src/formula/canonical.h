// SPDX-License-Identifier: MIT
//
// One text for formulas that say the same in different ways: other names of members, what may be
// left out, the sides of a comparison, "no a in it: a = 5" for "each a in it: a != 5", "a > 4" for
// "5 <= a". Equal texts mean the same on every board; two formulas that mean the same may still
// have different ones. Takes as long as the formula is nested, times its size.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formula/expression.h"

namespace omnidoku::formula {

/// The canonical text of a formula, which is a formula and its own canonical text.
[[nodiscard]] std::string canonical_text(const Expression& formula);

/// The same of a text; nothing where it is no formula.
[[nodiscard]] std::optional<std::string> canonical_text(std::string_view formula);

}  // namespace omnidoku::formula

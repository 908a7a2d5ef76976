// SPDX-License-Identifier: MIT
//
// Variables of a Problem.
#pragma once

#include <cstdint>
#include <vector>

#include "geometry/ids.h"

namespace omnidoku::model {

/// A variable of a Problem: a cell (same index) or a hidden one.
using Variable = geometry::Id<struct VariableTag, std::uint32_t>;

[[nodiscard]] constexpr Variable variable_of(geometry::Cell cell) { return Variable(cell.index()); }

/// A digit in a variable.
struct Choice {
  Variable variable;
  geometry::Digit digit;
};

}  // namespace omnidoku::model

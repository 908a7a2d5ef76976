// SPDX-License-Identifier: MIT
//
// Sides and counts as places in arrays, for the code of surfaces.
#pragma once

#include <cstddef>

#include "geometry/surface.h"

namespace omnidoku::geometry {

[[nodiscard]] constexpr std::size_t index_of(int index) { return static_cast<std::size_t>(index); }
[[nodiscard]] constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }

}  // namespace omnidoku::geometry

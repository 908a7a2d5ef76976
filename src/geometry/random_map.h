// SPDX-License-Identifier: MIT
//
// Region maps drawn at random. See random_map.cpp.
#pragma once

#include "base/random.h"
#include "base/value.h"

namespace omnidoku::geometry {

/// The members "size" and "regions" of a map of `size` regions of `size` cells, each in one piece;
/// with `wraps` pieces may go on across opposite edges of the grid. Whether the regions can be
/// filled together with rows and columns is for the caller to find out. The same numbers give the
/// same map on every platform. Cost: some 40 * size^3 steps.
[[nodiscard]] base::Value random_region_map(int size, bool wraps, base::Random& random);

}  // namespace omnidoku::geometry

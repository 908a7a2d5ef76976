// SPDX-License-Identifier: MIT
//
// How much of a reason is told.
#pragma once

#include <cstddef>

namespace omnidoku::logic {

/// Nobody reads more than this at once: of a longer reason a part is told.
inline constexpr std::size_t kLongestReason = 500;

}  // namespace omnidoku::logic

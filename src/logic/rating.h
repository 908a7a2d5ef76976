// SPDX-License-Identifier: MIT
//
// Rating by a scale: how hard a puzzle is for somebody who uses the scale's techniques in its
// order. docs/EXPLAIN.md says how the human scale was made.
#pragma once

#include <cstdint>
#include <string_view>

#include "logic/path.h"

namespace omnidoku::logic {

struct Rating {
  Level level = Level::beginner;
  int score = 0;                       ///< sum of the costs of all steps
  int hardest_cost = 0;                ///< of the costliest step
  const Technique* hardest = nullptr;  ///< technique of the first step of that cost; null: no step
};

/// The rating of a path that reached its end, by the scale that it was found with.
[[nodiscard]] Rating rate(const Path& path, const Scale& scale = human_scale());

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// Solving by logic: the next step by a scale, the whole path of a puzzle.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "logic/scale.h"

namespace omnidoku::logic {

/// The first step of the first technique that finds one; nothing when all are stuck.
[[nodiscard]] std::optional<model::Step> next_step(const Position& position, const Scale& scale);

enum class PathEnd : std::uint8_t {
  solved,         ///< every cell is placed
  stuck,          ///< no technique of the scale finds anything
  contradiction,  ///< a cell or a house has nothing left: the puzzle has no solution
  stopped,        ///< Limits::stop or Limits::time
};

/// "solved", "stuck", "contradiction", "stopped".
[[nodiscard]] std::string_view to_string(PathEnd end);

struct Path {
  std::vector<model::Step> steps;
  PathEnd end = PathEnd::stuck;
};

/// Solves by logic alone from the position on. Of the limits, time and stop count; progress is
/// called with the number of steps as nodes.
[[nodiscard]] Path find_path(Position position, const Scale& scale,
                             const base::Limits& limits = {});

/// Why a step holds, without what follows.
[[nodiscard]] std::string reason(const model::Step& step, const Words& words);

/// The sentences of a step: why it holds, and what follows.
[[nodiscard]] std::string tell(const model::Step& step, const Words& words);

/// The technique of a step. The step must come from a technique.
[[nodiscard]] const Technique& technique_of(const model::Step& step);

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// Solving by logic: the next step by a profile, the whole path of a puzzle, every step there is.
// A profile is an order of techniques with their costs; the human profile is the registry's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "logic/technique.h"

namespace omnidoku::logic {

struct Profile {
  std::string id;
  std::vector<const Technique*> order;

  /// The same profile without the techniques of these ids.
  [[nodiscard]] Profile without(std::span<const std::string_view> ids) const;
};

/// Every technique in registry order.
[[nodiscard]] const Profile& human_profile();

/// The first step of the first technique that finds one; nothing when all are stuck.
[[nodiscard]] std::optional<model::Step> next_step(const Position& position,
                                                   const Profile& profile);

enum class PathEnd : std::uint8_t {
  solved,         ///< every cell is placed
  stuck,          ///< no technique of the profile finds anything
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
[[nodiscard]] Path find_path(Position position, const Profile& profile,
                             const base::Limits& limits = {});

/// Why a step holds, without what follows.
[[nodiscard]] std::string reason(const model::Step& step, const Words& words);

/// The sentences of a step: why it holds, and what follows.
[[nodiscard]] std::string tell(const model::Step& step, const Words& words);

/// The technique of a step. The step must come from a technique.
[[nodiscard]] const Technique& technique_of(const model::Step& step);

}  // namespace omnidoku::logic

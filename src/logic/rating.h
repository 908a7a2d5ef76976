// SPDX-License-Identifier: MIT
//
// Rating by a profile: how hard a puzzle is for somebody who uses the profile's techniques in its
// order. docs/EXPLAIN.md says how the human scale was made.
#pragma once

#include <cstdint>
#include <string_view>

#include "logic/path.h"

namespace omnidoku::logic {

/// Levels of the human scale, easiest first.
enum class Level : std::uint8_t {
  beginner,  ///< full houses and hidden singles
  easy,      ///< naked singles and locked candidates too
  medium,    ///< pairs and triples
  hard,      ///< fish, wings, uniqueness, simple chains of one digit
  expert,    ///< chains, almost locked sets
  extreme,   ///< forcing chains and nets
  beyond,    ///< only trial goes on
};
inline constexpr Level kLevels[] = {Level::beginner, Level::easy,    Level::medium, Level::hard,
                                    Level::expert,   Level::extreme, Level::beyond};
[[nodiscard]] std::string_view to_string(Level level);
/// Inverse of to_string; nothing for other words.
[[nodiscard]] std::optional<Level> level_from(std::string_view word);

/// What a step of this level costs at most.
[[nodiscard]] int most_cost(Level level);
/// The level of puzzles whose hardest step costs this much.
[[nodiscard]] Level level_of_cost(int cost);

struct Rating {
  Level level = Level::beginner;
  int score = 0;                       ///< sum of the costs of all steps
  int hardest_cost = 0;                ///< of the costliest step
  const Technique* hardest = nullptr;  ///< technique of the first step of that cost; null: no step
};

/// The rating of a path that reached its end.
[[nodiscard]] Rating rate(const Path& path);

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
#include "logic/rating.h"

#include <array>

namespace omnidoku::logic {

namespace {

struct LevelInfo {
  Level level;
  std::string_view name;
  int most_cost;  ///< of a step of this level
};

constexpr std::array<LevelInfo, 7> kInfos = {{{Level::beginner, "beginner", 12},
                                              {Level::easy, "easy", 30},
                                              {Level::medium, "medium", 100},
                                              {Level::hard, "hard", 199},
                                              {Level::expert, "expert", 399},
                                              {Level::extreme, "extreme", 1999},
                                              {Level::beyond, "beyond", 1'000'000}}};

}  // namespace

std::string_view to_string(Level level) { return kInfos[static_cast<std::size_t>(level)].name; }

std::optional<Level> level_from(std::string_view word) {
  for (const LevelInfo& info : kInfos) {
    if (info.name == word) return info.level;
  }
  return std::nullopt;
}

int most_cost(Level level) { return kInfos[static_cast<std::size_t>(level)].most_cost; }

Level level_of_cost(int cost) {
  for (const LevelInfo& info : kInfos) {
    if (cost <= info.most_cost) return info.level;
  }
  return Level::beyond;
}

Rating rate(const Path& path) {
  Rating rating;
  for (const model::Step& step : path.steps) {
    const Technique& technique = technique_of(step);
    const int cost = technique.cost_of(step);
    rating.score += cost;
    if (rating.hardest == nullptr || cost > rating.hardest_cost) {
      rating.hardest_cost = cost;
      rating.hardest = &technique;
    }
  }
  rating.level = level_of_cost(rating.hardest_cost);
  // A puzzle that no technique finishes is beyond the scale.
  if (path.end != PathEnd::solved) rating.level = Level::beyond;
  return rating;
}

}  // namespace omnidoku::logic

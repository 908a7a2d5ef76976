// SPDX-License-Identifier: MIT
#include "logic/rating.h"

namespace omnidoku::logic {

Rating rate(const Path& path, const Scale& scale) {
  Rating rating;
  for (const model::Step& step : path.steps) {
    const int cost = scale.cost_of(step);
    rating.score += cost;
    if (rating.hardest == nullptr || cost > rating.hardest_cost) {
      rating.hardest_cost = cost;
      rating.hardest = &technique_of(step);
    }
  }
  rating.level = scale.level_of(rating.hardest_cost);
  // A puzzle that no technique finishes is beyond the scale.
  if (path.end != PathEnd::solved) rating.level = Level::beyond;
  return rating;
}

}  // namespace omnidoku::logic

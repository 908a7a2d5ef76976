// SPDX-License-Identifier: MIT
#include "logic/occurrence.h"

#include <utility>

namespace omnidoku::logic {

std::optional<Occurrence> first_occurrence(const Position& start, const Technique& technique,
                                           const Scale& scale, const base::Limits& limits) {
  const Path path = find_path(start, scale, limits);
  Position walk = start;
  for (const model::Step& step : path.steps) {
    if (step.technique == technique.id) return Occurrence{walk, step};
    walk.apply(step);
  }
  walk = start;
  walk.set_deadline(base::Deadline(limits));
  std::optional<Occurrence> best;
  int best_cost = -1;
  for (const model::Step& next : path.steps) {
    const int cost = scale.cost_of(next);
    if (cost > best_cost) {
      if (std::optional<model::Step> step = first_step(technique, walk)) {
        best = Occurrence{walk, *std::move(step)};
        best_cost = cost;
      }
    }
    if (walk.out_of_time()) break;
    walk.apply(next);
  }
  return best;
}

}  // namespace omnidoku::logic

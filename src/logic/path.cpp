// SPDX-License-Identifier: MIT
#include "logic/path.h"

#include "base/check.h"

namespace omnidoku::logic {

std::optional<model::Step> next_step(const Position& position, const Scale& scale) {
  for (const ScaleEntry& entry : scale.entries()) {
    if (std::optional<model::Step> step = first_step(entry, position)) return step;
  }
  return std::nullopt;
}

std::string_view to_string(PathEnd end) {
  switch (end) {
    case PathEnd::solved: return "solved";
    case PathEnd::stuck: return "stuck";
    case PathEnd::contradiction: return "contradiction";
    case PathEnd::stopped: return "stopped";
  }
  return "stopped";
}

Path find_path(Position position, const Scale& scale, const base::Limits& limits) {
  Path path;
  position.set_deadline(base::Deadline(limits));
  while (!position.board().is_complete()) {
    std::optional<model::Step> step = next_step(position, scale);
    if (!step) {
      path.end = position.is_contradictory() ? PathEnd::contradiction
                 : position.out_of_time()    ? PathEnd::stopped
                                             : PathEnd::stuck;
      return path;
    }
    position.apply(*step);
    path.steps.push_back(*std::move(step));
    if (limits.progress) {
      base::Progress progress;
      progress.counters.nodes = path.steps.size();
      limits.progress(progress);
    }
  }
  path.end = position.is_contradictory() ? PathEnd::contradiction : PathEnd::solved;
  return path;
}

const Technique& technique_of(const model::Step& step) {
  const Technique* technique = find_technique(step.technique);
  OMNIDOKU_CHECK(technique != nullptr);
  return *technique;
}

std::string reason(const model::Step& step, const Words& words) {
  return words.in_symbols(technique_of(step).describe(step, words));
}

std::string tell(const model::Step& step, const Words& words) {
  return reason(step, words) + " " + words.conclusions(step);
}

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
#include "generate/fit.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace omnidoku::generate {

namespace {

using logic::Level;

// Steps above expert that a puzzle may take, on a board of one cell: finding them takes long on
// large boards, for a person too.
constexpr int kExtremeSteps = 600;

}  // namespace

base::Result<void> check_techniques(const Target& target, const model::Puzzle& puzzle) {
  const logic::Structure structure(puzzle);
  for (const logic::Technique* technique : target.must_contain) {
    if (technique->applies(structure)) continue;
    return base::make_error(
        base::ErrorCode::unsupported,
        std::string(technique->title) +
            " cannot occur in this kind of puzzle: its board and rules lack what the technique "
            "works with",
        "leave it out, or choose another board");
  }
  return {};
}

Level hardest_level(const Target& target) {
  if (target.level) return *target.level;
  if (target.rating || !target.only.empty() || target.hardest_once) return Level::extreme;
  Level level = Level::beginner;
  for (const logic::Technique* technique : target.must_contain) {
    level = std::max(level, target.scale->level_of(target.scale->least_cost(*technique)));
  }
  return level;
}

Climb::Bounds bounds_for(const Target& target, int num_cells) {
  std::vector<const logic::Technique*> only = target.only;
  // Every path ends with the last cells of houses, which nobody has to be taught.
  if (!only.empty()) only.push_back(logic::find_technique("full_house"));
  return {target.scale->most_cost(hardest_level(target)), target.scale->most_cost(Level::expert),
          std::max(1, kExtremeSteps / num_cells), std::move(only)};
}

Fit fit_of(const Climb& climb, Climb::End end, const Target& target) {
  if (end != Climb::End::solved) return {kTooHard + climb.board().num_open(), Verdict::harder};
  if (target.level && target.scale->level_of(climb.hardest_cost()) < *target.level) {
    return {target.scale->most_cost(*target.level) - climb.hardest_cost(), Verdict::easier};
  }
  auto lacking = static_cast<int>(std::count_if(
      target.must_contain.begin(), target.must_contain.end(),
      [&climb](const logic::Technique* technique) { return !climb.used(technique); }));
  // As many steps of the hardest technique are too many.
  if (target.hardest_once && climb.hardest() != nullptr) {
    lacking += climb.times_used(climb.hardest()) - 1;
  }
  return {lacking, lacking > 0 ? Verdict::lacking : Verdict::as_wanted};
}

}  // namespace omnidoku::generate

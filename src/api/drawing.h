// SPDX-License-Identifier: MIT
//
// Scenes as JSON.
#pragma once

#include <vector>

#include "api/arguments.h"
#include "api/type.h"
#include "base/value.h"
#include "logic/state/position.h"
#include "scene/scene.h"

namespace omnidoku::api {

/// Which candidates are drawn besides those that a step rests on or speaks of.
struct ShownCandidates {
  bool all = false;
  std::vector<geometry::DigitSet> marked =
      {};  ///< the player's marks: all of the cells that have some
};

/// The board of a position with a step on it (null: none), for scene::build_scene: givens as in the
/// puzzle, other digits as entries, candidates that are asked for. The step must outlive the
/// options.
[[nodiscard]] scene::RenderOptions drawing_of(const logic::Position& position,
                                              const model::Step* step, scene::RenderOptions options,
                                              const ShownCandidates& shown);

/// "view", "cell_size" and "coordinates".
[[nodiscard]] scene::RenderOptions drawing_options(Arguments& args);

namespace types {
[[nodiscard]] Type scene();
[[nodiscard]] Type layer();
}  // namespace types

[[nodiscard]] base::Value scene_value(const scene::Scene& scene);
[[nodiscard]] base::Value layer_value(const scene::Layer& layer);

}  // namespace omnidoku::api

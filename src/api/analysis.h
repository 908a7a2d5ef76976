// SPDX-License-Identifier: MIT
//
// A game looked at by the solver and by logic, for the calls that help.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "api/call.h"
#include "api/type.h"
#include "base/value.h"
#include "logic/hint.h"
#include "scene/scene.h"

namespace omnidoku::api {

struct Analysis {
  std::shared_ptr<OpenGame> open;
  std::shared_ptr<const logic::Game> game;
  model::PlayState state;      ///< the person's, when the call began
  std::uint64_t revision = 0;  ///< of that state

  /// The player's board.
  [[nodiscard]] logic::Position position() const { return game->position(&state); }
};

/// The game of the request with what the solver says about its puzzle; asked once, as long as the
/// puzzle stays the same and no limit came in between. What is wrong with the request is noted in
/// its arguments; then there is no game. `limits` are those of the solver: a call that looks for
/// steps afterwards leaves some of its time for them (logic::limits_before_steps).
[[nodiscard]] Analysis analyse(Context& context, const base::Limits& limits);

namespace types {
[[nodiscard]] Type step_view();
[[nodiscard]] Type steps();
[[nodiscard]] Type mistakes();
[[nodiscard]] Type overlay();
[[nodiscard]] Type step_list();   ///< which call told steps
[[nodiscard]] Type hint_level();  ///< how much of a step is told
}  // namespace types

/// What is told of a candidate, and of a step.
[[nodiscard]] base::Value candidate_value(geometry::Candidate candidate);
[[nodiscard]] base::Value step_value(const model::Step& step, const logic::Words& words);

/// Keeps steps for overlay; returns them as they are told.
[[nodiscard]] base::Value keep_steps(const Analysis& analysis, std::string_view list,
                                     const logic::Position& start, std::vector<model::Step> steps,
                                     bool one_after_another);

/// The drawing of the step with this index: what is there before it, and the step on that, with
/// what its colours and lines mean; with all candidates, or those of the step and of cells in which
/// the player has marks.
[[nodiscard]] base::Result<base::Value> overlay_value(const StepList& list, std::size_t index,
                                                      const scene::RenderOptions& options,
                                                      bool all_candidates = false);

/// What the player has to put right before any step can be told: nothing may build on it.
[[nodiscard]] base::Value mistakes_value(const Analysis& analysis,
                                         const std::vector<logic::Game::Mistake>& mistakes);

}  // namespace omnidoku::api

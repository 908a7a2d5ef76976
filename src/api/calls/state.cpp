// SPDX-License-Identifier: MIT
//
// state: a game as it is.
#include "api/call.h"
#include "api/puzzle_view.h"
#include "api/state_view.h"

namespace omnidoku::api::state_call {
namespace {

base::Result<base::Value> run(Context& context) {
  const auto game = game_of(context);
  if (game == nullptr) return base::Value();
  const std::lock_guard lock(game->mutex);
  return base::Value::object(
      {{"puzzle", puzzle_view(game->session.document())}, {"state", state_view(game->session)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "state", .run = run};

}  // namespace omnidoku::api::state_call

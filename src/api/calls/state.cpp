// SPDX-License-Identifier: MIT
//
// state: a game as it is, its cells called from now on as is wished.
#include "api/call.h"
#include "api/puzzle_view.h"
#include "api/shared_types.h"
#include "api/state_view.h"

namespace omnidoku::api::state_call {
namespace {

Fields parameters() { return {session_field(), cell_names_field()}; }

Type result() { return types::record({puzzle_result(), state_result()}); }

base::Result<base::Value> run(Context& context) {
  const auto names = cell_names_of(context.args);
  const auto game = game_of(context);
  if (game == nullptr || context.args.failed()) return base::Value();
  const std::lock_guard lock(game->mutex);
  if (names) game->call_cells(*names);
  return base::Value::object({{"puzzle", puzzle_view(*game)}, {"state", state_view(*game)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "state",
                      .help = "How a game stands.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::state_call

// SPDX-License-Identifier: MIT
//
// save: everything about a game, to be opened again.
#include "api/call.h"
#include "api/shared_types.h"
#include "formats/native/json.h"

namespace omnidoku::api::save_call {
namespace {

Fields parameters() { return {session_field()}; }

Type result() {
  return types::record({{"document", types::document(), "is all of it, for `open`"}});
}

base::Result<base::Value> run(Context& context) {
  const auto game = game_of(context);
  if (game == nullptr) return base::Value();
  const std::lock_guard lock(game->mutex);
  return base::Value::object({{"document", formats::write_native(game->session.document())}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "save",
                      .help = "A game as a file holds it.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::save_call

// SPDX-License-Identifier: MIT
//
// save: everything about a game, to be opened again.
#include "api/call.h"
#include "formats/native_json.h"

namespace omnidoku::api::save_call {
namespace {

base::Result<base::Value> run(Context& context) {
  const auto game = game_of(context);
  if (game == nullptr) return base::Value();
  const std::lock_guard lock(game->mutex);
  return base::Value::object({{"document", formats::write_native(game->session.document())}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "save", .run = run};

}  // namespace omnidoku::api::save_call

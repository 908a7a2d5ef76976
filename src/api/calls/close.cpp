// SPDX-License-Identifier: MIT
//
// close: forgets a game.
#include "api/call.h"
#include "api/shared_types.h"

namespace omnidoku::api::close_call {
namespace {

Fields parameters() { return {session_field()}; }

Type result() { return types::record({}); }

base::Result<base::Value> run(Context& context) {
  const std::string id = context.args.text("session");
  if (!context.games.remove(id)) {
    context.args.fail(
        base::make_error(base::ErrorCode::unknown_name, "there is no session \"" + id + "\""));
  }
  return base::Value::object();
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "close",
                      .help = "Forgets a game.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::close_call

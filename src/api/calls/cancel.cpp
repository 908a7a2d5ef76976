// SPDX-License-Identifier: MIT
//
// cancel: stops another call.
#include "api/call.h"
#include "api/shared_types.h"

namespace omnidoku::api::cancel_call {
namespace {

Fields parameters() {
  return {{"target", types::choice({types::whole(), types::text()}),
           "is the id of the calls: all that have it are stopped"}};
}

Type result() { return types::record({{"cancelled", types::whole(0), "is how many there were"}}); }

base::Result<base::Value> run(Context& context) {
  const base::Value& target = context.args.value("target");
  return base::Value::object({{"cancelled", context.running.cancel(target)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "cancel",
                      .help = "Stops calls that run.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::cancel_call

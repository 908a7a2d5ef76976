// SPDX-License-Identifier: MIT
//
// cancel: stops another call.
#include "api/call.h"

namespace omnidoku::api::cancel_call {
namespace {

base::Result<base::Value> run(Context& context) {
  const base::Value& target = context.args.required("target");
  if (context.args.failed()) return base::Value();
  return base::Value::object({{"cancelled", context.running.cancel(target)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "cancel", .run = run};

}  // namespace omnidoku::api::cancel_call

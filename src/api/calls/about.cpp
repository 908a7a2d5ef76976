// SPDX-License-Identifier: MIT
//
// about: what answers.
#include "api/call.h"

namespace omnidoku::api::about_call {
namespace {

base::Result<base::Value> run(Context& context) {
  return base::Value::object(
      {{"program", "Omnidoku"}, {"version", OMNIDOKU_VERSION}, {"api", 1}, {"kind", context.kind}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "about", .run = run};

}  // namespace omnidoku::api::about_call

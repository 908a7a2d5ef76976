// SPDX-License-Identifier: MIT
//
// about: what answers.
#include "api/call.h"
#include "api/shared_types.h"

namespace omnidoku::api::about_call {
namespace {

Type result() {
  return types::record(
      {{"program", types::text(), "is its name"},
       {"version", types::text(), "is its version"},
       {"api", types::always(1), "is the version of what is spoken here"},
       {"kind", types::word({"native", "wasm"}), "says whether it runs in a page"}});
}

base::Result<base::Value> run(Context& context) {
  return base::Value::object(
      {{"program", "Omnidoku"}, {"version", OMNIDOKU_VERSION}, {"api", 1}, {"kind", context.kind}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "about",
                      .help = "Which program answers.",
                      .parameters = no_parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::about_call

// SPDX-License-Identifier: MIT
//
// samples: a puzzle of each kind, made by this program and easy enough to be played.
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "formats/json.h"

namespace omnidoku::api::samples_call {
namespace {

using base::Value;

struct Sample {
  std::string_view title;
  std::string_view geometry;
  std::string_view document;
};

constexpr Sample kSamples[] = {
#include "api/samples.inc"
};

Type result() {
  return types::record(
      {{"samples",
        types::list(types::record({{"title", types::text(), "is what it is called"},
                                   {"geometry", types::text(), "is the id of its board"},
                                   {"document", types::document(), "is the puzzle"}})),
        "are the puzzles"}});
}

base::Result<Value> run(Context& /*context*/) {
  return Value::object({{"samples", list_value(kSamples, [](const Sample& sample) {
                           return Value::object(
                               {{"title", sample.title},
                                {"geometry", sample.geometry},
                                {"document", formats::parse_json(sample.document).value()}});
                         })}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "samples",
                      .help = "A puzzle of each kind, made by Omnidoku.",
                      .parameters = no_parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::samples_call

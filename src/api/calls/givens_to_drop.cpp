// SPDX-License-Identifier: MIT
//
// givens_to_drop: the givens that can be left out together.
#include "api/analysis.h"
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "generate/settle.h"

namespace omnidoku::api::givens_to_drop_call {
namespace {

using base::Value;

Fields parameters() {
  return timed_fields() + Fields{with_default("seed", types::whole(0, kMostSeed), 0,
                                              "says in which order they are tried"),
                                 ignore_unknown_field()};
}

Type result() {
  return types::record(
      verdict_fields() +
      Fields{{"dropped", types::cells(),
              "are where givens can be left out, all together; each that is left is needed, but "
              "for those undecided"},
             {"undecided", types::cells(), "are those that were not decided within the limits"}});
}

base::Result<Value> run(Context& context) {
  const solve::Options options = options_of(context);
  const auto seed = static_cast<std::uint64_t>(context.args.integer("seed"));
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const generate::GivensToDrop found = generate::givens_to_drop(*puzzle, options, seed);
  return Value::object({{"status", base::to_string(found.status)},
                        {"dropped", cells_value(found.dropped)},
                        {"undecided", cells_value(found.undecided)},
                        {"message", found.message},
                        {"cells", cells_value(found.cells)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "givens_to_drop",
                      .help = "Which givens can be left out together while one solution is left.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::givens_to_drop_call

// SPDX-License-Identifier: MIT
//
// givens_to_add: the givens that leave one of several solutions.
#include "api/analysis.h"
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "generate/settle.h"

namespace omnidoku::api::givens_to_add_call {
namespace {

using base::Value;

Fields parameters() {
  return timed_fields() +
         Fields{with_default("seed", types::whole(0, kMostSeed), 0, "chooses among equals"),
                ignore_unknown_field()};
}

Type result() {
  return types::record(
      verdict_fields() +
      Fields{{"added", types::list(types::candidate()),
              "leave one solution, and none of them can be left out; none where the puzzle has not "
              "several solutions, or at a limit"}});
}

base::Result<Value> run(Context& context) {
  const solve::Options options = options_of(context);
  const auto seed = static_cast<std::uint64_t>(context.args.integer("seed"));
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const generate::GivensToAdd found = generate::givens_to_add(*puzzle, options, seed);
  return Value::object({{"status", base::to_string(found.status)},
                        {"added", list_value(found.added, candidate_value)},
                        {"message", found.message},
                        {"cells", cells_value(found.cells)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "givens_to_add",
                      .help = "Which givens to add so that one of several solutions is left.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::givens_to_add_call

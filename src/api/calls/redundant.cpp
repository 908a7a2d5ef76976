// SPDX-License-Identifier: MIT
//
// redundant: the givens that can be left out, each by itself, and those of which that is not known.
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "solve/solve.h"

namespace omnidoku::api::redundant_call {
namespace {

using base::Value;

Fields parameters() { return timed_fields(); }

Type result() {
  return types::record(
      verdict_fields() +
      Fields{{"minimal", types::or_null(types::flag()),
              "says whether there are none; null: not decided"},
             {"givens", types::cells(), "are those that can, each by itself"},
             {"undecided", types::cells(), "are those of which a limit left it open"}});
}

base::Result<Value> run(Context& context) {
  solve::Options options;
  options.limits = limits_of(context);
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const solve::CheckReport report = solve::check(*puzzle, options);
  return Value::object({{"status", base::to_string(report.status)},
                        {"minimal", report.minimal ? Value(*report.minimal) : Value()},
                        {"givens", cells_value(report.redundant)},
                        {"undecided", cells_value(report.undecided)},
                        {"message", report.message},
                        {"cells", cells_value(report.cells)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "redundant",
                      .help = "Which givens can be left out.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::redundant_call

// SPDX-License-Identifier: MIT
//
// redundant: the givens that can be left out, each by itself, and those of which that is not known.
#include "api/call.h"
#include "api/values.h"
#include "solve/solve.h"

namespace omnidoku::api::redundant_call {
namespace {

using base::Value;

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
const Call descriptor{.name = "redundant", .run = run};

}  // namespace omnidoku::api::redundant_call

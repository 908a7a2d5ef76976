// SPDX-License-Identifier: MIT
//
// solve: solutions of the puzzle; entries are left aside unless asked for.
#include "solve/solve.h"

#include "api/call.h"
#include "api/values.h"

namespace omnidoku::api::solve_call {
namespace {

using base::Value;

constexpr std::int64_t kMostSolutions = 1'000'000;

base::Result<Value> run(Context& context) {
  solve::Options options;
  options.limits = limits_of(context);
  options.limits.solutions =
      static_cast<std::uint64_t>(context.args.integer("limit", 1, kMostSolutions, 2));
  options.keep = 2;
  options.ignore_unknown = context.args.flag("ignore_unknown", false);
  const bool entries = context.args.flag("entries", false);
  const auto puzzle = puzzle_of(context, entries);
  if (!puzzle) return Value();
  const solve::Outcome outcome = solve::solve(*puzzle, options);
  const auto solution = [&outcome](std::size_t i) {
    return i < outcome.solutions.size() ? grid_value(outcome.solutions[i]) : Value();
  };
  return Value::object({{"status", base::to_string(outcome.status)},
                        {"count", static_cast<std::int64_t>(outcome.count)},
                        {"solution", solution(0)},
                        {"second", solution(1)},
                        {"message", outcome.message},
                        {"cells", cells_value(outcome.cells)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "solve", .run = run};

}  // namespace omnidoku::api::solve_call

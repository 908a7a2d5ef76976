// SPDX-License-Identifier: MIT
//
// true_candidates: for each cell the digits that occur in some solution of the puzzle, and in how
// many.
#include <algorithm>

#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "solve/solve.h"

namespace omnidoku::api::true_candidates_call {
namespace {

using base::Status;
using base::Value;
using geometry::Cell;
using geometry::Digit;

constexpr std::uint64_t kMostCounted = 8;

/// How many solutions have each digit of each cell, up to kMostCounted; for what was not counted
/// in time at least 1.
Value counts_value(const model::Puzzle& puzzle, const solve::TrueCandidates& found,
                   const base::Limits& limits, const base::Deadline& deadline) {
  solve::Prepared prepared(puzzle);
  solve::Options options;
  options.limits.stop = limits.stop;
  options.limits.solutions = kMostCounted;
  options.ignore_unknown = true;
  Value::Array cells;
  for (std::size_t i = 0; i < found.digits.size(); ++i) {
    Value counts = Value::array();
    for (int d = 0; d < puzzle.num_digits(); ++d) {
      std::int64_t count = found.digits[i].contains(Digit(d)) ? 1 : 0;
      if (count > 0 && found.status == Status::multiple && !deadline.passed()) {
        options.limits = deadline.rest_of(options.limits);
        model::PartialGrid givens = puzzle.givens;
        givens[i] = Digit(d);
        count = std::max(count, static_cast<std::int64_t>(prepared.solve(givens, options).count));
      }
      counts.push_back(count);
    }
    cells.push_back(std::move(counts));
  }
  return cells;
}

Fields parameters() {
  return timed_fields() +
         Fields{with_default("counts", types::flag(), false, "asks for numbers of solutions too"),
                ignore_unknown_field()};
}

Type result() {
  return types::record(
      {status_result(),
       {"digits", types::list(types::digits()), "are those that were found, for each cell"},
       {"possible", types::list(types::digits()),
        "are the same, at a limit with those of which nothing is known yet"},
       optional("counts", types::list(types::list(types::whole(0, kMostCounted))),
                "are the numbers of solutions for each cell and digit; the greatest means so many "
                "or more"),
       {"message", types::text(), "says more about the status"}});
}

base::Result<Value> run(Context& context) {
  const solve::Options options = options_of(context);
  const base::Deadline deadline(options.limits);
  const bool counts = context.args.flag("counts");
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const solve::TrueCandidates found = solve::true_candidates(*puzzle, options);
  Value result = Value::object(
      {{"status", base::to_string(found.status)},
       {"digits", list_value(found.digits, [](auto digits) { return digits_value(digits); })},
       {"possible", list_value(found.possible, [](auto digits) { return digits_value(digits); })},
       {"message", found.message}});
  if (counts) result.set("counts", counts_value(*puzzle, found, options.limits, deadline));
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "true_candidates",
                      .help = "The digits that cells have in solutions.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::true_candidates_call

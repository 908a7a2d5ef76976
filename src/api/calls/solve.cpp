// SPDX-License-Identifier: MIT
//
// solve: solutions of the puzzle; entries are left aside unless asked for. A list of them comes in
// pages: those behind the first `skip`, in an order that is the same each time.
#include "solve/solve.h"

#include <algorithm>
#include <utility>

#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"

namespace omnidoku::api::solve_call {
namespace {

using base::Value;

constexpr std::int64_t kMostSolutions = 1'000'000;
constexpr std::int64_t kMostInList = 1000;

/// Solutions of a puzzle from one on, and whether there are more behind them.
struct Page {
  Value::Array grids;
  bool has_more = false;
};

solve::Outcome search(const model::Puzzle& puzzle, const solve::Options& options,
                      std::uint64_t skip, std::uint64_t length, Page& page) {
  if (length == 0) return solve::solve(puzzle, options);
  std::uint64_t number = 0;
  solve::Outcome outcome = solve::enumerate(puzzle, options, [&](const model::FilledGrid& grid) {
    if (number >= skip + length) page.has_more = true;
    if (number >= skip && number < skip + length) page.grids.push_back(grid_value(grid));
    ++number;
    return true;
  });
  // Whether rules that were read from words are to be doubted is asked there.
  return outcome.status == base::Status::none ? solve::solve(puzzle, options) : outcome;
}

Fields parameters() {
  return timed_fields() +
         Fields{with_default("limit", types::whole(1, kMostSolutions), 2,
                             "is how many are looked for"),
                with_default("list", types::whole(0, kMostInList), 0, "is how many are listed"),
                with_default("skip", types::whole(0, kMostSolutions), 0,
                             "is how many are passed over before those, in an order that is the "
                             "same each time"),
                entries_field(), ignore_unknown_field()};
}

Type result() {
  return types::record(
      verdict_fields() +
      Fields{
          {"count", types::whole(0),
           "is how many were found, at most `limit`; with a list of all up to the one behind it"},
          {"solution", types::or_null(types::digits()), "is the first: a digit for each cell"},
          {"second", types::or_null(types::digits()), "is another"},
          optional("solutions", types::list(types::digits()), "are those listed"),
          optional("more", types::or_null(types::flag()),
                   "says whether there are others behind these; null where the time was up before "
                   "that was "
                   "known")});
}

base::Result<Value> run(Context& context) {
  solve::Options options;
  options.limits = limits_of(context);
  options.limits.solutions = static_cast<std::uint64_t>(context.args.integer("limit"));
  options.keep = 2;
  const std::int64_t length = context.args.integer("list");
  const std::int64_t skip = context.args.integer("skip");
  if (length > 0) {
    // One more tells whether it goes on; which are found first must not depend on the machine.
    options.limits.solutions =
        std::max(options.limits.solutions, static_cast<std::uint64_t>(skip + length + 1));
    options.second_opinion = false;
  } else if (skip > 0) {
    context.args.fail("skip", "left out where there is no 'list'");
  }
  options.ignore_unknown = context.args.flag("ignore_unknown");
  const bool entries = context.args.flag("entries");
  const auto puzzle = puzzle_of(context, entries);
  if (!puzzle) return Value();
  Page page;
  const solve::Outcome outcome = search(*puzzle, options, static_cast<std::uint64_t>(skip),
                                        static_cast<std::uint64_t>(length), page);
  const auto solution = [&outcome](std::size_t i) {
    return i < outcome.solutions.size() ? grid_value(outcome.solutions[i]) : Value();
  };
  Value result = Value::object({{"status", base::to_string(outcome.status)},
                                {"count", static_cast<std::int64_t>(outcome.count)},
                                {"solution", solution(0)},
                                {"second", solution(1)},
                                {"message", outcome.message},
                                {"cells", cells_value(outcome.cells)}});
  if (length > 0) {
    result.set("solutions", std::move(page.grids));
    // A limit that came first leaves it open.
    const bool seen_all = outcome.reason == base::StopReason::exhausted;
    result.set("more", page.has_more || seen_all ? Value(page.has_more) : Value());
  }
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{
    .name = "solve",
    .help = "Solutions of the puzzle. Entries are left aside unless they are asked for.",
    .parameters = parameters,
    .result = result,
    .run = run};

}  // namespace omnidoku::api::solve_call

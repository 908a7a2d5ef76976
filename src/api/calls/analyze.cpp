// SPDX-License-Identifier: MIT
//
// analyze: what a puzzle is made of: how many solutions there are without each of its clues.
#include "analyze/removals.h"
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"

namespace omnidoku::api::analyze_call {
namespace {

using analyze::ClueRemoval;
using base::Value;
using constraints::Member;

/// Counting beyond is for the command line.
constexpr std::int64_t kMostAsked = 1'000'000;

Fields parameters() {
  return timed_fields() +
         Fields{with_default("limit", types::whole(2, kMostAsked),
                             static_cast<std::int64_t>(analyze::kMostCounted),
                             "says how far solutions are counted without each clue"),
                ignore_unknown_field()};
}

Fields count_fields() {
  return {{"solutions", types::whole(0), "is how many solutions there are, at least"},
          {"is_all", types::flag(), "says whether there are no more"}};
}

Type result() {
  return types::record(
      Fields{status_result()} + count_fields() +
      Fields{
          {"clues",
           types::list(types::record(
               Fields{{"kind", types::word({"given", "rule"}), "says what it is"},
                      {"index", types::index(), "is that of its cell, or in `puzzle.constraints`"},
                      {"name", types::text(), "is what it is called"},
                      {"cells", types::cells(), "are its cells"}} +
               count_fields() +
               Fields{{"need", types::word({"needed", "redundant", "undecided"}),
                       "says whether it can be left out by itself"}})),
           "are the givens in order of their cells, then the rules, each with the solutions "
           "without it; none of a puzzle without a solution"},
          {"whole", types::flag(), "says whether all was counted as far as was asked"},
          {"message", types::text(), "says more about the status"}});
}

Value clue_value(const model::Puzzle& puzzle, const analyze::Removals& removals,
                 const ClueRemoval& clue) {
  return Value::object({{"kind", clue.clue.kind == Member::Kind::clue ? "given" : "rule"},
                        {"index", static_cast<std::int64_t>(clue.clue.index)},
                        {"name", constraints::name_of(puzzle, clue.clue)},
                        {"cells", cells_value(constraints::cells_of(puzzle, clue.clue))},
                        {"solutions", static_cast<std::int64_t>(clue.without.solutions)},
                        {"is_all", clue.without.is_all},
                        {"need", to_string(removals.need_of(clue))}});
}

base::Result<Value> run(Context& context) {
  base::Limits limits = limits_of(context);
  limits.solutions = static_cast<std::uint64_t>(context.args.integer("limit"));
  const bool ignore_unknown = context.args.flag("ignore_unknown");
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const analyze::Removals removals = analyze::count_removals(*puzzle, limits, ignore_unknown);
  return Value::object({{"status", base::to_string(removals.status)},
                        {"solutions", static_cast<std::int64_t>(removals.own.solutions)},
                        {"is_all", removals.own.is_all},
                        {"clues", list_value(removals.clues,
                                             [&](const ClueRemoval& clue) {
                                               return clue_value(*puzzle, removals, clue);
                                             })},
                        {"whole", removals.is_whole},
                        {"message", removals.message}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "analyze",
                      .help = "How many solutions there are without each clue, given or rule.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::analyze_call

// SPDX-License-Identifier: MIT
//
// analyze: what a puzzle is made of: how many solutions there are without each of its clues, its
// backdoors, its unavoidable sets.
#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "analyze/study.h"
#include "api/analysis.h"
#include "api/call.h"
#include "api/practice.h"
#include "api/shared_types.h"
#include "api/values.h"

namespace omnidoku::api::analyze_call {
namespace {

using analyze::ClueRemoval;
using base::Value;
using constraints::Member;

/// Counting beyond is for the command line.
constexpr std::int64_t kMostAsked = 1'000'000;
constexpr std::int64_t kMostListed = 1000;

Fields parameters() {
  return timed_fields() +
         Fields{
             with_default("what", types::list(types::word({"clues", "backdoors", "unavoidable"})),
                          Value::Array{"clues"}, "are the parts that are looked for"),
             with_default("techniques", types::list(types::text()), Value::array(),
                          "are ids of techniques by which backdoors leave a puzzle solved, "
                          "beside naked and hidden singles"),
             with_default("backdoor_size", types::whole(0, analyze::kMostBackdoorSize),
                          std::int64_t{analyze::kBackdoorSize},
                          "is the size up to which backdoors are looked for"),
             with_default("set_size", types::whole(0, analyze::kMostUnavoidableSize),
                          std::int64_t{analyze::kUnavoidableSize}, "is that of unavoidable sets"),
             with_default("list", types::whole(0, kMostListed), std::int64_t{20},
                          "says how many backdoors of each kind are listed"),
             with_default("limit", types::whole(2, kMostAsked),
                          static_cast<std::int64_t>(analyze::kMostCounted),
                          "says how far solutions are counted without each clue"),
             ignore_unknown_field()};
}

Fields count_fields() {
  return {{"solutions", types::whole(0), "is how many solutions there are, at least"},
          {"is_all", types::flag(), "says whether there are no more"}};
}

Type clue_type() {
  return types::record(
      Fields{{"kind", types::word({"given", "rule"}), "says what it is"},
             {"index", types::index(), "is that of its cell, or in `puzzle.constraints`"},
             {"name", types::text(), "is what it is called"},
             {"cells", types::cells(), "are its cells"}} +
      count_fields() +
      Fields{{"need", types::word({"needed", "redundant", "undecided"}),
              "says whether it can be left out by itself"}});
}

Type backdoors_type() {
  return types::record(
      {{"kind", types::word({"cells", "strong", "candidates"}),
        "says what of: cells whose digits are told, cells of which every digit is decided, false "
        "candidates that are removed"},
       {"size", types::or_null(types::whole(0)),
        "is the smallest, 0 where nothing is needed; null: none up to `tried`"},
       {"tried", types::whole(-1), "is the size up to which all sets were looked at"},
       {"number", types::whole(0), "is how many there are of the smallest size, at least"},
       {"is_all", types::flag(), "says whether there are no more"},
       {"sets", types::list(types::list(types::candidate())), "are the first of them"}});
}

Type unavoidable_type() {
  return types::record(
      {{"complete_to", types::whole(0), "is the size up to which all minimal sets are there"},
       {"sets", types::list(types::cells()), "are they, by size, and larger ones as far as known"},
       {"reasons",
        types::list(types::record({{"given", types::cell(), "says where it is"},
                                   {"cells", types::cells(), "are those of the set"}})),
        "are minimal sets in which a needed given is the only one"}});
}

Type result() {
  return types::record(
      Fields{status_result()} + count_fields() +
      Fields{{"clues", types::list(clue_type()),
              "are the givens in order of their cells, then the rules, each with the solutions "
              "without it; none of a puzzle without a solution"},
             {"backdoors", types::list(backdoors_type()),
              "are those of a puzzle with one solution, if they were asked for"},
             optional("unavoidable", unavoidable_type(), "are its unavoidable sets, if asked for"),
             {"whole", types::flag(), "says whether no limit of time cut anything short"},
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

Value backdoors_value(const analyze::Backdoors& found) {
  return Value::object({{"kind", to_string(found.kind)},
                        {"size", found.size ? Value(std::int64_t{*found.size}) : Value()},
                        {"tried", std::int64_t{found.tried}},
                        {"number", static_cast<std::int64_t>(found.number)},
                        {"is_all", found.is_all},
                        {"sets", list_value(found.listed, [](const analyze::Backdoor& set) {
                           return Value(list_value(set, candidate_value));
                         })}});
}

Value unavoidable_value(const analyze::Study& study) {
  return Value::object(
      {{"complete_to", std::int64_t{study.unavoidable->complete_to}},
       {"sets", list_value(study.unavoidable->sets, cells_value)},
       {"reasons", list_value(study.reasons, [](const analyze::ReasonForGiven& reason) {
          return Value::object({{"given", static_cast<std::int64_t>(reason.given.index())},
                                {"cells", cells_value(reason.set)}});
        })}});
}

/// Singles and these techniques; nothing where none is named.
std::optional<logic::Scale> read_scale(Arguments& args) {
  const std::vector<std::string> names = args.texts("techniques");
  if (names.empty()) return std::nullopt;
  std::vector<std::string_view> ids(std::begin(analyze::kSingles), std::end(analyze::kSingles));
  for (const std::string& name : names) {
    if (const logic::Technique* technique = technique_named(args, name))
      ids.push_back(technique->id);
  }
  return logic::human_scale().with_only(ids);
}

base::Result<Value> run(Context& context) {
  Arguments& args = context.args;
  analyze::StudyWish wish;
  const std::vector<std::string> what = args.texts("what");
  const auto is_wanted = [&what](std::string_view part) {
    return std::find(what.begin(), what.end(), part) != what.end();
  };
  wish.clues = is_wanted("clues");
  wish.backdoors = is_wanted("backdoors");
  wish.unavoidable = is_wanted("unavoidable");
  wish.solutions = static_cast<std::uint64_t>(args.integer("limit"));
  wish.backdoor_size = static_cast<int>(args.integer("backdoor_size"));
  wish.unavoidable_size = static_cast<int>(args.integer("set_size"));
  wish.list = static_cast<std::size_t>(args.integer("list"));
  wish.ignore_unknown = args.flag("ignore_unknown");
  const std::optional<logic::Scale> scale = read_scale(args);
  if (scale) wish.scale = &*scale;
  const base::Limits limits = limits_of(context);
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const analyze::Study study = analyze::study(*puzzle, wish, limits);
  const analyze::Removals& removals = study.removals;
  Value result = Value::object({{"status", base::to_string(removals.status)},
                                {"solutions", static_cast<std::int64_t>(removals.own.solutions)},
                                {"is_all", removals.own.is_all},
                                {"clues", list_value(removals.clues,
                                                     [&](const ClueRemoval& clue) {
                                                       return clue_value(*puzzle, removals, clue);
                                                     })},
                                {"backdoors", list_value(study.backdoors, backdoors_value)},
                                {"whole", study.is_whole},
                                {"message", removals.message}});
  if (study.unavoidable) result.set("unavoidable", unavoidable_value(study));
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{
    .name = "analyze",
    .help =
        "What the puzzle is made of: how many solutions there are without each clue, given or "
        "rule; the smallest backdoors; the minimal unavoidable sets.",
    .parameters = parameters,
    .result = result,
    .run = run};

}  // namespace omnidoku::api::analyze_call

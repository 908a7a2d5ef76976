// SPDX-License-Identifier: MIT
//
// core: a few clues, houses and constraints of a puzzle without solution that contradict each
// other.
#include "solve/core.h"

#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"

namespace omnidoku::api::core_call {
namespace {

using base::Status;
using base::Value;

Fields parameters() { return timed_fields() + Fields{entries_field(), ignore_unknown_field()}; }

Type result() {
  return types::record(
      {status_result(),
       {"irreducible", types::flag(),
        "says whether it is certain that there is a solution without any one of them"},
       {"members",
        types::list(types::record(
            {{"kind", types::word({"clue", "house", "constraint"}), "says what it is"},
             {"index", types::index(),
              "is that of its cell, in `puzzle.houses` or `puzzle.constraints`"},
             {"name", types::text(), "is what it is called"},
             {"cells", types::cells(), "are its cells"}})),
        "are these things; none of a puzzle with a solution"},
       {"message", types::text(), "says the same in a sentence"}});
}

base::Result<Value> run(Context& context) {
  const solve::Options options = options_of(context);
  const auto puzzle = puzzle_of(context, context.args.flag("entries"));
  if (!puzzle) return Value();
  const solve::Core core = solve::find_core(*puzzle, options);
  const std::string text =
      core.status == Status::none ? solve::core_text(*puzzle, core) : core.message;
  return Value::object(
      {{"status", base::to_string(core.status)},
       {"irreducible", core.irreducible},
       {"members", list_value(core.members,
                              [&puzzle](constraints::Member member) {
                                return Value::object(
                                    {{"kind", to_string(member.kind)},
                                     {"index", static_cast<std::int64_t>(member.index)},
                                     {"name", constraints::name_of(*puzzle, member)},
                                     {"cells",
                                      cells_value(constraints::cells_of(*puzzle, member))}});
                              })},
       {"message", text}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{
    .name = "core",
    .help =
        "Of a puzzle without solution a few of the things it says that have none together already.",
    .parameters = parameters,
    .result = result,
    .run = run};

}  // namespace omnidoku::api::core_call

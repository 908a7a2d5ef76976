// SPDX-License-Identifier: MIT
//
// core: a few clues, houses and constraints of a puzzle without solution that contradict each
// other.
#include "solve/core.h"

#include "api/call.h"
#include "api/values.h"

namespace omnidoku::api::core_call {
namespace {

using base::Status;
using base::Value;

base::Result<Value> run(Context& context) {
  solve::Options options;
  options.limits = limits_of(context);
  options.ignore_unknown = context.args.flag("ignore_unknown", false);
  const auto puzzle = puzzle_of(context, context.args.flag("entries", false));
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
const Call descriptor{.name = "core", .run = run};

}  // namespace omnidoku::api::core_call

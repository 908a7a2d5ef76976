// SPDX-License-Identifier: MIT
//
// rules_to_add: a few rules of a kind that leave one of several solutions.
#include "generate/rules_to_add.h"

#include "api/analysis.h"
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "formats/native/constraint_json.h"

namespace omnidoku::api::rules_to_add_call {
namespace {

using base::Value;

Fields parameters() {
  return timed_fields() +
         Fields{{"kind", types::text(), "is a kind that can be placed, as generate takes them"},
                with_default("seed", types::whole(0, kMostSeed), 0,
                             "chooses the solution, and among equals"),
                ignore_unknown_field()};
}

Type result() {
  return types::record(
      verdict_fields() +
      Fields{
          {"added", types::list(types::object()),
           "leave one solution, as native JSON says them, and none of them can be left out; none "
           "where the puzzle has not several solutions, where none were found, or at a limit"}});
}

base::Result<Value> run(Context& context) {
  const solve::Options options = options_of(context);
  const auto seed = static_cast<std::uint64_t>(context.args.integer("seed"));
  const std::string kind = context.args.text("kind");
  const auto puzzle = puzzle_of(context);
  if (!puzzle) return Value();
  const auto found = generate::rules_to_add(*puzzle, kind, options, seed);
  if (!found) return found.error();
  return Value::object({{"status", base::to_string(found->status)},
                        {"added", list_value(found->added,
                                             [&puzzle](const model::ConstraintSpec& spec) {
                                               return formats::constraint_value(*puzzle, spec);
                                             })},
                        {"message", found->message},
                        {"cells", cells_value(found->cells)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "rules_to_add",
                      .help = "A few rules of a kind that leave one of several solutions.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::rules_to_add_call

// SPDX-License-Identifier: MIT
//
// estimate: how many solutions a puzzle has, about, where they are too many to count.
#include "solve/estimate.h"

#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"

namespace omnidoku::api::estimate_call {
namespace {

using base::Value;

Fields parameters() { return timed_fields() + Fields{entries_field(), ignore_unknown_field()}; }

Type result() {
  return types::record(
      {status_result(),
       {"exact", types::flag(), "says whether the number itself came out"},
       {"count", types::text(),
        "is about how many there are: `28,200,960`, `6.671e21`; empty where no estimate was ready "
        "in time"},
       {"low", types::text(), "is what there are at least, with a confidence of 99 %"},
       {"high", types::text(), "is what there are at most, with the same"},
       {"message", types::text(), "says more about it; empty where there is no more to say"}});
}

base::Result<Value> run(Context& context) {
  const solve::Options options = options_of(context);
  const auto puzzle = puzzle_of(context, context.args.flag("entries"));
  if (!puzzle) return Value();
  const solve::Estimate estimate = solve::estimate(*puzzle, options);
  const bool is_known =
      estimate.status == base::Status::unique || estimate.status == base::Status::multiple;
  const auto text = [is_known](double log_number, solve::Rounding rounding) {
    return is_known ? solve::number_text(log_number, rounding) : std::string();
  };
  return Value::object({{"status", base::to_string(estimate.status)},
                        {"exact", estimate.exact.has_value()},
                        {"count", text(estimate.log_count, solve::Rounding::nearest)},
                        {"low", text(estimate.log_low, solve::Rounding::down)},
                        {"high", text(estimate.log_high, solve::Rounding::up)},
                        {"message", estimate.message}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "estimate",
                      .help = "About how many solutions the puzzle has.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::estimate_call

// SPDX-License-Identifier: MIT
//
// why_not: why a candidate cannot be true, or that it may be.
#include "api/analysis.h"
#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"

namespace omnidoku::api::why_not_call {
namespace {

using base::Value;

std::string_view kind_name(logic::WhyNot::Kind kind) {
  switch (kind) {
    case logic::WhyNot::Kind::removed: return "removed";
    case logic::WhyNot::Kind::not_there: return "not_there";
    case logic::WhyNot::Kind::possible: return "possible";
    case logic::WhyNot::Kind::not_found: return "not_found";
  }
  return "not_found";
}

Fields parameters() {
  return timed_fields() +
         Fields{{"cell", types::cell(), "is its cell"}, {"digit", types::digit(), "is its digit"}};
}

Type result() {
  return types::record(
      {{"kind", types::word({"removed", "not_there", "possible", "not_found"}),
        "says how it is: `steps` end with one that removes it, a rule or a clue excludes it at "
        "once, it stands in a "
        "`solution`, or no reason was found"},
       {"message", types::text(), "says so in English"},
       {"seen", types::or_null(types::cell()), "is the cell whose digit excludes it"},
       status_result(),
       trouble_result(),
       {"steps", types::steps(), "lead to the one that removes it"},
       {"mistakes", types::mistakes(), "are there in place of steps"},
       {"solution", types::or_null(types::digits()), "has a digit for each cell"}});
}

base::Result<Value> run(Context& context) {
  const base::Limits limits = limits_of(context);
  const base::Deadline deadline(limits);
  const Analysis analysis = analyse(context, logic::limits_before_steps(limits));
  if (analysis.game == nullptr) return Value();
  const logic::Structure& structure = analysis.game->structure();
  const geometry::Candidate candidate{context.args.cell("cell", structure.num_cells()),
                                      context.args.digit("digit", structure.num_digits())};
  if (context.args.failed()) return Value();
  const auto mistakes = analysis.game->mistakes(analysis.state, limits);
  const logic::Position position = analysis.position();
  logic::WhyNot answer;
  if (!mistakes.empty()) {
    answer.message = logic::mistakes_text(*analysis.game, mistakes, logic::HintLevel::full);
  } else {
    answer = logic::why_not(*analysis.game, position, candidate, logic::human_scale(),
                            deadline.rest_of(limits));
  }
  Value solution = answer.solution ? grid_value(*answer.solution) : Value();
  Value steps = keep_steps(analysis, "why_not", position, std::move(answer.steps), true);
  return Value::object(
      {{"kind", kind_name(answer.kind)},
       {"message", std::move(answer.message)},
       {"seen", answer.seen ? Value(static_cast<std::int64_t>(answer.seen->index())) : Value()},
       {"status", base::to_string(analysis.game->status())},
       {"trouble", analysis.game->trouble()},
       {"steps", std::move(steps)},
       {"mistakes", mistakes_value(analysis, mistakes)},
       {"solution", std::move(solution)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "why_not",
                      .help = "Why a candidate is none.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::why_not_call

// SPDX-License-Identifier: MIT
//
// explain: the whole way to the solution by logic.
#include "api/analysis.h"
#include "api/call.h"
#include "api/rating_value.h"
#include "api/shared_types.h"
#include "logic/path.h"

namespace omnidoku::api::explain_call {
namespace {

Fields parameters() {
  return timed_fields() + Fields{with_default("from", types::word({"start", "now"}), "start",
                                              "says where it begins")};
}

Type result() {
  return types::record(
      {{"end", types::word({"solved", "stuck", "contradiction", "stopped"}), "says how it ends"},
       status_result(),
       trouble_result(),
       {"rating", types::or_null(types::rating()),
        "is the rating of these steps; null where they were stopped"},
       {"steps", types::steps(),
        "are the steps; none where there are mistakes, or a rule that is not understood"},
       {"mistakes", types::mistakes(), "have to be put right first, from now"}});
}

base::Result<base::Value> run(Context& context) {
  const bool now = context.args.text("from") == "now";
  const base::Limits limits = limits_of(context);
  const base::Deadline deadline(limits);
  const Analysis analysis = analyse(context, logic::limits_before_steps(limits));
  if (analysis.game == nullptr || context.args.failed()) return base::Value();
  std::vector<logic::Game::Mistake> mistakes;
  if (now) mistakes = analysis.game->mistakes(analysis.state, deadline.rest_of(limits));
  const logic::Position start = now ? analysis.position() : analysis.game->position();
  logic::Path path;
  // Without a rule that is not understood it would be a way to a solution of another puzzle.
  if (mistakes.empty() && analysis.game->is_understood()) {
    path = logic::find_path(start, logic::human_scale(), deadline.rest_of(limits));
  }
  base::Value rating;
  if (path.end != logic::PathEnd::stopped) rating = rating_value(logic::rate(path));
  base::Value steps = keep_steps(analysis, "path", start, std::move(path.steps), true);
  return base::Value::object({{"end", logic::to_string(path.end)},
                              {"status", base::to_string(analysis.game->status())},
                              {"trouble", analysis.game->trouble()},
                              {"rating", std::move(rating)},
                              {"steps", std::move(steps)},
                              {"mistakes", mistakes_value(analysis, mistakes)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "explain",
                      .help = "The way to the solution, one step after the other.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::explain_call

// SPDX-License-Identifier: MIT
//
// steps: every step there is now.

#include "api/analysis.h"
#include "api/call.h"
#include "api/practice.h"
#include "api/shared_types.h"

namespace omnidoku::api::steps_call {
namespace {

using base::Value;

constexpr std::size_t kMostSteps = 2000;

/// The techniques that the request names, or all of them.
std::vector<const logic::Technique*> wanted_techniques(Arguments& args) {
  if (!args.has("techniques")) return {logic::techniques().begin(), logic::techniques().end()};
  std::vector<const logic::Technique*> wanted;
  for (const std::string& id : args.texts("techniques")) {
    wanted.push_back(technique_named(args, id));
    if (wanted.back() == nullptr) break;
  }
  return wanted;
}

Fields parameters() {
  return timed_fields() + Fields{optional("techniques", types::list(types::text()),
                                          "are ids of the techniques to look for; else all are")};
}

Type result() {
  return types::record({{"steps", types::steps(), "are the steps, by technique"},
                        {"complete", types::flag(), "says whether time sufficed for all of them"},
                        status_result(),
                        trouble_result(),
                        {"mistakes", types::mistakes(), "are there in place of steps"}});
}

base::Result<Value> run(Context& context) {
  const std::vector<const logic::Technique*> wanted = wanted_techniques(context.args);
  const base::Limits limits = limits_of(context);
  const base::Deadline deadline(limits);
  const Analysis analysis = analyse(context, logic::limits_before_steps(limits));
  if (analysis.game == nullptr || context.args.failed()) return Value();
  const auto mistakes = analysis.game->mistakes(analysis.state, deadline.rest_of(limits));
  logic::Position position = analysis.position();
  position.set_deadline(deadline);
  std::vector<model::Step> steps;
  bool complete = true;
  base::Progress progress;
  for (const logic::Technique* technique : wanted) {
    if (!mistakes.empty()) break;
    complete = steps.size() < kMostSteps && !deadline.passed();
    if (!complete) break;
    for (model::Step& step : logic::all_steps(*technique, position, kMostSteps - steps.size())) {
      steps.push_back(std::move(step));
    }
    progress.counters.nodes = steps.size();
    if (limits.progress) limits.progress(progress);
  }
  complete = complete && !deadline.passed();
  Value told = keep_steps(analysis, "steps", position, std::move(steps), false);
  return Value::object({{"steps", std::move(told)},
                        {"complete", complete},
                        {"status", base::to_string(analysis.game->status())},
                        {"trouble", analysis.game->trouble()},
                        {"mistakes", mistakes_value(analysis, mistakes)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "steps",
                      .help = "All steps that there are now.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::steps_call

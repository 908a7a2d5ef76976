// SPDX-License-Identifier: MIT
//
// rate: how hard the puzzle is.
#include "api/analysis.h"
#include "api/call.h"
#include "api/rating_value.h"
#include "logic/path.h"

namespace omnidoku::api::rate_call {
namespace {

base::Result<base::Value> run(Context& context) {
  const base::Limits limits = limits_of(context);
  const base::Deadline deadline(limits);
  const Analysis analysis = analyse(context);
  if (analysis.game == nullptr || context.args.failed()) return base::Value();
  base::Status status = analysis.game->outcome().status;
  base::Value result;
  if (analysis.game->is_unique()) {
    const logic::Path path =
        logic::find_path(analysis.game->position(), logic::human_scale(), deadline.rest_of(limits));
    if (path.end == logic::PathEnd::stopped) {
      status = limits.stop.stop_requested() ? base::Status::cancelled : base::Status::limit;
    } else {
      result = rating_value(logic::rate(path));
    }
  }
  for (const std::string_view name : {"level", "score", "hardest", "hardest_title"}) {
    if (!result.has(name)) result.set(name, base::Value());
  }
  result.set("status", base::to_string(status));
  result.set("message", analysis.game->trouble());
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "rate", .run = run};

}  // namespace omnidoku::api::rate_call

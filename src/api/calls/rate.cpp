// SPDX-License-Identifier: MIT
//
// rate: how hard the puzzle is, by our scale or by those of other programs.
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "api/analysis.h"
#include "api/call.h"
#include "api/classic_givens.h"
#include "api/rating_value.h"
#include "api/shared_types.h"
#include "logic/path.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"

namespace omnidoku::api::rate_call {
namespace {

using base::Status;
using base::Value;

/// A rating under way.
struct Work {
  const logic::Game& game;
  base::Limits limits;
  base::Deadline deadline;

  [[nodiscard]] Status stopped() const {
    return limits.stop.stop_requested() ? Status::cancelled : Status::limit;
  }
  /// What is to be called after every step.
  [[nodiscard]] std::function<void()> step_teller() const {
    if (!limits.progress) return {};
    return [tell = limits.progress, steps = std::uint64_t{0}]() mutable {
      base::Progress progress;
      progress.counters.nodes = ++steps;
      tell(progress);
    };
  }
};

/// The status, with the rating in `result` if it came to its end.
Status by_human(const Work& work, Value& result) {
  const logic::Path path = logic::find_path(work.game.position(), logic::human_scale(),
                                            work.deadline.rest_of(work.limits));
  if (path.end == logic::PathEnd::stopped) return work.stopped();
  const Value rating = rating_value(logic::rate(path));
  for (const auto& [name, value] : rating.members()) result.set(name, value);
  return Status::unique;
}

Status by_se(const Work& work, const ClassicDigits& givens, Value& result) {
  using ratings::se::Rating;
  const auto rater = std::make_unique<ratings::se::Rater>();
  const Rating rating =
      rater->rate(givens, work.deadline, nullptr, ratings::se::Wanted::all, work.step_teller());
  if (rating.end == Rating::End::stopped) return work.stopped();
  if (rating.end != Rating::End::solved) return Status::limit;  // no step of the program goes on
  constexpr double kTenths = 10;
  result.set("er", rating.hardest / kTenths);
  result.set("ep", rating.to_first_digit / kTenths);
  result.set("ed", rating.first_step / kTenths);
  if (rating.hardest > 0) result.set("hardest_title", rating.hardest_technique);
  return Status::unique;
}

Status by_hodoku(const Work& work, const ClassicDigits& givens, Value& result) {
  ClassicDigits solution{};
  const model::FilledGrid& digits = *work.game.solution();
  std::transform(digits.begin(), digits.end(), solution.begin(),
                 [](geometry::Digit digit) { return static_cast<int>(digit.index()) + 1; });
  ratings::hodoku::Rater rater;
  const ratings::hodoku::Rating rating =
      rater.rate(givens, solution, work.deadline, work.step_teller());
  if (!rating.is_whole) return work.stopped();
  result.set("level", to_string(rating.level));
  result.set("score", rating.score);
  if (rating.hardest) result.set("hardest_title", names_of(*rating.hardest).name);
  return Status::unique;
}

Fields parameters() {
  return timed_fields() +
         Fields{with_default("scale", types::scale(), "human", "says by whose measure")};
}

Type result() {
  return types::record(
      {status_result(),
       {"message", types::text(), "says more about it"},
       {"level", types::or_null(types::text()),
        "is the level; HoDoKu has its own words; null for `se`"},
       {"score", types::or_null(types::whole()), "is the work it takes; null for `se`"},
       {"hardest", types::or_null(types::text()),
        "is the id of the hardest technique; null for scales of others"},
       {"hardest_title", types::or_null(types::text()),
        "is what that is called, by others with names of their own"},
       optional("er", types::or_null(types::number(0)),
                "is the rating of the hardest step by Sudoku Explainer"),
       optional("ep", types::or_null(types::number(0)),
                "is that of the hardest up to the first digit"),
       optional("ed", types::or_null(types::number(0)), "is that of the first step")});
}

base::Result<Value> run(Context& context) {
  const std::string scale = context.args.text("scale");
  const base::Limits limits = limits_of(context);
  const base::Deadline deadline(limits);
  const Analysis analysis = analyse(context, limits);
  if (analysis.game == nullptr || context.args.failed()) return Value();
  const logic::Game& game = *analysis.game;
  std::optional<ClassicDigits> givens;
  if (scale != "human") {
    givens = classic_givens(game.structure().puzzle());
    if (!givens) {
      return base::make_error(
          base::ErrorCode::unsupported,
          "the scale " + scale + " knows the ordinary 9x9 grid and its givens alone",
          "the scale human rates every puzzle");
    }
  }
  Value result = Value::object({{"status", Value()},
                                {"message", game.trouble()},
                                {"level", Value()},
                                {"score", Value()},
                                {"hardest", Value()},
                                {"hardest_title", Value()}});
  if (scale == "se") {
    for (const char* name : {"er", "ep", "ed"}) result.set(name, Value());
  }
  Status status = game.status();
  if (status == Status::unique) {
    const Work work{.game = game, .limits = limits, .deadline = deadline};
    if (!givens) {
      status = by_human(work, result);
    } else {
      status = scale == "se" ? by_se(work, *givens, result) : by_hodoku(work, *givens, result);
    }
  }
  result.set("status", base::to_string(status));
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "rate",
                      .help =
                          "How hard the puzzle is. The scales of other programs (docs/RATINGS.md) "
                          "know the ordinary 9x9 grid and its givens alone; the puzzle's `scales` "
                          "tells. A scale has no rating of a puzzle that is not unique.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::rate_call

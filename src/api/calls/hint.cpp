// SPDX-License-Identifier: MIT
//
// hint: how to go on, in five strengths.
#include "api/analysis.h"
#include "api/call.h"
#include "api/drawing.h"
#include "api/practice.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "play/conclude.h"

namespace omnidoku::api::hint_call {
namespace {

using base::Value;

Fields parameters() {
  return timed_fields() + drawing_fields() +
         Fields{with_default("level", types::hint_level(), "full", "is how much is told"),
                optional("practised", types::text(),
                         "is the id of a technique: a step of it comes first where there is one")};
}

Type result() {
  return types::record(
      {{"level", types::hint_level(), "is the one asked for"},
       {"text", types::text(), "says all that is told, in English"},
       status_result(),
       trouble_result(),
       {"complete", types::flag(), "says whether every cell is filled"},
       {"stopped", types::flag(),
        "says whether the time was up, or the call was cancelled, before a step was found"},
       {"num_mistakes", types::whole(0),
        "counts the mistakes: while there are any, no step is told"},
       {"mistakes", types::mistakes(), "are these, from `where` on"},
       {"outlook",
        types::or_null(types::word({"placement", "placement_with_thought", "elimination"})),
        "says what the step comes to; null without a step"},
       {"family", types::or_null(types::text()), "is that of the technique"},
       {"nudge", types::or_null(types::text()), "says where to turn one's eyes for the family"},
       {"places", types::list(types::text()), "are names of houses and sums, from `where` on"},
       {"practised", types::or_null(types::flag()),
        "says whether the step is one of the technique that is practised; null where none is, or "
        "without a step"},
       {"technique", types::or_null(types::text()),
        "is the id of the technique, from `technique` on"},
       {"title", types::or_null(types::text()), "is its name"},
       {"idea", types::or_null(types::text()), "says how it works"},
       {"look", types::or_null(types::text()), "says what to look for"},
       {"digits", types::digits(), "are those that the step is about, at `pattern`"},
       {"cells", types::cells(), "are those of the places, of the pattern or of the step"},
       {"step", types::or_null(types::step_view()), "is the step, at `full`"},
       {"overlay", types::or_null(types::overlay()),
        "draws the step at `full`, and at `pattern` without what follows"}});
}

base::Result<Value> run(Context& context) {
  const scene::RenderOptions drawing = drawing_options(context.args);
  const auto level = logic::hint_level_from(context.args.text("level"));
  const logic::Technique* practised =
      context.args.has("practised") ? technique_named(context.args, context.args.text("practised"))
                                    : nullptr;
  const base::Limits limits = limits_of(context);
  const base::Deadline deadline(limits);
  const Analysis analysis = analyse(context, logic::limits_before_steps(limits));
  if (analysis.game == nullptr || !level || context.args.failed()) return Value();
  const base::Status status = analysis.game->status();
  const bool solvable = status != base::Status::invalid && status != base::Status::none;
  const logic::Hint hint = solvable ? logic::next_hint(*analysis.game, &analysis.state, *level,
                                                       deadline.rest_of(limits), practised)
                                    : logic::Hint();
  // A nudge says that there are some, not where.
  const std::vector<logic::Game::Mistake> named =
      *level == logic::HintLevel::nudge ? std::vector<logic::Game::Mistake>() : hint.mistakes;
  Value result = Value::object({{"level", logic::to_string(*level)},
                                {"text", hint.text},
                                {"status", base::to_string(status)},
                                {"trouble", analysis.game->trouble()},
                                {"complete", analysis.position().board().is_complete()},
                                {"stopped", hint.stopped},
                                {"num_mistakes", static_cast<std::int64_t>(hint.mistakes.size())},
                                {"mistakes", mistakes_value(analysis, named)},
                                {"outlook", Value()},
                                {"family", Value()},
                                {"nudge", Value()},
                                {"places", Value::array()},
                                {"practised", Value()},
                                {"technique", Value()},
                                {"title", Value()},
                                {"idea", Value()},
                                {"look", Value()},
                                {"digits", Value::array()},
                                {"cells", Value::array()},
                                {"step", Value()},
                                {"overlay", Value()}});
  if (!hint.step) return result;
  const logic::Words words(analysis.game->structure());
  const logic::Technique& technique = logic::technique_of(*hint.step);
  if (practised != nullptr) result.set("practised", &technique == practised);
  result.set("outlook", logic::to_string(logic::outlook_of(*hint.step)));
  result.set("family", logic::to_string(technique.family));
  result.set("nudge", words.in_symbols(std::string(logic::nudge_of(technique.family))));
  if (*level >= logic::HintLevel::where) {
    result.set("places", list_value(logic::hint_places(*hint.step, words),
                                    [](const std::string& name) { return Value(name); }));
    result.set("cells", cells_value(logic::hint_cells(*hint.step, analysis.game->structure())));
  }
  if (*level >= logic::HintLevel::technique) {
    result.set("technique", technique.id);
    result.set("title", technique.title);
    result.set("idea", words.in_symbols(std::string(technique.idea)));
    result.set("look", words.in_symbols(std::string(technique.look)));
  }
  const logic::Position position = analysis.position();
  std::shared_ptr<const StepList> drawn;
  if (*level >= logic::HintLevel::pattern) {
    const bool is_whole = *level == logic::HintLevel::full;
    drawn = std::make_shared<const StepList>(
        StepList{.game = analysis.game,
                 .start = position,
                 .steps = {is_whole ? *hint.step : logic::without_conclusions(*hint.step)},
                 .marks = model::centre_marks(analysis.state),
                 .is_silent = !is_whole});
    auto overlay = overlay_value(*drawn, 0, drawing);
    if (!overlay) return overlay.error();
    result.set("overlay", *std::move(overlay));
    if (is_whole) {
      result.set("cells", cells_value(hint.step->cells));
      result.set("step", step_value(*hint.step, words));
    } else {
      const logic::PatternHint pattern = logic::pattern_hint(*hint.step);
      result.set("digits", digits_value(pattern.digits));
      result.set("cells", cells_value(pattern.cells));
    }
  }
  const std::lock_guard lock(analysis.open->mutex);
  analysis.open->hint = play::conclude(*hint.step, position);
  analysis.open->hint_revision = analysis.revision;
  if (drawn != nullptr) analysis.open->step_lists.insert_or_assign("hint", std::move(drawn));
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{
    .name = "hint",
    .help =
        "The next step, as much of it as is asked for. In other views `overlay` draws it (list "
        "`hint`).",
    .parameters = parameters,
    .result = result,
    .run = run};

}  // namespace omnidoku::api::hint_call

// SPDX-License-Identifier: MIT
//
// hint: how to go on, in five strengths.
#include "api/analysis.h"
#include "api/call.h"
#include "api/drawing.h"
#include "api/practice.h"
#include "api/values.h"
#include "play/conclude.h"

namespace omnidoku::api::hint_call {
namespace {

using base::Value;

base::Result<Value> run(Context& context) {
  const scene::RenderOptions drawing = drawing_options(context.args);
  const auto level = logic::hint_level_from(
      context.args.word("level", {"nudge", "where", "technique", "pattern", "full"}, "full"));
  const logic::Technique* practised =
      context.args.has("practised") ? technique_named(context.args, context.args.text("practised"))
                                    : nullptr;
  const base::Limits limits = limits_of(context);
  const base::Deadline deadline(limits);
  const Analysis analysis = analyse(context);
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
  if (*level == logic::HintLevel::pattern) {
    const logic::PatternHint pattern = logic::pattern_hint(*hint.step);
    result.set("digits", digits_value(pattern.digits));
    result.set("cells", cells_value(pattern.cells));
    const model::Step shown = logic::without_conclusions(*hint.step);
    auto overlay = overlay_value(
        {analysis.game, position, {shown}, false, analysis.state.centre_marks}, 0, drawing);
    if (!overlay) return overlay.error();
    // Its sentences would tell the conclusions that the drawing leaves out.
    overlay->set("text", "");
    result.set("overlay", *std::move(overlay));
  } else if (*level == logic::HintLevel::full) {
    auto overlay = overlay_value(
        {analysis.game, position, {*hint.step}, false, analysis.state.centre_marks}, 0, drawing);
    if (!overlay) return overlay.error();
    result.set("overlay", *std::move(overlay));
    result.set("cells", cells_value(hint.step->cells));
    result.set("step", step_value(*hint.step, words));
  }
  const std::lock_guard lock(analysis.open->mutex);
  analysis.open->hint = play::conclude(*hint.step, position);
  analysis.open->hint_revision = analysis.revision;
  return result;
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "hint", .run = run};

}  // namespace omnidoku::api::hint_call

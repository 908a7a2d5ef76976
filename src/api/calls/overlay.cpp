// SPDX-License-Identifier: MIT
//
// overlay: the drawing of a step that was told of.
#include "api/analysis.h"
#include "api/call.h"
#include "api/drawing.h"
#include "api/shared_types.h"

namespace omnidoku::api::overlay_call {
namespace {

Fields parameters() {
  return Fields{session_field()} + drawing_fields() +
         Fields{{"list", types::step_list(),
                 "says which call told it: `steps`, `explain`, `why_not` or `hint`"},
                {"index", types::index(), "is its index in that list"},
                with_default("candidates", types::word({"step", "all"}), "step",
                             "says whether those that the step rests on or speaks of are drawn, "
                             "and in cells with marks "
                             "all, or all everywhere")};
}

Type result() { return types::record({{"overlay", types::overlay(), "is the drawing"}}); }

base::Result<base::Value> run(Context& context) {
  const scene::RenderOptions drawing = drawing_options(context.args);
  const std::string name = context.args.text("list");
  const auto index = context.args.integer("index");
  const bool all = context.args.text("candidates") == "all";
  const auto game = game_of(context);
  if (game == nullptr || context.args.failed()) return base::Value();
  std::shared_ptr<const StepList> list;
  {
    const std::lock_guard lock(game->mutex);
    if (const auto at = game->step_lists.find(name); at != game->step_lists.end()) {
      list = at->second;
    }
  }
  if (list == nullptr || static_cast<std::size_t>(index) >= list->steps.size()) {
    return base::make_error(base::ErrorCode::unknown_name,
                            "there is no such step in the list \"" + name + "\"");
  }
  auto overlay = overlay_value(*list, static_cast<std::size_t>(index), drawing, all);
  if (!overlay) return overlay.error();
  return base::Value::object({{"overlay", *std::move(overlay)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{
    .name = "overlay",
    .help = "What is drawn over a game to show one of the steps that a call has told.",
    .parameters = parameters,
    .result = result,
    .run = run};

}  // namespace omnidoku::api::overlay_call

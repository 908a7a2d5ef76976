// SPDX-License-Identifier: MIT
//
// overlay: the drawing of a step that was told of.
#include "api/analysis.h"
#include "api/call.h"
#include "api/drawing.h"

namespace omnidoku::api::overlay_call {
namespace {

base::Result<base::Value> run(Context& context) {
  const scene::RenderOptions drawing = drawing_options(context.args);
  const std::string name = context.args.word("list", {"steps", "path", "why_not"});
  const auto index = context.args.integer("index", 0, 1'000'000);
  const bool all = context.args.word("candidates", {"step", "all"}, "step") == "all";
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
const Call descriptor{.name = "overlay", .run = run};

}  // namespace omnidoku::api::overlay_call

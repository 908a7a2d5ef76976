// SPDX-License-Identifier: MIT
//
// svg: a picture of a game as an SVG document.
#include "api/call.h"
#include "api/drawing.h"
#include "formats/ornaments.h"
#include "scene/scene.h"
#include "verify/stored_solution.h"

namespace omnidoku::api::svg_call {
namespace {

base::Result<base::Value> run(Context& context) {
  scene::RenderOptions options = drawing_options(context.args);
  options.theme = context.args.text("theme", options.theme);
  options.title = context.args.flag("title", false);
  options.rules = context.args.flag("rules", false);
  options.legend = context.args.flag("legend", true);
  const bool givens_only = context.args.word("show", {"givens", "state"}, "state") == "givens";
  const bool solution = context.args.flag("solution", false);
  const bool candidates = context.args.flag("candidates", true);
  const auto game = game_of(context);
  if (game == nullptr || context.args.failed()) return base::Value();
  const std::lock_guard lock(game->mutex);
  const model::Puzzle puzzle = game->told();
  options.ornaments = formats::ornaments_of(game->session.document());
  if (const model::FilledGrid* stored = solution ? verify::witness(puzzle) : nullptr) {
    options.entries.assign(stored->begin(), stored->end());
  } else if (!givens_only) {
    options.entries = game->session.state().entries;
    if (candidates) options.candidates = game->session.state().centre_marks;
  }
  auto svg = scene::to_svg(puzzle, options);
  if (!svg) return svg.error();
  return base::Value::object({{"svg", *std::move(svg)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "svg", .run = run};

}  // namespace omnidoku::api::svg_call

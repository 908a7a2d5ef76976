// SPDX-License-Identifier: MIT
//
// svg: a picture of a game as an SVG document.
#include "api/call.h"
#include "api/drawing.h"
#include "api/shared_types.h"
#include "formats/ornaments.h"
#include "scene/scene.h"
#include "verify/stored_solution.h"

namespace omnidoku::api::svg_call {
namespace {

Fields parameters() {
  return Fields{session_field()} + drawing_fields() +
         Fields{
             show_field(),
             with_default("theme", types::text(), scene::RenderOptions().theme,
                          "is one of the catalogue's"),
             with_default("candidates", types::flag(), true, "draws the centre marks"),
             with_default("solution", types::flag(), false,
                          "draws the solution stored with the puzzle, if there is one"),
             with_default("title", types::flag(), false, "writes the title above it"),
             with_default("rules", types::flag(), false, "writes the rules below it"),
             with_default("legend", types::flag(), true, "writes what the drawing does not show")};
}

Type result() { return types::record({{"svg", types::text(), "is the file"}}); }

base::Result<base::Value> run(Context& context) {
  scene::RenderOptions options = drawing_options(context.args);
  options.theme = context.args.text("theme");
  options.title = context.args.flag("title");
  options.rules = context.args.flag("rules");
  options.legend = context.args.flag("legend");
  const bool givens_only = context.args.text("show") == "givens";
  const bool solution = context.args.flag("solution");
  const bool candidates = context.args.flag("candidates");
  const auto game = game_of(context);
  if (game == nullptr || context.args.failed()) return base::Value();
  const std::lock_guard lock(game->mutex);
  const model::Puzzle puzzle = game->told();
  options.dark = game->dark_cells();
  options.ornaments = formats::ornaments_of(game->session.document());
  if (const model::FilledGrid* stored = solution ? verify::witness(puzzle) : nullptr) {
    options.entries.assign(stored->begin(), stored->end());
  } else if (!givens_only) {
    options.entries = game->session.state().entries;
    if (candidates) options.candidates = model::centre_marks(game->session.state());
  }
  auto svg = scene::to_svg(puzzle, options);
  if (!svg) return svg.error();
  return base::Value::object({{"svg", *std::move(svg)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "svg",
                      .help = "The drawing of a game as the text of an SVG file.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::svg_call

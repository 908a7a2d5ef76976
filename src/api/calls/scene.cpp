// SPDX-License-Identifier: MIT
//
// scene: a picture of a game as layers.
#include "scene/scene.h"

#include "api/call.h"
#include "api/drawing.h"
#include "api/shared_types.h"
#include "formats/ornaments.h"

namespace omnidoku::api::scene_call {
namespace {

Fields parameters() {
  return Fields{session_field()} + drawing_fields() +
         Fields{show_field(),
                with_default("candidates", types::flag(), false, "adds the centre marks")};
}

Type result() { return types::scene(); }

base::Result<base::Value> run(Context& context) {
  scene::RenderOptions options = drawing_options(context.args);
  const bool givens_only = context.args.text("show") == "givens";
  const bool candidates = context.args.flag("candidates");
  const auto game = game_of(context);
  if (game == nullptr || context.args.failed()) return base::Value();
  const std::lock_guard lock(game->mutex);
  if (!givens_only) {
    options.entries = game->session.state().entries;
    if (candidates) options.candidates = model::centre_marks(game->session.state());
  }
  options.ornaments = formats::ornaments_of(game->session.document());
  const auto drawn = scene::build_scene(game->told(), options);
  if (!drawn) return drawn.error();
  return scene_value(*drawn);
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "scene",
                      .help = "The drawing of a game, for who paints it.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::scene_call

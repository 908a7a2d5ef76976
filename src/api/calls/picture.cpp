// SPDX-License-Identifier: MIT
//
// picture: what a board looks like, with a few constraints of some kinds on it, as a scene. It
// needs no session, so that showing many boards closes nobody's game.
#include "api/actions.h"
#include "api/call.h"
#include "api/drawing.h"
#include "generate/example.h"
#include "geometry/builder.h"
#include "scene/scene.h"

namespace omnidoku::api::picture_call {
namespace {

using base::Result;
using base::Value;

constexpr std::int64_t kMostSeed = std::int64_t{1} << 53;  // what every JSON reader keeps exact
constexpr std::uint64_t kNodes = 200'000;                  // to fill a board for an example

Result<Value> run(Context& context) {
  Arguments& args = context.args;
  scene::RenderOptions options = drawing_options(args);
  generate::Request request;
  request.board = args.has("geometry") ? read_geometry(args) : geometry::classic_board();
  if (args.has("kinds")) request.kinds = args.texts("kinds");
  request.seed = static_cast<std::uint64_t>(args.integer("seed", 0, kMostSeed, 1));
  request.limits = context.limits;
  request.limits.nodes = kNodes;
  if (args.failed()) return Value();
  const auto example = generate::example(request);
  if (!example) return example.error();
  options.entries = example->shown;
  options.highlight = example->reached;
  const auto drawn = scene::build_scene(example->puzzle, options);
  if (!drawn) return drawn.error();
  return scene_value(*drawn);
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "picture", .run = run};

}  // namespace omnidoku::api::picture_call

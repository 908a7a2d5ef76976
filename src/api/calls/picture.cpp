// SPDX-License-Identifier: MIT
//
// picture: what a board looks like, with a few constraints of some kinds on it, as a scene. It
// needs no session, so that showing many boards closes nobody's game. Kinds that are not placed at
// random are shown by the example in their descriptor.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/actions.h"
#include "api/call.h"
#include "api/drawing.h"
#include "api/shared_types.h"
#include "constraints/constraint_type.h"
#include "formats/json.h"
#include "formats/native/constraint_json.h"
#include "generate/example.h"
#include "geometry/builder.h"
#include "scene/scene.h"

namespace omnidoku::api::picture_call {
namespace {

using base::Result;
using base::Value;

constexpr std::uint64_t kNodes = 200'000;  // to fill a board for an example

/// Takes those kinds out that are not placed at random.
std::vector<const constraints::ConstraintType*> take_unplaced(std::vector<std::string>& kinds) {
  const std::vector<std::string_view> placed = generate::placeable_kinds();
  std::vector<const constraints::ConstraintType*> taken;
  const auto is_taken = [&](const std::string& kind) {
    const auto* type = constraints::find_constraint_type(kind);
    if (type == nullptr || std::find(placed.begin(), placed.end(), kind) != placed.end()) {
      return false;
    }
    taken.push_back(type);
    return true;
  };
  kinds.erase(std::remove_if(kinds.begin(), kinds.end(), is_taken), kinds.end());
  return taken;
}

/// Adds the constraints of a type's example, as far as they suit the board.
void add_example(const constraints::ConstraintType& type, model::Puzzle& puzzle) {
  const Result<Value> list = formats::parse_json(type.example);
  if (!list) return;
  for (const Value& constraint : list->items()) {
    auto spec = formats::read_constraint(puzzle, formats::JsonCursor({}, constraint));
    if (spec) puzzle.constraints.push_back(*std::move(spec));
  }
}

Fields parameters() {
  return drawing_fields() +
         Fields{optional("geometry", types::geometry(), "is the board; else the classic one"),
                optional("kinds", types::list(types::text()),
                         "are ids of the constraint types that are shown"),
                with_default("seed", types::whole(0, kMostSeed), 1, "chooses where they lie"),
                time_limit_field()};
}

Type result() { return types::scene(); }

Result<Value> run(Context& context) {
  Arguments& args = context.args;
  scene::RenderOptions options = drawing_options(args);
  generate::Request request;
  request.board = args.has("geometry") ? read_geometry(args) : geometry::classic_board();
  if (args.has("kinds")) request.kinds = args.texts("kinds");
  request.seed = static_cast<std::uint64_t>(args.integer("seed"));
  request.limits = limits_of(context);
  request.limits.nodes = kNodes;
  if (args.failed()) return Value();
  const auto unplaced = take_unplaced(request.kinds);
  auto example = generate::example(request);
  if (!example) return example.error();
  for (const constraints::ConstraintType* type : unplaced) add_example(*type, example->puzzle);
  options.entries = example->shown;
  options.highlight = example->reached;
  const auto drawn = scene::build_scene(example->puzzle, options);
  if (!drawn) return drawn.error();
  return scene_value(*drawn);
}

}  // namespace

extern const Call descriptor;
const Call descriptor{
    .name = "picture",
    .help =
        "The drawing of an empty board with a few constraints, as `generate` would place them, or "
        "of an example; of a rule about the whole board where a digit in the middle forbids "
        "something. It takes no game, so that showing many boards closes nobody's.",
    .parameters = parameters,
    .result = result,
    .run = run};

}  // namespace omnidoku::api::picture_call

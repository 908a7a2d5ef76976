// SPDX-License-Identifier: MIT
#include "api/analysis.h"

#include <utility>

#include "api/drawing.h"
#include "api/values.h"
#include "logic/path.h"
#include "scene/scene.h"

namespace omnidoku::api {

using base::Status;
using base::Value;

Analysis analyse(Context& context) {
  Analysis analysis;
  solve::Options options;
  options.limits = limits_of(context);
  options.keep = 2;
  analysis.open = game_of(context);
  if (analysis.open == nullptr || context.args.failed()) return analysis;

  OpenGame& open = *analysis.open;
  std::unique_lock lock(open.mutex);
  analysis.state = open.session.state();
  analysis.revision = open.session.revision();
  const std::uint64_t puzzle_revision = open.session.puzzle_revision();
  if (open.analysed != nullptr && open.analysed_revision == puzzle_revision) {
    analysis.game = open.analysed;
    return analysis;
  }
  const model::Puzzle puzzle = open.session.puzzle();
  lock.unlock();
  analysis.game = std::make_shared<const logic::Game>(puzzle, options);
  const Status status = analysis.game->outcome().status;
  lock.lock();
  if (status != Status::limit && status != Status::cancelled &&
      open.session.puzzle_revision() == puzzle_revision) {
    open.analysed = analysis.game;
    open.analysed_revision = puzzle_revision;
  }
  return analysis;
}

Value candidate_value(geometry::Candidate candidate) {
  return Value::object({{"cell", static_cast<std::int64_t>(candidate.cell.index())},
                        {"digit", digit_value(candidate.digit)}});
}

Value step_value(const model::Step& step, const logic::Words& words) {
  const logic::Technique& technique = logic::technique_of(step);
  return Value::object({{"technique", technique.id},
                        {"title", technique.title},
                        {"text", logic::tell(step, words)},
                        {"reason", logic::reason(step, words)},
                        {"cost", logic::human_scale().cost_of(step)},
                        {"cells", cells_value(step.cells)},
                        {"placements", list_value(step.placements, candidate_value)},
                        {"eliminations", list_value(step.eliminations, candidate_value)}});
}

Value keep_steps(const Analysis& analysis, std::string_view list, const logic::Position& start,
                 std::vector<model::Step> steps, bool one_after_another) {
  const logic::Words words(analysis.game->structure());
  Value told =
      list_value(steps, [&words](const model::Step& step) { return step_value(step, words); });
  // A position of its own, without the tables that techniques have left in the one given.
  const logic::Position bare(start.board(), start.unique());
  auto kept = std::make_shared<const StepList>(
      StepList{analysis.game, bare, std::move(steps), one_after_another});
  const std::lock_guard lock(analysis.open->mutex);
  analysis.open->step_lists.insert_or_assign(std::string(list), std::move(kept));
  return told;
}

base::Result<Value> overlay_value(const StepList& list, std::size_t index,
                                  const scene::RenderOptions& options) {
  logic::Position position = list.start;
  for (std::size_t i = 0; list.one_after_another && i < index; ++i) position.apply(list.steps[i]);
  const model::Step& step = list.steps[index];
  const logic::Structure& structure = list.game->structure();
  const scene::RenderOptions drawing = drawing_of(position, &step, options);
  const auto scene = scene::build_scene(structure.puzzle(), drawing);
  if (!scene) return scene.error();
  Value::Array layers;
  for (const scene::Layer& layer : scene->layers) {
    if (layer.name.starts_with("step-") || layer.name == "candidates") {
      layers.push_back(layer_value(layer));
    }
  }
  Value::Array entries;
  Value::Array candidates;
  for (int i = 0; i < structure.num_cells(); ++i) {
    const auto digit = position.board().value(geometry::Cell(i));
    entries.push_back(digit ? digit_value(digit) : Value(0));
    candidates.push_back(digits_value(position.candidates(geometry::Cell(i))));
  }
  return Value::object({{"layers", std::move(layers)},
                        {"entries", std::move(entries)},
                        {"candidates", std::move(candidates)},
                        {"title", logic::technique_of(step).title},
                        {"text", logic::tell(step, logic::Words(structure))}});
}

Value mistakes_value(const Analysis& analysis, const std::vector<logic::Game::Mistake>& mistakes) {
  using Kind = logic::Game::Mistake::Kind;
  return list_value(mistakes, [&analysis](const logic::Game::Mistake& mistake) {
    return Value::object({{"cell", static_cast<std::int64_t>(mistake.candidate.cell.index())},
                          {"missing_mark", mistake.kind == Kind::missing_mark},
                          {"together", mistake.kind == Kind::together},
                          {"text", analysis.game->tell(mistake)}});
  });
}

}  // namespace omnidoku::api

// SPDX-License-Identifier: MIT
#include "api/practice.h"

#include "base/suggest.h"
#include "formats/native_json.h"
#include "logic/hint.h"
#include "logic/occurrence.h"
#include "model/document.h"

namespace omnidoku::api {

const logic::Technique* technique_named(Arguments& args, const std::string& id) {
  const logic::Technique* technique = logic::find_technique(id);
  if (technique != nullptr || args.failed()) return technique;
  std::vector<std::string_view> known;
  for (const logic::Technique* one : logic::techniques()) known.push_back(one->id);
  args.fail(base::make_error(base::ErrorCode::unknown_name, "there is no technique '" + id + "'",
                             base::suggestion(id, known)));
  return nullptr;
}

base::Result<base::Value> practice_document(const model::Puzzle& puzzle,
                                            const logic::Technique& technique,
                                            const base::Limits& limits) {
  solve::Options options;
  options.limits = limits;
  const base::Deadline deadline(limits);
  const logic::Game game(puzzle, options);
  const auto found = logic::first_occurrence(game.position(), technique, logic::human_scale(),
                                             deadline.rest_of(limits));
  if (!found && deadline.passed()) {
    return base::make_error(
        base::ErrorCode::too_large,
        "a limit was reached before the solving path of the puzzle came to a step of " +
            std::string(technique.title),
        "allow more time");
  }
  if (!found) {
    return base::make_error(base::ErrorCode::unsupported,
                            "the solving path of the puzzle has no " + std::string(technique.title),
                            "make one that must contain it");
  }
  model::Document document;
  document.puzzle = puzzle;
  model::PlayState play = model::empty_play_state(puzzle);
  for (std::size_t i = 0; i < static_cast<std::size_t>(puzzle.num_cells()); ++i) {
    const geometry::Cell cell(i);
    if (puzzle.givens[i]) continue;
    play.entries[i] = found->position.board().value(cell);
    if (!play.entries[i]) play.centre_marks[i] = found->position.candidates(cell);
  }
  document.play = std::move(play);
  return formats::write_native(document);
}

}  // namespace omnidoku::api

// SPDX-License-Identifier: MIT
#include "api/state_view.h"

#include <cstdint>

#include "api/values.h"
#include "constraints/rules.h"

namespace omnidoku::api {

using base::Value;
using geometry::Cell;
using geometry::Digit;

namespace {

Value colours_value(model::ColourMask mask) {
  Value::Array list;
  for (int colour = 1; colour <= model::kNumColours; ++colour) {
    if ((mask & model::colour_bit(colour)) != 0) list.emplace_back(colour);
  }
  return list;
}

Value cell_value(const model::PlayState& state, Cell cell) {
  const std::size_t i = cell.index();
  Value::Object candidates;
  const auto& colours = state.candidate_colours;
  for (auto it = colours.lower_bound({cell, Digit(0)});
       it != colours.end() && it->first.cell == cell; ++it) {
    candidates.emplace_back(std::to_string(it->first.digit.index() + 1),
                            static_cast<int>(it->second));
  }
  Value::Array pen;
  for (auto it = state.pen.lower_bound({cell, Cell(0)}); it != state.pen.end() && it->cell == cell;
       ++it) {
    pen.push_back(Value::object({{"kind", model::pen_word(it->kind)},
                                 {"to", static_cast<std::int64_t>(it->other.index())},
                                 {"colour", static_cast<int>(it->colour)}}));
  }
  return Value::object({{"cell", static_cast<std::int64_t>(i)},
                        {"entry", digit_value(state.entries[i])},
                        {"centre", digits_value(state.centre_marks[i])},
                        {"corner", digits_value(state.corner_marks[i])},
                        {"colours", colours_value(state.colours[i])},
                        {"candidate_colours", std::move(candidates)},
                        {"pen", std::move(pen)}});
}

Value conflict_value(const constraints::Conflict& conflict) {
  return Value::object(
      {{"kind", constraints::to_string(conflict.kind)},
       {"cells", cells_value(conflict.cells)},
       {"place", conflict.place.empty() ? Value() : Value(conflict.place)},
       {"constraints",
        list_value(conflict.types, [](const std::string& type) { return Value(type); })},
       {"text", conflict.message}});
}

/// What there is to say of a full board (play::finish_text).
std::string finish_text_of(OpenGame& game, play::Finish finish) {
  if (finish == play::Finish::open) return {};
  return play::finish_text(finish, game.told(), game.session.filled().givens);
}

std::vector<constraints::Conflict> conflicts_of(OpenGame& game) {
  if (game.has_usual_names()) return game.session.conflicts();
  return game.session.conflicts(game.told_filled());
}

}  // namespace

Value state_view(OpenGame& game, const std::vector<Cell>& cells) {
  const play::Session& session = game.session;
  const model::Puzzle& puzzle = session.puzzle();
  const model::PlayRecord& record = session.record();
  std::vector<int> counts(static_cast<std::size_t>(puzzle.num_digits()));
  int filled = 0;
  const play::Finish finish = session.finish();
  for (const auto& digit : session.filled().givens) {
    if (!digit) continue;
    ++filled;
    ++counts[digit->index()];
  }
  return Value::object(
      {{"cells", list_value(cells, [&](Cell cell) { return cell_value(session.state(), cell); })},
       {"conflicts", list_value(conflicts_of(game), conflict_value)},
       {"stuck", session.set_mode() ? Value::array() : cells_value(session.stuck_cells())},
       {"filled", filled},
       {"empty", puzzle.num_cells() - filled},
       {"counts", list_value(counts, [](int count) { return Value(count); })},
       {"complete", session.is_complete()},
       {"solved", finish == play::Finish::solved},
       {"finish", play::to_string(finish)},
       {"finish_text", finish_text_of(game, finish)},
       {"can_undo", !record.undo.empty()},
       {"can_redo", !record.redo.empty()},
       {"savepoints",
        list_value(record.savepoints, [](const auto& savepoint) { return Value(savepoint.name); })},
       {"revision", static_cast<std::int64_t>(session.revision())},
       {"mode", session.set_mode() ? "set" : "play"},
       {"options", Value::object({{"auto_erase", record.auto_erase}})},
       {"seconds", record.seconds}});
}

Value state_view(OpenGame& game) {
  std::vector<Cell> cells;
  for (int i = 0; i < game.session.puzzle().num_cells(); ++i) cells.emplace_back(i);
  return state_view(game, cells);
}

}  // namespace omnidoku::api

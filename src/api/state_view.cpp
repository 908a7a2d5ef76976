// SPDX-License-Identifier: MIT
#include "api/state_view.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "api/shared_types.h"
#include "api/values.h"
#include "constraints/rules.h"
#include "model/mark.h"

namespace omnidoku::api {

using base::Value;
using geometry::Cell;

namespace {

// What a cell has of marks of a kind.

Value marks_value(geometry::DigitSet digits) { return digits_value(digits); }

Value marks_value(model::ColourMask mask) {
  Value::Array list;
  model::for_each_colour(mask, [&list](int colour) { list.emplace_back(colour); });
  return list;
}

Value marks_value(const model::CandidateColours& colours) {
  Value::Object candidates;
  for (const auto& [digit, colour] : colours) {
    candidates.emplace_back(std::to_string(digit.index() + 1), static_cast<int>(colour));
  }
  return candidates;
}

Value marks_value(const model::PenEnds& strokes) {
  return list_value(strokes, [](const model::PenEnd& end) {
    return Value::object({{"kind", model::pen_word(end.kind)},
                          {"to", static_cast<std::int64_t>(end.other.index())},
                          {"colour", static_cast<int>(end.colour)}});
  });
}

Value cell_value(const model::PlayState& state, Cell cell) {
  const std::size_t i = cell.index();
  Value value = Value::object(
      {{"cell", static_cast<std::int64_t>(i)}, {"entry", digit_value(state.entries[i])}});
  for (const model::Mark* mark : model::marks()) {
    value.set(mark->id, std::visit([&](auto member) { return marks_value(state.marks[i].*member); },
                                   mark->member));
  }
  return value;
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

namespace types {
namespace {

Type pen_mark() {
  return record({{"kind", pen_kind(), "says what was drawn"},
                 {"to", cell(), "is where it ends; the cell itself for a dot in it"},
                 {"colour", colour_or_own(), "is its colour; 0 for the pen's own"}});
}

// How those of a cell are told.

Type marks_type(model::MarkOfDigits /*member*/) { return digits(); }
Type marks_type(model::MarkOfCells /*member*/) { return list(colour()); }
Type marks_type(model::MarkOfCandidates /*member*/) { return map(colour()); }
Type marks_type(model::MarkOfLinks /*member*/) { return list(pen_mark()); }

Type cell_state() {
  return named("CellState", "What a person put into a cell.", [] {
    Fields fields = {{"cell", cell(), "says which"},
                     {"entry", or_null(digit()), "is the digit that was entered"}};
    for (const model::Mark* mark : model::marks()) {
      fields.push_back({mark->id,
                        std::visit([](auto member) { return marks_type(member); }, mark->member),
                        mark->are});
    }
    return record(std::move(fields));
  });
}

Type conflict() {
  return named("Conflict", "What stands against a rule.", [] {
    return record(
        {{"kind", word({"clue", "repeat", "broken", "no_way", "no_symbol"}),
          "says what is wrong: digits that the candidates given for the cell do not allow, equal "
          "digits in a house, a constraint that does not hold, one that can no longer be met, a "
          "cell that is left nothing"},
         {"cells", cells(), "are where it is wrong"},
         {"place", or_null(text()),
          "is the house or constraint, by its name; null for a cell alone"},
         {"constraints", list(text()), "are the ids of the constraint types, each once"},
         {"text", text(), "says it in English"}});
  });
}

Fields standing() {
  return {{"conflicts", list(conflict()), "are what stands against any rule"},
          {"stuck", cells(),
           "are open cells where every digit breaks a rule at once; none while it is set"},
          {"dark", cells(), "are those under fog; none while it is set"},
          {"filled", whole(0), "counts the cells with a digit"},
          {"empty", whole(0), "counts the others"},
          {"counts", list(whole(0)), "are how often each digit stands on the board"},
          {"complete", flag(), "says whether every cell is filled"},
          {"solved", flag(), "says whether all is right"},
          {"finish", word({"open", "wrong", "against_stored", "unjudged", "solved"}),
           "says how the board stands as a whole: every cell is filled and a rule is broken; all "
           "rules that "
           "are understood hold, but the solution stored with the puzzle is another; they hold, "
           "there are "
           "others, and no stored solution can tell; all is right"},
          {"finish_text", text(),
           "says so of a full board that is not solved, and of a solved one what a stored solution "
           "breaks "
           "that is none"},
          {"can_undo", flag(), "says whether there is a step to take back"},
          {"can_redo", flag(), "says whether there is one to do again"},
          {"savepoints", list(text()), "are names of states to go back to"},
          {"revision", whole(0), "is another number after every change"},
          {"mode", mode(), "says whether it is played or set"},
          {"options", record({{"auto_erase", flag(), "takes marks away that an entry rules out"}}),
           "are what the person chose"},
          {"seconds", number(0), "is how long it was played"}};
}

}  // namespace

Type pen_kind() {
  return named("PenKind",
               "What a pen draws between two cells: a line from middle to middle, a line along "
               "their border, a dot on it.",
               [] {
                 std::vector<std::string_view> words;
                 for (const model::PenKind kind : model::kPenKinds)
                   words.push_back(model::pen_word(kind));
                 return word(std::move(words));
               });
}

Type state_view() {
  return named("StateView", "How a game stands.", [] {
    return record(Fields{{"cells", list(cell_state()), "are all cells, or those that changed"}} +
                  standing());
  });
}

}  // namespace types

Field state_result() { return {"state", types::state_view(), "is how it stands"}; }

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
       {"dark", cells_value(game.dark_cells())},
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

// SPDX-License-Identifier: MIT
//
// The history is written as the states that it puts back, so that whatever a file holds, undoing
// leads to some state of the puzzle. A step that changes the puzzle itself holds a whole document;
// the names of cells in steps beyond it are those of that document's board.
#include "formats/native/play.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "formats/native/grid.h"
#include "formats/native/json.h"
#include "formats/text.h"
#include "model/mark.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::CandidateColours;
using model::CellState;
using model::ColourMask;
using model::HistoryStep;
using model::PenEnds;
using model::PlayState;
using model::Puzzle;

namespace {

using Names = std::vector<std::string_view>;

/// `first`, the kinds of marks, and `last`.
Names with_marks(Names first, const Names& last) {
  for (const model::Mark* mark : model::marks()) first.push_back(mark->id);
  first.insert(first.end(), last.begin(), last.end());
  return first;
}

const Names& members_of_play() {
  static const Names kNames =
      with_marks({"entries"}, {"undo", "redo", "savepoints", "seconds", "mode", "auto_erase"});
  return kNames;
}

const Names& members_of_state() {
  static const Names kNames = with_marks({"entries"}, {});
  return kNames;
}

const Names& members_of_cell() {
  static const Names kNames = with_marks({"given", "clue", "entry"}, {});
  return kNames;
}

Result<void> check_members(const JsonCursor& object, std::span<const std::string_view> known) {
  if (!object->is_object()) return object.wrong_kind("an object");
  for (std::size_t i = 0; i < object->members().size(); ++i) {
    const std::string& key = object->members()[i].first;
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      return object.at(i).error(ErrorCode::unknown_name, "unknown member");
    }
  }
  return {};
}

Result<int> read_colour(const JsonCursor& cursor) {
  const std::int64_t* colour = cursor->if_int();
  if (colour == nullptr || *colour < 1 || *colour > model::kNumColours) {
    return cursor.wrong_kind("a colour, 1 to " + std::to_string(model::kNumColours));
  }
  return static_cast<int>(*colour);
}

// What a cell has of marks of a kind.

Result<DigitSet> read_marks(const Puzzle& puzzle, const JsonCursor& cursor, DigitSet /*none*/) {
  return read_digit_set(puzzle, cursor);
}

Result<ColourMask> read_marks(const Puzzle& /*puzzle*/, const JsonCursor& cursor,
                              ColourMask /*none*/) {
  if (!cursor->is_array()) return cursor.wrong_kind("a list of colours");
  ColourMask mask = 0;
  for (std::size_t i = 0; i < cursor->items().size(); ++i) {
    const auto colour = read_colour(cursor.at(i));
    if (!colour) return colour.error();
    mask = static_cast<ColourMask>(mask | model::colour_bit(*colour));
  }
  return mask;
}

/// An object from symbols to colours.
Result<CandidateColours> read_marks(const Puzzle& puzzle, const JsonCursor& cursor,
                                    const CandidateColours& /*none*/) {
  if (!cursor->is_object()) return cursor.wrong_kind("an object from symbols to colours");
  CandidateColours colours;
  for (std::size_t i = 0; i < cursor->members().size(); ++i) {
    const JsonCursor member = cursor.at(i);
    const auto digit = find_digit(puzzle, member, cursor->members()[i].first);
    if (!digit) return digit.error();
    const auto colour = read_colour(member);
    if (!colour) return colour.error();
    colours.emplace_back(*digit, static_cast<std::uint8_t>(*colour));
  }
  std::sort(colours.begin(), colours.end());
  const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
  colours.erase(std::unique(colours.begin(), colours.end(), same), colours.end());
  return colours;
}

/// Where a stroke ends: the name of a cell or, with a colour, an object.
Result<model::PenEnd> read_pen_end(const Puzzle& puzzle, const JsonCursor& cursor,
                                   model::PenKind kind) {
  constexpr std::string_view kEndMembers[] = {"to", "colour"};
  const bool is_coloured = cursor->is_object();
  std::uint8_t colour = 0;
  if (is_coloured) {
    if (auto known = check_members(cursor, kEndMembers); !known) return known.error();
    if (!cursor->has("to")) return cursor.error(ErrorCode::syntax, "a stroke leads \"to\" a cell");
    if (cursor->has("colour")) {
      const auto read = read_colour(cursor.member("colour"));
      if (!read) return read.error();
      colour = static_cast<std::uint8_t>(*read);
    }
  }
  const JsonCursor to = is_coloured ? cursor.member("to") : cursor;
  auto name = read_text(to);
  if (!name) return name.error();
  const auto cell = find_cell(puzzle, to, *name);
  if (!cell) return cell.error();
  return model::PenEnd{*cell, kind, colour};
}

/// An object from kinds of strokes to the cells that they lead to.
Result<PenEnds> read_marks(const Puzzle& puzzle, const JsonCursor& cursor,
                           const PenEnds& /*none*/) {
  if (!cursor->is_object()) return cursor.wrong_kind("an object from kinds of strokes to cells");
  PenEnds strokes;
  for (std::size_t i = 0; i < cursor->members().size(); ++i) {
    const JsonCursor cells = cursor.at(i);
    const auto* kind =
        std::find_if(std::begin(model::kPenKinds), std::end(model::kPenKinds),
                     [&](auto one) { return model::pen_word(one) == cursor->members()[i].first; });
    if (kind == std::end(model::kPenKinds)) {
      return cells.error(ErrorCode::unknown_name, "unknown member");
    }
    if (!cells->is_array()) return cells.wrong_kind("a list of cells");
    for (std::size_t k = 0; k < cells->items().size(); ++k) {
      const auto end = read_pen_end(puzzle, cells.at(k), *kind);
      if (!end) return end.error();
      strokes.push_back(*end);
    }
  }
  std::sort(strokes.begin(), strokes.end());
  const auto same = [](const auto& a, const auto& b) { return a.same_place(b); };
  strokes.erase(std::unique(strokes.begin(), strokes.end(), same), strokes.end());
  return strokes;
}

/// Reads what a cell has of a kind of marks.
template <class Member>
Result<void> read_marks_of(const Puzzle& puzzle, const JsonCursor& cursor, Member member,
                           model::CellMarks& marks) {
  auto read = read_marks(puzzle, cursor, marks.*member);
  if (!read) return read.error();
  marks.*member = *std::move(read);
  return {};
}

/// Whether strokes from this cell are told as sessions have them: each at the earlier of its cells,
/// and only dots at one alone.
bool are_in_order(Cell cell, const model::CellMarks& marks) {
  bool in_order = true;
  model::for_each_mark<model::MarkOfLinks>([&](auto member) {
    const PenEnds& strokes = marks.*member;
    in_order &= std::all_of(strokes.begin(), strokes.end(), [cell](const auto& stroke) {
      return cell < stroke.other || (cell == stroke.other && stroke.kind == model::PenKind::dot);
    });
  });
  return in_order;
}

/// Calls read(cell, cursor) for the members of an object from cells, as it is `wanted`.
template <class F>
Result<void> for_each_cell(const Puzzle& puzzle, const JsonCursor& cursor, std::string_view wanted,
                           F&& read) {
  if (!cursor->is_object()) return cursor.wrong_kind(wanted);
  for (std::size_t i = 0; i < cursor->members().size(); ++i) {
    const JsonCursor member = cursor.at(i);
    const auto cell = find_cell(puzzle, member, cursor->members()[i].first);
    if (!cell) return cell.error();
    if (Result<void> done = read(*cell, member); !done) return done;
  }
  return {};
}

Result<void> read_state(const Puzzle& puzzle, const JsonCursor& cursor, PlayState& state) {
  state = model::empty_play_state(puzzle);
  if (cursor->has("entries")) {
    auto entries = read_grid(puzzle, cursor.member("entries"));
    if (!entries) return entries.error();
    state.entries = *std::move(entries);
  }
  for (const model::Mark* mark : model::marks()) {
    if (!cursor->has(mark->id)) continue;
    const bool of_digits = std::holds_alternative<model::MarkOfDigits>(mark->member);
    auto read = for_each_cell(
        puzzle, cursor.member(mark->id),
        of_digits ? "an object from cells to symbols" : "an object from cells",
        [&](Cell cell, const JsonCursor& at) -> Result<void> {
          model::CellMarks& marks = state.marks[cell.index()];
          Result<void> done = std::visit(
              [&](auto member) { return read_marks_of(puzzle, at, member, marks); }, mark->member);
          if (!done) return done;
          if (!are_in_order(cell, marks)) return at.wrong_kind("strokes to later cells");
          return {};
        });
    if (!read) return read;
  }
  return {};
}

Result<CellState> read_cell_state(const Puzzle& puzzle, const JsonCursor& cursor) {
  if (auto known = check_members(cursor, members_of_cell()); !known) return known.error();
  CellState state;
  state.allowed = puzzle.all_digits();
  for (auto [name, digit] : {std::pair("given", &state.given), std::pair("entry", &state.entry)}) {
    if (!cursor->has(name)) continue;
    auto read = read_digit(puzzle, cursor.member(name));
    if (!read) return read.error();
    *digit = *read;
  }
  if (cursor->has("clue")) {
    auto digits = read_digit_set(puzzle, cursor.member("clue"));
    if (!digits) return digits.error();
    state.allowed = *digits;
  }
  for (const model::Mark* mark : model::marks()) {
    if (!cursor->has(mark->id)) continue;
    const JsonCursor at = cursor.member(mark->id);
    auto read = std::visit(
        [&](auto member) { return read_marks_of(puzzle, at, member, state.marks); }, mark->member);
    if (!read) return read.error();
  }
  return state;
}

Result<HistoryStep> read_step(const Puzzle& puzzle, const JsonCursor& cursor,
                              const ReadOptions& options) {
  constexpr std::string_view kStepMembers[] = {"cells", "document"};
  if (auto known = check_members(cursor, kStepMembers); !known) return known.error();
  HistoryStep step;
  if (cursor->has("document")) {
    auto document = read_native(cursor.member("document"), options);
    if (!document) return document.error();
    model::Moment moment;
    moment.state = document->play ? *document->play : model::empty_play_state(document->puzzle);
    moment.savepoints = std::move(document->record.savepoints);
    moment.puzzle = std::move(document->puzzle);
    step.moment = std::make_shared<const model::Moment>(std::move(moment));
    return step;
  }
  if (!cursor->has("cells")) {
    return cursor.error(ErrorCode::syntax, "a step of the history has \"cells\" or a \"document\"");
  }
  const JsonCursor cells = cursor.member("cells");
  const auto read_cell = [&](Cell cell, const JsonCursor& at) -> Result<void> {
    auto state = read_cell_state(puzzle, at);
    if (!state) return state.error();
    if (!are_in_order(cell, state->marks)) return at.wrong_kind("strokes to later cells");
    step.cells.emplace_back(cell, *std::move(state));
    return {};
  };
  auto read = for_each_cell(puzzle, cells, "an object from cells", read_cell);
  if (!read) return read.error();
  return step;
}

/// The steps of one direction, the next one to take last; each is told on the board that the ones
/// behind it lead to.
Result<std::vector<HistoryStep>> read_steps(const Puzzle& puzzle, const JsonCursor& cursor,
                                            const ReadOptions& options) {
  if (!cursor->is_array()) return cursor.wrong_kind("a list of steps");
  const Puzzle* board_of = &puzzle;
  std::vector<HistoryStep> steps;
  for (std::size_t i = cursor->items().size(); i-- > 0;) {
    auto step = read_step(*board_of, cursor.at(i), options);
    if (!step) return step.error();
    steps.push_back(*std::move(step));
    if (steps.back().moment != nullptr) board_of = &steps.back().moment->puzzle;
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

Result<std::vector<model::Savepoint>> read_savepoints(const Puzzle& puzzle,
                                                      const JsonCursor& cursor) {
  if (!cursor->is_object()) return cursor.wrong_kind("an object from names to states");
  std::vector<model::Savepoint> savepoints;
  for (std::size_t i = 0; i < cursor->members().size(); ++i) {
    const JsonCursor member = cursor.at(i);
    if (auto known = check_members(member, members_of_state()); !known) return known.error();
    savepoints.push_back({cursor->members()[i].first, {}});
    if (auto read = read_state(puzzle, member, savepoints.back().state); !read) return read.error();
  }
  return savepoints;
}

Result<void> read_settings(model::PlayRecord& record, const JsonCursor& cursor) {
  if (cursor->has("seconds")) {
    const JsonCursor member = cursor.member("seconds");
    const double* real = member->if_double();
    const std::int64_t* whole = member->if_int();
    const double seconds = real != nullptr    ? *real
                           : whole != nullptr ? static_cast<double>(*whole)
                                              : -1;
    if (!(seconds >= 0) || !std::isfinite(seconds)) {
      return member.wrong_kind("a number of seconds");
    }
    record.seconds = seconds;
  }
  if (cursor->has("mode")) {
    const JsonCursor member = cursor.member("mode");
    auto word = read_text(member);
    if (!word) return word.error();
    if (*word != "play" && *word != "set") return member.wrong_kind("\"play\" or \"set\"");
    record.mode = *word == "set" ? model::PlayMode::set : model::PlayMode::play;
  }
  if (cursor->has("auto_erase")) {
    const bool* flag = cursor.member("auto_erase")->if_bool();
    if (flag == nullptr) return cursor.member("auto_erase").wrong_kind("true or false");
    record.auto_erase = *flag;
  }
  return {};
}

}  // namespace

std::span<const std::string_view> play_members() { return members_of_play(); }

Result<void> read_play(model::Document& document, const JsonCursor& cursor,
                       const ReadOptions& options) {
  if (auto known = check_members(cursor, members_of_play()); !known) return known;
  const Puzzle& puzzle = document.puzzle;
  PlayState state;
  if (auto read = read_state(puzzle, cursor, state); !read) return read;
  document.play = std::move(state);
  model::PlayRecord& record = document.record;
  if (cursor->has("undo")) {
    auto steps = read_steps(puzzle, cursor.member("undo"), options);
    if (!steps) return steps.error();
    record.undo = *std::move(steps);
  }
  if (cursor->has("redo")) {
    auto steps = read_steps(puzzle, cursor.member("redo"), options);
    if (!steps) return steps.error();
    record.redo = *std::move(steps);
  }
  if (cursor->has("savepoints")) {
    auto savepoints = read_savepoints(puzzle, cursor.member("savepoints"));
    if (!savepoints) return savepoints.error();
    record.savepoints = *std::move(savepoints);
  }
  return read_settings(record, cursor);
}

// ---------------------------------------------------------------------------------------------

namespace {

Value marks_value(const Puzzle& puzzle, DigitSet marks) { return digit_set_value(puzzle, marks); }

Value marks_value(const Puzzle& /*puzzle*/, ColourMask mask) {
  Value list = Value::array();
  model::for_each_colour(mask, [&list](int colour) { list.push_back(colour); });
  return list;
}

Value marks_value(const Puzzle& puzzle, const CandidateColours& colours) {
  Value value = Value::object();
  for (const auto& [digit, colour] : colours) {
    value.set(puzzle.symbols.text(digit), static_cast<int>(colour));
  }
  return value;
}

Value marks_value(const Puzzle& puzzle, const PenEnds& strokes) {
  Value value = Value::object();
  for (const model::PenKind kind : model::kPenKinds) {
    Value cells = Value::array();
    for (const model::PenEnd& end : strokes) {
      if (end.kind != kind) continue;
      const std::string& name = puzzle.board->name(end.other);
      if (end.colour == 0) {
        cells.push_back(name);
      } else {
        cells.push_back(Value::object({{"to", name}, {"colour", static_cast<int>(end.colour)}}));
      }
    }
    if (!cells.items().empty()) value.set(model::pen_word(kind), std::move(cells));
  }
  return value;
}

/// What a cell has of a kind of marks; null if none.
Value marks_value(const Puzzle& puzzle, const model::Mark& mark, const model::CellMarks& marks) {
  const auto told = [&](auto member) {
    return model::is_empty(marks.*member) ? Value() : marks_value(puzzle, marks.*member);
  };
  return std::visit(told, mark.member);
}

void write_state(const Puzzle& puzzle, const PlayState& state, Value& value) {
  if (has_digits(state.entries)) value.set("entries", grid_value(puzzle, state.entries));
  for (const model::Mark* mark : model::marks()) {
    Value::Object cells;
    for (std::size_t i = 0; i < state.marks.size(); ++i) {
      Value marks = marks_value(puzzle, *mark, state.marks[i]);
      if (!marks.is_null()) cells.emplace_back(puzzle.board->name(Cell(i)), std::move(marks));
    }
    if (!cells.empty()) value.set(mark->id, std::move(cells));
  }
}

Value cell_state_value(const Puzzle& puzzle, const CellState& state) {
  Value value = Value::object();
  if (state.given) value.set("given", puzzle.symbols.text(*state.given));
  if (state.allowed != puzzle.all_digits()) {
    value.set("clue", digit_set_value(puzzle, state.allowed));
  }
  if (state.entry) value.set("entry", puzzle.symbols.text(*state.entry));
  for (const model::Mark* mark : model::marks()) {
    Value marks = marks_value(puzzle, *mark, state.marks);
    if (!marks.is_null()) value.set(mark->id, std::move(marks));
  }
  return value;
}

Value savepoints_value(const Puzzle& puzzle, const std::vector<model::Savepoint>& savepoints) {
  Value::Object value;
  for (const model::Savepoint& savepoint : savepoints) {
    Value state = Value::object();
    write_state(puzzle, savepoint.state, state);
    value.emplace_back(savepoint.name, std::move(state));
  }
  return value;
}

Value steps_value(const Puzzle& puzzle, const std::vector<HistoryStep>& steps) {
  const Puzzle* board_of = &puzzle;
  Value::Array list;
  for (std::size_t i = steps.size(); i-- > 0;) {
    const HistoryStep& step = steps[i];
    if (step.moment != nullptr) {
      board_of = &step.moment->puzzle;
      model::Document document;
      document.puzzle = step.moment->puzzle;
      document.play = step.moment->state;
      document.record.savepoints = step.moment->savepoints;
      list.push_back(Value::object({{"document", write_native(document)}}));
      continue;
    }
    Value::Object cells;
    for (const auto& [cell, state] : step.cells) {
      cells.emplace_back(board_of->board->name(cell), cell_state_value(*board_of, state));
    }
    list.push_back(Value::object({{"cells", std::move(cells)}}));
  }
  std::reverse(list.begin(), list.end());
  return list;
}

}  // namespace

bool has_play(const model::Document& document) {
  const model::PlayRecord& record = document.record;
  return document.play || !record.undo.empty() || !record.redo.empty() || record.seconds > 0 ||
         record.mode != model::PlayMode::play || record.auto_erase;
}

Value play_value(const model::Document& document) {
  const Puzzle& puzzle = document.puzzle;
  const model::PlayRecord& record = document.record;
  Value value = Value::object();
  if (document.play) write_state(puzzle, *document.play, value);
  if (!record.undo.empty()) value.set("undo", steps_value(puzzle, record.undo));
  if (!record.redo.empty()) value.set("redo", steps_value(puzzle, record.redo));
  if (!record.savepoints.empty()) {
    value.set("savepoints", savepoints_value(puzzle, record.savepoints));
  }
  if (record.seconds > 0) value.set("seconds", record.seconds);
  if (record.mode == model::PlayMode::set) value.set("mode", "set");
  if (record.auto_erase) value.set("auto_erase", true);
  return value;
}

}  // namespace omnidoku::formats

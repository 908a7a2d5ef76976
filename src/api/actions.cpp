// SPDX-License-Identifier: MIT
//
// Every action by its "type". What an action needs is read here; whether it can be done is up to
// play::Session.
#include "api/actions.h"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "api/shared_types.h"
#include "api/state_view.h"
#include "base/suggest.h"
#include "formats/native_json.h"
#include "geometry/builder.h"

namespace omnidoku::api {

using base::ErrorCode;
using base::Value;
using model::Puzzle;
using play::Action;

namespace {

play::MarkKind mark_kind(std::string_view word) {
  return word == "corner" ? play::MarkKind::corner : play::MarkKind::centre;
}

Action read_entry(Arguments& args, const Puzzle& puzzle) {
  return play::EnterDigit{args.cells("cells", puzzle.num_cells()),
                          args.digit("digit", puzzle.num_digits())};
}

Action read_mark(Arguments& args, const Puzzle& puzzle) {
  return play::ToggleMark{mark_kind(args.text("type")), args.cells("cells", puzzle.num_cells()),
                          args.digit("digit", puzzle.num_digits())};
}

Action read_colour(Arguments& args, const Puzzle& puzzle) {
  return play::ToggleColour{args.cells("cells", puzzle.num_cells()),
                            static_cast<int>(args.integer("colour"))};
}

Action read_candidate_colour(Arguments& args, const Puzzle& puzzle) {
  return play::ColourCandidate{
      {args.cell("cell", puzzle.num_cells()), args.digit("digit", puzzle.num_digits())},
      static_cast<int>(args.integer("colour"))};
}

Action read_pen(Arguments& args, const Puzzle& puzzle) {
  play::Draw action;
  const std::string word = args.text("kind");
  for (const model::PenKind kind : model::kPenKinds) {
    if (word == model::pen_word(kind)) action.kind = kind;
  }
  action.colour = static_cast<int>(args.integer("colour"));
  for (const Value& link : args.value("links").items()) {
    std::vector<geometry::Cell> ends;
    for (const Value& end : link.items()) {
      const std::int64_t* cell = end.if_int();
      if (cell == nullptr || *cell < 0 || *cell >= puzzle.num_cells()) break;
      ends.emplace_back(static_cast<int>(*cell));
    }
    if (ends.size() == 2) {
      action.links.emplace_back(ends[0], ends[1]);
    } else {
      args.fail("links", "a list of pairs of cells");
    }
  }
  return action;
}

Action read_clear(Arguments& args, const Puzzle& puzzle) {
  constexpr std::pair<std::string_view, play::Clear::Kind> kKinds[] = {
      {"entry", play::Clear::Kind::entry},   {"centre", play::Clear::Kind::centre},
      {"corner", play::Clear::Kind::corner}, {"colour", play::Clear::Kind::colour},
      {"pen", play::Clear::Kind::pen},       {"any", play::Clear::Kind::any}};
  play::Clear action{args.cells("cells", puzzle.num_cells()), play::Clear::Kind::any};
  const std::string word = args.text("kind");
  for (const auto& [name, kind] : kKinds) {
    if (word == name) action.kind = kind;
  }
  return action;
}

Action read_fill(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::FillMarks{mark_kind(args.text("kind"))};
}

Action read_option(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::SetAutoErase{args.flag("value")};
}

Action read_restart(Arguments& /*args*/, const Puzzle& /*puzzle*/) { return play::Restart(); }
Action read_undo(Arguments& /*args*/, const Puzzle& /*puzzle*/) { return play::Undo(); }
Action read_redo(Arguments& /*args*/, const Puzzle& /*puzzle*/) { return play::Redo(); }

Action read_savepoint(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::SetSavepoint{args.text("name")};
}

Action read_go_to(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::GoTo{args.text("name")};
}

Action read_time(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::SetTime{args.number("seconds")};
}

Action read_mode(Arguments& args, const Puzzle& /*puzzle*/) {
  return play::SetMode{args.text("mode") == "set" ? model::PlayMode::set : model::PlayMode::play};
}

Action read_clue(Arguments& args, const Puzzle& puzzle) {
  play::SetClue action;
  action.cell = args.cell("cell", puzzle.num_cells());
  for (const geometry::Digit digit : args.digits("digits", puzzle.num_digits())) {
    action.digits.insert(digit);
  }
  return action;
}

Action read_added(Arguments& args, const Puzzle& puzzle) {
  auto spec = formats::read_constraint(puzzle, formats::JsonCursor({}, args.value("constraint")));
  if (spec) return play::AddConstraint{*std::move(spec)};
  args.fail(spec.error());
  return play::AddConstraint();
}

/// The number of a constraint that there is.
std::size_t read_index(Arguments& args, const Puzzle& puzzle) {
  const std::size_t count = puzzle.constraints.size();
  if (count == 0) args.fail(base::make_error(ErrorCode::usage, "there is no constraint"));
  return args.index("index", std::max<std::size_t>(count, 1));
}

Action read_changed(Arguments& args, const Puzzle& puzzle) {
  const std::size_t index = read_index(args, puzzle);
  // What it may refer to are those before it.
  Puzzle before = puzzle;
  before.constraints.resize(std::min(index, before.constraints.size()));
  auto spec = formats::read_constraint(before, formats::JsonCursor({}, args.value("constraint")));
  if (spec) return play::ChangeConstraint{index, *std::move(spec)};
  args.fail(spec.error());
  return play::ChangeConstraint();
}

Action read_removed(Arguments& args, const Puzzle& puzzle) {
  return play::RemoveConstraint{read_index(args, puzzle)};
}

Action read_board(Arguments& args, const Puzzle& puzzle) {
  const geometry::BoardPtr board = read_geometry(args);
  return play::SetBoard{board == nullptr ? puzzle.board : board};
}

Action read_symbols(Arguments& args, const Puzzle& puzzle) {
  std::vector<model::Symbol> symbols;
  for (std::string& text : args.texts("symbols")) {
    symbols.push_back({std::move(text), static_cast<std::int64_t>(symbols.size()) + 1});
  }
  if (const Value* values = args.optional("values"); values != nullptr) {
    if (values->items().size() != symbols.size()) {
      args.fail("values", "a list with a whole number for each symbol");
    }
    for (std::size_t i = 0; i < symbols.size() && !args.failed(); ++i) {
      const std::int64_t* value = values->items()[i].if_int();
      if (value == nullptr) {
        args.fail("values", "a list with a whole number for each symbol");
      } else {
        symbols[i].value = *value;
      }
    }
  }
  play::SetSymbols action{puzzle.symbols};
  if (args.failed()) return action;
  auto made = model::Symbols::make(std::move(symbols));
  if (!made) {
    args.fail(made.error());
    return action;
  }
  action.symbols = *std::move(made);
  return action;
}

Action read_words(Arguments& args, const Puzzle& puzzle) {
  const model::Metadata& now = puzzle.metadata;
  const auto word = [&args](std::string_view name, const std::string& as_it_is) {
    return args.has(name) ? args.text(name) : as_it_is;
  };
  return play::SetWords{word("title", now.title), word("author", now.author),
                        word("rules", now.rules), word("congratulation", now.congratulation)};
}

/// A kind of action: what it holds besides its type, and how it is read. Those without a reader are
/// read by the call `act`.
struct ActionKind {
  std::string_view type;
  std::string_view help;  ///< what it does: sentences
  Fields (*fields)();
  Action (*read)(Arguments& args, const Puzzle& puzzle);
};

Fields no_fields() { return {}; }
Field cells_field() { return {"cells", types::cells(), "are where"}; }
Field digit_field() { return {"digit", types::digit(), "says which"}; }
Field constraint_field() {
  return {"constraint", types::object(), "is what native JSON says of it"};
}
Field index_field() { return {"index", types::index(), "is that in `puzzle.constraints`"}; }

Fields fields_of_digit() { return {cells_field(), digit_field()}; }
Fields fields_of_name() { return {{"name", types::text(), "is that of the savepoint"}}; }

Fields fields_of_colour() { return {cells_field(), {"colour", types::colour(), "says which"}}; }

Fields fields_of_candidate_colour() {
  return {{"cell", types::cell(), "is where"},
          digit_field(),
          {"colour", types::colour_or_own(), "says which; 0 takes it away"}};
}

Fields fields_of_pen() {
  return {
      {"kind", types::pen_kind(), "says what is drawn"},
      with_default("colour", types::colour_or_own(), 0, "says in which colour; 0 in the pen's own"),
      {"links", types::wanted_as("a list of pairs of cells", types::list(types::link())),
       "are where"}};
}

Fields fields_of_clear() {
  return {
      cells_field(),
      with_default(
          "kind", types::clear_kind(), "any",
          "says what is taken out; `pen`: what begins or ends in the cells, `any`: the first of "
          "these of which the cells hold some")};
}

Fields fields_of_fill() {
  return {with_default("kind", types::mark_kind(), "centre", "says where in the cells")};
}

Fields fields_of_option() {
  return {{"name", types::word({"auto_erase"}), "says which"},
          {"value", types::flag(), "says whether it holds"}};
}

Fields fields_of_time() {
  constexpr double kMost = 1e12;
  return {{"seconds", types::number(0, kMost), "is how long it was played"}};
}

Fields fields_of_mode() { return {{"mode", types::mode(), "says which"}}; }

Fields fields_of_clue() {
  return {{"cell", types::cell(), "is where"},
          {"digits", types::digits(), "are those that its clue allows"}};
}

Fields fields_of_added() { return {constraint_field()}; }
Fields fields_of_changed() { return {index_field(), constraint_field()}; }
Fields fields_of_removed() { return {index_field()}; }

Fields fields_of_board() {
  return {{"geometry", types::geometry(), "is another board; what it has no place for is lost"}};
}

Fields fields_of_symbols() {
  return {
      {"symbols", types::list(types::text()), "are how the digits are written"},
      optional("values", types::list(types::whole()), "are what they count in sums; else 1, 2, 3")};
}

Fields fields_of_words() {
  return {optional("title", types::text(), "is its title"),
          optional("author", types::text(), "is who made it"),
          optional("rules", types::text(), "are its rules"),
          optional("congratulation", types::text(), "is told to whoever has solved it")};
}

Fields fields_of_together() {
  constexpr int kMost = 1000;
  return {{"actions",
           types::wanted_as("a list of 1 to 1000 actions", types::list(types::action(), 1, kMost)),
           "are done one after another as one step; if one is refused none is done"}};
}

constexpr ActionKind kActions[] = {
    {"entry",
     "Writes the digit; if all the cells that can be written hold it, takes it out. Givens stay; "
     "while it is set it writes givens.",
     fields_of_digit, read_entry},
    {"centre", "Sets the mark in all open cells; if all have it, takes it out.", fields_of_digit,
     read_mark},
    {"corner", "The same at their corners.", fields_of_digit, read_mark},
    {"colour", "Paints the cells; if all have the colour, takes it away. A cell may have several.",
     fields_of_colour, read_colour},
    {"candidate_colour", "Paints a candidate.", fields_of_candidate_colour, read_candidate_colour},
    {"pen",
     "Draws between two cells: a line from middle to middle, along their border, a dot on it. If "
     "all of it is there in that colour, takes it out.",
     fields_of_pen, read_pen},
    {"clear",
     "Takes out of the cells what a person put there; while it is set `entry` takes out givens and "
     "clues as well.",
     fields_of_clear, read_clear},
    {"fill_marks", "Gives every open cell the digits that no rule excludes at once.",
     fields_of_fill, read_fill},
    {"option", "Changes how the game is played; no step of the history.", fields_of_option,
     read_option},
    {"undo", "Takes the last step back; no step itself.", no_fields, read_undo},
    {"redo", "Does it again; no step itself.", no_fields, read_redo},
    {"restart", "Takes out everything a person entered.", no_fields, read_restart},
    {"apply_hint",
     "Does what the last `hint` concluded, while neither a cell nor the puzzle has changed since.",
     no_fields, nullptr},
    {"together", "Does these one after another, as one step; if one is refused none is done.",
     fields_of_together, nullptr},
    {"savepoint", "Gives the state a name, to go back to; no step of the history.", fields_of_name,
     read_savepoint},
    {"go_to", "Goes back to a savepoint.", fields_of_name, read_go_to},
    {"time", "Says how long it was played; no step of the history.", fields_of_time, read_time},
    {"mode", "Plays or sets it from now on; no step of the history.", fields_of_mode, read_mode},
    {"pencilmark_clue", "Set: changes what the clue of a cell allows.", fields_of_clue, read_clue},
    {"add_constraint", "Set: adds a constraint.", fields_of_added, read_added},
    {"change_constraint", "Set: puts another constraint in the place of one.", fields_of_changed,
     read_changed},
    {"remove_constraint", "Set: takes a constraint away.", fields_of_removed, read_removed},
    {"geometry",
     "Set: takes another board. What is on the cells stays where it has cells of the same names, "
     "digits of the same numbers and houses that constraints mention; `lost` lists what did not.",
     fields_of_board, read_board},
    {"symbols", "Set: writes the digits in another way.", fields_of_symbols, read_symbols},
    {"text", "Set: changes the words.", fields_of_words, read_words},
};

const ActionKind* find_kind(std::string_view type) {
  const auto* kind = std::find_if(std::begin(kActions), std::end(kActions),
                                  [type](const ActionKind& one) { return one.type == type; });
  return kind == std::end(kActions) ? nullptr : kind;
}

Field type_field() { return {"type", types::text(), "is the kind of action"}; }

}  // namespace

namespace types {

Type mark_kind() {
  return named("MarkKind", "Where in a cell marks stand.", [] {
    return word({"centre", "corner"});
  });
}

Type clear_kind() {
  return named("ClearKind", "What is taken out of cells.", [] {
    return word({"entry", "centre", "corner", "colour", "pen", "any"});
  });
}

Type link() {
  return named("Link", "Two cells, or one twice for a dot in it.",
               [] { return list(cell(), 2, 2); });
}

Type action() {
  return named("Action", "What a person does.", [] {
    std::vector<Type> kinds;
    for (const ActionKind& kind : kActions) {
      Field type = type_field();
      type.type = always(kind.type);
      kinds.push_back(record(Fields{std::move(type)} + kind.fields()));
      kinds.back().help = kind.help;
    }
    return choice(std::move(kinds));
  });
}

Type lost() {
  return named(
      "Lost", "What had no place on another board: cells and constraints of the board before.", [] {
        return record({{"givens", cells(), "are where givens stood"},
                       {"clues", cells(), "are where clues stood"},
                       {"entries", cells(), "are where entries stood"},
                       {"constraints", list(index()), "are the constraints"}});
      });
}

}  // namespace types

Arguments arguments_of(const Value& action, std::string_view path) {
  Arguments args(action, {type_field()}, std::string(path));
  if (args.failed()) return args;
  const std::string type = args.text("type");
  if (const ActionKind* kind = find_kind(type))
    return {action, Fields{type_field()} + kind->fields(), std::string(path)};
  std::vector<std::string_view> known;
  for (const ActionKind& kind : kActions) known.push_back(kind.type);
  args.fail(base::make_error(ErrorCode::usage, "there is no action \"" + type + "\"",
                             base::suggestion(type, known)));
  return args;
}

Action read_action(Arguments& args, const Puzzle& puzzle) {
  const ActionKind* kind = find_kind(args.text("type"));
  if (!args.failed() && kind != nullptr && kind->read != nullptr) return kind->read(args, puzzle);
  return play::Undo();
}

geometry::BoardPtr read_geometry(Arguments& args, bool* map_is_open) {
  Value spec = args.value("geometry");
  if (spec.is_string()) {
    auto parsed = geometry::parse_board_text(*spec.if_string());
    if (!parsed) {
      args.fail(parsed.error());
      return nullptr;
    }
    spec = *std::move(parsed);
  }
  auto board = geometry::build_board(spec);
  if (board) {
    if (map_is_open != nullptr) *map_is_open = geometry::leaves_map_open(spec);
    return *board;
  }
  args.fail(board.error());
  return nullptr;
}

}  // namespace omnidoku::api

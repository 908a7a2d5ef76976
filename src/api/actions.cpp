// SPDX-License-Identifier: MIT
//
// Every action by its "type". What an action needs is read here; whether it can be done is up to
// play::Session.
#include "api/actions.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "api/shared_types.h"
#include "api/state_view.h"
#include "base/suggest.h"
#include "constraints/adjacency.h"
#include "formats/native/drawing_json.h"
#include "formats/native/json.h"
#include "geometry/builder.h"
#include "model/mark.h"

namespace omnidoku::api {

using base::ErrorCode;
using base::Value;
using model::Puzzle;
using play::Action;

namespace {

Action read_entry(Arguments& args, const Puzzle& puzzle) {
  return play::EnterDigit{args.cells("cells", puzzle.num_cells()),
                          args.digit("digit", puzzle.num_digits())};
}

// Marks, by where those of a kind lie.

Action read_mark(Arguments& args, const Puzzle& puzzle, model::MarkOfDigits mark) {
  return play::ToggleMark{mark, args.cells("cells", puzzle.num_cells()),
                          args.digit("digit", puzzle.num_digits())};
}

Action read_mark(Arguments& args, const Puzzle& puzzle, model::MarkOfCells mark) {
  return play::ToggleColour{args.cells("cells", puzzle.num_cells()),
                            static_cast<int>(args.integer("colour")), mark};
}

Action read_mark(Arguments& args, const Puzzle& puzzle, model::MarkOfCandidates mark) {
  return play::ColourCandidate{
      {args.cell("cell", puzzle.num_cells()), args.digit("digit", puzzle.num_digits())},
      static_cast<int>(args.integer("colour")),
      mark};
}

Action read_mark(Arguments& args, const Puzzle& puzzle, model::MarkOfLinks mark) {
  play::Draw action;
  action.mark = mark;
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

/// One of these words, as long as they last.
std::string_view lasting(const std::string& word, const std::vector<std::string_view>& words) {
  const auto at = std::find(words.begin(), words.end(), word);
  return at == words.end() ? std::string_view() : *at;
}

Action read_clear(Arguments& args, const Puzzle& puzzle) {
  return play::Clear{args.cells("cells", puzzle.num_cells()),
                     lasting(args.text("kind"), play::clear_words())};
}

Action read_fill(Arguments& args, const Puzzle& /*puzzle*/) {
  const std::string kind = args.text("kind");
  play::FillMarks action;
  for (const model::Mark* mark : model::marks()) {
    const auto* member = std::get_if<model::MarkOfDigits>(&mark->member);
    if (member != nullptr && mark->id == kind) action.mark = *member;
  }
  return action;
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

Action read_fog(Arguments& args, const Puzzle& puzzle) {
  play::SetFog action;
  if (args.has("lit")) action.lit = args.cells("lit", puzzle.num_cells());
  if (!args.has("lamps")) return action;
  std::vector<geometry::Cell> lit = action.lit.value_or(std::vector<geometry::Cell>());
  for (const geometry::Cell lamp : args.cells("lamps", puzzle.num_cells())) {
    lit.push_back(lamp);
    for (const geometry::Cell around : constraints::cells_around(*puzzle.board, lamp))
      lit.push_back(around);
  }
  action.lit = std::move(lit);
  return action;
}

Action read_meaning(Arguments& args, const Puzzle& puzzle) {
  play::GiveMeaning action;
  action.things = args.indices("things");
  // It is checked once it has cells.
  auto spec =
      formats::read_rule_without_cells(puzzle, formats::JsonCursor({}, args.value("constraint")));
  if (spec) {
    action.spec = *std::move(spec);
  } else {
    args.fail(spec.error());
  }
  return action;
}

Action read_drawn(Arguments& args, const Puzzle& puzzle) {
  play::AddDrawing action;
  auto drawing = formats::read_drawing(puzzle, formats::JsonCursor({}, args.value("drawing")));
  if (drawing) {
    action.drawing = *std::move(drawing);
  } else {
    args.fail(drawing.error());
  }
  return action;
}

Action read_other_puzzle(Arguments& args, const Puzzle& puzzle) {
  const Value json = args.value("document");
  auto document = formats::read_native(formats::JsonCursor({}, json), {});
  if (document) return play::ReplacePuzzle{std::move(document->puzzle)};
  args.fail(document.error());
  return play::ReplacePuzzle{puzzle};
}

Action read_undrawn(Arguments& args, const Puzzle& puzzle) {
  const std::size_t count = puzzle.drawings.size();
  if (count == 0) args.fail(base::make_error(ErrorCode::usage, "nothing is drawn"));
  return play::RemoveDrawing{args.index("index", std::max<std::size_t>(count, 1))};
}

Action read_settled(Arguments& args, const Puzzle& puzzle) {
  const std::size_t count = puzzle.unknown_rules.size();
  if (count == 0) args.fail(base::make_error(ErrorCode::usage, "all rules are understood"));
  return play::SettleRule{args.index("index", std::max<std::size_t>(count, 1))};
}

/// A kind of action: what it holds besides its type, and how it is read. Those without a reader are
/// read by the call `act`.
struct ActionKind {
  std::string_view type;
  std::string_view help;  ///< what it does: sentences
  Fields fields;
  std::function<Action(Arguments& args, const Puzzle& puzzle)> read;
};
using ActionKinds = std::vector<ActionKind>;

Field cells_field() { return {"cells", types::cells(), "are where"}; }
Field digit_field() { return {"digit", types::digit(), "says which"}; }
Field constraint_field() {
  return {"constraint", types::object(), "is what native JSON says of it"};
}
Field index_field() { return {"index", types::index(), "is that in `puzzle.constraints`"}; }

Fields fields_of_digit() { return {cells_field(), digit_field()}; }
Fields fields_of_name() { return {{"name", types::text(), "is that of the savepoint"}}; }

Fields fields_of_mark(model::MarkOfDigits /*mark*/) { return fields_of_digit(); }

Fields fields_of_mark(model::MarkOfCells /*mark*/) {
  return {cells_field(), {"colour", types::colour(), "says which"}};
}

Fields fields_of_mark(model::MarkOfCandidates /*mark*/) {
  return {{"cell", types::cell(), "is where"},
          digit_field(),
          {"colour", types::colour_or_own(), "says which; 0 takes it away"}};
}

Fields fields_of_mark(model::MarkOfLinks /*mark*/) {
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

Fields fields_of_fog() {
  return {optional("lit", types::cells(), "are the cells that are lit from the start"),
          optional("lamps", types::cells(),
                   "are cells that are lit with all around them; without either list there is no "
                   "fog")};
}

Fields fields_of_meaning() {
  return {{"things", types::list(types::index(), 1), "are those in `puzzle.drawn`"},
          {"constraint", types::object(),
           "is what native JSON says of the rule that each of them becomes, without cells"}};
}

Fields fields_of_drawn() {
  return {{"drawing", types::object(),
           "is what native JSON says of it: `form` (line, circle, square, text, cage or tint), "
           "`cells`, `text`, `colour`"}};
}

Fields fields_of_undrawn() { return {{"index", types::index(), "is that in `puzzle.drawings`"}}; }

Fields fields_of_other_puzzle() {
  return {{"document", types::object(),
           "is the puzzle in native JSON; what was played in it is left out"}};
}

Fields fields_of_settled() {
  return {{"index", types::index(), "is that in `puzzle.not_understood`"}};
}

Fields fields_of_together() {
  constexpr int kMost = 1000;
  return {{"actions",
           types::wanted_as("a list of 1 to 1000 actions", types::list(types::action(), 1, kMost)),
           "are done one after another as one step; if one is refused none is done"}};
}

ActionKinds kinds_of_marks() {
  ActionKinds kinds;
  for (const model::Mark* mark : model::marks()) {
    const auto add = [&kinds, mark](auto member) {
      kinds.push_back({mark->action, mark->does, fields_of_mark(member),
                       [member](Arguments& args, const Puzzle& puzzle) {
                         return read_mark(args, puzzle, member);
                       }});
    };
    std::visit(add, mark->member);
  }
  return kinds;
}

ActionKinds kinds_of_others() {
  return {
      {"clear",
       "Takes out of the cells what a person put there; while it is set `entry` takes out givens "
       "and clues as well.",
       fields_of_clear(), read_clear},
      {"fill_marks", "Gives every open cell the digits that no rule excludes at once.",
       fields_of_fill(), read_fill},
      {"option", "Changes how the game is played; no step of the history.", fields_of_option(),
       read_option},
      {"undo", "Takes the last step back; no step itself.", {}, read_undo},
      {"redo", "Does it again; no step itself.", {}, read_redo},
      {"restart", "Takes out everything a person entered.", {}, read_restart},
      {"apply_hint",
       "Does what the last `hint` concluded, while neither a cell nor the puzzle has changed "
       "since.",
       {},
       nullptr},
      {"together", "Does these one after another, as one step; if one is refused none is done.",
       fields_of_together(), nullptr},
      {"savepoint", "Gives the state a name, to go back to; no step of the history.",
       fields_of_name(), read_savepoint},
      {"go_to", "Goes back to a savepoint.", fields_of_name(), read_go_to},
      {"time", "Says how long it was played; no step of the history.", fields_of_time(), read_time},
      {"mode", "Plays or sets it from now on; no step of the history.", fields_of_mode(),
       read_mode},
      {"pencilmark_clue", "Set: changes what the clue of a cell allows.", fields_of_clue(),
       read_clue},
      {"add_constraint", "Set: adds a constraint.", fields_of_added(), read_added},
      {"change_constraint", "Set: puts another constraint in the place of one.",
       fields_of_changed(), read_changed},
      {"remove_constraint", "Set: takes a constraint away.", fields_of_removed(), read_removed},
      {"geometry",
       "Set: takes another board. What is on the cells stays where it has cells of the same names, "
       "digits of the same numbers and houses that constraints mention; `lost` lists what did not.",
       fields_of_board(), read_board},
      {"symbols", "Set: writes the digits in another way.", fields_of_symbols(), read_symbols},
      {"text", "Set: changes the words.", fields_of_words(), read_words},
      {"meaning",
       "Set: makes things that are drawn rules. A number that stands there is the first number of "
       "the rule.",
       fields_of_meaning(), read_meaning},
      {"settle", "Set: takes a rule that was not understood for said, by others or by nothing.",
       fields_of_settled(), read_settled},
      {"add_drawing", "Set: draws something that is no rule.", fields_of_drawn(), read_drawn},
      {"remove_drawing", "Set: takes something away that was drawn.", fields_of_undrawn(),
       read_undrawn},
      {"puzzle",
       "Set: puts another puzzle, or another version of it, in the place of this one; its board "
       "may be "
       "another. `undo` brings back all that was there.",
       fields_of_other_puzzle(), read_other_puzzle},
      {"fog", "Set: lays fog over the board, or takes it away.", fields_of_fog(), read_fog},
  };
}

/// All of them, in the order of docs/API.md.
const ActionKinds& action_kinds() {
  static const ActionKinds kKinds = [] {
    ActionKinds kinds = {
        {"entry",
         "Writes the digit; if all the cells that can be written hold it, takes it out. Givens "
         "stay; while it is set it writes givens.",
         fields_of_digit(), read_entry}};
    for (const ActionKinds& more : {kinds_of_marks(), kinds_of_others()})
      kinds.insert(kinds.end(), more.begin(), more.end());
    return kinds;
  }();
  return kKinds;
}

const ActionKind* find_kind(std::string_view type) {
  const ActionKinds& kinds = action_kinds();
  const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                 [type](const ActionKind& one) { return one.type == type; });
  return kind == kinds.end() ? nullptr : &*kind;
}

Field type_field() { return {"type", types::text(), "is the kind of action"}; }

}  // namespace

namespace types {

Type mark_kind() {
  return named("MarkKind", "Where in a cell marks stand.", [] {
    std::vector<std::string_view> words;
    for (const model::Mark* mark : model::marks()) {
      if (std::holds_alternative<model::MarkOfDigits>(mark->member)) words.push_back(mark->id);
    }
    return word(std::move(words));
  });
}

Type clear_kind() {
  return named("ClearKind", "What is taken out of cells.",
               [] { return word(play::clear_words()); });
}

Type link() {
  return named("Link", "Two cells, or one twice for a dot in it.",
               [] { return list(cell(), 2, 2); });
}

Type action() {
  return named("Action", "What a person does.", [] {
    std::vector<Type> kinds;
    for (const ActionKind& kind : action_kinds()) {
      Field type = type_field();
      type.type = always(kind.type);
      kinds.push_back(record(Fields{std::move(type)} + kind.fields));
      kinds.back().help = kind.help;
    }
    return choice(std::move(kinds));
  });
}

Type lost() {
  return named(
      "Lost",
      "What had no place on another board: cells, constraints and drawings of the board before.",
      [] {
        return record({{"givens", cells(), "are where givens stood"},
                       {"clues", cells(), "are where clues stood"},
                       {"entries", cells(), "are where entries stood"},
                       {"constraints", list(index()), "are the constraints"},
                       {"drawings", list(index()), "are the drawings"}});
      });
}

}  // namespace types

Arguments arguments_of(const Value& action, std::string_view path) {
  Arguments args(action, {type_field()}, std::string(path), Others::left_aside);
  if (args.failed()) return args;
  const std::string type = args.text("type");
  if (const ActionKind* kind = find_kind(type))
    return {action, Fields{type_field()} + kind->fields, std::string(path)};
  std::vector<std::string_view> known;
  for (const ActionKind& kind : action_kinds()) known.push_back(kind.type);
  args.fail(base::make_error(ErrorCode::usage, "there is no action \"" + type + "\"",
                             base::suggestion(type, known)));
  return args;
}

Action read_action(Arguments& args, const Puzzle& puzzle) {
  const ActionKind* kind = find_kind(args.text("type"));
  if (!args.failed() && kind != nullptr && kind->read) return kind->read(args, puzzle);
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

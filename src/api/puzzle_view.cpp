// SPDX-License-Identifier: MIT
#include "api/puzzle_view.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

#include "api/classic_givens.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "formats/native/drawing_json.h"
#include "formats/native/json.h"
#include "formats/unmeant_things.h"
#include "geometry/house_names.h"
#include "geometry/name_style.h"
#include "geometry/placements.h"
#include "scene/scene.h"
#include "verify/stored_solution.h"

namespace omnidoku::api {

using base::Value;
using geometry::Board;
using geometry::Cell;
using geometry::Digit;
using geometry::Lattice;
using geometry::Side;

namespace {

struct Place {
  int row = 0;
  int column = 0;
};

std::vector<Place> places_on(const Lattice& lattice, int num_cells) {
  std::vector<Place> places(static_cast<std::size_t>(num_cells));
  for (int row = 0; row < lattice.rows; ++row) {
    for (int column = 0; column < lattice.columns; ++column) {
      const auto at = static_cast<std::size_t>(row) * static_cast<std::size_t>(lattice.columns) +
                      static_cast<std::size_t>(column);
      if (lattice.at[at]) places[lattice.at[at]->index()] = {row, column};
    }
  }
  return places;
}

/// The next cell in a direction on the lattice, around its end; the cell itself when it is alone.
Cell next_on(const Lattice& lattice, Place from, Side side) {
  const int row_step = side == Side::top ? -1 : side == Side::bottom ? 1 : 0;
  const int column_step = side == Side::left ? -1 : side == Side::right ? 1 : 0;
  Place at = from;
  while (true) {
    at.row = (at.row + row_step + lattice.rows) % lattice.rows;
    at.column = (at.column + column_step + lattice.columns) % lattice.columns;
    const auto& cell =
        lattice.at[static_cast<std::size_t>(at.row) * static_cast<std::size_t>(lattice.columns) +
                   static_cast<std::size_t>(at.column)];
    if (cell) return *cell;
  }
}

/// Something that is said of a cell: an id for pages in any language, the English word for it, and
/// its arguments. A name that cannot be taken apart is all of it.
struct Said {
  std::string id;
  std::string word;
  Value::Array arguments;  ///< numbers and texts
};

/// "R4C7" as row 4 and column 7; names of other kinds stay as they are, also "C7" and "F1", which
/// are no column and no face.
std::vector<Said> said_of_name(const std::string& name) {
  constexpr std::pair<char, std::string_view> kWords[] = {
      {'F', "face"}, {'L', "layer"}, {'R', "row"}, {'C', "column"}};
  std::vector<Said> said;
  std::size_t at = 0;
  while (at < name.size()) {
    const char letter = name[at];
    const auto* word = std::find_if(std::begin(kWords), std::end(kWords),
                                    [letter](const auto& item) { return item.first == letter; });
    const char* end = name.data() + name.size();
    std::int64_t number = 0;
    const auto read = std::from_chars(name.data() + at + 1, end, number);
    if (word == std::end(kWords) || read.ec != std::errc()) return {{name, name, {}}};
    said.push_back({std::string(word->second), std::string(word->second), {Value(number)}});
    at = static_cast<std::size_t>(read.ptr - name.data());
  }
  const bool is_place = said.size() >= 2 && said[said.size() - 2].id == "row";
  if (!is_place || said.back().id != "column") return {{name, name, {}}};
  return said;
}

std::vector<Said> said_of_name(const Board& board, Cell cell) {
  const std::string& name = board.name(cell);
  if (geometry::name_style_of(board) != geometry::NameStyle::small_numbers) {
    return said_of_name(name);
  }
  return said_of_name(
      geometry::name_of(geometry::NameStyle::numbers, *geometry::grid_place_from(name)));
}

/// Whether an argument of the kind is said of every cell that the constraint lies on.
bool is_short(model::ArgumentKind kind) {
  switch (kind) {
    case model::ArgumentKind::integer:
    case model::ArgumentKind::text:
    case model::ArgumentKind::digits: return true;
    case model::ArgumentKind::flag:
    case model::ArgumentKind::cells:
    case model::ArgumentKind::paths:
    case model::ArgumentKind::terms:
    case model::ArgumentKind::constraints: break;
  }
  return false;
}

/// What a constraint is called, and its short arguments.
Said said_of_constraint(const model::Puzzle& puzzle, const constraints::ConstraintType& type,
                        const model::ConstraintSpec& spec) {
  std::string word = constraints::noun_of(spec);
  if (constraints::is_told_by_words(spec)) return {word, word, {}};
  Said said{std::string(type.id), std::move(word), {}};
  for (const constraints::Parameter& parameter : type.parameters) {
    const model::ArgumentValue* argument = spec.arguments.find(parameter.name);
    if (argument != nullptr && is_short(parameter.kind)) {
      const auto* number = std::get_if<std::int64_t>(argument);
      said.arguments.push_back(number != nullptr ? Value(*number)
                                                 : Value(constraints::text_of(puzzle, *argument)));
    }
  }
  return said;
}

/// What is said of one of its cells besides: of a line where it begins and how far along the cell
/// lies, of a pair the other cell.
void say_where(const Board& board, constraints::SpecShape shape, const std::vector<Cell>& cells,
               std::size_t at, Said& said) {
  if (shape == constraints::SpecShape::path || shape == constraints::SpecShape::sequence) {
    said.arguments.emplace_back(board.name(cells.front()));
    said.arguments.emplace_back(std::to_string(at + 1) + "/" + std::to_string(cells.size()));
  } else if (shape == constraints::SpecShape::pair) {
    said.arguments.emplace_back(board.name(cells[1 - at]));
  }
}

/// Per cell its name and the constraints on it.
struct Spoken {
  std::vector<Said> place;
  std::vector<Said> constraints;
};

std::vector<Spoken> spoken_of(const model::Puzzle& puzzle) {
  std::vector<Spoken> cells;
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    cells.push_back({said_of_name(*puzzle.board, Cell(i)), {}});
  }
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr) continue;
    const Said said = said_of_constraint(puzzle, *type, spec);
    for (std::size_t at = 0; at < spec.cells.size(); ++at) {
      Said here = said;
      say_where(*puzzle.board, type->shape, spec.cells, at, here);
      cells[spec.cells[at].index()].constraints.push_back(std::move(here));
    }
  }
  return cells;
}

std::string text_of(const Said& said) {
  std::string text = said.word;
  for (const Value& argument : said.arguments) {
    const auto* number = argument.if_int();
    text += " " + (number != nullptr ? std::to_string(*number) : *argument.if_string());
  }
  return text;
}

/// "row 4 column 7, cage 17"
std::string text_of(const Spoken& spoken) {
  std::string text;
  for (const Said& said : spoken.place) text += (text.empty() ? "" : " ") + text_of(said);
  for (const Said& said : spoken.constraints) text += ", " + text_of(said);
  return text;
}

Value words_value(const Spoken& spoken) {
  Value::Array words;
  for (const auto* list : {&spoken.place, &spoken.constraints}) {
    for (const Said& said : *list) {
      Value::Array word{Value(said.id)};
      word.insert(word.end(), said.arguments.begin(), said.arguments.end());
      words.emplace_back(std::move(word));
    }
  }
  return words;
}

Value cell_value(const model::Puzzle& puzzle, Cell cell, const Spoken& spoken,
                 const std::array<Cell, 4>& moves) {
  const auto region = puzzle.board->region_of(cell);
  Value value = Value::object({{"name", puzzle.board->name(cell)},
                               {"spoken", text_of(spoken)},
                               {"words", words_value(spoken)},
                               {"given", digit_value(puzzle.givens[cell.index()])},
                               {"move", cells_value({moves.begin(), moves.end()})},
                               {"region", Value()}});
  if (region) value.set("region", static_cast<std::int64_t>(region->index()));
  if (const auto allowed = puzzle.allowed[cell.index()]; allowed != puzzle.all_digits()) {
    value.set("clue", digits_value(allowed));
  }
  return value;
}

Value rule_value(const scene::RuleSentence& rule) {
  Value value = Value::object({{"text", rule.text}});
  if (!rule.board_type.empty()) value.set("geometry", rule.board_type);
  if (!rule.constraint_type.empty()) value.set("constraint", rule.constraint_type);
  if (rule.is_plain) value.set("plain", true);
  if (!rule.values.empty()) {
    value.set("values", list_value(rule.values, [](const auto& named) {
                return Value::object({{"name", named.first}, {"value", named.second}});
              }));
  }
  return value;
}

Value legend_value(const scene::LegendEntry& entry) {
  Value value = Value::object(
      {{"kind", scene::to_string(entry.kind)}, {"name", entry.name}, {"text", entry.text}});
  const auto index = static_cast<std::int64_t>(entry.index);
  if (entry.kind == scene::LegendEntry::Kind::house) value.set("house", index);
  if (entry.kind == scene::LegendEntry::Kind::rule) value.set("constraint", index);
  return value;
}

Value called_value(std::string text, const geometry::HouseName& name) {
  Value::Array words;
  for (const auto& [noun, id] : name.words()) words.push_back(Value::Array{noun, id});
  return Value::object({{"text", std::move(text)}, {"words", std::move(words)}});
}

Value house_value(const Board& board, const geometry::House& house) {
  const geometry::HouseName told = geometry::house_name(board, house);
  Value::Array called = {called_value(house.name, geometry::name_on_board(house))};
  if (told.text() != house.name) called.push_back(called_value(told.text(), told));
  return Value::object({{"name", house.name},
                        {"kind", geometry::to_string(house.kind)},
                        {"cells", cells_value(house.cells)},
                        {"called", std::move(called)}});
}

Value constraint_view(const model::Puzzle& puzzle, const model::ConstraintSpec& written,
                      Value spec) {
  const constraints::ConstraintType* type = constraints::find_constraint_type(written.type);
  const std::optional<Cell> at = constraints::told_by(puzzle, written);
  return Value::object({{"type", written.type},
                        {"title", type == nullptr ? std::string_view() : type->title},
                        {"text", type == nullptr ? std::string_view() : type->rule},
                        {"name", constraints::name_of(puzzle, written)},
                        {"at", at ? Value(static_cast<std::int64_t>(at->index())) : Value()},
                        {"cells", cells_value(written.cells)},
                        {"spec", std::move(spec)}});
}

/// The slanting lines for clues outside, one of the two ways that each can be told.
Value diagonals_value(const Board& board) {
  Value::Array diagonals;
  for (const std::vector<geometry::Cell>& cells : constraints::diagonals_of(board)) {
    if (cells.front() < cells.back()) diagonals.push_back(cells_value(cells));
  }
  return diagonals;
}

/// Sentences that constraints were read from.
Value::Array read_value(const model::Puzzle& puzzle) {
  Value::Array sentences;
  std::vector<std::string_view> told;
  for (const model::ConstraintSpec& first : puzzle.constraints) {
    if (first.said.empty() || std::find(told.begin(), told.end(), first.said) != told.end())
      continue;
    told.push_back(first.said);
    std::vector<std::string> formulas;
    std::set<Cell> cells;
    Value::Array constraints;
    for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
      const model::ConstraintSpec& spec = puzzle.constraints[i];
      if (spec.said != first.said) continue;
      constraints.emplace_back(static_cast<std::int64_t>(i));
      cells.insert(spec.cells.begin(), spec.cells.end());
      const auto* rule = spec.arguments.get<std::string>("rule");
      const std::string formula =
          rule != nullptr ? *rule
                          : std::string(constraints::find_constraint_type(spec.type)->title);
      if (std::find(formulas.begin(), formulas.end(), formula) == formulas.end())
        formulas.push_back(formula);
    }
    sentences.push_back(Value::object(
        {{"text", first.said},
         {"formulas", list_value(formulas, [](const auto& one) { return Value(one); })},
         {"constraints", std::move(constraints)},
         {"cells", cells_value(std::vector<Cell>(cells.begin(), cells.end()))}}));
  }
  return sentences;
}

}  // namespace

std::vector<std::array<Cell, 4>> arrow_moves(const Board& board) {
  const std::vector<Place> places = places_on(board.lattice(), board.num_cells());
  std::vector<std::array<Cell, 4>> moves;
  for (int i = 0; i < board.num_cells(); ++i) {
    const Cell cell(i);
    std::array<Cell, 4> targets{};
    for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
      Cell& target = targets[static_cast<std::size_t>(side)];
      if (const auto neighbour = board.neighbour(cell, side)) {
        target = neighbour->cell;
        continue;
      }
      target = next_on(board.lattice(), places[cell.index()], side);
      if (target != cell) continue;
      const bool forward = side == Side::right || side == Side::bottom;
      target = Cell((i + (forward ? 1 : board.num_cells() - 1)) % board.num_cells());
    }
    moves.push_back(targets);
  }
  return moves;
}

namespace {

std::string_view word_of(model::DrawnThing::Kind kind) {
  constexpr std::string_view kWords[] = {"line", "mark", "cage", "outside", "tint"};
  return kWords[static_cast<std::size_t>(kind)];
}
std::string_view word_of(model::DrawnThing::Seat seat) {
  constexpr std::string_view kWords[] = {"cell", "edge", "corner"};
  return kWords[static_cast<std::size_t>(seat)];
}

Value drawn_value(const model::DrawnThing& thing) {
  std::vector<Cell> cells = thing.bulb;
  cells.insert(cells.end(), thing.cells.begin(), thing.cells.end());
  constexpr model::Colour kOpaque = 0xFF;
  const std::string colour =
      thing.colours.empty() ? "" : model::colour_text(thing.colours.front() | kOpaque);
  std::string look(word_of(thing.kind));
  for (const std::string& part :
       {std::string(word_of(thing.seat)), std::to_string(static_cast<int>(thing.form)), colour,
        std::string(thing.has_bulb ? "bulb" : ""), std::string(thing.bulb.empty() ? "" : "circle")})
    look += " " + part;
  return Value::object({{"kind", word_of(thing.kind)},
                        {"seat", word_of(thing.seat)},
                        {"cells", cells_value(cells)},
                        {"text", thing.text},
                        {"colour", colour},
                        {"look", look}});
}

}  // namespace

namespace types {
namespace {

Type cell_view() {
  return named("CellView", "A cell of the board.", [] {
    const Type word = list(choice({text(), whole()}), 1);
    constexpr int kSides = 4;
    return record(
        {{"name", text(), "is what it is called"},
         {"spoken", text(), "says where it is and what lies on it, for screen readers"},
         {"words", list(word),
          "say the same in any language, each an id with its arguments: row, column, layer, face, "
          "ids of "
          "constraint types (with their numbers, of a line where it begins and how far along the "
          "cell "
          "lies, of a pair the other cell), or what a rule read from words is called; the name "
          "itself "
          "where it is of another kind"},
         {"given", or_null(digit()), "is its given"},
         optional("clue", digits(), "are the digits that its clue allows, if there is one"),
         {"move", list(cell(), kSides, kSides),
          "is where the arrow keys lead (up, right, down, left), across edges and seams"},
         {"region", or_null(index()), "is its region, an index into `houses`"}});
  });
}

Type made_rule() {
  return named(
      "MadeRule",
      "A sentence of rules that were made, and the board or constraint type that says it.", [] {
        const Type value = record({{"name", text(), "says which"}, {"value", text(), "is it"}});
        return record(
            {{"text", text(), "is the sentence"},
             optional("geometry", text(), "is the id of the kind of board"),
             optional("constraint", text(), "is the id of the constraint type"),
             optional("plain", always(true),
                      "says that it is the rule in fewer words, as no one of the puzzle has "
                      "numbers of its own"),
             optional("values", list(value),
                      "are numbers of a rule of the whole board; the text ends with them")});
      });
}

Type legend_entry() {
  return named("LegendEntry", "What no picture of the puzzle shows.", [] {
    return record(
        {{"kind", word({"house", "sum", "rule", "values"}),
          "says what it is: cells of a house, an equation, what a rule consists of, values of "
          "symbols"},
         {"name", text(), "is what that is called"},
         {"text", text(), "says it; the same in any language"},
         optional("house", index(), "is the house, an index into `houses`"),
         optional("constraint", index(), "is the rule, an index into `constraints`")});
  });
}

Type house_view() {
  return named("HouseView", "Cells that hold each digit at most once.", [] {
    const Type called =
        record({{"text", text(), "is the name"},
                {"words", list(list(text(), 2, 2)),
                 "say the same in any language, the whole before the part: each a noun and its id, "
                 "which may be empty"}});
    return record({{"name", text(), "is what it is called"},
                   {"kind", text(), "says what it is: a row, a column, a box"},
                   {"cells", cells(), "are its cells"},
                   {"called", list(called, 1),
                    "is its name, and what sentences call it where that is another"}});
  });
}

Type constraint_view() {
  return named("ConstraintView", "A constraint of the puzzle.", [] {
    return record({{"type", text(), "is the id of its type"},
                   {"title", text(), "is the name of that"},
                   {"text", text(), "says what it demands"},
                   {"name", text(), "is what steps call it: the cage at R1C1"},
                   {"at", or_null(cell()), "is the cell in that name, where it is told by one"},
                   {"cells", cells(), "are its cells"},
                   {"spec", object(), "is what native JSON says of it"}});
  });
}

Type read_rule() {
  return named("ReadRule", "A sentence of the rules that was read as constraints.", [] {
    return record({{"text", text(), "is the sentence as the setter wrote it"},
                   {"formulas", list(text()), "are what it came to, each once"},
                   {"constraints", list(index(), 1), "are the constraints, indices into that list"},
                   {"cells", cells(), "are the cells of these"}});
  });
}

Fields words_of_puzzle() {
  return {{"title", text(), "is its title"},
          {"author", text(), "is who made it"},
          {"difficulty", text(),
           "is how hard it is as a file says it, or the level that `generate` was asked for; empty "
           "where "
           "nothing is known"},
          {"rules", text(), "are the setter's, else made from board and constraints"},
          {"comment", text(),
           "is what a file says besides, or the words that the puzzle was pasted with; empty where "
           "there are "
           "none"},
          {"congratulation", text(), "is what the setter tells whoever has solved it"},
          {"made_rules", list(made_rule()),
           "are what the rules were made from; none if they are the setter's"},
          {"legend", list(legend_entry()), "is what no picture of it shows"}};
}

Type drawn_view() {
  return named("DrawnView", "Something drawn that no rule is about.", [] {
    return record({{"kind", word({"line", "mark", "cage", "outside", "tint"}), "says what it is"},
                   {"seat", word({"cell", "edge", "corner"}), "says where a mark sits"},
                   {"cells", cells(), "are where it lies, in order"},
                   {"text", text(), "is what stands there"},
                   {"colour", text(), "is its first colour, as `#rrggbb`; empty without one"},
                   {"look", text(), "is the same for those that look alike"}});
  });
}

}  // namespace

Type puzzle_view() {
  return named("PuzzleView", "A puzzle: everything that does not change while it is played.", [] {
    return record(
        words_of_puzzle() +
        Fields{{"num_digits", whole(1, geometry::kMaxDigits), "is how many digits there are"},
               {"placements", or_null(whole()),
                "is how many cells of every solution hold each digit; null where the houses do not "
                "say it"},
               {"symbols", list(text()), "are how the digits are written"},
               {"values", list(whole()), "are what they count in sums"},
               {"cells", list(cell_view()), "are the cells in their order"},
               {"houses", list(house_view()), "are its houses"},
               {"constraints", list(constraint_view()), "are its constraints"},
               {"views", list(text()), "are the ways to draw the board"},
               {"geometry", object(), "is the board as in native JSON"},
               {"format", text(), "is the id of the format that it came in"},
               {"read", list(read_rule()),
                "are sentences of the rules that constraints were read from, in their order"},
               {"not_understood", list(text()), "are its rules that are not understood"},
               {"ignored", list(text()), "are what the format said that has no meaning here"},
               {"fog", or_null(cells()),
                "are the cells that are lit from the start under fog; null where there is none"},
               {"has_solution", flag(), "says whether a solution is stored that keeps its rules"},
               {"scales", list(scale()), "are those of `rate` that know such a puzzle"},
               optional("drawn", list(drawn_view()),
                        "are things drawn that no rule is about; while it is set"),
               optional("drawings", list(object()),
                        "are what was drawn here, as in native JSON; while it is set"),
               optional("diagonals", list(cells()),
                        "are slanting lines from rim to rim, for clues outside; while it is set")});
  });
}

}  // namespace types

Field puzzle_result() { return {"puzzle", types::puzzle_view(), "is the puzzle"}; }

Value puzzle_view(OpenGame& game) {
  const model::Document& document = game.session.document();
  const model::Puzzle puzzle = game.told();
  const Board& board = *puzzle.board;
  Value::Array symbols;
  Value::Array values;
  for (int d = 0; d < puzzle.num_digits(); ++d) {
    symbols.emplace_back(puzzle.symbols.text(Digit(d)));
    values.emplace_back(puzzle.symbols.value(Digit(d)));
  }
  const auto moves = arrow_moves(board);
  const auto spoken = spoken_of(puzzle);
  Value::Array cells;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    cells.push_back(cell_value(puzzle, Cell(i), spoken[i], moves[i]));
  }
  const auto text = [](const std::string& word) { return Value(word); };
  const auto placements = geometry::placements_per_digit(board);
  Value result = Value::object(
      {{"title", puzzle.metadata.title},
       {"author", puzzle.metadata.author},
       {"difficulty", puzzle.metadata.difficulty},
       {"rules", scene::known_rules_text(puzzle)},
       {"comment", puzzle.metadata.comment},
       {"congratulation", puzzle.metadata.congratulation},
       {"made_rules", list_value(scene::made_rules(puzzle), rule_value)},
       {"legend", list_value(scene::legend(puzzle), legend_value)},
       {"num_digits", puzzle.num_digits()},
       {"placements", placements ? Value(*placements) : Value()},
       {"symbols", std::move(symbols)},
       {"values", std::move(values)},
       {"cells", std::move(cells)},
       {"houses", list_value(board.houses(),
                             [&board](const auto& house) { return house_value(board, house); })},
       {"constraints", list_value(puzzle.constraints,
                                  [&](const auto& spec) {
                                    // What is sent back is as files have it.
                                    return constraint_view(
                                        puzzle, spec,
                                        formats::constraint_value(document.puzzle, spec));
                                  })},
       {"views", list_value(board.views(), [](const auto& view) { return Value(view.id); })},
       {"geometry", board.spec()},
       {"format", document.format},
       {"read", read_value(puzzle)},
       {"not_understood", list_value(model::texts_of(puzzle.unknown_rules), text)},
       {"ignored", list_value(document.ignored, text)},
       {"fog", puzzle.fog ? cells_value(*puzzle.fog) : Value()},
       {"has_solution", verify::witness(puzzle) != nullptr},
       {"scales",
        classic_givens(puzzle) ? Value::Array{"human", "se", "hodoku"} : Value::Array{"human"}}});
  if (document.record.mode == model::PlayMode::set) {
    result.set("diagonals", diagonals_value(board));
    result.set("drawn", list_value(formats::unmeant_things(document), drawn_value));
    result.set("drawings", list_value(puzzle.drawings, [&puzzle](const model::Drawing& drawing) {
                 return formats::drawing_value(puzzle, drawing);
               }));
  }
  return result;
}

}  // namespace omnidoku::api

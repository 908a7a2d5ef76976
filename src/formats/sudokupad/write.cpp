// SPDX-License-Identifier: MIT
//
// Writing SudokuPad's JSON. Givens, regions, cages and the rules that its list "global" has names
// for are said, other houses as hidden cages without repeats; every other rule is drawn and told in
// the words. Where that is not read again as the same puzzle, the puzzle stands beside it in native
// JSON (kBeyond), which counts as long as the rest is as it was written for it.
#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "constraints/arguments.h"
#include "constraints/constraint_type.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/native/beside.h"
#include "formats/native/json.h"
#include "formats/ornaments.h"
#include "formats/square_houses.h"
#include "formats/sudokupad/drawing.h"
#include "formats/sudokupad/sudokupad.h"
#include "formats/text/puzzle_text.h"
#include "formats/words/told_rules.h"

namespace omnidoku::formats {

using base::Result;
using base::Value;
using constraints::ConstraintType;
using geometry::Cell;

namespace {

constexpr std::string_view kPad = "sudokupad";
constexpr std::string_view kDiagonalColour = "#34BBE6";
constexpr int kCellSize = 50;         // as its own tools write it
constexpr int kMostSolutionSide = 9;  // it compares the characters of the solution with digits

/// The name that SudokuPad has for a rule of the whole board; empty where it has none.
std::string_view global_name(const model::ConstraintSpec& spec) {
  const ConstraintType* type = constraints::find_constraint_type(spec.type);
  if (type == nullptr || type->shape != constraints::SpecShape::none ||
      !spec.arguments.all().empty())
    return {};
  for (const constraints::ForeignName& foreign : type->foreign) {
    if (foreign.format == fpuzzles_names::kFormat &&
        fpuzzles_names::marks_of_negative(foreign.name).empty())
      return foreign.name;
  }
  return {};
}

/// What was carried along of a puzzle of SudokuPad's own.
Value own_fields(const model::Document& document) {
  Value fields = Value::object();
  const Value* part = foreign_part(document, kPad);
  for (const auto& [name, value] : part == nullptr ? Value::Object() : part->members()) {
    if (!name.starts_with("x-")) fields.set(name, value);
  }
  return fields;
}

class PadWriter {
 public:
  PadWriter(const model::Document& document, const SquareHouses& houses)
      : puzzle_(document.puzzle),
        houses_(houses),
        own_fields_(own_fields(document)),
        ornaments_(own_fields_.members().empty() ? ornaments_of(document)
                                                 : own_ornaments_of(document.puzzle)),
        drawing_(puzzle_.num_digits()),
        teller_(puzzle_) {}

  /// The kinds of rules that were drawn and told in words.
  [[nodiscard]] const std::vector<std::string>& drawn() const { return drawn_; }
  /// What the first of the rules that are drawn is, for "SudokuPad cannot say".
  [[nodiscard]] const std::string& unsaid() const { return unsaid_; }

  Value write() {
    Value root = Value::object({{"cellSize", kCellSize}, {"cells", cell_rows()}});
    if (Value regions = region_lists(); !regions.items().empty())
      root.set("regions", std::move(regions));
    add_lanes();
    add_houses();
    Value global = Value::array();
    for (const model::ConstraintSpec& spec : puzzle_.constraints) add(spec, global);
    add_pencilmarks();
    for (const model::Ornament& ornament : ornaments_) drawing_.draw(ornament);
    restore_cages();
    drawing_.add_to(root);
    if (!global.items().empty()) root.set("global", std::move(global));
    root.set("metadata", metadata());
    if (puzzle_.fog) {
      Value lit = Value::array();
      for (const Cell cell : *puzzle_.fog) lit.push_back(place_of(cell));
      root.set(fpuzzles_names::kFogLit, std::move(lit));
    }
    restore_rest(root);
    return root;
  }

 private:
  [[nodiscard]] bool has_rules() const { return !puzzle_.metadata.rules.empty(); }

  [[nodiscard]] Value cell_rows() const {
    Value rows = Value::array();
    const int size = puzzle_.num_digits();
    std::size_t i = 0;
    for (int r = 0; r < size; ++r) {
      Value row = Value::array();
      for (int c = 0; c < size; ++c, ++i) {
        Value cell = Value::object();
        if (puzzle_.givens[i]) cell.set("value", static_cast<int>(puzzle_.givens[i]->index()) + 1);
        row.push_back(std::move(cell));
      }
      rows.push_back(std::move(row));
    }
    return rows;
  }

  /// [row, column].
  [[nodiscard]] Value place_of(Cell cell) const {
    const int size = puzzle_.num_digits();
    const int index = static_cast<int>(cell.index());
    return Value::Array{index / size, index % size};
  }

  [[nodiscard]] Value region_lists() const {
    std::vector<Value> lists;
    for (std::size_t i = 0; i < houses_.region_of.size(); ++i) {
      if (houses_.region_of[i] < 0) continue;
      const auto region = static_cast<std::size_t>(houses_.region_of[i]);
      if (lists.size() <= region) lists.resize(region + 1, Value::array());
      lists[region].push_back(place_of(Cell(i)));
    }
    return Value(std::move(lists));
  }

  /// Rows and columns, which it does not know by itself.
  void add_lanes() {
    const int size = puzzle_.num_digits();
    for (const bool is_row : {true, false}) {
      for (int i = 0; i < size; ++i) {
        std::vector<Cell> cells;
        for (int k = 0; k < size; ++k) cells.emplace_back(is_row ? i * size + k : k * size + i);
        add_hidden(cells, "rowcol");
      }
    }
  }

  void add_hidden(const std::vector<Cell>& cells, std::string_view type) {
    Value::Object members{{"unique", true}, {"hidden", true}};
    if (!type.empty()) members.emplace_back("type", type);
    drawing_.add_cage(cells, members);
  }

  /// The other houses of the board: what they are is drawn, too.
  void add_houses() {
    const int size = puzzle_.num_digits();
    const auto diagonal = [&](bool is_rising) {
      std::vector<Cell> cells;
      for (int i = 0; i < size; ++i) cells.emplace_back((is_rising ? size - 1 - i : i) * size + i);
      add_hidden(cells, {});
      const double side = size;
      drawing_.draw_line({0, is_rising ? side : 0}, {side, is_rising ? 0 : side}, kDiagonalColour);
    };
    if (houses_.rising) diagonal(true);
    if (houses_.falling) diagonal(false);
    if (houses_.disjoint) {
      for (const geometry::House& house : puzzle_.board->houses()) {
        if (house.kind == geometry::HouseKind::group) add_hidden(house.cells, {});
      }
    }
    for (const std::vector<Cell>& cells : houses_.extra) {
      add_hidden(cells, {});
      drawing_.shade(cells);
    }
    if (has_rules()) return;
    for (const geometry::Note& note : puzzle_.board->notes()) add_words(note.text);
  }

  void add_words(const std::string& line) { words_ += (words_.empty() ? "" : "\n") + line; }

  void add(const model::ConstraintSpec& spec, Value& global) {
    // The words are there, and so may be the drawing.
    const bool is_told = !spec.said.empty() && has_rules();
    if (is_told && !own_fields_.members().empty()) return;
    const ConstraintType& type = *constraints::find_constraint_type(spec.type);
    if (const std::string_view name = global_name(spec); !name.empty()) {
      global.push_back(name);
      return tell_named(spec);
    }
    if (spec.type == "killer") {
      Value::Object members{{"unique", true}};
      if (const auto* sum = spec.arguments.get<std::int64_t>("sum"))
        members.insert(members.end(), {{"value", std::to_string(*sum)}, {"sum", *sum}});
      drawing_.add_cage(spec.cells, members);
      return tell_named(spec);
    }
    const bool is_drawn = type.glyph == nullptr || (is_told && !ornaments_.empty());
    const auto glyph = is_drawn ? std::vector<model::Atom>() : type.glyph(puzzle_, spec);
    drawing_.draw(glyph);
    teller_.tell(spec, !glyph.empty(), drawing_.take_texts());
    note_drawn(std::string(type.title), "a constraint of the type '" + spec.type + "'");
  }

  /// Words of a rule that has a name, where the setter wrote none.
  void tell_named(const model::ConstraintSpec& spec) {
    if (has_rules()) return;
    const auto* sum = spec.arguments.get<std::int64_t>("sum");
    teller_.tell(spec, true, {sum == nullptr ? std::string() : std::to_string(*sum)});
  }

  void note_drawn(std::string title, std::string what) {
    if (unsaid_.empty()) unsaid_ = std::move(what);
    if (std::find(drawn_.begin(), drawn_.end(), title) == drawn_.end())
      drawn_.push_back(std::move(title));
  }

  void add_pencilmarks() {
    if (!puzzle_.has_pencilmark_clues()) return;
    for (std::size_t i = 0; i < puzzle_.allowed.size(); ++i) {
      if (puzzle_.allowed[i] == puzzle_.all_digits()) continue;
      std::string text;
      puzzle_.allowed[i].for_each(
          [&](geometry::Digit digit) { text += puzzle_.symbols.text(digit); });
      drawing_.draw_small(Cell(static_cast<int>(i)), text.empty() ? "-" : text);
    }
    note_drawn("Pencilmark clues", "pencilmark clues");
    add_words("Of the small digits printed in a cell one goes there.");
  }

  void restore_cages() {
    const Value* cages = own_fields_.find("cages");
    if (cages == nullptr) return;
    for (const Value& cage : cages->items()) drawing_.add("cages", cage);
  }

  [[nodiscard]] Value metadata() const {
    const model::Metadata& words = puzzle_.metadata;
    Value metadata = Value::object();
    if (!words.title.empty()) metadata.set("title", words.title);
    if (!words.author.empty()) metadata.set("author", words.author);
    std::string rules = words.rules;
    for (const std::string& more : {words_, teller_.words()})
      rules += (rules.empty() || more.empty() ? "" : "\n") + more;
    if (!rules.empty()) metadata.set("rules", rules);
    if (!words.congratulation.empty()) metadata.set("msgcorrect", words.congratulation);
    if (puzzle_.solution && puzzle_.num_digits() <= kMostSolutionSide) {
      std::string solution;
      for (const geometry::Digit digit : *puzzle_.solution)
        solution += std::to_string(digit.index() + 1);
      metadata.set("solution", solution);
    }
    return metadata;
  }

  /// Puts back what was carried along beside the cages.
  void restore_rest(Value& root) const {
    for (const auto& [name, value] : own_fields_.members()) {
      if (name == "cages") continue;
      Value::Array all = root.has(name) ? root.find(name)->items() : Value::Array();
      if (!value.is_array()) {
        root.set(name, value);
        continue;
      }
      all.insert(all.end(), value.items().begin(), value.items().end());
      root.set(name, std::move(all));
    }
  }

  const model::Puzzle& puzzle_;
  const SquareHouses& houses_;
  Value own_fields_;
  std::vector<model::Ornament> ornaments_;  ///< that another format drew beside its rules
  PadDrawing drawing_;
  RuleTeller teller_;
  std::string words_;
  std::vector<std::string> drawn_;
  std::string unsaid_;
};

Result<Value> write_pad(const model::Document& document, std::vector<std::string>* drawn) {
  const model::Puzzle& puzzle = document.puzzle;
  if (!puzzle.symbols.is_standard())
    return cannot_say(kPad, "other symbols than the numbers from 1");
  const auto houses = sort_houses(*puzzle.board);
  if (!houses) return cannot_say(kPad, "this board, only square grids");
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (constraints::find_constraint_type(spec.type) == nullptr)
      return cannot_say(kPad, "a constraint of the type '" + spec.type + "'");
  }
  PadWriter writer(document, *houses);
  Value root = writer.write();
  if (drawn == nullptr && !writer.unsaid().empty()) return cannot_say(kPad, writer.unsaid());
  const auto plain = with_words_read(read_sudokupad(JsonCursor("", root), {}));
  if (plain && is_same_puzzle(plain->puzzle, puzzle)) return root;
  if (plain) {
    // Another format calls what is drawn otherwise.
    constexpr Retelling kHow{.in_words = true, .by_other_drawing = true};
    if (auto kept = require_still_told(puzzle, plain->puzzle, kPad, kHow); !kept)
      return kept.error();
  }
  if (drawn != nullptr) *drawn = writer.drawn();
  root.set(kPadBeyond, beside_value(document));
  return root;
}

}  // namespace

Result<Value> write_sudokupad(const model::Document& document) {
  return write_pad(document, nullptr);
}

Result<Value> write_sudokupad_drawn(const model::Document& document,
                                    std::vector<std::string>& drawn) {
  return write_pad(document, &drawn);
}

std::optional<model::Document> read_beyond_sudokupad(const Value& root,
                                                     const ReadOptions& options) {
  const Value* beyond = root.find(kPadBeyond);
  if (beyond == nullptr) return std::nullopt;
  auto document = read_beside(*beyond, kPad, options);
  if (!document) return std::nullopt;
  std::vector<std::string> drawn;
  const auto again = write_sudokupad_drawn(*document, drawn);
  if (!again || !is_same_text(*again, root)) return std::nullopt;
  return document;
}

}  // namespace omnidoku::formats

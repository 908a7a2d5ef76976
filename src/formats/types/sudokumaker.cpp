// SPDX-License-Identifier: MIT
//
// sudokumaker: puzzles of SudokuMaker, as a link (sudokumaker.app/?puzzle=...) or as the JSON that
// is packed in it: {"formatVersion": ..., "puzzle": {...}}. The puzzle is told as an f-puzzles
// object and read as one (fpuzzles.h); what has no name there, or stands beside the grid, is a rule
// not understood. Cells are numbered row by row from 0; edges in blocks of two rows' length, first
// the borders between the cells of a row, then those below them.
#include <algorithm>
#include <initializer_list>
#include <map>

#include "formats/format.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/json.h"
#include "formats/link.h"
#include "formats/link_words.h"
#include "formats/text.h"

namespace omnidoku::formats::sudokumaker_format {
namespace {

using base::ErrorCode;
using base::Value;

constexpr std::string_view kId = "sudokumaker";
constexpr std::string_view kProgram = "SudokuMaker";
constexpr std::string_view kHint = "export the puzzle there for SudokuPad, and give that link";

/// How a kind of element is called in f-puzzles, and how its clues are told.
enum class Shape : std::uint8_t {
  aside,   ///< whatever it says does not count here
  flag,    ///< a rule of the whole grid, without clues
  cell,    ///< cells, each a clue
  edge,    ///< clues with an edge and a value
  line,    ///< lines of cells
  cages,   ///< cages with cells and a value
  arrows,  ///< circles with cells and arrows
};
/// An element has the members of all elements, its clues and one more; whatever else it says is a
/// rule that is not understood.
struct Kind {
  int type;
  Shape shape;
  std::string_view name;        ///< the member of f-puzzles; empty where it has none
  std::string_view words;       ///< for people
  std::string_view clues = {};  ///< the member that lists them; flags have none
  std::string_view more = {};
};
using Members = std::initializer_list<std::string_view>;
constexpr Kind kKinds[] = {
    {0, Shape::flag, {}, "givens"},
    {10, Shape::flag, "diagonal-", "negative diagonal"},
    {11, Shape::flag, "diagonal+", "positive diagonal"},
    {12, Shape::flag, "antiking", "anti-king"},
    {13, Shape::flag, "antiknight", "anti-knight"},
    {14, Shape::flag, "disjointgroups", "disjoint groups"},
    {15, Shape::flag, "nonconsecutive", "nonconsecutive"},
    {100, Shape::cell, "even", "even", "cells"},
    {101, Shape::cell, "odd", "odd", "cells"},
    {102, Shape::cell, "maximum", "maximum", "cells"},
    {103, Shape::cell, "minimum", "minimum", "cells"},
    // Which other marks the negative rule heeds says nothing without it.
    {200, Shape::edge, "difference", "difference dot", "clues", "overrideNegativeRatios"},
    {201, Shape::edge, "ratio", "ratio dot", "clues", "overrideNegativeDifferences"},
    {202, Shape::edge, "xv", "X and V", "clues"},
    {300, Shape::line, "thermometer", "thermometer", "thermometers", "slow"},
    {301, Shape::cages, "killercage", "killer cage", "cages"},
    {400, Shape::line, "renban", "renban line", "lines"},
    {401, Shape::line, "whispers", "whisper line", "lines", "minDifference"},
    {402, Shape::line, "palindrome", "palindrome", "lines"},
    {403, Shape::line, "betweenline", "between line", "lines"},
    {404, Shape::line, "regionsumline", "region sum line", "lines"},
    {407, Shape::line, "lockout", "lockout line", "lines"},
    {408, Shape::arrows, "arrow", "arrow", "bulbsWithArrows"},
    {409, Shape::line, "doublearrow", "double arrow", "lines"},
    {600, Shape::cell, "rowindexer", "row indexer", "cells"},
    {601, Shape::cell, "columnindexer", "column indexer", "cells"},
    {2001, Shape::cages, "cage", "drawn cage", "cages"},
    {2003, Shape::flag, {}, "rows and columns"},
    {4000, Shape::aside, {}, "fog"},
    {4001, Shape::aside, {}, "fog"},
};
/// What other elements are called; the numbers of those that are only drawn begin at 2000.
std::string words_of_type(int type) {
  static const std::map<int, std::string_view> kWords = {
      {16, "global entropy"},    {302, "clone"},
      {303, "quadruple"},        {304, "look-and-say cage"},
      {305, "extra region"},     {405, "sequence line"},
      {406, "digit group line"}, {500, "little killer"},
      {501, "sandwich sum"},     {502, "X-sum"},
      {503, "skyscraper"},       {504, "numbered room"},
      {2000, "drawn line"},      {2002, "drawn symbol"}};
  const auto words = kWords.find(type);
  return words == kWords.end() ? "constraint of the type " + std::to_string(type)
                               : std::string(words->second);
}

std::optional<int> int_of(const Value* value) {
  const auto number = value == nullptr ? std::nullopt : as_number(*value);
  constexpr std::int64_t kLargest = 1'000'000;
  if (!number || *number < -kLargest || *number > kLargest) return std::nullopt;
  return static_cast<int>(*number);
}

bool is_true(const Value* value) {
  const bool* flag = value == nullptr ? nullptr : value->if_bool();
  return flag != nullptr && *flag;
}

/// Empty for whatever is no text.
std::string_view text_of(const Value* value) {
  const std::string* text = value == nullptr ? nullptr : value->if_string();
  return text == nullptr ? std::string_view() : *text;
}

/// Whether it is more than a member that was left empty: null, false, no text, no elements.
bool says_something(const Value* value) {
  if (value == nullptr || value->is_null()) return false;
  if (const bool* flag = value->if_bool()) return *flag;
  if (const std::string* text = value->if_string()) return !text->empty();
  if (value->is_array()) return !value->items().empty();
  return !value->is_object() || !value->members().empty();
}

class Translator {
 public:
  /// `file`: the object that has the puzzle as a member.
  Translator(const Value& file, const JsonCursor& puzzle) : puzzle_(puzzle) {
    note_others(file, "file", {"formatVersion", "puzzle"});
  }

  base::Result<Value> translate() {
    if (auto read = read_size(); !read) return read.error();
    note_others(*puzzle_, "puzzle",
                {"name", "author", "comment", "type", "size", "width", "height", "minDigit",
                 "maxDigit", "cells", "constraints"});
    object_.set("size", side_);
    for (const auto& [from, to] :
         {std::pair{"name", "title"}, {"author", "author"}, {"comment", "ruleset"}}) {
      const Value* text = puzzle_->find(from);
      if (text != nullptr && text->if_string() != nullptr) object_.set(to, *text);
    }
    if (auto read = read_cells(); !read) return read.error();
    if (auto read = read_constraints(); !read) return read.error();
    Value::Array grid;
    for (std::size_t first = 0; first < cells_.size(); first += static_cast<std::size_t>(side_)) {
      const auto begin = cells_.begin() + static_cast<std::ptrdiff_t>(first);
      grid.emplace_back(Value::Array(begin, begin + side_));
    }
    object_.set("grid", std::move(grid));
    for (auto& [name, list] : lists_) object_.set(name, std::move(list));
    return object_;
  }
  std::vector<std::string> take_unknown() { return std::move(unknown_); }

 private:
  base::Result<void> read_size() {
    constexpr int kClassic = 9;
    const auto width = int_of(puzzle_->find("width"));
    const auto height = int_of(puzzle_->find("height"));
    side_ = width.value_or(int_of(puzzle_->find("size")).value_or(kClassic));
    const int last = int_of(puzzle_->find("maxDigit")).value_or(side_);
    const int first = int_of(puzzle_->find("minDigit")).value_or(1);
    if (side_ < 2 || side_ > geometry::kMaxDigits || height.value_or(side_) != side_ ||
        first != 1 || last != side_) {
      return puzzle_.error(ErrorCode::unsupported,
                           "the grid has " + std::to_string(side_) + " columns, " +
                               std::to_string(height.value_or(side_)) + " rows and the digits " +
                               std::to_string(first) + " to " + std::to_string(last) +
                               ", which is not read yet from SudokuMaker",
                           std::string(kHint));
    }
    if (text_of(puzzle_->find("type")) == "custom")
      unknown_.emplace_back("rows and columns of its own");
    return {};
  }

  base::Result<void> read_cells() {
    const auto number = static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_);
    cells_.assign(number, Value::object({}));
    if (!puzzle_->has("cells")) return {};
    const JsonCursor cells = puzzle_.member("cells");
    if (cells->items().size() != number) {
      return cells.error(ErrorCode::wrong_length, "has " + std::to_string(cells->items().size()) +
                                                      " cells, not " + std::to_string(number));
    }
    for (std::size_t i = 0; i < number; ++i) {
      const Value& cell = cells->items()[i];
      note_others(cell, "cell", {"given", "value", "candidates", "cornerPencilMarks", "colors"});
      if (const auto value = int_of(cell.find("value"))) {
        if (*value < 1 || *value > side_) {
          return cells.at(i).error(ErrorCode::unknown_symbol,
                                   std::to_string(*value) + " is no digit of this grid");
        }
        cells_[i].set("value", *value);
        if (is_true(cell.find("given"))) cells_[i].set("given", true);
      } else if (says_something(cell.find("value"))) {
        return cells.at(i).error(ErrorCode::unknown_symbol, "has a value that is no digit");
      }
      for (const auto& [from, to] : {std::pair{"candidates", "centerPencilMarks"},
                                     {"cornerPencilMarks", "cornerPencilMarks"}}) {
        const Value* marks = cell.find(from);
        const auto flags = marks == nullptr ? std::nullopt : as_number(*marks);
        Value::Array digits;
        for (int digit = 1; flags && digit <= side_; ++digit) {
          if ((*flags >> digit & 1) != 0) digits.emplace_back(digit);
        }
        if (!digits.empty()) cells_[i].set(to, std::move(digits));
      }
    }
    return {};
  }

  [[nodiscard]] base::Result<std::string> cell_name(const JsonCursor& cell) const {
    const auto index = int_of(&cell.value());
    if (!index || *index < 0 || *index >= side_ * side_) {
      return cell.error(ErrorCode::unknown_name, "is no cell of the grid");
    }
    return "R" + std::to_string(*index / side_ + 1) + "C" + std::to_string(*index % side_ + 1);
  }

  [[nodiscard]] base::Result<Value::Array> cell_names(const JsonCursor& cells) const {
    Value::Array names;
    for (std::size_t i = 0; i < cells->items().size(); ++i) {
      auto name = cell_name(cells.at(i));
      if (!name) return name.error();
      names.emplace_back(*std::move(name));
    }
    return names;
  }

  /// The cells on both sides of an edge.
  [[nodiscard]] base::Result<Value::Array> cells_of_edge(const JsonCursor& clue) const {
    const auto edge = int_of(clue->find("edge"));
    const int row = edge.value_or(-1) < 0 ? -1 : *edge / (2 * side_);
    const int place = edge.value_or(-1) < 0 ? 0 : *edge % (2 * side_);
    const bool across = place >= 1 && place < side_;
    const int column = across ? place - 1 : place - side_;
    if (row < 0 || column < 0 || row >= side_ - (across ? 0 : 1)) {
      return clue.error(ErrorCode::unknown_name, "has no edge between two cells");
    }
    const auto name = [](int r, int c) {
      return Value("R" + std::to_string(r + 1) + "C" + std::to_string(c + 1));
    };
    return Value::Array{name(row, column), across ? name(row, column + 1) : name(row + 1, column)};
  }

  base::Result<void> read_constraints() {
    if (!puzzle_->has("constraints")) {
      unknown_.emplace_back("a grid without regions");
      return {};
    }
    const JsonCursor constraints = puzzle_.member("constraints");
    for (std::size_t i = 0; i < constraints->items().size(); ++i) {
      const JsonCursor constraint = constraints.at(i);
      if (is_true(constraint->find("disabled"))) continue;
      if (auto read = read_constraint(constraint); !read) return read.error();
    }
    if (!has_regions_) unknown_.emplace_back("a grid without regions");
    return {};
  }

  base::Result<void> read_constraint(const JsonCursor& constraint) {
    const auto type = int_of(constraint->find("type"));
    if (!type) return constraint.error(ErrorCode::syntax, "has no type");
    constexpr int kRegions = 1;
    constexpr int kCustom = 1000;
    if (*type == kRegions) return read_regions(constraint);
    if (*type == kCustom) {
      const Value* definition = constraint->find("definition");
      const auto name = text_of(definition == nullptr ? nullptr : definition->find("name"));
      unknown_.push_back("a rule in code" + (name.empty() ? "" : ", " + quote(name)));
      return {};
    }
    for (const Kind& kind : kKinds) {
      if (kind.type == *type) return read_kind(kind, constraint);
    }
    unknown_.push_back(words_of_type(*type));
    return {};
  }

  base::Result<void> read_regions(const JsonCursor& constraint) {
    note_others(*constraint, "regions", {"type", "name", "disabled", "style", "regions"});
    const Value* regions = constraint->find("regions");
    if (regions == nullptr || regions->items().size() != cells_.size()) {
      return constraint.error(ErrorCode::wrong_length, "has no region for each cell");
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const auto region = int_of(&regions->items()[i]);
      if (region && *region >= 0) cells_[i].set("region", *region);
      if (!region || *region < 0) cells_[i].set("region", Value());
    }
    has_regions_ = true;
    return {};
  }

  /// Arrows with a circle on one cell; those with a pill may read either way.
  base::Result<void> read_arrows(const Kind& kind, const JsonCursor& bulbs) {
    for (std::size_t i = 0; i < bulbs->items().size(); ++i) {
      const JsonCursor bulb = bulbs.at(i);
      note_others(*bulb, kind.words, {"bulbCells", "arrows"});
      if (!has_list(*bulb, "bulbCells", kind) || !has_list(*bulb, "arrows", kind)) continue;
      if (bulb.member("bulbCells")->items().size() != 1) {
        unknown_.emplace_back("arrow with a circle on several cells");
        continue;
      }
      auto cells = cell_names(bulb.member("bulbCells"));
      if (!cells) return cells.error();
      Value::Array lines;
      const JsonCursor arrows = bulb.member("arrows");
      for (std::size_t k = 0; k < arrows->items().size(); ++k) {
        auto line = cell_names(arrows.at(k));
        if (!line) return line.error();
        lines.emplace_back(*std::move(line));
      }
      add(kind.name, Value::object({{"cells", *std::move(cells)}, {"lines", std::move(lines)}}));
    }
    return {};
  }

  void add(std::string_view name, Value element) {
    lists_[std::string(name)].push_back(std::move(element));
  }

  void note(std::string_view words, std::string_view is, std::string_view member) {
    unknown_.push_back(std::string(words) + std::string(is) + quote(member));
  }

  /// What an object says by other members than these is a rule that is not understood.
  void note_others(const Value& object, std::string_view words, Members known) {
    for (const auto& [name, value] : object.members()) {
      const bool is_known = std::find(known.begin(), known.end(), name) != known.end();
      if (!is_known && says_something(&value)) note(words, " with ", name);
    }
  }

  /// Whether an element or one of its clues has a list by this name; without, it says something
  /// that is not understood.
  bool has_list(const Value& object, std::string_view member, const Kind& kind) {
    const Value* list = object.find(member);
    if (list != nullptr && list->is_array()) return true;
    note(kind.words, " without ", member);
    return false;
  }

  base::Result<void> read_kind(const Kind& kind, const JsonCursor& constraint) {
    if (kind.shape == Shape::aside) return {};
    note_others(*constraint, kind.words,
                {"type", "name", "disabled", "style", kind.clues, kind.more});
    if (kind.shape == Shape::flag) {
      if (!kind.name.empty()) object_.set(std::string(kind.name), true);
      return {};
    }
    if (!has_list(*constraint, kind.clues, kind)) return {};
    const JsonCursor clues = constraint.member(kind.clues);
    switch (kind.shape) {
      case Shape::aside:
      case Shape::flag: return {};
      case Shape::cell: return read_cell_clues(kind, clues);
      case Shape::edge: return read_edges(kind, clues);
      case Shape::line: return read_lines(kind, constraint, clues);
      case Shape::cages: return read_cages(kind, constraint, clues);
      case Shape::arrows: return read_arrows(kind, clues);
    }
    return {};
  }

  base::Result<void> read_cell_clues(const Kind& kind, const JsonCursor& cells) {
    const auto names = cell_names(cells);
    if (!names) return names.error();
    const bool is_indexer = kind.name.ends_with("indexer");
    for (const Value& name : *names) {
      if (is_indexer) {
        add(kind.name, Value::object({{"cells", Value::Array{name}}}));
      } else {
        add(kind.name, Value::object({{"cell", name}}));
      }
    }
    return {};
  }

  base::Result<void> read_edges(const Kind& kind, const JsonCursor& clues) {
    for (std::size_t i = 0; i < clues->items().size(); ++i) {
      note_others(clues->items()[i], kind.words, {"edge", "value"});
      auto cells = cells_of_edge(clues.at(i));
      if (!cells) return cells.error();
      const Value* number = clues->items()[i].find("value");
      const auto value = int_of(number);
      if (!value && says_something(number)) note(kind.words, " with ", "value");
      std::string text = value ? std::to_string(*value) : std::string();
      constexpr int kTen = 10;
      constexpr int kFive = 5;
      if (kind.name == "xv") {
        const int sum = value.value_or(0);
        if (sum != kTen && sum != kFive) {
          unknown_.push_back("a sum of two cells that is neither X nor V");
          continue;
        }
        text = sum == kTen ? "X" : "V";
      }
      add(kind.name, Value::object({{"cells", *std::move(cells)}, {"value", text}}));
    }
    return {};
  }

  base::Result<void> read_lines(const Kind& kind, const JsonCursor& constraint,
                                const JsonCursor& lines) {
    const Value* more = constraint->find(kind.more);
    const bool is_slow = kind.more == "slow" && is_true(more);
    const auto least = kind.more == "minDifference" ? int_of(more) : std::nullopt;
    if (!is_slow && !least && says_something(more)) note(kind.words, " with ", kind.more);
    const std::string name = is_slow ? "slowthermometer" : std::string(kind.name);
    for (std::size_t i = 0; i < lines->items().size(); ++i) {
      auto cells = cell_names(lines.at(i));
      if (!cells) return cells.error();
      Value element = Value::object({{"lines", Value::Array{Value(*std::move(cells))}}});
      if (least) element.set("value", std::to_string(*least));
      add(name, std::move(element));
    }
    return {};
  }

  base::Result<void> read_cages(const Kind& kind, const JsonCursor& constraint,
                                const JsonCursor& cages) {
    const std::string_view name = text_of(constraint->find("name"));
    for (std::size_t i = 0; i < cages->items().size(); ++i) {
      const JsonCursor cage = cages.at(i);
      note_others(*cage, kind.words, {"cells", "value"});
      if (!has_list(*cage, "cells", kind)) continue;
      auto cells = cell_names(cage.member("cells"));
      if (!cells) return cells.error();
      Value element = Value::object({{"cells", *std::move(cells)}});
      const Value* value = cage->find("value");
      const auto sum = int_of(value);
      const std::string_view text = text_of(value);
      if (sum && *sum != 0) {
        element.set("value", std::to_string(*sum));
      } else if (!text.empty()) {
        element.set("value", text);
      } else if (!sum && says_something(value)) {
        note(kind.words, " with ", "value");
      } else if (!name.empty() && kind.name == "cage") {
        element.set("value", name);
      }
      add(kind.name, std::move(element));
    }
    return {};
  }

  const JsonCursor& puzzle_;
  int side_ = 0;
  bool has_regions_ = false;
  Value object_ = Value::object({});
  std::vector<Value> cells_;
  std::map<std::string, Value::Array> lists_;
  std::vector<std::string> unknown_;
};

base::Result<model::Document> read_json(const std::string& text, const ReadOptions& options) {
  const auto value = parse_json(text);
  if (!value) return value.error();
  const JsonCursor root(text, *value);
  if (!root->has("puzzle") || !root.member("puzzle")->is_object()) {
    return root.error(ErrorCode::syntax, "there is no object \"puzzle\" in it");
  }
  const JsonCursor puzzle = root.member("puzzle");
  Translator translator(*root, puzzle);
  const auto object = translator.translate();
  if (!object) return object.error();
  auto document = read_fpuzzles(JsonCursor({}, *object), options);
  if (!document) return document;
  document->format = kId;
  document->foreign = Value();
  for (const std::string& rule : translator.take_unknown())
    model::add_once(document->puzzle.unknown_rules, model::UnknownRule::named(rule));
  return document;
}

bool is_json(std::string_view text) {
  const JsonOutline outline = outline_json(text);
  return outline.is_object && outline.complete && outline.has("formatVersion") &&
         outline.has("puzzle");
}

std::optional<std::string> mismatch(std::string_view text) {
  if (is_json(text) || parse_link(text).content == Link::Content::sudokumaker) return std::nullopt;
  return "it is neither a link of SudokuMaker nor its JSON";
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const Link link = parse_link(text);
  if (link.content != Link::Content::sudokumaker) return read_json(std::string(text), options);
  // Packed as for an address: '-' and '$' for '/' and '='.
  std::string packed = without_percent_signs(link.packed);
  for (char& c : packed) c = c == '-' ? '/' : c == '$' ? '=' : c;
  constexpr std::string_view kWhat = "a SudokuMaker link";
  const auto json = unpack_fpuzzles(packed);
  if (!json)
    return error_in_link(damaged_link(json.error(), kProgram), kWhat, "copy the whole link again");
  auto document = read_json(*json, options);
  if (document) return document;
  return error_in_link(document.error(), kWhat, kHint);
}

constexpr std::string_view kMarks[] = {"\"formatVersion\""};
constexpr LinkSite kSites[] = {
    {"sudokumaker.app", "link_empty", kProgram,
     "the link leads to SudokuMaker, but holds no puzzle",
     "share the puzzle there as a link, which has ?puzzle= in it"},
};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = kId,
    .title = "SudokuMaker links and JSON",
    .program = kProgram,
    .marks = kMarks,
    .sites = kSites,
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .is_link = true,
    .mismatch = mismatch,
    .read = read,
    .write = nullptr,
};

}  // namespace omnidoku::formats::sudokumaker_format

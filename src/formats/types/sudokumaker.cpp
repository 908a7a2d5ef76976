// SPDX-License-Identifier: MIT
//
// sudokumaker: puzzles of SudokuMaker, as a link (sudokumaker.app/?puzzle=...) or as the JSON that
// is packed in it: {"formatVersion": ..., "puzzle": {...}}. The puzzle is told as an f-puzzles
// object and read as one (fpuzzles.h); what has no name there, or stands beside the grid, is a rule
// not understood. Cells are numbered row by row from 0; edges in blocks of two rows' length, first
// the borders between the cells of a row, then those below them.
#include <map>

#include "formats/format.h"
#include "formats/fpuzzles.h"
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
  nothing,  ///< it says nothing that counts here
  flag,     ///< a rule of the whole grid
  cell,     ///< "cells", each a clue
  edge,     ///< "clues" with an edge and a value
  line,     ///< "lines" of cells
  cages,    ///< "cages" with cells and a value
};
struct Kind {
  int type;
  Shape shape;
  std::string_view name;   ///< the member of f-puzzles; empty where it has none
  std::string_view words;  ///< for people
};
constexpr Kind kKinds[] = {
    {0, Shape::nothing, {}, "givens"},
    {10, Shape::flag, "diagonal-", "negative diagonal"},
    {11, Shape::flag, "diagonal+", "positive diagonal"},
    {12, Shape::flag, "antiking", "anti-king"},
    {13, Shape::flag, "antiknight", "anti-knight"},
    {14, Shape::flag, "disjointgroups", "disjoint groups"},
    {15, Shape::flag, "nonconsecutive", "nonconsecutive"},
    {100, Shape::cell, "even", "even"},
    {101, Shape::cell, "odd", "odd"},
    {102, Shape::cell, "maximum", "maximum"},
    {103, Shape::cell, "minimum", "minimum"},
    {200, Shape::edge, "difference", "difference dot"},
    {201, Shape::edge, "ratio", "ratio dot"},
    {202, Shape::edge, "xv", "X and V"},
    {300, Shape::line, "thermometer", "thermometer"},
    {301, Shape::cages, "killercage", "killer cage"},
    {400, Shape::line, "renban", "renban line"},
    {401, Shape::line, "whispers", "whisper line"},
    {402, Shape::line, "palindrome", "palindrome"},
    {403, Shape::line, "betweenline", "between line"},
    {404, Shape::line, "regionsumline", "region sum line"},
    {407, Shape::line, "lockout", "lockout line"},
    {409, Shape::line, "doublearrow", "double arrow"},
    {600, Shape::cell, "rowindexer", "row indexer"},
    {601, Shape::cell, "columnindexer", "column indexer"},
    {2001, Shape::cages, "cage", "drawn cage"},
    {2003, Shape::nothing, {}, "rows and columns"},
    {4000, Shape::nothing, {}, "fog"},
    {4001, Shape::nothing, {}, "fog"},
};
/// What other elements are called; the numbers of those that are only drawn begin at 2000.
std::string words_of_type(int type) {
  static const std::map<int, std::string_view> kWords = {
      {16, "global entropy"},     {302, "clone"},        {303, "quadruple"},
      {304, "look-and-say cage"}, {305, "extra region"}, {405, "sequence line"},
      {406, "digit group line"},  {408, "arrow"},        {500, "little killer"},
      {501, "sandwich sum"},      {502, "X-sum"},        {503, "skyscraper"},
      {504, "numbered room"},     {2000, "drawn line"},  {2002, "drawn symbol"}};
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

class Translator {
 public:
  explicit Translator(const JsonCursor& puzzle) : puzzle_(puzzle) {}

  base::Result<Value> translate() {
    if (auto read = read_size(); !read) return read.error();
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
    const Value* type = puzzle_->find("type");
    const std::string* name = type == nullptr ? nullptr : type->if_string();
    if (name != nullptr && *name == "custom") unknown_.push_back("rows and columns of its own");
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
      if (const auto value = int_of(cell.find("value"))) {
        if (*value < 1 || *value > side_) {
          return cells.at(i).error(ErrorCode::unknown_symbol,
                                   std::to_string(*value) + " is no digit of this grid");
        }
        cells_[i].set("value", *value);
        const Value* given = cell.find("given");
        const bool* flag = given == nullptr ? nullptr : given->if_bool();
        if (flag != nullptr && *flag) cells_[i].set("given", true);
      }
      for (const auto& [from, to] : {std::pair{"candidates", "centerPencilMarks"},
                                     {"cornerPencilMarks", "cornerPencilMarks"}}) {
        const auto flags = int_of(cell.find(from));
        Value::Array digits;
        for (int digit = 1; flags && digit <= side_ && digit < 20; ++digit) {
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
      const Value* disabled = constraint->find("disabled");
      const bool* flag = disabled == nullptr ? nullptr : disabled->if_bool();
      if (flag != nullptr && *flag) continue;
      if (auto read = read_constraint(constraint); !read) return read.error();
    }
    if (!has_regions_) unknown_.emplace_back("a grid without regions");
    return {};
  }

  base::Result<void> read_constraint(const JsonCursor& constraint) {
    const auto type = int_of(constraint->find("type"));
    if (!type) return constraint.error(ErrorCode::syntax, "has no type");
    constexpr int kRegions = 1;
    constexpr int kArrows = 408;
    constexpr int kCustom = 1000;
    if (*type == kRegions) return read_regions(constraint);
    if (*type == kArrows) return read_arrows(constraint);
    if (*type == kCustom) {
      const Value* definition = constraint->find("definition");
      const Value* name = definition == nullptr ? nullptr : definition->find("name");
      const std::string* words = name == nullptr ? nullptr : name->if_string();
      unknown_.push_back("a rule in code" + (words == nullptr ? "" : ", " + quote(*words)));
      return {};
    }
    for (const Kind& kind : kKinds) {
      if (kind.type == *type) return read_kind(kind, constraint);
    }
    unknown_.push_back(words_of_type(*type));
    return {};
  }

  base::Result<void> read_regions(const JsonCursor& constraint) {
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
  base::Result<void> read_arrows(const JsonCursor& constraint) {
    if (!constraint->has("bulbsWithArrows")) return {};
    const JsonCursor bulbs = constraint.member("bulbsWithArrows");
    for (std::size_t i = 0; i < bulbs->items().size(); ++i) {
      const JsonCursor bulb = bulbs.at(i);
      if (!bulb->has("bulbCells") || bulb.member("bulbCells")->items().size() != 1 ||
          !bulb->has("arrows")) {
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
      add("arrow", Value::object({{"cells", *std::move(cells)}, {"lines", std::move(lines)}}));
    }
    return {};
  }

  void add(std::string_view name, Value element) {
    lists_[std::string(name)].push_back(std::move(element));
  }

  /// Whether the element says more than f-puzzles' kind of this name does.
  [[nodiscard]] static bool says_more(const JsonCursor& constraint) {
    const auto is_set = [&constraint](std::string_view name) {
      const Value* value = constraint->find(name);
      const bool* flag = value == nullptr ? nullptr : value->if_bool();
      return value != nullptr && ((flag != nullptr && *flag) || !value->items().empty());
    };
    return is_set("negative") || is_set("singleRegionTotals");
  }

  base::Result<void> read_kind(const Kind& kind, const JsonCursor& constraint) {
    if (says_more(constraint)) {
      unknown_.push_back("more about each " + std::string(kind.words));
    }
    switch (kind.shape) {
      case Shape::nothing: return {};
      case Shape::flag: object_.set(std::string(kind.name), true); return {};
      case Shape::cell: return read_cell_clues(kind, constraint);
      case Shape::edge: return read_edges(kind, constraint);
      case Shape::line: return read_lines(kind, constraint);
      case Shape::cages: return read_cages(kind, constraint);
    }
    return {};
  }

  base::Result<void> read_cell_clues(const Kind& kind, const JsonCursor& constraint) {
    if (!constraint->has("cells")) return {};
    const auto names = cell_names(constraint.member("cells"));
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

  base::Result<void> read_edges(const Kind& kind, const JsonCursor& constraint) {
    if (!constraint->has("clues")) return {};
    const JsonCursor clues = constraint.member("clues");
    for (std::size_t i = 0; i < clues->items().size(); ++i) {
      auto cells = cells_of_edge(clues.at(i));
      if (!cells) return cells.error();
      const auto value = int_of(clues->items()[i].find("value"));
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

  base::Result<void> read_lines(const Kind& kind, const JsonCursor& constraint) {
    const std::string member = kind.name == "thermometer" ? "thermometers" : "lines";
    if (!constraint->has(member)) return {};
    const Value* slow = constraint->find("slow");
    const bool* is_slow = slow == nullptr ? nullptr : slow->if_bool();
    const std::string name =
        is_slow != nullptr && *is_slow ? "slowthermometer" : std::string(kind.name);
    const JsonCursor lines = constraint.member(member);
    for (std::size_t i = 0; i < lines->items().size(); ++i) {
      auto cells = cell_names(lines.at(i));
      if (!cells) return cells.error();
      Value element = Value::object({{"lines", Value::Array{Value(*std::move(cells))}}});
      if (const auto least = int_of(constraint->find("minDifference"))) {
        element.set("value", std::to_string(*least));
      }
      add(name, std::move(element));
    }
    return {};
  }

  base::Result<void> read_cages(const Kind& kind, const JsonCursor& constraint) {
    if (!constraint->has("cages")) return {};
    const Value* name = constraint->find("name");
    const std::string* words = name == nullptr ? nullptr : name->if_string();
    const JsonCursor cages = constraint.member("cages");
    for (std::size_t i = 0; i < cages->items().size(); ++i) {
      const JsonCursor cage = cages.at(i);
      if (!cage->has("cells")) continue;
      auto cells = cell_names(cage.member("cells"));
      if (!cells) return cells.error();
      Value element = Value::object({{"cells", *std::move(cells)}});
      const Value* value = cage->find("value");
      const auto sum = int_of(value);
      const std::string* text = value == nullptr ? nullptr : value->if_string();
      if (sum && *sum != 0) {
        element.set("value", std::to_string(*sum));
      } else if (text != nullptr && !text->empty()) {
        element.set("value", *text);
      } else if (words != nullptr && !words->empty() && kind.name == "cage") {
        element.set("value", *words);
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
  Translator translator(puzzle);
  const auto object = translator.translate();
  if (!object) return object.error();
  auto document = read_fpuzzles(JsonCursor({}, *object), options);
  if (!document) return document;
  document->format = kId;
  document->foreign = Value();
  for (std::string& rule : translator.take_unknown()) {
    std::vector<std::string>& rules = document->puzzle.unknown_rules;
    if (std::find(rules.begin(), rules.end(), rule) == rules.end())
      rules.push_back(std::move(rule));
  }
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

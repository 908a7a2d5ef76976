// SPDX-License-Identifier: MIT
#include "formats/sudokupad/sudokupad.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "constraints/constraint_type.h"
#include "formats/drawn/drawn_things.h"
#include "formats/drawn/ornament_list.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "formats/words/unread_rules.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using geometry::Cell;
using geometry::Digit;

namespace {

bool is_name_character(char c) { return is_letter(c) || (c >= '0' && c <= '9'); }

/// Turns zipped text into JSON, character by character.
class Unzipper {
 public:
  explicit Unzipper(std::string_view zipped)
      : text_(zipped), quote_(zipped.find('"') == std::string_view::npos ? '\'' : '"') {}

  std::string unzip() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == quote_) {
        copy_string();
      } else if (c == '{' || c == '[' || c == ',') {
        json_ += c;
        ++at_;
        fill_gap(c);
        copy_name();
      } else if (c == ':') {
        json_ += c;
        ++at_;
        copy_bare_value();
      } else {
        json_ += c;
        ++at_;
      }
    }
    return std::move(json_);
  }

 private:
  void copy_string() {
    json_ += '"';
    for (++at_; at_ < text_.size() && text_[at_] != quote_; ++at_) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
        if (text_[++at_] != '\'') json_ += '\\';
      }
      json_ += text_[at_];
    }
    json_ += '"';
    at_ = std::min(at_ + 1, text_.size());
  }

  /// An empty object that was left out in a list.
  void fill_gap(char before) {
    if (at_ >= text_.size() || before == '{') return;
    const char next = text_[at_];
    if (next == ',' || next == ']' || next == '}') json_ += "{}";
  }

  std::string_view word_at(std::size_t at) const {
    std::size_t end = at;
    while (end < text_.size() && is_name_character(text_[end])) ++end;
    return text_.substr(at, end - at);
  }

  void copy_name() {
    const std::string_view name = word_at(at_);
    if (name.empty() || text_.substr(at_ + name.size(), 1) != ":") return;
    json_ += '"' + std::string(name) + '"';
    at_ += name.size();
  }

  void copy_bare_value() {
    constexpr std::size_t kColour = 6;
    const bool sharp = text_.substr(at_, 1) == "#";
    const std::string_view word = word_at(at_ + (sharp ? 1 : 0));
    const bool is_hex = word.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
    std::string value;
    if (sharp && (word == "0" || word == "F")) {
      value = std::string("\"#") + std::string(kColour, word[0]) + '"';
    } else if (!sharp && (word == "t" || word == "f")) {
      value = word == "t" ? "true" : "false";
    } else if (!sharp && word.size() == kColour && is_hex) {
      value = "\"#" + std::string(word) + '"';
    } else {
      return;
    }
    json_ += value;
    at_ += word.size() + (sharp ? 1 : 0);
  }

  std::string_view text_;
  char quote_;
  std::size_t at_ = 0;
  std::string json_;
};

/// Names that zipped puzzles have in short.
constexpr std::pair<std::string_view, std::string_view> kShortNames[] = {
    {"cells", "ce"}, {"cages", "ca"}, {"regions", "re"},  {"lines", "l"},
    {"arrows", "a"}, {"value", "v"},  {"overlays", "o"},  {"underlays", "u"},
    {"title", "t"},  {"text", "te"},  {"cellSize", "cs"},
};

std::string_view short_name(std::string_view name) {
  for (const auto& [longer, shorter] : kShortNames) {
    if (longer == name) return shorter;
  }
  return name;
}

std::string_view long_name(std::string_view name) {
  for (const auto& [longer, shorter] : kShortNames) {
    if (shorter == name) return longer;
  }
  return name;
}

/// The key under which an object has the member; empty when it has none.
std::string_view key_of(const Value& object, std::string_view name) {
  return object.has(name) ? name : object.has(short_name(name)) ? short_name(name) : "";
}

const Value* find_member(const Value& object, std::string_view name) {
  const std::string_view key = key_of(object, name);
  return key.empty() ? nullptr : object.find(key);
}

std::string text_of_value(const Value* value) {
  if (value == nullptr) return {};
  if (const std::string* text = value->if_string()) return *text;
  const auto number = as_number(*value);
  return number ? std::to_string(*number) : std::string();
}

class PadReader {
 public:
  PadReader(const JsonCursor& root, const ReadOptions& options) : root_(root), options_(options) {}

  Result<model::Document> read() {
    if (!root_->is_object()) return root_.wrong_kind("an object");
    if (auto board = read_board(); !board) return board.error();
    if (auto cells = read_cells(); !cells) return cells.error();
    for (std::size_t i = 0; i < root_->members().size(); ++i) {
      if (auto read = read_member(root_.at(i), root_->members()[i].first); !read)
        return read.error();
    }
    unread_.tell(puzzle());
    point_clues();
    if (!unread_cages_.empty()) document_.foreign.set("cages", std::move(unread_cages_));
    return std::move(document_);
  }

 private:
  model::Puzzle& puzzle() { return document_.puzzle; }

  Result<void> read_board() {
    const std::string_view key = key_of(*root_, "cells");
    if (key.empty()) return root_.error(ErrorCode::syntax, "there is no \"cells\"");
    const JsonCursor rows = root_.member(key);
    const std::size_t size = rows->items().size();
    if (!rows->is_array() || size < 1 || size > geometry::kMaxDigits) {
      return rows.error(ErrorCode::wrong_length, "must be a list of 1 to 64 rows");
    }
    for (std::size_t r = 0; r < size; ++r) {
      const JsonCursor row = rows.at(r);
      if (row->items().size() == size) continue;
      return row.error(ErrorCode::unsupported, "it has " + std::to_string(row->items().size()) +
                                                   " cells, not " + std::to_string(size) +
                                                   ": only square grids can be read");
    }
    size_ = static_cast<int>(size);
    auto labels = read_regions();
    if (!labels) return labels.error();
    Value spec = Value::object({{"type", "latin"}, {"size", size_}});
    if (!labels->empty()) {
      spec = labels->find('.') == std::string::npos
                 ? region_spec(*labels, size_)
                 : Value::object({{"type", "jigsaw"}, {"regions", region_rows(*labels, size_)}});
    }
    auto document = make_document(spec, "sudokupad", options_);
    if (!document) return root_.error(document.error());
    document_ = *std::move(document);
    return {};
  }

  /// The place of [row, column], counted from 0.
  Result<std::size_t> read_place(const JsonCursor& pair) const {
    int numbers[2] = {-1, -1};
    if (pair->items().size() != 2) return pair.wrong_kind("a pair of row and column");
    for (std::size_t i = 0; i < 2; ++i) {
      const auto number = as_number(pair->items()[i]);
      if (!number || *number < 0 || *number >= size_) {
        return pair.error(ErrorCode::unknown_name, "there is no such cell",
                          "rows and columns are counted from 0");
      }
      numbers[i] = static_cast<int>(*number);
    }
    return static_cast<std::size_t>(numbers[0] * size_ + numbers[1]);
  }

  Result<std::vector<Cell>> read_places(const JsonCursor& list) const {
    if (!list->is_array()) return list.wrong_kind("a list of cells");
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < list->items().size(); ++i) {
      auto place = read_place(list.at(i));
      if (!place) return place.error();
      cells.emplace_back(*place);
    }
    return cells;
  }

  /// A letter for each cell, '.' where it is in no region; empty without regions. A region of
  /// another size than a row is no house.
  Result<std::string> read_regions() {
    const std::string_view key = key_of(*root_, "regions");
    if (key.empty() || root_->find(key)->items().empty()) return std::string();
    constexpr std::string_view kLabels =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@$";
    const JsonCursor list = root_.member(key);
    std::string labels(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_), '.');
    std::size_t num_houses = 0;
    for (std::size_t i = 0; i < list->items().size(); ++i) {
      auto cells = read_places(list.at(i));
      if (!cells) return cells.error();
      const bool is_free = std::all_of(cells->begin(), cells->end(), [&labels](Cell cell) {
        return labels[cell.index()] == '.';
      });
      if (cells->size() != static_cast<std::size_t>(size_) || !is_free) {
        unread_.add("region of " + std::to_string(cells->size()) + " cells");
        continue;
      }
      for (const Cell cell : *cells) labels[cell.index()] = kLabels[num_houses % kLabels.size()];
      ++num_houses;
    }
    return num_houses == 0 ? std::string() : labels;
  }

  Result<void> read_cells() {
    const JsonCursor rows = root_.member(key_of(*root_, "cells"));
    bool has_marks = false;
    std::size_t place = 0;
    for (std::size_t r = 0; r < rows->items().size(); ++r) {
      const JsonCursor row = rows.at(r);
      for (std::size_t c = 0; c < row->items().size(); ++c, ++place) {
        const JsonCursor cell = row.at(c);
        for (const auto& [name, value] : cell->members()) {
          if (is_empty(value)) continue;
          const std::string_view known = long_name(name);
          if (known == "value") {
            if (auto given = read_value(cell, name, place); !given) return given;
          } else if (known == "pencilMarks" || known == "centremarks") {
            has_marks = true;
          } else if (known != "given") {
            unread_.add("member " + quote(name) + " of a cell");
          }
        }
      }
    }
    if (has_marks) document_.ignored.emplace_back("marks in cells");
    return {};
  }

  Result<void> read_value(const JsonCursor& cell, std::string_view key, std::size_t place) {
    const auto number = as_number(*cell.member(key));
    if (number == 0) return {};
    if (!number || *number < 1 || *number > size_) {
      return cell.member(key).error(ErrorCode::unknown_symbol,
                                    "must be a number from 1 to " + std::to_string(size_));
    }
    const Value* given = cell->find("given");
    const Digit digit(static_cast<int>(*number - 1));
    if (given == nullptr || as_flag(*given) != false) {
      puzzle().givens[place] = digit;
      return {};
    }
    if (!document_.play) document_.play = model::empty_play_state(puzzle());
    document_.play->entries[place] = digit;
    return {};
  }

  // --- Members of the whole object -----------------------------------------------------------

  Result<void> read_member(const JsonCursor& member, std::string_view key) {
    const std::string_view name = long_name(key);
    constexpr std::string_view kOfThePage[] = {"id",     "cellSize", "settings", "foglink",
                                               "videos", "vd",       kPadBeyond};
    if (name == fpuzzles_names::kFogLit && read_fog(*member)) return {};
    if (name == "cells" || name == "regions" || is_empty(*member)) return {};
    if (std::find(std::begin(kOfThePage), std::end(kOfThePage), name) != std::end(kOfThePage))
      return {};
    if (name == "cages") return read_cages(member);
    if (name == "metadata") return read_metadata(*member);
    if (name == "global") return read_global(*member);
    const std::string words = name == "lines"       ? "drawn line"
                              : name == "arrows"    ? "drawn arrow"
                              : name == "overlays"  ? "drawn shape"
                              : name == "underlays" ? "drawn background"
                                                    : "member " + quote(name);
    document_.foreign.set(name, *member);
    if (!member->is_array() || words.starts_with("member")) {
      unread_.add(words, std::max<std::size_t>(member->items().size(), 1));
      return {};
    }
    for (const Value& item : member->items()) {
      model::DrawnThing thing = name == "lines" || name == "arrows"
                                    ? drawn_line(item, name == "arrows")
                                    : drawn_shape(item);
      add_thing(words, std::move(thing));
    }
    return {};
  }

  /// Takes over cells that are lit in a fog: pairs of row and column, or names in texts; false
  /// where something else is listed.
  bool read_fog(const Value& list) {
    if (!list.is_array()) return false;
    std::vector<Cell> lit = puzzle().fog.value_or(std::vector<Cell>());
    for (const Value& item : list.items()) {
      if (const std::string* names = item.if_string()) {
        const auto cells = cells_in(*names);
        if (!cells) return false;
        lit.insert(lit.end(), cells->begin(), cells->end());
      } else {
        const auto place = read_place(JsonCursor("", item));
        if (!place) return false;
        lit.emplace_back(*place);
      }
    }
    puzzle().fog = model::in_order(std::move(lit));
    return true;
  }

  /// The cells of a text such as "r1c1r2c2" or "r1c1, r2c2"; nothing where it is none.
  [[nodiscard]] std::optional<std::vector<Cell>> cells_in(std::string_view names) const {
    std::vector<Cell> cells;
    const auto is_name_start = [](char c) { return c == 'r' || c == 'R'; };
    for (std::size_t at = 0; at < names.size();) {
      if (names[at] == ' ' || names[at] == ',') {
        ++at;
        continue;
      }
      std::size_t end = at + 1;
      while (end < names.size() && is_name_character(names[end]) && !is_name_start(names[end]))
        ++end;
      const auto cell = document_.puzzle.board->find_cell(names.substr(at, end - at));
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
      at = end;
    }
    return cells;
  }

  // --- What is drawn -------------------------------------------------------------------------

  /// Lists a thing; one that lies on no cells is kept by its name alone, so that it is told.
  void add_thing(const std::string& words, model::DrawnThing thing) {
    if (thing.cells.empty()) thing.kind = model::DrawnThing::Kind::mark;
    thing.name = words;
    thing.sources = {num_drawn_++};
    document_.drawn.push_back(std::move(thing));
  }

  /// A member by its name or the one that it has in zipped puzzles.
  static const Value* member_of(const Value& item, std::string_view name, std::string_view zipped) {
    const Value* found = item.find(name);
    return found != nullptr ? found : item.find(zipped);
  }

  /// [row, column] from the top left corner.
  static std::optional<geometry::Point> point_of(const Value* pair) {
    if (pair == nullptr || pair->items().size() != 2) return std::nullopt;
    const auto y = number_of(&pair->items()[0]);
    const auto x = number_of(&pair->items()[1]);
    if (!x || !y) return std::nullopt;
    return geometry::Point{*x, *y};
  }

  static void add_colour(const Value* value, model::DrawnThing& thing) {
    const model::Colour colour = colour_of(value, model::kNoColour);
    if ((colour & 0xffU) != 0) thing.colours.push_back(colour);
  }

  model::DrawnThing drawn_line(const Value& item, bool is_arrow) {
    model::DrawnThing thing;
    thing.is_pointed = is_arrow;
    std::vector<geometry::Point> points;
    if (const Value* way = member_of(item, "wayPoints", "wp")) {
      for (const Value& place : way->items()) {
        if (const auto point = point_of(&place)) points.push_back(*point);
      }
    }
    if (runs_between_cells(points)) {
      thing.is_accounted = !is_arrow && is_border(points);
    } else {
      thing.cells = cells_along(puzzle(), points);
    }
    if (thing.cells.size() < 2) {
      thing.cells.clear();
      if (is_arrow && points.size() > 1) {
        pointers_.push_back({num_drawn_, points.front(), points.back()});
      }
    }
    add_colour(member_of(item, "color", "c"), thing);
    return thing;
  }

  /// Whether a line runs from corner to corner of cells, along their edges.
  static bool runs_between_cells(const std::vector<geometry::Point>& points) {
    const auto is_whole = [](double x) { return x == std::floor(x); };
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (!is_whole(points[i].x) || !is_whole(points[i].y)) return false;
      if (i > 0 && points[i].x != points[i - 1].x && points[i].y != points[i - 1].y) return false;
    }
    return points.size() > 1;
  }

  /// Whether such a line runs between regions, or around the grid, as the board has it.
  [[nodiscard]] bool is_border(const std::vector<geometry::Point>& points) const {
    const auto region = [this](int row, int column) {
      const auto cell = cell_at(document_.puzzle, {row, column});
      return cell ? document_.puzzle.board->region_of(*cell) : std::nullopt;
    };
    for (std::size_t i = 1; i < points.size(); ++i) {
      const auto [left, right] = std::minmax(points[i - 1].x, points[i].x);
      const auto [top, bottom] = std::minmax(points[i - 1].y, points[i].y);
      if (std::max(right - left, bottom - top) > size_) return false;
      for (int x = static_cast<int>(left); x < static_cast<int>(right); ++x) {
        const int y = static_cast<int>(top);
        if (region(y, x + 1) == region(y + 1, x + 1)) return false;
      }
      for (int y = static_cast<int>(top); y < static_cast<int>(bottom); ++y) {
        const int x = static_cast<int>(left);
        if (region(y + 1, x) == region(y + 1, x + 1)) return false;
      }
    }
    return true;
  }

  model::DrawnThing drawn_shape(const Value& item) {
    DrawnShape shape;
    const auto centre = point_of(member_of(item, "center", "ct"));
    if (!centre) return {};
    shape.centre = *centre;
    shape.width = number_of(member_of(item, "width", "w")).value_or(0);
    shape.height = number_of(member_of(item, "height", "h")).value_or(shape.width);
    shape.angle = number_of(item.find("angle")).value_or(0);
    const Value* rounded = member_of(item, "rounded", "r");
    shape.is_round = rounded != nullptr && as_flag(*rounded) == true;
    shape.text = text_of_value(member_of(item, "text", "te"));
    const model::Colour fill =
        colour_of(member_of(item, "backgroundColor", "c2"), model::kNoColour);
    const model::Colour edge = colour_of(member_of(item, "borderColor", "c1"), model::kNoColour);
    // A text may have the measures of the space around it.
    if (((fill | edge) & 0xffU) == 0) shape.width = shape.height = 0;
    if (!shape.text.empty() && !cell_at(puzzle(), spot_of(*centre)))
      clues_.push_back({num_drawn_, spot_of(*centre), shape.text});
    auto thing = thing_of_shape(puzzle(), shape);
    if (!thing) return {};
    thing->is_accounted = shape.width == 0 && shape.text.empty();  // nothing is to be seen
    if (((fill | edge) & 0xffU) != 0) {
      thing->colours.push_back((fill & 0xffU) != 0 ? fill : edge);
    } else {
      add_colour(member_of(item, "color", "c"), *thing);
    }
    return *std::move(thing);
  }

  static GridSpot spot_of(geometry::Point point) {
    return {static_cast<int>(std::floor(point.y)) + 1, static_cast<int>(std::floor(point.x)) + 1};
  }

  /// Arrows that begin beside the grid point the texts there along their diagonals.
  void point_clues() {
    const auto sign = [](double x) { return x > 0.05 ? 1 : x < -0.05 ? -1 : 0; };
    std::vector<model::DrawnThing>& drawn = document_.drawn;
    const auto thing_at = [&drawn](std::size_t source) {
      return std::find_if(drawn.begin(), drawn.end(), [source](const model::DrawnThing& thing) {
        return thing.sources.front() == source;
      });
    };
    for (const Pointer& pointer : pointers_) {
      const GridSpot step{sign(pointer.to.y - pointer.from.y), sign(pointer.to.x - pointer.from.x)};
      GridSpot spot = spot_of(pointer.from);
      // The arrow may begin at the far corner of the text's own place.
      if (cell_at(puzzle(), spot)) spot = {spot.row - step.row, spot.column - step.column};
      const auto text = std::find_if(clues_.begin(), clues_.end(), [spot](const Clue& clue) {
        return clue.spot.row == spot.row && clue.spot.column == spot.column;
      });
      if (text == clues_.end()) {
        // An arrow alone points out its lane.
        auto lane = thing_outside(puzzle(), spot, {}, step);
        const auto arrow = thing_at(pointer.source);
        if (!lane || arrow == drawn.end()) continue;
        lane->name = arrow->name;
        lane->colours = arrow->colours;
        lane->sources = arrow->sources;
        *arrow = *std::move(lane);
        continue;
      }
      auto pointed = thing_outside(puzzle(), spot, text->text, step);
      const auto thing = thing_at(text->source);
      if (!pointed || thing == drawn.end()) continue;
      pointed->name = thing->name;
      pointed->colours = thing->colours;
      pointed->sources = {text->source, pointer.source};
      *thing = *std::move(pointed);
      drawn.erase(thing_at(pointer.source));  // a part of the text now
    }
  }

  /// Names of rules for the whole board.
  Result<void> read_global(const Value& list) {
    for (const Value& item : list.items()) {
      const std::string name = text_of_value(&item);
      if (!add_global(name)) unread_.add("rule " + quote(name));
    }
    return {};
  }

  /// A rule for the whole board by the name that f-puzzles has for it; false where it has none.
  bool add_global(std::string_view name) {
    model::ConstraintSpec spec;
    const auto* type = constraints::find_foreign_type(fpuzzles_names::kFormat, name);
    if (type == nullptr || type->shape != constraints::SpecShape::none) return false;
    spec.type = type->id;
    if (!constraints::validate(puzzle(), spec)) return false;
    puzzle().constraints.push_back(std::move(spec));
    return true;
  }

  Result<void> read_metadata(const Value& metadata) {
    constexpr std::string_view kPicture = "bgimage";  // and its look, with more behind the name
    for (const auto& [key, value] : metadata.members()) {
      if (key == kPicture && !text_of_value(&value).empty())
        add_thing(std::string(kPictureName), {});
      if (read_word(long_name(key), text_of_value(&value)) || key.starts_with(kPicture) ||
          as_flag(value) != true)
        continue;
      if (!add_global(key)) unread_.add("member " + quote(key) + " of the metadata");
    }
    return {};
  }

  /// Takes over what is said in words; false where it is nothing of the kind.
  bool read_word(std::string_view name, const std::string& text) {
    model::Metadata& words = puzzle().metadata;
    if (name == "title") {
      words.title = text;
    } else if (name == "author") {
      words.author = text;
    } else if (name == "rules") {
      words.rules += (words.rules.empty() ? "" : "\n") + with_line_ends(text);
    } else if (name == "msgcorrect") {
      words.congratulation = text;
    } else if (name == "solution") {
      read_solution(text);
    } else {
      return name == "source";
    }
    return true;
  }

  void read_solution(const std::string& text) {
    model::FilledGrid solution;
    for (const char c : text) {
      const auto digit = standard_digit(c, size_);
      if (digit) solution.push_back(*digit);
    }
    if (solution.size() == static_cast<std::size_t>(puzzle().num_cells()) &&
        solution.size() == text.size()) {
      puzzle().solution = std::move(solution);
    } else {
      document_.ignored.emplace_back("a solution that does not fill the grid");
    }
  }

  Result<void> read_cages(const JsonCursor& list) {
    for (std::size_t i = 0; i < list->items().size(); ++i) {
      if (auto cage = read_cage(list.at(i)); !cage) return cage;
    }
    return {};
  }

  Result<void> read_cage(const JsonCursor& cage) {
    const std::string value = text_of_value(find_member(*cage, "value"));
    const std::string_view key = key_of(*cage, "cells");
    if (key.empty() || cage->find(key)->items().empty()) {
      // "title: words": such cages hold what is said about the puzzle.
      const std::size_t colon = value.find(':');
      if (colon == std::string::npos ||
          !read_word(value.substr(0, colon), std::string(trim(value.substr(colon + 1)))))
        unread_.add("cage without cells");
      return {};
    }
    auto cells = read_places(cage.member(key));
    if (!cells) return cells.error();
    std::sort(cells->begin(), cells->end());
    if (is_house(*cells)) {
      // The board says it; words may be about it all the same.
      model::DrawnThing thing;
      thing.kind = model::DrawnThing::Kind::cage;
      thing.cells = *std::move(cells);
      if (puzzle().board->region_of(thing.cells.front()) ==
          puzzle().board->region_of(thing.cells.back()))
        add_thing({}, std::move(thing));
      return {};
    }
    if (in_small_letters(value) == fpuzzles_names::kFogLit) {
      std::vector<Cell> lit = puzzle().fog.value_or(std::vector<Cell>());
      lit.insert(lit.end(), cells->begin(), cells->end());
      puzzle().fog = model::in_order(std::move(lit));
      return {};
    }
    const Value* sum_member = cage->find("sum");
    const auto sum = as_number(sum_member != nullptr ? *sum_member : Value(value));
    const Value* unique = cage->find("unique");
    const bool has_value = !value.empty() || sum_member != nullptr;
    model::ConstraintSpec spec{"killer", "", *std::move(cells), {}};
    if (sum && *sum != 0) spec.arguments.set("sum", *sum);
    const bool is_certain = unique != nullptr && as_flag(*unique) == true && (sum || !has_value) &&
                            constraints::validate(puzzle(), spec);
    if (is_certain) {
      puzzle().constraints.push_back(std::move(spec));
    } else {
      model::DrawnThing thing;
      thing.kind = model::DrawnThing::Kind::cage;
      thing.cells = spec.cells;
      thing.text = value.empty() && sum ? std::to_string(*sum) : value;
      add_thing("cage" + (value.empty() ? std::string() : " of value " + quote(value)),
                std::move(thing));
      unread_cages_.push_back(*cage);
    }
    return {};
  }

  /// Whether the board says the same, as of rows and columns that are listed as cages.
  bool is_house(const std::vector<Cell>& cells) {
    const auto houses = puzzle().board->houses();
    return std::any_of(houses.begin(), houses.end(), [&cells](const geometry::House& house) {
      std::vector<Cell> own = house.cells;
      std::sort(own.begin(), own.end());
      return own == cells;
    });
  }

  const JsonCursor& root_;
  const ReadOptions& options_;
  model::Document document_;
  int size_ = 0;
  UnreadRules unread_;
  Value::Array unread_cages_;
  /// An arrow that begins beside the grid, and which of the drawings it is.
  struct Pointer {
    std::size_t source;
    geometry::Point from;
    geometry::Point to;
  };
  std::vector<Pointer> pointers_;
  /// A text beside the grid.
  struct Clue {
    std::size_t source;
    GridSpot spot;
    std::string text;
  };
  std::vector<Clue> clues_;
  std::size_t num_drawn_ = 0;
};

}  // namespace

std::string unzip_sudokupad(std::string_view zipped) { return Unzipper(zipped).unzip(); }

Result<model::Document> read_sudokupad(const JsonCursor& root, const ReadOptions& options) {
  return PadReader(root, options).read();
}

}  // namespace omnidoku::formats

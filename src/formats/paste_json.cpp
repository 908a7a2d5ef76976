// SPDX-License-Identifier: MIT
//
// The whole text is walked; what is a square of cells is a grid. Members of objects on the way to
// one that hold neither a grid nor words of a known kind may be rules.
#include "formats/paste_json.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "formats/json.h"
#include "formats/paste_grid.h"
#include "formats/puzzle_text.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::Value;

namespace {

constexpr int kFewestRows = 4;
constexpr std::size_t kMostGrids = 20;

bool is_among(std::span<const std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_empty(const Value& value) {
  const std::string* text = value.if_string();
  const bool* flag = value.if_bool();
  return value.is_null() || (text != nullptr && text->empty()) || (flag != nullptr && !*flag) ||
         ((value.is_array() || value.is_object()) && value.items().empty() &&
          value.members().empty());
}

/// The value of a cell that is an object, which may say as well where it is and that it is given.
/// Null pointer where it says more, or that its value is none that was given.
const Value* value_of_cell(const Value& object) {
  static const Value nothing;
  constexpr std::string_view kValues[] = {"value", "val",    "v",    "digit",
                                          "num",   "number", "sign", "symbol"};
  constexpr std::string_view kPlaces[] = {"row", "col", "column", "r",     "c",  "x",
                                          "y",   "box", "block",  "index", "id", "position"};
  constexpr std::string_view kGiven[] = {"given",   "isgiven", "fixed",    "isfixed",  "locked",
                                         "initial", "clue",    "readonly", "prefilled"};
  const Value* found = nullptr;
  bool is_given = true;
  for (const auto& [key, value] : object.members()) {
    const std::string name = in_small_letters(key);
    if (is_among(kValues, name)) {
      if (found != nullptr) return nullptr;
      found = &value;
    } else if (const bool* flag = value.if_bool(); flag != nullptr && is_among(kGiven, name)) {
      is_given = is_given && *flag;
    } else if (!is_among(kPlaces, name) && !is_empty(value)) {
      return nullptr;
    }
  }
  if (found == nullptr) return &nothing;
  const bool is_open = is_empty(*found) || as_number(*found) == 0;
  return is_given || is_open ? found : nullptr;
}

/// Where a cell that is an object says it is, row before column; nothing where it says only a part.
std::optional<std::pair<std::int64_t, std::int64_t>> place_of_cell(const Value& object) {
  constexpr std::string_view kRows[] = {"row", "r", "y"};
  constexpr std::string_view kColumns[] = {"col", "column", "c", "x"};
  std::optional<std::int64_t> row;
  std::optional<std::int64_t> column;
  for (const auto& [key, value] : object.members()) {
    const std::string name = in_small_letters(key);
    if (is_among(kRows, name)) row = as_number(value);
    if (is_among(kColumns, name)) column = as_number(value);
  }
  return row && column ? std::optional(std::pair(*row, *column)) : std::nullopt;
}

/// The cells of a list in the order of the places that they name, counted from 0 or 1; the list as
/// it is where none does. Nothing where they do not fill a square.
std::optional<Value::Array> in_order_of_places(const Value::Array& cells) {
  const auto is_placed = [](const Value& cell) { return place_of_cell(cell).has_value(); };
  if (std::none_of(cells.begin(), cells.end(), is_placed)) return cells;
  const auto side = side_of(cells.size());
  if (!side || !std::all_of(cells.begin(), cells.end(), is_placed)) return std::nullopt;
  std::int64_t first = *side;
  for (const Value& cell : cells) {
    const auto [row, column] = *place_of_cell(cell);
    first = std::min({first, row, column});
  }
  Value::Array ordered(cells.size());
  std::vector<bool> seen(cells.size());
  for (const Value& cell : cells) {
    const auto [row, column] = *place_of_cell(cell);
    if (first < 0 || row - first >= *side || column - first >= *side) return std::nullopt;
    const auto at = static_cast<std::size_t>((row - first) * *side + column - first);
    if (seen[at]) return std::nullopt;
    seen[at] = true;
    ordered[at] = cell;
  }
  return ordered;
}

/// The sign of a cell: a number, a sign in a text, or nothing.
std::optional<std::string> cell_sign(const Value& cell) {
  const Value* inner = cell.is_object() ? value_of_cell(cell) : &cell;
  if (inner == nullptr || inner->is_object()) return std::nullopt;
  const Value& value = *inner;
  if (value.is_null()) return ".";
  if (const bool* flag = value.if_bool()) return *flag ? std::nullopt : std::optional(".");
  if (const std::string* text = value.if_string()) {
    const std::string_view sign = trim_lines(*text);
    if (is_empty_sign(sign)) return ".";
    constexpr std::size_t kLongest = 2;
    return sign.size() <= kLongest && sign.find_first_of(" \t\n") == std::string_view::npos
               ? std::optional(std::string(sign))
               : std::nullopt;
  }
  constexpr std::int64_t kLargest = 64;
  const auto number = as_number(value);
  if (!number || *number < 0 || *number > kLargest) return std::nullopt;
  return *number == 0 ? "." : std::to_string(*number);
}

/// Signs as rows of a grid, if a format fits them and some cell has a digit.
std::optional<std::string> grid_of(const std::vector<std::string>& signs) {
  const auto side = side_of(signs.size());
  if (!side || *side < kFewestRows) return std::nullopt;
  std::string text;
  bool some = false;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    text += signs[i] + ((i + 1) % static_cast<std::size_t>(*side) == 0 ? "\n" : " ");
    some = some || signs[i] != ".";
  }
  return some && fits_a_format(text) ? std::optional(text) : std::nullopt;
}

/// A text of cells: all in one, or in lines.
std::optional<std::string> grid_of(const std::string& text) {
  constexpr std::size_t kFewestCells = 36;  // a number of 16 digits is no grid
  std::vector<std::string> signs;
  for (const char c : text) {
    if (c == '\n' || c == ' ') continue;
    const std::string_view sign(&c, 1);
    signs.emplace_back(is_empty_sign(sign) || is_empty_mark(c) ? std::string_view(".") : sign);
  }
  return signs.size() < kFewestCells ? std::nullopt : grid_of(signs);
}

/// A list of cells, of rows as lists, or of rows as texts.
std::optional<std::string> grid_of(const Value& value) {
  if (const std::string* text = value.if_string()) return grid_of(*text);
  const Value::Array& items = value.items();
  const std::size_t number = items.size();
  std::vector<std::string> signs;
  const bool has_rows = number >= kFewestRows && items.front().items().size() == number;
  const auto row_text = [&items](std::size_t i) { return items[i].if_string(); };
  if (number >= kFewestRows && row_text(0) != nullptr && row_text(0)->size() == number) {
    std::string text;
    for (std::size_t i = 0; i < number; ++i) {
      if (row_text(i) == nullptr || row_text(i)->size() != number) return std::nullopt;
      text += *row_text(i);
    }
    return grid_of(text);
  }
  Value::Array all;
  for (const Value& item : items) {
    if (has_rows && item.items().size() != number) return std::nullopt;
    if (!has_rows) {
      all.push_back(item);
      continue;
    }
    all.insert(all.end(), item.items().begin(), item.items().end());
  }
  const auto cells = in_order_of_places(all);
  if (!cells) return std::nullopt;
  for (const Value& cell : *cells) {
    auto sign = cell_sign(cell);
    if (!sign) return std::nullopt;
    signs.push_back(*std::move(sign));
  }
  return grid_of(signs);
}

/// Whether a member of this name says nothing about the rules.
bool is_harmless(std::string_view name) {
  constexpr std::string_view kNames[] = {
      "id",      "size",     "rows",     "columns", "cols",   "width",   "height",  "seed",
      "hash",    "url",      "link",     "date",    "time",   "source",  "comment", "description",
      "clues",   "givens",   "hints",    "score",   "rating", "level",   "created", "updated",
      "results", "message",  "status",   "success", "ok",     "version", "format",  "name",
      "title",   "author",   "filled",   "empty",   "steps",  "number",  "index",   "difficulty",
      "code",    "language", "solvable", "unique",  "hard",   "easy",
  };
  return is_among(kNames, name);
}

/// Whether a text is a link that holds a puzzle.
bool is_link(std::string_view text) {
  constexpr std::size_t kShortest = 20;
  if (text.size() < kShortest || text.find_first_of(" \t\n") != std::string_view::npos)
    return false;
  const auto all = formats();
  return std::any_of(
             all.begin(), all.end(),
             [text](const Format* format) { return format->is_link && !format->mismatch(text); }) &&
         fits_a_format(text);
}

/// What a member says that may be a rule, as a person should read it; nothing where it is none.
std::optional<std::string> unknown_rule(const Value::Member& member) {
  // A puzzle that cannot be read is no word.
  constexpr std::size_t kManyCells = 30;
  const std::string* text = member.second.if_string();
  const bool may_be_cells = text != nullptr && text->size() >= kManyCells &&
                            text->find_first_not_of("0123456789.*_-\n ") == std::string::npos;
  if (may_be_cells) return "member " + quote(member.first);
  const bool is_list = member.second.is_array() || member.second.is_object();
  if (is_empty(member.second) || (is_harmless(in_small_letters(member.first)) && !is_list)) {
    return std::nullopt;
  }
  return "member " + quote(member.first);
}

class Walker {
 public:
  JsonGrids take() { return std::move(result_); }

  /// Whether there is a grid in it.
  bool walk(const Value& value, const std::string& name) {
    if (result_.grids.size() >= kMostGrids) return false;
    // Lists of columns or boxes are no lists of rows.
    constexpr std::string_view kNoRows[] = {"columns", "cols", "column",  "boxes",
                                            "blocks",  "box",  "squares", "regions"};
    if (is_among(kNoRows, in_small_letters(name)) && !value.items().empty()) return false;
    if (auto grid = grid_of(value)) {
      result_.grids.push_back({name, *std::move(grid), false});
      return true;
    }
    if (const std::string* text = value.if_string(); text != nullptr && is_link(*text)) {
      result_.grids.push_back({name, *text, true});
      return true;
    }
    if (value.is_object() && !is_root_) {
      if (std::string text = write_json(value); fits_a_format(text)) {
        result_.grids.push_back({name, std::move(text), true});
        return true;
      }
    }
    is_root_ = false;
    bool some = false;
    for (const Value& item : value.items()) {
      if (item.is_array() || item.is_object()) some = walk(item, name) || some;
    }
    std::vector<const Value::Member*> others;
    for (const Value::Member& member : value.members()) {
      if (walk(member.second, member.first)) {
        some = true;
      } else {
        others.push_back(&member);
      }
    }
    if (some) {
      for (const Value::Member* member : others) note(*member);
    }
    return some;
  }

 private:
  void note(const Value::Member& member) {
    const std::string name = in_small_letters(member.first);
    const std::string* text = member.second.if_string();
    if (text != nullptr && (name == "title" || name == "name")) result_.title = *text;
    if (text != nullptr && name == "author") result_.author = *text;
    if (text != nullptr && (name == "difficulty" || name == "level")) result_.difficulty = *text;
    if (auto rule = unknown_rule(member)) result_.unknown.push_back(*std::move(rule));
  }

  JsonGrids result_;
  bool is_root_ = true;  ///< of which the formats had their look
};

}  // namespace

JsonGrids find_json_grids(std::string_view text) {
  const std::string_view content = trim_lines(text);
  std::string_view part = content;
  if (!content.starts_with('{') && !content.starts_with('[')) {
    // A list in a line of a program.
    const std::size_t begin = content.find('[');
    const std::size_t end = content.rfind(']');
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return {};
    part = content.substr(begin, end - begin + 1);
  }
  const auto value = parse_json(part);
  if (!value) return {};
  Walker walker;
  walker.walk(*value, {});
  return walker.take();
}

namespace {

/// An item of a list or a member of an object, as it stands in the text.
struct RawItem {
  std::string_view key;  ///< with its quotation marks; empty in a list
  std::string_view text;
};

/// Behind the string, list, object or word that begins at `at`.
std::size_t value_end(std::string_view text, std::size_t at) {
  if (text[at] == '{' || text[at] == '[') return json_end(text, at);
  if (text[at] != '"') return std::min(text.find_first_of(",]} \t\n", at), text.size());
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

/// The items of the list or the members of the object that a text is; none where it is broken.
std::vector<RawItem> raw_items(std::string_view text) {
  constexpr std::string_view kBetween = " \t\n,";
  std::vector<RawItem> items;
  std::size_t at = text.find_first_not_of(kBetween, 1);
  while (at < text.size() && text[at] != ']' && text[at] != '}') {
    RawItem item;
    if (text.front() == '{') {
      const std::size_t end = value_end(text, at);
      item.key = text.substr(at, end - at);
      at = text.find_first_not_of(" \t\n:", end);
      if (at >= text.size()) return {};
    }
    const std::size_t end = value_end(text, at);
    if (end == std::string_view::npos || end <= at) return {};
    item.text = text.substr(at, end - at);
    items.push_back(item);
    at = text.find_first_not_of(kBetween, end);
  }
  return items;
}

/// An item as a text of its own: what stands in a string, or the JSON that it is.
std::string item_text(std::string_view item) {
  if (!item.starts_with('"')) return std::string(item);
  const auto value = parse_json(item);
  const std::string* text = value ? value->if_string() : nullptr;
  return text == nullptr ? std::string() : *text;
}

bool holds_puzzle(std::string_view item) {
  const std::string text = item_text(item);
  return fits_a_format(text) || !find_json_grids(text).grids.empty();
}

/// Whether a text is a list of puzzles, of which one of the first two is one, and not one puzzle.
bool is_list_of_puzzles(std::string_view list, const std::vector<RawItem>& items) {
  constexpr std::size_t kJudged = 2;
  constexpr std::size_t kMostBytesOfGrid = std::size_t{1} << 20;
  if (items.size() < kJudged || items[0].text.front() != items[1].text.front()) return false;
  if (!holds_puzzle(items[0].text) && !holds_puzzle(items[1].text)) return false;
  if (list.size() > kMostBytesOfGrid) return true;
  const auto value = parse_json(list);
  return value && !grid_of(*value);
}

/// The list that a text is, or that is a member of it, down to so many levels of objects.
std::optional<JsonList> list_within(std::string_view whole, std::string_view text, int levels) {
  if (text.empty() || (text.front() != '[' && text.front() != '{')) return std::nullopt;
  const std::vector<RawItem> items = raw_items(text);
  JsonList list;
  if (text.front() == '[') {
    if (!is_list_of_puzzles(text, items)) return std::nullopt;
    std::uint32_t line = 1;
    const char* counted = whole.data();
    for (const RawItem& item : items) {
      line += static_cast<std::uint32_t>(std::count(counted, item.text.data(), '\n'));
      counted = item.text.data();
      list.pieces.push_back({item_text(item.text), line});
    }
    return list;
  }
  if (levels == 0) return std::nullopt;
  for (const RawItem& item : items) {
    auto found = list_within(whole, item.text, levels - 1);
    if (!found) continue;
    for (const RawItem& other : items) {
      if (other.text.data() == item.text.data()) continue;
      const auto value = parse_json(other.text);
      if (!value) continue;
      if (auto rule = unknown_rule({item_text(other.key), *value})) {
        found->unknown.push_back(*std::move(rule));
      }
    }
    return found;
  }
  return std::nullopt;
}

}  // namespace

std::optional<JsonList> find_json_list(std::string_view text) {
  constexpr int kMostLevels = 2;
  const std::string_view content = trim_lines(text);
  if (content.empty() || (content.front() != '[' && content.front() != '{')) return std::nullopt;
  if (json_end(content, 0) != content.size()) return std::nullopt;
  return list_within(text, content, kMostLevels);
}

JsonObjects json_objects_in(std::string_view text) {
  constexpr std::size_t kMostObjects = 50;  // a paste of a person has few
  JsonObjects result;
  const std::string_view content = trim_lines(text);
  if (content.starts_with('[') ||
      (content.starts_with('{') && json_end(content, 0) == content.size())) {
    result.rest = text;
    return result;
  }
  const auto begins_object = [text](std::size_t at) {
    const std::size_t next = text.find_first_not_of(" \t\n", at + 1);
    return next != std::string_view::npos && text[next] == '"';
  };
  std::uint32_t line = 1;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '{' && begins_object(at) && result.objects.size() < kMostObjects) {
      const std::size_t end = std::min(json_end(text, at), text.size());
      const std::string_view object = text.substr(at, end - at);
      const auto num_ends =
          static_cast<std::size_t>(std::count(object.begin(), object.end(), '\n'));
      const std::uint32_t last_line = line + static_cast<std::uint32_t>(num_ends);
      result.objects.push_back({std::string(object), line, last_line});
      result.rest.append(num_ends, '\n');
      line = last_line;
      at = end;
    } else {
      if (text[at] == '\n') ++line;
      result.rest += text[at++];
    }
  }
  return result;
}

}  // namespace omnidoku::formats

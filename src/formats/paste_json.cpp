// SPDX-License-Identifier: MIT
//
// The whole text is walked; what is a square of cells is a grid. Members of objects on the way to
// one that hold neither a grid nor words of a known kind may be rules.
#include "formats/paste_json.h"

#include <algorithm>
#include <iterator>
#include <optional>
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

/// The sign of a cell: a number, a sign in a text, or nothing.
std::optional<std::string> cell_sign(const Value& value) {
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
  for (const Value& item : items) {
    if (has_rows && item.items().size() != number) return std::nullopt;
    const Value::Array& cells = has_rows ? item.items() : Value::Array{item};
    for (const Value& cell : cells) {
      auto sign = cell_sign(cell);
      if (!sign) return std::nullopt;
      signs.push_back(*std::move(sign));
    }
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
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

bool is_empty(const Value& value) {
  const std::string* text = value.if_string();
  const bool* flag = value.if_bool();
  return value.is_null() || (text != nullptr && text->empty()) || (flag != nullptr && !*flag) ||
         ((value.is_array() || value.is_object()) && value.items().empty() &&
          value.members().empty());
}

class Walker {
 public:
  JsonGrids take() { return std::move(result_); }

  /// Whether there is a grid in it.
  bool walk(const Value& value, const std::string& name) {
    if (result_.grids.size() >= kMostGrids) return false;
    if (auto grid = grid_of(value)) {
      result_.grids.push_back({name, *std::move(grid)});
      return true;
    }
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
    const bool is_list = member.second.is_array() || member.second.is_object();
    if (is_empty(member.second) || (is_harmless(name) && !is_list)) return;
    result_.unknown.push_back("member " + quote(member.first));
  }

  JsonGrids result_;
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

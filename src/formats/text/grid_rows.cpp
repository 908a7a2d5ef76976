// SPDX-License-Identifier: MIT
#include "formats/text/grid_rows.h"

#include <algorithm>
#include <utility>

#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

/// More lines than this, or longer ones, are not looked at.
constexpr std::size_t kMaxRows = std::size_t{64} * 64;
constexpr std::size_t kMaxLineLength = std::size_t{64} * 64 * 8;

/// Box drawing characters, U+2500 to U+257F, by what they are in a frame. Corners and crossings
/// are thin strokes: the strokes between them tell how thick a rule is.
Kind kind_of_box_drawing(std::string_view character) {
  const int code = ((character[1] & 0x3F) << 6 | (character[2] & 0x3F)) - 0x500;
  switch (code) {
    case 0x03:
    case 0x07:
    case 0x0B:
    case 0x4F:
    case 0x51: return Kind::thick_bar;  // heavy, double
    case 0x02:
    case 0x06:
    case 0x0A:
    case 0x4E: return Kind::thin_bar;
    case 0x01:
    case 0x05:
    case 0x09:
    case 0x4D:
    case 0x50: return Kind::thick_stroke;
    default: return Kind::thin_stroke;
  }
}

/// Whether a line is a stroke of a frame from end to end, and which.
Bar rule_of(std::string_view line) {
  bool strokes = line.find("--") != std::string_view::npos;
  bool thick = false;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view character = character_at(line, i);
    i += character.size();
    const Kind kind = kind_of(character);
    if (kind == Kind::thick_stroke) thick = true;
    if (kind == Kind::thin_stroke || kind == Kind::thick_stroke) strokes = true;
    const bool filling = character == "-" || character == "*" || character == "." ||
                         character == ":" || character == "'" || character == "+";
    if (kind == Kind::cell && !filling) return Bar::none;
  }
  if (!strokes) return Bar::none;
  return thick ? Bar::thick : Bar::thin;
}

/// Collects the signs of a row: strokes of a frame within it, bars and brackets that are not only
/// around all of it, and marks of quotation that are no pair around something.
class SignCollector {
 public:
  void see(std::string_view character, const GridRow& row, bool in_word, std::uint32_t column) {
    const char c = character.front();
    const std::string_view cell = in_word ? row.words.back().text : std::string_view();
    const GridSign sign{character, cell, column};
    if (c == '"' || c == '\'') {
      if (open_) {
        if (open_->text == character) open_.reset();
      } else if (in_word) {
        signs_.push_back(sign);
      } else {
        open_ = sign;
      }
    } else if (c == '!' || c == '+' || c == '=') {
      signs_.push_back(sign);
    } else if (is_bracket(c) && !row.words.empty()) {
      brackets_.push_back(sign);
    }
  }
  /// A cell begins: the brackets before it are within the row.
  void see_cell() {
    signs_.insert(signs_.end(), brackets_.begin(), brackets_.end());
    brackets_.clear();
  }
  std::vector<GridSign> end() {
    if (open_) signs_.push_back(*open_);
    return std::move(signs_);
  }

 private:
  static bool is_bracket(char c) {
    constexpr std::string_view kBrackets = "[](){}";
    return kBrackets.find(c) != std::string_view::npos;
  }

  std::vector<GridSign> signs_;
  std::vector<GridSign> brackets_;  ///< behind the last cell so far
  std::optional<GridSign> open_;    ///< the mark that began a quotation
};

GridRow parse_row(const TextLine& line) {
  GridRow row;
  row.text = line.text;
  row.line = line.number;
  Bar bar = Bar::none;
  bool in_word = false;
  std::uint32_t num_before = 0;  // characters
  SignCollector signs;
  const auto separate = [&bar, &row](Bar by) {
    if (by != Bar::space || !row.words.empty()) bar = std::max(bar, by);
  };
  for (std::size_t i = 0; i < line.text.size();) {
    const std::string_view character = character_at(line.text, i);
    const Kind kind = kind_of(character);
    if (kind == Kind::cell) {
      if (in_word) {
        std::string_view& word = row.words.back().text;
        word = {word.data(), word.size() + character.size()};
      } else {
        row.bars.push_back(std::exchange(bar, Bar::none));
        row.words.push_back({character, line.number, num_before + 1, num_before});
      }
      ++row.num_chars;
      signs.see_cell();
      in_word = true;
    } else {
      signs.see(character, row, in_word, num_before + 1);
      in_word = false;
      if (kind == Kind::thin_bar) {
        separate(Bar::thin);
      } else if (kind == Kind::thick_bar) {
        separate(Bar::thick);
      } else {
        separate(Bar::space);
      }
    }
    i += character.size();
    ++num_before;
  }
  row.bars.push_back(bar);
  row.signs = signs.end();
  return row;
}

/// Takes a mark of quotation before all rows from their signs where the same is behind them, on the
/// last row or on a line of its own.
void unquote(std::vector<GridRow>& rows, std::string_view last_line) {
  if (rows.empty() || rows.front().signs.empty()) return;
  std::vector<GridSign>& first = rows.front().signs;
  const std::string_view quote = first.back().text;
  if ((quote != "\"" && quote != "'") || first.back().column > rows.front().words.front().column) {
    return;
  }
  std::vector<GridSign>& last = rows.back().signs;
  const bool is_around = !last.empty() && last.back().text == quote && rows.size() > 1 &&
                         last.back().column > rows.back().words.back().column;
  if (!is_around && last_line != quote) return;
  first.pop_back();
  if (is_around) last.pop_back();
}

/// Cells of the row, one a character.
void add_characters(const GridRow& row, std::vector<GridCell>& cells) {
  for (const GridCell& word : row.words) {
    std::uint32_t place = word.place;
    for (std::size_t i = 0; i < word.text.size();) {
      const std::string_view character = character_at(word.text, i);
      cells.push_back({character, word.line, place + 1, place});
      ++place;
      i += character.size();
    }
  }
}

/// Cells of the row as the fields between commas, of which some may be empty.
std::vector<GridCell> comma_fields(const GridRow& row) {
  std::vector<GridCell> fields;
  std::size_t start = 0;
  while (start <= row.text.size()) {
    const std::size_t end = std::min(row.text.find_first_of(",;", start), row.text.size());
    std::string_view field = row.text.substr(start, end - start);
    constexpr std::string_view kAround = " \t\"'[](){}";
    const std::size_t skip = std::min(field.find_first_not_of(kAround), field.size());
    field.remove_prefix(skip);
    while (!field.empty() && kAround.find(field.back()) != std::string_view::npos) {
      field.remove_suffix(1);
    }
    const std::size_t before = count_characters(row.text.substr(0, start + skip));
    fields.push_back({field, row.line, static_cast<std::uint32_t>(before + 1)});
    start = end + 1;
  }
  return fields;
}

}  // namespace

Kind kind_of(std::string_view character) {
  if (character.size() == 3 && character[0] == '\xE2' &&
      (character[1] == '\x94' || character[1] == '\x95')) {
    return kind_of_box_drawing(character);
  }
  if (character == "\xC2\xA0") return Kind::blank;  // no-break space
  if (character.size() > 1) return Kind::cell;
  switch (character[0]) {
    case ' ':
    case '\t':
    case ',':
    case ';':
    case '[':
    case ']':
    case '{':
    case '}':
    case '(':
    case ')':
    case '"':
    case '\'': return Kind::blank;
    case '|':
    case '!': return Kind::thin_bar;
    case '+': return Kind::thin_stroke;
    case '=': return Kind::thick_stroke;
    default: return Kind::cell;
  }
}

base::Result<std::vector<GridRow>> parse_rows(std::string_view text) {
  std::vector<GridRow> rows;
  Bar rule = Bar::none;
  std::vector<std::string_view> frame;
  for (const TextLine& line : split_lines(text)) {
    const std::string_view content = trim(line.text);
    if (content.starts_with('#')) continue;
    if (content.empty()) {
      rule = std::max(rule, Bar::space);
      continue;
    }
    if (rows.size() == kMaxRows || content.size() > kMaxLineLength) {
      return make_error(ErrorCode::too_large, "there is too much in it for a grid").at(line.number);
    }
    if (const Bar found = rule_of(content); found != Bar::none) {
      rule = std::max(rule, found);
      frame.push_back(line.text);
      continue;
    }
    GridRow row = parse_row(line);
    if (row.words.empty()) {  // bars between two rules
      frame.push_back(line.text);
      continue;
    }
    row.rule = std::exchange(rule, Bar::none);
    row.frame = std::exchange(frame, {});
    rows.push_back(std::move(row));
  }
  unquote(rows, frame.empty() ? std::string_view() : trim(frame.back()));
  return rows;
}

std::optional<Reading> reading_for(const std::vector<GridRow>& rows, std::size_t side) {
  const auto all = [&rows](auto&& fits) { return std::all_of(rows.begin(), rows.end(), fits); };
  if (all([side](const GridRow& row) { return row.words.size() == side; })) {
    const bool single = all([side](const GridRow& row) { return row.num_chars == side; });
    return single ? Reading::characters : Reading::words;
  }
  if (all([side](const GridRow& row) { return row.num_chars == side; })) return Reading::characters;
  // Where a comma ends each row, one with a field less lacks a cell.
  const bool are_ended = std::any_of(rows.begin(), rows.end(), [side](const GridRow& row) {
    return comma_fields(row).size() == side + 1;
  });
  if (all([side, are_ended](const GridRow& row) {
        const std::vector<GridCell> fields = comma_fields(row);
        if (fields.size() == side + 1) return fields.back().text.empty();
        const bool is_ended = trim(row.text).ends_with(',') || trim(row.text).ends_with(';');
        return fields.size() == side && side > 1 && !(are_ended && is_ended);
      })) {
    return Reading::fields;
  }
  return std::nullopt;
}

void add_cells(const GridRow& row, Reading reading, std::vector<GridCell>& cells) {
  if (reading == Reading::characters) return add_characters(row, cells);
  if (reading == Reading::words) {
    cells.insert(cells.end(), row.words.begin(), row.words.end());
    return;
  }
  const std::vector<GridCell> fields = comma_fields(row);
  cells.insert(cells.end(), fields.begin(), fields.end());
}

}  // namespace omnidoku::formats

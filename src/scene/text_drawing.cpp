// SPDX-License-Identifier: MIT
//
// The drawing as monospaced text, on the board's lattice:
//
//     +-------+---+      Lines stand only where regions differ or the board ends. A gap between
//     | 1   2 | 3 |      columns is three characters wide if a line runs through it somewhere, else
//     |   +---+   |      one; a gap between rows is a line of text if it holds a line, else
//     nothing. | 4 | 5   6 |      So boxes come out compact and jigsaws true.
//     +---+-------+
//
// Symbols may be several bytes and two columns wide; everything is counted in columns.
#include <algorithm>
#include <array>
#include <map>

#include "scene/parts.h"
#include "scene/scene.h"
#include "scene/text_metrics.h"
#include "scene/text_notes.h"

namespace omnidoku::scene {

using geometry::Board;
using geometry::Cell;
using geometry::Digit;
using geometry::HouseKind;
using geometry::Side;

namespace {

constexpr int kWordsColumns = 78;
constexpr double kEmsPerColumn = 0.62;  // in running text, as text_ems estimates

/// Bits of the lines that meet at a place.
constexpr unsigned kUp = 1;
constexpr unsigned kDown = 2;
constexpr unsigned kLeft = 4;
constexpr unsigned kRight = 8;

std::string_view junction(unsigned arms, bool box_drawing) {
  constexpr std::array<std::string_view, 16> kBox = {
      " ",      "\u2575", "\u2577", "\u2502", "\u2574", "\u2518", "\u2510", "\u2524",
      "\u2576", "\u2514", "\u250C", "\u251C", "\u2500", "\u2534", "\u252C", "\u253C"};
  if (box_drawing) return kBox[arms];
  if (arms == 0) return " ";
  if ((arms & (kLeft | kRight)) == 0) return "|";
  return (arms & (kUp | kDown)) == 0 ? "-" : "+";
}

std::string repeat(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

class TextDrawing {
 public:
  TextDrawing(const model::Puzzle& puzzle, const RenderOptions& options)
      : puzzle_(puzzle),
        options_(options),
        board_(*puzzle.board),
        rows_(board_.lattice().rows),
        columns_(board_.lattice().columns) {
    find_region_keys();
    find_lines();
    find_widths();
    find_separators();
  }

  std::string write() const {
    std::string text;
    for (int r = 0; r <= rows_; ++r) {
      if (row_gap_[index(r)]) append_line(text, separators_[index(r)]);
      if (r < rows_) append_line(text, content(r));
    }
    return text;
  }

  /// The faces and layers whose names found no room in their frames.
  [[nodiscard]] const std::vector<std::string>& unnamed_parts() const { return unnamed_parts_; }

  std::vector<TextPlace> places() const {
    std::vector<TextPlace> places(index(board_.num_cells()));
    int line = 0;
    for (int r = 0; r < rows_; ++r) {
      if (row_gap_[index(r)]) ++line;
      int column = 0;
      for (int c = 0; c < columns_; ++c) {
        column += text_columns(gap(c, " ", " ", " "));
        const int width = widths_[index(c)];
        if (const auto cell = cell_at(r, c)) places[cell->index()] = {line, column, width};
        column += width;
      }
      ++line;
    }
    return places;
  }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  [[nodiscard]] std::optional<Cell> cell_at(int row, int column) const {
    if (row < 0 || column < 0 || row >= rows_ || column >= columns_) return std::nullopt;
    return board_.lattice().at[index(row) * index(columns_) + index(column)];
  }

  void find_region_keys() {
    std::map<std::vector<std::size_t>, int> keys;
    for (int i = 0; i < board_.num_cells(); ++i) {
      std::vector<std::size_t> houses;
      for (const geometry::HouseId id : board_.houses_of(Cell(i))) {
        const HouseKind kind = board_.house(id).kind;
        if (kind == HouseKind::box || kind == HouseKind::region) houses.push_back(id.index());
      }
      std::sort(houses.begin(), houses.end());
      region_keys_.push_back(
          keys.try_emplace(std::move(houses), static_cast<int>(keys.size())).first->second);
    }
  }

  /// Whether a line separates two places of the lattice, the second beyond `side` of the first.
  [[nodiscard]] bool separated(std::optional<Cell> a, std::optional<Cell> b, Side side) const {
    if (!a && !b) return false;
    if (!a || !b) {
      const auto beyond = board_.neighbour(a ? *a : *b, a ? side : opposite(side));
      const bool same_region =
          beyond && beyond->across_seam &&
          region_keys_[beyond->cell.index()] == region_keys_[(a ? *a : *b).index()];
      return !same_region;
    }
    if (region_keys_[a->index()] != region_keys_[b->index()]) return true;
    if (!board_.has_neighbours()) return false;
    for (const Side s : {Side::top, Side::right, Side::bottom, Side::left}) {
      const auto neighbour = board_.neighbour(*a, s);
      if (neighbour && neighbour->cell == *b) return false;
    }
    return true;
  }

  void find_lines() {
    vertical_.assign(index(rows_ * (columns_ + 1)), false);
    horizontal_.assign(index((rows_ + 1) * columns_), false);
    column_gap_.assign(index(columns_ + 1), false);
    row_gap_.assign(index(rows_ + 1), false);
    for (int r = 0; r < rows_; ++r) {
      for (int c = 0; c <= columns_; ++c) {
        if (!separated(cell_at(r, c - 1), cell_at(r, c), Side::right)) continue;
        vertical_[index(r * (columns_ + 1) + c)] = true;
        column_gap_[index(c)] = true;
      }
    }
    for (int r = 0; r <= rows_; ++r) {
      for (int c = 0; c < columns_; ++c) {
        if (!separated(cell_at(r - 1, c), cell_at(r, c), Side::bottom)) continue;
        horizontal_[index(r * columns_ + c)] = true;
        row_gap_[index(r)] = true;
      }
    }
  }

  /// The line left of column c in row r.
  [[nodiscard]] bool vertical(int r, int c) const {
    return r >= 0 && r < rows_ && vertical_[index(r * (columns_ + 1) + c)];
  }
  /// The line above row r in column c.
  [[nodiscard]] bool horizontal(int r, int c) const {
    return c >= 0 && c < columns_ && horizontal_[index(r * columns_ + c)];
  }

  [[nodiscard]] std::string cell_text(Cell cell) const {
    const std::size_t i = cell.index();
    const auto digit_of = [&](const model::PartialGrid& grid) {
      return grid.size() == index(board_.num_cells()) ? grid[i] : std::nullopt;
    };
    if (const auto given = digit_of(puzzle_.givens)) return puzzle_.symbols.text(*given);
    const auto entry = digit_of(options_.entries);
    if (entry && static_cast<int>(entry->index()) < puzzle_.num_digits()) {
      return puzzle_.symbols.text(*entry);
    }
    if (options_.candidates.size() != index(board_.num_cells())) return ".";
    const geometry::DigitSet candidates = options_.candidates[i] & puzzle_.all_digits();
    std::string text;
    candidates.for_each([&](Digit digit) { text += puzzle_.symbols.text(digit); });
    return text.empty() ? "-" : text;
  }

  /// The text of a cell, told apart by style.
  [[nodiscard]] std::string styled(Cell cell, const std::string& text) const {
    const std::size_t i = cell.index();
    const auto holds = [i](const model::PartialGrid& grid) { return i < grid.size() && grid[i]; };
    const RenderOptions::TextStyle& style = options_.text_style;
    if (holds(puzzle_.givens)) return std::string(style.given) + text + std::string(style.end);
    if (holds(options_.entries)) return std::string(style.entry) + text + std::string(style.end);
    return text;
  }

  void find_widths() {
    widths_.assign(index(columns_), 1);
    for (int r = 0; r < rows_; ++r) {
      for (int c = 0; c < columns_; ++c) {
        if (const auto cell = cell_at(r, c)) {
          int& width = widths_[index(c)];
          width = std::max(width, text_columns(cell_text(*cell)));
        }
      }
    }
    // Without candidates all columns are as wide as the widest symbol, filled in or not.
    if (!options_.candidates.empty()) return;
    int widest = 1;
    for (int i = 0; i < puzzle_.num_digits(); ++i) {
      widest = std::max(widest, text_columns(puzzle_.symbols.text(Digit(i))));
    }
    std::fill(widths_.begin(), widths_.end(), widest);
  }

  /// The lines between rows; with notes, names of faces and layers stand in those above them.
  void find_separators() {
    for (int r = 0; r <= rows_; ++r) {
      separators_.push_back(row_gap_[index(r)] ? separator(r) : std::string());
    }
    if (!options_.notes) return;
    const std::vector<TextPlace> at = places();
    const auto parts = first_cells_of_parts(board_);
    if (parts.empty()) return;
    for (int r = 0; r < rows_; ++r) {
      for (int c = 0; c < columns_; ++c) {
        const auto cell = cell_at(r, c);
        if (!cell) continue;
        const auto part = std::find_if(parts.begin(), parts.end(),
                                       [cell](const auto& item) { return item.second == *cell; });
        if (part == parts.end()) continue;
        std::string& line = separators_[index(r)];
        const int column = at[cell->index()].column;
        // Where the face is narrow, a column more to the left.
        if (replace_strokes(line, column, part->first)) continue;
        if (replace_strokes(line, column - 1, part->first)) continue;
        unnamed_parts_.push_back(part->first);
      }
    }
  }

  /// Writes a word over the strokes of a line from that column on; false where other than plain
  /// strokes would be lost.
  [[nodiscard]] bool replace_strokes(std::string& line, int column, std::string_view word) const {
    const std::string_view stroke = junction(kLeft | kRight, options_.box_drawing);
    std::size_t from = 0;
    for (int i = 0; i < column && from < line.size(); ++i) {
      ++from;
      while (from < line.size() && (static_cast<unsigned char>(line[from]) & 0xC0U) == 0x80U)
        ++from;
    }
    const std::string strokes = repeat(stroke, text_columns(word));
    if (line.compare(from, strokes.size(), strokes) != 0) return false;
    line.replace(from, strokes.size(), word);
    return true;
  }

  /// What stands in the gap left of column c: nothing outside the board, a line, or blanks.
  [[nodiscard]] std::string gap(int c, std::string_view before, std::string_view line,
                                std::string_view after) const {
    const bool outer = c == 0 || c == columns_;
    if (!column_gap_[index(c)]) return outer ? "" : std::string(before == after ? before : " ");
    std::string text;
    if (c > 0) text += before;
    text += line;
    if (c < columns_) text += after;
    return text;
  }

  [[nodiscard]] std::string content(int r) const {
    std::string line;
    for (int c = 0; c <= columns_; ++c) {
      const unsigned arms = vertical(r, c) ? kUp | kDown : 0U;
      line += gap(c, " ", junction(arms, options_.box_drawing), " ");
      if (c == columns_) break;
      const auto cell = cell_at(r, c);
      const std::string text = cell ? cell_text(*cell) : "";
      line +=
          (cell ? styled(*cell, text) : text) + repeat(" ", widths_[index(c)] - text_columns(text));
    }
    return line;
  }

  [[nodiscard]] std::string separator(int r) const {
    const auto stroke = [&](bool drawn) {
      return junction(drawn ? kLeft | kRight : 0U, options_.box_drawing);
    };
    std::string line;
    for (int c = 0; c <= columns_; ++c) {
      const bool left = horizontal(r, c - 1);
      const bool right = horizontal(r, c);
      const unsigned arms = (vertical(r - 1, c) ? kUp : 0U) | (vertical(r, c) ? kDown : 0U) |
                            (left ? kLeft : 0U) | (right ? kRight : 0U);
      line += gap(c, stroke(left), junction(arms, options_.box_drawing), stroke(right));
      if (c < columns_) line += repeat(stroke(right), widths_[index(c)]);
    }
    return line;
  }

  static void append_line(std::string& text, std::string line) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    text += line + "\n";
  }

  const model::Puzzle& puzzle_;
  const RenderOptions& options_;
  const Board& board_;
  int rows_;
  int columns_;
  std::vector<int> region_keys_;  // per cell: equal numbers for equal sets of regions
  std::vector<bool> vertical_;    // rows x (columns + 1)
  std::vector<bool> horizontal_;  // (rows + 1) x columns
  std::vector<bool> column_gap_;  // whether any line runs through the gap
  std::vector<bool> row_gap_;
  std::vector<int> widths_;  // per lattice column
  std::vector<std::string>
      separators_;  // above every row and below the last; empty where no gap is
  std::vector<std::string> unnamed_parts_;
};

std::string words(std::string_view text) {
  std::string result;
  for (const std::string& line : wrap_text(text, kWordsColumns * kEmsPerColumn, 200))
    result += line + "\n";
  return result;
}

/// What the grid does not show, after an empty line.
std::string notes_below(const model::Puzzle& puzzle, const RenderOptions& options,
                        const TextDrawing& drawing) {
  std::vector<std::string> notes;
  if (!drawing.unnamed_parts().empty()) {
    const auto first = first_cells_of_parts(*puzzle.board);
    const std::vector<TextPlace> places = drawing.places();
    for (const std::string& part : drawing.unnamed_parts()) {
      const TextPlace& place = places[first.at(part).index()];
      notes.push_back(part + " begins in line " + std::to_string(place.line + 1) + ", column " +
                      std::to_string(place.column + 1) + " of the drawing");
    }
  }
  for (std::string& note : text_notes(puzzle, options)) notes.push_back(std::move(note));
  std::string text;
  for (const std::string& note : notes) {
    for (const std::string& line : wrap_note(note, kWordsColumns)) text += line + "\n";
  }
  return text.empty() ? text : "\n" + text;
}

}  // namespace

std::string to_text(const model::Puzzle& puzzle, const RenderOptions& options) {
  std::string text;
  if (options.title) {
    text += words(puzzle.metadata.title);
    if (!puzzle.metadata.author.empty()) text += words("by " + puzzle.metadata.author);
    if (!text.empty()) text += "\n";
  }
  const TextDrawing drawing(puzzle, options);
  text += drawing.write();
  if (options.notes) text += notes_below(puzzle, options, drawing);
  if (options.rules) {
    std::string rules = words(rules_text(puzzle, {}));
    if (!options.notes) rules += words(legend_text(puzzle));
    if (!rules.empty()) text += "\n" + rules;
  }
  return text;
}

std::vector<TextPlace> text_places(const model::Puzzle& puzzle, const RenderOptions& options) {
  return TextDrawing(puzzle, options).places();
}

}  // namespace omnidoku::scene

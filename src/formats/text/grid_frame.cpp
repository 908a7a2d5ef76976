// SPDX-License-Identifier: MIT
#include "formats/text/grid_frame.h"

#include <algorithm>
#include <optional>

#include "formats/text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

/// At what distance marks stand between cells or rows.
struct Distance {
  int cells = 0;       ///< 0: there are no marks, or one everywhere
  Bar by = Bar::none;  ///< what they are: the strongest there are, if they stand regularly
  bool regular = true;
};

Distance distance_of(const std::vector<Bar>& marks, int side) {
  const auto begin = marks.begin() + 1;
  const auto end = marks.begin() + side;
  const Bar strongest = begin == end ? Bar::none : *std::max_element(begin, end);
  if (strongest == Bar::none) return {};
  const int distance = static_cast<int>(std::find(begin, end, strongest) - begin) + 1;
  bool regular = side % distance == 0;
  for (int i = 1; i < side; ++i) {
    const bool marked = marks[static_cast<std::size_t>(i)] == strongest;
    regular = regular && marked == (i % distance == 0);
  }
  if (!regular && strongest == Bar::space) return {};  // blanks are nobody's frame
  return {distance == 1 ? 0 : distance, strongest, regular};
}

/// The bars before each cell of a row of `side` cells.
std::vector<Bar> bars_of(const GridRow& row, Reading reading, int side) {
  std::vector<Bar> bars(static_cast<std::size_t>(side) + 1, Bar::none);
  std::size_t cell = 0;
  for (std::size_t i = 0; i < row.words.size(); ++i) {
    bars[cell] = row.bars[i];
    std::size_t width = 1;
    if (reading == Reading::characters) {
      width = count_characters(row.words[i].text);
    }
    cell += width;
  }
  bars[cell] = row.bars.back();
  return bars;
}

base::Error no_boxes(const GridRow& row) {
  return make_error(ErrorCode::syntax,
                    "the frame follows no boxes of equal size, so it says something that a plain "
                    "grid cannot say",
                    "write the rows without a frame, or give the puzzle in the format json")
      .at(row.line);
}

/// The distance at which bars stand in all the rows.
base::Result<Distance> common_distance(const std::vector<GridRow>& rows, Reading reading,
                                       int side) {
  std::optional<Distance> common;
  for (const GridRow& row : rows) {
    Distance distance = distance_of(bars_of(row, reading, side), side);
    if (common && common->cells != distance.cells) {
      // Bars must agree from row to row; blanks need not.
      if (std::max(common->by, distance.by) > Bar::space) return no_boxes(row);
      distance = {};
    }
    if (!distance.regular) return no_boxes(row);
    common = distance;
  }
  return common.value_or(Distance{});
}

/// Sets the boxes the frame shows.
base::Result<void> read_boxes(const std::vector<GridRow>& rows, Reading reading, GridText& grid) {
  auto across = common_distance(rows, reading, grid.side);
  if (!across) return across.error();
  std::vector<Bar> rules(static_cast<std::size_t>(grid.side) + 1, Bar::none);
  for (std::size_t i = 1; i < rows.size(); ++i) rules[i] = rows[i].rule;
  Distance down = distance_of(rules, grid.side);
  if (!down.regular) return no_boxes(rows.front());
  const auto fits = [&] {
    return across->cells == 0 || down.cells == 0 || across->cells * down.cells == grid.side;
  };
  if (!fits() && down.by == Bar::space) down = {};
  if (!fits() && across->by == Bar::space) *across = {};
  if (!fits()) return no_boxes(rows.front());
  if (across->cells == 0 && down.cells == 0) return {};
  grid.box_columns = across->cells != 0 ? across->cells : grid.side / down.cells;
  grid.box_rows = grid.side / grid.box_columns;
  return {};
}

/// Whether a stroke runs through a place (counted in characters) of a line of the frame.
bool stroke_at(std::string_view line, std::uint32_t place, bool thick_only) {
  std::uint32_t at = 0;
  for (std::size_t i = 0; i < line.size(); ++at) {
    const std::string_view character = character_at(line, i);
    i += character.size();
    if (at < place) continue;
    const Kind kind = kind_of(character);
    if (thick_only) return kind == Kind::thick_stroke;
    return character == "-" || kind == Kind::thin_stroke || kind == Kind::thick_stroke;
  }
  return false;
}

bool has_thick_strokes(const std::vector<GridRow>& rows) {
  for (std::size_t r = 1; r < rows.size(); ++r) {
    if (rows[r].rule == Bar::thick) return true;
  }
  return false;
}

/// The regions that the lines of the frame cut the grid into, as a label for each cell; empty when
/// they are not N regions of N cells.
std::string regions_of(const std::vector<GridRow>& rows, Reading reading, const GridText& grid) {
  const auto side = static_cast<std::size_t>(grid.side);
  for (std::size_t i = side; i < grid.cells.size(); ++i) {
    if (grid.cells[i].place != grid.cells[i - side].place) return {};  // not one below the other
  }
  const bool thick_only = has_thick_strokes(rows);
  const Bar weakest = thick_only ? Bar::thick : Bar::thin;
  std::vector<std::vector<Bar>> bars;
  for (const GridRow& row : rows) bars.push_back(bars_of(row, reading, grid.side));
  const auto joined = [&](std::size_t row, std::size_t column, bool down) {
    if (!down) return bars[row][column + 1] < weakest;
    const auto& frame = rows[row + 1].frame;
    const std::uint32_t place = grid.cells[column].place;
    return std::none_of(frame.begin(), frame.end(),
                        [&](std::string_view line) { return stroke_at(line, place, thick_only); });
  };
  // Joined cells get the label of the first of them.
  std::string labels;
  for (std::size_t i = 0; i < grid.cells.size(); ++i) labels += '.';
  char next = '0';
  for (std::size_t start = 0; start < labels.size(); ++start) {
    if (labels[start] != '.') continue;
    if (next - '0' == grid.side) return {};
    const char label = next++;
    std::vector<std::size_t> open{start};
    labels[start] = label;
    const auto reach = [&](std::size_t cell) {
      if (labels[cell] != '.') return;
      labels[cell] = label;
      open.push_back(cell);
    };
    while (!open.empty()) {
      const std::size_t row = open.back() / side;
      const std::size_t column = open.back() % side;
      open.pop_back();
      if (column + 1 < side && joined(row, column, false)) reach(row * side + column + 1);
      if (column > 0 && joined(row, column - 1, false)) reach(row * side + column - 1);
      if (row + 1 < side && joined(row, column, true)) reach((row + 1) * side + column);
      if (row > 0 && joined(row - 1, column, true)) reach((row - 1) * side + column);
    }
  }
  if (region_mismatch(labels, grid.side)) return {};
  return labels;
}

}  // namespace

base::Result<void> read_frame(const std::vector<GridRow>& rows, Reading reading, GridText& grid) {
  if (reading == Reading::fields) return {};
  auto boxes = read_boxes(rows, reading, grid);
  if (boxes) return boxes;
  grid.regions = regions_of(rows, reading, grid);
  return grid.regions.empty() ? boxes : base::Result<void>();
}

}  // namespace omnidoku::formats

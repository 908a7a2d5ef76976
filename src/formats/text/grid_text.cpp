// SPDX-License-Identifier: MIT
//
// 1. Lines become rows of words (runs of characters that are no frame and no blank); a line of
//    frame characters only becomes a rule between rows. Bars within a row are remembered.
// 2. Rows are read as one cell a character, else as one cell a word, else as fields between
//    commas; or, when lines do not matter, as N*N cells in a row.
// 3. Bars and rules that stand at equal distances tell the boxes.
#include "formats/text/grid_text.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "formats/text.h"
#include "formats/text/grid_frame.h"
#include "formats/text/grid_rows.h"
#include "formats/text/puzzle_text.h"
#include "geometry/ids.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

constexpr std::size_t kMaxGrids = 3;
// --- Whole grids -----------------------------------------------------------------------------

base::Result<GridText> make_grid(const std::vector<GridRow>& rows, Reading reading) {
  GridText grid;
  grid.side = static_cast<int>(rows.size());
  grid.apart = reading != Reading::characters;
  for (const GridRow& row : rows) {
    std::vector<GridCell> cells;
    add_cells(row, reading, cells);
    cells.resize(rows.size());  // behind a comma at the end there may be one more
    grid.cells.insert(grid.cells.end(), cells.begin(), cells.end());
  }
  if (auto frame = read_frame(rows, reading, grid); !frame) return frame.error();
  return grid;
}

/// Whether the lines have equally many cells, the last one perhaps fewer: else cells are missing.
bool are_wrapped(const std::vector<GridRow>& rows, Reading reading) {
  const auto length = [reading](const GridRow& row) {
    return reading == Reading::characters ? row.num_chars : row.words.size();
  };
  const auto differs = std::find_if(rows.begin(), rows.end(), [&](const GridRow& row) {
    return length(row) != length(rows.front());
  });
  return differs == rows.end() ||
         (differs + 1 == rows.end() && length(*differs) < length(rows.front()));
}

/// N*N cells whose lines mean nothing, if the text is that.
std::optional<GridText> make_stream(const std::vector<GridRow>& rows) {
  for (const Reading reading : {Reading::words, Reading::characters, Reading::fields}) {
    if (reading == Reading::fields && rows.size() > 1) break;
    GridText grid;
    grid.by_rows = false;
    grid.apart = reading != Reading::characters;
    if (!are_wrapped(rows, reading)) continue;
    for (const GridRow& row : rows) add_cells(row, reading, grid.cells);
    // A comma at the very end starts no further field.
    if (reading == Reading::fields && grid.cells.back().text.empty() &&
        !side_of(grid.cells.size())) {
      grid.cells.pop_back();
    }
    const auto side = side_of(grid.cells.size());
    if (!side || *side < kUsualSide) continue;
    grid.side = *side;
    return grid;
  }
  return std::nullopt;
}

/// What keeps the rows from being a grid: the row that differs from the others.
base::Error no_grid(const std::vector<GridRow>& rows) {
  const std::size_t num_rows = rows.size();
  if (num_rows > static_cast<std::size_t>(geometry::kMaxDigits) * kMaxGrids) {
    return make_error(ErrorCode::too_large, "it has " + std::to_string(num_rows) +
                                                " lines with cells, at most 64 make a grid");
  }
  const bool words = std::any_of(rows.begin(), rows.end(), [num_rows](const GridRow& row) {
    return row.words.size() == num_rows;
  });
  for (const GridRow& row : rows) {
    const std::size_t length = words ? row.words.size() : row.num_chars;
    if (length == num_rows) continue;
    return odd_row_error({num_rows, length, row.line});
  }
  return make_error(ErrorCode::wrong_length, "it has " + std::to_string(num_rows) +
                                                 " lines with cells, and no grid is that small");
}

/// The error of a sign beside some cells that is not in every row, as a frame is, nor in every
/// cell: it may say something of these cells.
std::optional<base::Error> sign_mismatch(const std::vector<GridRow>& rows) {
  const auto number = [](const GridRow& row, std::string_view text) {
    return std::count_if(row.signs.begin(), row.signs.end(),
                         [text](const GridSign& sign) { return sign.text == text; });
  };
  for (const GridRow& row : rows) {
    for (const GridSign& sign : row.signs) {
      const bool everywhere =
          rows.size() > 1 && std::all_of(rows.begin(), rows.end(), [&](const GridRow& other) {
            return number(other, sign.text) == number(row, sign.text);
          });
      const bool is_bracket =
          kind_of(sign.text) == Kind::blank && sign.text != "'" && sign.text != "\"";
      if (everywhere || (rows.size() == 1 && is_bracket)) continue;
      const std::string beside = sign.cell.empty() ? "" : " behind " + quote(sign.cell);
      return make_error(ErrorCode::unknown_symbol,
                        "it is not known what the sign " + quote(sign.text) + beside + " says",
                        "leave out what is no digit, empty cell or frame")
          .at(row.line, sign.column)
          .said({"unknown_sign", {{"sign", std::string(sign.text)}}});
    }
  }
  return std::nullopt;
}

/// Several grids of the same side below each other.
base::Result<std::vector<GridText>> split_grids(const std::vector<GridRow>& rows,
                                                std::size_t side) {
  std::vector<GridText> grids;
  const auto reading = reading_for(rows, side);
  for (std::size_t first = 0; first < rows.size(); first += side) {
    const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
    const std::vector<GridRow> part(begin, begin + static_cast<std::ptrdiff_t>(side));
    const auto part_reading = reading ? reading : reading_for(part, side);
    if (!part_reading) return no_grid(rows);
    auto grid = make_grid(part, *part_reading);
    if (!grid) return grid.error();
    grids.push_back(*std::move(grid));
  }
  return grids;
}

/// The letters that the cells of all grids are written in.
std::string letters_of(const std::vector<GridText>& grids) {
  std::string cells;
  for (const GridText& grid : grids) {
    for (const GridCell& cell : grid.cells) {
      const bool is_empty = cell.text.find_first_not_of("-.0*_") == std::string_view::npos;
      if (!is_empty && cell.text.size() != 1) return {};
      if (!is_empty) cells += cell.text;
    }
  }
  return letter_symbols(cells, grids.front().side).value_or(std::string());
}

base::Result<std::vector<GridText>> split_into_grids(std::string_view text) {
  const auto parsed = parse_rows(text);
  if (!parsed) return parsed.error();
  const std::vector<GridRow>& rows = *parsed;
  if (rows.empty()) return make_error(ErrorCode::wrong_length, "there is no line with cells");
  if (auto error = sign_mismatch(rows)) return *error;
  if (auto error = cut_off_list(text)) return *error;
  if (rows.size() <= static_cast<std::size_t>(geometry::kMaxDigits)) {
    if (const auto reading = reading_for(rows, rows.size())) {
      auto grid = make_grid(rows, *reading);
      if (!grid) return grid.error();
      return std::vector<GridText>{*std::move(grid)};
    }
  }
  for (std::size_t count = 2; count <= kMaxGrids; ++count) {
    const std::size_t side = rows.size() / count;
    if (rows.size() % count != 0 || side < static_cast<std::size_t>(kMinSniffedSide) ||
        side > static_cast<std::size_t>(geometry::kMaxDigits)) {
      continue;
    }
    if (auto grids = split_grids(rows, side)) return grids;
  }
  if (auto stream = make_stream(rows)) return std::vector<GridText>{*std::move(stream)};
  return no_grid(rows);
}

}  // namespace

base::Result<std::vector<GridText>> parse_grids(std::string_view text) {
  auto grids = split_into_grids(text);
  if (!grids) return grids;
  const std::string letters = letters_of(*grids);
  for (GridText& grid : *grids) grid.letters = letters;
  return grids;
}

std::optional<base::Error> cut_off_list(std::string_view text) {
  for (const auto& [opening, closing] : {std::pair{'[', ']'}, {'{', '}'}}) {
    if (std::count(text.begin(), text.end(), opening) ==
        std::count(text.begin(), text.end(), closing)) {
      continue;
    }
    return make_error(ErrorCode::syntax,
                      "there are not as many " + std::string(1, closing) + " as " +
                          std::string(1, opening) + ": it may be cut off",
                      "copy all of it again");
  }
  return std::nullopt;
}

base::Error odd_row_error(const OddRow& odd) {
  return make_error(ErrorCode::wrong_length,
                    "it has " + std::to_string(odd.num_rows) + " lines with cells, but " +
                        std::to_string(odd.num_cells) + (odd.num_cells == 1 ? " cell" : " cells") +
                        " in line " + std::to_string(odd.line),
                    "an N x N grid is N lines of N cells")
      .at(odd.line)
      .said({"row_length",
             {{"rows", std::to_string(odd.num_rows)},
              {"line", std::to_string(odd.line)},
              {"count", std::to_string(odd.num_cells)}}});
}

}  // namespace omnidoku::formats

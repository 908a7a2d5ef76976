// SPDX-License-Identifier: MIT
//
// line: a square grid as one line, row by row. N*N characters make an N x N grid with boxes of the
// default form; 1-9, A-Z, a-z, @, $, & are the symbols, '.', '0', '*' and '_' an empty cell. What
// follows behind a blank, '#', ',' or ';' is a comment, but for a solution there.
#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/overlap_text.h"
#include "formats/text/region_text.h"
#include "formats/text/sukaku_text.h"

namespace omnidoku::formats::line_format {
namespace {

constexpr std::string_view kExtensions[] = {"sud"};

std::optional<std::string> mismatch(std::string_view text) {
  const auto line = puzzle_line(text);
  if (!line) return line.error().what;
  if (looks_like_sukaku(line->cells)) return "its characters are pencilmarks (format sukaku)";
  if (auto reason = square_line_mismatch(*line)) return reason;
  constexpr std::size_t kOfNine = 81;
  if (line->cells.size() > kOfNine && overlap_text(text))
    return "it is a line of grids that overlap";
  if (are_region_letters(line->cells)) return "all letters are a region map (format regions)";
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  auto line = puzzle_line(text);
  if (!line) return line.error();
  return read_square_line(*line, "line", options);
}

base::Result<std::string> write(const model::Document& document) {
  return write_square_line(document, "line", '.');
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "line",
    .title = "One line, row by row",
    .extensions = kExtensions,
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::line_format

// SPDX-License-Identifier: MIT
//
// sukaku: N*N*N characters, N for each cell: the digits the cell may hold, each at its own place,
// '.' or '0' for the others (729 characters for a 9x9 grid). Blanks and line ends mean nothing.
// A given is a cell with one digit.
#include <algorithm>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/sukaku_text.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using base::make_error;
using geometry::Digit;
using geometry::DigitSet;

constexpr int kClassicSide = 9;

std::optional<int> cube_side(std::size_t num_marks) {
  for (std::size_t side = 1; side <= geometry::kMaxDigits; ++side) {
    if (side * side * side == num_marks) return static_cast<int>(side);
  }
  return std::nullopt;
}

/// What a group of marks allows; nothing when a mark is no symbol or is there twice.
std::optional<DigitSet> digits_of(std::string_view group, int side) {
  DigitSet digits;
  for (const char c : group) {
    if (is_empty_mark(c)) continue;
    const auto digit = standard_digit(c, side);
    if (!digit || digits.contains(*digit)) return std::nullopt;
    digits.insert(*digit);
  }
  return digits;
}

bool in_place(std::string_view group, int side) {
  for (std::size_t i = 0; i < group.size(); ++i) {
    if (!is_empty_mark(group[i]) && standard_digit(group[i], side) != Digit(i)) return false;
  }
  return true;
}

}  // namespace

bool looks_like_sukaku(std::string_view marks) {
  const auto side = cube_side(marks.size());
  if (!side || *side < kMinSniffedSide) return false;
  std::size_t num_marks = 0;
  const auto width = static_cast<std::size_t>(*side);
  for (std::size_t i = 0; i < marks.size(); i += width) {
    const std::string_view group = marks.substr(i, width);
    const auto digits = digits_of(group, *side);
    if (!digits) return false;
    // Other sizes might be a grid of another side; the places of the digits tell.
    if (*side != kClassicSide && !in_place(group, *side)) return false;
    num_marks += static_cast<std::size_t>(digits->size());
  }
  if (*side == kClassicSide || !side_of(marks.size())) return num_marks > 0;
  // A grid of another side whose givens stand by chance where their marks would has few of them.
  return num_marks >= width * width * 3 / 4;
}

namespace sukaku_format {
namespace {

/// All characters of the lines with content, run together.
std::string marks_of(std::string_view text) {
  std::string marks;
  for (const TextLine& line : content_lines(text)) {
    for (const char c : line.text) {
      if (!is_blank(c)) marks += c;
    }
  }
  return marks;
}

/// Whether the text is N lines of N characters, which is a grid of N*N cells.
bool is_square_of_lines(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  return std::all_of(lines.begin(), lines.end(), [&lines](const TextLine& line) {
    return marks_of(line.text).size() == lines.size();
  });
}

/// Whether the marks of a cell that has a line for itself are digits that rise, wherever they
/// stand.
bool rise(std::string_view group, int side) {
  std::optional<Digit> last;
  for (const char c : group) {
    if (is_empty_mark(c)) continue;
    const auto digit = standard_digit(c, side);
    if (!digit || (last && *digit <= *last)) return false;
    last = digit;
  }
  return last.has_value();
}

/// Whether the text is N*N lines of N characters that are better read as N grids below each other:
/// some cell would be left without a digit, or its digits would not rise.
bool are_grids_below_each_other(std::string_view text, int side) {
  const std::vector<TextLine> lines = content_lines(text);
  const auto width = static_cast<std::size_t>(side);
  if (lines.size() != width * width) return false;
  bool all_rise = true;
  for (const TextLine& line : lines) {
    const std::string marks = marks_of(line.text);
    if (marks.size() != width) return false;
    all_rise &= rise(marks, side);
  }
  return !all_rise;
}

/// Whether the text is N lines of N*N characters that are better read as N grids, one per line:
/// some cell would be left without a digit, or a digit would stand out of its place.
bool is_list_of_grids(std::string_view text, int side) {
  const std::vector<TextLine> lines = content_lines(text);
  const auto width = static_cast<std::size_t>(side);
  if (lines.size() != width) return false;
  bool all_in_place = true;
  for (const TextLine& line : lines) {
    const std::string marks = marks_of(line.text);
    if (marks.size() != width * width) return false;
    for (std::size_t i = 0; i < marks.size(); i += width) {
      const std::string_view group = std::string_view(marks).substr(i, width);
      all_in_place &=
          in_place(group, side) && !std::all_of(group.begin(), group.end(), is_empty_mark);
    }
  }
  return !all_in_place;
}

std::optional<std::string> mismatch(std::string_view text) {
  constexpr std::size_t kMax = std::size_t{64} * 64 * 64 * 2;
  if (text.size() > kMax) return "it is too long for pencilmarks of every cell";
  const std::string marks = marks_of(text);
  const auto side = cube_side(marks.size());
  if (!side) {
    return "its " + std::to_string(marks.size()) +
           " characters are not N for each of N*N cells (729 for a 9x9 grid)";
  }
  if (*side < kUsualSide && content_lines(text).size() > 1) return "it is more than one line";
  if (is_square_of_lines(text)) return "it is a square of lines, which is a grid";
  if (is_list_of_grids(text, *side)) return "its lines are grids, one per line";
  if (are_grids_below_each_other(text, *side)) return "its lines are the rows of several grids";
  if (!looks_like_sukaku(marks)) return "its characters are not the pencilmarks of every cell";
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const std::string marks = marks_of(text);
  const auto side = cube_side(marks.size());
  if (!side) {
    return make_error(ErrorCode::wrong_length,
                      "it has " + std::to_string(marks.size()) + " characters",
                      "pencilmarks are N characters for each of N*N cells, 729 for a 9x9 grid");
  }
  auto document = make_document(plain_grid_spec(*side), "sukaku", options);
  if (!document) return document;
  const auto width = static_cast<std::size_t>(*side);
  for (std::size_t i = 0; i < document->puzzle.allowed.size(); ++i) {
    const std::string_view group = std::string_view(marks).substr(i * width, width);
    const auto digits = digits_of(group, *side);
    if (!digits) {
      return make_error(ErrorCode::unknown_symbol, quote(group) + " is no set of pencilmarks",
                        "a cell has the symbols " + standard_range(*side) +
                            ", each at its own place, and '.' for those it may not hold")
          .at_cell(document->puzzle.board->name(geometry::Cell(i)));
    }
    document->puzzle.allowed[i] = *digits;
  }
  return document;
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, "sukaku", {.pencilmarks = true}); !sayable) {
    return sayable.error();
  }
  if (!plain_side(*puzzle.board)) {
    return cannot_say("sukaku", "this board, only square grids with boxes of the usual form");
  }
  std::string text;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    DigitSet digits = puzzle.allowed[i];
    if (puzzle.givens[i]) digits &= DigitSet::single(*puzzle.givens[i]);
    for (int d = 0; d < puzzle.num_digits(); ++d) {
      text += digits.contains(Digit(d)) ? puzzle.symbols.text(Digit(d)) : ".";
    }
  }
  return text + "\n";
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "sukaku",
    .title = "Sukaku: the pencilmarks of every cell",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace sukaku_format
}  // namespace omnidoku::formats

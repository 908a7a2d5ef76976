// SPDX-License-Identifier: MIT
//
// puzzlink: a Sudoku in a link of puzz.link and other sites of its kind:
// "https://puzz.link/p?sudoku/9/9/53h7j...", the columns and rows, then the cells: 0 to 9 and a to
// f are numbers, '-' stands before one of two such digits, g to z are 1 to 20 empty cells.
#include <algorithm>

#include "formats/format.h"
#include "formats/link.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::puzzlink_format {
namespace {

using base::ErrorCode;
using base::make_error;
using geometry::Digit;

constexpr std::string_view kId = "puzzlink";
constexpr std::string_view kHint = "copy the whole link again";

std::optional<std::string> mismatch(std::string_view text) {
  if (parse_link(text).content == Link::Content::puzzlink) return std::nullopt;
  return "it is no link to a Sudoku of puzz.link";
}

/// The number that hexadecimal digits are; -1 where they are none.
int hex_number(std::string_view digits) {
  int number = 0;
  for (const char c : digits) {
    const bool is_letter = c >= 'a' && c <= 'f';
    if (!is_letter && (c < '0' || c > '9')) return -1;
    number = number * 16 + (is_letter ? c - 'a' + 10 : c - '0');
  }
  return digits.empty() ? -1 : number;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const std::string_view packed = parse_link(text).packed;
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= packed.size();) {
    const std::size_t end = std::min(packed.find('/', begin), packed.size());
    parts.push_back(packed.substr(begin, end - begin));
    begin = end + 1;
  }
  constexpr std::size_t kParts = 3;
  while (parts.size() > kParts && parts.back().empty()) parts.pop_back();
  const auto columns = whole_number(parts[0]);
  const auto rows = parts.size() > 1 ? whole_number(parts[1]) : std::nullopt;
  if (!columns || !rows) {
    return make_error(ErrorCode::unsupported,
                      "the link says " + quote(parts[0]) + " where the size of the grid stands",
                      "a Sudoku is .../p?sudoku/9/9/ and its cells");
  }
  if (*columns != *rows || *rows < 2 || *rows > geometry::kMaxDigits) {
    return make_error(ErrorCode::unsupported,
                      "the grid has " + std::to_string(*columns) + " columns and " +
                          std::to_string(*rows) + " rows",
                      "a Sudoku of this kind is a square of 2 to 64");
  }
  if (parts.size() > kParts) {
    return make_error(ErrorCode::unsupported,
                      "the link says " + quote(parts[kParts]) + " behind the cells",
                      "give a plain Sudoku");
  }
  auto document = make_document(plain_grid_spec(*rows), kId, options);
  if (!document) return document;
  auto& givens = document->puzzle.givens;
  const std::string_view cells = parts.size() < kParts ? std::string_view() : parts[2];
  std::size_t cell = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const char c = cells[i];
    if (c >= 'g' && c <= 'z') {
      cell += static_cast<std::size_t>(c - 'g') + 1;
      continue;
    }
    const std::string_view digits = c == '-' ? cells.substr(i + 1, 2) : cells.substr(i, 1);
    const int number = hex_number(digits);
    if (number < 1 || number > *rows) {
      return make_error(ErrorCode::unknown_symbol,
                        quote(cells.substr(i, c == '-' ? 3 : 1)) + " is no number of a grid with " +
                            std::to_string(*rows) + " rows, at cell " + std::to_string(cell + 1),
                        std::string(kHint));
    }
    if (c == '-') i += 2;
    if (cell < givens.size()) givens[cell] = Digit(number - 1);
    ++cell;
  }
  if (cell != givens.size()) {
    return make_error(ErrorCode::wrong_length,
                      "the cells in the link are " + std::to_string(cell) + ", but the grid has " +
                          std::to_string(givens.size()),
                      std::string(kHint));
  }
  return document;
}

constexpr LinkSite kSites[] = {
    {"puzz.link", "link_empty", "puzz.link", "the link to puzz.link holds no Sudoku",
     "copy the link of a Sudoku there: it has ?sudoku/ in it"},
};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = kId,
    .title = "Links of puzz.link",
    .program = "puzz.link",
    .sites = kSites,
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .is_link = true,
    .mismatch = mismatch,
    .read = read,
    .write = nullptr,
};

}  // namespace omnidoku::formats::puzzlink_format

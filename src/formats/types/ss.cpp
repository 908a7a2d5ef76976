// SPDX-License-Identifier: MIT
//
// ss: the files of Simple Sudoku, a framed 9x9 grid of givens and below it a record for each thing
// the player did:
//   I025       cell 2 of 0 to 80, in reading order, holds 5
//   E04003     cell 4 cannot hold 3
// Candidates that cannot be held become centre marks of the others in their cells.
#include <string>
#include <vector>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/grid_cells.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/removed_candidates.h"
#include "formats/text/ss_text.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;
using geometry::Digit;

constexpr int kSide = 9;
constexpr int kNumCells = 81;

/// A line below the frame.
struct Record {
  bool entry = false;  ///< else a candidate that cannot be held
  Cell cell;
  Digit digit;
};

bool looks_like_record(std::string_view line) { return line[0] == 'I' || line[0] == 'E'; }

/// The number that a text of digits is; negative for any other text and for long ones.
int number_of(std::string_view text) {
  if (text.empty() || text.size() > 3) return -1;
  int number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    number = number * 10 + (c - '0');
  }
  return number;
}

base::Result<Record> read_record(const TextLine& line) {
  const std::string_view text = trim(line.text);
  const int cell = number_of(text.substr(1, 2));
  const int digit = text.size() > 3 ? number_of(text.substr(3)) : -1;
  if (cell < 0 || cell >= kNumCells || digit < 1 || digit > kSide) {
    return make_error(ErrorCode::syntax, quote(text) + " is no record of what a player did",
                      "I025 enters 5 into cell 2 (of 0 to 80), E04003 takes 3 out of cell 4")
        .at(line.number, 1);
  }
  return Record{text[0] == 'I', Cell(cell), Digit(digit - 1)};
}

/// The records of a text, and the text with their lines blank, so that line numbers stay.
struct Parts {
  std::string grid;
  std::vector<TextLine> records;
};

Parts split_records(std::string_view text) {
  Parts parts;
  for (const TextLine& line : split_lines(text)) {
    const std::string_view content = trim(line.text);
    if (!content.empty() && looks_like_record(content)) {
      parts.records.push_back(line);
    } else {
      parts.grid += line.text;
    }
    parts.grid += '\n';
  }
  return parts;
}

bool is_row(std::string_view line) {
  constexpr std::size_t kWidth = 13;
  if (line.size() != kWidth) return false;
  for (std::size_t i = 0; i < kWidth; ++i) {
    if (i % 4 == 0 ? line[i] != '|' : !is_cell_mark(line[i], kSide)) return false;
  }
  return true;
}

constexpr std::string_view kEdge = "*-----------*";
constexpr std::string_view kRule = "|---+---+---|";

}  // namespace

bool has_ss_shape(std::string_view text) {
  constexpr std::size_t kLast = 12;  // of the lines of the frame
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.size() <= kLast) return false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = trim(lines[i].text);
    const bool fits = i > kLast              ? looks_like_record(line)
                      : i == 0 || i == kLast ? line == kEdge
                      : i == 4 || i == 8     ? line == kRule
                                             : is_row(line);
    if (!fits) return false;
  }
  return true;
}

namespace ss_format {
namespace {

constexpr std::string_view kExtensions[] = {"ss"};

std::optional<std::string> mismatch(std::string_view text) {
  if (has_ss_shape(text)) return std::nullopt;
  return "it is not a frame as Simple Sudoku draws it ('" + std::string(kEdge) +
         "') with records below it";
}

base::Result<void> read_records(const std::vector<TextLine>& lines, model::Document& document) {
  if (lines.empty()) return {};
  if (!document.play) document.play = model::empty_play_state(document.puzzle);
  std::vector<geometry::Candidate> removed;
  for (const TextLine& line : lines) {
    const auto record = read_record(line);
    if (!record) return record.error();
    const auto& given = document.puzzle.givens[record->cell.index()];
    if (!record->entry) {
      removed.push_back({record->cell, record->digit});
    } else if (!given) {
      document.play->entries[record->cell.index()] = record->digit;
    } else if (given != record->digit) {
      return make_error(ErrorCode::syntax,
                        quote(trim(line.text)) + " enters a digit where another is given")
          .at(line.number, 1);
    }
  }
  remove_candidates(document, removed);
  return {};
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const Parts parts = split_records(text);
  const auto grids = parse_grids(parts.grid);
  if (!grids) return grids.error();
  auto document = read_grid_puzzle(grids->front(), "ss", options);
  if (!document) return document;
  if (plain_side(*document->puzzle.board) != kSide) {
    return make_error(ErrorCode::wrong_length, "the grid is not an ordinary 9x9 grid")
        .at(grids->front().cells.front().line);
  }
  if (auto play = read_play_grids(*document, *grids); !play) return play.error();
  if (auto records = read_records(parts.records, *document); !records) return records.error();
  return document;
}

std::string framed(const model::Puzzle& puzzle) {
  const auto line = [](std::string_view content) { return " " + std::string(content) + "\n"; };
  std::string text = line(kEdge);
  std::string row;
  for (std::size_t i = 0; i < kNumCells; ++i) {
    if (i % 3 == 0) row += '|';
    row += puzzle.givens[i] ? puzzle.symbols.text(*puzzle.givens[i]) : ".";
    if ((i + 1) % kSide != 0) continue;
    if (i / kSide == 3 || i / kSide == 6) text += line(kRule);
    text += line(row + "|");
    row.clear();
  }
  return text + line(kEdge);
}

base::Result<std::string> write(const model::Document& document) {
  if (plain_side(*document.puzzle.board) != kSide) {
    return cannot_say("ss", "a board that is not the ordinary 9x9 grid");
  }
  if (auto sayable = require_sayable(document.puzzle, "ss"); !sayable) return sayable.error();
  std::string text = framed(document.puzzle);
  if (!document.play) return text;
  const auto record = [](char kind, std::size_t cell, std::string_view zeros, Digit digit) {
    return kind + std::string(cell < 10 ? "0" : "") + std::to_string(cell) + std::string(zeros) +
           std::to_string(digit.index() + 1) + "\n";
  };
  std::string records;
  for (std::size_t i = 0; i < kNumCells; ++i) {
    const auto& entry = document.play->entries[i];
    if (entry && !document.puzzle.givens[i]) records += record('I', i, "", *entry);
  }
  for (const auto& [cell, digit] : removed_candidates(document)) {
    records += record('E', cell.index(), "00", digit);
  }
  return records.empty() ? text : text + "\n" + records;
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "ss",
    .title = "Simple Sudoku files",
    .program = "Simple Sudoku",
    .extensions = kExtensions,
    .one_per_line = false,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace ss_format
}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
//
// hodoku: the library lines of HoDoKu, a 9x9 grid in the middle of being solved:
//   :0000:x:51..7..8....+9...5...:412 418:::
// the code of a technique (0000: none), the digits it is about, the grid with a '+' before digits
// that were placed, the candidates that are gone (digit, row, column each), then what the technique
// concludes and, at times, the length of its chain. The grid and the candidates may stand alone, as
// other programs copy them: 51..7..8....+9...5...:412 418:: Candidates that are gone become centre
// marks of the others in their cells; the technique's part is only carried along.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "formats/format.h"
#include "formats/native/json.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/removed_candidates.h"
#include "formats/words/unread_words.h"

namespace omnidoku::formats::hodoku_format {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Value;
using geometry::Cell;
using geometry::Digit;

constexpr int kSide = 9;
constexpr std::size_t kNumCells = 81;

/// The parts of a line and what those are called that are carried along.
constexpr std::size_t kCode = 0;
constexpr std::size_t kDigits = 1;
constexpr std::size_t kGrid = 2;
constexpr std::size_t kGone = 3;
constexpr std::size_t kEliminations = 4;
constexpr std::size_t kPlacements = 5;
constexpr std::size_t kLength = 6;
constexpr std::size_t kNumParts = 7;
constexpr std::array<std::string_view, kNumParts> kNames = {
    "technique", "digits", "", "", "eliminations", "placements", "length"};
constexpr std::string_view kNoTechnique = "0000";
constexpr std::string_view kNoDigits = "x";

struct Parts {
  std::array<std::string_view, kNumParts> text;
  std::size_t count = 0;  ///< 6 or 7 when it is a line of this format
};

/// Whether a line begins with the 81 cells of a grid, of which some have a '+' before them or
/// behind which the candidates stand that are gone.
bool is_bare(std::string_view line) {
  const std::string_view grid = line.substr(0, line.find(':'));
  const auto num_placed = static_cast<std::size_t>(std::count(grid.begin(), grid.end(), '+'));
  if (grid.size() != kNumCells + num_placed || (num_placed == 0 && grid.size() == line.size())) {
    return false;
  }
  constexpr std::string_view kCandidates = "0123456789 :";
  return grid.find_first_not_of("0123456789._*+") == std::string_view::npos &&
         line.find_first_not_of(kCandidates, grid.size()) == std::string_view::npos;
}

Parts split(std::string_view line) {
  Parts parts;
  std::size_t fewest = 0;
  if (is_bare(line)) {
    parts.count = kGrid;
    fewest = kPlacements + 1;
  } else if (!line.empty() && line.front() == ':') {
    line.remove_prefix(1);
  } else {
    return parts;
  }
  while (true) {
    const std::size_t end = std::min(line.find(':'), line.size());
    if (parts.count == kNumParts) {
      // Nothing may stand behind the last colon.
      if (!trim(line).empty()) parts.count = kNumParts + 1;
      return parts;
    }
    parts.text[parts.count++] = line.substr(0, end);
    if (end == line.size()) break;
    line.remove_prefix(end + 1);
  }
  parts.count = std::max(parts.count, fewest);
  return parts;
}

/// The only line with content; empty when there are several.
TextLine only_content(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.size() != 1) return {};
  return {lines.front().number, trim(lines.front().text)};
}

std::optional<std::string> mismatch(std::string_view text) {
  const Parts parts = split(only_content(text).text);
  if (parts.count < kPlacements + 1 || parts.count > kNumParts) {
    return "it is not one line of 6 or 7 parts, each after a ':'";
  }
  return std::nullopt;
}

base::Result<void> read_cells(std::string_view grid, model::Document& document) {
  std::size_t place = 0;
  bool placed = false;
  for (const char c : grid) {
    if (c == '+' && !placed) {
      placed = true;
      continue;
    }
    const auto digit = standard_digit(c, kSide);
    if (!digit && (placed || !is_empty_mark(c))) {
      return unknown_mark(std::string_view(&c, 1), kSide);
    }
    if (place < kNumCells) {
      (placed ? document.play->entries : document.puzzle.givens)[place] = digit;
    }
    ++place;
    placed = false;
  }
  if (place == kNumCells && !placed) return {};
  return make_error(ErrorCode::wrong_length,
                    "the grid has " + std::to_string(place) + " cells, not 81");
}

base::Result<void> read_gone(std::string_view list, model::Document& document) {
  const auto number = [](char c) { return c >= '1' && c <= '9' ? c - '1' : -1; };
  std::vector<geometry::Candidate> gone;
  while (!(list = trim(list)).empty()) {
    const std::string_view word = list.substr(0, list.find(' '));
    list.remove_prefix(word.size());
    if (word.size() != 3 || number(word[0]) < 0 || number(word[1]) < 0 || number(word[2]) < 0) {
      return make_error(ErrorCode::syntax, quote(word) + " is no candidate",
                        "give digit, row and column, as in 412");
    }
    gone.push_back({Cell(number(word[1]) * kSide + number(word[2])), Digit(number(word[0]))});
  }
  remove_candidates(document, gone);
  return {};
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const TextLine line = only_content(text);
  const Parts parts = split(line.text);
  if (parts.count < kPlacements + 1 || parts.count > kNumParts) {
    return make_error(ErrorCode::syntax, *mismatch(text)).at(line.number == 0 ? 1 : line.number, 1);
  }
  auto document = make_document(plain_grid_spec(kSide), "hodoku", options);
  if (!document) return document;
  document->play = model::empty_play_state(document->puzzle);
  if (auto cells = read_cells(parts.text[kGrid], *document); !cells) {
    return cells.error().at(line.number, 1);
  }
  if (auto gone = read_gone(parts.text[kGone], *document); !gone) {
    return gone.error().at(line.number, 1);
  }
  if (document->play == model::empty_play_state(document->puzzle)) document->play.reset();
  for (const std::size_t part : {kCode, kDigits, kEliminations, kPlacements, kLength}) {
    const std::string_view word = part < parts.count ? parts.text[part] : std::string_view();
    const bool usual = word.empty() || (part == kCode && word == kNoTechnique) ||
                       (part == kDigits && word == kNoDigits);
    if (usual) continue;
    document->foreign.set(kNames[part], word);
    tell_unread_talk(word, document->puzzle);
  }
  return document;
}

std::string carried(const model::Document& document, std::size_t part, std::string_view usual) {
  const Value* foreign = foreign_part(document, "hodoku");
  const Value* word = foreign == nullptr ? nullptr : foreign->find(kNames[part]);
  const std::string* text = word == nullptr ? nullptr : word->if_string();
  // Native JSON may hold anything under the name of this format.
  if (text == nullptr || text->find_first_of(":\n\r#") != std::string::npos ||
      trim(*text) != *text) {
    return std::string(usual);
  }
  return *text;
}

base::Result<std::string> write(const model::Document& original) {
  const auto side = plain_side(*original.puzzle.board);
  if (side != kSide) return cannot_say("hodoku", "a board that is not the ordinary 9x9 grid");
  if (auto sayable = require_sayable(original.puzzle, "hodoku"); !sayable) return sayable.error();
  model::Document document = original;
  if (!document.play) document.play = model::empty_play_state(document.puzzle);
  std::string grid;
  std::string gone;
  for (std::size_t i = 0; i < kNumCells; ++i) {
    const auto& given = document.puzzle.givens[i];
    const auto& entry = document.play->entries[i];
    if (given || entry) {
      grid += given ? "" : "+";
      grid += document.puzzle.symbols.text(given ? *given : *entry);
    } else {
      grid += '.';
    }
  }
  for (const auto& [cell, digit] : removed_candidates(document)) {
    gone += (gone.empty() ? "" : " ") + std::to_string(digit.index() + 1) +
            std::to_string(cell.index() / kSide + 1) + std::to_string(cell.index() % kSide + 1);
  }
  std::string line = ":" + carried(document, kCode, kNoTechnique) + ":" +
                     carried(document, kDigits, kNoDigits) + ":" + grid + ":" + gone + ":" +
                     carried(document, kEliminations, "") + ":" +
                     carried(document, kPlacements, "");
  if (const std::string length = carried(document, kLength, ""); !length.empty()) {
    line += ":" + length;
  }
  return line + "\n";
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "hodoku",
    .title = "HoDoKu library line",
    .program = "HoDoKu",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::hodoku_format

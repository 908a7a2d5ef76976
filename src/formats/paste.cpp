// SPDX-License-Identifier: MIT
//
// 1. Characters become those that the formats know; fences and marks of quotation go
//    (paste_lines.h).
// 2. Lines of words go; what is left may fit a format, or be a grid that can be brought into one
//    (paste_grid.h).
// 3. Else one word of the text may be a puzzle, a character a cell.
#include "formats/paste.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "formats/link.h"
#include "formats/paste_grid.h"
#include "formats/paste_lines.h"
#include "formats/paste_link.h"
#include "formats/puzzle_text.h"
#include "formats/region_text.h"
#include "formats/text.h"

namespace omnidoku::formats {

namespace {

/// Texts beyond this are no paste of a person.
constexpr std::size_t kMaxBytes = std::size_t{64} << 10;

/// The cells of a word with the signs of an empty cell made to dots; empty when it is no square of
/// cells.
std::string cells_in(std::string word) {
  constexpr int kSmallest = 6;  // a number of 16 digits is no 4x4 grid
  // What ends a sentence, a bracket or a quotation, unless it is the last cell of a square.
  constexpr std::string_view kAfter = ",;:!?.)]\"'";
  constexpr std::string_view kBefore = "([\"'";
  const auto is_sentence_end = [&](char c) { return kAfter.find(c) != std::string_view::npos; };
  const std::size_t begin = std::min(word.find_first_not_of(kBefore), word.size());
  if (!side_of(word.size())) word.erase(0, begin);
  while (!word.empty() && !side_of(word.size()) && is_sentence_end(word.back())) word.pop_back();
  const auto side = side_of(word.size());
  if (!side || *side < kSmallest) return {};
  std::string cells;
  bool some = false;
  for (const char c : word) {
    const bool is_symbol = standard_digit(c, *side).has_value();
    some = some || is_symbol;
    const bool sign = !is_symbol && is_empty_sign(std::string_view(&c, 1));
    if (!is_symbol && !sign && !is_empty_mark(c)) return {};
    cells += sign ? '.' : c;
  }
  return some ? cells : std::string();
}

bool agrees(std::string_view solution, std::string_view cells) {
  if (solution.size() != cells.size()) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (is_empty_mark(solution[i]) || (!is_empty_mark(cells[i]) && cells[i] != solution[i])) {
      return false;
    }
  }
  return true;
}

/// The only word of a text that is a square of cells, perhaps with its solution beside it; all
/// other words go to the paste's words.
std::optional<Paste> read_word(std::string_view text) {
  Paste paste;
  std::string found;
  bool in_table = false;
  for (const TextLine& line : split_lines(text)) {
    if (is_table_header(line.text)) {
      in_table = true;
      continue;
    }
    std::string others;
    const bool first_line = found.empty();
    for (const std::string& word : paste_words(line.text)) {
      std::string bare = word;
      std::erase(bare, '"');
      std::erase(bare, '`');
      std::string cells = cells_in(bare);
      if (cells.empty()) {
        others += (others.empty() ? "" : " ") + word;
      } else if (found.empty()) {
        found = std::move(cells);
      } else if (first_line && paste.solution.empty() && agrees(cells, found)) {
        paste.solution = std::move(cells);
      } else {
        return std::nullopt;
      }
    }
    if (!others.empty()) paste.words += others + "\n";
  }
  if (!fits_a_format(found)) return std::nullopt;
  // Other digits side by side may be cells that were cut off.
  constexpr std::size_t kMostDigits = 8;
  std::size_t run = 0;
  for (const char c : paste.words) {
    run = (c >= '0' && c <= '9') || c == '.' ? run + 1 : 0;
    if (run > kMostDigits) return std::nullopt;
  }
  if (in_table) paste.words.clear();  // other columns
  paste.text = found + "\n";
  return paste;
}

/// The lines with cells, without blank ones at either end, and the words around them; nothing when
/// words stand between them.
struct Body {
  std::vector<std::string> lines;
  std::string title;
  std::string words;
};

std::optional<Body> split_body(const std::vector<std::string>& lines) {
  Body body;
  bool ended = false;
  for (const std::string& line : lines) {
    const std::string content(trim(line));
    const bool row = content.starts_with("Row ") || content.starts_with("row ");
    if (is_table_header(line)) continue;
    if (!row && is_prose(line)) {
      ended = !body.lines.empty();
      if (!ended && body.title.empty()) {
        body.title = content;
      } else {
        body.words += content + "\n";
      }
    } else if (!content.empty() || line.find('\t') != std::string::npos || !body.lines.empty()) {
      if (ended && content.empty()) continue;
      if (ended) return std::nullopt;
      body.lines.push_back(line);
    }
  }
  while (!body.lines.empty() && body.lines.back().find_first_not_of(' ') == std::string::npos) {
    body.lines.pop_back();
  }
  return body;
}

/// Whether some words may be the rows of a region map, which is no decoration: as many letters as
/// there may be rows, in one word.
bool has_map(std::string_view words, std::size_t num_lines) {
  constexpr std::size_t kLongestWord = 15;
  const std::vector<TextLine> lines = content_lines(words);
  return std::any_of(lines.begin(), lines.end(), [num_lines](const TextLine& line) {
    const std::string_view word = trim(line.text);
    return only_letters(word) && (word.size() == num_lines || word.size() > kLongestWord);
  });
}

/// Without '#' and '*' of headings around it.
std::string heading(std::string_view line) {
  const std::size_t first = line.find_first_not_of("#*_ \t");
  if (first == std::string_view::npos) return {};
  return std::string(line.substr(first, line.find_last_not_of("*_ \t:") - first + 1));
}

}  // namespace

std::optional<Paste> find_paste(std::string_view text) {
  if (text.size() <= kMaxBytes && !trim_lines(text).starts_with('{')) {
    std::vector<std::string> links = links_in(text);
    if (!links.empty()) return Paste{std::move(links.front()), {}, {}, {}, true};
  }
  const char first = trim_lines(text).empty() ? '{' : trim_lines(text).front();
  if (text.size() > kMaxBytes || first == '{' || first == '<') return std::nullopt;
  const std::vector<std::string> lines = plain_lines(text);
  const std::string plain = join_lines(lines);
  if (fits_a_format(plain)) return Paste{plain, {}, {}, {}, false};
  if (auto body = split_body(lines); body && !body->lines.empty()) {
    Paste paste{join_lines(body->lines),
                heading(body->title),
                std::string(trim_lines(body->words)),
                {},
                false};
    if (has_map(body->title + "\n" + body->words, body->lines.size())) return std::nullopt;
    if (fits_a_format(paste.text)) return paste;
    if (auto found = find_grid(body->lines)) {
      paste.text = *std::move(found);
      return paste;
    }
  }
  auto paste = read_word(plain);
  if (!paste) return std::nullopt;
  const std::size_t end = std::min(paste->words.find('\n'), paste->words.size());
  paste->title = heading(std::string_view(paste->words).substr(0, end));
  paste->words = trim_lines(std::string_view(paste->words).substr(end));
  return paste;
}

namespace {

/// The first that can be read; else what is wrong with the first.
base::Result<model::Document> read_links(const std::vector<std::string>& links,
                                         const ReadOptions& options) {
  std::optional<base::Error> error;
  for (const std::string& link : links) {
    const auto format = sniff(link);
    auto document = format ? (*format)->read(link, options) : format.error();
    if (document) return document;
    if (!error) error = document.error();
  }
  return *error;
}

}  // namespace

base::Error paste_error(std::string_view text, const base::Error& of_text) {
  if (const auto paste = find_paste(text); paste && paste->is_link) {
    const auto document = read_paste(text, {});
    return document ? of_text : document.error();
  }
  if (!looks_like_link(text)) {
    if (auto error = explain_link(address_in(text))) return *std::move(error);
  }
  return of_text;
}

base::Result<model::Document> read_paste(std::string_view text, const ReadOptions& options) {
  const auto paste = find_paste(text);
  if (!paste) return base::make_error(base::ErrorCode::syntax, "there is no puzzle in it");
  if (paste->is_link) return read_links(links_in(text), options);
  const auto format = sniff(paste->text);
  if (!format) return format.error();
  auto document = (*format)->read(paste->text, options);
  if (!document) return document;
  model::Puzzle& puzzle = document->puzzle;
  if (puzzle.metadata.title.empty()) puzzle.metadata.title = paste->title;
  if (puzzle.metadata.rules.empty()) puzzle.metadata.rules = paste->words;
  if (paste->solution.size() != puzzle.givens.size() || puzzle.solution) return document;
  model::FilledGrid solution;
  for (const char c : paste->solution) {
    if (const auto digit = standard_digit(c, puzzle.num_digits())) solution.push_back(*digit);
  }
  if (solution.size() == puzzle.givens.size()) puzzle.solution = std::move(solution);
  return document;
}

}  // namespace omnidoku::formats

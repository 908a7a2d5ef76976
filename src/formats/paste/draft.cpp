// SPDX-License-Identifier: MIT
//
// 1. Lines of words go; what is left may fit a format, or be a grid that can be brought into one
//    (paste/grid.h).
// 2. Else it may be in the source of a program (paste/source.h), or one word of the text may be a
//    puzzle, a character a cell.
// 3. Of several grids below each other, with or without words between them, each is tried; then
//    those in a source, and those that are words.
#include "formats/paste/draft.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "formats/paste/grid.h"
#include "formats/paste/source.h"
#include "formats/text.h"
#include "formats/text/clue_list.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_table.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "formats/text/words_around.h"
#include "formats/words/rule_ideas.h"
#include "formats/words/rule_words.h"

namespace omnidoku::formats {

namespace {

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
  const bool in_letters = letter_symbols(word, *side).has_value();
  for (const char c : word) {
    const bool is_symbol = standard_digit(c, *side).has_value() || (in_letters && is_letter(c));
    some = some || is_symbol;
    const bool sign = !is_symbol && is_empty_sign(std::string_view(&c, 1));
    if (!is_symbol && !sign && !is_empty_mark(c)) return {};
    cells += sign ? '.' : c;
  }
  return some ? cells : std::string();
}

/// Whether words may be cells that were cut off: many digits side by side.
bool may_be_cells(std::string_view words) {
  constexpr std::size_t kMostDigits = 8;
  std::size_t run = 0;
  for (const char c : words) {
    run = (c >= '0' && c <= '9') || c == '.' ? run + 1 : 0;
    if (run > kMostDigits) return true;
  }
  return false;
}

/// A line from which cells were taken, without what separated them from its words.
std::string without_separators(std::string_view line) {
  std::string words;
  for (const char c : trim(line)) {
    const bool is_separator = is_blank(c) || c == '|' || c == ',' || c == ';';
    if (is_separator && (words.empty() || words.back() == ' ')) continue;
    words += is_blank(c) ? ' ' : c;
  }
  const std::size_t end = words.find_last_not_of(" |,;");
  return words.substr(0, end == std::string::npos ? 0 : end + 1);
}

/// The same of a word that may be in marks of quotation or code, or stand behind a name and '=' or
/// ':'.
std::string cells_of_word(std::string word) {
  std::erase_if(word, [](char c) { return c == '"' || c == '`'; });
  std::string cells = cells_in(word);
  if (!cells.empty() || word.find("://") != std::string::npos ||
      word.find_first_of("{}") != std::string::npos) {
    return cells;
  }
  const std::size_t name_end = word.find_last_of("=:");
  return name_end == std::string::npos ? std::string() : cells_in(word.substr(name_end + 1));
}

/// What a word with cells says beside them: what other parameters than theirs are, as sentences
/// ("variant=diagonal&p=53.."), and the stop that ends the sentence which they stand in.
std::string said_beside(const std::string& word, const std::string& cells, bool has_more) {
  constexpr std::string_view kStops = ".!?";
  constexpr std::string_view kBetween = "&?,;/";
  std::string said;
  const std::size_t name_end = word.find_last_of("=:");
  std::string_view names = std::string_view(word).substr(
      0, name_end == std::string::npos || name_end + cells.size() >= word.size() ? 0 : name_end);
  while (!names.empty()) {
    const std::size_t end = std::min(names.find_first_of(kBetween), names.size());
    const bool is_of_cells = end == names.size();
    std::string name(names.substr(0, end));
    names.remove_prefix(std::min(end + 1, names.size()));
    std::erase_if(name, [](char c) { return c == '"' || c == '`' || c == '(' || c == '['; });
    if (name.empty() || (is_of_cells && ideas_in(name).none())) continue;
    std::replace(name.begin(), name.end(), '=', ' ');
    said += name + ". ";
  }
  const bool is_stop = word.size() > cells.size() && kStops.find(word.back()) != std::string::npos;
  if (is_stop && has_more) said += word.back();
  return said;
}

/// Takes a word with cells out of a line.
void take_word(const std::string& word, const std::string& cells, std::string& line) {
  const std::size_t at = line.find(word);
  const bool has_more = !trim(std::string_view(line).substr(at + word.size())).empty();
  line.replace(at, word.size(), said_beside(word, cells, has_more));
}

/// Takes the cells of a word as those of a puzzle, or of its solution. False where that has both,
/// or where they may be something else.
bool add_cells(std::string cells, Draft& draft) {
  if (draft.text.empty()) {
    draft.text = std::move(cells);
    return true;
  }
  const bool are_both = draft.solution.empty() && cells.size() == draft.text.size() &&
                        (are_full(cells) || are_full(draft.text));
  if (!are_both) return false;
  if (!are_full(cells)) std::swap(cells, draft.text);
  if (looks_like_map(cells, side_of(cells.size()).value_or(0))) return false;
  draft.solution = std::move(cells);
  return true;
}

/// The only word of a text that is a square of cells, perhaps with its solution beside it; all
/// other words go to the paste's words.
std::optional<Draft> read_word(std::string_view text) {
  Draft paste;
  bool in_table = false;
  for (const TextLine& line : split_lines(text)) {
    if (is_table_header(line.text)) {
      in_table = true;
      continue;
    }
    std::string others(line.text);
    bool has_cells = false;
    const bool first_line = paste.text.empty();
    for (const std::string& word : paste_words(line.text)) {
      std::string cells = cells_of_word(word);
      if (cells.empty()) continue;
      has_cells = true;
      take_word(word, cells, others);
      if (!first_line || !add_cells(std::move(cells), paste)) return std::nullopt;
      paste.first = paste.last = line.number - 1;
    }
    if (has_cells) others = without_separators(others);
    if (const std::string_view said = trim(others); !is_noise(said))
      paste.words.append(said).append("\n");
  }
  if (!fits_a_format(paste.text)) return std::nullopt;
  if (may_be_cells(paste.words)) return std::nullopt;
  if (in_table) paste.words.clear();  // other columns
  paste.text += "\n";
  return paste;
}

/// Tells lines of words, without cells, among some lines.
class WordLines {
 public:
  /// `fewest`: how many cells a row of letters must have.
  explicit WordLines(const std::vector<std::string>& lines, std::size_t fewest = 6) {
    std::map<std::size_t, int> numbers;
    for (const std::string& line : lines) {
      const std::string_view content = trim(line);
      if (content.size() < fewest || is_prose(content)) continue;
      const int number = ++numbers[content.size()];
      if (width_ == 0 || number > numbers[width_]) width_ = content.size();
    }
    for (const std::string& line : lines) {
      const std::string_view content = trim(line);
      if (content.size() != width_) continue;
      if (only_letters(content)) ++num_words_;
      if (is_prose(content)) continue;
      ++num_rows_;
      std::copy_if(content.begin(), content.end(), std::back_inserter(letters_), is_letter);
    }
  }

  /// Two dashes begin what stands below every mail, and a number or letter much shorter than a
  /// row is a heading. A word of letters and empty cells that is as long as most rows is one of
  /// them.
  bool has(std::string_view line) const {
    const std::string_view content = trim(line);
    const bool is_underline =
        !content.empty() && content.find_first_not_of("^~ ") == std::string_view::npos;
    // Of a row with one given, the others being blank, blanks are left on either side.
    const bool is_row =
        (!line.empty() && is_blank(line.front())) || line.ends_with('\t') || line.ends_with("  ");
    if (content == "--" || is_underline || (is_number(content) && !is_row) ||
        is_time_of_day(content) || is_date(content) || is_word_beside_rows(content) ||
        equates_cells(content))
      return true;
    const auto may_be_cell = [](char c) { return is_letter(c) || is_empty_mark(c); };
    return is_prose(content) &&
           !(content.size() == width_ && std::all_of(content.begin(), content.end(), may_be_cell));
  }

 private:
  /// "1", "(2)", "3.", "[4]", "No. 5", "B", "iv)": what one of several is called.
  bool is_number(std::string_view content) const {
    constexpr std::size_t kLongest = 7;
    if (content.size() > kLongest || content.size() + 2 >= width_) return false;
    if (content.starts_with('(') || content.starts_with('[')) content.remove_prefix(1);
    constexpr std::string_view kEnds = ".):]";
    if (!content.empty() && kEnds.find(content.back()) != std::string_view::npos)
      content.remove_suffix(1);
    const std::string small = in_small_letters(content);
    std::string_view word = small;
    for (const std::string_view begin : {"no.", "nr.", "no ", "nr "}) {
      if (word.starts_with(begin)) word = trim(word.substr(begin.size()));
    }
    const auto consists_of = [word](std::string_view signs) {
      return !word.empty() && word.find_first_not_of(signs) == std::string_view::npos;
    };
    return consists_of("0123456789") || consists_of("ivx") ||
           (word.size() == 1 && is_letter(word.front()));
  }

  /// "2024-03-12", "12/03/2024", "12.3.24", "12:34".
  bool is_date(std::string_view content) const {
    constexpr std::size_t kLongest = 10;
    if (content.size() > kLongest || content.size() == width_) return false;
    const std::size_t at = content.find_first_of("-/.:");
    if (at == std::string_view::npos || at == 0) return false;
    std::vector<std::string_view> parts;
    for (const char separator = content[at]; !content.empty();) {
      const std::size_t end = std::min(content.find(separator), content.size());
      parts.push_back(content.substr(0, end));
      content.remove_prefix(std::min(end + 1, content.size()));
    }
    constexpr std::size_t kOfDate = 3;
    constexpr std::size_t kOfYear = 4;
    const auto may_be_part = [](std::string_view part) {
      return !part.empty() && part.size() <= kOfYear &&
             part.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return (parts.size() == kOfDate || (parts.size() == 2 && parts[0].size() <= 2)) &&
           std::all_of(parts.begin(), parts.end(), may_be_part);
  }

  /// "NC", "3D", "Hi,", and a word as long as a row, of letters that no row has.
  bool is_word_beside_rows(std::string_view content) const {
    constexpr std::size_t kFewestRows = 3;
    constexpr std::string_view kInWords = " 0123456789,.:;!?'";
    if (num_rows_ < kFewestRows || content.size() > width_) return false;
    if (content.size() == width_ && num_words_ > 1) return false;
    const bool is_word = std::all_of(content.begin(), content.end(), [&](char c) {
      return is_letter(c) ? letters_.find(c) == std::string::npos
                          : kInWords.find(c) != std::string_view::npos;
    });
    if (!is_word) return false;
    const auto num_letters =
        static_cast<std::size_t>(std::count_if(content.begin(), content.end(), is_letter));
    return num_letters > 0 && (num_letters == content.size() || content.size() + 2 < width_);
  }

  std::size_t width_ = 0;     ///< of most rows; 0 where there are none
  std::size_t num_rows_ = 0;  ///< of this width and not of letters alone
  std::string letters_;       ///< in them
  int num_words_ = 0;         ///< of this width and of letters alone
};

/// The lines with cells, without blank ones at either end, and the words around them; nothing when
/// words stand between them.
struct Body {
  std::vector<std::string> lines;
  std::size_t first = 0;  ///< the index of the first among all lines
  std::string title;
  std::string words;
};

std::optional<Body> split_body(const std::vector<std::string>& lines) {
  Body body;
  const WordLines words(lines);
  bool ended = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    const std::string content(trim(line));
    const bool row = begins_row(content);
    if (is_table_header(line)) continue;
    if (!row && words.has(line)) {
      ended = !body.lines.empty();
      if (is_noise(content)) continue;
      if (!ended && body.title.empty()) {
        body.title = content;
      } else {
        body.words += content + "\n";
      }
    } else if (!content.empty() || line.find('\t') != std::string::npos || !body.lines.empty()) {
      if (ended && content.empty()) continue;
      if (ended) return std::nullopt;
      if (body.lines.empty()) body.first = i;
      body.lines.push_back(line);
    }
  }
  while (!body.lines.empty() && body.lines.back().find_first_not_of(' ') == std::string::npos) {
    body.lines.pop_back();
  }
  return body;
}

/// Whether some words may be the rows of a region map, which is no decoration: as many letters as
/// there may be rows, in one word, on more lines than one.
bool has_map(std::string_view words, std::size_t num_lines) {
  constexpr std::size_t kLongestWord = 15;
  std::size_t num_rows = 0;
  for (const TextLine& line : content_lines(words)) {
    const std::string_view word = trim(line.text);
    if (!only_letters(word)) continue;
    if (word.size() > kLongestWord) return true;
    if (word.size() == num_lines) ++num_rows;
  }
  return num_rows > 1;
}

/// Without '#' and '*' of headings around it.
std::string heading(std::string_view line) {
  const std::size_t first = line.find_first_not_of("#*_ \t");
  if (first == std::string_view::npos) return {};
  return std::string(line.substr(first, line.find_last_not_of("*_ \t:") - first + 1));
}

/// The first line of words is the title.
void split_words(std::string_view words, Draft& draft) {
  const std::size_t end = std::min(words.find('\n'), words.size());
  draft.title = heading(words.substr(0, end));
  draft.words = trim_lines(words.substr(end));
}

// --- Grids in lines ----------------------------------------------------------------------------

bool is_empty_line(std::string_view line) { return trim(line).empty(); }

/// The first and the last line with something on it.
void note_extent(Draft& draft, const std::vector<std::string>& lines) {
  const auto said = [](const std::string& line) { return !is_empty_line(line); };
  const auto first = std::find_if(lines.begin(), lines.end(), said);
  const auto last = std::find_if(lines.rbegin(), lines.rend(), said);
  if (first == lines.end()) return;
  draft.first = static_cast<std::size_t>(first - lines.begin());
  draft.last = static_cast<std::size_t>(lines.rend() - last) - 1;
}

/// The cells of a jigsaw and its region map among words, each as lines or as one word, in the form
/// that the format jigsaw has.
std::optional<Draft> find_cells_and_map(const std::vector<std::string>& lines) {
  constexpr std::size_t kSmallestWord = 36;  // cells
  static const Format* const jigsaw = find_format("jigsaw");
  Draft draft;
  std::string rows;
  std::string words;
  std::size_t num_rows = 0;
  const WordLines word_lines(lines, static_cast<std::size_t>(kUsualSide));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view content = trim(lines[i]);
    if (content.empty()) continue;
    const std::size_t before = num_rows;
    if (!word_lines.has(content)) {
      rows.append(content).append("\n");
      ++num_rows;
    } else {
      std::string others(content);
      for (const std::string& word : paste_words(content)) {
        if (word.size() < kSmallestWord || !side_of(word.size())) continue;
        others.replace(others.find(word), word.size(), "");
        rows += word + "\n";
        ++num_rows;
      }
      words.append(trim(others)).append("\n");
    }
    if (num_rows == before) continue;
    if (before == 0) draft.first = i;
    draft.last = i;
  }
  if (words.empty() || jigsaw->mismatch(rows)) return std::nullopt;
  draft.text = std::move(rows);
  draft.words = std::move(words);
  return draft;
}

/// One grid, with words above and below it.
std::optional<Draft> find_one(const std::vector<std::string>& lines) {
  const std::string plain = join_lines(lines);
  Draft draft;
  note_extent(draft, lines);
  if (fits_a_format(plain)) {
    draft.text = plain;
    return draft;
  }
  if (auto jigsaw = find_cells_and_map(lines)) return jigsaw;
  if (auto body = split_body(lines); body && !body->lines.empty()) {
    if (has_map(body->title + "\n" + body->words, body->lines.size())) return std::nullopt;
    draft.text = join_lines(body->lines);
    draft.title = heading(body->title);
    draft.words = trim_lines(body->words);
    draft.first = body->first;
    draft.last = body->first + body->lines.size() - 1;
    if (fits_a_format(draft.text)) return draft;
    if (auto found = find_grid(body->lines)) {
      draft.text = *std::move(found);
      return draft;
    }
  }
  if (auto sources = find_source_grids(lines); sources.size() == 1) {
    draft.text = std::move(sources.front().text);
    draft.title = std::move(sources.front().title);
    draft.words = std::move(sources.front().words);
    draft.unknown = std::move(sources.front().unknown);
    return draft;
  }
  if (auto list = find_clue_list(lines)) {
    draft.text = std::move(list->grid);
    split_words(list->words, draft);
    return draft;
  }
  auto word = read_word(plain);
  if (!word) return std::nullopt;
  split_words(std::string(word->words), *word);
  return word;
}

/// A stretch of lines without words as a grid of at least six rows, or as a line of its cells.
std::optional<std::string> grid_in_stretch(const std::vector<std::string>& stretch) {
  constexpr std::size_t kFewestRows = 6;
  if (stretch.size() == 1) {
    std::string cells = cells_in(std::string(trim(stretch.front())));
    return fits_a_format(cells) ? std::optional(cells + "\n") : std::nullopt;
  }
  if (stretch.size() < kFewestRows) return std::nullopt;
  const std::string text = join_lines(stretch);
  if (fits_a_format(text)) return text;
  return find_grid(stretch);
}

constexpr std::size_t kFewestInOverlap = 18;  // characters of a row

/// What ends a grid in a text with several.
enum class GridEnd : std::uint8_t {
  words,       ///< a line of words or a comment
  blank_line,  ///< or a blank line, or one of dashes
  last_row,    ///< as many lines as the first has characters
};

/// Several grids below each other, each with the words above it; none unless every stretch of lines
/// without words is one.
std::vector<Draft> find_several(const std::vector<std::string>& lines, GridEnd grid_end) {
  std::vector<Draft> found;
  std::vector<std::string> words;
  std::string all_words;
  const WordLines word_lines(lines);
  std::vector<std::string> stretch;
  bool all_read = true;
  const auto take_words = [&words](Draft& draft) {
    if (words.empty()) return;
    draft.title = heading(words.front());
    words.erase(words.begin());
    draft.words = trim_lines(join_lines(words));
    words.clear();
  };
  const auto end_stretch = [&](std::size_t end) {
    while (!stretch.empty() && is_empty_line(stretch.back())) stretch.pop_back(), --end;
    if (stretch.empty()) return;
    if (auto text = grid_in_stretch(stretch)) {
      Draft draft;
      draft.text = *std::move(text);
      draft.first = end - stretch.size();
      draft.last = end - 1;
      take_words(draft);
      found.push_back(std::move(draft));
    } else {
      all_read = false;
    }
    stretch.clear();
  };
  for (std::size_t i = 0; i < lines.size() && all_read; ++i) {
    const std::string& line = lines[i];
    const std::string_view content = trim(line);
    // Where grids overlap it marks places without a cell.
    const bool is_comment = content.starts_with('#') &&
                            (content.size() < kFewestInOverlap ||
                             content.find_first_not_of("#.0123456789*_ ") != std::string::npos);
    if (is_comment || word_lines.has(line)) {
      end_stretch(i);
      const std::string_view said = content.substr(is_comment ? 1 : 0);
      if (!is_noise(said)) words.emplace_back(said);
      all_words.append(content).append("\n");
    } else if (!stretch.empty() || !content.empty()) {
      const bool is_end = grid_end == GridEnd::blank_line &&
                          content.find_first_not_of("-=*_~") == std::string::npos;
      if (is_end) end_stretch(i);
      if (!is_end) stretch.push_back(line);
      if (grid_end == GridEnd::last_row && !stretch.empty() &&
          stretch.size() == trim(stretch.front()).size()) {
        end_stretch(i + 1);
      }
    }
  }
  end_stretch(lines.size());
  if (!all_read || may_be_cells(all_words)) return {};
  for (const Draft& draft : found) {
    if (has_map(all_words, content_lines(draft.text).size())) return {};
  }
  if (!found.empty() && !words.empty()) {
    std::string& last = found.back().words;
    last += (last.empty() ? "" : "\n") + std::string(trim_lines(join_lines(words)));
  }
  return found;
}

/// Several grids in the source of a program.
std::vector<Draft> find_sources(const std::vector<std::string>& lines) {
  std::vector<Draft> found;
  for (SourceGrid& source : find_source_grids(lines)) {
    Draft& draft = found.emplace_back();
    draft.text = std::move(source.text);
    draft.title = std::move(source.title);
    draft.words = trim_lines(source.words);
    draft.unknown = std::move(source.unknown);
    draft.first = source.first;
    draft.last = source.last;
  }
  return found;
}

/// The name of a puzzle in a line that says it: "- name: easy".
std::string name_in(std::string_view line) {
  line = line.substr(std::min(line.find_first_not_of("- \t\"'["), line.size()));
  if (line.ends_with(']')) line.remove_suffix(1);
  for (const std::string_view key : {"name", "title"}) {
    if (!in_small_letters(line.substr(0, key.size())).starts_with(key)) continue;
    const std::string_view rest = line.substr(key.size());
    const std::size_t colon = rest.find_first_not_of("\"' \t");
    if (colon == std::string_view::npos || (rest[colon] != ':' && rest[colon] != '=')) continue;
    line = rest.substr(colon + 1);
    line = line.substr(std::min(line.find_first_not_of("\"' \t"), line.size()));
    return std::string(line.substr(0, line.find_last_not_of("\"', \t") + 1));
  }
  return heading(line);
}

/// Words of several lines that are each a puzzle, perhaps with its solution beside it, among other
/// words. The line above one names it.
std::vector<Draft> find_words(const std::vector<std::string>& lines) {
  std::vector<Draft> found;
  std::vector<std::string> above;
  bool some_words = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Draft draft;
    std::string others = lines[i];
    for (const std::string& word : paste_words(lines[i])) {
      std::string cells = cells_of_word(word);
      if (cells.empty()) continue;
      take_word(word, cells, others);
      if (!add_cells(std::move(cells), draft)) return {};
    }
    const std::string rest = without_separators(others);
    if (may_be_cells(rest)) return {};
    some_words = some_words || !rest.empty();
    if (draft.text.empty()) {
      if (!is_noise(rest)) above.push_back(rest);
      continue;
    }
    if (!fits_a_format(draft.text)) return {};
    if (!above.empty()) {
      draft.title = name_in(above.back());
      above.pop_back();
    }
    // "puzzle: " is no word about it.
    if (!rest.ends_with(':') && !rest.ends_with('=')) {
      above.push_back(rest);
    } else {
      draft.label = heading(trim(std::string_view(rest).substr(0, rest.size() - 1)));
    }
    draft.words = trim_lines(join_lines(above));
    above.clear();
    draft.first = draft.last = i;
    found.push_back(std::move(draft));
  }
  if (!some_words) return {};
  if (!found.empty() && !above.empty()) {
    std::string& last = found.back().words;
    last += (last.empty() ? "" : "\n") + std::string(trim_lines(join_lines(above)));
  }
  return found;
}

/// Without what marks the lines of a quotation or of a list, where that leaves anything.
std::optional<std::vector<std::string>> unquoted(std::vector<std::string> lines) {
  constexpr std::string_view kBullets[] = {"- ", "* ", "\u2022 "};
  const auto count = [&lines](char c) {
    std::size_t number = 0;
    for (const std::string& line : lines)
      number += static_cast<std::size_t>(std::count(line.begin(), line.end(), c));
    return number;
  };
  bool some = false;
  for (std::string& line : lines) {
    while (trim(line).starts_with('>')) {
      line.erase(0, line.find('>') + 1);
      if (line.starts_with(' ')) line.erase(0, 1);
      some = true;
    }
  }
  if (some) return lines;
  for (const std::string_view bullet : kBullets) {
    const auto marked = static_cast<std::size_t>(
        std::count_if(lines.begin(), lines.end(),
                      [bullet](const std::string& line) { return line.starts_with(bullet); }));
    // Elsewhere the sign may stand for an empty cell.
    if (marked < static_cast<std::size_t>(kUsualSide) || count(bullet.front()) != marked) continue;
    for (std::string& line : lines) {
      if (line.starts_with(bullet)) line.erase(0, bullet.size());
    }
    return lines;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Draft> find_drafts(const std::vector<std::string>& lines) {
  if (sets_cells(lines) || map_fault_in(lines)) return {};
  for (const auto& form : {std::optional(lines), unquoted(lines), with_plain_frame(lines)}) {
    if (!form) continue;
    if (auto one = find_one(*form)) return {*std::move(one)};
    for (const GridEnd end : {GridEnd::words, GridEnd::blank_line, GridEnd::last_row}) {
      if (auto several = find_several(*form, end); !several.empty()) return several;
    }
    if (auto several = find_words(*form); !several.empty()) return several;
    if (auto several = find_sources(*form); !several.empty()) return several;
  }
  return {};
}

std::optional<OddRow> odd_row_in(const std::vector<std::string>& lines) {
  // Blank lines may stand between boxes, and between a grid and short words.
  const WordLines words(lines);
  for (const bool blank_ends : {false, true}) {
    std::vector<std::string> stretch;
    for (std::size_t i = 0; i <= lines.size(); ++i) {
      if (i < lines.size() && !words.has(lines[i]) && !(blank_ends && lines[i].empty())) {
        stretch.push_back(lines[i]);
        continue;
      }
      const auto first = static_cast<std::uint32_t>(i - stretch.size() + 1);
      if (auto odd = find_odd_row(stretch, first)) return odd;
      stretch.clear();
    }
  }
  return std::nullopt;
}

}  // namespace omnidoku::formats

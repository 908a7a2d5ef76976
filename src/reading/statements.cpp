// SPDX-License-Identifier: MIT
#include "reading/statements.h"

#include <algorithm>
#include <iterator>

#include "reading/asides.h"
#include "reading/letters.h"

namespace omnidoku::reading {
namespace {

/// Whether it is no more than a name on a line of its own: "COUNTING CIRCLES".
bool is_in_capitals(std::string_view text) {
  constexpr std::size_t kMostBytes = 40;
  return text.size() <= kMostBytes && std::any_of(text.begin(), text.end(), is_letter) &&
         std::none_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool is_bullet(std::string_view text) {
  constexpr std::string_view kBullets[] = {"-", "*", "\xe2\x80\xa2", "\xe2\x80\x93"};
  return std::any_of(std::begin(kBullets), std::end(kBullets),
                     [text](std::string_view bullet) { return text.starts_with(bullet); });
}

/// Whether a part of a text is a line of its own that says what the part behind it is called.
bool is_heading(std::string_view text, std::string_view part, std::string_view next) {
  const std::size_t end = static_cast<std::size_t>(part.data() - text.data()) + part.size();
  const std::size_t behind = text.find_first_not_of(" \t\r", end);
  if (behind == std::string_view::npos || text[behind] != '\n' || is_bullet(part)) return false;
  constexpr std::size_t kMostWords = 4;
  return (is_in_capitals(part) && !is_in_capitals(next)) ||
         (is_bullet(next) && split_words(part).size() <= kMostWords);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

/// Whether a text says what something is called: "Green lines are German whispers".
bool is_naming(std::string_view text) {
  constexpr std::size_t kMostWords = 8;
  const std::vector<std::string> words = words_of(text);
  const auto is = std::find(words.begin(), words.end(), "is");
  return words.size() <= kMostWords && is != words.end() && is + 1 != words.end() &&
         names_subject({words.begin(), is}) && !may_restrict(text);
}

/// Whether a text may be what a sentence behind it is about: "Green lines".
bool is_short_label(std::string_view text) {
  constexpr std::size_t kMostWords = 3;
  const std::vector<std::string> words = words_of(text);
  return !words.empty() && words.size() <= kMostWords && names_subject(words) &&
         !may_restrict(text);
}

/// Whether brackets say which digits the words before them mean: "low digits (1-3)".
bool tells_which(const Unbracketed& parts) {
  const std::vector<std::string> outer = words_of(parts.outer);
  const bool has_kind = std::any_of(outer.begin(), outer.end(), [](const std::string& word) {
    return word == "low" || word == "middle" || word == "medium" || word == "high";
  });
  return has_kind && std::any_of(parts.inner.begin(), parts.inner.end(), [](const auto& inner) {
           return std::any_of(inner.begin(), inner.end(), is_digit);
         });
}

/// Without the number of an item of a list: "2) Purple lines ...".
std::string_view without_item(std::string_view text) {
  std::size_t end = text.starts_with('(') ? 1 : 0;
  while (end < text.size() && end < 3 && is_digit(text[end])) ++end;
  const bool is_item = end > 0 && is_digit(text[end - 1]) && end + 1 < text.size() &&
                       text[end] == ')' && is_blank(text[end + 1]);
  return is_item ? trimmed(text.substr(end + 1)) : text;
}

/// Whether what stands at `at` parts lists of digits: "from 1,4,7; 2,5,8; 3,6,9".
bool parts_lists(std::string_view text, std::size_t at) {
  std::size_t before = at;
  while (before > 0 && is_digit(text[before - 1])) --before;
  std::size_t behind = text.find_first_not_of(' ', at + 1);
  if (behind == std::string_view::npos) return false;
  const std::size_t begin = behind;
  while (behind < text.size() && is_digit(text[behind])) ++behind;
  const bool is_list_before =
      at - before > 2 ||
      (at - before == 1 && before > 0 && (text[before - 1] == ',' || text[before - 1] == '/'));
  const bool is_list_behind = behind - begin > 2 || (behind - begin == 1 && behind < text.size() &&
                                                     (text[behind] == ',' || text[behind] == '/'));
  return is_list_before && is_list_behind;
}

/// Whether a statement that begins at `begin` ends with the character at `i`.
bool ends_at(std::string_view text, std::size_t begin, std::size_t i, int depth) {
  const char c = text[i];
  const char next = i + 1 < text.size() ? text[i + 1] : ' ';
  if (c == '\n') return !goes_on_behind(text, i);
  if (depth > 0) return false;
  if (c == ';') return !parts_lists(text, i);
  if (c == ':') {
    // A label before what it is the label of: "Killer: Digits ...".
    std::size_t behind = i + 1;
    while (behind < text.size() && text[behind] == ' ') ++behind;
    const bool is_before_capital =
        behind < text.size() && text[behind] >= 'A' && text[behind] <= 'Z';
    const std::string_view before = text.substr(begin, i - begin);
    return next == ' ' && (is_before_capital || is_naming(before) || is_short_label(before) ||
                           before.ends_with(" apply"));
  }
  const bool is_stop = c == '.' || c == '!' || c == '?';
  if (!is_stop || !(is_blank(next) || next == ')' || next == '"')) return false;
  // "e.g. ", "vs. ", "etc. ": what ends with a letter alone, and "1. " of a list.
  const bool is_short =
      i >= 2 && (text[i - 2] == '.' || (i >= 2 && is_blank(text[i - 2]) && is_letter(text[i - 1]) &&
                                        text[i - 1] != 'X' && text[i - 1] != 'V'));
  return !is_short;
}

}  // namespace

bool goes_on_behind(std::string_view text, std::size_t line_end) {
  std::size_t before = line_end;
  while (before > 0 && is_blank(text[before - 1])) --before;
  std::size_t next = line_end + 1;
  while (next < text.size() && text[next] != '\n' && is_blank(text[next])) ++next;
  if (before == 0 || !(is_letter(text[before - 1]) || text[before - 1] == ',')) return false;
  const std::string_view behind = text.substr(std::min(next, text.size()));
  // "Cells separated" before "- by an X sum to 10": an item without a subject of its own.
  constexpr std::string_view kItems[] = {"- by ",   "- with ",   "- that ", "- which ",
                                         "- must ", "- cannot ", "- may ",  "- are ",
                                         "- is ",   "- have ",   "- has "};
  return (!behind.empty() && behind.front() >= 'a' && behind.front() <= 'z') ||
         std::any_of(std::begin(kItems), std::end(kItems),
                     [behind](std::string_view item) { return behind.starts_with(item); });
}

Statement statement_of(std::string_view text) {
  Statement made;
  made.text = text;
  if (text.size() > kMostBytesOfStatement) return made;
  const std::string said = without_example(without_item(text));
  const Unbracketed parts = unbracketed(said);
  made.words = words_of(said);
  const bool is_gloss =
      !tells_which(parts) && std::none_of(parts.inner.begin(), parts.inner.end(), may_restrict);
  made.plain = is_gloss ? words_of(parts.outer) : made.words;
  made.behind_name = words_of(behind_name(said));
  made.by_bracket = words_of(by_bracket(said));
  made.is_example = trimmed(said).empty() || made.words.empty();
  return made;
}

std::vector<Halves> halves_of(std::string_view text) {
  constexpr std::string_view kBetween[] = {", and ", ", but ", ", while ", ", whereas ", "; ",
                                           ", so ",  ", ",     " and ",    " but ",      " while "};
  constexpr std::size_t kMostHalves = 12;
  std::vector<Halves> halves;
  for (const std::string_view between : kBetween) {
    for (std::size_t at = text.find(between); at != std::string_view::npos;
         at = text.find(between, at + 1)) {
      const Halves two{trimmed(text.substr(0, at)), trimmed(text.substr(at + between.size()))};
      const bool is_new = std::none_of(halves.begin(), halves.end(), [&two](const Halves& one) {
        return one.first.size() == two.first.size();
      });
      if (is_new && halves.size() < kMostHalves) halves.push_back(two);
    }
  }
  return halves;
}

std::vector<Statement> statements_in(std::string_view text) {
  std::vector<Statement> statements;
  std::size_t begin = 0;
  int depth = 0;
  const auto end = [&](std::size_t at, std::size_t next) {
    const std::string_view part = trimmed(text.substr(begin, at - begin));
    begin = next;
    const bool has_letter = std::any_of(part.begin(), part.end(), is_letter);
    if (!has_letter || statements.size() >= kMostStatements) return;
    statements.push_back(statement_of(part));
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')') depth = std::max(0, depth - 1);
    if (text[i] == '\n' && !goes_on_behind(text, i)) depth = 0;
    // A sentence in brackets that is closed behind its stop.
    const bool is_closed = text[i] == ')' && depth == 0 && i > 0 &&
                           (text[i - 1] == '.' || text[i - 1] == '!' || text[i - 1] == '?') &&
                           (i + 1 == text.size() || text[i + 1] != ',');
    if (is_closed || ends_at(text, begin, i, depth)) end(i + 1, i + 1);
  }
  end(text.size(), text.size());
  for (std::size_t i = 0; i + 1 < statements.size(); ++i)
    statements[i].is_heading = is_heading(text, statements[i].text, statements[i + 1].text);
  return statements;
}

}  // namespace omnidoku::reading

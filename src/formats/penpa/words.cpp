// SPDX-License-Identifier: MIT
#include "formats/penpa/words.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "formats/json.h"
#include "formats/penpa/values.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::penpa {

namespace {

/// Characters that words may not have as they are; of those that must not, the first two.
constexpr std::pair<std::string_view, char> kCodes[] = {
    {"%2C", ','}, {"%2D", '\n'}, {"%2E", '&'}, {"%2F", '='}};

/// Without the tags of HTML, which rules may have: "<b>", "</a>".
std::string without_tags(std::string_view words) {
  std::string plain;
  while (!words.empty()) {
    const std::size_t open = std::min(words.find('<'), words.size());
    plain += words.substr(0, open);
    words.remove_prefix(open);
    const std::size_t end = words.find('>');
    const bool is_tag =
        end != std::string_view::npos && end > 1 && (is_letter(words[1]) || words[1] == '/');
    const std::size_t length = is_tag ? end + 1 : std::min<std::size_t>(words.size(), 1);
    if (!is_tag) plain += words.substr(0, length);
    words.remove_prefix(length);
  }
  return plain;
}

/// Nine switches for candidates: a single one is a digit, several are pencil marks.
std::string only_candidate(const base::Value& switches) {
  std::string digit;
  for (std::size_t i = 0; i < switches.items().size(); ++i) {
    if (as_number(switches.items()[i]) != 1) continue;
    if (!digit.empty()) return {};
    digit = std::to_string(i + 1);
  }
  return digit;
}

/// Whether some of these, in small letters, stand in words.
bool has_one_of(std::string_view words, std::initializer_list<std::string_view> wanted) {
  const std::string small = in_small_letters(words);
  return std::any_of(wanted.begin(), wanted.end(), [&small](std::string_view word) {
    return small.find(word) != std::string::npos;
  });
}

}  // namespace

std::vector<std::string> parts_of(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::optional<geometry::Digit> digit_of(std::string_view text, int side) {
  if (text.size() == 1) return standard_digit(text.front(), side);
  const auto number = whole_number(text);
  if (!number || *number < 1 || *number > side) return std::nullopt;
  return geometry::Digit(*number - 1);
}

std::string written_words(std::string_view words) {
  const auto* end = std::begin(kCodes) + 2;
  std::string text;
  for (const char c : words) {
    const auto* code =
        std::find_if(std::begin(kCodes), end, [c](const auto& one) { return one.second == c; });
    if (code == end) {
      text += c;
    } else {
      text += code->first;
    }
  }
  return text;
}

std::string read_words_of(std::string text) {
  for (const auto& [code, sign] : kCodes) {
    for (std::size_t at = text.find(code); at != std::string::npos; at = text.find(code, at + 1))
      text.replace(at, code.size(), 1, sign);
  }
  return clean_words(std::move(text));
}

std::string text_of(const base::Value& number) {
  if (number.items().empty()) return {};
  const base::Value& first = number.items().front();
  if (first.is_array()) return only_candidate(first);
  return text_in(number, 0);
}

void read_words(const std::vector<std::string>& header, model::Metadata& metadata) {
  for (std::size_t i = 3; i < header.size(); ++i) {
    constexpr std::string_view kTitle = "Title: ";
    constexpr std::string_view kAuthor = "Author: ";
    constexpr std::size_t kRulesBehindAuthor = 2;
    if (header[i].starts_with(kTitle))
      metadata.title = read_words_of(header[i].substr(kTitle.size()));
    if (!header[i].starts_with(kAuthor)) continue;
    metadata.author = read_words_of(header[i].substr(kAuthor.size()));
    if (i + kRulesBehindAuthor < header.size())
      metadata.rules = read_words_of(header[i + kRulesBehindAuthor]);
  }
}

std::string symbol_words(const std::string& name) {
  constexpr std::pair<std::string_view, std::string_view> kSymbols[] = {
      {"circle_", "drawn circle"},
      {"square_", "drawn square"},
      {"tri", "drawn triangle"},
      {"diamond_", "drawn diamond"},
      {"hex", "drawn hexagon"},
      {"arrow_", "drawn arrow"},
      {"inequality", "inequality sign"},
      {"star", "drawn star"},
      {"math", "sign of arithmetic"},
      {"dice", "pips of a die"},
      {"ox_", "drawn mark"},
      {"cross", "drawn cross"},
      {"line", "drawn line"},
      {"frameline", "drawn line"},
      {"bars_", "drawn bar"},
  };
  for (const auto& [start, words] : kSymbols) {
    if (name.starts_with(start)) return std::string(words);
  }
  return name.empty() ? "symbol" : "symbol " + quote(name);
}

bool speak_of_inequality(std::string_view words) {
  // In the languages of setters; the signs themselves stand in their rules as well.
  return has_one_of(without_tags(words), {"inequal",
                                          "unequal",
                                          "greater than",
                                          "greater-than",
                                          "less than",
                                          "less-than",
                                          "larger than",
                                          "smaller than",
                                          "bigger than",
                                          "higher than",
                                          "lower than",
                                          "futoshiki",
                                          "ungleich",
                                          "vergleich",
                                          "gr\u00F6\u00DFer",
                                          "kleiner als",
                                          "groesser",
                                          "in\u00E9gal",
                                          "plus grand",
                                          "plus petit",
                                          "desigual",
                                          "mayor que",
                                          "menor que",
                                          "\u4E0D\u7B49\u53F7",
                                          "<",
                                          ">"});
}

bool speak_of_diagonals(std::string_view words) {
  return has_one_of(words, {"diagonal", "sudoku x", "sudoku-x", "x-sudoku", "x sudoku",
                            "\u5BFE\u89D2", "\u5BF9\u89D2"});
}

}  // namespace omnidoku::formats::penpa

// SPDX-License-Identifier: MIT
#include "formats/paste_link.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "formats/format.h"
#include "formats/link.h"
#include "formats/text.h"

namespace omnidoku::formats {

namespace {

constexpr std::string_view kLinkBlanks = " \t\n\f\v";

/// Marks of quotation and brackets, as bytes of UTF-8 may come in front of a word or behind it.
constexpr std::string_view kMarksBefore[] = {
    "\"", "'", "`", "(", "[", "{", "<", "*", "\u201C", "\u201E", "\u2018", "\u00AB", "\u2039"};
constexpr std::string_view kMarksBehind[] = {
    "\"", "'", "`", ")", "]",      "}",      ">",      "*",      ".",     ",",
    ";",  ":", "!", "?", "\u201D", "\u201C", "\u2019", "\u00BB", "\u203A"};

/// Formats of one line without blanks, by which a word among others is told.
constexpr std::string_view kLinkFormats[] = {"fpuzzles_link", "sudokupad",   "penpa",
                                             "iss",           "killer_line", "sumocue"};

bool fits_one(std::string_view word) {
  constexpr std::size_t kShortest = 16;  // a few letters may be a name of something
  if (word.size() < kShortest) return false;
  return std::any_of(std::begin(kLinkFormats), std::end(kLinkFormats), [word](std::string_view id) {
    const Format* format = find_format(id);
    return format != nullptr && !format->mismatch(word);
  });
}

/// In small letters as far as that is no matter: the scheme and the name of the site.
std::string with_small_host(std::string_view address) {
  std::string small(address);
  const std::size_t scheme = address.find("://");
  const std::size_t host = scheme == std::string_view::npos ? 0 : scheme + 3;
  const std::size_t end = std::min(address.find_first_of("/?#", host), address.size());
  for (std::size_t i = 0; i < end; ++i) {
    if (small[i] >= 'A' && small[i] <= 'Z') small[i] = static_cast<char>(small[i] - 'A' + 'a');
  }
  return small;
}

std::string_view without_marks_before(std::string_view word) {
  for (bool again = true; again;) {
    again = false;
    for (const std::string_view mark : kMarksBefore) {
      if (!word.starts_with(mark)) continue;
      word.remove_prefix(mark.size());
      again = true;
    }
  }
  return word;
}

/// What may be an address in a word: behind "](", where Markdown has it.
std::string_view bare_word(std::string_view word) {
  if (const std::size_t at = word.find("]("); at != std::string_view::npos)
    word.remove_prefix(at + 2);
  return without_sentence_end(without_marks_before(word));
}

std::vector<std::string_view> words_in(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t begin = std::min(text.find_first_not_of(kLinkBlanks), text.size());
    text.remove_prefix(begin);
    const std::size_t end = std::min(text.find_first_of(kLinkBlanks), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

bool has_small(std::string_view text, std::string_view part) {
  return with_small_host(text.substr(0, part.size())) == part;
}

bool begins_like_link(std::string_view text) {
  return has_small(text, "http://") || has_small(text, "https://") || has_small(text, "www.");
}

std::string joined_lines(std::string_view text, std::string_view for_blank) {
  std::string result;
  for (const char c : text) {
    if (c == '\n' || c == '\f' || c == '\v') continue;
    if (c == ' ' || c == '\t') {
      result += for_blank;
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace

std::string_view without_sentence_end(std::string_view text) {
  for (bool again = true; again;) {
    again = false;
    for (const std::string_view mark : kMarksBehind) {
      if (!text.ends_with(mark)) continue;
      text.remove_suffix(mark.size());
      again = true;
    }
  }
  return text;
}

std::string address_in(std::string_view text) {
  for (const std::string_view word : words_in(text)) {
    const std::string_view address = bare_word(word);
    if (begins_like_link(address)) return with_small_host(address);
  }
  return {};
}

std::vector<std::string> links_in(std::string_view text) {
  std::vector<std::string> found;
  const auto add = [&found](std::string candidate) {
    if (fits_one(candidate) && std::find(found.begin(), found.end(), candidate) == found.end())
      found.push_back(std::move(candidate));
  };
  std::optional<std::size_t> found_before;
  for (const TextLine& line : split_lines(text)) {
    const std::size_t before = found.size();
    for (const std::string_view word : words_in(line.text)) {
      add(std::string(word));
      const std::string_view inner = bare_word(word);
      const bool is_link = begins_like_link(inner) || looks_like_link(inner);
      add(is_link ? with_small_host(inner) : std::string(inner));
      if (inner.find('%') != std::string_view::npos && !is_link)
        add(without_percent_signs(without_percent_signs(inner)));
    }
    if (found.size() == before) continue;
    if (found_before) return {};  // several, a line each
    found_before = before;
  }
  // Broken into lines, or with blanks for plus signs.
  const std::string_view whole = bare_word(trim_lines(text));
  if (!found.empty() && whole.find_first_of(kLinkBlanks) != std::string_view::npos) {
    for (const std::string_view for_blank : {"+", ""}) {
      const std::string link = joined_lines(whole, for_blank);
      add(begins_like_link(link) || looks_like_link(link) ? with_small_host(link) : link);
    }
  }
  return found;
}

}  // namespace omnidoku::formats

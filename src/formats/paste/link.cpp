// SPDX-License-Identifier: MIT
#include "formats/paste/link.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/format.h"
#include "formats/link.h"
#include "formats/text.h"

namespace omnidoku::formats {

namespace {

constexpr std::string_view kLinkBlanks = " \t\n\f\v";

/// Marks of quotation and brackets, as bytes of UTF-8 may come in front of a word.
constexpr std::string_view kMarksBefore[] = {
    "\"", "'", "`", "(", "[", "{", "<", "*", "\u201C", "\u201E", "\u2018", "\u00AB", "\u2039"};
bool fits_one(std::string_view word) {
  constexpr std::size_t kShortest = 16;  // a few letters may be a name of something
  if (word.size() < kShortest) return false;
  return std::any_of(formats().begin(), formats().end(), [word](const Format* format) {
    return format->is_word && !format->mismatch(word);
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

std::string address_in(std::string_view text) {
  for (const std::string_view word : words_in(text)) {
    const std::string_view address = bare_word(word);
    if (begins_like_link(address)) return with_small_host(address);
  }
  return {};
}

namespace {

void add_fitting(std::vector<std::string>& found, std::string candidate) {
  if (fits_one(candidate) && std::find(found.begin(), found.end(), candidate) == found.end())
    found.push_back(std::move(candidate));
}

/// What a word may mean as a link; empty where it is none.
std::vector<std::string> readings_of(std::string_view word) {
  std::vector<std::string> found;
  add_fitting(found, std::string(word));
  const std::string_view inner = bare_word(word);
  const bool is_link = begins_like_link(inner) || parse_link(inner).is_address;
  add_fitting(found, is_link ? with_small_host(inner) : std::string(inner));
  if (inner.find('%') != std::string_view::npos && !is_link)
    add_fitting(found, without_percent_signs(without_percent_signs(inner)));
  return found;
}

/// Whether a word says something: has a letter or a digit.
bool is_word(std::string_view word) {
  return std::any_of(word.begin(), word.end(), [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || (c & 0x80) != 0;
  });
}

bool are_constraints(const LinkInText& link) { return link.alternatives.front().starts_with('.'); }

}  // namespace

LinksInText links_in(std::string_view text) {
  LinksInText result;
  bool word_between = false;
  for (const TextLine& line : split_lines(text)) {
    std::string others;
    bool some = false;
    bool said = false;
    for (const std::string_view word : words_in(line.text)) {
      LinkInText link{readings_of(word), line.number,
                      static_cast<std::size_t>(word.data() - text.data())};
      if (link.alternatives.empty()) {
        others += (others.empty() ? "" : " ") + std::string(word);
        said = said || is_word(word);
        word_between = word_between || is_word(word);
        continue;
      }
      some = true;
      const bool goes_on = !result.links.empty() && !word_between && are_constraints(link) &&
                           are_constraints(result.links.back());
      if (goes_on) {
        std::string& before = result.links.back().alternatives.front();
        before += link.alternatives.front();
        result.links.back().alternatives.resize(1);
      } else {
        result.links.push_back(std::move(link));
      }
      word_between = false;
    }
    if (!some) {
      result.rest.emplace_back(line.text);
    } else {
      result.rest.push_back(said ? std::move(others) : std::string());
    }
  }
  return result;
}

namespace {

/// Where a link may end that was broken into lines of one length: behind the first word of the line
/// that has another, or before it. Nowhere if it ends on its line.
std::vector<std::size_t> ends_of_lines(std::string_view text, std::size_t begin) {
  const auto line_at = [text](std::size_t at) {
    return text.substr(at, std::min(text.find('\n', at), text.size()) - at);
  };
  const auto is_one_word = [](std::string_view line) {
    return !line.empty() && line.find_first_of(kLinkBlanks) == std::string_view::npos;
  };
  std::string_view line = line_at(begin);
  if (!is_one_word(line)) return {};
  std::size_t at = begin;
  for (std::size_t length = 0;;) {
    at += line.size() + 1;
    if (at >= text.size()) return {text.size()};
    line = line_at(at);
    if (!is_one_word(line) || (length > 0 && line.size() != length)) break;
    length = line.size();
  }
  const std::size_t rest = std::min(line.find_first_of(kLinkBlanks), line.size());
  return {at + rest, at - 1};
}

}  // namespace

std::vector<BrokenLink> broken_links(std::string_view text, const LinkInText& link) {
  std::vector<BrokenLink> found;
  const auto add = [&](std::size_t begin, std::size_t end) {
    const std::string_view part = text.substr(begin, end - begin);
    const std::string_view whole = bare_word(trim_lines(part));
    if (whole.find_first_of(kLinkBlanks) == std::string_view::npos) return;
    for (const std::string_view for_blank : {"+", ""}) {
      const std::string joined = joined_lines(whole, for_blank);
      const bool is_address = begins_like_link(joined) || parse_link(joined).is_address;
      std::string candidate = is_address ? with_small_host(joined) : joined;
      const bool is_known = std::any_of(
          found.begin(), found.end(), [&](const BrokenLink& one) { return one.link == candidate; });
      if (is_known || !fits_one(candidate)) continue;
      std::string rest(text.substr(0, begin));
      rest.append("\n").append(text.substr(end));
      found.push_back({std::move(candidate), std::move(rest)});
    }
  };
  for (const std::size_t end : ends_of_lines(text, link.offset)) add(link.offset, end);
  const std::size_t line = text.rfind('\n', link.offset) + 1;
  std::size_t blank = line;
  while (blank < text.size() && !trim(text.substr(blank, text.find('\n', blank) - blank)).empty())
    blank = std::min(text.find('\n', blank), text.size() - 1) + 1;
  add(line, blank);
  add(line, text.size());
  return found;
}

}  // namespace omnidoku::formats

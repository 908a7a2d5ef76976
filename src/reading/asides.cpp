// SPDX-License-Identifier: MIT
#include "reading/asides.h"

#include <algorithm>
#include <iterator>

#include "reading/letters.h"
#include "reading/plain_words.h"

namespace omnidoku::reading {
namespace {

/// Where words in small letters begin an example; npos where none do.
std::size_t example_in(const std::string& text) {
  constexpr std::string_view kBegins[] = {
      "for example", "for instance",   "e.g.", "eg.",  "eg ",   "such as", "ie. ",
      "i.e.",        "in other words", "e.g ", "i.e ", ", ie ", ", like "};
  std::size_t first = std::string::npos;
  for (const std::string_view begin : kBegins) {
    for (std::size_t at = text.find(begin); at != std::string::npos;
         at = text.find(begin, at + 1)) {
      if (at == 0 || !is_letter(text[at - 1])) first = std::min(first, at);
    }
  }
  return first;
}

/// How long a part ", which is marked with a dot," at the beginning of a text is; 0 without one.
std::size_t length_of_remark(std::string_view text) {
  constexpr std::string_view kBegins[] = {
      ", which is marked", ", which are marked", ", which is shown", ", which are shown",
      ", which is drawn",  ", which are drawn",  ", marked with",    ", marked by",
      ", shown as",        ", shown by"};
  if (std::none_of(std::begin(kBegins), std::end(kBegins),
                   [text](std::string_view begin) { return text.starts_with(begin); }))
    return 0;
  const std::size_t end = text.find(',', 1);
  return end == std::string_view::npos ? 0 : end + 1;
}

/// Where an example ends before the end of a text: at what takes something back.
std::size_t end_of_example(const std::string& text, std::size_t begin) {
  std::size_t first = text.size();
  for (const std::string_view word :
       {", but may ", ", but must ", ", but they ", " unless ", " except "})
    first = std::min(first, text.find(word, begin));
  return first;
}

}  // namespace

Unbracketed unbracketed(std::string_view text) {
  Unbracketed made;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    // ", which is marked with a dot," is no more than what stands in brackets.
    if (const std::size_t length = depth == 0 ? length_of_remark(text.substr(i)) : 0; length > 0) {
      i += length - 1;
      continue;
    }
    if (c == '(' || c == '[') {
      if (depth++ == 0) made.inner.emplace_back();
      made.outer += ' ';
    } else if (c == ')' || c == ']') {
      depth = std::max(0, depth - 1);
    } else {
      (depth > 0 ? made.inner.back() : made.outer) += c;
    }
  }
  return made;
}

std::string by_bracket(std::string_view text) {
  constexpr std::size_t kMostWords = 4;
  const std::size_t end = text.rfind(')');
  const std::size_t begin = text.substr(0, end).rfind('(');
  if (end == std::string_view::npos || begin == std::string_view::npos) return {};
  const std::string_view inner = text.substr(begin + 1, end - begin - 1);
  const std::vector<std::string> words = words_of(inner);
  if (words.size() < 2 || words.size() > kMostWords || !names_subject(words)) return {};
  std::size_t name = begin;
  while (name > 0 && text[name - 1] == ' ') --name;
  while (name > 0 && is_letter(text[name - 1])) --name;
  return std::string(text.substr(0, name)) + std::string(inner) + std::string(text.substr(end + 1));
}

std::string without_example(std::string_view text) {
  std::string made;
  std::string part;
  int depth = 0;
  const auto end_part = [&] {
    const std::string words = small(part);
    const std::size_t example = example_in(words);
    made += part.substr(0, example);
    const std::size_t end =
        example == std::string::npos ? part.size() : end_of_example(words, example);
    const bool goes_to_end = example != std::string::npos && end == part.size();
    if (end < part.size()) made += part.substr(end);
    part.clear();
    return goes_to_end && depth == 0;
  };
  for (const char c : text) {
    if (c == '(' || c == ')') {
      if (end_part()) return made;
      depth = c == '(' ? depth + 1 : std::max(0, depth - 1);
      made += c;
      continue;
    }
    part += c;
  }
  end_part();
  return made;
}

std::string_view restated_in(std::string_view text) {
  const std::string words = small(text);
  for (const std::string_view begin :
       {" i.e. ", " i.e., ", " ie. ", ", ie ", " in other words, "}) {
    const std::size_t at = words.find(begin);
    if (at == std::string::npos) continue;
    const std::string_view before = text.substr(0, at);
    if (before.find('(') != std::string_view::npos || may_restrict(before)) return {};
    return text.substr(at + begin.size());
  }
  return {};
}

bool may_restrict(std::string_view text) {
  constexpr std::string_view kWords[] = {
      "except", "excluding", "exempt",  "unless", "only",     "but",       "if",     "not",
      "no",     "never",     "false",   "untrue", "wrong",    "ignore",    "odd",    "even",
      "prime",  "within",    "outside", "apart",  "optional", "inclusive", "instead"};
  const std::vector<std::string> words = split_words(plain_words(text));
  if (!words.empty() && words.front() == "and") return true;
  // "(not necessarily in this order)", "(no repeats)" explain.
  const auto has = [&words](std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  for (const std::string_view word :
       {"necessarily", "repeat", "repeats", "order", "provided", "given"}) {
    if (has(word)) return false;
  }
  return std::any_of(std::begin(kWords), std::end(kWords), has);
}

std::string_view behind_name(std::string_view text) {
  constexpr std::size_t kMostWords = 4;
  constexpr std::string_view kBehind[] = {": ", " - ", " \xe2\x80\x93 ", "] "};
  for (const std::string_view behind : kBehind) {
    const std::size_t at = text.find(behind);
    if (at == std::string_view::npos) continue;
    const std::vector<std::string> name = words_of(text.substr(0, at));
    const bool is_name = !name.empty() && name.size() <= kMostWords && !names_subject(name);
    if (is_name && !may_restrict(text.substr(0, at))) return text.substr(at + behind.size());
  }
  return {};
}

}  // namespace omnidoku::reading

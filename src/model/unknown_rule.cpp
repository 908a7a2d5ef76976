// SPDX-License-Identifier: MIT
#include "model/unknown_rule.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace omnidoku::model {
namespace {

constexpr std::string_view kDrawn = "drawn ";
/// Behind a sentence of which only the beginning is kept.
constexpr std::string_view kMore = " ...";
constexpr std::string_view kTimesBegin = " (";
constexpr std::string_view kTimesEnd = " times)";

bool is_quoted(std::string_view text) {
  return text.size() >= 2 && text.front() == '"' && text.back() == '"';
}

/// Takes " (3 times)" off the end of a text: 3; 1 where nothing such is there.
std::size_t take_count(std::string_view& text) {
  if (!text.ends_with(kTimesEnd)) return 1;
  const std::string_view before = text.substr(0, text.size() - kTimesEnd.size());
  const std::size_t begin = before.rfind(kTimesBegin);
  if (begin == std::string_view::npos) return 1;
  const std::string_view number = before.substr(begin + kTimesBegin.size());
  std::size_t count = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), count);
  // As times() writes numbers, so that no text is changed.
  if (error != std::errc() || end != number.data() + number.size() || count < 2 ||
      number.front() == '0')
    return 1;
  text = text.substr(0, begin);
  return count;
}

}  // namespace

UnknownRule UnknownRule::named(std::string_view words, std::size_t count) {
  return from_text(times(words, count));
}

UnknownRule UnknownRule::said(std::string_view sentence) {
  constexpr std::size_t kMost = 200;
  std::string text = '"' + std::string(sentence);
  if (sentence.size() > kMost) {
    text = '"' + std::string(sentence.substr(0, sentence.find_last_of(' ', kMost)));
    text += kMore;
  }
  return from_text(text + '"');
}

UnknownRule UnknownRule::from_text(std::string_view text) {
  UnknownRule rule;
  if (is_quoted(text)) {
    rule.source = Source::words;
    text = text.substr(1, text.size() - 2);
    rule.goes_on = text.ends_with(kMore);
    if (rule.goes_on) text.remove_suffix(kMore.size());
  } else {
    rule.count = take_count(text);
    if (text.starts_with(kDrawn)) rule.source = Source::drawing;
  }
  rule.words = text;
  return rule;
}

std::string UnknownRule::text() const {
  if (source != Source::words) return times(words, count);
  std::string text = '"' + words;
  if (goes_on) text += kMore;
  return text + '"';
}

std::string times(std::string_view words, std::size_t count) {
  std::string text(words);
  if (count > 1) text.append(kTimesBegin).append(std::to_string(count)).append(kTimesEnd);
  return text;
}

std::vector<std::string> texts_of(const UnknownRules& rules) {
  std::vector<std::string> texts;
  texts.reserve(rules.size());
  for (const UnknownRule& rule : rules) texts.push_back(rule.text());
  return texts;
}

void add_once(UnknownRules& rules, UnknownRule rule) {
  if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(std::move(rule));
}

}  // namespace omnidoku::model

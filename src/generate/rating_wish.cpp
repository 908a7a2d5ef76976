// SPDX-License-Identifier: MIT
#include "generate/rating_wish.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace omnidoku::generate {
namespace {

using HodokuLevel = ratings::hodoku::Level;

constexpr std::array<std::string_view, 3> kMeasureWords = {"human", "se", "hodoku"};
constexpr std::size_t kMostDigits = 6;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::optional<HodokuLevel> hodoku_level_from(std::string_view word) {
  for (const HodokuLevel level : ratings::hodoku::kLevels) {
    const std::string_view name = to_string(level);
    const auto is_same = [](char a, char b) { return lower(a) == lower(b); };
    if (std::equal(word.begin(), word.end(), name.begin(), name.end(), is_same)) return level;
  }
  return std::nullopt;
}

/// Takes a number from the beginning of a text, in units of the measure.
std::optional<int> take_number(Measure measure, std::string_view& text) {
  int value = 0;
  std::size_t length = 0;
  for (; length < text.size() && is_digit(text[length]); ++length) {
    if (length == kMostDigits) return std::nullopt;
    value = 10 * value + (text[length] - '0');
  }
  if (length == 0) return std::nullopt;
  text.remove_prefix(length);
  if (measure != Measure::se) return value;
  value *= 10;
  if (text.size() >= 2 && text[0] == '.' && is_digit(text[1])) {
    value += text[1] - '0';
    text.remove_prefix(2);
  }
  return value;
}

}  // namespace

std::string_view to_string(Measure measure) {
  return kMeasureWords[static_cast<std::size_t>(measure)];
}

std::optional<Measure> measure_from(std::string_view word) {
  for (const Measure measure : kMeasures) {
    if (to_string(measure) == word) return measure;
  }
  return std::nullopt;
}

std::optional<RatingWish> rating_wish_from(Measure measure, std::string_view text) {
  RatingWish wish;
  wish.measure = measure;
  if (measure == Measure::hodoku) wish.level = hodoku_level_from(text);
  if (wish.level) return wish;
  const std::optional<int> least = take_number(measure, text);
  if (!least) return std::nullopt;
  wish.least = wish.most = *least;
  if (text.empty()) return wish;
  if (text.front() != '-') return std::nullopt;
  text.remove_prefix(1);
  const std::optional<int> most = take_number(measure, text);
  if (!most || !text.empty() || *most < *least) return std::nullopt;
  wish.most = *most;
  return wish;
}

std::string wishes_of(Measure measure) {
  if (measure == Measure::se) return "a rating such as 7.2, or a range such as 4.4-4.6";
  std::string text;
  if (measure == Measure::hodoku) {
    for (const HodokuLevel level : ratings::hodoku::kLevels) {
      text += (text.empty() ? "" : ", ") + std::string(to_string(level));
    }
    text += ", or ";
  }
  return text + "a score, or a range such as 800-1200";
}

std::string number_of(Measure measure, int value) {
  if (measure != Measure::se) return std::to_string(value);
  return std::to_string(value / 10) + "." + std::to_string(value % 10);
}

std::string to_string(const RatingWish& wish) {
  if (wish.level) return "HoDoKu's level " + std::string(to_string(*wish.level));
  std::string text = number_of(wish.measure, wish.least);
  if (wish.most != wish.least) text += " to " + number_of(wish.measure, wish.most);
  switch (wish.measure) {
    case Measure::human: return "a score of " + text;
    case Measure::se: return "an SE rating of " + text;
    case Measure::hodoku: return "a HoDoKu score of " + text;
  }
  return text;
}

}  // namespace omnidoku::generate

// SPDX-License-Identifier: MIT
//
// Optimal string alignment distance (Damerau 1964 with neighbouring swaps only); words are short,
// so the plain table will do.
#include "base/suggest.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

#include "base/joined.h"

namespace omnidoku::base {
namespace {

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

/// How many letters, in either case, two words begin with alike.
std::size_t common_prefix(std::string_view a, std::string_view b) {
  std::size_t length = 0;
  while (length < std::min(a.size(), b.size()) && lower(a[length]) == lower(b[length])) ++length;
  return length;
}

std::string in_quotes(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text.append("'").append(words[i]).append("'");
  }
  return text;
}

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<int> table((a.size() + 1) * width);
  const auto at = [&table, width](std::size_t i, std::size_t j) -> int& {
    return table[i * width + j];
  };
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        at(i, j) = static_cast<int>(i + j);
        continue;
      }
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)});
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
          lower(a[i - 2]) == lower(b[j - 1])) {
        at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
      }
    }
  }
  return table.back();
}

std::vector<std::string_view> similar(std::string_view word,
                                      std::span<const std::string_view> known) {
  constexpr std::size_t kMost = 3;
  constexpr std::size_t kLongestWord = 64;  // nobody mistypes a longer name; keeps the table small
  std::vector<std::pair<int, std::string_view>> ranked;
  if (word.empty() || word.size() > kLongestWord) return {};
  for (const std::string_view candidate : known) {
    const bool prefix = word.size() >= 2 && candidate.substr(0, word.size()) == word;
    const int distance = prefix ? 1 : edit_distance(word, candidate);
    // Of a short word two edits leave next to nothing: "fast" is no "sat".
    const std::size_t shorter = std::min(word.size(), candidate.size());
    const int tolerance = shorter <= 3 ? 1 : shorter <= 6 ? 2 : 3;
    if (distance <= tolerance && distance < static_cast<int>(candidate.size())) {
      ranked.emplace_back(distance, candidate);
    }
  }
  // "torus" for "toroidal": no few edits, but half of it is there.
  constexpr std::size_t kBeginning = 3;
  for (std::size_t i = 0; ranked.empty() && i < known.size(); ++i) {
    const std::size_t length = common_prefix(word, known[i]);
    if (length >= kBeginning && 2 * length >= word.size()) ranked.emplace_back(0, known[i]);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& x, const auto& y) { return x.first < y.first; });
  std::vector<std::string_view> result;
  for (std::size_t i = 0; i < std::min(kMost, ranked.size()); ++i) {
    result.push_back(ranked[i].second);
  }
  return result;
}

std::string suggestion(std::string_view word, std::span<const std::string_view> known) {
  const std::vector<std::string_view> near = similar(word, known);
  if (!near.empty()) return "did you mean " + in_quotes(near) + "?";
  return "known: " + joined(known);
}

}  // namespace omnidoku::base

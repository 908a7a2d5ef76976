// SPDX-License-Identifier: MIT
//
// What the lines of the grammar of English mean: every selector is known, every formula is one.
#include "reading/grammar.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formula/expression.h"
#include "reading/english/lines.h"
#include "reading/selecting.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

constexpr std::string_view kBehind = " :: ";

struct Line {
  std::string_view pattern;
  std::string_view meaning;
};

/// The lines of all parts.
std::vector<Line> lines() {
  std::vector<Line> all;
  for (const std::string_view part : english_lines()) {
    for (std::size_t begin = 0; begin < part.size();) {
      const std::size_t end = std::min(part.find('\n', begin), part.size());
      const std::string_view line = part.substr(begin, end - begin);
      constexpr std::string_view kMeans = " => ";
      const std::size_t means = line.find(kMeans);
      begin = end + 1;
      if (line.starts_with('#') || means == std::string_view::npos) continue;
      all.push_back({line.substr(0, means), line.substr(means + kMeans.size())});
    }
  }
  return all;
}

/// What those of them mean that come to rules.
std::vector<std::string> meanings() {
  std::vector<std::string> all;
  for (const Line& line : lines()) {
    if (line.meaning.find(kBehind) != std::string_view::npos) all.emplace_back(line.meaning);
  }
  return all;
}

/// The phrases and numbers of a pattern, in the order in which meanings count them.
std::vector<std::string_view> parts_of(std::string_view pattern) {
  std::vector<std::string_view> parts;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool is_number = pattern[i] == '#' || pattern[i] == '%';
    const std::size_t end = pattern[i] == '<' ? pattern.find('>', i) : i;
    if (is_number || pattern[i] == '<') parts.push_back(pattern.substr(i, end - i + 1));
    i = end;
  }
  return parts;
}

TEST(EnglishLines, MeanWhatTheirPhrasesMean) {
  int num_looked_at = 0;
  for (const Line& line : lines()) {
    const std::vector<std::string_view> parts = parts_of(line.pattern);
    for (std::size_t at = line.meaning.find('$'); at != std::string_view::npos;
         at = line.meaning.find('$', at + 1)) {
      const char number = line.meaning.substr(at + 1, 1).empty() ? ' ' : line.meaning[at + 1];
      ASSERT_TRUE(number >= '0' && number <= '9') << line.pattern;
      const auto index = static_cast<std::size_t>(number - '0');
      if (index == 0) continue;
      ++num_looked_at;
      ASSERT_LE(index, parts.size()) << line.pattern << " => " << line.meaning;
      // "each", "the" mean nothing: another phrase was meant.
      EXPECT_NE(parts[index - 1], "<det>") << line.pattern << " => " << line.meaning;
    }
  }
  EXPECT_GT(num_looked_at, 1000);
}

TEST(EnglishLines, SelectOnlyWhatSelectorsKnow) {
  const std::vector<std::string> all = meanings();
  ASSERT_GT(all.size(), 500U);
  for (const std::string& meaning : all) {
    for (const Rule& rule : rules_of(meaning)) {
      for (const std::vector<std::string>* selector : {&rule.selector, &rule.against}) {
        for (const std::string& word : *selector)
          EXPECT_TRUE(word.starts_with('$') || is_selector_word(word)) << word << " in " << meaning;
      }
    }
  }
  EXPECT_FALSE(is_selector_word("colr=red"));
}

TEST(EnglishLines, MeanFormulas) {
  int num_parsed = 0;
  for (const std::string& meaning : meanings()) {
    for (const Rule& rule : rules_of(meaning)) {
      if (rule.formula.find('$') != std::string::npos || rule.scope == Rule::Scope::unmarked)
        continue;
      ++num_parsed;
      EXPECT_TRUE(formula::parse(rule.formula).has_value()) << meaning;
    }
  }
  EXPECT_GT(num_parsed, 100);
}

}  // namespace
}  // namespace omnidoku::reading

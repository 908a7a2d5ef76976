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

/// What the lines of all parts mean that come to rules.
std::vector<std::string> meanings() {
  std::vector<std::string> all;
  for (const std::string_view part : english_lines()) {
    for (std::size_t begin = 0; begin < part.size();) {
      const std::size_t end = std::min(part.find('\n', begin), part.size());
      const std::string_view line = part.substr(begin, end - begin);
      constexpr std::string_view kMeans = " => ";
      const std::size_t means = line.find(kMeans);
      begin = end + 1;
      if (line.starts_with('#') || means == std::string_view::npos) continue;
      const std::string_view meaning = line.substr(means + kMeans.size());
      if (meaning.find(kBehind) != std::string_view::npos) all.emplace_back(meaning);
    }
  }
  return all;
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

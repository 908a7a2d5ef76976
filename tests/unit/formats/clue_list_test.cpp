// SPDX-License-Identifier: MIT
//
// Clues one by one.
#include "formats/text/clue_list.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"

namespace omnidoku::formats::clue_list {
namespace {

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The clues with this sign before the digit, and something between them.
std::string clues(const std::string& sign, const std::string& between) {
  std::string text;
  for (std::size_t i = 0; i < kLine.size(); ++i) {
    if (kLine[i] == '.') continue;
    text += (text.empty() ? "" : between) + "R" + std::to_string(i / 9 + 1) + "C" +
            std::to_string(i % 9 + 1) + sign + kLine[i];
  }
  return text;
}

TEST(ClueList, IsReadAsAGrid) {
  for (const std::string& text :
       {clues("=", "\n"), clues(" = ", "\n") + "\n", clues(":", ", "), clues("=", "; "),
        "My puzzle\n" + clues("=", "\n") + "\nWho can do it?\n"}) {
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << text << "\n" << document.error().text();
    EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), kLine) << text;
    EXPECT_TRUE(document->puzzle.unknown_rules.empty()) << text;
  }
}

TEST(ClueList, ItsWordsAreRead) {
  const auto document = read("Anti-knight Sudoku\n" + clues("=", "\n"));
  ASSERT_TRUE(document.has_value());
  EXPECT_EQ(document->puzzle.unknown_rules.size(), 1U);
}

TEST(ClueList, WhatIsOpenIsAsked) {
  struct Case {
    std::string text;
    std::string words;
  };
  const Case cases[] = {
      {"R1C1=1\nR2C2=2\nR3C3=3\nR4C4=4\n", "list of clues"},
      {"R1C1=1\nR2C2=2\nR3C3=3\nR4C12=4\n", "list of clues"},
      {clues("=", "\n") + "\nR1C1=6\n", "R1C1 is given as 5 and as 6"},
      {clues("=", "\n") + "\n1 2 3\n", "list of clues"},
  };
  for (const Case& each : cases) {
    const auto document = read(each.text);
    ASSERT_FALSE(document.has_value()) << each.text;
    EXPECT_NE(document.error().what.find(each.words), std::string::npos) << document.error().text();
  }
}

}  // namespace
}  // namespace omnidoku::formats::clue_list

// SPDX-License-Identifier: MIT
#include "formats/unread_words.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"

namespace omnidoku::formats {
namespace {

using Words = std::vector<std::string>;

const std::string kGrid =
    "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n"
    "...419..5\n....8..79\n";

/// A text whose words are judged alone: nothing is read from them.
base::Result<model::Document> read_unread(const std::string& text) {
  ReadOptions options;
  options.read_words = false;
  return read(text, nullptr, options);
}

/// What is not understood of words above the lines of a grid.
Words unread_above(const std::string& words) {
  const auto document = read_unread(words + "\n" + kGrid);
  return document ? document->puzzle.unknown_rules : Words{document.error().text()};
}

/// The same of rules that belong to a puzzle with these constraints.
Words unread_of(const std::string& rules, const std::string& constraints = "[]") {
  const auto document =
      read_unread(R"({"omnidoku":1,"metadata":{"title":"A night out","rules":")" + rules +
                  R"("},"board":{"type":"grid","size":9},"constraints":)" + constraints + "}");
  return document ? document->puzzle.unknown_rules : Words{document.error().text()};
}

TEST(UnreadWords, ARuleAboveAGrid) {
  for (const std::string words :
       {"\u0426\u0438\u0444\u0440\u044B \u0440\u0430\u0437\u043D\u044B\u0435.", "Anti-king Sudoku",
        "Killer Sudoku", "Diagonal sudoku", "Antiknight", "Diagonal", "Jigsaw", "Argyle",
        "Center dot", "Offset", "Greater than", "Chess Sudoku", "Battenburg", "Even Sudoku",
        "Cells a knight's move apart hold different digits.",
        "Digits along the main diagonals are different.", "Die Diagonalen sind ohne Wiederholung.",
        "Touching cells, also at a corner, never hold the same digit."}) {
    EXPECT_EQ(unread_above(words), Words{"\"" + words + "\""});
  }
}

TEST(UnreadWords, ARuleAboveAGridIsRead) {
  for (const std::string words :
       {"Anti-king Sudoku", "Digits a king's move apart cannot be equal."}) {
    const auto document = read(words + "\n" + kGrid);
    ASSERT_TRUE(document.has_value()) << words;
    EXPECT_EQ(document->puzzle.unknown_rules, Words{}) << words;
    ASSERT_EQ(document->puzzle.constraints.size(), 1U) << words;
    EXPECT_EQ(document->puzzle.constraints.front().said, words);
  }
}

TEST(UnreadWords, WordsThatAreNoRule) {
  for (const char* words :
       {"Sudoku 17, hard", "Normal sudoku rules apply.", "Daily Sudoku: Fri 3-Feb-2023",
        "Fill in the grid so that every row, column and 3x3 box has the digits 1 to 9.",
        "I am stuck here, can you help? I tried an X-Wing and a swordfish.",
        "Is there a hidden single on the diagonal?", "The world's hardest puzzle, by A. Inkala",
        "Thanks to everyone who plays."}) {
    EXPECT_EQ(unread_above(words), Words{}) << words;
  }
}

TEST(UnreadWords, WhatConstraintsSayIsUnderstood) {
  EXPECT_EQ(
      unread_of("Normal rules apply for sudoku and constraint. Anti-knight: Digits a knight's "
                "move apart can't repeat.",
                R"([{"type":"anti_knight"}])"),
      Words{});
  EXPECT_EQ(unread_of("Cells seperated\\n- by an X sum to 10\\n- by a V sum to 5",
                      R"([{"type":"xv","cells":["R1C1","R1C2"],"total":"X"},)"
                      R"({"type":"xv","cells":["R2C1","R2C2"],"total":"V"}])"),
            Words{});
  const std::string cage = R"([{"type":"killer","cells":["R1C1","R1C2"],"sum":5}])";
  EXPECT_EQ(unread_of("Normal sudoku rules apply. Digits in a cage sum to its clue.", cage),
            Words{});
  EXPECT_EQ(unread_of("Normal sudoku rules apply. Digits in a cage sum to its clue."),
            Words{"\"Digits in a cage sum to its clue.\""});
  EXPECT_EQ(unread_of("Cages add up to the given total. Cells a knight's move apart differ.", cage),
            Words{"\"Cells a knight's move apart differ.\""});
  EXPECT_EQ(unread_of("Cells a knight's move apart hold different digits.",
                      R"([{"type":"anti_knight"}])"),
            Words{});
}

TEST(UnreadWords, WhateverIsNotKnownToSayNothingMayBeARule) {
  for (const char* words :
       {"R1C1 is not 4.", "Each 5 is next to a 6.", "No 3x3 box is a magic square.",
        "Use the digits 0-8.", "Normal sudoku rules apply but digits may repeat in boxes.",
        "Normal 6x6 sudoku rules apply, with the digits 1 to 6.",
        "Each row contains one digit twice.", "The set of digits in each row is unique.",
        "Place the digits 1 to 8 in each row.",
        "Cyfry na przek\u0105tnych s\u0105 r\u00F3\u017Cne.",
        "\xe9\x9a\xa3\xe3\x82\x8a\xe5\x90\x88\xe3\x81\x86", "\xd0\xa6\xd0\xb8\xd1\x84"}) {
    EXPECT_EQ(unread_of(words).size(), 1U) << words;
  }
  for (const char* words :
       {"Fill the grid with the digits 1-9 so that no digit repeats in a row, column, or box.",
        "Place each digit from 1 to 9 exactly once in every row, column and 3 x 3 box.",
        "Digits do not repeat in any row, column, or thickly outlined region.",
        "Some digits are already given.", "This one is my favourite!"}) {
    EXPECT_EQ(unread_of(words), Words{}) << words;
  }
}

TEST(UnreadWords, WhoNamesARuleMayDescribeItInOtherWords) {
  EXPECT_EQ(
      unread_of("Anti-king: equal digits may not touch diagonally.", R"([{"type":"anti_king"}])"),
      Words{});
  EXPECT_EQ(unread_of("Anti-king: equal digits may not touch. All cages are thermometers.",
                      R"([{"type":"anti_king"}])"),
            Words{"\"All cages are thermometers.\""});
}

TEST(UnreadWords, ARuleThatCanSayAnythingMayBeWhatTheWordsMean) {
  const std::string rule = "Digits of the line grow, and alternate between odd and even.";
  EXPECT_EQ(unread_of(rule), Words{"\"" + rule + "\""});
  EXPECT_EQ(
      unread_of(rule,
                R"([{"type":"custom_pairs","cells":["R1C1","R1C2"],"pairs":"AAAAAAAAAAAAAA"}])"),
      Words{});
}

TEST(UnreadWords, WhoForbidsRepeatsMayDenyThemInManyWords) {
  const auto news = [](const std::string& constraints, const std::string& rules) {
    const auto document = read_unread(
        R"({"omnidoku":1,"board":{"type":"grid","size":9},"constraints":)" + constraints + "}");
    return news_for(document->puzzle)(rules);
  };
  const std::string cage = R"([{"type":"killer","cells":["R1C1","R1C2"],"sum":10}])";
  EXPECT_FALSE(news(cage, "A number is not used in the same cage again."));
  EXPECT_FALSE(news(cage, "The little number of a cage is what you get by adding its digits up."));
  EXPECT_TRUE(news(cage, "Cages do not show their sums."));
  EXPECT_TRUE(news(cage, "Not all cages hold no digit twice."));
  EXPECT_TRUE(news(cage, "Cages show their sums, where each 9 adds zero."));
  EXPECT_TRUE(news(cage, "The cages in the top row show their sums."));
  const std::string thermometer = R"([{"type":"thermometer","cells":["R1C1","R1C2","R1C3"]}])";
  EXPECT_TRUE(news(thermometer, "No digit of a thermometer is used in the same box again."));
}

TEST(UnreadWords, WhatIsAllowedOrAnExampleIsNoRule) {
  EXPECT_EQ(unread_of("Not all dots are given. For example, a knight may repeat. "
                      "There is no negative constraint."),
            Words{});
}

TEST(UnreadWords, ATitleCountsWhereThereAreNoRules) {
  const auto unread = [](const std::string& title) {
    const auto document = read_unread(R"({"omnidoku":1,"metadata":{"title":")" + title +
                                      R"("},"board":{"type":"grid","size":9}})");
    return document ? document->puzzle.unknown_rules : Words{document.error().text()};
  };
  EXPECT_EQ(unread("Anti-knight"), Words{"\"Anti-knight\""});
  EXPECT_EQ(unread("The knight who came to tea"), Words{});
}

TEST(UnreadWords, WhereAPuzzleIsFromIsNoRule) {
  for (const char* source :
       {"omnidoku generate --geometry /home/me/no_twins.json --seed 1, puzzle 1",
        "https://example.org/sudoku/anti-king/5", "www.example.org/killer-sudoku"}) {
    const auto document =
        read_unread(R"({"omnidoku":1,"metadata":{"source":")" + std::string(source) +
                    R"("},"board":{"type":"grid","size":9}})");
    ASSERT_TRUE(document) << document.error().text();
    EXPECT_EQ(document->puzzle.unknown_rules, Words{}) << source;
  }
}

TEST(UnreadWords, ASentenceIsToldOnce) {
  const std::string rules = "Cells a knight's move apart differ.";
  EXPECT_EQ(unread_of(rules + " " + rules).size(), 1U);
}

}  // namespace
}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
#include "formats/words/unread_words.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "formats/format.h"
#include "formats/words/rule_ideas.h"

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
  return document ? model::texts_of(document->puzzle.unknown_rules)
                  : Words{document.error().text()};
}

/// The same of rules that belong to a puzzle with these constraints.
Words unread_of(const std::string& rules, const std::string& constraints = "[]") {
  const auto document =
      read_unread(R"({"omnidoku":1,"metadata":{"title":"A night out","rules":")" + rules +
                  R"("},"board":{"type":"grid","size":9},"constraints":)" + constraints + "}");
  return document ? model::texts_of(document->puzzle.unknown_rules)
                  : Words{document.error().text()};
}

TEST(RuleWords, WhatARuleIsCalledStandsWithItsType) {
  int num_called = 0;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    if (type->called.empty()) continue;
    ++num_called;
    std::string name(type->called.substr(0, type->called.find(',')));
    if (name.ends_with('=')) name.pop_back();
    EXPECT_TRUE((ideas_in("This is a " + name + " puzzle") & ideas_of_names()).any()) << name;
  }
  EXPECT_GT(num_called, 10);
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

// A region without repeats says nothing of dots that are not there.
TEST(UnreadWords, ThatAllDotsAreThereIsARuleOfItsOwn) {
  const std::string dot = R"({"type":"ratio_dot","cells":["R1C1","R1C2"]})";
  const std::string region = R"({"type":"all_different","cells":["R2C2","R3C3"]})";
  const std::string words = "The ratio of cells with a dot is 2. All dots are given.";
  const Words unread{"\"All dots are given.\""};
  EXPECT_EQ(unread_of(words, "[" + dot + "]"), unread);
  EXPECT_EQ(unread_of(words, "[" + dot + "," + region + "]"), unread);
  EXPECT_EQ(unread_of(words, "[" + dot + R"(,{"type":"all_ratio_dots"}])"), Words{});
}

TEST(UnreadWords, ANameBehindAnAddress) {
  const std::string cells =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const auto unread = [](const std::string& text) {
    const auto document = read_unread(text);
    return document ? model::texts_of(document->puzzle.unknown_rules)
                    : Words{document.error().text()};
  };
  for (const std::string words :
       {"https://example.com/ Anti-knight", "https://example.com/play Killer Sudoku",
        "www.example.com Anti-king Sudoku", "Jigsaw https://example.com/a"}) {
    EXPECT_EQ(unread(words + " " + cells), Words{"\"" + words + "\""});
  }
  EXPECT_EQ(unread("https://example.com/ X-Sudoku?p=" + cells),
            Words{"\"https://example.com/ X-Sudoku.\""});
  EXPECT_EQ(unread("https://example.com/ Anti-knight?p=" + cells),
            Words{"\"https://example.com/ Anti-knight.\""});
  EXPECT_EQ(unread("https://example.com/daily " + cells), Words{});
  EXPECT_EQ(unread("From https://example.com/daily, easy " + cells), Words{});
}

TEST(UnreadWords, ASentenceAboveAGridInAnotherLanguage) {
  for (const std::string words :
       {"Cyfry na przek\u0105tnych s\u0105 r\u00F3\u017Cne.",
        "K\u00F6\u015Fegenlerdeki rakamlar farkl\u0131d\u0131r.",
        "\u010C\u00EDslice na \u00FAhlop\u0159\u00ED\u010Dk\u00E1ch se neopakuj\u00ED.",
        "L\u00E4vist\u00E4jien numerot ovat erilaisia.",
        "\u0627\u0644\u0623\u0631\u0642\u0627\u0645 \u0639\u0644\u0649 "
        "\u0627\u0644\u0623\u0642\u0637\u0627\u0631 \u0645\u062E\u062A\u0644\u0641\u0629",
        "\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02\u0E43\u0E19\u0E41\u0E19\u0E27\u0E17\u0E41\u0E22\u0E07"
        "\u0E15\u0E49\u0E2D\u0E07\u0E44\u0E21\u0E48\u0E0B\u0E49\u0E33\u0E01\u0E31\u0E19",
        "\u0935\u093F\u0915\u0930\u094D\u0923 \u092A\u0930 \u0938\u0902\u0916\u094D\u092F\u093E "
        "\u0905\u0932\u0917 \u0939\u0948\u0902",
        "\u05D4\u05E1\u05E4\u05E8\u05D5\u05EA \u05D1\u05D0\u05DC\u05DB\u05E1\u05D5\u05DF "
        "\u05E9\u05D5\u05E0\u05D5\u05EA"}) {
    EXPECT_EQ(unread_above(words), Words{"\"" + words + "\""});
    EXPECT_EQ(unread_above("My puzzle\n" + words), Words{"\"" + words + "\""});
  }
}

TEST(UnreadWords, ASentenceAboveAGridThatSpeaksOfItsParts) {
  for (const std::string words :
       {"Sides match.", "The robot crosses each border exactly once.",
        "There is a 7 in one of the corners.", "R1C1+R1C2=9.", "The usual, and R1C1 + R1C2 = 9."}) {
    EXPECT_EQ(unread_above(words), Words{"\"" + words + "\""});
  }
}

TEST(UnreadWords, KindsThatAreCalledByAShortNameOrByThatOfAType) {
  for (const std::string words : {"X",
                                  "NC",
                                  "It's an X.",
                                  "Type: X",
                                  "Rules: NC",
                                  "Variant: AK",
                                  "Antidiagonal",
                                  "Squiggly",
                                  "Untouchable",
                                  "Deficit",
                                  "Color Sudoku",
                                  "Magic Square",
                                  "Yin Yang",
                                  "Fog of war",
                                  "Doublers",
                                  "Wordoku",
                                  "Search nine",
                                  "Rossini",
                                  "Skyscraper Sudoku 12",
                                  "Full rank",
                                  "Type: Numbered room"}) {
    EXPECT_EQ(unread_above(words), Words{"\"" + words + "\""});
  }
  for (const std::string words : {"A", "Sudoku X-Wing practice", "Number 12", "Nice and easy"})
    EXPECT_EQ(unread_above(words), Words{}) << words;
}

TEST(UnreadWords, ARuleAboveAGridIsRead) {
  for (const std::string words :
       {"Anti-king Sudoku", "Digits a king's move apart cannot be equal."}) {
    const auto document = read(words + "\n" + kGrid);
    ASSERT_TRUE(document.has_value()) << words;
    EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules), Words{}) << words;
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
        "Thanks to everyone who plays.", "Here's a puzzle with 24 clues.",
        "The corner is where I am stuck.", "Rejtv\u00E9ny a h\u00E9tv\u00E9g\u00E9re",
        "Gr\u00FC\u00DFe aus Berlin von Anna"}) {
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
  for (const char* words : {"R1C1 is not 4.",
                            "Each 5 is next to a 6.",
                            "No 3x3 box is a magic square.",
                            "Use the digits 0-8.",
                            "Normal sudoku rules apply but digits may repeat in boxes.",
                            "Normal 6x6 sudoku rules apply, with the digits 1 to 6.",
                            "Each row contains one digit twice.",
                            "The set of digits in each row is unique.",
                            "Place the digits 1 to 8 in each row.",
                            "Cyfry na przek\u0105tnych s\u0105 r\u00F3\u017Cne.",
                            "Exactly one given is wrong.",
                            "Rules in the video.",
                            "Rules: AK",
                            "Sudoku, NC.",
                            "See the rules at https://example.org/abc",
                            "https://example.org/rules",
                            "Place the letters of the word FACETIOUS.",
                            "All rules contain two mistakes.",
                            "\xe9\x9a\xa3\xe3\x82\x8a\xe5\x90\x88\xe3\x81\x86",
                            "\xd0\xa6\xd0\xb8\xd1\x84"}) {
    EXPECT_EQ(unread_of(words).size(), 1U) << words;
  }
  for (const char* words :
       {"Fill the grid with the digits 1-9 so that no digit repeats in a row, column, or box.",
        "Place each digit from 1 to 9 exactly once in every row, column and 3 x 3 box.",
        "Digits do not repeat in any row, column, or thickly outlined region.",
        "Some digits are already given.", "This one is my favourite!",
        "https://example.org/play?id=5", "Solve online: https://example.org/12", "Peter Smith",
        "Good luck, and that's it!", "Thanks to Bob for testing."}) {
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

TEST(UnreadWords, WhatIsAskedForAndWhatFogHidesIsNoRule) {
  for (const char* words :
       {"Solution code: row 4, from left to right.", "Enter row 2 and column 6 as solution code.",
        "For the answer check, enter column 1 followed by row 9.",
        "The grid is covered in fog, and correctly placed digits clear the fog around them.",
        "A collaboration with friends, so comments and ratings are appreciated."}) {
    EXPECT_EQ(unread_of(words), Words{}) << words;
  }
  for (const char* words :
       {"Row 4 is the same as the solution code of row 2, doubled.",
        "Cells in the fog may not contain a 5.", "The answer is not in row 3."}) {
    EXPECT_EQ(unread_of(words).size(), 1U) << words;
  }
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
    return document ? model::texts_of(document->puzzle.unknown_rules)
                    : Words{document.error().text()};
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
    EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules), Words{}) << source;
  }
}

TEST(UnreadWords, ASentenceIsToldOnce) {
  const std::string rules = "Cells a knight's move apart differ.";
  EXPECT_EQ(unread_of(rules + " " + rules).size(), 1U);
}

}  // namespace
}  // namespace omnidoku::formats

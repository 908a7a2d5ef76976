// SPDX-License-Identifier: MIT
#include "reading/frames.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "formula/expression.h"
#include "reading/selecting.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kSampleFrames = R"(
filler digit of on is and in
shared once once|exactly once
shared all_once each <once>|all <once>
frame rising
about thermo
must rise
must from bulb|beginning at bulb
may mercury only|circle
also no 2 same => each @ :: it is different
never to bulb
means each @ :: it is rising
frame far apart
about line
must differ atleast #|# or more apart
means each @ :: each a, b in steps: |a - b| >= $1
means each region ~ :: it is odd
frame roman
order x 10 v 5|v 5 x 10
must x
must v
may 10|5|tell
means each mark sign=x :: sum = 10
frame once
about cage
must 1 to 9 <all_once>
means each @ :: it is different
)";

Words meant(std::string_view words) { return Frames(kSampleFrames).meanings(split_words(words)); }

TEST(Frames, SayInAnyOrderWhatMustBeSaid) {
  const Words rising = {"each thermo :: it is rising"};
  EXPECT_EQ(meant("digit on thermo rise from bulb"), rising);
  EXPECT_EQ(meant("from bulb digit rise on thermo"), rising);
  EXPECT_EQ(meant("beginning at bulb mercury only rise on thermo"), rising);
  EXPECT_EQ(meant("digit on gray thermo rise from bulb and no 2 is same"), Words{});
  EXPECT_EQ(meant("digit on gray thermo rise from bulb and no 2 same"),
            Words{"each thermo colour=gray :: it is rising ;; each thermo colour=gray :: it is "
                  "different"});
}

TEST(Frames, EveryWordHasItsPlace) {
  for (const char* words :
       {"digit on thermo rise", "digit rise from bulb", "digit on thermo not rise from bulb",
        "digit on thermo rise from bulb to bulb", "digit on thermo rise from bulb or fall",
        "digit on 1 of thermo rise from bulb", "odd digit on thermo rise from bulb",
        "digit on gray thermo and on red thermo rise from bulb"}) {
    EXPECT_EQ(meant(words), Words{}) << words;
  }
}

TEST(Frames, NumbersAndLooksAreThoseOfTheWords) {
  EXPECT_EQ(meant("digit on red line differ atleast 4"),
            (Words{"each line colour=red :: each a, b in steps: |a - b| >= 4",
                   "each region  colour=red :: it is odd"}));
  EXPECT_EQ(meant("digit on line is 3 or more apart").size(), 2U);
  EXPECT_EQ(meant("digit on line differ atleast 4 and differ atleast 5"), Words{});
}

TEST(Frames, SharedNamesStandForTheirPhrases) {
  for (const char* words : {"1 to 9 each once in cage", "1 to 9 all exactly once in cage"})
    EXPECT_EQ(meant(words), Words{"each cage :: it is different"}) << words;
  EXPECT_EQ(meant("1 to 9 once in cage"), Words{});
}

TEST(Frames, ThingsBesideTheOneMeantHaveOneLook) {
  EXPECT_EQ(meant("digit on thermo rise from bulb in white circle").size(), 1U);
  EXPECT_EQ(meant("digit on thermo rise from bulb in white circle on white circle").size(), 1U);
  EXPECT_EQ(meant("digit on thermo rise from bulb in white circle on red circle"), Words{});
  EXPECT_EQ(meant("digit on thermo rise from bulb in white"), Words{});
}

TEST(Frames, LooseMeaningsLeaveWordsOut) {
  const Frames frames(
      "filler digit\nframe rising\nabout line\nmust rise\nmust from end\nnever fall\n"
      "means each @ :: it is rising\n"
      "frame apart\nabout line\nmust differ #\nmust adjacent\n"
      "means each @ :: each a, b in steps: |a - b| = $1\n");
  const auto loose = [&frames](std::string_view words) {
    return frames.loose_meanings(split_words(words));
  };
  EXPECT_TRUE(frames.meanings(split_words("digit on line rise merrily from end")).empty());
  const auto merry = loose("digit line rise merrily from end");
  ASSERT_EQ(merry.size(), 1U);
  EXPECT_EQ(merry[0].meaning, "each line :: it is rising");
  EXPECT_EQ(merry[0].left_out, (std::vector<std::string>{"merrily"}));
  EXPECT_EQ(merry[0].num_missing, 0U);
  const auto from_nowhere = loose("digit line rise");
  ASSERT_EQ(from_nowhere.size(), 1U);
  EXPECT_EQ(from_nowhere[0].num_missing, 1U);
  EXPECT_TRUE(loose("digit line merrily").empty());  // nothing of what must be said
  EXPECT_TRUE(loose("digit line rise from end fall").empty());
  EXPECT_TRUE(loose("line adjacent digit differ").empty());  // by how much
}

TEST(Frames, SomeWordsFollowEachOther) {
  EXPECT_EQ(meant("x tell 10 and v tell 5").size(), 1U);
  EXPECT_EQ(meant("v is 5 and x is 10").size(), 1U);
  EXPECT_EQ(meant("x tell 5 and v tell 10"), Words{});
}

TEST(EnglishFrames, MeanFormulasOfWhatSelectorsKnow) {
  const Words all = english_frames().all_meanings();
  ASSERT_GT(all.size(), 40U);
  for (const std::string& meaning : all) {
    for (const Rule& rule : rules_of(meaning)) {
      for (const std::string& word : rule.selector)
        EXPECT_TRUE(is_selector_word(word)) << word << " in " << meaning;
      if (rule.formula != "given") {
        EXPECT_TRUE(formula::parse(rule.formula).has_value()) << meaning;
      }
    }
  }
}

// What only sounds like a usual rule is none of it.
TEST(EnglishFrames, ReadNoOtherRule) {
  for (const char* text :
       {"Digits on a thermometer increase towards the bulb.",
        "Exactly one of the thermometers increases from its bulb.",
        "The digits in both circles are between the least and the greatest digit of the line.",
        "Three adjacent cells on an orange line are all low, all middle or all high.",
        "Digits on a purple line are not consecutive and do not repeat.",
        "The digits on a purple line are consecutive if the first one is odd.",
        "Digits on an arrow sum to twice the digit in its circle.",
        "A cage does not sum to the number in its corner.",
        "The sum of the digits in a cage is one more than the number in its corner.",
        "An X between two cells means that they sum to 5, a V that they sum to 10.",
        "A number outside the grid is the sum of the digits that are not between the 1 and the 9.",
        "A number outside the grid tells how many skyscrapers are not visible from there.",
        "An empty white circle stands for a difference of 1.",
        "Only the grey line reads the same in both directions.",
        "Adjacent digits on a green line differ by at least 5, except at its ends.",
        "The digits at the ends of a grey line add up to the product of the digits between them.",
        "One or more of the digits in a circle are among the four cells that it touches.",
        "A 2x2 square within a box has a low (1-3), a medium (4-6) and a high (7-9) digit.",
        "Each two digits of an orange line are at least 4 apart, neighbours or not.",
        "All digits orthogonally adjacent to a red cell are less than the digit in it.",
        "A red cell is greater than exactly one of its orthogonal neighbours.",
        "Each grey line can be cut into pieces of exactly two cells that sum to 10 each.",
        "The blue areas hold the same digits but not in the same places.",
        "Usual sudoku rules apply except in box 5.",
        "The main diagonals do not contain every digit from 1 to 9.",
        "One of the main diagonals contains the digits 1 to 9.",
        "Every digit appears at least once on the main diagonals.",
        "A knight's move never connects two different digits.",
        "The circled digit of a counting line is how many of its neighbours are odd.",
        "The first digit of a row is in the Nth cell if the clue beside it is odd."}) {
    for (const Statement& statement : statements_in(text))
      EXPECT_EQ(english_frames().meanings(statement.words), Words{}) << text;
  }
}

TEST(EnglishFrames, ReadARuleInManyWords) {
  struct Case {
    std::string_view text;
    std::string_view formula;
  };
  constexpr Case kCases[] = {
      {"Moving outward from the bulb of a thermometer you always find a greater digit in the next "
       "cell.",
       "it is rising"},
      {"On a thermo the mercury only rises: values go up from bulb to tip.", "it is rising"},
      {"Total what is on the shaft of an arrow and you have the digit for its circle.",
       "sum = number(bulb)"},
      {"You'll find a run of successive digits on each pink line, mixed up in any way and with "
       "nothing twice.",
       "it is consecutive"},
      {"Walk a grey line either way and you meet the same digits.", "it is palindrome"},
      {"Every time a blue line crosses into a new box, the sum of its digits in that box is the "
       "same "
       "as in the previous box.",
       "each s, t in pairs(segments): sum(s) = sum(t)"},
      {"Take a row or column with a number beside it: what the 1 and the 9 have between them sums "
       "to "
       "that number in the row or column.",
       "sum(between(1, 9)) = clue"},
      {"The two yellow areas hold the same digits, in any order.",
       "each a, b in pairs(things): each d in a: count_of(a, d) = count_of(b, d)"},
      {"A clue is the digit in the Nth cell seen from there, N being the first digit.",
       "it[it[1]] = clue"},
      {"A teal line has three different remainders modulo 3 in any three successive cells.",
       "each windows(3): (some c in it: c in {1, 4, 7}) and (some c in it: c in {2, 5, 8}) and "
       "(some c in it: c in {3, 6, 9})"},
      {"Chop each grey line into pieces that each sum to 12.",
       "(sum mod 12 = 0) and (count(i in places where sum(it[1..i]) mod 12 = 0) = sum / 12)"},
      {"All of the yellow lines have one common sum, which you have to find.",
       "each a, b in pairs(things): sum(a) = sum(b)"},
      {"Two cells that are a move of a knight apart hold different digits.",
       "each a, b in knights: a != b"},
      {"A knight's move never connects two identical digits.", "each a, b in knights: a != b"},
      {"Each of the main diagonals also contains every digit once.",
       "row_number(b) + column_number(b) = count(rows) + 1): a != b"},
      {"In boxes, cells in the same relative position hold different digits.",
       "each same_places: it is different"},
      {"Each of the cages is filled so that what is inside adds up to the number in its corner.",
       "sum = clue"},
      {"Along green lines neighbouring digits differ by 6+.", "each a, b in steps: |a - b| >= 6"},
      {"Letters X and V between cells tell that their digits sum to 10 and 5 respectively.",
       "each mark sign=v :: sum = 5"},
      {"The diagonals contain all digits once.",
       "row_number(b) + column_number(b) = count(rows) + 1): a != b"},
      {"No digit may occupy the same position in two different boxes.",
       "each same_places: it is different"},
      {"Purple lines are made up of consecutive digits in any order.", "it is consecutive"},
      {"Every run of 3 successive digits on an orange line includes one from each of {1,2,3}, "
       "{4,5,6} and {7,8,9}.",
       "(some c in it: c in {7..9})"},
      {"The difference of each pair of adjacent cells on a blue line is constant along the line.",
       "|a - b| = |b - c|"},
      {"A digit in a red cell in column N indicates the column in which N appears in that row.",
       "row(cell)[cell] = column_number(cell)"},
      {"If a red cell in row X contains the digit Y, then X appears in row Y of that column.",
       "column(cell)[cell] = row_number(cell)"},
  };
  for (const Case& one : kCases) {
    bool is_read = false;
    for (const Statement& statement : statements_in(one.text)) {
      for (const std::string& meaning : english_frames().meanings(statement.words))
        is_read = is_read || meaning.ends_with(one.formula);
    }
    EXPECT_TRUE(is_read) << one.text;
  }
}

TEST(EnglishFrames, DoNotReadMoreThanWasSaid) {
  for (const std::string_view text :
       {"Neighbouring cells can't have consecutive digits horizontally.",
        "Any digit may occupy the same position in two different boxes.",
        "The diagonals do not contain all digits.",
        "A digit in a red cell in column N does not indicate the column in which N appears in that "
        "row.",
        "The difference of each pair of adjacent cells on a blue line is constant or 1.",
        "X and V between cells tell that their digits sum to 5 and 10 respectively."}) {
    for (const Statement& statement : statements_in(text))
      EXPECT_TRUE(english_frames().meanings(statement.words).empty()) << text;
  }
}

}  // namespace
}  // namespace omnidoku::reading

// SPDX-License-Identifier: MIT
#include "reading/read_rules.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "reading/grammar.h"
#include "reading/statements.h"
#include "support/boards.h"

namespace omnidoku::reading {
namespace {

using model::DrawnThing;
using Outcome = model::ReadSentence::Outcome;
using Words = std::vector<std::string>;

constexpr model::Colour kGray = 0xccccccff;
constexpr model::Colour kPurple = 0xb000b0ff;

/// A board with things on it, and what is said of them.
class ReadRules : public ::testing::Test {
 protected:
  DrawnThing& add(DrawnThing::Kind kind, std::string_view cells, model::Colour colour = kGray) {
    DrawnThing& thing = drawn_.emplace_back();
    thing.kind = kind;
    thing.cells = testing_support::cells(*puzzle_.board, cells);
    thing.colours = {colour};
    thing.sources = {drawn_.size() - 1};
    thing.name = "drawn";
    return thing;
  }
  Reading read(std::string rules) {
    puzzle_.metadata.rules = std::move(rules);
    return read_rules(puzzle_.metadata.rules, puzzle_, drawn_,
                      [](std::string_view) { return true; });
  }
  /// The types or formulas that a text comes to, with their cells.
  Words formulas(std::string rules) {
    Words made;
    for (const model::ConstraintSpec& spec : read(std::move(rules)).constraints) {
      const auto* rule = spec.arguments.get<std::string>("rule");
      made.push_back(puzzle_.board->names(spec.cells) + ": " +
                     (rule == nullptr ? spec.type : *rule));
    }
    return made;
  }
  Outcome outcome(std::string rules) { return read(std::move(rules)).sentences.front().outcome; }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:6");
  std::vector<DrawnThing> drawn_;
};

TEST_F(ReadRules, EachLineOfTheColourKeepsWhatIsSaidOfIt) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  add(DrawnThing::Kind::line, "R6C1 R6C2 R6C3", kPurple);
  const Words expected = {"R5C1 R5C2 R5C3: renban", "R6C1 R6C2 R6C3: renban"};
  EXPECT_EQ(formulas("Every purple line is a run of consecutive digits, in any order."), expected);
  EXPECT_EQ(formulas("Cells along a violet line have to hold consecutive digits in any order."),
            expected);
  const Reading reading = read("Every purple line is a run of consecutive digits, in any order.");
  EXPECT_EQ(reading.used, (std::vector<std::size_t>{1, 2}));
  EXPECT_EQ(reading.constraints.front().said, puzzle_.metadata.rules);
}

TEST_F(ReadRules, WhatIsNotDrawnIsNotRead) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(outcome("The two cells joined by a white dot hold consecutive digits."),
            Outcome::unread);
}

TEST_F(ReadRules, ASentenceIsReadAsAWholeOrNotAtAll) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(outcome("Digits on a line increase from one end to the other, bar the wizard's pick."),
            Outcome::unread);
  EXPECT_TRUE(read("Digits on a line are prime on Tuesdays.").constraints.empty());
}

TEST_F(ReadRules, TheStoredSolutionRefusesAReading) {
  add(DrawnThing::Kind::line, "R1C1 R1C2");
  model::FilledGrid filled;
  for (int i = 0; i < puzzle_.num_cells(); ++i)
    filled.push_back(geometry::Digit((i + (i / 6) * 3 + i / 12) % 6));
  puzzle_.solution = filled;
  EXPECT_EQ(formulas("Digits on a line differ by at least 1."), (Words{"R1C1 R1C2: whisper"}));
  EXPECT_EQ(outcome("Digits on a line differ by at least 5."), Outcome::unread);
}

TEST_F(ReadRules, WordsAreLeftOutWhereTheStoredSolutionSpeaksForTheRest) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4 R1C5");
  add(DrawnThing::Kind::line, "R3C1 R3C2 R3C3 R3C4 R3C5");
  constexpr const char* kSaid = "Adjacent digits on a line differ by 1, quoth the raven.";
  EXPECT_EQ(outcome(kSaid), Outcome::unread);
  model::FilledGrid filled;  // the digits of each row follow each other
  for (int i = 0; i < puzzle_.num_cells(); ++i)
    filled.push_back(geometry::Digit((i + (i / 6) * 3 + i / 12) % 6));
  puzzle_.solution = filled;
  const Reading reading = read(kSaid);
  ASSERT_EQ(reading.constraints.size(), 2U);
  EXPECT_EQ(reading.sentences.front().outcome, Outcome::rule);
  EXPECT_TRUE(reading.sentences.front().by_solution);
  EXPECT_EQ(reading.sentences.front().left_out, (Words{"quoth", "raven"}));
  EXPECT_TRUE(read("Adjacent digits on a line differ by 1.").sentences.front().left_out.empty());
  for (const char* words :
       {"Adjacent digits on a line differ by 2, quoth the raven.",           // they do not
        "Adjacent digits on a line differ by at least 1, quoth the raven.",  // as any line would
        "Adjacent digits on a line differ by 1, except at the raven.",
        "Adjacent digits on a line differ by 1, quoth the 2 ravens."})
    EXPECT_EQ(outcome(words), Outcome::unread) << words;
}

TEST_F(ReadRules, WordsAreLeftOutWhereTheRestLeavesOneSolution) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4 R1C5 R1C6");
  add(DrawnThing::Kind::line, "R3C1 R3C2 R3C3 R3C4 R3C5");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3 R5C4");
  constexpr const char* kSaid = "Adjacent digits on a line differ by 1, quoth the raven.";
  EXPECT_EQ(outcome(kSaid), Outcome::unread);  // many solutions with it, too
  const auto give = [this](std::string_view cell, int number) {
    puzzle_.givens[testing_support::cells(*puzzle_.board, cell).front().index()] =
        geometry::Digit(number - 1);
  };
  give("R1C5", 5);
  give("R2C2", 5);
  give("R2C3", 6);
  give("R3C5", 6);
  give("R6C2", 1);  // with the lines one solution, without them hundreds
  const Reading reading = read(kSaid);
  EXPECT_EQ(reading.constraints.size(), 3U);
  EXPECT_EQ(reading.sentences.front().outcome, Outcome::rule);
  EXPECT_TRUE(reading.sentences.front().by_solution);
  EXPECT_EQ(reading.sentences.front().left_out, (Words{"quoth", "raven"}));
  for (const char* words :
       {"Adjacent digits on a line differ by 2, quoth the raven.",  // none
        "Adjacent digits on a line shun a difference of 1.",
        "Adjacent digits on a line differ by 1, quoth the raven. Disregard the above.",
        "Adjacent digits on a line differ by at least 1, quoth the raven.",
        "Adjacent digits on a line differ by 1, quoth the raven. Two lines are wrong."})
    EXPECT_EQ(outcome(words), Outcome::unread) << words << read(words).sentences.front().meaning;
}

TEST_F(ReadRules, StoriesTellNoRuleWhereTheRulesLeaveOneSolution) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4 R1C5 R1C6");
  const auto last_outcome = [this](std::string rules) {
    return read(std::move(rules)).sentences.back().outcome;
  };
  constexpr const char* kSaid = "Adjacent digits on a line differ by 1. Ravens eat tarts at dawn.";
  EXPECT_EQ(last_outcome(kSaid), Outcome::unread);  // it may say more
  for (int cell = 0; cell < 30; ++cell)
    puzzle_.givens[static_cast<std::size_t>(cell)] =
        geometry::Digit((cell + (cell / 6) * 3 + cell / 12) % 6);
  EXPECT_EQ(last_outcome(kSaid), Outcome::known);
  EXPECT_TRUE(read(kSaid).sentences.back().by_solution);
  EXPECT_EQ(last_outcome("Ravens eat tarts at dawn."), Outcome::unread);  // nor of the line
  for (const char* words : {"Adjacent digits on a line differ by 1. Ravens eat 2 tarts.",
                            "Adjacent digits on a line differ by 1. Each raven eats a tart.",
                            "Adjacent digits on a line differ by 1. Ravens never eat tarts.",
                            "Adjacent digits on a line differ by 1. Raben essen im Morgengrauen.",
                            "Adjacent digits on a line differ by 1. Ravens eat cells."})
    EXPECT_EQ(last_outcome(words), Outcome::unread) << words;
  add(DrawnThing::Kind::cage, "R5C1 R5C2");  // may be what ravens eat
  EXPECT_EQ(last_outcome(kSaid), Outcome::unread);
}

TEST_F(ReadRules, OfFewSolutionsAGuessMayLeaveOneByChance) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4 R1C5");
  add(DrawnThing::Kind::line, "R3C1 R3C2 R3C3 R3C4 R3C5");
  for (const int cell : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 19, 20, 21, 22, 23})
    puzzle_.givens[static_cast<std::size_t>(cell)] =
        geometry::Digit((cell + (cell / 6) * 3 + cell / 12) % 6);
  EXPECT_EQ(outcome("Adjacent digits on a line differ by 1, quoth the raven."), Outcome::unread);
}

TEST_F(ReadRules, AStrangeNameIsThatOfTheThingsThatAreLeft) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4 R1C5");
  add(DrawnThing::Kind::line, "R3C1 R3C2 R3C3 R3C4 R3C5");
  model::FilledGrid filled;
  for (int i = 0; i < puzzle_.num_cells(); ++i)
    filled.push_back(geometry::Digit((i + (i / 6) * 3 + i / 12) % 6));
  puzzle_.solution = filled;
  EXPECT_EQ(outcome("Adjacent digits on a lemming differ by 1, quoth the raven."), Outcome::rule);
  add(DrawnThing::Kind::cage, "R5C1 R5C2");  // may be the lemming as well
  EXPECT_EQ(outcome("Adjacent digits on a lemming differ by 1, quoth the raven."), Outcome::unread);
}

TEST_F(ReadRules, CellsOfOneColourStandAgainstThoseOfAnother) {
  add(DrawnThing::Kind::tint, "R1C1");
  add(DrawnThing::Kind::tint, "R4C2");
  add(DrawnThing::Kind::tint, "R1C5", kPurple);
  EXPECT_EQ(formulas("The sum of the grey cells is equal to the sum of the purple cells."),
            (Words{"R1C1 R4C2 R1C5: sum(things[1]) = sum(things[2])"}));
  EXPECT_EQ(formulas("In each row, the purple digit is greater than the grey digit."),
            (Words{"R1C5 R1C1 R4C2: each a in things[1]: each b in things[2]: not (row_number(a) = "
                   "row_number(b)) or a > b"}));
  EXPECT_EQ(read("No digit in a grey cell appears in a purple cell.").used,
            (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(outcome("The sum of the grey cells is equal to the sum of the green cells."),
            Outcome::unread);
}

TEST_F(ReadRules, AreasOfOneColourAndShapeAreAlike) {
  for (const auto& [cells, colour] :
       {std::pair("R1C1 R1C2", kGray), std::pair("R3C3 R3C4", kGray),
        std::pair("R5C1 R5C2", kPurple), std::pair("R6C4 R6C5", kPurple)})
    for (const std::size_t half : {std::size_t{0}, std::size_t{5}})
      add(DrawnThing::Kind::tint, std::string_view(cells).substr(half, 4), colour);
  EXPECT_EQ(formulas("Regions of the same colour and shape are identical."),
            (Words{"R5C1 R5C2 R6C4 R6C5: each a, b in pairs(things): a = b",
                   "R1C1 R1C2 R3C3 R3C4: each a, b in pairs(things): a = b"}));
  EXPECT_EQ(formulas("Regions of the same shape are identical.").size(), 1U);
}

TEST_F(ReadRules, WhatIsSaidOnceMoreIsNoPartOfItsOwn) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(outcome("All digits on a line have the same parity, that is, all odd or all even."),
            Outcome::rule);
  for (const char* words :
       {"All digits on a line have the same parity, which is odd.",
        "All digits on a line have the same parity, that is, unless one of them is a 9.",
        "All digits on a line have the same parity, that is, at least 3 are odd."})
    EXPECT_EQ(outcome(words), Outcome::unread) << words;
}

TEST_F(ReadRules, WhatMayBeThereAgainNeedNotDiffer) {
  add(DrawnThing::Kind::cage, "R1C1 R2C2 R3C3");
  for (const char* words :
       {"A cage may contain a digit more than once.", "Digits may turn up twice in a cage."})
    EXPECT_TRUE(formulas(words).empty()) << words;
  EXPECT_EQ(formulas("A cage may not contain a digit more than once."),
            (Words{"R1C1 R2C2 R3C3: all_different"}));
}

TEST_F(ReadRules, WhatMayDifferNeedNot) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  for (const char* words :
       {"Lines may use different digits.", "The values on lines may be different.",
        "Digits on one line may be different from those on other lines."})
    EXPECT_TRUE(read(words).constraints.empty()) << words;
}

TEST_F(ReadRules, WhatMayTakeARuleBackIsNoPermission) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  const IsNews nothing_is = [](std::string_view) { return false; };
  const auto is_understood = [&](std::string words) {
    puzzle_.metadata.rules = "Adjacent digits on a line differ by at least 3" + std::move(words);
    const Reading reading = read_rules(puzzle_.metadata.rules, puzzle_, drawn_, nothing_is);
    return std::none_of(reading.sentences.begin(), reading.sentences.end(),
                        [](const auto& one) { return one.outcome == Outcome::unread; });
  };
  for (const char* words :
       {". One of the lines may be false.", ". This need not be true for all lines.",
        ". Lines may ignore this in box 5.", ". A line may contain one pair that differs by less.",
        ". One line can be an exception.", ". There may be a liar among the lines.",
        ". One of these is a lie.", ", though not necessarily where the line bends.",
        ", but not necessarily in box 5.", ", though they may be closer across box borders."})
    EXPECT_FALSE(is_understood(words)) << words;
  for (const char* words : {".", ". Digits may repeat on lines.", ". Lines may cross box borders.",
                            ". The lines lie in boxes.",
                            ". Digits may repeat along a line, as long as they obey sudoku rules."})
    EXPECT_TRUE(is_understood(words)) << words;
}

TEST_F(ReadRules, MarksThatAreAllGivenAreNewsInWhateverWords) {
  DrawnThing& mark = add(DrawnThing::Kind::mark, "R1C1 R1C2");
  mark.seat = DrawnThing::Seat::edge;
  mark.form = DrawnThing::Form::square;
  for (const char* all : {"All such squares are given.", "There is a square wherever one could be.",
                          "Wherever a square is possible, it has been drawn."}) {
    const Reading reading = read(std::string("A square joins consecutive digits. ") + all);
    EXPECT_EQ(reading.sentences.back().outcome, Outcome::rule) << all;
    EXPECT_EQ(reading.constraints.size(), 2U) << all;
  }
  const IsNews nothing_is = [](std::string_view) { return false; };
  puzzle_.metadata.rules = "A square joins consecutive digits. Each square that fits was drawn.";
  EXPECT_EQ(
      read_rules(puzzle_.metadata.rules, puzzle_, drawn_, nothing_is).sentences.back().outcome,
      Outcome::unread);
}

TEST_F(ReadRules, WhereMarksAreIsNotWhatTheyMean) {
  DrawnThing& mark = add(DrawnThing::Kind::mark, "R1C1 R1C2");
  mark.seat = DrawnThing::Seat::edge;
  mark.form = DrawnThing::Form::circle;
  const Reading reading = read("Every pair of consecutive neighbours has a dot.");
  EXPECT_EQ(reading.constraints.size(), 2U);  // those with a dot and those without one
}

TEST_F(ReadRules, WhatIsSaidAgainIsReadWhereTheRestIsNot) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(formulas("Neighbours on a line whisper in German, i.e. they differ by 3 or more."),
            (Words{"R1C1 R2C2 R3C3: whisper"}));
  EXPECT_EQ(outcome("Neighbours on a line never whisper, i.e. they differ by 3 or more."),
            Outcome::unread);
}

TEST_F(ReadRules, NamesOfSeveralRulesAreWhatTheStoredSolutionKeeps) {
  add(DrawnThing::Kind::cage, "R1C1 R1C2 R1C3").text = "6";
  add(DrawnThing::Kind::cage, "R1C4 R1C5 R1C6").text = "15";
  add(DrawnThing::Kind::cage, "R2C4 R2C5 R2C6").text = "6";
  add(DrawnThing::Kind::cage, "R2C1 R2C2 R2C3").text = "15";
  constexpr const char* kSaid = "Standard killer rules apply.";
  EXPECT_TRUE(read(kSaid).constraints.empty());
  model::FilledGrid filled;
  for (int i = 0; i < puzzle_.num_cells(); ++i)
    filled.push_back(geometry::Digit((i + (i / 6) * 3 + i / 12) % 6));
  puzzle_.solution = filled;
  const Reading reading = read(kSaid);
  EXPECT_TRUE(reading.sentences.front().by_solution);
  EXPECT_FALSE(reading.constraints.empty());
}

TEST_F(ReadRules, WhatDeniesSomethingOfSomeIsNews) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R4C1 R5C2 R6C3");
  const IsNews nothing_is = [](std::string_view) { return false; };
  for (const char* words : {"Lines are palindromes. Exactly one of them is not.",
                            "Lines are palindromes. Some of these are not."}) {
    puzzle_.metadata.rules = words;
    const Reading reading = read_rules(puzzle_.metadata.rules, puzzle_, drawn_, nothing_is);
    EXPECT_EQ(reading.sentences.back().outcome, Outcome::unread) << words;
  }
}

TEST_F(ReadRules, WedgesPointAsOtherSignsDo) {
  DrawnThing& wedge = add(DrawnThing::Kind::mark, "R1C1 R2C1");
  wedge.seat = DrawnThing::Seat::edge;
  wedge.form = DrawnThing::Form::text;
  wedge.text = "\xe2\x88\xa8";
  EXPECT_EQ(formulas("Inequality signs point to the smaller digit."),
            (Words{"R1C1 R2C1: it[1] > it[2]"}));
}

TEST_F(ReadRules, ASecondPartLeavesOutWhatTheFirstOneSaid) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R4C1 R5C2 R6C3", kPurple);
  const Words both = {"R1C1 R2C2 R3C3: whisper", "R4C1 R5C2 R6C3: whisper"};
  for (const char* words :
       {"Adjacent digits on a grey line differ by at least 3, and those on a purple line by at "
        "least 2.",
        "Adjacent digits on grey lines differ by at least 3, on purple ones by at least 2.",
        "Adjacent digits on grey lines differ by at least 3 and on purple by at least 2."})
    EXPECT_EQ(formulas(words), both) << words;
  EXPECT_EQ(formulas("Grey lines are palindromes, purple ones contain no repeated digits."),
            (Words{"R1C1 R2C2 R3C3: palindrome", "R4C1 R5C2 R6C3: all_different"}));
  for (const char* words :
       {"Adjacent digits on a grey line differ by at least 3, and those on a purple line by at "
        "most 2.",
        "Adjacent digits on a grey line differ by at least 3, and some on a purple line by 2.",
        "Adjacent digits on a grey line differ by at least 3, and those on a purple line do not."})
    EXPECT_EQ(outcome(words), Outcome::unread) << words;
}

TEST_F(ReadRules, ExamplesAndCourtesyAreNoRules) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  const Reading reading = read(
      "Normal sudoku rules apply. Each line is a palindrome. For example, a line might read "
      "1-2-1.");
  ASSERT_EQ(reading.sentences.size(), 3U);
  EXPECT_EQ(reading.sentences[0].outcome, Outcome::known);
  EXPECT_EQ(reading.sentences[1].outcome, Outcome::rule);
  EXPECT_EQ(reading.sentences[2].outcome, Outcome::example);
}

TEST_F(ReadRules, ASentenceOfAConstraintIsNotReadAgain) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  Reading first = read("Each line is a palindrome.");
  ASSERT_EQ(first.constraints.size(), 1U);
  puzzle_.constraints = std::move(first.constraints);
  const Reading again = read("Each line is a palindrome.");
  EXPECT_EQ(again.sentences.front().outcome, Outcome::rule);
  EXPECT_TRUE(again.constraints.empty());
}

TEST_F(ReadRules, CluesBesideTheGridLookAlongTheirLane) {
  DrawnThing& clue = add(DrawnThing::Kind::outside, "R2C6 R2C5 R2C4 R2C3 R2C2 R2C1");
  clue.text = "7";
  const Reading reading =
      read("A clue outside the grid is the sum of the first two digits in that direction.");
  ASSERT_EQ(reading.constraints.size(), 1U);
  EXPECT_EQ(*reading.constraints.front().arguments.get<std::string>("clue"), "7");
  EXPECT_EQ(reading.constraints.front().cells.front(), puzzle_.board->find_cell("R2C6"));
}

TEST_F(ReadRules, WhatIsSaidOfDiagonalsIsNotReadOfRows) {
  DrawnThing& clue = add(DrawnThing::Kind::outside, "R1C1 R1C2 R1C3 R1C4 R1C5 R1C6");
  clue.text = "21";
  EXPECT_EQ(
      outcome("A clue outside the grid is the sum along the diagonal that its arrow points to."),
      Outcome::unread);
}

TEST_F(ReadRules, LongTextsAndStrangeOnesComeToAnEnd) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  std::string text;
  for (int i = 0; i < 4000; ++i) text += "digits on each line in each cage of each ";
  EXPECT_EQ(outcome(text), Outcome::unread);
  text.clear();
  for (int i = 0; i < 4000; ++i) text += "Each line is a palindrome (( of ; ";
  EXPECT_LE(read(text).sentences.size(), kMostStatements);
  EXPECT_EQ(outcome("Les chiffres sur une ligne sont croissants."), Outcome::unread);
}

TEST_F(ReadRules, WhatTheFileHasByNameIsNotSaidOtherwise) {
  const auto name = [&](const char* type, const char* cells) {
    model::ConstraintSpec spec;
    spec.type = type;
    spec.cells = testing_support::cells(*puzzle_.board, cells);
    puzzle_.constraints.push_back(spec);
  };
  name("thermometer", "R1C1 R2C2 R3C3");
  const auto outcome_beside = [&](std::string rules) {
    puzzle_.metadata.rules = std::move(rules);
    return read_rules(puzzle_.metadata.rules, puzzle_, drawn_,
                      [](std::string_view) { return false; })
        .sentences.front()
        .outcome;
  };
  EXPECT_EQ(outcome_beside("Digits on a thermometer increase from the bulb."), Outcome::known);
  EXPECT_EQ(outcome_beside("Thermometers decrease from the bulb."), Outcome::unread);
  EXPECT_EQ(outcome_beside("Digits on a thermometer increase or stay the same from the bulb."),
            Outcome::unread);
  EXPECT_EQ(outcome_beside("Each thermometer contains a 6."), Outcome::rule);
}

TEST_F(ReadRules, AllGivenMarksForbidTheRest) {
  DrawnThing& dot = add(DrawnThing::Kind::mark, "R1C1 R1C2", 0xffffffff);
  dot.seat = DrawnThing::Seat::edge;
  dot.form = DrawnThing::Form::circle;
  EXPECT_EQ(
      formulas("Digits joined by a white dot are consecutive. All dots are given."),
      (Words{"R1C1 R1C2: difference_dot", "R1C1 R1C2: each unmarked: not (it is consecutive)"}));
  EXPECT_EQ(formulas("All dots are given."), Words{});
}

TEST_F(ReadRules, AllGivenMarksThatHaveANameAreSaidByName) {
  const auto name = [&](const char* type, const char* cells, const char* total) {
    model::ConstraintSpec& spec = puzzle_.constraints.emplace_back();
    spec.type = type;
    spec.cells = testing_support::cells(*puzzle_.board, cells);
    if (total != nullptr) spec.arguments.set("total", std::string(total));
  };
  name("xv", "R1C1 R1C2", "X");
  name("xv", "R2C1 R2C2", "V");
  for (const char* said : {"All Xs and Vs are given.", "All possible X's and V's are given.",
                           "All X and V signs have been given.", "V's and X's are all given."}) {
    SCOPED_TRACE(said);
    EXPECT_EQ(formulas(said), Words{": all_xv"});
  }
  // What an X says is not what a V says.
  EXPECT_EQ(formulas("All Xs are given."), Words{});
  EXPECT_EQ(formulas("All dots are given."), Words{});
  name("difference_dot", "R4C1 R4C2", nullptr);
  EXPECT_EQ(formulas("All Xs and Vs are given."), Words{": all_xv"});
  EXPECT_EQ(formulas("All dots are given."), Words{": nonconsecutive"});
  name("ratio_dot", "R5C1 R5C2", nullptr);
  EXPECT_EQ(formulas("All dots are given."), (Words{": nonconsecutive", ": all_ratio_dots"}));
  EXPECT_EQ(formulas("All black dots are given."), Words{": all_ratio_dots"});
  // One without a name is not known to be of them.
  DrawnThing& dot = add(DrawnThing::Kind::mark, "R6C1 R6C2", 0xffffffff);
  dot.seat = DrawnThing::Seat::edge;
  dot.form = DrawnThing::Form::circle;
  EXPECT_EQ(formulas("All dots are given."), Words{});
}

TEST_F(ReadRules, WhatIsSaidOfNothingIsKnownBesideWhatIsThere) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  const Reading reading =
      read("Each line is a palindrome. Digits joined by a white dot are consecutive.");
  EXPECT_EQ(reading.sentences[1].outcome, Outcome::known);
  EXPECT_EQ(read("Digits joined by a white dot are consecutive.").sentences[0].outcome,
            Outcome::unread);  // of what the line is for nothing is said
  EXPECT_EQ(read("Each line is a palindrome. Each main diagonal sums to 21.").sentences[1].outcome,
            Outcome::unread);  // a board has diagonals that nobody drew
}

TEST_F(ReadRules, SentencesMayGoOnFromTheOneBefore) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4");
  EXPECT_EQ(formulas("Box borders cut grey lines into segments. Each segment has the same sum."),
            (Words{"R1C1 R1C2 R1C3 R1C4: region_sum_line"}));
}

TEST_F(ReadRules, ANameOfItsOwnIsTheOnlyThingThatIsLeft) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::mark, "R5C5").form = DrawnThing::Form::circle;
  EXPECT_EQ(formulas("Each line is a palindrome. The digit on a moon counts how many surrounding "
                     "cells contain smaller digits."),
            (Words{"R1C1 R2C2 R3C3: palindrome",
                   "R5C5: cell = count(c in around(cell) where c < cell)"}));
  EXPECT_EQ(formulas("A fish (grey line) is a palindrome."), (Words{"R1C1 R2C2 R3C3: palindrome"}));
}

TEST_F(ReadRules, BracketsAndNamesThatRestrictAreNotLeftOut) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(outcome("Digits on each line are odd (as in a parity puzzle)."), Outcome::rule);
  for (const char* words :
       {"Digits on each line are odd (except the first).", "False: digits on each line are odd.",
        "Digits on each line (but not its ends) are odd.", "One line is a palindrome."})
    EXPECT_EQ(outcome(words), Outcome::unread) << words;
}

TEST_F(ReadRules, WhatForbidsIsNoPermission) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(outcome("Digits may repeat on a line, plus no three in a row may rise."),
            Outcome::unread);
}

TEST_F(ReadRules, WhatMayMeanOtherThingsIsNotRead) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  for (const char* words :
       {"Same coloured lines have the same sum.", "Plain lines are palindromes.",
        "Any three consecutive digits on a gray line may not sum to a multiple of 5.",
        "The number of cells on each line is odd.",
        "Adjacent digits on a gray line are not from the same group.",
        "The set of digits on each line is different.", "The center square is odd.",
        "Each island contains an odd digit."})
    EXPECT_EQ(outcome(words), Outcome::unread) << words;
}

TEST_F(ReadRules, EndsOfLinesAreOfTheFormThatIsSaid) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3");
  for (const char* cell : {"R1C1", "R3C3"})
    add(DrawnThing::Kind::mark, cell, kPurple).form = DrawnThing::Form::circle;
  for (const char* cell : {"R5C1", "R5C3"})
    add(DrawnThing::Kind::mark, cell, kPurple).form = DrawnThing::Form::diamond;
  EXPECT_EQ(
      formulas("If two circles are connected by a line, digits in the circles are consecutive."),
      (Words{"R1C1 R2C2 R3C3: let a = it[1]: let b = it[-1]: (|a - b| = 1)"}));
}

TEST_F(ReadRules, ABulbTellsWhichWayIsUp) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  const std::string rule = "Digits on each thermometer increase by the same amount.";
  EXPECT_EQ(formulas("Gray lines are thermometers."),
            (Words{"R1C1 R2C2 R3C3: it is rising or it is falling"}));
  add(DrawnThing::Kind::mark, "R1C1").form = DrawnThing::Form::circle;
  EXPECT_EQ(formulas(rule), (Words{"R1C1 R2C2 R3C3: it is sequence and (it is rising)"}));
}

TEST_F(ReadRules, ALessThanOfACluesMeaningIsContrary) {
  model::ConstraintSpec cage;
  cage.type = "killer";
  cage.cells = testing_support::cells(*puzzle_.board, "R1C1 R1C2 R1C3");
  cage.arguments.set("sum", 6);
  puzzle_.constraints.push_back(cage);
  EXPECT_EQ(outcome("Digits in cages sum to the clue."), Outcome::known);
  EXPECT_EQ(outcome("Digits in cages sum to a multiple of the clue."), Outcome::unread);
}

TEST_F(ReadRules, WhatOneThingKeepsIsNotKnownOfAll) {
  for (const auto& [cells, sum] : {std::pair("R1C1 R1C2", 11), std::pair("R3C1 R3C2", 3)}) {
    model::ConstraintSpec& cage = puzzle_.constraints.emplace_back();
    cage.type = "killer";
    cage.cells = testing_support::cells(*puzzle_.board, cells);
    cage.arguments.set("sum", sum);
  }
  EXPECT_NE(outcome("Each cage contains a 6."), Outcome::known);
  EXPECT_EQ(outcome("Each cage contains different digits."), Outcome::known);
}

TEST_F(ReadRules, WordsReferToTheThingOfTheSentenceBefore) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  const Words purple_only = {"R5C1 R5C2 R5C3: it is odd"};
  for (const char* words :
       {"Purple lines are sticks. Digits on these lines are odd.",
        "Purple lines are sticks. They have got a name. Digits on such a line are odd.",
        "Purple lines are sticks. Digits on them are odd.",
        "The purple line is a stick. Digits along it are odd.",
        "Purple lines are sticks. Digits on the lines are odd.",
        "Sticks (purple): Each line contains only odd digits.", "Purple: all digits are odd."})
    EXPECT_EQ(formulas(words), purple_only) << words;
  EXPECT_EQ(
      formulas("Box borders divide purple lines into segments. Each segment of a line has the "
               "same sum."),
      Words{});  // the purple one lies in one box
  EXPECT_EQ(formulas("Digits the same distance from the middle of a purple line have the same sum. "
                     "For odd-length lines, this total is the central digit.")
                .size(),
            2U);
  EXPECT_EQ(formulas("Purple lines are odd. Digits may not repeat on a line."),
            (Words{"R5C1 R5C2 R5C3: it is odd", "R1C1 R2C2 R3C3: all_different",
                   "R5C1 R5C2 R5C3: all_different"}));
  // Where it is not clear what is meant, what is said is of all or of none.
  EXPECT_EQ(formulas("Digits on these lines are odd.").size(), 2U);
  EXPECT_EQ(formulas("Purple lines cross the middle. These lines have odd friends."), Words{});
  EXPECT_EQ(formulas("Gray and purple lines are drawn. Digits on these lines are odd.").size(), 2U);
  EXPECT_EQ(formulas("Purple lines are sticks. Digits on these gray lines are odd."),
            (Words{"R1C1 R2C2 R3C3: it is odd"}));
}

TEST_F(ReadRules, ANumberInACellOfALineIsThatOfTheLine) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  DrawnThing& number = add(DrawnThing::Kind::mark, "R1C1");
  number.form = DrawnThing::Form::text;
  number.text = "9";
  const Reading reading = read("The number at the start of a line is the sum of its digits.");
  ASSERT_EQ(reading.constraints.size(), 1U);
  EXPECT_EQ(reading.used, (std::vector<std::size_t>{0, 1}));
}

TEST_F(ReadRules, ItemsOfAListHaveNumbers) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  EXPECT_EQ(formulas("1) Grey lines are palindromes. 2) Purple lines are odd."),
            (Words{"R1C1 R2C2 R3C3: palindrome", "R5C1 R5C2 R5C3: it is odd"}));
}

TEST_F(ReadRules, WhatALabelAsksForIsNoRule) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  const auto last = [this](const std::string& rules) {
    return read(rules).sentences.back().outcome;
  };
  EXPECT_EQ(last("Each line is odd. Solution code: Row 3 and column 4."), Outcome::known);
  EXPECT_EQ(last("Each line is odd. Solution code: Row 3 and column 4 are odd."), Outcome::unread);
  EXPECT_EQ(last("Each line is odd. Exempt: Row 3 and column 4."), Outcome::unread);
}

TEST_F(ReadRules, WhatSeveralCellsHoldTogetherIsNotReadOfEach) {
  for (const char* cell : {"R1C1", "R2C4", "R5C5"}) add(DrawnThing::Kind::tint, cell);
  EXPECT_EQ(outcome("Gray cells contain at least one 5."), Outcome::unread);
  EXPECT_EQ(outcome("Gray cells sum to a prime."), Outcome::unread);
  EXPECT_EQ(outcome("Gray cells are odd."), Outcome::rule);
}

TEST_F(ReadRules, PairsWithoutMarksAreDeniedWhatMarksSay) {
  for (const auto& [cells, letter] : {std::pair("R1C1 R1C2", "X"), std::pair("R4C4 R4C5", "V")}) {
    DrawnThing& mark = add(DrawnThing::Kind::mark, cells);
    mark.seat = DrawnThing::Seat::edge;
    mark.form = DrawnThing::Form::text;
    mark.text = letter;
  }
  const std::string rules = "Digits joined by X sum to 10. Digits joined by V sum to 5. ";
  for (const char* numbers : {"10 or 5", "5 or 10"}) {
    const Words made = formulas(
        rules + "All pairs of adjacent cells not joined by X or V do not sum to " + numbers + ".");
    ASSERT_EQ(made.size(), 4U) << numbers;
    EXPECT_TRUE(made[2].ends_with("each unmarked: not ((sum) = 10)")) << made[2];
    EXPECT_TRUE(made[3].ends_with("each unmarked: not ((sum) = 5)")) << made[3];
  }
  EXPECT_EQ(
      formulas(rules + "All pairs of adjacent cells not joined by V do not sum to 10.").size(), 2U);
}

TEST_F(ReadRules, ShadesOfAColourAreTold) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3", 0x0000ffff);
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", 0xadd8e6ff);
  EXPECT_EQ(formulas("Dark blue lines are palindromes."), (Words{"R1C1 R2C2 R3C3: palindrome"}));
  EXPECT_EQ(formulas("Light blue lines are palindromes."), (Words{"R5C1 R5C2 R5C3: palindrome"}));
}

TEST_F(ReadRules, ALineDrawnTwiceIsOneAndALoopHasItsFirstCellOnce) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R2C2 R2C1 R1C1");
  add(DrawnThing::Kind::line, "R1C1 R2C1 R2C2 R1C2 R1C1", 0xffffffff);
  EXPECT_EQ(formulas("Digits on a white line sum to 12."),
            (Words{"R1C1 R1C2 R2C2 R2C1: (sum) = 12"}));
}

TEST_F(ReadRules, WhatIsSaidOfTwoColoursIsSaidOfEach) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  EXPECT_EQ(formulas("Grey and purple lines are palindromes."),
            (Words{"R1C1 R2C2 R3C3: palindrome", "R5C1 R5C2 R5C3: palindrome"}));
  EXPECT_EQ(formulas("Digits along a purple or grey line are odd."),
            (Words{"R1C1 R2C2 R3C3: it is odd", "R5C1 R5C2 R5C3: it is odd"}));
  // Of both together, or where they cross.
  for (const char* rule :
       {"Grey and purple lines have the same sum.", "Digits on both grey and purple lines are odd.",
        "Grey and purple lines have different digits.",
        "Grey or purple lines are palindromes, but not both."})
    EXPECT_EQ(outcome(rule), Outcome::unread) << rule;
}

TEST_F(ReadRules, WhatIsOnALineOfAnotherColourIsNotOnThisOne) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  EXPECT_EQ(outcome("The highest digit on each grey line equals the number of odd digits on the "
                    "purple line."),
            Outcome::unread);
  EXPECT_EQ(formulas("The highest digit on each grey line equals the number of odd digits on that "
                     "line."),
            Words{"R1C1 R2C2 R3C3: max = count(c in it where c is odd)"});
}

TEST_F(ReadRules, AnArrowHasNoTwoEnds) {
  DrawnThing& arrow = add(DrawnThing::Kind::line, "R1C2 R1C3 R1C4");
  arrow.bulb = testing_support::cells(*puzzle_.board, "R1C1");
  arrow.num_ringed_ends = 1;
  EXPECT_EQ(formulas("The digits on an arrow must be greater than the digit in its circle."),
            Words{"R1C2 R1C3 R1C4: each c in it: c > number(bulb)"});
}

TEST_F(ReadRules, WhatPairsOfNeighboursHoldIsNotReadOfTheLine) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4 R1C5");
  EXPECT_EQ(
      formulas("Each pair of adjacent digits on a grey line contains exactly one even digit."),
      Words{"R1C1 R1C2 R1C3 R1C4 R1C5: each windows(2): exactly 1 c in it: c is even"});
  EXPECT_EQ(outcome("Each pair of adjacent digits on a grey line contains a 5 or a 6."),
            Outcome::unread);
}

TEST_F(ReadRules, WhatNumbersOnLinesTellIsNotThatLinesHaveOneSum) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3");
  EXPECT_EQ(outcome("Numbers on lines give the sum of the digits along the line."),
            Outcome::unread);
}

TEST_F(ReadRules, PairsOfOneSumNeedNotComeToTheMiddle) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4 R1C5");
  EXPECT_EQ(formulas("Along a grey line, each pair of cells with the same distance to the middle "
                     "has the same sum."),
            Words{"R1C1 R1C2 R1C3 R1C4 R1C5: each i in places where i <= length / 2: it[i] + "
                  "it[-i] = it[1] + it[-1]"});
}

TEST_F(ReadRules, DigitsThatMayRepeatAreNotDifferent) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(formulas("Grey lines contain consecutive digits in any order, digits may repeat."),
            Words{"R1C1 R2C2 R3C3: range = distinct - 1"});
  EXPECT_EQ(outcome("Grey lines have to be filled with consecutive digits without gaps, and digits "
                    "may repeat."),
            Outcome::unread);
}

TEST_F(ReadRules, LoopsAreClosedAndGoOnWhereTheyBegan) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R2C2 R2C1 R1C1");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3");
  EXPECT_EQ(formulas("Digits on a loop sum to 12."), Words{"R1C1 R1C2 R2C2 R2C1: (sum) = 12"});
  EXPECT_EQ(formulas("Every three consecutive cells on a loop sum to 10."),
            Words{"R1C1 R1C2 R2C2 R2C1 R1C1 R1C2: each windows(3): ((sum) = 10)"});
  drawn_.erase(drawn_.begin());
  EXPECT_EQ(outcome("Digits on a loop sum to 12."), Outcome::unread);
}

TEST_F(ReadRules, ALabelMayNameAndListsMayHaveSemicolons) {
  add(DrawnThing::Kind::line, "R1C1 R1C2 R1C3 R1C4", kPurple);
  const Reading named = read(
      "Purple lines are region sum lines: box borders divide them into segments with equal sums.");
  EXPECT_EQ(named.sentences.back().outcome, Outcome::rule);
  EXPECT_EQ(formulas("Any three consecutive cells along a purple line contain a digit from each of "
                     "the groups 1,4; 2,5; 3,6."),
            Words{});
  EXPECT_EQ(statements_in("Sums are from 1,4,7; 2,5,8; 3,6,9.").size(), 1U);
  EXPECT_EQ(statements_in("White dots sum to 5; 4 cells are odd.").size(), 2U);
}

TEST_F(ReadRules, NumbersWithSignsAreNoNumbers) {
  DrawnThing& clue = add(DrawnThing::Kind::outside, "R2C1 R2C2 R2C3 R2C4 R2C5 R2C6");
  clue.text = "<7";
  EXPECT_EQ(outcome("A clue outside the grid is the sum of the first two digits."),
            Outcome::unread);
}

TEST_F(ReadRules, ASentenceOfTwoPartsIsReadInParts) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  EXPECT_EQ(formulas("Grey lines are palindromes, and purple lines contain consecutive digits."),
            (Words{"R1C1 R2C2 R3C3: palindrome", "R5C1 R5C2 R5C3: renban"}));
  EXPECT_EQ(formulas("Digits along purple lines are odd, so they do not repeat."),
            (Words{"R5C1 R5C2 R5C3: it is odd", "R5C1 R5C2 R5C3: all_different"}));
  EXPECT_EQ(outcome("Digits on purple lines are odd, and the sun shines."), Outcome::unread);
  // What both parts come to is said by the whole sentence, and a label is of both.
  const std::string both =
      "Grey lines are palindromes, and purple lines contain consecutive digits.";
  for (const model::ConstraintSpec& spec : read(both).constraints) EXPECT_EQ(spec.said, both);
  EXPECT_EQ(formulas("Purple lines: no repeats, and all digits are odd."),
            (Words{"R5C1 R5C2 R5C3: all_different", "R5C1 R5C2 R5C3: it is odd"}));
  EXPECT_EQ(read("Some things: no twins, and purple lines are odd.").sentences.back().outcome,
            Outcome::unread);
  // What follows in time, or is said of the end of the first part.
  EXPECT_EQ(outcome("Digits on purple lines increase, then decrease."), Outcome::unread);
  EXPECT_EQ(outcome("All lines sum to the same number, which is odd."), Outcome::unread);
}

TEST_F(ReadRules, OneOfTheDigitsIsNotAllOfThem) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  for (const auto& [said, meant] : {std::pair("a prime", "some c in it: c is prime"),
                                    std::pair("an odd number", "some c in it: c is odd"),
                                    std::pair("a certain even digit", "some c in it: c is even"),
                                    std::pair("a single odd digit", "exactly 1 c in it: c is odd"),
                                    std::pair("a single 5", "count(c in it where c = 5) = 1"),
                                    std::pair("an odd sum", "(sum) is odd")}) {
    EXPECT_EQ(formulas("Each line contains " + std::string(said) + "."),
              Words{"R1C1 R2C2 R3C3: " + std::string(meant)});
  }
}

TEST_F(ReadRules, WhatFewFillingsBreakIsSaidAllTheSame) {
  model::ConstraintSpec cage;
  cage.type = "killer";
  cage.cells = testing_support::cells(*puzzle_.board, "R1C1 R1C2 R1C3");
  puzzle_.constraints.push_back(cage);
  EXPECT_EQ(outcome("Digits in a cage sum to at least 6."), Outcome::known);
  EXPECT_EQ(formulas("Digits in a cage sum to at least 7."), Words{"R1C1 R1C2 R1C3: (sum) >= 7"});
  EXPECT_EQ(formulas("Digits in a cage sum to less than 15."), Words{"R1C1 R1C2 R1C3: (sum) < 15"});
}

TEST_F(ReadRules, WhatLetsDigitsStayTheSameTakesARuleBack) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  const auto second = [this](const std::string& rules) { return read(rules).sentences[1].outcome; };
  EXPECT_EQ(second("Digits along a line increase. Digits may stay the same along a line."),
            Outcome::unread);
  EXPECT_EQ(second("Digits along a line increase. Digits may repeat if the rules allow it."),
            Outcome::known);
}

TEST_F(ReadRules, WhatALineIsCalledAndWhatItMeansAreSaidAtOnce) {
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3", kPurple);
  const Reading reading =
      read("Purple lines are renbans: the digits are consecutive in any order.");
  ASSERT_EQ(reading.sentences.size(), 2U);
  EXPECT_EQ(reading.sentences[0].outcome, Outcome::rule);
  EXPECT_NE(reading.sentences[1].outcome, Outcome::unread);
}

TEST_F(ReadRules, WhatHasANameIsInTheColourOfItsDrawing) {
  for (const char* const cells : {"R1C1 R1C2 R1C3", "R3C1 R4C2 R5C3"}) {
    model::ConstraintSpec spec;
    spec.type = cells == std::string_view("R1C1 R1C2 R1C3") ? "renban" : "palindrome";
    spec.cells = testing_support::cells(*puzzle_.board, cells);
    puzzle_.constraints.push_back(spec);
  }
  add(DrawnThing::Kind::line, "R5C3 R4C2 R3C1", kPurple).is_accounted = true;
  EXPECT_EQ(outcome("Purple lines read the same from both ends."), Outcome::known);
  EXPECT_EQ(formulas("Purple lines contain a 5."), Words{"R3C1 R4C2 R5C3: some c in it: c = 5"});
}

TEST_F(ReadRules, ALineOfTheGrammarThatLacksItsThingsIsNotRead) {
  model::ConstraintSpec spec;
  spec.type = "whisper";
  spec.cells = testing_support::cells(*puzzle_.board, "R1C1 R2C2 R3C3");
  puzzle_.constraints.push_back(spec);
  for (const char* const said :
       {"Whisper lines: the absolute difference between two adjacent digits is at least five.",
        "The difference between two adjacent digits is at least 5.", "Sums are given."}) {
    EXPECT_FALSE(read(said).sentences.empty()) << said;
  }
}

TEST_F(ReadRules, WhereArrowsHaveHeadsOtherLinesAreNone) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3 R4C4", kPurple);
  add(DrawnThing::Kind::line, "R3C3 R3C4 R3C5");
  DrawnThing& circle = add(DrawnThing::Kind::mark, "R3C3");  // of the colour of its line
  circle.form = DrawnThing::Form::circle;
  DrawnThing& head = add(DrawnThing::Kind::mark, "R3C5");
  head.form = DrawnThing::Form::text;
  head.text = ">";
  const Reading reading = read("Digits along an arrow sum to the digit in its circle.");
  ASSERT_EQ(reading.constraints.size(), 1U);
  EXPECT_EQ(reading.constraints.front().type, "arrow");
  EXPECT_EQ(puzzle_.board->names(reading.constraints.front().cells), "R3C3 R3C4 R3C5");
}

TEST_F(ReadRules, SlipsInLongWordsAreMended) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  EXPECT_EQ(formulas("Each line is a palindrone."), (Words{"R1C1 R2C2 R3C3: palindrome"}));
}

TEST_F(ReadRules, CellsOfAnAreaAreBesideEachOtherNotInARow) {
  add(DrawnThing::Kind::cage, "R1C1 R1C2 R2C1");
  EXPECT_EQ(formulas("Adjacent digits in a cage differ by at least 3."),
            (Words{"R1C1 R1C2 R2C1: each a, b in pairs where |row_number(a) - row_number(b)| + "
                   "|column_number(a) - column_number(b)| = 1: |a - b| >= 3"}));
  EXPECT_EQ(outcome("Every group of three contiguous digits in a cage sums to 9."),
            Outcome::unread);
}

TEST_F(ReadRules, AreasOfOneColourAreComparedAmongThemselves) {
  for (const char* cells : {"R1C1 R1C2", "R3C1 R3C2"}) add(DrawnThing::Kind::cage, cells);
  for (const char* cells : {"R1C5 R1C6", "R3C5 R3C6"}) add(DrawnThing::Kind::cage, cells, kPurple);
  EXPECT_EQ(formulas("Regions of the same color have the same sum."),
            (Words{"R1C5 R1C6 R3C5 R3C6: each a, b in pairs(things): sum(a) = sum(b)",
                   "R1C1 R1C2 R3C1 R3C2: each a, b in pairs(things): sum(a) = sum(b)"}));
}

TEST_F(ReadRules, ColouredCellsOfWhichSomeStandAloneAreNoAreas) {
  for (const char* cell : {"R1C1", "R1C2", "R4C4"}) add(DrawnThing::Kind::tint, cell);
  EXPECT_EQ(formulas("Shaded squares are odd."), (Words{"R1C1: odd", "R1C2: odd", "R4C4: odd"}));
  EXPECT_EQ(outcome("Shaded regions sum to 10."), Outcome::unread);
  EXPECT_EQ(outcome("Shaded cells contain the digits 1 to 4."), Outcome::unread);
}

TEST_F(ReadRules, WhatCirclesSumToMayBeMeantOfThoseOfEachLine) {
  for (const char* cell : {"R1C1", "R1C3"}) {
    DrawnThing& circle = add(DrawnThing::Kind::mark, cell, 0xffffffff);
    circle.seat = DrawnThing::Seat::cell;
    circle.form = DrawnThing::Form::circle;
  }
  EXPECT_EQ(outcome("Circled digits sum to 10."), Outcome::rule);
  add(DrawnThing::Kind::line, "R1C1 R2C2 R1C3");
  EXPECT_EQ(outcome("Circled digits sum to 10."), Outcome::unread);
}

TEST_F(ReadRules, WhatIsSaidOfAnotherKindOfThingIsNotSaidOfNothing) {
  for (const char* cell : {"R1C1", "R4C4"}) add(DrawnThing::Kind::tint, cell);
  EXPECT_EQ(outcome("The gray cells do not contain consecutive digits."), Outcome::unread);
}

TEST_F(ReadRules, DiamondsAtBothEndsAreEnds) {
  add(DrawnThing::Kind::line, "R1C1 R2C2 R3C3");
  add(DrawnThing::Kind::line, "R5C1 R5C2 R5C3");
  for (const char* cell : {"R1C1", "R3C3"})
    add(DrawnThing::Kind::mark, cell, kPurple).form = DrawnThing::Form::diamond;
  EXPECT_EQ(
      formulas("If two diamonds are joined by a line, the digits in the diamonds differ by at "
               "least 4, and the digits on the line are not between or equal to them."),
      Words{});
  EXPECT_EQ(
      formulas("If two diamonds are joined by a line, the digits in the diamonds differ by at "
               "least 4."),
      (Words{"R1C1 R2C2 R3C3: let a = it[1]: let b = it[-1]: (|a - b| >= 4)"}));
}

TEST(English, SaysTheSameInManyWords) {
  const auto means = [](std::string_view text) {
    const auto meanings = english().meanings("statement", words_of(text));
    return meanings.empty() ? std::string() : meanings.front();
  };
  const std::string renban = "each line colour=pink  :: it is consecutive";
  for (const char* text :
       {"Values along a pink path make up a consecutive set, not necessarily in order.",
        "On each pink line the set of digits is a run of consecutive integers in any order.",
        "A pink line shows a gapless run of digits.",
        "Pink renban line: a set of consecutive digits with no repeats in some order."})
    EXPECT_EQ(means(text), renban) << text;
  const std::string far = "each line colour=green  :: each a, b in steps: |a - b| >= 4";
  for (const char* text :
       {"Along green lines, values must differ from their neighbours by at least four.",
        "If two cells are connected by a green line, their digits differ by at least 4.",
        "Digits along a green line have a minimum difference of 4.",
        "Adjacent digits differ by at least 4 on green lines."})
    EXPECT_EQ(means(text), far) << text;
  const std::string between = "each c in inner: min(ends) < c < max(ends)";
  for (const char* text :
       {"Digits on a line lie strictly between the digits in the attached circles.",
        "The digits along a line are numerically between the two digits in circles at each end."})
    EXPECT_TRUE(means(text).ends_with(between)) << text;
  const std::string outside = "each c in inner: not (min(ends) <= c <= max(ends))";
  EXPECT_TRUE(means("Digits on the line lie outside the range given by the two diamond ends.")
                  .ends_with(outside));
  EXPECT_EQ(means("In cages, digits do not repeat and, when a total is given, sum to it."),
            "each cage   :: it is different ;; each cage   clued :: sum = clue");
  EXPECT_EQ(means("A clue between two cells is either the sum of the digits in those two cells or "
                  "the greater of the two digits in those cells."),
            "each edge clued :: sum(it) = clue or max(it) = clue");
}

TEST(Statements, ASentenceMayGoOnInTheNextLine) {
  const auto statements = statements_in("COUNTING CIRCLES\nDigits on a line\nare odd.\nHave fun.");
  ASSERT_EQ(statements.size(), 3U);
  EXPECT_TRUE(statements[0].is_heading);
  EXPECT_EQ(statements[1].text, "Digits on a line\nare odd.");
  // So does one whose items have no subject of their own, but not where each is a rule.
  EXPECT_EQ(statements_in("Cells separated\n- by an X sum to 10\n- by a V sum to 5").size(), 2U);
  EXPECT_EQ(statements_in("Rules\n- thermometers increase\n- arrows sum").size(), 3U);
}

TEST(Statements, PartsOfATextAreTold) {
  const auto statements = statements_in(
      "Killer: Digits in a cage sum to the clue. (They must not repeat.) Have fun; e.g. 1 2 3");
  std::vector<std::string> texts;
  for (const Statement& one : statements) texts.emplace_back(one.text);
  EXPECT_EQ(texts, (Words{"Killer:", "Digits in a cage sum to the clue.", "(They must not repeat.)",
                          "Have fun;", "e.g. 1 2 3"}));
  EXPECT_TRUE(statements.back().is_example);
}

TEST(Statements, OneWordStandsForManySpellings) {
  EXPECT_EQ(words_of("Digits along a GREY line must never repeat"),
            words_of("numbers on the gray path cannot repeat"));
  EXPECT_EQ(words_of("two cells"), words_of("2 cells"));
}

TEST(Grammar, EveryWordIsUsedAndMeaningsArePutTogether) {
  constexpr std::string_view kLines = R"(
colour: red|blue => colour $0
rule: each <colour> {line|path} (is) has # (digits|cells) => $1 has $2
rule: each <colour> line has % => $1 is {$2}
)";
  const Grammar grammar(std::span(&kLines, 1));
  EXPECT_EQ(grammar.meanings("rule", {"each", "red", "path", "has", "3", "cells"}),
            (Words{"colour red has 3"}));
  EXPECT_EQ(grammar.meanings("rule", {"each", "blue", "line", "has", "147"}),
            (Words{"colour blue has 147", "colour blue is {1, 4, 7}"}));
  EXPECT_TRUE(grammar.meanings("rule", {"each", "red", "line"}).empty());
  EXPECT_TRUE(grammar.meanings("rule", {"each", "red", "line", "has", "3", "wheels"}).empty());
}

}  // namespace
}  // namespace omnidoku::reading

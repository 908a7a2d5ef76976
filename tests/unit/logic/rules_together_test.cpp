// SPDX-License-Identifier: MIT
//
// Rules as shapes with fillings: held against each other, alone or within a house, and clashes.
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "constraints/lowering.h"
#include "formats/format.h"
#include "logic/path.h"
#include "logic/rules/rule_clash.h"
#include "logic/rules/shapes.h"
#include "support/boards.h"
#include "support/steps.h"
#include "verify/check_step.h"

namespace omnidoku::logic {
namespace {

class Together : public ::testing::Test {
 protected:
  void add(model::ConstraintSpec spec, std::string_view cells) {
    spec.cells = testing_support::cells(*puzzle_.board, cells);
    puzzle_.constraints.push_back(std::move(spec));
  }
  void allow(std::string_view cells, std::string_view digits) {
    for (const Cell cell : testing_support::cells(*puzzle_.board, cells)) {
      DigitSet& allowed = puzzle_.allowed[cell.index()];
      allowed = {};
      for (const char digit : digits) allowed.insert(Digit(static_cast<std::size_t>(digit - '1')));
    }
  }
  /// The first step as it is told, which the checker must confirm.
  [[nodiscard]] std::string told(std::string_view technique) const {
    const Structure structure(puzzle_);
    const Position position(CandidateBoard::start(structure), true);
    const auto step = first_step(*find_technique(technique), position);
    if (!step) return "no step";
    EXPECT_EQ(
        verify::StepChecker(structure.lowered()).check(*step, position.board().digits_left()).text,
        "");
    return tell(*step, Words(structure));
  }

  void give(std::string_view cells, std::string_view digits) {
    std::size_t next = 0;
    for (const Cell cell : testing_support::cells(*puzzle_.board, cells))
      puzzle_.givens[cell.index()] = Digit(static_cast<std::size_t>(digits[next++] - '1'));
  }
  /// Cells with these digits lie together.
  void join(std::string_view digits, std::string_view cells) {
    DigitSet values;
    for (const char digit : digits) values.insert(Digit(static_cast<std::size_t>(digit - '1')));
    add({"connected_values", "", {}, {{"values", values}}}, cells);
  }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:9");
};

constexpr std::string_view kRowAndColumn =
    "R1C1 R1C2 R1C3 R1C4 R1C5 R1C6 R1C7 R1C8 R1C9 R2C9 R3C9 R4C9 R5C9 R6C9 R7C9 R8C9 R9C9";

TEST_F(Together, WaysThatLeaveAnotherRuleNoneAreOut) {
  add({"arrow", "", {}, {}}, "R1C1 R1C2 R1C3");
  add({"killer", "", {}, {{"sum", 3}}}, "R2C1 R2C2");
  allow("R1C2", "345");
  allow("R1C3", "12345");
  EXPECT_EQ(told("rules_together"),
            "With 4, 5 or 6 in R1C1, or 1 or 2 in R1C3, each of the 6 ways to fill the arrow at "
            "R1C1 would leave no way to fill the cage at R2C1. R1C3 cannot be 1 or 2; R1C1 cannot "
            "be 4, 5 or 6.");
}

TEST_F(Together, TheWaysThatAreOutAreToldWhereTheyAreFew) {
  add({"difference_dot", "", {}, {}}, "R1C1 R1C2");
  add({"difference_dot", "", {}, {}}, "R2C1 R2C2");
  allow("R1C1", "48");
  allow("R1C2", "359");
  allow("R2C1", "45");
  allow("R2C2", "36");
  EXPECT_EQ(told("rules_together"),
            "With 5 in R1C2, the difference dot between R1C1 and R1C2 could only be 4-5, and that "
            "would leave nothing for R2C1. R1C2 cannot be 5.");
}

TEST_F(Together, WhatARuleAloneForbidsHasItsOwnWords) {
  add({"arrow", "", {}, {}}, "R1C1 R1C2 R1C3");
  add({"arrow", "", {}, {}}, "R2C1 R2C2 R2C3");
  allow("R1C2 R2C2", "123");
  allow("R1C3 R2C3", "4567");
  EXPECT_EQ(told("short_clash"),
            "By the arrow at R1C1, the circle R1C1 is the sum of R1C2 and R1C3. With 2 or 3 in "
            "R1C1, nothing left in R1C3 (4, 5, 6 or 7) goes with it. With 4 in R1C1, nothing left "
            "in R1C3 (5, 6 or 7) goes with it. R1C1 cannot be 2, 3 or 4.");
}

TEST_F(Together, PartsOfAHouseShareItsDigits) {
  add({"killer", "", {}, {{"sum", 12}}}, "R1C1 R1C2");
  add({"killer", "", {}, {{"sum", 13}}}, "R1C4 R1C5");
  allow("R1C1", "34");
  allow("R1C2", "89");
  allow("R1C4", "45");
  allow("R1C5", "89");
  EXPECT_EQ(told("rules_in_house"),
            "With 4 in R1C1, or 8 in R1C2, the cage at R1C1 would take 4-8, and then row 1 could "
            "not be filled with the cage at R1C4 (4-9 or 5-8). R1C1 is 3; R1C2 is 9.");
}

TEST_F(Together, ThreePartsOfAHouseNeedNotFit) {
  // Any two of the cages go together.
  add({"killer", "", {}, {{"sum", 5}}}, "R1C1 R1C2");
  add({"killer", "", {}, {{"sum", 8}}}, "R1C4 R1C5");
  add({"killer", "", {}, {{"sum", 11}}}, "R1C7 R1C8");
  allow("R1C4 R1C5", "1267");
  allow("R1C7 R1C8", "245679");
  EXPECT_EQ(told("rules_in_house"),
            "With 1 or 4 in R1C1 or R1C2, the cage at R1C1 would take 1-4, and then row 1 could "
            "not be filled with the cage at R1C4 (1-7 or 2-6) and the cage at R1C7 (2-9, 4-7 or "
            "5-6). R1C1 and R1C2 cannot be 1 or 4.");
}

TEST_F(Together, CellsOfAHouseTakeDigitsFromItsParts) {
  add({"killer", "", {}, {{"sum", 12}}}, "R1C1 R2C2 R1C2");
  allow("R1C1", "34");
  allow("R1C2", "67");
  allow("R2C2", "1235");
  allow("R1C9", "47");
  EXPECT_EQ(told("rules_in_house"),
            "With 1 in R2C2, the cage at R1C1 would take 4-7 in R1C1 and R1C2, and then row 1 "
            "could not be filled with R1C9 (4 or 7). R2C2 cannot be 1.");
}

TEST_F(Together, ClashesGoByCellsThatShareTheirDigits) {
  add({"killer", "", {}, {{"sum", 7}}}, "R1C5 R2C5");
  allow("R1C1 R1C2", "123");
  allow("R1C5", "12");
  allow("R2C5", "56");
  EXPECT_EQ(told("short_clash"), "no step");
  EXPECT_EQ(told("subset_clash"),
            "With 3 in R1C3, R1C4, R1C6, R1C7, R1C8, R1C9, R2C1, R2C2, R2C3, R3C1, R3C2 or R3C3, "
            "R1C1 and R1C2 would hold 1 and 2, and without 1 and 2 the cage at R1C5 could not be "
            "filled. R1C3, R1C4, R1C6, R1C7, R1C8, R1C9, R2C1, R2C2, R2C3, R3C1, R3C2 and R3C3 "
            "cannot be 3.");
}

TEST_F(Together, ClashesGoByPlacesInAHouse) {
  add({"killer", "", {}, {{"sum", 7}}}, "R1C5 R2C5");
  allow("R1C5", "12");
  allow("R2C5", "56");
  allow("R1C3 R2C1 R2C2 R2C3 R3C1 R3C2", "3456789");
  EXPECT_EQ(
      told("subset_clash"),
      "With 3, 4, 5, 6, 7, 8 or 9 in R3C3, 1 of box 1 would be in one of R1C1 and R1C2, 2 of "
      "box 1 would be in one of R1C1 and R1C2, and without 1 and 2 the cage at R1C5 could not "
      "be filled. R3C3 cannot be 3, 4, 5, 6, 7, 8 or 9.");
}

TEST_F(Together, WhatIsLessThanManyCellsOfAHouseIsSmall) {
  for (const std::string_view cells : {"R2C2 R1C1", "R2C2 R1C2", "R2C2 R1C3"})
    add({"thermometer", "", {}, {}}, cells);
  allow("R2C2", "1234567");
  allow("R1C1 R1C2 R1C3", "23456789");
  EXPECT_EQ(told("short_clash"), "no step");
  EXPECT_EQ(told("too_few_digits"),
            "With 7 in R2C2, R1C1 and R1C2 would hold 8 and 9, and without 8 and 9 the thermometer "
            "at R2C2 R1C3 could not be filled. R2C2 cannot be 7.");
}

TEST_F(Together, ARuleOverManyCellsSpeaksBesideWhatIsPlaced) {
  join("12345678", kRowAndColumn);
  give("R1C3 R4C9", "12");
  EXPECT_EQ(told("rule_alone"),
            "By the area of connected values at R1C1, of R1C1, R1C2, R1C3, R1C4, R1C5, R1C6, R1C7, "
            "R1C8, R1C9, R2C9, R3C9, R4C9, R5C9, R6C9, R7C9, R8C9 and R9C9 those with 1, 2, 3, 4, "
            "5, 6, 7 or 8 lie together, joined from side to side. With 9 in R1C4, R1C5, R1C6, "
            "R1C7, R1C8, R1C9, R2C9 or R3C9, that does not go with 1 in R1C3 and 2 in R4C9. R1C4, "
            "R1C5, R1C6, R1C7, R1C8, R1C9, R2C9 and R3C9 cannot be 9.");
}

TEST_F(Together, ARuleOverManyCellsIsListedWhenFewAreOpen) {
  join("12345678", kRowAndColumn);
  give("R1C1 R1C2 R1C3 R1C4 R1C5 R1C6 R1C7 R1C8 R1C9", "912345678");
  give("R2C9 R3C9 R4C9 R5C9 R6C9 R7C9", "123456");
  allow("R8C9 R9C9", "79");
  const Structure structure(puzzle_);
  const Position position(CandidateBoard::start(structure), true);
  const auto shapes = position.table<Shapes>().all();
  ASSERT_EQ(shapes.size(), 1U);
  // A 9 between them would cut off the last.
  EXPECT_EQ(shapes.front()->num_fillings(), 1U);
}

TEST_F(Together, ClassicPuzzlesHaveNoShapes) {
  const Structure structure(puzzle_);
  EXPECT_FALSE(has_shapes(structure));
}

/// Calls visit(position) at the first positions on the way through a technique's example.
template <class Visit>
void along_example_of(std::string_view technique, int most, const Visit& visit) {
  const auto document = formats::read(std::string(find_technique(technique)->example));
  ASSERT_TRUE(document);
  const Structure structure(document->puzzle);
  Position position(CandidateBoard::start(structure), true);
  for (int i = 0; i < most && !position.board().is_complete(); ++i) {
    SCOPED_TRACE(std::string(technique) + " after " + std::to_string(i));
    visit(position);
    const auto step = next_step(position, human_scale());
    if (!step) break;
    position.apply(*step);
  }
}

TEST(RuleClash, WhatRanDryComesToNothingInMoreRounds) {
  along_example_of("long_clash", 1, [](const Position& position) {
    RuleClash search(position);
    for (std::size_t c = 0; c < search.exclusions().size(); ++c) {
      if (search.refute(c, 2, Clashes::kMostTold) || !search.ran_dry()) continue;
      EXPECT_FALSE(search.refute(c, 20, LongClashes::kMostTold)) << c;
    }
  });
}

TEST(RuleClash, TellsTheLastDigitOfACellNotThoseThatItLoses) {
  std::size_t num_last = 0;
  for (const std::string_view id : {"short_clash", "rule_clash", "long_clash"}) {
    along_example_of(id, 60, [&](const Position& position) {
      for (const ToldClash& clash : position.table<Clashes>().all()) {
        std::vector<ToldClash::Part> parts = clash.parts;
        parts.push_back(clash.last);
        for (const ToldClash::Part& part : parts) {
          std::map<Cell, DigitSet> left;
          for (const Candidate one : part.without) {
            const auto at = left.try_emplace(one.cell, position.candidates(one.cell)).first;
            at->second.erase(one.digit);
          }
          for (const auto& [cell, digits] : left) EXPECT_NE(digits.size(), 1) << cell.index();
          num_last += part.last.size();
        }
      }
    });
  }
  EXPECT_GT(num_last, 0U);
}

TEST(Fruitless, WhatIsRememberedLeavesOutNoClash) {
  for (const std::string_view id : {"short_clash", "rule_clash", "long_clash"}) {
    along_example_of(id, 60, [&](const Position& position) {
      std::set<Candidate> remembered;
      for (const ToldClash& clash : position.table<Clashes>().all())
        remembered.insert(clash.supposed.begin(), clash.supposed.end());
      std::set<Candidate> followed;
      RuleClash search(position);
      constexpr int kMostTold = static_cast<int>(Clashes::kMostTold);
      for (std::size_t c = 0; c < search.exclusions().size(); ++c) {
        if (search.refute(c, kMostTold + 1, Clashes::kMostTold))
          followed.insert(search.exclusions().candidate(c));
      }
      EXPECT_EQ(remembered, followed);
    });
  }
}

TEST(Fruitless, WhatIsRememberedOfSubsetsLeavesOutNoClash) {
  for (const std::string_view id : {"subset_clash", "long_clash"}) {
    along_example_of(id, 60, [&](const Position& position) {
      std::set<Candidate> remembered;
      for (const ToldClash& clash : position.table<SubsetClashes>().all())
        remembered.insert(clash.supposed.begin(), clash.supposed.end());
      std::set<Candidate> followed;
      RuleClash search(position, WithSubsets::yes);
      constexpr int kMostTold = static_cast<int>(SubsetClashes::kMostTold);
      for (std::size_t c = 0; c < search.exclusions().size(); ++c) {
        if (search.refute(c, kMostTold + 1, SubsetClashes::kMostTold))
          followed.insert(search.exclusions().candidate(c));
      }
      EXPECT_EQ(remembered, followed);
    });
  }
}

/// What the steps of a technique conclude.
std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> conclusions(
    std::string_view technique, const Position& position) {
  std::set<std::pair<std::vector<Candidate>, std::vector<Candidate>>> all;
  for (model::Step& step : all_steps(*find_technique(technique), position, 1000))
    all.emplace(std::move(step.placements), std::move(step.eliminations));
  return all;
}

TEST(Remembered, WhatIsKeptBetweenPositionsLeavesOutNoStep) {
  for (const std::string_view id : {"rules_in_house", "cage_overlap"}) {
    along_example_of(id, 20, [](const Position& position) {
      const Position fresh(position.board(), true);
      for (const std::string_view technique :
           {"cage_single", "cage_combinations", "cage_overlap", "innies_outies", "rules_together",
            "rules_in_house"}) {
        EXPECT_EQ(conclusions(technique, position), conclusions(technique, fresh)) << technique;
      }
    });
  }
}

TEST(Remembered, AnEarlierPositionIsLookedAtAnew) {
  const auto document = formats::read(std::string(find_technique("rules_in_house")->example));
  ASSERT_TRUE(document);
  const Structure structure(document->puzzle);
  Position position(CandidateBoard::start(structure), true);
  const Position start = position;
  while (const auto step = next_step(position, human_scale())) position.apply(*step);
  const Position fresh(start.board(), true);
  EXPECT_EQ(conclusions("rules_in_house", start), conclusions("rules_in_house", fresh));
}

}  // namespace
}  // namespace omnidoku::logic

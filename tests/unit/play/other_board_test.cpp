// SPDX-License-Identifier: MIT
#include "play/other_board.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "play/session.h"
#include "support/boards.h"

namespace omnidoku::play::other_board_test {
namespace {

using base::Value;
using testing_support::board;
using testing_support::cells;

/// The ordinary grid, but R1C3 and R1C4 belong to each other's box.
constexpr std::string_view kMoved =
    "jigsaw:AABABBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFFGGGHHHIIIGGGHHHIIIGGGHHHIII";

Digit digit(int number) { return Digit(number - 1); }

Session setting(std::string_view geometry) {
  model::Document document;
  document.puzzle = testing_support::puzzle(std::string(geometry));
  document.record.mode = model::PlayMode::set;
  return Session(std::move(document));
}

Change act(Session& session, const Action& action) {
  auto change = session.act(action);
  EXPECT_TRUE(change.has_value()) << change.error().text();
  return change ? *std::move(change) : Change();
}

void add(Session& session, std::string type, std::string_view names, model::Arguments arguments) {
  act(session, AddConstraint{{std::move(type), "", cells(*session.puzzle().board, names),
                              std::move(arguments)}});
}

model::ConstraintSpec created(std::vector<model::ShapeTerm> terms) {
  return {"created", "", {}, {{"terms", std::move(terms)}}};
}

TEST(OtherBoard, EverythingStaysWhenACellChangesItsRegion) {
  Session session = setting("grid:9");
  act(session, EnterDigit{{Cell(40)}, digit(5)});
  act(session, SetClue{Cell(3), DigitSet({digit(2), digit(6)})});
  act(session, ToggleColour{{Cell(7)}, 3});
  act(session, SetSavepoint{"early"});
  add(session, "killer", "R1C3 R1C4", {{"sum", 7}});
  const model::Puzzle before = session.puzzle();
  const Change change = act(session, SetBoard{board(std::string(kMoved))});
  EXPECT_TRUE(change.lost.empty());
  EXPECT_EQ(session.puzzle().givens, before.givens);
  EXPECT_EQ(session.puzzle().allowed, before.allowed);
  EXPECT_EQ(session.puzzle().constraints, before.constraints);
  EXPECT_EQ(session.state().marks[7].colours, model::colour_bit(3));
  ASSERT_EQ(session.record().savepoints.size(), 1U);
  EXPECT_EQ(session.record().savepoints[0].state.marks[7].colours, model::colour_bit(3));
  act(session, Undo());
  EXPECT_EQ(session.puzzle().board, before.board);
}

TEST(OtherBoard, WhatHasNoPlaceIsNamed) {
  Session session = setting("grid:9");
  act(session, EnterDigit{{Cell(0)}, digit(5)});   // R1C1: stays
  act(session, EnterDigit{{Cell(1)}, digit(9)});   // no 9 on the smaller board
  act(session, EnterDigit{{Cell(80)}, digit(1)});  // no such cell
  act(session, SetClue{Cell(2), DigitSet({digit(1), digit(8)})});
  act(session, SetClue{Cell(3), DigitSet({digit(7), digit(8)})});
  act(session, ToggleColour{{Cell(4), Cell(79)}, 1});
  add(session, "killer", "R9C1 R9C2", {{"sum", 7}});  // lost
  add(session, "killer", "R2C1 R2C2", {{"sum", 7}});  // becomes the first
  act(session, AddConstraint{created({{"row 2"}, {"#2"}})});
  act(session, AddConstraint{created({{"#1"}})});     // lost
  act(session, AddConstraint{created({{"row 8"}})});  // lost
  const Change change = act(session, SetBoard{board("grid:6")});
  EXPECT_EQ(change.lost.givens, (std::vector{Cell(1), Cell(80)}));
  EXPECT_EQ(change.lost.clues, std::vector{Cell(3)});
  EXPECT_EQ(change.lost.entries, std::vector{Cell(79)});
  EXPECT_EQ(change.lost.constraints, (std::vector<std::size_t>{0, 3, 4}));
  EXPECT_EQ(session.puzzle().givens[0], digit(5));
  EXPECT_EQ(session.puzzle().allowed[2], DigitSet::single(digit(1)));
  ASSERT_EQ(session.puzzle().constraints.size(), 2U);
  EXPECT_EQ(session.puzzle().constraints[0].cells, cells(*session.puzzle().board, "R2C1 R2C2"));
  EXPECT_EQ(session.puzzle().constraints[1], created({{"row 2"}, {"#1"}}));
}

TEST(OtherBoard, CellsInArgumentsGoAlong) {
  Session session = setting("grid:9");
  const auto at = [&](std::string_view names) { return cells(*session.puzzle().board, names); };
  add(session, "clone", "R1C1 R1C2", {{"copy", at("R5C5 R5C6")}});
  add(session, "clone", "R2C1 R2C2", {{"copy", at("R9C5 R9C6")}});  // lost
  add(session, "matching_run", "R4C4", {{"arms", model::Paths{at("R4C5 R4C6"), at("R4C5 R5C5")}}});
  const model::ConstraintSpec cage{"killer", "", at("R6C5 R6C6"), {{"sum", 7}}};
  add(session, "any_of", "", {{"rules", std::vector<model::ConstraintSpec>{cage}}});
  const Change change = act(session, SetBoard{board("grid:6")});
  EXPECT_EQ(change.lost.constraints, std::vector<std::size_t>{1});
  const auto& kept = session.puzzle().constraints;
  ASSERT_EQ(kept.size(), 3U);
  EXPECT_EQ(*kept[0].arguments.get<std::vector<Cell>>("copy"), at("R5C5 R5C6"));
  const auto& arms = *kept[1].arguments.get<model::Paths>("arms");
  EXPECT_EQ(arms, (model::Paths{at("R4C5 R4C6"), at("R4C5 R5C5")}));
  const auto& rules = *kept[2].arguments.get<std::vector<model::ConstraintSpec>>("rules");
  EXPECT_EQ(rules[0].cells, at("R6C5 R6C6"));
}

TEST(Session, AChangedConstraintStaysInItsPlace) {
  Session session = setting("grid:9");
  add(session, "killer", "R1C1 R1C2", {{"sum", 7}});
  add(session, "killer", "R2C1 R2C2", {{"sum", 7}});
  const auto first = cells(*session.puzzle().board, "R1C1 R1C2 R1C3");
  act(session, ChangeConstraint{0, {"killer", "", first, {{"sum", 17}}}});
  EXPECT_EQ(session.puzzle().constraints[0].cells, first);
  EXPECT_FALSE(session.act(ChangeConstraint{2, session.puzzle().constraints[0]}));
  EXPECT_FALSE(session.act(ChangeConstraint{1, {"killer", "", {}, {{"sum", 17}}}}));
  act(session, Undo());
  EXPECT_EQ(session.puzzle().constraints[0].cells.size(), 2U);
}

TEST(OtherBoard, RulesThatAreNotUnderstoodStay) {
  model::Document document;
  document.puzzle = testing_support::puzzle("grid:9");
  document.puzzle.unknown_rules = {model::UnknownRule::named("arrow", 3)};
  document.record.mode = model::PlayMode::set;
  Session session(std::move(document));
  act(session, SetBoard{board("latin:9")});
  EXPECT_EQ(session.puzzle().unknown_rules.size(), 1U);
}

TEST(Session, ARemovedConstraintLeavesReferencesRight) {
  Session session = setting("grid:9");
  add(session, "killer", "R1C1 R1C2", {{"sum", 7}});
  add(session, "killer", "R2C1 R2C2", {{"sum", 8}});
  add(session, "killer", "R3C1 R3C2", {{"sum", 9}});
  act(session, AddConstraint{created({{"row 2"}, {"#2"}})});
  act(session, RemoveConstraint{0});
  EXPECT_EQ(session.puzzle().constraints[2], created({{"row 2"}, {"#1"}}));
  const auto refused = session.act(RemoveConstraint{0});
  ASSERT_FALSE(refused.has_value()) << "the created shape is made of it";
  EXPECT_EQ(refused.error().code, base::ErrorCode::bad_constraint);
}

}  // namespace
}  // namespace omnidoku::play::other_board_test

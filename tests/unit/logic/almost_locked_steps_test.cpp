// SPDX-License-Identifier: MIT
//
// Steps made of almost locked sets on boards that hold nothing but the pattern.
#include <gtest/gtest.h>

#include "support/cut_board.h"

namespace omnidoku {
namespace {

using testing_support::CutBoard;

/// Whether a step with just these conclusions is among those found.
testing::AssertionResult finds(const CutBoard& board, std::string_view technique,
                               std::string_view conclusions) {
  const std::vector<std::string> found = board.found(technique);
  if (std::find(found.begin(), found.end(), conclusions) != found.end()) {
    return testing::AssertionSuccess();
  }
  testing::AssertionResult failure = testing::AssertionFailure();
  failure << found.size() << " steps:";
  for (const std::string& one : found) failure << "\n  " << one;
  return failure;
}

TEST(AlmostLockedSteps, AlsXz) {
  const CutBoard board("grid:9", {{"R1C2", "13"}, {"R1C5", "23"}, {"R6C2", "14"}, {"R6C8", "24"}});
  EXPECT_TRUE(finds(board, "als_xz", "R1C8-2 R6C5-2"));
}

TEST(AlmostLockedSteps, AlsXzDoublyLinked) {
  const CutBoard board("grid:4", {{"R1C1", "13"}, {"R1C3", "23"}, {"R4C1", "14"}, {"R4C3", "24"}});
  EXPECT_TRUE(finds(board, "als_xz", "R1C2-3 R1C4-3 R2C1-1 R2C3-2 R3C1-1 R3C3-2 R4C2-4 R4C4-4"));
}

TEST(AlmostLockedSteps, AlsXyWing) {
  const CutBoard board("grid:9", {{"R1C1", "12"}, {"R1C8", "13"}, {"R8C1", "23"}});
  EXPECT_TRUE(finds(board, "als_xy_wing", "R8C8-3"));
}

TEST(AlmostLockedSteps, AlsChain) {
  const CutBoard board("grid:9", {{"R1C1", "12"}, {"R1C8", "23"}, {"R6C8", "34"}, {"R6C3", "14"}});
  EXPECT_TRUE(finds(board, "als_chain", "R1C3-1 R2C3-1 R3C3-1 R4C1-1 R5C1-1 R6C1-1"));
}

TEST(AlmostLockedSteps, AlsWWing) {
  CutBoard board("grid:9", {{"R2C2", "12"}, {"R2C3", "23"}, {"R8C7", "13"}});
  EXPECT_TRUE(board.found("als_w_wing").empty());
  board.leave_in_house_of("R5C1", "R5C2 R5C7", '1');
  EXPECT_TRUE(finds(board, "als_w_wing", "R2C7-3 R8C3-3"));
}

TEST(AlmostLockedSteps, DeathBlossom) {
  const CutBoard board("grid:9", {{"R5C5", "123"}, {"R5C1", "14"}, {"R4C6", "24"}, {"R6C4", "34"}});
  EXPECT_TRUE(finds(board, "death_blossom", "R5C4-4 R5C6-4"));
}

TEST(AlmostLockedSteps, DeathBlossomOfAHouse) {
  CutBoard board("grid:9", {{"R1C1", "14"}, {"R2C5", "14"}, {"R3C9", "14"}});
  board.leave_in_house_of("R7C1", "R7C1 R7C5 R7C9", '1');
  EXPECT_TRUE(board.found("death_blossom").empty());  // nothing sees all three 4s
  CutBoard other("grid:9", {{"R1C1", "14"}, {"R2C5", "12"}, {"R2C6", "24"}, {"R3C9", "14"}});
  other.leave_in_house_of("R7C1", "R7C1 R7C5 R7C9", '1');
  EXPECT_TRUE(other.found("death_blossom").empty());
  CutBoard third("grid:9", {{"R1C1", "14"}, {"R1C4", "24"}, {"R2C5", "12"}, {"R1C9", "14"}});
  third.leave_in_house_of("R7C1", "R7C1 R7C5 R7C9", '1');
  EXPECT_TRUE(finds(third, "death_blossom", "R1C2-4 R1C3-4 R1C5-4 R1C6-4 R1C7-4 R1C8-4"));
}

TEST(AlmostLockedSteps, SueDeCoq) {
  const CutBoard board("grid:6",
                       {{"R1C1", "1234"}, {"R1C2", "1234"}, {"R1C5", "12"}, {"R2C3", "34"}});
  const std::vector<std::string> found = board.found("sue_de_coq");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0],
            "R1C3-1 R1C3-2 R1C3-3 R1C3-4 R1C4-1 R1C4-2 R1C6-1 R1C6-2 R2C1-3 R2C1-4 R2C2-3 R2C2-4");
}

TEST(AlmostLockedSteps, AlignedPairExclusion) {
  // R1C1 = 1 leaves R2C2 only 2, and both take a digit from R3C3 then.
  const CutBoard board("grid:9", {{"R1C1", "14"}, {"R2C2", "125"}, {"R3C3", "12"}, {"R2C3", "15"}});
  EXPECT_TRUE(finds(board, "aligned_pair_exclusion", "R1C1-1"));
}

TEST(AlmostLockedSteps, AlignedTripletExclusion) {
  // R5C1 = 1 leaves R1C5 only 3 and R4C4 only 4, and then R5C5 nothing.
  const CutBoard board("grid:9", {{"R5C1", "19"},
                                  {"R1C5", "23"},
                                  {"R4C4", "46"},
                                  {"R1C1", "12"},
                                  {"R4C1", "16"},
                                  {"R5C5", "134"}});
  EXPECT_TRUE(finds(board, "aligned_triplet_exclusion", "R5C1-1"));
}

TEST(AlmostLockedSteps, SkLoop) {
  const CutBoard board("grid:9", {{"R2C1", "1234"},
                                  {"R2C3", "1234"},
                                  {"R1C2", "3456"},
                                  {"R3C2", "3456"},
                                  {"R7C2", "1256"},
                                  {"R9C2", "1256"},
                                  {"R8C1", "1234"},
                                  {"R8C3", "1234"},
                                  {"R8C7", "3456"},
                                  {"R8C9", "3456"},
                                  {"R7C8", "1256"},
                                  {"R9C8", "1256"},
                                  {"R1C8", "1234"},
                                  {"R3C8", "1234"},
                                  {"R2C7", "1234"},
                                  {"R2C9", "1234"}});
  const std::vector<std::string> found = board.found("sk_loop");
  ASSERT_EQ(found.size(), 1U);
  // The corner of a box sees the ring through its row, its column and the box.
  EXPECT_NE(found[0].find("R8C2-1 R8C2-2 R8C2-3 R8C2-4 R8C2-5 R8C2-6"), std::string::npos)
      << found[0];
  EXPECT_EQ(found[0].find("R5C5"), std::string::npos) << found[0];
}

TEST(AlmostLockedSteps, Exocet) {
  // In columns 3, 5 and 7 the digits 1, 2 and 3 stand in rows 1 and 9 and in the targets alone.
  CutBoard board("grid:9", {{"R5C4", "123"}, {"R5C6", "123"}});
  for (const char column : {'3', '5', '7'}) {
    for (char row = '2'; row <= '8'; ++row) {
      const std::string name = std::string("R") + row + "C" + column;
      if (name != "R4C3" && name != "R6C7") board.cut_down(board.cell(name), "456789");
    }
  }
  EXPECT_TRUE(finds(board, "exocet",
                    "R4C3-4 R4C3-5 R4C3-6 R4C3-7 R4C3-8 R4C3-9 R6C7-4 R6C7-5 R6C7-6 R6C7-7 R6C7-8 "
                    "R6C7-9"));
}

}  // namespace
}  // namespace omnidoku

// SPDX-License-Identifier: MIT
//
// Wings on boards that hold nothing but the wing: each is found with exactly the conclusions that
// the pattern has, and its evidence is confirmed.
#include <gtest/gtest.h>

#include "support/cut_board.h"

namespace omnidoku {
namespace {

using testing_support::CutBoard;
using Found = std::vector<std::string>;

TEST(Wings, XyWing) {
  const CutBoard scene("grid:9", {{"R1C1", "12"}, {"R1C8", "13"}, {"R8C1", "23"}});
  EXPECT_EQ(scene.found("xy_wing"), Found{"R8C8-3"});
  EXPECT_EQ(scene.found("xyz_wing"), Found{});
}

TEST(Wings, XyzWing) {
  const CutBoard scene("grid:9", {{"R1C1", "123"}, {"R1C8", "13"}, {"R2C2", "23"}});
  EXPECT_EQ(scene.found("xyz_wing"), (Found{"R1C2-3 R1C3-3"}));
  EXPECT_EQ(scene.found("xy_wing"), Found{});
}

TEST(Wings, XyWingAcrossTheGridsOfASamurai) {
  // The pivot lies in the box that two grids share; the pincers in one grid each see it.
  const CutBoard scene("samurai", {{"R7C7", "12"}, {"R7C2", "13"}, {"R12C7", "23"}});
  EXPECT_EQ(scene.found("xy_wing"), Found{});  // no cell lies in both grids and sees both
  const CutBoard other("samurai", {{"R7C7", "12"}, {"R7C2", "13"}, {"R8C8", "23"}});
  EXPECT_EQ(other.found("xy_wing"), (Found{"R7C8-3 R7C9-3 R8C1-3 R8C2-3 R8C3-3"}));
}

TEST(Wings, WxyzWing) {
  const CutBoard scene("grid:9",
                       {{"R1C1", "1234"}, {"R1C8", "14"}, {"R1C5", "24"}, {"R2C2", "34"}});
  EXPECT_EQ(scene.found("wxyz_wing"), (Found{"R1C2-4 R1C3-4"}));
  EXPECT_EQ(scene.found("bent_set"), Found{});
}

TEST(Wings, BentSetOfFive) {
  const CutBoard scene(
      "grid:9",
      {{"R1C1", "12345"}, {"R1C8", "15"}, {"R1C5", "25"}, {"R2C2", "35"}, {"R3C3", "45"}});
  EXPECT_EQ(scene.found("bent_set"), (Found{"R1C2-5 R1C3-5"}));
}

TEST(Wings, EveryDigitRestricted) {
  // 1 and 2 stay in the row, 3 and 4 in the box.
  const CutBoard scene("grid:9",
                       {{"R1C1", "1234"}, {"R1C2", "1234"}, {"R1C8", "12"}, {"R2C3", "34"}});
  const Found steps = scene.found("wxyz_wing");
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0],
            "R1C3-1 R1C3-2 R1C3-3 R1C3-4 R1C4-1 R1C4-2 R1C5-1 R1C5-2 R1C6-1 R1C6-2 R1C7-1 R1C7-2 "
            "R1C9-1 R1C9-2 R2C1-3 R2C1-4 R2C2-3 R2C2-4 R3C1-3 R3C1-4 R3C2-3 R3C2-4 R3C3-3 R3C3-4");
}

TEST(Wings, WWing) {
  CutBoard scene("grid:9", {{"R2C2", "12"}, {"R8C7", "12"}});
  EXPECT_EQ(scene.found("w_wing"), Found{});
  scene.leave_in_house_of("R5C1", "R5C2 R5C7", '1');
  EXPECT_EQ(scene.found("w_wing"), (Found{"R2C7-2 R8C2-2"}));
}

TEST(Wings, WWingWithSeveralPlacesOnEachSide) {
  CutBoard scene("grid:9", {{"R2C2", "12"}, {"R5C7", "12"}});
  // Row 1: three places see R2C2, one sees R5C7.
  scene.leave_in_house_of("R1C1", "R1C1 R1C2 R1C3 R1C7", '1');
  EXPECT_EQ(scene.found("w_wing"), (Found{"R2C7-2 R5C2-2"}));
}

}  // namespace
}  // namespace omnidoku

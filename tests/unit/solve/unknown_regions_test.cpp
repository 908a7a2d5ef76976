// SPDX-License-Identifier: MIT
//
// The rule of unknown regions as the engine sees it: the numbers of regions are names
// (engine/names.h), unless something tells them apart.
#include <string>

#include <gtest/gtest.h>

#include "constraints/lowering.h"
#include "engine/names.h"
#include "formats/format.h"

namespace omnidoku {
namespace {

bool has_names(const std::string& text) {
  const auto document = formats::read(text);
  EXPECT_TRUE(document.has_value()) << text;
  if (!document) return false;
  EXPECT_TRUE(document->puzzle.unknown_rules.empty()) << text;
  const auto problem = model::problem_of(constraints::lower(document->puzzle));
  return engine::Tables<std::uint16_t>(problem, engine::Form::automatic).naming.has_value();
}

TEST(UnknownRegions, AreNumberedByNames) {
  const std::string regions = ".Shape~4x4.ChaosConstruction.NoBoxes";
  EXPECT_TRUE(has_names(regions));
  EXPECT_TRUE(has_names(regions +
                        ".ChaosArrow~R1C2~1~CC2~CC3~-~CC2~CC6.ChaosCount~R1C1~0~CC1~CC2~CC5~CC6"));
  EXPECT_TRUE(has_names(regions + ".Cage~6~R1C1~R1C2"));
  EXPECT_FALSE(has_names(regions + ".Sum~5~CC1~CC16"));
  EXPECT_FALSE(has_names(".Shape~4x4"));
}

}  // namespace
}  // namespace omnidoku

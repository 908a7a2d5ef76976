// SPDX-License-Identifier: MIT
//
// What files draw without a rule: found, kept through native JSON, within bounds.
#include "formats/ornaments.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/drawn/ornament_list.h"
#include "formats/format.h"
#include "formats/json.h"

namespace omnidoku::formats {
namespace {

using model::Ornament;

std::vector<Ornament> ornaments_in(const std::string& text) {
  const auto document = read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  return document ? ornaments_of(*document) : std::vector<Ornament>();
}

/// A 4x4 object of f-puzzles: the first cell, and further members.
std::string fpuzzles(const std::string& first_cell, const std::string& members) {
  return R"({"size":4,"grid":[[)" + first_cell +
         R"(,{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)" + members + "}";
}

/// The same of SudokuPad.
std::string pad(const std::string& members) {
  return R"({"cellSize":50,"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)" +
         members + "}";
}

TEST(Ornaments, DrawingsOfFPuzzles) {
  const auto drawn = ornaments_in(
      fpuzzles(R"({"cArray":["#F00","#00ff0080"]})",
               R"("line":[{"lines":[["R1C1","R2C2"]],"outlineC":"#123456","width":0.25}],)"
               R"("circle":[{"cells":["R2C2","R2C3"],"baseC":"#FFFFFF","width":0.5}],)"
               R"("text":[{"cells":["R0C4"],"value":"up","fontC":"blue","size":0.6}])"));
  ASSERT_EQ(drawn.size(), 5U);
  EXPECT_EQ(drawn[0].kind, Ornament::Kind::area);
  EXPECT_EQ(drawn[0].fill, 0xFF0000FFU);
  EXPECT_EQ(drawn[1].fill, 0x00FF0080U);
  EXPECT_DOUBLE_EQ(drawn[1].points[0].x, 0.5);
  EXPECT_EQ(drawn[2].kind, Ornament::Kind::line);
  EXPECT_EQ(drawn[2].stroke, 0x123456FFU);
  EXPECT_DOUBLE_EQ(drawn[2].points[1].x, 1.5);
  EXPECT_DOUBLE_EQ(drawn[2].width, 0.25);
  EXPECT_TRUE(drawn[3].above) << "on a line of the grid";
  EXPECT_EQ(drawn[4].text, "up");
  EXPECT_EQ(drawn[4].fill, 0x0000FFFFU);
  EXPECT_DOUBLE_EQ(drawn[4].points[0].x, 3.5);
  EXPECT_DOUBLE_EQ(drawn[4].points[0].y, -0.5);
}

TEST(Ornaments, ColoursAsTheyAreWritten) {
  using base::Value;
  for (const auto& [text, colour] : std::initializer_list<std::pair<const char*, model::Colour>>{
           {"#F00", 0xFF0000FF},
           {"#12345678", 0x12345678},
           {"rgb(255, 0, 16)", 0xFF0010FF},
           {"rgba(1,2,3,0.5)", 0x01020380},
           {"rgba(255,255,255,.2)", 0xFFFFFF33},
           {"rgb(100% 0% 50% / 25%)", 0xFF008040},
           {"rgb(300, 0, 0)", 0xFF0000FF},
           {"rgba(1,2,3,0)", 0x01020300},
           {"blue", 0x0000FFFF},
           {"#12", kGreyInk},
           {"rgb(1,2)", kGreyInk},
           {"rgb(1,2,3", kGreyInk},
           {"rgb(1,2,3,4,5)", kGreyInk},
           {"rgb(a,b,c)", kGreyInk},
           {"rgbx(1,2,3)", kGreyInk},
           {"cornflower", kGreyInk}}) {
    const Value value((std::string(text)));
    EXPECT_EQ(colour_of(&value, kBlackInk), colour) << text;
  }
  EXPECT_EQ(colour_of(nullptr, kBlackInk), kBlackInk);
}

TEST(Ornaments, WhatWasDrawnForAKnownRuleIsDrawnOnce) {
  const std::string line = R"("line":[{"lines":[["R1C1","R2C2"]],"fromConstraint":"Renban"}])";
  EXPECT_EQ(ornaments_in(fpuzzles("{}", line)).size(), 1U);
  const std::string rule = R"(,"renban":[{"lines":[["R1C1","R1C2"]]}])";
  EXPECT_TRUE(ornaments_in(fpuzzles("{}", line + rule)).empty());
}

TEST(Ornaments, DrawingsOfSudokuPad) {
  const auto drawn = ornaments_in(
      pad(R"("lines":[{"wayPoints":[[0.5,0.5],[1.5,2.5]],"color":"#34BBE6C0","thickness":16}],)"
          R"("arrows":[{"wp":[[0,0],[2,0]],"c":"#000","th":4}],)"
          R"("underlays":[{"center":[2,3],"width":1,"height":1,"backgroundColor":"#ddd"}],)"
          R"("overlays":[{"center":[1,1],"width":0.3,"height":0.3,"text":"3","fontSize":16}],)"
          R"("cages":[{"cells":[[3,3]],"value":"odd"}])"));
  // Underlay, line, head of the arrow, arrow; four sides and the text of the cage, the overlay's.
  ASSERT_EQ(drawn.size(), 10U);
  EXPECT_EQ(drawn[0].fill, 0xDDDDDDFFU);
  EXPECT_EQ(drawn[1].stroke, 0x34BBE6C0U);
  EXPECT_DOUBLE_EQ(drawn[1].width, 0.25);
  EXPECT_DOUBLE_EQ(drawn[1].points[1].x, 2.5);
  EXPECT_EQ(drawn[2].points.size(), 3U);
  EXPECT_FALSE(drawn[3].above);
  EXPECT_TRUE(drawn[4].above);
  EXPECT_EQ(drawn[8].text, "odd");
  EXPECT_EQ(drawn[9].text, "3");
}

TEST(Ornaments, AreKeptInNativeJson) {
  for (const std::string& text :
       {fpuzzles("{}", R"("line":[{"lines":[["R1C1","R2C2"]],"outlineC":"#123456"}])"),
        pad(R"("lines":[{"wayPoints":[[0.5,0.5],[1.5,2.5]],"color":"#34BBE6"}])")}) {
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << document.error().text();
    const auto native = find_format("json")->write(*document);
    ASSERT_TRUE(native.has_value());
    EXPECT_EQ(ornaments_in(*native).size(), 1U) << *native;
  }
}

TEST(Ornaments, WhatIsDamagedIsLeftOut) {
  for (const char* const members :
       {R"("line":[{"lines":[["R1C1","R99C2"]]},{"lines":[["x",7,null]]},{"lines":"R1C1"},7])",
        R"("text":[{"cells":["R1C1"],"value":""},{"cells":[],"value":"a"},{"value":{"a":1}}])",
        R"("circle":[{"cells":["R1C1e999"]},{"cells":["RC"]}])",
        R"("cage":[{"cells":["R1"],"value":"1"},{"value":"2"}])"}) {
    EXPECT_TRUE(ornaments_in(fpuzzles("{}", members)).empty()) << members;
  }
  EXPECT_TRUE(
      ornaments_in(pad(R"("lines":[{"wp":[[1e9,0],[0,0]]},{"wp":[[0]]},{"wp":4},3])")).empty());
  std::string many = R"("text":[)";
  for (int i = 0; i < 5000; ++i) many += R"({"cells":["R1C1"],"value":"a"},)";
  many.back() = ']';
  EXPECT_EQ(ornaments_in(fpuzzles("{}", many)).size(), 4000U);
}

}  // namespace
}  // namespace omnidoku::formats

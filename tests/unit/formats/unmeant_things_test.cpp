// SPDX-License-Identifier: MIT
#include "formats/unmeant_things.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/json.h"

namespace omnidoku::formats {
namespace {

using Kind = model::DrawnThing::Kind;
using Words = std::vector<std::string>;

/// Two green lines, a grey one with a bulb, a white dot, a text beside the grid.
std::string fpuzzles_text() {
  base::Value rows = base::Value::Array(9, base::Value::Array(9, base::Value::object()));
  base::Value root = base::Value::object({{"size", 9}, {"grid", std::move(rows)}});
  const auto members = parse_json(R"({"ruleset":"Normal sudoku rules apply.",
      "line":[{"lines":[["R1C1","R1C2","R2C3"]],"outlineC":"#00FF00","width":0.25},
              {"lines":[["R5C5","R5C6","R5C7"]],"outlineC":"#00FF00","width":0.25},
              {"lines":[["R7C1","R7C2","R7C3"]],"outlineC":"#AAAAAA","width":0.25}],
      "circle":[{"cells":["R7C1"],"baseC":"#AAAAAA","outlineC":"#AAAAAA","width":0.8,"height":0.8},
                {"cells":["R3C3","R3C4"],"baseC":"#FFFFFF","outlineC":"#000000","width":0.3,
                 "height":0.3}],
      "text":[{"cells":["R0C2"],"value":"12","size":0.6}]})");
  for (const auto& [name, list] : members->members()) root.set(name, list);
  return write_json(root);
}

model::Document read_ok(const std::string& text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << document.error().text();
  return document ? *std::move(document) : model::Document();
}

TEST(UnmeantThings, AreAsAPersonSeesThemAndOutliveNativeJson) {
  model::Document document = read_ok(fpuzzles_text());
  for (int round = 0; round < 2; ++round) {
    const auto things = unmeant_things(document);
    ASSERT_EQ(things.size(), 5U);
    EXPECT_EQ(std::count_if(things.begin(), things.end(),
                            [](const auto& thing) { return thing.kind == Kind::line; }),
              3);
    const auto bulb = std::find_if(things.begin(), things.end(),
                                   [](const auto& thing) { return thing.has_bulb; });
    ASSERT_NE(bulb, things.end());
    EXPECT_EQ(document.puzzle.board->names(bulb->cells), "R7C1 R7C2 R7C3");
    document = read_ok(write(document, *find_format("json")).value());
  }
}

TEST(UnmeantThings, OfSudokuPadAreFoundAsWell) {
  const model::Document document =
      read_ok(R"({"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"cellSize":50,)"
              R"("lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5]],"color":"#00FF00","thickness":10}],)"
              R"("cages":[{"cells":[[2,2],[2,3]],"value":"<5"}]})");
  const auto things = unmeant_things(document);
  ASSERT_EQ(things.size(), 2U);
  EXPECT_EQ(document.puzzle.board->names(things[0].kind == Kind::line ? things[0].cells
                                                                      : things[1].cells),
            "R1C1 R1C2 R1C3");
}

TEST(UnmeantThings, AreTakenFromTheRulesThatAreNotUnderstood) {
  const model::Document document = read_ok(fpuzzles_text());
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            (Words{"drawn line (3 times)", "drawn circle (2 times)", "drawn text"}));
  std::vector<model::DrawnThing> meant;
  for (const model::DrawnThing& thing : unmeant_things(document)) {
    if (thing.has_bulb) meant.push_back(thing);
  }
  EXPECT_EQ(model::texts_of(unknown_rules_without(document, meant)),
            (Words{"drawn line (2 times)", "drawn circle", "drawn text"}));
  EXPECT_EQ(model::texts_of(unknown_rules_without(document, unmeant_things(document))), Words{});
}

}  // namespace
}  // namespace omnidoku::formats

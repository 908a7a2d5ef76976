// SPDX-License-Identifier: MIT
//
// What a picture cannot show is told: houses that no line follows, values of symbols, equations.
#include <cstdint>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "geometry/builder.h"
#include "scene/scene.h"
#include "support/boards.h"

namespace omnidoku::scene {
namespace {

using geometry::Cell;
using testing_support::puzzle;

base::Value house(std::string_view name, std::string_view kind, std::string_view cells) {
  base::Value::Array names;
  for (const char cell : cells) names.emplace_back(std::string(1, cell));
  return base::Value::object({{"name", name}, {"kind", kind}, {"cells", std::move(names)}});
}

/// Two rows of four cells, a to d and e to h; one house of kind row zigzags.
model::Puzzle zigzag(std::string_view name = "zigzag") {
  base::Value::Array cells;
  for (int i = 0; i < 8; ++i) {
    cells.push_back(base::Value::object({{"name", std::string(1, static_cast<char>('a' + i))},
                                         {"at", base::Value::Array{i % 4, i / 4}}}));
  }
  const auto board = geometry::build_board(base::Value::object(
      {{"type", "free_form"},
       {"size", 4},
       {"cells", std::move(cells)},
       {"houses", base::Value::Array{house(name, "row", "afch"), house("row 2", "row", "efgh"),
                                     house("left", "box", "abef")}}}));
  EXPECT_TRUE(board) << (board ? "" : board.error().text());
  return model::make_puzzle(board ? *board : geometry::classic_board());
}

std::string words_below(const model::Puzzle& puzzle) {
  RenderOptions options;
  options.legend = true;
  const auto drawn = build_scene(puzzle, options);
  if (!drawn) return drawn.error().text();
  std::string text;
  if (const Layer* layer = drawn->layer("words")) {
    for (const Text& line : layer->texts) text += line.text + " ";
  }
  return text;
}

TEST(Legend, ARowThatIsNoLineIsDrawnAndNamed) {
  const model::Puzzle drawn = zigzag();
  const auto entries = legend(drawn);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].kind, LegendEntry::Kind::house);
  EXPECT_EQ(entries[0].name, "house zigzag");
  EXPECT_EQ(entries[0].text, "a f c h");
  EXPECT_EQ(words_below(drawn), "House zigzag: a f c h. ");
  const auto scene = build_scene(drawn, {});
  ASSERT_TRUE(scene);
  const Layer* shades = scene->layer("shades");
  ASSERT_NE(shades, nullptr);
  std::vector<std::size_t> shaded;
  for (const Polygon& polygon : shades->polygons) shaded.push_back(polygon.cell->index());
  EXPECT_EQ(shaded, (std::vector<std::size_t>{0, 5, 2, 7}));
  EXPECT_EQ(scene->layer("words"), nullptr) << "a legend is only written when asked for";
}

TEST(Legend, SaysHouseOnce) { EXPECT_EQ(words_below(zigzag("house Q")), "House Q: a f c h. "); }

TEST(Legend, ExpressionsAndWhatRulesConsistOfAreTold) {
  model::Puzzle drawn = puzzle("grid:6");
  using Rules = std::vector<model::ConstraintSpec>;
  const auto cell = [](std::size_t i) { return geometry::Cell(i); };
  const model::ConstraintSpec cage = {"killer", "", {cell(0), cell(1)}, {{"sum", std::int64_t{9}}}};
  const model::ConstraintSpec line = {"thermometer", "", {cell(12), cell(13)}, {}};
  drawn.constraints = {
      cage,
      {"any_of", "", {}, {{"rules", Rules{cage, line}}}},
      {"none_of", "", {}, {{"rules", Rules{{"all_of", "", {}, {{"rules", Rules{line}}}}}}}},
      {"expression_line", "", {cell(2), cell(3)}, {{"expression", std::string("[12]+3")}}}};
  const auto entries = legend(drawn);
  ASSERT_EQ(entries.size(), 3U);
  EXPECT_EQ(entries[0].kind, LegendEntry::Kind::rule);
  EXPECT_EQ(entries[0].index, 1U);
  EXPECT_EQ(legend_text(drawn),
            "Choice of rules: the cage at R1C1; the thermometer at R3C1.\n"
            "Denial of rules: the group of rules (the thermometer at R3C1).\n"
            "Regular expression line: R1C3 R1C4: [12]+3.");
  // What may hold, and what does not, have signs that tell them from rules that stand alone.
  const auto scene = build_scene(drawn, {});
  ASSERT_TRUE(scene);
  std::multiset<std::string> written;
  for (const Layer& layer : scene->layers) {
    for (const Text& text : layer.texts) written.insert(text.text);
  }
  EXPECT_EQ(written, (std::multiset<std::string>{"9", "9?", "?", "\u2260"}));
}

TEST(Legend, BoardsOfTheProgramNeedNone) {
  for (const geometry::BoardType* type : geometry::board_types()) {
    EXPECT_EQ(legend_text(puzzle(type->id)), "") << type->id;
  }
  for (const char* board :
       {"samurai+x+windoku", "toroidal:12", "jigsaw+x", "cubes:3:0,0,0;2,2,0"}) {
    EXPECT_EQ(legend_text(puzzle(board)), "") << board;
  }
}

/// A 4x4 grid whose symbols count 1, 3, 13, 26.
model::Puzzle letters() {
  model::Puzzle made = puzzle("grid:4");
  made.symbols = model::Symbols::make({{"a", 1}, {"c", 3}, {"f", 13}, {"z", 26}}).value();
  return made;
}

model::ConstraintSpec cage(std::int64_t sum) {
  model::ConstraintSpec spec;
  spec.type = "killer";
  spec.cells = {Cell(0), Cell(1)};
  spec.arguments = {{"sum", sum}};
  return spec;
}

TEST(Legend, ValuesOfSymbolsWhereSumsNeedThem) {
  model::Puzzle made = letters();
  EXPECT_EQ(legend_text(made), "") << "without sums values do not matter";
  made.constraints.push_back(cage(16));
  EXPECT_EQ(legend_text(made), "Values: a = 1, c = 3, f = 13, z = 26.");
  EXPECT_EQ(words_below(made), "Values: a = 1, c = 3, f = 13, z = 26. ");
  RenderOptions text;
  text.notes = true;
  EXPECT_NE(to_text(made, text).find("values: a = 1, c = 3, f = 13, z = 26\n"), std::string::npos);
  model::Puzzle digits = puzzle("grid:4");
  digits.constraints.push_back(cage(5));
  EXPECT_EQ(legend_text(digits), "") << "digits say what they count";
}

TEST(Legend, AWeightedSumIsAnEquation) {
  model::Puzzle made = puzzle("grid:4");
  model::ConstraintSpec spec;
  spec.type = "created";
  spec.arguments = {{"terms", std::vector<model::ShapeTerm>{{"row 1"}, {"column 1", -2}}}};
  made.constraints.push_back(spec);
  ASSERT_TRUE(constraints::validate(made, spec))
      << constraints::validate(made, spec).error().text();
  const std::string sentence = "Sum: -R1C1 + R1C2 + R1C3 + R1C4 - 2*R2C1 - 2*R3C1 - 2*R4C1 = -10.";
  EXPECT_EQ(legend_text(made), sentence);
  EXPECT_NE(words_below(made).find("= -10."), std::string::npos);
}

}  // namespace
}  // namespace omnidoku::scene

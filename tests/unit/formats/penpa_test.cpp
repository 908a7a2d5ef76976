// SPDX-License-Identifier: MIT
#include "formats/penpa/penpa.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/base64.h"
#include "formats/format.h"
#include "formats/link.h"
#include "formats/native/beside.h"
#include "formats/ornaments.h"
#include "formats/penpa/text.h"
#include "formats/penpa/words.h"
#include "support/boards.h"
#include "support/random_puzzle.h"

namespace omnidoku::formats {
namespace {

using geometry::Cell;
using geometry::Digit;
using Texts = std::vector<std::string>;

// A 4x4 grid with two givens, pencil marks, a cage with a sum, a thermometer, a dot of each kind,
// an arrow and a coloured cell.
constexpr std::string_view kRules =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=jVNNS8NAEL33V4QFb3PI7ibZ3dxE7UkttIpICF"
    "LaFIvVYtuApPjffTsTW/ALWXb6MvPmzbAz3b62001DGY71lJLGydOUr81IR5+cm+Vu1ZTJ1XTeJI8Nck7b3eN6Uy"
    "aj55flfP3UEo3bVbM9MWfJepEsdzQaDmkxXW0bGlS9Sj2olFakDK5W9WDfjct991BW9Tt1t0foj3BS7pVxqtTA18"
    "Daq5JFNEuQyvLoyI4Oo+GoNNeLTqeijkauNZxswY2u+yhtCrjAmi03s1XzMJkoMhDRRZQ1X/xIGpZ7WMP2BnVMQc"
    "bVNXUWH7Ygyx/naJ66lG3O9pIzLlDSWfJoEdouJ28FOfI5I6/JB0GWgvB8TkF4PlBwjIKmILxgSadCDA5QdEIAFC"
    "qiwEJGcZcdpNI+niNeSDwj1wukn+URO2ihZVccGjB9PJb1Ei/I9Q2az6YR6+vjBe74Hc7YZmyLOC0wQnw4F6f+z7"
    "2QjZDZyji/z0cG8/dEfuvq0A63J/+Nn3/jXk/azWI6a7DV6k3xrTAY7OAH";

// A 6x6 grid without boxes: an "A" in a cell, a "Z" outside.
constexpr std::string_view kWithoutBoxes =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=vZFNa8JAEIbv+RXLgLc57G4aK3sTNae2gh8Uu4"
    "QS6gaD0dAkCyWh/93JWOtZDzLMw8zuO8MLU3/7tHI4pAhHKFFRRFKeU6PW9HaOVd4UzojXdOvEztHM2De7sjJifj"
    "jm23LvERe+cPVAT0SZibzBeRxjlha1w8D+bUkCCwoQNKWCJOjahenaT2OTX2zX13J0LZemI76ZDrQGY2EMZLEfRg"
    "j7/uPSk0qxdsOMmZq5olXYhswpUzIj5gtrZsx35oT5xByy5rk3c5PdB9ixdB71H9H9dX+Wpa+y9MvRUeAHOG1Ifz"
    "I5AQ==";

/// A link that holds the text, stored without any packing.
std::string link_of(const std::string& text) {
  const auto length = static_cast<unsigned>(text.size());
  std::string bytes(1, '\1');
  for (const unsigned number : {length, ~length}) {
    bytes += static_cast<char>(number & 0xFFU);
    bytes += static_cast<char>(number >> 8U & 0xFFU);
  }
  return "https://a.example/penpa-edit/#m=edit&p=" + base::to_base64(bytes + text);
}

/// A drawing on a 4x4 grid; its cells have the points 18 to 21, 26 to 29, 34 to 37, 42 to 45, its
/// 64 points in each kind.
std::string drawing(const std::string& members, const std::string& colours = "") {
  std::string text = "square,4,4,38,0,1,1,304,304,0,0\n[0,0,0,0]\n{}\n{" + members + "}\n{}\n";
  text += "[18,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]\n";
  if (!colours.empty()) text += "\n\n\n\n\n\n\n\n{" + colours + "}\n";
  return link_of(text);
}

TEST(Penpa, ReadsWhatIsCertainAndNamesTheRest) {
  const auto document = read(std::string(kRules));
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->format, "penpa");
  const model::Puzzle& puzzle = document->puzzle;
  EXPECT_EQ(puzzle.board->houses().size(), 12U);
  EXPECT_EQ(puzzle.metadata.title, "Made here");
  EXPECT_EQ(puzzle.metadata.author, "Omnidoku");
  EXPECT_EQ(puzzle.metadata.rules, "Rules, of it");
  EXPECT_EQ(puzzle.givens[0], Digit(0));
  EXPECT_EQ(puzzle.givens[15], Digit(3));
  EXPECT_EQ(puzzle.givens[3], Digit(0)) << "a single candidate is drawn as a digit";
  EXPECT_EQ(puzzle.givens[1], std::nullopt);
  ASSERT_EQ(puzzle.constraints.size(), 4U);
  EXPECT_EQ(puzzle.constraints[0].type, "killer");
  EXPECT_EQ(puzzle.constraints[0].cells, (std::vector{Cell(0), Cell(1)}));
  EXPECT_EQ(*puzzle.constraints[0].arguments.get<std::int64_t>("sum"), 3);
  EXPECT_EQ(puzzle.constraints[1].type, "thermometer");
  EXPECT_EQ(puzzle.constraints[1].cells, (std::vector{Cell(4), Cell(5)}));
  EXPECT_EQ(puzzle.constraints[2].type, "difference_dot");
  EXPECT_EQ(puzzle.constraints[2].cells, (std::vector{Cell(8), Cell(9)}));
  EXPECT_EQ(puzzle.constraints[3].type, "ratio_dot");
  EXPECT_EQ(puzzle.constraints[3].cells, (std::vector{Cell(11), Cell(15)}));
  EXPECT_EQ(model::texts_of(puzzle.unknown_rules), (Texts{"arrow", "coloured cell"}));
  EXPECT_TRUE(document->ignored.empty());
  const auto marked = read(drawing(R"("number":{"18":[[1,1,0,0,0,0,0,0,0],1,"7"]})"));
  EXPECT_EQ(marked->puzzle.givens[0], std::nullopt);
  EXPECT_EQ(marked->ignored, (Texts{"pencil marks"}));
}

TEST(Penpa, WhatIsNotDrawnIsNotGuessed) {
  const auto document = read(std::string(kWithoutBoxes));
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->puzzle.board->houses().size(), 12U);
  EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules),
            (Texts{"boxes, of which none are drawn", "text 'A' in R1C1",
                   "text 'Z' outside of the cells"}));
}

/// A text of a 4x4 grid with words about it.
std::string text_with(const std::string& title, const std::string& rules,
                      const std::string& members) {
  return "square,4,4,38,0,1,1,304,304,0,0,0,0,0,0,Title: " + title + ",Author: ,," + rules +
         ",OFF\n[0,0,0,0]\n{}\n{" + members + "}\n{}\n[18,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]\n";
}

// The middles of lower edges begin at 128, those of right edges at 192. The first cell is 18.
TEST(Penpa, SignsOfInequalityAreARuleWhereWordsSaySo) {
  const std::string signs =
      R"("symbol":{"210":[5,"inequality",2],"219":[3,"inequality",2],"147":[2,"inequality",2],)"
      R"("156":[8,"inequality",2]})";
  for (const auto& [title, rules] : std::vector<std::pair<std::string, std::string>>{
           {"Greater Than Sudoku", ""},
           {"", "The sign points to the smaller digit%2C which is less than the other"},
           {"Vergleichssudoku", "Normal rules"},
           {"", "<b>Inequality</b>: 1 < 2"},
           {"", "\u4E0D\u7B49\u53F7"}}) {
    const auto document = read(link_of(text_with(title, rules, signs)));
    ASSERT_TRUE(document.has_value()) << document.error().text();
    EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules),
              (Texts{"boxes, of which none are drawn"}))
        << title;
    ASSERT_EQ(document->puzzle.constraints.size(), 4U) << title;
    std::vector<std::vector<Cell>> pairs;
    for (const model::ConstraintSpec& spec : document->puzzle.constraints) {
      EXPECT_EQ(spec.type, "thermometer");
      pairs.push_back(spec.cells);
    }
    // From the smaller to the greater: to the left, to the right, up, down.
    EXPECT_EQ(
        pairs,
        (std::vector<std::vector<Cell>>{
            {Cell(0), Cell(1)}, {Cell(6), Cell(5)}, {Cell(1), Cell(5)}, {Cell(10), Cell(6)}}));
    EXPECT_TRUE(ornaments_of(*document).empty());
  }
  const auto silent = read(link_of(text_with("Sudoku", "Normal <b>rules</b>", signs)));
  EXPECT_TRUE(silent->puzzle.constraints.empty());
  EXPECT_EQ(model::texts_of(silent->puzzle.unknown_rules),
            (Texts{"boxes, of which none are drawn", "inequality sign (4 times)"}));
  EXPECT_EQ(ornaments_of(*silent).size(), 4U);
}

TEST(Penpa, SignsThatAreNotCertainAreNoRule) {
  for (const std::string& members : {
           std::string(R"("symbol":{"210":[6,"inequality",2]})"),  // up, between left and right
           std::string(R"("symbol":{"210":[9,"inequality",2]})"),
           std::string(R"("symbol":{"18":[5,"inequality",2]})"),   // within a cell
           std::string(R"("symbol":{"213":[5,"inequality",2]})"),  // beside the last column
           std::string(R"("symbol":{"211":[5,"inequality",2]},"killercages":[[18,19],[20,21]])"),
       }) {
    const auto document = read(link_of(text_with("Greater than", "", members)));
    ASSERT_TRUE(document.has_value()) << document.error().text();
    const Texts told = model::texts_of(document->puzzle.unknown_rules);
    EXPECT_EQ(std::count(told.begin(), told.end(), "inequality sign"), 1) << members;
  }
  const auto within = read(link_of(
      text_with("<", "", R"("symbol":{"211":[5,"inequality",2]},"killercages":[[19,20]])")));
  EXPECT_EQ(within->puzzle.constraints.size(), 2U) << "within a cage it compares digits";
}

// Corners begin at 64; that to the upper left of the first cell is 73, that to the upper right of
// the last one in its row 77.
TEST(Penpa, DiagonalsAreARuleWhereTheyAreMeant) {
  const std::string falling = R"("73,82":12,"82,91":12,"91,100":12,"100,109":12)";
  const std::string rising = R"("84,77":12,"91,84":12,"98,91":12,"105,98":12)";
  const auto extra_of = [](const std::string& text) {
    const auto document = read(link_of(text));
    EXPECT_TRUE(document.has_value());
    const Texts named = model::texts_of(document->puzzle.unknown_rules);
    const std::size_t houses = document->puzzle.board->houses().size();
    return std::to_string(houses) + (named.size() > 1 ? " " + named.front() : "");
  };
  const auto edges = [](const std::string& pieces) { return "\"lineE\":{" + pieces + "}"; };
  EXPECT_EQ(extra_of(text_with("Diagonal Sudoku", "", edges(falling + "," + rising))), "10");
  EXPECT_EQ(extra_of(text_with("", "the marked DIAGONAL", edges(rising))), "9");
  // penpa tells in its first line that it drew them.
  std::string by_penpa = text_with("", "", edges(falling));
  EXPECT_EQ(extra_of(by_penpa), "8 drawn edge (4 times)");
  by_penpa.replace(by_penpa.find(",0,0,0,0,0,0,Title"), 10, ",0,0,1,0,0");
  EXPECT_EQ(extra_of(by_penpa), "9");
  EXPECT_EQ(extra_of(text_with("Diagonal", "", edges(falling.substr(11)))),
            "8 drawn edge (3 times)");
}

/// The packed part of a link with this text, unpacked.
std::string packed(const std::string& text) {
  const std::string link = link_of(text);
  return link.substr(link.find("&p=") + 3);
}

TEST(Penpa, AmongWords) {
  const std::string link = drawing(R"("number":{"18":["1",1,"1"]})");
  const auto document = read("Who has done this one: " + link + " yesterday?");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->format, "penpa");
  EXPECT_EQ(document->puzzle.givens, read(link)->puzzle.givens);
}

TEST(Penpa, TheSolutionOfALinkIsKept) {
  const std::string link = drawing(R"("number":{"18":["1",1,"1"]})");
  // Row by row 1234 3412 2143 4321, without the given.
  const std::string digits =
      R"("19,2","20,3","21,4","26,3","27,4","28,1","29,2","34,2","35,1","36,4","37,3","42,4",)"
      R"("43,3","44,2","45,1")";
  for (const std::string& lists : {"[[],[],[],[],[" + digits + "],[]]", "[[" + digits + "]]",
                                   R"([["18","19"],[)" + digits + "]]"}) {
    const auto document = read(link + "&a=" + packed(lists));
    ASSERT_TRUE(document.has_value()) << document.error().text();
    ASSERT_TRUE(document->puzzle.solution.has_value()) << lists;
    EXPECT_EQ((*document->puzzle.solution)[0], Digit(0));
    EXPECT_EQ((*document->puzzle.solution)[13], Digit(2));
    const bool has_more = lists.find("18") != std::string::npos;
    EXPECT_EQ(document->ignored,
              has_more ? Texts{"what its solution has besides digits"} : Texts{});
    EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules),
              (Texts{"boxes, of which none are drawn"}));
  }
}

TEST(Penpa, ASolutionThatIsNoneIsNamed) {
  const std::string link = drawing(R"("number":{"18":["1",1,"1"]})");
  const std::string others = "a solution that is no digit for each cell";
  for (const auto& [lists, named] : std::vector<std::pair<std::string, std::string>>{
           {R"([[],[],[],[],["19,2"],[]])", others},
           {R"([[],[],[],[],["18,2","19,2"],[]])", others},
           {R"([["18","19"],[],[],[],[],[]])", others},
           {R"([[],[],[],[],["19,2,3",7,"x"],[]])", others},
           {"[[],[],[],[],[],[]]", ""},
           {"[]", ""},
           {"[[", "a solution that is cut off or damaged"},
           {R"({"a":1})", "a solution that is cut off or damaged"}}) {
    const auto document = read(link + "&a=" + packed(lists));
    ASSERT_TRUE(document.has_value()) << lists;
    EXPECT_FALSE(document->puzzle.solution.has_value()) << lists;
    EXPECT_EQ(document->ignored, named.empty() ? Texts{} : Texts{named}) << lists;
  }
  const auto cut = read(link + "&a=" + packed("[[\"18,1\"]]").substr(0, 8));
  ASSERT_TRUE(cut.has_value());
  EXPECT_EQ(cut->ignored, (Texts{"a solution that is cut off or damaged"}));
}

/// Five grids of 9x9 in a drawing of 21 by 21, without the edges in `left_out`.
std::string samurai(std::size_t left_out = 0) {
  constexpr int kWidth = 25;
  constexpr std::pair<int, int> kOffsets[] = {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};
  std::set<int> cells;
  std::set<std::pair<int, int>> edges;
  for (const auto& [top, left] : kOffsets) {
    for (int row = top; row < top + 9; ++row) {
      for (int column = left; column < left + 9; ++column) {
        const int centre = (row + 2) * kWidth + column + 2;
        cells.insert(centre);
        const int corner = kWidth * kWidth + centre;
        if ((row - top) % 3 == 2) edges.insert({corner - 1, corner});
        if ((column - left) % 3 == 2) edges.insert({corner - kWidth, corner});
      }
    }
  }
  std::string steps;
  for (int before = 0; const int cell : cells) {
    steps += (steps.empty() ? "" : ",") + std::to_string(cell - before);
    before = cell;
  }
  std::string members = R"("number":{"52":["7",1,"1"],"572":["8",1,"1"]},"lineE":{)";
  for (std::size_t i = 0; const auto& [a, b] : edges) {
    if (++i <= left_out) continue;
    members += "\"" + std::to_string(a) + "," + std::to_string(b) + "\":2,";
  }
  members.back() = '}';
  return link_of("square,21,21,38,0,1,1,900,900,0,0\n[0,0,0,0]\n{}\n{" + members + "}\n{}\n[" +
                 steps + "]\n");
}

TEST(Penpa, OverlappingGridsAreRead) {
  const auto document = read(samurai());
  ASSERT_TRUE(document.has_value()) << document.error().text();
  const model::Puzzle& puzzle = document->puzzle;
  EXPECT_TRUE(puzzle.unknown_rules.empty());
  EXPECT_EQ(puzzle.num_cells(), 369U);
  EXPECT_EQ(puzzle.num_digits(), 9);
  // 45 rows, columns and boxes in each grid; four boxes are in two.
  EXPECT_EQ(puzzle.board->houses().size(), 5U * 27U - 4U);
  EXPECT_EQ(puzzle.givens[0], Digit(6));
  EXPECT_EQ(puzzle.givens[368], Digit(7));
  const auto damaged = read(samurai(1));
  ASSERT_FALSE(damaged.has_value());
  EXPECT_EQ(damaged.error().what,
            "read as a penpa link: its cells are no square, and no grids with boxes that "
            "overlap");
}

using model::Ornament;

std::vector<Ornament> ornaments_in(const std::string& link, const Texts& named) {
  const auto document = read(link);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << link;
  if (!document) return {};
  Texts unknown = model::texts_of(document->puzzle.unknown_rules);
  EXPECT_EQ(std::erase(unknown, "boxes, of which none are drawn"), 1U);
  EXPECT_EQ(unknown, named);
  const std::vector<Ornament> drawn = ornaments_of(*document);
  // Native JSON keeps the drawing.
  const auto native = find_format("json")->write(*document);
  EXPECT_TRUE(native.has_value());
  if (!native) return drawn;
  EXPECT_EQ(ornaments_of(*read(*native)).size(), drawn.size());
  return drawn;
}

TEST(Penpa, ColoursLinesAndEdgesAreDrawn) {
  const auto drawn =
      ornaments_in(drawing(R"("surface":{"18":1,"45":3},"line":{"18,27":5,"27,91":3,"18":98},)"
                           R"("lineE":{"82,83":9},"wall":{"35,36":12})",
                           R"("surface":{"45":"#102030"},"line":{},"number":{"18":"#fff"})"),
                   {"drawn edge", "drawn line (3 times)", "wall", "coloured cell (2 times)"});
  ASSERT_EQ(drawn.size(), 8U);
  EXPECT_EQ(drawn[0].fill, 0x444444FFU);
  EXPECT_DOUBLE_EQ(drawn[0].points[2].x, 1);
  EXPECT_EQ(drawn[1].fill, 0x102030FFU) << "a colour of its own";
  EXPECT_DOUBLE_EQ(drawn[1].points[0].x, 3);
  EXPECT_DOUBLE_EQ(drawn[1].points[0].y, 3);
  // The wall, a line to a corner of a cell, the two strokes of a cross, the edge.
  EXPECT_DOUBLE_EQ(drawn[2].points[0].y, 2.5);
  EXPECT_EQ(drawn[3].stroke, 0x999999FFU);
  EXPECT_DOUBLE_EQ(drawn[3].points[1].x, 1.5);
  EXPECT_DOUBLE_EQ(drawn[4].points[1].x, 2);
  EXPECT_DOUBLE_EQ(drawn[4].points[1].y, 2);
  EXPECT_TRUE(drawn[7].above);
  EXPECT_DOUBLE_EQ(drawn[7].points[0].x, 1);
  EXPECT_DOUBLE_EQ(drawn[7].points[0].y, 1);
  EXPECT_DOUBLE_EQ(drawn[7].points[1].x, 2);
}

TEST(Penpa, SymbolsAndTextsAreDrawn) {
  const auto drawn = ornaments_in(
      drawing(R"("symbol":{"18":[3,"circle_L",1],"19":[2,"square_M",2],"28":[1,"tents",2],)"
              R"("211":[1,"inequality",2],"20":[3,"arrow_S",1]},)"
              R"("number":{"34":["AB",1,"1"],"11":["12",1,"5"],"29":["no\nmore",1,"8"],)"
              R"("27":["3_1",1,"2"],"42":[[0,0,1,0,0,0,0,0,0],1,"7"],"80E":["1",6,"5"]},)"
              R"("numberS":{"396":["x",1]})"),
      {"text 'AB' in R3C1", "text '12' outside of the cells", "text 'no\nmore' in R2C4",
       "text '3_1' in R2C2", "text '1' outside of the cells", "small text 'x'", "drawn circle",
       "drawn square", "symbol 'tents'", "inequality sign", "drawn arrow"});
  std::vector<std::string> texts;
  for (const Ornament& one : drawn) {
    if (one.kind == Ornament::Kind::text) texts.push_back(one.text);
  }
  EXPECT_EQ(texts, (Texts{"tents", "AB", "12", "no", "more", "3\u2190", "1", "x"}));
  EXPECT_FALSE(drawn[0].above);
  EXPECT_EQ(drawn[0].fill, 0xCCCCCCFFU);
  // An inequality sign on the side between the second and the third cell of the first row, which
  // opens to the right.
  const auto sign = std::find_if(drawn.begin(), drawn.end(), [](const Ornament& one) {
    return one.kind == Ornament::Kind::line && one.above;
  });
  ASSERT_NE(sign, drawn.end());
  EXPECT_NEAR(sign->points[1].x, 1.86, 1e-9);
  EXPECT_NEAR(sign->points[1].y, 0.5, 1e-9);
  const auto document = read(drawing(R"("number":{"42":[[0,0,1,0,0,0,0,0,0],1,"7"]})"));
  EXPECT_EQ(document->puzzle.givens[12], Digit(2)) << "a single candidate is drawn as a digit";
}

TEST(Penpa, WhatCoversCellsAndLinesIsToldFromWhatIsDrawn) {
  // Between the first two cells, on the rim, and where another line is drawn.
  const auto drawn = ornaments_in(
      drawing(R"("deletelineE":{"74,82":1,"73,81":1,"75,83":1},"lineE":{"75,83":12},)"
              R"("surface":{"18":1,"19":1,"20":1,"11":1})",
              R"x("surface":{"18":"rgb(255,255,255)","19":"rgba(10,20,30,0.5)","11":"#fff"})x"),
      {"drawn edge", "coloured cell (2 times)", "line of the grid that was taken away"});
  ASSERT_EQ(drawn.size(), 4U);
  EXPECT_EQ(drawn[0].fill, 0x0A141E80U);
  EXPECT_EQ(drawn[1].fill, 0x444444FFU);
  EXPECT_EQ(drawn[2].stroke, 0xFFFFFFFFU);
  EXPECT_DOUBLE_EQ(drawn[2].points[0].x, 1);
  EXPECT_DOUBLE_EQ(drawn[3].points[0].x, 2);
}

TEST(Penpa, SignsOfArithmetic) {
  const auto drawn =
      ornaments_in(drawing(R"("symbol":{"18":[0,"math",1],"19":[1,"math_G",1],"20":[2,"math",1],)"
                           R"("21":[6,"math",1],"26":[9,"math",1],"27":[10,"math",1]})"),
                   {"sign of arithmetic (6 times)"});
  std::vector<std::string> texts;
  for (const Ornament& one : drawn) {
    if (one.kind == Ornament::Kind::text) texts.push_back(one.text);
  }
  EXPECT_EQ(texts, (Texts{"\u2265", "\u221E", "+", "\u00F7", "\u2264", "math"}));
}

TEST(Penpa, WhatIsOnlyPartlyUnderstoodIsDrawnWhereItIsNot) {
  const auto drawn = ornaments_in(
      drawing(R"("thermo":[[18,19,20],[34,99]],"arrows":[[26,27,28]],"killercages":[[36,37],[11]],)"
              R"("direction":[[42,43]],"nobulbthermo":[[44,45]],"squareframe":[[21,29]],)"
              R"("polygon":[[82,83,91]],"cage":{"436,437":10})",
              R"("thermo":["#111111","#222222"])"),
      {"cage", "thermometer", "drawn frame (2 times)", "drawn line", "arrow", "drawn arrow",
       "drawn shape"});
  const auto second = std::find_if(drawn.begin(), drawn.end(),
                                   [](const Ornament& one) { return one.stroke == 0x222222FFU; });
  EXPECT_NE(second, drawn.end());
  EXPECT_TRUE(std::none_of(drawn.begin(), drawn.end(), [](const Ornament& one) {
    return one.stroke == 0x111111FFU;
  })) << "the thermometer that is a rule is drawn as one";
  const auto all_read = read(drawing(R"("thermo":[[18,19,20]],"number":{"42":["3",1,"1"]})"));
  EXPECT_TRUE(all_read->foreign.is_null());
}

TEST(Penpa, ADamagedDrawingIsLeftOut) {
  for (const std::string& members :
       {std::string(R"("surface":{"x":1,"-5":2,"99999999999":3})"),
        std::string(R"("line":{"18":1,"18,":2,",":3,"18,9999":4,"a,b":5},"cage":{"1":1,"1,x":2})"),
        std::string(R"("symbol":{"18":7,"19":[],"20":[1,"",2],"21":[99,"circle_L",2]})"),
        std::string(R"("polygon":[[],[-1],["x"],7],"arrows":[[18]],"direction":[[]])")}) {
    const auto document = read(drawing(members));
    ASSERT_TRUE(document.has_value()) << document.error().text();
    for (const Ornament& one : ornaments_of(*document)) EXPECT_FALSE(one.points.empty());
  }
}

TEST(Penpa, ALinkWrittenTwiceOverIsTheSame) {
  std::string link(kRules);
  for (std::size_t at = link.find('+'); at != std::string::npos; at = link.find('+', at))
    link.replace(at, 1, "%252B");
  for (std::size_t at = link.find('='); at != std::string::npos; at = link.find('=', at + 1)) {
    if (at > link.find("&p=") + 2) link.replace(at, 1, "%3D");
  }
  const auto document = read(link, find_format("penpa"));
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->puzzle.constraints.size(), 4U);
}

// --- Written -----------------------------------------------------------------------------------

/// A puzzle whose rules penpa's own lists say.
model::Document setters_puzzle() {
  model::Document document;
  document.puzzle = testing_support::puzzle("grid:9+x");
  model::Puzzle& puzzle = document.puzzle;
  puzzle.solution = testing_support::random_solution(puzzle, 3);
  puzzle.givens[0] = puzzle.solution->front();
  puzzle.constraints = {{"killer", "", {Cell(1), Cell(2)}, {}},
                        {"thermometer", "", {Cell(30), Cell(40), Cell(41)}, {}},
                        {"difference_dot", "", {Cell(50), Cell(51)}, {}},
                        {"ratio_dot", "", {Cell(60), Cell(69)}, {}}};
  puzzle.constraints[0].arguments.set("sum", std::int64_t{9});
  puzzle.metadata.title = "Made, here & zz = zO";
  puzzle.metadata.author = "Omnidoku";
  puzzle.metadata.rules = "Normal sudoku rules apply,\nalso on both diagonals.";
  puzzle.metadata.congratulation = "Well done, you";
  return document;
}

/// The lines of the text that a link holds.
std::vector<std::string> lines_in(const std::string& link) {
  const Link parsed = parse_link(link);
  EXPECT_EQ(parsed.content, Link::Content::penpa);
  return penpa::parts_of(penpa::unpack(parsed.packed).value(), '\n');
}

TEST(Penpa, WhatItsListsSayIsWrittenAndReadByThem) {
  const model::Document own = setters_puzzle();
  const auto link = write(own, *find_format("penpa"));
  ASSERT_TRUE(link.has_value()) << link.error().text();
  EXPECT_EQ(link->find_first_of("-_ "), link->find("-edit")) << "as penpa decodes it: " << *link;
  const auto lines = lines_in(*link);
  EXPECT_EQ(lines.size(), 19U) << "nothing stands behind it for this program alone";
  EXPECT_TRUE(lines[0].starts_with("square,9,9,38,0,1,1,380,380,")) << lines[0];
  EXPECT_NE(lines[3].find(R"("cage":{"792,793":10,"792,794":10,"793,796":10,)"), std::string::npos)
      << lines[3];
  EXPECT_EQ(lines[17], R"(["classic","thermo","killer"])");
  const auto again = read(*link);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(again->format, "penpa");
  EXPECT_TRUE(is_same_puzzle(again->puzzle, own.puzzle));
  EXPECT_EQ(again->puzzle.metadata, own.puzzle.metadata);
  EXPECT_TRUE(losses(own, *link, *find_format("penpa")).empty());
  EXPECT_EQ(write(*again, *find_format("penpa")).value(), *link);
}

// penpa keeps the dashes around a cage beside it.
TEST(Penpa, DashesAroundACageAreOfIt) {
  const std::string cage = R"("killercages":[[18,19]],"cage":{"328,329":10,"329,332":10,)";
  const auto document = read(drawing(cage + R"("330,331":10})"));
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules),
            (Texts{"boxes, of which none are drawn"}));
  EXPECT_EQ(document->puzzle.constraints.size(), 1U);
  const auto further = read(drawing(cage + R"("332,336":10})"));
  EXPECT_EQ(model::texts_of(further->puzzle.unknown_rules),
            (Texts{"boxes, of which none are drawn", "drawn frame"}));
}

TEST(Penpa, WhatItHasNoListForIsDrawnAndTold) {
  model::Document own = setters_puzzle();
  own.puzzle.constraints = {
      {"arrow", "", {Cell(0), Cell(1), Cell(2)}, {}},
      {"sandwich",
       "",
       {Cell(0), Cell(1), Cell(2), Cell(3), Cell(4), Cell(5), Cell(6), Cell(7), Cell(8)},
       {}},
      {"anti_knight", "", {}, {}}};
  own.puzzle.constraints[1].arguments.set("sum", std::int64_t{12});
  EXPECT_FALSE(write(own, *find_format("penpa")).has_value());
  const auto written = write_or_draw(own, *find_format("penpa"));
  ASSERT_TRUE(written.has_value()) << written.error().text();
  EXPECT_EQ(written->drawn, (Texts{"Arrow", "Sandwich", "Anti-knight"}));
  const auto lines = lines_in(written->text);
  EXPECT_TRUE(lines[0].starts_with("square,11,11,")) << "with room for what stands beside it";
  EXPECT_EQ(lines[1], "[1,1,1,1]");
  EXPECT_NE(lines[0].find("Anti-knight: "), std::string::npos) << lines[0];
  // Beside the first row: its cells begin at 3 * 15 + 3.
  EXPECT_NE(lines[3].find(R"("47":["12",1,"1"])"), std::string::npos) << lines[3];
  const auto again = read(written->text);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_TRUE(is_same_puzzle(again->puzzle, own.puzzle));
  // Somebody has changed what is drawn: that counts.
  std::string text = penpa::unpack(parse_link(written->text).packed).value();
  text.replace(text.find(R"("47":["12")"), 10, R"("47":["13")");
  const auto changed = read(link_of(text));
  ASSERT_TRUE(changed.has_value()) << changed.error().text();
  EXPECT_EQ(changed->puzzle.givens, own.puzzle.givens);
  EXPECT_FALSE(changed->puzzle.unknown_rules.empty());
}

TEST(Penpa, WhatItHasNoPlaceForIsSaid) {
  model::Document own = setters_puzzle();
  own.puzzle.fog = std::vector<Cell>{Cell(40)};
  const auto written = write_or_draw(own, *find_format("penpa"));
  ASSERT_TRUE(written.has_value());
  const auto lost = losses(own, *written, *find_format("penpa"));
  ASSERT_EQ(lost.size(), 1U);
  EXPECT_EQ(loss_text(lost[0]), "fog");
  EXPECT_EQ(read(written->text)->puzzle.fog, std::nullopt);
  model::Document samurai;
  samurai.puzzle = testing_support::puzzle("samurai");
  EXPECT_FALSE(write_or_draw(samurai, *find_format("penpa")).has_value());
}

TEST(Penpa, NumbersOfSeveralFiguresAreDigits) {
  model::Document own;
  own.puzzle = testing_support::puzzle("grid:16");
  own.puzzle.solution = testing_support::random_solution(own.puzzle, 1);
  for (std::size_t i = 0; i < 16; ++i) own.puzzle.givens[i] = (*own.puzzle.solution)[i];
  const auto link = write(own, *find_format("penpa"));
  ASSERT_TRUE(link.has_value()) << link.error().text();
  EXPECT_EQ(lines_in(*link).size(), 18U) << "nothing stands behind it";
  EXPECT_TRUE(is_same_puzzle(read(*link)->puzzle, own.puzzle));
}

// What is read from a drawing and not understood stays where it was.
TEST(Penpa, WhatWasDrawnElsewhereIsKept) {
  const auto document = read(std::string(kRules));
  const auto link = write(*document, *find_format("penpa"));
  ASSERT_TRUE(link.has_value()) << link.error().text();
  const auto again = read(*link);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_TRUE(is_same_puzzle(again->puzzle, document->puzzle));
  EXPECT_EQ(ornaments_of(*again).size(), ornaments_of(*document).size());
}

TEST(Penpa, DamagedLinksAreSaidToBe) {
  const auto error_of = [](std::string_view link) {
    const auto document = read(std::string(link), find_format("penpa"));
    EXPECT_FALSE(document.has_value()) << link;
    return document ? std::string() : document.error().what;
  };
  EXPECT_EQ(error_of(kRules.substr(0, kRules.size() / 2)),
            "read as a penpa link: what is packed in it is damaged or cut off");
  EXPECT_EQ(error_of("https://a.example/penpa#m=edit&p=!!!"),
            "read as a penpa link: what is packed in it is damaged");
  // Stored, without any packing: the lines "a" and "hexagon,4,4".
  EXPECT_EQ(error_of("https://a.example/penpa#m=edit&p=AQEA/v9h"),
            "read as a penpa link: it does not say what grid it has");
}

}  // namespace
}  // namespace omnidoku::formats

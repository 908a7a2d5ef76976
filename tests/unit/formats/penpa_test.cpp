// SPDX-License-Identifier: MIT
#include "formats/penpa.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/base64.h"
#include "formats/format.h"
#include "formats/ornaments.h"

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
  EXPECT_EQ(puzzle.unknown_rules, (Texts{"arrow", "coloured cell"}));
  EXPECT_TRUE(document->ignored.empty());
  const auto marked = read(drawing(R"("number":{"18":[[1,1,0,0,0,0,0,0,0],1,"7"]})"));
  EXPECT_EQ(marked->puzzle.givens[0], std::nullopt);
  EXPECT_EQ(marked->ignored, (Texts{"pencil marks"}));
}

TEST(Penpa, WhatIsNotDrawnIsNotGuessed) {
  const auto document = read(std::string(kWithoutBoxes));
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->puzzle.board->houses().size(), 12U);
  EXPECT_EQ(document->puzzle.unknown_rules,
            (Texts{"boxes, of which none are drawn", "text 'A' in R1C1",
                   "text 'Z' outside of the cells"}));
}

using model::Ornament;

std::vector<Ornament> ornaments_in(const std::string& link, const Texts& named) {
  const auto document = read(link);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << link;
  if (!document) return {};
  Texts unknown = document->puzzle.unknown_rules;
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
              R"("polygon":[[82,83,91]],"cage":{"400,401":10})",
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

TEST(Penpa, DamagedLinksAreSaidToBe) {
  const auto error_of = [](std::string_view link) {
    const auto document = read(std::string(link), find_format("penpa"));
    EXPECT_FALSE(document.has_value()) << link;
    return document ? std::string() : document.error().what;
  };
  EXPECT_EQ(error_of(kRules.substr(0, kRules.size() / 2)),
            "in the puzzle of the link: what is packed in it is damaged or cut off");
  EXPECT_EQ(error_of("https://a.example/penpa#m=edit&p=!!!"),
            "in the puzzle of the link: what is packed in it is damaged");
  // Stored, without any packing: the lines "a" and "hexagon,4,4".
  EXPECT_EQ(error_of("https://a.example/penpa#m=edit&p=AQEA/v9h"),
            "in the puzzle of the link: it does not say what grid it has");
}

}  // namespace
}  // namespace omnidoku::formats

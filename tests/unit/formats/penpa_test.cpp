// SPDX-License-Identifier: MIT
#include "formats/penpa.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"

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
  EXPECT_EQ(puzzle.givens[3], std::nullopt);
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
  EXPECT_EQ(puzzle.unknown_rules, (Texts{"arrow"}));
  EXPECT_EQ(document->ignored, (Texts{"pencil marks", "coloured cell"}));
}

TEST(Penpa, WhatIsNotDrawnIsNotGuessed) {
  const auto document = read(std::string(kWithoutBoxes));
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->puzzle.board->houses().size(), 12U);
  EXPECT_EQ(document->puzzle.unknown_rules,
            (Texts{"boxes, of which none are drawn", "text 'A' in R1C1",
                   "text 'Z' outside of the cells"}));
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
            "in the puzzle of the link: what is packed in the link is no Base64");
  // Stored, without any packing: the lines "a" and "hexagon,4,4".
  EXPECT_EQ(error_of("https://a.example/penpa#m=edit&p=AQEA/v9h"),
            "in the puzzle of the link: it does not say what grid it has");
}

}  // namespace
}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
//
// A sentence that says a rule is told wherever it stands about a puzzle, with its stop and without;
// one that says none is told nowhere.
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"

namespace omnidoku::formats::rule_positions {
namespace {

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string rows() {
  constexpr std::size_t kSide = 9;
  std::string text;
  for (std::size_t i = 0; i < kLine.size(); i += kSide) text += kLine.substr(i, kSide) + "\n";
  return text;
}

/// The cells as lists of a program.
std::string lists() {
  std::string text = "[";
  for (std::size_t i = 0; i < kLine.size(); ++i) {
    if (i % 9 == 0) text += i == 0 ? "[" : "], [";
    text += std::string(i % 9 == 0 ? "" : ", ") + (kLine[i] == '.' ? '0' : kLine[i]);
  }
  return text + "]]";
}

using Texts = std::vector<std::pair<std::string, std::string>>;

/// The puzzle with a sentence in each place where nothing says that it is a rule. The sentence has
/// neither quotation marks nor '&'.
Texts with(const std::string& words) {
  return {{"above rows", words + "\n\n" + rows()},
          {"above a line", words + "\n" + kLine + "\n"},
          {"behind a title", "My puzzle\n" + words + "\n\n" + rows()},
          {"below rows", rows() + "\n" + words + "\n"},
          {"in Markdown", "## Puzzle\n\n" + words + "\n\n```\n" + rows() + "```\n"},
          {"a comment behind a line", kLine + " # " + words + "\n"},
          {"a comment above a line", "# " + words + "\n" + kLine + "\n"},
          {"behind a word", "Try " + kLine + " " + words + "\n"},
          {"behind a sentence", "Here is " + kLine + ". " + words + "\n"},
          {"column description", "puzzle,description\n" + kLine + ",\"" + words + "\"\n"},
          {"column comment", "puzzle,comment\n" + kLine + ",\"" + words + "\"\n"},
          {"column note", "puzzle,note\n" + kLine + ",\"" + words + "\"\n"},
          {"member description", R"({"puzzle":")" + kLine + R"(","description":")" + words + "\"}"},
          {"member comment", R"({"puzzle":")" + kLine + R"(","comment":")" + words + "\"}"},
          {"field D", "#A me\n#D " + words + "\n" + rows()},
          {"field C", "#A me\n#C " + words + "\n" + rows()},
          {"comment of a program", "# " + words + "\ngrid = " + lists() + "\n"},
          {"page", "<p>" + words + "</p><pre>" + rows() + "</pre>"}};
}

/// Whether words of the first puzzle in a text are understood as a rule, or named as one that is
/// not.
bool is_told(const std::string& text) {
  std::istringstream input(text);
  Reader reader(input, "input", nullptr, {});
  const auto record = reader.next();
  if (!record || !record->document) {
    ADD_FAILURE() << "not read: " << text;
    return false;
  }
  const model::Puzzle& puzzle = record->document->puzzle;
  return !puzzle.unknown_rules.empty() || !puzzle.constraints.empty();
}

void expect_everywhere(const std::string& words, bool told) {
  for (const auto& [place, text] : with(words))
    EXPECT_EQ(is_told(text), told) << place << ": " << words;
}

TEST(RulePositions, ARuleIsToldWhereverItStands) {
  for (std::string words :
       {"The 7s form a ring.", "Column 4 read upwards is a cube number.",
        "Nothing in box 5 is under 3.", "8s stay off the edge.", "R1C1 is less than R9C9.",
        "Boxes 2 and 6 are identical.", "Opposite corners match.",
        "Evens and odds alternate in the middle row.", "No 3-in-a-row.",
        "The digits 4 5 6 don't appear in the corners.", "Digits along the blue line go up.",
        "Both long diagonals contain the digits from 1 to 9.", "R5C5 is a prime."}) {
    expect_everywhere(words, true);
    words.pop_back();
    expect_everywhere(words, true);
  }
}

TEST(RulePositions, TheNameOfAKindIsToldWhereverItStands) {
  for (const std::string name :
       {"Numbered rooms", "Between lines", "Modular lines", "Lockout", "Antirook", "Minesweeper",
        "NRC Sudoku", "Sudoku 0-8", "Toroid", "Geometric Sudoku", "Samurai", "X included",
        "NC sudoku", "Region Sum Lines"}) {
    expect_everywhere(name, true);
    for (const std::string& title :
         {R"({"size":9,"title":")" + name + R"(","grid":)" + lists() + "}",
          R"({"puzzle":")" + kLine + R"(","name":")" + name + "\"}",
          R"({"omnidoku":1,"board":"grid:9","metadata":{"title":")" + name + "\"}}",
          R"({"omnidoku":1,"board":"grid:9","metadata":{"rules":")" + name + "\"}}",
          "puzzle,name\n" + kLine + "," + name + "\n"})
      EXPECT_TRUE(is_told(title)) << title;
  }
}

TEST(RulePositions, WhatIsNoRuleIsToldNowhere) {
  for (const std::string words :
       {"Golden Nugget", "Daily 17, easy", "Solved it in 12 minutes.", "Column 1 is hard",
        "From a newspaper of 3 March 2019.", "The givens form a heart shape.",
        "No digit 7 is given.", "Thanks to everyone here!", "The second one in the series",
        "I think R3C4 is 5 but I am not sure.", "Puzzle of the week", "Rated 7.2",
        "Is there a hidden single on the diagonal?", "Every digit appears twice in the givens."})
    expect_everywhere(words, false);
}

TEST(RulePositions, ARuleOfTheSettersOwnMayBeWhatTheTitleNames) {
  const auto not_understood = [](const std::string& constraint) {
    const auto document =
        read(R"({"omnidoku": 1, "board": "grid:9", "metadata": {"title": "Entropic Lines"},
                 "constraints": [)" +
             constraint + "]}");
    return document ? model::texts_of(document->puzzle.unknown_rules)
                    : std::vector<std::string>{"not read"};
  };
  EXPECT_EQ(not_understood(R"({"type": "renban", "cells": ["R1C1", "R1C2"]})"),
            std::vector<std::string>{"\"Entropic Lines\""});
  EXPECT_EQ(not_understood(
                R"({"type": "formula", "cells": ["R1C1", "R1C2"], "rule": "first + last > 9"})"),
            std::vector<std::string>());
}

TEST(RulePositions, WordsAndParametersAroundAPuzzleAreTold) {
  for (const std::string& text :
       {"Can you do " + kLine + "? It is a killer.", "I made " + kLine + " today, with anti-knight",
        "name=anti-knight&puzzle=" + kLine, "?variant=antiknight&p=" + kLine,
        "Is " + kLine + " unique? Digits on the diagonals differ.", "windoku:" + kLine,
        "We had " + kLine + " under the anti-king rule"})
    EXPECT_TRUE(is_told(text)) << text;
  for (const std::string& text :
       {"Can you do " + kLine + "? It is a nice one.", "I made " + kLine + " today, with tea",
        "name=monday&puzzle=" + kLine, "?id=5&p=" + kLine, "puzzle: " + kLine})
    EXPECT_FALSE(is_told(text)) << text;
}

}  // namespace
}  // namespace omnidoku::formats::rule_positions

// SPDX-License-Identifier: MIT
#include "formats/sudokupad.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/link.h"
#include "formats/lz_string.h"

namespace omnidoku::formats {
namespace {

using geometry::Digit;

constexpr std::string_view kZipped =
    "{ce:[[{v:1},,,],[,,,],[,,,],[,,,{v:2,given:f}]],"
    "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
    "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
    "ca:[{ce:[[0,0],[0,1]],v:3,sum:3,unique:t},{v:'title: It\\'s'},"
    "{ce:[[2,0],[2,1]],v:'<5'},{ce:[[1,0],[1,1],[1,2],[1,3]],hidden:t,unique:t}],"
    "l:[{wp:[[1,1],[2,2]],c:FF0000},{wp:[[1,1],[2,2]],c:#0}],"
    "global:['antiknight','fog'],"
    "metadata:{rules:'Rules',msgcorrect:'Yes!',solution:'1234341221434321'}}";

std::string id_of(std::string_view text) { return "scl" + compress_to_base64(text); }

TEST(SudokuPad, UnzipsToJson) {
  EXPECT_EQ(unzip_sudokupad("{a:[,,{b:t}],c:123456,d:#F,e:'x\\'y{,}',f:12}"),
            R"({"a":[{},{},{"b":true}],"c":"#123456","d":"#FFFFFF","e":"x'y{,}","f":12})");
}

TEST(SudokuPad, ReadsWhatIsCertainAndNamesTheRest) {
  const std::string id = id_of(kZipped);
  for (const std::string& text : {id, "https://sudokupad.app/" + id + "?setting-nogrid=1",
                                  "https://app.crackingthecryptic.com/sudoku/?puzzleid=" + id}) {
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << document.error().text();
    const model::Puzzle& puzzle = document->puzzle;
    EXPECT_EQ(document->format, "sudokupad");
    EXPECT_EQ(puzzle.board->houses().size(), 12U);
    EXPECT_EQ(puzzle.givens[0], Digit(0));
    EXPECT_EQ(puzzle.givens[15], std::nullopt);
    ASSERT_TRUE(document->play.has_value());
    EXPECT_EQ(document->play->entries[15], Digit(1));
    ASSERT_EQ(puzzle.constraints.size(), 2U);
    EXPECT_EQ(puzzle.constraints[0].type, "killer");
    EXPECT_EQ(*puzzle.constraints[0].arguments.get<std::int64_t>("sum"), 3);
    EXPECT_EQ(puzzle.constraints[1].type, "anti_knight");
    EXPECT_EQ(puzzle.metadata.title, "It's");
    EXPECT_EQ(puzzle.metadata.rules, "Rules");
    EXPECT_EQ(puzzle.metadata.congratulation, "Yes!");
    EXPECT_TRUE(puzzle.solution.has_value());
    EXPECT_EQ(puzzle.unknown_rules, (std::vector<std::string>{"rule 'fog'", "cage of value '<5'",
                                                              "drawn line (2 times)"}));
  }
}

TEST(SudokuPad, FoldedDigits) {
  const std::string id = "scfBroooooooooooo0";
  for (const std::string& text :
       {id, "https://sudokupad.app/" + id, "https://sudokupad.app/?puzzleid=" + id + "&x=1"}) {
    EXPECT_EQ(parse_link(text).content, Link::Content::digits);
    EXPECT_EQ(unfold_digits(parse_link(text).packed), "103" + std::string(78, '0'));
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << document.error().text();
    EXPECT_EQ(document->puzzle.givens[0], Digit(0));
    EXPECT_EQ(document->puzzle.givens[1], std::nullopt);
    EXPECT_EQ(document->puzzle.givens[2], Digit(2));
  }
  EXPECT_EQ(unfold_digits("Brooooooooooo0"), "");  // six cells too few
  EXPECT_EQ(unfold_digits("Brooooooooooooy"), "");
}

TEST(SudokuPad, PlainJsonAndErrors) {
  const auto plain = read(id_of(R"({"cells":[[{"value":2},{}],[{},{}]],"regions":[],"cages":[]})"));
  ASSERT_TRUE(plain.has_value()) << plain.error().text();
  EXPECT_EQ(plain->puzzle.givens[0], Digit(1));
  EXPECT_TRUE(plain->puzzle.unknown_rules.empty());
  const auto error_in = [](std::string_view text) {
    const auto document = read(id_of(text));
    EXPECT_FALSE(document.has_value());
    return document ? std::string() : document.error().what;
  };
  EXPECT_EQ(error_in(R"({"cells":[[{},{}],[{}]],"title":"something to make it longer"})"),
            "read as a SudokuPad id that holds its puzzle: cells[1]: it has 1 cells, not 2: only "
            "square grids can be "
            "read");
  EXPECT_NE(error_in(R"({"cells":[[{},{}],[{},{"value":3}]],"title":"longer and longer"})")
                .find("cells[1][1].value"),
            std::string::npos);
  EXPECT_FALSE(read("https://sudokupad.app/scl123").has_value());
}

}  // namespace
}  // namespace omnidoku::formats

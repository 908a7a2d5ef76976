// SPDX-License-Identifier: MIT
#include "formats/sudokupad/sudokupad.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/json.h"
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
    EXPECT_EQ(
        model::texts_of(puzzle.unknown_rules),
        (std::vector<std::string>{"rule 'fog'", "cage of value '<5'", "drawn line (2 times)"}));
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

/// The object that is written for a document in native JSON.
base::Value object_for(const std::string& native) {
  const auto document = read(native);
  EXPECT_TRUE(document.has_value()) << document.error().text();
  const auto written = write_or_draw(*document, *find_format("sudokupad"));
  EXPECT_TRUE(written.has_value()) << written.error().text();
  const Link link = parse_link(written->text);
  EXPECT_EQ(link.content, Link::Content::sudokupad);
  const auto text = decompress_from_base64(without_percent_signs(link.packed));
  // SudokuPad unzips what it is given; that must leave the text as it is.
  EXPECT_EQ(unzip_sudokupad(*text), *text);
  return parse_json(*text).value();
}

TEST(SudokuPad, SaysWhatItHasNamesFor) {
  const base::Value object = object_for(
      R"({"omnidoku":1,"board":"grid:4","givens":{"R1C1":"1"},"solution":"1234341221434321",)"
      R"("metadata":{"title":"T","author":"A","rules":"Normal sudoku rules apply.",)"
      R"("congratulation":"Yes"},"constraints":[{"type":"killer","cells":["R1C1","R1C2"],"sum":3},)"
      R"({"type":"anti_king"}]})");
  const auto json = [&object](std::string_view member) { return write_json(*object.find(member)); };
  EXPECT_EQ(json("metadata"), R"({"title":"T","author":"A","rules":"Normal sudoku rules apply.",)"
                              R"("msgcorrect":"Yes","solution":"1234341221434321"})");
  EXPECT_EQ(json("global"), R"(["antiking"])");
  EXPECT_EQ(write_json(object.find("cages")->items().back()),
            R"({"cells":[[0,0],[0,1]],"unique":true,"value":"3","sum":3})");
  EXPECT_EQ(object.find("regions")->items().size(), 4U);
  EXPECT_EQ(object.find(kPadBeyond), nullptr) << "it is all said";
}

TEST(SudokuPad, DrawsAndTellsWhatItHasNoNameFor) {
  const base::Value object = object_for(
      R"({"omnidoku":1,"board":"grid:9+x","constraints":[)"
      R"({"type":"thermometer","cells":["R1C1","R1C2","R2C3"]},)"
      R"({"type":"sandwich","cells":["R1C1","R2C1","R3C1","R4C1","R5C1","R6C1","R7C1","R8C1",)"
      R"("R9C1"],"sum":12}]})");
  const std::string rules = *object.find("metadata")->find("rules")->if_string();
  for (const char* part : {"diagonal", "Thermometer: ", "Sandwich"})
    EXPECT_NE(rules.find(part), std::string::npos) << rules;
  // Two diagonals and the thermometer.
  EXPECT_EQ(object.find("lines")->items().size(), 3U);
  EXPECT_EQ(object.find("underlays")->items().size(), 1U);
  const base::Value& clue = object.find("overlays")->items().front();
  EXPECT_EQ(write_json(*clue.find("center")), "[-0.5,0.5]");
  EXPECT_EQ(*clue.find("text"), base::Value("12"));
}

TEST(SudokuPad, TellsEachKindOnceAndWhatIsNotDrawn) {
  const std::string constraints =
      R"("constraints":[{"type":"quadruple","cells":["R1C1","R1C2","R2C1","R2C2"],"digits":["1","3"]},)"
      R"({"type":"whisper","cells":["R5C1","R5C2"]},{"type":"whisper","cells":["R7C1","R7C2"]},)"
      R"({"type":"mathdoku","cells":["R9C1","R9C2"],"number":9,"operator":"x"}]})";
  const auto rules_of = [&](const std::string& begin) {
    return *object_for(R"({"omnidoku":1,"board":"grid:9",)" + begin + constraints)
                .find("metadata")
                ->find("rules")
                ->if_string();
  };
  const std::string alone = rules_of("");
  EXPECT_EQ(alone.find("digits 1"), std::string::npos) << "they stand in the circle: " << alone;
  EXPECT_EQ(alone.find("operator x"), std::string::npos) << "it stands in the cage: " << alone;
  EXPECT_NE(alone.find("differ by at least 5"), std::string::npos) << alone;
  EXPECT_EQ(std::count(alone.begin(), alone.end(), '\n'), 3) << alone;
  // In words of any language that name a kind it is told already.
  const std::string told = R"(Nachbarn auf gr\u00FCnen Linien: German Whispers. Quadruple: alle.)";
  EXPECT_EQ(rules_of(R"("metadata":{"rules":")" + told + R"("},)").find("Whispers:"),
            std::string::npos);
}

TEST(SudokuPad, WhatWasChangedCountsMoreThanWhatStandsBesideIt) {
  base::Value object =
      object_for(R"({"omnidoku":1,"board":"grid:4","constraints":[{"type":"thermometer",)"
                 R"("cells":["R1C1","R1C2"]}]})");
  ASSERT_NE(object.find(kPadBeyond), nullptr);
  const auto same = read(write_json(object));
  ASSERT_TRUE(same.has_value()) << same.error().text();
  EXPECT_EQ(same->puzzle.metadata.rules, "");
  ASSERT_EQ(same->puzzle.constraints.size(), 1U);
  object.set("lines", base::Value::array());
  const auto other = read(write_json(object));
  ASSERT_TRUE(other.has_value()) << other.error().text();
  EXPECT_TRUE(other->puzzle.constraints.empty());
  EXPECT_FALSE(other->puzzle.unknown_rules.empty());
}

TEST(SudokuPad, KeepsWhatOtherProgramsDrew) {
  const auto document = read(
      R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
      R"("ruleset":"Normal sudoku rules apply. The green line means nothing at all, or does it?",)"
      R"("line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#00FF00","width":0.25}],)"
      R"("circle":[{"cells":["R3C3"],"baseC":"#FF0000","outlineC":"#000000","width":0.5,)"
      R"("height":0.5}],"text":[{"cells":["R0C1"],"value":"x","size":0.5}]})");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  const auto written = write_or_draw(*document, *find_format("sudokupad"));
  ASSERT_TRUE(written.has_value()) << written.error().text();
  const auto again = read(written->text);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(again->puzzle.unknown_rules, document->puzzle.unknown_rules);
  EXPECT_EQ(again->puzzle.metadata.rules, document->puzzle.metadata.rules);
}

}  // namespace
}  // namespace omnidoku::formats

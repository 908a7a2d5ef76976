// SPDX-License-Identifier: MIT
//
// SumoCue, jigsaws, region maps, killer lines, Sukaku, KSudoku and records: exact shapes and
// errors. Round trips are in the contract tests.
#include <string>

#include <gtest/gtest.h>

#include "constraints/shape_sums.h"
#include "formats/format.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "support/boards.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

model::Document read_any(const std::string& text, const ReadOptions& options = {}) {
  auto document = read(text, nullptr, options);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  return document ? *std::move(document) : model::Document{};
}

base::Error any_error(const std::string& text, const char* format = nullptr) {
  const auto document = read(text, format == nullptr ? nullptr : find_format(format));
  EXPECT_FALSE(document.has_value()) << text;
  return document ? base::Error{} : document.error();
}

std::string type_of(const model::Document& document) {
  if (document.puzzle.board == nullptr) return "nothing";
  return *document.puzzle.board->spec().find("type")->if_string();
}

const std::string kMap = "AAABABBBACCDCCDD";  // regions of a 4x4 in one piece each but A, B
const std::string kJigsaw = "AAABACBBCCDBCDDD";

TEST(SumoCue, RegionsMakeAJigsawOrATorusOrAPlainGrid) {
  const auto cells = [](const std::string& labels, const std::string& end) {
    std::string text = "SumoCueV1";
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (i % 4 == 0) text += end;
      text += "=" + std::string(i == 5 ? "3" : "0") + "J" + std::to_string(labels[i] - 'A');
    }
    return text;
  };
  const auto jigsaw = read_any(cells(kJigsaw, "\n"));
  EXPECT_EQ(type_of(jigsaw), "jigsaw");
  EXPECT_EQ(jigsaw.puzzle.givens[5], Digit(2));
  EXPECT_EQ(read_any(cells(kJigsaw, "")).puzzle.givens, jigsaw.puzzle.givens);
  EXPECT_EQ(type_of(read_any(cells("AABBAABBCCDDCCDD", "\n"))), "grid");
  // Region A goes over the left and right edges.
  EXPECT_EQ(type_of(read_any(cells("ABBAABBACDDCCDDC", "\n"))), "toroidal");
  // Region A is in two pieces even on a torus.
  EXPECT_EQ(type_of(read_any(cells("ABCDBADCCDABDCBA", "\n"))), "jigsaw");
}

TEST(SumoCue, SaysWhatIsWrong) {
  EXPECT_NE(any_error("SumoCueV1\n=0J1=0J1=0K1").what.find("cell 3"), std::string::npos);
  EXPECT_NE(any_error("SumoCueV1\n=0J1=0J1=0J1", "sumocue").what.find("3 cells"),
            std::string::npos);
  EXPECT_NE(any_error("SumoCueV1=0J1=0J1=0J1=0J2", "sumocue").what.find("region 1 has 3"),
            std::string::npos);
}

TEST(SumoCue, KillerNumbers) {
  std::string text = "3x3:d:k:";
  for (int i = 0; i < 81; ++i) text += i < 2 ? "2561:" : i == 80 ? "1538:" : "0:";
  const auto document = read_any(text);
  EXPECT_TRUE(document.puzzle.board->find_house("rising diagonal").has_value());
  ASSERT_EQ(document.puzzle.constraints.size(), 2U);
  EXPECT_EQ(document.puzzle.constraints[0].cells, (std::vector<Cell>{Cell(0), Cell(1)}));
  EXPECT_EQ(constraints::sum_of(document.puzzle.constraints[0]), 10);
  EXPECT_EQ(constraints::sum_of(document.puzzle.constraints[1]), 6);
  EXPECT_NE(any_error("3x3::k:1:2:3").what.find("3 numbers, not 81"), std::string::npos);
}

TEST(SumoCue, ACageWithoutASumIsRefused) {
  std::string text = "3x3::k:";
  for (int i = 0; i < 81; ++i) text += i == 3 || i == 4 ? "7:" : "0:";
  const auto error = any_error(text);
  EXPECT_NE(error.what.find("cage 7 has no sum"), std::string::npos) << error.text();
  EXPECT_EQ(error.where.cell, "R1C5");
}

TEST(KillerLine, PointersLeadToTheSum) {
  std::string text = "F<" + std::string(7, '0') + "^`" + std::string(70, '0');
  ASSERT_EQ(text.size(), 81U);
  const auto document = read_any(text);
  EXPECT_EQ(document.format, "killer_line");
  ASSERT_EQ(document.puzzle.constraints.size(), 1U);
  EXPECT_EQ(document.puzzle.board->names(document.puzzle.constraints[0].cells),
            "R1C1 R1C2 R2C1 R2C2");
  EXPECT_EQ(constraints::sum_of(document.puzzle.constraints[0]), 15);
  text[1] = '>';
  text[2] = '<';
  EXPECT_NE(any_error(text).what.find("ring"), std::string::npos);
  text[1] = '^';
  EXPECT_EQ(any_error(text).where.cell, "R1C2");
}

/// A record names a member that it does not know once, however often it is read and written.
TEST(Formats, AnUnknownMemberOfARecordIsNamedOnce) {
  const std::string record =
      R"({"order":4,"rowc":6,"grids":[[0,0],[2,2]],"givens":"1...##....##..........2.##....##...3"})";
  model::Document document = read_any(record);
  const std::vector<std::string> rules{"member 'rowc'"};
  for (int round = 0; round < 3; ++round) {
    EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules), rules) << round;
    const auto text = write(document, *find_format("record"));
    ASSERT_TRUE(text.has_value());
    document = read_any(*text);
  }
}

/// What may be a rule is understood, or named, or refused.
TEST(Formats, NoRuleIsDroppedInSilence) {
  const auto rules_of = [](const std::string& text) {
    return model::texts_of(read_any(text).puzzle.unknown_rules);
  };
  using Rules = std::vector<std::string>;
  const std::string graph = R"(<ksudoku><game><puzzle><graph type="sudoku" order="4">)";
  const std::string end = "</graph></puzzle></game></ksudoku>";
  EXPECT_EQ(rules_of(graph + R"(<cage operator="0" value="0" size="2">0 1</cage>)" + end),
            Rules{"unnamed cage"});
  EXPECT_EQ(rules_of(graph + "<thermometer>0 1 2</thermometer>" + end),
            Rules{"element <thermometer> of the graph"});
  const std::string custom =
      R"(<ksudoku><graph type="custom" order="4" sizeX="4" sizeY="4" sizeZ="1">)";
  EXPECT_EQ(
      any_error(custom + R"(<sudokugroups at="0" withblocks="true"/></graph></ksudoku>)").code,
      ErrorCode::syntax);
  EXPECT_EQ(rules_of(graph + "</graph><renban>0 1</renban></puzzle><arrow/></game></ksudoku>"),
            (Rules{"element <arrow> of <game>", "element <renban> of <puzzle>"}));
  for (const char* second :
       {"</graph><graph/></puzzle></game></ksudoku>", "</graph></puzzle><puzzle/></game></ksudoku>",
        "</graph><values/><values/></puzzle></game></ksudoku>"}) {
    EXPECT_NE(any_error(graph + second).what.find("there are several <"), std::string::npos)
        << second;
  }
  EXPECT_EQ(rules_of("<opensudoku><game data=\"" + std::string(81, '0') +
                     "\"><cage>0 1</cage></game></opensudoku>"),
            Rules{"element <cage> of <game>"});
  EXPECT_EQ(rules_of(R"({"name":"n","native":{"omnidoku":1},"kinds":["x"],"antiknight":true})"),
            Rules{"member 'antiknight'"});
  const std::string overlap =
      R"({"order":4,"grids":[[0,0],[2,2]],"givens":"....##....##............##....##....")";
  EXPECT_EQ(rules_of(overlap + R"(,"antiknight":true,"name":"n","kinds":["samurai"]})"),
            Rules{"member 'antiknight'"});
  EXPECT_NE(any_error(overlap + R"(,"native":{"omnidoku":1}})").what.find("more than one puzzle"),
            std::string::npos);
  EXPECT_EQ(rules_of("[Puzzle]\n1...\n..1.\n.2..\n3..2\n[Cages]\n0 1 5\n"),
            Rules{"section [cages]"});
  const std::string cages = "F<" + std::string(7, '0') + "^`" + std::string(70, '0');
  EXPECT_EQ(read_any(cages + " # and more").puzzle.metadata.comment, "and more");
}

TEST(Formats, AZeroThatMayBeASymbolIsAskedFor) {
  std::string line(256, '.');
  for (std::size_t i = 0; i < 16; ++i) line[17 * i] = "0123456789ABCDEF"[i];
  std::string rows;
  std::string numbers;
  for (std::size_t i = 0; i < 256; ++i) {
    rows += line[i];
    numbers += line[i] == '.' ? "." : std::to_string(i / 17);
    rows += i % 16 == 15 ? "\n" : " ";
    numbers += i % 16 == 15 ? "\n" : " ";
  }
  for (const std::string& text : {line, rows, numbers}) {
    const auto error = any_error(text);
    EXPECT_NE(error.what.find("'0' may be an empty cell or a symbol (0 to F)"), std::string::npos)
        << error.text();
    EXPECT_NE(error.hint.find("write 'G' if 0 is one"), std::string::npos) << error.text();
  }
  // With the last symbol, or with one mark for empty cells, it is plain.
  line[1] = 'G';
  EXPECT_EQ(read_any(line).puzzle.givens[0], std::nullopt);
  line[1] = '.';
  for (char& c : line) c = c == '.' ? '0' : c;
  EXPECT_EQ(read_any(line).puzzle.givens[17], Digit(0));
}

TEST(Jigsaw, EveryShape) {
  const std::string cells = "1..4..1..2..3..2";
  const std::string lines = "1..4\n..1.\n.2..\n3..2\n";
  const std::string map_lines = "AAAB\nACBB\nCCDB\nCDDD\n";
  const auto reference = read_any(cells + kJigsaw);
  EXPECT_EQ(type_of(reference), "jigsaw");
  for (const std::string& text :
       {cells + "\n" + kJigsaw + "\n", lines + "\n" + map_lines, lines + map_lines}) {
    const auto document = read_any(text);
    EXPECT_EQ(document.format, "jigsaw") << text;
    ASSERT_NE(document.puzzle.board, nullptr);
    EXPECT_TRUE(same_board(*document.puzzle.board, *reference.puzzle.board)) << text;
    EXPECT_EQ(document.puzzle.givens, reference.puzzle.givens) << text;
  }
  // On one line the labels may be any characters.
  const auto digits = read_any(cells + std::string("0001021122312333"));
  EXPECT_TRUE(digits.puzzle.board != nullptr);
  EXPECT_EQ(any_error(cells + kMap, "jigsaw").code, ErrorCode::bad_geometry);
}

TEST(Jigsaw, DigitsOfRegionsStandBesideTheirCellsInAnyUsualWay) {
  const std::string cells = "1...............";
  const std::string digits = "1122112233334444";
  const std::string letters = "aabbaabbccccdddd";
  const auto lines = [](const std::string& text, const std::string& between = "") {
    std::string rows;
    for (std::size_t i = 0; i < text.size(); ++i) {
      rows += text[i];
      rows += i % 4 == 3 ? "\n" : between;
    }
    return rows;
  };
  for (const std::string& map : {digits, letters}) {
    const std::string texts[] = {
        cells + map,
        cells + "," + map,
        cells + " " + map,
        map + "," + cells,
        cells + "\n" + map + "\n",
        map + "\n" + cells + "\n",
        lines(cells) + lines(map),
        lines(cells) + "\n" + lines(map),
        lines(map) + "\n" + lines(cells),
        lines(cells, " ") + "\n" + lines(map, " "),
        "Puzzle:\n" + lines(cells) + "Regions:\n" + lines(map),
    };
    for (const std::string& text : texts) {
      const auto document = read(text);
      ASSERT_TRUE(document.has_value()) << text;
      EXPECT_EQ(document->format, "jigsaw") << text;
      EXPECT_EQ(region_labels(*document->puzzle.board), "AABBAABBCCCCDDDD") << text;
      EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), cells) << text;
    }
  }
  const auto solved = read(cells + "," + digits + "," + "1234432121433412");
  ASSERT_TRUE(solved.has_value());
  EXPECT_TRUE(solved->puzzle.solution.has_value());
  // Equal digits that do not hang together are no regions.
  EXPECT_FALSE(find_format("jigsaw")->mismatch(cells + "\n1234432121433412\n") == std::nullopt);
}

TEST(Regions, NamesAndBoxes) {
  const auto document = read_any(kJigsaw + "\ta name\n");
  EXPECT_EQ(document.format, "regions");
  EXPECT_EQ(document.puzzle.metadata.title, "a name");
  EXPECT_EQ(document.puzzle.board->houses().size(), 12U);
  ReadOptions options;
  options.keep_boxes = true;
  EXPECT_EQ(read_any(kJigsaw, options).puzzle.board->houses().size(), 16U);
  EXPECT_EQ(read_any("AAAB\nACBB\nCCDB\nCDDD\n").format, "regions");
  const auto error = any_error(kMap);
  EXPECT_EQ(error.code, ErrorCode::bad_geometry);
  EXPECT_NE(error.what.find("region 'A' has 5 cells"), std::string::npos) << error.what;
}

TEST(Sukaku, PlacesOrAnyOrder) {
  std::string text;
  for (int i = 0; i < 81; ++i) text += i == 0 ? "..3.5...." : "123456789";
  const auto document = read_any(text);
  EXPECT_EQ(document.format, "sukaku");
  EXPECT_EQ(document.puzzle.allowed[0], DigitSet::from_mask(0b10100));
  EXPECT_EQ(document.puzzle.allowed[1], DigitSet::all(9));
  // The same in 81 lines, and with the digits at the left.
  std::string lines;
  for (int i = 0; i < 81; ++i) lines += i == 0 ? "35.......\n" : "123456789\n";
  EXPECT_EQ(read_any(lines).puzzle.allowed, document.puzzle.allowed);
  text[1] = '3';
  EXPECT_EQ(any_error(text, "sukaku").where.cell, "R1C1");
}

TEST(Sukaku, IsNotTakenForAGridOfTwentySeven) {
  std::string rows;
  for (int i = 0; i < 27; ++i) rows += std::string(26, '.') + "1\n";
  EXPECT_EQ(read_any(rows).puzzle.num_digits(), 27);
  EXPECT_EQ(read_any(std::string(728, '.') + "A").puzzle.num_digits(), 27);
  EXPECT_EQ(read_any(std::string(728, '.') + "9").format, "sukaku");
}

const std::string kGraph =
    R"(<graph type="custom" order="4" sizeX="4" sizeY="4" sizeZ="1" name="N" specific-type=")";

TEST(KSudoku, XRunsToTheRight) {
  const auto document = read_any(
      R"(<!DOCTYPE ksudoku><ksudoku><game had-help="0" msecs-elapsed="7"><puzzle>)" + kGraph +
      R"(Plain"><sudokugroups at="0" withblocks="1"/></graph><values>_b______________</values>)"
      R"(</puzzle><history><simple-event index="4" value="3"/>)"
      R"(<simple-event index="5" markers="0110"/></history></game></ksudoku>)");
  ASSERT_NE(document.puzzle.board, nullptr);
  EXPECT_EQ(document.format, "ksudoku");
  EXPECT_EQ(type_of(document), "grid");
  EXPECT_EQ(document.puzzle.metadata.title, "N");
  // Place 1 is x = 0, y = 1: the second row.
  EXPECT_EQ(document.puzzle.givens[4], Digit(0));
  ASSERT_TRUE(document.play.has_value());
  EXPECT_EQ(document.play->entries[1], Digit(2));
  EXPECT_EQ(document.play->marks[5].centre, DigitSet::from_mask(0b110));
}

TEST(KSudoku, LettersCountFromAWhereAnAOccurs) {
  const auto givens = [](const std::string& values) {
    const auto document =
        read_any("<ksudoku><game><puzzle>" + kGraph +
                 R"(Plain"><sudokugroups at="0" withblocks="1"/></graph><values>)" + values +
                 "</values></puzzle></game></ksudoku>");
    return document.puzzle.givens;
  };
  EXPECT_EQ(givens("b_______________")[0], Digit(0));
  EXPECT_EQ(givens("b______________a")[0], Digit(1));
}

TEST(KSudoku, GroupsMakeTheSimplestBoard) {
  const auto type = [](const std::string& graph) {
    return type_of(read_any("<ksudoku-graph>" + graph + "</ksudoku-graph>"));
  };
  EXPECT_EQ(type(R"(<graph type="sudoku" order="9"/>)"), "grid");
  EXPECT_EQ(type(R"(<graph type="roxdoku" order="9"/>)"), "cubes");
  EXPECT_EQ(type(kGraph + R"(Jigsaw"><sudokugroups at="0" withblocks="0"/>)"
                          R"(<clique size="4">0 1 2 4</clique><clique size="4">3 6 7 11</clique>)"
                          R"(<clique size="4">5 8 9 12</clique>)"
                          R"(<clique size="4">10 13 14 15</clique></graph>)"),
            "jigsaw");
  EXPECT_EQ(type(R"(<graph type="custom" order="4" sizeX="6" sizeY="6" sizeZ="1">)"
                 R"(<sudokugroups at="0"/><sudokugroups at="14"/></graph>)"),
            "overlap");
  EXPECT_EQ(type(R"(<graph type="custom" order="2" sizeX="2" sizeY="2" sizeZ="2">)"
                 R"(<clique size="2">0 7</clique><clique size="2">1 6</clique></graph>)"),
            "free_form");
}

TEST(KSudoku, CagesAndWhatIsNotUnderstood) {
  const auto document =
      read_any("<ksudoku-graph>" + kGraph +
               R"(Mathdoku"><sudokugroups at="0" withblocks="0"/>)"
               R"(<cage operator="4" value="5" size="2">0 1</cage>)"
               R"(<cage operator="3" value="6" size="2">2 3</cage>)"
               R"(<cage operator="0" value="6" size="2">5 6</cage>)"
               R"(<cage operator="0" value="2" size="1">4</cage></graph></ksudoku-graph>)");
  ASSERT_EQ(document.puzzle.constraints.size(), 3U);
  EXPECT_EQ(document.puzzle.constraints[0].type, "super");
  EXPECT_EQ(document.puzzle.constraints[1].type, "mathdoku");
  EXPECT_EQ(*document.puzzle.constraints[1].arguments.get<std::string>("operator"), "x");
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            std::vector<std::string>{"unnamed cage"});
  const auto text = write(document, *find_format("ksudoku"));
  ASSERT_TRUE(text.has_value()) << text.error().text();
  EXPECT_EQ(read_any(*text).puzzle.unknown_rules, document.puzzle.unknown_rules);
  EXPECT_EQ(read_any(*text).puzzle.constraints, document.puzzle.constraints);
}

TEST(KSudoku, ErrorsHaveAPlace) {
  EXPECT_EQ(any_error("<ksudoku-graph>\n<graph").where.line, 2U);
  EXPECT_EQ(any_error("<ksudoku-graph>\n <graph type=\"custom\" order=\"x\"/></ksudoku-graph>")
                .where.line,
            2U);
  const auto error = any_error("<ksudoku-graph>" + kGraph +
                               "Plain\"><clique size=\"2\">0 99</clique></graph></ksudoku-graph>");
  EXPECT_NE(error.what.find("'99'"), std::string::npos) << error.what;
  EXPECT_FALSE(read("<ksudoku>" + std::string(100000, '<')).has_value());
}

TEST(Record, TakesTheNameAndKeepsTheRest) {
  const std::string text =
      R"({"name":"n","source":"s","kinds":["x"],"order":4,"rows":6,"cols":6,)"
      R"("grids":[[0,0],[2,2]],"givens":"1...##....##..........2.##....##...3"})";
  const auto document = read_any(text);
  EXPECT_EQ(document.format, "record");
  EXPECT_EQ(type_of(document), "overlap");
  EXPECT_EQ(document.puzzle.metadata.title, "n");
  EXPECT_EQ(document.puzzle.metadata.source, "s");
  const auto written = write(document, *find_format("record"));
  ASSERT_TRUE(written.has_value());
  EXPECT_EQ(*written, text + "\n");
}

TEST(Record, SaysWhatItCannotRead) {
  EXPECT_EQ(any_error(R"({"name":"n","iss":".~R1C1_10"})").code, ErrorCode::unknown_symbol);
  EXPECT_NE(any_error(R"({"order":4,"rows":7,"grids":[[0,0]],"givens":""})").what.find("rows"),
            std::string::npos);
  EXPECT_NE(any_error(R"({"name":"n","native":{"omnidoku":1,"x":2}})").what.find("native.x"),
            std::string::npos);
}

}  // namespace
}  // namespace omnidoku::formats

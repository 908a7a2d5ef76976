// SPDX-License-Identifier: MIT
#include "formats/iss/iss.h"

#include <algorithm>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"
#include "formats/format.h"
#include "support/documents.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using geometry::Digit;
using geometry::DigitSet;

model::Document iss_document(const std::string& text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  return document ? *std::move(document) : model::Document{};
}

base::Error iss_error(const std::string& text) {
  const auto document = read(text);
  EXPECT_FALSE(document.has_value()) << text;
  return document ? base::Error{} : document.error();
}

/// What a constraint string is written as.
std::string iss_written(const std::string& text) {
  const auto again = write(iss_document(text), *find_format("iss"));
  EXPECT_TRUE(again.has_value()) << again.error().text();
  return again ? again->substr(0, again->size() - 1) : std::string();
}

/// The constraints as "type R1C1 R1C2 name=value".
std::vector<std::string> constraints_of(const model::Puzzle& puzzle) {
  std::vector<std::string> texts;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    std::string text = spec.type;
    if (!spec.cells.empty()) text += " " + puzzle.board->names(spec.cells);
    for (const auto& [name, value] : spec.arguments.all())
      text += " " + name + "=" + constraints::text_of(puzzle, value);
    texts.push_back(std::move(text));
  }
  return texts;
}

using Texts = std::vector<std::string>;

TEST(Iss, GivensAndPencilmarks) {
  const auto document = iss_document(".~R1C1_5~R1C2_1_3.~R9C9_9");
  EXPECT_EQ(document.format, "iss");
  EXPECT_EQ(document.puzzle.num_digits(), 9);
  EXPECT_EQ(document.puzzle.givens[0], Digit(4));
  EXPECT_EQ(document.puzzle.givens[80], Digit(8));
  EXPECT_EQ(document.puzzle.allowed[1], DigitSet::from_mask(0b101));
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
}

TEST(Iss, TypesOfTheUsualShapes) {
  const auto document = iss_document(
      ".Cage~10~R1C1~R1C2.Cage~0~R1C3~R1C4.AllDifferent~R2C1~R2C2.Thermo~R3C1~R3C2~R4C3"
      ".Whisper~4~R5C1~R5C2.WhiteDot~R6C1~R6C2~R7C2.X~R8C1~R8C2.GreaterThan~R9C1~R9C2.AntiKnight");
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  EXPECT_EQ(constraints_of(document.puzzle),
            (Texts{"killer R1C1 R1C2 sum=10", "killer R1C3 R1C4", "all_different R2C1 R2C2",
                   "thermometer R3C1 R3C2 R4C3", "whisper R5C1 R5C2 difference=4",
                   "difference_dot R6C1 R6C2", "difference_dot R6C2 R7C2", "xv R8C1 R8C2 total=X",
                   "thermometer R9C2 R9C1", "anti_knight"}));
}

TEST(Iss, LinesOfManyForms) {
  const auto written = [](const std::string& text) { return iss_written(text); };
  // A table or an automaton once for several lines, with names; an empty argument parts lines.
  const auto pairs = iss_document(".Pair~8H_x~_A%20b~R1C1~R1C2~~R3C1~R5C5.PairX~CI~R1C1~R1C2~R1C3");
  EXPECT_EQ(constraints_of(pairs.puzzle), (Texts{"custom_pairs R1C1 R1C2 pairs=8H_x name=A b",
                                                 "custom_pairs R3C1 R5C5 pairs=8H_x name=A b",
                                                 "custom_pairs R1C1 R1C2 R1C3 all=yes pairs=CI"}));
  EXPECT_EQ(written(".Pair~8H_x~_A%20b~R1C1~R1C2"), ".Shape~9x9.Pair~8H_x~_A%20b~R1C1~R1C2");
  EXPECT_EQ(written(".PairX~CI~R1C1~R1C2~R1C3"), ".Shape~9x9.PairX~CI~_~R1C1~R1C2~R1C3");
  // Base64 of "[12]3*".
  EXPECT_EQ(constraints_of(iss_document(".Regex~WzEyXTMq~R1C1~R2C1~R5C5").puzzle),
            (Texts{"expression_line R1C1 R2C1 R5C5 expression=[12]3*"}));
  EXPECT_EQ(written(".Regex~WzEyXTMq~R1C1~R2C1"), ".Shape~9x9.Regex~WzEyXTMq~R1C1~R2C1");
  EXPECT_EQ(model::texts_of(iss_document(".Regex~WzEyXTMqKA~R1C1~R2C1").puzzle.unknown_rules),
            (Texts{"Regex"}));
  // Sums of groups, pills, closed lines.
  EXPECT_EQ(constraints_of(iss_document(".EqualSum~R1C1~R1C2~-~R2C1~-~R3C1~R5C5").puzzle),
            (Texts{"equal_sums R1C1 R1C2 other=R2C1", "equal_sums R1C1 R1C2 other=R3C1 R5C5"}));
  EXPECT_EQ(constraints_of(iss_document(".EqualSum~-~R1C1~-~-~R2C1~-").puzzle),
            (Texts{"equal_sums R1C1 other=R2C1"}));
  EXPECT_EQ(constraints_of(iss_document(".EqualSum~R1C1~R1C2~-~R1C2~R2C1").puzzle),
            (Texts{"weighted_sum R1C1 R1C2 R1C2 R2C1 equation=0 = 1 1 -1 -1"}));
  EXPECT_EQ(constraints_of(iss_document(".EqualSum~R1C1~R1C2").puzzle), Texts());
  EXPECT_EQ(model::texts_of(iss_document(".EqualSum~R1C1~R1C2").puzzle.unknown_rules), Texts());
  EXPECT_EQ(written(".EqualSum~R1C1~R1C2~-~R2C1"), ".Shape~9x9.EqualSum~R1C1~R1C2~-~R2C1");
  EXPECT_EQ(constraints_of(iss_document(".PillArrow~2~R1C1~R1C2~R2C3~R3C3").puzzle),
            (Texts{"arrow R1C2 R2C3 R3C3 pill=R1C1 R1C2"}));
  EXPECT_EQ(written(".PillArrow~2~R1C1~R1C2~R2C3~R3C3"),
            ".Shape~9x9.PillArrow~2~R1C1~R1C2~R2C3~R3C3");
  EXPECT_EQ(constraints_of(iss_document(".SumLine~9~R1C1~R1C2~R2C2~R2C1~LOOP").puzzle),
            (Texts{"sum_line R1C1 R1C2 R2C2 R2C1 R1C1 sum=9"}));
  EXPECT_EQ(written(".SumLine~9~R1C1~R1C2~R2C2~R2C1~LOOP"),
            ".Shape~9x9.SumLine~9~R1C1~R1C2~R2C2~R2C1~LOOP");
  EXPECT_EQ(constraints_of(iss_document(".ValueIndexing~R1C4~R2C4~R2C4~R2C3").puzzle),
            (Texts{"value_indexing R1C4 R2C4 R2C4 R2C3"}));
}

TEST(Iss, ReadsTheOldNamesOfPairs) {
  EXPECT_EQ(constraints_of(iss_document(".Binary~8H-x~R1C1~R1C2").puzzle),
            constraints_of(iss_document(".Pair~8H_x~R1C1~R1C2").puzzle));
  EXPECT_EQ(constraints_of(iss_document(".BinaryX~C_~R1C1~R1C2").puzzle),
            constraints_of(iss_document(".PairX~C-~R1C1~R1C2").puzzle));
}

/// What the program would not load is refused, or said in another way.
TEST(Iss, WritesOnlyWhatTheProgramLoads) {
  const auto written = [](int size, const std::string& constraints) {
    const auto document =
        read("{\"omnidoku\":1,\"board\":{\"type\":\"grid\",\"size\":" + std::to_string(size) +
             "},\"constraints\":[" + constraints + "]}");
    EXPECT_TRUE(document.has_value()) << document.error().text();
    const auto text = write(*document, *find_format("iss"));
    return text ? text->substr(10, text->size() - 11) : std::string();
  };
  // The lines of a regular expression have no names there.
  const std::string expression =
      R"({"type":"expression_line","cells":["R1C1","R1C2"],"expression":"1.")";
  EXPECT_EQ(written(9, expression + "}"), ".Regex~MS4~R1C1~R1C2");
  EXPECT_EQ(written(9, expression + R"(,"name":"n"})"), ".Regex~MS4~R1C1~R1C2");
  // Entropic lines are for nine digits.
  const std::string entropic = R"({"type":"entropic","cells":["R1C1","R1C2","R1C3"]})";
  EXPECT_EQ(written(9, entropic), ".Entropic~R1C1~R1C2~R1C3");
  EXPECT_EQ(written(6, entropic), "");
  // A sum of 30 at most, and a line with cells between its ends.
  const std::string sum_line =
      R"({"type":"sum_line","cells":["R1C1","R1C2","R1C3","R1C4","R1C5","R1C6"],"sum":)";
  EXPECT_EQ(written(9, sum_line + "30}"), ".SumLine~30~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6");
  EXPECT_EQ(written(9, sum_line + "31}"), "");
  const std::string between = R"({"type":"between_line","cells":["R1C1","R1C2")";
  EXPECT_EQ(written(9, between + R"(,"R1C3"]})"), ".Between~R1C1~R1C2~R1C3");
  EXPECT_EQ(written(9, between + "]}"), "");
  // Of any two cells only a relation that has no order: 4x4, 1 before 2 but not 2 before 1.
  const std::string pairs = R"({"type":"custom_pairs","cells":["R1C1","R1C2"],"pairs":")";
  EXPECT_EQ(written(4, pairs + R"(C"})"), ".Pair~C~_~R1C1~R1C2");
  EXPECT_EQ(written(4, pairs + R"(C","all":true})"), "");
  EXPECT_EQ(written(4, pairs + R"(SA","all":true})"), ".PairX~SA~_~R1C1~R1C2");
  // A rule of the whole puzzle stands within no other.
  const std::string parts =
      R"("rules":[{"type":"difference_dot","cells":["R1C1","R1C2"]},{"type":"nonconsecutive"}]})";
  EXPECT_EQ(written(9, R"({"type":"all_of",)" + parts), ".WhiteDot~R1C1~R1C2.AntiConsecutive");
  EXPECT_EQ(written(9, R"({"type":"any_of",)" + parts), "");
}

TEST(Iss, CluesAndMarks) {
  for (const char* text : {".XSum~R3~12~", ".NumberedRoom~C2~~8", ".Skyscraper~C9~3~",
                           ".HiddenSkyscraper~R2~3~", ".Sandwich~17~R5", ".LittleKiller~12~R1C3",
                           ".Quad~R1C1~1~3", ".Indexing~C~R1C6", ".Indexing~R~R1C6"}) {
    EXPECT_EQ(iss_written(text), std::string(".Shape~9x9") + text);
  }
  // Twice the same is more than once: a cell more that holds it.
  EXPECT_EQ(iss_document(".Quad~R1C1~1~1").puzzle.constraints.front().type, "contain_at_least");
  // Points alone are nothing; cells beside the grid lie nowhere, so lines come to them.
  const auto document = iss_document(".Var~A~~1..Arrow~VA~R1C2~R1C3..");
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  EXPECT_EQ(constraints_of(document.puzzle), (Texts{"arrow VA R1C2 R1C3"}));
}

TEST(Iss, RulesWithinRulesAndCopies) {
  const auto choice = iss_document(
      ".Or.XSum~R1~5~.And.~R1C1_4~R1C2_1_2.V~R2C1~R2C2.End.~R3C3_1~R3C4_2.End.And.X~R1C1~R1C2.End");
  EXPECT_TRUE(choice.puzzle.unknown_rules.empty());
  ASSERT_EQ(choice.puzzle.constraints.size(), 2U);
  EXPECT_EQ(choice.puzzle.constraints[0].type, "any_of");
  EXPECT_EQ(choice.puzzle.constraints[1].type, "xv");
  const auto& rules =
      *choice.puzzle.constraints[0].arguments.get<std::vector<model::ConstraintSpec>>("rules");
  ASSERT_EQ(rules.size(), 3U);
  EXPECT_EQ(rules[0].type, "x_sum");
  EXPECT_EQ(rules[1].type, "all_of");
  EXPECT_EQ(rules[2].type, "all_of");  // several givens are one alternative only together
  const auto again = read(*write(choice, *find_format("iss")));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(again->puzzle.constraints, choice.puzzle.constraints);
  // A template, moved so that its first cell lies on the cells of the bits: R1C1, R1C3, R2C1.
  const auto copies = iss_document(".Shape~4x4.Replicate~V.V~R1C1~R1C2.~R1C1_1.End");
  EXPECT_EQ(constraints_of(copies.puzzle),
            (Texts{"xv R1C1 R1C2 total=V", "xv R1C3 R1C4 total=V", "xv R2C1 R2C2 total=V"}));
  EXPECT_EQ(copies.puzzle.givens[4], Digit(0));
  const auto beside = iss_document(".Shape~4x4.Var~A~~2x2.Replicate~F~VA1.~VA1_1_2.End");
  EXPECT_EQ(beside.puzzle.allowed[16], DigitSet::from_mask(3));
  EXPECT_EQ(beside.puzzle.allowed[18], DigitSet::from_mask(3));
  EXPECT_EQ(beside.puzzle.allowed[17], DigitSet::all(4));
  for (const char* wrong :
       {".Shape~4x4.Replicate~I.V~R1C1~R1C2.End",  // leaves the grid
        ".Shape~4x4.Replicate~!.V~R1C1~R1C2.End", ".Shape~4x4.Replicate~B~R9C9.V~R1C1~R1C2.End"}) {
    const auto refused = read(wrong);
    ASSERT_FALSE(refused.has_value()) << wrong;
    EXPECT_NE(refused.error().text().find("Replicate"), std::string::npos);
  }
}

TEST(Iss, RanksWithAndWithoutTies) {
  EXPECT_EQ(constraints_of(iss_document(".Shape~4x4.FullRank~R4~5~").puzzle),
            (Texts{"full_rank R4C1 R4C2 R4C3 R4C4 rank=5"}));
  EXPECT_EQ(constraints_of(iss_document(".Shape~4x4.FullRank~R4~5~.FullRankTies~any").puzzle),
            (Texts{"full_rank R4C1 R4C2 R4C3 R4C4 ties=yes rank=5"}));
  EXPECT_EQ(iss_written(".FullRank~C1~10~.FullRankTies~any"),
            ".Shape~9x9.FullRank~C1~10~.FullRankTies~any");
  EXPECT_EQ(constraints_of(iss_document(".Shape~4x4.FullRankTies~none").puzzle),
            (Texts{"no_equal_lines"}));
  EXPECT_TRUE(iss_document(".FullRankTies~only-unclued").puzzle.unknown_rules.empty());
}

TEST(Iss, NamesForSeveralTypesSayAllOfThem) {
  const auto document = iss_document(".BlackDot~R1C1~R1C2.StrictKropki");
  EXPECT_EQ(constraints_of(document.puzzle),
            (Texts{"ratio_dot R1C1 R1C2", "nonconsecutive", "all_ratio_dots"}));
  EXPECT_EQ(iss_written(".BlackDot~R1C1~R1C2.StrictKropki"),
            ".Shape~9x9.BlackDot~R1C1~R1C2.StrictKropki");
  EXPECT_EQ(iss_written(".AntiConsecutive"), ".Shape~9x9.AntiConsecutive");
}

TEST(Iss, ARuleThatOthersWouldChangeIsNotUnderstoodBesideThem) {
  // Where a dot stands, our rule allows what this one forbids.
  const auto document = iss_document(".AntiConsecutive.BlackDot~R1C1~R1C2");
  EXPECT_EQ(constraints_of(document.puzzle), (Texts{"ratio_dot R1C1 R1C2"}));
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules), (Texts{"AntiConsecutive"}));
  auto ours = iss_document(".AntiConsecutive");
  ours.puzzle.constraints.push_back(document.puzzle.constraints.front());
  EXPECT_FALSE(write(ours, *find_format("iss")).has_value());
}

TEST(Iss, AUsualArgumentIsWrittenWhereTheNameStandsForIt) {
  auto document = iss_document(".WhiteDot~R1C1~R1C2");
  EXPECT_TRUE(document.puzzle.constraints[0].arguments.all().empty());
  document.puzzle.constraints[0].arguments.set("difference", std::int64_t{1});
  EXPECT_EQ(*write(document, *find_format("iss")), ".Shape~9x9.WhiteDot~R1C1~R1C2\n");
  document.puzzle.constraints[0].arguments.set("difference", std::int64_t{2});
  const auto refused = write(document, *find_format("iss"));
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, ErrorCode::unsupported);
  // Without a number it is five on any board there, and half the number of digits here.
  EXPECT_EQ(constraints_of(iss_document(".Shape~6x6.Whisper~R1C1~R1C2").puzzle),
            (Texts{"whisper R1C1 R1C2 difference=5"}));
  EXPECT_EQ(iss_written(".Whisper~R1C1~R1C2"), ".Shape~9x9.Whisper~5~R1C1~R1C2");
}

// An arrow that jumps is the sum of its other cells; a line may come back to a cell.
TEST(Iss, LinesThatJumpAndThatComeBack) {
  EXPECT_EQ(constraints_of(iss_document(".Arrow~R1C3~R2C3~R2C1").puzzle),
            (Texts{"weighted_sum R1C3 R2C3 R2C1 equation=0 = -1 1 1"}));
  EXPECT_EQ(constraints_of(iss_document(".Arrow~R1C3~R2C3~R3C3").puzzle),
            (Texts{"arrow R1C3 R2C3 R3C3"}));
  const auto nested = iss_document(".Or.Arrow~R1C3~R2C3~R2C1.Arrow~R2C3~R2C2.End");
  EXPECT_TRUE(nested.puzzle.unknown_rules.empty());
  // Base64 of "121".
  const auto back = iss_document(".Regex~MTIx~R1C1~R2C1~R1C1");
  EXPECT_EQ(constraints_of(back.puzzle), (Texts{"expression_line R1C1 R2C1 R1C1 expression=121"}));
  EXPECT_EQ(iss_written(".Regex~MTIx~R1C1~R2C1~R1C1"), ".Shape~9x9.Regex~MTIx~R1C1~R2C1~R1C1");
}

// What other lines that jump say of two cells each is said by lines of pairs.
TEST(Iss, LinesOfPairsThatJump) {
  for (const auto& [text, id] : std::vector<std::pair<std::string, std::string_view>>{
           {".Whisper~5~R1C1~R1C3~R3C3", "whisper"},
           {".Thermo~R1C1~R1C3~R3C3", "thermometer"},
           {".Palindrome~R1C1~R1C3~R3C3", "palindrome"},
           {".Modular~3~R1C1~R1C3~R3C3", "modular"}}) {
    const auto document = iss_document(text);
    const model::Puzzle& puzzle = document.puzzle;
    EXPECT_TRUE(puzzle.unknown_rules.empty()) << text;
    EXPECT_FALSE(puzzle.constraints.empty()) << text;
    model::ConstraintSpec line;
    line.type = id;
    for (const char* name : {"R1C1", "R1C3", "R3C3"})
      line.cells.push_back(*puzzle.board->find_cell(name));
    if (id == "modular") line.arguments.set("modulus", std::int64_t{3});
    const auto* type = constraints::find_constraint_type(id);
    ASSERT_NE(type, nullptr) << id;
    model::PartialGrid grid(puzzle.givens.size());
    int num_held = 0;
    for (int filling = 0; filling < 9 * 9 * 9; ++filling) {
      grid[line.cells[0].index()] = Digit(filling % 9);
      grid[line.cells[1].index()] = Digit(filling / 9 % 9);
      grid[line.cells[2].index()] = Digit(filling / 81);
      const bool holds = type->holds(puzzle, line, grid);
      num_held += holds ? 1 : 0;
      EXPECT_EQ(std::all_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                            [&](const model::ConstraintSpec& spec) {
                              return constraints::find_constraint_type(spec.type)->holds(
                                  puzzle, spec, grid);
                            }),
                holds)
          << text << " " << filling;
    }
    EXPECT_GT(num_held, 0) << text;
  }
  // A set of cells is no pair.
  EXPECT_EQ(model::texts_of(iss_document(".Renban~R1C1~R1C3~R3C3").puzzle.unknown_rules),
            (Texts{"Renban"}));
}

TEST(Iss, RulesThatSayNothingAreUnderstood) {
  for (const std::string line :
       {".Renban~R1C1", ".Thermo~R1C1", ".Palindrome~R1C1", ".Zipper~R1C1", ".Whisper~5~R1C1",
        ".Modular~3~R1C1", ".Entropic~R1C1", ".RegionSumLine~R1C1", ".RegionSumLine~R1C1~R1C2",
        ".Between~R1C1"}) {
    const auto document = iss_document(".Cage~3~R1C1~R1C2" + line);
    EXPECT_EQ(constraints_of(document.puzzle), (Texts{"killer R1C1 R1C2 sum=3"})) << line;
    EXPECT_TRUE(document.puzzle.unknown_rules.empty()) << line;
    EXPECT_EQ(iss_written(line), ".Shape~9x9" + line);
  }
  // These say that there is no solution, and that others need not hold.
  EXPECT_FALSE(iss_document(".Lockout~4~R1C1").puzzle.unknown_rules.empty());
  EXPECT_FALSE(iss_document(".SumLine~10~R1C1").puzzle.unknown_rules.empty());
  EXPECT_EQ(
      model::texts_of(iss_document(".Or.Renban~R1C1.Cage~3~R1C1~R1C2.End").puzzle.unknown_rules),
      (Texts{"Or"}));
}

// A cell counts as often as a cage names it, and differs from the others of the cage.
TEST(Iss, CellsThatAreNamedTwice) {
  EXPECT_EQ(constraints_of(iss_document(".Cage~10~R1C1~R1C2~R1C1").puzzle),
            (Texts{"all_different R1C1 R1C2", "weighted_sum R1C1 R1C2 equation=10 = 2 1"}));
  EXPECT_EQ(constraints_of(iss_document(".Cage~0~R1C1~R1C2~R1C1").puzzle),
            (Texts{"all_different R1C1 R1C2"}));
  EXPECT_EQ(constraints_of(iss_document(".Sum~10~R1C1~R1C2~R1C1").puzzle),
            (Texts{"weighted_sum R1C1 R1C2 equation=10 = 2 1"}));
  EXPECT_EQ(constraints_of(iss_document(".AllDifferent~R1C1~R5C5~R1C1").puzzle),
            (Texts{"all_different R1C1 R5C5"}));
  for (const char* text : {".RellikCage~10~R1C1~R1C2~R1C1", ".EqualityCage~R1C1~R1C2~R1C1"})
    EXPECT_EQ(iss_document(text).puzzle.unknown_rules.size(), 1U) << text;
}

TEST(Iss, IndexersOnRectanglesAndOtherValues) {
  for (const char* text : {".Shape~6x8.Indexing~R~R1C1", ".Shape~6x8.Indexing~C~R1C1"})
    EXPECT_TRUE(iss_document(text).puzzle.unknown_rules.empty()) << text;
  const auto range = iss_document(".Shape~4x4~5-8.~R1C1_5_8.Cage~13~R1C1~R1C2");
  EXPECT_TRUE(range.puzzle.unknown_rules.empty());
  EXPECT_EQ(range.puzzle.symbols.text(Digit(0)), "5");
  EXPECT_EQ(range.puzzle.symbols.value(Digit(3)), 8);
  EXPECT_EQ(range.puzzle.allowed[0], (DigitSet::single(Digit(0)) | DigitSet::single(Digit(3))));
  EXPECT_EQ(iss_document(".Shape~4x4~8-11").puzzle.symbols.text(Digit(3)), "B");
  EXPECT_FALSE(read(".Shape~4x4~62-65").has_value());
}

// The automaton counts breaks and accepts two; a segment without cells has its break too.
TEST(Iss, SegmentsWithoutCellsAreKept) {
  const std::string begin = ".Shape~4x4.NFA~RRXwCeq_qkA~_";
  const auto segments_of = [&](const char* cells) {
    const auto document = iss_document(begin + cells);
    EXPECT_TRUE(document.puzzle.unknown_rules.empty()) << cells;
    EXPECT_EQ(iss_written(begin + cells), begin + cells);
    return *document.puzzle.constraints.at(0).arguments.get<std::string>("segments");
  };
  EXPECT_EQ(segments_of("~-~R1C1~R1C2~-"), "0 2 0");
  EXPECT_EQ(segments_of("~R1C1~-~-~R2C3"), "1 0 1");
  EXPECT_EQ(segments_of("~-~-~R1C1"), "0 0 1");
  EXPECT_EQ(segments_of("~R1C1~-~-"), "1 0 0");
  EXPECT_EQ(segments_of("~R1C1~-"), "1 0");
}

TEST(Iss, DoppelgangersAndSameValues) {
  for (const char* text : {".Shape~4x4~0-4.Doppelganger", ".Shape~4x4~0-4.RegionSameValues"}) {
    const auto document = iss_document(text);
    EXPECT_TRUE(document.puzzle.unknown_rules.empty()) << text;
    EXPECT_EQ(document.puzzle.constraints.size(), 1U) << text;
  }
}

TEST(Iss, WhatIsNotUnderstoodIsNamedAndKept) {
  const std::string text =
      ".Shape~9x9.Cage~3~R1C1~R1C2.Odd~12~R1C1~R1C2.Odd~13~R2C1.Or.Odd~R1C1~R1C2.End"
      ".Renban~R1C1~R5C5.SearchPriority~1~R1C1";
  const auto document = iss_document(text);
  EXPECT_EQ(constraints_of(document.puzzle), (Texts{"killer R1C1 R1C2 sum=3"}));
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            (Texts{"Odd (2 times)", "Or", "Renban"}));
  EXPECT_EQ(iss_written(text), text);
  // Also by way of our own format; and nothing else may forget it.
  const auto native = write(document, *find_format("json"));
  ASSERT_TRUE(native.has_value());
  EXPECT_EQ(*write(*read(*native), *find_format("iss")), text + "\n");
  auto bare = document;
  bare.foreign = {};
  EXPECT_FALSE(write(bare, *find_format("iss")).has_value());
  EXPECT_FALSE(write(document, *find_format("fpuzzles")).has_value());
}

TEST(Iss, RegionsThatAreNotKnown) {
  // Two by two cells of a 4x4 would do, and many others: clues of both kinds.
  const std::string text =
      ".Shape~4x4.ChaosConstruction.NoBoxes.ChaosArrow~R1C2~1~CC2~CC3~-~CC2~CC6"
      ".ChaosCount~R1C1~0~CC1~CC2~CC5~CC6";
  const auto document = iss_document(text);
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  EXPECT_EQ(document.puzzle.num_cells(), 32);
  EXPECT_EQ(document.puzzle.constraints.size(), 3U);
  EXPECT_EQ(iss_written(text),
            ".Shape~4x4.ChaosConstruction.NoBoxes.ChaosArrow~R1C2~1~CC2~CC3~-~CC2~CC6"
            ".ChaosCount~R1C1~0~CC1~CC2~CC5~CC6");
  // Without cells, or with cells of the grid, the numbers of their regions are meant.
  EXPECT_EQ(iss_written(".Shape~4x4.ChaosConstruction.NoBoxes.ChaosCount~R1C1.ChaosArrow~R4C1"),
            ".Shape~4x4.ChaosConstruction.NoBoxes.ChaosCount~R1C1~0~CC1~CC2~CC5~CC6"
            ".ChaosArrow~R4C1~0~CC13~CC14~CC15~CC16~-~CC13~CC9~CC5~CC1");
}

TEST(Iss, ConnectedValues) {
  for (const char* text :
       {".Shape~4x4.Var~A~~2x3.ConnectedValues~VA~1_2~3", ".Shape~4x4.ConnectedValues~~3"}) {
    EXPECT_TRUE(iss_document(text).puzzle.unknown_rules.empty()) << text;
    EXPECT_EQ(iss_written(text), text);
  }
  EXPECT_EQ(model::texts_of(iss_document(".Shape~4x4.ConnectedValues~VB~1").puzzle.unknown_rules),
            (Texts{"ConnectedValues"}));
}

TEST(Iss, BoardsOfEveryShape) {
  EXPECT_EQ(iss_document(".Shape~6x6").puzzle.board->houses().size(), 18U);
  EXPECT_EQ(iss_document(".Shape~6x6.NoBoxes").puzzle.board->houses().size(), 12U);
  EXPECT_EQ(iss_document(".Diagonal~1.Windoku.DisjointSets").puzzle.board->houses().size(), 41U);
  const auto rectangle = iss_document(".Shape~4x6~0-7.RegionSize~8.~R1C1_0~R4C6_7").puzzle;
  EXPECT_EQ(rectangle.num_cells(), 24);
  EXPECT_EQ(rectangle.num_digits(), 8);
  EXPECT_EQ(rectangle.board->houses().size(), 4U + 6U + 3U);
  EXPECT_EQ(rectangle.symbols.value(*rectangle.givens[0]), 0);
  EXPECT_EQ(rectangle.symbols.value(*rectangle.givens[23]), 7);
  EXPECT_EQ(iss_document(".Shape~4x4~~Raw.AllDifferent~R1C1~R1C2").puzzle.board->houses().size(),
            0U);
  const auto wide = iss_document(".Shape~16x16.~RaCg_16").puzzle;
  EXPECT_EQ(wide.givens[static_cast<std::size_t>(9 * 16 + 15)], Digit(15));
  const auto further = iss_document(".Shape~4x4.Var~A~~2.Var~B~~2x3.Cage~5~R1C1~VA2").puzzle;
  EXPECT_EQ(further.num_cells(), 16 + 2 + 6);
  EXPECT_TRUE(further.unknown_rules.empty());
}

TEST(Iss, BoardsComeBackAsTheyWere) {
  for (const char* text :
       {".Shape~9x9", ".Shape~6x6.NoBoxes", ".Shape~9x9~0-8.~R1C1_0", ".Shape~4x6~8", ".Shape~5x5",
        ".Shape~9x9.Diagonal~-1.Windoku", ".Shape~4x4.NoBoxes.Jigsaw~AABBABBACDDCCCDD",
        ".Shape~4x4.Jigsaw~AABBABBACDDCCCDD", ".Shape~3x3~5~Raw.AllDifferent~R1C1~R1C2",
        ".Shape~4x4.Var~A~~2.Cage~5~R1C1~VA2"}) {
    EXPECT_EQ(iss_written(text), text);
  }
}

TEST(Iss, SeveralLinesAreOnePuzzleUnlessThereAreSeveralShapes) {
  const auto one = iss_document("# comment\n.Shape~4x4\n.Thermo~R1C1~R1C2\n ~R1C3.~R4C4_1\n");
  EXPECT_EQ(constraints_of(one.puzzle), (Texts{"thermometer R1C1 R1C2 R1C3"}));
  std::istringstream two(".Shape~4x4.AntiKnight\n.Shape~6x6.~R1C1_6\n");
  Reader reader(two, "two", nullptr, {});
  EXPECT_TRUE(reader.is_batch());
  for (const int digits : {4, 6}) {
    const auto record = reader.next();
    ASSERT_TRUE(record && record->document);
    EXPECT_EQ(record->document->puzzle.num_digits(), digits);
  }
}

TEST(Iss, ALinkAmongWhatIsNotUnderstoodIsNotFollowed) {
  for (const char* text : {".Shape~9x9.S~a-Sudoku-Solver/?q=.Shape%7E4x4.%7ER1C1_2",
                           ".Shape~9x9.S~R1C1.https://a.example/?q=.Shape%7E4x4.%7ER1C1_2"}) {
    const auto document = read(text, find_format("iss"));
    ASSERT_TRUE(document.has_value()) << text;
    EXPECT_EQ(document->puzzle.num_digits(), 9) << text;
  }
}

TEST(Iss, LinksAndRecords) {
  for (const char* link :
       {"https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.~R1C1_2",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?mode=x&q=.Shape%7E4x4.%7ER1C1_2#top",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=%252EShape%257E4x4.%257ER1C1_2"}) {
    EXPECT_EQ(iss_document(link).puzzle.givens[0], Digit(1)) << link;
  }
  const auto record = iss_document(
      R"({"name":"N","iss":".Shape~2x2~0-1.Odd~1~R1C1","rows":2,"cols":2,"values":[0,1],)"
      R"("solution":"0110"})");
  EXPECT_EQ(record.puzzle.metadata.title, "N");
  EXPECT_EQ(model::texts_of(record.puzzle.unknown_rules), (Texts{"Odd"}));
  EXPECT_TRUE(record.puzzle.solution.has_value());
  const auto again = write(record, *find_format("record"));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(*write(*read(*again), *find_format("record")), *again);
}

TEST(Iss, ErrorsTellThePlace) {
  const auto at = [](const std::string& text) {
    const base::Error error = iss_error(text);
    return std::to_string(error.where.line) + ":" + std::to_string(error.where.column) + " " +
           error.what;
  };
  EXPECT_EQ(at(".Cage~3~R1C1~R1Ca"), "1:14 there is no cell 'R1Ca'");
  EXPECT_EQ(at(".Shape~4x4\n.~R1C1_5"), "2:3 'R1C1_5': values are 1 to 4");
  EXPECT_EQ(at(".~R1C1"), "1:3 'R1C1' is no given");
  EXPECT_EQ(at(".Or.X~R1C1~R1C2"), "1:2 there is no .End for .Or");
  EXPECT_EQ(at(".AntiKnight.~R1C1_1.End"), "1:21 there is nothing that this .End ends");
  EXPECT_EQ(at(".~R1C1_1.Shape~99x1").substr(0, 5), "1:10 ");
  EXPECT_EQ(at(".Jigsaw~AAA").substr(0, 4), "1:2 ");
  EXPECT_EQ(at(".Shape~4x6.Diagonal~1").substr(0, 5), "1:12 ");
}

TEST(Iss, OtherTextIsNone) {
  for (const char* text : {".", "...", ".a", ".A.B", "....1...2.......", ".1~R1C1", "R1C1~2"}) {
    EXPECT_TRUE(find_format("iss")->mismatch(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace omnidoku::formats

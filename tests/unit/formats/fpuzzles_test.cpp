// SPDX-License-Identifier: MIT
#include "formats/fpuzzles/fpuzzles.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/shape_sums.h"
#include "formats/format.h"
#include "formats/json.h"
#include "formats/lz_string.h"
#include "support/documents.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using base::Value;
using geometry::Digit;
using geometry::DigitSet;

/// A 4x4 object: empty cells but for those given, and further members.
std::string object(const std::string& first_cell, const std::string& members = "") {
  return R"({"size":4,"grid":[[)" + first_cell +
         R"(,{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]])" + members + "}";
}

model::Document read_ok(const std::string& text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  return document ? *std::move(document) : model::Document{};
}

base::Error error_of(const std::string& text) {
  const auto document = read(text);
  EXPECT_FALSE(document.has_value()) << text;
  return document ? base::Error{} : document.error();
}

TEST(FPuzzles, AQuadrupleMayNameADigitTwice) {
  const std::string text =
      R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
      R"("quadruple":[{"cells":["R2C2","R2C3","R3C2","R3C3"],"values":[1,1,3]}]})";
  const auto document = read(text);
  ASSERT_TRUE(document.has_value());
  EXPECT_TRUE(document->puzzle.unknown_rules.empty());
  ASSERT_EQ(document->puzzle.constraints.size(), 1U);
  const model::ConstraintSpec& spec = document->puzzle.constraints.front();
  EXPECT_EQ(spec.type, "contain_at_least");
  EXPECT_EQ(*spec.arguments.get<std::string>("values"), "1 1 3");
  const auto again = write(*document, *find_format("fpuzzles"));
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(read(*again)->puzzle.constraints, document->puzzle.constraints);
  EXPECT_EQ(read(".Shape~4x4.Quad~R2C2~1~1~3")->puzzle.constraints, document->puzzle.constraints);
  // A set of digits cannot say it, so none is dropped from one either.
  EXPECT_FALSE(read(R"({"omnidoku":1,"board":{"type":"grid","size":4},"constraints":[{"type":)"
                    R"("quadruple","cells":["R2C2","R2C3","R3C2","R3C3"],"digits":["1","1"]}]})")
                   .has_value());
}

/// A rule that f-puzzles has no name for goes out as a drawing and in words; where these were
/// changed it comes back as one that is not understood.
TEST(FPuzzles, DrawsTheRulesThatItHasNoNameFor) {
  const auto document = read(
      R"({"omnidoku":1,"metadata":{"rules":"Have fun."},"board":{"type":"grid","size":4},"constraints":[)"
      R"({"type":"numbered_room","cells":["R1C1","R1C2","R1C3","R1C4"],"digit":"3"},)"
      R"({"type":"anti_knight"},{"type":"count_distinct","cells":["R2C1","R3C1","R3C2"]},)"
      R"({"type":"killer","cells":["R4C1","R4C2"],"sum":5}]})");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  for (const char* id : {"fpuzzles", "fpuzzles_link"}) {
    const Format& format = *find_format(id);
    EXPECT_FALSE(write(*document, format).has_value());
    const auto written = write_or_draw(*document, format);
    ASSERT_TRUE(written.has_value()) << written.error().text();
    EXPECT_EQ(written->drawn.size(), 2U);
    EXPECT_EQ(losses(*document, *written, format).front().what, "meaning_of_rules");
    const auto again = read(written->text);
    ASSERT_TRUE(again.has_value()) << again.error().text();
    EXPECT_EQ(again->puzzle.constraints.size(), 4U);
    EXPECT_TRUE(again->puzzle.unknown_rules.empty());
    EXPECT_EQ(again->puzzle.metadata.rules, "Have fun.");
  }
  std::string text = write_or_draw(*document, *find_format("fpuzzles"))->text;
  for (const auto& [from, to] :
       {std::pair("Numbered room: ", "Room: "), std::pair("R1C0", "R2C0")}) {
    std::string changed = text;
    changed.replace(changed.find(from), std::string(from).size(), to);
    const auto again = read(changed);
    ASSERT_TRUE(again.has_value()) << again.error().text();
    EXPECT_EQ(again->puzzle.constraints.size(), 2U) << to;
    EXPECT_FALSE(again->puzzle.unknown_rules.empty()) << to;
    EXPECT_EQ(again->puzzle.metadata.rules.rfind("Have fun.\n", 0), 0U) << to;
  }
}

// Whoever plays there has to know the numbers that no drawing shows.
TEST(FPuzzles, TellsTheNumbersOfRulesThatItHasNoNameFor) {
  const auto document = read(
      R"({"omnidoku":1,"board":{"type":"grid","size":9},"constraints":[)"
      R"({"type":"anti_leaper","on":4,"aside":1},{"type":"anti_leaper","on":2,"aside":3},)"
      R"({"type":"knightmare","sum":7},{"type":"global_modulus","modulus":2},)"
      R"({"type":"anti_taxicab","distance":5},)"
      R"({"type":"expression_line","cells":["R1C1","R1C2","R1C3"],"expression":"1*2.*"},)"
      R"({"type":"expression_line","cells":["R5C1","R5C2","R5C3"],"expression":"(12|3).*"},)"
      R"({"type":"numbered_room","cells":["R1C1","R1C2","R1C3","R1C4","R1C5","R1C6","R1C7","R1C8",)"
      R"("R1C9"],"digit":"3"},)"
      R"({"type":"any_of","rules":[{"type":"killer","cells":["R8C1","R8C2"],"sum":5},)"
      R"({"type":"knightmare","sum":9}]}]})");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  const auto written = write_or_draw(*document, *find_format("fpuzzles"));
  ASSERT_TRUE(written.has_value()) << written.error().text();
  const auto again = read(written->text);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(again->puzzle.constraints.size(), document->puzzle.constraints.size());
  const std::string words = *parse_json(written->text)->find("ruleset")->if_string();
  for (const char* told :
       {"never hold the same symbol. On 4, aside 1; on 2, aside 3", " Sum 7; sum 9", " Modulus 2",
        " Distance 5", " At R1C1: expression 1*2.*; at R5C1: expression (12|3).*",
        "ules the cage at R8C1; the knightmare rule"}) {
    EXPECT_NE((words + "\n").find(told + std::string("\n")), std::string::npos)
        << told << " in " << words;
  }
  EXPECT_EQ(words.find("digit 3"), std::string::npos) << "it stands beside the row";
  // Each kind is told once, and that is said of each.
  EXPECT_EQ(words.find("Anti-leaper: "), words.rfind("Anti-leaper: "));
  EXPECT_EQ(words.find("Knightmare: "), words.rfind("Knightmare: "));
  EXPECT_EQ(std::count(written->drawn.begin(), written->drawn.end(), "Anti-leaper"), 1);
}

TEST(FPuzzles, CellsAndWords) {
  const auto document = read_ok(
      R"({"size":4,"title":"T","author":"A","ruleset":"R","grid":[[{"value":2,"given":true},)"
      R"({"value":3},{"value":"4","given":true},{"givenPencilMarks":[1,3]}],)"
      R"([{"centerPencilMarks":[1,2],"cornerPencilMarks":[4]},{"givenPencilMarks":null},{},{}],)"
      R"([{},{},{},{}],[{},{},{},{}]],"solution":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]})");
  ASSERT_NE(document.puzzle.board, nullptr);
  EXPECT_EQ(document.format, "fpuzzles");
  EXPECT_EQ(document.puzzle.metadata.title, "T");
  EXPECT_EQ(document.puzzle.metadata.author, "A");
  EXPECT_EQ(document.puzzle.metadata.rules, "R");
  EXPECT_EQ(document.puzzle.givens[0], Digit(1));
  EXPECT_EQ(document.puzzle.givens[1], std::nullopt);
  EXPECT_EQ(document.puzzle.givens[2], Digit(3));
  EXPECT_EQ(document.puzzle.allowed[3], DigitSet::from_mask(0b101));
  ASSERT_TRUE(document.play.has_value());
  EXPECT_EQ(document.play->entries[1], Digit(2));
  EXPECT_EQ(document.play->marks[4].centre, DigitSet::from_mask(0b11));
  EXPECT_EQ(document.play->marks[4].corner, DigitSet::from_mask(0b1000));
  ASSERT_TRUE(document.puzzle.solution.has_value());
  EXPECT_EQ((*document.puzzle.solution)[3], Digit(3));
  EXPECT_TRUE(document.foreign.is_null());
}

TEST(FPuzzles, SolutionsInEveryForm) {
  for (const char* solution : {R"([1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1])", R"("1234341221434321")",
                               R"("1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1")"}) {
    const auto document = read_ok(object("{}", R"(,"solution":)" + std::string(solution)));
    EXPECT_TRUE(document.puzzle.solution.has_value()) << solution;
    EXPECT_TRUE(document.foreign.is_null());
  }
  const auto partial = read_ok(object("{}", R"(,"solution":"12.4341221434321")"));
  EXPECT_FALSE(partial.puzzle.solution.has_value());
  EXPECT_EQ(*partial.foreign.find("solution"), Value("12.4341221434321"));
}

TEST(FPuzzles, Boards) {
  const auto type_of = [](const std::string& text) {
    return *read_ok(text).puzzle.board->spec().find("type")->if_string();
  };
  EXPECT_EQ(type_of(object("{}")), "grid");
  EXPECT_EQ(type_of(object(R"({"region":0})")), "grid");
  std::string rows;
  for (int r = 0; r < 4; ++r)
    rows += R"([{"region":null},{"region":null},{"region":null},{"region":null}],)";
  rows.pop_back();
  EXPECT_EQ(type_of(R"({"size":4,"grid":[)" + rows + "]}"), "latin");
  const std::string jigsaw =
      R"({"size":4,"grid":[[{"region":0},{"region":0},{"region":0},{"region":1}],)"
      R"([{"region":0},{"region":2},{"region":1},{"region":1}],)"
      R"([{"region":2},{"region":2},{"region":3},{"region":1}],)"
      R"([{"region":2},{"region":3},{"region":3},{"region":3}]]})";
  EXPECT_EQ(type_of(jigsaw), "jigsaw");
  // One cell taken out of its box leaves three houses, and the box that is left over is none.
  const auto holed = read_ok(object(R"({"region":null})"));
  EXPECT_EQ(holed.puzzle.board->houses().size(), 11U);
  EXPECT_EQ(holed.ignored.size(), 1U);
  const auto extras =
      read_ok(object("{}", R"(,"diagonal+":true,"diagonal-":true,"disjointgroups":true)"));
  EXPECT_EQ(extras.puzzle.board->houses().size(), 12U + 2U + 4U);
  const auto one = read_ok(object("{}", R"(,"diagonal+":true,"diagonal-":false)"));
  EXPECT_EQ(one.puzzle.board->houses().size(), 13U);
  EXPECT_TRUE(one.puzzle.board->find_house("rising diagonal").has_value());
}

TEST(FPuzzles, Constraints) {
  const auto document = read_ok(object(
      "{}", R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R2C2","R3C3"]},)"
            R"({"cells":["R4C4"],"value":0},{"cells":["R3C1"],"value":""},)"
            R"({"cells":["R4C1"],"value":7.0}],"extraregion":[{"cells":["R1C1","R2C2"]}])"));
  const auto& constraints = document.puzzle.constraints;
  ASSERT_EQ(constraints.size(), 6U);
  EXPECT_EQ(constraints[0].type, "killer");
  EXPECT_EQ(constraints::sum_of(constraints[0]), 5);
  EXPECT_FALSE(constraints::sum_of(constraints[1]));
  EXPECT_FALSE(constraints::sum_of(constraints[2]));
  EXPECT_FALSE(constraints::sum_of(constraints[3]));
  EXPECT_EQ(constraints::sum_of(constraints[4]), 7);
  EXPECT_EQ(constraints[5].type, "all_different");
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
}

TEST(FPuzzles, ARuleInAnUnusualFormIsUnderstoodOrNamed) {
  struct Case {
    const char* members;
    const char* rule;  ///< as it is named; empty: it is understood
  };
  for (const Case& c : {
           Case{R"(,"antibishop":1)", "antibishop"},
           Case{R"(,"antibishop":"true")", "antibishop"},
           Case{R"(,"antibishop":"yes")", "antibishop"},
           Case{R"(,"antibishop":"false")", ""},
           Case{R"(,"antibishop":0)", ""},
           Case{R"(,"antiknight":"false")", ""},
           Case{R"(,"antiknight":"true")", ""},
           Case{R"(,"negative":"xv")", ""},
           Case{R"(,"negative":["xv","quadruple","ratio"])", "negative quadruple"},
           Case{R"(,"negative":"quadruple")", "negative quadruple"},
           Case{R"(,"negative":{"xv":true})", "negative rule"},
           Case{R"(,"rowproduct":"R1C1 R1C2")", "rowproduct"},
           Case{R"(,"rowproduct":7)", "rowproduct"},
           Case{R"(,"xv":[{"cells":["R1C1","R1C2"],"value":""}])", ""},
           Case{R"(,"xv":[{"cells":["R1C1","R1C2"]}])", ""},
           // Whether these two cells are marked is told in two ways.
           Case{R"(,"negative":["xv"],"xv":[{"cells":["R1C1","R1C2"],"value":""}])",
                "XV of value ''"},
           Case{R"(,"xv":[{"cells":["R1C1","R1C2"],"c":"#f00"}],"negative":"xv")",
                "XV of value ''"},
           Case{R"(,"xv":[{"cells":["R1C1","R1C2"],"value":"?"}])", "XV of value '?'"},
           Case{R"(,"ratio":[{"cells":["R1C1","R1C2"],"value":"0"}])", "ratio of value '0'"},
           Case{R"(,"whispers":[{"lines":[["R1C1","R1C2"],["R3C1","R3C2"]],"value":"0"}])",
                "whispers of value '0'"},
           Case{R"(,"whispers":[{"lines":[["R1C1","R1C2"],["R3C1","R3C2"]],"value":"+5"}])",
                "whispers of value '+5'"},
           Case{R"(,"renban":[{"lines":[["R1C1","R1C2"],["R3C1","R3C2"],[]],"cells":["R1C1"]}])",
                "renban with the member 'cells' (2 times)"},
           Case{R"(,"odd":[{"cell":"R1C1","unique":1},{"cell":"R1C1","unique":2}])",
                "odd with the member 'unique' (2 times)"},
           Case{R"(,"cage":"R1C1")", "drawn cage"},
           Case{R"(,"newtext":"abc")", "newtext"},
           Case{R"(,"diagonal+":"true","diagonal-":1)", ""},
           Case{R"(,"disjointgroups":"1")", ""},
           Case{R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"<5"}])",
                "killer cage of value '<5'"},
           Case{R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"9 or 8"}])",
                "killer cage of value '9 or 8'"},
           Case{R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":9.5}])",
                "killer cage of value 9.5"},
           Case{R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":1e300}])",
                "killer cage of value 1e+300"},
           Case{R"(,"killercage":[{"cells":["R1C1","R1C2"],"value":"12345678901234567890"}])",
                "killer cage of value '12345678901234567890'"},
           Case{R"(,"killercage":[{"cells":["R1C1"],"unique":false}])",
                "killer cage with the member 'unique'"},
           Case{R"(,"extraregion":[{"cells":["R1C1"],"value":"3"}])", "extra region of value '3'"},
           Case{R"(,"killercage":[{"cells":["R1C1"],"value":" 3 ","outlineC":"#f00"}])", ""},
       }) {
    const auto document = read_ok(object("{}", c.members));
    std::vector<std::string> expected;
    if (*c.rule != '\0') expected.emplace_back(c.rule);
    EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules), expected) << c.members;
    const auto text = write(document, *find_format("fpuzzles"));
    ASSERT_TRUE(text.has_value()) << text.error().text();
    const auto again = read_ok(*text);
    EXPECT_EQ(testing_support::document_difference(document, again), "") << *text;
  }
  // A given is one however its switch is written, and a member of a cell may be a rule.
  for (const char* given : {"true", "1", R"("true")"}) {
    const auto document = read_ok(object(R"({"value":2,"given":)" + std::string(given) + "}"));
    EXPECT_EQ(document.puzzle.givens[0], Digit(1)) << given;
  }
  EXPECT_EQ(error_of(object(R"({"value":2,"given":"perhaps"})")).code, ErrorCode::syntax);
  EXPECT_EQ(error_of(object("{}", R"(,"diagonal+":"perhaps")")).code, ErrorCode::syntax);
  EXPECT_EQ(model::texts_of(read_ok(object(R"({"mustBeOdd":true,"c":3})")).puzzle.unknown_rules),
            std::vector<std::string>{"member 'mustBeOdd' of a cell"});
}

TEST(FPuzzles, RulesThatAreNotUnderstoodAreNamed) {
  const auto document = read_ok(object(
      "{}", R"(,"arrow":[{"lines":[["R1C1","R1C2"]],"cells":["R1C1"]},{},{}],"antibishop":true,)"
            R"("antiking":false,"xv":[],"negative":["quadruple"],"newline":[{"lines":[]}],)"
            R"("cage":[{"cells":["R1C1"],"value":"DR3"},{"cells":["R2C1"],"value":"FOW"}],)"
            R"("newrule":[{"x":1},{"x":2}],"newflag":true,"newtext":"abc")"));
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            (std::vector<std::string>{"arrow (2 times)", "antibishop", "negative quadruple",
                                      "newrule (2 times)", "newflag", "newtext", "newline",
                                      "drawn cage"}));
}

// Of drawn cages those marked DR are a rule.
TEST(FPuzzles, CagesMarkedDrAreRoots) {
  const std::string cages =
      R"("cage":[{"cells":["R1C1","R1C2"],"value":"DR3","outlineC":"#f00"},)"
      R"({"cells":["R2C1"],"value":"FOW"},{"cells":["R3C1","R3C2"],"value":"DR5"}])";
  const auto document = read_ok(object("{}", "," + cages));
  ASSERT_EQ(document.puzzle.constraints.size(), 2U);
  EXPECT_EQ(document.puzzle.constraints[0].type, "digital_root");
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            (std::vector<std::string>{"drawn cage"}));
  const auto text = write(document, *find_format("fpuzzles"));
  ASSERT_TRUE(text.has_value()) << text.error().text();
  const Value before = parse_json("{" + cages + "}").value();
  const Value after = parse_json(*text).value();
  for (const Value& cage : before.find("cage")->items()) {
    const auto& written = after.find("cage")->items();
    EXPECT_NE(std::find(written.begin(), written.end(), cage), written.end()) << *text;
  }
  EXPECT_EQ(after.find("cage")->items().size(), 3U) << *text;
  const auto unknown = read_ok(object("{}", R"(,"cage":[{"cells":["R1C1"],"value":"DR12"}])"));
  EXPECT_EQ(model::texts_of(unknown.puzzle.unknown_rules),
            (std::vector<std::string>{"digital root cage"}));
}

// A cell, lines, a pair of cells and a switch: each as f-puzzles has it, and back.
TEST(FPuzzles, RulesOfEveryShapeAreUnderstood) {
  const auto document = read_ok(object(
      "{}",
      R"(,"odd":[{"cell":"R1C1"}],"even":[{"cell":"R1C2","c":"#f00"}],)"
      R"("thermometer":[{"lines":[["R2C1","R3C2"],["R2C1","R2C2","R1C3"]],"outlineC":"#0f0"}],)"
      R"("slowthermometer":[{"lines":[["R4C1","R4C2"]]}],"nonconsecutive":true,)"
      R"("difference":[{"cells":["R3C3","R3C4"],"value":"2"},{"cells":["R4C4","R3C4"]}])"));
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  std::vector<std::string> types;
  for (const model::ConstraintSpec& spec : document.puzzle.constraints) types.push_back(spec.type);
  EXPECT_EQ(types, (std::vector<std::string>{"odd", "even", "thermometer", "thermometer",
                                             "slow_thermometer", "nonconsecutive", "difference_dot",
                                             "difference_dot"}));
  const auto text = write(document, *find_format("fpuzzles"));
  ASSERT_TRUE(text.has_value()) << text.error().text();
  EXPECT_EQ(testing_support::document_difference(document, read_ok(*text)), "") << *text;
  for (const char* part :
       {R"("odd":[{"cell":"R1C1"}])", R"({"cell":"R1C2","c":"#f00"})",
        R"({"lines":[["R2C1","R3C2"]],"outlineC":"#0f0"})",
        R"({"lines":[["R2C1","R2C2","R1C3"]],"outlineC":"#0f0"})", R"("nonconsecutive":true)",
        R"({"cells":["R3C3","R3C4"],"value":"2"})"}) {
    EXPECT_NE(text->find(part), std::string::npos) << part << "\n" << *text;
  }
}

TEST(FPuzzles, ACellMaySayItsParityItself) {
  const auto document =
      read_ok(R"({"size":4,"grid":[[{"parity":"odd"},{"parity":"Even"},{"parity":"oddly"},{}],)"
              R"([{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"odd":[{"cell":"R1C1"}]})");
  std::vector<std::string> rules;
  for (const model::ConstraintSpec& spec : document.puzzle.constraints) {
    rules.push_back(spec.type + " " + document.puzzle.board->name(spec.cells.front()));
  }
  EXPECT_EQ(rules, (std::vector<std::string>{"odd R1C1", "even R1C2"}));
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            (std::vector<std::string>{"member 'parity' of a cell"}));
}

// Circles and pills of arrows, ends of lines, clues beside the grid and where they stand.
TEST(FPuzzles, ArrowsAndCluesBesideTheGridAreUnderstood) {
  const std::vector<std::string> parts = {
      std::string(R"("arrow":[{"lines":[["R1C1","R1C2","R1C3"]],"cells":["R1C1"]},)") +
          R"({"lines":[["R2C2","R3C3"]],"cells":["R2C1","R2C2"]}])",
      R"("doublearrow":[{"lines":[["R4C1","R4C2","R4C3"]]}])",
      R"("betweenline":[{"lines":[["R1C1","R2C2","R3C3"]]}])",
      R"("lockout":[{"lines":[["R1C4","R2C4","R3C4"]],"value":"2"}])",
      R"("regionsumline":[{"lines":[["R1C2","R1C3"]]}])",
      R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,3]}])",
      R"("minimum":[{"cell":"R1C1"}])",
      R"("clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C3","R3C4"]}])",
      R"("rowindexer":[{"cells":["R1C1"]}])",
      std::string(
          R"("littlekillersum":[{"cells":["R1C2","R2C3","R3C4"],"value":"7","cell":"R0C1","direction":"DR"},)") +
          R"({"cells":["R4C3","R3C4"],"value":"5","cell":"R5C2","direction":"UR"}])",
      R"("sandwichsum":[{"cell":"R2C0","value":"5"}])",
      R"("xsum":[{"cell":"R5C1","value":"6"}])",
      R"("skyscraper":[{"cell":"R3C5","value":"2"}])"};
  std::string members;
  for (const std::string& part : parts) members += "," + part;
  const auto document = read_ok(object("{}", members));
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  ASSERT_EQ(document.puzzle.constraints.size(), 15U);
  EXPECT_TRUE(document.puzzle.constraints[0].arguments.all().empty());
  EXPECT_EQ(document.puzzle.constraints[1].arguments.all().size(), 1U);
  EXPECT_EQ(document.puzzle.constraints[12].cells.front(), geometry::Cell(4));
  const auto text = write(document, *find_format("fpuzzles"));
  ASSERT_TRUE(text.has_value()) << text.error().text();
  EXPECT_EQ(testing_support::document_difference(document, read_ok(*text)), "") << *text;
  for (const std::string& part : parts)
    EXPECT_NE(text->find(part), std::string::npos) << part << "\n" << *text;
}

TEST(FPuzzles, LinesAndMarksOfSettersAreUnderstood) {
  const auto document = read_ok(object(
      "{}",
      R"(,"ratio":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"3"}],)"
      R"("xv":[{"cells":["R3C3","R3C4"],"value":"x"},{"cells":["R4C3","R4C4"],"value":"V"}],)"
      R"("negative":["ratio","xv"],"whispers":[{"lines":[["R1C1","R1C2"]],"value":2}],)"
      R"("palindrome":[{"lines":[["R1C1","R2C2","R3C3"]]}],"renban":[{"lines":[["R1C1","R1C2"]]}],)"
      R"("nabner":[{"lines":[["R1C3","R1C4"]]}],"entropicline":[{"lines":[["R1C3","R1C4"]]}],)"
      R"("modularline":[{"lines":[["R1C3","R1C4"]]}],"zipperline":[{"lines":[["R1C3","R1C4"]]}],)"
      R"("antiknight":true,"antiking":true)"));
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  std::vector<std::string> types;
  for (const model::ConstraintSpec& spec : document.puzzle.constraints) types.push_back(spec.type);
  EXPECT_EQ(types, (std::vector<std::string>{"ratio_dot", "ratio_dot", "xv", "xv", "all_ratio_dots",
                                             "all_xv", "whisper", "palindrome", "renban", "nabner",
                                             "entropic", "modular", "zipper", "anti_knight",
                                             "anti_king"}));
  const auto text = write(document, *find_format("fpuzzles"));
  ASSERT_TRUE(text.has_value()) << text.error().text();
  EXPECT_EQ(testing_support::document_difference(document, read_ok(*text)), "") << *text;
  EXPECT_NE(text->find(R"("negative":["ratio","xv"])"), std::string::npos) << *text;
  EXPECT_NE(text->find(R"({"cells":["R3C3","R3C4"],"value":"x"})"), std::string::npos) << *text;
}

// Without its value the dot would be one of difference 1, which nobody set.
TEST(FPuzzles, ADotOfAValueThatIsNotUnderstoodIsNoDotOfOne) {
  const auto document = read_ok(object(
      "{}", R"(,"difference":[{"cells":["R3C3","R3C4"],"value":"x"},{"cells":["R1C1","R1C2"]}])"));
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            (std::vector<std::string>{"difference of value 'x'"}));
  ASSERT_EQ(document.puzzle.constraints.size(), 1U);
  EXPECT_EQ(document.puzzle.board->names(document.puzzle.constraints[0].cells), "R1C1 R1C2");
  const auto text = write(document, *find_format("fpuzzles"));
  ASSERT_TRUE(text.has_value()) << text.error().text();
  EXPECT_NE(text->find(R"({"cells":["R3C3","R3C4"],"value":"x"})"), std::string::npos) << *text;
  EXPECT_EQ(testing_support::document_difference(document, read_ok(*text)), "") << *text;
}

TEST(FPuzzles, RulesInTheWrongPlaceAreRefused) {
  struct Case {
    const char* members;
    const char* says;
  };
  for (const Case& c : {
           Case{R"(,"thermometer":[{"lines":[["R1C1","R1C3"]]}])", "R1C1 and R1C3 do not touch"},
           Case{R"(,"difference":[{"cells":["R1C1","R2C2"]}])",
                "R1C1 and R2C2 are not side by side"},
           Case{R"(,"difference":[{"cells":["R1C1"]}])", "two cells, not on 1"},
           Case{R"(,"odd":[{"cell":"R9C9"}])", "there is no cell 'R9C9'"},
           Case{R"(,"odd":[{"cell":7}])", "the name of a cell"},
           Case{R"(,"xv":[{"cells":["R1C1","R2C2"],"value":"?"}])",
                "R1C1 and R2C2 are not side by side"},
           Case{R"(,"thermometer":[{"lines":7}])", "a list of lines"},
           Case{R"(,"thermometer":"R1C1 R1C2")", "a list"},
           Case{R"(,"nonconsecutive":"perhaps")", "true or false"},
       }) {
    EXPECT_NE(error_of(object("{}", c.members)).text().find(c.says), std::string::npos)
        << error_of(object("{}", c.members)).text();
  }
}

TEST(FPuzzles, SettingsAndColoursAreNoRules) {
  const auto document = read_ok(
      object(R"({"c":2})", R"(,"text":[],"highlightConflicts":true,"disabledlogic":["tuples"],)"
                           R"("foglight":["R1C1"])"));
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  EXPECT_EQ(document.ignored.size(), 3U);
  EXPECT_TRUE(document.puzzle.fog.has_value());
}

TEST(FPuzzles, WhatIsOnlyDrawnMayBeARule) {
  using Words = std::vector<std::string>;
  const auto unread = [](const std::string& members) {
    return model::texts_of(read_ok(object("{}", members)).puzzle.unknown_rules);
  };
  const std::string drawn =
      R"(,"line":[{"lines":[["R1C1","R1C2"]]},{"lines":[["R1C1","R2C1"]]}],)"
      R"("circle":[{"cells":["R1C1"]}],"rectangle":[{"cells":["R1C1","R1C2"]}],)"
      R"("text":[{"cells":["R2C2"],"value":"5"}],"cage":[{"cells":["R2C1","R2C2"]}])";
  EXPECT_EQ(unread(drawn), (Words{"drawn line (2 times)", "drawn circle", "drawn rectangle",
                                  "drawn text", "drawn cage"}));
  EXPECT_EQ(unread(R"(,"ruleset":"The lines are purely cosmetic.")" + drawn), Words{});
  // The circle and the line of a thermometer, drawn by hand, belong to it; another circle does not.
  const std::string thermometer = R"(,"thermometer":[{"lines":[["R1C1","R1C2"]]}])";
  EXPECT_EQ(unread(thermometer + R"(,"line":[{"lines":[["R1C1","R1C2"]]}],)"
                                 R"("circle":[{"cells":["R1C1"]},{"cells":["R2C2"]}])"),
            Words{"drawn circle"});
  EXPECT_EQ(unread(thermometer + R"(,"line":[{"lines":[["R2C1","R2C2"]],)"
                                 R"("fromConstraint":"Thermometer"}])"),
            Words{});
  EXPECT_EQ(unread(R"(,"xv":[{"cells":["R1C1","R1C2"],"value":"V"}],)"
                   R"("text":[{"cells":["R1C2","R1C1"],"value":"V"}])"),
            Words{});
}

std::vector<std::string> in_order(std::vector<std::string> texts) {
  std::sort(texts.begin(), texts.end());
  return texts;
}

TEST(FPuzzles, NothingIsLostOnTheWay) {
  const std::string text = object(
      R"({"value":1,"given":true,"c":"#f00"})",
      R"(,"antibishop":true,"arrow":[{"lines":[["R1C1","R1C2"]],"cells":["R1C1"]}],)"
      R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5","outlineC":"#0f0"}],)"
      R"("line":[{"lines":[["R1C1","R2C2"]],"width":0.5}],"negative":["xv","quadruple"],"newrule":{"a":null})");
  const auto document = read_ok(text);
  // Members may change places, so values are compared and not texts.
  for (const char* way : {"fpuzzles", "json", "record", "fpuzzles_link"}) {
    const auto carried = write(document, *find_format(way));
    ASSERT_TRUE(carried.has_value()) << way << ": " << carried.error().text();
    const auto arrived = read_ok(*carried);
    EXPECT_EQ(in_order(model::texts_of(arrived.puzzle.unknown_rules)),
              in_order(model::texts_of(document.puzzle.unknown_rules)))
        << way;
    const auto back = write(arrived, *find_format("fpuzzles"));
    ASSERT_TRUE(back.has_value()) << way << ": " << back.error().text();
    const Value before = parse_json(text).value();
    const Value after = parse_json(*back).value();
    for (const auto& [key, value] : before.members()) {
      ASSERT_NE(after.find(key), nullptr) << way << ": " << key;
      EXPECT_EQ(*after.find(key), value) << way << ": " << key;
    }
  }
}

TEST(FPuzzles, ALineWithoutANameThereHasItsUsualColour) {
  auto document = read_ok(object("{}"));
  model::ConstraintSpec line;
  line.type = "sum_line";
  line.cells = {geometry::Cell(0), geometry::Cell(1), geometry::Cell(2)};
  document.puzzle.constraints.push_back(line);
  std::vector<std::string> drawn;
  const auto written = write_fpuzzles_drawn(document, "fpuzzles", drawn);
  ASSERT_TRUE(written.has_value()) << written.error().text();
  const std::string text = write_json(*written);
  EXPECT_NE(text.find(R"("outlineC":"#2ECBFF")"), std::string::npos) << text;
}

TEST(FPuzzles, AnOddRegionStaysApartFromTheOthers) {
  // Region 0 has three cells; the others are renumbered when they are written, but not to 0.
  const auto document = read_ok(object(R"({"region":null})"));
  const auto text = write(document, *find_format("fpuzzles"));
  ASSERT_TRUE(text.has_value());
  const auto again = read_ok(*text);
  EXPECT_EQ(testing_support::document_difference(document, again), "") << *text;
  EXPECT_EQ(again.foreign, document.foreign);
}

TEST(FPuzzles, ARuleWithoutItsMemberCannotBeWritten) {
  auto document = read_ok(object("{}"));
  document.puzzle.unknown_rules = {model::UnknownRule::named("arrow", 3)};
  const auto text = write(document, *find_format("fpuzzles"));
  ASSERT_FALSE(text.has_value());
  EXPECT_NE(text.error().what.find("arrow (3 times)"), std::string::npos);
}

TEST(FPuzzles, ErrorsNameThePlace) {
  EXPECT_NE(error_of(object("{}", R"(,"killercage":[{"cells":["R1C1"],"value":"9000000000000"}])"))
                .what.find("killercage[0].value: it is out of range"),
            std::string::npos);
  EXPECT_NE(error_of(R"({"size":4,"grid":[[{}]]})").what.find("1 rows, not 4"), std::string::npos);
  EXPECT_NE(error_of(R"({"size":0,"grid":[]})").what.find("size"), std::string::npos);
  EXPECT_NE(error_of(object(R"({"value":5,"given":true})")).what.find("grid[0][0].value"),
            std::string::npos);
  EXPECT_NE(error_of(object("{}", R"(,"killercage":[{"cells":["R1C9"],"value":"3"}])"))
                .what.find("killercage[0].cells[0]: there is no cell 'R1C9'"),
            std::string::npos);
  EXPECT_EQ(error_of(object("{}", R"(,"killercage":5)")).code, ErrorCode::syntax);
  EXPECT_EQ(error_of(object("[]")).code, ErrorCode::syntax);
}

class FPuzzlesLink : public ::testing::Test {
 protected:
  const std::string json_ = object(R"({"value":1,"given":true})", R"(,"title":"a title")");
  const std::string packed_ = compress_to_base64(json_);

  void expect_read(const std::string& link) {
    const auto document = read_ok(link);
    EXPECT_EQ(document.puzzle.metadata.title, "a title") << link;
    EXPECT_EQ(document.format, "fpuzzles_link");
  }
};

TEST_F(FPuzzlesLink, AddressesOfEverySort) {
  expect_read("https://www.f-puzzles.com/?load=" + packed_);
  expect_read("f-puzzles.com/?load=" + packed_ + "\n");
  expect_read("https://f-puzzles.com/?id=1&load=" + packed_ + "#top");
  expect_read("https://sudokupad.app/fpuz" + packed_);
  expect_read("https://sudokupad.app/fpuzzles" + packed_ + "?setting-nogrid=1");
  expect_read("https://app.crackingthecryptic.com/sudoku/fpuz" + packed_);
  expect_read("https://sudokupad.app/?puzzleid=fpuz" + packed_ + "&x=1");
  expect_read("fpuz" + packed_);
  expect_read(packed_);
}

TEST_F(FPuzzlesLink, DamageIsRepaired) {
  // A title that makes the packed form have everything that gets damaged.
  base::Random random(1);
  std::string packed;
  while (packed.find('+') == std::string::npos || packed.find("//") == std::string::npos) {
    std::string title;
    for (int i = 0; i < 3000; ++i) title += static_cast<char>('a' + random.below(26));
    packed = compress_to_base64(object("{}", R"(,"title":")" + title + "\""));
  }
  const auto title_of = [](const std::string& link) { return read_ok(link).puzzle.metadata.title; };
  const std::string title = title_of("fpuz" + packed);
  EXPECT_FALSE(title.empty());
  std::string escaped;
  for (const char c : packed) {
    escaped += c == '+' ? "%2B" : c == '/' ? "%2f" : c == '=' ? "%3D" : std::string(1, c);
  }
  EXPECT_EQ(title_of("https://www.f-puzzles.com/?load=" + escaped), title);
  std::string blanks = packed;
  std::replace(blanks.begin(), blanks.end(), '+', ' ');
  EXPECT_EQ(title_of("https://www.f-puzzles.com/?load=" + blanks), title);
  std::string collapsed = packed;
  collapsed.erase(collapsed.find("//"), 1);
  EXPECT_EQ(title_of("https://sudokupad.app/fpuz" + collapsed), title);
  std::replace(collapsed.begin(), collapsed.end(), '+', ' ');
  EXPECT_EQ(title_of("https://sudokupad.app/fpuz" + collapsed), title);
}

TEST_F(FPuzzlesLink, BrokenLinksSaySo) {
  const auto error = error_of("https://www.f-puzzles.com/?load=" + packed_.substr(0, 40));
  EXPECT_NE(error.what.find("cut off"), std::string::npos) << error.text();
  EXPECT_FALSE(error.hint.empty());
}

TEST(Links, CellsInPlainSightAreRead) {
  const std::string cells =
      "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
  for (const std::string& link :
       {"https://sudokupad.app/classic" + cells, "sudokupad.app/classic" + cells + "?setting-x=1",
        "https://app.crackingthecryptic.com/sudoku/classic" + cells,
        "https://sudokupad.app/?puzzleid=classic" + cells, "https://sudokupad.app/classic/" + cells,
        "https://www.sudokuwiki.org/sudoku.htm?bd=" + cells,
        "https://sudoku.coach/en/play/" + cells + "#here",
        "https://sudokuexchange.com/play/?s=" + cells + "&d=3"}) {
    const auto document = read_ok(link);
    ASSERT_NE(document.puzzle.board, nullptr);
    EXPECT_EQ(document.puzzle.givens[0], Digit(4)) << link;
    EXPECT_EQ(document.puzzle.givens[80], Digit(8)) << link;
    EXPECT_EQ(document.puzzle.givens[2], std::nullopt) << link;
  }
}

TEST(Links, WithCellsMayHoldRulesThatAreNotUnderstood) {
  const std::string cells =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  struct Case {
    std::string link;
    std::vector<std::string> rules;
  };
  for (const Case& one : {
           Case{"https://www.sudokuwiki.org/sudoku.htm?bd=" + cells, {}},
           Case{"https://www.sudokuwiki.org/Sudoku.htm?bd=" + cells + "&title=A%20puzzle", {}},
           Case{"https://sudokupad.app/classic" + cells + "?setting-nogrid=1#top", {}},
           Case{"https://example.org/?p=" + cells + "&antiknight=", {}},
           Case{"https://example.org/?p=" + cells + "&antiknight=1",
                {"parameter 'antiknight' of the link"}},
           Case{"https://www.sudokuwiki.org/KillerSudoku.htm?bd=" + cells + "&cages=a1b2",
                {"page 'KillerSudoku.htm' of the link", "parameter 'cages' of the link"}},
           // What a page is called or how it is shown may name a rule, too.
           Case{"https://example.org/?p=" + cells + "&title=Anti-king%20Sudoku",
                {"parameter 'title' of the link"}},
           Case{"https://example.org/?mode=killer&p=" + cells, {"parameter 'mode' of the link"}},
           Case{"https://example.org/?mode=easy&p=" + cells, {}},
           Case{"https://www.sudokuwiki.org/Sudokux.htm?bd=" + cells,
                {"page 'Sudokux.htm' of the link"}},
       }) {
    const auto document = read(one.link);
    ASSERT_TRUE(document) << one.link;
    EXPECT_EQ(model::texts_of(document->puzzle.unknown_rules), one.rules) << one.link;
  }
}

TEST(Links, WhatCannotBeReadIsExplained) {
  struct Case {
    const char* link;
    const char* part;
  };
  for (const Case& c :
       {Case{"https://www.f-puzzles.com/?id=abc", "server"},
        Case{"https://sudokupad.app/abc123xyz", "server"},
        Case{"https://sudokupad.app/sclABC", "scl"}, Case{"https://sudokupad.app/scfABC", "scf"},
        Case{"https://sudokupad.app/?puzzleid=scfABC", "scf"},
        Case{"https://sudokupad.app/classicABC", "81 digits"},
        Case{"https://www.sudokuwiki.org/sudoku.htm?bd=123", "81 digits"},
        Case{"https://swaroopg92.github.io/penpa-edit/#m=edit", "p="},
        Case{"https://example.org/sudoku", "no puzzle"}}) {
    const auto document = read(c.link);
    ASSERT_FALSE(document.has_value()) << c.link;
    EXPECT_EQ(document.error().code, ErrorCode::unsupported) << c.link;
    EXPECT_NE(document.error().what.find(c.part), std::string::npos) << document.error().text();
  }
}

}  // namespace
}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/json.h"
#include "formats/native/json.h"
#include "support/corpora.h"
#include "support/documents.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using base::Value;
using geometry::Digit;

model::Document read_native(const std::string& text) {
  auto document = read(text, find_format("json"));
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text()) << "\n" << text;
  return document ? *std::move(document) : model::Document{};
}

base::Error native_error(const std::string& text) {
  const auto document = read(text, find_format("json"));
  EXPECT_FALSE(document.has_value()) << text;
  return document ? base::Error{} : document.error();
}

TEST(NativeJson, TheSmallestPuzzleIsTheOrdinaryGrid) {
  const auto document = read_native("{\"omnidoku\": 1}");
  ASSERT_NE(document.puzzle.board, nullptr);
  EXPECT_TRUE(document.puzzle.board->is_classic());
}

TEST(NativeJson, GridsInEveryForm) {
  const std::string head = R"({"omnidoku": 1, "board": "grid:4", "givens": )";
  const auto line = read_native(head + "\"1..4 ..1. .2.. 3..2\"}").puzzle.givens;
  EXPECT_EQ(line[0], Digit(0));
  EXPECT_EQ(line[15], Digit(1));
  EXPECT_EQ(read_native(head + R"(["1..4", "..1.", ".2..", "3..2"]})").puzzle.givens, line);
  EXPECT_EQ(read_native(head + R"({"R1C1": "1", "r1c4": 4, "R2C3": "1", "R3C2": 2, "R4C1": 3,
                              "R4C4": "2"}})")
                .puzzle.givens,
            line);
}

TEST(NativeJson, SymbolsInEveryForm) {
  const std::string head = R"({"omnidoku": 1, "board": "grid:4", "symbols": )";
  const auto values = [](const model::Document& document) {
    std::vector<std::int64_t> result;
    for (int i = 0; i < document.puzzle.num_digits(); ++i) {
      result.push_back(document.puzzle.symbols.value(Digit(i)));
    }
    return result;
  };
  using Values = std::vector<std::int64_t>;
  EXPECT_EQ(values(read_native(head + "\"ABCD\"}")), (Values{1, 2, 3, 4}));
  EXPECT_EQ(values(read_native(head + "\"0123\"}")), (Values{0, 1, 2, 3}));
  EXPECT_EQ(values(read_native(head + "\"5678\"}")), (Values{5, 6, 7, 8}));
  EXPECT_EQ(values(read_native(head + "\"0 A B C\"}")), (Values{0, 1, 2, 3}));
  EXPECT_EQ(values(read_native(head + R"(["a", "b", "c", "d"]})")), (Values{1, 2, 3, 4}));
  EXPECT_EQ(values(read_native(head + R"({"a": 10, "b": -1, "c": 7, "d": 7}})")),
            (Values{10, -1, 7, 7}));
  EXPECT_EQ(native_error(head + "\"ABC\"}").code, ErrorCode::wrong_length);
  EXPECT_EQ(native_error(head + "\"ABCA\"}").code, ErrorCode::unknown_symbol);
}

TEST(NativeJson, ZeroIsASymbolWhereItIsOne) {
  const auto document =
      read_native(R"({"omnidoku":1,"board":"grid:4","symbols":"0123","givens":"0...............")"
                  "}");
  EXPECT_EQ(document.puzzle.givens[0], Digit(0));
}

TEST(NativeJson, OverlapsAreWrittenWithHoles) {
  const std::string head = R"({"omnidoku":1,"board":"overlap:4:0,0;2,2","givens":)";
  const std::string text = "1...##....##..........2.##....##...3";
  const auto document = read_native(head + "\"" + text + "\"}");
  EXPECT_EQ(line_text(document.puzzle, document.puzzle.givens), text);
  const auto error = native_error(head + "\"1...1#....##..........2.##....##...3\"}");
  EXPECT_NE(error.what.find("place 5"), std::string::npos) << error.what;
}

TEST(NativeJson, ErrorsNameTheMemberAndItsPlace) {
  struct Case {
    const char* text;
    const char* part;
    std::uint32_t line;
    std::uint32_t column;
  };
  for (const Case& c : {
           Case{"{\"omnidoku\": 1,\n \"gvens\": 1}", "gvens: unknown member", 2, 11},
           Case{"{\"omnidoku\": 2}", "omnidoku: this version", 1, 14},
           Case{"{\"board\": \"grid:9\"}", "no member \"omnidoku\"", 1, 1},
           Case{"{\"omnidoku\":1,\"board\":{\"type\":\"grid\",\"size\":0}}", "board: grid:", 1, 23},
           Case{"{\"omnidoku\":1,\"board\":{\"type\":\"nothing\"}}", "no geometry", 1, 23},
           Case{"{\"omnidoku\":1,\"board\":5}", "board: must be", 1, 23},
           Case{"{\"omnidoku\":1,\"givens\":\"123\"}", "3 cells, but the board has 81", 1, 24},
           Case{"{\"omnidoku\":1,\"givens\":{\"R1C1\":\"1\",\n\"R0C1\":\"1\"}}",
                "givens.R0C1: there is no cell 'R0C1'", 2, 8},
           Case{"{\"omnidoku\":1,\"givens\":{\"R1C1\":\"x\"}}", "'x' is no symbol", 1, 32},
           Case{"{\"omnidoku\":1,\"givens\":{\"R1C1\":1,\"r1c1\":2}}", "another spelling", 1, 41},
           Case{"{\"omnidoku\":1,\"constraints\":[{\"cells\":[]}]}", "constraints[0]: it has no", 1,
                30},
           Case{"{\"omnidoku\":1,\"constraints\":[{\"type\":\"cannon\"}]}",
                "no constraint type 'cannon'", 1, 30},
           Case{"{\"omnidoku\":1,\"constraints\":[{\"type\":\"killer\",\"cells\":[\"R1C1\",\"R1C\"]"
                "}]}",
                "constraints[0].cells[1]: there is no cell 'R1C'", 1, 63},
           Case{"{\"omnidoku\":1,\"constraints\":[{\"type\":\"killer\",\"cells\":[\"R1C1\"],"
                "\"colour\":1}]}",
                "\"colour\"", 1, 30},
           Case{"{\"omnidoku\":1,\"constraints\":[{\"type\":\"killer\",\"cells\":[\"R1C1\"],"
                "\"sum\":9000000000000}]}",
                "constraints[0].sum: it is out of range", 1, 70},
           Case{"{\"omnidoku\":1,\"board\":{\"type\":\"free_form\",\"size\":2,\"neighbours\":"
                "\"none\",\"cells\":[{\"name\":\"a\",\"at\":[0,0]},{\"name\":\"b\",\"at\":[1,0]}],"
                "\"houses\":[{\"cells\":[\"a\",\"b\"]}]},\n\"constraints\":[{\"type\":"
                "\"nonconsecutive\"}]}",
                "no cells are said to lie side by side", 2, 16},
           Case{"{\"omnidoku\":1,\"metadata\":{\"title\":5}}", "metadata.title: must be a string",
                1, 35},
           Case{"{\"omnidoku\":1,\"metadata\":{\"tilte\":\"\"}}", "metadata.tilte: unknown", 1, 35},
           Case{"{\"omnidoku\":1,\"solution\":\""
                "................................................."
                "................................\"}",
                "solution: a cell has no symbol", 1, 26},
           Case{"{\"omnidoku\":1,\"play\":{\"entrys\":{}}}", "play.entrys: unknown member", 1, 32},
           Case{"{\"omnidoku\":1,\"play\":{\"pen\":{\"R1C1\":{\"line\":[{\"colour\":3}]}}}}",
                "play.pen.R1C1.line[0]: a stroke leads \"to\" a cell", 1, 46},
           Case{"{\"omnidoku\":1,\"pencilmarks\":{\"R1C1\":\"1a\"}}", "pencilmarks.R1C1", 1, 37},
       }) {
    const base::Error error = native_error(c.text);
    EXPECT_NE(error.what.find(c.part), std::string::npos) << error.text() << "\n" << c.text;
    EXPECT_EQ(error.where.line, c.line) << c.text;
    EXPECT_EQ(error.where.column, c.column) << c.text;
  }
}

TEST(NativeJson, StrokesOfThePenMayHaveAColour) {
  const std::string text =
      R"({"omnidoku":1,"board":"grid:9","play":{"pen":{"R1C1":{"line":["R1C2",{"to":"R2C2","colour":3}]}}}})";
  const model::Document document = read_native(text);
  const auto line = model::PenKind::line;
  const model::PenEnds pen{{geometry::Cell(1), line}, {geometry::Cell(10), line, 3}};
  ASSERT_TRUE(document.play);
  EXPECT_EQ(document.play->marks[0].pen, pen);
  const auto written = write(document, *find_format("json"));
  ASSERT_TRUE(written.has_value());
  EXPECT_EQ(read_native(*written).play->marks[0].pen, pen);
}

TEST(NativeJson, ForeignMembersAreKept) {
  const std::string text =
      R"({"omnidoku":1,"board":{"type":"grid","size":4},"x-colour":{"a":[1,null]},"x-b":true})";
  const auto document = read_native(text);
  const auto written = write(document, *find_format("json"));
  ASSERT_TRUE(written.has_value());
  EXPECT_EQ(*written, text + "\n");
}

TEST(NativeJson, MembersOfTheSchemaAreThoseThatAreRead) {
  std::string text;
  const auto lines =
      testing_support::read_lines(testing_support::source_dir() / "docs/native-format.schema.json");
  ASSERT_TRUE(lines.has_value());
  for (const std::string& line : *lines) text += line + "\n";
  const auto schema = parse_json(text);
  ASSERT_TRUE(schema.has_value()) << schema.error().text();
  const auto names = [](const Value* object) {
    std::vector<std::string> result;
    if (object == nullptr) return result;
    for (const auto& [key, value] : object->members()) result.push_back(key);
    std::sort(result.begin(), result.end());
    return result;
  };
  const auto known = [](std::string_view object) {
    std::vector<std::string> result;
    for (const std::string_view name : native_members(object)) result.emplace_back(name);
    std::sort(result.begin(), result.end());
    return result;
  };
  const Value* properties = schema->find("properties");
  ASSERT_NE(properties, nullptr);
  EXPECT_EQ(names(properties), known("puzzle"));
  EXPECT_EQ(names(properties->find("metadata")->find("properties")), known("metadata"));
  EXPECT_EQ(names(properties->find("play")->find("properties")), known("play"));
}

TEST(NativeJson, NestingAndGarbageAreErrors) {
  EXPECT_EQ(native_error("{\"omnidoku\":1,\"x-a\":" + std::string(10000, '[')).code,
            ErrorCode::too_large);
  EXPECT_EQ(native_error("[1]").code, ErrorCode::syntax);
  EXPECT_EQ(native_error("{").where.line, 1U);
}

}  // namespace
}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
#include "formats/json.h"

#include <limits>
#include <string>

#include <gtest/gtest.h>

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using base::Value;

base::Error json_error(std::string_view text) {
  const auto value = parse_json(text);
  EXPECT_FALSE(value.has_value()) << text;
  return value ? base::Error{} : value.error();
}

TEST(ParseJson, KeepsOrderAndKinds) {
  const auto value = parse_json(R"({"b": [1, -2, 0.5, true, null, "x\u00e4\n"], "a": {}})");
  ASSERT_TRUE(value.has_value()) << value.error().text();
  ASSERT_EQ(value->members().size(), 2U);
  EXPECT_EQ(value->members()[0].first, "b");
  const Value& list = *value->find("b");
  EXPECT_EQ(list.items()[0], Value(1));
  EXPECT_EQ(list.items()[1], Value(-2));
  EXPECT_EQ(list.items()[2], Value(0.5));
  EXPECT_EQ(list.items()[3], Value(true));
  EXPECT_TRUE(list.items()[4].is_null());
  EXPECT_EQ(list.items()[5], Value("x\xC3\xA4\n"));
  EXPECT_TRUE(value->find("a")->is_object());
}

TEST(ParseJson, RoundTripsThroughBothStyles) {
  const std::string text =
      R"({"a":[1,2,[3,{"b":"\"\\/\t"}]],"c":-9223372036854775808,"d":0.1,"e":1e+300,"f":[],"g":{}})";
  const auto value = parse_json(text);
  ASSERT_TRUE(value.has_value());
  for (const JsonStyle style : {JsonStyle::compact, JsonStyle::readable}) {
    const auto again = parse_json(write_json(*value, style));
    ASSERT_TRUE(again.has_value()) << write_json(*value, style);
    EXPECT_EQ(*again, *value);
  }
  EXPECT_EQ(write_json(Value(std::numeric_limits<std::int64_t>::min())), "-9223372036854775808");
}

TEST(ParseJson, BreaksLongObjectsOverLines) {
  Value value = Value::object();
  value.set("title", std::string(60, 'x'));
  value.set("cells", Value(Value::Array{1, 2, 3}));
  value.set("text", std::string(40, 'y'));
  EXPECT_EQ(write_json(value, JsonStyle::readable),
            "{\n  \"title\": \"" + std::string(60, 'x') +
                "\",\n  \"cells\": [1,2,3],\n  \"text\": \"" + std::string(40, 'y') + "\"\n}");
}

TEST(ParseJson, PointsAtTheMistake) {
  const auto error = json_error("{\n  \"a\": 1,\n  \"b\" 2\n}");
  EXPECT_EQ(error.code, ErrorCode::syntax);
  EXPECT_EQ(error.where.line, 3U);
  EXPECT_EQ(error.where.column, 7U);
  EXPECT_NE(error.what.find("'2'"), std::string::npos) << error.what;
}

TEST(ParseJson, RefusesDuplicateKeys) {
  const auto error = json_error("{\"a\":1,\n\"a\":2}");
  EXPECT_EQ(error.where.line, 2U);
  EXPECT_NE(error.what.find("'a'"), std::string::npos) << error.what;
}

TEST(ParseJson, NoControlCharacterComesOutOfAString) {
  const auto value = parse_json(R"({"a\u001b":"x\u001b[31m\u0000\u009b\u007f\ty\n"})");
  ASSERT_TRUE(value.has_value());
  const auto& [key, text] = value->members().front();
  EXPECT_EQ(key, "a\uFFFD");
  EXPECT_EQ(*text.if_string(), "x\uFFFD[31m\uFFFD\uFFFD\uFFFD\ty\n");
}

TEST(Json, LineEndsInStringsArePlain) {
  const auto value = parse_json(R"({"a\r\nb":"c\rd\r\ne\u0085f\fg\n"})");
  ASSERT_TRUE(value.has_value()) << value.error().text();
  const base::Value* words = value->find("a\nb");
  ASSERT_NE(words, nullptr);
  EXPECT_EQ(*words->if_string(), "c\nd\ne\nf g\n");
}

TEST(ParseJson, SaysInItsOwnWordsWhatIsWrong) {
  const auto what = [](const char* text) { return parse_json(text).error().what; };
  EXPECT_EQ(what("{hello"), "this is not JSON: it cannot go on with 'h' here");
  EXPECT_EQ(what("{\"a\": [1,"), "this is not JSON: it ends too early");
  EXPECT_EQ(what("[1, \u00E9]"), "this is not JSON: it cannot go on with '\u00E9' here");
}

TEST(ParseJson, RefusesDeepNestingWithoutOverflow) {
  const std::string deep = std::string(10000, '[') + std::string(10000, ']');
  EXPECT_EQ(json_error(deep).code, ErrorCode::too_large);
  const std::string fine = std::string(200, '[') + std::string(200, ']');
  EXPECT_TRUE(parse_json(fine).has_value());
}

TEST(ParseJson, RefusesNumbersOutOfRange) {
  EXPECT_EQ(json_error("[1e999]").code, ErrorCode::syntax);
  EXPECT_EQ(*parse_json("18446744073709551615"), Value(18446744073709551615.0));
}

TEST(ParseJson, RefusesEmptyAndTrailingText) {
  EXPECT_EQ(json_error("").where.line, 1U);
  EXPECT_EQ(json_error("{} {}").where.column, 4U);
}

TEST(OutlineJson, ListsKeysAndKnowsTheEnd) {
  const auto outline = outline_json(" {\"a\": {\"x\": 1}, \"b\\\"c\": [\"}\"], \"d\": 2 } \n");
  EXPECT_TRUE(outline.is_object);
  EXPECT_TRUE(outline.complete);
  ASSERT_EQ(outline.keys.size(), 3U);
  EXPECT_EQ(outline.keys[0], "a");
  EXPECT_EQ(outline.keys[1], "b\\\"c");
  EXPECT_TRUE(outline.has("d"));
  EXPECT_FALSE(outline.has("x"));
}

TEST(OutlineJson, SeesWhatIsCutOrFollowed) {
  EXPECT_FALSE(outline_json("{").complete);
  EXPECT_FALSE(outline_json("{\"a\": [1, 2}").complete);
  EXPECT_FALSE(outline_json("{\"a\": \"").complete);
  EXPECT_FALSE(outline_json("{} {}").complete);
  EXPECT_FALSE(outline_json("[1]").is_object);
  EXPECT_FALSE(outline_json("").is_object);
}

TEST(JsonCursor, TellsPathAndPosition) {
  const std::string text = "{\"a\": [1,\n {\"b\": 7}]}";
  const auto value = parse_json(text);
  ASSERT_TRUE(value.has_value());
  const JsonCursor root(text, *value);
  const JsonCursor list = root.member("a");
  const JsonCursor object = list.at(1);
  const JsonCursor number = object.member("b");
  EXPECT_EQ(number.path(), "a[1].b");
  const auto error = number.wrong_kind("a string");
  EXPECT_EQ(error.what, "a[1].b: must be a string, not a whole number");
  EXPECT_EQ(error.where.line, 2U);
  EXPECT_EQ(error.where.column, 8U);
  EXPECT_EQ(root.path(), "");
}

}  // namespace
}  // namespace omnidoku::formats

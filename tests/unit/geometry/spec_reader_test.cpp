// SPDX-License-Identifier: MIT
#include "geometry/spec_reader.h"

#include <gtest/gtest.h>

namespace omnidoku::geometry {
namespace {

using base::Value;

TEST(SpecReader, WholeNumbersInARange) {
  const Value spec = Value::object({{"n", 5}, {"s", "5"}, {"big", std::int64_t{1} << 40}});
  EXPECT_EQ(*read_int(spec, "n", 1, 9), 5);
  EXPECT_EQ(*read_int(spec, "absent", 1, 9, 7), 7);
  EXPECT_EQ(read_int(spec, "absent", 1, 9).error().what, "the member \"absent\" is missing");
  EXPECT_EQ(read_int(spec, "n", 6, 9).error().what, "\"n\" must be from 6 to 9, not 5");
  EXPECT_EQ(read_int(spec, "big", 1, 9).error().what,
            "\"big\" must be from 1 to 9, not 1099511627776");
  EXPECT_EQ(read_int(spec, "s", 1, 9).error().what,
            "\"s\" must be a whole number from 1 to 9, not a string");
  EXPECT_EQ(read_int(Value::object({{"n", 1.5}}), "n", 1, 9).error().what,
            "\"n\" must be a whole number from 1 to 9, not a fraction");
}

TEST(SpecReader, Pairs) {
  const Value spec = Value::object({{"p", Value::Array{2, 3}}, {"t", Value::Array{2, 3, 4}}});
  EXPECT_EQ(*read_int_pair(spec, "p", 1, 9), std::pair(2, 3));
  EXPECT_EQ(*read_int_pair(spec, "q", 1, 9, std::pair(4, 5)), std::pair(4, 5));
  EXPECT_EQ(read_int_pair(spec, "t", 1, 9).error().what,
            "\"t\" must be a list of two numbers, but has 3");
  EXPECT_FALSE(read_int_pair(spec, "q", 1, 9).has_value());
}

TEST(SpecReader, QuotedTextIsShortAndPrintable) {
  EXPECT_EQ(quote("abc"), "\"abc\"");
  EXPECT_EQ(quote("a\nb\x7F"), "\"a?b?\"");
  EXPECT_EQ(quote(std::string(50, 'x')), "\"" + std::string(40, 'x') + "...\"");
  // A character is never cut in half: byte 40 is the second one of the letter.
  EXPECT_EQ(quote(std::string(39, 'x') + "\xC3\xA4" + "yz"), "\"" + std::string(39, 'x') + "...\"");
}

TEST(SpecReader, Characters) {
  EXPECT_EQ(characters("a \xC3\xA4\n\xF0\x9F\x90\xB1"),
            (std::vector<std::string>{"a", "\xC3\xA4", "\xF0\x9F\x90\xB1"}));
  EXPECT_EQ(characters("\x80\xC3"), (std::vector<std::string>{"\x80", "\xC3"}));
  EXPECT_TRUE(characters("").empty());
}

TEST(SpecReader, SplitAndNumbers) {
  EXPECT_EQ(split("a::b", ':'), (std::vector<std::string_view>{"a", "", "b"}));
  EXPECT_EQ(split("", ':'), (std::vector<std::string_view>{""}));
  EXPECT_EQ(parse_int("12", 1, 64), 12);
  EXPECT_EQ(parse_int("+12", 1, 64), std::nullopt);
  EXPECT_EQ(parse_int("12 ", 1, 64), std::nullopt);
  EXPECT_EQ(parse_int("99999999999999999999", 1, 64), std::nullopt);
  EXPECT_EQ(parse_int_pair("3x4", 1, 64), std::pair(3, 4));
  EXPECT_EQ(parse_int_pair("3x4x5", 1, 64), std::nullopt);
  EXPECT_EQ(upper_case("r1c1\xC3\xA4"), "R1C1\xC3\xA4");
}

TEST(SpecReader, MembersGivenTwice) {
  const Value twice(Value::Object{{"a", 1}, {"a", 2}});
  EXPECT_EQ(check_known_members(twice, {"a", "b"}, "thing").error().what,
            "thing: the member \"a\" is given twice");
  EXPECT_EQ(check_known_members(Value::object({{"c", 1}}), {"a", "b"}).error().hint,
            "known are a, b");
}

}  // namespace
}  // namespace omnidoku::geometry

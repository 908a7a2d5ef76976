// SPDX-License-Identifier: MIT
#include "formats/text.h"

#include <string>

#include <gtest/gtest.h>

namespace omnidoku::formats {
namespace {

using base::ErrorCode;

TEST(CleanText, DropsTheByteOrderMarkAndUnifiesLineEnds) {
  const auto clean = clean_text(
      "\xEF\xBB\xBF"
      "ab\r\ncd\ref\n");
  ASSERT_TRUE(clean.has_value());
  EXPECT_EQ(*clean, "ab\ncd\nef\n");
}

TEST(FindTag, FindsWhatFindDoes) {
  for (const std::string text :
       {"", "<", "a", "<a", "<<a", "a<b<a", "<ab", "aaa<a", "<b a", "<a<a", "<<<<"}) {
    EXPECT_EQ(find_tag(text, "a"), text.find("<a")) << text;
  }
}

TEST(CleanText, RefusesNulWithLineAndColumn) {
  const auto clean = clean_text(std::string_view("ab\nc\0d", 6));
  ASSERT_FALSE(clean.has_value());
  EXPECT_EQ(clean.error().code, ErrorCode::encoding);
  EXPECT_EQ(clean.error().where.line, 2U);
  EXPECT_EQ(clean.error().where.column, 2U);
}

TEST(CleanText, RefusesLateControlCharacters) {
  const auto text = clean_text(
      "ab\nc\xC2\x9B"
      "31m");
  ASSERT_FALSE(text.has_value());
  EXPECT_NE(text.error().what.find("0x9B"), std::string::npos) << text.error().what;
  EXPECT_EQ(text.error().where.line, 2U);
  EXPECT_EQ(clean_text("a\xC2\x85"
                       "b\xC2\xA0"
                       "c")
                .value(),
            "a\nb\xC2\xA0"
            "c");
}

TEST(CleanText, RefusesInvalidUtf8WithLineAndColumn) {
  const auto clean = clean_text("ab\n12\xFFz");
  ASSERT_FALSE(clean.has_value());
  EXPECT_EQ(clean.error().code, ErrorCode::encoding);
  EXPECT_EQ(clean.error().where.line, 2U);
  EXPECT_EQ(clean.error().where.column, 3U);
}

TEST(CleanText, Utf16BecomesUtf8) {
  using namespace std::string_literals;
  // "5", an e with an accent, the sign for the euro, an emoji.
  EXPECT_EQ(*clean_text("\xFF\xFE\x35\x00\xE9\x00\xAC\x20\x3D\xD8\x00\xDE"s),
            "5\u00E9\u20AC\U0001F600");
  EXPECT_EQ(*clean_text("\xFE\xFF\x00\x35\x00\x0D\x00\x0A\x20\xAC"s), "5\n\u20AC");
  EXPECT_EQ(*clean_text("\xFF\xFE"s), "");
  for (const std::string& damaged : {"\xFF\xFE\x35"s, "\xFF\xFE\x3D\xD8"s, "\xFF\xFE\x00\xDE"s}) {
    const auto clean = clean_text(damaged);
    ASSERT_FALSE(clean.has_value());
    EXPECT_NE(clean.error().what.find("UTF-16"), std::string::npos);
  }
}

TEST(CleanText, RefusesTooMuchTextAtOnce) {
  const std::string big(kMaxTextBytes + 1, 'x');
  const auto clean = clean_text(big);
  ASSERT_FALSE(clean.has_value());
  EXPECT_EQ(clean.error().code, ErrorCode::too_large);
}

TEST(Lines, ContentLinesLeaveOutCommentsAndBlankLines) {
  const auto lines = content_lines("# one\n\n 12 \n  # two\n34");
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].number, 3U);
  EXPECT_EQ(lines[0].text, " 12");
  EXPECT_EQ(lines[1].number, 5U);
  EXPECT_EQ(lines[1].text, "34");
}

TEST(Lines, ALineEndAtTheEndStartsNoLine) {
  EXPECT_EQ(split_lines("a\nb\n").size(), 2U);
  EXPECT_EQ(split_lines("a\n\n").size(), 2U);
  EXPECT_TRUE(split_lines("").empty());
}

TEST(Quote, CutsLongTextBetweenCharacters) {
  EXPECT_EQ(quote("abc"), "'abc'");
  std::string text(36, 'a');
  text += "\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4";
  const std::string quoted = quote(text);
  EXPECT_TRUE(clean_text(quoted).has_value()) << quoted;
  EXPECT_EQ(quoted, "'" + std::string(36, 'a') + "...'");
}

TEST(WhereIn, CountsLinesAndColumnsFromOne) {
  const auto where = where_in("ab\ncd", 4);
  EXPECT_EQ(where.line, 2U);
  EXPECT_EQ(where.column, 2U);
  EXPECT_EQ(where_in("a\n\u00e4\U0001F34Ex", 8).column, 3U) << "characters, not bytes";
}

}  // namespace
}  // namespace omnidoku::formats

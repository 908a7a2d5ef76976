// SPDX-License-Identifier: MIT
#include "model/symbols.h"

#include <gtest/gtest.h>

namespace omnidoku::model {
namespace {

using base::ErrorCode;
using geometry::Digit;

TEST(Symbols, StandardOnesRunFrom1ToTheEndOf64) {
  const Symbols symbols = Symbols::standard(64);
  EXPECT_EQ(symbols.text(Digit(0)), "1");
  EXPECT_EQ(symbols.text(Digit(9)), "A");
  EXPECT_EQ(symbols.text(Digit(35)), "a");
  EXPECT_EQ(symbols.value(Digit(63)), 64);
  EXPECT_TRUE(symbols.single_bytes());
  EXPECT_EQ(symbols.find("a"), Digit(35)) << "with more than 35 symbols case matters";
  EXPECT_EQ(Symbols::standard(16).find("a"), Digit(9));
  EXPECT_EQ(Symbols::standard(9).find("A"), std::nullopt);
  EXPECT_EQ(Symbols::standard(9).total(), 45);
}

TEST(Symbols, AnyGraphemeClusterIsASymbol) {
  // An emoji with a skin tone, a family of joined emoji, a letter with a combining accent, a kanji.
  const auto symbols = Symbols::from_text(
      "\xF0\x9F\x91\x8D\xF0\x9F\x8F\xBD"
      "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x91\xA7"
      "e\xCC\x81"
      "\xE5\xAD\xA6");
  ASSERT_TRUE(symbols) << symbols.error().text();
  EXPECT_EQ(symbols->size(), 4);
  EXPECT_EQ(symbols->text(Digit(2)), "\u00E9");  // composed
  EXPECT_EQ(symbols->find("e\xCC\x81"), Digit(2));
  EXPECT_EQ(symbols->find("\u00E9"), Digit(2));
  EXPECT_EQ(symbols->find("e"), std::nullopt);
  EXPECT_FALSE(symbols->single_bytes());
  EXPECT_FALSE(symbols->is_standard());
}

TEST(Symbols, RefusesWhatCannotBeTold) {
  const auto code_of = [](std::vector<Symbol> symbols) {
    return Symbols::make(std::move(symbols)).error().code;
  };
  EXPECT_EQ(code_of({}), ErrorCode::too_large);
  EXPECT_EQ(code_of({{"a", 1}, {"a", 2}}), ErrorCode::unknown_symbol);
  EXPECT_EQ(code_of({{"ab", 1}}), ErrorCode::unknown_symbol);
  EXPECT_EQ(code_of({{"", 1}}), ErrorCode::unknown_symbol);
  EXPECT_EQ(code_of({{" ", 1}}), ErrorCode::unknown_symbol);
  EXPECT_EQ(code_of({{"a", kMaxSymbolValue + 1}}), ErrorCode::unknown_symbol);
  EXPECT_EQ(code_of({{"\xFF", 1}}), ErrorCode::encoding);
  EXPECT_EQ(code_of(std::vector<Symbol>(65, Symbol{"a", 1})), ErrorCode::too_large);
}

TEST(Symbols, WhatDiffersOnlyUnseenIsOneSymbol) {
  for (const char* unseen : {"\u200C", "\u200D", "\uFE0F", "\u034F", "\U000E0041", "\U000E0100"}) {
    const auto symbols = Symbols::make({{"a", 1}, {std::string("a") + unseen, 2}});
    ASSERT_FALSE(symbols.has_value()) << unseen;
    EXPECT_NE(symbols.error().what.find("twice"), std::string::npos) << symbols.error().text();
    EXPECT_EQ(Symbols::from_text("ab")->find(std::string("b") + unseen), Digit(1));
  }
  // A woman with a child, two flags that differ in tags.
  const std::string england =
      "\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F";
  const std::string wales =
      "\U0001F3F4\U000E0067\U000E0062\U000E0077\U000E006C\U000E0073\U000E007F";
  EXPECT_TRUE(Symbols::make({{"\U0001F469", 1},
                             {"\U0001F469\u200D\U0001F467", 2},
                             {england, 3},
                             {wales, 4},
                             {"\U0001F3F4", 5}}));
}

TEST(Symbols, RefusesWhatCannotBeSeen) {
  for (const char* text :
       {"\x1B", "\x7F", "\u009B", "\r\n", "\u00A0", "\u3000", "\u200B", "\uFEFF", "\u202E",
        "\u200F", "\u2066", "\u0301", "\u20E3", "\u2800", "\u3164", "\u2028"}) {
    const auto symbols = Symbols::make({{text, 1}});
    ASSERT_FALSE(symbols.has_value()) << text;
    EXPECT_EQ(symbols.error().code, ErrorCode::unknown_symbol);
    EXPECT_EQ(symbols.error().what.find(text), std::string::npos) << symbols.error().what;
    EXPECT_NE(symbols.error().what.find("U+"), std::string::npos) << symbols.error().what;
  }
  // One letter with an accent, spelled in two ways, is one symbol.
  const auto twice = Symbols::make({{"\u00E9", 1}, {"e\u0301", 2}});
  ASSERT_FALSE(twice.has_value());
  EXPECT_NE(twice.error().what.find("twice"), std::string::npos) << twice.error().what;
}

TEST(Symbols, ValuesMayRepeatAndBeNegative) {
  const auto symbols = Symbols::make({{"x", -5}, {"y", 0}, {"z", 0}});
  ASSERT_TRUE(symbols);
  EXPECT_EQ(symbols->total(), -5);
}

TEST(Graphemes, TellTheFirstBadByte) {
  EXPECT_EQ(find_invalid_utf8("ab\xC3(").value(), 3U);
  EXPECT_EQ(find_invalid_utf8("plain"), std::nullopt);
  EXPECT_EQ(split_graphemes("ab\xC3").error().where.column, 3U);
}

}  // namespace
}  // namespace omnidoku::model

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
  EXPECT_EQ(symbols->text(Digit(2)), "e\xCC\x81");
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

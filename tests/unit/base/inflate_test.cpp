// SPDX-License-Identifier: MIT
#include "base/inflate.h"

#include <string>

#include <gtest/gtest.h>

namespace omnidoku::base {
namespace {

template <std::size_t N>
std::string bytes(const char (&text)[N]) {
  return std::string(text, N - 1);
}

// "Sudoku sudoku sudoku, " three times, by the fixed code.
const std::string kFixed =
    bytes("\013\056\115\311\317\056\125\050\106\246\164\024\202\111\020\005\000");

// 600 letters and digits at random, by a code of their own.
const std::string kOwnCode = bytes(
    "\025\221\333\021\104\041\010\103\133\241\000\165\024\120\257\345\044\320\177\015"
    "\313\372\311\110\036\007\072\002\153\256\063\210\205\321\067\276\031\057\034\002"
    "\340\030\306\145\177\320\230\313\242\305\215\231\350\166\300\363\022\117\336\247"
    "\135\057\063\175\351\160\254\170\243\137\066\373\356\153\230\127\101\035\155\275"
    "\122\316\157\273\217\103\152\200\146\061\264\171\233\161\155\077\214\247\124\143"
    "\307\152\156\324\276\132\157\060\333\133\346\106\034\232\023\026\270\225\150\042"
    "\042\260\331\022\144\050\157\234\057\347\047\153\001\071\244\063\020\245\266\173"
    "\265\252\106\217\363\323\333\255\176\351\014\075\125\307\345\236\216\227\044\262"
    "\166\362\261\173\224\076\234\076\371\155\255\275\006\372\355\316\205\073\122\027"
    "\144\217\277\237\070\377\016\027\303\332\265\002\202\207\032\323\030\262\065\232"
    "\010\062\366\267\350\126\370\172\011\121\260\175\300\255\200\106\313\232\317\050"
    "\123\354\352\322\153\067\274\023\263\132\360\241\017\113\213\157\111\301\375\303"
    "\317\127\375\207\014\224\175\325\346\266\157\335\026\345\226\214\126\375\046\216"
    "\037\211\212\046\025\055\103\140\333\013\130\041\030\010\373\207\073\310\266\026"
    "\241\202\072\123\075\111\174\272\363\037\372\225\356\265\367\221\331\215\370\156"
    "\055\336\131\254\154\332\304\020\306\302\351\016\174\255\320\024\355\030\076\130"
    "\372\253\256\052\172\346\075\057\102\326\135\361\165\251\073\236\070\125\116\117"
    "\243\062\177");

TEST(Inflate, EveryKindOfPacking) {
  const std::string words = "Sudoku sudoku sudoku, ";
  EXPECT_EQ(*inflate(kFixed, 100), words + words + words);
  EXPECT_EQ(*inflate(bytes("\001\003\000\374\377abc"), 3), "abc");
  EXPECT_EQ(*inflate(bytes("\000\001\000\376\377a\001\001\000\376\377b"), 9), "ab");
  const auto random = inflate(kOwnCode, 1000);
  ASSERT_TRUE(random.has_value());
  EXPECT_EQ(random->size(), 600U);
  EXPECT_EQ(random->substr(0, 30), "b4aca1016.ba1a.-5a80c9c4a aaa6");
  EXPECT_EQ(random->substr(570), "0769cc 171c8- 3596c6caa26,b2bd");
}

TEST(Inflate, WhatIsDamagedOrTooLargeIsRefused) {
  for (const std::string* packed : {&kFixed, &kOwnCode}) {
    for (std::size_t length = 0; length + 1 < packed->size(); ++length) {
      const auto cut = inflate(packed->substr(0, length), 1000);
      ASSERT_FALSE(cut.has_value()) << length;
      EXPECT_EQ(cut.error().code, ErrorCode::syntax);
    }
  }
  EXPECT_FALSE(inflate("\007", 10).has_value());                           // no such kind
  EXPECT_FALSE(inflate(bytes("\001\003\000\000\000abc"), 9).has_value());  // a false length
  const auto large = inflate(kFixed, 65);
  ASSERT_FALSE(large.has_value());
  EXPECT_EQ(large.error().code, ErrorCode::too_large);
}

}  // namespace
}  // namespace omnidoku::base

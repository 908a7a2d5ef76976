// SPDX-License-Identifier: MIT
#include "formula/canonical.h"

#include <gtest/gtest.h>

namespace omnidoku::formula {
namespace {

struct Same {
  const char* one;
  const char* other;
};

TEST(Canonical, WaysToSayTheSameHaveOneText) {
  constexpr Same kSame[] = {
      {"each a, b in steps: |a - b| >= 5", "each x, y in steps(it): 4 < abs(y - x)"},
      {"no a, b in knights: a = b", "each b, a in knights: not (b == a)"},
      {"sum = clue", "clue = sum()"},
      {"sum(it) = 12", "12 = (sum)"},
      {"each c in it: c in {1..3}", "each it: it in {1, 2, 3}"},
      {"it is rising and sum > 10", "sum >= 11 and it is rising"},
      {"some a in it: a is odd", "at least 1 of a in it: odd(a)"},
      {"not (some a in it: a = 5)", "exactly 0 of c in it: c = 5"},
      {"if it[1] = 2 then it is odd", "it[1] = 2 => it is odd"},
      {"count(c in it where c is odd) = 2", "2 = length(d in it where d is odd)"},
      {"let s = sum: s > 3 or s < 2", "let t = sum(it): 1 >= t or 4 <= t"},
      {"each things: sum = clue", "each things: clue = sum(it)"},
      {"it[1] = 2 * it[2]", "it[2] * 2 = it[1]"},
  };
  for (const Same& same : kSame) {
    const auto one = canonical_text(same.one);
    ASSERT_TRUE(one) << same.one;
    EXPECT_EQ(one, canonical_text(same.other)) << same.other;
    EXPECT_EQ(canonical_text(*one), one) << "it is a formula, and its own canonical text";
  }
}

TEST(Canonical, WhatDiffersHasTexts) {
  constexpr Same kDifferent[] = {
      {"each a, b in steps: |a - b| >= 5", "each a, b in pairs: |a - b| >= 5"},
      {"each a, b in steps: a < b", "each a, b in steps: b < a"},
      // Of a member that is not there one holds and the other does not.
      {"not (it[7] = 3)", "it[7] != 3"},
      // Lists are joined in order.
      {"first(it + other) = 3", "first(other + it) = 3"},
      {"each a in it: some b in other: a = b", "each a in it: some b in other: b = 1"},
      {"each things: sum = clue", "each a in things: sum = clue"},
      {"sum = clue or it is odd", "sum = clue and it is odd"},
  };
  for (const Same& one : kDifferent) {
    ASSERT_TRUE(canonical_text(one.one)) << one.one;
    EXPECT_NE(canonical_text(one.one), canonical_text(one.other)) << one.one;
  }
}

TEST(Canonical, WhatIsNoFormulaHasNone) { EXPECT_EQ(canonical_text("each a in: a"), std::nullopt); }

}  // namespace
}  // namespace omnidoku::formula

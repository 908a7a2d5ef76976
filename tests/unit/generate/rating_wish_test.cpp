// SPDX-License-Identifier: MIT
//
// Wishes in the words and numbers of scales.
#include "generate/rating_wish.h"

#include <gtest/gtest.h>

namespace omnidoku::generate::rating_wish_test {
namespace {

TEST(RatingWish, ReadsNumbersAndRanges) {
  const auto se = rating_wish_from(Measure::se, "4.4-4.6");
  ASSERT_TRUE(se);
  EXPECT_EQ(se->least, 44);
  EXPECT_EQ(se->most, 46);
  EXPECT_EQ(to_string(*se), "an SE rating of 4.4 to 4.6");
  const auto one = rating_wish_from(Measure::se, "9");
  ASSERT_TRUE(one);
  EXPECT_EQ(one->least, 90);
  EXPECT_EQ(one->most, 90);
  const auto score = rating_wish_from(Measure::human, "800-1200");
  ASSERT_TRUE(score);
  EXPECT_EQ(score->most, 1200);
}

TEST(RatingWish, ReadsLevelsHoweverTheyAreWritten) {
  for (const char* text : {"Unfair", "unfair", "UNFAIR"}) {
    const auto wish = rating_wish_from(Measure::hodoku, text);
    ASSERT_TRUE(wish) << text;
    EXPECT_EQ(wish->level, ratings::hodoku::Level::unfair);
    EXPECT_EQ(to_string(*wish), "HoDoKu's level Unfair");
  }
  EXPECT_FALSE(rating_wish_from(Measure::se, "unfair"));
}

TEST(RatingWish, RefusesWhatIsNone) {
  for (const char* text : {"", "-", "4.", ".5", "4.55", "4.4-", "-4.4", "4.6-4.4", "4.4-4.6-4.8",
                           "4,5", " 4.5", "4.5 ", "99999999999", "x", "7.2x"}) {
    EXPECT_FALSE(rating_wish_from(Measure::se, text)) << text;
  }
  for (const char* text : {"4.5", "Beyond", "1200-800", ""}) {
    EXPECT_FALSE(rating_wish_from(Measure::hodoku, text)) << text;
  }
}

TEST(RatingWish, MeasuresHaveTheWordsOfRate) {
  for (const Measure measure : kMeasures) EXPECT_EQ(measure_from(to_string(measure)), measure);
  EXPECT_FALSE(measure_from("SE"));
}

}  // namespace
}  // namespace omnidoku::generate::rating_wish_test

// SPDX-License-Identifier: MIT
#include "formats/lz_string.h"

#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "formats/json.h"

namespace omnidoku::formats {
namespace {

// A small puzzle, packed by the original lz-string.
const std::string kLink =
    "N4IgzglgXgpiBcAWANCALhNAbO90lQHMAnCAEwQG1LQA3AQywFdcBGIiWmAOwTWJYBfZMGGiRggLrIaYuROmyJy0Yv"
    "Hq5k6SADWELDmIBjeoVw0QRmAbBUQAJVYBhVgQfOATCG0NmuEADMIFKCQA";

TEST(LzString, ReadsWhatFPuzzlesWrote) {
  const auto text = decompress_from_base64(kLink);
  ASSERT_TRUE(text.has_value()) << text.error().text();
  EXPECT_TRUE(text->starts_with(R"({"size":4,"title":"t","grid":[[{)")) << *text;
  EXPECT_TRUE(parse_json(*text).has_value()) << *text;
  EXPECT_NE(text->find(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"3"}])"),
            std::string::npos);
}

TEST(LzString, WritesTheSameDigits) {
  const auto text = decompress_from_base64(kLink);
  ASSERT_TRUE(text.has_value());
  EXPECT_EQ(compress_to_base64(*text), kLink);
}

TEST(LzString, KnownStreams) {
  // Worked out by hand from the description: 'a' = code 0 in 2 bits, 0x61 lowest bit first, end = 2
  // in 2 bits (01 lowest first): 00 1000 0110 01 and the rest of a digit.
  EXPECT_EQ(compress_to_base64("a"), "IZA=");
  EXPECT_EQ(decompress_from_base64("IZA=").value(), "a");
  EXPECT_EQ(decompress_from_base64("IZA").value(), "a");
  EXPECT_EQ(compress_to_base64(""), "Q===");
  EXPECT_EQ(decompress_from_base64("Q===").value(), "");
}

TEST(LzString, RoundTripsRandomText) {
  base::Random random(7);
  for (int round = 0; round < 300; ++round) {
    std::string text;
    const std::uint64_t length = random.below(2000);
    const std::uint64_t num_letters = 1 + random.below(30);
    for (std::uint64_t i = 0; i < length; ++i) {
      const std::uint64_t letter = random.below(num_letters);
      if (letter == 20) {
        text += "\u00e9";
      } else if (letter == 21) {
        text += "\u20ac";
      } else if (letter == 22) {
        text += "\U0001F34E";
      } else {
        text += static_cast<char>('a' + letter);
      }
    }
    const std::string packed = compress_to_base64(text);
    EXPECT_EQ(packed.size() % 4, 0U);
    const auto again = decompress_from_base64(packed);
    ASSERT_TRUE(again.has_value()) << round;
    ASSERT_EQ(*again, text) << round;
  }
}

TEST(LzString, EveryCutIsAnError) {
  for (std::size_t length = 0; length + 4 < kLink.size(); ++length) {
    const auto text = decompress_from_base64(kLink.substr(0, length));
    EXPECT_FALSE(text.has_value()) << length << ": " << *text;
  }
}

TEST(LzString, DamageIsAnErrorOrOtherText) {
  base::Random random(8);
  constexpr std::string_view kDigits = "ABCabc019+/";
  const std::string original = decompress_from_base64(kLink).value();
  for (int round = 0; round < 2000; ++round) {
    std::string damaged = kLink;
    damaged[random.below(damaged.size())] = kDigits[random.below(kDigits.size())];
    const auto text = decompress_from_base64(damaged);
    if (text && damaged != kLink) {
      EXPECT_NE(*text, original) << damaged;
    }
  }
}

TEST(LzString, RefusesBombs) {
  // A long run of one letter compresses to about the square root of its length.
  const std::string bomb = compress_to_base64(std::string(9 << 20, 'a'));
  EXPECT_LT(bomb.size(), 20000U);
  const auto text = decompress_from_base64(bomb);
  ASSERT_FALSE(text.has_value());
  EXPECT_EQ(text.error().code, base::ErrorCode::too_large);
}

TEST(LzString, RefusesOtherCharacters) {
  EXPECT_FALSE(decompress_from_base64("N4Ig%2B").has_value());
  EXPECT_FALSE(decompress_from_base64("").has_value());
  EXPECT_FALSE(decompress_from_base64("====").has_value());
}

}  // namespace
}  // namespace omnidoku::formats

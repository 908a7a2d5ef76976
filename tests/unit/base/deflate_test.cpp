// SPDX-License-Identifier: MIT
#include "base/deflate.h"

#include <string>

#include <gtest/gtest.h>

#include "base/inflate.h"
#include "base/random.h"

namespace omnidoku::base {
namespace {

TEST(Deflate, ComesBackAsItWas) {
  Random random(7);
  std::string noise;
  for (int i = 0; i < 3000; ++i) noise += static_cast<char>(random.below(256));
  std::string words;
  for (int i = 0; i < 5000; ++i) words += "[" + std::to_string(random.below(40)) + ",\"z\"],";
  const std::string far = noise + std::string(40'000, 'x') + noise;
  for (const std::string& text : {std::string(), std::string("a"), std::string("abc"),
                                  std::string(1000, 'a'), noise, words, far}) {
    const auto again = inflate(deflate(text), text.size());
    ASSERT_TRUE(again.has_value()) << text.size();
    EXPECT_TRUE(*again == text) << text.size();
  }
  EXPECT_LT(deflate(words).size(), words.size() / 2);
}

}  // namespace
}  // namespace omnidoku::base

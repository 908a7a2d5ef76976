// SPDX-License-Identifier: MIT
#include "logic/telling/words.h"

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::logic {
namespace {

TEST(Words, SymbolsHaveTheirNoun) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const auto noun = [&puzzle](const char* symbols) {
    puzzle.symbols = model::Symbols::from_text(symbols).value();
    const Structure structure(puzzle);
    const Words words(structure);
    return words.in_symbols("A digit; digits, the digital digit.");
  };
  EXPECT_EQ(noun("1234"), "A digit; digits, the digital digit.");
  EXPECT_EQ(noun("abcf"), "A letter; letters, the digital letter.");
  EXPECT_EQ(noun("12ab"), "A symbol; symbols, the digital symbol.");
  EXPECT_EQ(noun("\U0001F34B\U0001F34E\U0001F347\U0001F353"),
            "A symbol; symbols, the digital symbol.");
}

}  // namespace
}  // namespace omnidoku::logic

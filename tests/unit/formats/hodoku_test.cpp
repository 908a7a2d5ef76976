// SPDX-License-Identifier: MIT
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "support/corpora.h"

namespace omnidoku::formats {
namespace {

using base::ErrorCode;
using geometry::Digit;
using geometry::DigitSet;

constexpr const char* kGame =
    ":0300:4:51.+67..8....9...5.9.2..4.7...8..3.9.13.4.9.65.9.1..4...6.3..7.8.5...7....2..1..43:"
    "313:423 424::";

TEST(HoDoKuLines, HoldAGameInProgress) {
  const auto document = read(kGame);
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->format, "hodoku");
  EXPECT_EQ(document->puzzle.givens[0], Digit(4));
  EXPECT_EQ(document->puzzle.givens[3], std::nullopt);
  ASSERT_TRUE(document->play.has_value());
  EXPECT_EQ(document->play->entries[3], Digit(5));
  // Row, column and box leave 3 and 4 to R1C3; one of these is gone.
  EXPECT_EQ(document->play->marks[2].centre, DigitSet({Digit(3)}));
  EXPECT_EQ(document->play->marks[5].centre, DigitSet());
  EXPECT_EQ(*write(*document, *find_format("hodoku")),
            std::string(kGame).substr(0, std::string(kGame).size() - 1) + "\n");
}

TEST(HoDoKuLines, TheGridMayStandAlone) {
  const std::string grid =
      "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const auto whole = read(":0000:x:" + grid + ":614 214:::");
  ASSERT_TRUE(whole.has_value());
  for (const std::string& text : {grid + ":614 214::", grid + ":614 214", grid + ":614 214:::"}) {
    const auto document = read(text);
    ASSERT_TRUE(document.has_value()) << text << document.error().text();
    EXPECT_EQ(document->format, "hodoku");
    EXPECT_EQ(document->puzzle.givens, whole->puzzle.givens);
    EXPECT_EQ(document->play, whole->play);
  }
  const auto placed = read(grid);
  ASSERT_TRUE(placed.has_value());
  EXPECT_EQ(placed->play->entries[2], geometry::Digit(3));
  std::string plain = grid;
  plain.erase(2, 1);
  EXPECT_EQ(read(plain)->format, "line");
  EXPECT_EQ(read(plain + ":611")->format, "hodoku");
}

TEST(HoDoKuLines, CandidatesThatAreGoneBecomeMarks) {
  const std::string line = ":0000:x:" + std::string(80, '.') + "9:111 999 211::";
  const auto document = read(line);
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(document->play->marks[0].centre, DigitSet::all(9) - DigitSet({Digit(0), Digit(1)}));
  EXPECT_TRUE(document->foreign.is_null());
  EXPECT_EQ(*write(*document, *find_format("hodoku")),
            ":0000:x:" + std::string(80, '.') + "9:111 211::\n");
}

TEST(HoDoKuLines, SayWhatIsWrong) {
  const Format* format = find_format("hodoku");
  const std::string grid(81, '.');
  for (const auto& [line, code] :
       {std::pair(":0000:x:" + grid.substr(1) + ":::", ErrorCode::wrong_length),
        std::pair(":0000:x:" + grid + "+:::", ErrorCode::wrong_length),
        std::pair(":0000:x:" + grid.substr(1) + "a:::", ErrorCode::unknown_symbol),
        std::pair(":0000:x:" + grid.substr(1) + "++1:::", ErrorCode::unknown_symbol),
        std::pair(":0000:x:" + grid + ":41::", ErrorCode::syntax),
        std::pair(":0000:x:" + grid + ":401::", ErrorCode::syntax),
        std::pair(":0000:x:" + grid, ErrorCode::syntax), std::pair(grid, ErrorCode::syntax)}) {
    SCOPED_TRACE(line);
    const auto document = read(line, format);
    ASSERT_FALSE(document.has_value());
    EXPECT_EQ(document.error().code, code) << document.error().text();
    EXPECT_EQ(document.error().where.line, 1U);
  }
}

TEST(HoDoKuLines, TheWholeLibraryIsRead) {
  const auto lines = testing_support::read_corpus("ratings/hodoku_reglib_1.3.txt");
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  int num_read = 0;
  for (const std::string& line : *lines) {
    if (line.empty() || line[0] != ':') continue;
    const auto document = read(line);
    ASSERT_TRUE(document.has_value()) << line << "\n" << document.error().text();
    EXPECT_EQ(document->format, "hodoku");
    ++num_read;
  }
  EXPECT_GT(num_read, 500);
}

}  // namespace
}  // namespace omnidoku::formats

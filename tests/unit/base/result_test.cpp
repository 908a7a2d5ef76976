// SPDX-License-Identifier: MIT
#include "base/result.h"

#include <string>

#include <gtest/gtest.h>

namespace omnidoku::base {
namespace {

Result<int> half(int number) {
  if (number % 2 != 0) return make_error(ErrorCode::usage, "odd", "give an even number");
  return number / 2;
}

TEST(Result, ChainsValuesAndStopsAtErrors) {
  EXPECT_EQ(half(12).and_then(half).value(), 3);
  EXPECT_EQ(half(6).and_then(half).error().what, "odd");
  EXPECT_EQ(half(4).transform([](int number) { return std::to_string(number); }).value(), "2");
  EXPECT_EQ(half(5).value_or(-1), -1);
  EXPECT_FALSE(Result<void>(make_error(ErrorCode::io, "gone")).has_value());
  EXPECT_TRUE(Result<void>().has_value());
}

TEST(ResultDeathTest, ReadingTheWrongSideIsAProgrammerError) {
  EXPECT_DEATH(static_cast<void>(half(3).value()), "does not hold");
}

TEST(Error, SaysWhereWhatAndWhatToDo) {
  const Error error =
      make_error(ErrorCode::wrong_length, "the line has 80 cells, expected 81", "add one");
  EXPECT_EQ(error.text(), "the line has 80 cells, expected 81 (add one)");
  EXPECT_EQ(error.at(3, 12).in_file("a.txt").text(),
            "a.txt:3:12: the line has 80 cells, expected 81 (add one)");
  EXPECT_EQ(error.at(3).text(), "line 3: the line has 80 cells, expected 81 (add one)");
  EXPECT_EQ(error.at_cell("R1C2").in_file("a.txt").where.text(), "a.txt, cell R1C2");
  EXPECT_EQ(error.at(3).at(5).where.line, 3U) << "a known position stays";
}

}  // namespace
}  // namespace omnidoku::base

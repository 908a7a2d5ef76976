// SPDX-License-Identifier: MIT
//
// Boards that cannot be filled by parity, and boards that can.
#include "generate/fillable.h"

#include <gtest/gtest.h>

#include "generate/generate.h"
#include "support/boards.h"

namespace omnidoku::generate {
namespace {

using base::Value;

/// The six faces of a cube with 3x3 cells: hoops of twelve.
geometry::BoardPtr cube_of_threes() {
  Value::Array faces;
  for (int i = 0; i < 6; ++i) {
    faces.push_back(Value::object({{"rows", 3}, {"columns", 3}, {"box", Value::Array{3, 3}}}));
  }
  const auto glue = [](const char* a, const char* side_a, const char* b, const char* side_b,
                       const char* way) {
    return Value(Value::Array{a, side_a, b, side_b, way});
  };
  const Value spec = Value::object(
      {{"type", "surface"},
       {"digits", 12},
       {"faces", std::move(faces)},
       {"glue",
        Value::Array{
            glue("F3", "left", "F2", "right", "same"), glue("F3", "right", "F4", "left", "same"),
            glue("F4", "right", "F5", "left", "same"), glue("F5", "right", "F2", "left", "same"),
            glue("F1", "bottom", "F3", "top", "same"), glue("F1", "left", "F2", "top", "same"),
            glue("F1", "right", "F4", "top", "reversed"),
            glue("F1", "top", "F5", "top", "reversed"), glue("F6", "top", "F3", "bottom", "same"),
            glue("F6", "left", "F2", "bottom", "reversed"),
            glue("F6", "right", "F4", "bottom", "same"),
            glue("F6", "bottom", "F5", "bottom", "reversed")}}});
  auto board = geometry::build_board(spec);
  EXPECT_TRUE(board.has_value()) << (board ? "" : board.error().text());
  return board ? *board : nullptr;
}

TEST(Fillable, SixFacesOfThreeByThreeCannotHoldTwelveSymbols) {
  const auto board = cube_of_threes();
  ASSERT_NE(board, nullptr);
  const auto reason = why_unfillable(*board);
  ASSERT_TRUE(reason.has_value());
  EXPECT_NE(reason->find("9 houses"), std::string::npos) << *reason;
  Request wanted;
  wanted.board = board;
  const auto puzzle = generate(wanted);
  ASSERT_FALSE(puzzle.has_value());
  EXPECT_EQ(puzzle.error().code, base::ErrorCode::bad_geometry);
  EXPECT_NE(puzzle.error().what.find("cannot be filled"), std::string::npos);
}

TEST(Fillable, NothingIsSaidOfBoardsThatCanBeFilled) {
  for (const char* text : {"grid:4", "grid:9", "grid:9+x+windoku", "samurai", "toroidal", "roxdoku",
                           "su_dokube", "tredoku", "cylinder", "moebius", "latin:7"}) {
    EXPECT_EQ(why_unfillable(*testing_support::board(text)), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace omnidoku::generate

// SPDX-License-Identifier: MIT
//
// Boards for tests: made from command-line text, and written down whole so that two boards can be
// compared with a readable difference.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "geometry/builder.h"

namespace omnidoku::testing_support {

/// The board of a text such as "grid:6:2x3+x". Fails the running test when there is none, and
/// returns the classic board so that the test can go on.
[[nodiscard]] geometry::BoardPtr board_of(std::string_view text);

/// The texts of one of every kind of board, of some sizes, and of all that changes a board on the
/// classic one.
[[nodiscard]] std::vector<std::string> boards_of_every_kind();

/// The error of a text or of the board it describes; fails the test when there is none.
[[nodiscard]] base::Error board_error(std::string_view text);

/// The names of a house's cells; "no such house" when there is none.
[[nodiscard]] std::string cells_of(const geometry::Board& board, std::string_view house);

/// Everything about a board except its description, a line each.
[[nodiscard]] std::string describe(const geometry::Board& board);

}  // namespace omnidoku::testing_support

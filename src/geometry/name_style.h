// SPDX-License-Identifier: MIT
//
// How the cells of one grid are called: R4C7 by row and column, r4c7 in small letters, or G4 with a
// letter for the column as in chess. Boards are made with the first; files know no other. A board
// in another style is the same board for people: whatever is said of it, and drawn beside it,
// follows from the names of its cells.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "geometry/board.h"

namespace omnidoku::geometry {

enum class NameStyle : std::uint8_t {
  numbers,        ///< R4C7
  letters,        ///< G4
  small_numbers,  ///< r4c7
};
inline constexpr NameStyle kNameStyles[] = {NameStyle::numbers, NameStyle::letters,
                                            NameStyle::small_numbers};

/// What the first cell is called: "R1C1", "A1", "r1c1".
[[nodiscard]] std::string_view to_string(NameStyle style);
/// Inverse of to_string; nothing for other words.
[[nodiscard]] std::optional<NameStyle> name_style_from(std::string_view word);

/// A place in a grid, counted from 1.
struct GridPlace {
  int row = 0;
  int column = 0;
};

[[nodiscard]] std::string name_of(NameStyle style, GridPlace place);
/// "7", "G"; "AA" follows "Z".
[[nodiscard]] std::string column_name(NameStyle style, int column);
/// The place that a name in any style tells, large or small letters; nothing for other texts.
[[nodiscard]] std::optional<GridPlace> grid_place_from(std::string_view name);

/// The style of a board that is one grid; nothing for boards of other kinds, which have names of
/// their own.
[[nodiscard]] std::optional<NameStyle> name_style_of(const Board& board);

/// The board with its cells called in that style; itself if it is none that has styles.
[[nodiscard]] BoardPtr with_names(const BoardPtr& board, NameStyle style);

}  // namespace omnidoku::geometry

// SPDX-License-Identifier: MIT
//
// Where things stand on the pages of a booklet: the sizes of puzzles go in, pages of placed boxes
// come out. Nothing here knows what is in the boxes.
//
// A page is a grid of slots. Each item takes the fewest slots in which its cells are large enough
// to write in, up to the whole page. Items come in their order; where one does not fit on a page
// any more, smaller ones behind it fill what is left. In a slot the caption stands above the
// drawing, and words and code beneath or beside it, whichever leaves the drawing more room. Lengths
// are in points (72 to the inch), from the top left of the paper, but for what is said to be in
// cells.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace omnidoku::booklet {

struct Size {
  double width = 0;
  double height = 0;
  friend bool operator==(const Size&, const Size&) = default;
};

struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
  [[nodiscard]] double right() const { return x + width; }
  [[nodiscard]] double bottom() const { return y + height; }
};

/// Something to be placed.
struct Item {
  Size board;          ///< of the drawing, in cells; both more than 0
  double caption = 0;  ///< height of the caption
  /// Height of the words in lines of a width; null where there are none.
  std::function<double(double width)> words = nullptr;
  double code = 0;  ///< side of the code, a square; 0 where there is none
};

/// Where an item stands. Boxes of what it has not are empty.
struct PlacedItem {
  std::size_t item = 0;  ///< which of the items
  Box caption, drawing, words, code;
  double cell = 0;  ///< side of a cell
};

/// A page of slots.
struct PageGrid {
  Box area;         ///< within the margins
  int columns = 1;  ///< at least 1
  int rows = 1;     ///< at least 1
  double gap = 0;   ///< between slots
  /// Cells smaller than that take their item into more slots, if there are any.
  double least_cell = 0;
};

/// The most slots on a page.
inline constexpr int kMostSlots = 100;

/// The columns and rows, with that many slots at least, in which an ordinary grid of 9x9 cells with
/// a caption of that height and a few words comes out largest. `slots` is 1..kMostSlots.
[[nodiscard]] PageGrid grid_of_slots(const Box& area, int slots, double caption, double gap);

/// The pages, each with the items on it in reading order. `heading` is what the first page has to
/// leave free above. Every item is placed once.
[[nodiscard]] std::vector<std::vector<PlacedItem>> lay_out(const std::vector<Item>& items,
                                                           const PageGrid& grid,
                                                           double heading = 0);

/// A piece of text in a column.
struct PlacedPiece {
  std::size_t piece = 0;  ///< which of the pieces
  Box box;
};

/// Pieces of text, of which only the heights are known, one below the other in columns: pages of
/// them. A piece is not broken, and one taller than the page hangs over its end.
[[nodiscard]] std::vector<std::vector<PlacedPiece>> flow(const std::vector<double>& heights,
                                                         const Box& area, int columns, double gap,
                                                         double heading = 0);

}  // namespace omnidoku::booklet

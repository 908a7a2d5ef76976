// SPDX-License-Identifier: MIT
//
// Board: the playing field. Cells with names and drawing positions, houses that are any set of
// cells, a neighbour relation, lanes for clues outside the grid, and one or more drawings.
// Only the builders (geometry/builders) know what a row is; everything else works on this.
// A Board never changes after it is made, so it can be shared between threads.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "geometry/cell_names.h"
#include "geometry/cell_set.h"
#include "geometry/ids.h"

namespace omnidoku::geometry {

/// What a house is called and how it is drawn; solving never looks at it.
enum class HouseKind : std::uint8_t {
  row,
  column,
  box,     ///< rectangular region of a grid, or a face of a surface
  region,  ///< region of a jigsaw
  diagonal,
  window,  ///< inner window of windoku
  group,   ///< cells that lie apart: disjoint groups, asterisk, girandola, centre dot
  slice,   ///< layer of a cube
  lane,    ///< straight or bent line of a surface
  extra,   ///< anything a person listed
};

/// "row", "column", "box", ...
[[nodiscard]] std::string_view to_string(HouseKind kind);
/// Inverse of to_string; nothing for an unknown word.
[[nodiscard]] std::optional<HouseKind> house_kind_from(std::string_view word);

/// A set of cells without repeats. With as many cells as there are digits it holds every digit.
struct House {
  std::string name;  ///< for people: "row 4", "grid 2 box 7", "lane F1R2"
  HouseKind kind = HouseKind::extra;
  std::vector<Cell> cells;  ///< in reading or lane order, each once
};

/// The four sides of a cell, clockwise.
enum class Side : std::uint8_t { top, right, bottom, left };
[[nodiscard]] constexpr Side opposite(Side side) {
  return static_cast<Side>((static_cast<int>(side) + 2) % 4);
}

/// The cell beyond one side of a cell.
struct Neighbour {
  Cell cell;
  Side entry = Side::top;    ///< the side of that cell by which it is entered
  bool across_seam = false;  ///< glued: the two do not touch in the flat drawing
};

/// A directed line of cells with two ends, where clues outside the grid look in.
struct Lane {
  std::string name;
  HouseKind kind = HouseKind::lane;
  std::vector<Cell> cells;  ///< from the first end to the second
  bool closed = false;      ///< a hoop: the last cell meets the first again
};

/// A rectangular grid of cells within the board (a classic board is one, a Samurai five).
struct GridPlacement {
  int row = 0;  ///< of the top-left cell on the lattice
  int column = 0;
  int rows = 0;
  int columns = 0;
  int box_rows = 0;  ///< 0 when the grid has no boxes
  int box_columns = 0;
  std::vector<Cell> cells;  ///< rows * columns, row by row

  [[nodiscard]] Cell at(int r, int c) const {
    return cells[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) +
                 static_cast<std::size_t>(c)];
  }
};

/// Most places of a lattice; overlaps far apart and free-form boards may leave most of it empty.
inline constexpr int kMaxLattice = 1'000'000;
/// Most houses of a board.
inline constexpr int kMaxHouses = 50'000;

/// The rectangle in which the board is written as text, row by row. Several blocks of a cube or a
/// surface lie below or beside each other in it.
struct Lattice {
  int rows = 0;
  int columns = 0;
  std::vector<std::optional<Cell>> at;  ///< rows * columns; every cell once, empty elsewhere
  /// Whether one-line texts run over the whole lattice with '#' where there is no cell (overlapping
  /// grids), rather than over the cells only.
  bool holes_in_lines = false;
};

struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

/// One way of drawing the board: each cell is a quadrilateral, one unit being one flat cell.
/// The corners of a cell are those between (left, top), (top, right), (right, bottom), (bottom,
/// left) of the cell itself, so that symbols can be sheared with it.
struct View {
  std::string id;  ///< "flat" (always the first view) or "folded"
  double width = 0;
  double height = 0;
  std::vector<std::array<Point, 4>> corners;  ///< per cell, within (0,0)-(width,height)
  std::vector<std::uint8_t> tint;             ///< per cell: index of a background tint, 0 = plain
  std::vector<Cell> paint_order;              ///< every cell once, far ones first
  /// Words or letters beside the drawing, such as the marks of glued sides that lie apart.
  struct Label {
    Point at;
    std::string text;
  };
  std::vector<Label> labels;
  /// A side of a face that is joined to another which this drawing shows elsewhere.
  struct JoinedSide {
    Point from;  ///< where both begin
    Point to;
    Point outwards;    ///< unit vector away from the face
    std::string text;  ///< of its label
  };
  std::vector<std::array<JoinedSide, 2>> seams = {};
  std::string caption = {};  ///< a sentence to go with this drawing, such as what its labels mean
};

/// A sentence about a board that a person should read.
struct Note {
  std::string text;
  std::string rule_of = {};  ///< id of the board type or extra whose rule it is; else empty
};

/// Everything a builder fills in; Board::make checks it and derives the rest.
struct BoardDraft {
  base::Value spec;  ///< the description the board was made from, as in native JSON
  int num_digits = 0;
  std::vector<std::string> cell_names;  ///< unique, in reading order
  std::vector<House> houses;            ///< equal cell sets are merged by make (first name wins,
                                        ///< region, else box, as kind; lanes keep theirs)
  /// Per cell and side; may be left empty by boards without a neighbour relation. Mutual (going
  /// back through the entry side leads home), and no cell is its own neighbour.
  std::vector<std::array<std::optional<Neighbour>, 4>> neighbours;
  std::vector<Lane> lanes;
  std::vector<GridPlacement> grids;
  Lattice lattice;
  std::vector<View> views;  ///< at least one, "flat" first
  std::vector<Note> notes;  ///< remarks; build_board adds the rules
};

class Board {
 public:
  /// Checks the draft (names unique, houses within 1..num_digits cells, neighbours mutual, views
  /// and lattice complete), merges houses with equal cells, derives the lookup tables. Errors:
  /// bad_geometry, too_large.
  static base::Result<std::shared_ptr<const Board>> make(BoardDraft draft);

  [[nodiscard]] int num_digits() const { return draft_.num_digits; }
  [[nodiscard]] int num_cells() const { return static_cast<int>(draft_.cell_names.size()); }

  [[nodiscard]] const std::string& name(Cell cell) const { return draft_.cell_names[cell.index()]; }
  /// Cell by name, upper or lower case (see cell_names.h); nothing when there is no such cell.
  [[nodiscard]] std::optional<Cell> find_cell(std::string_view name) const;
  /// "R1C1 R1C2 R4C7": names of the cells, separated by blanks.
  [[nodiscard]] std::string names(std::span<const Cell> cells) const;

  [[nodiscard]] std::span<const House> houses() const { return draft_.houses; }
  [[nodiscard]] const House& house(HouseId id) const { return draft_.houses[id.index()]; }
  /// House by name, upper or lower case.
  [[nodiscard]] std::optional<HouseId> find_house(std::string_view name) const;
  [[nodiscard]] std::span<const HouseId> houses_of(Cell cell) const {
    return houses_of_[cell.index()];
  }
  /// Whether the house has a cell for every digit.
  [[nodiscard]] bool is_full(const House& house) const {
    return static_cast<int>(house.cells.size()) == num_digits();
  }

  /// The cells that share a house with this one, itself left out.
  [[nodiscard]] const CellSet& peers(Cell cell) const { return peers_[cell.index()]; }
  [[nodiscard]] bool sees(Cell a, Cell b) const { return peers_[a.index()].contains(b); }

  /// The cell beyond that side, if any.
  [[nodiscard]] std::optional<Neighbour> neighbour(Cell cell, Side side) const;
  [[nodiscard]] bool has_neighbours() const { return !draft_.neighbours.empty(); }

  /// The box or region of a cell: its first house of kind box or region; nothing when it has none.
  [[nodiscard]] std::optional<HouseId> region_of(Cell cell) const;

  [[nodiscard]] std::span<const Lane> lanes() const { return draft_.lanes; }
  [[nodiscard]] std::span<const GridPlacement> grids() const { return draft_.grids; }
  [[nodiscard]] const Lattice& lattice() const { return draft_.lattice; }
  [[nodiscard]] std::span<const View> views() const { return draft_.views; }
  [[nodiscard]] const View* find_view(std::string_view id) const;
  [[nodiscard]] std::span<const Note> notes() const { return draft_.notes; }

  /// The description this board was made from; build_board(spec()) makes an equal board.
  [[nodiscard]] const base::Value& spec() const { return draft_.spec; }

  /// Whether this is the ordinary 9x9 grid with 3x3 boxes and nothing else: cell 9*row+column, the
  /// 27 usual houses. The classic engines take exactly these.
  [[nodiscard]] bool is_classic() const { return is_classic_; }

 private:
  Board(BoardDraft draft, CellNames cell_names);

  BoardDraft draft_;
  CellNames cell_names_;
  std::vector<std::vector<HouseId>> houses_of_;
  std::vector<CellSet> peers_;
  bool is_classic_ = false;
};

using BoardPtr = std::shared_ptr<const Board>;

}  // namespace omnidoku::geometry

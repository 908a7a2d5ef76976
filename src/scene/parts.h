// SPDX-License-Identifier: MIT
//
// The parts a scene is built from; build_scene.cpp puts them together. Each fills layers with what
// it knows about and leaves the rest alone.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "model/atoms.h"
#include "scene/drawn_cells.h"
#include "scene/mark_grid.h"
#include "scene/outline.h"
#include "scene/scene.h"

namespace omnidoku::scene {

/// What every part works on.
struct Canvas {
  const model::Puzzle& puzzle;
  const RenderOptions& options;
  const geometry::View& view;
  const DrawnCells& drawn;
  double unit = 0;
};

/// Background tint per cell: the view's own, or one per region where borders alone do not show what
/// belongs together (regions that cross a seam or lie apart, regions on top of boxes). None where
/// a step shows houses, which have colours of their own.
[[nodiscard]] std::vector<std::uint8_t> cell_tints(const Canvas& canvas);

/// Whether part of a region of the board is drawn away from the rest of it.
[[nodiscard]] bool has_scattered_regions(const Canvas& canvas);

/// The glyph of every constraint that is valid, with the index of the constraint.
struct PlacedAtom {
  std::size_t constraint = 0;
  model::Atom atom;
};
[[nodiscard]] std::vector<PlacedAtom> collect_atoms(const model::Puzzle& puzzle,
                                                    bool has_ornaments);

/// A text beside the board that belongs to cells in a line: where its middle is, in which direction
/// they lie from there, and the size of its letters.
struct OuterPlace {
  std::size_t atom = 0;  ///< its place among the atoms
  geometry::Point at;
  double angle = 0;
  double size = 0;
  double half_width = 0;
};
/// The texts beside the board, on whose cells' centres they depend; further out where numbers of
/// rows and columns are written, or where another text stands already. Long ones are smaller.
[[nodiscard]] std::vector<OuterPlace> outer_places(
    const std::vector<PlacedAtom>& atoms,
    const std::function<geometry::Point(geometry::Cell)>& centre, double unit,
    bool has_coordinates);

/// Shades of extra houses that the view does not tint, and of constraints.
[[nodiscard]] Layer shade_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms);
/// Lines through cell centres: diagonal houses, which leave room for the texts of cages ...
[[nodiscard]] Layer diagonal_layer(const Canvas& canvas, const std::vector<KeptFree>& kept_free);
/// ... and paths of constraints.
[[nodiscard]] Layer path_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms);

/// Circles, squares and other figures behind the digits.
[[nodiscard]] Layer cell_mark_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms);
/// Marks between cells and what is written in them. Where a view draws the two cells apart there is
/// one at the edge of each.
struct DotLayers {
  Layer marks;
  Layer texts;
};
[[nodiscard]] DotLayers dot_layers(const Canvas& canvas, const std::vector<PlacedAtom>& atoms);

/// Circles where cells meet, with what is in them.
[[nodiscard]] Layer corner_mark_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms);
/// What the setter drew, below and above the lines of the grid.
struct OrnamentLayers {
  Layer below;
  Layer above;
};
[[nodiscard]] OrnamentLayers ornament_layers(const Canvas& canvas);
/// Whether the view shows the cells of a board row by row as a plain square, as ornaments need it.
[[nodiscard]] bool is_plain_square(const geometry::View& view);

/// Clues beside the board.
[[nodiscard]] Layer outer_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms);

/// Outlines and the texts in their corners. Outlines leave room for the texts.
struct CageLayers {
  Layer outlines;
  Layer sums;
  std::vector<KeptFree> kept_free;  ///< per cell, the room of its texts
};
[[nodiscard]] CageLayers cage_layers(const Canvas& canvas, const std::vector<PlacedAtom>& atoms);

/// Flaps at joined sides that lie apart, the view beginning at `origin`, and what the sides are
/// called on the paper that is cut out.
struct FlapLayers {
  Layer flaps;
  Layer marks;
};
[[nodiscard]] FlapLayers flap_layers(const Canvas& canvas, geometry::Point origin);

/// Lines between cells, borders of regions and folds.
struct LineLayers {
  Layer grid_lines;
  Layer region_borders;
  Layer folds;
};
[[nodiscard]] LineLayers line_layers(const Canvas& canvas);

/// What is written into the cells. Candidates keep clear of the rims.
struct SymbolLayers {
  Layer candidates;
  Layer pencilmarks;
  Layer givens;
  Layer entries;
  Layer entry_marks;
};
[[nodiscard]] SymbolLayers symbol_layers(const Canvas& canvas, Rims rims);

/// What a step of human logic shows: nothing without one.
struct StepLayers {
  Layer houses;
  Layer marks;
  Layer strikes;
  Layer links;
};
[[nodiscard]] StepLayers step_layers(const Canvas& canvas, Rims rims);

/// Text at a place of a cell's upright square, whose sides have length 1.
[[nodiscard]] Text text_in_cell(const Canvas& canvas, Role role, geometry::Cell cell,
                                std::string text, geometry::Point at, double size);

/// From the middle of a capital letter or digit down to the baseline, in ems. Close to half the cap
/// height of all common faces; `dominant-baseline` is not dependable in librsvg.
inline constexpr double kMiddleToBaseline = 0.36;

}  // namespace omnidoku::scene

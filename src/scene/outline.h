// SPDX-License-Identifier: MIT
//
// Tracing the outline of a set of cells, a little inside its border, in any drawing: holes, cells
// that touch at a corner only, parts that lie apart, and faces that bend are all the same walk.
#pragma once

#include <vector>

#include "geometry/cell_set.h"
#include "scene/drawn_cells.h"

namespace omnidoku::scene {

/// A point of an outline; the line from it to the next point runs within `cell`.
struct OutlinePoint {
  geometry::Point at;
  geometry::Cell cell;
};

/// A closed ring, or a line that ends at the rim of the drawing where the set goes on across a
/// seam.
struct OutlineLine {
  std::vector<OutlinePoint> points;
  bool closed = true;
};

/// The outline of the cells at a distance of `inset` (a part of a cell's side, 0..0.5) from their
/// border. One line for every border of the set; points in a straight line are kept.
[[nodiscard]] std::vector<OutlineLine> trace_outline(const DrawnCells& drawn,
                                                     const geometry::CellSet& cells, double inset);

/// A rectangle in the upright frame of a cell (DrawnCells::frame), kept free of outlines.
struct KeptFree {
  double left = 0, top = 0, right = 0, bottom = 0;
};

/// The outline without what lies in the rectangles (at most one for a cell; `kept_free` is indexed
/// by cell, with empty rectangles where there is none), and without needless points.
[[nodiscard]] std::vector<Polyline> cut_outline(const DrawnCells& drawn,
                                                const std::vector<OutlineLine>& outline,
                                                const std::vector<KeptFree>& kept_free);

}  // namespace omnidoku::scene

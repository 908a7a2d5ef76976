// SPDX-License-Identifier: MIT
//
// The unfolded map of a surface: every face a rectangle on a square lattice, turned by quarter
// turns, never mirrored. The map grows from one face along gluings (a spanning tree); a face may
// touch another only where the two are glued just so, because a reader takes touching cells for
// neighbours. Where nothing more fits, a new piece begins, set apart by a gap.
//
// Small surfaces are grown from every face, at each step by the gluing that closes most sides and
// turns the new face least, and the best map is kept: fewest pieces, then fewest glued sides apart,
// then fewest turned faces, then the smallest. Large ones are grown once, first fit.
// Cost: F faces, G gluings: F^2 * G * F small, else G * F; both bounded by the limits in surface.h.
#pragma once

#include <vector>

#include "geometry/surface.h"

namespace omnidoku::geometry {

/// Where a face lies on the map.
struct FaceInNet {
  int row = 0;  ///< of its top-left place
  int column = 0;
  int rows = 0;  ///< after turning
  int columns = 0;
  int turn = 0;  ///< quarter turns clockwise

  /// The side of the map to which that side of the face looks.
  [[nodiscard]] Side side(Side own) const {
    return static_cast<Side>((static_cast<int>(own) + turn) % 4);
  }
  /// The side of the face that looks to that side of the map.
  [[nodiscard]] Side own_side(Side map) const {
    return static_cast<Side>((static_cast<int>(map) + 4 - turn) % 4);
  }
};

struct Net {
  int rows = 0;
  int columns = 0;
  std::vector<FaceInNet> faces;

  /// Row and column on the map of a cell of a face, given by its own row and column.
  [[nodiscard]] std::pair<int, int> place(const SurfaceRequest& request, int face, int row,
                                          int column) const;
  /// Whether the two sides of the gluing touch on the map, cell by cell as they are glued.
  [[nodiscard]] bool meets(const Gluing& gluing) const;
};

/// The map of a surface whose faces and gluings have been checked.
[[nodiscard]] Net lay_out_net(const SurfaceRequest& request);

/// The map as the board's text lattice.
[[nodiscard]] Lattice net_lattice(const SurfaceRequest& request, const Net& net);

}  // namespace omnidoku::geometry

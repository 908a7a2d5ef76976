// SPDX-License-Identifier: MIT
//
// The two drawings of a surface: "flat", the unfolded map, and "folded", the faces in space, which
// is made when every face has a placement. Sides that are glued but do not meet in a drawing are
// marked there with the same letter and an arrow along each, the arrows matching cell by cell.
//
// Tints: 1, 2, 3 = faces on the top, left and right plane, in both drawings; faces without a place
// in space are plain. On the map 4 to 7 pick out lanes that go on elsewhere: of the lanes over each
// pair of sides apart the middle one, so that a reader can follow it from letter to letter.
#pragma once

#include "geometry/surface.h"
#include "geometry/surface_net.h"

namespace omnidoku::geometry {

/// The picture direction of a unit step in space (see surface.h).
[[nodiscard]] Point axis_in_picture(Axis axis);

/// Adds the views to a draft whose cells, neighbours and lanes are complete.
void add_surface_views(const SurfaceRequest& request, const Net& net, BoardDraft& draft);

}  // namespace omnidoku::geometry

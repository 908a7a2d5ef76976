// SPDX-License-Identifier: MIT
//
// What makes a flat drawing of a bent board a sheet to cut out: one side of each joined pair gets a
// flap that is glued beneath the other, and that one is named at its edge, where it stays when what
// is beside the board is cut off.
#include <algorithm>
#include <cmath>

#include "scene/parts.h"

namespace omnidoku::scene {

using geometry::Point;
using geometry::View;

namespace {

// Lengths in cells.
constexpr double kDepth = 0.92;    // of a flap; less at short sides
constexpr double kDeepest = 0.42;  // of the side's length: the ends are at 45 degrees
constexpr double kMarkSize = 0.2;
constexpr double kMarkDistance = 0.2;  // of the middle of a mark from the sides of its cell

Point moved(Point from, double by, Point along) {
  return {from.x + by * along.x, from.y + by * along.y};
}

double length_of(const View::JoinedSide& side) {
  return std::hypot(side.to.x - side.from.x, side.to.y - side.from.y);
}

/// The unit vector along it.
Point direction(const View::JoinedSide& side) {
  const double length = length_of(side);
  return {(side.to.x - side.from.x) / length, (side.to.y - side.from.y) / length};
}

}  // namespace

FlapLayers flap_layers(const Canvas& canvas, Point origin) {
  FlapLayers layers{{"flaps", {}, {}, {}}, {"flap-marks", {}, {}, {}}};
  if (!canvas.options.flaps) return layers;
  const double unit = canvas.unit;
  const auto placed = [&](Point at) { return moved(origin, unit, at); };
  for (const auto& [side, other] : canvas.view.seams) {
    const double length = length_of(side);
    const Point along = direction(side);
    const double depth = std::min(kDepth, kDeepest * length);
    Polygon flap;
    flap.role = Role::flap;
    flap.points = {
        placed(side.from), placed(moved(moved(side.from, depth, along), depth, side.outwards)),
        placed(moved(moved(side.to, -depth, along), depth, side.outwards)), placed(side.to)};
    layers.flaps.polygons.push_back(std::move(flap));

    Text mark;
    mark.role = Role::label;
    mark.text = other.text;
    mark.size = kMarkSize * unit;
    // In the corner of a cell, clear of its digit.
    const Point corner = moved(other.from, kMarkDistance, direction(other));
    mark.at = placed(moved(corner, -kMarkDistance, other.outwards));
    mark.at.y += kMiddleToBaseline * mark.size;
    layers.marks.texts.push_back(std::move(mark));
  }
  return layers;
}

}  // namespace omnidoku::scene

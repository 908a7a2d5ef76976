// SPDX-License-Identifier: MIT
//
// Ornaments, brought from cells to pixels.
#include <cmath>

#include "scene/parts.h"

namespace omnidoku::scene {

using geometry::Point;

bool is_plain_square(const geometry::View& view) {
  constexpr double kNegligible = 1e-9;
  const auto side = static_cast<std::size_t>(std::lround(std::sqrt(view.corners.size())));
  if (side * side != view.corners.size()) return false;
  for (std::size_t i = 0; i < view.corners.size(); ++i) {
    const Point corner = view.corners[i][0];
    const std::size_t row = i / side;
    const Point place{static_cast<double>(i % side), static_cast<double>(row)};
    if (std::abs(corner.x - place.x) + std::abs(corner.y - place.y) > kNegligible) return false;
  }
  return true;
}

OrnamentLayers ornament_layers(const Canvas& canvas) {
  OrnamentLayers layers{{"ornaments-below", {}, {}, {}}, {"ornaments-above", {}, {}, {}}};
  if (canvas.options.ornaments.empty() || !is_plain_square(canvas.view)) return layers;
  const Point origin = canvas.drawn.corner(geometry::Cell(0), 0);
  for (model::Ornament ornament : canvas.options.ornaments) {
    for (Point& point : ornament.points) {
      point = {origin.x + canvas.unit * point.x, origin.y + canvas.unit * point.y};
    }
    ornament.width *= canvas.unit;
    ornament.size *= canvas.unit;
    (ornament.above ? layers.above : layers.below).ornaments.push_back(std::move(ornament));
  }
  return layers;
}

}  // namespace omnidoku::scene

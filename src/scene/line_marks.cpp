// SPDX-License-Identifier: MIT
//
// The lines between cells: thin within a region, thick between regions and around the board, and
// the folds of a bent surface. Straight runs become one line.
#include "scene/parts.h"

namespace omnidoku::scene {

using geometry::Cell;

LineLayers line_layers(const Canvas& canvas) {
  LineLayers layers{
      {"grid-lines", {}, {}, {}}, {"region-borders", {}, {}, {}}, {"folds", {}, {}, {}}};
  const DrawnCells& drawn = canvas.drawn;
  std::vector<Segment> thin;
  std::vector<Segment> thick;
  std::vector<Segment> bent;
  for (int i = 0; i < drawn.num_cells(); ++i) {
    for (int side = 0; side < 4; ++side) {
      const CellSide here{Cell(i), side};
      const auto other = drawn.touching(here);
      if (other && other->cell < here.cell) continue;  // drawn from the other side
      std::vector<Segment>& kind = drawn.folded(here)                     ? bent
                                   : drawn.border(here) == Border::region ? thick
                                                                          : thin;
      const int next = (side + 1) % 4;
      kind.push_back({drawn.vertex(here.cell, side), drawn.vertex(here.cell, next),
                      drawn.corner(here.cell, side), drawn.corner(here.cell, next)});
    }
  }
  const auto fill = [](Layer& layer, Role role, const std::vector<Segment>& segments) {
    for (const auto& run : join_segments(segments)) {
      Polyline line;
      line.role = role;
      line.points.assign(run.begin(), run.end());
      layer.lines.push_back(std::move(line));
    }
  };
  fill(layers.grid_lines, Role::grid_line, thin);
  fill(layers.region_borders, Role::region_border, thick);
  fill(layers.folds, Role::fold, bent);
  return layers;
}

}  // namespace omnidoku::scene

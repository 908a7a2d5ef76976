// SPDX-License-Identifier: MIT
//
// Overlapping grids (gattai): grids of one size placed by offset. Cells and boxes that coincide are
// shared. Named arrangements are data: an OverlapPreset, turned into a board type by a template.
#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry {

/// Row and column of the top-left cell of a grid.
using GridOffset = std::pair<int, int>;

/// Cells, rows, columns and boxes of the grids, whose size and box are those of `shape`.
/// Errors: no grid, too many, a negative offset, one given twice (bad_geometry); too_large.
[[nodiscard]] base::Result<BoardDraft> build_overlap(const GridRequest& shape,
                                                     std::span<const GridOffset> offsets);

/// A named arrangement.
struct OverlapPreset {
  std::string_view id;
  std::string_view title;
  std::string_view rule;
  GridRequest shape;
  std::span<const GridOffset> offsets;
};

template <const OverlapPreset& preset>
base::Result<BoardDraft> build_overlap_preset(const base::Value&) {
  return build_overlap(preset.shape, preset.offsets);
}

template <const OverlapPreset& preset>
[[nodiscard]] constexpr BoardType overlap_preset() {
  return BoardType{.id = preset.id,
                   .title = preset.title,
                   .rule = preset.rule,
                   .parameters = {},
                   .parse = parse_nothing,
                   .build = build_overlap_preset<preset>};
}

}  // namespace omnidoku::geometry

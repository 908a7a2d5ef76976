// SPDX-License-Identifier: MIT
//
// Cubes (Roxdoku): b x b x b lattices with b * b symbols, whose 3b axis-parallel slices are houses.
// Several cubes of one base may be placed by offset and share cells. Named arrangements are data.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "geometry/builder.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry {

/// Row, column and layer of a cube's first cell.
using CubeOffset = std::array<int, 3>;

/// Largest base: 8 * 8 = 64 symbols.
inline constexpr int kMaxCubeBase = 8;

/// Cells LkRnCm in order of layer, row, column; slices as houses; neighbours within layers.
/// Lattice: the layers below each other with an empty row between. Views: "flat", the layers side
/// by side, and "folded", the layers one above the other as seen from above a corner. Errors: no
/// cube, too many, one given twice, a negative offset (bad_geometry); too_large.
[[nodiscard]] base::Result<BoardDraft> build_cubes(int base, std::span<const CubeOffset> offsets);

/// A named arrangement.
struct CubePreset {
  std::string_view id;
  std::string_view title;
  std::string_view rule;
  int base = 3;
  std::span<const CubeOffset> offsets;
};

template <const CubePreset& preset>
base::Result<BoardDraft> build_cube_preset(const base::Value&) {
  return build_cubes(preset.base, preset.offsets);
}

template <const CubePreset& preset>
[[nodiscard]] constexpr BoardType cube_preset() {
  return BoardType{.id = preset.id,
                   .title = preset.title,
                   .rule = preset.rule,
                   .parameters = {},
                   .parse = parse_nothing,
                   .build = build_cube_preset<preset>};
}

}  // namespace omnidoku::geometry

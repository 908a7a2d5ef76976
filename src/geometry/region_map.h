// SPDX-License-Identifier: MIT
//
// RegionMap: a label for every cell of an N x N grid, N regions of N cells each. In a description
// it is the member "regions" in one of these forms (labels of one character may stand together):
//   "AAABBB..." (blanks ignored)   ["AAAB", "CCAB", ...]   [["a", "a", 10, ...], ...]   ["a", "a",
//   ...]
// The label "." or null means that the cell lies in no region; the others are compared as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::geometry {

struct RegionMap {
  static constexpr int kNoRegion = -1;
  int size = 0;
  std::vector<std::string> labels;  ///< of the regions, by first appearance
  std::vector<int> region_at;       ///< per cell in reading order: index into labels or kNoRegion
};

/// Reads "regions" (and "size", which must fit if present). Errors: bad_geometry and wrong_length,
/// naming the region and its size; too_large.
[[nodiscard]] base::Result<RegionMap> read_region_map(const base::Value& spec);

/// The description with the members of `map` if it has "size" and no "regions".
[[nodiscard]] base::Value with_default_map(base::Value spec, base::Value (*default_map)(int size));

/// Adds the regions to the only grid of the draft as houses of kind "region", called "region
/// LABEL".
void add_regions(BoardDraft& draft, const RegionMap& map);

/// The member "size" from a size on the command line, or "size" and "regions" (a list of rows) from
/// a map with one character per cell; the size 9 when there is no text.
[[nodiscard]] base::Result<base::Value> parse_region_map_text(std::string_view text);

}  // namespace omnidoku::geometry

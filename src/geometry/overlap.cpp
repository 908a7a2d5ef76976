// SPDX-License-Identifier: MIT
#include "geometry/overlap.h"

#include <map>
#include <string>

namespace omnidoku::geometry {
namespace {

constexpr std::size_t kMaxGrids = 1000;

}  // namespace

base::Result<BoardDraft> build_overlap(const GridRequest& shape,
                                       std::span<const GridOffset> offsets) {
  if (offsets.empty()) {
    return base::make_error(base::ErrorCode::bad_geometry,
                            "there is no grid: the list of offsets is empty");
  }
  if (offsets.size() > kMaxGrids) {
    return base::make_error(base::ErrorCode::too_large,
                            "there are " + std::to_string(offsets.size()) +
                                " grids, more than the limit of " + std::to_string(kMaxGrids));
  }
  std::vector<GridRequest> requests;
  std::map<GridOffset, std::size_t> first_with;
  for (const GridOffset& offset : offsets) {
    const auto [it, is_new] = first_with.emplace(offset, requests.size());
    if (!is_new) {
      return base::make_error(base::ErrorCode::bad_geometry,
                              "grid " + std::to_string(requests.size() + 1) + " lies on grid " +
                                  std::to_string(it->second + 1) + ": both have the offset " +
                                  std::to_string(offset.first) + "," +
                                  std::to_string(offset.second));
    }
    GridRequest request = shape;
    request.row = offset.first;
    request.column = offset.second;
    requests.push_back(request);
  }
  BoardDraft draft;
  draft.num_digits = shape.size;
  if (auto placed = place_grids(draft, requests); !placed) return placed.error();
  add_rows_and_columns(draft);
  add_boxes(draft);
  return draft;
}

}  // namespace omnidoku::geometry

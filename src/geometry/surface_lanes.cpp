// SPDX-License-Identifier: MIT
#include "geometry/surface_lanes.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "geometry/surface.h"
#include "geometry/surface_index.h"

namespace omnidoku::geometry {
namespace {

constexpr std::array<Side, 4> kHeadings = {Side::right, Side::bottom, Side::left, Side::top};

/// 0 for the track through left and right, 1 for the one through top and bottom.
constexpr std::size_t axis_of(Side heading) { return index_of(heading) % 2 == 0 ? 1 : 0; }

class Tracer {
 public:
  Tracer(const NeighbourTable& neighbours, const CutTable& cuts, int longest,
         const std::vector<std::string>& names)
      : neighbours_(neighbours),
        cuts_(cuts),
        longest_(static_cast<std::size_t>(longest)),
        names_(names),
        on_lane_(neighbours.size()),
        met_by_(neighbours.size(), 0) {}

  base::Result<std::vector<TracedLane>> trace_all() {
    // Paths first, from their ends; what is left then are rings.
    for (const bool rings : {false, true}) {
      for (std::size_t i = 0; i < neighbours_.size(); ++i) {
        for (const Side heading : kHeadings) {
          const Cell start(i);
          if (on_lane_[i][axis_of(heading)]) continue;
          if (!rings && beyond(start, opposite(heading))) continue;
          if (const auto traced = trace(start, heading); !traced) return traced.error();
        }
      }
    }
    std::stable_sort(lanes_.begin(), lanes_.end(), [](const TracedLane& a, const TracedLane& b) {
      return std::pair(axis_of(a.heading), a.cells.front().index()) <
             std::pair(axis_of(b.heading), b.cells.front().index());
    });
    return std::move(lanes_);
  }

 private:
  /// Where a lane goes on through that side.
  std::optional<Neighbour> beyond(Cell cell, Side side) const {
    if (cuts_[cell.index()][index_of(side)]) return std::nullopt;
    return neighbours_[cell.index()][index_of(side)];
  }

  base::Result<void> trace(Cell start, Side heading) {
    TracedLane lane;
    lane.heading = heading;
    const auto stamp = static_cast<std::uint32_t>(lanes_.size() + 1);
    Cell cell = start;
    Side entry = opposite(heading);
    while (true) {
      if (met_by_[cell.index()] == stamp) {
        return refused(start, cell, entry, "meets " + names_[cell.index()] + " twice");
      }
      if (lane.cells.size() == longest_) {
        return refused(start, cell, entry,
                       "has more than " + std::to_string(longest_) + " cells: it goes on into " +
                           names_[cell.index()]);
      }
      met_by_[cell.index()] = stamp;
      on_lane_[cell.index()][axis_of(entry)] = true;
      lane.cells.push_back(cell);
      const std::optional<Neighbour> next = beyond(cell, opposite(entry));
      if (!next) break;
      cell = next->cell;
      entry = next->entry;
      if (cell == start && entry == opposite(heading)) {
        lane.closed = true;
        break;
      }
    }
    lanes_.push_back(std::move(lane));
    return {};
  }

  base::Error refused(Cell start, Cell cell, Side entry, std::string fault) const {
    const std::string& name = names_[cell.index()];
    return base::make_error(
               base::ErrorCode::bad_geometry,
               "the lane that starts at " + names_[start.index()] + " " + std::move(fault),
               "end lanes there: \"cuts\": [[\"" + name + "\", \"" + std::string(side_name(entry)) +
                   "\"]], or name a face instead of the cell to cut all lanes at its side")
        .at_cell(name);
  }

  const NeighbourTable& neighbours_;
  const CutTable& cuts_;
  const std::size_t longest_;
  const std::vector<std::string>& names_;
  std::vector<std::array<bool, 2>> on_lane_;  ///< per cell and axis
  std::vector<std::uint32_t> met_by_;         ///< per cell: number of the lane that met it last
  std::vector<TracedLane> lanes_;
};

}  // namespace

base::Result<std::vector<TracedLane>> trace_lanes(const NeighbourTable& neighbours,
                                                  const CutTable& cuts, int longest,
                                                  const std::vector<std::string>& names) {
  return Tracer(neighbours, cuts, longest, names).trace_all();
}

}  // namespace omnidoku::geometry

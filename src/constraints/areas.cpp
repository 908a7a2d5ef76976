// SPDX-License-Identifier: MIT
#include "constraints/areas.h"

#include <algorithm>
#include <unordered_map>

#include "constraints/adjacency.h"

namespace omnidoku::constraints {

using geometry::Cell;

std::shared_ptr<const model::PlaceGraph> graph_of(const geometry::Board& board,
                                                  const std::vector<Cell>& cells) {
  std::unordered_map<std::size_t, std::uint32_t> places;
  for (std::size_t i = 0; i < cells.size(); ++i)
    places.emplace(cells[i].index(), static_cast<std::uint32_t>(i));
  model::PlaceGraph graph;
  for (const Cell cell : cells) {
    auto& beside = graph.emplace_back();
    for (const Cell other : cells_beside(board, cell)) {
      if (const auto place = places.find(other.index()); place != places.end())
        beside.push_back(place->second);
    }
    std::sort(beside.begin(), beside.end());
  }
  return std::make_shared<const model::PlaceGraph>(std::move(graph));
}

bool can_lie_together(const model::PlaceGraph& graph, const std::vector<InArea>& places,
                      std::size_t least) {
  std::vector<bool> met(places.size(), false);
  const bool has_member = std::find(places.begin(), places.end(), InArea::yes) != places.end();
  std::size_t largest = 0;
  for (std::size_t start = 0; start < places.size(); ++start) {
    if (places[start] == InArea::no || met[start]) continue;
    if (has_member && places[start] != InArea::yes) continue;
    if (has_member && largest > 0) return false;  // one that the others do not reach
    std::vector<std::size_t> part{start};
    met[start] = true;
    for (std::size_t i = 0; i < part.size(); ++i) {
      for (const std::uint32_t next : graph[part[i]]) {
        if (places[next] == InArea::no || met[next]) continue;
        met[next] = true;
        part.push_back(next);
      }
    }
    largest = std::max(largest, part.size());
  }
  return largest >= least;
}

}  // namespace omnidoku::constraints

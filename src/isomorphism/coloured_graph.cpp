// SPDX-License-Identifier: MIT
#include "isomorphism/coloured_graph.h"

#include <algorithm>

namespace omnidoku::isomorphism {

ColouredGraph relabelled(const ColouredGraph& graph, const std::vector<Vertex>& place) {
  ColouredGraph result;
  result.colours.resize(graph.size());
  for (std::size_t i = 0; i < graph.size(); ++i) result.colours[place[i]] = graph.colours[i];
  result.edges.reserve(graph.edges.size());
  for (const auto& [a, b] : graph.edges) {
    result.edges.emplace_back(std::minmax(place[a], place[b]));
  }
  std::sort(result.edges.begin(), result.edges.end());
  return result;
}

}  // namespace omnidoku::isomorphism

// SPDX-License-Identifier: MIT
#include <algorithm>
#include <bliss/graph.hh>

#include "isomorphism/coloured_graph.h"

namespace omnidoku::isomorphism {

bool can_label() { return true; }

Labelling canonical_labelling(const ColouredGraph& graph) {
  // Colours by their texts, so that isomorphic graphs number them alike.
  std::vector<std::string> colours = graph.colours;
  std::sort(colours.begin(), colours.end());
  colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
  bliss::Graph asked;
  for (const std::string& colour : graph.colours) {
    const auto number = std::lower_bound(colours.begin(), colours.end(), colour) - colours.begin();
    asked.add_vertex(static_cast<unsigned>(number));
  }
  for (const auto& [a, b] : graph.edges) asked.add_edge(a, b);
  // Component recursion (bliss 0.77) loses some memory of every graph it divides.
  asked.set_component_recursion(false);
  bliss::Stats stats;
  const unsigned* place = asked.canonical_form(stats, nullptr, nullptr);
  return {.place = {place, place + graph.size()},
          .symmetries = static_cast<double>(stats.get_group_size_approx())};
}

}  // namespace omnidoku::isomorphism

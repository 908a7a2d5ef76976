// SPDX-License-Identifier: MIT
//
// ColouredGraph: vertices with a colour each, which is a text, and edges between them; and the
// order of its vertices that it has in common with all graphs that are the same but for that order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace omnidoku::isomorphism {

using Vertex = std::uint32_t;

struct ColouredGraph {
  std::vector<std::string> colours;              ///< per vertex
  std::vector<std::pair<Vertex, Vertex>> edges;  ///< each once, in any order; no loops

  [[nodiscard]] std::size_t size() const { return colours.size(); }
  /// Another vertex.
  Vertex add(std::string colour) {
    colours.push_back(std::move(colour));
    return static_cast<Vertex>(colours.size() - 1);
  }
  void join(Vertex a, Vertex b) { edges.emplace_back(a, b); }
};

struct Labelling {
  std::vector<Vertex> place;  ///< per vertex its place in the canonical order, from 0
  /// How many orders of the vertices leave the graph as it is; rounded from 2^53 on.
  double symmetries = 1;
};

/// Whether the program has what finds labellings (bliss).
[[nodiscard]] bool can_label();

/// The canonical order of the vertices: two graphs are isomorphic, colours included, exactly if
/// relabelled() makes the same of both. May be another with another version of bliss. Asks for
/// can_label().
/// Source: T. Junttila, P. Kaski, "Engineering an Efficient Canonical Labeling Tool for Large and
/// Sparse Graphs" (2007).
[[nodiscard]] Labelling canonical_labelling(const ColouredGraph& graph);

/// The graph with each vertex at its place; the edges in order, the lesser end first.
[[nodiscard]] ColouredGraph relabelled(const ColouredGraph& graph,
                                       const std::vector<Vertex>& place);

}  // namespace omnidoku::isomorphism

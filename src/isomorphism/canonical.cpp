// SPDX-License-Identifier: MIT
#include "isomorphism/canonical.h"

#include <cstddef>
#include <string>
#include <vector>

#include "base/hash128.h"
#include "isomorphism/coloured_graph.h"
#include "isomorphism/rule_graph.h"

namespace omnidoku::isomorphism {

namespace {

/// Of a graph whose vertices are in canonical order.
std::string key_of(const ColouredGraph& canonical) {
  base::Hash128 hash;
  for (const std::string& colour : canonical.colours) {
    hash.add_bytes(colour);
    hash.add_bytes("\n");
  }
  for (const auto& [a, b] : canonical.edges) {
    hash.add_bytes(std::to_string(a) + " " + std::to_string(b) + "\n");
  }
  return hash.text();
}

std::vector<Vertex> inverse(const std::vector<Vertex>& places) {
  std::vector<Vertex> result(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) result[places[i]] = static_cast<Vertex>(i);
  return result;
}

}  // namespace

CanonicalForm canonical_form(const model::Lowered& lowered) {
  const model::Puzzle& puzzle = lowered.puzzle;
  const ColouredGraph rules = rule_graph(lowered);
  ColouredGraph graph = rules;
  add_clues(puzzle, graph);
  const Labelling labelling = canonical_labelling(graph);
  const ColouredGraph canonical = relabelled(graph, labelling.place);

  CanonicalForm form;
  form.key = key_of(canonical);
  form.symmetries = labelling.symmetries;

  // From the puzzle to its canonical graph, whose rules are those of the puzzle in an order that
  // all puzzles of the form share; from these to the canonical order of rules, and back to the
  // puzzle's.
  std::vector<Vertex> kept;
  const ColouredGraph moved = without_clues(canonical, kept);
  std::vector<Vertex> in_moved(canonical.size());
  for (std::size_t i = 0; i < kept.size(); ++i) in_moved[kept[i]] = static_cast<Vertex>(i);
  const std::vector<Vertex> to_order = canonical_labelling(moved).place;
  const std::vector<Vertex> from_order = inverse(canonical_labelling(rules).place);
  const auto moved_to = [&](std::size_t vertex) {
    return static_cast<std::size_t>(from_order[to_order[in_moved[labelling.place[vertex]]]]);
  };

  const std::size_t num_cells = puzzle.givens.size();
  const auto renamed = [&](geometry::Digit digit) {
    return geometry::Digit(moved_to(num_cells + digit.index()) - num_cells);
  };
  form.givens.resize(num_cells);
  form.allowed.assign(num_cells, puzzle.all_digits());
  for (std::size_t i = 0; i < num_cells; ++i) {
    const std::size_t cell = moved_to(i);
    if (const auto given = puzzle.givens[i]) form.givens[cell] = renamed(*given);
    geometry::DigitSet allowed;
    puzzle.allowed[i].for_each([&](geometry::Digit digit) { allowed.insert(renamed(digit)); });
    form.allowed[cell] = allowed;
  }
  return form;
}

}  // namespace omnidoku::isomorphism

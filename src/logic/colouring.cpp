// SPDX-License-Identifier: MIT
#include "logic/colouring.h"

#include <algorithm>
#include <utility>

#include "base/bits.h"
#include "logic/step_parts.h"

namespace omnidoku::logic {

namespace {

enum Variant { trap, wrap, colour_false, either_colour };

/// A place of the digit in a coloured component; the component is kept as a tree, parents first.
struct Node {
  Cell cell;
  int colour = 0;
  int parent = -1;
  std::size_t house = 0;  ///< full house with just these two places
};

struct Component {
  std::vector<Node> nodes;
  CellSet cells[2];  ///< by colour
  CellSet seen[2];   ///< what sees some cell of the colour
};

/// The components of one digit, each with at least two places.
class Colouring {
 public:
  Colouring(const Position& position, Digit digit) : structure_(position.structure()) {
    const auto num_cells = static_cast<std::size_t>(structure_.num_cells());
    edges_.resize(num_cells);
    for (std::size_t h = 0; h < structure_.houses().size(); ++h) {
      const HouseInfo& house = structure_.house(h);
      const PlaceMask places = position.board().places(h, digit);
      if (!house.full || std::popcount(places) != 2) continue;
      const Cell a = house.cells[static_cast<std::size_t>(std::countr_zero(places))];
      const Cell b = house.cells[static_cast<std::size_t>(std::countr_zero(places & (places - 1)))];
      edges_[a.index()].emplace_back(b, h);
      edges_[b.index()].emplace_back(a, h);
    }
    CellSet done(structure_.num_cells());
    for (std::size_t i = 0; i < num_cells; ++i) {
      if (!edges_[i].empty() && !done.contains(Cell(i))) add_component(Cell(i), done);
    }
  }

  std::vector<Component> components;

 private:
  void add_component(Cell root, CellSet& done) {
    Component component;
    for (int colour = 0; colour < 2; ++colour) {
      component.cells[colour] = CellSet(structure_.num_cells());
      component.seen[colour] = CellSet(structure_.num_cells());
    }
    component.nodes.push_back({root, 0, -1, 0});
    done.insert(root);
    for (std::size_t at = 0; at < component.nodes.size(); ++at) {
      const Node node = component.nodes[at];
      component.cells[node.colour].insert(node.cell);
      component.seen[node.colour] |= structure_.peers(node.cell);
      for (const auto& [other, house] : edges_[node.cell.index()]) {
        if (done.contains(other)) continue;
        done.insert(other);
        component.nodes.push_back({other, 1 - node.colour, static_cast<int>(at), house});
      }
    }
    components.push_back(std::move(component));
  }

  const Structure& structure_;
  std::vector<std::vector<std::pair<Cell, std::size_t>>> edges_;
};

/// Adds the part of a component's tree that joins the cells of `needed`: premises, marks, arrows.
void add_tree(model::Step& step, const Structure& structure, const Component& component,
              const CellSet& needed, Digit digit, int tone) {
  const std::vector<Node>& nodes = component.nodes;
  std::vector<int> below(nodes.size(), 0);  // needed cells in the branch
  int all = 0;
  for (std::size_t i = nodes.size(); i-- > 0;) {
    if (needed.contains(nodes[i].cell)) {
      ++below[i];
      ++all;
    }
    if (nodes[i].parent >= 0) below[static_cast<std::size_t>(nodes[i].parent)] += below[i];
  }
  // A link is used when it parts the needed cells.
  CellSet used(structure.num_cells());
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    if (below[i] == 0 || below[i] == all) continue;
    const Node& parent = nodes[static_cast<std::size_t>(nodes[i].parent)];
    add_house_premise(step, structure, nodes[i].house, digit, model::HouseRole::link);
    step.links.push_back({{{parent.cell, digit}}, {{nodes[i].cell, digit}}, true});
    used.insert(parent.cell);
    used.insert(nodes[i].cell);
  }
  for (const Node& node : nodes) {
    if (!used.contains(node.cell)) continue;
    mark(step, {node.cell, digit},
         node.colour == 0 ? model::CandidateRole::on : model::CandidateRole::off, tone);
    step.cells.push_back(node.cell);
  }
}

/// A cell of `from` that sees a cell of `to`, and that one.
std::pair<Cell, Cell> seeing_pair(const Structure& structure, const CellSet& from,
                                  const CellSet& to) {
  std::pair<Cell, Cell> result;
  bool found = false;
  from.for_each([&](Cell a) {
    if (found) return;
    (structure.peers(a) & to).for_each([&](Cell b) {
      if (!found) result = {a, b};
      found = true;
    });
  });
  return result;
}

/// Some cell of `cells` that sees the target.
Cell witness(const Structure& structure, const CellSet& cells, Cell target) {
  return (structure.peers(target) & cells).cells().front();
}

model::Step new_step(std::string_view technique, Digit digit, Variant variant) {
  model::Step step;
  step.technique = technique;
  step.digits = DigitSet::single(digit);
  step.variant = variant;
  return step;
}

/// Wrap: colour `colour` of the component is false if two of its cells see each other.
model::Step wrap_step(const Position& position, const Component& component, int colour, Digit digit,
                      std::string_view technique) {
  const Structure& structure = position.structure();
  model::Step step = new_step(technique, digit, wrap);
  const CellSet& cells = component.cells[colour];
  if (!component.seen[colour].intersects(cells)) return step;
  const auto [a, b] = seeing_pair(structure, cells, cells);
  add_tree(step, structure, component, cells, digit, 0);
  step.links.push_back({{{a, digit}}, {{b, digit}}, false});
  step.cells = {a, b};
  eliminate_in(step, position, cells, digit);
  return step;
}

/// Trap: cells outside that see both colours.
model::Step trap_step(const Position& position, const Component& component, Digit digit,
                      std::string_view technique) {
  const Structure& structure = position.structure();
  model::Step step = new_step(technique, digit, trap);
  const CellSet victims =
      (component.seen[0] & component.seen[1]) - component.cells[0] - component.cells[1];
  if (!eliminate_in(step, position, victims, digit)) return step;
  CellSet needed(structure.num_cells());
  for (const Candidate gone : step.eliminations) {
    for (int colour = 0; colour < 2; ++colour) {
      needed.insert(witness(structure, component.cells[colour], gone.cell));
    }
  }
  add_tree(step, structure, component, needed, digit, 0);
  return step;
}

/// Colour `colour` of a sees both colours of b.
model::Step colour_false_step(const Position& position, const Component& a, int colour,
                              const Component& b, Digit digit, std::string_view technique) {
  const Structure& structure = position.structure();
  model::Step step = new_step(technique, digit, colour_false);
  const CellSet& cells = a.cells[colour];
  CellSet needed(structure.num_cells());
  for (int other = 0; other < 2; ++other) {
    if (!b.seen[other].intersects(cells)) return step;
    const auto [from, to] = seeing_pair(structure, cells, b.cells[other]);
    needed.insert(to);
    step.links.push_back({{{from, digit}}, {{to, digit}}, false});
  }
  eliminate_in(step, position, cells, digit);
  add_tree(step, structure, a, cells, digit, 0);
  add_tree(step, structure, b, needed, digit, 1);
  // A colour of one cell has no link of its own to be drawn.
  cells.for_each([&](Cell cell) {
    if (std::find(step.cells.begin(), step.cells.end(), cell) != step.cells.end()) return;
    step.cells.push_back(cell);
    mark(step, {cell, digit}, model::CandidateRole::on);
  });
  return step;
}

/// Colour i of a sees colour j of b: what sees both other colours goes.
model::Step either_colour_step(const Position& position, const Component& a, int i,
                               const Component& b, int j, Digit digit, std::string_view technique) {
  const Structure& structure = position.structure();
  model::Step step = new_step(technique, digit, either_colour);
  if (!a.seen[i].intersects(b.cells[j])) return step;
  const CellSet victims = a.seen[1 - i] & b.seen[1 - j];
  if (!eliminate_in(step, position, victims, digit)) return step;
  const auto [from, to] = seeing_pair(structure, a.cells[i], b.cells[j]);
  CellSet in_a(structure.num_cells());
  CellSet in_b(structure.num_cells());
  in_a.insert(from);
  in_b.insert(to);
  for (const Candidate gone : step.eliminations) {
    in_a.insert(witness(structure, a.cells[1 - i], gone.cell));
    in_b.insert(witness(structure, b.cells[1 - j], gone.cell));
  }
  step.links.push_back({{{from, digit}}, {{to, digit}}, false});
  add_tree(step, structure, a, in_a, digit, 0);
  add_tree(step, structure, b, in_b, digit, 1);
  return step;
}

bool hand_over(StepSink& sink, model::Step step) {
  return !step.eliminations.empty() && sink.add(std::move(step));
}

/// What two components remove together; true when the sink wants no more.
bool join(const Position& position, StepSink& sink, std::string_view technique, Digit digit,
          const Component& a, const Component& b) {
  for (int i = 0; i < 2; ++i) {
    if (hand_over(sink, colour_false_step(position, a, i, b, digit, technique))) return true;
    if (hand_over(sink, colour_false_step(position, b, i, a, digit, technique))) return true;
  }
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      if (hand_over(sink, either_colour_step(position, a, i, b, j, digit, technique))) return true;
    }
  }
  return false;
}

}  // namespace

void find_simple_colouring(const Position& position, StepSink& sink, std::string_view technique) {
  for (int d = 0; d < position.structure().num_digits(); ++d) {
    const Digit digit(d);
    for (const Component& component : Colouring(position, digit).components) {
      if (component.nodes.size() < 3) continue;
      for (int colour = 0; colour < 2; ++colour) {
        if (hand_over(sink, wrap_step(position, component, colour, digit, technique))) return;
      }
      if (hand_over(sink, trap_step(position, component, digit, technique))) return;
    }
  }
}

void find_multi_colouring(const Position& position, StepSink& sink, std::string_view technique) {
  for (int d = 0; d < position.structure().num_digits(); ++d) {
    const Digit digit(d);
    const Colouring colouring(position, digit);
    const std::vector<Component>& components = colouring.components;
    for (std::size_t a = 0; a < components.size(); ++a) {
      for (std::size_t b = a + 1; b < components.size(); ++b) {
        if (join(position, sink, technique, digit, components[a], components[b])) return;
      }
    }
  }
}

std::string describe_simple_colouring(const model::Step& step, const Words& words) {
  const std::string digit = words.digits(step.digits);
  const std::string start = "Where a house has just two places for " + digit +
                            ", these get two colours in turn; all " + "cells of one colour are " +
                            digit + ", or all of the other. ";
  if (step.variant == wrap) {
    return start + words.cell(step.cells[0]) + " and " + words.cell(step.cells[1]) +
           " have the same colour and see each other, so it is the other colour that is true.";
  }
  return start + "A cell that sees both colours is out either way.";
}

std::string describe_multi_colouring(const model::Step& step, const Words& words) {
  const std::string digit = words.digits(step.digits);
  const std::string start = "Two separate groups of cells are coloured by houses with just two " +
                            std::string("places for ") + digit +
                            "; in each group one of the two colours is true. ";
  const model::Link* weak = nullptr;
  for (const model::Link& link : step.links) {
    if (weak == nullptr && !link.strong) weak = &link;
  }
  const std::string meeting =
      weak == nullptr ? std::string() : words.group(weak->from) + " sees " + words.group(weak->to);
  if (step.variant == colour_false) {
    return start + "One colour of the first group sees both colours of the second (" + meeting +
           ", and the other colour too), so it is false.";
  }
  return start + "Two colours cannot both be true, for " + meeting +
         "; so one of the other two is, and what sees both of these is out.";
}

}  // namespace omnidoku::logic

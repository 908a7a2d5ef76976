// SPDX-License-Identifier: MIT
//
// What HoDoKu 2.2.0's chains go through: candidates, and groups of candidates of a digit where a
// line and a box cross, by number.
#pragma once

#include <span>
#include <vector>

#include "ratings/hodoku/board.h"

namespace omnidoku::ratings::hodoku {

/// A candidate, or a group of candidates of a digit, that is on or off. Even: on; the next one is
/// the same off. Candidates come before groups.
using Node = std::uint16_t;
[[nodiscard]] constexpr bool is_on(Node node) { return (node & 1) == 0; }
[[nodiscard]] constexpr Node opposite(Node node) { return static_cast<Node>(node ^ 1); }

/// Candidates that are on and off, by digit.
struct Consequences {
  CellSet on[kDigits] = {};
  CellSet off[kDigits] = {};
};

class Nodes {
 public:
  /// Numbers the candidates of the board, and the groups, where `groups`.
  void number(const Board& board, bool groups);

  /// How many nodes there are.
  [[nodiscard]] int size() const { return 2 * static_cast<int>(places_.size()); }
  [[nodiscard]] int candidates() const { return static_cast<int>(candidates_.size()); }
  [[nodiscard]] Candidate candidate(int number) const {
    return candidates_[static_cast<std::size_t>(number)];
  }
  [[nodiscard]] static constexpr Node on(int candidate) { return static_cast<Node>(2 * candidate); }
  [[nodiscard]] static constexpr Node off(int candidate) {
    return static_cast<Node>(2 * candidate + 1);
  }
  [[nodiscard]] Node node(int cell, int digit, bool on) const {
    return static_cast<Node>(2 * number_[cell][digit] + (on ? 0 : 1));
  }
  [[nodiscard]] bool is_group(Node node) const { return node >= 2 * candidates(); }
  /// The groups of the digit when they are on, ascending.
  [[nodiscard]] std::span<const Node> groups_of(int digit) const { return groups_[digit]; }
  /// The cells of the node; one, or those of a group.
  [[nodiscard]] const CellSet& cells(Node node) const { return places_[node / 2].cells; }
  /// The first of the cells.
  [[nodiscard]] int cell(Node node) const { return places_[node / 2].first; }
  [[nodiscard]] int digit(Node node) const { return places_[node / 2].digit; }

 private:
  /// Where a node is.
  struct Place {
    CellSet cells;
    int first = 0;
    int digit = 0;
  };

  void add_groups(const Board& board, int first_line);

  std::vector<Candidate> candidates_;
  int number_[kCells][kDigits] = {};
  std::vector<Place> places_;  // by node / 2
  std::vector<Node> groups_[kDigits];
};

/// Calls add(from, to) for what follows at once from groups, and from candidates for groups.
template <class Add>
void link_groups(const Board& board, const Nodes& nodes, Add&& add) {
  for (int node = 2 * nodes.candidates(); node < nodes.size(); node += 2) {
    const auto on = static_cast<Node>(node);
    const Node off = opposite(on);
    const CellSet& cells = nodes.cells(on);
    const int digit = nodes.digit(on);
    const auto& units = kUnitTables.units_of[nodes.cell(on)];
    const int line = cells_of(units[0]).contains(cells) ? units[0] : units[1];
    const int box = units[2];
    const CellSet seen = (board.places(digit) & (cells_of(line) | cells_of(box))) - cells;
    for_each(seen, [&](int cell) {
      add(on, nodes.node(cell, digit, false));
      add(nodes.node(cell, digit, true), off);
    });
    for (const int unit : {box, line}) {
      const CellSet rest = seen & cells_of(unit);
      if (rest.empty() || !(rest - CellSet::of(rest.first())).empty()) continue;
      add(off, nodes.node(rest.first(), digit, true));
      add(nodes.node(rest.first(), digit, false), on);
    }
    int others[2] = {};
    Node other_in[2] = {};
    const int pair_units[2] = {line, box};
    for (const Node other : nodes.groups_of(digit)) {
      const CellSet& other_cells = nodes.cells(other);
      if (other == on || other_cells.meets(cells)) continue;
      for (int kind = 0; kind < 2; ++kind) {
        if (!cells_of(pair_units[kind]).contains(other_cells)) continue;
        if (++others[kind] == 1) other_in[kind] = other;
        add(on, opposite(other));
      }
    }
    for (int kind = 0; kind < 2; ++kind) {
      if (others[kind] != 1) continue;
      const CellSet rest = board.places(digit) & cells_of(pair_units[kind]);
      if ((rest - cells - nodes.cells(other_in[kind])).empty()) add(off, other_in[kind]);
    }
  }
}

}  // namespace omnidoku::ratings::hodoku

// SPDX-License-Identifier: MIT
#include "ratings/hodoku/links.h"

#include <algorithm>

namespace omnidoku::ratings::hodoku {

bool Links::is_direct(Node from, Node to) const {
  const std::span<const Node> nodes = direct(from);
  return std::find(nodes.begin(), nodes.end(), to) != nodes.end();
}

void Links::add(Node from, Node to) {
  Direct& direct = direct_[from];
  direct.node[direct.count++] = to;
}

void Links::link_candidates(const Board& board) {
  for (int i = 0; i < nodes_.candidates(); ++i) {
    const int cell = nodes_.candidate(i).cell;
    const int digit = nodes_.candidate(i).digit;
    const Node on = Nodes::on(i);
    const Node off = Nodes::off(i);
    const Mask others = without(board.candidates(cell), bit(digit));
    base::for_each_bit(others, [&](int other) { add(on, nodes_.node(cell, other, false)); });
    if (count(others) == 1) add(off, nodes_.node(cell, lowest(others), true));
    CellSet left = board.places(digit) & peers_of(cell);
    for (const int unit : kUnitTables.units_of[cell]) {
      for_each(left & cells_of(unit),
               [&](int other) { add(on, nodes_.node(other, digit, false)); });
      left -= cells_of(unit);
      if (board.free(unit, digit) != 2) continue;
      const CellSet rest = (board.places(digit) & cells_of(unit)) - CellSet::of(cell);
      if (rest.empty()) continue;
      const Node partner = nodes_.node(rest.first(), digit, true);
      if (!is_direct(off, partner)) add(off, partner);
    }
  }
}

void Links::fill(const Board& board, bool groups) {
  nodes_.number(board, groups);
  const auto size = static_cast<std::size_t>(nodes_.size());
  if (direct_.size() < size) direct_.resize(size);
  for (std::size_t i = 0; i < size; ++i) direct_[i].count = 0;
  link_candidates(board);
  link_groups(board, nodes_, [&](Node from, Node to) { add(from, to); });
  find_reached(board);
}

/// Of what follows at once what goes on. Of what is removed most does not.
void Links::keep_onward() {
  onward_.clear();
  onward_at_.resize(static_cast<std::size_t>(nodes_.size()));
  for (int i = 0; i < nodes_.size(); ++i) {
    const auto node = static_cast<Node>(i);
    const std::size_t first = onward_.size();
    for (const Node to : direct(node)) {
      if (direct_[to].count != 0) onward_.push_back(to);
    }
    onward_at_[node] = {static_cast<std::uint32_t>(first),
                        static_cast<std::uint32_t>(onward_.size() - first)};
  }
}

void Links::add_direct(const Board& board, Node node, Consequences& reached) const {
  if (!is_on(node)) return;  // what follows is on, so it goes on
  const int digit = nodes_.digit(node);
  const int cell = nodes_.cell(node);
  if (nodes_.is_group(node)) {
    reached.off[digit] |= board.places(digit) & common_peers(nodes_.cells(node));
    return;
  }
  reached.off[digit] |= board.places(digit) & peers_of(cell);
  base::for_each_bit(without(board.candidates(cell), bit(digit)),
                     [&](int other) { reached.off[other].add(cell); });
}

void Links::find_reached(const Board& board) {
  if (nodes_.size() <= Ways::kMostEntries) {
    keep_onward();
    reach_.find(
        nodes_,
        [&](Node node) {
          return std::span(onward_).subspan(onward_at_[node].first, onward_at_[node].count);
        },
        [&](Node node, Consequences& reached) { add_direct(board, node, reached); });
    return;
  }
  // Tables that may be full hold what comes first.
  Ways ways(*this);
  reach_.find_each(nodes_, [&](Node start, auto&& add) {
    ways.walk(start);
    for (const Node met : ways.met()) add(met);
  });
}

void Ways::walk(Node start, std::span<const Node> wanted) {
  at_.resize(std::max(at_.size(), static_cast<std::size_t>(links_.nodes().size())));
  ++walk_;
  for (const Node node : wanted) at_[node].wanted = walk_;
  std::size_t left = wanted.size();
  met_.clear();
  met_.push_back(start);
  at_[start].walk = walk_;
  at_[start].place = 0;
  at_[start].length = 1;
  for (std::size_t i = 0; i < met_.size(); ++i) {
    const Node via = met_[i];
    for (const Node node : links_.direct(via)) {
      At& at = at_[node];
      if (at.walk == walk_) continue;
      if (met_.size() >= kMostEntries) return;
      at.walk = walk_;
      at.from = via;
      at.place = static_cast<std::uint16_t>(met_.size());
      at.length = static_cast<std::uint16_t>(at_[via].length + 1);
      met_.push_back(node);
      if (at.wanted == walk_ && --left == 0) return;
    }
  }
}

void Ways::trace(Node node, std::vector<Node>& way) const {
  way.clear();
  way.push_back(node);
  for (int left = length(node); left > 1; --left) {
    node = at_[node].from;
    way.push_back(node);
  }
}

}  // namespace omnidoku::ratings::hodoku

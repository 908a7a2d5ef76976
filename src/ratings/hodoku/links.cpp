// SPDX-License-Identifier: MIT
#include "ratings/hodoku/links.h"

#include <algorithm>

namespace omnidoku::ratings::hodoku {
namespace {

void add_node(Consequences& to, const Nodes& nodes, Node node) {
  (is_on(node) ? to.on : to.off)[nodes.digit(node)].add(nodes.cell(node));
}
bool has_node(const Consequences& all, const Nodes& nodes, Node node) {
  return (is_on(node) ? all.on : all.off)[nodes.digit(node)].contains(nodes.cell(node));
}

void add_all(Consequences& to, const Consequences& from) {
  for (int digit = 0; digit < kDigits; ++digit) {
    to.on[digit] |= from.on[digit];
    to.off[digit] |= from.off[digit];
  }
}

}  // namespace

bool Links::is_direct(Node from, Node to) const {
  return std::ranges::find(direct(from), to) != direct(from).end();
}

void Links::add(Node from, Node to) {
  Direct& direct = direct_[from];
  direct.node[direct.count++] = to;
}

void Links::link_candidates(const Board& board) {
  for (int i = 0; i < nodes_.candidates(); ++i) {
    const auto [cell, digit] = nodes_.candidate(i);
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
  find_reached();
}

void Links::find_reached() {
  const auto size = static_cast<std::size_t>(nodes_.size());
  reached_.clear();
  component_.assign(size, 0);
  if (nodes_.size() > Ways::kMostEntries) {
    walk_all();
    return;
  }
  order_.assign(size, 0);
  lowest_.resize(size);
  is_open_.assign(size, 0);
  visited_ = 0;
  for (int node = 0; node < nodes_.size(); ++node) {
    if (order_[static_cast<std::size_t>(node)] == 0) visit(static_cast<Node>(node));
  }
}

/// Tables that may be full hold what comes first.
void Links::walk_all() {
  Ways ways(*this);
  for (int node = 0; node < 2 * nodes_.candidates(); ++node) {
    const auto start = static_cast<Node>(node);
    component_[start] = static_cast<std::uint16_t>(reached_.size());
    Consequences& reached = reached_.emplace_back();
    ways.walk(start);
    for (const Node met : ways.met()) {
      if (!nodes_.is_group(met)) add_node(reached, nodes_, met);
    }
  }
}

void Links::begin_visit(Node node) {
  order_[node] = lowest_[node] = ++visited_;
  is_open_[node] = 1;
  open_.push_back(node);
  visits_.push_back({node, 0});
}

/// Tarjan's search for components: one is finished after all that it leads to.
void Links::visit(Node root) {
  begin_visit(root);
  while (!visits_.empty()) {
    Visit& top = visits_.back();
    const Node node = top.node;
    const Direct& direct = direct_[node];
    if (top.next < direct.count) {
      const Node to = direct.node[top.next++];
      if (direct_[to].count == 0) continue;
      if (order_[to] == 0) {
        begin_visit(to);
      } else if (is_open_[to] != 0) {
        lowest_[node] = std::min(lowest_[node], order_[to]);
      }
      continue;
    }
    visits_.pop_back();
    if (!visits_.empty()) {
      std::uint16_t& lowest = lowest_[visits_.back().node];
      lowest = std::min(lowest, lowest_[node]);
    }
    if (lowest_[node] == order_[node]) finish_component(node);
  }
}

void Links::finish_component(Node root) {
  const auto component = static_cast<std::uint16_t>(reached_.size());
  Consequences& reached = reached_.emplace_back();
  const auto first = std::ranges::find(open_, root);
  for (auto node = first; node != open_.end(); ++node) {
    component_[*node] = component;
    is_open_[*node] = 0;
    if (!nodes_.is_group(*node)) add_node(reached, nodes_, *node);
  }
  for (auto node = first; node != open_.end(); ++node) {
    for (const Node to : direct(*node)) {
      if (direct_[to].count == 0) {
        if (!nodes_.is_group(to)) add_node(reached, nodes_, to);
      } else if (component_[to] != component &&
                 (nodes_.is_group(to) || !has_node(reached, nodes_, to))) {
        add_all(reached, reached_[component_[to]]);
      }
    }
  }
  open_.erase(first, open_.end());
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

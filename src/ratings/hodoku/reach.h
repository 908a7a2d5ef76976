// SPDX-License-Identifier: MIT
//
// All candidates that follow from every candidate, over links between nodes. Nodes that follow from
// each other are a component (Tarjan's search finds them, each after all that it leads to) and
// reach the same, so that a component takes over whole sets from those that it leads to.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "ratings/hodoku/nodes.h"

namespace omnidoku::ratings::hodoku {

class Reach {
 public:
  /// Finds what is reached. links(node): those nodes that follow at once from a node from which
  /// more follows; add_direct(node, reached): adds all candidates that follow at once.
  template <class Links, class AddDirect>
  void find(const Nodes& nodes, Links&& links, AddDirect&& add_direct) {
    const auto size = static_cast<std::size_t>(nodes.size());
    reached_.clear();
    component_.resize(size);
    states_.assign(size, {});
    visited_ = 0;
    for (int node = 0; node < nodes.size(); ++node) {
      if (states_[static_cast<std::size_t>(node)].order == 0) {
        visit(nodes, static_cast<Node>(node), links, add_direct);
      }
    }
  }

  /// Takes what is reached as it is told: tell(start, add) calls add(node) for every node.
  template <class Tell>
  void find_each(const Nodes& nodes, Tell&& tell) {
    reached_.clear();
    component_.resize(static_cast<std::size_t>(nodes.size()));
    for (int node = 0; node < 2 * nodes.candidates(); ++node) {
      const auto start = static_cast<Node>(node);
      component_[start] = static_cast<std::uint16_t>(reached_.size());
      Consequences& reached = reached_.emplace_back();
      tell(start, [&](Node met) { add(reached, nodes, met); });
    }
  }

  /// All candidates that follow from the candidate, with itself.
  [[nodiscard]] const Consequences& of(Node start) const { return reached_[component_[start]]; }

 private:
  struct State {
    std::uint16_t order = 0;   ///< when it was visited, 0: not yet
    std::uint16_t lowest = 0;  ///< the first open one that it leads back to
    bool is_open = false;
  };
  /// A node on the way of the search, and which link comes next.
  struct Visit {
    Node node;
    std::uint16_t next;
  };

  static void add(Consequences& to, const Nodes& nodes, Node node) {
    if (nodes.is_group(node)) return;
    (is_on(node) ? to.on : to.off)[nodes.digit(node)].add(nodes.cell(node));
  }
  static bool has(const Consequences& all, const Nodes& nodes, Node node) {
    if (nodes.is_group(node)) return false;
    return (is_on(node) ? all.on : all.off)[nodes.digit(node)].contains(nodes.cell(node));
  }
  static void add_all(Consequences& to, const Consequences& from) {
    for (int digit = 0; digit < kDigits; ++digit) {
      to.on[digit] |= from.on[digit];
      to.off[digit] |= from.off[digit];
    }
  }

  void begin(Node node) {
    ++visited_;
    states_[node] = {visited_, visited_, true};
    open_.push_back(node);
    visits_.push_back({node, 0});
  }

  template <class Links, class AddDirect>
  void visit(const Nodes& nodes, Node root, Links&& links, AddDirect&& add_direct) {
    begin(root);
    while (!visits_.empty()) {
      Visit& top = visits_.back();
      const Node node = top.node;
      const std::span<const Node> onward = links(node);
      if (top.next < onward.size()) {
        const Node to = onward[top.next++];
        const State& state = states_[to];
        if (state.order == 0) {
          begin(to);
        } else if (state.is_open) {
          states_[node].lowest = std::min(states_[node].lowest, state.order);
        }
        continue;
      }
      visits_.pop_back();
      const State& done = states_[node];
      if (!visits_.empty()) {
        std::uint16_t& lowest = states_[visits_.back().node].lowest;
        lowest = std::min(lowest, done.lowest);
      }
      if (done.lowest == done.order) finish(nodes, node, links, add_direct);
    }
  }

  template <class Links, class AddDirect>
  void finish(const Nodes& nodes, Node root, Links&& links, AddDirect&& add_direct) {
    const auto component = static_cast<std::uint16_t>(reached_.size());
    Consequences& reached = reached_.emplace_back();
    const auto first = std::find(open_.rbegin(), open_.rend(), root).base() - 1;
    for (auto node = first; node != open_.end(); ++node) {
      component_[*node] = component;
      states_[*node].is_open = false;
      add(reached, nodes, *node);
    }
    for (auto node = first; node != open_.end(); ++node) {
      for (const Node to : links(*node)) {
        if (component_[to] != component && !has(reached, nodes, to)) {
          add_all(reached, reached_[component_[to]]);
        }
      }
    }
    for (auto node = first; node != open_.end(); ++node) add_direct(*node, reached);
    open_.erase(first, open_.end());
  }

  std::vector<Consequences> reached_;     // by component
  std::vector<std::uint16_t> component_;  // by node
  std::vector<State> states_;             // by node
  std::vector<Visit> visits_;
  std::vector<Node> open_;
  std::uint16_t visited_ = 0;
};

}  // namespace omnidoku::ratings::hodoku

// SPDX-License-Identifier: MIT
//
// Chains of single links: what follows at once from every candidate and group, set (on) or removed
// (off). What HoDoKu 2.2.0 keeps as a table for each of them is here the set of all that can be
// reached, for all at once; the way to it is walked only where it is asked for.
#pragma once

#include <span>
#include <vector>

#include "ratings/hodoku/reach.h"

namespace omnidoku::ratings::hodoku {

class Links {
 public:
  /// The links of the board; those of groups too, where `groups`.
  void fill(const Board& board, bool groups);

  [[nodiscard]] const Nodes& nodes() const { return nodes_; }
  /// What follows at once from the node, in HoDoKu's order.
  [[nodiscard]] std::span<const Node> direct(Node node) const {
    const Direct& direct = direct_[node];
    return std::span(direct.node).first(direct.count);
  }
  [[nodiscard]] bool is_direct(Node from, Node to) const;
  /// All candidates that follow from the candidate, with itself.
  [[nodiscard]] const Consequences& reached(Node start) const { return reach_.of(start); }

 private:
  static constexpr int kMostDirect = 40;  // 8 in the cell, 20 peers, 8 groups

  struct Direct {
    std::uint8_t count = 0;
    Node node[kMostDirect] = {};
  };
  void add(Node from, Node to);
  void link_candidates(const Board& board);
  void keep_onward();
  void add_direct(const Board& board, Node node, Consequences& reached) const;
  void find_reached(const Board& board);

  Nodes nodes_;
  std::vector<Direct> direct_;  // by node
  /// Where the links of a node are.
  struct Range {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
  };
  std::vector<Node> onward_;      // those of the direct ones from which something follows
  std::vector<Range> onward_at_;  // by node
  Reach reach_;
};

/// The shortest ways from a node, in the order of HoDoKu's table for it: what follows from earlier
/// entries comes first. A table has 1000 entries at most.
class Ways {
 public:
  static constexpr int kMostEntries = 1000;

  explicit Ways(const Links& links) : links_(links) {}

  /// Walks from the start until all the wanted nodes are met, or everything.
  void walk(Node start, std::span<const Node> wanted);
  void walk(Node start) { walk(start, {}); }

  /// The nodes met, the start first.
  [[nodiscard]] const std::vector<Node>& met() const { return met_; }
  [[nodiscard]] bool has_met(Node node) const { return at_[node].walk == walk_; }
  /// Which of the nodes met it is.
  [[nodiscard]] int place(Node node) const { return at_[node].place; }
  /// How many nodes the way to a node met has.
  [[nodiscard]] int length(Node node) const { return at_[node].length; }
  /// The way to a node met, from there to the start.
  void trace(Node node, std::vector<Node>& way) const;

 private:
  struct At {
    std::uint32_t walk = 0;  ///< the last that met it
    Node from = 0;
    std::uint16_t place = 0;
    std::uint16_t length = 0;
    std::uint32_t wanted = 0;  ///< the last walk that wants it
  };

  const Links& links_;
  std::vector<At> at_;  // by node
  std::vector<Node> met_;
  std::uint32_t walk_ = 0;
};

}  // namespace omnidoku::ratings::hodoku

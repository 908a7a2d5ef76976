// SPDX-License-Identifier: MIT
//
// All that follows from one candidate being there, or not: the sets that Sudoku Explainer's
// multiple and dynamic chains are made of.
#pragma once

#include <bitset>
#include <span>
#include <vector>

#include "ratings/grid.h"
#include "ratings/se/chain_links.h"

namespace omnidoku::ratings::se {

/// A candidate that is there or not: candidate * 2, and 1 more if it is there.
using Node = std::uint16_t;
inline constexpr int kNodes = 2 * kCandidates;
[[nodiscard]] constexpr Node node_on(Candidate candidate) {
  return static_cast<Node>(candidate * 2 + 1);
}
[[nodiscard]] constexpr Node node_off(Candidate candidate) {
  return static_cast<Node>(candidate * 2);
}
[[nodiscard]] constexpr bool is_on(Node node) { return (node & 1) != 0; }
[[nodiscard]] constexpr Candidate candidate_of(Node node) {
  return static_cast<Candidate>(node / 2);
}
[[nodiscard]] constexpr Node opposite(Node node) { return static_cast<Node>(node ^ 1); }

/// How consequences are drawn.
struct ChainKinds {
  bool multiple = false;  ///< from all candidates of a cell or all places of a house
  bool dynamic = false;   ///< what was excluded counts for all that follows
  bool nishio = false;    ///< along houses alone, from one candidate
  int level = 0;          ///< 1: where the chains end, patterns go on
};

class Closure {
 public:
  /// Follows `start`, in the program's order, until nothing is new or something contradicts.
  void follow(const Grid& grid, ChainKinds kinds, Node start);

  [[nodiscard]] bool has(Node node) const { return known_.test(node); }
  /// What follows, in the order of finding, the start included.
  [[nodiscard]] std::span<const Candidate> on() const { return on_; }
  [[nodiscard]] std::span<const Candidate> off() const { return off_; }
  [[nodiscard]] bool contradicts() const { return contradicts_; }
  /// How many different nodes a node of the set rests on, itself included.
  [[nodiscard]] int ancestors(Node node);
  /// The sum of that for the two nodes that contradict each other.
  [[nodiscard]] int ancestors_of_contradiction();

 private:
  struct Parents {
    std::uint32_t first = 0;
    std::uint32_t number = 0;
  };
  using NodeSet = std::bitset<kNodes>;

  void follow_on(const Grid& grid, Candidate on);
  void follow_off(const Grid& start, Grid& grid, Candidate off);
  bool go_on_with_patterns(const Grid& start, const Grid& grid);
  void add(Node node, Parents parents);
  void contradict(Node known, Node last, Parents parents);
  Parents keep(std::span<const Node> parents);
  [[nodiscard]] NodeSet ancestry(Node node, Parents parents) const;
  void count_ancestors();

  ChainKinds kinds_;
  NodeSet known_;
  std::vector<Candidate> on_;
  std::vector<Candidate> off_;
  std::size_t next_on_ = 0;  // how many of on_ were followed
  std::size_t next_off_ = 0;
  std::vector<Node> order_;  // all nodes as they were found: parents before children
  std::vector<Node> parents_;
  Parents parents_of_[kNodes] = {};
  bool contradicts_ = false;
  Node contradicted_ = 0;   // in the set
  Node contradicting_ = 0;  // its opposite, with parents of its own
  Parents contradicting_parents_;
  bool counted_ = false;
  std::uint16_t ancestors_[kNodes] = {};
};

}  // namespace omnidoku::ratings::se

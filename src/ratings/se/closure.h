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
#include "ratings/se/nested_chains.h"

namespace omnidoku::ratings::se {

/// How consequences are drawn.
struct ChainKinds {
  bool multiple = false;  ///< from all candidates of a cell or all places of a house
  bool dynamic = false;   ///< what was excluded counts for all that follows
  bool nishio = false;    ///< along houses alone, from one candidate
  int level = 0;          ///< 1: where the chains end, patterns go on; more: then other chains
};

class Closure {
 public:
  /// Follows `start`, in the program's order, until nothing is new or something contradicts.
  /// `nested` goes on where the patterns end; it is asked at levels over 1 alone.
  void follow(const Grid& grid, ChainKinds kinds, Node start, NestedRules* nested);

  [[nodiscard]] bool has(Node node) const { return known_.test(node); }
  /// What follows, in the order of finding, the start included.
  [[nodiscard]] std::span<const Candidate> on() const { return on_; }
  [[nodiscard]] std::span<const Candidate> off() const { return off_; }
  [[nodiscard]] bool contradicts() const { return contradicts_; }
  /// How many different nodes a node of the set rests on, itself included.
  [[nodiscard]] int ancestors(Node node);
  /// The sum of that for the two nodes that contradict each other.
  [[nodiscard]] int ancestors_of_contradiction();

  /// Adds the chains nested in the way to a node of the set.
  void add_nested(Node node, std::vector<const NestedChain*>& chains) const;
  void add_nested_in_contradiction(std::vector<const NestedChain*>& chains) const;

  /// Adds the way from a node of the set back to the start. `start_cause`: why the start is there.
  void add_way(Node node, Cause start_cause, NestedChain& chain) const;
  /// Adds the two ways of the contradiction, that to the candidate being there first.
  void add_ways_of_contradiction(NestedChain& chain) const;

 private:
  struct Parents {
    std::uint32_t first = 0;
    std::uint32_t number = 0;
  };
  using NodeSet = std::bitset<kNodes>;

  void follow_on(const Grid& grid, Candidate on);
  void follow_off(const Grid& start, Grid& grid, Candidate off);
  bool go_on_with_patterns(const Grid& start, const Grid& grid);
  void go_on_with_chains(const Grid& start, const Grid& grid);
  void add(Node node, Parents parents);
  void contradict(Node known, Node last, Parents parents);
  Parents keep(std::span<const Node> parents);
  [[nodiscard]] NodeSet ancestry(Node node, Parents parents) const;
  void add_nested_of(const NodeSet& way, std::vector<const NestedChain*>& chains) const;
  void add_way(Node node, Parents parents, Cause cause, Cause start_cause,
               NestedChain& chain) const;
  void count_ancestors();

  struct Nested {
    Node node = 0;
    const NestedChain* chain = nullptr;
  };

  ChainKinds kinds_;
  NestedRules* nested_rules_ = nullptr;
  std::vector<Nested> nested_;  // the nodes that a nested chain gave
  NodeSet known_;
  std::vector<Candidate> on_;
  std::vector<Candidate> off_;
  std::size_t next_on_ = 0;  // how many of on_ were followed
  std::size_t next_off_ = 0;
  std::vector<Node> order_;  // all nodes as they were found: parents before children
  std::vector<Node> parents_;
  Parents parents_of_[kNodes] = {};
  std::int16_t cause_of_[kCandidates] = {};  // of those that are there
  bool contradicts_ = false;
  Node contradicted_ = 0;   // in the set
  Node contradicting_ = 0;  // its opposite, with parents of its own
  Parents contradicting_parents_;
  Cause contradicting_cause_ = kNoCause;
  bool counted_ = false;
  std::uint16_t ancestors_[kNodes] = {};
  std::uint16_t place_[kNodes] = {};  // in order_
  std::vector<std::uint64_t> ancestor_bits_;
};

}  // namespace omnidoku::ratings::se

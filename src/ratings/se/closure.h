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

/// A set of nodes as bits: those that are not there, then those that are.
class NodeBits {
 public:
  void clear() { *this = {}; }
  void set(Node node) { word_of(node) |= bit_of(node); }
  [[nodiscard]] bool test(Node node) const {
    return (words_[is_on(node)][candidate_of(node) / 64] & bit_of(node)) != 0;
  }
  [[nodiscard]] bool none() const {
    std::uint64_t any = 0;
    for (const auto& words : words_) {
      for (const std::uint64_t word : words) any |= word;
    }
    return any == 0;
  }
  NodeBits& operator&=(const NodeBits& other) {
    for (int on = 0; on < 2; ++on) {
      for (int word = 0; word < kWords; ++word) words_[on][word] &= other.words_[on][word];
    }
    return *this;
  }

 private:
  static constexpr int kWords = (kCandidates + 63) / 64;
  [[nodiscard]] static std::uint64_t bit_of(Node node) {
    return std::uint64_t{1} << candidate_of(node) % 64;
  }
  std::uint64_t& word_of(Node node) { return words_[is_on(node)][candidate_of(node) / 64]; }

  std::uint64_t words_[2][kWords] = {};
};

/// Why a node is in a closure. One that is there and comes from an absent one rests also on what
/// else had gone from the group of its cause; what patterns take away rests on a list.
struct Reason {
  static constexpr std::int16_t kListed = -2;

  std::uint32_t first = 0;  ///< the parent; of a list: where it begins
  std::uint16_t more = 0;   ///< what else had gone, by place in the group; of a list: its size
  std::int16_t cause = kNoCause;
};

class Closures;

/// What follows from a node; lives in its Closures.
class Closure {
 public:
  [[nodiscard]] bool has(Node node) const { return known_.test(node); }
  [[nodiscard]] const NodeBits& known() const { return known_; }
  [[nodiscard]] bool contradicts() const { return contradicts_; }

 private:
  friend class Closures;

  NodeBits known_;
  bool contradicts_ = false;
  Node contradicted_ = 0;   // in the set
  Node contradicting_ = 0;  // its opposite, for a reason of its own
  Reason contradicting_reason_;
  std::uint32_t first_ = 0;  // in the lists of nodes and reasons
  std::uint32_t size_ = 0;
  std::uint32_t first_nested_ = 0;
  std::uint32_t end_nested_ = 0;
  int counts_ = -1;  // which array has the numbers of ancestors; -1: none yet
};

/// The closures of a grid, each made when it is first asked for. Keeps its memory from grid to
/// grid.
class Closures {
 public:
  /// Begins with a grid, which must outlive the questions. `nested` goes on where patterns end; it
  /// is asked at levels over 1 alone.
  void start(const Grid& grid, ChainKinds kinds, NestedRules* nested);

  /// What follows from `start`, in the program's order, until nothing is new or something
  /// contradicts.
  const Closure& of(Node start) {
    Closure& closure = closures_[start];
    if (!is_made_.test(start)) make(start, closure);
    return closure;
  }

  /// In the order of finding, the start first.
  [[nodiscard]] std::span<const Node> nodes(const Closure& closure) const {
    return std::span(nodes_).subspan(closure.first_, closure.size_);
  }
  /// How many different nodes a node of the set rests on, itself included.
  [[nodiscard]] int ancestors(const Closure& closure, Node node) {
    if (closure.counts_ < 0) count_ancestors(closure);
    return counts_[static_cast<std::size_t>(closure.counts_)].of[node];
  }
  /// The sum of that for the two nodes that contradict each other.
  [[nodiscard]] int ancestors_of_contradiction(const Closure& closure);

  /// Adds the chains nested in the way to a node of the set.
  void add_nested(const Closure& closure, Node node, std::vector<const NestedChain*>& chains);
  void add_nested_in_contradiction(const Closure& closure, std::vector<const NestedChain*>& chains);

  /// Adds the way from a node of the set back to the start. `start_cause`: why the start is there.
  void add_way(const Closure& closure, Node node, Cause start_cause, NestedChain& chain);
  /// Adds the two ways of the contradiction, that to the candidate being there first.
  void add_ways_of_contradiction(const Closure& closure, NestedChain& chain);

 private:
  enum class State : std::uint8_t { unknown, on, off };
  struct Nested {
    Node node = 0;  // that the chain gave
    const NestedChain* chain = nullptr;
  };
  struct Counts {
    std::uint16_t of[kNodes] = {};
  };

  // Making one.
  void make(Node start, Closure& closure);
  void add_on(Candidate on, Reason reason);
  void add_off(Candidate off, Reason reason);
  void push(Node node, Reason reason);
  void contradict(Node known, Node last, Reason reason);
  void follow_on(Candidate on);
  bool exclude(Candidate off, Node parent);
  void follow_off(Candidate off);
  bool go_on_with_patterns();
  void go_on_with_chains();
  [[nodiscard]] Reason keep(std::span<const Node> parents);

  // Looking back in one.
  void find_reasons(const Closure& closure);
  template <class Visit>
  void each_parent(Node node, const Reason& reason, Visit&& visit) const;
  template <class Visit>
  void each_ancestor(Node node, const Reason& reason, Visit&& visit);
  void count_ancestors(const Closure& closure);
  void add_nested_of(const Closure& closure, Node node, const Reason& reason,
                     std::vector<const NestedChain*>& chains);
  void add_way(const Closure& closure, Node node, const Reason& reason, Cause start_cause,
               NestedChain& chain);

  const Grid* grid_ = nullptr;
  ChainKinds kinds_;
  NestedRules* nested_rules_ = nullptr;
  std::vector<Closure> closures_ = std::vector<Closure>(kNodes);
  std::bitset<kNodes> is_made_;

  // Of all closures, one behind another.
  std::vector<Node> nodes_;
  std::vector<Reason> reasons_;
  std::size_t used_ = 0;
  std::vector<Node> listed_;
  std::vector<Nested> nested_;
  std::vector<Counts> counts_;
  int used_counts_ = 0;

  // Of the one that is made.
  Closure* now_made_ = nullptr;
  Grid now_;
  State states_[kCandidates] = {};
  Candidate on_[kCandidates] = {};
  Candidate off_[kCandidates] = {};
  int num_on_ = 0;
  int num_off_ = 0;
  std::vector<Node> absent_;  // what the step at hand needs to be absent

  // Of the one that is looked back in.
  const Closure* looked_in_ = nullptr;
  std::uint16_t place_of_[kNodes] = {};  // of each node, in its order
  std::vector<std::uint64_t> ancestor_bits_;
  std::vector<Node> way_;
};

}  // namespace omnidoku::ratings::se

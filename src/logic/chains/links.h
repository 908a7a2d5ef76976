// SPDX-License-Identifier: MIT
//
// The graph of strong and weak links of a position, made once per position and shared by all
// chain techniques.
// Nodes: single candidates; groups, which are two or more places of a digit where a full house
// meets another house; the places of one digit in an almost locked set. A node is *on* when one of
// its candidates is true and *off* when none is.
// Strong link: one of the two nodes is on. It comes from a cell with two candidates left, from a
// full house whose places of a digit the two nodes make up, or from an almost locked set, whose
// cells cannot do without two of their digits.
// Weak link: not both are on, because every candidate of one excludes every candidate of the other.
// Nodes without a strong link are left out: no chain can pass through them.
// Cost: a 9x9 position in the middle of a hard puzzle takes some 20 us without groups.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/state/position.h"

namespace omnidoku::logic {

/// The candidates of a position numbered without gaps, and which of them exclude each other.
class Exclusions {
 public:
  static constexpr std::uint32_t kNone = 0xffffffff;
  /// More candidates than this are not linked: the table takes a bit for each two of them, 50 MB
  /// here, and what is made from it several times as much. An open 25x25 grid has 15,625.
  static constexpr std::size_t kMostCandidates = 20'000;

  explicit Exclusions(const Position& position);

  [[nodiscard]] std::size_t size() const { return candidates_.size(); }
  [[nodiscard]] Candidate candidate(std::size_t index) const { return candidates_[index]; }
  /// The number of a candidate; kNone when it is not there.
  [[nodiscard]] std::uint32_t index(std::size_t id) const { return index_[id]; }
  /// Words of a set over the candidates.
  [[nodiscard]] std::size_t num_words() const { return words_; }
  /// The candidates that are false when this one is true.
  [[nodiscard]] std::span<const std::uint64_t> row(std::size_t index) const {
    return {rows_.data() + index * words_, words_};
  }

 private:
  std::size_t words_ = 0;
  std::vector<Candidate> candidates_;
  std::vector<std::uint32_t> index_;
  std::vector<std::uint64_t> rows_;
};

/// Whether Exclusions, and what is made from it, may be asked for: not where there are too many
/// candidates, nor when the time is over before the table is complete. Techniques that go by links
/// then find nothing.
[[nodiscard]] bool can_link(const Position& position);

/// Which nodes and strong links a graph has. Weak links are those of the puzzle, but for `x` and
/// `xy` only those between different cells.
enum class LinkKind : std::uint8_t {
  x,        ///< single candidates, strong links in houses
  xy,       ///< single candidates, strong links in cells
  plain,    ///< single candidates, strong links in houses and cells
  grouped,  ///< also groups
  als,      ///< also almost locked sets of two or more cells
};

/// Why one of two nodes is on.
struct StrongReason {
  enum class Kind : std::uint8_t { cell, house, als };
  Kind kind = Kind::cell;
  std::uint32_t index = 0;  ///< cell, index into Structure::houses(), or set of AlmostLockedSets
};

struct StrongLink {
  std::uint32_t to = 0;
  StrongReason reason;
};

class LinkGraph {
 public:
  LinkGraph(const Position& position, LinkKind kind);

  [[nodiscard]] const Exclusions& exclusions() const { return *exclusions_; }
  [[nodiscard]] std::size_t num_nodes() const { return first_link_.size() - 1; }
  /// The first of the nodes that stand for a digit in an almost locked set and nothing else; they
  /// are the last ones.
  [[nodiscard]] std::size_t first_als_node() const { return first_als_node_; }
  /// Words of a set over the nodes.
  [[nodiscard]] std::size_t num_words() const { return words_; }

  /// The candidates of a node, by their numbers in exclusions().
  [[nodiscard]] std::span<const std::uint32_t> members(std::size_t node) const {
    return {members_.data() + first_member_[node], first_member_[node + 1] - first_member_[node]};
  }
  [[nodiscard]] std::vector<Candidate> candidates(std::size_t node) const;
  [[nodiscard]] Digit digit(std::size_t node) const {
    return exclusions_->candidate(members_[first_member_[node]]).digit;
  }
  [[nodiscard]] bool is_single(std::size_t node) const { return members(node).size() == 1; }
  /// The cell of a single candidate, the first one of a group.
  [[nodiscard]] Cell cell(std::size_t node) const {
    return exclusions_->candidate(members_[first_member_[node]]).cell;
  }

  [[nodiscard]] std::span<const StrongLink> strong(std::size_t node) const {
    return {links_.data() + first_link_[node], first_link_[node + 1] - first_link_[node]};
  }
  /// The nodes that are off when this one is on, as a set of nodes.
  [[nodiscard]] std::span<const std::uint64_t> weak(std::size_t node) const {
    return {weak_.data() + node * words_, words_};
  }
  [[nodiscard]] bool weakly_linked(std::size_t a, std::size_t b) const {
    return (weak_[a * words_ + b / 64] >> (b % 64) & 1U) != 0;
  }
  /// The candidates that are false when the node is on, as a set of candidates.
  [[nodiscard]] std::span<const std::uint64_t> excluded(std::size_t node) const {
    return {excluded_.data() + node * exclusions_->num_words(), exclusions_->num_words()};
  }

 private:
  struct Draft;

  void connect_weakly(const Draft& draft);

  const Exclusions* exclusions_;
  LinkKind kind_;
  std::size_t words_ = 0;
  std::size_t first_als_node_ = 0;
  std::vector<std::uint32_t> members_;
  std::vector<std::uint32_t> first_member_;  ///< per node, and one more for the end
  std::vector<StrongLink> links_;
  std::vector<std::uint32_t> first_link_;  ///< per node, and one more for the end
  std::vector<std::uint64_t> weak_;
  std::vector<std::uint64_t> excluded_;
};

/// A graph as a table of a position: position.table<Links<LinkKind::plain>>().
template <LinkKind link_kind>
class Links : public LinkGraph {
 public:
  explicit Links(const Position& position) : LinkGraph(position, link_kind) {}
};

}  // namespace omnidoku::logic

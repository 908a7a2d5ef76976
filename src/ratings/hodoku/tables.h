// SPDX-License-Identifier: MIT
//
// HoDoKu 2.2.0's tables of nets: for every candidate set (on) and removed (off) all that follows,
// and how. What follows when singles are placed is entered first; then every table takes over the
// entries of the tables of its entries.
#pragma once

#include <vector>

#include "ratings/hodoku/reach.h"

namespace omnidoku::ratings::hodoku {

/// What follows from a node.
class Table {
 public:
  static constexpr int kMostEntries = 1000;
  static constexpr int kMostParents = 5;

  struct Entry {
    Node node = 0;
    bool taken_over = false;  ///< from the table of the node `parents[0]`; else parents are entries
    std::uint16_t distance = 0;
    std::uint16_t parents[kMostParents] = {};
  };

  /// Empties the table for that many nodes.
  void reset(int nodes);
  /// Adds what follows from the entries with these indices, if there is room. The distance is one
  /// more than the first parent's, and the parent with the largest index becomes the first.
  void add(Node node, const std::uint16_t (&parents)[kMostParents]);
  /// Adds what follows from the first entry, or the first entry itself.
  void add(Node node) { add(node, {0, 0, 0, 0, 0}); }
  /// From now on entries are taken over.
  void end_direct();
  /// Takes over the entries of the tables of the own entries, once.
  void expand(const std::vector<Table>& tables);
  /// The nodes of the entries that are not taken over, but the first.
  [[nodiscard]] std::span<const Node> direct() const { return direct_; }

  [[nodiscard]] int size() const { return static_cast<int>(entries_.size()); }
  [[nodiscard]] const Entry& entry(int index) const {
    return entries_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] bool has(Node node) const { return index_[node] != kNone; }
  /// The index of the node's entry; 0 where there is none.
  [[nodiscard]] int index_of(Node node) const { return has(node) ? index_[node] : 0; }

 private:
  static constexpr std::uint16_t kNone = 0xFFFF;

  std::vector<Entry> entries_;
  std::vector<std::uint16_t> index_;  // by node
  std::vector<Node> direct_;
  bool is_expanded_ = false;
};

class Tables {
 public:
  /// Tables of what happens when the candidate is set or removed and singles are placed, in four
  /// rounds; with groups.
  void fill(const Board& board);

  [[nodiscard]] const Nodes& nodes() const { return nodes_; }
  /// The table of the node, which may not have taken over anything yet.
  [[nodiscard]] const Table& of(Node node) const { return tables_[node]; }
  /// The table of the node with all its entries.
  const Table& expanded(Node node);
  /// All candidates in the table of a candidate.
  [[nodiscard]] const Consequences& reached(Node start) const { return reach_.of(start); }

 private:
  Nodes nodes_;
  std::vector<Table> tables_;  // by node
  Reach reach_;
};

/// A chain that a table holds, and what other chains it needs.
class ChainTracer {
 public:
  explicit ChainTracer(const Tables& tables) : tables_(tables) {}

  /// Traces the way from the start of the table to the entry.
  void trace(const Table& table, int index);

  /// The nodes of the chain, from its end to its start.
  [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
  /// The cells of its nodes but of the last.
  [[nodiscard]] const CellSet& cells() const { return cells_; }
  /// Its length with that of the chains that it needs.
  [[nodiscard]] int length() const { return length_; }
  /// Whether a node of it follows from more than one.
  [[nodiscard]] bool is_net() const { return is_net_; }

 private:
  void walk(const Table& table, int index, bool branch, std::vector<Node>& nodes);
  [[nodiscard]] bool meets_chain(Node node) const;

  const Tables& tables_;
  std::vector<Node> nodes_;
  std::vector<Node> branch_;
  std::vector<Node> branch_ends_;
  CellSet cells_;
  int length_ = 0;
  bool is_net_ = false;
};

}  // namespace omnidoku::ratings::hodoku

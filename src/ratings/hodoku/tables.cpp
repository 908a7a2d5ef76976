// SPDX-License-Identifier: MIT
#include "ratings/hodoku/tables.h"

#include <algorithm>
#include <utility>

namespace omnidoku::ratings::hodoku {

void Table::reset(int nodes) {
  entries_.clear();
  index_.assign(static_cast<std::size_t>(nodes), kNone);
  is_expanded_ = false;
}

void Table::end_direct() {
  direct_.clear();
  for (int i = 1; i < size(); ++i) direct_.push_back(entry(i).node);
}

void Table::add(Node node, const std::uint16_t (&parents)[kMostParents]) {
  if (size() >= kMostEntries || has(node)) return;
  index_[node] = static_cast<std::uint16_t>(size());
  Entry& entry = entries_.emplace_back();
  entry.node = node;
  entry.distance = static_cast<std::uint16_t>(entries_[parents[0]].distance + 1);
  std::copy(std::begin(parents), std::end(parents), entry.parents);
  for (int i = 1; i < kMostParents; ++i) {
    if (entry.parents[i] > entry.parents[0]) std::swap(entry.parents[i], entry.parents[0]);
  }
}

void Table::expand(const std::vector<Table>& tables) {
  if (std::exchange(is_expanded_, true)) return;
  for (int i = 1; i < size() && size() < kMostEntries; ++i) {
    const Entry via = entry(i);
    const Table& source = tables[via.node];
    int k = 0;
    for (const Node node : source.direct_) {
      ++k;
      const auto distance = static_cast<std::uint16_t>(via.distance + source.entry(k).distance);
      if (has(node)) {
        Entry& entry = entries_[index_[node]];
        if (!entry.taken_over || entry.distance <= distance) continue;
        entry.distance = distance;
        entry.parents[0] = via.node;
      } else if (size() < kMostEntries) {
        index_[node] = static_cast<std::uint16_t>(size());
        entries_.push_back({node, true, distance, {via.node}});
      }
    }
  }
}

namespace {

/// Sets and removes candidates on a copy of the board and notes what follows.
class NetFiller {
 public:
  NetFiller(const Board& board, const Nodes& nodes, Table& table)
      : start_(board), scratch_(board), nodes_(nodes), table_(table) {}

  void set(int cell, int digit) {
    place(cell, digit, {0, 0, 0, 0, 0});
    place_singles();
  }

  void remove(int cell, int digit) {
    scratch_.remove(cell, digit);
    table_.add(nodes_.node(cell, digit, false));
    const Mask rest = scratch_.candidates(cell);
    if (count(rest) == 1) place(cell, lowest(rest), {0, 0, 0, 0, 0});
    place_singles();
  }

 private:
  static constexpr int kRounds = 4;
  using Parents = std::uint16_t[Table::kMostParents];

  void place_singles() {
    for (int round = 0; round < kRounds; ++round) {
      singles_.clear();
      for (const Candidate& single : scratch_.naked_singles().items()) {
        if (scratch_.digit(single.cell) == Board::kEmpty) singles_.push_back(single);
      }
      const std::size_t naked = singles_.size();
      add_hidden_singles();
      for (std::size_t i = 0; i < singles_.size(); ++i) {
        const auto [cell, digit] = singles_[i];
        Parents parents = {};
        if (i < naked) {
          note_parents(without(start_.candidates(cell), bit(digit)), cell, parents);
        } else {
          CellSet others = start_.places(digit) & cells_of(narrowest_unit(cell, digit));
          others.remove(cell);
          note_parents(others, digit, parents);
        }
        place(cell, digit, parents);
      }
    }
  }

  void add_hidden_singles() {
    CellSet seen;
    for (const Candidate& single : scratch_.hidden_singles().items()) {
      const auto [cell, digit] = single;
      if (scratch_.digit(cell) != Board::kEmpty || seen.contains(cell)) continue;
      const auto& units = kUnitTables.units_of[cell];
      if (std::none_of(std::begin(units), std::end(units),
                       [&](int unit) { return scratch_.free(unit, single.digit) == 1; })) {
        continue;
      }
      singles_.push_back(single);
      seen.add(cell);
    }
  }

  /// Of the cell's units the first where the digit is rarest.
  [[nodiscard]] int narrowest_unit(int cell, int digit) const {
    const auto& units = kUnitTables.units_of[cell];
    return *std::min_element(std::begin(units), std::end(units), [&](int a, int b) {
      return scratch_.free(a, digit) < scratch_.free(b, digit);
    });
  }

  void note_parents(Mask digits, int cell, Parents& parents) const {
    int found = 0;
    base::for_each_bit(digits, [&](int digit) { note(cell, digit, found, parents); });
  }
  void note_parents(const CellSet& cells, int digit, Parents& parents) const {
    int found = 0;
    for_each(cells, [&](int cell) { note(cell, digit, found, parents); });
  }
  void note(int cell, int digit, int& found, Parents& parents) const {
    if (found == Table::kMostParents) return;
    parents[found++] = static_cast<std::uint16_t>(table_.index_of(nodes_.node(cell, digit, false)));
  }

  void place(int cell, int digit, const Parents& parents) {
    const Mask others = without(scratch_.candidates(cell), bit(digit));
    scratch_.place(cell, digit);
    const auto index = static_cast<std::uint16_t>(table_.size());
    table_.add(nodes_.node(cell, digit, true), parents);
    const Parents self = {index, 0, 0, 0, 0};
    for_each(start_.places(digit) & peers_of(cell),
             [&](int peer) { table_.add(nodes_.node(peer, digit, false), self); });
    base::for_each_bit(others,
                       [&](int other) { table_.add(nodes_.node(cell, other, false), self); });
  }

  const Board& start_;
  Board scratch_;
  const Nodes& nodes_;
  Table& table_;
  std::vector<Candidate> singles_;
};

}  // namespace

void Tables::fill(const Board& board) {
  nodes_.number(board, true);
  const int nodes = nodes_.size();
  if (tables_.size() < static_cast<std::size_t>(nodes)) {
    tables_.resize(static_cast<std::size_t>(nodes));
  }
  for (int i = 0; i < nodes; ++i) tables_[static_cast<std::size_t>(i)].reset(nodes);
  for (int i = 0; i < nodes_.candidates(); ++i) {
    const auto [cell, digit] = nodes_.candidate(i);
    NetFiller(board, nodes_, tables_[Nodes::on(i)]).set(cell, digit);
    NetFiller(board, nodes_, tables_[Nodes::off(i)]).remove(cell, digit);
  }
  for (int group = 2 * nodes_.candidates(); group < nodes; ++group) {
    const auto node = static_cast<Node>(group);
    tables_[node].add(node);
  }
  link_groups(board, nodes_, [&](Node from, Node to) { tables_[from].add(to); });
  for (int i = 0; i < nodes; ++i) tables_[static_cast<std::size_t>(i)].end_direct();
  if (nodes <= Table::kMostEntries) {
    reach_.find(
        nodes_, [&](Node node) { return tables_[node].direct(); },
        [](Node /*node*/, Consequences& /*reached*/) {});
    return;
  }
  // Tables that may be full hold what comes first.
  reach_.find_each(nodes_, [&](Node start, auto&& add) {
    const Table& table = expanded(start);
    for (int i = 0; i < table.size(); ++i) add(table.entry(i).node);
  });
}

const Table& Tables::expanded(Node node) {
  tables_[node].expand(tables_);
  return tables_[node];
}

void ChainTracer::trace(const Table& table, int index) {
  cells_ = {};
  branch_ends_.clear();
  nodes_.clear();
  walk(table, index, false, nodes_);
  length_ = static_cast<int>(nodes_.size());
  is_net_ = false;
  for (const Node end : branch_ends_) {
    branch_.clear();
    walk(table, table.index_of(end), true, branch_);
    const auto joins = std::count(std::begin(nodes_), std::end(nodes_), branch_.back());
    length_ += static_cast<int>(joins) * static_cast<int>(branch_.size());
    is_net_ = is_net_ || joins > 0;
  }
}

bool ChainTracer::meets_chain(Node node) const {
  return cells_.contains(tables_.nodes().cell(node)) &&
         std::find(std::begin(nodes_), std::end(nodes_), node) != nodes_.end();
}

void ChainTracer::walk(const Table& table, int index, bool branch, std::vector<Node>& nodes) {
  const Table* at = &table;
  nodes.push_back(table.entry(index).node);
  while (index != 0 && nodes.size() < Table::kMostEntries) {
    if (const Table::Entry& entry = at->entry(index); entry.taken_over) {
      at = &tables_.of(entry.parents[0]);
      index = at->index_of(entry.node);
    }
    const Table::Entry& entry = at->entry(index);
    index = entry.parents[0];
    const Node node = at->entry(index).node;
    nodes.push_back(node);
    if (branch) {
      if (meets_chain(node)) return;
    } else {
      cells_ |= tables_.nodes().cells(node);
      for (int i = 1; i < Table::kMostParents; ++i) {
        if (entry.parents[i] != 0) branch_ends_.push_back(at->entry(entry.parents[i]).node);
      }
    }
    if (index == 0 && at != &table) {
      at = &table;
      index = table.index_of(node);
    }
  }
}

}  // namespace omnidoku::ratings::hodoku

// SPDX-License-Identifier: MIT
#include "ratings/hodoku/tables.h"

#include <algorithm>
#include <utility>

namespace omnidoku::ratings::hodoku {

void Table::reset(int nodes) {
  entries_.clear();
  index_.assign(static_cast<std::size_t>(nodes), kNone);
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
  std::ranges::copy(parents, entry.parents);
  for (int i = 1; i < kMostParents; ++i) {
    if (entry.parents[i] > entry.parents[0]) std::swap(entry.parents[i], entry.parents[0]);
  }
}

void Table::expand(const std::vector<Table>& tables, bool even) {
  for (int i = 1; i < size() && size() < kMostEntries; ++i) {
    const Entry via = entry(i);
    const Table& source = tables[via.node];
    int k = 0;
    for (const Node node : source.direct_) {
      ++k;
      const bool known = has(node);
      if (known && even) continue;
      const auto distance = static_cast<std::uint16_t>(via.distance + source.entry(k).distance);
      if (known) {
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

void Tables::add_groups(const Board& board, int first_line) {
  for (int line = first_line; line < first_line + 9; ++line) {
    for (int digit = 0; digit < kDigits; ++digit) {
      for (int box = kFirstBox; box < kUnits; ++box) {
        const CellSet cells = board.places(digit) & cells_of(line) & cells_of(box);
        if (cells.size() >= 2) places_.push_back({cells, cells.first(), digit});
      }
    }
  }
}

void Tables::number(const Board& board, bool groups) {
  candidates_.clear();
  places_.clear();
  for (int cell = 0; cell < kCells; ++cell) {
    base::for_each_bit(board.candidates(cell), [&](int digit) {
      number_[cell][digit] = candidates();
      candidates_.push_back(candidate(cell, digit));
      places_.push_back({CellSet::of(cell), cell, digit});
    });
  }
  if (groups) {
    add_groups(board, 0);
    add_groups(board, kFirstColumn);
  }
  const int nodes = 2 * static_cast<int>(places_.size());
  if (tables_.size() < static_cast<std::size_t>(nodes)) {
    tables_.resize(static_cast<std::size_t>(nodes));
  }
  for (int i = 0; i < nodes; ++i) tables_[static_cast<std::size_t>(i)].reset(nodes);
}

void Tables::link_candidates(const Board& board) {
  for (int i = 0; i < candidates(); ++i) {
    const int cell = candidates_[static_cast<std::size_t>(i)].cell;
    const int digit = candidates_[static_cast<std::size_t>(i)].digit;
    Table& on_table = tables_[on(i)];
    Table& off_table = tables_[off(i)];
    on_table.add(on(i));
    off_table.add(off(i));
    const Mask others = without(board.candidates(cell), bit(digit));
    base::for_each_bit(others, [&](int other) {
      on_table.add(node(cell, other, false));
      if (count(others) == 1) off_table.add(node(cell, other, true));
    });
    for (const int unit : kUnitTables.units_of[cell]) {
      CellSet rest = board.places(digit) & cells_of(unit);
      rest.remove(cell);
      if (rest.empty()) continue;
      for_each(rest, [&](int other) { on_table.add(node(other, digit, false)); });
      if (board.free(unit, digit) == 2) off_table.add(node(rest.first(), digit, true));
    }
  }
}

void Tables::link_groups(const Board& board) {
  const std::size_t end = places_.size();
  for (std::size_t i = candidates_.size(); i < end; ++i) {
    const auto group_on = static_cast<Node>(2 * i);
    const auto group_off = static_cast<Node>(2 * i + 1);
    Table& on_table = tables_[group_on];
    Table& off_table = tables_[group_off];
    const CellSet& cells = places_[i].cells;
    const int digit = places_[i].digit;
    on_table.add(group_on);
    off_table.add(group_off);
    const auto& units = kUnitTables.units_of[places_[i].first];
    const int line = cells_of(units[0]).contains(cells) ? units[0] : units[1];
    const CellSet seen = board.places(digit) & common_peers(cells);
    for_each(seen, [&](int cell) {
      on_table.add(node(cell, digit, false));
      tables_[node(cell, digit, true)].add(group_off);
    });
    for (const int unit : {static_cast<int>(units[2]), line}) {
      const CellSet rest = seen & cells_of(unit);
      if (rest.size() != 1) continue;
      off_table.add(node(rest.first(), digit, true));
      tables_[node(rest.first(), digit, false)].add(group_on);
    }
    int others[2] = {};
    std::size_t other_in[2] = {};
    const int pair_units[2] = {line, units[2]};
    for (std::size_t j = candidates_.size(); j < end; ++j) {
      const Place& other = places_[j];
      if (j == i || other.digit != digit || other.cells.meets(cells)) continue;
      for (int kind = 0; kind < 2; ++kind) {
        if (!cells_of(pair_units[kind]).contains(other.cells)) continue;
        if (++others[kind] == 1) other_in[kind] = j;
        on_table.add(static_cast<Node>(2 * j + 1));
      }
    }
    for (int kind = 0; kind < 2; ++kind) {
      if (others[kind] != 1) continue;
      const CellSet rest = board.places(digit) & cells_of(pair_units[kind]);
      if ((rest - cells - places_[other_in[kind]].cells).empty()) {
        off_table.add(static_cast<Node>(2 * other_in[kind]));
      }
    }
  }
}

void Tables::expand(bool even) {
  const int nodes = 2 * static_cast<int>(places_.size());
  for (int i = 0; i < nodes; ++i) tables_[static_cast<std::size_t>(i)].end_direct();
  for (int i = 0; i < candidates(); ++i) tables_[on(i)].expand(tables_, even);
  for (int i = 0; i < candidates(); ++i) tables_[off(i)].expand(tables_, even);
}

void Tables::fill(const Board& board, bool groups) {
  number(board, groups);
  link_candidates(board);
  link_groups(board);
  expand(true);
}

namespace {

/// Sets and removes candidates on a copy of the board and notes what follows.
class NetFiller {
 public:
  NetFiller(const Board& board, const Tables& tables, Table& table)
      : start_(board), scratch_(board), tables_(tables), table_(table) {}

  void set(int cell, int digit) {
    place(cell, digit, {0, 0, 0, 0, 0});
    place_singles();
  }

  void remove(int cell, int digit) {
    scratch_.remove(cell, digit);
    table_.add(tables_.node(cell, digit, false));
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
      if (std::ranges::none_of(units,
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
    return *std::ranges::min_element(units, {},
                                     [&](int unit) { return scratch_.free(unit, digit); });
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
    parents[found++] =
        static_cast<std::uint16_t>(table_.index_of(tables_.node(cell, digit, false)));
  }

  void place(int cell, int digit, const Parents& parents) {
    const Mask others = without(scratch_.candidates(cell), bit(digit));
    scratch_.place(cell, digit);
    const auto index = static_cast<std::uint16_t>(table_.size());
    table_.add(tables_.node(cell, digit, true), parents);
    const Parents self = {index, 0, 0, 0, 0};
    for_each(start_.places(digit) & peers_of(cell),
             [&](int peer) { table_.add(tables_.node(peer, digit, false), self); });
    base::for_each_bit(others,
                       [&](int other) { table_.add(tables_.node(cell, other, false), self); });
  }

  const Board& start_;
  Board scratch_;
  const Tables& tables_;
  Table& table_;
  std::vector<Candidate> singles_;
};

}  // namespace

void Tables::fill_nets(const Board& board) {
  number(board, true);
  for (int i = 0; i < candidates(); ++i) {
    const auto [cell, digit] = candidates_[static_cast<std::size_t>(i)];
    NetFiller(board, *this, tables_[on(i)]).set(cell, digit);
    NetFiller(board, *this, tables_[off(i)]).remove(cell, digit);
  }
  link_groups(board);
  expand(false);
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
    const auto joins = std::ranges::count(nodes_, branch_.back());
    length_ += static_cast<int>(joins) * static_cast<int>(branch_.size());
    is_net_ = is_net_ || joins > 0;
  }
}

bool ChainTracer::meets_chain(Node node) const {
  return cells_.contains(tables_.cell(node)) && std::ranges::find(nodes_, node) != nodes_.end();
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
      cells_ |= tables_.cells(node);
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

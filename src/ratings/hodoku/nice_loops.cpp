// SPDX-License-Identifier: MIT
#include <map>

#include "ratings/hodoku/candidate_steps.h"
#include "ratings/hodoku/tabling.h"

namespace omnidoku::ratings::hodoku {
namespace {

constexpr int kShortest = 3;  // distance of what is more than one link away

class NiceLoops {
 public:
  NiceLoops(const Board& board, const Tables& tables)
      : board_(board), tables_(tables), tracer_(tables) {}

  bool find(Step& step) {
    for (int i = 0; i < tables_.candidates(); ++i) check_loops(tables_.of(tables_.on(i)));
    for (int i = 0; i < tables_.candidates(); ++i) check_loops(tables_.of(tables_.off(i)));
    for (int i = 0; i < tables_.candidates(); ++i) check_ends(tables_.of(tables_.off(i)));
    if (contenders_.empty()) return false;
    const Contender& first = contenders_[first_of(contenders_, compare)];
    step.reset(first.kind);
    step.removals = first.removals;
    return true;
  }

 private:
  void check_loops(const Table& table) {
    const int start = tables_.cell(table.entry(0).node);
    for (int i = 1; i < table.size(); ++i) {
      const Table::Entry& entry = table.entry(i);
      if (tables_.cell(entry.node) == start && !tables_.is_group(entry.node) &&
          entry.distance >= kShortest) {
        check_loop(table, i);
      }
    }
  }

  void check_ends(const Table& table) {
    for (int i = 1; i < table.size(); ++i) {
      const Table::Entry& entry = table.entry(i);
      if (is_on(entry.node) && !tables_.is_group(entry.node) && entry.distance >= kShortest) {
        check_chain(table, i);
      }
    }
  }

  /// Whether the traced chain, from its start on, comes to no cell again. In a loop the start cell
  /// does not count.
  [[nodiscard]] bool is_simple(bool loop) const {
    const std::vector<Node>& nodes = tracer_.nodes();
    const int start = tables_.cell(nodes.back());
    CellSet passed;
    for (std::size_t i = nodes.size(); i-- > 0;) {
      if (passed.contains(tables_.cell(nodes[i]))) return false;
      if (i + 1 == nodes.size()) continue;
      const Node before = nodes[i + 1];
      if (tables_.cell(before) != start || !loop) passed |= tables_.cells(before);
    }
    return true;
  }

  void check_loop(const Table& table, int index) {
    const Node start = table.entry(0).node;
    const Node end = table.entry(index).node;
    tracer_.trace(table, index);
    const std::vector<Node>& nodes = tracer_.nodes();
    if (tables_.cell(nodes[0]) == tables_.cell(nodes[1])) return;
    if (!is_simple(true)) return;
    if (tables_.cell(nodes[nodes.size() - 2]) == tables_.cell(start)) return;
    const bool first_strong = is_on(table.entry(1).node);
    const bool last_strong = is_on(end);
    const int cell = tables_.cell(start);
    const int first = tables_.digit(start);
    const int last = tables_.digit(end);
    step_.reset(StepKind::discontinuous_nice_loop);
    if (first_strong == last_strong && first == last) {
      if (first_strong) {
        step_.remove_all(cell, without(board_.candidates(cell), bit(first)));
      } else {
        step_.remove(cell, first);
      }
    } else if (first_strong != last_strong && first != last) {
      step_.remove(cell, first_strong ? last : first);
    } else if (first_strong || last_strong || board_.candidate_count(cell) == 2) {
      step_.kind = StepKind::continuous_nice_loop;
      remove_by_loop(first_strong && last_strong, last);
    }
    add();
  }

  /// What a continuous loop removes: from weak links between cells what sees both ends, from cells
  /// between two strong links the other candidates.
  void remove_by_loop(bool start_between_strong, int last) {
    const std::vector<Node> nodes(tracer_.nodes().rbegin(), tracer_.nodes().rend());
    const int start = tables_.cell(nodes[0]);
    if (start_between_strong) {
      step_.remove_all(start,
                       without(board_.candidates(start), bit(tables_.digit(nodes[0])) | bit(last)));
    }
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      if (tables_.cell(nodes[i - 1]) == tables_.cell(nodes[i])) continue;
      if (!is_on(nodes[i])) {
        remove_by_weak_link(nodes[i - 1], nodes[i], start);
      } else if (i + 2 < nodes.size() && !is_on(nodes[i + 1]) && is_on(nodes[i + 2]) &&
                 tables_.cell(nodes[i]) == tables_.cell(nodes[i + 1]) &&
                 tables_.cell(nodes[i + 1]) != tables_.cell(nodes[i + 2])) {
        const int cell = tables_.cell(nodes[i]);
        step_.remove_all(cell,
                         without(board_.candidates(cell),
                                 bit(tables_.digit(nodes[i])) | bit(tables_.digit(nodes[i + 2]))));
      }
    }
  }

  void remove_by_weak_link(Node a, Node b, int start) {
    CellSet losers = common_peers(tables_.cells(a)) & common_peers(tables_.cells(b)) &
                     board_.places(tables_.digit(b));
    losers -= tracer_.cells();
    losers.remove(start);
    step_.remove(losers, tables_.digit(b));
  }

  void check_chain(const Table& table, int index) {
    const Node start = table.entry(0).node;
    const Node end = table.entry(index).node;
    const int a = tables_.cell(start);
    const int b = tables_.cell(end);
    const int first = tables_.digit(start);
    const int last = tables_.digit(end);
    if (a == b) return;
    step_.reset(StepKind::aic);
    if (first == last) {
      const CellSet losers = peers_of(a) & peers_of(b) & board_.places(first);
      if (losers.size() < 2) return;
      step_.remove(losers, first);
    } else {
      if (!peers_of(a).contains(b) || !board_.has(b, first) || !board_.has(a, last)) return;
      step_.remove(a, last);
      step_.remove(b, first);
    }
    tracer_.trace(table, index);
    if (is_simple(false)) add();
  }

  /// The step, grouped if the traced chain is, becomes a contender if it is shorter than one of its
  /// kind that removes the same.
  void add() {
    if (step_.removals.empty()) return;
    const bool grouped =
        std::ranges::any_of(tracer_.nodes(), [&](Node node) { return tables_.is_group(node); });
    if (grouped) {
      step_.kind = step_.kind == StepKind::aic ? StepKind::grouped_aic
                   : step_.kind == StepKind::continuous_nice_loop
                       ? StepKind::grouped_continuous_nice_loop
                       : StepKind::grouped_discontinuous_nice_loop;
    }
    put_in_order(step_.removals);
    std::vector<int> key = {static_cast<int>(step_.kind)};
    for (const Candidate& c : step_.removals) key.push_back(c.digit * kCells + c.cell);
    const int length = tracer_.length();
    const auto [known, is_new] = known_.try_emplace(std::move(key), length);
    if (!is_new && known->second <= length) return;
    known->second = length;
    contenders_.push_back({step_.kind, step_.removals, index_sum(step_.removals), length, 0});
  }

  const Board& board_;
  const Tables& tables_;
  ChainTracer tracer_;
  Step step_;
  std::map<std::vector<int>, int> known_;
  std::vector<Contender> contenders_;
};

}  // namespace

bool first_nice_loop(const Board& board, const Tables& tables, Step& step) {
  return NiceLoops(board, tables).find(step);
}

bool Tabling::nice_loop(const Board& board, bool groups, Step& step) {
  tables_.fill(board, groups);
  filled_ = groups ? Filled::groups : Filled::candidates;
  return first_nice_loop(board, tables_, step);
}

}  // namespace omnidoku::ratings::hodoku

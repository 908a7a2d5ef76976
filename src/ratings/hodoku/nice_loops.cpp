// SPDX-License-Identifier: MIT
#include "ratings/hodoku/candidate_steps.h"
#include "ratings/hodoku/tabling.h"

namespace omnidoku::ratings::hodoku {
namespace {

/// All loops and chains in the order in which HoDoKu finds them, and the first in its sorting.
/// Since what removes more comes first, and of equally many the smaller index sum, chains that
/// cannot come first are not walked at all.
class NiceLoops {
 public:
  NiceLoops(const Board& board, const Links& links)
      : board_(board), links_(links), nodes_(links.nodes()), ways_(links) {}

  bool find(Step& step) {
    collect();
    if (contenders_.empty()) return false;
    if (is_order_ambiguous()) {
      keep_all_ = true;
      contenders_.clear();
      collect();
    }
    const Contender& first = contenders_[first_of(contenders_, compare)];
    step.reset(first.kind);
    step.removals = first.removals;
    return true;
  }

 private:
  void collect() {
    for (int i = 0; i < nodes_.candidates(); ++i) check_loops(Nodes::on(i));
    for (int i = 0; i < nodes_.candidates(); ++i) check_loops(Nodes::off(i));
    for (int i = 0; i < nodes_.candidates(); ++i) check_ends(Nodes::off(i));
  }

  /// Where two of the contenders left remove the same by the same kind, and another one has the
  /// same index sum, the sorting depends on all contenders.
  [[nodiscard]] bool is_order_ambiguous() const {
    bool different = false;
    bool equal = false;
    for (std::size_t i = 1; i < contenders_.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        (is_like(contenders_[i], contenders_[j]) ? equal : different) = true;
      }
    }
    return equal && different;
  }
  static bool is_like(const Contender& a, const Contender& b) {
    return a.kind == b.kind && a.removals == b.removals;
  }

  void check_loops(Node start) {
    const Consequences& reached = links_.reached(start);
    const int cell = nodes_.cell(start);
    wanted_.clear();
    // In its own cell the other candidates follow at once from a candidate that is on.
    base::for_each_bit(board_.candidates(cell), [&](int digit) {
      if (reached.on[digit].contains(cell)) want_loop(start, nodes_.node(cell, digit, true));
      if (reached.off[digit].contains(cell)) want_loop(start, nodes_.node(cell, digit, false));
    });
    walk_to_wanted(start);
    for (const Node end : wanted_) check_loop(start, end);
  }

  void want_loop(Node start, Node end) {
    if (end == start || links_.is_direct(start, end)) return;
    if (is_continuous(start, end) || (remove_by_discontinuity(start, end), may_be_first())) {
      wanted_.push_back(end);
    }
  }

  void check_ends(Node start) {
    const Consequences& reached = links_.reached(start);
    const int cell = nodes_.cell(start);
    const int first = nodes_.digit(start);
    wanted_.clear();
    for_each(reached.on[first] - CellSet::of(cell), [&](int end) { want_end(start, end, first); });
    base::for_each_bit(without(board_.candidates(cell), bit(first)), [&](int last) {
      for_each(reached.on[last] & peers_of(cell) & board_.places(first),
               [&](int end) { want_end(start, end, last); });
    });
    walk_to_wanted(start);
    for (const Node end : wanted_) check_chain(start, end);
  }

  void want_end(Node start, int cell, int digit) {
    const Node end = nodes_.node(cell, digit, true);
    if (!remove_by_ends(start, end) || !may_be_first() || links_.is_direct(start, end)) return;
    wanted_.push_back(end);
  }

  /// Walks from the start to the wanted nodes, which are then in the order of their entries.
  void walk_to_wanted(Node start) {
    if (wanted_.empty()) return;
    ways_.walk(start, wanted_);
    std::sort(wanted_.begin(), wanted_.end(),
              [&](Node a, Node b) { return ways_.place(a) < ways_.place(b); });
  }

  /// Whether the removals of the step, in their order, can come first. An empty list may.
  bool may_be_first() {
    put_in_order(step_.removals);
    index_sum_ = index_sum(step_.removals);
    if (keep_all_ || contenders_.empty()) return true;
    const Contender& best = contenders_.front();
    if (step_.removals.size() != best.removals.size()) {
      return step_.removals.size() > best.removals.size();
    }
    return index_sum_ <= best.index_sum;
  }

  /// Whether the traced chain, from its start on, comes to no cell again. In a loop the start cell
  /// does not count.
  [[nodiscard]] bool is_simple(bool loop) const {
    const int start = nodes_.cell(way_.back());
    CellSet passed;
    for (std::size_t i = way_.size(); i-- > 0;) {
      if (passed.contains(nodes_.cell(way_[i]))) return false;
      if (i + 1 == way_.size()) continue;
      const Node before = way_[i + 1];
      if (nodes_.cell(before) != start || !loop) passed |= nodes_.cells(before);
    }
    return true;
  }

  void check_loop(Node start, Node end) {
    const bool continuous = is_continuous(start, end);
    if (!continuous) {
      remove_by_discontinuity(start, end);
      if (!may_be_first()) return;
    }
    ways_.trace(end, way_);
    if (nodes_.cell(way_[0]) == nodes_.cell(way_[1])) return;
    if (!is_simple(true)) return;
    if (nodes_.cell(way_[way_.size() - 2]) == nodes_.cell(start)) return;
    if (continuous) {
      step_.reset(StepKind::continuous_nice_loop);
      remove_by_loop(nodes_.digit(end));
    }
    add();
  }

  /// Whether the loop starts and ends with strong links of different digits. (A loop with weak
  /// links of different digits would end where it follows at once.)
  [[nodiscard]] bool is_continuous(Node start, Node end) const {
    return !is_on(start) && is_on(end) && nodes_.digit(start) != nodes_.digit(end);
  }

  /// What a loop removes from the cell where its links do not fit together.
  void remove_by_discontinuity(Node start, Node end) {
    const int cell = nodes_.cell(start);
    const int first = nodes_.digit(start);
    step_.reset(StepKind::discontinuous_nice_loop);
    if (is_on(start)) {
      step_.remove(cell, first);
    } else if (is_on(end)) {
      step_.remove_all(cell, without(board_.candidates(cell), bit(first)));
    } else {
      step_.remove(cell, nodes_.digit(end));
    }
  }

  /// What a continuous loop removes: from weak links between cells what sees both ends, from cells
  /// between two strong links the other candidates.
  void remove_by_loop(int last) {
    const std::vector<Node> nodes(way_.rbegin(), way_.rend());
    const int start = nodes_.cell(nodes[0]);
    CellSet passed;
    for (const Node node : std::span(nodes).first(nodes.size() - 1)) passed |= nodes_.cells(node);
    step_.remove_all(start,
                     without(board_.candidates(start), bit(nodes_.digit(nodes[0])) | bit(last)));
    for (std::size_t i = 1; i < nodes.size(); ++i) {
      if (nodes_.cell(nodes[i - 1]) == nodes_.cell(nodes[i])) continue;
      if (!is_on(nodes[i])) {
        CellSet losers = common_peers(nodes_.cells(nodes[i - 1])) &
                         common_peers(nodes_.cells(nodes[i])) &
                         board_.places(nodes_.digit(nodes[i]));
        losers -= passed;
        losers.remove(start);
        step_.remove(losers, nodes_.digit(nodes[i]));
      } else if (i + 2 < nodes.size() && !is_on(nodes[i + 1]) && is_on(nodes[i + 2]) &&
                 nodes_.cell(nodes[i]) == nodes_.cell(nodes[i + 1]) &&
                 nodes_.cell(nodes[i + 1]) != nodes_.cell(nodes[i + 2])) {
        const int cell = nodes_.cell(nodes[i]);
        step_.remove_all(cell,
                         without(board_.candidates(cell),
                                 bit(nodes_.digit(nodes[i])) | bit(nodes_.digit(nodes[i + 2]))));
      }
    }
  }

  /// What sees both ends of a chain, two candidates at least; false if it is less.
  bool remove_by_ends(Node start, Node end) {
    const int a = nodes_.cell(start);
    const int b = nodes_.cell(end);
    const int first = nodes_.digit(start);
    const int last = nodes_.digit(end);
    step_.reset(StepKind::aic);
    if (first == last) {
      step_.remove(peers_of(a) & peers_of(b) & board_.places(first), first);
      return step_.removals.size() >= 2;
    }
    step_.remove(a, last);
    step_.remove(b, first);
    return true;
  }

  void check_chain(Node start, Node end) {
    remove_by_ends(start, end);
    if (!may_be_first()) return;
    ways_.trace(end, way_);
    if (is_simple(false)) add();
  }

  /// The step, grouped if the traced chain is, becomes a contender if it is shorter than one of its
  /// kind that removes the same.
  void add() {
    if (step_.removals.empty() || !may_be_first()) return;
    if (std::any_of(std::begin(way_), std::end(way_),
                    [&](Node node) { return nodes_.is_group(node); })) {
      step_.kind = step_.kind == StepKind::aic ? StepKind::grouped_aic
                   : step_.kind == StepKind::continuous_nice_loop
                       ? StepKind::grouped_continuous_nice_loop
                       : StepKind::grouped_discontinuous_nice_loop;
    }
    const int length = static_cast<int>(way_.size());
    Contender contender{step_.kind, step_.removals, index_sum_, length, 0};
    if (!keep_all_ && !contenders_.empty() &&
        (contenders_.front().removals.size() != contender.removals.size() ||
         contenders_.front().index_sum != contender.index_sum)) {
      contenders_.clear();
    }
    // Of those that are alike the last one is the shortest.
    const auto known = std::find_if(contenders_.rbegin(), contenders_.rend(),
                                    [&](const Contender& one) { return is_like(one, contender); });
    if (known == contenders_.rend() || known->length > length) {
      contenders_.push_back(std::move(contender));
    }
  }

  const Board& board_;
  const Links& links_;
  const Nodes& nodes_;
  Ways ways_;
  Step step_;
  int index_sum_ = 0;  // of the step
  std::vector<Node> wanted_;
  std::vector<Node> way_;  // from its end to its start
  std::vector<Contender> contenders_;
  bool keep_all_ = false;
};

}  // namespace

bool first_nice_loop(const Board& board, const Links& links, Step& step) {
  return NiceLoops(board, links).find(step);
}

bool Tabling::nice_loop(const Board& board, bool groups, Step& step) {
  links_.fill(board, groups);
  filled_ = groups ? Filled::groups : Filled::candidates;
  return first_nice_loop(board, links_, step);
}

}  // namespace omnidoku::ratings::hodoku

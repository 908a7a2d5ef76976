// SPDX-License-Identifier: MIT
#include "ratings/se/closure.h"

#include <algorithm>
#include <bit>

#include "ratings/se/patterns.h"

namespace omnidoku::ratings::se {
namespace {

/// The candidates that a pattern needs to be absent, and that became so since `start`.
void absent_for(const Grid& start, const Grid& now, const Grounds& grounds,
                std::vector<Node>& absent) {
  const auto add_gone = [&](int cell, Mask digits) {
    base::for_each_bit(without(start.candidates(cell) & digits, now.candidates(cell)),
                       [&](int digit) { absent.push_back(node_off(candidate(cell, digit))); });
  };
  switch (grounds.kind) {
    case Grounds::Kind::outside_covers:
      base::for_each_bit(grounds.base_houses, [&](int base) {
        for (int place = 0; place < 9; ++place) {
          const int cell = cell_at(base, place);
          const bool covered =
              std::any_of(std::begin(kTables.house_of[cell]), std::end(kTables.house_of[cell]),
                          [&](int house) { return (grounds.cover_houses >> house & 1) != 0; });
          if (!covered) add_gone(cell, grounds.digits);
        }
      });
      return;
    case Grounds::Kind::outside_cells:
      base::for_each_bit(without(kAll, grounds.places), [&](int place) {
        add_gone(cell_at(grounds.house, place), grounds.digits);
      });
      return;
    case Grounds::Kind::other_digits:
      base::for_each_bit(grounds.places, [&](int place) {
        add_gone(cell_at(grounds.house, place), without(kAll, grounds.digits));
      });
      return;
  }
}

/// Likewise for a step of chains: where a candidate of a way is the last one, those whose place it
/// takes. In the order of finding, each once.
void absent_for(const Grid& start, const Grid& now, const NestedChain& chain,
                std::vector<Node>& absent) {
  std::bitset<kCandidates> known;
  const auto add_gone = [&](Candidate gone) {
    if (known.test(gone)) return;
    known.set(gone);
    absent.push_back(node_off(gone));
  };
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const Cause cause = chain.causes[i];
    if (cause == kNoCause) continue;
    const Candidate there = candidate_of(chain.nodes[i]);
    if (cause == kLastOfCell) {
      const int cell = cell_of(there);
      base::for_each_bit(without(start.candidates(cell), now.candidates(cell)),
                         [&](int digit) { add_gone(candidate(cell, digit)); });
    } else {
      const int digit = digit_of(there);
      base::for_each_bit(without(start.places(cause, digit), now.places(cause, digit)),
                         [&](int place) { add_gone(candidate(cell_at(cause, place), digit)); });
    }
  }
}

}  // namespace

std::vector<Removal> in_table_order(std::span<const Removal> removals) {
  std::vector<Removal> ordered(removals.begin(), removals.end());
  int slots = 16;
  while (static_cast<int>(removals.size()) > slots / 4 * 3) slots *= 2;
  std::stable_sort(ordered.begin(), ordered.end(), [&](const Removal& a, const Removal& b) {
    return a.cell % slots < b.cell % slots;
  });
  return ordered;
}

void Closures::start(const Grid& grid, ChainKinds kinds, NestedRules* nested) {
  grid_ = &grid;
  kinds_ = kinds;
  nested_rules_ = nested;
  is_made_.reset();
  used_ = 0;
  listed_.clear();
  nested_.clear();
  used_counts_ = 0;
  looked_in_ = nullptr;
}

void Closures::make(Node start, Closure& closure) {
  is_made_.set(start);
  if (nodes_.size() < used_ + kNodes) {
    nodes_.resize(2 * used_ + kNodes);
    reasons_.resize(nodes_.size());
  }
  closure.known_.clear();
  closure.contradicts_ = false;
  closure.first_ = static_cast<std::uint32_t>(used_);
  closure.first_nested_ = static_cast<std::uint32_t>(nested_.size());
  closure.counts_ = -1;
  now_made_ = &closure;
  now_ = *grid_;
  std::fill(std::begin(states_), std::end(states_), State::unknown);
  num_on_ = 0;
  num_off_ = 0;
  if (is_on(start)) {
    add_on(candidate_of(start), {});
  } else {
    add_off(candidate_of(start), {});
  }
  int followed_on = 0;
  int followed_off = 0;
  while (!closure.contradicts_) {
    if (followed_on < num_on_) {
      follow_on(on_[followed_on++]);
    } else if (followed_off < num_off_) {
      follow_off(off_[followed_off++]);
    } else if (kinds_.level == 0 || !go_on_with_patterns()) {
      break;
    }
  }
  closure.size_ = static_cast<std::uint32_t>(used_) - closure.first_;
  closure.end_nested_ = static_cast<std::uint32_t>(nested_.size());
}

inline void Closures::push(Node node, Reason reason) {
  now_made_->known_.set(node);
  nodes_[used_] = node;
  reasons_[used_] = reason;
  ++used_;
}

inline void Closures::add_on(Candidate on, Reason reason) {
  states_[on] = State::on;
  on_[num_on_++] = on;
  push(node_on(on), reason);
}

inline void Closures::add_off(Candidate off, Reason reason) {
  states_[off] = State::off;
  off_[num_off_++] = off;
  push(node_off(off), reason);
}

Reason Closures::keep(std::span<const Node> parents) {
  const Reason reason{.first = static_cast<std::uint32_t>(listed_.size()),
                      .more = static_cast<std::uint16_t>(parents.size()),
                      .cause = Reason::kListed};
  listed_.insert(listed_.end(), parents.begin(), parents.end());
  return reason;
}

void Closures::contradict(Node known, Node last, Reason reason) {
  now_made_->contradicts_ = true;
  now_made_->contradicted_ = known;
  now_made_->contradicting_ = last;
  now_made_->contradicting_reason_ = reason;
}

/// False when that contradicts.
inline bool Closures::exclude(Candidate off, Node parent) {
  const Reason reason{.first = parent};
  switch (states_[off]) {
    case State::unknown: add_off(off, reason); return true;
    case State::off: return true;
    case State::on: break;
  }
  contradict(node_on(off), node_off(off), reason);
  return false;
}

void Closures::follow_on(Candidate on) {
  const GroupPlaces& places = kGroupTables.of[on];
  const int box = house_of(cell_of(on), HouseKind::box);
  for (int kind = kinds_.nishio ? 1 : 0; kind < 4; ++kind) {
    const int group = places.group[kind];
    Mask others = without(now_.group(group), places.bit[kind]);
    if (kind >= 2) {  // what lies in the box too was met there
      others = without(others, shared_places(kTables.house_of[cell_of(on)][kind - 1], box));
    }
    for (; others != 0; others = static_cast<Mask>(others & (others - 1))) {
      if (!exclude(kGroupTables.member[group][lowest(others)], node_on(on))) return;
    }
  }
}

void Closures::follow_off(Candidate off) {
  struct Forced {
    Candidate candidate = 0;
    Reason reason;
  };
  Forced forced[4];
  int num_forced = 0;
  const auto force_last = [&](int kind, Mask before) {
    if (kind == 0 && kinds_.nishio) return;
    const GroupPlaces& places = kGroupTables.of[off];
    const Mask rest = without(before, places.bit[kind]);
    if (!is_one(rest)) return;
    const int group = places.group[kind];
    // What was excluded before helps to force.
    const Cause cause = kind == 0 ? kLastOfCell : Cause{kTables.house_of[cell_of(off)][kind - 1]};
    forced[num_forced++] = {.candidate = kGroupTables.member[group][lowest(rest)],
                            .reason = {.first = node_off(off),
                                       .more = without(grid_->group(group), before),
                                       .cause = static_cast<std::int16_t>(cause)}};
  };
  if (kinds_.dynamic) {
    now_.remove_from_groups(off, force_last);
  } else {
    for (int kind = 0; kind < 4; ++kind) {
      force_last(kind, now_.group(kGroupTables.of[off].group[kind]));
    }
  }
  for (int i = 0; i < num_forced; ++i) {
    const Candidate on = forced[i].candidate;
    if (states_[on] == State::off) {
      return contradict(node_off(on), node_on(on), forced[i].reason);
    }
    if (states_[on] == State::unknown) add_on(on, forced[i].reason);
  }
}

bool Closures::go_on_with_patterns() {
  const int before = num_off_;
  bool yields = false;
  const auto use = [&](const Hint& hint, const Grounds& grounds) {
    absent_.clear();
    absent_for(*grid_, now_, grounds, absent_);
    if (absent_.empty()) return false;  // it is there without the chain too
    yields = true;
    const Reason reason = keep(absent_);
    for (const Removal& removal : in_table_order(hint.removals.items())) {
      base::for_each_bit(removal.digits, [&](int digit) {
        const Candidate off = candidate(removal.cell, digit);
        if (states_[off] != State::off) add_off(off, reason);
      });
    }
    return false;
  };
  // Where nothing has gone every pattern is there without the chain too.
  std::uint32_t houses = 0;
  Mask digits = 0;
  for (int i = 0; i < num_off_; ++i) {
    for (const int house : kTables.house_of[cell_of(off_[i])]) houses |= 1U << house;
    digits |= bit(digit_of(off_[i]));
  }
  each_intersection(now_, digits, use);
  if (!yields) each_hidden_set(now_, 2, houses, use);
  if (!yields) each_naked_set(now_, 2, houses, use);
  if (!yields) each_fish(now_, 2, digits, use);
  if (!yields && kinds_.level > 1) go_on_with_chains();
  return num_off_ > before;
}

void Closures::go_on_with_chains() {
  bool yields = false;
  for (int rule = 0; rule < nested_rules_->number_of_rules() && !yields; ++rule) {
    for (const NestedChain& chain : nested_rules_->find(rule, now_)) {
      absent_.clear();
      absent_for(*grid_, now_, chain, absent_);
      if (absent_.empty()) continue;  // it is there without this chain too
      yields = true;
      const Reason reason = keep(absent_);
      for (const Removal& removal : chain.removals) {
        base::for_each_bit(removal.digits, [&](int digit) {
          const Candidate off = candidate(removal.cell, digit);
          if (states_[off] == State::off) return;
          add_off(off, reason);
          nested_.push_back({.node = node_off(off), .chain = &chain});
        });
      }
    }
  }
}

/// Notes where each node stands in the order of a closure.
void Closures::find_reasons(const Closure& closure) {
  if (looked_in_ == &closure) return;
  looked_in_ = &closure;
  std::uint16_t place = 0;
  for (const Node node : nodes(closure)) place_of_[node] = place++;
}

/// Calls visit(parent) in the program's order.
template <class Visit>
inline void Closures::each_parent(Node node, const Reason& reason, Visit&& visit) const {
  if (reason.cause == Reason::kListed) {
    for (const Node parent : std::span(listed_).subspan(reason.first, reason.more)) visit(parent);
    return;
  }
  visit(static_cast<Node>(reason.first));
  if (reason.more == 0) return;
  const Candidate on = candidate_of(node);
  const int group =
      reason.cause == kLastOfCell ? cell_of(on) : house_group(reason.cause, digit_of(on));
  base::for_each_bit(reason.more,
                     [&](int place) { visit(node_off(kGroupTables.member[group][place])); });
}

/// Calls visit(node, reason) for a node and all that it rests on, each once, the nearest first. In
/// the closure that find_reasons was asked for last.
template <class Visit>
void Closures::each_ancestor(Node node, const Reason& reason, Visit&& visit) {
  const Reason* const reasons = &reasons_[looked_in_->first_];
  const Node start = nodes_[looked_in_->first_];
  NodeBits seen;
  seen.set(node);
  visit(node, reason);
  way_.clear();
  const auto add_parents = [&](Node of, const Reason& why) {
    if (of == start && &why == reasons) return;
    each_parent(of, why, [&](Node parent) {
      if (seen.test(parent)) return;
      seen.set(parent);
      visit(parent, reasons[place_of_[parent]]);
      way_.push_back(parent);
    });
  };
  add_parents(node, reason);
  for (std::size_t i = 0; i < way_.size(); ++i) {
    const Node next = way_[i];
    add_parents(next, reasons[place_of_[next]]);
  }
}

void Closures::count_ancestors(const Closure& closure) {
  if (counts_.size() == static_cast<std::size_t>(used_counts_)) counts_.emplace_back();
  closures_[nodes_[closure.first_]].counts_ = used_counts_;
  Counts& counts = counts_[static_cast<std::size_t>(used_counts_++)];
  find_reasons(closure);
  const std::span<const Node> order = nodes(closure);
  const Reason* const reasons = &reasons_[closure.first_];
  // The ancestors of a node as bits, by place in the order of finding.
  const std::size_t words = order.size() / 64 + 1;
  ancestor_bits_.assign(order.size() * words, 0);
  counts.of[order.front()] = 1;
  ancestor_bits_[0] = 1;
  for (std::size_t i = 1; i < order.size(); ++i) {
    std::uint64_t* const own = &ancestor_bits_[i * words];
    own[i / 64] = std::uint64_t{1} << i % 64;
    each_parent(order[i], reasons[i], [&](Node parent) {
      const std::size_t place = place_of_[parent];
      const std::uint64_t* const theirs = &ancestor_bits_[place * words];
      for (std::size_t word = 0; word <= place / 64; ++word) own[word] |= theirs[word];
    });
    int sum = 0;
    for (std::size_t word = 0; word <= i / 64; ++word) sum += std::popcount(own[word]);
    counts.of[order[i]] = static_cast<std::uint16_t>(sum);
  }
}

int Closures::ancestors_of_contradiction(const Closure& closure) {
  find_reasons(closure);
  int sum = 0;
  const auto add_one = [&](Node, const Reason&) { ++sum; };
  each_ancestor(closure.contradicted_, reasons_[closure.first_ + place_of_[closure.contradicted_]],
                add_one);
  each_ancestor(closure.contradicting_, closure.contradicting_reason_, add_one);
  return sum;
}

void Closures::add_nested_of(const Closure& closure, Node node, const Reason& reason,
                             std::vector<const NestedChain*>& chains) {
  NodeBits way;
  each_ancestor(node, reason, [&](Node ancestor, const Reason&) { way.set(ancestor); });
  for (std::uint32_t i = closure.first_nested_; i < closure.end_nested_; ++i) {
    if (way.test(nested_[i].node)) chains.push_back(nested_[i].chain);
  }
}

void Closures::add_nested(const Closure& closure, Node node,
                          std::vector<const NestedChain*>& chains) {
  if (closure.first_nested_ == closure.end_nested_) return;
  find_reasons(closure);
  add_nested_of(closure, node, reasons_[closure.first_ + place_of_[node]], chains);
}

void Closures::add_nested_in_contradiction(const Closure& closure,
                                           std::vector<const NestedChain*>& chains) {
  if (closure.first_nested_ == closure.end_nested_) return;
  add_nested(closure, closure.contradicted_, chains);
  add_nested_of(closure, closure.contradicting_, closure.contradicting_reason_, chains);
}

void Closures::add_way(const Closure& closure, Node node, const Reason& reason, Cause start_cause,
                       NestedChain& chain) {
  const Reason* const of_start = &reasons_[closure.first_];
  each_ancestor(node, reason, [&](Node ancestor, const Reason& why) {
    const Cause cause = &why == of_start ? start_cause : Cause{why.cause};
    chain.nodes.push_back(ancestor);
    chain.causes.push_back(static_cast<std::int16_t>(is_on(ancestor) ? cause : kNoCause));
  });
  chain.ends.push_back(static_cast<std::uint16_t>(chain.nodes.size()));
}

void Closures::add_way(const Closure& closure, Node node, Cause start_cause, NestedChain& chain) {
  find_reasons(closure);
  add_way(closure, node, reasons_[closure.first_ + place_of_[node]], start_cause, chain);
}

void Closures::add_ways_of_contradiction(const Closure& closure, NestedChain& chain) {
  find_reasons(closure);
  const auto add_last = [&] {
    add_way(closure, closure.contradicting_, closure.contradicting_reason_, kNoCause, chain);
  };
  if (is_on(closure.contradicting_)) add_last();
  add_way(closure, closure.contradicted_, kNoCause, chain);
  if (!is_on(closure.contradicting_)) add_last();
}

}  // namespace omnidoku::ratings::se

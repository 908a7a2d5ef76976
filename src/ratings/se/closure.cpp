// SPDX-License-Identifier: MIT
#include "ratings/se/closure.h"

#include <algorithm>

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
          const bool covered = std::ranges::any_of(kTables.house_of[cell], [&](int house) {
            return (grounds.cover_houses >> house & 1) != 0;
          });
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

/// How many bits are set, pair by pair, four by four and so on (no instruction for it needed).
constexpr int count_bits(std::uint64_t bits) {
  bits -= bits >> 1 & 0x5555555555555555U;
  bits = (bits & 0x3333333333333333U) + (bits >> 2 & 0x3333333333333333U);
  bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0FU;
  return static_cast<int>(bits * 0x0101010101010101U >> 56);
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
  std::ranges::stable_sort(ordered, {},
                           [&](const Removal& removal) { return removal.cell % slots; });
  return ordered;
}

void Closure::follow(const Grid& grid, ChainKinds kinds, Node start, NestedRules* nested) {
  kinds_ = kinds;
  nested_rules_ = nested;
  nested_.clear();
  known_.reset();
  on_.clear();
  off_.clear();
  next_on_ = 0;
  next_off_ = 0;
  order_.clear();
  parents_.clear();
  contradicts_ = false;
  counted_ = false;
  add(start, {});
  cause_of_[candidate_of(start)] = kNoCause;
  Grid now = grid;
  while (!contradicts_) {
    if (next_on_ < on_.size()) {
      follow_on(now, on_[next_on_++]);
    } else if (next_off_ < off_.size()) {
      follow_off(grid, now, off_[next_off_++]);
    } else if (kinds_.level == 0 || !go_on_with_patterns(grid, now)) {
      return;
    }
  }
}

void Closure::add(Node node, Parents parents) {
  known_.set(node);
  order_.push_back(node);
  parents_of_[node] = parents;
  (is_on(node) ? on_ : off_).push_back(candidate_of(node));
}

Closure::Parents Closure::keep(std::span<const Node> parents) {
  const Parents kept{.first = static_cast<std::uint32_t>(parents_.size()),
                     .number = static_cast<std::uint32_t>(parents.size())};
  parents_.insert(parents_.end(), parents.begin(), parents.end());
  return kept;
}

void Closure::contradict(Node known, Node last, Parents parents) {
  contradicts_ = true;
  contradicted_ = known;
  contradicting_ = last;
  contradicting_parents_ = parents;
  contradicting_cause_ = kNoCause;
}

void Closure::follow_on(const Grid& grid, Candidate on) {
  const LinkKinds links{.within_cells = !kinds_.nishio, .within_houses = true};
  const Node parent = node_on(on);
  const Parents parents = keep({&parent, 1});
  each_excluded(grid, on, links, [&](Candidate excluded) {
    if (contradicts_) return;
    const Node off = node_off(excluded);
    if (known_.test(opposite(off))) {
      contradict(opposite(off), off, parents);
    } else if (!known_.test(off)) {
      add(off, parents);
    }
  });
}

void Closure::follow_off(const Grid& start, Grid& grid, Candidate off) {
  const LinkKinds links{.within_cells = !kinds_.nishio, .within_houses = true};
  struct Forced {
    Candidate candidate;
    Cause cause;
  };
  Forced forced[4];
  int num_forced = 0;
  each_forced(grid, off, links, [&](Candidate other, Cause cause) {
    forced[num_forced++] = {other, cause};
  });
  // What was excluded before helps to force; it is looked up before this candidate goes too.
  Parents parents[4];
  for (int i = 0; i < num_forced; ++i) {
    Node found[kDigits] = {node_off(off)};
    std::size_t num_found = 1;
    if (forced[i].cause == kLastOfCell) {
      const int cell = cell_of(off);
      base::for_each_bit(without(start.candidates(cell), grid.candidates(cell)),
                         [&](int digit) { found[num_found++] = node_off(candidate(cell, digit)); });
    } else {
      const int house = forced[i].cause;
      const int digit = digit_of(off);
      base::for_each_bit(without(start.places(house, digit), grid.places(house, digit)),
                         [&](int place) {
                           found[num_found++] = node_off(candidate(cell_at(house, place), digit));
                         });
    }
    parents[i] = keep(std::span(found).first(num_found));
  }
  if (kinds_.dynamic) grid.remove(cell_of(off), digit_of(off));
  for (int i = 0; i < num_forced && !contradicts_; ++i) {
    const Node on = node_on(forced[i].candidate);
    if (known_.test(opposite(on))) {
      contradict(opposite(on), on, parents[i]);
      contradicting_cause_ = forced[i].cause;
    } else if (!known_.test(on)) {
      add(on, parents[i]);
      cause_of_[forced[i].candidate] = static_cast<std::int16_t>(forced[i].cause);
    }
  }
}

bool Closure::go_on_with_patterns(const Grid& start, const Grid& grid) {
  const std::size_t before = off_.size();
  bool yields = false;
  const auto use = [&](const Hint& hint, const Grounds& grounds) {
    std::vector<Node> absent;
    absent_for(start, grid, grounds, absent);
    if (absent.empty()) return false;  // it is there without the chain too
    yields = true;
    const Parents parents = keep(absent);
    for (const Removal& removal : in_table_order(hint.removals.items())) {
      base::for_each_bit(removal.digits, [&](int digit) {
        const Node off = node_off(candidate(removal.cell, digit));
        if (!known_.test(off)) add(off, parents);
      });
    }
    return false;
  };
  each_intersection(grid, kAll, use);
  if (!yields) each_hidden_set(grid, 2, kAllHouses, use);
  if (!yields) each_naked_set(grid, 2, kAllHouses, use);
  if (!yields) each_fish(grid, 2, kAll, use);
  if (!yields && kinds_.level > 1) go_on_with_chains(start, grid);
  return off_.size() > before;
}

void Closure::go_on_with_chains(const Grid& start, const Grid& grid) {
  bool yields = false;
  for (int rule = 0; rule < nested_rules_->number_of_rules() && !yields; ++rule) {
    for (const NestedChain& chain : nested_rules_->find(rule, grid)) {
      std::vector<Node> absent;
      absent_for(start, grid, chain, absent);
      if (absent.empty()) continue;  // it is there without this chain too
      yields = true;
      const Parents parents = keep(absent);
      for (const Removal& removal : chain.removals) {
        base::for_each_bit(removal.digits, [&](int digit) {
          const Node off = node_off(candidate(removal.cell, digit));
          if (known_.test(off)) return;
          add(off, parents);
          nested_.push_back({.node = off, .chain = &chain});
        });
      }
    }
  }
}

Closure::NodeSet Closure::ancestry(Node node, Parents parents) const {
  NodeSet seen;
  seen.set(node);
  std::vector<Parents> level = {parents};
  for (std::size_t i = 0; i < level.size(); ++i) {
    const Parents group = level[i];
    for (const Node parent : std::span(parents_).subspan(group.first, group.number)) {
      if (seen.test(parent)) continue;
      seen.set(parent);
      level.push_back(parents_of_[parent]);
    }
  }
  return seen;
}

void Closure::count_ancestors() {
  counted_ = true;
  // The ancestors of a node as bits, by place in the order of finding.
  const std::size_t words = order_.size() / 64 + 1;
  ancestor_bits_.assign(order_.size() * words, 0);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Node node = order_[i];
    place_[node] = static_cast<std::uint16_t>(i);
    std::uint64_t* const own = &ancestor_bits_[i * words];
    own[i / 64] = std::uint64_t{1} << i % 64;
    const Parents parents = parents_of_[node];
    for (const Node parent : std::span(parents_).subspan(parents.first, parents.number)) {
      const std::uint64_t* const theirs = &ancestor_bits_[place_[parent] * words];
      for (std::size_t word = 0; word <= i / 64; ++word) own[word] |= theirs[word];
    }
    int sum = 0;
    for (std::size_t word = 0; word <= i / 64; ++word) sum += count_bits(own[word]);
    ancestors_[node] = static_cast<std::uint16_t>(sum);
  }
}

int Closure::ancestors(Node node) {
  if (!counted_) count_ancestors();
  return ancestors_[node];
}

int Closure::ancestors_of_contradiction() {
  const std::size_t known = ancestry(contradicted_, parents_of_[contradicted_]).count();
  const std::size_t last = ancestry(contradicting_, contradicting_parents_).count();
  return static_cast<int>(known + last);
}

void Closure::add_nested_of(const NodeSet& way, std::vector<const NestedChain*>& chains) const {
  for (const Nested& nested : nested_) {
    if (way.test(nested.node)) chains.push_back(nested.chain);
  }
}

void Closure::add_nested(Node node, std::vector<const NestedChain*>& chains) const {
  if (!nested_.empty()) add_nested_of(ancestry(node, parents_of_[node]), chains);
}

void Closure::add_nested_in_contradiction(std::vector<const NestedChain*>& chains) const {
  if (nested_.empty()) return;
  add_nested(contradicted_, chains);
  add_nested_of(ancestry(contradicting_, contradicting_parents_), chains);
}

void Closure::add_way(Node node, Parents parents, Cause cause, Cause start_cause,
                      NestedChain& chain) const {
  NodeSet seen;
  const auto add_node = [&](Node found, Cause why) {
    seen.set(found);
    chain.nodes.push_back(found);
    chain.causes.push_back(static_cast<std::int16_t>(is_on(found) ? why : kNoCause));
  };
  std::vector<Parents> groups = {parents};
  add_node(node, cause);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const Parents group = groups[i];
    for (const Node parent : std::span(parents_).subspan(group.first, group.number)) {
      if (seen.test(parent)) continue;
      const bool is_start = parent == order_.front();
      add_node(parent, is_start ? start_cause : cause_of_[candidate_of(parent)]);
      groups.push_back(parents_of_[parent]);
    }
  }
  chain.ends.push_back(static_cast<std::uint16_t>(chain.nodes.size()));
}

void Closure::add_way(Node node, Cause start_cause, NestedChain& chain) const {
  const bool is_start = node == order_.front();
  add_way(node, parents_of_[node], is_start ? start_cause : cause_of_[candidate_of(node)],
          start_cause, chain);
}

void Closure::add_ways_of_contradiction(NestedChain& chain) const {
  const auto add_last = [&] {
    add_way(contradicting_, contradicting_parents_, contradicting_cause_, kNoCause, chain);
  };
  if (is_on(contradicting_)) add_last();
  add_way(contradicted_, kNoCause, chain);
  if (!is_on(contradicting_)) add_last();
}

}  // namespace omnidoku::ratings::se

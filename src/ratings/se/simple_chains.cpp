// SPDX-License-Identifier: MIT
#include "ratings/se/simple_chains.h"

#include <algorithm>
#include <bitset>
#include <compare>
#include <span>
#include <tuple>
#include <vector>

#include "ratings/se/cell_set.h"
#include "ratings/se/chain_links.h"
#include "ratings/se/link_lists.h"

namespace omnidoku::ratings::se {

double with_length(double base, int complexity) {
  const int length = complexity - 2;
  double difficulty = base;
  double added = 0;
  bool by_half = true;
  for (int step = 4; length > step; by_half = !by_half) {
    added += 0.1;
    step = by_half ? step * 3 / 2 : step * 4 / 3;
  }
  difficulty += added;
  return difficulty;
}

namespace {

constexpr Candidate kNone = kCandidates;

/// How a chain compares: what comes first in the program's order is smaller.
struct Rank {
  double difficulty = 0;
  int complexity = 0;
  int kind = 0;  // of its links

  auto operator<=>(const Rank&) const = default;
};

/// Keeps the easiest alone. Chains may be offered in any order if each is told when the program
/// would.
class Easiest {
 public:
  /// Those offered from now on come at this place of those with the same kind of links.
  void set_place(std::size_t place) { place_ = place; }
  [[nodiscard]] bool may_keep(const Rank& rank) const {
    return !found_ || std::tie(rank, place_) < std::tie(rank_, place_of_best_);
  }
  /// Whether any place would do.
  [[nodiscard]] bool may_match(const Rank& rank) const { return !found_ || rank <= rank_; }
  template <class AddWays>
  void keep(const Rank& rank, const Hint& hint, AddWays&& /*add_ways*/) {
    if (!may_keep(rank)) return;
    found_ = true;
    rank_ = rank;
    place_of_best_ = place_;
    hint_ = hint;
  }
  [[nodiscard]] bool found() const { return found_; }
  [[nodiscard]] const Hint& hint() const { return hint_; }

 private:
  bool found_ = false;
  Rank rank_;
  std::size_t place_ = 0;
  std::size_t place_of_best_ = 0;
  Hint hint_;
};

/// Keeps all; of those with equal removals the easiest.
class All {
 public:
  [[nodiscard]] static bool may_keep(const Rank& /*rank*/) { return true; }
  template <class AddWays>
  void keep(const Rank& rank, const Hint& hint, AddWays&& add_ways) {
    ++offered_;
    std::vector<Removal> key(hint.removals.items().begin(), hint.removals.items().end());
    std::sort(key.begin(), key.end(),
              [](const Removal& a, const Removal& b) { return a.cell < b.cell; });
    auto rival = std::find_if(finds_.begin(), finds_.end(),
                              [&](const Find& find) { return find.key == key; });
    if (rival == finds_.end()) {
      finds_.emplace_back();
      rival = finds_.end() - 1;
    } else if (rank >= rival->rank) {
      return;
    }
    *rival = {.rank = rank, .number = offered_, .key = std::move(key), .chain = {}};
    rival->chain.removals = in_table_order(hint.removals.items());
    rival->chain.complexity = rank.complexity;
    add_ways(rival->chain);
  }
  std::vector<NestedChain> in_order() {
    std::sort(std::begin(finds_), std::end(finds_), [](const Find& a, const Find& b) {
      return std::tie(a.rank, a.number) < std::tie(b.rank, b.number);
    });
    std::vector<NestedChain> chains;
    chains.reserve(finds_.size());
    for (Find& find : finds_) chains.push_back(std::move(find.chain));
    return chains;
  }

 private:
  struct Find {
    Rank rank;
    int number = 0;  // how many were offered before
    std::vector<Removal> key;
    NestedChain chain;
  };
  std::vector<Find> finds_;
  int offered_ = 0;
};

/// What a scan keeps from candidate to candidate: memory alone.
struct Scratch {
  std::vector<Candidate> cycle;
  std::bitset<kCandidates> is_on;
  std::bitset<kCandidates> is_off;
  Candidate forced_by[kCandidates] = {};    // which absent one forces one that is there
  Candidate excluded_by[kCandidates] = {};  // which one that is there excludes an absent one
  std::vector<Candidate> level;             // those that are there, found in the last round
  std::vector<Candidate> next;
};

/// The chains of one kind of links, breadth first.
template <class Finds>
class Scan {
 public:
  Scan(const Grid& grid, const LinkLists& links, LinkKinds kinds, Scratch& scratch, Finds& finds)
      : grid_(grid), links_(links), kinds_(kinds), finds_(finds), scratch_(scratch) {}

  /// Whether the program looks for anything from a candidate.
  [[nodiscard]] bool starts_from(Candidate source) const {
    const int candidates = count(grid_.candidates(cell_of(source)));
    return candidates >= 2 && (candidates == 2 || kinds_.within_houses);
  }
  [[nodiscard]] bool has_chains() const { return kinds_.within_houses; }
  [[nodiscard]] bool may_keep_cycle(int length) const {
    return finds_.may_keep(rank(cycle_base(), length));
  }
  [[nodiscard]] bool may_match_any() const {
    return finds_.may_match(rank(std::min(cycle_base(), chain_base()), 4));
  }
  /// A length that no chain worth keeping exceeds.
  [[nodiscard]] int longest() const {
    if (!finds_.found()) return Lengths::kNever;
    const double easiest_base = std::min(cycle_base(), chain_base());
    int length = 4;
    while (length < kCandidates && finds_.may_match(rank(easiest_base, length + 2))) length += 2;
    return length;
  }
  /// A chain of which nothing but its length is asked.
  void keep_chain(Candidate source, bool is_there, int length) {
    offer_chain(source, is_there, length);
  }

  /// The cycles through a candidate.
  void find_cycles(Candidate source) {
    std::bitset<kCandidates> closing;  // those whose absence makes the source be there
    for (const Candidate other : forced(source)) closing.set(other);
    if (closing.none()) return;
    reset();
    is_on_.set(source);
    forced_by_[source] = kNone;
    level_.push_back(source);
    for (int steps = 1; !level_.empty(); ++steps) {
      if (!finds_.may_keep(rank(cycle_base(), 2 * steps))) return;
      next_.clear();
      for (const Candidate on : level_) {
        for (const Candidate off : excluded(on)) {
          const bool closes = steps >= 2 && closing.test(off);
          if (is_off_.test(off)) {
            if (closes && !is_on_way(off, on)) offer_cycle(on, off, 2 * steps);
            continue;
          }
          is_off_.set(off);
          excluded_by_[off] = on;
          if (closes) offer_cycle(on, off, 2 * steps);
          force_from(off);
        }
      }
      level_.swap(next_);
    }
  }

  /// A candidate that is not there if it is (`from_on`), or there if it is not.
  void find_chain(Candidate source, bool from_on) {
    reset();
    int complexity = 0;
    next_.clear();
    if (from_on) {
      is_on_.set(source);
      forced_by_[source] = kNone;
      next_.push_back(source);
    } else {
      is_off_.set(source);
      excluded_by_[source] = kNone;
      force_from(source);
      ++complexity;
    }
    while (!next_.empty()) {
      level_.swap(next_);
      next_.clear();
      complexity += 2;
      if (!finds_.may_keep(rank(chain_base(), complexity))) return;
      for (const Candidate on : level_) {
        for (const Candidate off : excluded(on)) {
          if (is_off_.test(off)) continue;
          excluded_by_[off] = on;
          if (from_on && off == source) return offer_chain(source, false, complexity);
          is_off_.set(off);
          force_from(off);
        }
      }
      if (!from_on && is_on_.test(source)) return offer_chain(source, true, complexity + 1);
    }
  }

 private:
  [[nodiscard]] bool both_kinds() const { return kinds_.within_cells && kinds_.within_houses; }
  [[nodiscard]] int kind() const { return both_kinds() ? 4 : kinds_.within_cells ? 3 : 2; }
  [[nodiscard]] double cycle_base() const { return both_kinds() ? 7.0 : 6.5; }
  [[nodiscard]] double chain_base() const { return both_kinds() ? 7.0 : 6.6; }

  [[nodiscard]] std::span<const Candidate> excluded(Candidate from) const {
    return links_.excluded(from, kinds_);
  }
  [[nodiscard]] std::span<const Candidate> forced(Candidate from) const {
    return links_.forced(from, kinds_);
  }

  void reset() {
    is_on_.reset();
    is_off_.reset();
    level_.clear();
  }

  /// Whether a candidate was found absent on the way to one that is there.
  [[nodiscard]] bool is_on_way(Candidate off, Candidate on) const {
    for (Candidate at = forced_by_[on]; at != kNone; at = forced_by_[excluded_by_[at]]) {
      if (at == off) return true;
    }
    return false;
  }

  void force_from(Candidate off) {
    for (const Candidate on : forced(off)) {
      if (is_on_.test(on)) continue;
      is_on_.set(on);
      forced_by_[on] = off;
      next_.push_back(on);
    }
  }

  [[nodiscard]] Rank rank(double base, int complexity) const {
    return {.difficulty = with_length(base, complexity), .complexity = complexity, .kind = kind()};
  }

  /// The cycle that ends with `last_on` and `last_off`, before its first candidate again.
  void offer_cycle(Candidate last_on, Candidate last_off, int complexity) {
    const Rank rank_of_cycle = rank(cycle_base(), complexity);
    if (!finds_.may_keep(rank_of_cycle)) return;
    Cells in_cycle;
    Cells sees_on[kDigits];
    Cells sees_off[kDigits];
    Mask digits = 0;
    // Backwards: what is there and what is not, by turns; the first candidate comes last.
    cycle_.clear();
    for (Candidate off = last_off, on = last_on;; on = excluded_by_[off]) {
      in_cycle.set(cell_of(off));
      in_cycle.set(cell_of(on));
      sees_off[digit_of(off)] |= kPeerSets.of[cell_of(off)];
      sees_on[digit_of(on)] |= kPeerSets.of[cell_of(on)];
      digits |= bit(digit_of(on));
      cycle_.push_back(off);
      cycle_.push_back(on);
      off = forced_by_[on];
      if (off == kNone) break;
    }
    Cells removed[kDigits];
    bool any = false;
    base::for_each_bit(digits, [&](int digit) {
      Cells seen = sees_on[digit] & sees_off[digit];
      seen -= in_cycle;
      if (seen.empty()) return;
      seen.for_each([&](int cell) {
        if (!grid_.has(cell, digit)) return;
        removed[digit].set(cell);
        any = true;
      });
    });
    if (!any) return;
    Hint hint;
    const auto remove_seen_by = [&](Candidate on) {
      const int digit = digit_of(on);
      (removed[digit] & kPeerSets.of[cell_of(on)]).for_each([&](int cell) {
        hint.removals.add(cell, bit(digit));
      });
    };
    remove_seen_by(cycle_.back());
    for (std::size_t i = 1; i + 1 < cycle_.size(); i += 2) remove_seen_by(cycle_[i]);
    if (hint.removals.empty()) return;
    hint.difficulty = rank_of_cycle.difficulty;
    hint.technique = both_kinds()          ? "Bidirectional Cycle"
                     : kinds_.within_cells ? "Bidirectional Y-Cycle"
                     : complexity == 4     ? "Generalized X-Wing"
                                           : "Bidirectional X-Cycle";
    finds_.keep(rank_of_cycle, hint, [&](NestedChain& chain) { add_ways_of_cycle(chain); });
  }

  void offer_chain(Candidate target, bool is_there, int complexity) {
    const Rank rank_of_chain = rank(chain_base(), complexity);
    if (!finds_.may_keep(rank_of_chain)) return;
    const int cell = cell_of(target);
    const Mask digit = bit(digit_of(target));
    Hint hint;
    hint.removals.add(cell, is_there ? without(grid_.candidates(cell), digit) : digit);
    if (hint.removals.empty()) return;
    if (is_there) {
      hint.cell = cell;
      hint.digit = digit_of(target);
    }
    hint.difficulty = rank_of_chain.difficulty;
    hint.technique = both_kinds()      ? "Forcing Chain"
                     : complexity == 6 ? "Turbot Fish"
                                       : "Forcing X-Chain";
    finds_.keep(rank_of_chain, hint,
                [&](NestedChain& chain) { add_way_of_chain(target, is_there, chain); });
  }

  static void add_node(Node node, Cause cause, NestedChain& chain) {
    chain.nodes.push_back(node);
    chain.causes.push_back(static_cast<std::int16_t>(cause));
  }
  static void end_way(NestedChain& chain) {
    chain.ends.push_back(static_cast<std::uint16_t>(chain.nodes.size()));
  }

  void add_way_of_chain(Candidate target, bool is_there, NestedChain& chain) const {
    Candidate on = target;
    if (!is_there) {
      add_node(node_off(target), kNoCause, chain);
      on = excluded_by_[target];
    }
    while (on != kNone) {
      const Candidate off = forced_by_[on];
      add_node(node_on(on), off == kNone ? kNoCause : cause_of(off, on), chain);
      if (off == kNone) break;
      add_node(node_off(off), kNoCause, chain);
      on = excluded_by_[off];
    }
    end_way(chain);
  }

  /// The way back from the first candidate to itself, and the other way round.
  void add_ways_of_cycle(NestedChain& chain) const {
    Candidate on = cycle_.back();
    for (std::size_t i = 0; i < cycle_.size(); i += 2) {
      add_node(node_on(on), cause_of(cycle_[i], on), chain);
      add_node(node_off(cycle_[i]), kNoCause, chain);
      on = cycle_[i + 1];
    }
    end_way(chain);
    // The program turns the chain round and keeps the reasons: why a candidate cannot be there now
    // stands for why it is.
    for (std::size_t i = cycle_.size(); i > 0; i -= 2) {
      add_node(node_off(cycle_[i - 1]), kNoCause, chain);
      add_node(node_on(cycle_[i - 2]), shared_cause(cycle_[i - 1], cycle_[i - 2]), chain);
    }
    end_way(chain);
  }

  /// Why `on` is there if `off` is not.
  [[nodiscard]] Cause cause_of(Candidate off, Candidate on) const {
    if (cell_of(off) == cell_of(on)) return kLastOfCell;
    for (const HouseKind kind : kBoxRowColumn) {
      const int house = house_of(on, off, kind);
      if (house >= 0 && count(grid_.places(house, digit_of(on))) == 2) return house;
    }
    return kNoCause;
  }
  /// The first that two candidates share, cell or house.
  [[nodiscard]] static Cause shared_cause(Candidate a, Candidate b) {
    if (cell_of(a) == cell_of(b)) return kLastOfCell;
    for (const HouseKind kind : kBoxRowColumn) {
      const int house = house_of(a, b, kind);
      if (house >= 0) return house;
    }
    return kNoCause;
  }
  /// The house of a kind in which two candidates are; -1: none.
  [[nodiscard]] static int house_of(Candidate a, Candidate b, HouseKind kind) {
    const int house = ratings::house_of(cell_of(a), kind);
    return house == ratings::house_of(cell_of(b), kind) ? house : -1;
  }

  const Grid& grid_;
  const LinkLists& links_;
  LinkKinds kinds_;
  Finds& finds_;
  Scratch& scratch_;
  std::vector<Candidate>& cycle_ = scratch_.cycle;
  std::bitset<kCandidates>& is_on_ = scratch_.is_on;
  std::bitset<kCandidates>& is_off_ = scratch_.is_off;
  Candidate (&forced_by_)[kCandidates] = scratch_.forced_by;
  Candidate (&excluded_by_)[kCandidates] = scratch_.excluded_by;
  std::vector<Candidate>& level_ = scratch_.level;
  std::vector<Candidate>& next_ = scratch_.next;
};

constexpr LinkKinds kScanned[] = {{.within_cells = false, .within_houses = true},
                                  {.within_cells = true, .within_houses = false},
                                  {.within_cells = true, .within_houses = true}};

}  // namespace

class SimpleChains::Search {
 public:
  /// The lengths of all chains are told by sets alone; only cycles that could be easier than the
  /// best are walked.
  bool find(const Grid& grid, Hint& hint) {
    links_.set(grid);
    reach_.set(links_);
    reach_.find_prospects();
    if (reach_.prospects().empty()) return false;
    Easiest easiest;
    for (const LinkKinds kinds : kScanned) scan(grid, kinds, easiest);
    if (easiest.found()) hint = easiest.hint();
    return easiest.found();
  }

  std::vector<NestedChain> find_all(const Grid& grid) {
    links_.set(grid);
    reach_.set(links_);
    reach_.find_prospects();
    if (reach_.prospects().empty()) return {};
    All all;
    for (const LinkKinds kinds : kScanned) {
      Scan scan(grid, links_, kinds, scratch_, all);
      reach_.choose(kinds);
      for (const Prospect& prospect : reach_.prospects()) {
        const Candidate source = prospect.candidate;
        if (!scan.starts_from(source)) continue;
        const Lengths lengths = reach_.lengths(prospect);
        if (lengths.to_return != Lengths::kNever && reach_.is_on_useful_cycle(source)) {
          scan.find_cycles(source);
        }
        if (!scan.has_chains()) continue;
        if (lengths.to_deny != Lengths::kNever) scan.find_chain(source, true);
        if (lengths.to_affirm != Lengths::kNever) scan.find_chain(source, false);
      }
    }
    return all.in_order();
  }

 private:
  /// A cycle through a candidate that might be there.
  struct Return {
    Candidate candidate = 0;
    int length = 0;  // at least
    std::size_t place = 0;
  };

  void scan(const Grid& grid, LinkKinds kinds, Easiest& easiest) {
    Scan scan(grid, links_, kinds, scratch_, easiest);
    if (!scan.may_match_any()) return;
    reach_.choose(kinds);
    returns_.clear();
    int longest = scan.longest();
    std::size_t place = 0;
    for (const Prospect& prospect : reach_.prospects()) {
      const Candidate source = prospect.candidate;
      place += 3;
      if (!scan.starts_from(source)) continue;
      const Lengths lengths = reach_.lengths(prospect, longest);
      if (lengths.to_return != Lengths::kNever) {
        returns_.push_back({.candidate = source, .length = lengths.to_return, .place = place});
      }
      if (!scan.has_chains()) continue;
      easiest.set_place(place + 1);
      if (lengths.to_deny != Lengths::kNever) scan.keep_chain(source, false, lengths.to_deny);
      easiest.set_place(place + 2);
      if (lengths.to_affirm != Lengths::kNever) scan.keep_chain(source, true, lengths.to_affirm);
      if (std::min(lengths.to_deny, lengths.to_affirm) < longest) longest = scan.longest();
    }
    for (const Return& cycle : returns_) {
      easiest.set_place(cycle.place);
      if (!scan.may_keep_cycle(cycle.length)) continue;
      if (reach_.is_on_useful_cycle(cycle.candidate)) scan.find_cycles(cycle.candidate);
    }
  }

  LinkLists links_;
  Reach reach_;
  Scratch scratch_;
  std::vector<Return> returns_;
};

SimpleChains::SimpleChains() : search_(std::make_unique<Search>()) {}
SimpleChains::~SimpleChains() = default;

bool SimpleChains::find(const Grid& grid, Hint& hint) { return search_->find(grid, hint); }
std::vector<NestedChain> SimpleChains::find_all(const Grid& grid) {
  return search_->find_all(grid);
}

}  // namespace omnidoku::ratings::se

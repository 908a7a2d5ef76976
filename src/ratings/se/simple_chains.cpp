// SPDX-License-Identifier: MIT
#include "ratings/se/simple_chains.h"

#include <bitset>
#include <span>
#include <tuple>
#include <vector>

#include "ratings/se/chain_links.h"

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

/// The chains of one kind of links, from every candidate in turn, breadth first.
class Scan {
 public:
  Scan(const Grid& grid, LinkKinds kinds, Hint& best, int& best_complexity, int& best_key)
      : grid_(grid),
        kinds_(kinds),
        best_(best),
        best_complexity_(best_complexity),
        best_key_(best_key) {
    for (int cell = 0; cell < kCells; ++cell) {
      base::for_each_bit(grid.candidates(cell), [&](int digit) { link(candidate(cell, digit)); });
    }
  }

  void run() {
    for (int cell = 0; cell < kCells; ++cell) {
      const int candidates = count(grid_.candidates(cell));
      if (candidates < 2 || (candidates > 2 && !kinds_.within_houses)) continue;
      base::for_each_bit(grid_.candidates(cell), [&](int digit) { start(candidate(cell, digit)); });
    }
  }

 private:
  [[nodiscard]] bool both_kinds() const { return kinds_.within_cells && kinds_.within_houses; }
  [[nodiscard]] int key() const { return both_kinds() ? 4 : kinds_.within_cells ? 3 : 2; }
  [[nodiscard]] double cycle_base() const { return both_kinds() ? 7.0 : 6.5; }
  [[nodiscard]] double chain_base() const { return both_kinds() ? 7.0 : 6.6; }

  void start(Candidate source) {
    find_cycles(source);
    if (!kinds_.within_houses) return;
    find_chain(source, true);
    find_chain(source, false);
  }

  /// A candidate's links in one list after another.
  struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };

  void link(Candidate from) {
    excluded_[from].begin = num_links();
    each_excluded(grid_, from, kinds_, [&](Candidate other) { links_.push_back(other); });
    excluded_[from].end = num_links();
    forced_[from].begin = num_links();
    each_forced(grid_, from, kinds_, [&](Candidate other, Cause) { links_.push_back(other); });
    forced_[from].end = num_links();
  }
  [[nodiscard]] std::uint32_t num_links() const {
    return static_cast<std::uint32_t>(links_.size());
  }
  [[nodiscard]] std::span<const Candidate> links_in(Range range) const {
    return std::span(links_).subspan(range.begin, range.end - range.begin);
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

  void find_cycles(Candidate source) {
    std::bitset<kCandidates> closing;  // those whose absence makes the source be there
    for (const Candidate other : links_in(forced_[source])) closing.set(other);
    if (closing.none()) return;
    reset();
    is_on_.set(source);
    forced_by_[source] = kNone;
    level_.push_back(source);
    for (int steps = 1; !level_.empty(); ++steps) {
      if (!is_better(with_length(cycle_base(), 2 * steps), 2 * steps)) return;
      next_.clear();
      for (const Candidate on : level_) {
        for (const Candidate off : links_in(excluded_[on])) {
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

  void force_from(Candidate off) {
    for (const Candidate forced : links_in(forced_[off])) {
      if (is_on_.test(forced)) continue;
      is_on_.set(forced);
      forced_by_[forced] = off;
      next_.push_back(forced);
    }
  }

  /// A candidate that is not there if it is (`from_on`), or there if it is not.
  void find_chain(Candidate source, bool from_on) {
    reset();
    int complexity = 0;
    next_.clear();
    if (from_on) {
      is_on_.set(source);
      next_.push_back(source);
    } else {
      is_off_.set(source);
      force_from(source);
      ++complexity;
    }
    while (!next_.empty()) {
      level_.swap(next_);
      next_.clear();
      complexity += 2;
      if (!is_better(with_length(chain_base(), complexity), complexity)) return;
      for (const Candidate on : level_) {
        for (const Candidate off : links_in(excluded_[on])) {
          if (from_on && off == source) return offer_chain(source, false, complexity);
          if (is_off_.test(off)) continue;
          is_off_.set(off);
          force_from(off);
        }
      }
      if (!from_on && is_on_.test(source)) return offer_chain(source, true, complexity + 1);
    }
  }

  [[nodiscard]] bool is_better(double difficulty, int complexity) const {
    return best_key_ == 0 || std::tuple(difficulty, complexity, key()) <
                                 std::tuple(best_.difficulty, best_complexity_, best_key_);
  }

  void keep(Hint hint, int complexity) {
    best_ = hint;
    best_complexity_ = complexity;
    best_key_ = key();
  }

  /// The cycle that ends with `on` and `off`, before its first candidate again.
  void offer_cycle(Candidate last_on, Candidate last_off, int complexity) {
    const double difficulty = with_length(cycle_base(), complexity);
    if (!is_better(difficulty, complexity)) return;
    bool in_cycle[kCells] = {};
    std::bitset<kCandidates> sees_on;
    std::bitset<kCandidates> sees_off;
    const auto mark = [&](Candidate node, std::bitset<kCandidates>& seen) {
      in_cycle[cell_of(node)] = true;
      for (const int peer : kTables.peers[cell_of(node)]) seen.set(candidate(peer, digit_of(node)));
    };
    Candidate off = last_off;
    Candidate on = last_on;
    while (true) {
      mark(off, sees_off);
      mark(on, sees_on);
      off = forced_by_[on];
      if (off == kNone) break;
      on = excluded_by_[off];
    }
    Hint hint;
    const std::bitset<kCandidates> seen = sees_on & sees_off;
    for (int cell = 0; cell < kCells; ++cell) {
      if (in_cycle[cell]) continue;
      base::for_each_bit(grid_.candidates(cell), [&](int digit) {
        if (seen.test(candidate(cell, digit))) hint.removals.add(cell, bit(digit));
      });
    }
    if (hint.removals.empty()) return;
    hint.difficulty = difficulty;
    hint.technique = both_kinds()          ? "Bidirectional Cycle"
                     : kinds_.within_cells ? "Bidirectional Y-Cycle"
                     : complexity == 4     ? "Generalized X-Wing"
                                           : "Bidirectional X-Cycle";
    keep(hint, complexity);
  }

  void offer_chain(Candidate target, bool is_there, int complexity) {
    const double difficulty = with_length(chain_base(), complexity);
    if (!is_better(difficulty, complexity)) return;
    const int cell = cell_of(target);
    const Mask digit = bit(digit_of(target));
    Hint hint;
    hint.removals.add(cell, is_there ? without(grid_.candidates(cell), digit) : digit);
    if (hint.removals.empty()) return;
    if (is_there) {
      hint.cell = cell;
      hint.digit = digit_of(target);
    }
    hint.difficulty = difficulty;
    hint.technique = both_kinds()      ? "Forcing Chain"
                     : complexity == 6 ? "Turbot Fish"
                                       : "Forcing X-Chain";
    keep(hint, complexity);
  }

  const Grid& grid_;
  LinkKinds kinds_;
  Hint& best_;
  int& best_complexity_;
  int& best_key_;  // 0: none found
  std::vector<Candidate> links_;
  Range excluded_[kCandidates] = {};  // what a candidate excludes
  Range forced_[kCandidates] = {};    // what its absence forces
  std::bitset<kCandidates> is_on_;
  std::bitset<kCandidates> is_off_;
  Candidate forced_by_[kCandidates] = {};    // which absent one forces one that is there
  Candidate excluded_by_[kCandidates] = {};  // which one that is there excludes an absent one
  std::vector<Candidate> level_;             // those that are there, found in the last round
  std::vector<Candidate> next_;
};

}  // namespace

bool simple_chain(const Grid& grid, Hint& hint) {
  int complexity = 0;
  int key = 0;
  constexpr LinkKinds kScans[] = {{.within_cells = false, .within_houses = true},
                                  {.within_cells = true, .within_houses = false},
                                  {.within_cells = true, .within_houses = true}};
  for (const LinkKinds& kinds : kScans) Scan(grid, kinds, hint, complexity, key).run();
  return key != 0;
}

}  // namespace omnidoku::ratings::se

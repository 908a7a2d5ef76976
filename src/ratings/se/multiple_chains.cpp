// SPDX-License-Identifier: MIT
#include "ratings/se/multiple_chains.h"

#include <tuple>
#include <vector>

namespace omnidoku::ratings::se {
namespace {

/// What a chain starts from, in the order in which the program prefers them among equals.
enum class Source : std::uint8_t { both_ways = 1, cell = 5, house = 6, contradiction = 7 };

std::string_view name_of(ChainKinds kinds, Source source) {
  if (kinds.nishio) return "Nishio Forcing Chains";
  const bool plus = kinds.level > 0;
  switch (source) {
    case Source::both_ways:
      return plus ? "Dynamic Double Forcing Chains (+)" : "Dynamic Double Forcing Chains";
    case Source::cell:
      return !kinds.dynamic ? "Cell Forcing Chains"
             : plus         ? "Dynamic Cell Forcing Chains (+)"
                            : "Dynamic Cell Forcing Chains";
    case Source::house:
      return !kinds.dynamic ? "Region Forcing Chains"
             : plus         ? "Dynamic Region Forcing Chains (+)"
                            : "Dynamic Region Forcing Chains";
    case Source::contradiction:
      return plus ? "Dynamic Contradiction Forcing Chains (+)"
                  : "Dynamic Contradiction Forcing Chains";
  }
  return {};
}

double base_of(ChainKinds kinds) {
  if (kinds.nishio) return 7.5;
  return kinds.dynamic ? 8.5 + 0.5 * kinds.level : 8.0;
}

}  // namespace

class MultipleChains::Search {
 public:
  bool run(const Grid& grid, ChainKinds kinds, Hint& hint) {
    grid_ = &grid;
    kinds_ = kinds;
    hint_ = &hint;
    best_complexity_ = 0;
    is_followed_.reset();
    for (int cell = 0; cell < kCells; ++cell) {
      const int candidates = count(grid.candidates(cell));
      if (candidates > 2 || (candidates == 2 && kinds.dynamic)) from_cell(cell);
    }
    return best_complexity_ != 0;
  }

 private:
  using Branches = std::vector<Closure*>;

  Closure& follow(Node start) {
    Closure& closure = closures_[start];
    if (!is_followed_.test(start)) {
      is_followed_.set(start);
      closure.follow(*grid_, kinds_, start);
    }
    return closure;
  }

  void from_cell(int cell) {
    const Mask digits = grid_->candidates(cell);
    base::for_each_bit(digits, [&](int digit) {
      if (kinds_.dynamic) from_candidate(candidate(cell, digit), count(digits) > 2);
      if (!kinds_.nishio) from_houses(cell, digit);
    });
    if (kinds_.nishio) return;
    Branches branches;
    base::for_each_bit(
        digits, [&](int digit) { branches.push_back(&follow(node_on(candidate(cell, digit)))); });
    offer_common(branches, Source::cell);
  }

  /// Whether the candidate is there or not.
  void from_candidate(Candidate start, bool may_double) {
    Closure& with = follow(node_on(start));
    Closure& absent = follow(node_off(start));
    if (with.contradicts())
      offer(start, false, Source::contradiction, [&] { return with.ancestors_of_contradiction(); });
    if (absent.contradicts())
      offer(start, true, Source::contradiction,
            [&] { return absent.ancestors_of_contradiction(); });
    if (may_double && !kinds_.nishio) offer_common({&with, &absent}, Source::both_ways);
  }

  /// Wherever the digit is in a house of the cell, if the cell is its first place there.
  void from_houses(int cell, int digit) {
    for (const HouseKind kind : kBoxRowColumn) {
      const int house = house_of(cell, kind);
      const Mask places = grid_->places(house, digit);
      if (count(places) < 2 || lowest(places) != place_in(cell, kind)) continue;
      Branches branches;
      base::for_each_bit(places, [&](int place) {
        branches.push_back(&follow(node_on(candidate(cell_at(house, place), digit))));
      });
      offer_common(branches, Source::house);
    }
  }

  /// All that follows in every branch.
  void offer_common(const Branches& branches, Source source) {
    const auto offer_if_common = [&](Candidate target, bool is_there) {
      const Node node = is_there ? node_on(target) : node_off(target);
      for (const Closure* branch : branches) {
        if (!branch->has(node)) return;
      }
      offer(target, is_there, source, [&] {
        int sum = 0;
        for (Closure* branch : branches) sum += branch->ancestors(node);
        return sum;
      });
    };
    for (const Candidate target : branches.front()->on()) offer_if_common(target, true);
    for (const Candidate target : branches.front()->off()) offer_if_common(target, false);
  }

  /// Keeps a conclusion if it changes something and is easier than the best so far.
  template <class ComplexityOf>
  void offer(Candidate target, bool is_there, Source source, ComplexityOf&& complexity_of) {
    const int cell = cell_of(target);
    const Mask digit = bit(digit_of(target));
    const Mask removed = is_there ? without(grid_->candidates(cell), digit) : digit;
    if (removed == 0) return;
    const int complexity = complexity_of();
    if (best_complexity_ != 0 &&
        std::tuple(complexity, source) >= std::tuple(best_complexity_, best_source_))
      return;
    best_complexity_ = complexity;
    best_source_ = source;
    Hint hint;
    hint.removals.add(cell, removed);
    if (is_there) {
      hint.cell = cell;
      hint.digit = digit_of(target);
    }
    hint.difficulty = with_length(base_of(kinds_), complexity);
    hint.technique = name_of(kinds_, source);
    *hint_ = hint;
  }

  const Grid* grid_ = nullptr;
  ChainKinds kinds_;
  Hint* hint_ = nullptr;
  int best_complexity_ = 0;  // 0: none found
  Source best_source_ = Source::both_ways;
  std::bitset<kNodes> is_followed_;
  std::vector<Closure> closures_ = std::vector<Closure>(kNodes);
};

MultipleChains::MultipleChains() : search_(std::make_unique<Search>()) {}
MultipleChains::~MultipleChains() = default;

bool MultipleChains::find(const Grid& grid, ChainKinds kinds, Hint& hint) {
  return search_->run(grid, kinds, hint);
}

}  // namespace omnidoku::ratings::se

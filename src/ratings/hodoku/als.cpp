// SPDX-License-Identifier: MIT
#include "ratings/hodoku/als.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "ratings/hodoku/candidate_steps.h"

namespace omnidoku::ratings::hodoku {
namespace {

/// Whether the cells of the unit are together in one that comes before it.
bool was_in_earlier_unit(int unit, const CellSet& cells) {
  if (unit < kFirstColumn) return false;
  const auto& units = kUnitTables.units_of[cells.first()];
  if (cells_of(units[0]).contains(cells)) return true;
  return unit >= kFirstBox && cells_of(units[1]).contains(cells);
}

}  // namespace

void AlmostLockedSets::add_set(const Board& board, const CellSet& cells, Mask digits) {
  Set& set = sets_.emplace_back();
  set.cells = cells;
  set.digits = digits;
  base::for_each_bit(digits, [&](int digit) {
    set.places[digit] = cells & board.places(digit);
    set.seeing[digit] = (common_peers(set.places[digit]) & board.places(digit)) - cells;
    set.seen |= set.seeing[digit];
  });
}

void AlmostLockedSets::extend(const Board& board, int unit, int from, int size,
                              const CellSet& cells, Mask digits) {
  if (size == 8) return;
  for (int i = from; i < 9; ++i) {
    const int cell = kUnitTables.cell_at[unit][i];
    if (board.digit(cell) != Board::kEmpty) continue;
    const CellSet with = cells | CellSet::of(cell);
    const Mask all = digits | board.candidates(cell);
    if (count(all) == size + 2 && !was_in_earlier_unit(unit, with)) add_set(board, with, all);
    extend(board, unit, i + 1, size + 1, with, all);
  }
}

void AlmostLockedSets::find_commons() {
  for (int a = 0; a < static_cast<int>(sets_.size()); ++a) {
    first_common_.push_back(static_cast<int>(commons_.size()));
    const Set& one = sets_[static_cast<std::size_t>(a)];
    for (int b = a + 1; b < static_cast<int>(sets_.size()); ++b) {
      const Set& two = sets_[static_cast<std::size_t>(b)];
      if (!one.seen.meets(two.cells) || one.cells.meets(two.cells)) continue;
      Common common{.a = a, .b = b};
      base::for_each_bit(static_cast<Mask>(one.digits & two.digits), [&](int digit) {
        if (!one.seeing[digit].contains(two.places[digit])) return;
        if (common.digits == 0) {
          common.first = digit;
        } else {
          common.second = digit;
        }
        common.digits |= bit(digit);
      });
      if (common.digits == 0) continue;
      common.digits = bit(common.first);
      if (common.second != -1) common.digits |= bit(common.second);
      commons_.push_back(common);
    }
  }
  first_common_.push_back(static_cast<int>(commons_.size()));
}

void AlmostLockedSets::collect(const Board& board) {
  if (collected_) return;
  collected_ = true;
  sets_.clear();
  commons_.clear();
  first_common_.clear();
  for (int unit = 0; unit < kUnits; ++unit) extend(board, unit, 0, 0, {}, 0);
  find_commons();
}

/// Digits of both sets but the forbidden ones go where all their places in the sets are seen.
void AlmostLockedSets::remove_common(const Set& a, const Set& b, Mask forbidden, Step& step) const {
  const Mask digits = without(a.digits & b.digits, forbidden);
  if (digits == 0 || !a.seen.meets(b.seen)) return;
  base::for_each_bit(digits,
                     [&](int digit) { step.remove(a.seeing[digit] & b.seeing[digit], digit); });
}

/// Of two sets with two commons both are locked: other digits of one go where all their places in
/// it are seen, but not in the other.
void AlmostLockedSets::remove_locked(const Set& set, const Set& other, Mask commons, Step& step) {
  base::for_each_bit(without(set.digits, commons),
                     [&](int digit) { step.remove(set.seeing[digit] - other.cells, digit); });
}

bool AlmostLockedSets::xz(const Board& board, Step& step) {
  collect(board);
  step.reset(StepKind::als_xz);
  for (const Common& common : commons_) {
    const Set& a = sets_[static_cast<std::size_t>(common.a)];
    const Set& b = sets_[static_cast<std::size_t>(common.b)];
    remove_common(a, b, bit(common.first), step);
    if (common.second != -1) {
      remove_common(a, b, bit(common.second), step);
      remove_locked(a, b, common.digits, step);
      remove_locked(b, a, common.digits, step);
    }
    if (!step.removals.empty()) return true;
  }
  return false;
}

bool AlmostLockedSets::xy_wing(const Board& board, Step& step) {
  collect(board);
  std::vector<std::vector<int>> commons_of(sets_.size());
  for (int i = 0; i < static_cast<int>(commons_.size()); ++i) {
    for (const int set : {at(i).a, at(i).b}) commons_of[static_cast<std::size_t>(set)].push_back(i);
  }
  // The later commons of both sets of one, in their order.
  std::vector<int> partners;
  step.reset(StepKind::als_xy_wing);
  for (int one = 0; one < static_cast<int>(commons_.size()); ++one) {
    const auto& of_a = commons_of[static_cast<std::size_t>(at(one).a)];
    const auto& of_b = commons_of[static_cast<std::size_t>(at(one).b)];
    partners.clear();
    std::merge(std::ranges::upper_bound(of_a, one), of_a.end(), std::ranges::upper_bound(of_b, one),
               of_b.end(), std::back_inserter(partners));
    if (std::ranges::any_of(partners, [&](int two) { return wing(at(one), at(two), step); })) {
      return true;
    }
  }
  return false;
}

/// Two commons of three sets: what the outer sets have in common.
bool AlmostLockedSets::wing(const Common& one, const Common& two, Step& step) const {
  if (one.digits == two.digits && one.second == -1) return false;
  const int a = one.a == two.a || one.a == two.b ? one.b : one.a;
  const int b = two.a == one.a || two.a == one.b ? two.b : two.a;
  const Set& first = sets_[static_cast<std::size_t>(a)];
  const Set& second = sets_[static_cast<std::size_t>(b)];
  if (first.cells.meets(second.cells)) return false;
  remove_common(first, second, one.digits | two.digits, step);
  return !step.removals.empty();
}

/// Follows chains of sets, each joined to the next by a restricted common.
class AlsChains {
 public:
  explicit AlsChains(const AlmostLockedSets& all) : all_(all) {}

  bool find(Step& step) {
    for (start_ = 0; start_ < static_cast<int>(all_.sets_.size()); ++start_) {
      follow(start_, 0, 0, size_of(start_));
    }
    if (contenders_.empty()) return false;
    const auto by_removals = [](const Contender& a, const Contender& b) { return compare(a, b); };
    const Contender& first = contenders_[first_of(contenders_, by_removals)];
    step.reset(first.kind);
    step.removals = first.removals;
    return true;
  }

 private:
  static constexpr int kMostCommons = 50;

  [[nodiscard]] int size_of(int set) const {
    return all_.sets_[static_cast<std::size_t>(set)].cells.size();
  }

  /// The digits that a common passes on after one that passed on `last`; none: it may not follow.
  /// A last of two digits counts as its lower one.
  static Mask passed_on(const AlmostLockedSets::Common& common, Mask last) {
    if (last == 0) return common.digits;
    return without(common.digits, bit(lowest(last)));
  }

  void follow(int set, int links, Mask last, int cells) {
    if (links >= kMostCommons) return;
    const int end = all_.first_common_[static_cast<std::size_t>(set) + 1];
    for (int i = all_.first_common_[static_cast<std::size_t>(set)]; i < end; ++i) {
      const AlmostLockedSets::Common& common = all_.commons_[static_cast<std::size_t>(i)];
      if (links == 0) {
        // A first common of two digits is tried with each of them.
        base::for_each_bit(common.digits, [&](int digit) {
          first_ = bit(digit);
          go_on(common, 1, bit(digit), cells);
        });
      } else if (const Mask passed = passed_on(common, last); passed != 0) {
        go_on(common, links + 1, passed, cells);
      }
    }
  }

  void go_on(const AlmostLockedSets::Common& common, int links, Mask passed, int cells) {
    const int all_cells = cells + size_of(common.b);
    if (links >= 3) check(common.b, first_ | passed, all_cells);
    follow(common.b, links, passed, all_cells);
  }

  void check(int end, Mask forbidden, int cells) {
    step_.reset(StepKind::als_chain);
    all_.remove_common(all_.sets_[static_cast<std::size_t>(start_)],
                       all_.sets_[static_cast<std::size_t>(end)], forbidden, step_);
    if (step_.removals.empty()) return;
    put_in_order(step_.removals);
    std::vector<int> key;
    for (const Candidate& c : step_.removals) key.push_back(c.digit * kCells + c.cell);
    const auto [known, is_new] = known_.try_emplace(std::move(key), contenders_.size());
    if (is_new) {
      contenders_.push_back({step_.kind, step_.removals, index_sum(step_.removals), cells, 0});
    } else if (Contender& contender = contenders_[known->second]; contender.length > cells) {
      contender.length = cells;
    }
  }

  const AlmostLockedSets& all_;
  int start_ = 0;
  Mask first_ = 0;
  Step step_;
  std::map<std::vector<int>, std::size_t> known_;
  std::vector<Contender> contenders_;
};

bool AlmostLockedSets::chain(const Board& board, Step& step) {
  collect(board);
  return AlsChains(*this).find(step);
}

}  // namespace omnidoku::ratings::hodoku

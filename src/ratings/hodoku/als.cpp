// SPDX-License-Identifier: MIT
#include "ratings/hodoku/als.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <span>
#include <utility>

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
    if (!set.seeing[digit].empty()) set.seen_digits |= bit(digit);
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

void AlmostLockedSets::index_sets() {
  for (auto& of_digit : last_set_) std::fill(std::begin(of_digit), std::end(of_digit), kNone);
  previous_set_.resize(sets_.size());
  for (int i = 0; i < static_cast<int>(sets_.size()); ++i) {
    base::for_each_bit(set(i).seen_digits, [&](int digit) {
      int& last = last_set_[digit][set(i).places[digit].first()];
      previous_set_[static_cast<std::size_t>(i)][static_cast<std::size_t>(digit)] = last;
      last = i;
    });
  }
}

/// The commons with later sets. Their places of the digit are among those that see all of its
/// places in this one.
void AlmostLockedSets::find_commons_of(int a) {
  const Set& one = set(a);
  partners_.clear();
  base::for_each_bit(one.seen_digits, [&](int digit) {
    for_each(one.seeing[digit], [&](int cell) {
      for (int b = last_set_[digit][cell]; b > a;
           b = previous_set_[static_cast<std::size_t>(b)][static_cast<std::size_t>(digit)]) {
        if (!one.seeing[digit].contains(set(b).places[digit]) || one.cells.meets(set(b).cells)) {
          continue;
        }
        Mask& digits = common_digits_[static_cast<std::size_t>(b)];
        if (digits == 0) partners_.push_back(b);
        digits |= bit(digit);
      }
    });
  });
  std::sort(std::begin(partners_), std::end(partners_));
  for (const int b : partners_) {
    const Mask digits = std::exchange(common_digits_[static_cast<std::size_t>(b)], Mask{0});
    Common common{.a = a, .b = b, .digits = digits, .first = lowest(digits)};
    if (count(digits) > 1) {
      common.second = static_cast<int>(std::bit_width(digits)) - 1;
      common.digits = bit(common.first) | bit(common.second);
    }
    commons_.push_back(common);
  }
}

void AlmostLockedSets::find_commons() {
  index_sets();
  common_digits_.assign(sets_.size(), 0);
  for (int a = 0; a < static_cast<int>(sets_.size()); ++a) {
    first_common_.push_back(static_cast<int>(commons_.size()));
    find_commons_of(a);
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
void AlmostLockedSets::remove_common(const Set& a, const Set& b, Mask forbidden, Step& step) {
  base::for_each_bit(without(a.seen_digits & b.seen_digits, forbidden),
                     [&](int digit) { step.remove(a.seeing[digit] & b.seeing[digit], digit); });
}

/// Of two sets with two commons both are locked: other digits of one go where all their places in
/// it are seen, but not in the other.
void AlmostLockedSets::remove_locked(const Set& set, const Set& other, Mask commons, Step& step) {
  base::for_each_bit(without(set.seen_digits, commons),
                     [&](int digit) { step.remove(set.seeing[digit] - other.cells, digit); });
}

bool AlmostLockedSets::xz(const Board& board, Step& step) {
  collect(board);
  step.reset(StepKind::als_xz);
  for (const Common& common : commons_) {
    const Set& a = set(common.a);
    const Set& b = set(common.b);
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
  first_incoming_.assign(sets_.size() + 1, 0);
  for (const Common& common : commons_) ++first_incoming_[static_cast<std::size_t>(common.b) + 1];
  std::partial_sum(first_incoming_.begin(), first_incoming_.end(), first_incoming_.begin());
  incoming_.resize(commons_.size());
  for (int i = static_cast<int>(commons_.size()) - 1; i >= 0; --i) {
    const auto place =
        static_cast<std::size_t>(--first_incoming_[static_cast<std::size_t>(at(i).b) + 1]);
    incoming_[place] = i;
  }
  step.reset(StepKind::als_xy_wing);
  const auto with = [&](const Common& one, int two) { return wing(one, at(two), step); };
  for (int i = 0; i < static_cast<int>(commons_.size()); ++i) {
    // The later commons of both its sets in their order: those of its first set, those of other
    // sets with its second one, those of the second.
    const Common& one = at(i);
    const int end = first_common_[static_cast<std::size_t>(one.a) + 1];
    for (int two = i + 1; two < end; ++two) {
      if (with(one, two)) return true;
    }
    const auto incoming = std::span(incoming_).subspan(
        static_cast<std::size_t>(first_incoming_[static_cast<std::size_t>(one.b) + 1]));
    for (const int two : incoming) {
      if (at(two).b != one.b) break;
      if (two > i && with(one, two)) return true;
    }
    const int last = first_common_[static_cast<std::size_t>(one.b) + 1];
    for (int two = first_common_[static_cast<std::size_t>(one.b)]; two < last; ++two) {
      if (with(one, two)) return true;
    }
  }
  return false;
}

/// Two commons of three sets: what the outer sets have in common.
bool AlmostLockedSets::wing(const Common& one, const Common& two, Step& step) const {
  if (one.digits == two.digits && one.second == -1) return false;
  const int a = one.a == two.a || one.a == two.b ? one.b : one.a;
  const int b = two.a == one.a || two.a == one.b ? two.b : two.a;
  const Mask forbidden = one.digits | two.digits;
  if (without(set(a).seen_digits & set(b).seen_digits, forbidden) == 0) return false;
  if (set(a).cells.meets(set(b).cells)) return false;
  remove_common(set(a), set(b), forbidden, step);
  return !step.removals.empty();
}

/// Follows chains of sets, each joined to the next by a restricted common.
class AlsChains {
 public:
  explicit AlsChains(const AlmostLockedSets& all) : all_(all), met_(all.commons_.size()) {}

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
  static constexpr int kFewestCommons = 3;

  /// The fewest cells with which a walk came somewhere.
  struct Met {
    int walk = 0;
    int cells = 0;
  };

  [[nodiscard]] int size_of(int set) const { return all_.set(set).cells.size(); }

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
          ++walk_;
          go_on(i, 1, bit(digit), cells);
        });
      } else if (const Mask passed = passed_on(common, last); passed != 0) {
        go_on(i, links + 1, passed, cells);
      }
    }
  }

  void go_on(int index, int links, Mask passed, int cells) {
    const AlmostLockedSets::Common& common = all_.at(index);
    const int all_cells = cells + size_of(common.b);
    if (!is_news(index, links, passed, all_cells)) return;
    if (links >= kFewestCommons) check(common.b, first_ | passed, all_cells);
    follow(common.b, links, passed, all_cells);
  }

  /// Whether no chain from the same start with the same first digit came here so far with as few
  /// cells: what it went on to find is all that this one would.
  bool is_news(int index, int links, Mask passed, int cells) {
    const AlmostLockedSets::Common& common = all_.at(index);
    const int which = passed == common.digits ? 0 : passed == bit(common.first) ? 1 : 2;
    Met& met = met_[static_cast<std::size_t>(index)][static_cast<std::size_t>(which)]
                   [static_cast<std::size_t>(std::min(links, kFewestCommons) - 1)];
    if (met.walk == walk_ && met.cells <= cells) return false;
    met = {walk_, cells};
    return true;
  }

  void check(int end, Mask forbidden, int cells) {
    step_.reset(StepKind::als_chain);
    AlmostLockedSets::remove_common(all_.set(start_), all_.set(end), forbidden, step_);
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
  // By common, by which of its digits are passed on (all, the lower, the higher), by links so far.
  std::vector<std::array<std::array<Met, kFewestCommons>, 3>> met_;
  int walk_ = 0;
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

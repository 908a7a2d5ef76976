// SPDX-License-Identifier: MIT
//
// LinearSum. The terms of a sum lie in groups: same coefficient, all variables different (a killer
// cage is one group; a sum over two rows is two; an arrow is its shaft's groups and its tip). Let a
// group have r open variables with candidates U together. It contributes the sum of r different
// members of U, so:
//  1. Bounds. Its least and greatest contribution are those of the r smallest and largest members
//     of U, or of the variables' own ends if those are tighter. A total out of reach refutes.
//  2. A variable keeps the digits with which the total stays within the bounds of all others.
//  3. Exact sums. Let slack be the total less all groups' least contributions. Contributions are
//     counted as excess over the least, in a 64-bit word: bit e = "e above the least is possible".
//     A forward pass over the groups (which excess can those before reach) and a backward one
//     (which excess leaves the rest of the slack reachable) give for each group the exact set of
//     excesses that fit. Within a group the same two passes over the members of U, in order, with
//     the number taken so far as state, give the digits that some fitting choice uses (others
//     leave the group) and those that every fitting choice uses (needed: one place left means
//     placed there, and all places in one house means none outside).
//     It counts from the greatest downwards where that slack is smaller; beyond 63 both ways only
//     the bounds speak, for then hardly a gap is left to find.
// Sums with numbers too big for 64 bits, or over variables that hold numbers, are bounds_sum.cpp's.
//
// Soundness: a solution chooses r different members of U in each group with contributions that add
// up to the total; the passes walk over all such choices and remove what none of them has.
// Cost: O(sum over groups of |U| * r) word operations.
#include <algorithm>

#include "engine/propagators/sum_tables.h"
#include "engine/work.h"

namespace omnidoku::engine::linear_sum_propagator {
namespace {

constexpr std::int64_t kWindow = 63;  // greatest excess that fits a word

/// A group of a sum that has open variables, while the sum is filtered.
template <class Mask>
struct OpenGroup {
  Index group = 0;
  int open = 0;          ///< open variables
  Mask candidates = 0;   ///< of those, together
  std::int64_t low = 0;  ///< bounds of what they contribute
  std::int64_t high = 0;
  std::int64_t cells_low = 0;  ///< sum of their own least steps, repeats not excluded
  std::int64_t cells_high = 0;
  std::int64_t start_low = 0;   ///< steps from the ends of `open` different candidates to those
  std::int64_t start_high = 0;  ///< that the bounds came from
  int start = 0;                ///< the one in the direction of counting, scaled
  std::uint64_t reachable = 0;  ///< bit e: e beyond the bound is possible
};

/// Kept between runs, to save allocations and work.
template <class Mask>
struct SumScratch final : Scratch {
  SumScratch(int num_digits, bool has_combinations)
      : width_(static_cast<std::size_t>(num_digits) + 1) {
    if (!has_combinations) return;
    for (auto& known : reach_) known.resize((std::size_t{1} << num_digits) * width_, 0);
  }

  /// What choosing `size` of these candidates costs beyond the least choice (or, reversed, below
  /// the greatest), with coefficient 1; 0 while not computed. Only where there are combinations.
  std::uint64_t& reach(Mask candidates, int size, bool reversed) {
    return reach_[reversed ? 1 : 0][candidates * width_ + static_cast<std::size_t>(size)];
  }

  std::vector<OpenGroup<Mask>> groups;
  std::vector<std::uint64_t> before;  ///< per group: excess reachable by the groups before it

 private:
  std::size_t width_;
  std::array<std::vector<std::uint64_t>, 2> reach_;
};

template <class Mask>
class SumFilter {
 public:
  SumFilter(Work<Mask>& work, const SumTables<Mask>& sums, SumScratch<Mask>& scratch,
            const Sum& sum)
      : work_(work),
        tables_(work.tables),
        sums_(sums),
        scratch_(scratch),
        sum_(sum),
        groups_(scratch.groups) {}

  bool run() {
    if (sum_.impossible || !collect()) return work_.refute(sum_.primitive);
    if (groups_.empty() ||
        (!sum_.equal && slack_high_ <= 0)) {  // nothing open, or nothing too much
      work_.entail();
      return true;
    }
    if (!filter_bounds()) return false;
    if (loose()) return true;
    return filter_exactly();
  }

 private:
  /// With several groups, none of which can leave the others too little or too much room on its
  /// own, the exact sums hardly ever find anything: not looking at them costs no search nodes.
  [[nodiscard]] bool loose() const {
    if (groups_.size() < 2) return false;
    return std::all_of(groups_.begin(), groups_.end(), [this](const OpenGroup<Mask>& open) {
      const std::int64_t range = open.high - open.low;
      return range <= slack_low_ && (!sum_.equal || range <= slack_high_);
    });
  }

  [[nodiscard]] std::int64_t step_of(int digit) const {
    return tables_.steps[static_cast<std::size_t>(digit)];
  }

  /// Step 1: the open groups, their bounds, and the slack between those and the total.
  bool collect() {
    groups_.clear();
    std::int64_t rest = sum_.total;
    std::int64_t lowest = 0;
    std::int64_t highest = 0;
    for (Index index = sum_.first_group; index < sum_.last_group; ++index) {
      const SumGroup& group = sums_.groups[index];
      OpenGroup<Mask> open;
      open.group = index;
      std::int64_t fixed = 0;
      for (Index i = group.begin; i < group.end; ++i) {
        const Mask mask = work_.masks[sums_.terms[i].variable];
        const std::int64_t low = step_of(std::countr_zero(mask));
        if (is_single(mask)) {
          fixed += low;
          continue;
        }
        ++open.open;
        open.candidates = static_cast<Mask>(open.candidates | mask);
        open.cells_low += low;
        open.cells_high += step_of(static_cast<int>(std::bit_width(mask)) - 1);
      }
      rest -= group.coefficient * fixed;
      if (open.open == 0) continue;
      if (!bound(open, group.coefficient)) return false;
      lowest += open.low;
      highest += open.high;
      groups_.push_back(open);
    }
    slack_low_ = rest - lowest;
    slack_high_ = highest - rest;
    return slack_low_ >= 0 && (!sum_.equal || slack_high_ >= 0);
  }

  /// Bounds of one group. False if it has more open variables than candidates.
  bool bound(OpenGroup<Mask>& open, std::int64_t coefficient) const {
    std::int64_t least = 0;
    Mask rest = open.candidates;
    for (int i = 0; i < open.open; ++i) {
      if (rest == 0) return false;
      least += step_of(std::countr_zero(rest));
      rest = static_cast<Mask>(rest & (rest - 1));
    }
    std::int64_t greatest = 0;
    rest = open.candidates;
    for (int i = 0; i < open.open; ++i) {
      const int digit = static_cast<int>(std::bit_width(rest)) - 1;
      greatest += step_of(digit);
      rest = static_cast<Mask>(rest ^ (Mask{1} << digit));
    }
    open.low = coefficient * std::max(least, open.cells_low);
    open.high = coefficient * std::min(greatest, open.cells_high);
    open.start_low = std::max(least, open.cells_low) - least;
    open.start_high = greatest - std::min(greatest, open.cells_high);
    if (coefficient < 0) {
      std::swap(open.low, open.high);
      std::swap(open.start_low, open.start_high);
    }
    return true;
  }

  /// Step 2. With a group's own ends replaced by its variables' ends, so that each variable may be
  /// freed of its own.
  bool filter_bounds() {
    for (const OpenGroup<Mask>& open : groups_) {
      const SumGroup& group = sums_.groups[open.group];
      const std::int64_t c = group.coefficient;
      const std::int64_t cells_low = c >= 0 ? c * open.cells_low : c * open.cells_high;
      const std::int64_t cells_high = c >= 0 ? c * open.cells_high : c * open.cells_low;
      const std::int64_t up =
          slack_low_ + (open.low - cells_low);  // a variable may exceed its least by
      const std::int64_t down = sum_.equal ? slack_high_ + (cells_high - open.high) : kUnbounded;
      for (Index i = group.begin; i < group.end; ++i) {
        const Index variable = sums_.terms[i].variable;
        const Mask mask = work_.masks[variable];
        if (is_single(mask)) continue;
        std::int64_t low = c * step_of(std::countr_zero(mask));
        std::int64_t high = c * step_of(static_cast<int>(std::bit_width(mask)) - 1);
        if (c < 0) std::swap(low, high);
        if (high - low <= up && high - low <= down) continue;
        Mask keep = 0;
        base::for_each_bit(mask, [&](int digit) {
          const std::int64_t value = c * step_of(digit);
          if (value - low <= up && high - value <= down)
            keep = static_cast<Mask>(keep | Mask{1} << digit);
        });
        if (!work_.reduce(variable, keep)) return work_.refute(sum_.primitive);
      }
    }
    return true;
  }

  /// Step 3. Candidates may have shrunk in step 2; the older, wider ones are still sound.
  bool filter_exactly() {
    downwards_ = sum_.equal && slack_high_ < slack_low_;
    const std::int64_t slack = downwards_ ? slack_high_ : slack_low_;
    for (OpenGroup<Mask>& open : groups_) {
      const std::int64_t c = sums_.groups[open.group].coefficient;
      const std::int64_t start = (c < 0 ? -c : c) * (downwards_ ? open.start_high : open.start_low);
      if (start > kWindow - slack) return true;
      open.start = static_cast<int>(start);
    }
    // Excess reachable by each group, then by the groups before each.
    std::vector<std::uint64_t>& before = scratch_.before;
    before.assign(1, 1);
    for (OpenGroup<Mask>& open : groups_) {
      reach(open);
      before.push_back(add_sets(before.back(), open.reachable));
    }
    // From the last group backwards: the excess that is still wanted of it and those before it.
    std::uint64_t wanted = base::low_bits<std::uint64_t>(static_cast<int>(slack) + 1);
    if (sum_.equal) wanted &= std::uint64_t{1} << slack;
    for (std::size_t i = groups_.size(); i-- > 0;) {
      const OpenGroup<Mask>& open = groups_[i];
      std::uint64_t fitting = 0;
      std::uint64_t wanted_before = 0;
      base::for_each_bit(open.reachable, [&](int excess) {
        const std::uint64_t starts = (wanted >> excess) & before[i];
        if (starts != 0) fitting |= std::uint64_t{1} << excess;
        wanted_before |= wanted >> excess;
      });
      if (fitting == 0) return work_.refute(sum_.primitive);
      const bool all_needed = count_digits(open.candidates) == open.open;
      if (fitting != open.reachable || all_needed) {
        if (!filter_group(open, fitting)) return false;
      }
      wanted = wanted_before;
    }
    return true;
  }

  static std::uint64_t add_sets(std::uint64_t a, std::uint64_t b) {
    std::uint64_t result = 0;
    base::for_each_bit(a, [&](int excess) { result |= b << excess; });
    return result;
  }

  /// Lists the group's candidates in the direction of counting.
  void list_digits(const OpenGroup<Mask>& open) {
    num_digits_ = 0;
    base::for_each_bit(open.candidates, [&](int digit) {
      digits_[static_cast<std::size_t>(num_digits_++)] = static_cast<std::int8_t>(digit);
    });
    const std::int64_t c = sums_.groups[open.group].coefficient;
    scale_ = c < 0 ? -c : c;
    if ((c < 0) != downwards_) std::reverse(digits_.begin(), digits_.begin() + num_digits_);
  }
  /// What taking the digit at `position` as number `taken` costs above the least choice.
  [[nodiscard]] std::int64_t extra(int position, int taken) const {
    const std::int64_t steps = step_of(digits_[static_cast<std::size_t>(position)]) -
                               step_of(digits_[static_cast<std::size_t>(taken)]);
    return scale_ * (steps < 0 ? -steps : steps);
  }

  /// The excess of choosing `open.open` of the group's candidates, counted from its bound.
  void reach(OpenGroup<Mask>& open) {
    const std::int64_t c = sums_.groups[open.group].coefficient;
    if (!sums_.combinations.empty() && (c == 1 || c == -1)) {
      std::uint64_t& known = scratch_.reach(open.candidates, open.open, (c < 0) != downwards_);
      if (known == 0) {
        list_digits(open);
        known = forward(open)[open.open];
      }
      open.reachable = known >> open.start;
      return;
    }
    list_digits(open);
    if (open.open == 1) {  // no choice of others to wait for
      open.reachable = 0;
      for (int position = 0; position < num_digits_; ++position) {
        if (const std::int64_t cost = extra(position, 0); cost <= kWindow)
          open.reachable |= std::uint64_t{1} << cost;
      }
      return;  // its bound is its least choice
    }
    open.reachable = forward(open)[open.open] >> open.start;
  }

  /// Fills sets_[p * width + t] = excess over the least choice of t digits out of the first p;
  /// returns the last row.
  const std::uint64_t* forward(const OpenGroup<Mask>& open) {
    const std::size_t width = static_cast<std::size_t>(open.open) + 1;
    std::uint64_t* row = sets_;
    row[0] = 1;
    for (std::size_t taken = 1; taken < width; ++taken) row[taken] = 0;
    for (int position = 0; position < num_digits_; ++position, row += width) {
      for (std::size_t taken = 0; taken < width; ++taken) row[width + taken] = row[taken];
      for (int taken = 0; taken < open.open && taken <= position; ++taken) {
        const std::int64_t cost = extra(position, taken);
        if (cost <= kWindow) row[width + static_cast<std::size_t>(taken) + 1] |= row[taken] << cost;
      }
    }
    return row;
  }

  /// Removes from the group what no choice with a fitting excess uses; places what all use.
  bool filter_group(const OpenGroup<Mask>& open, std::uint64_t fitting) {
    list_digits(open);
    if (open.open == 1) return filter_single(open, fitting);
    if (!sums_.combinations.empty()) return filter_combinations(open, fitting);
    const std::size_t width = static_cast<std::size_t>(open.open) + 1;
    const std::uint64_t* row = forward(open);
    std::uint64_t wanted[geometry::kMaxDigits + 1] = {};  // per number taken before: start excesses
    wanted[open.open] = fitting << open.start;
    Mask used = 0;
    Mask needed = 0;
    for (int position = num_digits_; position-- > 0;) {
      row -= width;
      bool can_take = false;
      bool can_leave = false;
      for (int taken = 0; taken <= open.open; ++taken) {
        if ((row[taken] & wanted[taken]) != 0) can_leave = true;
        if (taken == open.open || taken > position) continue;
        const std::int64_t cost = extra(position, taken);
        if (cost > kWindow) continue;
        const std::uint64_t earlier = wanted[taken + 1] >> cost;
        if ((row[taken] & earlier) != 0) can_take = true;
        wanted[taken] |= earlier;
      }
      const auto bit = static_cast<Mask>(Mask{1} << digits_[static_cast<std::size_t>(position)]);
      if (can_take) used = static_cast<Mask>(used | bit);
      if (!can_leave) needed = static_cast<Mask>(needed | bit);
    }
    if (used == 0) return work_.refute(sum_.primitive);
    return keep_used(open, used) && place_needed(open, needed);
  }

  bool filter_single(const OpenGroup<Mask>& open, std::uint64_t fitting) {
    Mask used = 0;
    for (int position = 0; position < num_digits_; ++position) {
      const std::int64_t cost = extra(position, 0);
      if (cost > kWindow || (fitting >> cost & 1U) == 0) continue;
      used = static_cast<Mask>(used | Mask{1} << digits_[static_cast<std::size_t>(position)]);
    }
    return keep_used(open, used);
  }

  /// The same with every combination of digits looked at by itself. It must leave every variable a
  /// digit; digits that are all it leaves some variable are gone for the others.
  bool filter_combinations(const OpenGroup<Mask>& open, std::uint64_t fitting) {
    Cells cells;
    if (!list_cells(open, cells)) return true;
    std::int64_t least = 0;
    for (int i = 0; i < open.open; ++i) least += step_of(digits_[static_cast<std::size_t>(i)]);
    const bool reversed = digits_[0] > digits_[1];
    const Combinations& list = sums_.combinations[cells.count];
    const auto outside = static_cast<Mask>(~open.candidates);
    auto needed = open.candidates;
    bool any = false;
    for (std::uint64_t rest = fitting << open.start; rest != 0; rest &= rest - 1) {
      const std::int64_t excess = std::countr_zero(rest);
      if (scale_ > 1 && excess % scale_ != 0) continue;
      const std::int64_t steps = scale_ > 1 ? excess / scale_ : excess;
      const std::int64_t sum = reversed ? least - steps : least + steps;
      if (sum < 0 || sum + 1 >= static_cast<std::int64_t>(list.first_of_sum.size())) continue;
      const Index end = list.first_of_sum[static_cast<std::size_t>(sum) + 1];
      for (Index i = list.first_of_sum[static_cast<std::size_t>(sum)]; i < end; ++i) {
        const auto set = static_cast<Mask>(list.sets[i]);
        if ((set & outside) != 0 || !cells.take(set)) continue;
        any = true;
        needed = static_cast<Mask>(needed & set);
        if (needed == 0 && cells.nothing_to_remove()) return true;
      }
    }
    if (!any) return work_.refute(sum_.primitive);
    for (std::size_t k = 0; k < cells.count; ++k) {
      if (!work_.reduce(cells.variables[k], cells.possible[k])) return work_.refute(sum_.primitive);
    }
    return place_needed(open, needed);
  }

  /// The open variables of a group while its combinations are gone through.
  struct Cells {
    std::size_t count = 0;  ///< so many are set of each array, and no more
    Index variables[kMostCombinationDigits];
    Mask masks[kMostCombinationDigits];
    Mask possible[kMostCombinationDigits];  ///< with the combinations taken so far

    /// Adds to `possible` what the combination leaves each; false if it cannot be.
    /// (Exact matching of variables and digits removes a third more nodes and costs twice the time:
    /// TAREK, HS and other killers, 2100 for 3050 nodes, 28 for 19 ms.)
    bool take(Mask set) {
      Mask single = 0;
      Mask twice = 0;
      bool empty = false;
      for (std::size_t k = 0; k < count; ++k) {
        const auto left = static_cast<Mask>(masks[k] & set);
        empty |= left == 0;
        const Mask alone = is_single(left) ? left : Mask{0};
        twice = static_cast<Mask>(twice | (single & alone));
        single = static_cast<Mask>(single | alone);
      }
      if (empty || twice != 0) return false;
      Mask left[kMostCombinationDigits];
      for (std::size_t k = 0; k < count; ++k) {
        const auto mine = static_cast<Mask>(masks[k] & set);
        left[k] = is_single(mine) ? mine : static_cast<Mask>(mine & ~single);
        empty |= left[k] == 0;
      }
      if (empty) return false;
      for (std::size_t k = 0; k < count; ++k)
        possible[k] = static_cast<Mask>(possible[k] | left[k]);
      return true;
    }
    [[nodiscard]] bool nothing_to_remove() const {
      return std::equal(masks, masks + count, possible);
    }
  };

  /// False if step 2 has just fixed one of the group's variables: it comes here again then.
  bool list_cells(const OpenGroup<Mask>& open, Cells& cells) const {
    const SumGroup& group = sums_.groups[open.group];
    for (Index i = group.begin; i < group.end; ++i) {
      const Index variable = sums_.terms[i].variable;
      const Mask mask = work_.masks[variable];
      if (is_single(mask)) continue;
      cells.variables[cells.count] = variable;
      cells.masks[cells.count] = mask;
      cells.possible[cells.count++] = 0;
    }
    return cells.count == static_cast<std::size_t>(open.open);
  }

  bool keep_used(const OpenGroup<Mask>& open, Mask used) {
    const SumGroup& group = sums_.groups[open.group];
    if (used == open.candidates) return true;
    for (Index i = group.begin; i < group.end; ++i) {
      const Index variable = sums_.terms[i].variable;
      if (is_single(work_.masks[variable])) continue;
      if (!work_.reduce(variable, used)) return work_.refute(sum_.primitive);
    }
    return true;
  }

  bool place_needed(const OpenGroup<Mask>& open, Mask needed) {
    if (needed == 0) return true;
    const SumGroup& group = sums_.groups[open.group];
    Mask once = 0;
    Mask twice = 0;
    for (Index i = group.begin; i < group.end; ++i) {
      const Mask mask = work_.masks[sums_.terms[i].variable];
      twice = static_cast<Mask>(twice | (once & mask));
      once = static_cast<Mask>(once | mask);
    }
    if ((needed & ~once) != 0) return work_.refute(sum_.primitive);
    if (const auto hidden = static_cast<Mask>(needed & ~twice); hidden != 0) {
      for (Index i = group.begin; i < group.end; ++i) {
        const Index variable = sums_.terms[i].variable;
        const auto digits = static_cast<Mask>(work_.masks[variable] & hidden);
        if (digits == 0) continue;
        if (!is_single(digits)) return work_.refute(sum_.primitive);
        if (!work_.reduce(variable, digits)) return work_.refute(sum_.primitive);
      }
    }
    for (const Index overlap : sums_.overlaps.of[open.group]) {
      Mask elsewhere = 0;
      for (const Index cell : sums_.overlaps.from[overlap]) {
        elsewhere = static_cast<Mask>(elsewhere | work_.masks[cell]);
      }
      const auto confined = static_cast<Mask>(needed & ~elsewhere);
      if (confined == 0) continue;
      for (const Index cell : sums_.overlaps.to[overlap]) {
        if (!work_.remove(cell, confined)) {
          work_.failure.primitive = sum_.primitive;
          return false;
        }
      }
    }
    return true;
  }

  static constexpr std::int64_t kUnbounded = std::int64_t{1} << 62;

  Work<Mask>& work_;
  const Tables<Mask>& tables_;
  const SumTables<Mask>& sums_;
  SumScratch<Mask>& scratch_;
  const Sum& sum_;
  std::vector<OpenGroup<Mask>>& groups_;
  std::int64_t slack_low_ = 0;
  std::int64_t slack_high_ = 0;
  bool downwards_ = false;
  std::array<std::int8_t, geometry::kMaxDigits> digits_{};
  int num_digits_ = 0;
  std::int64_t scale_ = 1;
  /// Not cleared, as it is large and made anew for each sum: forward() sets what it reads.
  std::uint64_t sets_[(geometry::kMaxDigits + 1) * (geometry::kMaxDigits + 1)];
};

template <class Mask>
class LinearSumKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    num_digits_ = tables.num_digits;
    for (std::size_t i = 0; i < tables.problem.primitives.size(); ++i) {
      const auto* linear = std::get_if<model::LinearSum>(&tables.problem.primitives[i].primitive);
      if (tables.sum_forms[i] != SumForm::groups) continue;
      const Index sum = sums_.add(tables, static_cast<Index>(i), *linear);
      out.add(sum);
      for (Index term = sums_.sums[sum].begin; term < sums_.sums[sum].end; ++term)
        out.subscribe(sums_.terms[term].variable, Event::lost);
    }
    sums_.finish(tables);
  }

  bool filter(Work<Mask>& work, Index sum) const override {
    auto& scratch = static_cast<SumScratch<Mask>&>(work.scratch(*this));
    return SumFilter<Mask>(work, sums_, scratch, sums_.sums[sum]).run();
  }

  [[nodiscard]] std::unique_ptr<Scratch> make_scratch() const override {
    return std::make_unique<SumScratch<Mask>>(num_digits_, !sums_.combinations.empty());
  }

 private:
  SumTables<Mask> sums_;
  int num_digits_ = 0;
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(LinearSumKind)

}  // namespace omnidoku::engine::linear_sum_propagator

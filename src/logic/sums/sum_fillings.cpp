// SPDX-License-Identifier: MIT
#include "logic/sums/sum_fillings.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "base/bits.h"

namespace omnidoku::logic {

namespace {

constexpr int kMostNodes = 3000;
using Masks = std::array<std::uint64_t, kMostSumCells>;

/// What both searches need to know.
struct Task {
  std::size_t count = 0;
  Masks candidates{};  ///< per open cell
  std::array<std::int64_t, kMostSumCells> coefficients{};
  std::array<std::uint64_t, kMostSumCells> sees{};  ///< per open cell: the others it sees, as bits
  std::int64_t rest = 0;
  bool equal = true;
  const std::vector<std::int64_t>* values = nullptr;

  [[nodiscard]] std::int64_t worth(std::size_t i, int digit) const {
    return coefficients[i] * (*values)[static_cast<std::size_t>(digit)];
  }
};

/// Least and most that cells can contribute.
struct Range {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

Range range_of(const Task& task, std::size_t i, std::uint64_t digits) {
  Range range{std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()};
  base::for_each_bit(digits, [&](int digit) {
    const std::int64_t worth = task.worth(i, digit);
    range.low = std::min(range.low, worth);
    range.high = std::max(range.high, worth);
  });
  return range;
}

/// Follows sets of digits from cell to cell. Sets of i digits belong to the first i cells, so one
/// bitmap serves all levels.
class SetSearch {
 public:
  SetSearch(const Task& task, int num_digits)
      : task_(task),
        reached_(std::size_t{1} << num_digits),
        useful_(std::size_t{1} << num_digits),
        levels_(task.count + 1) {}

  void run(SumFillings& result) {
    forward();
    for (const std::uint32_t set : levels_[task_.count]) {
      if (task_.equal ? sum(set) != task_.rest : sum(set) > task_.rest) continue;
      useful_[set] = true;
      result.combinations.push_back(DigitSet::from_mask(set));
    }
    for (std::size_t i = task_.count; i-- > 0;) {
      std::uint64_t possible = 0;
      for (const std::uint32_t set : levels_[i]) {
        base::for_each_bit(task_.candidates[i] & ~std::uint64_t{set}, [&](int digit) {
          if (!useful_[set | std::uint32_t{1} << digit]) return;
          useful_[set] = true;
          possible |= std::uint64_t{1} << digit;
        });
      }
      result.possible[i] = DigitSet::from_mask(possible);
    }
    std::sort(result.combinations.begin(), result.combinations.end(), in_reading_order);
    if (result.combinations.empty()) return;
    result.needed = result.combinations.front();
    for (const DigitSet set : result.combinations) result.needed &= set;
  }

 private:
  [[nodiscard]] std::int64_t sum(std::uint32_t set) const {
    std::int64_t total = 0;
    base::for_each_bit(set, [&](int digit) { total += task_.worth(0, digit); });
    return total;
  }

  void forward() {
    Range left;
    std::array<Range, kMostSumCells + 1> after{};
    for (std::size_t i = task_.count; i-- > 0;) {
      after[i + 1] = left;
      const Range range = range_of(task_, i, task_.candidates[i]);
      left.low += range.low;
      left.high += range.high;
    }
    levels_[0].push_back(0);
    for (std::size_t i = 0; i < task_.count; ++i) {
      for (const std::uint32_t set : levels_[i]) {
        const std::int64_t before = sum(set);
        base::for_each_bit(task_.candidates[i] & ~std::uint64_t{set}, [&](int digit) {
          const std::int64_t so_far = before + task_.worth(i, digit);
          if (so_far + after[i + 1].low > task_.rest) return;
          if (task_.equal && so_far + after[i + 1].high < task_.rest) return;
          const std::uint32_t next = set | std::uint32_t{1} << digit;
          if (reached_[next]) return;
          reached_[next] = true;
          levels_[i + 1].push_back(next);
        });
      }
    }
  }

  const Task& task_;
  std::vector<bool> reached_;
  std::vector<bool> useful_;  ///< can be filled up to a filling
  std::vector<std::vector<std::uint32_t>> levels_;
};

/// Looks for one filling after the other.
class FillingSearch {
 public:
  explicit FillingSearch(const Task& task) : task_(task) {}

  void run(SumFillings& result) {
    std::uint64_t all_digits = 0;
    for (std::size_t i = 0; i < task_.count; ++i) all_digits |= task_.candidates[i];
    for (std::size_t i = 0; i < task_.count; ++i) {
      base::for_each_bit(task_.candidates[i], [&](int digit) {
        if ((seen_[i] >> digit & 1U) != 0) return;
        Masks masks = task_.candidates;
        masks[i] = std::uint64_t{1} << digit;
        // Given up means possible.
        if (find(masks) == Found::unknown) seen_[i] |= std::uint64_t{1} << digit;
      });
      result.possible[i] = DigitSet::from_mask(seen_[i]);
    }
    base::for_each_bit(all_digits, [&](int digit) {
      Masks masks = task_.candidates;
      for (std::size_t i = 0; i < task_.count; ++i) masks[i] &= ~(std::uint64_t{1} << digit);
      if (find(masks) == Found::no) result.needed.insert(Digit(digit));
    });
  }

 private:
  enum class Found : std::uint8_t { no, yes, unknown };

  Found find(const Masks& masks) {
    nodes_ = 0;
    if (fill(masks, 0)) return Found::yes;
    return nodes_ > kMostNodes ? Found::unknown : Found::no;
  }

  /// Cells whose bit is in `done` have one digit.
  bool fill(Masks masks, std::uint64_t done) {
    if (++nodes_ > kMostNodes) return false;
    if (!narrow(masks)) return false;
    std::size_t next = task_.count;
    for (std::size_t i = 0; i < task_.count; ++i) {
      if ((done >> i & 1U) != 0) continue;
      if (next == task_.count || std::popcount(masks[i]) < std::popcount(masks[next])) next = i;
    }
    if (next == task_.count) {
      for (std::size_t i = 0; i < task_.count; ++i) seen_[i] |= masks[i];
      return true;
    }
    for (std::uint64_t left = masks[next]; left != 0; left &= left - 1) {
      Masks tried = masks;
      tried[next] = left & (~left + 1);
      base::for_each_bit(task_.sees[next], [&](int other) {
        tried[static_cast<std::size_t>(other)] &= ~tried[next];
      });
      if (fill(tried, done | std::uint64_t{1} << next)) return true;
    }
    return false;
  }

  /// Takes away digits that are out of the sum's reach; whether each cell has one left.
  [[nodiscard]] bool narrow(Masks& masks) const {
    std::array<Range, kMostSumCells> ranges{};
    Range all;
    for (std::size_t i = 0; i < task_.count; ++i) {
      if (masks[i] == 0) return false;
      ranges[i] = range_of(task_, i, masks[i]);
      all.low += ranges[i].low;
      all.high += ranges[i].high;
    }
    for (std::size_t i = 0; i < task_.count; ++i) {
      base::for_each_bit(masks[i], [&](int digit) {
        const std::int64_t worth = task_.worth(i, digit);
        if (all.low - ranges[i].low + worth > task_.rest ||
            (task_.equal && all.high - ranges[i].high + worth < task_.rest)) {
          masks[i] &= ~(std::uint64_t{1} << digit);
        }
      });
      if (masks[i] == 0) return false;
    }
    return true;
  }

  const Task& task_;
  Masks seen_{};
  int nodes_ = 0;
};

}  // namespace

bool in_reading_order(DigitSet a, DigitSet b) {
  const std::uint64_t differing = a.mask() ^ b.mask();
  return (a.mask() & (differing & -differing)) != 0;
}

SumFillings open_part(const Position& position, std::size_t sum) {
  const SumInfo& info = position.structure().sums()[sum];
  const std::vector<std::int64_t>& values = position.structure().problem().values;
  SumFillings result;
  result.rest = info.total;
  for (std::size_t i = 0; i < info.cells.size(); ++i) {
    if (const auto value = position.board().value(info.cells[i])) {
      result.rest -= info.coefficients[i] * values[value->index()];
      result.placed.push_back({info.cells[i], *value});
    } else {
      result.open.push_back(info.cells[i]);
      result.coefficients.push_back(info.coefficients[i]);
      result.candidates.push_back(position.candidates(info.cells[i]));
    }
  }
  // What is left of an arrow whose circle is known adds up to it.
  const bool turns = info.relation == model::LinearSum::Relation::equal &&
                     std::all_of(result.coefficients.begin(), result.coefficients.end(),
                                 [](std::int64_t times) { return times < 0; });
  if (turns) {
    result.rest = -result.rest;
    for (std::int64_t& times : result.coefficients) times = -times;
  }
  return result;
}

namespace {

/// The sums as they were last filled.
struct KnownFillings {
  std::vector<SumFillings> all;  ///< per sum; without open cells where it is not known
};

/// Fills what open_part() gives.
SumFillings filled(const Position& position, std::size_t sum, SumFillings result) {
  const Structure& structure = position.structure();
  const SumInfo& info = structure.sums()[sum];
  const std::vector<std::int64_t>& values = structure.problem().values;
  Task task;
  task.count = result.open.size();
  task.rest = result.rest;
  task.equal = info.relation == model::LinearSum::Relation::equal;
  task.values = &values;
  result.distinct = task.equal;
  for (std::size_t i = 0; i < task.count; ++i) {
    task.candidates[i] = position.candidates(result.open[i]).mask();
    task.coefficients[i] = result.coefficients[i];
    result.distinct = result.distinct && task.coefficients[i] == 1;
    for (std::size_t j = 0; j < task.count; ++j) {
      if (j == i) continue;
      if (structure.sees(result.open[i], result.open[j])) {
        task.sees[i] |= std::uint64_t{1} << j;
      } else {
        result.distinct = false;
      }
    }
  }
  result.possible.resize(task.count);
  if (result.distinct && structure.num_digits() <= kMostDigitsForSets) {
    SetSearch(task, structure.num_digits()).run(result);
  } else {
    FillingSearch(task).run(result);
  }
  return result;
}

}  // namespace

SumFillings fillings_of(const Position& position, std::size_t sum) {
  SumFillings result = open_part(position, sum);
  if (result.open.empty() || result.open.size() > kMostSumCells) return result;
  KnownFillings& memory = position.memory<KnownFillings>();
  memory.all.resize(position.structure().sums().size());
  SumFillings& known = memory.all[sum];
  const bool is_same = known.open == result.open && known.candidates == result.candidates &&
                       known.placed == result.placed;
  if (!is_same) known = filled(position, sum, std::move(result));
  return known;
}

std::optional<std::set<std::int64_t>> sums_beside(const Structure& structure,
                                                  const SumFillings& fillings,
                                                  const std::vector<Cell>& cells,
                                                  const std::vector<std::int64_t>& coefficients,
                                                  Candidate chosen) {
  constexpr int kMostSteps = 20'000;
  const auto& values = structure.problem().values;
  std::vector<Candidate> filled{chosen};
  std::set<std::int64_t> sums;
  int steps = 0;
  const auto fill = [&](const auto& self, std::int64_t sum) -> void {
    const std::size_t place = filled.size() - 1;
    if (place == cells.size()) {
      sums.insert(sum);
      return;
    }
    const auto at = std::find(fillings.open.begin(), fillings.open.end(), cells[place]);
    fillings.candidates[static_cast<std::size_t>(at - fillings.open.begin())].for_each(
        [&](Digit digit) {
          const Candidate here{cells[place], digit};
          const bool fits = std::none_of(filled.begin(), filled.end(), [&](Candidate one) {
            return structure.excludes(one, here);
          });
          if (!fits || ++steps > kMostSteps) return;
          filled.push_back(here);
          self(self, sum + coefficients[place] * values[digit.index()]);
          filled.pop_back();
        });
  };
  fill(fill, 0);
  if (steps > kMostSteps) return std::nullopt;
  return sums;
}

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// Steps among which HoDoKu 2.2.0 chooses by sorting: first those that remove more.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// A step that waits to be chosen.
struct Contender {
  StepKind kind = StepKind::full_house;
  std::vector<Candidate> removals;  ///< by digit, then by cell, none twice
  int index_sum = 0;                ///< of the removals, see index_sum()
  int length = 0;                   ///< of its chains together
  int value_sum = 0;                ///< of the digits that stand in its name
};

/// Sorts removals by digit and cell and drops doubles, as HoDoKu does where it compares steps.
inline void put_in_order(std::vector<Candidate>& removals) {
  const auto place = [](const Candidate& c) { return c.digit * kCells + c.cell; };
  std::sort(removals.begin(), removals.end(),
            [&](const Candidate& a, const Candidate& b) { return place(a) < place(b); });
  removals.erase(std::unique(removals.begin(), removals.end()), removals.end());
}

/// HoDoKu's number for a list of removals: every cell with the weight of its place in the list.
[[nodiscard]] inline int index_sum(std::span<const Candidate> removals) {
  int sum = 0;
  int weight = 1;
  for (const Candidate& removal : removals) {
    sum += removal.cell * weight + removal.digit;
    weight += 80;
  }
  return sum;
}

/// Negative where `a` comes before `b`. Two different lists of removals may be equal in this order,
/// so it is not a strict weak order.
[[nodiscard]] inline int compare(const Contender& a, const Contender& b) {
  if (a.removals.size() != b.removals.size()) {
    return static_cast<int>(b.removals.size()) - static_cast<int>(a.removals.size());
  }
  if (a.kind != b.kind || a.removals != b.removals) return a.index_sum - b.index_sum;
  if (a.length != b.length) return a.length - b.length;
  return a.value_sum - b.value_sum;
}

/// Sorts as Java's lists do, so that an order that contradicts itself gives what it gives there:
/// short lists by insertion after the run at their start, longer ones by merging runs.
template <class T, class Compare>
class JavaSort {
 public:
  JavaSort(std::vector<T>& items, Compare compare) : items_(items), compare_(compare) {}

  void run() {
    const int size = static_cast<int>(items_.size());
    if (size < 2) return;
    const int shortest = shortest_run(size);
    std::vector<int> ends;
    for (int from = 0; from < size;) {
      const int sorted = run_from(from, size);
      const int to = std::max(sorted, std::min(size, from + shortest));
      insert(from, sorted, to);
      ends.push_back(to);
      collapse(ends, false);
      from = to;
    }
    collapse(ends, true);
  }

 private:
  static int shortest_run(int size) {
    int odd = 0;
    while (size >= 32) {
      odd |= size & 1;
      size >>= 1;
    }
    return size + odd;
  }

  [[nodiscard]] auto at(int index) { return items_.begin() + index; }
  [[nodiscard]] bool before(const T& a, const T& b) const { return compare_(a, b) < 0; }

  /// The end of the ascending run from there; one that strictly descends is turned round.
  int run_from(int from, int size) {
    int to = from + 1;
    if (to == size) return to;
    if (before(*at(to), *at(from))) {
      while (to < size && before(*at(to), *at(to - 1))) ++to;
      std::reverse(at(from), at(to));
    } else {
      while (to < size && !before(*at(to), *at(to - 1))) ++to;
    }
    return to;
  }

  /// Puts the items from `sorted` up to `to` into their places by halving.
  void insert(int from, int sorted, int to) {
    for (int i = sorted; i < to; ++i) {
      const auto place = std::upper_bound(at(from), at(i), *at(i),
                                          [&](const T& a, const T& b) { return before(a, b); });
      std::rotate(place, at(i), at(i + 1));
    }
  }

  /// Merges runs at the end of the list until their lengths fall as they should, or all of them.
  void collapse(std::vector<int>& ends, bool all) {
    const auto length = [&](std::size_t run) { return ends[run] - (run == 0 ? 0 : ends[run - 1]); };
    while (ends.size() > 1) {
      std::size_t run = ends.size() - 2;
      const bool uneven = (run > 0 && length(run - 1) <= length(run) + length(run + 1)) ||
                          (run > 1 && length(run - 2) <= length(run - 1) + length(run));
      if (!all && !uneven && length(run) > length(run + 1)) return;
      if (run > 0 && (uneven || all) && length(run - 1) < length(run + 1)) --run;
      const int from = run == 0 ? 0 : ends[run - 1];
      std::inplace_merge(at(from), at(ends[run]), at(ends[run + 1]),
                         [&](const T& a, const T& b) { return before(a, b); });
      ends.erase(ends.begin() + static_cast<std::ptrdiff_t>(run));
    }
  }

  std::vector<T>& items_;
  Compare compare_;
};

/// The place of the contender that comes first in Java's sorting.
template <class Compare>
[[nodiscard]] std::size_t first_of(const std::vector<Contender>& contenders, Compare compare) {
  std::vector<std::size_t> order(contenders.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto by_step = [&](std::size_t a, std::size_t b) {
    return compare(contenders[a], contenders[b]);
  };
  JavaSort(order, by_step).run();
  return order.front();
}

}  // namespace omnidoku::ratings::hodoku

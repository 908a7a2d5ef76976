// SPDX-License-Identifier: MIT
//
// SK-loop, also domino loop: a ring of houses, each sharing some cells (a domino) with the next, so
// that a domino and the next one always lie in one house. Soundness: within a house a digit is used
// at most once by the two dominoes there. So a digit that stands in k dominoes in a row is used at
// most (k + 1) / 2 times by them, rounded down, and all the way round in k dominoes at most k / 2
// times. When these numbers come to just the number of cells, each is reached. Then where k is even
// (or the digit goes all the way round) two dominoes after the other use the digit once, and it
// goes from the rest of their house; where k is odd the first domino uses it, and the third, and so
// on. It needs no grid: rings of 6 or 8 houses that cross are looked for, wherever they are.
// Bounds: kMostRings rings; dominoes of 1 to 3 open cells.
// Found by Steve Kurzhal in the puzzle "Easter Monster" (2007).
#include <algorithm>
#include <array>

#include "base/bits.h"
#include "logic/technique.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::sk_loop_technique {

namespace {

using model::CandidateRole;
using model::Step;

constexpr std::size_t kMostHouses = 8;
constexpr int kMostRings = 300'000;
constexpr int kMostDomino = 3;

struct Ring {
  std::array<std::uint32_t, kMostHouses> houses{};
  std::size_t size = 0;
};

/// The dominoes of a ring: number i lies in the houses i and i + 1.
struct Dominoes {
  std::array<std::vector<Cell>, kMostHouses> cells;
  std::array<DigitSet, kMostHouses> digits;
};

class Search {
 public:
  Search(const Position& position, StepSink& sink)
      : position_(position), structure_(position.structure()), sink_(sink) {}

  void run() {
    list_neighbours();
    for (std::size_t h = 0; h < neighbours_.size(); ++h) {
      ring_.houses[0] = static_cast<std::uint32_t>(h);
      ring_.size = 1;
      if (extend()) return;
    }
  }

 private:
  /// Houses that share two or three cells, some of them open.
  void list_neighbours() {
    neighbours_.resize(structure_.houses().size());
    words_ = (neighbours_.size() + 63) / 64;
    is_neighbour_.assign(neighbours_.size() * words_, 0);
    for (std::size_t h = 0; h < neighbours_.size(); ++h) {
      for (const Overlap& overlap : structure_.overlaps(h)) {
        const int shared = std::popcount(overlap.here);
        if (shared > kMostDomino + 1 || shared * 2 > structure_.house(h).size()) continue;
        if (std::popcount(overlap.here & position_.board().open_places(h)) < 1) continue;
        neighbours_[h].push_back(overlap.house);
        is_neighbour_[h * words_ + overlap.house / 64] |= std::uint64_t{1} << (overlap.house % 64);
      }
    }
  }

  [[nodiscard]] bool are_neighbours(std::uint32_t a, std::uint32_t b) const {
    return (is_neighbour_[a * words_ + b / 64] >> (b % 64) & 1U) != 0;
  }

  /// True when enough was looked at.
  bool extend() {
    const std::uint32_t last = ring_.houses[ring_.size - 1];
    for (const std::uint32_t next : neighbours_[last]) {
      if (next <= ring_.houses[0]) continue;  // the lowest house comes first
      const auto end = ring_.houses.begin() + static_cast<long>(ring_.size);
      if (std::find(ring_.houses.begin(), end, next) != end) continue;
      if (!keeps_clear(next)) continue;
      ring_.houses[ring_.size++] = next;
      if ((ring_.size == 6 || ring_.size == kMostHouses) && ring_.houses[1] < next &&
          are_neighbours(next, ring_.houses[0])) {
        if (++rings_ > kMostRings || close()) return true;
      }
      const bool stop = ring_.size < kMostHouses && extend();
      --ring_.size;
      if (stop) return true;
    }
    return ++visits_ > 10 * kMostRings;
  }

  /// Whether the house shares no two cells with houses of the ring other than the last one (and, to
  /// close it, the first).
  [[nodiscard]] bool keeps_clear(std::uint32_t house) const {
    for (std::size_t i = 1; i + 1 < ring_.size; ++i) {
      if (are_neighbours(ring_.houses[i], house)) return false;
    }
    return true;
  }

  bool close() {
    Dominoes dominoes;
    int total = 0;
    for (std::size_t i = 0; i < ring_.size; ++i) {
      if (!fill(i, dominoes)) return false;
      total += static_cast<int>(dominoes.cells[i].size());
    }
    DigitSet all;
    for (std::size_t i = 0; i < ring_.size; ++i) all |= dominoes.digits[i];
    int most = 0;
    all.for_each([&](Digit digit) { most += most_uses(dominoes, digit); });
    return most == total && report(dominoes, all);
  }

  /// The open cells of houses i and i + 1 that lie in no other house of the ring.
  bool fill(std::size_t i, Dominoes& dominoes) const {
    const HouseInfo& house = structure_.house(ring_.houses[i]);
    const std::size_t j = (i + 1) % ring_.size;
    for (const Cell cell : house.cells) {
      if (!structure_.house(ring_.houses[j]).set.contains(cell)) continue;
      if (position_.board().is_placed(cell)) continue;
      bool elsewhere = false;
      for (std::size_t k = 0; k < ring_.size; ++k) {
        elsewhere =
            elsewhere || (k != i && k != j && structure_.house(ring_.houses[k]).set.contains(cell));
      }
      if (elsewhere) continue;
      dominoes.cells[i].push_back(cell);
      dominoes.digits[i] |= position_.candidates(cell);
    }
    const std::size_t size = dominoes.cells[i].size();
    return size >= 1 && size <= static_cast<std::size_t>(kMostDomino);
  }

  /// Calls f(first domino, how many) for each run of dominoes with the digit; all the way round it
  /// is one run from 0.
  template <class F>
  void for_each_run(const Dominoes& dominoes, Digit digit, F&& f) const {
    std::size_t gap = 0;
    while (gap < ring_.size && dominoes.digits[gap].contains(digit)) ++gap;
    if (gap == ring_.size) {
      f(std::size_t{0}, ring_.size);
      return;
    }
    std::size_t run = 0;
    for (std::size_t step = 1; step <= ring_.size; ++step) {
      const std::size_t i = (gap + step) % ring_.size;
      if (dominoes.digits[i].contains(digit)) {
        ++run;
      } else if (run > 0) {
        f((i + ring_.size - run) % ring_.size, run);
        run = 0;
      }
    }
  }

  [[nodiscard]] int most_uses(const Dominoes& dominoes, Digit digit) const {
    int most = 0;
    for_each_run(dominoes, digit, [&](std::size_t, std::size_t length) {
      most += static_cast<int>(length == ring_.size ? length / 2 : (length + 1) / 2);
    });
    return most;
  }

  /// The digit is in just one of the dominoes `first` to `first + count - 1`, one or two of them.
  void eliminate(Step& step, const Dominoes& dominoes, std::size_t first, std::size_t count,
                 Digit digit) const {
    std::vector<Cell> with;
    for (std::size_t n = 0; n < count; ++n) {
      for (const Cell cell : dominoes.cells[(first + n) % ring_.size]) {
        if (position_.candidates(cell).contains(digit)) with.push_back(cell);
      }
    }
    eliminate_in(step, position_, common_peers(structure_, with), digit);
  }

  void eliminate_run(Step& step, const Dominoes& dominoes, std::size_t first, std::size_t length,
                     Digit digit) const {
    if (length == ring_.size) {  // pairs may begin anywhere
      for (std::size_t i = 0; i < ring_.size; ++i) eliminate(step, dominoes, i, 2, digit);
      return;
    }
    if (length % 2 == 0) {
      for (std::size_t i = 0; i < length; i += 2) eliminate(step, dominoes, first + i, 2, digit);
      return;
    }
    // As many uses as that leave no choice: the first domino, the third, and so on.
    for (std::size_t i = 0; i < length; i += 2) eliminate(step, dominoes, first + i, 1, digit);
  }

  bool report(const Dominoes& dominoes, DigitSet all) {
    Step step;
    all.for_each([&](Digit digit) {
      for_each_run(dominoes, digit, [&](std::size_t first, std::size_t length) {
        eliminate_run(step, dominoes, first, length, digit);
      });
    });
    if (step.eliminations.empty()) return false;
    std::sort(step.eliminations.begin(), step.eliminations.end());
    step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()),
                            step.eliminations.end());
    step.digits = all;
    step.size = static_cast<int>(ring_.size);
    for (std::size_t i = 0; i < ring_.size; ++i) {
      mark_house(step, structure_, ring_.houses[i], model::HouseRole::home);
      for (const Cell cell : dominoes.cells[i]) {
        step.cells.push_back(cell);
        add_cell_premise(step, cell);
        mark_cell(step, position_, cell, position_.candidates(cell), CandidateRole::group,
                  static_cast<int>(i));
      }
    }
    return sink_.add(std::move(step));
  }

  const Position& position_;
  const Structure& structure_;
  StepSink& sink_;
  std::vector<std::vector<std::uint32_t>> neighbours_;
  std::vector<std::uint64_t> is_neighbour_;  ///< the same, a row of bits for each house
  std::size_t words_ = 0;                    ///< of a row
  Ring ring_;
  int rings_ = 0;
  int visits_ = 0;
};

void find(const Position& position, StepSink& sink) { Search(position, sink).run(); }

std::string describe(const Step& step, const Words& words) {
  return Words::capital(words.houses(step, model::HouseRole::home)) +
         " form a ring in which each crosses the next. "
         "Where they cross, the " +
         std::to_string(step.cells.size()) + " cells " + words.cells(step.cells) +
         " have room for each digit once where two crossings lie in one house, and these uses are "
         "just as many as the cells. So every one of them is made, and the digits go from the rest "
         "of the houses.";
}

bool applies(const Structure& structure) {
  int crossing = 0;
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    if (structure.overlaps(h).size() >= 2) ++crossing;
  }
  return crossing >= 6;
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "sk_loop",
    .title = "SK-Loop",
    .family = Family::pattern,
    .cost = 480,
    .idea =
        "In a ring of crossing houses the cells at the crossings can use each digit only so often; "
        "when that is just enough to fill them, the digits are used up in these houses.",
    .look =
        "Look for four boxes around a centre with many givens in their corners. Where their lines "
        "cross, count how often each pair of cells can use a digit; if it just comes out even, the "
        "digits go from the lines.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies,
    .find = find,
    .describe = describe,
    .summary = sum_up_ring,
};

}  // namespace omnidoku::logic::sk_loop_technique

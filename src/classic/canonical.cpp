// SPDX-License-Identifier: MIT
#include "classic/canonical.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/check.h"

namespace omnidoku::classic {

namespace {

constexpr std::size_t kSide = 9;
constexpr std::size_t kBox = 3;
constexpr std::array<std::array<std::uint8_t, kBox>, 6> kOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// A solution as it is (0), and with rows and columns exchanged (1).
using Views = std::array<Solution9, 2>;

/// The two rows that come first, and an order of the columns.
struct Start {
  std::uint8_t view = 0;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::array<std::uint8_t, kSide> columns{};
};

std::size_t transposed(std::size_t i) { return i % kSide * kSide + i / kSide; }

/// For two rows of a band: the column of the first that holds what each column of the second holds.
std::array<std::uint8_t, kSide> steps_between(const std::uint8_t* first,
                                              const std::uint8_t* second) {
  std::array<std::uint8_t, kSide + 1> column_of{};
  for (std::size_t c = 0; c < kSide; ++c) column_of[first[c]] = static_cast<std::uint8_t>(c);
  std::array<std::uint8_t, kSide> step{};
  for (std::size_t c = 0; c < kSide; ++c) step[c] = column_of[second[c]];
  return step;
}

/// Finds the starts whose second row is least, the first being named 123456789. It begins 456 where
/// all three digits of some stack of it stand in one stack of the first, else 457.
class Starts {
 public:
  explicit Starts(const Views& views) {
    const auto for_each_pair = [&views](const auto& visit) {
      for (std::uint8_t view = 0; view < 2; ++view) {
        for (std::uint8_t first = 0; first < kSide; ++first) {
          for (std::uint8_t turn = 1; turn < kBox; ++turn) {
            const auto second =
                static_cast<std::uint8_t>(first / kBox * kBox + (first + turn) % kBox);
            visit(Start{view, first, second, {}},
                  steps_between(&views[view][first * kSide], &views[view][second * kSide]));
          }
        }
      }
    };
    for_each_pair([this](const Start&, const auto& step) {
      for (std::size_t stack = 0; stack < kBox; ++stack) {
        keeps_whole_ = keeps_whole_ || most_common_target(step, stack).second == kBox;
      }
    });
    for_each_pair([this](const Start& pair, const auto& step) { add_orders(pair, step); });
  }

  [[nodiscard]] const std::vector<Start>& least() const { return least_; }

 private:
  using Steps = std::array<std::uint8_t, kSide>;

  /// The stack where most digits of a stack of the second row stand in the first, and how many.
  static std::pair<std::size_t, std::size_t> most_common_target(const Steps& step,
                                                                std::size_t stack) {
    std::array<std::size_t, kBox> number{};
    for (std::size_t i = 0; i < kBox; ++i) ++number[step[stack * kBox + i] / kBox];
    const auto most = std::max_element(number.begin(), number.end());
    return {static_cast<std::size_t>(most - number.begin()), *most};
  }

  /// The orders of the columns that let the second row begin as it has to.
  void add_orders(Start start, const Steps& step) {
    for (std::size_t left = 0; left < kBox; ++left) {
      const auto [middle, number] = most_common_target(step, left);
      if (number < (keeps_whole_ ? kBox : kBox - 1)) continue;
      const std::size_t right = kBox - left - middle;  // the third of 0, 1, 2
      for (const auto& order : kOrders) {
        for (std::size_t i = 0; i < kBox; ++i) {
          start.columns[i] = static_cast<std::uint8_t>(left * kBox + order[i]);
        }
        const std::array<std::uint8_t, kBox> named = {
            step[start.columns[0]], step[start.columns[1]], step[start.columns[2]]};
        if (named[0] / kBox != middle || named[1] / kBox != middle) continue;
        start.columns[3] = named[0];
        start.columns[4] = named[1];
        // The sum of the three columns of a stack is known.
        start.columns[5] = static_cast<std::uint8_t>(middle * kSide + kBox - named[0] - named[1]);
        for (const auto& last : kOrders) {
          for (std::size_t i = 0; i < kBox; ++i) {
            start.columns[2 * kBox + i] = static_cast<std::uint8_t>(right * kBox + last[i]);
          }
          if (keeps_whole_ || start.columns[6] == named[2]) add(start, step);
        }
      }
    }
  }

  void add(const Start& start, const Steps& step) {
    std::array<std::uint8_t, kSide> place{};
    for (std::size_t i = 0; i < kSide; ++i) place[start.columns[i]] = static_cast<std::uint8_t>(i);
    std::uint32_t row = 0;  // but for its first three digits, which are the same in all
    for (std::size_t i = kBox; i < kSide; ++i) row = row << 4U | place[step[start.columns[i]]];
    if (row > least_row_) return;
    if (row < least_row_) {
      least_row_ = row;
      least_.clear();
    }
    least_.push_back(start);
  }

  bool keeps_whole_ = false;
  std::uint32_t least_row_ = UINT32_MAX;
  std::vector<Start> least_;
};

/// What becomes of a solution from a start: nothing is left to choose, as the other rows are put in
/// the order of their first digits.
Symmetry9 symmetry_from(const Views& views, const Start& start) {
  const Solution9& grid = views[start.view];
  Symmetry9 symmetry{};
  for (std::size_t i = 0; i < kSide; ++i) {
    symmetry.digit[grid[start.first * kSide + start.columns[i]]] = static_cast<std::uint8_t>(i + 1);
  }
  const auto first_digit = [&](std::size_t row) {
    return symmetry.digit[grid[row * kSide + start.columns[0]]];
  };
  const auto comes_before = [&](std::size_t a, std::size_t b) {
    return first_digit(a) < first_digit(b);
  };
  std::array<std::array<std::size_t, kBox>, kBox> bands{};
  const std::size_t top = start.first / kBox;
  bands[0] = {start.first, start.second, top * kSide + kBox - start.first - start.second};
  for (std::size_t i = 1; i < kBox; ++i) {
    const std::size_t band = (top + i) % kBox;
    bands[i] = {band * kBox, band * kBox + 1, band * kBox + 2};
    std::sort(bands[i].begin(), bands[i].end(), comes_before);
  }
  if (comes_before(bands[2][0], bands[1][0])) std::swap(bands[1], bands[2]);
  for (std::size_t i = 0; i < kNumCells; ++i) {
    const std::size_t row = bands[i / kSide / kBox][i / kSide % kBox];
    const std::size_t cell = row * kSide + start.columns[i % kSide];
    symmetry.from[i] = static_cast<std::uint8_t>(start.view == 0 ? cell : transposed(cell));
  }
  return symmetry;
}

}  // namespace

std::array<std::uint8_t, kNumCells> transformed(const Symmetry9& symmetry,
                                                const std::array<std::uint8_t, kNumCells>& cells) {
  std::array<std::uint8_t, kNumCells> made{};
  for (std::size_t i = 0; i < made.size(); ++i) {
    made[i] = symmetry.digit[cells[symmetry.from[i]]];
  }
  return made;
}

CanonicalForm9 canonical_form(const Clues9& clues, std::span<const Solution9> solutions) {
  OMNIDOKU_CHECK(!solutions.empty());
  CanonicalForm9 form{};
  for (const Solution9& solution : solutions) {
    Views views{solution, {}};
    for (std::size_t i = 0; i < kNumCells; ++i) views[1][i] = solution[transposed(i)];
    std::uint32_t reached = 0;  // how often the solution became that of the form
    const Starts starts(views);
    for (const Start& start : starts.least()) {
      const Symmetry9 symmetry = symmetry_from(views, start);
      const Solution9 made = transformed(symmetry, solution);
      if (form.puzzle_symmetries > 0 && made > form.solution) continue;
      const Clues9 made_clues = transformed(symmetry, clues);
      if (form.puzzle_symmetries == 0 || made < form.solution) {
        form = {made_clues, made, symmetry, 0, 1};
        reached = 1;
        continue;
      }
      ++reached;
      if (made_clues == form.clues) {
        ++form.puzzle_symmetries;
      } else if (made_clues < form.clues) {
        form.clues = made_clues;
        form.symmetry = symmetry;
        form.puzzle_symmetries = 1;
      }
    }
    if (reached > 0) form.grid_symmetries = reached;
  }
  return form;
}

}  // namespace omnidoku::classic

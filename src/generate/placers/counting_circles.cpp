// SPDX-License-Identifier: MIT
//
// Counting circles: of some digits just as many cells as they count, anywhere.
#include <algorithm>

#include "generate/placer.h"

namespace omnidoku::generate::counting_circles_placer {
namespace {

using geometry::Cell;
using geometry::Digit;

// The share of the board to cover.
constexpr std::size_t kCoveredPercent = 25;
constexpr std::size_t kCoveredPercentGentle = 40;

base::Result<void> place(const constraints::ConstraintType& type, model::Puzzle& puzzle,
                         bool gentle, base::Random& random) {
  const model::FilledGrid& solution = *puzzle.solution;
  const std::size_t wanted =
      solution.size() * (gentle ? kCoveredPercentGentle : kCoveredPercent) / 100;
  std::vector<Digit> digits;
  for (int i = 0; i < puzzle.num_digits(); ++i) digits.emplace_back(i);
  random.shuffle(std::span(digits));
  model::ConstraintSpec circles;
  circles.type = type.id;
  for (const Digit digit : digits) {
    if (circles.cells.size() >= wanted && !circles.cells.empty()) break;
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < solution.size(); ++i) {
      if (solution[i] == digit) cells.emplace_back(i);
    }
    const std::int64_t count = puzzle.symbols.value(digit);
    if (count < 1 || count > static_cast<std::int64_t>(cells.size())) continue;
    random.shuffle(std::span(cells));
    circles.cells.insert(circles.cells.end(), cells.begin(),
                         cells.begin() + static_cast<std::ptrdiff_t>(count));
  }
  if (circles.cells.empty()) {
    return base::make_error(base::ErrorCode::unsupported,
                            "no set of counting circles can be placed: no digit occurs as often "
                            "as it counts",
                            "choose other symbols, or leave this kind out");
  }
  std::sort(circles.cells.begin(), circles.cells.end());
  puzzle.constraints.push_back(std::move(circles));
  return {};
}

}  // namespace

extern const Placer descriptor;
const Placer descriptor{
    .id = "counting_circles",
    .place = place,
};

}  // namespace omnidoku::generate::counting_circles_placer

// SPDX-License-Identifier: MIT
#include "support/classic_grids.h"

#include <array>
#include <cstdint>
#include <span>

namespace omnidoku::testing_support {

classic::Solution9 random_full_grid(base::Random& random) {
  std::array<std::uint8_t, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span<std::uint8_t>(digits));
  std::array<std::array<std::size_t, 9>, 2> order{};
  for (auto& lines : order) {
    std::array<std::size_t, 3> bands{0, 1, 2};
    random.shuffle(std::span<std::size_t>(bands));
    for (std::size_t band = 0; band < 3; ++band) {
      std::array<std::size_t, 3> within{0, 1, 2};
      random.shuffle(std::span<std::size_t>(within));
      for (std::size_t i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + within[i];
    }
  }
  classic::Solution9 grid{};
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const std::size_t r = order[0][row];
      grid[9 * row + column] = digits[(3 * r + r / 3 + order[1][column]) % 9];
    }
  }
  return grid;
}

classic::Grid9 grid_of(const std::string& line) {
  classic::Grid9 grid{};
  for (std::size_t i = 0; i < grid.candidates.size(); ++i) {
    const bool given = line[i] >= '1' && line[i] <= '9';
    grid.candidates[i] =
        given ? static_cast<std::uint16_t>(1 << (line[i] - '1')) : classic::kAllDigits;
  }
  return grid;
}

classic::Grid9 random_grid(base::Random& random) {
  const classic::Solution9 full = random_full_grid(random);
  classic::Grid9 grid{};
  const std::uint64_t open_of_ten = 4 + random.below(5);
  const bool marks = random.below(3) == 0;
  for (std::size_t i = 0; i < full.size(); ++i) {
    const auto digit = static_cast<std::uint16_t>(1 << (full[i] - 1));
    if (random.below(10) >= open_of_ten) {
      grid.candidates[i] = digit;
    } else {
      const auto others = static_cast<std::uint16_t>(random.below(512) | random.below(512));
      grid.candidates[i] = marks ? static_cast<std::uint16_t>(others | digit) : classic::kAllDigits;
    }
  }
  for (std::uint64_t wrong = random.below(3) == 0 ? 1 + random.below(3) : 0; wrong > 0; --wrong) {
    grid.candidates[random.below(classic::kNumCells)] =
        static_cast<std::uint16_t>(1 << random.below(9));
  }
  return grid;
}

std::vector<classic::Grid9> contradictory_grids() {
  std::string twice(81, '.');
  twice[0] = twice[8] = '5';
  std::vector<classic::Grid9> grids(4, grid_of(std::string(81, '.')));
  grids[0] = grid_of(twice);
  grids[1].candidates[40] = 0;
  for (std::size_t i = 0; i < 9; ++i) grids[2].candidates[27 + i] = classic::kAllDigits & ~8;
  for (std::uint16_t& cell : grids[3].candidates) cell = classic::kAllDigits & ~256;
  return grids;
}

}  // namespace omnidoku::testing_support

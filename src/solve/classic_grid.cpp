// SPDX-License-Identifier: MIT
#include "solve/classic_grid.h"

#include <array>
#include <cstddef>

#include "base/check.h"

namespace omnidoku::solve {
namespace {

using CellNumbers = std::array<int, 9>;

/// The houses of the classic grid, each by its first cell in reading order: rows, columns, boxes.
std::array<CellNumbers, 27> classic_houses() {
  std::array<CellNumbers, 27> houses{};
  for (int house = 0; house < 9; ++house) {
    for (int i = 0; i < 9; ++i) {
      const auto h = static_cast<std::size_t>(house);
      const auto at = static_cast<std::size_t>(i);
      houses[h][at] = 9 * house + i;
      houses[9 + h][at] = 9 * i + house;
      houses[18 + h][at] = 9 * (house / 3 * 3 + i / 3) + house % 3 * 3 + i % 3;
    }
  }
  return houses;
}

}  // namespace

bool has_classic_rules(const model::Puzzle& puzzle) {
  if (puzzle.num_cells() != classic::kNumCells || puzzle.num_digits() != 9 ||
      !puzzle.constraints.empty() || puzzle.board->houses().size() != 27) {
    return false;
  }
  static const std::array<CellNumbers, 27> classic = classic_houses();
  // A board has no two houses with the same cells: 27 that all are classic ones are all of them.
  for (const geometry::House& house : puzzle.board->houses()) {
    if (house.cells.size() != 9) return false;
    const auto is_same = [&house](const CellNumbers& numbers) {
      for (std::size_t i = 0; i < 9; ++i) {
        if (static_cast<int>(house.cells[i].index()) != numbers[i]) return false;
      }
      return true;
    };
    const auto first = static_cast<std::size_t>(house.cells[0].index());
    const bool known = (first % 9 == 0 && is_same(classic[first / 9])) ||
                       (first < 9 && is_same(classic[9 + first])) ||
                       (first % 3 == 0 && first / 9 % 3 == 0 &&
                        is_same(classic[18 + first / 27 * 3 + first % 9 / 3]));
    if (!known) return false;
  }
  return true;
}

classic::Grid9 to_grid9(const engine::Domains& domains) {
  classic::Grid9 grid{};
  for (std::size_t i = 0; i < grid.candidates.size(); ++i) {
    grid.candidates[i] = static_cast<std::uint16_t>(domains[i].mask() & classic::kAllDigits);
  }
  return grid;
}

classic::Grid9 to_grid9(const model::Puzzle& puzzle) {
  classic::Grid9 grid = to_grid9(puzzle.allowed);
  for (std::size_t i = 0; i < grid.candidates.size(); ++i) {
    const auto& given = puzzle.givens[i];
    if (given) grid.candidates[i] &= static_cast<std::uint16_t>(1U << given->index());
  }
  return grid;
}

classic::Grid9 to_grid9(std::string_view line) {
  static constexpr std::array<std::uint16_t, 256> kCandidates = [] {
    std::array<std::uint16_t, 256> candidates{};
    candidates.fill(classic::kAllDigits);
    for (std::size_t d = 0; d < 9; ++d) {
      candidates['1' + d] = static_cast<std::uint16_t>(1U << d);
    }
    return candidates;
  }();
  OMNIDOKU_CHECK(line.size() == classic::kNumCells);
  classic::Grid9 grid{};
  for (std::size_t i = 0; i < grid.candidates.size(); ++i) {
    grid.candidates[i] = kCandidates[static_cast<unsigned char>(line[i])];
  }
  return grid;
}

classic::Clues9 to_clues9(std::string_view line) {
  classic::Clues9 clues{};
  for (std::size_t i = 0; i < clues.size(); ++i) {
    const char symbol = line[i];
    clues[i] = symbol >= '1' && symbol <= '9' ? static_cast<std::uint8_t>(symbol - '0') : 0;
  }
  return clues;
}

}  // namespace omnidoku::solve

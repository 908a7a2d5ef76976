// SPDX-License-Identifier: MIT
#include "verify/stored_solution.h"

namespace omnidoku::verify {

const model::FilledGrid* witness(const model::Puzzle& puzzle) {
  if (!puzzle.solution || !is_solution(puzzle, *puzzle.solution)) return nullptr;
  return &*puzzle.solution;
}

std::string what_stored_breaks(const model::Puzzle& puzzle) {
  if (!puzzle.solution) return {};
  const std::vector<Violation> found = violations(puzzle, *puzzle.solution);
  constexpr std::size_t kMost = 3;
  std::string text;
  for (std::size_t i = 0; i < found.size() && i < kMost; ++i) {
    text += (i == 0 ? "" : "; ") + found[i].message;
  }
  if (found.size() > kMost) text += "; and " + std::to_string(found.size() - kMost) + " more";
  return text;
}

std::string trouble_with_stored(const model::Puzzle& puzzle) {
  const std::string broken = what_stored_breaks(puzzle);
  if (broken.empty()) return {};
  return "The solution stored with the puzzle breaks its rules: " + broken + ".";
}

std::vector<geometry::Cell> differences(const model::FilledGrid& a, const model::FilledGrid& b) {
  std::vector<geometry::Cell> cells;
  for (std::size_t i = 0; i < a.size() && i < b.size(); ++i) {
    if (a[i] != b[i]) cells.emplace_back(i);
  }
  return cells;
}

std::string some_cells(const geometry::Board& board, std::vector<geometry::Cell> cells) {
  constexpr std::size_t kMost = 12;
  const std::size_t more = cells.size() > kMost ? cells.size() - kMost : 0;
  cells.resize(cells.size() - more);
  return board.names(cells) + (more > 0 ? " and " + std::to_string(more) + " more" : "");
}

}  // namespace omnidoku::verify

// SPDX-License-Identifier: MIT
//
// Millions of classic 9x9 puzzles: hundreds of search states are worked on in lock-step, one in
// each bit of a register. For a single puzzle, or a few, classic::search is the faster way, and
// what is left at the end of a batch goes there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "classic/grid9.h"

namespace omnidoku::classic {

/// What the clues of a puzzle allow, digit by digit. Words 0 to 8: bit i of word d says whether
/// cell i (0 to 63, in reading order) may hold digit d + 1. Words 9 to 11 hold the cells from 64
/// on, 17 bits for each of three digits: bit 17 e + i of word 9 + g is cell 64 + i, digit 3 g + e
/// + 1.
struct DigitPlanes {
  std::array<std::uint64_t, 12> words;
};

/// The same as other clues.
[[nodiscard]] DigitPlanes to_planes(const Grid9& grid);

/// The givens of a line of 81 characters: '1' to '9' in reading order, anything else for an empty
/// cell.
[[nodiscard]] DigitPlanes to_planes(const char* line);

/// Makes `planes` those of 81 bytes: 1 to 9, anything else for an empty cell. For many: a copy of
/// what has just been written takes half as long as to write it.
void put_planes(const std::uint8_t* digits, DigitPlanes& planes);

/// Whether cell i (0 to 80) may hold digit d + 1.
[[nodiscard]] constexpr bool allows(const DigitPlanes& planes, std::size_t i, std::size_t d) {
  return i < 64 ? (planes.words[d] >> i & 1) != 0
                : (planes.words[9 + d / 3] >> (17 * (d % 3) + i - 64) & 1) != 0;
}

struct Progress;

struct BatchAnswer {
  std::uint64_t solutions = 0;  ///< found, at most as many as were asked for
  std::uint32_t guesses = 0;    ///< states split in two
  /// SearchEnd::stopped where the answer is not known because keep_going said false.
  SearchEnd end = SearchEnd::stopped;
  Solution9 first{};  ///< a solution, if there is one
};

struct BatchRequest {
  std::uint64_t max_solutions = 2;  ///< for each puzzle; 0 = all
  /// Where a solution other than the first goes, one place for each puzzle; those of puzzles
  /// without one stay what they are. nullptr = nowhere.
  Solution9* seconds = nullptr;
  KeepGoing keep_going = nullptr;  ///< asked now and then, with the counts of all puzzles so far
  void* context = nullptr;
};

/// Solves batches; keeps its memory (at most about 2 MB, of which it touches what it needs) from
/// one to the next. Not for two threads at once.
class BatchSolver {
 public:
  explicit BatchSolver(const Kernel& kernel = classic::kernel());
  ~BatchSolver();
  BatchSolver(const BatchSolver&) = delete;
  BatchSolver& operator=(const BatchSolver&) = delete;

  /// Answers puzzles[i] in answers[i] for all i below `number` (less than 2^31). Which solution is
  /// the first, and the guesses where the search ends at max_solutions, depend on what else is in
  /// the batch.
  void solve(const DigitPlanes* puzzles, std::size_t number, const BatchRequest& request,
             BatchAnswer* answers);

 private:
  struct Deleter {
    void operator()(void* memory) const;
  };

  const Kernel& kernel_;
  std::unique_ptr<void, Deleter> memory_;
  std::vector<Progress> progress_;  ///< as Batch::progress
};

}  // namespace omnidoku::classic

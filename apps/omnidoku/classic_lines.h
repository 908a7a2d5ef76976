// SPDX-License-Identifier: MIT
//
// Plain lines of the classic grid solved many at a time, without making a puzzle of each.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "classic/batch.h"
#include "formats/format.h"
#include "solve/solve.h"

namespace omnidoku::cli {

class ClassicLineSolver {
 public:
  /// What was found of some lines, one for each.
  struct Found {
    std::vector<classic::BatchAnswer> answers;
    std::vector<std::uint64_t> nodes;  ///< 0 where they were not asked for
  };

  /// Solves each line up to options.limits.solutions, and calls `use` with what was found, which is
  /// gone afterwards. Of several solutions the first is that of the search for one puzzle, whatever
  /// came with it. `tells_search`: also the nodes and guesses of each, one after another. May be
  /// called by several threads at a time. A stop ends it; what was not decided is `stopped`.
  void solve(const formats::ClassicLines& lines, const solve::Options& options, bool tells_search,
             const std::function<void(const Found&)>& use);

 private:
  /// What a thread solves lines with; kept, because memory of that size is dear to get.
  struct Work {
    classic::BatchSolver solver;
    std::vector<classic::DigitPlanes> puzzles;
    Found found;
  };

  static void solve_together(const formats::ClassicLines& lines, const solve::Options& options,
                             Work& work);
  static void solve_each(const formats::ClassicLines& lines, const solve::Options& options,
                         Work& work);
  /// One that no other thread uses.
  [[nodiscard]] std::unique_ptr<Work> take_work();

  std::mutex lock_;
  std::vector<std::unique_ptr<Work>> free_;
};

/// Writes '1' to '9' in reading order to so many places.
void put_digits(const classic::Solution9& digits, char* text);

}  // namespace omnidoku::cli

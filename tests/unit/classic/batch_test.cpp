// SPDX-License-Identifier: MIT
//
// The batch engine: every kernel answers as the engine for single puzzles does.
#include "classic/batch.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "classic/batch_kernels.h"
#include "classic/grid9.h"
#include "support/classic_grids.h"

namespace omnidoku::classic {
namespace {

using testing_support::grid_of;
using testing_support::random_grid;

std::vector<BatchAnswer> answers_of(const Kernel& kernel, const std::vector<Grid9>& grids,
                                    std::uint64_t max_solutions) {
  std::vector<DigitPlanes> puzzles;
  puzzles.reserve(grids.size());
  for (const Grid9& grid : grids) puzzles.push_back(to_planes(grid));
  std::vector<BatchAnswer> answers(grids.size());
  BatchRequest request;
  request.max_solutions = max_solutions;
  BatchSolver(kernel).solve(puzzles.data(), puzzles.size(), request, answers.data());
  return answers;
}

std::vector<Grid9> random_grids(std::uint64_t seed, int number) {
  base::Random random(seed);
  std::vector<Grid9> grids;
  for (int i = 0; i < number; ++i) grids.push_back(random_grid(random));
  return grids;
}

SearchResult searched(const Grid9& grid, std::uint64_t max_solutions) {
  SearchRequest request;
  request.max_solutions = max_solutions;
  return search(grid, request);
}

/// Whether the digits keep the rules and the clues.
bool is_solution(const Grid9& grid, const Solution9& digits) {
  std::array<unsigned, 27> houses{};
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i] < 1 || digits[i] > 9) return false;
    const unsigned bit = 1U << (digits[i] - 1);
    if ((grid.candidates[i] & bit) == 0) return false;
    houses[i / 9] |= bit;
    houses[9 + i % 9] |= bit;
    houses[18 + i / 27 * 3 + i % 9 / 3] |= bit;
  }
  return std::all_of(houses.begin(), houses.end(), [](unsigned set) { return set == kAllDigits; });
}

TEST(ClassicBatch, AnswersAsTheEngineForSinglePuzzles) {
  // More than the lanes hold, so that all kernels refill, and fewer.
  for (const int number : {1, 20, 60, 3000}) {
    const std::vector<Grid9> grids = random_grids(20'261'123, number);
    for (const Kernel& kernel : kernels()) {
      SCOPED_TRACE(kernel.name);
      for (const std::uint64_t limit : {1U, 2U, 7U}) {
        const std::vector<BatchAnswer> answers = answers_of(kernel, grids, limit);
        for (std::size_t i = 0; i < grids.size(); ++i) {
          const SearchResult expected = searched(grids[i], limit);
          ASSERT_EQ(answers[i].solutions, expected.counts.solutions) << "grid " << i;
          ASSERT_EQ(answers[i].end, expected.end) << "grid " << i;
          if (answers[i].solutions > 0) {
            ASSERT_TRUE(is_solution(grids[i], answers[i].first));
          }
        }
      }
    }
  }
}

TEST(ClassicBatch, GivesTwoSolutionsWhereAsked) {
  // Some by the lanes, some by the engine for single puzzles, some begun by one and ended by the
  // other; of some puzzles more solutions are wanted.
  for (const int number : {20, 3000}) {
    const std::vector<Grid9> grids = random_grids(20'261'129, number);
    std::vector<DigitPlanes> puzzles;
    for (const Grid9& grid : grids) puzzles.push_back(to_planes(grid));
    for (const Kernel& kernel : kernels()) {
      SCOPED_TRACE(kernel.name);
      for (const std::uint64_t limit : {1U, 2U, 7U}) {
        std::vector<BatchAnswer> answers(grids.size());
        std::vector<Solution9> seconds(grids.size());
        BatchRequest request;
        request.max_solutions = limit;
        request.seconds = seconds.data();
        BatchSolver(kernel).solve(puzzles.data(), puzzles.size(), request, answers.data());
        for (std::size_t i = 0; i < grids.size(); ++i) {
          if (answers[i].solutions < 2) {
            ASSERT_EQ(seconds[i], Solution9{}) << "grid " << i;
            continue;
          }
          ASSERT_TRUE(is_solution(grids[i], answers[i].first)) << "grid " << i;
          ASSERT_TRUE(is_solution(grids[i], seconds[i])) << "grid " << i;
          ASSERT_NE(answers[i].first, seconds[i]) << "grid " << i;
        }
      }
    }
  }
}

TEST(ClassicBatch, KernelsTakeTheSameDecisions) {
  // Where the whole tree is searched; the end of a batch, which is left to the other engine, aside.
  const std::vector<Grid9> grids = random_grids(4, 2000);
  std::vector<BatchAnswer> reference;
  for (const Kernel& kernel : kernels()) {
    SCOPED_TRACE(kernel.name);
    const std::vector<BatchAnswer> answers = answers_of(kernel, grids, 40);
    if (reference.empty()) reference = answers;
    for (std::size_t i = 0; i < 1200; ++i) {
      ASSERT_EQ(answers[i].solutions, reference[i].solutions) << "grid " << i;
      if (answers[i].end != SearchEnd::exhausted) continue;
      ASSERT_EQ(answers[i].guesses, reference[i].guesses) << "grid " << i;
    }
  }
}

/// One test for each kernel there is, which this machine may not be able to run.
class ClassicKernel : public ::testing::TestWithParam<std::string> {};

TEST_P(ClassicKernel, AnswersAsTheScalarOne) {
  const auto found = std::find_if(kernels().begin(), kernels().end(),
                                  [](const Kernel& one) { return one.name == GetParam(); });
  if (found == kernels().end()) GTEST_SKIP() << "this machine cannot run it";
  const Kernel& scalar = kernels().back();
  const std::vector<Grid9> grids = random_grids(21, 500);
  const std::vector<BatchAnswer> answers = answers_of(*found, grids, 3);
  const std::vector<BatchAnswer> expected = answers_of(scalar, grids, 3);
  for (std::size_t i = 0; i < grids.size(); ++i) {
    ASSERT_EQ(answers[i].solutions, expected[i].solutions);
    SearchResult single;
    found->search(grids[i].candidates.data(), {}, single);
    SearchResult reference;
    scalar.search(grids[i].candidates.data(), {}, reference);
    ASSERT_EQ(single.counts.solutions, reference.counts.solutions);
    ASSERT_EQ(single.counts.guesses, reference.counts.guesses);
  }
}

INSTANTIATE_TEST_SUITE_P(All, ClassicKernel,
                         ::testing::Values("avx512", "avx2", "vector128", "scalar"),
                         [](const auto& kernel) { return kernel.param; });

TEST(ClassicBatch, CountsAllSolutions) {
  // A solved grid without 45 of its cells: some have thousands of solutions.
  base::Random random(5);
  std::vector<Grid9> grids;
  while (grids.size() < 200) {
    const Grid9 grid = random_grid(random);
    const std::uint64_t number = searched(grid, 5000).counts.solutions;
    if (number < 5000) grids.push_back(grid);
  }
  for (const Kernel& kernel : kernels()) {
    SCOPED_TRACE(kernel.name);
    const std::vector<BatchAnswer> answers = answers_of(kernel, grids, 0);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      EXPECT_EQ(answers[i].solutions, searched(grids[i], 0).counts.solutions);
      EXPECT_EQ(answers[i].end, SearchEnd::exhausted);
    }
  }
}

TEST(ClassicBatch, NearlyEmptyGridsAreSolvedToo) {
  const std::vector<Grid9> grids(300, grid_of(std::string(81, '.')));
  for (const Kernel& kernel : kernels()) {
    SCOPED_TRACE(kernel.name);
    const std::vector<BatchAnswer> answers = answers_of(kernel, grids, 2);
    for (const BatchAnswer& answer : answers) {
      EXPECT_EQ(answer.solutions, 2U);
      EXPECT_TRUE(is_solution(grids.front(), answer.first));
      EXPECT_LT(answer.guesses, 2500U);
    }
  }
}

TEST(ClassicBatch, ContradictionsAreSeenSoon) {
  std::vector<Grid9> contradictory = testing_support::contradictory_grids();
  contradictory.push_back(grid_of(std::string(81, '.')));
  for (const std::size_t i : {0U, 10U, 20U}) contradictory.back().candidates[i] = 3;
  std::vector<Grid9> grids;
  for (int n = 0; n < 50; ++n) {
    grids.insert(grids.end(), contradictory.begin(), contradictory.end());
  }
  for (const Kernel& kernel : kernels()) {
    SCOPED_TRACE(kernel.name);
    for (const BatchAnswer& answer : answers_of(kernel, grids, 1)) {
      EXPECT_EQ(answer.end, SearchEnd::exhausted);
      EXPECT_EQ(answer.solutions, 0U);
      EXPECT_LT(answer.guesses, 20U);
    }
  }
}

TEST(ClassicBatch, CanBeStopped) {
  const std::vector<Grid9> grids(400, grid_of(std::string(81, '.')));
  std::vector<DigitPlanes> puzzles;
  for (const Grid9& grid : grids) puzzles.push_back(to_planes(grid));
  for (const std::size_t number : {std::size_t{1}, grids.size()}) {
    for (const Kernel& kernel : kernels()) {
      SCOPED_TRACE(kernel.name);
      int asked = 0;
      BatchRequest request;
      request.max_solutions = 0;
      request.context = &asked;
      request.keep_going = [](void* context, const SearchCounts&) {
        return ++*static_cast<int*>(context) < 10;
      };
      std::vector<BatchAnswer> answers(number);
      BatchSolver(kernel).solve(puzzles.data(), number, request, answers.data());
      EXPECT_EQ(asked, 10);
      EXPECT_EQ(answers.front().end, SearchEnd::stopped);
    }
  }
}

TEST(ClassicBatch, PlanesAreGridsTurned) {
  base::Random random(11);
  for (int n = 0; n < 100; ++n) {
    const Grid9 grid = random_grid(random);
    const DigitPlanes planes = to_planes(grid);
    for (std::size_t i = 0; i < kNumCells; ++i) {
      for (std::size_t d = 0; d < 9; ++d) {
        EXPECT_EQ(allows(planes, i, d), (unsigned{grid.candidates[i]} >> d & 1U) != 0);
      }
    }
  }
}

TEST(ClassicBatch, EveryKernelReadsLines) {
  base::Random random(12);
  for (int n = 0; n < 200; ++n) {
    std::string line(81, '.');
    for (char& c : line) c = "0123456789.*"[random.below(12)];
    const DigitPlanes expected = to_planes(grid_of(line));
    for (const Kernel& kernel : kernels()) {
      DigitPlanes planes{};
      kernel.batch->parse(line.data(), '1', planes.words.data());
      EXPECT_EQ(planes.words, expected.words) << kernel.name << " " << line;
      std::string bytes = line;
      for (char& c : bytes) c = static_cast<char>(c - '0');
      kernel.batch->parse(bytes.data(), 1, planes.words.data());
      EXPECT_EQ(planes.words, expected.words) << kernel.name << " " << line;
    }
  }
}

}  // namespace
}  // namespace omnidoku::classic

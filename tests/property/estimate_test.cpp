// SPDX-License-Identifier: MIT
//
// Estimates beside exact counts. Puzzles of many kinds with 10 to 100 million solutions are
// estimated with few and with more nodes kept; the interval, of 99%, is to contain the count in at
// least 95 of 100 cases. Counting by other means is switched off, so that there is something to
// estimate; what came out exactly all the same does not count as a case.
#include "solve/estimate.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/rules.h"
#include "support/boards.h"
#include "support/corpora.h"
#include "support/random_puzzle.h"

namespace omnidoku {
namespace {

using base::Random;

constexpr std::uint64_t kLeastCounted = 10;

std::uint64_t most_nodes_to_count() {
  return testing_support::all_requested() ? 1'500'000 : 200'000;
}

/// A puzzle with its number of solutions.
struct Counted {
  std::string name;
  model::Puzzle puzzle;
  std::uint64_t count = 0;
};

/// A filled grid of which so few clues and rules are left that there are many solutions; nothing if
/// there are too few or too many.
std::optional<Counted> puzzle_of_many(std::uint64_t round, std::uint64_t most) {
  static const std::vector<std::pair<const char*, bool>> kKinds = {
      {"grid:9", false},   {"grid:9", true}, {"grid:6", false},  {"jigsaw:AABBAABBCCDDCCDD", false},
      {"grid:9+x", false}, {"grid:8", true}, {"latin:6", false}, {"grid:8", false},
      {"windoku", false},  {"grid:10", true}};
  const auto& [board, has_rules] = kKinds[round % kKinds.size()];
  Random random = Random::for_stream(20261124, round);
  const model::Puzzle empty = testing_support::puzzle(board);
  const model::FilledGrid grid = testing_support::random_solution(empty, random.next());
  const int least = empty.num_digits() <= 6 ? 5 : 15;
  model::Puzzle puzzle = testing_support::random_puzzle(
      random, empty, grid, {least, least + 15, has_rules, has_rules ? 8 : 0});
  if (!constraints::validate_puzzle(puzzle)) return std::nullopt;
  solve::Options options;
  options.limits.solutions = most;
  options.limits.nodes = most_nodes_to_count();
  options.keep = 0;
  const auto outcome = solve::count(puzzle, options);
  if (outcome->reason != base::StopReason::exhausted || outcome->count < kLeastCounted)
    return std::nullopt;
  return Counted{std::string(board) + (has_rules ? " with rules" : ""), puzzle, outcome->count};
}

TEST(Estimates, IntervalsContainTheCount) {
  const bool all = testing_support::all_requested();
  const int wanted = all ? 100 : 8;
  const std::uint64_t most = all ? 100'000'000 : 300'000;
  std::vector<Counted> puzzles;
  puzzles.push_back({"empty grid:4", testing_support::puzzle("grid:4"), 288});
  puzzles.push_back({"empty grid:6", testing_support::puzzle("grid:6"), 28'200'960});
  std::map<int, int> magnitudes;
  for (std::uint64_t round = 0; static_cast<int>(puzzles.size()) < wanted && round < 10'000;
       ++round) {
    if (auto made = puzzle_of_many(round, most)) puzzles.push_back(*std::move(made));
  }
  ASSERT_EQ(static_cast<int>(puzzles.size()), wanted);
  for (const Counted& one : puzzles)
    ++magnitudes[static_cast<int>(std::log10(static_cast<double>(one.count)))];
  for (const auto& [magnitude, number] : magnitudes)
    std::printf("%d puzzles with 1e%d solutions and more\n", number, magnitude);
  for (const std::size_t kept : {std::size_t{4}, std::size_t{64}, std::size_t{1024}}) {
    int exact = 0;
    int cases = 0;
    int contained = 0;
    double width = 0;
    double seconds = 0;
    for (const Counted& one : puzzles) {
      solve::EstimateOptions how;
      how.count_few = false;
      how.most_kept = kept;
      const auto begin = std::chrono::steady_clock::now();
      const solve::Estimate found = solve::estimate(one.puzzle, {}, how);
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
      seconds += took.count();
      if (found.exact) {
        EXPECT_EQ(*found.exact, one.count) << one.name;
        ++exact;
        continue;
      }
      ASSERT_GT(found.runs, 0) << one.name;
      const double log_count = std::log(static_cast<double>(one.count));
      const bool is_within =
          found.log_low <= log_count + 1e-9 && log_count <= found.log_high + 1e-9;
      ++cases;
      contained += is_within ? 1 : 0;
      width += (std::exp(found.log_high - log_count) - std::exp(found.log_low - log_count)) / 2;
      EXPECT_LE(found.found, one.count);
      if (!is_within) {
        std::printf("missed: %s with %llu: %s to %s\n", one.name.c_str(),
                    static_cast<unsigned long long>(one.count),
                    solve::number_text(found.log_low).c_str(),
                    solve::number_text(found.log_high).c_str());
      }
    }
    std::printf(
        "up to %zu nodes kept: %d exact, of %d others %d contain the count; half width %.1f%%; "
        "%.2f s each\n",
        kept, exact, cases, contained, cases > 0 ? 100 * width / cases : 0,
        seconds / static_cast<double>(puzzles.size()));
    EXPECT_GE(100 * contained, 95 * cases) << kept;
  }
}

}  // namespace
}  // namespace omnidoku

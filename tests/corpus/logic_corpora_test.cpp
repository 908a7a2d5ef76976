// SPDX-License-Identifier: MIT
//
// How far human logic comes without trial on two well-known collections: every puzzle with 17 clues
// and 99 of 100 of the top 1465 must be solved. Prints the steps of each technique and the speed.
// A sample by default, every line in a run that was asked for everything.
#include <chrono>
#include <cstdio>
#include <map>

#include <gtest/gtest.h>

#include "base/ordered_parallel.h"
#include "formats/format.h"
#include "logic/path.h"
#include "support/corpora.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using logic::Path;
using logic::PathEnd;
using logic::Technique;

struct Answer {
  std::string line;
  Path path;
  bool right = false;  ///< what is placed at the end is the solution, where the path ends solved
};

Answer work_out(const std::string& line, const logic::Scale& scale) {
  Answer answer{.line = line, .path = {}};
  const auto document = formats::read(line, formats::find_format("line"));
  if (!document) return answer;
  const logic::Structure structure(document->puzzle);
  logic::Position position(logic::CandidateBoard::start(structure), true);
  answer.path = find_path(position, scale);
  for (const model::Step& step : answer.path.steps) position.apply(step);
  if (answer.path.end != PathEnd::solved) return answer;
  model::FilledGrid grid;
  for (int i = 0; i < structure.num_cells(); ++i) {
    grid.push_back(position.board().value(geometry::Cell(i)).value_or(geometry::Digit(0)));
  }
  answer.right = verify::is_solution(document->puzzle, grid);
  return answer;
}

struct Counts {
  std::size_t steps = 0;
  std::size_t puzzles = 0;  ///< in which the technique is needed
};

/// How many of the puzzles were solved.
std::size_t solve_all(const std::vector<std::string>& lines) {
  const bool all = testing_support::all_requested();
  const std::string_view trial = "trial";
  const logic::Scale scale = logic::human_scale().without({&trial, 1});
  std::map<const Technique*, Counts> counts;
  std::size_t solved = 0;
  std::size_t next = 0;
  std::size_t told = 0;
  const auto began = std::chrono::steady_clock::now();
  base::ordered_parallel(
      all ? 2 : 1, 64,
      [&]() -> std::optional<std::size_t> {
        if (next == lines.size()) return std::nullopt;
        return next++;
      },
      [&](std::size_t i) { return work_out(lines[i], scale); },
      [&](const Answer& answer) {
        std::map<const Technique*, std::size_t> here;
        for (const model::Step& step : answer.path.steps) ++here[&logic::technique_of(step)];
        for (const auto& [technique, number] : here) {
          counts[technique].steps += number;
          ++counts[technique].puzzles;
        }
        if (answer.path.end == PathEnd::solved) {
          EXPECT_TRUE(answer.right) << answer.line;
          ++solved;
        } else {
          EXPECT_EQ(answer.path.end, PathEnd::stuck) << answer.line;
          if (++told <= 20) std::printf("stuck: %s\n", answer.line.c_str());
        }
        return true;
      });
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  std::printf("%zu of %zu solved, %.1f puzzles per second\n", solved, lines.size(),
              static_cast<double>(lines.size()) / seconds);
  std::printf("  %-28s %10s %10s\n", "technique", "steps", "puzzles");
  for (const Technique* technique : logic::techniques()) {
    const Counts& count = counts[technique];
    if (count.steps == 0) continue;
    std::printf("  %-28s %10zu %10zu\n", std::string(technique->id).c_str(), count.steps,
                count.puzzles);
  }
  return solved;
}

TEST(LogicCorpora, SeventeenCluesAreSolvedWithoutTrial) {
  const auto lines = testing_support::read_corpus("classic/17_clue.txt", 500);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  const std::size_t solved = solve_all(*lines);
  EXPECT_EQ(solved, lines->size());
}

TEST(LogicCorpora, Top1465IsSolvedWithoutTrial) {
  const auto lines = testing_support::read_corpus("classic/top1465.txt", 60);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  const std::size_t solved = solve_all(*lines);
  EXPECT_GE(solved * 100, lines->size() * 99);
}

}  // namespace
}  // namespace omnidoku

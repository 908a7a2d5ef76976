// SPDX-License-Identifier: MIT
//
// The signature of the general engine: how many nodes it takes for fixed sets of puzzles. The
// totals are the same on every machine, with every compiler and for every build type. A refactoring
// leaves them as they are; a change of the search changes them, writes the new ones down here and
// says so in its commit ("Signature: 12345 -> 12001"). Two questions are asked of each puzzle:
// whether its solution is the only one; and, with every third given and every third constraint left
// out, how many solutions are found within a limit of nodes, so that easy puzzles, too, take a
// search whose order shows.
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "solve/solve.h"
#include "support/corpora.h"

namespace omnidoku {
namespace {

/// Of each question.
constexpr std::uint64_t kMostNodes = 2000;

base::Counters counters_of(const model::Puzzle& puzzle, std::uint64_t solutions) {
  solve::Options options;
  options.engine = solve::EngineChoice::general;
  options.limits.solutions = solutions;
  options.limits.nodes = kMostNodes;
  return solve::solve(puzzle, options).counters;
}

model::Puzzle loosened(model::Puzzle puzzle) {
  int given = 0;
  for (auto& digit : puzzle.givens) {
    if (digit && given++ % 3 == 0) digit.reset();
  }
  std::vector<model::ConstraintSpec> kept;
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    if (i % 3 != 0) kept.push_back(puzzle.constraints[i]);
  }
  puzzle.constraints = std::move(kept);
  return puzzle;
}

struct Total {
  int puzzles = 0;
  std::uint64_t nodes = 0;      ///< to prove uniqueness
  std::uint64_t solutions = 0;  ///< of the loosened puzzles

  friend bool operator==(const Total&, const Total&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Total& total) {
    return out << "{" << total.puzzles << ", " << total.nodes << ", " << total.solutions << "}";
  }
};

/// Over every `step`th record of a file whose rules are all understood.
Total total_of(const std::filesystem::path& file, int step) {
  std::ifstream input(file);
  EXPECT_TRUE(input) << file;
  formats::Reader reader(input, file.string(), nullptr, {});
  Total total;
  for (int i = 0; auto record = reader.next(); ++i) {
    if (i % step != 0) continue;
    EXPECT_TRUE(record->document) << record->source;
    if (!record->document || !record->document->puzzle.unknown_rules.empty()) continue;
    ++total.puzzles;
    total.nodes += counters_of(record->document->puzzle, 2).nodes;
    total.solutions += counters_of(loosened(record->document->puzzle), 0).solutions;
  }
  return total;
}

TEST(NodeTotals, OfOurOwnPuzzles) {
  const auto file = testing_support::source_dir() / "tests/signature/puzzles.jsonl";
  EXPECT_EQ(total_of(file, 1), (Total{35, 5633, 28451}));
}

struct Corpus {
  const char* name;
  const char* file;
  int step;
  Total expected;

  friend std::ostream& operator<<(std::ostream& out, const Corpus& corpus) {
    return out << corpus.file;
  }
};

class CorpusNodeTotals : public ::testing::TestWithParam<Corpus> {};

TEST_P(CorpusNodeTotals, AreAsBefore) {
  const auto folder = testing_support::corpora_dir();
  if (!folder) GTEST_SKIP() << testing_support::no_corpora();
  EXPECT_EQ(total_of(*folder / GetParam().file, GetParam().step), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Files, CorpusNodeTotals,
    ::testing::Values(
        Corpus{"killer", "variants/killer.jsonl", 1, {39, 26810, 10929}},
        Corpus{"pencilmarks", "variants/pencilmarks.jsonl", 1, {5, 6039, 3}},
        Corpus{"samurai", "variants/samurai.jsonl", 4, {30, 36, 28970}},
        Corpus{"jigsaw", "variants/jigsaw.jsonl", 1, {3, 111, 2571}},
        Corpus{"sizes", "variants/sizes.jsonl", 1, {5, 1372, 2590}},
        Corpus{"top1465", "classic/top1465.txt", 10, {147, 4085, 191731}},
        Corpus{"hardest_1106", "classic/forum_hardest_1106.txt", 10, {38, 11905, 48772}}),
    [](const auto& instance) { return std::string(instance.param.name); });

}  // namespace
}  // namespace omnidoku

// SPDX-License-Identifier: MIT
//
// The variant corpora, as far as their rules are understood: status and solution as recorded, and a
// filled grid for every valid jigsaw layout.
#include <chrono>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "solve/solve.h"
#include "support/corpora.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using base::Status;
using Clock = std::chrono::steady_clock;

/// Killers with few or no givens can take millions of nodes; those are left undecided here.
constexpr std::uint64_t kMaxNodes = 20'000;

class VariantRecords : public ::testing::TestWithParam<const char*> {};

TEST_P(VariantRecords, AreSolvedAsRecorded) {
  const auto folder = testing_support::corpora_dir();
  if (!folder) GTEST_SKIP() << testing_support::no_corpora();
  const std::string file = std::string("variants/") + GetParam() + ".jsonl";
  std::ifstream input(*folder / file);
  ASSERT_TRUE(input) << file;
  formats::Reader reader(input, file, nullptr, {});
  ASSERT_FALSE(reader.error()) << reader.error()->text();
  int solved = 0;
  int not_understood = 0;
  int undecided = 0;
  while (auto record = reader.next()) {
    ASSERT_TRUE(record->document) << record->source << ": " << record->document.error().text();
    const model::Puzzle& puzzle = record->document->puzzle;
    solve::Options options;
    const bool killer = std::string(GetParam()) == "killer";
    if (killer && !testing_support::all_requested()) options.limits.nodes = kMaxNodes;
    const solve::Outcome outcome = solve::solve(puzzle, options);
    if (!puzzle.unknown_rules.empty()) {
      EXPECT_EQ(outcome.status, Status::invalid) << record->source << ": a rule was dropped";
      ++not_understood;
      continue;
    }
    if (outcome.reason == base::StopReason::nodes) {
      ++undecided;
      continue;
    }
    ASSERT_EQ(outcome.status, Status::unique) << record->source << ": " << outcome.message;
    EXPECT_TRUE(verify::is_solution(puzzle, outcome.solutions.at(0))) << record->source;
    ASSERT_TRUE(puzzle.solution) << record->source << ": the record has an answer";
    EXPECT_EQ(outcome.solutions.at(0), *puzzle.solution) << record->source;
    ++solved;
  }
  EXPECT_GT(solved, undecided);
  RecordProperty("solved", solved);
  RecordProperty("undecided", undecided);
  RecordProperty("not_understood", not_understood);
}

INSTANTIATE_TEST_SUITE_P(Files, VariantRecords,
                         ::testing::Values("classic", "jigsaw", "killer", "pencilmarks", "samurai",
                                           "sizes"),
                         [](const auto& instance) { return std::string(instance.param); });

struct Layouts {
  const char* name;
  const char* file;
  bool keep_boxes;
  std::size_t lines;
};

class LayoutCorpus : public ::testing::TestWithParam<Layouts> {};

TEST_P(LayoutCorpus, EveryValidLayoutGetsAFilledGrid) {
  const Layouts& layouts = GetParam();
  const auto lines = testing_support::read_corpus(layouts.file, 150);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  if (testing_support::all_requested()) {
    EXPECT_EQ(lines->size(), layouts.lines);
  }
  formats::ReadOptions read_options;
  read_options.keep_boxes = layouts.keep_boxes;
  solve::Options options;
  options.limits.solutions = 1;
  std::chrono::duration<double> total{};
  std::chrono::duration<double> longest{};
  for (const std::string& line : *lines) {
    const auto document = formats::read(line, formats::find_format("regions"), read_options);
    ASSERT_TRUE(document) << line << ": " << document.error().text();
    const auto start = Clock::now();
    const solve::Outcome outcome = solve::solve(document->puzzle, options);
    const std::chrono::duration<double> taken = Clock::now() - start;
    total += taken;
    longest = std::max(longest, taken);
    ASSERT_EQ(outcome.count, 1U) << line << ": " << outcome.message;
    ASSERT_TRUE(verify::is_solution(document->puzzle, outcome.solutions.at(0))) << line;
  }
  std::ostringstream report;
  report << lines->size() << " layouts, " << total.count() << " s in all, longest "
         << longest.count() << " s";
  std::printf("%s\n", report.str().c_str());
  RecordProperty("taken", report.str());
}

INSTANTIATE_TEST_SUITE_P(
    Files, LayoutCorpus,
    ::testing::Values(Layouts{"regions", "variants/layouts_valid.txt", false, 1260},
                      Layouts{"regions_and_boxes", "variants/layouts_valid_with_boxes.txt", true,
                              1249}),
    [](const auto& instance) { return std::string(instance.param.name); });

}  // namespace
}  // namespace omnidoku

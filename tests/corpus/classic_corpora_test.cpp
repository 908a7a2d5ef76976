// SPDX-License-Identifier: MIT
//
// Every classic corpus: the status of each puzzle is right and each solution is one (by verify).
// A sample by default, every line in a run that was asked for everything.
#include <set>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "solve/canonical.h"
#include "solve/solve.h"
#include "support/corpora.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using base::Status;

struct Corpus {
  const char* name;
  const char* file;
  Status expected;
  std::size_t sample;
  std::size_t lines;  ///< in the whole file
};

constexpr Corpus kCorpora[] = {
    {"seventeen_clues", "classic/17_clue.txt", Status::unique, 2000, 49158},
    {"top1465", "classic/top1465.txt", Status::unique, 500, 1465},
    {"hardest_1106", "classic/forum_hardest_1106.txt", Status::unique, 375, 375},
    {"hardest_1905", "classic/forum_hardest_1905_11plus_a.txt", Status::unique, 500, 24383},
    {"several_solutions", "classic/serg_multi_solution.txt", Status::multiple, 2000, 10000},
};

class ClassicCorpus : public ::testing::TestWithParam<Corpus> {};

TEST_P(ClassicCorpus, EveryStatusIsRightAndEverySolutionHolds) {
  const Corpus& corpus = GetParam();
  const auto lines = testing_support::read_corpus(corpus.file, corpus.sample);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  if (testing_support::all_requested()) {
    EXPECT_GE(lines->size(), corpus.lines);
  }
  solve::Options options;
  options.limits.solutions = 2;
  options.keep = 2;
  const formats::Format* format = formats::find_format("line");
  for (const std::string& line : *lines) {
    const auto document = formats::read(line, format);
    ASSERT_TRUE(document) << line << ": " << document.error().text();
    const solve::Outcome outcome = solve::solve(document->puzzle, options);
    ASSERT_EQ(outcome.status, corpus.expected) << line << ": " << outcome.message;
    ASSERT_EQ(outcome.solutions.size(), corpus.expected == Status::unique ? 1U : 2U) << line;
    for (const auto& solution : outcome.solutions) {
      ASSERT_TRUE(verify::is_solution(document->puzzle, solution)) << line;
    }
    if (outcome.solutions.size() == 2) {
      ASSERT_NE(outcome.solutions[0], outcome.solutions[1]) << line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Corpora, ClassicCorpus, ::testing::ValuesIn(kCorpora),
                         [](const auto& instance) { return std::string(instance.param.name); });

TEST(CanonicalForms, OfTheSeventeenCluesAreAllDifferent) {
  const auto lines = testing_support::read_corpus("classic/17_clue.txt", 2000);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  std::set<classic::Clues9> forms;
  for (const std::string& line : *lines) {
    const auto document = formats::read(line, formats::find_format("line"));
    ASSERT_TRUE(document) << line;
    const solve::CanonicalPuzzle canonical = solve::canonical(document->puzzle);
    ASSERT_TRUE(canonical.form) << line << ": " << canonical.message;
    forms.insert(canonical.form->clues);
  }
  EXPECT_EQ(forms.size(), lines->size());
}

}  // namespace
}  // namespace omnidoku

// SPDX-License-Identifier: MIT
//
// The variant corpora, as far as their rules are understood: status and solution as recorded, and a
// filled grid for every valid jigsaw layout.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "solve/solve.h"
#include "support/corpora.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using base::Status;
using Clock = std::chrono::steady_clock;

struct Records {
  const char* file;
  /// Some puzzles take millions of nodes; those are left undecided unless everything is asked for.
  std::optional<std::uint64_t> most_nodes = {};
};

class VariantRecords : public ::testing::TestWithParam<Records> {};

/// Each node takes milliseconds, and tables of two seconds come before the first.
constexpr std::string_view kLong[] = {"Rectangle Sums"};

/// The record says that it has one solution; the program that says so accepts a second one as well
/// when all its digits are given.
constexpr std::string_view kWithTwo[] = {"0-indexed: Sums and indexing"};

template <class List>
bool is_in(const List& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

/// Per record the answer: the cells of its grid, not those that it has beside it.
std::vector<std::string> answers_of(const std::filesystem::path& file) {
  constexpr std::string_view kMember = "\"solution\":\"";
  std::ifstream input(file);
  std::vector<std::string> answers;
  for (std::string line; std::getline(input, line);) {
    const std::size_t begin = line.find(kMember) + kMember.size();
    answers.push_back(line.substr(begin, line.find('"', begin) - begin));
  }
  return answers;
}

/// '#' of an answer is no cell; letters are values from 10 up.
bool agrees(const model::Puzzle& puzzle, const model::FilledGrid& found, std::string answer) {
  std::erase(answer, '#');
  if (answer.empty() || answer.size() > found.size()) return false;
  for (std::size_t i = 0; i < answer.size(); ++i) {
    const char letter = answer[i];
    const std::int64_t value = letter <= '9' ? letter - '0' : letter - 'A' + 10;
    if (puzzle.symbols.value(found[i]) != value) return false;
  }
  return true;
}

TEST_P(VariantRecords, AreSolvedAsRecorded) {
  const auto folder = testing_support::corpora_dir();
  if (!folder) GTEST_SKIP() << testing_support::no_corpora();
  const std::string file = std::string("variants/") + GetParam().file + ".jsonl";
  std::ifstream input(*folder / file);
  ASSERT_TRUE(input) << file;
  formats::Reader reader(input, file, nullptr, {});
  const std::vector<std::string> answers = answers_of(*folder / file);
  ASSERT_FALSE(reader.error()) << reader.error()->text();
  int solved = 0;
  int undecided = 0;
  while (auto record = reader.next()) {
    ASSERT_TRUE(record->document) << record->source << ": " << record->document.error().text();
    const model::Puzzle& puzzle = record->document->puzzle;
    solve::Options options;
    if (!testing_support::all_requested()) {
      if (is_in(kLong, puzzle.metadata.title)) continue;
      options.limits.nodes = GetParam().most_nodes;
    } else if (GetParam().most_nodes) {
      options.limits.time = std::chrono::minutes(1);
    }
    EXPECT_TRUE(puzzle.unknown_rules.empty()) << record->source << ": not understood";
    const solve::Outcome outcome = solve::solve(puzzle, options);
    if (outcome.reason == base::StopReason::time) {
      std::printf("undecided after a minute: %s\n", puzzle.metadata.title.c_str());
      ++undecided;
      continue;
    }
    if (outcome.reason == base::StopReason::nodes) {
      ++undecided;
      continue;
    }
    const Status wanted =
        is_in(kWithTwo, puzzle.metadata.title) ? Status::multiple : Status::unique;
    EXPECT_EQ(outcome.status, wanted) << record->source << ": " << outcome.message;
    if (outcome.status != Status::unique) continue;
    EXPECT_TRUE(verify::is_solution(puzzle, outcome.solutions.at(0))) << record->source;
    EXPECT_TRUE(agrees(puzzle, outcome.solutions.at(0), answers.at(record->line - 1)))
        << record->source;
    ++solved;
  }
  EXPECT_GT(solved, undecided);
  RecordProperty("solved", solved);
  RecordProperty("undecided", undecided);
}

INSTANTIATE_TEST_SUITE_P(Files, VariantRecords,
                         ::testing::Values(Records{"classic"}, Records{"dots"}, Records{"jigsaw"},
                                           Records{"killer", 20'000}, Records{"lines", 20'000},
                                           Records{"misc"}, Records{"outside", 20'000},
                                           Records{"pencilmarks"}, Records{"samurai"},
                                           Records{"sizes"}, Records{"thermo", 200'000},
                                           Records{"inexpressible", 1'000}),
                         [](const auto& instance) { return std::string(instance.param.file); });

/// No solution, or two that the record names.
TEST(VariantRecordsOfNoneOrMany, AreAsRecorded) {
  const auto folder = testing_support::corpora_dir();
  if (!folder) GTEST_SKIP() << testing_support::no_corpora();
  std::ifstream input(*folder / "variants/zero_or_many.jsonl");
  formats::Reader reader(input, "zero_or_many.jsonl", nullptr, {});
  int none = 0;
  int multiple = 0;
  while (auto record = reader.next()) {
    ASSERT_TRUE(record->document) << record->source << ": " << record->document.error().text();
    const std::string& title = record->document->puzzle.metadata.title;
    // Takes two minutes.
    if (title == "Zero solution: Renban" && !testing_support::all_requested()) continue;
    const bool is_none = title.starts_with("Zero solution");
    const solve::Outcome outcome = solve::solve(record->document->puzzle, {});
    EXPECT_EQ(outcome.status, is_none ? Status::none : Status::multiple) << title;
    ++(is_none ? none : multiple);
  }
  EXPECT_GE(none, 1);
  EXPECT_EQ(multiple, 3);
}

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

// SPDX-License-Identifier: MIT
//
// What every technique promises by its descriptor, the order of the registry, and that
// docs/TECHNIQUES.md knows them all.
#include <algorithm>
#include <array>
#include <set>

#include <gtest/gtest.h>

#include "logic/technique.h"
#include "support/boards.h"
#include "support/technique_page.h"

namespace omnidoku {
namespace {

using logic::Technique;

/// Techniques that stand later in the registry than their cost says, and why.
struct Exception {
  std::string_view id;
  std::string_view why;
};
constexpr std::array<Exception, 0> kExceptions{};

TEST(Techniques, HaveEverythingTheyNeed) {
  std::set<std::string_view> ids;
  std::set<std::string_view> titles;
  for (const Technique* technique : logic::techniques()) {
    SCOPED_TRACE(technique->id);
    EXPECT_TRUE(ids.insert(technique->id).second);
    EXPECT_TRUE(titles.insert(technique->title).second) << technique->title;
    EXPECT_FALSE(technique->title.empty());
    EXPECT_GT(technique->cost, 0);
    EXPECT_GE(technique->cost_per_size, 0);
    EXPECT_FALSE(technique->idea.empty());
    EXPECT_TRUE(technique->idea.ends_with(".")) << technique->idea;
    EXPECT_NE(technique->applies, nullptr);
    EXPECT_NE(technique->find, nullptr);
    EXPECT_NE(technique->describe, nullptr);
    EXPECT_EQ(logic::find_technique(technique->id), technique);
  }
  EXPECT_EQ(logic::find_technique("no_such_technique"), nullptr);
}

TEST(Techniques, StandInTheOrderOfTheirCosts) {
  const Technique* before = nullptr;
  for (const Technique* technique : logic::techniques()) {
    const bool excepted =
        std::any_of(kExceptions.begin(), kExceptions.end(),
                    [&](const Exception& exception) { return exception.id == technique->id; });
    if (excepted) continue;
    if (before != nullptr) {
      EXPECT_GE(technique->cost, before->cost) << technique->id << " stands after " << before->id;
    }
    before = technique;
  }
}

TEST(Techniques, AreDescribedInTheDocumentation) {
  const std::vector<std::string> page = testing_support::technique_page();
  for (const Technique* technique : logic::techniques()) {
    const std::string row = testing_support::technique_row(*technique);
    EXPECT_EQ(std::count(page.begin(), page.end(), row), 1)
        << "docs/TECHNIQUES.md does not have this line: " << row
        << "\nmake it anew: build/release/tests/technique_table > docs/TECHNIQUES.md";
    const std::string found = "| `" + std::string(technique->id) + "` |";
    EXPECT_EQ(std::count_if(page.begin(), page.end(),
                            [&](const std::string& line) { return line.starts_with(found); }),
              2)
        << technique->id << " is not in both tables of docs/TECHNIQUES.md";
  }
}

TEST(Techniques, FindNothingOnAnEmptyBoard) {
  // An empty board is symmetric: whatever a technique concludes there would hold for any digit.
  for (const char* text : {"grid:4", "grid:9", "grid:9+x", "toroidal", "samurai", "tredoku"}) {
    const model::Puzzle puzzle = testing_support::puzzle(text);
    const logic::Structure structure(puzzle);
    const logic::Position position(logic::CandidateBoard::start(structure), false);
    for (const Technique* technique : logic::techniques()) {
      if (technique->family == logic::Family::last_resort) continue;
      EXPECT_FALSE(first_step(*technique, position).has_value()) << technique->id << " on " << text;
    }
  }
}

}  // namespace
}  // namespace omnidoku

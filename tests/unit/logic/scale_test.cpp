// SPDX-License-Identifier: MIT
//
// Scales: entries with their costs and sizes, levels.
#include "logic/scale.h"

#include <gtest/gtest.h>

#include "logic/path.h"
#include "logic/rating.h"
#include "support/boards.h"

namespace omnidoku::logic {
namespace {

Scale with_entries(std::vector<ScaleEntry> entries) {
  return {"test", std::move(entries), {12, 30, 100, 199, 399, 1999, 1'000'000}};
}

TEST(HumanScale, HasEveryTechniqueInOrderWithItsCosts) {
  const Scale& scale = human_scale();
  ASSERT_EQ(scale.entries().size(), techniques().size());
  for (std::size_t i = 0; i < techniques().size(); ++i) {
    EXPECT_EQ(scale.entries()[i].technique, techniques()[i]);
    EXPECT_EQ(scale.least_cost(*techniques()[i]), techniques()[i]->cost);
  }
  EXPECT_EQ(scale.level_of(find_technique("trial")->cost), Level::beyond);
  for (const Level level : kLevels) {
    EXPECT_EQ(level_from(to_string(level)), level);
    EXPECT_EQ(scale.level_of(scale.most_cost(level)), level);
  }
  EXPECT_EQ(scale.level_of(scale.most_cost(Level::beyond) + 1), Level::beyond);
}

TEST(Scale, LosesWhatIsLeftOut) {
  constexpr std::string_view kSingles[] = {"naked_single", "hidden_single"};
  const Scale rest = human_scale().without(kSingles);
  const Scale some = human_scale().with_only(kSingles);
  EXPECT_EQ(rest.entries().size() + 2, human_scale().entries().size());
  ASSERT_EQ(some.entries().size(), 2U);
  EXPECT_EQ(some.entries()[0].technique->id, "hidden_single") << "the scale's order stays";
  EXPECT_EQ(rest.least_cost(*find_technique("naked_single")), 0);
}

// One technique in two entries: chains of up to 5 links early and cheap, longer ones late.
TEST(Scale, AnEntryPassesOverLargerSteps) {
  const Technique& chain = *find_technique("aic");
  const auto entry = [&](int cost, int largest) {
    ScaleEntry one = entry_of(chain);
    one.cost = cost;
    one.cost_per_size = 0;
    one.largest_size = largest;
    return one;
  };
  const Scale scale = with_entries({entry(150, 5), entry(300, kAnySize)});
  model::Step step;
  step.technique = chain.id;
  step.size = 5;
  EXPECT_EQ(scale.cost_of(step), 150);
  step.size = 7;
  EXPECT_EQ(scale.cost_of(step), 300);
  EXPECT_EQ(with_entries({entry(150, 5)}).find(step), nullptr);
  EXPECT_EQ(with_entries({entry(150, 5)}).cost_of(step), 0);

  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      puzzle, "..82.51..25.7..4...9....7..5.9.1.2.7.......6.18....3..9..46.....2....9...3.8.....");
  const Structure structure(puzzle);
  Position position(CandidateBoard::start(structure), true);
  constexpr std::string_view kChains[] = {"aic"};
  while (all_steps(chain, position, 1).empty()) {
    const auto next = next_step(position, human_scale().without(kChains));
    ASSERT_TRUE(next);
    position.apply(*next);
  }
  const auto all = all_steps(entry(150, kAnySize), position, 1000);
  ASSERT_FALSE(all.empty());
  int smallest = all.front().size;
  for (const model::Step& one : all) smallest = std::min(smallest, one.size);
  for (const int largest : {smallest - 1, smallest, smallest + 2}) {
    const auto some = all_steps(entry(150, largest), position, 1000);
    const auto fits = [&](const model::Step& one) { return one.size <= largest; };
    EXPECT_EQ(some.size(), static_cast<std::size_t>(std::count_if(all.begin(), all.end(), fits)));
    const auto first = first_step(entry(150, largest), position);
    EXPECT_EQ(first.has_value(), !some.empty());
    if (first) {
      EXPECT_LE(first->size, largest);
    }
  }
}

}  // namespace
}  // namespace omnidoku::logic

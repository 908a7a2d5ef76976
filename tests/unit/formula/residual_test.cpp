// SPDX-License-Identifier: MIT
//
// The diagram of a test allows the digits that keep it and no others, whatever the order.
#include "formula/residual.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "formula_setting.h"

namespace omnidoku::formula {
namespace {

constexpr std::string_view kFormulas[] = {
    "it is consecutive",
    "max = sum - max",
    "first = distinct",
    "each c in it: count_of(it, c) = c",
    "sum(between(1, 4)) = 3",
    "sum(it[1..it[1]]) = 6",
    "it[it[1]] = 3",
    "product mod 7 = 2",
    "number(it[1..2]) < number(it[3..4]) => it is different",
    "exactly 1 a, b, c in windows(3): b > a and b > c",
    "count(i in places where each a in it[1..i - 1]: a < it[i]) = 2",
    "it is rising or it is falling",
};
constexpr std::size_t kLength = 4;
constexpr std::size_t kDigits = 5;

/// Calls `with` for every way to fill the places, with what the test then is.
template <class With>
void for_each_filling(Space& space, Term test, const std::vector<Place>& places, With&& with) {
  std::size_t num_fillings = 1;
  for (std::size_t i = 0; i < kLength; ++i) num_fillings *= kDigits;
  for (std::size_t filling = 0; filling < num_fillings; ++filling) {
    std::vector<std::size_t> digits;
    Term left = test;
    for (std::size_t i = 0, rest = filling; i < kLength; ++i, rest /= kDigits) {
      digits.push_back(rest % kDigits);
      left = space.with(left, places[i], digits.back());
    }
    ASSERT_TRUE(space.as_truth(left).has_value());
    with(digits, *space.as_truth(left));
  }
}

/// Whether the diagram of an order allows digits of places.
bool allows(const model::DiagramTable& table, const std::vector<Place>& order,
            const std::vector<Place>& places, const std::vector<std::size_t>& digits) {
  if (table.empty()) return false;
  std::uint32_t node = 0;
  for (const Place place : order) {
    const auto which = std::find(places.begin(), places.end(), place) - places.begin();
    node = table.child(node, geometry::Digit(digits[static_cast<std::size_t>(which)]));
    if (node == model::DiagramTable::kNone) return false;
  }
  return true;
}

class Residuals : public ::testing::TestWithParam<std::string_view> {
 protected:
  Residuals() {
    const auto tests = setting_.tests(GetParam(), space_);
    EXPECT_TRUE(tests);
    test_ = space_.all_of(*tests);
    for (const geometry::Cell cell : setting_.cells()) places_.emplace_back(cell.index());
  }

  FormulaSetting setting_{"jigsaw:AAAAABBBBBCCCCCDDDDDEEEEE", "R1C1 R2C2 R3C3 R4C4"};
  Space space_ = setting_.space();
  Term test_;
  std::vector<Place> places_;
};

TEST_P(Residuals, ADiagramAllowsWhatKeepsTheFormula) {
  ASSERT_EQ(space_.places(test_), places_);
  for (const std::vector<Place>& order : orders_of(space_, test_, places_)) {
    const auto table = diagram_of(space_, test_, order, Rivals(kLength), 10'000);
    ASSERT_TRUE(table);
    for_each_filling(space_, test_, places_, [&](const auto& digits, bool is_kept) {
      ASSERT_EQ(allows(*table, order, places_, digits), is_kept);
    });
  }
}

TEST_P(Residuals, OfRivalsADiagramAllowsWhatKeepsTheFormulaAndDiffers) {
  for (const std::vector<Place>& order : orders_of(space_, test_, places_)) {
    Rivals rivals;
    for (std::size_t i = 0; i < order.size(); ++i) {
      rivals.emplace_back(order.begin() + static_cast<std::ptrdiff_t>(i) + 1, order.end());
      std::sort(rivals.back().begin(), rivals.back().end());
    }
    const auto table = diagram_of(space_, test_, order, rivals, 10'000);
    ASSERT_TRUE(table);
    for_each_filling(space_, test_, places_, [&](std::vector<std::size_t> digits, bool is_kept) {
      const bool is_allowed = allows(*table, order, places_, digits);
      std::sort(digits.begin(), digits.end());
      const bool differ = std::adjacent_find(digits.begin(), digits.end()) == digits.end();
      if (differ) {
        ASSERT_EQ(is_allowed, is_kept);
      }
    });
  }
}

TEST_P(Residuals, ACopyInAnotherSpaceSaysTheSame) {
  Space other = setting_.space();
  const std::vector<Place> order(places_.rbegin(), places_.rend());
  const Term copy = other.copied(space_, test_, order);
  for_each_filling(space_, test_, places_, [&](const auto& digits, bool is_kept) {
    Term left = copy;
    for (std::size_t i = 0; i < digits.size(); ++i)
      left = other.with(left, Place(digits.size() - 1 - i), digits[i]);
    ASSERT_EQ(left, other.truth(is_kept));
  });
}

INSTANTIATE_TEST_SUITE_P(Formulas, Residuals, ::testing::ValuesIn(kFormulas));

TEST(ResidualLimits, TooManyStatesAreToldWithHowFarItCame) {
  const FormulaSetting setting("grid:9", "R1C1 R2C2 R3C3 R4C4 R5C5");
  Space space = setting.space();
  const Term test = setting.tests("product mod 1009 = 3", space)->front();
  std::vector<Place> order;
  for (const geometry::Cell cell : setting.cells()) order.emplace_back(cell.index());
  DiagramSize size;
  EXPECT_FALSE(diagram_of(space, test, order, Rivals(order.size()), 60, &size));
  EXPECT_EQ(size.num_places, 2U);
  EXPECT_GT(size.num_states, 60U);
  EXPECT_TRUE(diagram_of(space, test, order, Rivals(order.size()), 5'000, &size));
  EXPECT_EQ(size.num_places, 5U);
}

TEST(ResidualLimits, ASpaceEndsWhereTheWorkIsTooMuch) {
  const FormulaSetting setting("grid:9", "R1C1 R2C2 R3C3 R4C4 R5C5");
  Space all = setting.space();
  const Term test = setting.tests("product mod 1009 = 3", all)->front();
  std::vector<Place> order;
  for (const geometry::Cell cell : setting.cells()) order.emplace_back(cell.index());
  constexpr std::size_t kMostWork = 20'000;
  Space space(all.values(), kMostWork);
  const Term copy = space.copied(all, test, order);
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = Place(i);
  DiagramSize size;
  EXPECT_FALSE(diagram_of(space, copy, order, Rivals(order.size()), 5'000, &size));
  EXPECT_TRUE(space.exhausted());
  EXPECT_LT(size.num_states, 5'000U);
  EXPECT_LT(space.work(), 2 * kMostWork);
}

TEST(ResidualLimits, WhatIsLeftIsOneStateWhateverDigitsLedToIt) {
  const FormulaSetting setting("grid:9", "R1C1 R2C2 R3C3 R4C4 R5C5");
  Space space = setting.space();
  const Term test = setting.tests("sum = 25", space)->front();
  std::vector<Place> order;
  for (const geometry::Cell cell : setting.cells()) order.emplace_back(cell.index());
  DiagramSize size;
  const auto table = diagram_of(space, test, order, Rivals(order.size()), 5'000, &size);
  ASSERT_TRUE(table);
  // After one digit 9 sums, after two 17, after three 19 that can still become 25, after four 9.
  EXPECT_EQ(table->layer_begin, (std::vector<std::uint32_t>{0, 1, 10, 27, 44, 53, 54}));
}

}  // namespace
}  // namespace omnidoku::formula

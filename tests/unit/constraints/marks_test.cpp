// SPDX-License-Identifier: MIT
//
// Marks by which other rules say less: they count in groups of rules as anywhere, and are refused
// in choices beside such rules.
#include "constraints/marks.h"

#include <algorithm>
#include <functional>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "support/boards.h"
#include "support/naive.h"

namespace omnidoku::constraints {
namespace {

using model::ConstraintSpec;
using Specs = std::vector<ConstraintSpec>;

ConstraintSpec made_of(const char* type, Specs rules) {
  return {type, "", {}, {{"rules", std::move(rules)}}};
}

/// A rule about the whole board.
ConstraintSpec whole(const char* type) { return {type, "", {}, {}}; }

class Marks : public ::testing::Test {
 protected:
  [[nodiscard]] ConstraintSpec on(const char* type, const char* cells,
                                  model::Arguments arguments = {}) const {
    return {type, "", testing_support::cells(*empty_.board, cells), std::move(arguments)};
  }
  [[nodiscard]] model::Puzzle with(Specs rules) const {
    model::Puzzle puzzle = empty_;
    puzzle.constraints = std::move(rules);
    return puzzle;
  }
  /// The solutions, found by lowering; whether just they hold is checked as well.
  std::size_t count(const Specs& rules) {
    const model::Puzzle puzzle = with(rules);
    const auto valid = validate_puzzle(puzzle);
    EXPECT_TRUE(valid.has_value()) << valid.error().text();
    if (!valid) return 0;
    const auto solutions = testing_support::naive_solutions(lower(puzzle)->problem);
    const auto holding = std::count_if(grids_.begin(), grids_.end(), [&](const auto& digits) {
      return std::all_of(rules.begin(), rules.end(), [&](const ConstraintSpec& rule) {
        return find_constraint_type(rule.type)->holds(
            puzzle, rule, model::PartialGrid(digits.begin(), digits.end()));
      });
    });
    EXPECT_EQ(static_cast<std::size_t>(holding), solutions.size());
    return solutions.size();
  }
  /// Grids in which cells side by side, but for the pairs, are not in the relation.
  std::size_t count_without(const std::vector<std::pair<int, int>>& pairs,
                            const std::function<bool(int, int)>& relation) const {
    const auto is_right = [&](const testing_support::CellDigits& digits) {
      for (int a = 0; a < 16; ++a) {
        for (const int b : {a % 4 < 3 ? a + 1 : -1, a < 12 ? a + 4 : -1}) {
          if (b < 0 || std::count(pairs.begin(), pairs.end(), std::pair(a, b)) > 0) continue;
          const auto value = [&](int cell) {
            return static_cast<int>(digits[static_cast<std::size_t>(cell)].index()) + 1;
          };
          if (relation(value(a), value(b)) || relation(value(b), value(a))) return false;
        }
      }
      return true;
    };
    return static_cast<std::size_t>(std::count_if(grids_.begin(), grids_.end(), is_right));
  }
  [[nodiscard]] std::string refusal(Specs rules) const {
    const auto valid = validate_puzzle(with(std::move(rules)));
    return valid ? std::string() : valid.error().text();
  }

  model::Puzzle empty_ = testing_support::puzzle("grid:4");
  std::set<testing_support::CellDigits> grids_ =
      testing_support::naive_solutions(lower(empty_)->problem);
};

TEST_F(Marks, CountInGroupsAsAnywhere) {
  const struct {
    Specs marks;
    Specs rules;
  } cases[] = {
      {{on("minimum", "R1C1"), on("minimum", "R1C2")}, {}},
      {{on("maximum", "R2C2"), on("maximum", "R3C2")}, {}},
      {{on("difference_dot", "R1C1 R1C2"), on("difference_dot", "R2C2 R2C3"),
        on("ratio_dot", "R3C3 R4C3")},
       {whole("nonconsecutive")}},
      {{on("ratio_dot", "R1C1 R1C2", {{"ratio", std::int64_t{3}}})}, {whole("all_ratio_dots")}},
      {{on("ratio_dot", "R1C1 R1C2"), on("ratio_dot", "R4C4 R3C4")}, {whole("all_ratio_dots")}},
      {{on("xv", "R1C1 R2C1", {{"total", std::string("V")}})}, {whole("all_xv")}},
  };
  for (const auto& one : cases) {
    const auto count_with = [&](const Specs& marks) {
      Specs all = one.rules;
      all.insert(all.end(), marks.begin(), marks.end());
      return count(all);
    };
    const std::size_t flat = count_with(one.marks);
    EXPECT_EQ(count_with({made_of("all_of", one.marks)}), flat) << one.marks[0].type;
    EXPECT_EQ(count_with({made_of("any_of", {made_of("all_of", one.marks)})}), flat);
    Specs apart;
    for (const ConstraintSpec& mark : one.marks) apart.push_back(made_of("any_of", {mark}));
    EXPECT_EQ(count_with(apart), flat);
    EXPECT_EQ(count_with({made_of("all_of", apart)}), flat);
    // The rule may stand in the group too.
    Specs together = one.rules;
    together.insert(together.end(), one.marks.begin(), one.marks.end());
    EXPECT_EQ(count({made_of("all_of", together)}), flat);
  }
  EXPECT_EQ(count({made_of("all_of", {on("minimum", "R1C1"), on("minimum", "R1C2")})}), 66U);
}

TEST_F(Marks, AreRefusedInChoicesByName) {
  const ConstraintSpec dot = on("difference_dot", "R1C1 R1C2");
  const ConstraintSpec odd = on("odd", "R4C4");
  const ConstraintSpec choice = made_of("any_of", {dot, odd});
  for (const char* rule : {"nonconsecutive", "all_ratio_dots"}) {
    const std::string words = refusal({whole(rule), choice});
    EXPECT_NE(words.find("R1C1"), std::string::npos) << words;
    EXPECT_NE(words.find("choice of rules"), std::string::npos) << words;
    EXPECT_NE(refusal({choice, whole(rule)}), "");
    EXPECT_NE(refusal({whole(rule), made_of("all_of", {choice})}), "");
    EXPECT_NE(refusal({whole(rule), made_of("none_of", {made_of("all_of", {dot, odd})})}), "");
    EXPECT_NE(refusal({made_of("any_of", {made_of("all_of", {dot, whole(rule)}), odd})}), "");
    // Which of them holds is settled, or does not matter.
    EXPECT_EQ(refusal({whole(rule), made_of("none_of", {dot})}), "");
    EXPECT_EQ(refusal({made_of("any_of", {dot, whole(rule)})}), "");
    EXPECT_EQ(refusal({dot, made_of("any_of", {odd, whole(rule)})}), "");
  }
  EXPECT_EQ(refusal({whole("all_xv"), choice}), "");
  EXPECT_NE(refusal({on("minimum", "R1C1"), made_of("any_of", {on("minimum", "R1C2"), odd})}), "");
  EXPECT_EQ(refusal({on("minimum", "R1C1"), made_of("any_of", {on("minimum", "R2C2"), odd})}), "");
  EXPECT_EQ(refusal({on("minimum", "R1C1"), made_of("any_of", {on("maximum", "R1C2"), odd})}), "");
  EXPECT_EQ(refusal({made_of("any_of", {on("minimum", "R1C1"), on("minimum", "R1C2")})}), "");
}

// What is said of all dots is about the numbers that the dots have: a ratio that a dot names, or 2
// where there are none; a difference of 1, whatever the dots name. A dot of either colour, with
// whatever number, excuses its own pair.
TEST_F(Marks, NumbersOfDotsBesideRulesAboutAll) {
  const auto ratio = [](int factor) { return [=](int a, int b) { return a == factor * b; }; };
  const auto is_consecutive = [](int a, int b) { return a == b + 1; };
  EXPECT_EQ(count({whole("all_ratio_dots")}), count_without({}, ratio(2)));
  // Dots on all pairs of a grid that have the relation of one of them.
  const testing_support::CellDigits grid = *grids_.begin();
  const auto expect_by_dots = [&](const ConstraintSpec& kind, const char* rule,
                                  const std::function<bool(int, int)>& relation) {
    const ConstraintType& type = *find_constraint_type(kind.type);
    Specs specs{whole(rule)};
    std::vector<std::pair<int, int>> pairs;
    for (int cell = 0; cell < 15; ++cell) {
      for (const int other : {cell + 1, cell + 4}) {
        ConstraintSpec dot = kind;
        dot.cells = {geometry::Cell(cell), geometry::Cell(std::min(other, 15))};
        if (!validate(empty_, dot) || !type.holds(empty_, dot, {grid.begin(), grid.end()}))
          continue;
        pairs.emplace_back(cell, other);
        specs.push_back(std::move(dot));
      }
    }
    const auto all = grids_;
    std::erase_if(grids_, [&](const testing_support::CellDigits& digits) {
      return std::any_of(specs.begin() + 1, specs.end(), [&](const ConstraintSpec& dot) {
        return !type.holds(empty_, dot, {digits.begin(), digits.end()});
      });
    });
    const std::size_t expected = count_without(pairs, relation);
    grids_ = all;
    EXPECT_EQ(count(specs), expected) << kind.type << " beside " << rule;
    return expected;
  };
  const ConstraintSpec three{"ratio_dot", "", {}, {{"ratio", std::int64_t{3}}}};
  const ConstraintSpec two{"difference_dot", "", {}, {{"difference", std::int64_t{2}}}};
  const ConstraintSpec one{"difference_dot", "", {}, {}};
  EXPECT_GT(expect_by_dots(three, "all_ratio_dots", ratio(3)), 0U);
  EXPECT_GT(expect_by_dots(one, "nonconsecutive", is_consecutive), 0U);
  expect_by_dots(two, "nonconsecutive", is_consecutive);
  expect_by_dots(two, "all_ratio_dots", ratio(2));
}

}  // namespace
}  // namespace omnidoku::constraints

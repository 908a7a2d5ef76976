// SPDX-License-Identifier: MIT
//
// Random formulas, alone and within rules that consist of others: the general engine and the search
// by clauses find just the grids of 4x4 on which they hold. Many of them hold nowhere or
// everywhere, in parts or altogether. A failure prints the round and the formulas.
#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "sat/search.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/corpora.h"

namespace omnidoku {
namespace {

using base::Random;
using model::ConstraintSpec;

/// Formulas about three to five cells, at random.
class Formulas {
 public:
  explicit Formulas(Random& random) : random_(random) {}

  [[nodiscard]] std::string test(int depth) {
    if (depth == 0) return leaf();
    const std::string one = "(" + test(depth - 1) + ")";
    switch (random_.below(8)) {
      case 0: return one + " and (" + test(depth - 1) + ")";
      case 1: return one + " or (" + test(depth - 1) + ")";
      case 2: return "not " + one;
      case 3: return "if " + one + " then " + test(0) + " else " + test(0);
      case 4: return one + " and not " + one;
      case 5: return one + " or not " + one;
      case 6: return one + " => (" + test(0) + ")";
      default: return leaf();
    }
  }

 private:
  std::string one_of(std::vector<std::string> all) { return all[random_.below(all.size())]; }
  std::string digit() { return std::to_string(1 + random_.below(4)); }
  std::string relation() { return one_of({" = ", " != ", " < ", " <= ", " > "}); }

  std::string number() {
    return one_of({"sum",
                   "product",
                   "max",
                   "min",
                   "range",
                   "distinct",
                   "median",
                   "first",
                   "number(it[1..2])",
                   "it[" + digit() + "]",
                   "it[-" + digit() + "]",
                   "place(" + digit() + ")",
                   "count_of(it, " + digit() + ")",
                   "sum(between(it, 1, " + digit() + "))",
                   "it[it[1]]",
                   "sum mod 3",
                   "sum / 2",
                   "count(c in it where c is odd)",
                   "length(start_run)",
                   "sum(it[1..it[1]])",
                   "|it[1] - it[2]|",
                   "count(a, b in steps where a < b)"});
  }
  std::string leaf() {
    const std::string one = number();
    const std::string all = one_of({"each ", "some ", "no ", "exactly 1 ", "at most 1 "});
    switch (random_.below(7)) {
      case 0: return "it is " + one_of({"", "not "}) + name_of_test();
      case 1: return all + "c in it: c" + relation() + digit();
      case 2: return all + "a, b in steps: a" + relation() + "b";
      case 3: return one + relation() + number();
      case 4: {
        const std::string bound = digit();
        return one + " != " + bound + " and " + one + " = " + bound;
      }
      case 5: return "each row(it[1]): sum" + relation() + "10";
      default: return one + relation() + std::to_string(random_.below(9));
    }
  }
  std::string name_of_test() {
    return one_of({"rising", "growing", "equal", "different", "consecutive", "palindrome",
                   "sequence", "odd", "prime"});
  }

  Random& random_;
};

/// Formulas of a puzzle and the grids that they are asked about.
class FormulaAgreement : public ::testing::Test {
 protected:
  void SetUp() override {
    solve::Options options;
    options.limits.solutions = 0;
    static_cast<void>(solve::enumerate(empty_, options, [this](const model::FilledGrid& grid) {
      grids_.push_back(grid);
      return true;
    }));
    ASSERT_EQ(grids_.size(), 288U);
  }

  /// One that may stand in a puzzle, so it does not hold whatever is filled in.
  [[nodiscard]] ConstraintSpec formula(Random& random) const {
    for (;;) {
      ConstraintSpec spec;
      spec.type = "formula";
      std::vector<std::size_t> places;
      for (std::size_t i = 0; i < 16; ++i) places.push_back(i);
      random.shuffle(std::span(places));
      places.resize(3 + random.below(3));
      for (const std::size_t place : places) spec.cells.emplace_back(place);
      const int depth = static_cast<int>(random.below(3));
      spec.arguments.set("rule", Formulas(random).test(depth));
      if (constraints::validate(empty_, spec)) return spec;
    }
  }

  [[nodiscard]] std::vector<bool> fits(const ConstraintSpec& spec) const {
    std::vector<bool> held;
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    for (const model::FilledGrid& grid : grids_)
      held.push_back(type->holds(empty_, spec, model::PartialGrid(grid.begin(), grid.end())));
    return held;
  }

  void expect_grids(const ConstraintSpec& rule, const std::vector<bool>& wanted) {
    model::Puzzle puzzle = empty_;
    puzzle.constraints = {rule};
    ++num_asked_;
    if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
      ASSERT_EQ(valid.error().code, base::ErrorCode::too_large) << valid.error().what;
      ++num_refused_;
      return;
    }
    for (const auto engine : {solve::EngineChoice::general, solve::EngineChoice::sat}) {
      if (engine == solve::EngineChoice::sat && !sat::is_available()) continue;
      solve::Options options;
      options.engine = engine;
      options.limits.solutions = 0;
      std::vector<bool> found(grids_.size(), false);
      static_cast<void>(solve::enumerate(puzzle, options, [&](const model::FilledGrid& grid) {
        const auto at = std::find(grids_.begin(), grids_.end(), grid);
        found[static_cast<std::size_t>(at - grids_.begin())] = true;
        return true;
      }));
      EXPECT_TRUE(found == wanted)
          << rule.type << " by " << (engine == solve::EngineChoice::sat ? "sat" : "general") << ": "
          << std::count(found.begin(), found.end(), true) << " instead of "
          << std::count(wanted.begin(), wanted.end(), true);
    }
  }

  model::Puzzle empty_ = testing_support::puzzle("grid:4");
  std::vector<model::FilledGrid> grids_;
  std::size_t num_asked_ = 0;
  std::size_t num_refused_ = 0;
};

TEST_F(FormulaAgreement, EnginesFindTheGridsOnWhichFormulasHold) {
  const std::uint64_t num_rounds = testing_support::all_requested() ? 2'000 : 60;
  int num_never = 0;
  int num_partly = 0;
  for (std::uint64_t round = 0; round < num_rounds && !HasFailure(); ++round) {
    Random random = Random::for_stream(20261128, round);
    std::vector<ConstraintSpec> rules{formula(random)};
    if (random.chance(1, 2)) rules.push_back(formula(random));
    std::string told = "round " + std::to_string(round);
    for (const ConstraintSpec& rule : rules) {
      told +=
          "\n" + empty_.board->names(rule.cells) + ": " + *rule.arguments.get<std::string>("rule");
    }
    SCOPED_TRACE(told);
    std::vector<bool> all(grids_.size(), true);
    std::vector<bool> any(grids_.size(), false);
    for (const ConstraintSpec& rule : rules) {
      const std::vector<bool> held = fits(rule);
      expect_grids(rule, held);
      for (std::size_t i = 0; i < held.size(); ++i) {
        all[i] = all[i] && held[i];
        any[i] = any[i] || held[i];
      }
      const auto num_held = std::count(held.begin(), held.end(), true);
      ++(num_held == 0 ? num_never : num_partly);
    }
    std::vector<bool> none = any;
    none.flip();
    expect_grids({"all_of", "", {}, {{"rules", rules}}}, all);
    expect_grids({"any_of", "", {}, {{"rules", rules}}}, any);
    expect_grids({"none_of", "", {}, {{"rules", rules}}}, none);
    std::vector<bool> not_all = all;
    not_all.flip();
    const ConstraintSpec both{"all_of", "", {}, {{"rules", rules}}};
    expect_grids({"none_of", "", {}, {{"rules", std::vector<ConstraintSpec>{both}}}}, not_all);
  }
  EXPECT_LT(num_refused_, num_asked_ / 20) << "of " << num_asked_;
  EXPECT_GT(num_never, 5);
  EXPECT_GT(num_partly, 30);
}

}  // namespace
}  // namespace omnidoku

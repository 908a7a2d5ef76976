// SPDX-License-Identifier: MIT
//
// The fillings of shapes (logic/rules/shapes.h) are those that the rule means, whatever type it is
// of: random uses of every constraint type on small boards, against all combinations of candidates.
// A list that is kept as candidates go is the one that would be made anew.
#include <set>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "logic/rules/rule_fillings.h"
#include "logic/rules/shapes.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/random_spec.h"

namespace omnidoku {
namespace {

using base::Random;
using constraints::ConstraintType;
using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using logic::CandidateBoard;
using logic::Position;
using logic::Shape;
using logic::Shapes;
using logic::Structure;

using Filling = std::vector<std::size_t>;

std::set<Filling> listed(const Shape& shape) {
  std::set<Filling> fillings;
  for (std::size_t f = 0; f < shape.num_fillings(); ++f) {
    Filling one;
    for (std::size_t i = 0; i < shape.cells().size(); ++i) one.push_back(shape.digit(f, i).index());
    fillings.insert(std::move(one));
  }
  return fillings;
}

/// All combinations of candidates that no two cells forbid and the rule allows.
class Meaning {
 public:
  Meaning(const Structure& structure, std::uint32_t primitive, std::vector<Cell> cells,
          std::vector<DigitSet> left)
      : structure_(structure),
        cells_(std::move(cells)),
        left_(std::move(left)),
        grid_(static_cast<std::size_t>(structure.num_cells())) {
    const model::Origin origin = structure.problem().primitives[primitive].origin;
    spec_ = &structure.puzzle().constraints[origin.index];
    type_ = constraints::find_constraint_type(spec_->type);
  }
  [[nodiscard]] std::set<Filling> run() {
    fill(0);
    return std::move(fillings_);
  }

 private:
  void fill(std::size_t place) {
    if (place == cells_.size()) {
      if (type_->holds(structure_.puzzle(), *spec_, grid_)) fillings_.insert(filling_);
      return;
    }
    const Cell cell = cells_[place];
    left_[place].for_each([&](Digit digit) {
      for (std::size_t i = 0; i < place; ++i) {
        if (structure_.excludes({cell, digit}, {cells_[i], Digit(filling_[i])})) return;
      }
      grid_[cell.index()] = digit;
      filling_.push_back(digit.index());
      fill(place + 1);
      filling_.pop_back();
      grid_[cell.index()].reset();
    });
  }

  const Structure& structure_;
  const std::vector<Cell> cells_;
  const std::vector<DigitSet> left_;
  const model::ConstraintSpec* spec_ = nullptr;
  const ConstraintType* type_ = nullptr;
  model::PartialGrid grid_;
  Filling filling_;
  std::set<Filling> fillings_;
};

class ShapeContract : public ::testing::TestWithParam<const ConstraintType*> {
 protected:
  /// What some filling of a rule has is possible by it, whichever way fillings are looked for.
  static void expect_possible(const Position& position, std::size_t index) {
    const logic::RuleInfo& rule = position.structure().rules()[index];
    if (rule.cells.size() > 7) return;
    const std::vector<DigitSet> all = position.board().digits_left();
    std::vector<DigitSet> left;
    for (const Cell cell : rule.cells) left.push_back(all[cell.index()]);
    const std::set<Filling> fillings =
        Meaning(position.structure(), rule.primitive, rule.cells, left).run();
    const std::vector<DigitSet> possible = logic::possible_by_rule(position, index);
    for (const Filling& filling : fillings) {
      for (std::size_t i = 0; i < filling.size(); ++i)
        EXPECT_TRUE(possible[i].contains(Digit(filling[i])));
    }
    const auto can = logic::can_be_filled(position.structure(), rule, left, 1000);
    if (can) {
      EXPECT_EQ(*can, !fillings.empty());
    }
  }
};

TEST_P(ShapeContract, FillingsAreWhatTheRuleMeans) {
  const ConstraintType& type = *GetParam();
  std::size_t num_shapes = 0;
  for (std::uint64_t n = 0; n < testing_support::rounds<std::uint64_t>(20, 5); ++n) {
    Random random = Random::for_stream(34, n);
    model::Puzzle puzzle = testing_support::puzzle("grid:4");
    solve::Options options;
    options.limits.solutions = 1;
    options.keep = 1;
    options.shuffle_seed = random.next();
    const solve::Outcome filled = solve::solve(puzzle, options);
    ASSERT_FALSE(filled.solutions.empty());
    const model::FilledGrid& grid = filled.solutions.front();
    auto spec = testing_support::random_spec_that_holds(random, type, puzzle, grid);
    if (!spec) continue;
    puzzle.constraints.push_back(*std::move(spec));
    if (!constraints::validate_puzzle(puzzle)) continue;
    const Structure structure(puzzle);
    Position position(CandidateBoard::start(structure), true);
    for (int round = 0; round < 3; ++round) {
      const Position fresh(position.board(), true);
      const Shapes& kept = position.table<Shapes>();
      const Shapes& made = fresh.table<Shapes>();
      ASSERT_EQ(kept.all().size(), made.all().size());
      for (std::size_t i = 0; i < kept.all().size(); ++i) {
        const Shape& shape = kept.shape(i);
        ASSERT_EQ(shape.cells(), made.shape(i).cells());
        EXPECT_EQ(listed(shape), listed(made.shape(i)));
        const model::Origin origin = structure.problem().primitives[shape.primitive()].origin;
        if (origin.kind != model::Origin::Kind::constraint || shape.cells().size() > 7) continue;
        ++num_shapes;
        EXPECT_EQ(listed(shape),
                  Meaning(structure, shape.primitive(), shape.cells(), shape.left()).run())
            << structure.name_of(shape.primitive());
      }
      for (std::size_t i = 0; i < structure.rules().size(); ++i) expect_possible(position, i);
      model::Step step;
      for (int cell = 0; cell < structure.num_cells(); ++cell) {
        position.candidates(Cell(cell)).for_each([&](Digit digit) {
          if (digit != grid[static_cast<std::size_t>(cell)] && random.chance(1, 3))
            step.eliminations.push_back({Cell(cell), digit});
        });
      }
      position.apply(step);
    }
  }
  RecordProperty("shapes", static_cast<int>(num_shapes));
}

INSTANTIATE_TEST_SUITE_P(AllTypes, ShapeContract,
                         ::testing::ValuesIn(constraints::constraint_types()),
                         [](const auto& instance) { return std::string(instance.param->id); });

}  // namespace
}  // namespace omnidoku

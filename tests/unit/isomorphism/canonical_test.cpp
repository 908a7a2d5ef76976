// SPDX-License-Identifier: MIT
//
// Canonical forms on boards of any kind: the same for what differs by where things lie and what
// digits are called, another for what differs by more.
#include "isomorphism/canonical.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "classic/canonical.h"
#include "constraints/lowering.h"
#include "isomorphism/coloured_graph.h"
#include "isomorphism/rule_graph.h"
#include "solve/canonical.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/documents.h"
#include "support/effort.h"
#include "support/generated.h"

namespace omnidoku::isomorphism {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::Puzzle;
using testing_support::rounds;

CanonicalForm form_of(const Puzzle& puzzle) { return canonical_form(*constraints::lower(puzzle)); }

Puzzle with_clues(Puzzle puzzle, const CanonicalForm& form) {
  puzzle.givens = form.givens;
  puzzle.allowed = form.allowed;
  puzzle.solution.reset();
  return puzzle;
}

std::array<std::size_t, 9> random_lines(base::Random& random) {
  std::array<std::size_t, 3> bands{0, 1, 2};
  random.shuffle(std::span<std::size_t>(bands));
  std::array<std::size_t, 9> lines{};
  for (std::size_t band = 0; band < 3; ++band) {
    std::array<std::size_t, 3> inside{0, 1, 2};
    random.shuffle(std::span<std::size_t>(inside));
    for (std::size_t i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + inside[i];
  }
  return lines;
}

/// Rows, columns and digits of a classic puzzle in another order.
Puzzle shuffled(const Puzzle& puzzle, base::Random& random) {
  const auto rows = random_lines(random);
  const auto columns = random_lines(random);
  const bool is_turned = random.below(2) == 1;
  std::array<std::size_t, 9> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};
  random.shuffle(std::span<std::size_t>(digits));
  Puzzle result = puzzle;
  for (std::size_t i = 0; i < 81; ++i) {
    const std::size_t row = rows[i / 9];
    const std::size_t column = columns[i % 9];
    const std::size_t from = is_turned ? column * 9 + row : row * 9 + column;
    result.givens[i].reset();
    if (const auto given = puzzle.givens[from]) result.givens[i] = Digit(digits[given->index()]);
    result.allowed[i] = {};
    puzzle.allowed[from].for_each(
        [&](Digit digit) { result.allowed[i].insert(Digit(digits[digit.index()])); });
  }
  result.solution.reset();
  return result;
}

/// Rows and columns of a square board exchanged, with all that lies on cells.
class Transposition {
 public:
  explicit Transposition(std::size_t size) : size_(size) {}

  [[nodiscard]] Puzzle operator()(const Puzzle& puzzle) const {
    Puzzle result = puzzle;
    for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
      result.givens[of(Cell(i)).index()] = puzzle.givens[i];
      result.allowed[of(Cell(i)).index()] = puzzle.allowed[i];
    }
    for (model::ConstraintSpec& spec : result.constraints) {
      spec.cells = of(spec.cells);
      model::Arguments arguments = spec.arguments;
      for (auto [name, value] : spec.arguments.all()) {
        if (const auto* cells = std::get_if<std::vector<Cell>>(&value)) value = of(*cells);
        arguments.set(name, value);
      }
      spec.arguments = arguments;
    }
    result.solution.reset();
    return result;
  }

 private:
  [[nodiscard]] Cell of(Cell cell) const {
    return Cell(cell.index() % size_ * size_ + cell.index() / size_);
  }
  [[nodiscard]] std::vector<Cell> of(std::vector<Cell> cells) const {
    for (Cell& cell : cells) cell = of(cell);
    return cells;
  }

  std::size_t size_;
};

class CanonicalAnywhere : public testing::Test {
 protected:
  void SetUp() override {
    if (!can_label()) GTEST_SKIP() << "built without bliss";
  }
};

TEST_F(CanonicalAnywhere, AgreesWithTheClassicForm) {
  base::Random random(1);
  std::set<std::string> keys;
  std::set<classic::Clues9> forms;
  const auto check = [&](const Puzzle& puzzle) {
    const CanonicalForm form = form_of(puzzle);
    const solve::CanonicalPuzzle classic = solve::canonical(puzzle);
    ASSERT_TRUE(classic.form);
    EXPECT_EQ(form.symmetries, classic.form->puzzle_symmetries);
    EXPECT_EQ(keys.insert(form.key).second, forms.insert(classic.form->clues).second);
  };
  for (int n = 0; n < rounds(100, 20); ++n) {
    const Puzzle puzzle = testing_support::generated_puzzle(testing_support::classic_kind(),
                                                            static_cast<std::uint64_t>(n));
    check(puzzle);
    check(shuffled(puzzle, random));
  }
  EXPECT_EQ(keys.size(), forms.size());
  // One whose givens have a symmetry: rows and columns exchanged with digits.
  Puzzle symmetric = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      symmetric,
      "123456789456789123789123456234567891567891234891234567345678912678912345912345678");
  check(symmetric);
}

TEST_F(CanonicalAnywhere, FormIsAPuzzleOfTheSameKindAndItsOwnForm) {
  for (const testing_support::PuzzleKind& kind : testing_support::other_kinds()) {
    for (std::uint64_t n = 0; n < rounds(20U, 5U); ++n) {
      SCOPED_TRACE(testing_support::name_of(kind, n));
      const Puzzle puzzle = testing_support::generated_puzzle(kind, n);
      const CanonicalForm form = form_of(puzzle);
      const Puzzle moved = with_clues(puzzle, form);
      const CanonicalForm again = form_of(moved);
      EXPECT_EQ(again.key, form.key);
      EXPECT_EQ(again.givens, form.givens);
      EXPECT_EQ(again.symmetries, form.symmetries);
      EXPECT_EQ(solve::solve(moved).status, base::Status::unique);
    }
  }
}

TEST_F(CanonicalAnywhere, FormsOfEveryKindOfRuleKeepTheRules) {
  int num_moved = 0;
  for (const testing_support::NamedDocument& sample : testing_support::sample_documents()) {
    SCOPED_TRACE(sample.name);
    const Puzzle& puzzle = sample.document.puzzle;
    const base::Status status = solve::canonical(puzzle).status;
    if (status != base::Status::unique && status != base::Status::multiple) continue;
    const CanonicalForm form = form_of(puzzle);
    const CanonicalForm again = form_of(with_clues(puzzle, form));
    EXPECT_EQ(again.key, form.key);
    EXPECT_EQ(again.givens, form.givens);
    EXPECT_EQ(again.allowed, form.allowed);
    if (form.givens != puzzle.givens) ++num_moved;
  }
  EXPECT_GT(num_moved, 0);
}

TEST_F(CanonicalAnywhere, MovesOfTheRulesMakeNoDifference) {
  const Transposition transposed(9);
  for (const char* extra : {"+x", "+windoku", "+disjoint", ""}) {
    SCOPED_TRACE(extra);
    Puzzle puzzle = testing_support::puzzle("grid:9" + std::string(extra));
    testing_support::set_givens(puzzle,
                                "12.......4..7" + std::string(50, '.') + "5...8.............");
    const CanonicalForm form = form_of(puzzle);
    const CanonicalForm other = form_of(transposed(puzzle));
    EXPECT_EQ(form.key, other.key);
    EXPECT_EQ(form.givens, other.givens);
  }
  const auto with = [](model::ConstraintSpec spec) {
    Puzzle puzzle = testing_support::puzzle("grid:9");
    puzzle.constraints = {std::move(spec)};
    testing_support::set_givens(puzzle, "1..2" + std::string(77, '.'));
    return puzzle;
  };
  const auto cells = [](const char* names) {
    return testing_support::cells(*testing_support::board("grid:9"), names);
  };
  const std::vector<model::ConstraintSpec> rules = {
      {.type = "thermometer", .label = {}, .cells = cells("R1C1 R1C2 R2C2"), .arguments = {}},
      {.type = "killer", .label = {}, .cells = cells("R4C4 R4C5"), .arguments = {{"sum", 7}}},
      {.type = "whisper", .label = {}, .cells = cells("R5C5 R6C6 R7C6"), .arguments = {}},
      {.type = "palindrome", .label = {}, .cells = cells("R5C5 R6C6 R7C6"), .arguments = {}},
      {.type = "renban", .label = {}, .cells = cells("R5C5 R6C6 R7C6"), .arguments = {}}};
  std::set<std::string> keys;
  for (const model::ConstraintSpec& rule : rules) {
    SCOPED_TRACE(rule.type);
    const Puzzle puzzle = with(rule);
    EXPECT_EQ(form_of(puzzle).key, form_of(transposed(puzzle)).key);
    EXPECT_TRUE(keys.insert(form_of(puzzle).key).second);
  }
}

TEST_F(CanonicalAnywhere, WhatDiffersHasAnotherKey) {
  const auto killer = [](std::int64_t sum, const char* givens) {
    Puzzle puzzle = testing_support::puzzle("grid:9");
    puzzle.constraints = {
        {.type = "killer", .label = {}, .cells = {Cell(0), Cell(1)}, .arguments = {{"sum", sum}}}};
    testing_support::set_givens(puzzle, givens + std::string(80, '.'));
    return form_of(puzzle).key;
  };
  EXPECT_NE(killer(7, "2"), killer(8, "2"));
  // With sums digits are no mere names.
  EXPECT_NE(killer(7, "2"), killer(7, "3"));
  EXPECT_NE(killer(7, "2"), killer(7, "."));
  const auto plain = [](const char* givens) {
    Puzzle puzzle = testing_support::puzzle("grid:4");
    testing_support::set_givens(puzzle, givens);
    return form_of(puzzle).key;
  };
  EXPECT_EQ(plain("12.............."), plain(".........3...4.."));
  EXPECT_NE(plain("12.............."), plain("1.2............."));
}

TEST_F(CanonicalAnywhere, PencilmarksBelongToThePuzzle) {
  base::Random random(3);
  for (std::uint64_t n = 0; n < rounds(20U, 5U); ++n) {
    const Puzzle puzzle = testing_support::marked_puzzle(testing_support::classic_kind(), n);
    const CanonicalForm form = form_of(puzzle);
    EXPECT_EQ(form_of(shuffled(puzzle, random)).key, form.key);
    const CanonicalForm other = form_of(shuffled(puzzle, random));
    EXPECT_EQ(other.givens, form.givens);
    EXPECT_EQ(other.allowed, form.allowed);
  }
}

TEST_F(CanonicalAnywhere, GraphsInAnyOrderOfVerticesAreTold) {
  base::Random random(5);
  for (const testing_support::PuzzleKind& kind : testing_support::other_kinds()) {
    SCOPED_TRACE(kind.label);
    const Puzzle puzzle = testing_support::generated_puzzle(kind, 0);
    ColouredGraph graph = rule_graph(*constraints::lower(puzzle));
    add_clues(puzzle, graph);
    std::vector<Vertex> order(graph.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<Vertex>(i);
    random.shuffle(std::span<Vertex>(order));
    const ColouredGraph other = relabelled(graph, order);
    const ColouredGraph first = relabelled(graph, canonical_labelling(graph).place);
    const ColouredGraph second = relabelled(other, canonical_labelling(other).place);
    EXPECT_EQ(first.colours, second.colours);
    EXPECT_EQ(first.edges, second.edges);
  }
}

}  // namespace
}  // namespace omnidoku::isomorphism

// SPDX-License-Identifier: MIT
//
// Every way to count says the same: random puzzles over boards of every kind, with constraints of
// every type, are counted to limit 3 by the template form of the general engine, by its vector form
// with each kernel, by clauses (CaDiCaL) and, where they are small, by a naive backtracker that
// asks what the rules mean. Every other puzzle has sums and pairs of any kind in place of
// constraints.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "constraints/lowering.h"
#include "constraints/rules.h"
#include "sat/search.h"
#include "support/board_text.h"
#include "support/boards.h"
#include "support/corpora.h"
#include "support/engine_solutions.h"
#include "support/naive_counter.h"
#include "support/problems.h"
#include "support/random_puzzle.h"
#include "support/random_spec.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using base::Random;
using engine::Form;
using Solutions = std::vector<model::FilledGrid>;

constexpr std::uint64_t kCountTo = 3;
constexpr std::uint64_t kFewNaiveSteps = 20'000;
constexpr int kMostCells = 400;  ///< of a board: larger ones would take most of the time

/// Where a puzzle begins: a board, and perhaps a constraint without cells.
struct Ground {
  std::string name;
  model::Puzzle empty;
};

std::vector<Ground> grounds() {
  std::vector<Ground> found;
  for (const std::string& text : testing_support::boards_of_every_kind())
    found.push_back({text, testing_support::puzzle(text)});
  for (const char* text : {"grid:10", "grid:12", "grid:16", "latin:11", "toroidal:12"})
    found.push_back({text, testing_support::puzzle(text)});
  for (const char* text : {"grid:6", "grid:9", "grid:10", "short_rows:4"}) {
    for (const constraints::ConstraintType* type : constraints::constraint_types()) {
      if (type->shape != constraints::SpecShape::none || type->facts != nullptr) continue;
      Ground ground{std::string(text) + " " + std::string(type->id), testing_support::puzzle(text)};
      ground.empty.constraints.push_back({std::string(type->id), "", {}, {}});
      // Some need arguments.
      if (constraints::validate(ground.empty, ground.empty.constraints.back()))
        found.push_back(std::move(ground));
    }
  }
  std::erase_if(found, [](const Ground& ground) { return ground.empty.num_cells() > kMostCells; });
  return found;
}

/// What one way to count has found.
struct Opinion {
  std::string by;
  std::optional<std::uint64_t> count;  ///< nothing if it was given up
  std::optional<Solutions> solutions;  ///< sorted, if it names them
};

Opinion by_engine(std::string name, const model::Problem& problem,
                  const testing_support::EngineQuestion& question) {
  Opinion opinion{std::move(name), {}, testing_support::engine_solutions(problem, question)};
  if (opinion.solutions) opinion.count = opinion.solutions->size();
  return opinion;
}

/// Whether diagrams or lists of sets are so large that they may take more clauses than there is
/// room for.
bool may_take_too_many_clauses(const model::Problem& problem) {
  std::size_t nodes = 0;
  std::size_t sets = 0;
  for (const model::PostedPrimitive& posted : problem.primitives) {
    const auto* diagram = std::get_if<model::Diagram>(&posted.primitive);
    if (diagram != nullptr) nodes += diagram->table->num_nodes();
    const auto* choice = std::get_if<model::DigitSets>(&posted.primitive);
    if (choice != nullptr) sets = std::max(sets, choice->sets->size());
  }
  return nodes > 20'000 || sets > 4096;
}

Opinion by_clauses(const model::Problem& problem) {
  Opinion opinion{"clauses", {}, {}};
  const auto search = sat::make_search(problem, problem.cell_domains());
  EXPECT_TRUE(search != nullptr || may_take_too_many_clauses(problem));
  if (search == nullptr) return opinion;
  base::Limits limits;
  limits.solutions = kCountTo;
  limits.nodes = 50'000;
  Solutions found;
  const base::StopReason reason = search->run(limits, [&found](const model::FilledGrid& grid) {
    found.push_back(grid);
    return true;
  });
  if (reason == base::StopReason::nodes) return opinion;
  std::sort(found.begin(), found.end());
  opinion.count = found.size();
  opinion.solutions = std::move(found);
  return opinion;
}

class Agreement : public ::testing::Test {
 protected:
  /// A puzzle with its problem.
  struct Made {
    model::Puzzle puzzle;
    model::SharedLowered lowered;
    std::optional<model::Problem> other;  ///< in its place, with rules that no constraint has

    [[nodiscard]] const model::Problem& problem() const {
      return other ? *other : lowered->problem;
    }
  };

  /// Nothing if the board cannot be filled, or the puzzle is no valid one.
  std::optional<Made> make(const Ground& ground, std::uint64_t round) {
    Random random = Random::for_stream(20261123, round);
    const model::SharedLowered bare = constraints::lower(ground.empty);
    testing_support::EngineQuestion first;
    first.limit = 1;
    first.seed = random.next();
    const auto grids = testing_support::engine_solutions(bare->problem, first);
    if (!grids || grids->empty()) return std::nullopt;
    if (round % 2 == 0) {
      Made made{ground.empty, bare, bare->problem};
      testing_support::add_random_rules(random, grids->front(), *made.other);
      return made;
    }
    const int least = std::min(60, ground.empty.num_cells() / 3);
    model::Puzzle puzzle = testing_support::random_puzzle(
        random, ground.empty, grids->front(),
        {least, least + 30, random.chance(1, 2), 2 + ground.empty.num_cells() / 6});
    for (const constraints::ConstraintType* type : constraints::constraint_types()) {
      // Those of which random_puzzle() draws few.
      const bool is_rare = type->shape == constraints::SpecShape::cell_set ||
                           type->shape == constraints::SpecShape::diagonal;
      if (!is_rare || !random.chance(1, 8)) continue;
      auto spec = testing_support::random_spec_that_holds(random, *type, puzzle, grids->front());
      if (spec) puzzle.constraints.push_back(*std::move(spec));
    }
    if (round > 100) add_one_not_met(random, puzzle, grids->front());
    compose(random, puzzle);
    // A created shape of a house without a known sum, for one.
    if (!constraints::validate_puzzle(puzzle)) return std::nullopt;
    return Made{puzzle, constraints::lower(puzzle), std::nullopt};
  }

  /// One of the types that were not met yet, so that chance leaves out none.
  void add_one_not_met(Random& random, model::Puzzle& puzzle, const model::FilledGrid& grid) {
    for (const constraints::ConstraintType* type : constraints::constraint_types()) {
      if (types_.contains(std::string(type->id))) continue;
      auto spec = testing_support::random_spec_that_holds(random, *type, puzzle, grid);
      if (!spec) continue;
      puzzle.constraints.push_back(*std::move(spec));
      return;
    }
  }

  /// Puts one or two of the rules into a rule that consists of others, now and then.
  static void compose(Random& random, model::Puzzle& puzzle) {
    for (const constraints::ConstraintType* type : constraints::constraint_types()) {
      const auto rules = std::find_if(
          type->parameters.begin(), type->parameters.end(),
          [](const auto& one) { return one.kind == constraints::Parameter::Kind::constraints; });
      const std::size_t count = random.chance(1, 2) ? 1 : 2;
      if (rules == type->parameters.end() || !random.chance(1, 6) ||
          puzzle.constraints.size() < count)
        continue;
      const auto first = puzzle.constraints.end() - static_cast<std::ptrdiff_t>(count);
      model::ConstraintSpec composed{std::string(type->id), "", {}, {}};
      composed.arguments.set(rules->name,
                             std::vector<model::ConstraintSpec>(first, puzzle.constraints.end()));
      if (!constraints::validate(puzzle, composed)) continue;
      puzzle.constraints.erase(first, puzzle.constraints.end());
      puzzle.constraints.push_back(std::move(composed));
    }
  }

  /// All that have an answer give the same; whether there is more than one.
  void compare(const std::vector<Opinion>& opinions, const Made& made) {
    const Opinion* first = nullptr;
    for (const Opinion& opinion : opinions) {
      if (!opinion.count) {
        ++given_up_[opinion.by];
        continue;
      }
      ++answers_[opinion.by];
      if (first == nullptr) {
        first = &opinion;
        ++counts_[*opinion.count];
      }
      ASSERT_EQ(*opinion.count, *first->count)
          << opinion.by << " beside " << first->by << ": " << testing_support::text_of(made.puzzle);
      if (!opinion.solutions || made.other) continue;
      for (const model::FilledGrid& grid : *opinion.solutions)
        ASSERT_TRUE(verify::is_solution(made.puzzle, grid)) << opinion.by;
      if (*opinion.count < kCountTo && first->solutions) {
        ASSERT_EQ(*opinion.solutions, *first->solutions) << opinion.by;
      }
    }
  }

  std::map<std::string, int> answers_;
  std::map<std::string, int> given_up_;
  std::map<std::uint64_t, int> counts_;
  std::map<std::string, int> types_;
};

TEST_F(Agreement, AllWaysToCountSayTheSame) {
  const std::vector<Ground> all = grounds();
  EXPECT_GE(all.size(), 20U);
  const char* wanted = std::getenv("OMNIDOKU_ROUNDS");
  const std::uint64_t rounds = wanted != nullptr ? std::strtoull(wanted, nullptr, 10)
                               : testing_support::all_requested() ? 100'000
                                                                  : 600;
  int unusable = 0;
  for (std::uint64_t round = 0; round < rounds && !HasFatalFailure(); ++round) {
    // Each board has puzzles of both sorts.
    const Ground& ground = all[round / 2 % all.size()];
    SCOPED_TRACE(ground.name + ", round " + std::to_string(round));
    const std::optional<Made> made = make(ground, round);
    if (!made) {
      ++unusable;
      continue;
    }
    for (const model::ConstraintSpec& spec : made->puzzle.constraints) ++types_[spec.type];
    const model::Problem& problem = made->problem();
    std::vector<Opinion> opinions{by_engine("template form", problem, {.form = Form::plain})};
    if (problem.num_digits <= engine::kMostVectorDigits) {
      for (const engine::vector::Kernels* kernels : engine::vector_kernels())
        opinions.push_back(by_engine(kernels->name, problem, {.kernels = kernels}));
    }
    if (sat::is_available()) opinions.push_back(by_clauses(problem));
    if (!made->other) {
      const auto naive = testing_support::naive_count(made->puzzle, kCountTo, kFewNaiveSteps);
      opinions.push_back({"naive", {}, {}});
      if (naive.complete) opinions.back().count = naive.count;
    }
    compare(opinions, *made);
  }
  for (const auto& [by, number] : answers_)
    std::printf("%s: %d answers, %d given up\n", by.c_str(), number, given_up_[by]);
  for (const auto& [count, number] : counts_)
    std::printf("%d with %d solutions\n", number, static_cast<int>(count));
  for (const auto& [type, number] : types_) std::printf("%s: %d\n", type.c_str(), number);
  std::printf("%d times there was no puzzle\n", unusable);
  for (const std::uint64_t count : {0U, 1U, 2U, 3U}) EXPECT_GT(counts_[count], 0) << count;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    EXPECT_GT(types_[std::string(type->id)], 0) << type->id;
  }
  for (const auto& [by, number] : answers_) EXPECT_GT(number, given_up_[by]) << by;
  EXPECT_LT(static_cast<std::uint64_t>(unusable), rounds / 10);
}

}  // namespace
}  // namespace omnidoku

// SPDX-License-Identifier: MIT
//
// What kinds of propagators keep in a state: a walk over states, down by taking digits away and
// back again, leaves what the same candidates leave where nothing has been kept.
#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "engine/state.h"
#include "engine/work.h"
#include "support/effort.h"
#include "support/problems.h"

namespace omnidoku::engine {
namespace {

using base::Random;
using Mask = std::uint16_t;

/// A random walk with many states over some cells, posted so many times.
model::Problem problem_with_diagrams(Random& random, std::size_t times) {
  model::Problem problem = testing_support::plain_problem(static_cast<int>(random.between(1, 9)),
                                                          static_cast<int>(random.between(2, 6)));
  const auto num_digits = static_cast<std::size_t>(problem.num_digits);
  const std::size_t num_states = random.chance(1, 2) ? 200 : 5;
  std::vector<model::DiagramStep> steps;  // by place, state and digit
  const std::size_t places = problem.domains.size();
  for (std::size_t i = 0; i < places * num_states * num_digits; ++i) {
    const bool goes_on = random.chance(4, 5);
    steps.push_back(goes_on ? model::DiagramStep(random.below(num_states)) : std::nullopt);
  }
  auto table = model::make_diagram(
      problem.num_digits, places, 0,
      [&](std::uint64_t state, std::size_t place, geometry::Digit digit) {
        return steps[(place * num_states + state) * num_digits + digit.index()];
      },
      [](std::uint64_t state) { return state % 3 != 1; });
  model::Diagram diagram{{}, std::make_shared<const model::DiagramTable>(*std::move(table))};
  for (std::size_t i = 0; i < places; ++i) diagram.variables.emplace_back(static_cast<int>(i));
  problem.primitives.assign(times, {diagram, {}});
  return problem;
}

/// What is left of these masks where nothing has been kept; nothing: they are refuted.
std::optional<std::vector<Mask>> left_of(const Tables<Mask>& tables, const std::vector<Mask>& masks,
                                         Work<Mask>& work, StateStack& states) {
  states.reserve(0);
  work.look_at(states[0]);
  std::copy(masks.begin(), masks.end(), work.masks);
  work.begin();
  if (!propagate_all(work)) return std::nullopt;
  return std::vector<Mask>(work.masks, work.masks + tables.num_variables);
}

/// Goes down by digits taken away, and back again now and then.
void walk_over_states(const model::Problem& problem, Random& random) {
  const Tables<Mask> tables(std::make_shared<const model::Problem>(problem), Form::plain);
  Work<Mask> work(tables);
  Work<Mask> other(tables);
  StateStack states(tables.layout.size);
  StateStack other_states(tables.layout.size);
  if (!left_of(tables, tables.domains_in(problem), work, states)) return;
  std::size_t depth = 0;
  for (int step = 0; step < 60; ++step) {
    if (depth > 0 && random.chance(1, 4)) {
      work.look_at(states[--depth]);
      continue;
    }
    states.reserve(depth + 1);
    states.copy_to_next(depth);
    work.look_at(states[++depth]);
    const auto variable = static_cast<Index>(random.below(tables.num_variables));
    const auto kept = static_cast<Mask>(random.next() & random.next());
    std::vector<Mask> masks(work.masks, work.masks + tables.num_variables);
    masks[variable] = static_cast<Mask>(masks[variable] & ~kept);
    const bool holds = work.reduce(variable, static_cast<Mask>(~kept)) && propagate(work);
    const auto expected = left_of(tables, masks, other, other_states);
    ASSERT_EQ(holds, expected.has_value()) << "step " << step;
    if (holds) {
      ASSERT_EQ(std::vector<Mask>(work.masks, work.masks + tables.num_variables), *expected)
          << "step " << step;
      continue;
    }
    work.clear();
    other.clear();
    work.look_at(states[--depth]);
  }
}

TEST(KeptInStates, DiagramsSeeTheSameAsWithoutIt) {
  const auto num_rounds = testing_support::rounds<std::uint64_t>(20'000, 500);
  for (std::uint64_t round = 0; round < num_rounds && !HasFailure(); ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    Random random = Random::for_stream(20261129, round);
    walk_over_states(problem_with_diagrams(random, 1), random);
  }
}

TEST(KeptInStates, DiagramsWithoutRoomSeeTheSame) {
  Random random(20261129);
  for (int round = 0; round < 5 && !HasFailure(); ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    const model::Problem problem = problem_with_diagrams(random, 2'000);
    const Tables<Mask> tables(std::make_shared<const model::Problem>(problem), Form::plain);
    EXPECT_LE(tables.layout.size - tables.layout.kept, kMostBytesKept + kStateAlignment);
    walk_over_states(problem, random);
  }
}

}  // namespace
}  // namespace omnidoku::engine

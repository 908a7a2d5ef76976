// SPDX-License-Identifier: MIT
//
// Examples of rules while a stop is asked for.
#include "generate/example.h"

#include <chrono>
#include <cstdint>
#include <thread>

#include <gtest/gtest.h>

#include "base/limits.h"
#include "constraints/set_up.h"
#include "support/boards.h"

namespace omnidoku::generate {
namespace {

Request formula_on_classic(std::uint64_t seed) {
  Request request;
  request.board = testing_support::board("grid:9");
  request.kinds = {"formula"};
  request.seed = seed;
  return request;
}

void expect_has_its_formula(const Example& made) {
  ASSERT_EQ(made.puzzle.constraints.empty(), false);
  for (const model::ConstraintSpec& spec : made.puzzle.constraints) {
    EXPECT_EQ(spec.type, "formula");
    EXPECT_FALSE(spec.cells.empty());
  }
}

TEST(Example, OfAFormulaHasIt) {
  const auto made = example(formula_on_classic(0));
  ASSERT_TRUE(made.has_value()) << made.error().text();
  expect_has_its_formula(*made);
}

TEST(Example, WhenStoppedIsAnErrorOrHasItsFormula) {
  for (int i = 0; i < 3; ++i) {
    base::StopSource stop;
    Request request = formula_on_classic(static_cast<std::uint64_t>(i));
    request.limits.stop = stop.token();
    const constraints::SetUp set_up(request.limits);
    std::thread stopper([&stop, i] {
      std::this_thread::sleep_for(std::chrono::milliseconds(8 * i));
      stop.request_stop();
    });
    const auto made = example(request);
    stopper.join();
    if (made) expect_has_its_formula(*made);
  }
}

}  // namespace
}  // namespace omnidoku::generate

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

TEST(Example, OfAFormulaHasItUnlessItWasStopped) {
  for (int i = 0; i < 3; ++i) {
    base::StopSource stop;
    base::Limits limits;
    limits.stop = stop.token();
    Request request;
    request.board = testing_support::board("grid:9");
    request.kinds = {"formula"};
    request.limits = limits;
    request.seed = static_cast<std::uint64_t>(i);
    const constraints::SetUp set_up(limits);
    std::thread stopper([&stop, i] {
      std::this_thread::sleep_for(std::chrono::milliseconds(8 * i));
      stop.request_stop();
    });
    const auto made = example(request);
    stopper.join();
    if (!made) {
      EXPECT_TRUE(set_up.is_cut_short()) << made.error().text();
      continue;
    }
    for (const model::ConstraintSpec& spec : made->puzzle.constraints) {
      EXPECT_EQ(spec.type, "formula");
      EXPECT_FALSE(spec.cells.empty());
    }
  }
}

}  // namespace
}  // namespace omnidoku::generate

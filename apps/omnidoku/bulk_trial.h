// SPDX-License-Identifier: MIT
//
// How large the shards of bulk work are to be, by a trial of its command before there is a plan.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/result.h"
#include "bulk/plan.h"

namespace omnidoku::cli {

/// Of a file of a plan.
struct ShardSize {
  std::uint64_t bytes = 0;  ///< of the file, that make a shard
  double lines = 0;         ///< of the whole file, about
  double seconds = 0;       ///< of a processor, for the whole file
};

/// What makes a shard of so many seconds of a file of the plan, by a trial of some of its lines,
/// which also shows whether the command answers them and what header its output has: that is put
/// into the plan. Errors: those of reading; usage where the command does not answer lines.
[[nodiscard]] base::Result<ShardSize> size_of_shards(bulk::Plan& plan, std::size_t index,
                                                     double seconds);

/// How long it takes to make one of the puzzles of the plan, by a trial of some. Errors: io; usage
/// where its command makes none.
[[nodiscard]] base::Result<double> seconds_per_puzzle(const bulk::Plan& plan);

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// How many solutions a puzzle has, about: for those that have too many to count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "solve/solve.h"

namespace omnidoku::solve {

struct EstimateOptions {
  std::uint64_t seed = 1;
  /// More nodes of the search tree than this are not kept at a time; each stage keeps four times as
  /// many as the one before.
  std::size_t most_kept = 4096;
  /// After a stage that has brought all of them to more nodes than this no further one begins.
  std::uint64_t most_nodes = 2'000'000;
  /// Count puzzles with few solutions exactly.
  bool count_few = true;
};

/// Numbers of solutions are told by their natural logarithms, as most are beyond all types.
struct Estimate {
  /// invalid, not_understood: see message. none: there is no solution. limit, cancelled: no
  /// estimate was ready in time; low tells what is known. Else unique or multiple.
  base::Status status = base::Status::limit;
  std::optional<std::uint64_t> exact;  ///< the number itself, where it came out
  double log_count = 0;
  double log_low = 0;  ///< the number lies between these two with a confidence of 99%
  double log_high = 0;
  int runs = 0;             ///< independent estimates of which it is the mean
  std::size_t kept = 0;     ///< nodes of the search tree that each kept at a time
  std::uint64_t found = 0;  ///< solutions met in one of them, none twice: there are as many
  std::string message;
  base::Counters counters;
};

/// Estimates the number of solutions. The same seed gives the same answer for any number of
/// threads, unless a time limit or a stop request cuts it short. Takes threads, limits (time, stop,
/// progress) and ignore_unknown from `options`.
[[nodiscard]] Estimate estimate(const model::Puzzle& puzzle, const Options& options,
                                const EstimateOptions& how = {});

/// A number given by its logarithm, with some digits: "28,200,960", "6.671e21".
enum class Rounding : std::uint8_t { nearest, down, up };
[[nodiscard]] std::string number_text(double log_number, Rounding rounding = Rounding::nearest);

}  // namespace omnidoku::solve

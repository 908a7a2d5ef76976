// SPDX-License-Identifier: MIT
//
// What the program's exit code says, and how the verdicts on many puzzles add up to one code.
#pragma once

#include <cstdint>

#include "base/status.h"

namespace omnidoku::cli {

inline constexpr int kExitDone = 0;       ///< one puzzle: unique, or done; many: all decided
inline constexpr int kExitNotUnique = 1;  ///< one puzzle: none or several solutions, or wrong ones
inline constexpr int kExitBad = 2;        ///< bad usage, bad input, failed output; a puzzle that is
                                          ///< invalid or not understood
inline constexpr int kExitLimit = 3;      ///< a time or node limit was reached
inline constexpr int kExitInterrupted = 130;

/// What came out for one puzzle.
enum class Verdict : std::uint8_t { done, not_unique, limit, invalid, cancelled };

/// Of a puzzle that should have one solution.
[[nodiscard]] constexpr Verdict verdict_of(base::Status status) {
  switch (status) {
    case base::Status::unique: return Verdict::done;
    case base::Status::multiple:
    case base::Status::none: return Verdict::not_unique;
    case base::Status::not_understood:
    case base::Status::invalid: return Verdict::invalid;
    case base::Status::cancelled: return Verdict::cancelled;
    case base::Status::limit: break;
  }
  return Verdict::limit;
}

/// Adds up verdicts.
class Tally {
 public:
  void add(Verdict verdict) {
    ++puzzles_;
    if (verdict == Verdict::invalid) bad_ = true;
    if (verdict == Verdict::limit) limited_ = true;
    if (verdict == Verdict::not_unique) not_unique_ = true;
  }
  /// Something other than a puzzle was wrong with the input or the output.
  void add_failure() { bad_ = true; }

  [[nodiscard]] std::uint64_t puzzles() const { return puzzles_; }

  [[nodiscard]] int exit_code() const {
    if (bad_) return kExitBad;
    if (limited_) return kExitLimit;
    if (not_unique_ && puzzles_ == 1) return kExitNotUnique;
    return kExitDone;
  }

 private:
  std::uint64_t puzzles_ = 0;
  bool bad_ = false;
  bool limited_ = false;
  bool not_unique_ = false;
};

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// What the ratings of many puzzles come to, in a few lines for a person: how many were rated, how
// they lie on the scale, and the hardest.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rating_rows.h"

namespace omnidoku::cli {

class RatingSummary {
 public:
  explicit RatingSummary(RatingScale scale) : scale_(scale) {}

  /// Counts a puzzle. `source` is what the input calls it. In the order of the input, so that of
  /// equally hard puzzles the first is told.
  void add(std::string_view source, const RatingRow& row);

  /// The summary. `before`: how many of the puzzles an earlier run had rated; the time is that of
  /// the others.
  [[nodiscard]] std::vector<std::string> lines(std::chrono::nanoseconds time,
                                               std::uint64_t before) const;

 private:
  [[nodiscard]] std::string name_of_place(int place) const;
  [[nodiscard]] std::string work_line(std::chrono::nanoseconds time, std::uint64_t before) const;
  void add_lines_of_scale(std::vector<std::string>& lines) const;

  RatingScale scale_;
  std::uint64_t puzzles_ = 0;
  std::uint64_t rated_ = 0;
  std::map<std::string, std::uint64_t> unrated_;  ///< by why
  std::map<int, std::uint64_t> places_;           ///< by level, or by the whole number of ER
  std::map<int, std::uint64_t> scores_;           ///< by score, or by ER in tenths
  std::uint64_t pearls_ = 0;
  std::uint64_t diamonds_ = 0;
  RatingNumbers most_;   ///< of the hardest
  std::string hardest_;  ///< the same in words
};

}  // namespace omnidoku::cli

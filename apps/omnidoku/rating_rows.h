// SPDX-License-Identifier: MIT
//
// The rows that `rate` writes, a puzzle each: what the three scales say, as csv or as a JSON object
// to a line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "logic/path.h"
#include "logic/rating.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"

namespace omnidoku::cli {

enum class RatingScale : std::uint8_t { human, se, hodoku };
enum class RowFormat : std::uint8_t { csv, jsonl };

class RatingRows {
 public:
  RatingRows(RatingScale scale, RowFormat format) : scale_(scale), format_(format) {}

  /// What stands before the first row; empty for jsonl.
  [[nodiscard]] std::string header() const;
  /// How the row of a puzzle begins, whatever its rating is. `source` is what the input calls it.
  [[nodiscard]] std::string begin(std::string_view source) const;

  /// A puzzle without a rating: its status in place of the hardest step.
  [[nodiscard]] std::string unrated(std::string_view source, std::string_view status) const;
  [[nodiscard]] std::string human(std::string_view source, const logic::Rating& rating,
                                  const logic::Path& path) const;
  [[nodiscard]] std::string se(std::string_view source, const ratings::se::Rating& rating,
                               const std::vector<ratings::se::Step>& path) const;
  [[nodiscard]] std::string hodoku(std::string_view source,
                                   const ratings::hodoku::Rating& rating) const;

 private:
  [[nodiscard]] std::string leveled(std::string_view source, std::string_view level, int score,
                                    std::string_view hardest, nlohmann::ordered_json path) const;

  RatingScale scale_;
  RowFormat format_;
};

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// The rows that `rate` writes, a puzzle each: what the three scales say, as csv or as a JSON object
// to a line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "exit_code.h"
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
  /// What a row, without its line end, says of the puzzle; nothing if it is none that this scale
  /// writes about it in this format.
  [[nodiscard]] std::optional<Verdict> verdict(std::string_view source, std::string_view row) const;

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
  [[nodiscard]] std::size_t num_numbers() const { return scale_ == RatingScale::se ? 3 : 2; }
  [[nodiscard]] bool is_rating(const std::vector<std::string>& numbers) const;
  [[nodiscard]] std::optional<std::vector<std::string>> fields_of(std::string_view begin,
                                                                  std::string_view row) const;

  RatingScale scale_;
  RowFormat format_;
};

}  // namespace omnidoku::cli

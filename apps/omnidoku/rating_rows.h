// SPDX-License-Identifier: MIT
//
// The rows that `rate` writes, a puzzle each: what the three scales say, as csv or as a JSON object
// to a line.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/status.h"
#include "exit_code.h"
#include "generate/rating_wish.h"
#include "logic/path.h"
#include "logic/rating.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"

namespace omnidoku::cli {

using RatingScale = generate::Measure;
enum class RowFormat : std::uint8_t { csv, jsonl };

/// What a scale says of a puzzle, none of it for a puzzle without a rating. ER, EP and ED of scale
/// se, in tenths; of the others the level, as its place among the scale's levels, and the score.
using RatingNumbers = std::array<std::optional<int>, 3>;

/// 72 as "7.2".
[[nodiscard]] std::string tenths_text(int tenths);

/// The row of a puzzle.
struct RatingRow {
  Verdict verdict = Verdict::done;
  RatingNumbers numbers;
  std::string hardest;  ///< the hardest step, or why there is no rating
  std::string text;     ///< as it is written, line end included

  [[nodiscard]] bool is_rated() const { return numbers[0].has_value(); }
};

class RatingRows {
 public:
  /// Of puzzles that are not `wanted` the rows say so; scale se alone.
  RatingRows(RatingScale scale, RowFormat format,
             ratings::se::Wanted wanted = ratings::se::Wanted::all)
      : scale_(scale), format_(format), wanted_(wanted) {}

  /// What stands before the first row; empty for jsonl.
  [[nodiscard]] std::string header() const;
  /// How the row of a puzzle begins, whatever its rating is. `source` is what the input calls it.
  [[nodiscard]] std::string begin(std::string_view source) const;
  /// A row as it stands, without its line end; nothing if it is none that this scale writes about
  /// the puzzle in this format. Its text is left out.
  [[nodiscard]] std::optional<RatingRow> read(std::string_view source, std::string_view row) const;

  /// A puzzle without a rating: its status in place of the hardest step.
  [[nodiscard]] RatingRow unrated(std::string_view source, base::Status status) const;
  [[nodiscard]] RatingRow human(std::string_view source, const logic::Rating& rating,
                                const logic::Path& path) const;
  /// Solved, or unwanted: then without ER, and what is known of the others.
  [[nodiscard]] RatingRow se(std::string_view source, const ratings::se::Rating& rating,
                             const std::vector<ratings::se::Step>& path) const;
  [[nodiscard]] RatingRow hodoku(std::string_view source,
                                 const ratings::hodoku::Rating& rating) const;

 private:
  [[nodiscard]] RatingRow row(std::string_view source, const RatingNumbers& numbers,
                              std::string_view hardest, nlohmann::ordered_json path) const;
  [[nodiscard]] bool is_rating(const RatingNumbers& numbers) const;
  [[nodiscard]] bool is_unwanted(const RatingRow& row) const;
  /// What a row says besides the puzzle.
  struct Fields {
    std::vector<std::string> in_csv;  ///< as they stand there
    nlohmann::ordered_json path;      ///< for jsonl alone
  };
  [[nodiscard]] std::optional<Fields> fields_of(std::string_view begin, std::string_view row) const;
  /// Whether the path of a row is one that this scale writes, with the hardest step in it.
  [[nodiscard]] bool is_path(const nlohmann::ordered_json& path, const RatingRow& row) const;

  RatingScale scale_;
  RowFormat format_;
  ratings::se::Wanted wanted_;
};

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// A difficulty that is wanted in the words or numbers of a scale: those of other programs
// (docs/RATINGS.md), or the score of the human one.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ratings/hodoku/step.h"

namespace omnidoku::generate {

/// Whose numbers they are.
enum class Measure : std::uint8_t { human, se, hodoku };
inline constexpr Measure kMeasures[] = {Measure::human, Measure::se, Measure::hodoku};

/// "human", "se", "hodoku": the words of `rate`.
[[nodiscard]] std::string_view to_string(Measure measure);
/// Inverse of to_string; nothing for other words.
[[nodiscard]] std::optional<Measure> measure_from(std::string_view word);

struct RatingWish {
  Measure measure = Measure::human;
  std::optional<ratings::hodoku::Level> level;  ///< only with Measure::hodoku
  /// Both ends included: the ER in tenths with Measure::se, else the score.
  int least = 0;
  int most = std::numeric_limits<int>::max();
};

/// What a text asks for: a level of HoDoKu, however its letters are written, or a number or a range
/// such as 4.4-4.6 (se, with one decimal at most) or 800-1200 (the others). Nothing for other
/// texts.
[[nodiscard]] std::optional<RatingWish> rating_wish_from(Measure measure, std::string_view text);

/// What such a text may say, for messages.
[[nodiscard]] std::string wishes_of(Measure measure);

/// For sentences: "an SE rating of 4.4 to 4.6", "HoDoKu's level Hard".
[[nodiscard]] std::string to_string(const RatingWish& wish);
/// A number of the scale: "4.5" with Measure::se, else "1230".
[[nodiscard]] std::string number_of(Measure measure, int value);

}  // namespace omnidoku::generate

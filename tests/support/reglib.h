// SPDX-License-Identifier: MIT
//
// HoDoKu's library of regression cases (version 1.3): positions, and what one technique concludes
// from each.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace omnidoku::testing_support {

/// How many cases the library has.
inline constexpr std::size_t kReglibCases = 562;

struct ReglibCase {
  struct Candidate {
    int cell = 0;   ///< row by row, from 0
    int digit = 0;  ///< from 0
    friend auto operator<=>(const Candidate&, const Candidate&) = default;
  };

  std::string text;
  std::string full_code;  ///< of the technique, with variant: "0710-2"
  std::string code;       ///< without
  bool must_be_missing = false;
  std::array<int, 81> digits{};  ///< 0 for an empty cell
  std::array<bool, 81> is_given{};
  std::vector<Candidate> deleted;
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;
};

/// All cases; none without the corpora.
[[nodiscard]] std::optional<std::vector<ReglibCase>> read_reglib();

}  // namespace omnidoku::testing_support

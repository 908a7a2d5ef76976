// SPDX-License-Identifier: MIT
//
// What came with a puzzle, where a command answers about the puzzle alone: what a person had
// entered and marked in a saved game is left aside, which is said; what of it is wrong, and whether
// the stored solution is, as far as the answer shows it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "geometry/ids.h"
#include "model/document.h"
#include "solve/solve.h"

namespace omnidoku::cli {

/// What was left aside in one game, or in several.
struct LeftAside {
  std::uint64_t games = 0;
  std::uint64_t entries = 0;
  std::uint64_t marks = 0;  ///< cells with some

  LeftAside& operator+=(const LeftAside& more);
  [[nodiscard]] bool is_any() const { return games > 0; }
  /// "the entries (3) and the marks (in 2 cells) of a saved game are left aside: ", and `so`.
  [[nodiscard]] std::string text(const std::string& so) const;
};

/// What the document has beside its puzzle.
[[nodiscard]] LeftAside left_aside(const model::Document& document);

/// What of it is wrong.
struct Wrong {
  std::vector<std::string> entries;  ///< as "R1C3=1"
  std::vector<std::string> marks;    ///< names of cells whose marks leave out what belongs there
  std::string stored;                ///< why the solution stored with the puzzle is none of it

  [[nodiscard]] bool is_any() const {
    return !entries.empty() || !marks.empty() || !stored.empty();
  }
  /// "wrong entry: R1C3=1"; empty if there is none.
  [[nodiscard]] std::string text() const;
};

/// By the filling that counts: the one solution of the outcome, else the one stored with the puzzle
/// if it is a witness; no entry is known to be wrong where there is neither. The stored one is
/// compared with the solution where there is one, else asked what it breaks.
[[nodiscard]] Wrong wrong_by(const model::Document& document, const solve::Outcome& outcome);
/// By the digits that may be in the cells; a stored solution is asked what it breaks.
[[nodiscard]] Wrong wrong_by(const model::Document& document,
                             const std::vector<geometry::DigitSet>& possible);

/// Both as a value of JSON: {"entries", "marks", "wrong", "wrong_marks"}.
[[nodiscard]] nlohmann::ordered_json json_of(const LeftAside& aside, const Wrong& wrong);

}  // namespace omnidoku::cli

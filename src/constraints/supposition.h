// SPDX-License-Identifier: MIT
//
// Supposition: a digit that no filling of a constraint's cells has, put into its cell to be shown
// false. What it leaves to the other cells is what a type's words are about
// (ConstraintType::refutes); helpers for what many types say.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/digit_set.h"
#include "geometry/ids.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

struct Supposition {
  const model::Puzzle& puzzle;
  const model::ConstraintSpec& spec;
  std::vector<geometry::Cell> cells;  ///< of the constraint, or of the part of it that is meant
  geometry::Candidate supposed;
  std::vector<geometry::DigitSet> before;  ///< by cell of the board: what is left without it
  std::vector<geometry::DigitSet> left;    ///< and what it leaves: in its own cell just its digit

  [[nodiscard]] geometry::DigitSet left_in(geometry::Cell cell) const { return left[cell.index()]; }
  [[nodiscard]] bool is_supposed(geometry::Cell cell) const { return supposed.cell == cell; }
};

/// "R1C1, R1C2 and R1C3"; of more than twenty the first few, "and 75 others".
[[nodiscard]] std::string listed(const model::Puzzle& puzzle, std::span<const geometry::Cell> cells,
                                 std::string_view conjunction = "and");
/// "1, 3 or 5"
[[nodiscard]] std::string listed(const model::Puzzle& puzzle, geometry::DigitSet digits,
                                 std::string_view conjunction = "or");
[[nodiscard]] std::string listed(const std::vector<std::string>& items,
                                 std::string_view conjunction = "and");
/// "R1C1 to R1C9", "R1C1 and R1C2"
[[nodiscard]] std::string from_to(const model::Puzzle& puzzle,
                                  std::span<const geometry::Cell> cells);
/// "2+3+7"
[[nodiscard]] std::string added(const model::Puzzle& puzzle, geometry::DigitSet digits);

/// What some cells have to hold so often: any of some digits.
struct Demand {
  geometry::DigitSet digits;
  std::string name;
  std::int64_t count = 1;
};

/// The fewest demands for which together there would be too few cells: "there would be no cell for
/// 5", "only R1C2 would be left for 3 and 5", "only 3 of its cells would be left for 3, 5, 7 and
/// 9"; empty where there are none such.
[[nodiscard]] std::string too_few_places(const Supposition& supposition,
                                         std::span<const geometry::Cell> cells,
                                         const std::vector<Demand>& demands);

/// The sums that cells could have: of different digits where they must differ, if these are few
/// enough to be told apart. Nothing where there are too many.
[[nodiscard]] std::optional<std::set<std::int64_t>> sums_left(
    const Supposition& supposition, std::span<const geometry::Cell> cells);

/// "at most 14", "at least 17", "at most 13 or at least 15", "14": what numbers without the wanted
/// one come to. Empty where the wanted one is among them, or there are none.
[[nodiscard]] std::string beside(const std::set<std::int64_t>& sums, std::int64_t wanted);

/// Whether one digit cannot be in both: the cells lie in one house of the board.
[[nodiscard]] bool must_differ(const model::Puzzle& puzzle, geometry::Cell a, geometry::Cell b);

/// Two places among the cells of a line, in order.
using Ends = std::pair<std::size_t, std::size_t>;
/// Where the ends of a line filled with these digits are; nothing where it has none.
using FindEnds = std::function<std::optional<Ends>(const std::vector<geometry::Digit>& filling)>;

/// "1 and 9 could only be in R1C1 and R1C5, with at most 12 between them, or R1C2 and R1C5, with
/// at least 16", "wherever 1 and 9 are, what lies between them makes at most 12 or at least 16": of
/// all fillings of the cells with different digits. Empty where one of them has the sum, where
/// there is no filling with ends, or where there are too many to try.
[[nodiscard]] std::string never_between(const Supposition& supposition,
                                        std::span<const geometry::Cell> cells,
                                        const FindEnds& find_ends, std::int64_t wanted,
                                        const std::string& ends);

}  // namespace omnidoku::constraints

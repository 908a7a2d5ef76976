// SPDX-License-Identifier: MIT
//
// A house made of parts: the cages, lines and clues that take two or more of its cells (shapes.h),
// and the cells between them. Each part has the sets of digits that it can put into the house; no
// two parts share a digit, so some sets go with none of the others. What is needed for that alone
// is told.
// Soundness: every part puts one of its sets into the house, and the cells of a house differ.
// Cost: (sets of a part) x (digits of one) x 8 words for each part, some 20 us on 9x9; a house is
// looked at once for each shape that takes cells of it, and not again before something changes
// there.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/rules/shapes.h"

namespace omnidoku::logic {

/// What a shape puts into a house.
struct HousePart {
  std::uint32_t shape = 0;            ///< an index into Shapes
  PlaceMask places = 0;               ///< the open cells of the house that it takes
  std::vector<DigitSet> of_fillings;  ///< per filling of the shape
  std::vector<DigitSet> sets;         ///< each once, in increasing order
};

/// Candidates that go by parts of a house that do not go together.
struct HouseConflict {
  std::uint32_t house = 0;  ///< an index into Structure::houses()
  /// The part whose sets go; nothing where it is a single cell of the house.
  std::vector<HousePart> own;     ///< one at most
  std::vector<HousePart> others;  ///< that it needs, fewest sets first
  std::vector<Cell> cells;        ///< single cells that it needs as well
  std::vector<Candidate> gone;

  /// What a person has to look at.
  [[nodiscard]] int size() const {
    return static_cast<int>(own.size() + others.size()) + (cells.empty() ? 0 : 1);
  }
};

/// Those of a position, with few parts first; none on boards with more digits than
/// kMostDigitsOfSets.
[[nodiscard]] std::vector<HouseConflict> house_conflicts(const Position& position);

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// What several cells or places of a house say together while a supposition is followed
// (rule_clash.h): locked digits, naked pairs and triples, hidden pairs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/state/structure.h"

namespace omnidoku::logic {

/// Whether a clash may go by subsets where nothing else follows.
enum class WithSubsets : std::uint8_t { no, yes };

/// What several cells or places say together.
struct ClashSubset {
  enum class Kind : std::uint8_t {
    cell,    ///< whatever the cell holds
    locked,  ///< wherever the digit is in the house
    naked,   ///< the cells hold these digits alone, as many as they are
    hidden,  ///< so they do, as the digits have no other places in the house
  };
  Kind kind = Kind::cell;
  std::uint32_t house = 0;  ///< an index into Structure::houses(); not for a cell
  std::vector<Cell> cells;
  DigitSet digits;
};

/// What is left of a house.
struct HouseLeft {
  const HouseInfo& house;
  std::uint32_t index = 0;               ///< of the house
  std::span<const std::uint64_t> cells;  ///< of each cell the digits
  std::span<const PlaceMask> digits;     ///< of each digit the places
};

/// Takes what a subset says.
class SubsetSink {
 public:
  virtual ~SubsetSink() = default;
  /// Cells that hold one of the digits each: what all of these exclude is false.
  virtual void one_of(ClashSubset subset) = 0;
  /// Cells that hold these digits and no others: these candidates are false.
  virtual void held(ClashSubset subset, const std::vector<Candidate>& gone) = 0;
};

/// Whether subsets have so many cells or places.
[[nodiscard]] bool is_few(int count);

/// A cell of which few digits are left.
[[nodiscard]] ClashSubset subset_of_cell(Cell cell, std::uint64_t left);
/// Digits with few places in a house that has to hold them all.
void find_hidden(const HouseLeft& left, SubsetSink& sink);
/// Cells with as few digits as they are.
void find_naked(const HouseLeft& left, SubsetSink& sink);

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// What the kernels of the vector form work on, laid out for registers of 32 lanes of 16 bits. Plain
// arrays and no functions: the kernels are compiled for instruction sets of their own and must not
// share code with the rest.
//
// A lane number that stands for nothing is the last one of what it counts: that lane is always 0.
#pragma once

#include <cstddef>
#include <cstdint>

namespace omnidoku::engine::vector {

inline constexpr unsigned kLanes = 32;        ///< of a register
inline constexpr unsigned kGroupCells = 96;   ///< lanes of cells; the last is nothing
inline constexpr unsigned kGroupHouses = 32;  ///< lanes of houses; the last is nothing
inline constexpr unsigned kSegments = 64;     ///< lanes of segments; the last is nothing
inline constexpr unsigned kMostHouseCells = 9;
inline constexpr unsigned kMostHousesOfCell = 8;
inline constexpr unsigned kMostSegmentCells = 9;
inline constexpr unsigned kMostOtherSegments = 9;
inline constexpr unsigned kMostSegmentsOfCell = 8;
inline constexpr unsigned kMostSegmentations = 4;
inline constexpr unsigned kEight = 8;  ///< lanes of a register of 16 bytes

/// Where the lanes of a register, eight by eight, find some of their values in eight lanes of a
/// bank: what an instruction that looks up bytes in 16 others wants to know. A place of 0x80 gives
/// 0.
struct alignas(64) LookUp {
  std::uint8_t place[2 * kLanes];             ///< per byte of the result
  std::uint16_t first_lane[kLanes / kEight];  ///< of the bank, for each eight
};

/// Per lane of a result the lane of a bank to pick; and per register of the result the same as
/// look-ups, more of them the more the lanes of the bank lie apart.
template <unsigned count>
struct alignas(64) Picks {
  std::uint16_t lane[count];
  const LookUp* look_ups[count / kLanes];
  std::uint8_t num_look_ups[count / kLanes];
};

/// Houses cut by other houses into segments, which are the cells that two houses share, or that
/// one has and none of the others. A digit that a house can only have in one segment leaves the
/// rest of the other house: pointing and claiming.
struct alignas(64) Segmentation {
  unsigned most_cells = 0;           ///< of a segment
  unsigned most_others[2] = {0, 0};  ///< of the first, the second house
  unsigned most_segments = 0;        ///< of a cell
  Picks<kSegments> cell[kMostSegmentCells];
  /// Per segment and house: the other segments of that house.
  Picks<kSegments> others[2][kMostOtherSegments];
  /// All bits where that house has every digit, so that what it has nowhere else is here.
  alignas(64) std::uint16_t needs[2][kSegments];
  Picks<kGroupCells> segment_of[kMostSegmentsOfCell];
};

/// Up to 31 houses over up to 95 cells that are looked at all at once.
struct alignas(64) HouseGroup {
  unsigned most_cells = 0;   ///< of a house
  unsigned most_houses = 0;  ///< of a cell
  unsigned num_segmentations = 0;
  unsigned num_cells = 0;
  bool in_order = false;                           ///< cell lane i is the i-th variable
  std::uint32_t variable[kGroupCells];             ///< per lane of a cell
  alignas(64) std::uint16_t is_cell[kGroupCells];  ///< all bits, or none
  std::uint32_t
      house[kGroupHouses];  ///< per lane of a house: its number among those that have every digit
  Picks<kGroupHouses> cell[kMostHouseCells];
  alignas(64)
      std::uint16_t needs[kGroupHouses];  ///< all digits for a house that has every digit, or none
  Picks<kGroupCells> house_of[kMostHousesOfCell];
  Segmentation segmentations[kMostSegmentations];
};

inline constexpr unsigned kMostSets = 16;
inline constexpr unsigned kMostSetCells = 9;
inline constexpr unsigned kMostParts = 8;

/// Where a set of cells meets a house that has every digit.
struct SetPart {
  std::uint8_t num_rest = 0;            ///< cells of the house alone
  std::uint8_t num_outside = 0;         ///< cells of the set alone
  std::uint8_t outside[kMostSetCells];  ///< as places in the set
  std::uint16_t rest[kMostHouseCells];  ///< variables
  bool needs = false;                   ///< the house has every digit
};

/// Different cells whose digits are one of at most 16 sets, one for each lane of 16 bits.
struct alignas(64) DigitSets {
  alignas(64) std::uint16_t sets[kMostSets];
  alignas(64) std::uint16_t used[kMostSets];  ///< all bits where there is a set
  std::uint16_t all_digits = 0;
  std::uint8_t num_cells = 0;
  std::uint8_t num_parts = 0;
  std::uint16_t cells[kMostSetCells];  ///< variables
  SetPart parts[kMostParts];
};

/// What settle() says.
inline constexpr int kSettled = -1;
inline constexpr int kFirstCell = 64;  ///< this and more: a cell lane is left with nothing; less: a
                                       ///< house lane cannot have its digits

struct Kernels {
  const char* name;
  /// Takes from the cells (kGroupCells lanes) what singles and segments forbid, until nothing
  /// changes. kSettled, or what cannot be.
  int (*settle)(const HouseGroup& group, std::uint16_t* cells);
  /// Takes from the variables what no set allows. False if none is left.
  bool (*filter_sets)(const DigitSets& sets, std::uint16_t* masks);
  /// Makes `seen` equal to `masks` (`count` a multiple of 32) and sets in `changed` a bit for each
  /// place where it was not. False if there was none.
  bool (*differences)(const std::uint16_t* masks, std::uint16_t* seen, std::uint32_t count,
                      std::uint64_t* changed);
};

extern const Kernels kVector128;
extern const Kernels kAvx2;
extern const Kernels kAvx512;

}  // namespace omnidoku::engine::vector

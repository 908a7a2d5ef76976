// SPDX-License-Identifier: MIT
//
// Backdoors: how little has to be told of a puzzle so that a solver of little power does the rest.
// R. Williams, C. Gomes, B. Selman, "Backdoors to Typical Case Complexity" (IJCAI 2003), call a set
// of variables a backdoor with respect to a sub-solver if some assignment of them leaves what the
// sub-solver solves, and a strong backdoor if each assignment leaves what it solves or refutes. The
// variables are the cells here, the sub-solver is singles or a set of techniques, and as the puzzle
// has one solution, the assignment in question is that of the solution. D. Berthier, "Pattern-Based
// Constraint Satisfaction and Logic Puzzles" (2012), calls a candidate by whose removal the
// sub-solver solves the puzzle an anti-backdoor, and sets of them likewise.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "logic/scale.h"
#include "logic/state/structure.h"
#include "model/puzzle.h"

namespace omnidoku::analyze {

enum class BackdoorKind : std::uint8_t {
  cells,       ///< cells whose digits, told, leave what the sub-solver solves
  strong,      ///< cells of which all other digits are refuted by the sub-solver besides
  candidates,  ///< candidates that are false, and whose removal leaves what it solves
};
inline constexpr BackdoorKind kBackdoorKinds[] = {BackdoorKind::cells, BackdoorKind::strong,
                                                  BackdoorKind::candidates};
/// "cells", "strong", "candidates"
[[nodiscard]] std::string_view to_string(BackdoorKind kind);

struct BackdoorWish {
  BackdoorKind kind = BackdoorKind::cells;
  int most_size = 3;
  std::size_t list = 20;  ///< so many sets are listed
  /// Null pointer: singles. Else its techniques; it must outlive the call.
  const logic::Scale* scale = nullptr;
};

/// A set: of cells with the digits of the solution, or of candidates that are false.
using Backdoor = std::vector<logic::Candidate>;

struct Backdoors {
  BackdoorKind kind = BackdoorKind::cells;
  /// The smallest size, 0 where the sub-solver needs nothing; nothing: none up to `tried`.
  std::optional<int> size;
  int tried = -1;                ///< all sets up to this size were looked at; -1: not even none
  std::uint64_t number = 0;      ///< of the smallest size, as many at least
  bool is_all = false;           ///< and no more
  std::vector<Backdoor> listed;  ///< the first of them
};

/// The smallest backdoors of a puzzle with one solution, all of the smallest size. Of the limits
/// time, stop and progress count; without a limit of time a default effort of some seconds, which
/// is counted in work done.
[[nodiscard]] Backdoors find_backdoors(const logic::Structure& structure,
                                       const model::FilledGrid& solution, const BackdoorWish& wish,
                                       const base::Limits& limits);

}  // namespace omnidoku::analyze

// SPDX-License-Identifier: MIT
//
// Boards that cannot be filled for a reason that can be counted. See fillable.cpp.
#pragma once

#include <optional>
#include <string>

#include "base/error.h"
#include "geometry/board.h"

namespace omnidoku::generate {

/// A proof that no symbol can be placed on the whole board, as a sentence; nothing when none is
/// found, which does not mean that the board can be filled.
[[nodiscard]] std::optional<std::string> why_unfillable(const geometry::Board& board);

/// The error of a board that cannot be filled.
[[nodiscard]] base::Error unfillable(const std::string& reason);

}  // namespace omnidoku::generate

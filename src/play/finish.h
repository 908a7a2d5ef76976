// SPDX-License-Identifier: MIT
//
// How a board stands as a whole. The solution stored with the puzzle is a witness
// (verify::witness): nothing that it contradicts is called solved, whatever the rules that are
// understood allow.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/puzzle.h"

namespace omnidoku::play {

enum class Finish : std::uint8_t {
  open,            ///< some cell is empty
  wrong,           ///< every cell is filled, and a rule is broken
  against_stored,  ///< all rules that are understood hold, but the stored solution is another
  unjudged,        ///< they hold, some rules are not understood, and no stored solution can tell
  solved
};

/// "open", "wrong", "against_stored", "unjudged", "solved".
[[nodiscard]] std::string_view to_string(Finish finish);

/// Whether every cell holds a digit.
[[nodiscard]] bool is_full(const model::PartialGrid& digits);

/// Of what the cells hold, givens included.
[[nodiscard]] Finish finish_of(const model::Puzzle& puzzle, const model::PartialGrid& digits);

/// Why a full board is not called solved, as a sentence or two without a digit of the solution; of
/// a solved one only what is wrong with the stored solution. Empty where there is nothing to say.
/// `finish` is finish_of() the puzzle and the digits; the cells may have other names in it.
[[nodiscard]] std::string finish_text(Finish finish, const model::Puzzle& puzzle,
                                      const model::PartialGrid& digits);

}  // namespace omnidoku::play

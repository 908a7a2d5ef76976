// SPDX-License-Identifier: MIT
//
// Decision: what a search tries.
#pragma once

#include "engine/lists.h"

namespace omnidoku::engine {

/// "The variable has this digit", or this value of a number; when refuted, "it has not".
template <class Mask>
struct Decision {
  Index variable = kNone;
  Mask digit = 0;
  Index place = kNone;  ///< of the value, for a variable that holds a number
  /// Digits that could take this one's part in every solution, and it; 0 for a number.
  Mask stands_for = digit;
};

}  // namespace omnidoku::engine

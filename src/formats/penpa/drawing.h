// SPDX-License-Identifier: MIT
//
// What a penpa link drew and nobody here understands as a rule, as ornaments.
#pragma once

#include "base/value.h"
#include "formats/drawn/ornament_list.h"

namespace omnidoku::formats::penpa {

/// Draws the members of `fields`, which read_drawing() left in Document::foreign:
/// {"columns", "rows", "first", "drawn", "colours"}.
void add_drawing(const base::Value& fields, OrnamentList& list);

}  // namespace omnidoku::formats::penpa

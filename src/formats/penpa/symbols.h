// SPDX-License-Identifier: MIT
//
// Symbols, numbers and texts of a penpa drawing as ornaments. Shapes of the kinds that setters of
// Sudokus use are drawn as there; any other symbol is a small frame with its name.
#pragma once

#include "base/value.h"
#include "formats/drawn/ornament_list.h"

namespace omnidoku::formats::penpa {

/// Draws [style, name, layer] at a point, in a colour of its own, which may be null.
void add_symbol(geometry::Point at, const base::Value& symbol, const base::Value* colour,
                bool above, OrnamentList& list);

/// Draws [text, style, kind] of the member "number".
void add_number(geometry::Point at, const base::Value& number, const base::Value* colour,
                OrnamentList& list);

/// Draws [text, style] of the member "numberS".
void add_small_number(geometry::Point at, const base::Value& number, const base::Value* colour,
                      OrnamentList& list);

}  // namespace omnidoku::formats::penpa

// SPDX-License-Identifier: MIT
//
// Placers that nobody has to write: where a constraint may lie follows from the shape of its type,
// and whether it may lie there from what it means (`holds`). See shape_placer.cpp.
#pragma once

#include <optional>

#include "generate/placer.h"

namespace omnidoku::generate {

/// A placer for the type; nothing for a type with parameters that must be given, of which its shape
/// says nothing.
[[nodiscard]] std::optional<Placer> shape_placer(const constraints::ConstraintType& type);

}  // namespace omnidoku::generate

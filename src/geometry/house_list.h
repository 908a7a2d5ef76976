// SPDX-License-Identifier: MIT
//
// Houses listed by a person: {"name": "ring", "kind": "extra", "cells": ["R1C1", ...]}.
#pragma once

#include <vector>

#include "base/value.h"
#include "geometry/board.h"
#include "geometry/cell_names.h"

namespace omnidoku::geometry {

/// Reads a list of houses. "name" defaults to "house I" (their number in the list from 1), "kind"
/// to "extra". Errors: bad_geometry, unknown_name with the cell, too_large. Sizes and repeats are
/// left to Board::make.
[[nodiscard]] base::Result<std::vector<House>> read_houses(const base::Value& list,
                                                           const CellNames& names);

}  // namespace omnidoku::geometry

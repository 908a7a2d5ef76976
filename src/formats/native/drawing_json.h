// SPDX-License-Identifier: MIT
//
// What was drawn on a puzzle, in native JSON:
//   {"form": "line", "cells": ["R1C1", "R1C2"], "colour": "#67f067"}
//   {"form": "circle", "cells": "R1C1 R1C2", "text": "3", "colour": "#ffffff"}
#pragma once

#include "base/result.h"
#include "base/value.h"
#include "formats/json.h"
#include "model/puzzle.h"

namespace omnidoku::formats {

/// A drawing on the puzzle's board. Errors: syntax, unknown_name (form, cell, colour, member),
/// wrong_length (no cells, one cell of a line, a longer text than there is room for).
[[nodiscard]] base::Result<model::Drawing> read_drawing(const model::Puzzle& puzzle,
                                                        const JsonCursor& cursor);

[[nodiscard]] base::Value drawing_value(const model::Puzzle& puzzle, const model::Drawing& drawing);

}  // namespace omnidoku::formats

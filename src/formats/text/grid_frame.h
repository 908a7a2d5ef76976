// SPDX-License-Identifier: MIT
//
// What the frame of a grid tells: the form of its boxes, or, when it follows no boxes, the regions
// of a jigsaw.
#pragma once

#include <vector>

#include "base/result.h"
#include "formats/text/grid_rows.h"
#include "formats/text/grid_text.h"

namespace omnidoku::formats {

/// Sets the boxes or the regions of a grid from the frame around its rows. Error: syntax, when the
/// frame makes neither.
[[nodiscard]] base::Result<void> read_frame(const std::vector<GridRow>& rows, Reading reading,
                                            GridText& grid);

}  // namespace omnidoku::formats

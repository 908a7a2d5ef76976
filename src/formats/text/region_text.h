// SPDX-License-Identifier: MIT
//
// Region maps as text: a character for every cell of a square grid, the same for cells of one
// region.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"
#include "geometry/board.h"

namespace omnidoku::formats {

/// Whether every character is a letter.
[[nodiscard]] bool only_letters(std::string_view text);

/// Whether the characters of a square grid are letters with equal ones in some row, as labels of
/// regions are and symbols are not.
[[nodiscard]] bool are_region_letters(std::string_view text);

/// Why labels are no partition into `side` regions of `side` cells; nothing when they are one.
[[nodiscard]] std::optional<std::string> region_mismatch(std::string_view labels, int side);

/// Whether the characters of a grid of this side are surely region labels: they are a partition,
/// and letters of regions (are_region_letters), or each region holds together. No grid of symbols
/// has equal ones side by side.
[[nodiscard]] bool is_region_map(std::string_view labels, int side);

/// Whether the characters of a square grid look like region labels, though with a mistake perhaps:
/// many are equal to the next in their row, as no symbols are.
[[nodiscard]] bool looks_like_map(std::string_view labels, int side);

/// The description of the board with these regions: a plain grid where they are its usual boxes,
/// else a jigsaw. `labels` are a partition (region_mismatch).
[[nodiscard]] base::Value region_spec(std::string_view labels, int side, bool keep_boxes = false);

/// The member "regions" of a description, a string for each row.
[[nodiscard]] base::Value region_rows(std::string_view labels, int side);

/// Letters (then digits) for the regions of a square board, named in order of their first cells,
/// if the board has N boxes or regions that cover it once. What else it has is not looked at.
[[nodiscard]] std::optional<std::string> region_labels(const geometry::Board& board);

/// region_labels() of a board that is a jigsaw or plain grid and nothing more.
[[nodiscard]] std::optional<std::string> jigsaw_labels(const geometry::Board& board);

/// Whether some region falls apart in the flat grid and holds together across its edges, as on a
/// torus, and no region falls apart there.
[[nodiscard]] bool regions_wrap(std::string_view labels, int side);

}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
//
// Games on the ordinary 9x9 grid that are told by the candidates a player has removed, where the
// digits on the board are taken to remove theirs. Here the candidates that are left are centre
// marks of their cells.
#pragma once

#include <span>
#include <vector>

#include "geometry/ids.h"
#include "model/document.h"

namespace omnidoku::formats {

/// Marks the cells of these candidates with all the others that no digit in a peer excludes. Cells
/// that hold a digit are left alone. The document must have a play state.
void remove_candidates(model::Document& document, std::span<const geometry::Candidate> removed);

/// The candidates of marked cells that no digit in a peer excludes and that are not marked, by cell
/// and digit. A cell in which all of them are marked has one that is excluded instead, so that its
/// marks come back; where nothing is excluded there is no way to say that. Cells without marks have
/// none. The document must have a play state.
[[nodiscard]] std::vector<geometry::Candidate> removed_candidates(const model::Document& document);

}  // namespace omnidoku::formats

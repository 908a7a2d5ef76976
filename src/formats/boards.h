// SPDX-License-Identifier: MIT
//
// The boards of what is read, and whether a board is one that a format has a word for.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/result.h"
#include "base/value.h"
#include "formats/format.h"
#include "geometry/board.h"
#include "model/document.h"

namespace omnidoku::formats {

/// The side of a square of so many cells, if it is 1 to 64.
[[nodiscard]] std::optional<int> side_of(std::size_t num_cells);

/// {"type": "grid", "size": n}: boxes of the default form.
[[nodiscard]] base::Value plain_grid_spec(int num_digits);
/// build_board, through the cache of the options if there is one.
[[nodiscard]] base::Result<geometry::BoardPtr> make_board(const base::Value& spec,
                                                          const ReadOptions& options);
/// An empty puzzle on the board that the description makes.
[[nodiscard]] base::Result<model::Document> make_document(const base::Value& spec,
                                                          std::string_view format,
                                                          const ReadOptions& options);

/// Whether two boards have the same cells, houses (in any order) and neighbours.
[[nodiscard]] bool same_board(const geometry::Board& a, const geometry::Board& b);
/// The side of a board that is a plain square grid with boxes of the default form and no more.
[[nodiscard]] std::optional<int> plain_side(const geometry::Board& board);

}  // namespace omnidoku::formats

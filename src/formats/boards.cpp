// SPDX-License-Identifier: MIT
#include "formats/boards.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "geometry/builder.h"

namespace omnidoku::formats {

using geometry::Board;
using geometry::Cell;

std::optional<int> side_of(std::size_t num_cells) {
  for (int side = 1; side <= geometry::kMaxDigits; ++side) {
    if (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) == num_cells) return side;
  }
  return std::nullopt;
}

base::Value plain_grid_spec(int num_digits) {
  return base::Value::object({{"type", "grid"}, {"size", num_digits}});
}

base::Result<geometry::BoardPtr> make_board(const base::Value& spec, const ReadOptions& options) {
  if (options.boards != nullptr) return options.boards->board(spec);
  return geometry::build_board(spec);
}

base::Result<model::Document> make_document(const base::Value& spec, std::string_view format,
                                            const ReadOptions& options) {
  auto board = make_board(spec, options);
  if (!board) return board.error();
  model::Document document;
  document.puzzle = model::make_puzzle(*std::move(board));
  document.format = format;
  return document;
}

namespace {

std::vector<std::vector<Cell>> sorted_houses(const Board& board) {
  std::vector<std::vector<Cell>> sets;
  for (const geometry::House& house : board.houses()) {
    sets.push_back(house.cells);
    std::sort(sets.back().begin(), sets.back().end());
  }
  std::sort(sets.begin(), sets.end());
  return sets;
}

bool same_neighbour(const std::optional<geometry::Neighbour>& a,
                    const std::optional<geometry::Neighbour>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->cell == b->cell && a->entry == b->entry;
}

}  // namespace

bool same_board(const Board& a, const Board& b) {
  if (&a == &b) return true;
  if (a.num_cells() != b.num_cells() || a.num_digits() != b.num_digits() ||
      a.houses().size() != b.houses().size()) {
    return false;
  }
  for (int i = 0; i < a.num_cells(); ++i) {
    const Cell cell(i);
    if (a.name(cell) != b.name(cell)) return false;
    for (int side = 0; side < 4; ++side) {
      if (!same_neighbour(a.neighbour(cell, static_cast<geometry::Side>(side)),
                          b.neighbour(cell, static_cast<geometry::Side>(side)))) {
        return false;
      }
    }
  }
  return sorted_houses(a) == sorted_houses(b);
}

std::optional<int> plain_side(const Board& board) {
  if (&board == geometry::classic_board().get()) return 9;
  const int side = board.num_digits();
  if (side_of(static_cast<std::size_t>(board.num_cells())) != side) return std::nullopt;
  const auto plain = geometry::build_board(plain_grid_spec(side));
  if (!plain || !same_board(board, **plain)) return std::nullopt;
  return side;
}

}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
//
// A proof by parity that a board cannot be filled. Each house with a cell for every symbol holds a
// symbol once. So among any such houses, an odd number of them, the symbol is counted an odd number
// of times; but if every cell lies in an even number of these houses, it is counted an even number
// of times. Houses like that are found by elimination modulo 2: a sum of rows of the incidence
// matrix of houses and cells that is zero while the number of rows is odd. The six faces of a cube
// with 3x3 cells and 12 symbols are the standard case: 9 hoops, each cell in two of them. A search
// would have to try nearly everything to find that out.
// Cost: houses^2 * cells / 64.
#include "generate/fillable.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "geometry/house_names.h"

namespace omnidoku::generate {
namespace {

/// A sum of houses modulo 2.
struct Sum {
  std::vector<std::uint64_t> cells;
  std::vector<std::uint64_t> houses;
  bool odd = true;  ///< number of houses

  void add(const Sum& other) {
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] ^= other.cells[i];
    for (std::size_t i = 0; i < houses.size(); ++i) houses[i] ^= other.houses[i];
    odd ^= other.odd;
  }
};

bool has(const std::vector<std::uint64_t>& bits, std::size_t i) {
  return (bits[i / 64] >> (i % 64) & 1) != 0;
}

void set(std::vector<std::uint64_t>& bits, std::size_t i) {
  bits[i / 64] |= std::uint64_t{1} << (i % 64);
}

/// Whole houses of the board that cover every cell evenly though they are odd in number.
std::vector<std::size_t> odd_cover(const geometry::Board& board) {
  const auto num_cells = static_cast<std::size_t>(board.num_cells());
  const auto& houses = board.houses();
  std::vector<std::pair<std::size_t, Sum>> basis;  // with the cell that each is alone in having
  for (std::size_t h = 0; h < houses.size(); ++h) {
    if (houses[h].cells.size() != static_cast<std::size_t>(board.num_digits())) continue;
    Sum sum{std::vector<std::uint64_t>(num_cells / 64 + 1),
            std::vector<std::uint64_t>(houses.size() / 64 + 1)};
    set(sum.houses, h);
    for (const geometry::Cell cell : houses[h].cells) set(sum.cells, cell.index());
    for (const auto& [pivot, row] : basis) {
      if (has(sum.cells, pivot)) sum.add(row);
    }
    std::size_t pivot = 0;
    while (pivot < num_cells && !has(sum.cells, pivot)) ++pivot;
    if (pivot < num_cells) {
      basis.emplace_back(pivot, std::move(sum));
      continue;
    }
    if (!sum.odd) continue;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < houses.size(); ++i) {
      if (has(sum.houses, i)) found.push_back(i);
    }
    return found;
  }
  return {};
}

}  // namespace

std::optional<std::string> why_unfillable(const geometry::Board& board) {
  const std::vector<std::size_t> cover = odd_cover(board);
  if (cover.empty()) return std::nullopt;
  constexpr std::size_t kMostNamed = 4;
  std::string names;
  for (std::size_t i = 0; i < std::min(cover.size(), kMostNamed); ++i) {
    names += (i == 0 ? "" : ", ") + geometry::house_name(board, board.houses()[cover[i]]).text();
  }
  if (cover.size() > kMostNamed) names += ", ...";
  return "each of " + std::to_string(cover.size()) + " houses (" + names +
         ") needs every symbol once, which is an odd number of times in all, but every cell lies "
         "in an even number of them";
}

base::Error unfillable(const std::string& reason) {
  return base::make_error(base::ErrorCode::bad_geometry, "this board cannot be filled: " + reason,
                          "check the shapes");
}

}  // namespace omnidoku::generate

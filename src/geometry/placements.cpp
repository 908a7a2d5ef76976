// SPDX-License-Identifier: MIT
//
// Houses h with weights w make up the board when the weights of the houses of each cell add up to
// 1: A w = 1, with a row for each cell and a column for each house. Then a digit stands in as many
// cells as the weights add up to, which is the same for all digits. Only whether such weights exist
// is asked. Least squares by conjugate gradients (CGLS) find it: the residual vanishes or stays. As
// all coefficients are 0 or 1 and the houses few kinds, it is either below kGone or nowhere near
// it. Elimination would be exact, but takes the cube of the number of houses.
#include "geometry/placements.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace omnidoku::geometry {
namespace {

using Vector = std::vector<double>;

constexpr double kGone = 1e-6;
constexpr double kSettled = 1e-18;  // of the squared gradient

double square(const Vector& v) { return std::inner_product(v.begin(), v.end(), v.begin(), 0.0); }

/// Per cell the sum of what its houses have.
Vector spread(const std::vector<const House*>& houses, const Vector& weights, std::size_t cells) {
  Vector sums(cells, 0);
  for (std::size_t h = 0; h < houses.size(); ++h) {
    for (const Cell cell : houses[h]->cells) sums[cell.index()] += weights[h];
  }
  return sums;
}

/// Per house the sum of what its cells have.
Vector gather(const std::vector<const House*>& houses, const Vector& values) {
  Vector sums(houses.size(), 0);
  for (std::size_t h = 0; h < houses.size(); ++h) {
    for (const Cell cell : houses[h]->cells) sums[h] += values[cell.index()];
  }
  return sums;
}

/// Whether weighted houses add up to 1 in every cell.
bool make_up(const std::vector<const House*>& houses, std::size_t cells) {
  Vector residual(cells, 1);
  Vector gradient = gather(houses, residual);
  Vector direction = gradient;
  double size = square(gradient);
  // In exact numbers it takes no more rounds than there are houses.
  for (std::size_t round = 0; round < houses.size() && size > kSettled; ++round) {
    const Vector change = spread(houses, direction, cells);
    const double step = size / square(change);
    for (std::size_t i = 0; i < cells; ++i) residual[i] -= step * change[i];
    gradient = gather(houses, residual);
    const double next = square(gradient);
    for (std::size_t h = 0; h < houses.size(); ++h) {
      direction[h] = gradient[h] + next / size * direction[h];
    }
    size = next;
  }
  return std::all_of(residual.begin(), residual.end(),
                     [](double left) { return std::abs(left) < kGone; });
}

}  // namespace

std::optional<int> placements_per_digit(const Board& board) {
  std::vector<const House*> full;
  for (const House& house : board.houses()) {
    if (board.is_full(house)) full.push_back(&house);
  }
  if (board.num_cells() % board.num_digits() != 0) return std::nullopt;
  if (!make_up(full, static_cast<std::size_t>(board.num_cells()))) return std::nullopt;
  return board.num_cells() / board.num_digits();
}

}  // namespace omnidoku::geometry

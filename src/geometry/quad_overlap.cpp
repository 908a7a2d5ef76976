// SPDX-License-Identifier: MIT
//
// 1. Sweep along the longer side of the drawing: only cells whose bounding rectangles meet are
//    compared.
// 2. Each quadrilateral is cut into two triangles along a diagonal inside it, so that a bent-in
//    corner is no special case.
// 3. Two triangles are apart if along the normal of some side one ends before the other begins
//    (separating axis). The tolerance is a share of the smaller cell's size.
#include "geometry/quad_overlap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <vector>

namespace omnidoku::geometry {
namespace {

using Quad = std::array<Point, 4>;
using Triangle = std::array<Point, 3>;

/// How deep cells may lie in each other, as a share of the smaller one's size.
constexpr double kTolerance = 0.02;
/// Pairs with meeting rectangles that are looked at; a tenth of a second or so.
constexpr std::size_t kMostPairs = 1'000'000;

struct Rectangle {
  Point low;
  Point high;
};

Rectangle bounds_of(const Quad& quad) {
  Rectangle bounds{quad[0], quad[0]};
  for (const Point& corner : quad) {
    bounds.low = {std::min(bounds.low.x, corner.x), std::min(bounds.low.y, corner.y)};
    bounds.high = {std::max(bounds.high.x, corner.x), std::max(bounds.high.y, corner.y)};
  }
  return bounds;
}

/// Twice the area of the triangle, signed by its turning direction.
double turn(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

double area_of(const Quad& quad) {
  return std::abs(turn(quad[0], quad[1], quad[2]) + turn(quad[0], quad[2], quad[3])) / 2;
}

/// The cut is inside where both halves turn the same way.
std::array<Triangle, 2> triangles_of(const Quad& quad) {
  const auto& [a, b, c, d] = quad;
  const bool along_ac = turn(a, b, c) * turn(a, c, d) >= 0;
  if (along_ac) return {Triangle{a, b, c}, Triangle{a, c, d}};
  return {Triangle{a, b, d}, Triangle{b, c, d}};
}

/// Whether a side of `a` has `b` beyond it, or less than `tolerance` before it.
bool apart_along_sides(const Triangle& a, const Triangle& b, double tolerance) {
  for (std::size_t i = 0; i < 3; ++i) {
    const Point& from = a[i];
    const Point& to = a[(i + 1) % 3];
    const Point normal{to.y - from.y, from.x - to.x};
    const double length = std::hypot(normal.x, normal.y);
    if (length == 0) return true;  // no area on this side of the cut
    const auto range_of = [&normal](const Triangle& triangle) {
      double low = std::numeric_limits<double>::infinity();
      double high = -low;
      for (const Point& corner : triangle) {
        const double at = corner.x * normal.x + corner.y * normal.y;
        low = std::min(low, at);
        high = std::max(high, at);
      }
      return std::pair{low, high};
    };
    const auto [a_low, a_high] = range_of(a);
    const auto [b_low, b_high] = range_of(b);
    if (std::min(a_high, b_high) - std::max(a_low, b_low) <= tolerance * length) return true;
  }
  return false;
}

bool overlap(const Quad& a, const Quad& b) {
  const double tolerance = kTolerance * std::sqrt(std::min(area_of(a), area_of(b)));
  for (const Triangle& mine : triangles_of(a)) {
    for (const Triangle& other : triangles_of(b)) {
      if (!apart_along_sides(mine, other, tolerance) &&
          !apart_along_sides(other, mine, tolerance)) {
        return true;
      }
    }
  }
  return false;
}

/// Turns a drawing that is higher than wide on its side.
std::vector<Rectangle> lying_bounds(std::span<const Quad> corners) {
  std::vector<Rectangle> bounds;
  bounds.reserve(corners.size());
  for (const Quad& quad : corners) bounds.push_back(bounds_of(quad));
  Rectangle all = bounds.front();
  for (const Rectangle& one : bounds) {
    all.low = {std::min(all.low.x, one.low.x), std::min(all.low.y, one.low.y)};
    all.high = {std::max(all.high.x, one.high.x), std::max(all.high.y, one.high.y)};
  }
  if (all.high.x - all.low.x >= all.high.y - all.low.y) return bounds;
  for (Rectangle& one : bounds) {
    std::swap(one.low.x, one.low.y);
    std::swap(one.high.x, one.high.y);
  }
  return bounds;
}

}  // namespace

std::optional<std::pair<Cell, Cell>> overlapping_cells(std::span<const Quad> corners) {
  if (corners.size() < 2) return std::nullopt;
  const std::vector<Rectangle> bounds = lying_bounds(corners);
  std::vector<std::size_t> order(corners.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&bounds](std::size_t a, std::size_t b) {
    return bounds[a].low.x < bounds[b].low.x;
  });
  std::size_t pairs = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Rectangle& mine = bounds[order[i]];
    for (std::size_t j = i + 1; j < order.size(); ++j) {
      const Rectangle& other = bounds[order[j]];
      if (other.low.x >= mine.high.x) break;
      if (other.low.y >= mine.high.y || mine.low.y >= other.high.y) continue;
      if (++pairs > kMostPairs) return std::nullopt;
      if (!overlap(corners[order[i]], corners[order[j]])) continue;
      const auto [low, high] = std::minmax(order[i], order[j]);
      return std::pair{Cell(low), Cell(high)};
    }
  }
  return std::nullopt;
}

}  // namespace omnidoku::geometry

// SPDX-License-Identifier: MIT
//
// Vertices are found by hashing positions into small buckets and looking at the buckets around, so
// that corners which differ by rounding are still one vertex.
#include "scene/drawn_cells.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace omnidoku::scene {

using geometry::Cell;
using geometry::HouseKind;
using geometry::Point;
using geometry::Side;

namespace {

// In units of the view, where cells measure about 1.
constexpr double kBucket = 1.0 / 64;
constexpr double kTolerance = 1.0 / 1024;

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point mean(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
double length(Point a) { return std::hypot(a.x, a.y); }

/// Whether two vectors are parallel, up to rounding and sign.
bool parallel(Point a, Point b) {
  return std::abs(cross(a, b)) <= 1e-3 * std::max(length(a) * length(b), 1e-12);
}

/// Numbers points so that those closer than the tolerance share a number.
class VertexIndex {
 public:
  std::size_t number(Point p) {
    const std::int64_t column = bucket(p.x);
    const std::int64_t row = bucket(p.y);
    for (std::int64_t r = row - 1; r <= row + 1; ++r) {
      for (std::int64_t c = column - 1; c <= column + 1; ++c) {
        const auto found = buckets_.find(key(c, r));
        if (found == buckets_.end()) continue;
        for (const std::size_t i : found->second) {
          if (length(points_[i] - p) < kTolerance) return i;
        }
      }
    }
    buckets_[key(column, row)].push_back(points_.size());
    points_.push_back(p);
    return points_.size() - 1;
  }
  [[nodiscard]] const std::vector<Point>& points() const { return points_; }

 private:
  static std::int64_t bucket(double x) { return std::llround(std::floor(x / kBucket)); }
  static std::uint64_t key(std::int64_t column, std::int64_t row) {
    return static_cast<std::uint64_t>(column) << 32 ^
           (static_cast<std::uint64_t>(row) & 0xFFFFFFFF);
  }
  std::unordered_map<std::uint64_t, std::vector<std::size_t>> buckets_;
  std::vector<Point> points_;
};

}  // namespace

DrawnCells::DrawnCells(const geometry::Board& board, const geometry::View& view, double unit,
                       Point origin)
    : board_(board) {
  find_vertices(view, unit, origin);
  find_edges();
  find_region_keys();
  frames_.reserve(vertices_.size());
  for (std::size_t i = 0; i < vertices_.size(); ++i) {
    frames_.push_back(upright_frame(Cell(i), unit));
  }
}

void DrawnCells::find_vertices(const geometry::View& view, double unit, Point origin) {
  VertexIndex index;
  vertices_.reserve(view.corners.size());
  for (const auto& corners : view.corners) {
    std::array<std::size_t, 4> numbers{};
    for (std::size_t k = 0; k < 4; ++k) numbers[k] = index.number(corners[k]);
    vertices_.push_back(numbers);
  }
  for (const Point p : index.points()) {
    positions_.push_back({origin.x + unit * p.x, origin.y + unit * p.y});
  }
}

void DrawnCells::find_edges() {
  touching_.resize(vertices_.size());
  std::map<std::pair<std::size_t, std::size_t>, CellSide> open;
  for (std::size_t i = 0; i < vertices_.size(); ++i) {
    for (int side = 0; side < 4; ++side) {
      const CellSide here{Cell(i), side};
      const std::size_t from = vertex(here.cell, side);
      const std::size_t to = vertex(here.cell, (side + 1) % 4);
      const auto [other, is_new] = open.try_emplace({std::min(from, to), std::max(from, to)}, here);
      if (is_new || other->second.cell == here.cell) continue;
      const CellSide there = other->second;
      touching_[there.cell.index()][static_cast<std::size_t>(there.side)] = here;
      touching_[i][static_cast<std::size_t>(side)] = there;
      open.erase(other);
    }
  }
}

void DrawnCells::find_region_keys() {
  std::map<std::vector<std::size_t>, int> keys;
  for (std::size_t i = 0; i < vertices_.size(); ++i) {
    std::vector<std::size_t> houses;
    for (const geometry::HouseId id : board_.houses_of(Cell(i))) {
      const HouseKind kind = board_.house(id).kind;
      if (kind == HouseKind::box || kind == HouseKind::region) houses.push_back(id.index());
    }
    std::sort(houses.begin(), houses.end());
    region_keys_.push_back(
        keys.try_emplace(std::move(houses), static_cast<int>(keys.size())).first->second);
  }
}

Transform DrawnCells::upright_frame(Cell cell, double unit) const {
  // The four corners to begin at, and for each the two ways round. The sides that leave the corner
  // are the local axes; of the unmirrored choices the one whose x axis points most to the right is
  // taken, and among equals the one that goes down.
  Transform best;
  double best_score = -1e300;
  for (int k = 0; k < 4; ++k) {
    for (const int step : {1, 3}) {
      // The means of opposite sides: in a free-form cell they need not be parallel, and the text
      // then stands in the parallelogram of equal middle.
      const Point at = corner(cell, k);
      const Point beside = corner(cell, (k + step) % 4);
      const Point below = corner(cell, (k + 4 - step) % 4);
      const Point across = corner(cell, (k + 2) % 4);
      const Point right = mean(beside - at, across - below);
      const Point down = mean(below - at, across - beside);
      if (cross(right, down) < 0) continue;
      const double score = right.x + 1e-3 * right.y;
      if (score <= best_score) continue;
      best_score = score;
      const Point start = centre(cell) - mean(right + down, {});
      best = {right.x / unit, right.y / unit, down.x / unit, down.y / unit, start.x, start.y};
    }
  }
  return best;
}

Point DrawnCells::centre(Cell cell) const {
  Point sum;
  for (int k = 0; k < 4; ++k) {
    sum.x += corner(cell, k).x / 4;
    sum.y += corner(cell, k).y / 4;
  }
  return sum;
}

bool DrawnCells::are_neighbours(Cell a, Cell b) const {
  if (!board_.has_neighbours()) return true;
  for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
    const auto neighbour = board_.neighbour(a, side);
    if (neighbour && neighbour->cell == b) return true;
  }
  return false;
}

std::optional<Cell> DrawnCells::across_seam(const CellSide& side) const {
  if (touching(side)) return std::nullopt;
  const auto neighbour = board_.neighbour(side.cell, static_cast<Side>(side.side));
  if (!neighbour) return std::nullopt;
  return neighbour->cell;
}

Border DrawnCells::border(const CellSide& side) const {
  if (const auto other = touching(side)) {
    const bool same =
        region_key(side.cell) == region_key(other->cell) && are_neighbours(side.cell, other->cell);
    return same ? Border::inner : Border::region;
  }
  const auto seam = across_seam(side);
  return seam && region_key(side.cell) == region_key(*seam) ? Border::inner : Border::region;
}

bool DrawnCells::folded(const CellSide& side) const {
  const auto other = touching(side);
  if (!other) return false;
  // Only faces of a bent surface are parallelograms; other quadrilaterals are a flat drawing.
  const auto is_parallelogram = [this](Cell cell) {
    const Point skew = corner(cell, 0) - corner(cell, 1) + corner(cell, 2) - corner(cell, 3);
    return length(skew) <= 1e-3 * length(corner(cell, 2) - corner(cell, 0));
  };
  if (!is_parallelogram(side.cell) || !is_parallelogram(other->cell)) return false;
  const auto axes = [this](Cell cell) {
    return std::pair(corner(cell, 1) - corner(cell, 0), corner(cell, 3) - corner(cell, 0));
  };
  const auto [a, b] = axes(side.cell);
  const auto [c, d] = axes(other->cell);
  const bool same_plane = (parallel(a, c) && parallel(b, d)) || (parallel(a, d) && parallel(b, c));
  return !same_plane;
}

bool DrawnCells::connected(const std::vector<Cell>& cells) const {
  if (cells.empty()) return true;
  geometry::CellSet left(num_cells(), cells);
  std::vector<Cell> reached = {cells.front()};
  left.erase(cells.front());
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (int side = 0; side < 4; ++side) {
      const auto other = touching({reached[i], side});
      if (!other || !left.contains(other->cell)) continue;
      left.erase(other->cell);
      reached.push_back(other->cell);
    }
  }
  return left.empty();
}

bool DrawnCells::upright(Cell cell) const {
  const Transform& frame = frames_[cell.index()];
  const double size = std::abs(frame.a) + std::abs(frame.d);
  return std::abs(frame.b) + std::abs(frame.c) < 1e-6 * size;
}

bool DrawnCells::reads_before(Cell a, Cell b) const {
  const Transform& first = frame(a);
  const Transform& second = frame(b);
  if (std::abs(first.f - second.f) > 0.5) return first.f < second.f;
  if (std::abs(first.e - second.e) > 0.5) return first.e < second.e;
  return a < b;
}

std::vector<std::array<Point, 2>> join_segments(const std::vector<Segment>& segments) {
  std::unordered_map<std::size_t, std::vector<std::size_t>> at_vertex;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    at_vertex[segments[i].from].push_back(i);
    at_vertex[segments[i].to].push_back(i);
  }
  std::vector<bool> used(segments.size(), false);
  // Walks from `end`, reached in direction `along`, as far as straight segments go.
  const auto extend = [&](std::size_t vertex, Point end, Point along) {
    for (bool grown = true; grown;) {
      grown = false;
      for (const std::size_t i : at_vertex[vertex]) {
        if (used[i]) continue;
        const bool forward = segments[i].from == vertex;
        const Point next = forward ? segments[i].end : segments[i].start;
        const Point step = next - end;
        if (!parallel(step, along) || dot(step, along) <= 0) continue;
        used[i] = true;
        vertex = forward ? segments[i].to : segments[i].from;
        end = next;
        grown = true;
        break;
      }
    }
    return end;
  };
  std::vector<std::array<Point, 2>> runs;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    if (used[i]) continue;
    used[i] = true;
    const Segment& segment = segments[i];
    const Point start = extend(segment.from, segment.start, segment.start - segment.end);
    const Point end = extend(segment.to, segment.end, segment.end - segment.start);
    runs.push_back({start, end});
  }
  return runs;
}

}  // namespace omnidoku::scene

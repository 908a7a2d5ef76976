// SPDX-License-Identifier: MIT
//
// The walk. A side of a cell is a border of the set when the cell behind it is not in the set.
//
//     +-------+-------+      From border side to border side around the set. At the end of one
//     | .---- | ----. |      (vertex v) turn about v: the cell's other side at v is a border too:
//     | |   c | b   | |      a convex corner. Else step over it into the next cell, and so on; the
//     +-------v-------+      line crosses the side stepped over at `inset` from v. A cell stepped
//       (no   | a   | |      through without a border at v (b, coming from c and leaving into a)
//        cell)| |   | |      gets the corner of the line near v.
//
// All points lie in some cell at the same relative distance from its corners, so neighbouring cells
// agree about the point on their common side even when they are sheared differently.
#include "scene/outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace omnidoku::scene {

using geometry::Cell;
using geometry::CellSet;
using geometry::Point;

namespace {

Point between(Point from, Point to, double part) {
  return {from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)};
}

/// A border side about to be walked from one of its corners.
struct Walk {
  CellSide side;
  int from = 0;  ///< corner of the cell
  [[nodiscard]] int to() const { return from == side.side ? (side.side + 1) % 4 : side.side; }
};

class Tracer {
 public:
  Tracer(const DrawnCells& drawn, const CellSet& cells, double inset)
      : drawn_(drawn), cells_(cells), inset_(inset) {}

  std::vector<OutlineLine> trace() {
    std::vector<Walk> borders;
    cells_.for_each([&](Cell cell) {
      for (int side = 0; side < 4; ++side) {
        if (is_border({cell, side})) borders.push_back({{cell, side}, side});
      }
    });
    walked_.assign(static_cast<std::size_t>(drawn_.num_cells()), {});
    std::vector<OutlineLine> lines;
    for (const Walk& border : borders) {  // 1. lines that begin and end at a seam
      for (const int start : {border.from, border.to()}) {
        if (is_walked(border.side)) break;
        const Turn before = turn({border.side, other_corner(border.side, start)});
        if (before.next) continue;
        lines.push_back(follow({border.side, start}, reversed(before, border.side.cell)));
      }
    }
    for (const Walk& border : borders) {  // 2. rings
      if (!is_walked(border.side)) lines.push_back(follow(border, {}));
    }
    return lines;
  }

 private:
  /// What happens at the end of a border side.
  struct Turn {
    std::vector<OutlinePoint> points;
    std::optional<Walk> next;  ///< nothing: the set goes on across a seam
  };

  static int other_corner(const CellSide& side, int corner) { return Walk{side, corner}.to(); }
  /// The side of a cell that meets `side` at that corner.
  static int other_side(int side, int corner) { return side == corner ? (corner + 3) % 4 : corner; }

  [[nodiscard]] bool is_border(const CellSide& side) const {
    if (const auto other = drawn_.touching(side)) return !cells_.contains(other->cell);
    const auto seam = drawn_.across_seam(side);
    return !seam || !cells_.contains(*seam);
  }
  [[nodiscard]] bool is_walked(const CellSide& side) const {
    return walked_[side.cell.index()][static_cast<std::size_t>(side.side)];
  }

  /// The point near a corner of a cell, `inset` away from both sides.
  [[nodiscard]] Point near_corner(Cell cell, int corner) const {
    const Point at = drawn_.corner(cell, corner);
    const Point next = drawn_.corner(cell, (corner + 1) % 4);
    const Point previous = drawn_.corner(cell, (corner + 3) % 4);
    return {at.x + inset_ * (next.x - at.x + previous.x - at.x),
            at.y + inset_ * (next.y - at.y + previous.y - at.y)};
  }

  [[nodiscard]] Turn turn(const Walk& walk) const {
    Turn result;
    Cell cell = walk.side.cell;
    int side = walk.side.side;
    int corner = walk.to();
    // A vertex has a handful of cells around it; the bound only guards against strange drawings.
    for (int steps = 0; steps < 64; ++steps) {
      const int beyond = other_side(side, corner);
      const CellSide crossing{cell, beyond};
      if (is_border(crossing)) {
        if (steps == 0) result.points.push_back({near_corner(cell, corner), cell});
        result.next = Walk{crossing, corner};
        return result;
      }
      if (steps > 0) result.points.push_back({near_corner(cell, corner), cell});
      const Point at_side = between(drawn_.corner(cell, corner),
                                    drawn_.corner(cell, other_corner(crossing, corner)), inset_);
      const auto entered = drawn_.touching(crossing);
      if (!entered) {
        result.points.push_back({at_side, cell});
        return result;
      }
      result.points.push_back({at_side, entered->cell});
      const std::size_t vertex = drawn_.vertex(cell, corner);
      cell = entered->cell;
      side = entered->side;
      corner = drawn_.vertex(cell, side) == vertex ? side : (side + 1) % 4;
    }
    return result;
  }

  /// The points of a turn that ended at a seam, walked the other way: from the seam into `cell`.
  static std::vector<OutlinePoint> reversed(const Turn& turn, Cell cell) {
    std::vector<OutlinePoint> points;
    for (std::size_t i = turn.points.size(); i-- > 0;) {
      points.push_back({turn.points[i].at, i > 0 ? turn.points[i - 1].cell : cell});
    }
    return points;
  }

  OutlineLine follow(Walk walk, std::vector<OutlinePoint> points) {
    OutlineLine line{std::move(points), true};
    while (!is_walked(walk.side)) {
      walked_[walk.side.cell.index()][static_cast<std::size_t>(walk.side.side)] = true;
      Turn end = turn(walk);
      line.points.insert(line.points.end(), end.points.begin(), end.points.end());
      if (!end.next) {
        line.closed = false;
        break;
      }
      walk = *end.next;
    }
    return line;
  }

  const DrawnCells& drawn_;
  const CellSet& cells_;
  double inset_;
  std::vector<std::array<bool, 4>> walked_;
};

/// A point in the local coordinates of a frame; nothing when the frame is flat.
std::optional<Point> to_local(const Transform& frame, Point p) {
  const double determinant = frame.a * frame.d - frame.b * frame.c;
  if (std::abs(determinant) < 1e-9) return std::nullopt;
  const double x = p.x - frame.e;
  const double y = p.y - frame.f;
  return Point{(frame.d * x - frame.c * y) / determinant,
               (frame.a * y - frame.b * x) / determinant};
}

/// The part of the way from p to q that lies in the rectangle, as two numbers in 0..1.
std::optional<std::pair<double, double>> inside_part(const KeptFree& free, Point p, Point q) {
  double enter = 0;
  double leave = 1;
  const auto clip = [&](double start, double step, double low, double high) {
    if (std::abs(step) < 1e-12) {
      if (start <= low || start >= high) leave = -1;
      return;
    }
    const double at_low = (low - start) / step;
    const double at_high = (high - start) / step;
    enter = std::max(enter, std::min(at_low, at_high));
    leave = std::min(leave, std::max(at_low, at_high));
  };
  clip(p.x, q.x - p.x, free.left, free.right);
  clip(p.y, q.y - p.y, free.top, free.bottom);
  if (leave <= enter) return std::nullopt;
  return std::pair(enter, leave);
}

bool in_line(Point a, Point b, Point c) {
  const double area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const double size = std::hypot(b.x - a.x, b.y - a.y) * std::hypot(c.x - b.x, c.y - b.y);
  return std::abs(area) <= 1e-6 * std::max(size, 1e-9);
}

/// Leaves out points on the straight line between their neighbours.
void simplify(Polyline& line) {
  std::vector<Point> kept;
  const std::size_t n = line.points.size();
  for (std::size_t i = 0; i < n; ++i) {
    const bool is_end = !line.closed && (i == 0 || i + 1 == n);
    const Point previous = kept.empty() ? line.points[(i + n - 1) % n] : kept.back();
    if (is_end || !in_line(previous, line.points[i], line.points[(i + 1) % n])) {
      kept.push_back(line.points[i]);
    }
  }
  line.points = std::move(kept);
}

/// Cuts one line of an outline into the pieces outside the rectangles.
class Cutter {
 public:
  Cutter(const DrawnCells& drawn, const std::vector<KeptFree>& kept_free)
      : drawn_(drawn), kept_free_(kept_free) {}

  std::vector<Polyline> cut(const OutlineLine& line) {
    const std::size_t n = line.points.size();
    const std::size_t steps = line.closed ? n : n - 1;
    bool starts_outside = true;
    for (std::size_t i = 0; i < steps; ++i) {
      const auto inside = cut_step(line.points[i], line.points[(i + 1) % n].at);
      if (i == 0) starts_outside = !inside || inside->first > 0;
    }
    if (line.closed && pieces_.empty() && piece_.points.size() == n + 1) {  // nothing was cut
      piece_.points.pop_back();
      piece_.closed = true;
      finish_piece();
    } else if (line.closed && starts_outside && !pieces_.empty() && piece_.points.size() > 1) {
      // The last piece runs into the first one.
      std::vector<Point>& first = pieces_.front().points;
      first.insert(first.begin(), piece_.points.begin(), piece_.points.end() - 1);
    } else {
      finish_piece();
    }
    for (Polyline& piece : pieces_) simplify(piece);
    return std::move(pieces_);
  }

 private:
  using Part = std::pair<double, double>;

  /// Adds the way from one point to the next; returns the part of it that was left out.
  std::optional<Part> cut_step(const OutlinePoint& from, Point to) {
    if (piece_.points.empty()) piece_.points.push_back(from.at);
    const std::optional<Part> inside = part_kept_free(from, to);
    if (!inside) {
      piece_.points.push_back(to);
      return inside;
    }
    if (inside->first > 0) piece_.points.push_back(between(from.at, to, inside->first));
    finish_piece();
    if (inside->second < 1) piece_.points = {between(from.at, to, inside->second), to};
    return inside;
  }

  [[nodiscard]] std::optional<Part> part_kept_free(const OutlinePoint& from, Point to) const {
    const KeptFree& free = kept_free_[from.cell.index()];
    if (free.right <= free.left) return std::nullopt;
    const Transform& frame = drawn_.frame(from.cell);
    const auto local_from = to_local(frame, from.at);
    const auto local_to = to_local(frame, to);
    if (!local_from || !local_to) return std::nullopt;
    return inside_part(free, *local_from, *local_to);
  }

  void finish_piece() {
    if (piece_.points.size() > 1) pieces_.push_back(std::move(piece_));
    piece_ = {};
  }

  const DrawnCells& drawn_;
  const std::vector<KeptFree>& kept_free_;
  Polyline piece_;
  std::vector<Polyline> pieces_;
};

}  // namespace

std::vector<OutlineLine> trace_outline(const DrawnCells& drawn, const CellSet& cells,
                                       double inset) {
  return Tracer(drawn, cells, inset).trace();
}

std::vector<Polyline> cut_outline(const DrawnCells& drawn, const std::vector<OutlineLine>& outline,
                                  const std::vector<KeptFree>& kept_free) {
  std::vector<Polyline> result;
  for (const OutlineLine& line : outline) {
    if (line.points.size() < 2) continue;
    for (Polyline& piece : Cutter(drawn, kept_free).cut(line)) result.push_back(std::move(piece));
  }
  return result;
}

}  // namespace omnidoku::scene

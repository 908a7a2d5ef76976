// SPDX-License-Identifier: MIT
//
// Symmetries of the drawing. A symmetry is a map of the plane; a board has it when the map takes
// the centres of its cells (in the flat view) to centres of cells. The orbits are the connected
// parts of the graph "cell - image of the cell" over the generators of the symmetry's group.
// Linear in the number of cells: the centres are found again in a grid of buckets, with a tolerance
// far above rounding and far below the distance of two cells.
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <unordered_map>

#include "generate/generate.h"
#include "geometry/board.h"

namespace omnidoku::generate {
namespace {

using geometry::Board;
using geometry::Cell;
using geometry::Point;

struct Word {
  Symmetry symmetry;
  std::string_view word;  ///< as written by to_string
  std::string_view name;  ///< the enumerator
  std::string_view text;  ///< for sentences
};

constexpr std::array<Word, 10> kWords = {{
    {Symmetry::none, "none", "none", "no symmetry"},
    {Symmetry::rotate180, "180", "rotate180", "half-turn symmetry"},
    {Symmetry::rotate90, "90", "rotate90", "quarter-turn symmetry"},
    {Symmetry::mirror_rows, "rows", "mirror_rows", "mirror symmetry of top and bottom"},
    {Symmetry::mirror_columns, "columns", "mirror_columns", "mirror symmetry of left and right"},
    {Symmetry::diagonal, "diagonal", "diagonal", "mirror symmetry at the main diagonal"},
    {Symmetry::antidiagonal, "antidiagonal", "antidiagonal",
     "mirror symmetry at the other diagonal"},
    {Symmetry::mirrors, "mirrors", "mirrors", "mirror symmetry at both middle lines"},
    {Symmetry::diagonals, "diagonals", "diagonals", "mirror symmetry at both diagonals"},
    {Symmetry::full, "full", "full", "all the symmetries of a square"},
}};

const Word& word_of(Symmetry symmetry) { return kWords[static_cast<std::size_t>(symmetry)]; }

/// A linear map about the middle of the drawing: (x, y) -> (xx * x + xy * y, yx * x + yy * y).
struct Map {
  double xx, xy, yx, yy;
};

constexpr Map kHalfTurn = {-1, 0, 0, -1};
constexpr Map kQuarterTurn = {0, -1, 1, 0};
constexpr Map kSwapRows = {1, 0, 0, -1};
constexpr Map kSwapColumns = {-1, 0, 0, 1};
constexpr Map kDiagonal = {0, 1, 1, 0};
constexpr Map kAntidiagonal = {0, -1, -1, 0};

std::vector<Map> generators(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::none: return {};
    case Symmetry::rotate180: return {kHalfTurn};
    case Symmetry::rotate90: return {kQuarterTurn};
    case Symmetry::mirror_rows: return {kSwapRows};
    case Symmetry::mirror_columns: return {kSwapColumns};
    case Symmetry::diagonal: return {kDiagonal};
    case Symmetry::antidiagonal: return {kAntidiagonal};
    case Symmetry::mirrors: return {kSwapRows, kSwapColumns};
    case Symmetry::diagonals: return {kDiagonal, kAntidiagonal};
    case Symmetry::full: return {kQuarterTurn, kSwapRows};
  }
  return {};
}

/// Finds the cell whose centre is at a point.
class Centres {
 public:
  explicit Centres(const Board& board) {
    const geometry::View& view = board.views().front();
    for (const std::array<Point, 4>& corners : view.corners) {
      Point centre;
      for (const Point& corner : corners) {
        centre.x += corner.x / 4;
        centre.y += corner.y / 4;
      }
      points_.push_back(centre);
    }
    move_middle_to_origin();
    for (std::size_t i = 0; i < points_.size(); ++i) {
      buckets_[key(bucket(points_[i].x), bucket(points_[i].y))].push_back(Cell(i));
    }
  }

  [[nodiscard]] const std::vector<Point>& points() const { return points_; }

  [[nodiscard]] std::optional<Cell> at(Point point) const {
    for (std::int64_t dx = -1; dx <= 1; ++dx) {
      for (std::int64_t dy = -1; dy <= 1; ++dy) {
        const auto found = buckets_.find(key(bucket(point.x) + dx, bucket(point.y) + dy));
        if (found == buckets_.end()) continue;
        for (const Cell cell : found->second) {
          const Point& centre = points_[cell.index()];
          if (std::abs(centre.x - point.x) < kTolerance &&
              std::abs(centre.y - point.y) < kTolerance) {
            return cell;
          }
        }
      }
    }
    return std::nullopt;
  }

 private:
  static constexpr double kTolerance = 0.05;  // of a flat cell

  static std::int64_t bucket(double x) { return static_cast<std::int64_t>(std::floor(x)); }
  static std::int64_t key(std::int64_t x, std::int64_t y) { return x * 1'000'003 + y; }

  void move_middle_to_origin() {
    if (points_.empty()) return;
    Point low = points_.front();
    Point high = low;
    for (const Point& point : points_) {
      low = {std::min(low.x, point.x), std::min(low.y, point.y)};
      high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    for (Point& point : points_) {
      point.x -= (low.x + high.x) / 2;
      point.y -= (low.y + high.y) / 2;
    }
  }

  std::vector<Point> points_;
  std::unordered_map<std::int64_t, std::vector<Cell>> buckets_;
};

/// Image of every cell; nothing when some image is no cell.
std::optional<std::vector<Cell>> image(const Centres& centres, const Map& map) {
  std::vector<Cell> result;
  for (const Point& p : centres.points()) {
    const std::optional<Cell> cell =
        centres.at({map.xx * p.x + map.xy * p.y, map.yx * p.x + map.yy * p.y});
    if (!cell) return std::nullopt;
    result.push_back(*cell);
  }
  return result;
}

bool has_symmetry(const Centres& centres, Symmetry symmetry) {
  for (const Map& map : generators(symmetry)) {
    if (!image(centres, map)) return false;
  }
  return true;
}

base::Error no_such_symmetry(const Centres& centres, Symmetry wanted) {
  std::string has = "none";
  for (const Symmetry symmetry : kSymmetries) {
    if (symmetry != Symmetry::none && has_symmetry(centres, symmetry)) {
      has += ", " + std::string(to_string(symmetry));
    }
  }
  return base::make_error(
      base::ErrorCode::unsupported,
      "the drawing of this board does not have " + std::string(word_of(wanted).text),
      "symmetries it has: " + has);
}

}  // namespace

std::string_view to_string(Symmetry symmetry) { return word_of(symmetry).word; }

std::optional<Symmetry> symmetry_from(std::string_view word) {
  for (const Word& entry : kWords) {
    if (entry.word == word || entry.name == word) return entry.symmetry;
  }
  return std::nullopt;
}

base::Result<std::vector<std::vector<Cell>>> orbits(const Board& board, Symmetry symmetry) {
  const auto num_cells = static_cast<std::size_t>(board.num_cells());
  // Union-find by smallest cell: root[c] <= c always holds.
  std::vector<std::size_t> root(num_cells);
  std::iota(root.begin(), root.end(), std::size_t{0});
  const auto find = [&root](std::size_t cell) {
    while (root[cell] != cell) cell = root[cell] = root[root[cell]];
    return cell;
  };
  if (symmetry != Symmetry::none) {
    const Centres centres(board);
    for (const Map& map : generators(symmetry)) {
      const std::optional<std::vector<Cell>> images = image(centres, map);
      if (!images) return no_such_symmetry(centres, symmetry);
      for (std::size_t cell = 0; cell < num_cells; ++cell) {
        const std::size_t a = find(cell);
        const std::size_t b = find((*images)[cell].index());
        root[std::max(a, b)] = std::min(a, b);
      }
    }
  }
  std::vector<std::vector<Cell>> result;
  std::vector<std::size_t> orbit_of(num_cells);
  for (std::size_t cell = 0; cell < num_cells; ++cell) {
    const std::size_t first = find(cell);
    if (first == cell) {
      orbit_of[cell] = result.size();
      result.emplace_back();
    }
    result[orbit_of[first]].push_back(Cell(cell));
  }
  return result;
}

}  // namespace omnidoku::generate

// SPDX-License-Identifier: MIT
//
// A step of human logic as marks on the board: houses shaded by their role, candidates circled by
// theirs, what is removed struck through, links as arrows. Colour never stands alone: what goes is
// struck through, what is placed has a rim, weak links are dashed. An arrow takes, of a few bends,
// the one that runs over the fewest digits.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/check.h"
#include "model/step.h"
#include "scene/mark_grid.h"
#include "scene/parts.h"

namespace omnidoku::scene {

using geometry::Candidate;
using geometry::Cell;
using geometry::Point;

namespace {

constexpr int kCircleCorners = 20;
constexpr double kPi = 3.14159265358979323846;
/// Where a stroke through a candidate begins and ends, to each side: beside what is written, of a
/// circle's radius to the right and upwards.
constexpr double kStrikeFrom = 0.5;
constexpr double kStrikeTo = 0.95;
constexpr double kClashInset = 0.05;  // in cells
constexpr double kRing = 0.43;        // radius round a placed digit, in cells
constexpr double kCross = 0.13;       // half the side of a cross, in cells
/// A board with more cells than that in a row is drawn so small that a mark at a candidate is not
/// found: there the cells that lose or get something are coloured as a whole.
constexpr double kMostCellsToFind = 12;
/// So many houses of links are shaded; more would colour the whole board and tell nothing.
constexpr std::ptrdiff_t kMostLinkHouses = 4;
constexpr double kArrowHead = 0.1;  // length, in cells
constexpr int kBendPoints = 24;
/// Of a link's length, sideways; the first of those that do as well is taken.
constexpr double kBends[] = {0.12, -0.12, 0.06, -0.06, 0.18, -0.18, 0.24, -0.24, 0.01, 0.3,  -0.3,
                             0.36, -0.36, 0.42, -0.42, 0.48, -0.48, 0.6,  -0.6,  0.75, -0.75};
/// What a bend costs beside what it runs over, so that none is larger than it need be.
constexpr double kCostOfBend = 0.4;
/// And what it costs to leave the board, where the picture may end.
constexpr double kCostOfLeaving = 1000;

class StepDrawing {
 public:
  StepDrawing(const Canvas& canvas, Rims rims)
      : canvas_(canvas),
        step_(*canvas.options.step),
        grid_(canvas.puzzle.num_digits(), widest_symbol(canvas.puzzle.symbols), rims) {
    if (!step_.links.empty()) find_obstacles();
  }

  StepLayers layers() {
    StepLayers layers;
    layers.houses.name = "step-houses";
    layers.marks.name = "step-marks";
    layers.strikes.name = "step-strikes";
    layers.links.name = "step-links";
    add_houses(layers.houses);
    add_concluded(layers.houses);
    add_exclusions(layers.houses);
    add_marks(layers.marks);
    for (const Candidate gone : step_.eliminations) {
      layers.marks.polygons.push_back(circle(gone, Role::step_removed, 0));
      strike(layers.strikes, gone);
    }
    for (const Candidate placed : step_.placements) {
      layers.marks.polygons.push_back(circle(placed, Role::step_placed, 0));
    }
    add_clash(layers.strikes);
    for (std::size_t i = 0; i < step_.links.size(); ++i) add_link(layers.links, i);
    return layers;
  }

 private:
  void add_houses(Layer& layer) const {
    if (step_.houses.empty()) return;
    OMNIDOKU_CHECK(canvas_.options.problem != nullptr);
    const model::Problem& problem = *canvas_.options.problem;
    const bool shades_links = num_link_houses() <= kMostLinkHouses;
    for (const model::HouseMark& mark : step_.houses) {
      if (mark.primitive >= problem.primitives.size()) continue;
      if (mark.role == model::HouseRole::link && !shades_links) continue;
      for (const Cell cell : cells_of(mark.primitive)) {
        layer.polygons.push_back(square(cell, Role::step_house, static_cast<int>(mark.role)));
      }
    }
  }

  [[nodiscard]] Polygon square(Cell cell, Role role, int tone) const {
    Polygon area;
    area.role = role;
    area.tone = static_cast<std::uint8_t>(tone);
    area.cell = cell;
    for (int k = 0; k < 4; ++k) area.points.push_back(canvas_.drawn.corner(cell, k));
    return area;
  }

  /// On a large board the cells that get a digit or lose a candidate, each once.
  void add_concluded(Layer& layer) const {
    if (std::max(canvas_.view.width, canvas_.view.height) <= kMostCellsToFind) return;
    std::vector<Cell> done;
    const auto add = [&](const std::vector<Candidate>& conclusions, Role role) {
      for (const Candidate one : conclusions) {
        if (std::find(done.begin(), done.end(), one.cell) != done.end()) continue;
        done.push_back(one.cell);
        layer.polygons.push_back(square(one.cell, role, 0));
      }
    };
    add(step_.placements, Role::step_placed);
    add(step_.eliminations, Role::step_removed);
  }

  /// What keeps digits out of cells: below the digits, for the lines run over some.
  void add_exclusions(Layer& layer) const {
    for (const model::Exclusion& exclusion : step_.exclusions) {
      // A digit that is placed is not kept out of its own cell, so that others were is no news
      // there.
      std::vector<Cell> barred;
      for (const Candidate gone : exclusion.gone) {
        if (!is_placed_by_step(gone.cell)) barred.push_back(gone.cell);
      }
      if (exclusion.by) {
        layer.lines.push_back(ring(exclusion.by->cell));
        for (const Cell end : farthest_each_way(exclusion.by->cell, barred)) {
          add_sight(layer, exclusion.by->cell, end);
        }
      }
      for (const Cell cell : barred) add_cross(layer, cell, exclusion.by ? 0 : 1);
    }
  }

  [[nodiscard]] bool is_placed_by_step(Cell cell) const {
    return std::any_of(step_.placements.begin(), step_.placements.end(),
                       [cell](Candidate placed) { return placed.cell == cell; });
  }

  [[nodiscard]] Point centre(Cell cell) const {
    return canvas_.drawn.frame(cell).apply({canvas_.unit / 2, canvas_.unit / 2});
  }

  [[nodiscard]] Polyline ring(Cell cell) const {
    Polyline line;
    line.role = Role::step_seen;
    line.cell = cell;
    line.closed = true;
    for (int i = 0; i < 2 * kCircleCorners; ++i) {
      const double angle = kPi * i / kCircleCorners;
      line.points.push_back(
          canvas_.drawn.frame(cell).apply({canvas_.unit * (0.5 + kRing * std::cos(angle)),
                                           canvas_.unit * (0.5 + kRing * std::sin(angle))}));
    }
    return line;
  }

  /// Of cells that lie behind each other, seen from a cell, the last: the line to it meets all.
  [[nodiscard]] std::vector<Cell> farthest_each_way(Cell from,
                                                    const std::vector<Cell>& cells) const {
    constexpr double kSameWay = 0.01;
    const Point start = centre(from);
    std::vector<Cell> ends;
    for (const Cell cell : cells) {
      const Point to = centre(cell);
      const double length = std::hypot(to.x - start.x, to.y - start.y);
      const auto same = std::find_if(ends.begin(), ends.end(), [&](Cell end) {
        const Point other = centre(end);
        const double far = std::hypot(other.x - start.x, other.y - start.y);
        return std::hypot((other.x - start.x) / far - (to.x - start.x) / length,
                          (other.y - start.y) / far - (to.y - start.y) / length) < kSameWay;
      });
      if (same == ends.end()) {
        ends.push_back(cell);
      } else if (const Point other = centre(*same);
                 std::hypot(other.x - start.x, other.y - start.y) < length) {
        *same = cell;
      }
    }
    return ends;
  }

  /// From the rim of the ring in one cell to the middle of the other, with a gap at each digit on
  /// the way, which would look struck out.
  void add_sight(Layer& layer, Cell from, Cell to) const {
    const Point start = centre(from);
    const Point end = centre(to);
    const double length = std::hypot(end.x - start.x, end.y - start.y);
    const double radius = kRing * canvas_.unit;
    std::vector<std::pair<double, double>> gaps = {{0, radius}};
    for (std::size_t i = 0; i < canvas_.puzzle.givens.size(); ++i) {
      if (Cell(i) == from || !holds_digit(i)) continue;
      const Point at = centre(Cell(i));
      const double along =
          ((at.x - start.x) * (end.x - start.x) + (at.y - start.y) * (end.y - start.y)) / length;
      const double aside =
          ((at.x - start.x) * (end.y - start.y) - (at.y - start.y) * (end.x - start.x)) / length;
      if (std::abs(aside) >= radius) continue;
      const double half = std::sqrt(radius * radius - aside * aside);
      gaps.emplace_back(along - half, along + half);
    }
    gaps.emplace_back(length, length);
    std::sort(gaps.begin(), gaps.end());
    double done = 0;
    for (const auto& [gap, next] : gaps) {
      if (gap > done && done < length) {
        const auto point = [&](double way) {
          const double part = std::min(way, length) / length;
          return Point{start.x + part * (end.x - start.x), start.y + part * (end.y - start.y)};
        };
        Polyline line;
        line.role = Role::step_sight;
        line.points = {point(done), point(gap)};
        layer.lines.push_back(std::move(line));
      }
      done = std::max(done, next);
    }
  }

  [[nodiscard]] bool holds_digit(std::size_t cell) const {
    return canvas_.puzzle.givens[cell] ||
           (cell < canvas_.options.entries.size() && canvas_.options.entries[cell]);
  }

  void add_cross(Layer& layer, Cell cell, int tone) const {
    for (const double sign : {-1.0, 1.0}) {
      Polyline line;
      line.role = Role::step_barred;
      line.tone = static_cast<std::uint8_t>(tone);
      line.cell = cell;
      for (const double end : {-1.0, 1.0}) {
        line.points.push_back(canvas_.drawn.frame(cell).apply(
            {canvas_.unit * (0.5 + end * kCross), canvas_.unit * (0.5 + end * sign * kCross)}));
      }
      layer.lines.push_back(std::move(line));
    }
  }

  /// The cells that a primitive is about.
  [[nodiscard]] std::vector<Cell> cells_of(std::uint32_t primitive) const {
    const model::Problem& problem = *canvas_.options.problem;
    std::vector<Cell> cells;
    for (const model::Variable variable :
         model::scope_of(problem.primitives[primitive].primitive)) {
      const auto index = static_cast<std::size_t>(variable.index());
      if (index < static_cast<std::size_t>(problem.num_cells)) cells.emplace_back(index);
    }
    return cells;
  }

  [[nodiscard]] std::ptrdiff_t num_link_houses() const {
    return std::count_if(step_.houses.begin(), step_.houses.end(),
                         [](const auto& mark) { return mark.role == model::HouseRole::link; });
  }

  /// A frame inside each cell where what is supposed becomes impossible. It comes with the last
  /// link.
  void add_clash(Layer& layer) const {
    for (const Cell cell : clash_cells()) {
      Polyline frame;
      frame.role = Role::step_clash;
      frame.cell = cell;
      frame.closed = true;
      if (!step_.links.empty()) frame.link = step_.links.size() - 1;
      const double low = kClashInset * canvas_.unit;
      const double high = canvas_.unit - low;
      for (const Point corner : {Point{low, low}, {high, low}, {high, high}, {low, high}}) {
        frame.points.push_back(canvas_.drawn.frame(cell).apply(corner));
      }
      layer.lines.push_back(std::move(frame));
    }
  }

  [[nodiscard]] std::vector<Cell> clash_cells() const {
    using Kind = model::Clash::Kind;
    if (step_.clash.kind == Kind::house || step_.clash.kind == Kind::sum) {
      return cells_of(step_.clash.primitive);
    }
    std::vector<Cell> cells;
    for (const Candidate one : step_.clash.candidates) {
      if (std::find(cells.begin(), cells.end(), one.cell) == cells.end()) cells.push_back(one.cell);
    }
    return cells;
  }

  void add_marks(Layer& layer) const {
    std::vector<Candidate> done = step_.eliminations;
    done.insert(done.end(), step_.placements.begin(), step_.placements.end());
    for (const model::CandidateMark& mark : step_.marks) {
      if (std::find(done.begin(), done.end(), mark.candidate) != done.end()) continue;
      done.push_back(mark.candidate);
      layer.polygons.push_back(circle(mark.candidate, Role::step_mark, step_tone(mark)));
    }
  }

  [[nodiscard]] Point local(Candidate candidate) const {
    const Point at = grid_.centre(candidate.digit);
    return {at.x * canvas_.unit, at.y * canvas_.unit};
  }
  [[nodiscard]] Point on_sheet(Candidate candidate) const {
    return canvas_.drawn.frame(candidate.cell).apply(local(candidate));
  }

  [[nodiscard]] Polygon circle(Candidate candidate, Role role, int tone) const {
    Polygon area;
    area.role = role;
    area.tone = static_cast<std::uint8_t>(tone);
    area.cell = candidate.cell;
    area.link = link_of(candidate);
    const Point centre = local(candidate);
    const double radius = grid_.radius() * canvas_.unit;
    for (int i = 0; i < kCircleCorners; ++i) {
      const double angle = 2 * kPi * i / kCircleCorners;
      area.points.push_back(
          canvas_.drawn.frame(candidate.cell)
              .apply({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)}));
    }
    return area;
  }

  /// A stroke across the circle, which leaves out what is written there.
  void strike(Layer& layer, Candidate candidate) const {
    const Point centre = local(candidate);
    const double radius = grid_.radius() * canvas_.unit;
    for (const double sign : {-1.0, 1.0}) {
      Polyline line;
      line.role = Role::step_strike;
      line.cell = candidate.cell;
      for (const double reach : {kStrikeFrom, kStrikeTo}) {
        const double along = sign * reach * radius;
        line.points.push_back(
            canvas_.drawn.frame(candidate.cell).apply({centre.x + along, centre.y - along}));
      }
      layer.lines.push_back(std::move(line));
    }
  }

  /// The first link that a candidate is an end of.
  [[nodiscard]] std::optional<std::size_t> link_of(Candidate candidate) const {
    const auto holds = [candidate](const std::vector<Candidate>& end) {
      return std::find(end.begin(), end.end(), candidate) != end.end();
    };
    for (std::size_t i = 0; i < step_.links.size(); ++i) {
      if (holds(step_.links[i].from) || holds(step_.links[i].to)) return i;
    }
    return std::nullopt;
  }

  /// Something written that an arrow should not run over.
  struct Obstacle {
    Point at;
    double radius = 0;
    double weight = 1;
  };

  void find_obstacles() {
    constexpr double kDigitRadius = 0.3;  // of a placed one, in cells
    const std::vector<geometry::DigitSet>& candidates = canvas_.options.candidates;
    low_ = high_ = canvas_.drawn.corner(Cell(0), 0);
    for (std::size_t i = 0; i < static_cast<std::size_t>(canvas_.puzzle.num_cells()); ++i) {
      const Cell cell(i);
      for (int k = 0; k < 4; ++k) {
        const Point corner = canvas_.drawn.corner(cell, k);
        low_ = {std::min(low_.x, corner.x), std::min(low_.y, corner.y)};
        high_ = {std::max(high_.x, corner.x), std::max(high_.y, corner.y)};
      }
      if (holds_digit(i)) {
        const Point middle{canvas_.unit / 2, canvas_.unit / 2};
        obstacles_.push_back(
            {canvas_.drawn.frame(cell).apply(middle), kDigitRadius * canvas_.unit, 6});
      } else if (i < candidates.size()) {
        candidates[i].for_each([&](geometry::Digit digit) {
          // What the step is about must stay legible above all.
          const bool marked =
              std::any_of(step_.marks.begin(), step_.marks.end(), [&](const auto& mark) {
                return mark.candidate == Candidate{cell, digit};
              });
          obstacles_.push_back(
              {on_sheet({cell, digit}), grid_.radius() * canvas_.unit, marked ? 6.0 : 1.0});
        });
      }
    }
    // Where a candidate is struck through no arrow ends.
    const double radius = grid_.radius() * canvas_.unit;
    for (const Candidate gone : step_.eliminations) {
      const Point at = on_sheet(gone);
      for (const double side : {-1.0, 1.0}) {
        const double off = side * (kStrikeFrom + kStrikeTo) / 2 * radius;
        obstacles_.push_back({{at.x + off, at.y - off}, kStrikeTo / 2 * radius, 3});
      }
    }
  }

  /// How much of what is written a line runs over, by its points.
  [[nodiscard]] double covered_by(const std::vector<Point>& points) const {
    const auto [left, right] = std::minmax_element(points.begin(), points.end(),
                                                   [](Point a, Point b) { return a.x < b.x; });
    const auto [top, bottom] = std::minmax_element(points.begin(), points.end(),
                                                   [](Point a, Point b) { return a.y < b.y; });
    double sum = 0;
    for (const Obstacle& obstacle : obstacles_) {
      const auto [at, radius, weight] = obstacle;
      // A full board has thousands of candidates; few are near a line.
      if (at.x < left->x - radius || at.x > right->x + radius) continue;
      if (at.y < top->y - radius || at.y > bottom->y + radius) continue;
      double nearest = radius;
      for (const Point point : points) {
        nearest = std::min(nearest, std::hypot(point.x - at.x, point.y - at.y));
      }
      // Through the middle is worse than along the rim.
      sum += weight * 2 * (1 - nearest / radius);
    }
    return sum;
  }

  [[nodiscard]] static std::vector<Point> curve(Point start, Point end, double bend) {
    const Point along{end.x - start.x, end.y - start.y};
    const Point middle{(start.x + end.x) / 2 - along.y * bend,
                       (start.y + end.y) / 2 + along.x * bend};
    std::vector<Point> points;
    for (int i = 0; i <= kBendPoints; ++i) {
      const double t = static_cast<double>(i) / kBendPoints;
      const double u = 1 - t;
      points.push_back({u * u * start.x + 2 * u * t * middle.x + t * t * end.x,
                        u * u * start.y + 2 * u * t * middle.y + t * t * end.y});
    }
    return points;
  }

  /// The arrow from rim to rim that is best to read.
  [[nodiscard]] std::vector<Point> route(Point from, Point to) const {
    const double radius = grid_.radius() * canvas_.unit;
    std::vector<Point> best;
    double least = 0;
    for (const double bend : kBends) {
      // Curves leave and arrive at an angle; their ends are where they cross the rims.
      const double angle = std::atan2(to.y - from.y, to.x - from.x);
      const double turn = std::atan(2 * bend);
      const Point start{from.x + radius * std::cos(angle + turn),
                        from.y + radius * std::sin(angle + turn)};
      const Point end{to.x - radius * std::cos(angle - turn),
                      to.y - radius * std::sin(angle - turn)};
      std::vector<Point> points = curve(start, end, bend);
      const bool leaves = std::any_of(points.begin(), points.end(), [this](Point point) {
        return point.x < low_.x || point.y < low_.y || point.x > high_.x || point.y > high_.y;
      });
      const double cost =
          covered_by(points) + kCostOfBend * std::abs(bend) + (leaves ? kCostOfLeaving : 0);
      if (!best.empty() && cost >= least) continue;
      least = cost;
      best = std::move(points);
    }
    return best;
  }

  /// Arrows to all that a candidate rules out; else one between the members of the two ends that
  /// lie nearest to each other.
  void add_link(Layer& layer, std::size_t index) const {
    const model::Link& link = step_.links[index];
    if (link.from.empty() || link.to.empty()) return;
    if (!link.strong && link.from.size() == 1) {
      for (const Candidate to : link.to) {
        add_arrow(layer, index, on_sheet(link.from.front()), on_sheet(to));
      }
      return;
    }
    Point from = on_sheet(link.from.front());
    Point to = on_sheet(link.to.front());
    double nearest = -1;
    for (const Candidate a : link.from) {
      for (const Candidate b : link.to) {
        const double distance =
            std::hypot(on_sheet(a).x - on_sheet(b).x, on_sheet(a).y - on_sheet(b).y);
        if (nearest >= 0 && distance >= nearest) continue;
        nearest = distance;
        from = on_sheet(a);
        to = on_sheet(b);
      }
    }
    add_arrow(layer, index, from, to);
  }

  void add_arrow(Layer& layer, std::size_t index, Point from, Point to) const {
    const model::Link& link = step_.links[index];
    const double nearest = std::hypot(from.x - to.x, from.y - to.y);
    const double radius = grid_.radius() * canvas_.unit;
    if (nearest < 2.2 * radius) return;  // the circles touch: nothing to draw
    Polyline line;
    line.role = link.strong ? Role::step_strong_link : Role::step_weak_link;
    line.link = index;
    line.points = route(from, to);
    if (line.points.empty()) return;
    const Point end = line.points.back();
    const double head = std::min(kArrowHead * canvas_.unit, 0.4 * nearest);
    const Point last = line.points[line.points.size() - 3];
    const double length = std::hypot(end.x - last.x, end.y - last.y);
    const Point way{(end.x - last.x) / length, (end.y - last.y) / length};
    Polygon arrow;
    arrow.role = line.role;
    arrow.link = index;
    arrow.points = {
        end,
        {end.x - head * way.x - 0.5 * head * way.y, end.y - head * way.y + 0.5 * head * way.x},
        {end.x - head * way.x + 0.5 * head * way.y, end.y - head * way.y - 0.5 * head * way.x}};
    layer.lines.push_back(std::move(line));
    layer.polygons.push_back(std::move(arrow));
  }

  const Canvas& canvas_;
  const model::Step& step_;
  MarkGrid grid_;
  std::vector<Obstacle> obstacles_;
  Point low_, high_;  // of the board
};

}  // namespace

std::uint8_t step_tone(const model::CandidateMark& mark) {
  switch (mark.role) {
    case model::CandidateRole::pattern:
    case model::CandidateRole::on:
    case model::CandidateRole::target: return 0;
    case model::CandidateRole::off:
    case model::CandidateRole::stem: return 1;
    case model::CandidateRole::fin: return 2;
    case model::CandidateRole::endo_fin: return 3;
    case model::CandidateRole::guardian:
    case model::CandidateRole::refuted: return 4;
    case model::CandidateRole::group: return static_cast<std::uint8_t>(5 + mark.tone);
  }
  return 0;
}

StepLayers step_layers(const Canvas& canvas, Rims rims) {
  if (canvas.options.step == nullptr) return {};
  return StepDrawing(canvas, rims).layers();
}

}  // namespace omnidoku::scene

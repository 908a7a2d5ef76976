// SPDX-License-Identifier: MIT
//
// A step of human logic as marks on the board: houses shaded by their role, candidates circled by
// theirs, what is removed struck through, links as arrows. Colour never stands alone: what goes is
// struck through, what is placed has a rim, weak links are dashed.
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
constexpr double kArrowHead = 0.1;  // length, in cells
constexpr double kBend = 0.12;      // of a link's length, sideways
constexpr int kBendPoints = 12;

/// Tones of Role::step_mark; the groups come after them.
int tone_of(const model::CandidateMark& mark) {
  switch (mark.role) {
    case model::CandidateRole::pattern:
    case model::CandidateRole::on: return 0;
    case model::CandidateRole::off: return 1;
    case model::CandidateRole::fin: return 2;
    case model::CandidateRole::endo_fin: return 3;
    case model::CandidateRole::guardian: return 4;
    case model::CandidateRole::group: return 5 + mark.tone;
  }
  return 0;
}

class StepDrawing {
 public:
  StepDrawing(const Canvas& canvas, Rims rims)
      : canvas_(canvas),
        step_(*canvas.options.step),
        grid_(canvas.puzzle.num_digits(), widest_symbol(canvas.puzzle.symbols), rims) {}

  StepLayers layers() {
    StepLayers layers;
    layers.houses.name = "step-houses";
    layers.marks.name = "step-marks";
    layers.strikes.name = "step-strikes";
    layers.links.name = "step-links";
    add_houses(layers.houses);
    add_marks(layers.marks);
    for (const Candidate gone : step_.eliminations) {
      layers.marks.polygons.push_back(circle(gone, Role::step_removed, 0));
      layers.strikes.lines.push_back(strike(gone));
    }
    for (const Candidate placed : step_.placements) {
      layers.marks.polygons.push_back(circle(placed, Role::step_placed, 0));
    }
    for (const model::Link& link : step_.links) add_link(layers.links, link);
    return layers;
  }

 private:
  void add_houses(Layer& layer) const {
    if (step_.houses.empty()) return;
    OMNIDOKU_CHECK(canvas_.options.problem != nullptr);
    const model::Problem& problem = *canvas_.options.problem;
    for (const model::HouseMark& mark : step_.houses) {
      if (mark.primitive >= problem.primitives.size()) continue;
      const auto add = [&](model::Variable variable) {
        if (variable.index() >= static_cast<std::size_t>(problem.num_cells)) return;
        Polygon area;
        area.role = Role::step_house;
        area.tone = static_cast<std::uint8_t>(mark.role);
        area.cell = Cell(static_cast<std::size_t>(variable.index()));
        for (int k = 0; k < 4; ++k) area.points.push_back(canvas_.drawn.corner(*area.cell, k));
        layer.polygons.push_back(std::move(area));
      };
      for (const model::Variable variable :
           model::scope_of(problem.primitives[mark.primitive].primitive)) {
        add(variable);
      }
    }
  }

  void add_marks(Layer& layer) const {
    std::vector<Candidate> done = step_.eliminations;
    done.insert(done.end(), step_.placements.begin(), step_.placements.end());
    for (const model::CandidateMark& mark : step_.marks) {
      if (std::find(done.begin(), done.end(), mark.candidate) != done.end()) continue;
      done.push_back(mark.candidate);
      layer.polygons.push_back(circle(mark.candidate, Role::step_mark, tone_of(mark)));
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

  [[nodiscard]] Polyline strike(Candidate candidate) const {
    Polyline line;
    line.role = Role::step_strike;
    line.cell = candidate.cell;
    const Point centre = local(candidate);
    const double reach = 0.8 * grid_.radius() * canvas_.unit;
    for (const double sign : {-1.0, 1.0}) {
      line.points.push_back(canvas_.drawn.frame(candidate.cell)
                                .apply({centre.x + sign * reach, centre.y - sign * reach}));
    }
    return line;
  }

  /// An arrow between the members of the two ends that lie nearest to each other, bent a little so
  /// that it does not run through candidates on a straight line.
  void add_link(Layer& layer, const model::Link& link) const {
    if (link.from.empty() || link.to.empty()) return;
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
    const double radius = grid_.radius() * canvas_.unit;
    if (nearest < 2.2 * radius) return;  // the circles touch: nothing to draw
    const Point along{(to.x - from.x) / nearest, (to.y - from.y) / nearest};
    const Point start{from.x + along.x * radius, from.y + along.y * radius};
    const double head = std::min(kArrowHead * canvas_.unit, 0.4 * nearest);
    const Point end{to.x - along.x * radius, to.y - along.y * radius};
    const double bend = kBend * std::min(nearest, 3 * canvas_.unit);
    const Point middle{(start.x + end.x) / 2 - along.y * bend,
                       (start.y + end.y) / 2 + along.x * bend};
    Polyline line;
    line.role = link.strong ? Role::step_strong_link : Role::step_weak_link;
    for (int i = 0; i <= kBendPoints; ++i) {
      const double t = static_cast<double>(i) / kBendPoints;
      const double u = 1 - t;
      line.points.push_back({u * u * start.x + 2 * u * t * middle.x + t * t * end.x,
                             u * u * start.y + 2 * u * t * middle.y + t * t * end.y});
    }
    const Point last = line.points[line.points.size() - 3];
    const double length = std::hypot(end.x - last.x, end.y - last.y);
    const Point way{(end.x - last.x) / length, (end.y - last.y) / length};
    Polygon arrow;
    arrow.role = line.role;
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
};

}  // namespace

StepLayers step_layers(const Canvas& canvas, Rims rims) {
  if (canvas.options.step == nullptr) return {};
  return StepDrawing(canvas, rims).layers();
}

}  // namespace omnidoku::scene

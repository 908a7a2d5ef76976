// SPDX-License-Identifier: MIT
//
// What constraints and extra houses show: shades, diagonals, outlines and corner texts.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <variant>
#include <vector>

#include "constraints/constraint_type.h"
#include "geometry/cell_set.h"
#include "scene/parts.h"
#include "scene/seen_houses.h"
#include "scene/text_metrics.h"
#include "scene/theme.h"

namespace omnidoku::scene {

using geometry::Cell;
using geometry::HouseKind;
using geometry::Point;

namespace {

// Lengths in cells.
constexpr double kCageInset = 0.085;
constexpr double kCageStep = 0.055;  // further in for every cage overlapped
constexpr int kCageLevels = 6;
constexpr double kSumSize = 0.25;
constexpr double kSumLeft = 0.05;
constexpr double kSumBaseline = 0.245;
constexpr double kSumWidth = 0.88;   // of all texts in a corner
constexpr double kSumShift = 0.045;  // further in where corners are not square

Polygon cell_polygon(const Canvas& canvas, Role role, Cell cell) {
  Polygon polygon;
  polygon.role = role;
  polygon.cell = cell;
  for (int k = 0; k < 4; ++k) polygon.points.push_back(canvas.drawn.corner(cell, k));
  return polygon;
}

/// The ends of a line through the centres, from rim to rim of the first and last cell.
std::array<Point, 2> ends_of(const Canvas& canvas, const std::vector<Cell>& cells) {
  const auto beyond = [&](Cell end, Cell before) {
    const Point here = canvas.drawn.centre(end);
    const Point there = canvas.drawn.centre(before);
    return Point{here.x + (here.x - there.x) / 2, here.y + (here.y - there.y) / 2};
  };
  if (cells.size() < 2)
    return {canvas.drawn.centre(cells.front()), canvas.drawn.centre(cells.front())};
  return {beyond(cells.front(), cells[1]), beyond(cells.back(), cells[cells.size() - 2])};
}

/// Whether a house is drawn as a shade: nothing else shows it.
bool is_shaded(const geometry::House& house, const SeenHouses& seen) {
  switch (house.kind) {
    case HouseKind::window:
    case HouseKind::group:
    case HouseKind::extra: return true;
    case HouseKind::row:
    case HouseKind::column:
    case HouseKind::lane:
    case HouseKind::box:
    case HouseKind::region:
    case HouseKind::slice: return !seen.sees(house);
    case HouseKind::diagonal: break;
  }
  return false;
}

/// Tones for shades one after the other: each the first that no earlier one has which meets it, or
/// the one that fewest of these have.
class ShadeTones {
 public:
  explicit ShadeTones(const Canvas& canvas) : canvas_(canvas) {}

  [[nodiscard]] int next(const std::vector<Cell>& cells) {
    std::set<std::size_t> meets;
    for_each_vertex(cells, [&](std::size_t vertex) {
      const auto& there = at_vertex_[vertex];
      meets.insert(there.begin(), there.end());
    });
    std::vector<int> taken(static_cast<std::size_t>(tones_of(Paint::shade).last) + 1, 0);
    for (const std::size_t other : meets) ++taken[static_cast<std::size_t>(tones_[other])];
    const auto best = std::min_element(taken.begin(), taken.end());
    for_each_vertex(cells, [&](std::size_t vertex) { at_vertex_[vertex].insert(tones_.size()); });
    tones_.push_back(static_cast<int>(best - taken.begin()));
    return tones_.back();
  }

 private:
  template <class Visit>
  void for_each_vertex(const std::vector<Cell>& cells, Visit&& visit) const {
    for (const Cell cell : cells) {
      for (int k = 0; k < 4; ++k) visit(canvas_.drawn.vertex(cell, k));
    }
  }

  const Canvas& canvas_;
  std::vector<int> tones_;
  std::map<std::size_t, std::set<std::size_t>> at_vertex_;  // which shades
};

/// Outlines with the level of each: outlines that share a cell are on different levels.
class CageDrawing {
 public:
  explicit CageDrawing(const Canvas& canvas)
      : canvas_(canvas),
        levels_(static_cast<std::size_t>(canvas.puzzle.num_cells()), 0),
        texts_(levels_.size()) {}

  void add(std::size_t constraint, const model::Outline& outline) {
    Cage cage{constraint, outline.style, geometry::CellSet(canvas_.puzzle.num_cells())};
    unsigned used = 0;
    for (const Cell cell : outline.cells) {
      cage.cells.insert(cell);
      used |= levels_[cell.index()];
    }
    while (cage.level + 1 < kCageLevels && (used >> cage.level & 1U) != 0) ++cage.level;
    for (const Cell cell : outline.cells) levels_[cell.index()] |= 1U << cage.level;
    cage.tone = static_cast<std::uint8_t>(cage.level);
    cage.scattered = !canvas_.drawn.connected(outline.cells);
    cages_.push_back(std::move(cage));
  }

  /// Parts of a cage that lie apart are known by a colour of their own, another than those of the
  /// cages that meet one of the parts; where there are too few colours, the one that fewest of
  /// these have. Cages that meet most others choose first. To be called after the last outline.
  void colour_scattered() {
    const std::vector<std::vector<std::size_t>> beside = meetings();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      if (cages_[i].scattered) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return beside[a].size() > beside[b].size();
    });
    std::array<int, kCageLevels> uses{};
    std::vector<bool> coloured(cages_.size(), false);
    for (const std::size_t i : order) {
      std::array<int, kCageLevels> taken{};
      for (const std::size_t other : beside[i]) {
        if (coloured[other] || !cages_[other].scattered) ++taken[cages_[other].tone];
      }
      std::size_t best = 1;
      for (std::size_t tone = 2; tone < taken.size(); ++tone) {
        if (std::pair(taken[tone], uses[tone]) < std::pair(taken[best], uses[best])) best = tone;
      }
      cages_[i].tone = static_cast<std::uint8_t>(best);
      coloured[i] = true;
      ++uses[best];
    }
  }

  void add(std::size_t constraint, const model::CornerText& corner) {
    CornerText text{constraint, corner.text, 0};
    Cell place = corner.cell;
    // The outline it belongs to says which corner a reader looks at first.
    const auto before = [](const Cage& cage, std::size_t index) { return cage.constraint < index; };
    auto cage = std::lower_bound(cages_.begin(), cages_.end(), constraint, before);
    for (; cage != cages_.end() && cage->constraint == constraint; ++cage) {
      if (!cage->cells.contains(corner.cell)) continue;
      text.tone = cage->tone;
      cage->cells.for_each([&](Cell cell) {
        if (canvas_.drawn.reads_before(cell, place)) place = cell;
      });
      break;
    }
    texts_[place.index()].push_back(std::move(text));
  }

  CageLayers finish() {
    CageLayers layers{{"cages", {}, {}, {}}, {"cage-sums", {}, {}, {}}, {}};
    std::vector<KeptFree>& kept_free = layers.kept_free;
    kept_free.resize(texts_.size());
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      if (!texts_[i].empty()) kept_free[i] = write_corner(Cell(i), layers.sums);
    }
    for (const Cage& cage : cages_) {
      const double inset = kCageInset + kCageStep * cage.level;
      const auto outline = trace_outline(canvas_.drawn, cage.cells, inset);
      for (Polyline& line : cut_outline(canvas_.drawn, outline, kept_free)) {
        line.role = role_of(cage.style);
        line.tone = cage.tone;
        line.constraint = cage.constraint;
        layers.outlines.lines.push_back(std::move(line));
      }
    }
    return layers;
  }

 private:
  struct Cage {
    std::size_t constraint = 0;
    model::Outline::Style style = model::Outline::Style::dashed;
    geometry::CellSet cells;
    int level = 0;
    std::uint8_t tone = 0;
    bool scattered = false;
  };
  struct CornerText {
    std::size_t constraint = 0;
    std::string text;
    std::uint8_t tone = 0;
  };

  /// For each cage the others that have a cell with a corner in common with one of its own.
  [[nodiscard]] std::vector<std::vector<std::size_t>> meetings() const {
    std::map<std::size_t, std::set<std::size_t>> at_vertex;
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      cages_[i].cells.for_each([&](Cell cell) {
        for (int k = 0; k < 4; ++k) at_vertex[canvas_.drawn.vertex(cell, k)].insert(i);
      });
    }
    std::vector<std::set<std::size_t>> beside(cages_.size());
    for (const auto& [vertex, cages] : at_vertex) {
      for (const std::size_t i : cages) beside[i].insert(cages.begin(), cages.end());
    }
    std::vector<std::vector<std::size_t>> others(cages_.size());
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      beside[i].erase(i);
      others[i].assign(beside[i].begin(), beside[i].end());
    }
    return others;
  }

  static Role role_of(model::Outline::Style style) {
    if (style == model::Outline::Style::solid) return Role::cage_solid;
    return style == model::Outline::Style::dotted ? Role::cage_dotted : Role::cage;
  }

  /// Writes the corner texts of a cell side by side and returns the room they take.
  KeptFree write_corner(Cell cell, Layer& sums) {
    std::string all;
    for (const CornerText& text : texts_[cell.index()]) all += (all.empty() ? "" : " ") + text.text;
    const double size = std::min(kSumSize, kSumWidth / std::max(text_ems(all), 0.1));
    const double shift = canvas_.drawn.upright(cell) ? 0 : kSumShift;
    const double baseline = kSumBaseline + shift;
    double left = kSumLeft + shift;
    for (const CornerText& corner : texts_[cell.index()]) {
      Text text = text_in_cell(canvas_, Role::cage_sum, cell, corner.text, {left, baseline}, size);
      text.anchor = Text::Anchor::start;
      text.tone = corner.tone;
      text.constraint = corner.constraint;
      sums.texts.push_back(std::move(text));
      left += size * text_ems(corner.text + " ");
    }
    return {0, 0, (left - size * text_ems(" ") + 0.02) * canvas_.unit,
            (baseline + 0.04) * canvas_.unit};
  }

  const Canvas& canvas_;
  std::vector<unsigned> levels_;  // per cell: a bit for each level taken
  std::vector<std::vector<CornerText>> texts_;
  std::vector<Cage> cages_;
};

}  // namespace

std::vector<PlacedAtom> collect_atoms(const model::Puzzle& puzzle, bool has_ornaments) {
  std::vector<PlacedAtom> atoms;
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  const auto on_board = [num_cells](const auto& atom) {
    if constexpr (requires { atom.cells; }) {
      return !atom.cells.empty() &&
             std::all_of(atom.cells.begin(), atom.cells.end(),
                         [num_cells](Cell cell) { return cell.index() < num_cells; });
    } else if constexpr (requires { atom.other; }) {
      return atom.cell.index() < num_cells && atom.other.index() < num_cells;
    } else {
      return atom.cell.index() < num_cells;
    }
  };
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const model::ConstraintSpec& spec = puzzle.constraints[i];
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || type->glyph == nullptr) continue;
    if (has_ornaments && !spec.said.empty()) continue;  // as its setter drew it
    if (!constraints::validate(puzzle, spec)) continue;
    for (model::Atom& atom : type->glyph(puzzle, spec)) {
      if (std::visit(on_board, atom)) atoms.push_back({i, std::move(atom)});
    }
  }
  return atoms;
}

Layer shade_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  Layer layer{"shades", {}, {}, {}};
  const auto shade = [&](const std::vector<Cell>& cells, int tone,
                         std::optional<std::size_t> constraint) {
    for (const Cell cell : cells) {
      Polygon polygon = cell_polygon(canvas, Role::shade, cell);
      polygon.tone = static_cast<std::uint8_t>(tone % 256);
      polygon.constraint = constraint;
      layer.polygons.push_back(std::move(polygon));
    }
  };
  int tone = 0;
  const SeenHouses seen(*canvas.puzzle.board, SeenHouses::Medium::picture);
  for (const geometry::House& house : canvas.puzzle.board->houses()) {
    const bool tinted = std::all_of(house.cells.begin(), house.cells.end(), [&](Cell cell) {
      return cell.index() < canvas.view.tint.size() && canvas.view.tint[cell.index()] != 0;
    });
    if (is_shaded(house, seen) && !tinted) shade(house.cells, ++tone, std::nullopt);
  }
  ShadeTones tones(canvas);
  for (const PlacedAtom& placed : atoms) {
    if (const auto* atom = std::get_if<model::Shade>(&placed.atom)) {
      shade(atom->cells, tones.next(atom->cells), placed.constraint);
    }
  }
  return layer;
}

Layer diagonal_layer(const Canvas& canvas, const std::vector<KeptFree>& kept_free) {
  Layer layer{"diagonals", {}, {}, {}};
  for (const geometry::House& house : canvas.puzzle.board->houses()) {
    if (house.kind != HouseKind::diagonal) continue;
    const std::array<Point, 2> ends = ends_of(canvas, house.cells);
    OutlineLine whole;
    whole.closed = false;
    whole.points.push_back({ends.front(), house.cells.front()});
    for (std::size_t i = 1; i < house.cells.size();
         ++i) {  // from cell to cell between their middles
      const Point before = canvas.drawn.centre(house.cells[i - 1]);
      const Point here = canvas.drawn.centre(house.cells[i]);
      whole.points.push_back({{(before.x + here.x) / 2, (before.y + here.y) / 2}, house.cells[i]});
    }
    whole.points.push_back({ends.back(), house.cells.back()});
    for (Polyline& line : cut_outline(canvas.drawn, {whole}, kept_free)) {
      line.role = Role::diagonal;
      layer.lines.push_back(std::move(line));
    }
  }
  return layer;
}

CageLayers cage_layers(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  CageDrawing drawing(canvas);
  for (const PlacedAtom& placed : atoms) {
    if (const auto* outline = std::get_if<model::Outline>(&placed.atom)) {
      drawing.add(placed.constraint, *outline);
    }
  }
  drawing.colour_scattered();
  for (const PlacedAtom& placed : atoms) {
    if (const auto* corner = std::get_if<model::CornerText>(&placed.atom)) {
      drawing.add(placed.constraint, *corner);
    }
  }
  return drawing.finish();
}

}  // namespace omnidoku::scene

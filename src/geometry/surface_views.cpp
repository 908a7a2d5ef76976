// SPDX-License-Identifier: MIT
#include "geometry/surface_views.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

#include "geometry/surface_index.h"

namespace omnidoku::geometry {
namespace {

constexpr double kCos30 = 0.86602540378443864676;
constexpr double kSin30 = 0.5;
/// From a side to the middle of its mark, and the half width kept free for a mark.
constexpr double kMarkDistance = 0.6;
constexpr double kMarkRadius = 0.5;
constexpr std::uint8_t kFirstLaneTint = 4;
constexpr int kNumLaneTints = 4;

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(double k, Point a) { return {k * a.x, k * a.y}; }
double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
bool same(Point a, Point b) { return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6; }

using Corners = std::array<Point, 4>;

/// A side of a face in a drawing, from its first cell to its last.
View::JoinedSide drawn_side(const SurfaceRequest& request, const std::vector<int>& first,
                            const std::vector<Corners>& corners, FaceSide side) {
  // The corners of a cell at the beginning and the end of each side, counted as the side counts.
  constexpr std::array<std::array<std::size_t, 2>, 4> kEnds = {{{0, 1}, {1, 2}, {3, 2}, {0, 3}}};
  const Face& face = request.faces[index_of(side.face)];
  const auto corners_at = [&](int k) -> const Corners& {
    const auto [row, column] = side_cell(face, side.side, k);
    return corners[cell_of(request, first, side.face, row, column).index()];
  };
  const Corners& begin = corners_at(0);
  const Corners& end = corners_at(side_length(face, side.side) - 1);
  const auto [from, to] = kEnds[index_of(side.side)];
  View::JoinedSide drawn{begin[from], end[to], {}, {}};
  const Point along = drawn.to - drawn.from;
  const double length = std::hypot(along.x, along.y);
  drawn.outwards = Point{along.y / length, -along.x / length};
  const Point inwards = 0.25 * (begin[0] + begin[1] + begin[2] + begin[3]) - drawn.from;
  if (dot(drawn.outwards, inwards) > 0) drawn.outwards = -1.0 * drawn.outwards;
  return drawn;
}

/// The arrow nearest to a direction.
std::string arrow(Point along) {
  static constexpr std::array<const char*, 8> kArrows = {
      "\xE2\x86\x92", "\xE2\x86\x98", "\xE2\x86\x93", "\xE2\x86\x99",  // right, then clockwise
      "\xE2\x86\x90", "\xE2\x86\x96", "\xE2\x86\x91", "\xE2\x86\x97"};
  constexpr double kEighth = 0.78539816339744830962;
  const double eighths = std::atan2(along.y, along.x) / kEighth;
  return kArrows[index_of((static_cast<int>(std::lround(eighths)) + 8) % 8)];
}

/// A, B, ..., Z, AA, AB, ...
std::string letters(int number) {
  std::string text(1, static_cast<char>('A' + number % 26));
  return number < 26 ? text : letters(number / 26 - 1) + text;
}

/// Gives each gluing that needs one a letter, the same in every drawing.
class Marks {
 public:
  explicit Marks(std::size_t num_gluings) : letter_(num_gluings) {}
  const std::string& of(std::size_t gluing) {
    if (letter_[gluing].empty()) letter_[gluing] = letters(used_++);
    return letter_[gluing];
  }

 private:
  std::vector<std::string> letter_;
  int used_ = 0;
};

/// The gluings whose sides do not meet in the drawing.
std::vector<std::size_t> mark_apart(const SurfaceRequest& request, const std::vector<int>& first,
                                    Marks& marks, View& view) {
  std::vector<std::size_t> apart;
  for (std::size_t g = 0; g < request.gluings.size(); ++g) {
    const Gluing& gluing = request.gluings[g];
    View::JoinedSide one = drawn_side(request, first, view.corners, gluing.first);
    View::JoinedSide other = drawn_side(request, first, view.corners, gluing.second);
    if (gluing.reversed) std::swap(other.from, other.to);
    if (same(one.from, other.from) && same(one.to, other.to)) continue;
    apart.push_back(g);
    const bool has_direction =
        side_length(request.faces[index_of(gluing.first.face)], gluing.first.side) > 1;
    for (View::JoinedSide* side : {&one, &other}) {
      side->text = marks.of(g);
      if (has_direction) side->text += arrow(side->to - side->from);
      view.labels.push_back(
          {0.5 * (side->from + side->to) + kMarkDistance * side->outwards, side->text});
    }
    view.seams.push_back({std::move(one), std::move(other)});
  }
  return apart;
}

/// Moves the drawing so that it begins at (0, 0), and sets its size.
void frame(View& view) {
  constexpr double kFar = std::numeric_limits<double>::max();
  Point low{kFar, kFar};
  Point high{-kFar, -kFar};
  const auto reach = [&low, &high](Point point, double radius) {
    low = {std::min(low.x, point.x - radius), std::min(low.y, point.y - radius)};
    high = {std::max(high.x, point.x + radius), std::max(high.y, point.y + radius)};
  };
  for (const Corners& quad : view.corners) {
    for (const Point& corner : quad) reach(corner, 0);
  }
  for (const View::Label& label : view.labels) reach(label.at, kMarkRadius);
  for (Corners& quad : view.corners) {
    for (Point& corner : quad) corner = corner - low;
  }
  for (View::Label& label : view.labels) label.at = label.at - low;
  for (auto& seam : view.seams) {
    for (View::JoinedSide& side : seam) {
      side.from = side.from - low;
      side.to = side.to - low;
    }
  }
  view.width = high.x - low.x;
  view.height = high.y - low.y;
}

std::uint8_t plane_tint(const Face& face) {
  if (!face.placement) return 0;
  const int right = static_cast<int>(face.placement->right) % 3;
  const int down = static_cast<int>(face.placement->down) % 3;
  const int normal = 3 - right - down;
  const Plane plane = normal == 2 ? Plane::top : normal == 0 ? Plane::left : Plane::right;
  return static_cast<std::uint8_t>(plane);
}

std::vector<std::uint8_t> plane_tints(const SurfaceRequest& request,
                                      const std::vector<int>& first) {
  std::vector<std::uint8_t> tint(index_of(first.back()));
  for (std::size_t f = 0; f < request.faces.size(); ++f) {
    std::fill(tint.begin() + first[f], tint.begin() + first[f + 1], plane_tint(request.faces[f]));
  }
  return tint;
}

using LanesOfCells = std::vector<std::vector<std::size_t>>;

/// The lane that passes from one cell to the other; nothing where it is cut.
std::optional<std::size_t> lane_between(const BoardDraft& draft, const LanesOfCells& lanes_of,
                                        Cell a, Cell b) {
  for (const std::size_t number : lanes_of[a.index()]) {
    const Lane& lane = draft.lanes[number];
    const std::size_t size = lane.cells.size();
    for (std::size_t i = 0; i < size; ++i) {
      if (lane.cells[i] != a) continue;
      const bool after = i + 1 < size ? lane.cells[i + 1] == b : lane.closed && lane.cells[0] == b;
      const bool before = i > 0 ? lane.cells[i - 1] == b : lane.closed && lane.cells[size - 1] == b;
      if (after || before) return number;
    }
  }
  return std::nullopt;
}

/// The lanes over a pair of glued sides, in the order of the first one's cells.
std::vector<std::size_t> lanes_across(const SurfaceRequest& request, const std::vector<int>& first,
                                      const Gluing& gluing, const BoardDraft& draft,
                                      const LanesOfCells& lanes_of) {
  const auto [f, side] = gluing.first;
  const Face& face = request.faces[index_of(f)];
  std::vector<std::size_t> lanes;
  for (int k = 0; k < side_length(face, side); ++k) {
    const auto [row, column] = side_cell(face, side, k);
    const Cell cell = cell_of(request, first, f, row, column);
    const std::optional<Neighbour>& beyond = draft.neighbours[cell.index()][index_of(side)];
    const auto lane = beyond ? lane_between(draft, lanes_of, cell, beyond->cell) : std::nullopt;
    if (lane) lanes.push_back(*lane);
  }
  return lanes;
}

/// Tints the middle lane over every pair of sides that lie apart on the map.
void tint_bent_lanes(const SurfaceRequest& request, const std::vector<int>& first,
                     const std::vector<std::size_t>& apart, const BoardDraft& draft, View& view) {
  if (request.faces.size() < 2) return;
  LanesOfCells lanes_of(view.tint.size());
  for (std::size_t number = 0; number < draft.lanes.size(); ++number) {
    for (const Cell cell : draft.lanes[number].cells) lanes_of[cell.index()].push_back(number);
  }
  std::vector<bool> done(draft.lanes.size());
  int used = 0;
  for (const std::size_t g : apart) {
    const std::vector<std::size_t> lanes =
        lanes_across(request, first, request.gluings[g], draft, lanes_of);
    const bool known =
        std::any_of(lanes.begin(), lanes.end(), [&](std::size_t n) { return done[n]; });
    if (lanes.empty() || known) continue;
    const std::size_t middle = lanes[(lanes.size() - 1) / 2];
    done[middle] = true;
    const auto tint = static_cast<std::uint8_t>(kFirstLaneTint + used++ % kNumLaneTints);
    for (const Cell member : draft.lanes[middle].cells) {
      if (view.tint[member.index()] < kFirstLaneTint) view.tint[member.index()] = tint;
    }
  }
}

std::vector<Cell> cells_in_order(std::size_t num_cells) {
  std::vector<Cell> order;
  for (std::size_t i = 0; i < num_cells; ++i) order.push_back(Cell(i));
  return order;
}

/// Corners of all cells, each face an affine image: its first corner and the steps of its columns
/// and rows.
struct Affine {
  Point origin;
  Point right;
  Point down;
};

std::vector<Corners> affine_corners(const SurfaceRequest& request,
                                    const std::vector<Affine>& images) {
  std::vector<Corners> corners;
  for (std::size_t f = 0; f < request.faces.size(); ++f) {
    const auto corner = [&](int row, int column) {
      return images[f].origin + static_cast<double>(column) * images[f].right +
             static_cast<double>(row) * images[f].down;
    };
    for (int row = 0; row < request.faces[f].rows; ++row) {
      for (int column = 0; column < request.faces[f].columns; ++column) {
        corners.push_back({corner(row, column), corner(row, column + 1),
                           corner(row + 1, column + 1), corner(row + 1, column)});
      }
    }
  }
  return corners;
}

Affine image_on_map(const FaceInNet& lies) {
  // Steps of columns and rows after 0..3 quarter turns; the origin is the corner they lead away
  // from.
  constexpr std::array<Point, 4> kRight = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
  const auto turn = index_of(lies.turn);
  Affine image{{static_cast<double>(lies.column), static_cast<double>(lies.row)},
               kRight[turn],
               kRight[(turn + 1) % 4]};
  if (lies.turn == 1 || lies.turn == 2) image.origin.x += lies.columns;
  if (lies.turn == 2 || lies.turn == 3) image.origin.y += lies.rows;
  return image;
}

Affine image_in_space(const FacePlacement& placement) {
  const auto& [x, y, z] = placement.at;
  const Point origin = static_cast<double>(x) * axis_in_picture(Axis::plus_x) +
                       static_cast<double>(y) * axis_in_picture(Axis::plus_y) +
                       static_cast<double>(z) * axis_in_picture(Axis::plus_z);
  return {origin, axis_in_picture(placement.right), axis_in_picture(placement.down)};
}

/// Twice the nearness of a face's middle to the eye.
int nearness(const Face& face) {
  const auto sign = [](Axis axis) { return static_cast<int>(axis) < 3 ? 1 : -1; };
  const auto& [x, y, z] = face.placement->at;
  return 2 * (x + y + z) + sign(face.placement->right) * face.columns +
         sign(face.placement->down) * face.rows;
}

constexpr const char* kLabelsCaption =
    "Sides marked with the same letter are joined; the arrows run alike along both.";

View flat_view(const SurfaceRequest& request, const std::vector<int>& first, const Net& net,
               Marks& marks, BoardDraft& draft) {
  std::vector<Affine> images;
  for (const FaceInNet& lies : net.faces) images.push_back(image_on_map(lies));
  View view;
  view.id = "flat";
  view.corners = affine_corners(request, images);
  view.tint = plane_tints(request, first);
  view.paint_order = cells_in_order(view.corners.size());
  const std::vector<std::size_t> apart = mark_apart(request, first, marks, view);
  tint_bent_lanes(request, first, apart, draft, view);
  if (!apart.empty()) view.caption = kLabelsCaption;
  frame(view);
  return view;
}

View folded_view(const SurfaceRequest& request, const std::vector<int>& first, Marks& marks) {
  std::vector<Affine> images;
  for (const Face& face : request.faces) images.push_back(image_in_space(*face.placement));
  View view;
  view.id = "folded";
  view.corners = affine_corners(request, images);
  view.tint = plane_tints(request, first);
  std::vector<std::size_t> far_to_near(request.faces.size());
  std::iota(far_to_near.begin(), far_to_near.end(), std::size_t{0});
  std::stable_sort(far_to_near.begin(), far_to_near.end(),
                   [&request](std::size_t a, std::size_t b) {
                     return nearness(request.faces[a]) < nearness(request.faces[b]);
                   });
  for (const std::size_t f : far_to_near) {
    for (int i = first[f]; i < first[f + 1]; ++i) view.paint_order.push_back(Cell(i));
  }
  if (!mark_apart(request, first, marks, view).empty()) view.caption = kLabelsCaption;
  frame(view);
  return view;
}

}  // namespace

Point axis_in_picture(Axis axis) {
  constexpr std::array<Point, 3> kAxes = {{{-kCos30, kSin30}, {kCos30, kSin30}, {0, -1}}};
  const auto number = static_cast<std::size_t>(axis);
  return (number < 3 ? 1.0 : -1.0) * kAxes[number % 3];
}

void add_surface_views(const SurfaceRequest& request, const Net& net, BoardDraft& draft) {
  const std::vector<int> first = first_cells(request.faces);
  Marks marks(request.gluings.size());
  draft.views.push_back(flat_view(request, first, net, marks, draft));
  const bool in_space = std::all_of(request.faces.begin(), request.faces.end(),
                                    [](const Face& face) { return face.placement.has_value(); });
  if (in_space) draft.views.push_back(folded_view(request, first, marks));
}

}  // namespace omnidoku::geometry

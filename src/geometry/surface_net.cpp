// SPDX-License-Identifier: MIT
#include "geometry/surface_net.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

#include "geometry/surface_index.h"

namespace omnidoku::geometry {
namespace {

/// Up to this many faces every start is tried and every step is weighed.
constexpr int kWeighedFaces = 40;
/// Widest piece, so that a long diagonal chain does not make an enormous, empty map.
constexpr int kWidestPiece = 256;
/// Empty places between pieces: room for a mark at the sides of both.
constexpr int kGap = 2;

/// Whether a gluing keeps left and right apart, so that both faces can lie on one map unmirrored.
/// Going clockwise round a face, the top and the right side are passed in the order in which their
/// cells count, the others against it; two faces that touch pass the common side in opposite ways.
bool is_flat(const Gluing& gluing) {
  const auto clockwise = [](Side side) { return side == Side::top || side == Side::right; };
  return gluing.reversed == (clockwise(gluing.first.side) == clockwise(gluing.second.side));
}

/// What is glued to a side.
struct Joint {
  FaceSide other;
  bool flat = false;
};
using Joints = std::vector<std::array<std::optional<Joint>, 4>>;

Joints joints_of(const SurfaceRequest& request) {
  Joints joints(request.faces.size());
  for (const Gluing& gluing : request.gluings) {
    const bool flat = is_flat(gluing);
    joints[index_of(gluing.first.face)][index_of(gluing.first.side)] = Joint{gluing.second, flat};
    joints[index_of(gluing.second.face)][index_of(gluing.second.side)] = Joint{gluing.first, flat};
  }
  return joints;
}

FaceInNet turned(const Face& face, int turn) {
  const bool lies = turn % 2 != 0;
  return {0, 0, lies ? face.columns : face.rows, lies ? face.rows : face.columns, turn};
}

/// Beyond which side of `a` the rectangle `b` lies, touching it along more than a corner.
std::optional<Side> touching_side(const FaceInNet& a, const FaceInNet& b) {
  const bool rows_overlap = a.row < b.row + b.rows && b.row < a.row + a.rows;
  const bool columns_overlap = a.column < b.column + b.columns && b.column < a.column + a.columns;
  if (rows_overlap && b.column == a.column + a.columns) return Side::right;
  if (rows_overlap && a.column == b.column + b.columns) return Side::left;
  if (columns_overlap && b.row == a.row + a.rows) return Side::bottom;
  if (columns_overlap && a.row == b.row + b.rows) return Side::top;
  return std::nullopt;
}

bool overlap(const FaceInNet& a, const FaceInNet& b) {
  return a.row < b.row + b.rows && b.row < a.row + a.rows && a.column < b.column + b.columns &&
         b.column < a.column + a.columns;
}

/// Whether two touching rectangles share a whole side.
bool aligned(const FaceInNet& a, const FaceInNet& b, Side side) {
  if (side == Side::left || side == Side::right) return a.row == b.row && a.rows == b.rows;
  return a.column == b.column && a.columns == b.columns;
}

/// Grows one map from a given first face.
class Grower {
 public:
  Grower(const SurfaceRequest& request, const Joints& joints, bool weighed)
      : request_(request), joints_(joints), weighed_(weighed) {
    net_.faces.resize(request.faces.size());
    placed_.resize(request.faces.size(), false);
  }

  Net grow(int root) {
    const int num_faces = static_cast<int>(request_.faces.size());
    for (int k = 0; k < num_faces; ++k) {
      const int face = (root + k) % num_faces;
      if (!placed_[index_of(face)]) grow_piece(face);
    }
    pack();
    return std::move(net_);
  }

  /// Worth of the grown map, less is better.
  std::tuple<int, int, int, int> cost() const {
    const int apart = static_cast<int>(request_.gluings.size()) - closed_;
    return {static_cast<int>(pieces_.size()), apart, num_turned_, height_ * width_};
  }

 private:
  struct Candidate {
    int face = -1;
    FaceInNet place;
    int closed = 0;  ///< sides that meet their glued partner
    [[nodiscard]] std::pair<int, bool> merit() const { return {closed, place.turn == 0}; }
  };

  void grow_piece(int root) {
    piece_.clear();
    bounds_ = {0, 0, 0, 0, 0};
    put({root, turned(request_.faces[index_of(root)], 0), 0});
    if (weighed_) {
      while (const std::optional<Candidate> best = best_candidate()) put(*best);
    } else {
      // The piece only grows, so a gluing that did not fit never will: each is tried once.
      for (std::size_t k = 0; k < piece_.size(); ++k) {
        for (std::size_t side = 0; side < 4; ++side) {
          const auto candidate = beyond(piece_[k], static_cast<Side>(side));
          if (candidate) put(*candidate);
        }
      }
    }
    pieces_.push_back(piece_);
  }

  std::optional<Candidate> best_candidate() const {
    std::optional<Candidate> best;
    for (const int face : piece_) {
      for (std::size_t side = 0; side < 4; ++side) {
        const auto candidate = beyond(face, static_cast<Side>(side));
        if (candidate && (!best || candidate->merit() > best->merit())) best = candidate;
      }
    }
    return best;
  }

  /// The unplaced face glued to that side of a placed one, laid beside it, if it fits there.
  std::optional<Candidate> beyond(int face, Side side) const {
    const std::optional<Joint>& joint = joints_[index_of(face)][index_of(side)];
    if (!joint || !joint->flat || placed_[index_of(joint->other.face)]) return std::nullopt;
    const FaceInNet& here = net_.faces[index_of(face)];
    const Side way = here.side(side);
    const int turn =
        (static_cast<int>(opposite(way)) + 4 - static_cast<int>(joint->other.side)) % 4;
    Candidate candidate{joint->other.face,
                        turned(request_.faces[index_of(joint->other.face)], turn), 0};
    FaceInNet& there = candidate.place;
    there.row = here.row;
    there.column = here.column;
    if (way == Side::right) there.column += here.columns;
    if (way == Side::left) there.column -= there.columns;
    if (way == Side::bottom) there.row += here.rows;
    if (way == Side::top) there.row -= there.rows;
    if (!fits(candidate)) return std::nullopt;
    return candidate;
  }

  /// Checks a place against the piece and counts the sides that meet their partners.
  bool fits(Candidate& candidate) const {
    const FaceInNet& there = candidate.place;
    const FaceInNet bounds = joined(bounds_, there);
    if (std::max(bounds.rows, bounds.columns) > kWidestPiece) return false;
    for (const int other : piece_) {
      const FaceInNet& placed = net_.faces[index_of(other)];
      if (overlap(placed, there)) return false;
      const std::optional<Side> side = touching_side(placed, there);
      if (!side) continue;
      const FaceSide theirs{other, placed.own_side(*side)};
      const FaceSide ours{candidate.face, there.own_side(opposite(*side))};
      const std::optional<Joint>& joint = joints_[index_of(ours.face)][index_of(ours.side)];
      if (!joint || !joint->flat || joint->other != theirs || !aligned(placed, there, *side)) {
        return false;
      }
      ++candidate.closed;
    }
    return true;
  }

  static FaceInNet joined(const FaceInNet& a, const FaceInNet& b) {
    if (a.rows == 0) return b;
    FaceInNet both;
    both.row = std::min(a.row, b.row);
    both.column = std::min(a.column, b.column);
    both.rows = std::max(a.row + a.rows, b.row + b.rows) - both.row;
    both.columns = std::max(a.column + a.columns, b.column + b.columns) - both.column;
    return both;
  }

  void put(const Candidate& candidate) {
    net_.faces[index_of(candidate.face)] = candidate.place;
    placed_[index_of(candidate.face)] = true;
    piece_.push_back(candidate.face);
    bounds_ = joined(bounds_, candidate.place);
    closed_ += candidate.closed;
    if (candidate.place.turn != 0) ++num_turned_;
  }

  /// Sets the pieces side by side on shelves of about the width of a page.
  void pack() {
    std::vector<FaceInNet> bounds;
    double area = 0;
    int widest = 0;
    for (const std::vector<int>& piece : pieces_) {
      FaceInNet box;
      for (const int face : piece) box = joined(box, net_.faces[index_of(face)]);
      bounds.push_back(box);
      area += static_cast<double>((box.rows + kGap) * (box.columns + kGap));
      widest = std::max(widest, box.columns);
    }
    const int page = std::max(widest, static_cast<int>(std::sqrt(area) * 1.5));
    int top = 0;
    int left = 0;
    int shelf = 0;
    for (std::size_t k = 0; k < pieces_.size(); ++k) {
      if (left > 0 && left + bounds[k].columns > page) {
        top += shelf + kGap;
        left = 0;
        shelf = 0;
      }
      for (const int face : pieces_[k]) {
        net_.faces[index_of(face)].row += top - bounds[k].row;
        net_.faces[index_of(face)].column += left - bounds[k].column;
      }
      width_ = std::max(width_, left + bounds[k].columns);
      shelf = std::max(shelf, bounds[k].rows);
      left += bounds[k].columns + kGap;
    }
    height_ = top + shelf;
    net_.rows = height_;
    net_.columns = width_;
  }

  const SurfaceRequest& request_;
  const Joints& joints_;
  const bool weighed_;
  Net net_;
  std::vector<bool> placed_;
  std::vector<int> piece_;
  FaceInNet bounds_;
  std::vector<std::vector<int>> pieces_;
  int closed_ = 0;
  int num_turned_ = 0;
  int height_ = 0;
  int width_ = 0;
};

}  // namespace

std::pair<int, int> Net::place(const SurfaceRequest& request, int face, int row, int column) const {
  const Face& patch = request.faces[index_of(face)];
  const FaceInNet& lies = faces[index_of(face)];
  switch (lies.turn) {
    case 1: return {lies.row + column, lies.column + patch.rows - 1 - row};
    case 2: return {lies.row + patch.rows - 1 - row, lies.column + patch.columns - 1 - column};
    case 3: return {lies.row + patch.columns - 1 - column, lies.column + row};
    default: return {lies.row + row, lies.column + column};
  }
}

bool Net::meets(const Gluing& gluing) const {
  const FaceInNet& one = faces[index_of(gluing.first.face)];
  const FaceInNet& other = faces[index_of(gluing.second.face)];
  if (!is_flat(gluing) || gluing.first.face == gluing.second.face) return false;
  const Side way = one.side(gluing.first.side);
  return touching_side(one, other) == way && aligned(one, other, way) &&
         other.side(gluing.second.side) == opposite(way);
}

Net lay_out_net(const SurfaceRequest& request) {
  const Joints joints = joints_of(request);
  const int num_faces = static_cast<int>(request.faces.size());
  if (num_faces > kWeighedFaces) return Grower(request, joints, false).grow(0);
  std::optional<Net> best;
  std::tuple<int, int, int, int> least;
  for (int root = 0; root < num_faces; ++root) {
    Grower grower(request, joints, true);
    Net net = grower.grow(root);
    if (!best || grower.cost() < least) {
      least = grower.cost();
      best = std::move(net);
    }
  }
  return std::move(*best);
}

Lattice net_lattice(const SurfaceRequest& request, const Net& net) {
  Lattice lattice;
  lattice.rows = net.rows;
  lattice.columns = net.columns;
  lattice.at.resize(index_of(net.rows) * index_of(net.columns));
  const std::vector<int> first = first_cells(request.faces);
  for (int f = 0; f < static_cast<int>(request.faces.size()); ++f) {
    for (int row = 0; row < request.faces[index_of(f)].rows; ++row) {
      for (int column = 0; column < request.faces[index_of(f)].columns; ++column) {
        const auto [y, x] = net.place(request, f, row, column);
        lattice.at[index_of(y) * index_of(net.columns) + index_of(x)] =
            cell_of(request, first, f, row, column);
      }
    }
  }
  return lattice;
}

}  // namespace omnidoku::geometry

// SPDX-License-Identifier: MIT
//
// The drawings of surfaces: what is joined in space touches, on the map or in the folded picture;
// what lies apart is marked.
#include <algorithm>
#include <map>
#include <set>

#include "surface_support.h"

namespace omnidoku::geometry {
namespace {

using testing_support::close_to;
using testing_support::face_of;
using testing_support::kSides;
using testing_support::share_edge;
using testing_support::surface_board;
using testing_support::surface_texts;

using base::Value;

TEST(SurfaceViews, NothingIsDrawnInAMirror) {
  for (const std::string& text : surface_texts()) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    for (const View& view : board->views()) {
      for (const auto& quad : view.corners) {
        const Point right{quad[1].x - quad[0].x, quad[1].y - quad[0].y};
        const Point down{quad[3].x - quad[0].x, quad[3].y - quad[0].y};
        EXPECT_GT(right.x * down.y - right.y * down.x, 0.5) << text << " " << view.id;
        EXPECT_NEAR(std::hypot(right.x, right.y), 1, 1e-9);
        EXPECT_NEAR(std::hypot(down.x, down.y), 1, 1e-9);
        // A parallelogram.
        EXPECT_TRUE(close_to(quad[2], {quad[1].x + down.x, quad[1].y + down.y}));
      }
    }
  }
}

TEST(SurfaceViews, OnTheMapCellsTouchExactlyWhenTheyAreNeighboursWithoutSeam) {
  for (const std::string& text : surface_texts()) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    const View& flat = board->views().front();
    ASSERT_EQ(flat.id, "flat");
    for (int i = 0; i < board->num_cells(); ++i) {
      for (const Side side : kSides) {
        const auto next = board->neighbour(Cell(i), side);
        if (!next) continue;
        EXPECT_EQ(share_edge(flat, Cell(i), side, next->cell, next->entry), !next->across_seam)
            << text << " " << board->name(Cell(i));
      }
    }
    // The other way: places side by side on the lattice hold neighbours.
    const Lattice& lattice = board->lattice();
    const auto at = [&lattice](int row, int column) {
      return lattice.at[static_cast<std::size_t>(row) * static_cast<std::size_t>(lattice.columns) +
                        static_cast<std::size_t>(column)];
    };
    const auto are_neighbours = [&board](Cell a, Cell b) {
      return std::any_of(kSides.begin(), kSides.end(), [&](Side side) {
        const auto next = board->neighbour(a, side);
        return next && next->cell == b && !next->across_seam;
      });
    };
    for (int row = 0; row < lattice.rows; ++row) {
      for (int column = 0; column < lattice.columns; ++column) {
        const auto here = at(row, column);
        if (!here) continue;
        if (column + 1 < lattice.columns && at(row, column + 1)) {
          EXPECT_TRUE(are_neighbours(*here, *at(row, column + 1))) << text;
        }
        if (row + 1 < lattice.rows && at(row + 1, column)) {
          EXPECT_TRUE(are_neighbours(*here, *at(row + 1, column))) << text;
        }
      }
    }
  }
}

TEST(SurfaceViews, TheMapIsTheLattice) {
  for (const std::string& text : surface_texts()) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    const View& flat = board->views().front();
    const Lattice& lattice = board->lattice();
    std::optional<Point> offset;
    for (std::size_t place = 0; place < lattice.at.size(); ++place) {
      if (!lattice.at[place]) continue;
      const auto& quad = flat.corners[lattice.at[place]->index()];
      Point low = quad[0];
      for (const Point& corner : quad) low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
      const auto columns = static_cast<std::size_t>(lattice.columns);
      const std::size_t row = place / columns;
      const Point shift{low.x - static_cast<double>(place % columns),
                        low.y - static_cast<double>(row)};
      if (!offset) offset = shift;
      EXPECT_TRUE(close_to(shift, *offset)) << text;
    }
  }
}

TEST(SurfaceViews, InTheFoldedPictureGluedSidesAreOneLine) {
  for (const char* text :
       {"tredoku:T0,0;L2,1;T0,1;L0,0;L2,2;R1,3;L0,1;L0,-1", "tredoku", "tredoku:star",
        "tredoku:terrace", "tredoku:towers", "surface", "cube_corner", "cube_corner:12"}) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    const View* folded = board->find_view("folded");
    ASSERT_NE(folded, nullptr) << text;
    EXPECT_TRUE(folded->labels.empty()) << text;
    for (int i = 0; i < board->num_cells(); ++i) {
      for (const Side side : kSides) {
        const auto next = board->neighbour(Cell(i), side);
        if (!next) continue;
        EXPECT_TRUE(share_edge(*folded, Cell(i), side, next->cell, next->entry))
            << text << " " << board->name(Cell(i));
      }
    }
  }
}

TEST(SurfaceViews, SidesAreIsometric) {
  const auto board = surface_board("tredoku:T0,0;L2,1;R1,2");
  const View* folded = board->find_view("folded");
  ASSERT_NE(folded, nullptr);
  const double cos30 = std::sqrt(0.75);
  const auto step = [&](const char* name, std::size_t from, std::size_t to) {
    const auto& quad = folded->corners[board->find_cell(name)->index()];
    return Point{quad[to].x - quad[from].x, quad[to].y - quad[from].y};
  };
  EXPECT_TRUE(close_to(step("F1R2C2", 0, 1), {cos30, 0.5}));   // top: columns down to the right,
  EXPECT_TRUE(close_to(step("F1R2C2", 0, 3), {-cos30, 0.5}));  // rows down to the left
  EXPECT_TRUE(close_to(step("F2R1C1", 0, 1), {cos30, 0.5}));   // left: rows straight down
  EXPECT_TRUE(close_to(step("F2R1C1", 0, 3), {0, 1}));
  EXPECT_TRUE(close_to(step("F3R1C1", 0, 1), {cos30, -0.5}));
  EXPECT_TRUE(close_to(step("F3R1C1", 0, 3), {0, 1}));
}

TEST(SurfaceViews, PlanesHaveTheirOwnTints) {
  const auto board = surface_board("cube_corner");
  const View* folded = board->find_view("folded");
  std::map<std::string, std::set<int>> tints;
  for (int i = 0; i < board->num_cells(); ++i) {
    tints[face_of(*board, Cell(i))].insert(folded->tint[static_cast<std::size_t>(i)]);
  }
  const std::map<std::string, std::set<int>> wanted = {{"F1", {1}}, {"F2", {2}}, {"F3", {3}}};
  EXPECT_EQ(tints, wanted);
}

TEST(SurfaceViews, NearFacesArePaintedLater) {
  // Two tops, the second three steps higher and so nearer, given in the wrong order.
  const auto top = [](int z) {
    return Value::object({{"plane", "top"}, {"at", Value::Array{0, 0, z}}});
  };
  const auto board =
      surface_board(Value::object({{"type", "surface"}, {"faces", Value::Array{top(3), top(0)}}}));
  const View* folded = board->find_view("folded");
  ASSERT_NE(folded, nullptr);
  EXPECT_EQ(face_of(*board, folded->paint_order.front()), "F2");
  EXPECT_EQ(face_of(*board, folded->paint_order.back()), "F1");
}

TEST(SurfaceViews, SidesApartAreMarkedInPairs) {
  for (const std::string& text : surface_texts()) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    for (const View& view : board->views()) {
      std::map<std::string, int> seen;
      for (const View::Label& label : view.labels) {
        std::string letters;
        for (const char c : label.text) {
          if (c >= 'A' && c <= 'Z') letters += c;
        }
        ++seen[letters];
        EXPECT_GE(label.at.x, 0);
        EXPECT_GE(label.at.y, 0);
        EXPECT_LE(label.at.x, view.width);
        EXPECT_LE(label.at.y, view.height);
      }
      for (const auto& [letters, count] : seen) EXPECT_EQ(count, 2) << text << " " << letters;
    }
  }
  EXPECT_EQ(surface_board("su_dokube")->views().front().labels.size(),
            14U);  // a cross: 5 of 12 joined
  EXPECT_EQ(surface_board("cube_corner")->views().front().labels.size(), 2U);
}

TEST(SurfaceViews, ArrowsRunAlikeAlongGluedSides) {
  const std::string down = "\xE2\x86\x93";
  const std::string up = "\xE2\x86\x91";
  const auto cylinder_board = surface_board("cylinder");
  const auto& cylinder = cylinder_board->views().front().labels;
  ASSERT_EQ(cylinder.size(), 2U);
  EXPECT_EQ(cylinder[0].text, "A" + down);
  EXPECT_EQ(cylinder[1].text, "A" + down);
  const auto band_board = surface_board("moebius");
  const auto& band = band_board->views().front().labels;
  ASSERT_EQ(band.size(), 2U);
  EXPECT_EQ(band[0].text, "A" + down);
  EXPECT_EQ(band[1].text, "A" + up);
}

TEST(SurfaceViews, TheCubeUnfoldsToACross) {
  const auto board = surface_board("su_dokube");
  EXPECT_EQ(board->lattice().rows, 12);
  EXPECT_EQ(board->lattice().columns, 16);
  const View* folded = board->find_view("folded");
  ASSERT_NE(folded, nullptr);
  // Three faces meet in each of the two pictures; six sides of either are apart.
  EXPECT_EQ(folded->labels.size(), 12U);
}

TEST(SurfaceViews, OnlyBentLanesAreTintedOnTheMap) {
  const auto board = surface_board("cube_corner");
  const View& flat = board->views().front();
  std::set<std::string> tinted;
  for (int i = 0; i < board->num_cells(); ++i) {
    if (flat.tint[static_cast<std::size_t>(i)] >= 4) tinted.insert(board->name(Cell(i)));
  }
  EXPECT_EQ(tinted, (std::set<std::string>{"F1R2C1", "F1R2C2", "F1R2C3", "F1R2C4", "F3R1C3",
                                           "F3R2C3", "F3R3C3", "F3R4C3"}));
  const auto screen = surface_board("surface");
  for (const std::uint8_t tint : screen->views().front().tint) EXPECT_LT(tint, 4);
}

}  // namespace
}  // namespace omnidoku::geometry

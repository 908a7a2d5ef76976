// SPDX-License-Identifier: MIT
//
// Tredoku: drawings of rhombi become glued faces.
#include <algorithm>
#include <array>
#include <set>

#include "surface_support.h"

namespace omnidoku::geometry {
namespace {

using testing_support::cells_of;
using testing_support::error_of;
using testing_support::face_of;
using testing_support::surface_board;
using testing_support::try_board;

using base::ErrorCode;
using base::Value;

constexpr const char* kExample = "tredoku:T0,0;L2,1;T0,1;L0,0;L2,2;R1,3;L0,1;L0,-1";

/// The faces each lane runs over, in the order that begins with the lower number.
std::set<std::string> runs_of(const Board& board) {
  std::set<std::string> runs;
  for (const Lane& lane : board.lanes()) {
    std::vector<std::string> faces;
    for (const Cell cell : lane.cells) {
      const std::string face = face_of(board, cell).substr(1);
      if (faces.empty() || faces.back() != face) faces.push_back(face);
    }
    if (faces.size() < 2) continue;
    if (std::stoi(faces.front()) > std::stoi(faces.back()))
      std::reverse(faces.begin(), faces.end());
    std::string text;
    for (const std::string& face : faces) text += (text.empty() ? "" : "-") + face;
    runs.insert(text);
  }
  return runs;
}

TEST(Tredoku, EightFaces) {
  const auto board = surface_board(kExample);
  EXPECT_EQ(board->num_digits(), 9);
  EXPECT_EQ(board->num_cells(), 72);
  EXPECT_EQ(board->houses().size(), 23U);
  std::size_t boxes = 0;
  for (const House& house : board->houses()) {
    EXPECT_EQ(house.cells.size(), 9U);
    if (house.kind == HouseKind::box) ++boxes;
  }
  EXPECT_EQ(boxes, 8U);
  // The runs 1-3-6, 1-2-4, 2-5-6, 3-5-7 and 4-7-8, in the order in which they are walked.
  const std::set<std::string> wanted = {"1-3-6", "2-1-4", "2-5-6", "5-3-7", "7-4-8"};
  EXPECT_EQ(runs_of(*board), wanted);
}

TEST(Tredoku, LanesBendOverEdges) {
  const auto board = surface_board(kExample);
  // From the wall F4 down onto the bench F1 and over its front edge down F2.
  // (a lane starts from the end that comes first in reading order).
  EXPECT_EQ(cells_of(*board, "lane F2C2"),
            "F2R3C2 F2R2C2 F2R1C2 F1R3C2 F1R2C2 F1R1C2 F4R3C2 F4R2C2 F4R1C2");
  // Along the bench and down its side: the seat's rows turn into columns.
  EXPECT_EQ(cells_of(*board, "lane F1R1"),
            "F1R1C1 F1R1C2 F1R1C3 F3R1C1 F3R1C2 F3R1C3 F6R1C3 F6R2C3 F6R3C3");
}

TEST(Tredoku, ReadyMadeBoardsAreProper) {
  const std::vector<std::pair<std::string, std::pair<std::size_t, std::size_t>>> boards = {
      {"tredoku", {10, 6}},
      {"tredoku:hourglass", {10, 6}},
      {"tredoku:star", {12, 6}},
      {"tredoku:terrace", {13, 8}},
      {"tredoku:towers", {14, 9}}};
  for (const auto& [text, counts] : boards) {
    const auto [faces, runs] = counts;
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    EXPECT_EQ(board->num_cells(), static_cast<int>(9 * faces)) << text;
    EXPECT_EQ(board->houses().size(), faces + 3 * runs) << text;
    EXPECT_EQ(runs_of(*board).size(), runs) << text;
    for (const Lane& lane : board->lanes()) {
      EXPECT_TRUE(lane.cells.size() == 9 || lane.cells.size() == 3) << text << " " << lane.name;
      EXPECT_FALSE(lane.closed);
    }
    EXPECT_NE(board->find_view("folded"), nullptr);
    for (const Note& note : board->notes()) {
      EXPECT_EQ(note.text.find("fewer"), std::string::npos) << note.text;
    }
  }
  EXPECT_EQ(surface_board("tredoku")->lanes().size(), 24U);
}

TEST(Tredoku, TextAndDescriptionAgree) {
  const auto spec = parse_board_text("tredoku:t0,0;L2,1");
  ASSERT_TRUE(spec.has_value());
  EXPECT_EQ(
      *spec,
      Value::object({{"type", "tredoku"},
                     {"faces", Value::Array{Value::Array{"T", 0, 0}, Value::Array{"L", 2, 1}}}}));
  const auto board = surface_board(*spec);
  EXPECT_EQ(board->num_cells(), 18);
}

/// The corners of a rhombus in the picture, from the definition: T has the sides a and b, R a and
/// c, L b and c.
std::array<Point, 4> rhombus(char kind, int i, int j) {
  const Point a{-std::sqrt(0.75), 0.5};
  const Point b{std::sqrt(0.75), 0.5};
  const Point c{0, -1};
  const Point u = kind == 'L' ? b : a;
  const Point v = kind == 'T' ? b : c;
  const Point p{i * a.x + j * b.x, i * a.y + j * b.y};
  return {p, {p.x + u.x, p.y + u.y}, {p.x + u.x + v.x, p.y + u.y + v.y}, {p.x + v.x, p.y + v.y}};
}

/// Whether a line along a side of `one` has all of `other` on its far side.
bool separated_by(const std::array<Point, 4>& one, const std::array<Point, 4>& other) {
  const auto side_of = [](Point from, Point to, Point p) {
    return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
  };
  for (std::size_t k = 0; k < 4; ++k) {
    const Point from = one[k];
    const Point to = one[(k + 1) % 4];
    const double inside = side_of(from, to, one[(k + 2) % 4]);
    if (std::all_of(other.begin(), other.end(),
                    [&](Point p) { return side_of(from, to, p) * inside < 1e-6; })) {
      return true;
    }
  }
  return false;
}

TEST(Tredoku, ExactlyOverlapsAreRefused) {
  EXPECT_EQ(error_of("tredoku:T0,0;L2,1;T0,0").what, "tredoku: face 3: T0,0 overlaps face 1, T0,0");
  int num_overlaps = 0;
  for (const char one : {'T', 'L', 'R'}) {
    for (const char other : {'T', 'L', 'R'}) {
      for (int i = -3; i <= 3; ++i) {
        for (int j = -3; j <= 3; ++j) {
          const auto first = rhombus(one, 0, 0);
          const auto second = rhombus(other, i, j);
          const bool overlap = !separated_by(first, second) && !separated_by(second, first);
          const std::string text = std::string("tredoku:") + one + "0,0;" + other +
                                   std::to_string(i) + "," + std::to_string(j);
          EXPECT_EQ(try_board(text).has_value(), !overlap) << text;
          if (overlap) ++num_overlaps;
        }
      }
    }
  }
  // Each kind covers itself once; two kinds share a triangle in two places, either way round.
  EXPECT_EQ(num_overlaps, 3 + 6 * 2);
}

TEST(Tredoku, GluingByHand) {
  // Three tops in a row, the middle gluing removed: two short lanes each instead of a long one.
  Value spec = *parse_board_text("tredoku:T0,0;T0,1;T0,2");
  EXPECT_EQ(surface_board(spec)->houses().size(), 3U + 3U);
  spec.set("unglue", Value::Array{Value::Array{"F2", "right"}});
  EXPECT_EQ(surface_board(spec)->houses().size(), 3U);
  EXPECT_EQ(surface_board(spec)->notes()[1].text,
            "3 of 15 lanes have fewer than 9 cells; there is no rule for them.");
  // Glued again at the far ends: F3 F1 F2.
  spec.set("glue", Value::Array{Value::Array{"F3", "right", "F1", "left", "same"}});
  const auto board = surface_board(spec);
  EXPECT_EQ(board->houses().size(), 3U + 3U);
  EXPECT_EQ(cells_of(*board, "lane F2R1"),
            "F2R1C3 F2R1C2 F2R1C1 F1R1C3 F1R1C2 F1R1C1 F3R1C3 F3R1C2 F3R1C1");
  EXPECT_EQ(board->find_view("folded")->labels.size(), 2U);

  spec.set("unglue", Value::Array{Value::Array{"F1", "left"}});
  EXPECT_EQ(error_of(spec).what, "tredoku: ungluing 1: the left of face F1 is not glued");
  spec.set("unglue", Value::array());
  spec.set("glue", Value::Array{Value::Array{"F1", "right", "F3", "top", "same"}});
  EXPECT_EQ(error_of(spec).what, "tredoku: the right of face F1 is glued twice");
}

TEST(Tredoku, FourFacesInARunAreTooLong) {
  const auto error = error_of("tredoku:T0,0;T0,1;T0,2;T0,3");
  EXPECT_EQ(error.code, ErrorCode::bad_geometry);
  EXPECT_EQ(error.where.cell, "F4R1C1");
}

TEST(Tredoku, OtherSizes) {
  const auto board = surface_board(
      Value::object({{"type", "tredoku"},
                     {"digits", 4},
                     {"faces", Value::Array{Value::Array{"T", 0, 0}, Value::Array{"R", 1, 2}}}}));
  EXPECT_EQ(board->num_cells(), 8);
  EXPECT_EQ(error_of(Value::object({{"type", "tredoku"}, {"digits", 8}})).hint,
            "4, 9, 16, 25, 36, 49 or 64");
}

TEST(Tredoku, BadTextsNameThePart) {
  EXPECT_EQ(error_of("tredoku:T0,0;Q1,1").what, "tredoku: \"Q1,1\" is not a face");
  EXPECT_EQ(error_of("tredoku:T0").what, "tredoku: \"T0\" is not a face");
  EXPECT_EQ(error_of("tredoku:T0,0;").what, "tredoku: \"\" is not a face");
  EXPECT_EQ(error_of("tredoku:T0,0,0").code, ErrorCode::bad_geometry);
  EXPECT_EQ(error_of("tredoku:T1001,0").code, ErrorCode::bad_geometry);
  EXPECT_NE(error_of("tredoku:castle").hint.find("hourglass"), std::string::npos);
  Value spec = Value::object({{"type", "tredoku"}, {"faces", Value::Array{Value::Array{"T", 0}}}});
  EXPECT_EQ(error_of(spec).what, "tredoku: face 1: must be a list [kind, i, j]");
  spec.set("faces", Value::Array{Value::Array{"T", 0, 1.5}});
  EXPECT_EQ(error_of(spec).code, ErrorCode::bad_geometry);
  spec.set("faces", "T0,0");
  EXPECT_EQ(error_of(spec).what, "tredoku: \"faces\" must be a list, not a string");
  spec.set("faces", Value::array());
  EXPECT_EQ(error_of(spec).what, "tredoku: a surface needs at least one face");
}

}  // namespace
}  // namespace omnidoku::geometry

// SPDX-License-Identifier: MIT
//
// Surfaces: lanes, hoops, gluings, cuts, and what is refused.
#include "geometry/surface.h"

#include <algorithm>
#include <map>
#include <set>

#include "model/puzzle.h"
#include "solve/solve.h"
#include "surface_support.h"

namespace omnidoku::geometry {
namespace {

using testing_support::cells_of;
using testing_support::error_of;
using testing_support::face_of;
using testing_support::surface_board;
using testing_support::surface_texts;

using base::ErrorCode;
using base::Value;

Value face(int rows, int columns) { return Value::object({{"rows", rows}, {"columns", columns}}); }

Value words(std::initializer_list<const char*> list) {
  Value result = Value::array();
  for (const char* word : list) result.push_back(word);
  return result;
}

/// A surface of one square face with gluings given as lists of words.
Value one_face(int size, int digits, Value::Array glue) {
  return Value::object({{"type", "surface"},
                        {"digits", digits},
                        {"faces", Value::Array{face(size, size)}},
                        {"glue", std::move(glue)}});
}

std::size_t count_lanes(const Board& board, std::size_t length, bool closed) {
  return static_cast<std::size_t>(std::count_if(
      board.lanes().begin(), board.lanes().end(),
      [&](const Lane& lane) { return lane.cells.size() == length && lane.closed == closed; }));
}

std::size_t count_houses(const Board& board, HouseKind kind) {
  return static_cast<std::size_t>(
      std::count_if(board.houses().begin(), board.houses().end(),
                    [kind](const House& house) { return house.kind == kind; }));
}

TEST(Surface, TwoFacesMakeLanesOverTheirCommonSide) {
  const auto board = surface_board(
      Value::object({{"type", "surface"},
                     {"digits", 4},
                     {"faces", Value::Array{face(2, 2), face(2, 2)}},
                     {"glue", Value::Array{words({"F1", "right", "F2", "top", "reversed"})}}}));
  EXPECT_EQ(board->num_cells(), 8);
  EXPECT_EQ(cells_of(*board, "face F2"), "F2R1C1 F2R1C2 F2R2C1 F2R2C2");
  // The upper row of F1 ends at the right end of F2's top side and runs down F2's second column.
  EXPECT_EQ(cells_of(*board, "lane F1R1"), "F1R1C1 F1R1C2 F2R1C2 F2R2C2");
  EXPECT_EQ(cells_of(*board, "lane F1R2"), "F1R2C1 F1R2C2 F2R1C1 F2R2C1");
  EXPECT_EQ(board->houses().size(), 4U);
  EXPECT_EQ(board->lanes().size(), 6U);
  const auto next = board->neighbour(*board->find_cell("f1r1c2"), Side::right);
  ASSERT_TRUE(next.has_value());
  EXPECT_EQ(board->name(next->cell), "F2R1C2");
  EXPECT_EQ(next->entry, Side::top);
  EXPECT_FALSE(next->across_seam);  // F2 lies on the map to the right of F1, turned
}

TEST(Surface, NeighboursAreMutualAndLanesFollowThem) {
  for (const std::string& text : surface_texts()) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    std::vector<int> lanes_through(static_cast<std::size_t>(board->num_cells()));
    for (int i = 0; i < board->num_cells(); ++i) {
      for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
        const auto next = board->neighbour(Cell(i), side);
        if (!next) continue;
        const auto back = board->neighbour(next->cell, next->entry);
        ASSERT_TRUE(back.has_value());
        EXPECT_EQ(back->cell, Cell(i));
        EXPECT_EQ(back->entry, side);
        EXPECT_EQ(back->across_seam, next->across_seam);
      }
    }
    for (const Lane& lane : board->lanes()) {
      for (const Cell cell : lane.cells) ++lanes_through[cell.index()];
      for (std::size_t k = 0; k + (lane.closed ? 0 : 1) < lane.cells.size(); ++k) {
        const Cell next = lane.cells[(k + 1) % lane.cells.size()];
        bool found = false;
        for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
          const auto beyond = board->neighbour(lane.cells[k], side);
          found = found || (beyond && beyond->cell == next);
        }
        EXPECT_TRUE(found) << text << " " << lane.name;
      }
    }
    for (const int count : lanes_through) EXPECT_EQ(count, 2) << text;
  }
}

TEST(Surface, FullLanesAreHouses) {
  for (const std::string& text : surface_texts()) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    for (const Lane& lane : board->lanes()) {
      if (static_cast<int>(lane.cells.size()) < board->num_digits()) continue;
      std::vector<Cell> wanted = lane.cells;
      std::sort(wanted.begin(), wanted.end());
      const bool found =
          std::any_of(board->houses().begin(), board->houses().end(), [&](const House& house) {
            std::vector<Cell> cells = house.cells;
            std::sort(cells.begin(), cells.end());
            return cells == wanted;
          });
      EXPECT_TRUE(found) << text << " " << lane.name;
    }
  }
}

TEST(Surface, SpecMakesTheSameBoardAgain) {
  for (const std::string& text : surface_texts()) {
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    const auto again = surface_board(board->spec());
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(again->spec(), board->spec());
    ASSERT_EQ(again->num_cells(), board->num_cells());
    EXPECT_EQ(again->lattice().at, board->lattice().at);
    ASSERT_EQ(again->houses().size(), board->houses().size());
    for (std::size_t h = 0; h < board->houses().size(); ++h) {
      EXPECT_EQ(again->houses()[h].name, board->houses()[h].name);
      EXPECT_EQ(again->houses()[h].cells, board->houses()[h].cells);
    }
    ASSERT_EQ(again->views().size(), board->views().size());
    for (std::size_t v = 0; v < board->views().size(); ++v) {
      EXPECT_EQ(again->views()[v].corners, board->views()[v].corners);
    }
  }
}

TEST(Surface, EveryBoardCanBeFilled) {
  for (const std::string& text : surface_texts()) {
    solve::Options options;
    options.limits.solutions = 1;
    options.limits.nodes = 100'000;
    const auto board = surface_board(text);
    ASSERT_NE(board, nullptr);
    const auto outcome = solve::solve(model::make_puzzle(board), options);
    EXPECT_EQ(outcome.count, 1U) << text << ": " << outcome.message;
  }
}

TEST(Surface, CubeCorner) {
  const auto board = surface_board("cube_corner");
  EXPECT_EQ(board->num_digits(), 8);
  EXPECT_EQ(board->num_cells(), 48);
  EXPECT_EQ(count_houses(*board, HouseKind::box), 6U);
  EXPECT_EQ(count_houses(*board, HouseKind::lane), 12U);
  EXPECT_EQ(count_lanes(*board, 8, false), 12U);
  EXPECT_EQ(cells_of(*board, "face F1 box 2"),
            "F1R3C1 F1R3C2 F1R3C3 F1R3C4 F1R4C1 F1R4C2 F1R4C3 F1R4C4");
  // A row of the top bends down over the right edge; a column over the left one.
  EXPECT_EQ(cells_of(*board, "lane F1R1"),
            "F1R1C1 F1R1C2 F1R1C3 F1R1C4 F3R1C4 F3R2C4 F3R3C4 F3R4C4");
  EXPECT_EQ(cells_of(*board, "lane F1C1"),
            "F1R1C1 F1R2C1 F1R3C1 F1R4C1 F2R1C1 F2R2C1 F2R3C1 F2R4C1");
  EXPECT_EQ(cells_of(*board, "lane F2R4"),
            "F2R4C1 F2R4C2 F2R4C3 F2R4C4 F3R4C1 F3R4C2 F3R4C3 F3R4C4");
  EXPECT_EQ(surface_board("cube_corner:16")->houses().size(), 12U + 24U);  // boxes of 4x4
  EXPECT_EQ(error_of("cube_corner:7").code, ErrorCode::bad_geometry);
  EXPECT_EQ(error_of("cube_corner:10").what,
            "cube_corner: a cube corner with 10 digits cannot be filled");
  EXPECT_EQ(error_of("cube_corner:8:3x4").what,
            "cube_corner: face F1: boxes of 3x4 cells do not fill a face of 4x4");
  EXPECT_EQ(error_of("cube_corner:8:4x4").what,
            "cube_corner: face F1: a box of 4x4 has more cells than there are digits (8)");
}

TEST(Surface, SuDokubeHasTwelveHoops) {
  const auto board = surface_board("su_dokube");
  EXPECT_EQ(board->num_digits(), 16);
  EXPECT_EQ(board->num_cells(), 96);
  EXPECT_EQ(board->houses().size(), 18U);
  EXPECT_EQ(count_lanes(*board, 16, true), 12U);
  EXPECT_EQ(board->lanes().size(), 12U);
  // Three directions of four hoops; every hoop crosses four faces, four cells each.
  std::map<std::set<std::string>, int> belts;
  for (const Lane& lane : board->lanes()) {
    std::set<std::string> faces;
    for (const Cell cell : lane.cells) faces.insert(face_of(*board, cell));
    ++belts[faces];
  }
  const std::map<std::set<std::string>, int> wanted = {
      {{"F2", "F3", "F4", "F5"}, 4}, {{"F1", "F3", "F5", "F6"}, 4}, {{"F1", "F2", "F4", "F6"}, 4}};
  EXPECT_EQ(belts, wanted);
  EXPECT_EQ(surface_board("su_dokube:2")->num_cells(), 24);
  EXPECT_EQ(error_of("su_dokube:5").code, ErrorCode::bad_geometry);
  EXPECT_EQ(error_of("su_dokube:3").what,
            "su_dokube: a cube with edges of 3 cells cannot be filled");
}

TEST(Surface, CubeCornersMeetInThrees) {
  // Going round a corner of the cube crosses three faces and comes back: right, then turn left.
  const auto board = surface_board("su_dokube");
  const Cell start = *board->find_cell("F3R1C4");
  const auto right = board->neighbour(start, Side::right);
  ASSERT_TRUE(right.has_value());
  EXPECT_EQ(board->name(right->cell), "F4R1C1");
  const auto up = board->neighbour(right->cell, Side::top);
  ASSERT_TRUE(up.has_value());
  EXPECT_EQ(board->name(up->cell), "F1R4C4");
  const auto down = board->neighbour(up->cell, Side::bottom);
  ASSERT_TRUE(down.has_value());
  EXPECT_EQ(down->cell, start);
}

TEST(Surface, CylinderRowsAreHoops) {
  const auto board = surface_board(Value::object({{"type", "cylinder"}}));
  EXPECT_TRUE(board->is_classic());
  EXPECT_EQ(count_lanes(*board, 9, true), 9U);
  EXPECT_EQ(count_lanes(*board, 9, false), 9U);
  const auto over = board->neighbour(*board->find_cell("F1R5C9"), Side::right);
  ASSERT_TRUE(over.has_value());
  EXPECT_EQ(board->name(over->cell), "F1R5C1");
  EXPECT_TRUE(over->across_seam);
  EXPECT_EQ(surface_board("cylinder+x")->houses().size(), 29U);
}

TEST(Surface, ACylinderAskedForByNameHasBoxesOverTheSeam) {
  const auto board = surface_board("cylinder");
  EXPECT_FALSE(board->is_classic());
  // The second band of boxes lies a column further: its last box ends in column 1.
  const auto box = std::find_if(board->houses().begin(), board->houses().end(),
                                [](const House& house) { return house.name == "face F1 box 6"; });
  ASSERT_NE(box, board->houses().end());
  EXPECT_EQ(board->names(box->cells),
            "F1R4C8 F1R4C9 F1R4C1 F1R5C8 F1R5C9 F1R5C1 F1R6C8 F1R6C9 F1R6C1");
  EXPECT_EQ(surface_board("cylinder:8:2x4")->houses().size(), 24U);
}

TEST(Surface, TorusByGluing) {
  const auto board = surface_board(Value::object(
      {{"type", "surface"},
       {"faces",
        Value::Array{Value::object({{"rows", 9}, {"columns", 9}, {"box", Value::Array{3, 3}}})}},
       {"glue", Value::Array{words({"F1", "right", "F1", "left"}),
                             words({"F1", "top", "F1", "bottom"})}}}));
  EXPECT_EQ(count_lanes(*board, 9, true), 18U);
  EXPECT_EQ(board->houses().size(), 27U);
}

TEST(Surface, MoebiusRowsCloseAfterTwoTurns) {
  const auto board = surface_board("moebius");
  EXPECT_EQ(board->num_digits(), 8);
  EXPECT_EQ(count_lanes(*board, 8, true), 4U);
  EXPECT_EQ(count_lanes(*board, 8, false), 4U);
  EXPECT_EQ(cells_of(*board, "lane F1R1"),
            "F1R1C1 F1R1C2 F1R1C3 F1R1C4 F1R8C1 F1R8C2 F1R8C3 F1R8C4");
  EXPECT_EQ(board->houses().size(), 12U);

  // With an odd number of rows the middle one is shorter and has a rule only if it is asked for.
  Value spec = Value::object({{"type", "moebius"}, {"digits", 8}, {"rows", 7}});
  EXPECT_EQ(surface_board(spec)->houses().size(), 3U);
  EXPECT_EQ(surface_board(spec)->views().front().caption.substr(0, 5), "Sides");
  spec.set("short_lanes", "no_repeat");
  EXPECT_EQ(surface_board(spec)->houses().size(), 3U + 1U + 4U);
}

TEST(Surface, MoebiusLanesThatAreTooLongNeedCuts) {
  Value spec = Value::object({{"type", "moebius"}, {"digits", 9}, {"columns", 9}});
  const auto error = error_of(spec);
  EXPECT_EQ(error.code, ErrorCode::bad_geometry);
  EXPECT_EQ(
      error.what,
      "moebius: the lane that starts at F1R1C1 has more than 9 cells: it goes on into F1R9C1");
  EXPECT_EQ(error.where.cell, "F1R9C1");
  EXPECT_NE(error.hint.find(R"("cuts": [["F1R9C1", "left"]])"), std::string::npos);
  spec.set("cuts", Value::Array{words({"F1", "left"})});
  const auto board = surface_board(spec);
  EXPECT_EQ(board->houses().size(), 27U);
  EXPECT_EQ(count_lanes(*board, 9, false), 18U);
  // The cells on both sides of the cut are neighbours still.
  EXPECT_EQ(board->name(board->neighbour(*board->find_cell("F1R1C9"), Side::right)->cell),
            "F1R9C1");
}

TEST(Surface, LanesThatMeetThemselvesNeedCuts) {
  // The upper row leaves to the right, comes in again from above and crosses itself.
  Value spec = one_face(3, 9, {words({"F1", "top", "F1", "right"})});
  const auto error = error_of(spec);
  EXPECT_EQ(error.code, ErrorCode::bad_geometry);
  EXPECT_EQ(error.what, "surface: the lane that starts at F1R1C1 meets F1R1C1 twice");
  EXPECT_EQ(error.where.cell, "F1R1C1");
  EXPECT_NE(error.hint.find(R"("cuts": [["F1R1C1", "top"]])"), std::string::npos);
  spec.set("cuts", Value::Array{words({"F1", "top"})});
  EXPECT_EQ(surface_board(spec)->lanes().size(), 6U);
}

TEST(Surface, FollowingTheHintsEndsInABoard) {
  Value spec = one_face(3, 9, {words({"F1", "top", "F1", "right"})});
  Value cuts = Value::array();
  for (int round = 0; round < 10; ++round) {
    const auto board = build_board(spec);
    if (board) break;
    const std::string& hint = board.error().hint;
    const std::size_t name = hint.find("[[\"") + 3;
    const std::size_t side = hint.find("\", \"") + 4;
    cuts.push_back(Value::Array{hint.substr(name, hint.find('"', name) - name),
                                hint.substr(side, hint.find('"', side) - side)});
    spec.set("cuts", cuts);
  }
  EXPECT_TRUE(build_board(spec).has_value());
  EXPECT_EQ(cuts.items().size(), 3U);
}

TEST(Surface, CutsInsideAFace) {
  Value spec = one_face(4, 4, {});
  spec.set("cuts", Value::Array{words({"F1R1C2", "right"}), words({"f1r2c3", "LEFT"})});
  EXPECT_EQ(error_of(spec).what, "surface: cut 2: \"LEFT\" is not a side");
  spec.set("cuts", Value::Array{words({"F1R1C2", "right"}), words({"f1r2c3", "left"})});
  const auto board = surface_board(spec);
  EXPECT_EQ(board->lanes().size(), 10U);
  EXPECT_EQ(board->lanes()[0].name, "lane F1R1");
  EXPECT_EQ(board->lanes()[1].name, "lane F1R1 from F1R1C3");
  EXPECT_EQ(board->houses().size(), 6U);
  spec.set("cuts", Value::Array{words({"F1R1C1", "top"})});
  EXPECT_EQ(error_of(spec).what, "surface: there is nothing to cut at the top of F1R1C1");
  spec.set("cuts", Value::Array{words({"F1R5C1", "top"})});
  EXPECT_EQ(error_of(spec).what, "surface: cut 1: there is no cell or face \"F1R5C1\"");
  spec.set("cuts", Value::Array{words({"RC", "top"})});
  EXPECT_EQ(error_of(spec).code, ErrorCode::unknown_name);
}

TEST(Surface, ShortLanes) {
  Value spec = Value::object({{"type", "surface"}});
  const auto screen = surface_board(spec);
  EXPECT_EQ(screen->num_cells(), 54);
  EXPECT_EQ(screen->houses().size(), 6U + 6U + 9U);
  EXPECT_EQ(screen->notes().back().text,
            "9 of 15 lanes have fewer than 9 cells; no symbol repeats in them.");
  spec.set("short_lanes", "none");
  EXPECT_EQ(surface_board(spec)->houses().size(), 6U + 6U);
  EXPECT_EQ(surface_board(spec)->notes().back().text,
            "9 of 15 lanes have fewer than 9 cells; there is no rule for them.");
  spec.set("short_lanes", "some");
  EXPECT_EQ(error_of(spec).what,
            "surface: \"short_lanes\" must be none or no_repeat, not \"some\"");
}

TEST(Surface, GluingsThatMakeNoSense) {
  const auto glued = [](Value::Array glue) {
    return error_of(Value::object({{"type", "surface"},
                                   {"faces", Value::Array{face(3, 3), face(3, 4)}},
                                   {"glue", std::move(glue)}}))
        .what;
  };
  EXPECT_EQ(glued({words({"F1", "bottom", "F2", "top"})}),
            "surface: the bottom of face F1 has 3 cells, but the top of face F2 has 4");
  EXPECT_EQ(glued({words({"F1", "right", "F2", "left"}), words({"F2", "left", "F1", "left"})}),
            "surface: the left of face F2 is glued twice");
  EXPECT_EQ(glued({words({"F1", "right", "F1", "right"})}),
            "surface: the right of face F1 is glued to itself");
  EXPECT_EQ(glued({words({"F1", "right", "F3", "left"})}),
            "surface: gluing 1: there is no face \"F3\"");
  EXPECT_EQ(glued({words({"F1", "east", "F2", "left"})}),
            "surface: gluing 1: \"east\" is not a side");
  EXPECT_EQ(glued({words({"F1", "right", "F2", "left", "crossed"})}),
            "surface: gluing 1: \"crossed\" is not a way to glue");
  EXPECT_EQ(
      glued({words({"F1", "right"})}),
      "surface: gluing 1 must be a list [face, side, face, side] or [face, side, face, side, way]");
  EXPECT_EQ(
      glued({Value(3)}),
      "surface: gluing 1 must be a list [face, side, face, side] or [face, side, face, side, way]");
  // Turned about, the corner cell's top would meet its own right side.
  EXPECT_EQ(glued({words({"F1", "top", "F1", "right", "reversed"})}),
            "surface: the gluing makes cell F1R1C3 its own neighbour");
}

TEST(Surface, FacesThatMakeNoSense) {
  const auto error_with = [](const Value& bad) {
    return error_of(Value::object({{"type", "surface"}, {"faces", Value::Array{face(3, 3), bad}}}))
        .what;
  };
  EXPECT_EQ(error_with(Value(4)), "surface: face 2: must be an object, not a whole number");
  EXPECT_EQ(error_with(face(0, 3)), "surface: face 2: \"rows\" must be from 1 to 64, not 0");
  EXPECT_EQ(error_with(face(3, 65)), "surface: face 2: \"columns\" must be from 1 to 64, not 65");
  EXPECT_EQ(error_with(Value::object({{"colums", 3}})),
            "surface: face 2: unknown member \"colums\"");
  EXPECT_EQ(error_with(Value::object({{"name", "f1"}})), "surface: two faces are called \"f1\"");
  EXPECT_EQ(error_with(Value::object({{"name", "a b"}})),
            "surface: a face cannot be called \"a b\"");
  EXPECT_EQ(error_with(Value::object({{"box", Value::Array{2, 3}}})),
            "surface: face F2: boxes of 2x3 cells do not fill a face of 3x3");
  EXPECT_EQ(error_with(Value::object({{"plane", "top"}})),
            "surface: face 2: a place in space needs \"at\": [x, y, z] as well");
  EXPECT_EQ(error_with(Value::object({{"at", Value::Array{0, 0, 0}}})),
            "surface: face 2: \"at\" goes with either \"plane\" or \"axes\"");
  EXPECT_EQ(error_with(Value::object({{"at", Value::Array{0, 0, 0}}, {"plane", "back"}})),
            "surface: face 2: \"plane\" must be top, left or right, not \"back\"");
  EXPECT_EQ(error_with(Value::object({{"at", Value::Array{0, 0, 0}}, {"axes", words({"x", "y"})}})),
            "surface: face F2 would be drawn as in a mirror");
  EXPECT_EQ(
      error_with(Value::object({{"at", Value::Array{0, 0, 0}}, {"axes", words({"x", "-x"})}})),
      "surface: face F2: its rows and its columns lie along the same axis");
  EXPECT_EQ(error_of(Value::object({{"type", "surface"}, {"faces", Value::array()}})).what,
            "surface: a surface needs at least one face");
  EXPECT_EQ(error_of(Value::object({{"type", "surface"}, {"digits", 4}})).what,
            "surface: the member \"faces\" is missing");
}

TEST(Surface, HugeDescriptionsAreRefusedQuickly) {
  Value many = Value::array();
  for (int i = 0; i < 100000; ++i) many.push_back(face(1, 1));
  EXPECT_EQ(error_of(Value::object({{"type", "surface"}, {"faces", many}})).code,
            ErrorCode::too_large);
  Value wide = Value::array();
  for (int i = 0; i < 1000; ++i) wide.push_back(face(64, 64));
  EXPECT_EQ(error_of(Value::object({{"type", "surface"}, {"faces", wide}})).code,
            ErrorCode::too_large);
  Value glue = Value::array();
  for (int i = 0; i < 100000; ++i) glue.push_back(words({"F1", "right", "F1", "left"}));
  EXPECT_EQ(error_of(one_face(9, 9, glue.items())).code, ErrorCode::too_large);
}

TEST(Surface, ALongStaircaseIsBuilt) {
  // A thousand faces in a diagonal chain: the map must not become enormous.
  Value faces = Value::array();
  Value glue = Value::array();
  for (int i = 1; i <= 1000; ++i) {
    faces.push_back(face(3, 3));
    if (i == 1) continue;
    const std::string before = "F" + std::to_string(i - 1);
    const std::string here = "F" + std::to_string(i);
    glue.push_back(i % 2 == 0 ? Value::Array{before, "right", here, "left"}
                              : Value::Array{before, "bottom", here, "top"});
  }
  const auto board =
      surface_board(Value::object({{"type", "surface"}, {"faces", faces}, {"glue", glue}}));
  ASSERT_NE(board, nullptr);
  EXPECT_EQ(board->num_cells(), 9000);
  EXPECT_LE(board->lattice().rows, 1000);
}

}  // namespace
}  // namespace omnidoku::geometry

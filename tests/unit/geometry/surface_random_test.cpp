// SPDX-License-Identifier: MIT
//
// Random gluings of a few small faces against an obvious walk: from every cell both ways along both
// of its lines, remembering what was met.
#include <algorithm>
#include <map>
#include <set>

#include "base/random.h"
#include "geometry/surface.h"
#include "surface_support.h"

namespace omnidoku::geometry {
namespace {

using testing_support::kSides;

SurfaceRequest random_request(base::Random& random) {
  SurfaceRequest request;
  request.num_digits = 64;
  const auto num_faces = random.between(1, 5);
  std::vector<FaceSide> sides;
  for (int f = 0; f < num_faces; ++f) {
    Face face;
    face.name = "F" + std::to_string(f + 1);
    face.rows = face.columns = 3;
    if (random.chance(1, 4)) face.columns = 2;
    face.box_rows = face.box_columns = 0;
    request.faces.push_back(face);
    for (const Side side : kSides) sides.push_back({f, side});
  }
  random.shuffle(std::span(sides));
  const auto num_gluings = random.between(0, static_cast<std::int64_t>(sides.size()) / 2);
  for (std::size_t g = 0; g < static_cast<std::size_t>(num_gluings); ++g) {
    const FaceSide one = sides[2 * g];
    const FaceSide other = sides[2 * g + 1];
    const auto length = [&request](FaceSide side) {
      return side_length(request.faces[static_cast<std::size_t>(side.face)], side.side);
    };
    if (length(one) == length(other)) request.gluings.push_back({one, other, random.chance(1, 2)});
  }
  return request;
}

/// The cells met on the line through a cell, or nothing when one of them is met twice.
std::optional<std::set<Cell>> walk(const BoardDraft& draft, Cell start, Side heading) {
  std::set<Cell> met = {start};
  for (const Side way : {heading, opposite(heading)}) {
    Cell cell = start;
    Side out = way;
    while (const auto& next = draft.neighbours[cell.index()][static_cast<std::size_t>(out)]) {
      cell = next->cell;
      out = opposite(next->entry);
      if (cell == start && out == way) return met;  // a hoop
      if (!met.insert(cell).second) return std::nullopt;
    }
  }
  return met;
}

TEST(SurfaceRandom, LanesAreWhatAWalkerMeets) {
  int built = 0;
  int refused = 0;
  int hoops = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    base::Random random(seed);
    SurfaceRequest request = random_request(random);
    const auto draft = build_surface(request);
    if (!draft) {
      ++refused;
      const std::string& what = draft.error().what;
      const bool own_neighbour = what.find("its own neighbour") != std::string::npos;
      const bool crosses = what.find("twice") != std::string::npos;
      ASSERT_TRUE(own_neighbour || crosses) << seed << ": " << what;
      if (own_neighbour) continue;
      // All faces cut off by cuts at every glued side: then the neighbours are known and the walk
      // must meet the named cell twice.
      for (const Gluing& gluing : request.gluings) {
        request.cuts.push_back({gluing.first.face, std::nullopt, gluing.first.side});
      }
      const auto cut = build_surface(request);
      ASSERT_TRUE(cut.has_value()) << seed << ": " << cut.error().text();
      const auto found =
          std::find(cut->cell_names.begin(), cut->cell_names.end(), draft.error().where.cell);
      ASSERT_NE(found, cut->cell_names.end());
      const Cell cell(static_cast<std::size_t>(found - cut->cell_names.begin()));
      EXPECT_FALSE(walk(*cut, cell, Side::right) && walk(*cut, cell, Side::bottom)) << seed;
      continue;
    }
    ++built;
    std::multiset<std::set<Cell>> lanes;
    for (const Lane& lane : draft->lanes) {
      lanes.emplace(lane.cells.begin(), lane.cells.end());
      if (lane.closed) ++hoops;
    }
    std::multiset<std::set<Cell>> walked;
    for (std::size_t i = 0; i < draft->cell_names.size(); ++i) {
      for (const Side heading : {Side::right, Side::bottom}) {
        const auto met = walk(*draft, Cell(i), heading);
        ASSERT_TRUE(met.has_value()) << seed;
        walked.insert(*met);
      }
    }
    // Every lane is walked once from each of its cells.
    std::multiset<std::set<Cell>> wanted;
    for (const auto& lane : lanes) {
      for (std::size_t k = 0; k < lane.size(); ++k) wanted.insert(lane);
    }
    EXPECT_EQ(walked, wanted) << "seed " << seed;
    const auto board = Board::make(*draft);
    EXPECT_TRUE(board.has_value()) << seed << ": " << board.error().text();
  }
  EXPECT_GT(built, 300);
  EXPECT_GT(refused, 300);
  EXPECT_GT(hoops, 100);
}

}  // namespace
}  // namespace omnidoku::geometry

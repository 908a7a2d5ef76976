// SPDX-License-Identifier: MIT
//
// Symmetries of drawings: orbit counts that follow from counting fixed cells, and boards that lack
// a symmetry.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "generate/generate.h"
#include "geometry/board.h"
#include "support/boards.h"

namespace omnidoku::generate {
namespace {

using geometry::Cell;
using testing_support::board;

std::size_t num_orbits(const geometry::Board& board, Symmetry symmetry) {
  const auto found = orbits(board, symmetry);
  EXPECT_TRUE(found.has_value()) << to_string(symmetry);
  return found ? found->size() : 0;
}

/// A board of single cells at the given places, without houses beyond one pair.
geometry::BoardPtr scattered(const std::vector<geometry::Point>& places) {
  geometry::BoardDraft draft;
  draft.spec = base::Value::object({{"type", base::Value("test")}});
  draft.num_digits = 2;
  geometry::View view;
  view.id = "flat";
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto [x, y] = places[i];
    draft.cell_names.push_back("C" + std::to_string(i + 1));
    view.corners.push_back({geometry::Point{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}});
    view.tint.push_back(0);
    view.paint_order.emplace_back(i);
    view.width = std::max(view.width, x + 1);
    view.height = std::max(view.height, y + 1);
  }
  draft.houses.push_back({"pair", geometry::HouseKind::extra, {Cell(0), Cell(1)}});
  draft.views.push_back(std::move(view));
  draft.lattice.rows = 1;
  draft.lattice.columns = static_cast<int>(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) draft.lattice.at.emplace_back(Cell(i));
  auto made = geometry::Board::make(std::move(draft));
  EXPECT_TRUE(made.has_value()) << (made ? "" : made.error().text());
  return *made;
}

TEST(Symmetry, WordsAreReadAsWritten) {
  for (const Symmetry symmetry : kSymmetries) {
    EXPECT_EQ(symmetry_from(to_string(symmetry)), symmetry);
  }
  EXPECT_EQ(symmetry_from("rotate180"), Symmetry::rotate180);
  EXPECT_EQ(symmetry_from("45"), std::nullopt);
  EXPECT_EQ(symmetry_from(""), std::nullopt);
}

TEST(Symmetry, OrbitsOfTheClassicBoard) {
  const auto classic = board("grid:9");
  EXPECT_EQ(num_orbits(*classic, Symmetry::none), 81U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::rotate180), 41U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::rotate90), 21U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::mirror_rows), 45U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::mirror_columns), 45U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::diagonal), 45U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::antidiagonal), 45U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::mirrors), 25U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::diagonals), 25U);
  EXPECT_EQ(num_orbits(*classic, Symmetry::full), 15U);
}

TEST(Symmetry, OrbitsOfTheClassicBoardAreTheRightCells) {
  const auto classic = board("grid:9");
  const auto orbit_of_r1c2 = [&](Symmetry symmetry) {
    const auto all = orbits(*classic, symmetry);
    EXPECT_TRUE(all.has_value());
    for (const auto& orbit : *all) {
      if (std::find(orbit.begin(), orbit.end(), Cell(1)) != orbit.end()) {
        return classic->names(orbit);
      }
    }
    return std::string();
  };
  EXPECT_EQ(orbit_of_r1c2(Symmetry::rotate180), "R1C2 R9C8");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::rotate90), "R1C2 R2C9 R8C1 R9C8");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::mirror_rows), "R1C2 R9C2");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::mirror_columns), "R1C2 R1C8");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::diagonal), "R1C2 R2C1");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::antidiagonal), "R1C2 R8C9");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::mirrors), "R1C2 R1C8 R9C2 R9C8");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::diagonals), "R1C2 R2C1 R8C9 R9C8");
  EXPECT_EQ(orbit_of_r1c2(Symmetry::full), "R1C2 R1C8 R2C1 R2C9 R8C1 R8C9 R9C2 R9C8");
}

TEST(Symmetry, EveryCellLiesInOneOrbit) {
  for (const char* text : {"grid:4", "grid:6", "grid:16", "grid:9+x"}) {
    const auto made = board(text);
    for (const Symmetry symmetry : kSymmetries) {
      const auto found = orbits(*made, symmetry);
      ASSERT_TRUE(found.has_value()) << text;
      std::set<Cell> seen;
      std::size_t total = 0;
      for (const auto& orbit : *found) {
        EXPECT_TRUE(std::is_sorted(orbit.begin(), orbit.end()));
        seen.insert(orbit.begin(), orbit.end());
        total += orbit.size();
      }
      EXPECT_EQ(total, static_cast<std::size_t>(made->num_cells()));
      EXPECT_EQ(seen.size(), total);
    }
  }
}

TEST(Symmetry, DrawingsOffTheLatticeWork) {
  // A cross of five cells that touches no whole coordinates.
  const auto cross = scattered({{1.4, 0.3}, {0.4, 1.3}, {1.4, 1.3}, {2.4, 1.3}, {1.4, 2.3}});
  EXPECT_EQ(num_orbits(*cross, Symmetry::full), 2U);
  EXPECT_EQ(num_orbits(*cross, Symmetry::rotate180), 3U);
  EXPECT_EQ(num_orbits(*cross, Symmetry::diagonal), 3U);
}

TEST(Symmetry, ALackingSymmetryIsAnErrorThatNamesTheOthers) {
  const auto bar = scattered({{0, 0}, {1, 0}, {2, 0}});
  EXPECT_EQ(num_orbits(*bar, Symmetry::mirror_rows), 3U);
  EXPECT_EQ(num_orbits(*bar, Symmetry::mirror_columns), 2U);
  const auto turned = orbits(*bar, Symmetry::rotate90);
  ASSERT_FALSE(turned.has_value());
  EXPECT_EQ(turned.error().code, base::ErrorCode::unsupported);
  EXPECT_EQ(turned.error().hint, "symmetries it has: none, 180, rows, columns, mirrors");

  const auto corner = scattered({{0, 0}, {1, 0}, {0, 1}});
  EXPECT_EQ(num_orbits(*corner, Symmetry::diagonal), 2U);
  EXPECT_FALSE(orbits(*corner, Symmetry::full).has_value());
  EXPECT_FALSE(orbits(*corner, Symmetry::mirror_rows).has_value());
}

}  // namespace
}  // namespace omnidoku::generate

// SPDX-License-Identifier: MIT
//
// The fish finder against the rule itself: patterns of one digit drawn by hand, and random ones in
// which every choice of base and cover houses is tried by brute force.
#include "logic/fish/fish.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/random.h"
#include "logic/path.h"
#include "support/boards.h"
#include "verify/check_step.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::Digit;
using logic::CandidateBoard;
using logic::Fish;
using logic::FishClass;
using logic::FishForm;
using logic::FishRange;
using logic::Position;
using logic::Structure;

constexpr Digit kFishDigit(0);

/// The empty puzzle with the first digit left where the drawing has an 'o' (blanks do not count).
Position drawn(const Structure& structure, std::string_view drawing) {
  CandidateBoard board = CandidateBoard::start(structure);
  int cell = 0;
  for (const char c : drawing) {
    if (c == ' ') continue;
    if (c != 'o') board.eliminate({Cell(cell), kFishDigit});
    ++cell;
  }
  EXPECT_EQ(cell, structure.num_cells());
  return Position(std::move(board), true);
}

/// The names of what the first step of a technique removes; "none" without a step. The step is
/// confirmed by verify and must have words.
std::string removed(std::string_view technique, const Position& position) {
  const auto step = first_step(*logic::find_technique(technique), position);
  if (!step) return "none";
  const Structure& structure = position.structure();
  verify::StepChecker checker(structure.lowered());
  EXPECT_EQ(checker.check(*step, position.board().digits_left()).text, "");
  const logic::Words words(structure);
  EXPECT_FALSE(tell(*step, words).empty());
  std::vector<Cell> cells;
  for (const geometry::Candidate gone : step->eliminations) cells.push_back(gone.cell);
  std::sort(cells.begin(), cells.end());
  return words.cells(cells);
}

TEST(Fish, BasicShapesAreFoundInBothDirections) {
  const Structure structure(testing_support::puzzle("grid:9"));
  const Position rows = drawn(structure,
                              ".o..o.... ooooooooo ooooooooo ooooooooo .o..o.... ooooooooo "
                              "ooooooooo ooooooooo ooooooooo");
  EXPECT_EQ(
      removed("x_wing", rows),
      "R2C2, R2C5, R3C2, R3C5, R4C2, R4C5, R6C2, R6C5, R7C2, R7C5, R8C2, R8C5, R9C2 and R9C5");
  const Position columns = drawn(structure,
                                 "ooooooooo .oo.ooo.o ooooooooo .oo.ooo.o .oo.ooo.o .oo.ooo.o "
                                 ".oo.ooo.o ooooooooo .oo.ooo.o");
  EXPECT_EQ(removed("x_wing", columns), "none");
  EXPECT_EQ(removed("swordfish", columns),
            "R1C2, R1C3, R1C5, R1C6, R1C7, R1C9, R3C2, R3C3, R3C5, R3C6, R3C7, R3C9, R8C2, R8C3, "
            "R8C5, R8C6, R8C7 and R8C9");
}

TEST(Fish, FinsConfineTheEliminations) {
  const Structure structure(testing_support::puzzle("grid:9"));
  // Row 5 has a fin in the box of R5C5: what sees it in column 5 goes.
  const Position finned = drawn(structure,
                                ".o..o.... ooooooooo ooooooooo ooooooooo .o..oo... ooooooooo "
                                "ooooooooo ooooooooo ooooooooo");
  EXPECT_EQ(removed("x_wing", finned), "none");
  EXPECT_EQ(removed("finned_x_wing", finned), "R4C5 and R6C5");
  // The corner R5C5 itself is missing.
  const Position sashimi = drawn(structure,
                                 ".o..o.... ooooooooo ooooooooo ooooooooo .o...o... ooooooooo "
                                 "ooooooooo ooooooooo ooooooooo");
  EXPECT_EQ(removed("finned_x_wing", sashimi), "none");
  EXPECT_EQ(removed("sashimi_x_wing", sashimi), "R2C6 and R3C6");  // R1C5 as the fin
  const auto all = all_steps(*logic::find_technique("sashimi_x_wing"), sashimi);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[1].eliminations,
            (std::vector<geometry::Candidate>{{Cell(31), kFishDigit}, {Cell(49), kFishDigit}}));
}

TEST(Fish, ClassesAreWhatPlayersMean) {
  const Structure structure(testing_support::puzzle("grid:9"));
  base::Random random(7);
  const auto kind = [&](std::size_t h) { return structure.house(h).kind; };
  std::size_t seen[3] = {};
  for (int round = 0; round < 60; ++round) {
    CandidateBoard board = CandidateBoard::start(structure);
    for (int cell = 0; cell < 81; ++cell) {
      if (random.below(100) < 62) board.eliminate({Cell(cell), kFishDigit});
    }
    const Position position(std::move(board), true);
    for (const FishRange range : {FishRange::basic, FishRange::not_basic}) {
      for (const Fish& fish : find_fish(position, 3, range)) {
        std::set<geometry::HouseKind> lines[2];
        std::set<geometry::HouseKind> kinds[2];
        for (int side = 0; side < 2; ++side) {
          for (const std::size_t h : side == 0 ? fish.bases : fish.covers) {
            kinds[side].insert(kind(h));
            if (kind(h) != geometry::HouseKind::box) lines[side].insert(kind(h));
          }
        }
        const bool one_way = lines[0].size() <= 1 && lines[1].size() <= 1 &&
                             (lines[0].empty() || lines[1].empty() || lines[0] != lines[1]);
        const bool boxes = kinds[0].contains(geometry::HouseKind::box) ||
                           kinds[1].contains(geometry::HouseKind::box);
        const FishClass expected = !one_way ? FishClass::mutant
                                   : boxes  ? FishClass::franken
                                            : FishClass::basic;
        ASSERT_EQ(fish.kind, expected);
        ++seen[static_cast<std::size_t>(fish.kind)];
      }
    }
  }
  for (const std::size_t count : seen) EXPECT_GT(count, 20U);
}

/// Everything that the rule of fish.h gives for houses that `may_join` accepts, by trying all.
class BruteForce {
 public:
  BruteForce(const Position& position, int order, bool basic)
      : position_(position), structure_(position.structure()), order_(order), basic_(basic) {
    choose(base_, 0, [this] { choose(cover_, 0, [this] { apply_rule(); }); });
  }
  std::set<Cell> gone;

 private:
  template <class F>
  void choose(std::vector<std::size_t>& side, std::size_t from, F&& done) {
    if (static_cast<int>(side.size()) == order_) return done();
    for (std::size_t h = from; h < structure_.houses().size(); ++h) {
      if (&side == &base_ && !structure_.house(h).full) continue;
      if (&side == &cover_ && std::find(base_.begin(), base_.end(), h) != base_.end()) continue;
      if (!may_join(side, h)) continue;
      side.push_back(h);
      choose(side, h + 1, done);
      side.pop_back();
    }
  }
  bool may_join(const std::vector<std::size_t>& side, std::size_t h) const {
    if (!basic_) return true;
    for (const std::size_t other : side) {
      if (structure_.num_shared(other, h) > 0) return false;
    }
    if (&side == &base_) return true;
    return std::all_of(base_.begin(), base_.end(),
                       [&](std::size_t b) { return structure_.num_shared(b, h) <= 1; });
  }
  int over(const std::vector<std::size_t>& side, Cell cell) const {
    return static_cast<int>(std::count_if(side.begin(), side.end(), [&](std::size_t h) {
      return structure_.house(h).set.contains(cell);
    }));
  }
  void apply_rule() {
    const geometry::CellSet& places = position_.board().cells_with(kFishDigit);
    std::vector<Cell> fins;
    std::vector<Cell> over_covered;
    places.for_each([&](Cell cell) {
      const int difference = over(cover_, cell) - over(base_, cell);
      if (difference < 0) fins.push_back(cell);
      if (difference > 0) over_covered.push_back(cell);
    });
    for (const Cell cell : over_covered) {
      if (std::all_of(fins.begin(), fins.end(),
                      [&](Cell fin) { return structure_.sees(fin, cell); })) {
        gone.insert(cell);
      }
    }
  }

  const Position& position_;
  const Structure& structure_;
  int order_;
  bool basic_;
  std::vector<std::size_t> base_;
  std::vector<std::size_t> cover_;
};

/// What fish of orders 1 to `order` remove; of order 1 (locked candidates) and by brute force, or
/// with the finder.
void compare(const Structure& structure, int order, bool basic, std::uint64_t seed, int percent) {
  base::Random random(seed);
  CandidateBoard board = CandidateBoard::start(structure);
  for (int cell = 0; cell < structure.num_cells(); ++cell) {
    if (static_cast<int>(random.below(100)) >= percent) board.eliminate({Cell(cell), kFishDigit});
  }
  const Position position(std::move(board), true);
  const std::vector<geometry::DigitSet> candidates = position.board().digits_left();
  verify::StepChecker checker(structure.lowered());
  std::set<Cell> by_force;
  std::set<Cell> found;
  for (int n = 1; n <= order; ++n) {
    const BruteForce force(position, n, basic);
    by_force.insert(force.gone.begin(), force.gone.end());
    // Where a base house has no place at all everything follows; the finder leaves that alone.
    for (const FishRange range : {FishRange::basic, FishRange::not_basic}) {
      if (basic && range == FishRange::not_basic) continue;
      for (const Fish& fish : find_fish(position, n, range)) {
        const model::Step step = fish_step(position, fish);
        ASSERT_EQ(checker.check(step, candidates).text, "") << tell(step, logic::Words(structure));
        found.insert(fish.eliminations.begin(), fish.eliminations.end());
      }
    }
  }
  // What a single full house removes by itself is no fish.
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    const auto& house = structure.house(h);
    if (!house.full) continue;
    position.board().cells_with(kFishDigit).for_each([&](Cell cell) {
      if (house.set.contains(cell)) return;
      bool all = true;
      for (const Cell place : house.cells) {
        all = all && (!position.board().has({place, kFishDigit}) || structure.sees(place, cell));
      }
      if (all) {
        by_force.erase(cell);
        found.erase(cell);
      }
    });
  }
  for (const Cell cell : by_force) {
    EXPECT_TRUE(found.contains(cell)) << "seed " << seed << ", cell " << cell.index();
  }
  for (const Cell cell : found) {
    EXPECT_TRUE(by_force.contains(cell)) << "seed " << seed << ", cell " << cell.index();
  }
}

/// As compare(), on patterns in which no house is without a place.
bool every_house_has_places(const Structure& structure, std::uint64_t seed, int percent) {
  base::Random random(seed);
  geometry::CellSet cells(structure.num_cells());
  for (int cell = 0; cell < structure.num_cells(); ++cell) {
    if (static_cast<int>(random.below(100)) < percent) cells.insert(Cell(cell));
  }
  return std::all_of(structure.houses().begin(), structure.houses().end(), [&](const auto& house) {
    return !house.full || (house.set & cells).size() >= 2;
  });
}

TEST(Fish, BasicFishAreThoseOfBruteForce) {
  for (const char* text : {"grid:6", "grid:9", "grid:6+x", "toroidal"}) {
    const Structure structure(testing_support::puzzle(text));
    int done = 0;
    for (std::uint64_t seed = 0; done < 4; ++seed) {
      if (!every_house_has_places(structure, seed, 45)) continue;
      ++done;
      compare(structure, 3, true, seed, 45);
    }
  }
}

TEST(Fish, AllFishAreThoseOfBruteForce) {
  for (const char* text : {"grid:6", "grid:6+x", "grid:4"}) {
    const Structure structure(testing_support::puzzle(text));
    int done = 0;
    for (std::uint64_t seed = 0; done < 3; ++seed) {
      if (!every_house_has_places(structure, seed, 50)) continue;
      ++done;
      compare(structure, 3, false, seed, 50);
    }
  }
}

}  // namespace
}  // namespace omnidoku

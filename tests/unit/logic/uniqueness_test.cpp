// SPDX-License-Identifier: MIT
//
// Uniqueness techniques: which rectangles count, that no rule is overlooked, and that what is
// concluded in generated puzzles holds and is confirmed by verify.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/random.h"
#include "generate/generate.h"
#include "logic/path.h"
#include "logic/unique/rectangles.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/steps.h"
#include "verify/deadly_pattern.h"

namespace omnidoku {
namespace {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using logic::CandidateBoard;
using logic::Position;
using logic::Rectangles;
using logic::Structure;
using logic::Technique;

model::ConstraintSpec cage(const geometry::Board& board, std::string_view names, int sum) {
  model::ConstraintSpec spec;
  spec.type = "killer";
  spec.cells = testing_support::cells(board, names);
  spec.arguments = {{"sum", sum}};
  return spec;
}

std::set<std::vector<Cell>> rectangles_of(const Structure& structure) {
  std::set<std::vector<Cell>> result;
  for (const logic::Corners& corners : structure.table<Rectangles>().all()) {
    std::vector<Cell> cells(corners.begin(), corners.end());
    std::sort(cells.begin(), cells.end());
    EXPECT_TRUE(result.insert(std::move(cells)).second) << "a rectangle is listed twice";
  }
  return result;
}

bool is_deadly(const Structure& structure, const std::vector<Cell>& cells) {
  const model::DeadlyPattern pattern{.cells = cells,
                                     .digits = std::vector<DigitSet>(4, {Digit(0), Digit(1)})};
  return verify::deadly_objection(structure.puzzle(), pattern).empty();
}

/// Whether the cells see each other in a ring and opposite ones do not.
bool is_ring(const Structure& structure, std::vector<Cell> cells) {
  do {
    bool ring = true;
    for (std::size_t i = 0; i < 4; ++i) {
      ring = ring && structure.sees(cells[i], cells[(i + 1) % 4]);
    }
    if (ring && !structure.sees(cells[0], cells[2]) && !structure.sees(cells[1], cells[3])) {
      return true;
    }
  } while (std::next_permutation(cells.begin(), cells.end()));
  return false;
}

/// Every four cells that verify takes for a deadly ring of two digits.
std::set<std::vector<Cell>> deadly_rings(const Structure& structure) {
  std::set<std::vector<Cell>> result;
  const int cells = structure.num_cells();
  for (int a = 0; a < cells; ++a) {
    for (int b = a + 1; b < cells; ++b) {
      for (int c = b + 1; c < cells; ++c) {
        for (int d = c + 1; d < cells; ++d) {
          std::vector<Cell> four = {Cell(a), Cell(b), Cell(c), Cell(d)};
          if (is_ring(structure, four) && is_deadly(structure, four)) {
            result.insert(std::move(four));
          }
        }
      }
    }
  }
  return result;
}

TEST(Rectangles, OnTheClassicGridLieInTwoBoxes) {
  const Structure structure(testing_support::puzzle("grid:9"));
  // 9 pairs of rows in a band with 27 pairs of columns in two boxes, and the same turned round.
  EXPECT_EQ(rectangles_of(structure).size(), 486U);
}

TEST(Rectangles, AreExactlyTheRingsThatVerifyTakesForDeadly) {
  for (const char* board : {"grid:4", "latin:4", "grid:4+x", "grid:6",
                            "jigsaw:AABBBAAABBCCDDECCDDECDEEE", "toroidal:6"}) {
    const Structure structure(testing_support::puzzle(board));
    EXPECT_EQ(rectangles_of(structure), deadly_rings(structure)) << board;
  }
}

TEST(Rectangles, AreNotToldApartByRegionsThatSayNothingNew) {
  const model::Puzzle plain = testing_support::puzzle("grid:4");
  const auto region = [&plain](std::string_view type, std::string_view names) {
    return model::ConstraintSpec{
        std::string(type), "", testing_support::cells(*plain.board, names), {}};
  };
  model::Puzzle puzzle = plain;
  puzzle.constraints = {region("all_different", "R1C1"), region("killer", "R2C1 R2C2 R2C4"),
                        region("all_different", "R2C2 R2C4"), region("all_different", "R4C3 R3C4")};
  const auto found = rectangles_of(Structure(puzzle));
  EXPECT_EQ(found, rectangles_of(Structure(plain)));
  EXPECT_EQ(found, deadly_rings(Structure(puzzle)));
  // Two equal ones that say something new, once.
  puzzle.constraints = {region("all_different", "R1C1 R2C3"), region("killer", "R2C3 R1C1")};
  EXPECT_EQ(rectangles_of(Structure(puzzle)), deadly_rings(Structure(puzzle)));
  EXPECT_LT(deadly_rings(Structure(puzzle)).size(), found.size());
}

TEST(Rectangles, GivensAndCagesTellCornersApart) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  puzzle.givens[0] = Digit(0);
  puzzle.constraints.push_back(cage(*puzzle.board, "R2C2 R3C2", 5));
  puzzle.constraints.push_back(cage(*puzzle.board, "R1C3 R1C4 R2C4", 9));
  const Structure structure(puzzle);
  const auto found = rectangles_of(structure);
  EXPECT_EQ(found, deadly_rings(structure));
  const auto has = [&](std::string_view names) {
    return found.contains(testing_support::cells(*puzzle.board, names));
  };
  EXPECT_FALSE(has("R1C1 R1C3 R2C1 R2C3"));  // a given
  EXPECT_FALSE(has("R2C1 R2C3 R1C1 R1C3"));
  EXPECT_FALSE(has("R1C2 R1C3 R2C2 R2C3"));  // cages notice
  EXPECT_TRUE(has("R3C1 R3C3 R4C1 R4C3"));
}

TEST(Rectangles, PencilmarkCluesForbidTheExchange) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const auto corners = testing_support::cells(*puzzle.board, "R1C1 R1C3 R2C1 R2C3");
  for (const Cell cell : corners) puzzle.allowed[cell.index()] = {Digit(0), Digit(1)};
  puzzle.allowed[corners[3].index()] = {Digit(0), Digit(1), Digit(2)};
  const Technique* technique = logic::find_technique("unique_rectangle_1");
  ASSERT_NE(technique, nullptr);
  {
    const Structure structure(puzzle);
    EXPECT_EQ(all_steps(*technique, Position(CandidateBoard::start(structure), true)).size(), 1U);
    // Nor without the assumption that there is one solution.
    EXPECT_TRUE(all_steps(*technique, Position(CandidateBoard::start(structure), false)).empty());
  }
  puzzle.allowed[corners[3].index()] = {Digit(0), Digit(2)};
  const Structure structure(puzzle);
  EXPECT_TRUE(all_steps(*technique, Position(CandidateBoard::start(structure), true)).empty());
}

/// Every step of the uniqueness techniques in states of generated puzzles, counted by technique.
/// Where the simple techniques are stuck a wrong candidate is taken away.
void walk(const generate::Request& request, std::map<std::string_view, int>& counts) {
  const auto puzzle = generate::generate(request);
  ASSERT_TRUE(puzzle.has_value());
  const auto truth = testing_support::truth_of(*puzzle->solution);
  const Structure structure(*puzzle);
  verify::StepChecker checker(structure.lowered());
  std::vector<std::string_view> ids;
  for (const Technique* technique : logic::techniques()) {
    if (technique->cost <= 60) ids.push_back(technique->id);
  }
  const logic::Scale simple = logic::human_scale().with_only(ids);
  base::Random random(request.seed);
  Position position(CandidateBoard::start(structure), true);
  while (!position.board().is_complete()) {
    for (const Technique* technique : logic::techniques()) {
      if (technique->family != logic::Family::uniqueness) continue;
      for (const model::Step& step : all_steps(*technique, position)) {
        ASSERT_EQ(testing_support::fault(step, position, truth, checker), "");
        ++counts[technique->id];
      }
    }
    if (const auto step = next_step(position, simple)) {
      position.apply(*step);
      continue;
    }
    std::vector<Candidate> wrong;
    position.board().for_each_open([&](Cell cell) {
      (position.candidates(cell) - truth[cell.index()]).for_each([&](Digit digit) {
        wrong.push_back({cell, digit});
      });
    });
    ASSERT_FALSE(wrong.empty());
    model::Step hint;
    hint.eliminations = {wrong[random.below(wrong.size())]};
    position.apply(hint);
  }
}

/// A grave on 4x4: each cell can be what a grid has or what another grid has that differs from it
/// everywhere; further candidates in some cells.
model::Puzzle grave(std::string_view extra_cells, Digit extra) {
  constexpr std::string_view kOne = "1234341221434321";
  constexpr std::string_view kOther = "2143432112343412";
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  for (std::size_t i = 0; i < kOne.size(); ++i) {
    puzzle.allowed[i] = {Digit(kOne[i] - '1'), Digit(kOther[i] - '1')};
  }
  for (const Cell cell : testing_support::cells(*puzzle.board, extra_cells)) {
    puzzle.allowed[cell.index()].insert(extra);
  }
  return puzzle;
}

std::vector<model::Step> graves(const model::Puzzle& puzzle) {
  const Structure structure(puzzle);
  const Position position(CandidateBoard::start(structure), true);
  const Technique* technique = logic::find_technique("bug");
  EXPECT_NE(technique, nullptr);
  std::vector<model::Step> steps = all_steps(*technique, position);
  verify::StepChecker checker(structure.lowered());
  for (const model::Step& step : steps) {
    EXPECT_EQ(checker.check(step, position.board().digits_left()).text, "");
  }
  return steps;
}

/// A cube in which three digits, 0 to 2, fill three parallel lines: cells (i, i, j) for all i and
/// j, numbered 9 i + 3 i + j. `marks` are their candidates, line by line; the other cells are
/// given.
model::Puzzle marked_cube(const std::vector<DigitSet>& marks) {
  model::Puzzle puzzle = testing_support::puzzle("roxdoku");
  const DigitSet three = {Digit(0), Digit(1), Digit(2)};
  for (DigitSet& allowed : puzzle.allowed) allowed = puzzle.all_digits() - three;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) puzzle.allowed[12 * i + j] = marks[3 * i + j];
  }
  solve::Options options;
  options.limits.solutions = 1;
  const solve::Outcome outcome = solve::solve(puzzle, options);
  EXPECT_EQ(outcome.solutions.size(), 1U);
  if (outcome.solutions.empty()) return puzzle;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const Digit digit = outcome.solutions[0][i];
    if (!three.contains(digit)) puzzle.givens[i] = digit;
  }
  return puzzle;
}

TEST(UniqueLoop, OnACubeNeedsPencilmarks) {
  const Technique* technique = logic::find_technique("unique_loop");
  ASSERT_NE(technique, nullptr);
  EXPECT_FALSE(technique->applies(Structure(testing_support::puzzle("roxdoku"))));

  const DigitSet ring = {Digit(1), Digit(2)};
  const DigitSet extra = {Digit(0), Digit(1), Digit(2)};
  const model::Puzzle puzzle = marked_cube({extra,
                                            ring,
                                            {Digit(0), Digit(2)},  //
                                            {Digit(1)},
                                            ring,
                                            extra,  //
                                            ring,
                                            {Digit(0)},
                                            ring});
  const solve::Outcome outcome = solve::solve(puzzle);
  ASSERT_EQ(outcome.status, base::Status::unique);
  const Structure structure(puzzle);
  EXPECT_TRUE(technique->applies(structure));
  const Position position(CandidateBoard::start(structure), true);
  const auto step = first_step(*technique, position);
  ASSERT_TRUE(step.has_value());
  // 0 is in one of the two cells with further candidates; the third cell of the first line sees
  // both.
  EXPECT_EQ(step->eliminations, (std::vector<Candidate>{{Cell(2), Digit(0)}}));
  verify::StepChecker checker(structure.lowered());
  EXPECT_EQ(testing_support::fault(*step, position, testing_support::truth_of(outcome.solutions[0]),
                                   checker),
            "");
}

TEST(BivalueUniversalGrave, TakesThePairFromTheCellWithAThirdCandidate) {
  const auto steps = graves(grave("R1C1", Digit(2)));
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].variant, 1);
  EXPECT_EQ(steps[0].eliminations,
            (std::vector<Candidate>{{Cell(0), Digit(0)}, {Cell(0), Digit(1)}}));
}

TEST(BivalueUniversalGrave, OneFurtherDigitInTwoCells) {
  // 3 in R1C1 or R1C2: the cells that see both lose it, R1C3 among them.
  const auto steps = graves(grave("R1C1 R1C2", Digit(2)));
  ASSERT_GE(steps.size(), 1U);
  EXPECT_EQ(steps[0].variant, 2);
  EXPECT_TRUE(std::find(steps[0].eliminations.begin(), steps[0].eliminations.end(),
                        Candidate{Cell(2), Digit(2)}) != steps[0].eliminations.end());
}

TEST(BivalueUniversalGrave, IsNoneWhereACageNotices) {
  model::Puzzle puzzle = grave("R1C1", Digit(2));
  puzzle.constraints.push_back(cage(*puzzle.board, "R1C2 R1C3", 4));
  EXPECT_TRUE(graves(puzzle).empty());
}

TEST(BivalueUniversalGrave, PassesByCagesThatHoldItsDigitsEitherWay) {
  // Each digit of a cage has two places in it, so it is used once whichever way.
  model::Puzzle puzzle = grave("R1C1", Digit(2));
  puzzle.constraints.push_back(cage(*puzzle.board, "R3C1 R3C2 R4C1 R4C2", 10));
  puzzle.constraints.push_back(cage(*puzzle.board, "R1C3 R1C4", 7));
  const auto steps = graves(puzzle);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].variant, 1);
}

TEST(BivalueUniversalGrave, VerifySeesWhetherACageNotices) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const model::DeadlyPattern pattern = {
      testing_support::cells(*puzzle.board, "R1C1 R1C2 R3C1 R3C2"),
      std::vector<DigitSet>(4, {Digit(0), Digit(1)})};
  const auto objection = [&](std::string_view names, int sum) {
    puzzle.constraints = {cage(*puzzle.board, names, sum)};
    const Structure structure(puzzle);
    return verify::deadly_objection(structure.puzzle(), pattern);
  };
  EXPECT_EQ(objection("R1C1 R1C2 R1C3", 6), "");
  EXPECT_NE(objection("R1C2 R1C3", 4), "");
}

TEST(Uniqueness, StepsInGeneratedPuzzlesHold) {
  std::map<std::string_view, int> counts;
  for (const char* board :
       {"grid:9", "samurai", "x", "toroidal", "jigsaw", "tredoku", "latin:7", "windoku"}) {
    const std::uint64_t seeds = std::string_view(board) == "grid:9" ? 40 : 2;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      generate::Request request;
      request.board = testing_support::board(board);
      request.seed = seed;
      walk(request, counts);
    }
  }
  generate::Request request;
  request.board = testing_support::board("grid:9");
  request.kinds = {"killer"};
  walk(request, counts);
  for (const Technique* technique : logic::techniques()) {
    if (technique->family != logic::Family::uniqueness) continue;
    std::printf("%-22s %d\n", std::string(technique->id).c_str(), counts[technique->id]);
  }
  for (const char* id :
       {"unique_rectangle_1", "unique_rectangle_2", "unique_rectangle_3", "unique_rectangle_4",
        "unique_rectangle_6", "hidden_rectangle", "avoidable_rectangle_1", "avoidable_rectangle_2",
        "unique_loop", "extended_rectangle"}) {
    EXPECT_GT(counts[id], 0) << id;
  }
}

}  // namespace
}  // namespace omnidoku

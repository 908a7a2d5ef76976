// SPDX-License-Identifier: MIT
//
// What a person is shown who sees no candidates: the digits that keep another out of cells, and of
// the candidates those that a step speaks of.
#include "logic/telling/evidence.h"

#include <cmath>
#include <map>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "logic/path.h"
#include "scene/scene.h"
#include "support/boards.h"

namespace omnidoku::logic {
namespace {

constexpr const char* kGivens =
    "3.....85.5.729..6..813..9.7....6...81.57..4.383....67...3.291.69.8.1.5.46.48357..";

model::Puzzle puzzle_of(const char* givens) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle, givens);
  return puzzle;
}

TEST(Evidence, AHiddenSingleNamesTheDigitsThatExcludeTheOtherCells) {
  const Structure structure(puzzle_of(kGivens));
  const auto step = next_step(Position(CandidateBoard::start(structure), true), human_scale());
  ASSERT_TRUE(step.has_value());
  EXPECT_EQ(tell(*step, Words(structure)),
            "R3C5 is the only place left for 5 in box 2, as the other open cells see 5 in R1C8 and "
            "R9C6. R3C5 is 5.");
}

/// Why a candidate of an exclusion cannot be: by its own word.
void expect_true(const Position& position, const model::Exclusion& exclusion) {
  const Structure& structure = position.structure();
  for (const Candidate gone : exclusion.gone) {
    EXPECT_FALSE(position.board().has(gone));
    if (exclusion.by) {
      EXPECT_EQ(position.board().value(exclusion.by->cell), exclusion.by->digit);
      EXPECT_TRUE(structure.excludes(*exclusion.by, gone));
    }
    EXPECT_EQ(exclusion.kind == model::Exclusion::Kind::seen,
              exclusion.by.has_value() && exclusion.by->digit == gone.digit &&
                  structure.sees(exclusion.by->cell, gone.cell));
  }
}

TEST(Evidence, EveryPlaceThatADigitHasNotIsExplainedOnce) {
  std::map<std::string_view, int> looked_at;
  for (const char* givens :
       {kGivens,
        ".2..83......2....8.9.741...1.8...4.73.5....9.....145.65...721636.73..."
        ".......9..5",
        ".......2.45..9.7...9.1...487...5....6...38......2..1.59.7........38.4."
        "........3.4"}) {
    const Structure structure(puzzle_of(givens));
    Position position(CandidateBoard::start(structure), true);
    while (const auto step = next_step(position, human_scale())) {
      std::multiset<Candidate> told;
      for (const model::Exclusion& one : step->exclusions) {
        expect_true(position, one);
        told.insert(one.gone.begin(), one.gone.end());
      }
      std::multiset<Candidate> wanted;
      if (step->technique == "hidden_single" || step->technique == "locked_candidates") {
        const auto house = static_cast<std::size_t>(
            structure.house_of_primitive(step->premises.front().primitive));
        for (const Cell cell : structure.house(house).cells) {
          const Candidate candidate{cell, step->digits.first()};
          if (position.board().is_placed(cell) || position.board().has(candidate)) continue;
          wanted.insert(candidate);
        }
      } else if (step->technique == "naked_single") {
        (structure.all_digits() - step->digits).for_each([&](Digit digit) {
          wanted.insert({step->cells.front(), digit});
        });
      }
      EXPECT_EQ(told, wanted) << tell(*step, Words(structure));
      ++looked_at[step->technique];
      position.apply(*step);
    }
  }
  for (const char* technique : {"hidden_single", "naked_single", "locked_candidates"}) {
    EXPECT_GT(looked_at[technique], 1) << technique;
  }
}

// A dot, a clue and what went before are named where no equal digit is to be seen.
TEST(Evidence, WhatElseExcludesIsTold) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "..3.............");
  puzzle.allowed.assign(16, puzzle.all_digits());
  puzzle.allowed[0].erase(Digit(3));
  const Structure structure(puzzle);
  Position position(CandidateBoard::start(structure), true);
  model::Step earlier;
  earlier.eliminations = {{Cell(1), Digit(3)}};
  position.apply(earlier);
  const auto step = next_step(position, human_scale());
  ASSERT_TRUE(step.has_value());
  EXPECT_EQ(reason(*step, Words(structure)),
            "R1C4 is the only place left for 4 in row 1, as R1C1 cannot be 4 by its clue; R1C2 "
            "cannot be 4, as was found before.");
}

TEST(Evidence, APictureHasTheCandidatesOfItsStepAlone) {
  const Structure structure(puzzle_of(kGivens));
  Position position(CandidateBoard::start(structure), true);
  while (const auto step = next_step(position, human_scale())) {
    const std::vector<DigitSet> shown = candidates_of(*step, position);
    int count = 0;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      EXPECT_EQ(shown[i] - position.candidates(Cell(i)), DigitSet());
      count += shown[i].size();
    }
    for (const Candidate one : step->placements) {
      EXPECT_TRUE(shown[one.cell.index()].contains(one.digit));
    }
    for (const Candidate one : step->eliminations) {
      EXPECT_TRUE(shown[one.cell.index()].contains(one.digit));
    }
    EXPECT_TRUE(step->placements.empty() || count == 1) << step->technique;
    position.apply(*step);
  }
}

TEST(Evidence, APictureOfTheLastCellOfASumHasItsDigitAlone) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.givens[40] = Digit(2);
  puzzle.constraints = {
      {"killer", "", testing_support::cells(*puzzle.board, "R1C1"), {{"sum", 5}}},
      {"killer", "", testing_support::cells(*puzzle.board, "R5C5 R5C6"), {{"sum", 9}}}};
  const Structure structure(std::move(puzzle));
  Position position(CandidateBoard::start(structure), true);
  for (const std::size_t cell : {std::size_t{0}, std::size_t{41}}) {
    const auto step = next_step(position, human_scale());
    ASSERT_TRUE(step.has_value());
    ASSERT_EQ(step->technique, "cage_single");
    ASSERT_EQ(step->placements.size(), 1U);
    EXPECT_EQ(step->placements[0].cell, Cell(cell));
    std::vector<DigitSet> shown(81);
    shown[cell] = DigitSet{step->placements[0].digit};
    EXPECT_EQ(candidates_of(*step, position), shown);
    position.apply(*step);
  }
}

TEST(Evidence, LinesRunToTheCellsFromTheDigits) {
  const Structure structure(puzzle_of(kGivens));
  const Position position(CandidateBoard::start(structure), true);
  const auto step = next_step(position, human_scale());
  ASSERT_TRUE(step.has_value());
  scene::RenderOptions options;
  options.step = &*step;
  options.problem = &structure.problem();
  options.candidates = candidates_of(*step, position);
  const auto drawn = scene::build_scene(structure.puzzle(), options);
  ASSERT_TRUE(drawn.has_value());
  const scene::Layer* layer = drawn->layer("step-houses");
  ASSERT_NE(layer, nullptr);
  std::map<scene::Role, int> lines;
  for (const scene::Polyline& line : layer->lines) ++lines[line.role];
  // 5 in R1C8 and R9C6; R1C4 to R1C6 behind each other, and so R2C6 and R3C6.
  EXPECT_EQ(lines[scene::Role::step_seen], 2);
  // Each line has a gap at a digit.
  EXPECT_EQ(lines[scene::Role::step_sight], 4);
  EXPECT_EQ(lines[scene::Role::step_barred], 2 * 5);
  EXPECT_EQ(drawn->layer("candidates")->texts.size(), 1U);
}

TEST(Evidence, NoLineRunsThroughADigit) {
  // 1 in R1C8 and R6C3 exclude the others of box 6; 9 in R6C5 is on the way.
  const Structure structure(puzzle_of(
      ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."));
  const Position position(CandidateBoard::start(structure), true);
  const auto step = next_step(position, human_scale());
  ASSERT_TRUE(step.has_value());
  scene::RenderOptions options;
  options.step = &*step;
  options.problem = &structure.problem();
  const auto drawn = scene::build_scene(structure.puzzle(), options);
  ASSERT_TRUE(drawn.has_value());
  const scene::Layer* layer = drawn->layer("step-houses");
  ASSERT_NE(layer, nullptr);
  const std::vector<scene::Text>& digits = drawn->layer("givens")->texts;
  int num_lines = 0;
  for (const scene::Polyline& line : layer->lines) {
    if (line.role != scene::Role::step_sight) continue;
    ++num_lines;
    constexpr int kPoints = 50;
    for (int i = 0; i <= kPoints; ++i) {
      const double part = static_cast<double>(i) / kPoints;
      const geometry::Point at{line.points[0].x + part * (line.points[1].x - line.points[0].x),
                               line.points[0].y + part * (line.points[1].y - line.points[0].y)};
      for (const scene::Text& digit : digits) {
        const double middle = digit.at.y - 0.36 * digit.size;  // it stands on `at`
        EXPECT_GT(std::hypot(at.x - digit.at.x, at.y - middle), 0.3 * options.cell_size);
      }
    }
  }
  EXPECT_EQ(num_lines, 3);
}

}  // namespace
}  // namespace omnidoku::logic

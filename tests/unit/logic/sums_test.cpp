// SPDX-License-Identifier: MIT
//
// Sums for humans: the fillings of a sum against plain enumeration, the techniques on cages made by
// hand, and every step of them in generated killer puzzles.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/random.h"
#include "generate/generate.h"
#include "logic/hint.h"
#include "logic/path.h"
#include "logic/sums/sum_fillings.h"
#include "logic/telling/signs.h"
#include "logic/telling/sum_words.h"
#include "support/boards.h"
#include "support/steps.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using logic::CandidateBoard;
using logic::Position;
using logic::Structure;
using logic::SumFillings;
using logic::Technique;

void add_shape(model::Puzzle& puzzle, std::string_view type, std::string_view names, int sum) {
  model::ConstraintSpec spec;
  spec.type = type;
  spec.cells = testing_support::cells(*puzzle.board, names);
  spec.arguments = {{"sum", sum}};
  puzzle.constraints.push_back(std::move(spec));
}

std::vector<model::Step> steps_of(std::string_view id, const Structure& structure) {
  const Technique* technique = logic::find_technique(id);
  EXPECT_NE(technique, nullptr) << id;
  if (technique == nullptr) return {};
  const Position position(CandidateBoard::start(structure), true);
  std::vector<model::Step> steps = all_steps(*technique, position);
  verify::StepChecker checker(structure.lowered());
  for (const model::Step& step : steps) {
    EXPECT_EQ(checker.check(step, position.board().digits_left()).text, "")
        << tell(step, logic::Words(structure));
  }
  return steps;
}

/// What the step says, for comparison.
std::vector<std::string> told(std::string_view id, const Structure& structure) {
  std::vector<std::string> texts;
  for (const model::Step& step : steps_of(id, structure)) {
    texts.push_back(tell(step, logic::Words(structure)));
  }
  return texts;
}

TEST(Sums, CageOfTwoCells) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2", 17);
  const Structure structure(puzzle);
  EXPECT_EQ(told("cage_combinations", structure),
            std::vector<std::string>{"The cage at R1C1 adds up to 17 in 2 cells: that is "
                                     "8+9. R1C1 and R1C2 cannot be 1, 2, 3, 4, 5, 6 or 7."});
  const auto needed = steps_of("cage_overlap", structure);
  ASSERT_EQ(needed.size(), 2U);  // 8 and 9, each gone from the rest of the row and of the box
  EXPECT_EQ(needed[0].eliminations.size(), 13U);
  EXPECT_EQ(needed[1].digits, DigitSet::single(Digit(8)));
}

TEST(Sums, AnotherThanANakedSingleIsToldBySums) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2", 17);
  puzzle.givens[0] = Digit(8);
  puzzle.allowed.assign(81, puzzle.all_digits());
  EXPECT_EQ(told("cage_single", Structure(puzzle)).size(), 1U);
  puzzle.allowed[1] = DigitSet::single(Digit(7));
  EXPECT_TRUE(told("cage_single", Structure(puzzle)).empty()) << "R1C2 can only be 8";
}

TEST(Sums, ThatFollowFromHousesAreToldByWhatTheyComeTo) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2 R1C3 R1C4 R1C5 R1C6 R1C7", 35);
  const Structure structure(puzzle);
  const logic::Words words(structure);
  const auto sums = structure.sums();
  std::vector<std::string> derived;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (sums[i].derived) derived.push_back(sums[i].name + ", " + logic::whole_equation(words, i));
  }
  EXPECT_EQ(derived, std::vector<std::string>{"the innies of row 1, R1C8 + R1C9 = 10"});
}

TEST(Sums, CombinationsStandInReadingOrder) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2", 10);
  EXPECT_EQ(told("cage_combinations", Structure(puzzle)),
            std::vector<std::string>{"The cage at R1C1 adds up to 10 in 2 cells: that is 1+9, 2+8, "
                                     "3+7 or 4+6. R1C1 and R1C2 cannot be 5."});
}

/// The hint for a puzzle that need have no single solution.
std::string hinted(const model::Puzzle& puzzle) {
  const logic::Game game(puzzle);
  return next_hint(game, nullptr, logic::HintLevel::full).text;
}

TEST(Sums, HintsBeginWithWhatPeopleLookForFirst) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  // By size the two cells with 10 come first, then the row.
  add_shape(puzzle, "killer", "R5C1 R5C2", 10);
  add_shape(puzzle, "killer", "R1C1 R1C2 R1C3", 15);
  add_shape(puzzle, "killer", "R1C4 R1C5 R1C6", 12);
  add_shape(puzzle, "killer", "R1C7 R1C8", 11);
  EXPECT_EQ(hinted(puzzle),
            "Innies and Outies: Row 1 adds up to 45; the 3 cages within add up to 15 + 12 + 11 = "
            "38; so R1C9 = 7. R1C9 is 7.");
  add_shape(puzzle, "killer", "R7C7 R7C8 R7C9", 7);
  EXPECT_EQ(hinted(puzzle),
            "Cage Combinations: The cage at R7C7 adds up to 7 in 3 cells: that is 1+2+4. R7C7, "
            "R7C8 and R7C9 cannot be 3, 5, 6, 7, 8 or 9.");
}

TEST(Sums, ACageIsCalledACage) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2 R1C3", 15);
  add_shape(puzzle, "killer", "R1C4 R1C5 R1C6", 12);
  add_shape(puzzle, "killer", "R1C7 R1C8", 11);
  const Structure structure(puzzle);
  const auto signs = [&](std::string_view id) {
    std::set<std::string_view> found;
    for (const model::Step& step : steps_of(id, structure)) {
      for (const model::HouseMark& mark : step.houses) {
        found.insert(logic::sign_of(step, mark, structure));
      }
    }
    return found;
  };
  EXPECT_EQ(signs("cage_combinations"), std::set<std::string_view>{"cage"});
  EXPECT_EQ(signs("innies_outies"), (std::set<std::string_view>{"home", "rest"}));
}

TEST(Sums, CageWithAGiven) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.givens[0] = Digit(4);
  add_shape(puzzle, "killer", "R1C1 R1C2 R1C3", 10);
  add_shape(puzzle, "killer", "R2C1 R3C1", 7);
  {
    const Structure structure(puzzle);
    // 5 is given: 1+4 and 2+3 are left.
    const auto steps = steps_of("cage_combinations", structure);
    ASSERT_EQ(steps.size(), 2U);
    EXPECT_EQ(steps[0].eliminations.size(), 8U);
    EXPECT_TRUE(steps_of("cage_single", structure).empty());
  }
  puzzle.givens[1] = Digit(0);
  const Structure structure(puzzle);
  EXPECT_EQ(told("cage_single", structure),
            std::vector<std::string>{"The cage at R1C1 adds up to 10, of which its filled "
                                     "cells leave 4 for R1C3. R1C3 is 4."});
}

TEST(Sums, PlacesWithinACage) {
  // Four cells with 12 are 1+2+3+6 or 1+2+4+5: a cell that can only be 3 or 4 leaves 1 and 2 to the
  // others in any case.
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2 R1C3 R2C1", 12);
  puzzle.allowed[0] = {Digit(2), Digit(3)};
  puzzle.allowed[1] = {Digit(0), Digit(1), Digit(2), Digit(3)};
  const Structure structure(puzzle);
  const auto steps = steps_of("cage_combinations", structure);
  ASSERT_EQ(steps.size(), 2U);
  // 7, 8 and 9 are in no combination; 3 and 4 then have no place but the first cell.
  EXPECT_EQ(steps[0].eliminations.size(), 6U);
  EXPECT_EQ(steps[1].eliminations.size(), 6U);
}

/// Whether one of the steps of innies and outies says that.
bool is_told(const model::Puzzle& puzzle, std::string_view words) {
  const std::vector<std::string> all = told("innies_outies", Structure(puzzle));
  return std::any_of(all.begin(), all.end(), [words](const std::string& text) {
    return text.find(words) != std::string::npos;
  });
}

TEST(Sums, TellsThatCellsDifferWhereAReasonNeedsIt) {
  model::Puzzle outies = testing_support::puzzle("grid:9");
  add_shape(outies, "killer", "R1C1 R1C2 R1C3 R2C1", 20);
  add_shape(outies, "killer", "R1C4 R1C5 R1C6 R2C4", 18);
  add_shape(outies, "killer", "R1C7 R1C8 R1C9", 15);
  EXPECT_TRUE(is_told(outies,
                      "outside R2C1 + R2C4 = 8: that is 1+7, 2+6 or 3+5, as R2C1 and R2C4 see each "
                      "other. R2C1 and R2C4 cannot be 4, 8 or 9."));
  model::Puzzle both = testing_support::puzzle("grid:9");
  add_shape(both, "killer", "R1C1 R1C2 R1C3 R2C1", 24);
  add_shape(both, "killer", "R1C4 R1C5 R1C6 R1C7", 20);
  EXPECT_TRUE(is_told(both,
                      "With 1 in R2C1, R1C8 and R1C9 would have to make 2, but at least 3 comes of "
                      "them, as R1C8 and R1C9 see each other."));
  // Cells of the row itself: that digits of a row differ goes without saying.
  model::Puzzle innies = testing_support::puzzle("grid:9");
  add_shape(innies, "killer", "R1C1 R1C2 R1C3", 17);
  add_shape(innies, "killer", "R1C4 R1C5 R1C6 R1C7", 20);
  EXPECT_TRUE(is_told(innies, "R1C8 + R1C9 = 8: that is 1+7, 2+6 or 3+5. R1C8"));
  EXPECT_FALSE(is_told(innies, "see each other"));
}

TEST(Sums, InniesOfARow) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2 R1C3", 15);
  add_shape(puzzle, "killer", "R1C4 R1C5 R1C6", 12);
  add_shape(puzzle, "killer", "R1C7 R1C8", 11);
  const Structure structure(puzzle);
  EXPECT_EQ(told("innies_outies", structure),
            std::vector<std::string>{"Row 1 adds up to 45; the 3 cages within add up to 15 + 12 + "
                                     "11 = 38; so R1C9 = 7. R1C9 is 7."});
}

/// Every box is a shape, but that R8C6 is counted with box 9.
model::Puzzle boxes_as_shapes() {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  for (int box = 0; box < 9; ++box) {
    std::string names = box == 8 ? "R8C6" : "";
    for (int i = 0; i < 9; ++i) {
      const std::string name = "R" + std::to_string(box / 3 * 3 + i / 3 + 1) + "C" +
                               std::to_string(box % 3 * 3 + i % 3 + 1);
      if (name != "R8C6") names += (names.empty() ? "" : " ") + name;
    }
    add_shape(puzzle, "super", names, box == 7 ? 39 : box == 8 ? 51 : 45);
  }
  return puzzle;
}

TEST(Sums, TheFewestHousesTell) {
  // Boxes 1 to 8 say the same, but who would add them up?
  const Structure structure(boxes_as_shapes());
  const auto texts = told("innies_outies", structure);
  ASSERT_FALSE(texts.empty());
  EXPECT_EQ(texts[0],
            "Box 8 adds up to 45; the cage within adds up to 39; so R8C6 = 6. R8C6 is 6.");
  for (const std::string& text : texts) {
    if (text.find("R8C6 is 6") == std::string::npos) continue;
    EXPECT_EQ(text.find("Boxes"), std::string::npos) << text;
  }
}

TEST(Sums, OfABandAndItsRestTheShorterTells) {
  // Row 9 in single cells but for a pair in column 1 and three cells in column 5; above them cages
  // that leave nothing over.
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const std::string row_8 = "542897631";
  const std::string row_9 = "968341572";
  for (int column = 0; column < 9; ++column) {
    const auto at = static_cast<std::size_t>(column);
    const std::string end = "C" + std::to_string(column + 1);
    const auto cells = [&end](int from, int to) {
      std::string names;
      for (int row = from; row <= to; ++row) {
        names += (names.empty() ? "R" : " R") + std::to_string(row) + end;
      }
      return names;
    };
    const int eight = row_8[at] - '0';
    const int nine = row_9[at] - '0';
    if (column == 0) {
      add_shape(puzzle, "super", cells(1, 7), 45 - eight - nine);
      add_shape(puzzle, "super", cells(8, 9), eight + nine);
    } else if (column == 4) {
      add_shape(puzzle, "super", cells(1, 6), 45 - eight - nine - 6);
      add_shape(puzzle, "super", cells(7, 9), eight + nine + 6);
    } else {
      add_shape(puzzle, "super", cells(1, 8), 45 - nine);
      add_shape(puzzle, "super", cells(9, 9), nine);
    }
  }
  const auto texts = told("innies_outies", Structure(puzzle));
  ASSERT_FALSE(texts.empty());
  EXPECT_EQ(std::count_if(texts.begin(), texts.end(),
                          [](const std::string& text) {
                            return text.starts_with(
                                "Row 9 adds up to 45; the 8 cages at least half within add up to "
                                "14 + 6 + 8 + 3 + 1 + 5 + 7 + 2 = 46; so outside R8C1 = inside "
                                "R9C5 + 1");
                          }),
            1)
      << texts.front();
  for (const std::string& text : texts) {
    EXPECT_EQ(text.find("ows 1 to 8"), std::string::npos) << text;
  }
}

TEST(Sums, SuperShapesMayRepeat) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "super", "R1C1 R5C5", 3);
  const Structure structure(puzzle);
  const auto steps = steps_of("sum_bounds", structure);
  ASSERT_GE(steps.size(), 1U);
  EXPECT_EQ(steps[0].eliminations.size(), 14U);  // 3 to 9 are too much in both cells
  EXPECT_TRUE(steps_of("cage_combinations", structure).empty());
}

TEST(Sums, PairOfASumLeavesNothingForACell) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add_shape(puzzle, "killer", "R1C1 R1C2", 10);
  puzzle.allowed[2] = {Digit(0), Digit(8)};  // R1C3 is 1 or 9
  const Structure structure(puzzle);
  const auto steps = steps_of("pair_relation", structure);
  ASSERT_EQ(steps.size(), 1U);
  for (const int cell : {0, 1}) {
    for (const int digit : {0, 8}) {
      EXPECT_NE(std::find(steps[0].eliminations.begin(), steps[0].eliminations.end(),
                          geometry::Candidate{Cell(cell), Digit(digit)}),
                steps[0].eliminations.end());
    }
  }
}

/// The fillings one by one.
SumFillings by_enumeration(const Position& position, std::size_t sum) {
  const Structure& structure = position.structure();
  const logic::SumInfo& info = structure.sums()[sum];
  SumFillings result;
  std::vector<std::int64_t> times;
  std::int64_t rest = info.total;
  for (std::size_t i = 0; i < info.cells.size(); ++i) {
    if (const auto value = position.board().value(info.cells[i])) {
      rest -= info.coefficients[i] * structure.problem().values[value->index()];
    } else {
      result.open.push_back(info.cells[i]);
      times.push_back(info.coefficients[i]);
    }
  }
  result.possible.resize(result.open.size());
  result.needed = structure.all_digits();
  std::vector<Digit> filling(result.open.size());
  const auto fill = [&](const auto& self, std::size_t i, std::int64_t left) -> void {
    if (i == filling.size()) {
      if (left != 0) return;
      DigitSet used;
      for (std::size_t k = 0; k < filling.size(); ++k) {
        result.possible[k].insert(filling[k]);
        used.insert(filling[k]);
      }
      result.needed &= used;
      return;
    }
    position.candidates(result.open[i]).for_each([&](Digit digit) {
      for (std::size_t k = 0; k < i; ++k) {
        if (filling[k] == digit && structure.sees(result.open[k], result.open[i])) return;
      }
      filling[i] = digit;
      self(self, i + 1, left - times[i] * structure.problem().values[digit.index()]);
    });
  };
  fill(fill, 0, rest);
  return result;
}

TEST(Sums, FillingsAreThoseOfPlainEnumeration) {
  for (const std::string_view type : {"killer", "super"}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      generate::Request request;
      request.board = testing_support::board("grid:6");
      request.kinds = {"killer"};
      request.seed = seed;
      auto puzzle = generate::generate(request);
      ASSERT_TRUE(puzzle.has_value());
      for (model::ConstraintSpec& spec : puzzle->constraints) spec.type = type;
      const Structure structure(*puzzle);
      CandidateBoard board = CandidateBoard::start(structure);
      base::Random random(seed);
      for (int i = 0; i < structure.num_cells(); ++i) {
        board.candidates(Cell(i)).for_each([&](Digit digit) {
          const bool true_one = (*puzzle->solution)[static_cast<std::size_t>(i)] == digit;
          if (!true_one && random.chance(1, 3)) board.eliminate({Cell(i), digit});
        });
      }
      const Position position(std::move(board), true);
      for (std::size_t sum = 0; sum < structure.sums().size(); ++sum) {
        const SumFillings fast = fillings_of(position, sum);
        const SumFillings slow = by_enumeration(position, sum);
        if (slow.open.empty()) continue;
        EXPECT_EQ(fast.open, slow.open);
        EXPECT_EQ(fast.possible, slow.possible) << structure.sums()[sum].name;
        EXPECT_EQ(fast.needed, slow.needed) << structure.sums()[sum].name;
      }
    }
  }
}

TEST(Sums, StepsInGeneratedKillersHold) {
  for (const char* board : {"grid:6", "grid:9"}) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      generate::Request request;
      request.board = testing_support::board(board);
      request.kinds = {"killer"};
      request.seed = seed;
      const auto puzzle = generate::generate(request);
      ASSERT_TRUE(puzzle.has_value());
      const auto truth = testing_support::truth_of(*puzzle->solution);
      const Structure structure(*puzzle);
      verify::StepChecker checker(structure.lowered());
      Position position(CandidateBoard::start(structure), true);
      int number = 0;
      while (const auto next = next_step(position, logic::human_scale())) {
        ASSERT_EQ(testing_support::fault(*next, position, truth, checker), "");
        if (++number % 8 == 0) {
          for (const Technique* technique : logic::techniques()) {
            if (technique->family != logic::Family::sum) continue;
            for (const model::Step& step : all_steps(*technique, position)) {
              ASSERT_EQ(testing_support::fault(step, position, truth, checker), "");
            }
          }
        }
        position.apply(*next);
      }
      EXPECT_GT(number, 20);
    }
  }
}

}  // namespace
}  // namespace omnidoku

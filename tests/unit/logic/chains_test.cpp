// SPDX-License-Identifier: MIT
//
// Chains, colouring of all digits and forcing on boards that hold little but the pattern: each
// finds what the pattern proves, and verify confirms the evidence.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "logic/chains/links.h"
#include "logic/chains/net.h"
#include "logic/path.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/steps.h"

namespace omnidoku {
namespace {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using logic::CandidateBoard;
using logic::Position;
using logic::Structure;

/// An empty board to take candidates from.
class Scene {
 public:
  explicit Scene(std::string_view board)
      : puzzle_(testing_support::puzzle(board)),
        structure_(puzzle_),
        board_(CandidateBoard::start(structure_)) {}

  [[nodiscard]] Candidate candidate(std::string_view cell, char digit) const {
    return {testing_support::cells(*puzzle_.board, cell).at(0), Digit(digit - '1')};
  }
  /// Leaves only these digits in the cell.
  Scene& cut(std::string_view cell, std::string_view digits) {
    for (int d = 0; d < structure_.num_digits(); ++d) {
      const char symbol = static_cast<char>('1' + d);
      if (digits.find(symbol) == std::string_view::npos) board_.eliminate(candidate(cell, symbol));
    }
    return *this;
  }
  /// Leaves the digit only in these cells of the house of that name.
  Scene& confine(std::string_view house, char digit, std::string_view cells) {
    const auto kept = testing_support::cells(*puzzle_.board, cells);
    for (const logic::HouseInfo& info : structure_.houses()) {
      if (info.name != house) continue;
      for (const Cell cell : info.cells) {
        if (std::find(kept.begin(), kept.end(), cell) == kept.end()) {
          board_.eliminate({cell, Digit(digit - '1')});
        }
      }
    }
    return *this;
  }
  [[nodiscard]] Position position() const { return Position(board_, true); }

  /// Whether some step of the technique removes the candidate; every step found is confirmed.
  [[nodiscard]] bool removes(std::string_view technique, std::string_view cell, char digit) const {
    const Position here = position();
    verify::StepChecker checker(structure_.lowered());
    const logic::Words words(structure_);
    bool found = false;
    for (const model::Step& step : all_steps(*logic::find_technique(technique), here)) {
      EXPECT_EQ(checker.check(step, board_.digits_left()).text, "") << tell(step, words);
      found = found || std::find(step.eliminations.begin(), step.eliminations.end(),
                                 candidate(cell, digit)) != step.eliminations.end();
    }
    return found;
  }

 private:
  model::Puzzle puzzle_;
  Structure structure_;
  CandidateBoard board_;
};

TEST(Links, HousesAndCellsWithTwoAreStrong) {
  Scene scene("grid:9");
  scene.cut("R1C1", "12").confine("row 5", '7', "R5C2 R5C8");
  const Position position = scene.position();
  const auto& graph = position.table<logic::Links<logic::LinkKind::plain>>();
  EXPECT_EQ(graph.num_nodes(), 4U);
  std::size_t weak = 0;
  for (std::size_t a = 0; a < graph.num_nodes(); ++a) {
    EXPECT_EQ(graph.strong(a).size(), 1U);
    for (std::size_t b = 0; b < graph.num_nodes(); ++b) {
      EXPECT_EQ(graph.weakly_linked(a, b), graph.weakly_linked(b, a));
      if (graph.weakly_linked(a, b)) ++weak;
    }
  }
  EXPECT_EQ(weak, 4U);  // either pair also excludes each other
}

TEST(Links, PlacesWhereTwoHousesMeetAreGroups) {
  Scene scene("grid:9");
  scene.confine("row 5", '7', "R5C1 R5C2 R5C8");
  const Position position = scene.position();
  EXPECT_EQ(position.table<logic::Links<logic::LinkKind::plain>>().num_nodes(), 0U);
  const auto& graph = position.table<logic::Links<logic::LinkKind::grouped>>();
  bool found = false;
  for (std::size_t node = 0; node < graph.num_nodes(); ++node) {
    for (const logic::StrongLink& link : graph.strong(node)) {
      found = found || (graph.members(node).size() == 2 && graph.is_single(link.to) &&
                        graph.cell(link.to) == scene.candidate("R5C8", '7').cell &&
                        graph.digit(node) == Digit(6));
    }
  }
  EXPECT_TRUE(found);
}

TEST(Chains, XChainOfTwoRows) {
  Scene scene("grid:9");
  scene.confine("row 2", '4', "R2C1 R2C5").confine("row 7", '4', "R7C2 R7C5");
  EXPECT_TRUE(scene.removes("x_chain", "R8C1", '4'));
  EXPECT_TRUE(scene.removes("x_chain", "R1C2", '4'));
  EXPECT_FALSE(scene.removes("x_chain", "R9C9", '4'));
}

TEST(Chains, XyChain) {
  Scene scene("grid:9");
  scene.cut("R1C1", "12").cut("R1C5", "23").cut("R5C5", "34").cut("R5C9", "41");
  EXPECT_TRUE(scene.removes("xy_chain", "R5C1", '1'));
  EXPECT_TRUE(scene.removes("xy_chain", "R1C9", '1'));
  EXPECT_FALSE(scene.removes("xy_chain", "R9C1", '1'));
}

TEST(Chains, LoopRemovesAtEveryWeakLink) {
  Scene scene("grid:9");
  scene.cut("R1C1", "12").cut("R1C5", "23").cut("R5C5", "34").cut("R5C1", "41");
  for (const auto& [cell, digit] : {std::pair("R1C9", '2'), std::pair("R9C5", '3'),
                                    std::pair("R5C9", '4'), std::pair("R9C1", '1')}) {
    EXPECT_TRUE(scene.removes("nice_loop", cell, digit)) << cell;
  }
  EXPECT_FALSE(scene.removes("nice_loop", "R9C1", '2'));
}

TEST(Chains, RemotePair) {
  Scene scene("grid:9");
  scene.cut("R1C1", "12").cut("R1C5", "12").cut("R5C5", "12").cut("R5C9", "12");
  EXPECT_TRUE(scene.removes("remote_pair", "R5C1", '1'));
  EXPECT_TRUE(scene.removes("remote_pair", "R1C9", '2'));
  EXPECT_FALSE(scene.removes("remote_pair", "R9C9", '1'));
}

TEST(Chains, GroupedChain) {
  Scene scene("grid:9");
  scene.confine("row 2", '5', "R2C1 R2C2 R2C8").confine("row 7", '5', "R7C3 R7C8");
  EXPECT_FALSE(scene.removes("aic", "R1C3", '5'));
  EXPECT_TRUE(scene.removes("grouped_aic", "R1C3", '5'));
  EXPECT_TRUE(scene.removes("grouped_aic", "R3C3", '5'));
  EXPECT_FALSE(scene.removes("grouped_aic", "R1C1", '5'));
}

TEST(Medusa, CandidatesThatBothColoursExclude) {
  Scene scene("grid:9");
  scene.cut("R1C1", "12").confine("row 1", '1', "R1C1 R1C5").confine("column 1", '2', "R1C1 R5C1");
  scene.confine("column 5", '1', "R1C5 R5C5").confine("row 5", '2', "R5C1 R5C5");
  EXPECT_TRUE(scene.removes("medusa", "R5C5", '3'));
  EXPECT_FALSE(scene.removes("medusa", "R5C5", '1'));
  EXPECT_FALSE(scene.removes("simple_colouring", "R5C5", '3'));
}

TEST(Medusa, ColourTwiceInACell) {
  Scene scene("grid:9");
  // 1 and 3 in R5C5 are both true if 1 in R1C1 is.
  scene.cut("R1C1", "12").confine("row 1", '1', "R1C1 R1C5").confine("column 5", '1', "R1C5 R5C5");
  scene.confine("column 1", '2', "R1C1 R5C1").cut("R5C1", "23").confine("row 5", '3', "R5C1 R5C5");
  for (const auto& [cell, digit] : {std::pair("R1C1", '1'), std::pair("R5C5", '1'),
                                    std::pair("R5C5", '3'), std::pair("R5C1", '2')}) {
    EXPECT_TRUE(scene.removes("medusa", cell, digit)) << cell;
  }
  EXPECT_FALSE(scene.removes("medusa", "R1C1", '2'));
}

TEST(Medusa, ColourThatEmptiesACell) {
  Scene scene("grid:9");
  // With 4 in R9C1 there is 7 in R1C1 and 5 in R1C9, and nothing for R9C9.
  scene.cut("R9C1", "47").confine("column 1", '7', "R1C1 R9C1").cut("R1C1", "57");
  scene.confine("row 1", '5', "R1C1 R1C9").cut("R9C9", "45");
  EXPECT_TRUE(scene.removes("medusa", "R9C1", '4'));
  EXPECT_TRUE(scene.removes("medusa", "R1C9", '5'));
  EXPECT_FALSE(scene.removes("medusa", "R9C1", '7'));
}

TEST(Medusa, ColourThatLeavesAHouseNoPlace) {
  Scene scene("grid:9");
  // With 9 in R1C1 there is 9 in R8C5 and R3C9 too, and none in row 5.
  scene.cut("R1C1", "19").confine("column 1", '1', "R1C1 R8C1").confine("row 8", '1', "R8C1 R8C5");
  scene.cut("R8C5", "19").confine("row 1", '1', "R1C1 R1C7").confine("box 3", '1', "R1C7 R3C9");
  scene.cut("R3C9", "19").confine("row 5", '9', "R5C1 R5C5 R5C9");
  EXPECT_TRUE(scene.removes("medusa", "R1C1", '9'));
  EXPECT_TRUE(scene.removes("medusa", "R3C9", '9'));
  EXPECT_FALSE(scene.removes("medusa", "R1C1", '1'));
}

TEST(Forcing, CellLeadsToTheSameWhicheverDigitItIs) {
  Scene scene("grid:9");
  // R1C1 is 1, 2 or 3; each makes a cell that sees R9C9 hold 9.
  scene.cut("R1C1", "123").cut("R1C9", "19").cut("R9C1", "29").cut("R1C5", "34").cut("R9C5", "49");
  EXPECT_TRUE(scene.removes("cell_forcing_chain", "R9C9", '9'));
  EXPECT_FALSE(scene.removes("cell_forcing_chain", "R5C5", '9'));
  EXPECT_FALSE(scene.removes("region_forcing_chain", "R9C9", '9'));
}

TEST(Forcing, RegionLeadsToTheSameWhereverTheDigitIs) {
  Scene scene("grid:9");
  // Row 1 has three places for 5; each makes a cell that sees R9C9 hold 9. That no cell leads to
  // this is the point: R9C9 itself must not, though its 9 would leave row 1 without a 5.
  scene.confine("row 1", '5', "R1C1 R1C4 R1C7");
  scene.cut("R9C1", "59").cut("R4C4", "57").cut("R4C9", "79").cut("R8C7", "59");
  EXPECT_TRUE(scene.removes("region_forcing_chain", "R9C9", '9'));
  EXPECT_FALSE(scene.removes("region_forcing_chain", "R5C5", '9'));
  EXPECT_FALSE(scene.removes("cell_forcing_chain", "R9C9", '9'));
}

TEST(KrakenFish, FinsLeadToWhatTheFishRemoves) {
  Scene scene("grid:9");
  // An X-Wing of 5 but for R1C5 and R5C5, which make R9C5 a 9 and so R9C1 a 5.
  scene.confine("row 1", '5', "R1C2 R1C5 R1C8").confine("row 5", '5', "R5C2 R5C5 R5C8");
  scene.cut("R9C5", "59").cut("R9C1", "59");
  EXPECT_TRUE(scene.removes("kraken_fish", "R9C2", '5'));
  EXPECT_FALSE(scene.removes("kraken_fish", "R8C8", '5'));
  EXPECT_FALSE(scene.removes("finned_x_wing", "R9C2", '5'));
}

TEST(KrakenFish, FinsAndThePlacesUnderACoverLeadToTheSame) {
  Scene scene("grid:9");
  // 5 is in R1C5, R5C5, R1C8 or R5C8, and each of them makes a cell that sees R9C9 hold 7.
  scene.confine("row 1", '5', "R1C2 R1C5 R1C8").confine("row 5", '5', "R5C2 R5C5 R5C8");
  scene.cut("R9C5", "57").cut("R3C9", "57").cut("R6C7", "58").cut("R9C7", "78");
  EXPECT_TRUE(scene.removes("kraken_fish", "R9C9", '7'));
  EXPECT_FALSE(scene.removes("kraken_fish", "R8C5", '7'));
  EXPECT_FALSE(scene.removes("region_forcing_chain", "R9C9", '7'));
}

TEST(Forcing, NetsForgetWhatTheyTakeBack) {
  Scene scene("grid:9");
  scene.cut("R1C1", "12").cut("R1C2", "12").cut("R1C3", "123");
  const Position position = scene.position();
  logic::Net net(position, logic::NetMode::full);
  const auto id = [&](std::string_view cell, char digit) {
    return net.exclusions().index(position.structure().id(scene.candidate(cell, digit)));
  };
  ASSERT_FALSE(net.assume(logic::literal_of(id("R1C3", '1'), true)));
  const logic::Net::Evidence evidence = net.why_conflict();
  EXPECT_EQ(evidence.premises.size(), 2U);
  net.take_back(0);
  EXPECT_TRUE(net.trail().empty());
  EXPECT_EQ(net.left_in(scene.candidate("R1C3", '1').cell).size(), 3);
  EXPECT_TRUE(net.assume(logic::literal_of(id("R1C3", '3'), true)));
  EXPECT_FALSE(net.holds(logic::literal_of(id("R1C1", '1'), true)));
}

TEST(Forcing, TrialAloneSolvesWithSingles) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      puzzle, "..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..");
  const solve::Outcome outcome = solve::solve(puzzle);
  ASSERT_EQ(outcome.status, base::Status::unique);
  const Structure structure(puzzle);
  constexpr std::string_view kSome[] = {"hidden_single", "naked_single", "trial"};
  const logic::Scale scale = logic::human_scale().with_only(kSome);
  verify::StepChecker checker(structure.lowered());
  Position position(CandidateBoard::start(structure), true);
  bool tried = false;
  for (const model::Step& step : find_path(position, scale).steps) {
    EXPECT_EQ(testing_support::fault(step, position,
                                     testing_support::truth_of(outcome.solutions[0]), checker),
              "");
    tried = tried || step.technique == "trial";
    position.apply(step);
  }
  EXPECT_TRUE(tried);
  EXPECT_TRUE(position.board().is_complete());
}

/// Whether supposing the candidate, and inside that every other one for as long as some are
/// refuted, ends in a contradiction that the supposition alone does not have.
bool is_refuted_by_nested_nets(const Position& position, std::size_t candidate) {
  logic::Net net(position, logic::NetMode::full);
  if (!net.assume(logic::literal_of(candidate, true))) return false;
  for (bool more = true; more;) {
    more = false;
    for (std::size_t inner = 0; inner < net.exclusions().size(); ++inner) {
      const logic::Literal on = logic::literal_of(inner, true);
      if (net.holds(on) || net.holds(logic::opposite(on))) continue;
      const std::size_t depth = net.depth();
      const bool possible = net.assume(on);
      net.take_back(depth);
      if (possible) continue;
      more = true;
      if (!net.prove(logic::opposite(on), {})) return true;
    }
  }
  return false;
}

TEST(NestedForcing, FindsAllThatNestedNetsRefute) {
  const logic::Technique& technique = *logic::find_technique("nested_forcing_chain");
  model::Puzzle hard = testing_support::puzzle("grid:9");
  testing_support::set_givens(hard, technique.example);
  const Structure structure(hard);
  Position position(CandidateBoard::start(structure), true);
  constexpr std::string_view kSingles[] = {"hidden_single", "naked_single"};
  const logic::Scale singles = logic::human_scale().with_only(kSingles);
  while (const auto step = logic::next_step(position, singles)) position.apply(*step);
  const auto& exclusions = position.table<logic::Exclusions>();
  std::set<Candidate> refuted;
  for (std::size_t i = 0; i < exclusions.size(); ++i) {
    if (is_refuted_by_nested_nets(position, i)) refuted.insert(exclusions.candidate(i));
  }
  EXPECT_FALSE(refuted.empty());
  std::set<Candidate> found;
  for (const model::Step& step : logic::all_steps(technique, position, 1000))
    found.insert(step.eliminations.begin(), step.eliminations.end());
  EXPECT_EQ(found, refuted);
}

}  // namespace
}  // namespace omnidoku

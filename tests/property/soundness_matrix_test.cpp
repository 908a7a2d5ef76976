// SPDX-License-Identifier: MIT
//
// Every constraint type against every technique, on boards of several kinds: random unique puzzles
// with constraints of the type, explained. No step removes what the solution has, and the checker
// of steps, which knows constraints by their meaning alone, confirms each. Where singles end on a
// path, and in states in which wrong candidates are missing at random or few digits are open,
// every technique is asked, not only the first that finds something, so that rare ones are met too.
//
// A type without random uses (support/random_spec.h) fails. By default one puzzle for each type
// and board, two with OMNIDOKU_ALL=1; with OMNIDOKU_SOUNDNESS=1 (`./test --soundness`) 40 of each,
// for hours. OMNIDOKU_PUZZLES=n sets the number. The test program prints the tables of
// docs/SOUNDNESS.md:
//
//   OMNIDOKU_SOUNDNESS=1 build/release/tests/property --gtest_filter='*SoundnessMatrix*'
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "logic/path.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/corpora.h"
#include "support/random_puzzle.h"
#include "support/random_spec.h"
#include "support/steps.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using base::Random;
using constraints::ConstraintType;
using geometry::Cell;
using geometry::DigitSet;
using logic::CandidateBoard;
using logic::Position;
using logic::Structure;
using testing_support::soundness_requested;

constexpr const char* kBoards[] = {"grid:4",       "grid:6",  "grid:9",  "jigsaw",
                                   "tiny_samurai", "roxdoku", "tredoku", "toroidal"};

/// For rules about houses with fewer cells than there are symbols.
constexpr const char* kShortBoards[] = {"short_rows:4"};

std::span<const char* const> boards_for(const ConstraintType& type) {
  const bool is_short = type.id == "doppelganger" || type.id == "same_house_values";
  return is_short ? std::span<const char* const>(kShortBoards)
                  : std::span<const char* const>(kBoards);
}

/// By default the slowest techniques are asked on boards of at most so many candidates only.
constexpr int kFewCandidates = 310;

/// A search for a puzzle that takes longer is given another clue.
constexpr std::uint64_t kNodes = 3'000;

std::uint64_t puzzles_for_each_board() {
  const char* wanted = std::getenv("OMNIDOKU_PUZZLES");
  if (wanted != nullptr) return std::strtoull(wanted, nullptr, 10);
  return soundness_requested() ? 40 : testing_support::all_requested() ? 2 : 1;
}

bool has_terms(const ConstraintType& type) {
  return std::any_of(type.parameters.begin(), type.parameters.end(),
                     [](const constraints::Parameter& parameter) {
                       return parameter.kind == constraints::Parameter::Kind::terms;
                     });
}

/// Of a type that says something of the whole board, also without arguments.
bool is_of_whole_board(const ConstraintType& type) {
  return type.shape == constraints::SpecShape::none &&
         std::none_of(type.parameters.begin(), type.parameters.end(),
                      [](const constraints::Parameter& parameter) { return parameter.required; });
}

solve::Outcome solve_with(const model::Puzzle& puzzle, std::uint64_t solutions,
                          std::optional<std::uint64_t> seed = std::nullopt) {
  solve::Options options;
  options.limits.solutions = solutions;
  options.limits.nodes = seed ? 100 * kNodes : kNodes;
  options.keep = solutions;
  options.shuffle_seed = seed;
  return solve::solve(puzzle, options);
}

void add_uses(Random& random, const ConstraintType& type, model::Puzzle& puzzle,
              std::uint64_t count) {
  for (std::uint64_t i = 0; i < count; ++i) {
    auto spec = testing_support::random_spec_that_holds(random, type, puzzle, *puzzle.solution);
    if (spec) puzzle.constraints.push_back(*std::move(spec));
  }
}

/// Gives cells of the solution until it is the only one.
void add_givens(Random& random, model::Puzzle& puzzle) {
  const model::FilledGrid& solution = *puzzle.solution;
  const auto give = [&](std::size_t cell) { puzzle.givens[cell] = solution[cell]; };
  for (std::size_t i = 0; i < solution.size() / 10; ++i) give(random.below(solution.size()));
  while (true) {
    const solve::Outcome outcome = solve_with(puzzle, 2, random.next());
    if (outcome.status == base::Status::unique) return;
    std::vector<std::size_t> telling;
    for (const model::FilledGrid& other : outcome.solutions) {
      for (std::size_t i = 0; i < solution.size(); ++i) {
        if (other[i] != solution[i]) telling.push_back(i);
      }
    }
    if (telling.empty()) {  // the search was given up
      for (std::size_t i = 0; i < solution.size(); ++i) {
        if (!puzzle.givens[i]) telling.push_back(i);
      }
    }
    give(telling[random.below(telling.size())]);
  }
}

/// A puzzle with constraints of the type and one solution, which it has with it; nothing when the
/// board cannot be filled so, or no use of the type was found.
std::optional<model::Puzzle> unique_puzzle(Random& random, const ConstraintType& type,
                                           const char* board) {
  model::Puzzle puzzle = testing_support::puzzle(board);
  if (is_of_whole_board(type)) {
    puzzle.constraints.push_back({std::string(type.id), "", {}, {}});
  }
  const solve::Outcome filled = solve_with(puzzle, 1, random.next());
  if (filled.solutions.empty()) return std::nullopt;
  puzzle.solution = filled.solutions.front();
  const auto cells = static_cast<std::uint64_t>(puzzle.num_cells());
  if (has_terms(type)) {
    for (const std::string_view shape : {"killer", "super", "killer"}) {
      add_uses(random, *constraints::find_constraint_type(shape), puzzle, 1);
    }
  }
  // A clue beside a line that compares it with all others takes as long as many of another type.
  const bool is_costly = type.shape == constraints::SpecShape::lane && type.looks_at != nullptr;
  const std::uint64_t uses = 2 + random.below(cells / 6);
  if (!is_of_whole_board(type)) add_uses(random, type, puzzle, is_costly ? 1 : uses);
  if (random.chance(1, 3)) {  // others beside it
    const auto all = constraints::constraint_types();
    for (std::uint64_t i = random.below(5); i > 0; --i) {
      const ConstraintType& other = *all[random.below(all.size())];
      if (!is_of_whole_board(other)) add_uses(random, other, puzzle, 1);
    }
  }
  const bool used = std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                                [&type](const auto& spec) { return spec.type == type.id; });
  if (!used) return std::nullopt;
  // A mark may change what a rule about all marks of its type says.
  if (!verify::is_solution(puzzle, *puzzle.solution)) return std::nullopt;
  add_givens(random, puzzle);
  return puzzle;
}

/// Whether the puzzle would have other solutions without its constraints of the type.
bool is_needed(const model::Puzzle& puzzle, const ConstraintType& type) {
  model::Puzzle without = puzzle;
  std::erase_if(without.constraints, [&type](const auto& spec) { return spec.type == type.id; });
  return solve_with(without, 2).status == base::Status::multiple;
}

/// Whether any of some more random puzzles needs the constraints of the type: one that rules out
/// little is needed in few.
bool is_ever_needed(const ConstraintType& type) {
  for (std::uint64_t n = puzzles_for_each_board(); n < 20; ++n) {
    for (const char* board : boards_for(type)) {
      Random random = Random::for_stream(20261123, n);
      const auto puzzle = unique_puzzle(random, type, board);
      if (puzzle && is_needed(*puzzle, type)) return true;
    }
  }
  return false;
}

/// What came out for one type.
struct Row {
  std::string_view type;
  std::size_t boards = 0;
  std::size_t puzzles = 0;
  std::size_t needed = 0;  ///< puzzles that have one solution only by the constraints of the type
  std::size_t states = 0;
  std::size_t steps = 0;
  std::size_t faults = 0;
  std::size_t unchecked = 0;  ///< true steps whose premises take too many branches to check
  std::map<std::string_view, std::size_t> by_technique;
  std::set<std::string_view> applicable;  ///< techniques that can exist on one of the puzzles
};

class SoundnessMatrix : public ::testing::TestWithParam<const ConstraintType*> {
 protected:
  static void TearDownTestSuite() {
    print_types();
    print_techniques();
    rows().clear();
  }

  void judge_puzzle(const model::Puzzle& puzzle, std::uint64_t n) {
    const Structure structure(puzzle);
    verify::StepChecker checker(structure.lowered());
    const std::vector<DigitSet> truth = testing_support::truth_of(*puzzle.solution);
    for (const logic::Technique* technique : logic::techniques()) {
      if (technique->applies(structure)) row_.applicable.insert(technique->id);
    }
    follow_path(structure, truth, checker);
    ask_some(testing_support::thinned_states(structure, *puzzle.solution, n), 4, n, truth, checker);
    ask_some(testing_support::opened_states(structure, *puzzle.solution, n), 10, n, truth, checker);
  }

  /// Asks everything in every so-many-th state; in a long run in all.
  void ask_some(std::vector<CandidateBoard> states, std::size_t every, std::uint64_t n,
                const std::vector<DigitSet>& truth, verify::StepChecker& checker) {
    if (soundness_requested()) every = 1;
    for (std::size_t i = n % every; i < states.size() && !is_enough(); i += every) {
      ask_all(Position(std::move(states[i]), true), truth, checker);
    }
  }

  /// No more need be looked at.
  [[nodiscard]] bool is_enough() const { return row_.faults > 50; }

  Row row_;
  static std::vector<Row>& rows() {
    static std::vector<Row> all;
    return all;
  }

 private:
  /// The path that `explain` tells. Where its singles end, everything is asked.
  void follow_path(const Structure& structure, const std::vector<DigitSet>& truth,
                   verify::StepChecker& checker) {
    Position position(CandidateBoard::start(structure), true);
    std::size_t asked = 0;
    while (!position.board().is_complete() && !is_enough()) {
      set_time(position);
      const auto step = next_step(position, scale(structure));
      if (!step) break;
      if (logic::technique_of(*step).family != logic::Family::single &&
          asked++ < (soundness_requested() ? 4U : 1U)) {
        ask_all(position, truth, checker);
      }
      judge(*step, position, truth, checker);
      position.apply(*step);
    }
    ASSERT_FALSE(position.is_contradictory());
  }

  void ask_all(Position position, const std::vector<DigitSet>& truth,
               verify::StepChecker& checker) {
    ++row_.states;
    for (const logic::ScaleEntry& entry : scale(position.structure()).entries()) {
      const logic::Technique* technique = entry.technique;
      set_time(position);
      for (const model::Step& step :
           all_steps(*technique, position, soundness_requested() ? 30 : 6)) {
        judge(step, position, truth, checker);
        if (is_enough()) return;
      }
    }
  }

  void judge(const model::Step& step, const Position& position, const std::vector<DigitSet>& truth,
             verify::StepChecker& checker) {
    ++row_.steps;
    ++row_.by_technique[step.technique];
    const verify::StepVerdict verdict = testing_support::judged(step, position, truth, checker);
    if (verdict.kind == verify::StepVerdict::Kind::undecided) ++row_.unchecked;
    std::string fault =
        verdict.kind == verify::StepVerdict::Kind::refuted ? verdict.text : std::string();
    if (fault.empty()) fault = testing_support::badly_told(step, position);
    if (fault.empty()) return;
    if (++row_.faults <= 5) ADD_FAILURE() << fault << "\n" << testing_support::state_text(position);
  }

  /// A technique may take this long in one position.
  static void set_time(Position& position) {
    base::Limits limits;
    limits.time = std::chrono::seconds(soundness_requested() ? 5 : 1);
    position.set_deadline(base::Deadline(limits));
  }

  static const logic::Scale& scale(const Structure& structure) {
    static const logic::Scale quick =
        logic::human_scale().without(testing_support::slow_techniques());
    const bool all = soundness_requested() || structure.num_candidates() <= kFewCandidates;
    return all ? logic::human_scale() : quick;
  }

  static void print_types() {
    std::printf(
        "| type | boards | puzzles | needed | states | steps | faults | unchecked "
        "| techniques met | applicable, but never met |\n"
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|---|\n");
    Row all;
    for (const Row& row : rows()) {
      std::string never;
      for (const logic::Technique* technique : logic::techniques()) {
        if (!row.applicable.contains(technique->id) || row.by_technique.contains(technique->id))
          continue;
        never += (never.empty() ? "" : ", ") + std::string(technique->id);
      }
      std::printf("| `%s` | %zu | %zu | %zu | %zu | %zu | %zu | %zu | %zu of %zu | %s |\n",
                  std::string(row.type).c_str(), row.boards, row.puzzles, row.needed, row.states,
                  row.steps, row.faults, row.unchecked, row.by_technique.size(),
                  row.applicable.size(), never.c_str());
      all.puzzles += row.puzzles;
      all.needed += row.needed;
      all.states += row.states;
      all.steps += row.steps;
      all.faults += row.faults;
      all.unchecked += row.unchecked;
    }
    std::printf("| all | | %zu | %zu | %zu | %zu | %zu | %zu | | |\n", all.puzzles, all.needed,
                all.states, all.steps, all.faults, all.unchecked);
  }

  static void print_techniques() {
    std::string head = "\n| technique |";
    std::string line = "|---|";
    for (const Row& row : rows()) {
      head += " `" + std::string(row.type) + "` |";
      line += "--:|";
    }
    std::printf("%s\n%s\n", head.c_str(), line.c_str());
    for (const logic::Technique* technique : logic::techniques()) {
      std::string text = "| " + std::string(technique->id) + " |";
      for (const Row& row : rows()) {
        const auto found = row.by_technique.find(technique->id);
        text += found != row.by_technique.end() ? " " + std::to_string(found->second) + " |"
                : row.applicable.contains(technique->id) ? " 0 |"
                                                         : " |";
      }
      std::printf("%s\n", text.c_str());
    }
  }
};

TEST_P(SoundnessMatrix, NoStepErrs) {
  const ConstraintType& type = *GetParam();
  row_.type = type.id;
  for (const char* board : boards_for(type)) {
    const std::size_t before = row_.puzzles;
    // To fill a board under a rule for all of it takes long.
    const bool is_one = is_of_whole_board(type) && !soundness_requested();
    const std::uint64_t most = is_one ? 1 : puzzles_for_each_board();
    for (std::uint64_t n = 0; n < most && !is_enough(); ++n) {
      Random random = Random::for_stream(20261123, n);
      const auto puzzle = unique_puzzle(random, type, board);
      if (!puzzle) continue;
      SCOPED_TRACE(std::string(board) + " puzzle " + std::to_string(n) + ": " +
                   testing_support::text_of(*puzzle));
      ++row_.puzzles;
      if (is_needed(*puzzle, type)) ++row_.needed;
      judge_puzzle(*puzzle, n);
    }
    if (row_.puzzles > before) ++row_.boards;
  }
  EXPECT_EQ(row_.faults, 0U);
  EXPECT_LE(100 * row_.unchecked, row_.steps);
  EXPECT_GE(2 * row_.boards, boards_for(type).size()) << "no random uses that hold are found";
  EXPECT_GT(row_.steps, 0U);
  // What is put together from other shapes says nothing new; all others must count for something.
  if (!has_terms(type)) {
    EXPECT_TRUE(row_.needed > 0 || is_ever_needed(type)) << "the rule says nothing";
  }
  rows().push_back(row_);
}

INSTANTIATE_TEST_SUITE_P(Types, SoundnessMatrix,
                         ::testing::ValuesIn(constraints::constraint_types()),
                         [](const auto& instance) { return std::string(instance.param->id); });

}  // namespace
}  // namespace omnidoku

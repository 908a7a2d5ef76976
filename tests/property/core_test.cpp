// SPDX-License-Identifier: MIT
//
// Cores of puzzles without solution. Random puzzles with one solution, on boards of every kind and
// with constraints of every type, are spoiled in one given or one number; of the core that is found
// for each, all other ways to ask say that it has no solution, and one without any single member.
// The solutions are checked by what the members mean.
#include "solve/core.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/rules.h"
#include "sat/search.h"
#include "support/board_text.h"
#include "support/boards.h"
#include "support/corpora.h"
#include "support/random_puzzle.h"
#include "support/random_spec.h"

namespace omnidoku {
namespace {

using base::Random;
using base::Status;
using base::StopReason;
using constraints::Member;

/// Of a board: larger ones would take most of the time.
int most_cells_of_core() { return testing_support::all_requested() ? 400 : 150; }

/// A puzzle with one solution; nothing if there is none of this round.
std::optional<model::Puzzle> unique_puzzle(Random& random, const model::Puzzle& empty) {
  solve::Options first;
  first.limits.solutions = 1;
  first.limits.nodes = 20'000;
  first.shuffle_seed = random.next();
  const solve::Outcome filled = solve::solve(empty, first);
  if (filled.solutions.empty()) return std::nullopt;
  const model::FilledGrid& grid = filled.solutions.front();
  const bool many_givens = random.chance(1, 2);
  model::Puzzle puzzle =
      testing_support::random_puzzle(random, empty, grid,
                                     {many_givens ? 45 : 15, many_givens ? 60 : 35,
                                      random.chance(1, 2), 3 + empty.num_cells() / 5});
  if (!constraints::validate_puzzle(puzzle)) return std::nullopt;
  solve::Options options;
  options.limits.nodes = 20'000;
  if (solve::solve(puzzle, options).status != Status::unique) return std::nullopt;
  return puzzle;
}

/// One given becomes another digit, or one number of a constraint another number.
void spoil_puzzle(Random& random, model::Puzzle& puzzle) {
  std::vector<std::size_t> givens;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    if (puzzle.givens[i]) givens.push_back(i);
  }
  std::vector<std::pair<model::ConstraintSpec*, std::string>> numbers;
  for (model::ConstraintSpec& spec : puzzle.constraints) {
    for (const auto& [name, value] : spec.arguments.all()) {
      if (std::holds_alternative<std::int64_t>(value)) numbers.emplace_back(&spec, name);
    }
  }
  if (!numbers.empty() && (givens.empty() || random.chance(1, 2))) {
    auto& [spec, name] = numbers[random.below(numbers.size())];
    const std::int64_t number = *spec->arguments.get<std::int64_t>(name);
    spec->arguments.set(name, number + (random.chance(1, 2) ? 1 : -1));
  } else if (!givens.empty()) {
    auto& given = puzzle.givens[givens[random.below(givens.size())]];
    const auto others = static_cast<std::uint64_t>(puzzle.num_digits() - 1);
    given = geometry::Digit((given->index() + 1 + random.below(others)) %
                            static_cast<std::size_t>(puzzle.num_digits()));
  }
}

class CoreTest : public ::testing::Test {
 protected:
  /// What a back end by itself says of these members.
  StopReason ask(solve::MemberQuestions& questions, const std::vector<std::size_t>& chosen,
                 const char* by) {
    base::Limits limits;
    limits.nodes = 100'000;
    const StopReason reason =
        questions.can_ask() ? questions.ask(chosen, limits).reason : StopReason::nodes;
    ++(reason == StopReason::nodes ? open_ : answers_)[by];
    return reason;
  }

  /// Both back ends, each by itself: none says anything else than `expected`, and one says it.
  void expect(const model::Puzzle& puzzle, const std::vector<Member>& members,
              StopReason expected) {
    int num_answers = 0;
    for (const auto& [engine, by] : {std::pair(solve::EngineChoice::general, "search"),
                                     std::pair(solve::EngineChoice::sat, "clauses")}) {
      if (engine == solve::EngineChoice::sat && !sat::is_available()) continue;
      solve::Options options;
      options.engine = engine;
      solve::MemberQuestions questions(puzzle, options);
      std::vector<std::size_t> chosen;
      for (const Member member : members) {
        const auto& all = questions.members();
        const auto place = std::find(all.begin(), all.end(), member);
        ASSERT_NE(place, all.end());
        chosen.push_back(static_cast<std::size_t>(place - all.begin()));
      }
      const StopReason reason = ask(questions, chosen, by);
      if (reason == StopReason::nodes) continue;
      ++num_answers;
      ASSERT_EQ(reason, expected) << by;
    }
    ASSERT_GT(num_answers, 0);
  }

  void check(const model::Puzzle& puzzle, const solve::Core& core) {
    ASSERT_FALSE(core.members.empty());
    ASSERT_NO_FATAL_FAILURE(expect(puzzle, core.members, StopReason::exhausted));
    for (std::size_t left_out = 0; left_out < core.members.size() && core.irreducible; ++left_out) {
      std::vector<Member> others = core.members;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(left_out));
      ASSERT_NO_FATAL_FAILURE(expect(puzzle, others, StopReason::solutions))
          << "without " << constraints::name_of(puzzle, core.members[left_out]);
    }
  }

  std::map<std::string, int> answers_;
  std::map<std::string, int> open_;
};

TEST_F(CoreTest, OfSpoiledPuzzles) {
  std::vector<std::string> boards = testing_support::boards_of_every_kind();
  for (const char* text : {"grid:9", "grid:9", "grid:8", "grid:12", "grid:9+x"})
    boards.emplace_back(text);
  std::vector<model::Puzzle> empties;
  for (const std::string& text : boards) {
    empties.push_back(testing_support::puzzle(text));
    if (empties.back().num_cells() > most_cells_of_core()) empties.pop_back();
  }
  const int wanted = testing_support::all_requested() ? 500 : 15;
  int made = 0;
  int irreducible = 0;
  std::vector<std::size_t> sizes;
  std::vector<double> seconds;
  std::map<std::string, int> kinds;
  for (std::uint64_t round = 0; made < wanted && round < 100'000 && !HasFatalFailure(); ++round) {
    Random random = Random::for_stream(20261123, round);
    std::optional<model::Puzzle> puzzle = unique_puzzle(random, empties[round % empties.size()]);
    if (!puzzle) continue;
    spoil_puzzle(random, *puzzle);
    if (!constraints::validate_puzzle(*puzzle)) continue;
    SCOPED_TRACE("round " + std::to_string(round) + ": " + testing_support::text_of(*puzzle));
    const auto begin = std::chrono::steady_clock::now();
    const solve::Core core = solve::find_core(*puzzle);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (core.status == Status::unique || core.status == Status::multiple)
      continue;  // what was spoiled was not needed, or not much
    ASSERT_EQ(core.status, Status::none) << core.message;
    ++made;
    irreducible += core.irreducible ? 1 : 0;
    sizes.push_back(core.members.size());
    seconds.push_back(took.count());
    for (const Member member : core.members) {
      ++kinds[member.kind == Member::Kind::constraint ? puzzle->constraints[member.index].type
                                                      : std::string(to_string(member.kind))];
    }
    check(*puzzle, core);
  }
  ASSERT_EQ(made, wanted);
  std::sort(sizes.begin(), sizes.end());
  std::sort(seconds.begin(), seconds.end());
  std::printf(
      "%d cores, %d proven irreducible; members: median %zu, most %zu; seconds: median %.4f, "
      "most %.3f\n",
      made, irreducible, sizes[sizes.size() / 2], sizes.back(), seconds[seconds.size() / 2],
      seconds.back());
  for (const auto& [by, number] : answers_)
    std::printf("%s: %d answers, %d left open\n", by.c_str(), number, open_[by]);
  for (const auto& [kind, number] : kinds) std::printf("%s: %d\n", kind.c_str(), number);
  EXPECT_EQ(irreducible, made);
  EXPECT_GT(kinds.size(), 5U);
}

}  // namespace
}  // namespace omnidoku

// SPDX-License-Identifier: MIT
//
// Help for players, tried on random states of random puzzles: every hint and every "why not?" is
// compared with the solution, the four strengths speak about one step, mistakes come first. The
// median times are printed, not judged.
#include "logic/hint.h"

#include <algorithm>
#include <chrono>
#include <iostream>

#include <gtest/gtest.h>

#include "base/random.h"
#include "generate/generate.h"
#include "support/boards.h"
#include "verify/check_step.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

constexpr int kStates = 200;

struct Kind {
  std::string_view board;
  bool killer = false;
};
constexpr Kind kKinds[] = {{"grid:9"}, {"samurai"}, {"grid:9", true}, {"toroidal"}};
constexpr int kPuzzlesOfAKind = 5;
/// What looks longest before it is stuck.
constexpr std::string_view kSlowest[] = {"dynamic_forcing_chain", "nested_forcing_chain", "trial"};

model::Puzzle make(const Kind& kind, std::uint64_t stream) {
  generate::Request request;
  request.board = testing_support::board(kind.board);
  request.seed = 20;
  request.stream = stream;
  if (kind.killer) request.kinds = {"killer"};
  base::Result<model::Puzzle> puzzle = generate::generate(request);
  EXPECT_TRUE(puzzle.has_value());
  return *std::move(puzzle);
}

/// What a careful player may have: a few right entries, marks in some cells that hold the solution.
model::PlayState random_state(const logic::Game& game, base::Random& random) {
  const model::Puzzle& puzzle = game.structure().puzzle();
  const model::FilledGrid& solution = game.outcome().solutions.front();
  model::PlayState play = model::empty_play_state(puzzle);
  const std::uint64_t share = random.below(10);
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if (!puzzle.givens[i] && random.below(14) < share) play.entries[i] = solution[i];
  }
  const logic::Position position = game.position(&play);
  play.marks.assign(solution.size(), {});
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if (position.board().is_placed(Cell(i)) || !random.chance(1, 3)) continue;
    DigitSet marks = position.candidates(Cell(i));
    position.candidates(Cell(i)).for_each([&](Digit digit) {
      if (digit != solution[i] && random.chance(1, 4)) marks.erase(digit);
    });
    play.marks[i].centre = marks;
  }
  return play;
}

class Times {
 public:
  template <class F>
  auto measure(F&& f) {
    const auto began = std::chrono::steady_clock::now();
    auto result = f();
    times_.push_back(std::chrono::steady_clock::now() - began);
    return result;
  }
  [[nodiscard]] double median_ms() {
    if (times_.empty()) return 0;
    std::sort(times_.begin(), times_.end());
    return std::chrono::duration<double, std::milli>(times_[times_.size() / 2]).count();
  }
  [[nodiscard]] double longest_ms() {
    if (times_.empty()) return 0;
    return std::chrono::duration<double, std::milli>(
               *std::max_element(times_.begin(), times_.end()))
        .count();
  }

 private:
  std::vector<std::chrono::nanoseconds> times_;
};

/// Mostly one that is a candidate now, else any.
Candidate random_candidate(const logic::Position& position, base::Random& random) {
  const logic::Structure& structure = position.structure();
  Candidate candidate;
  for (int tries = 0; tries < 50; ++tries) {
    candidate = structure.candidate(random.below(structure.num_candidates()));
    if (position.board().has(candidate)) break;
  }
  return candidate;
}

/// A hint is right if its conclusions agree with the solution; its strengths speak of one step.
void expect_right(const logic::Game& game, const model::Step& step, const logic::Words& words) {
  const model::FilledGrid& solution = game.outcome().solutions.front();
  const std::string full = hint_text(step, words, logic::HintLevel::full);
  for (const Candidate c : step.placements) EXPECT_EQ(solution[c.cell.index()], c.digit) << full;
  for (const Candidate c : step.eliminations) EXPECT_NE(solution[c.cell.index()], c.digit) << full;
  const std::string nudge = hint_text(step, words, logic::HintLevel::nudge);
  const std::string where = hint_text(step, words, logic::HintLevel::where);
  const std::string technique = hint_text(step, words, logic::HintLevel::technique);
  EXPECT_EQ(where.rfind(nudge, 0), 0U) << where;
  EXPECT_EQ(technique.rfind(where, 0), 0U) << technique;
  const std::string pattern = hint_text(step, words, logic::HintLevel::pattern);
  EXPECT_EQ(pattern.rfind(technique, 0), 0U) << pattern;
  // Up to the pattern no cell is named, up to the full step no conclusion.
  for (const Candidate c : step.placements) {
    const std::string cell = words.cell(c.cell);
    EXPECT_EQ(technique.find(cell + " "), std::string::npos) << technique;
  }
  const std::string title(logic::technique_of(step).title);
  EXPECT_NE(technique.find(title), std::string::npos);
  EXPECT_EQ(full.rfind(title, 0), 0U);
}

void expect_right(const logic::Game& game, const logic::Position& position, Candidate candidate,
                  const logic::WhyNot& answer) {
  const model::FilledGrid& solution = game.outcome().solutions.front();
  const bool true_one = solution[candidate.cell.index()] == candidate.digit;
  EXPECT_EQ(answer.kind == logic::WhyNot::Kind::possible, true_one);
  if (answer.kind != logic::WhyNot::Kind::removed) return;
  ASSERT_FALSE(answer.steps.empty());
  const logic::Structure& structure = game.structure();
  verify::StepChecker checker(structure.lowered());
  logic::Position walk = position;
  for (const model::Step& step : answer.steps) {
    EXPECT_TRUE(walk.board().has(candidate)) << "it went before the last step";
    EXPECT_EQ(checker.check(step, walk.board().digits_left()).text, "")
        << logic::tell(step, logic::Words(structure));
    walk.apply(step);
  }
  EXPECT_FALSE(walk.board().has(candidate)) << "the steps do not remove it";
}

TEST(Hints, AreRightOnRandomStates) {
  base::Random random(7);
  const int states_of_a_puzzle = kStates / (kPuzzlesOfAKind * static_cast<int>(std::size(kKinds)));
  for (const Kind& kind : kKinds) {
    Times hints;
    Times whys;
    int removed = 0;
    int not_found = 0;
    for (int p = 0; p < kPuzzlesOfAKind; ++p) {
      const logic::Game game(make(kind, static_cast<std::uint64_t>(p)));
      ASSERT_TRUE(game.is_unique());
      const logic::Words words(game.structure());
      for (int s = 0; s < states_of_a_puzzle; ++s) {
        model::PlayState play = random_state(game, random);
        EXPECT_TRUE(game.mistakes(play).empty());
        const logic::Position position = game.position(&play);
        const std::optional<model::Step> step =
            hints.measure([&] { return logic::next_step(position, logic::human_scale()); });
        if (step) expect_right(game, *step, words);

        const Candidate asked = random_candidate(position, random);
        const logic::WhyNot answer = whys.measure(
            [&] { return logic::why_not(game, position, asked, logic::human_scale()); });
        expect_right(game, position, asked, answer);
        removed += answer.kind == logic::WhyNot::Kind::removed ? 1 : 0;
        not_found += answer.kind == logic::WhyNot::Kind::not_found ? 1 : 0;

        // One wrong digit, and it is named.
        const std::size_t at = asked.cell.index();
        if (game.structure().puzzle().givens[at]) continue;
        const Digit right = game.outcome().solutions.front()[at];
        play.entries[at] =
            Digit((right.index() + 1) % static_cast<std::size_t>(game.structure().num_digits()));
        const auto mistakes = game.mistakes(play);
        ASSERT_EQ(mistakes.size(), 1U);
        EXPECT_EQ(mistakes[0].candidate, (Candidate{asked.cell, *play.entries[at]}));
      }
    }
    std::cout << kind.board << (kind.killer ? " killer" : "") << ": hint median "
              << hints.median_ms() << " ms, longest " << hints.longest_ms()
              << " ms; why not median " << whys.median_ms() << " ms, longest " << whys.longest_ms()
              << " ms; " << removed << " removed, " << not_found << " not found\n";
  }
}

TEST(Hints, WhyNotKnowsEverySolution) {
  base::Random random(8);
  model::Puzzle puzzle = make(kKinds[0], 0);
  puzzle.solution.reset();
  // Fewer and fewer givens, so more and more solutions.
  for (std::optional<Digit>& given : puzzle.givens) {
    if (random.chance(1, 3)) given.reset();
  }
  const logic::Game game(puzzle);
  ASSERT_EQ(game.outcome().status, base::Status::multiple);
  const solve::TrueCandidates truth = solve::true_candidates(puzzle);
  const logic::Position position = game.position();
  int possible = 0;
  for (int n = 0; n < 60; ++n) {
    const Candidate asked{Cell(random.below(81)), Digit(random.below(9))};
    const logic::WhyNot answer =
        logic::why_not(game, position, asked, logic::human_scale().without(kSlowest));
    const bool expected = truth.digits[asked.cell.index()].contains(asked.digit);
    EXPECT_EQ(answer.kind == logic::WhyNot::Kind::possible, expected) << answer.message;
    if (!expected) continue;
    ++possible;
    EXPECT_EQ((*answer.solution)[asked.cell.index()], asked.digit);
    EXPECT_TRUE(verify::is_solution(puzzle, *answer.solution));
  }
  EXPECT_GT(possible, 10);
}

}  // namespace
}  // namespace omnidoku

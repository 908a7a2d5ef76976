// SPDX-License-Identifier: MIT
#include "ratings/hodoku/rater.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include "ratings/hodoku/als.h"
#include "ratings/hodoku/basics.h"
#include "ratings/hodoku/chains.h"
#include "ratings/hodoku/fish.h"
#include "ratings/hodoku/single_digit.h"
#include "ratings/hodoku/sue_de_coq.h"
#include "ratings/hodoku/tabling.h"
#include "ratings/hodoku/uniqueness.h"
#include "ratings/hodoku/wings.h"

namespace omnidoku::ratings::hodoku {

/// What finders keep from one turn to the next.
struct Finders {
  Basics basics;
  SueDeCoq sue_de_coq;
  SingleDigitPatterns single_digit;
  Fish fish;
  DigitChainFinder digit_chains;
  Uniqueness uniqueness;
  AlmostLockedSets almost_locked_sets;
  Tabling tabling;

  void begin_puzzle() {
    basics = {};
    sue_de_coq = {};
  }
  void begin_turn() {
    uniqueness.begin_turn();
    almost_locked_sets.begin_turn();
    tabling.begin_turn();
  }
};

namespace {

/// A puzzle on its way.
struct Game {
  Board& board;
  std::span<const int, kCells> solution;
  Finders& finders;
  Step step;
};

/// The middle one of the empty cells gets its digit.
bool brute_force(const Board& board, std::span<const int, kCells> solution, Step& step) {
  CellSet unsolved = board.unsolved();
  for (int before = unsolved.size() / 2; before > 0; --before) unsolved.remove(unsolved.first());
  const int cell = unsolved.first();
  step.reset(StepKind::brute_force);
  step.place(cell, solution[static_cast<std::size_t>(cell)] - 1);
  return true;
}

bool rectangle(Game& game, StepKind kind) {
  return game.finders.uniqueness.rectangle(game.board, kind, game.step);
}

bool avoidable_rectangle(Game& game, StepKind kind) {
  return game.finders.uniqueness.avoidable_rectangle(game.board, kind, game.step);
}

/// An entry of HoDoKu's list of steps that its solver uses by default.
struct Technique {
  Level level;
  int score;
  StepKind kind;  ///< of its steps, or the first of several
  bool (*find)(Game& game);
};

/// In HoDoKu's order; after every step from the first again. The last always finds something.
constexpr Technique kTechniques[] = {
    {Level::easy, 4, StepKind::full_house, [](Game& g) { return full_house(g.board, g.step); }},
    {Level::easy, 4, StepKind::naked_single, [](Game& g) { return naked_single(g.board, g.step); }},
    {Level::easy, 14, StepKind::hidden_single,
     [](Game& g) { return hidden_single(g.board, g.step); }},
    {Level::medium, 40, StepKind::locked_pair,
     [](Game& g) { return g.finders.basics.locked_set(g.board, 2, g.step); }},
    {Level::medium, 60, StepKind::locked_triple,
     [](Game& g) { return g.finders.basics.locked_set(g.board, 3, g.step); }},
    {Level::medium, 50, StepKind::locked_candidates_1,
     [](Game& g) { return g.finders.basics.locked_candidates_1(g.board, g.step); }},
    {Level::medium, 50, StepKind::locked_candidates_2,
     [](Game& g) { return g.finders.basics.locked_candidates_2(g.board, g.step); }},
    {Level::medium, 60, StepKind::naked_pair,
     [](Game& g) { return g.finders.basics.naked_set(g.board, 2, g.step); }},
    {Level::medium, 80, StepKind::naked_triple,
     [](Game& g) { return g.finders.basics.naked_set(g.board, 3, g.step); }},
    {Level::medium, 70, StepKind::hidden_pair,
     [](Game& g) { return g.finders.basics.hidden_set(g.board, 2, g.step); }},
    {Level::medium, 100, StepKind::hidden_triple,
     [](Game& g) { return g.finders.basics.hidden_set(g.board, 3, g.step); }},
    {Level::hard, 120, StepKind::naked_quadruple,
     [](Game& g) { return g.finders.basics.naked_set(g.board, 4, g.step); }},
    {Level::hard, 150, StepKind::hidden_quadruple,
     [](Game& g) { return g.finders.basics.hidden_set(g.board, 4, g.step); }},
    {Level::hard, 140, StepKind::x_wing,
     [](Game& g) { return g.finders.fish.basic(g.board, 2, g.step); }},
    {Level::hard, 150, StepKind::swordfish,
     [](Game& g) { return g.finders.fish.basic(g.board, 3, g.step); }},
    {Level::hard, 160, StepKind::jellyfish,
     [](Game& g) { return g.finders.fish.basic(g.board, 4, g.step); }},
    {Level::hard, 110, StepKind::remote_pair, [](Game& g) { return remote_pair(g.board, g.step); }},
    {Level::hard, 100, StepKind::bug_plus_1, [](Game& g) { return bug_plus_1(g.board, g.step); }},
    {Level::hard, 130, StepKind::skyscraper,
     [](Game& g) { return g.finders.single_digit.skyscraper(g.board, g.step); }},
    {Level::hard, 150, StepKind::two_string_kite,
     [](Game& g) { return g.finders.single_digit.two_string_kite(g.board, g.step); }},
    {Level::hard, 120, StepKind::turbot_fish,
     [](Game& g) { return g.finders.digit_chains.turbot_fish(g.board, g.step); }},
    {Level::hard, 120, StepKind::empty_rectangle,
     [](Game& g) { return g.finders.single_digit.empty_rectangle(g.board, g.step); }},
    {Level::hard, 150, StepKind::w_wing, [](Game& g) { return w_wing(g.board, g.step); }},
    {Level::hard, 160, StepKind::xy_wing, [](Game& g) { return xy_wing(g.board, g.step); }},
    {Level::hard, 180, StepKind::xyz_wing, [](Game& g) { return xyz_wing(g.board, g.step); }},
    {Level::hard, 100, StepKind::uniqueness_1,
     [](Game& g) { return rectangle(g, StepKind::uniqueness_1); }},
    {Level::hard, 100, StepKind::uniqueness_2,
     [](Game& g) { return rectangle(g, StepKind::uniqueness_2); }},
    {Level::hard, 100, StepKind::uniqueness_3,
     [](Game& g) { return rectangle(g, StepKind::uniqueness_3); }},
    {Level::hard, 100, StepKind::uniqueness_4,
     [](Game& g) { return rectangle(g, StepKind::uniqueness_4); }},
    {Level::hard, 100, StepKind::uniqueness_5,
     [](Game& g) { return rectangle(g, StepKind::uniqueness_5); }},
    {Level::hard, 100, StepKind::uniqueness_6,
     [](Game& g) { return rectangle(g, StepKind::uniqueness_6); }},
    {Level::hard, 100, StepKind::hidden_rectangle,
     [](Game& g) { return rectangle(g, StepKind::hidden_rectangle); }},
    {Level::hard, 100, StepKind::avoidable_rectangle_1,
     [](Game& g) { return avoidable_rectangle(g, StepKind::avoidable_rectangle_1); }},
    {Level::hard, 100, StepKind::avoidable_rectangle_2,
     [](Game& g) { return avoidable_rectangle(g, StepKind::avoidable_rectangle_2); }},
    {Level::hard, 130, StepKind::finned_x_wing,
     [](Game& g) { return g.finders.fish.finned(g.board, 2, g.step); }},
    {Level::hard, 150, StepKind::sashimi_x_wing,
     [](Game& g) { return g.finders.fish.sashimi(g.board, 2, g.step); }},
    {Level::unfair, 200, StepKind::finned_swordfish,
     [](Game& g) { return g.finders.fish.finned(g.board, 3, g.step); }},
    {Level::unfair, 240, StepKind::sashimi_swordfish,
     [](Game& g) { return g.finders.fish.sashimi(g.board, 3, g.step); }},
    {Level::unfair, 250, StepKind::finned_jellyfish,
     [](Game& g) { return g.finders.fish.finned(g.board, 4, g.step); }},
    {Level::unfair, 260, StepKind::sashimi_jellyfish,
     [](Game& g) { return g.finders.fish.sashimi(g.board, 4, g.step); }},
    {Level::unfair, 250, StepKind::sue_de_coq,
     [](Game& g) { return g.finders.sue_de_coq.find(g.board, g.step); }},
    {Level::hard, 150, StepKind::simple_colors_trap,
     [](Game& g) { return g.finders.single_digit.simple_colors(g.board, g.step); }},
    {Level::hard, 200, StepKind::multi_colors_1,
     [](Game& g) { return g.finders.single_digit.multi_colors(g.board, g.step); }},
    {Level::unfair, 260, StepKind::x_chain,
     [](Game& g) { return g.finders.digit_chains.x_chain(g.board, g.step); }},
    {Level::unfair, 260, StepKind::xy_chain, [](Game& g) { return xy_chain(g.board, g.step); }},
    {Level::unfair, 280, StepKind::discontinuous_nice_loop,
     [](Game& g) { return g.finders.tabling.nice_loop(g.board, false, g.step); }},
    {Level::unfair, 300, StepKind::grouped_discontinuous_nice_loop,
     [](Game& g) { return g.finders.tabling.nice_loop(g.board, true, g.step); }},
    {Level::unfair, 300, StepKind::als_xz,
     [](Game& g) { return g.finders.almost_locked_sets.xz(g.board, g.step); }},
    {Level::unfair, 320, StepKind::als_xy_wing,
     [](Game& g) { return g.finders.almost_locked_sets.xy_wing(g.board, g.step); }},
    {Level::unfair, 340, StepKind::als_chain,
     [](Game& g) { return g.finders.almost_locked_sets.chain(g.board, g.step); }},
    {Level::unfair, 300, StepKind::franken_x_wing,
     [](Game& g) { return g.finders.fish.franken(g.board, 2, g.step); }},
    {Level::unfair, 350, StepKind::franken_swordfish,
     [](Game& g) { return g.finders.fish.franken(g.board, 3, g.step); }},
    {Level::unfair, 390, StepKind::finned_franken_x_wing,
     [](Game& g) { return g.finders.fish.finned_franken(g.board, 2, g.step); }},
    {Level::unfair, 410, StepKind::finned_franken_swordfish,
     [](Game& g) { return g.finders.fish.finned_franken(g.board, 3, g.step); }},
    {Level::extreme, 500, StepKind::forcing_chain_contradiction,
     [](Game& g) { return g.finders.tabling.forcing_chain(g.board, g.step); }},
    {Level::extreme, 700, StepKind::forcing_net_contradiction,
     [](Game& g) { return g.finders.tabling.forcing_net(g.board, g.step); }},
    {Level::extreme, 10000, StepKind::brute_force,
     [](Game& g) { return brute_force(g.board, g.solution, g.step); }},
};

constexpr int kMostScore[] = {800, 1000, 1600, 1800};  // of the levels below extreme

/// Behind the last technique of a level or an easier one.
const Technique* end_of(Level level) {
  const auto* end = std::end(kTechniques);
  while (std::prev(end)->level > level) --end;
  return end;
}

/// The highest score of puzzles within the bound.
int most_score(const Bound& bound) {
  return bound.level == Level::extreme
             ? bound.score
             : std::min(bound.score, kMostScore[static_cast<int>(bound.level)]);
}

void apply(const Step& step, Board& board) {
  for (const Candidate& placed : step.placements) board.place(placed.cell, placed.digit);
  for (const Candidate& removed : step.removals) board.remove(removed.cell, removed.digit);
}

}  // namespace

std::string to_string(std::span<const StepKind> path) {
  std::string result;
  for (auto step = path.begin(); step != path.end();) {
    const auto next = std::find_if(step, path.end(), [&](StepKind kind) { return kind != *step; });
    if (!result.empty()) result += ' ';
    result += names_of(*step).argument;
    if (next - step > 1) result += '*' + std::to_string(next - step);
    step = next;
  }
  return result;
}

Rater::Rater() : finders_(std::make_unique<Finders>()) {}
Rater::Rater(Rater&&) noexcept = default;
Rater& Rater::operator=(Rater&&) noexcept = default;
Rater::~Rater() = default;

Rating Rater::rate(std::span<const int, kCells> givens, std::span<const int, kCells> solution,
                   const base::Deadline& deadline, const std::function<void()>& on_step,
                   const Bound& bound) {
  const Technique* const end = end_of(bound.level);
  const int most = most_score(bound);
  Board board(givens);
  Game game{.board = board, .solution = solution, .finders = *finders_, .step = {}};
  finders_->begin_puzzle();
  Rating rating;
  int highest = 0;
  while (game.board.empty_cells() > 0) {
    rating.empty_cells = game.board.empty_cells();
    if (deadline.passed()) return rating;
    finders_->begin_turn();
    const auto* const technique = std::find_if(
        std::begin(kTechniques), end, [&](const Technique& one) { return one.find(game); });
    if (technique == end || technique->level > bound.level ||
        rating.score + technique->score > most) {
      rating.is_beyond = true;
      return rating;
    }
    rating.score += technique->score;
    rating.level = std::max(rating.level, technique->level);
    rating.path.push_back(game.step.kind);
    if (technique->score > highest) {
      highest = technique->score;
      rating.hardest = game.step.kind;
    }
    apply(game.step, game.board);
    if (on_step) on_step();
  }
  rating.is_whole = true;
  rating.empty_cells = 0;
  while (rating.level != Level::extreme &&
         rating.score > kMostScore[static_cast<int>(rating.level)]) {
    rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
  }
  return rating;
}

std::optional<Step> Rater::next_step(Board& board, StepKind kind) {
  const auto* const technique =
      std::find_if(std::begin(kTechniques), std::end(kTechniques),
                   [&](const Technique& one) { return one.kind == kind; });
  if (technique == std::end(kTechniques)) return std::nullopt;
  finders_->begin_puzzle();
  finders_->begin_turn();
  constexpr std::array<int, kCells> kUnknown{};
  Game game{.board = board, .solution = kUnknown, .finders = *finders_, .step = {}};
  if (!technique->find(game)) return std::nullopt;
  return std::move(game.step);
}

}  // namespace omnidoku::ratings::hodoku

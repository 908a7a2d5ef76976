// SPDX-License-Identifier: MIT
//
// The course of making one puzzle: check what is asked for; where that leaves everything open, make
// one of a series of the classic engine (plain.h). Else, until a puzzle is as wanted or
// the effort is spent: fill a grid, place constraints, hide cells. Where a number of givens is
// missed, the puzzle is changed a little before it is thrown away: some hidden cells are shown
// again, and other cells hidden for them. From a minimal 9x9 puzzle with 24 givens such a walk
// reaches 20 or 21 within a second, which independent puzzles would hit once in 100,000.
#include "generate/generate.h"

#include <algorithm>

#include "base/check.h"
#include "generate/budget.h"
#include "generate/exhaustion.h"
#include "generate/fillable.h"
#include "generate/filler.h"
#include "generate/new_map.h"
#include "generate/placement.h"
#include "generate/plain.h"
#include "generate/plan.h"
#include "generate/reducer.h"
#include "generate/steering.h"
#include "generate/uniqueness.h"
#include "verify/verify.h"

namespace omnidoku::generate {
namespace {

constexpr int kPatience = 300;          // changes without gain before a new grid
constexpr int kGridsWithoutGivens = 4;  // grids tried before constraints get givens

/// The making of one puzzle.
class Maker {
 public:
  Maker(const Request& request, Plan plan)
      : request_(request),
        orbits_(std::move(plan.orbits)),
        kinds_(std::move(plan.kinds)),
        empty_(std::move(plan.empty)),
        random_(base::Random::for_stream(request.seed, request.stream)),
        budget_(request.limits, kDefaultEffort),
        goal_{request.givens, request.minimal} {}

  base::Result<Made> make();

 private:
  enum class Step : std::uint8_t { made, missed, interrupted };

  /// Makes puzzle_ from a filled grid.
  base::Result<Step> attempt();
  Step hide_cells();
  /// Gives the cells of the pattern.
  Step fill_pattern();
  Step walk(Reducer& reducer);
  /// Takes in what the search came to.
  void note(const Reducer& reducer);
  [[nodiscard]] std::string how_far() const;

  const Request& request_;
  const Orbits orbits_;
  const std::vector<const Placer*> kinds_;
  const model::Puzzle empty_;
  base::Random random_;
  Budget budget_;
  Exhaustion exhaustion_{budget_};
  const Goal goal_;
  model::Puzzle puzzle_;
  int grids_with_pattern_ = 0;    ///< that were tried
  int grids_without_places_ = 0;  ///< on which some kind could not be placed
  int grids_without_givens_ = 0;  ///< whose constraints could not be made to leave one solution
  std::optional<int> nearest_;    ///< number of givens nearest to the wanted one
  int num_undecided_ = 0;         ///< givens of puzzle_ not proven necessary
  bool undecided_ = false;        ///< some attempt ended with givens neither needed nor superfluous
};

base::Result<Made> Maker::make() {
  if (const auto reason = why_unfillable(*empty_.board)) return unfillable(*reason);
  solve::Prepared board(empty_);
  while (true) {
    base::Result<model::FilledGrid> grid = fill(board, empty_.givens, random_, budget_);
    if (!grid) return grid.error();
    puzzle_ = empty_;
    puzzle_.solution = std::move(*grid);
    exhaustion_.begin_grid();
    const base::Result<Step> step = attempt();
    if (!step) return step.error();
    if (*step == Step::made) {
      OMNIDOKU_CHECK(verify::is_solution(puzzle_, *puzzle_.solution));
      return Made{std::move(puzzle_), goal_.givens ? 0 : num_undecided_};
    }
    if (*step == Step::interrupted || budget_.effort_spent()) {
      return budget_.error(how_far(), advice(request_));
    }
    if (exhaustion_.all_seen()) {
      return base::make_error(
          base::ErrorCode::too_large,
          "no puzzle as wanted was found: " + exhaustion_.words() + " (" + how_far() + ")",
          advice(request_));
    }
  }
}

base::Result<Maker::Step> Maker::attempt() {
  if (kinds_.empty()) return request_.pattern ? fill_pattern() : hide_cells();
  if (const auto placed = place(puzzle_, kinds_, false, random_); !placed) {
    // Another grid may have places for them.
    if (++grids_without_places_ >= kGridsWithoutPlaces) return placed.error();
    return Step::missed;
  }
  if (request_.pattern) return fill_pattern();
  if (can_replace_givens(kinds_) && (!goal_.givens || goal_.givens->first == 0)) {
    if (make_unique(puzzle_, kinds_, random_, budget_)) return Step::made;
    if (budget_.interrupted()) return Step::interrupted;
    // Some grids have corners that no constraints of the kind tell apart; another may do.
    ++grids_without_givens_;
    const bool givens_allowed = !goal_.givens || goal_.givens->second > 0;
    const bool another = grids_without_givens_ < kGridsWithoutGivens && !budget_.effort_spent();
    if (another || !givens_allowed) return Step::missed;
  }
  return hide_cells();
}

Maker::Step Maker::hide_cells() {
  solve::DifferenceSets sets(puzzle_.num_cells());
  if (puzzle_.constraints.empty()) sets.add_swaps(*puzzle_.board, *puzzle_.solution);
  Uniqueness uniqueness(puzzle_, *puzzle_.solution, budget_);
  Reducer reducer(uniqueness, orbits_, std::move(sets));
  const Reducer::End end = reducer.reduce(goal_, random_);
  note(reducer);
  num_undecided_ = reducer.num_undecided();
  Step step = Step::missed;
  switch (end) {
    case Reducer::End::done: step = Step::made; break;
    case Reducer::End::missed: step = walk(reducer); break;
    case Reducer::End::gave_up: undecided_ = true; break;
    case Reducer::End::stopped: step = Step::interrupted; break;
  }
  puzzle_.givens = reducer.givens();
  return step;
}

Maker::Step Maker::fill_pattern() {
  Uniqueness uniqueness(puzzle_, *puzzle_.solution, budget_);
  give_pattern(*request_.pattern, puzzle_);
  const Other other = uniqueness.differs(puzzle_.givens, kEffortOfPattern);
  if (other == Other::stopped) return Step::interrupted;
  ++grids_with_pattern_;
  if (exhaustion_.wants_puzzle()) exhaustion_.note(puzzle_);
  return other == Other::none ? Step::made : Step::missed;
}

Maker::Step Maker::walk(Reducer& reducer) {
  Reducer::State best = reducer.state();
  int best_distance = givens_off(request_, reducer.num_givens());
  for (int idle = 0; idle < kPatience && !budget_.effort_spent(); ++idle) {
    reducer.reveal(static_cast<int>(random_.between(1, kMostRevealed)), random_);
    const Reducer::End end = reducer.reduce(goal_, random_);
    if (end == Reducer::End::done) return Step::made;
    if (end == Reducer::End::stopped) return Step::interrupted;
    note(reducer);
    const int new_distance = givens_off(request_, reducer.num_givens());
    if (new_distance > best_distance || end == Reducer::End::gave_up) {
      reducer.restore(best);
      continue;
    }
    if (new_distance < best_distance) idle = 0;
    best_distance = new_distance;
    best = reducer.state();
  }
  return Step::missed;
}

void Maker::note(const Reducer& reducer) {
  if (exhaustion_.wants_puzzle()) {
    puzzle_.givens = reducer.givens();
    exhaustion_.note(puzzle_);
  }
  const int num_givens = reducer.num_givens();
  if (!nearest_ || givens_off(request_, num_givens) < givens_off(request_, *nearest_))
    nearest_ = num_givens;
}

std::string Maker::how_far() const {
  if (request_.pattern) {
    return "of " + std::to_string(grids_with_pattern_) +
           " grids tried none was told by the givens of the pattern";
  }
  if (!nearest_) {
    return grids_without_givens_ == 0 ? "" : "on no grid tried did constraints alone suffice";
  }
  if (undecided_ || !goal_.givens) {
    return std::to_string(*nearest_) + " givens left, not all of them proven necessary";
  }
  return "wanted " + text_of_givens(*goal_.givens) + " givens, the nearest reached was " +
         std::to_string(*nearest_);
}

}  // namespace

base::Result<model::Puzzle> generate(const Request& request) {
  base::Result<Made> made = make(request);
  if (!made) return made.error();
  return std::move(made->puzzle);
}

base::Result<Made> make(const Request& wanted) {
  OMNIDOKU_CHECK(wanted.board != nullptr);
  const base::Result<Request> settled = with_board_settled(wanted);
  if (!settled) return settled.error();
  const Request& request = *settled;
  base::Result<Plan> plan = make_plan(request);
  if (!plan) return plan.error();
  if (is_plain(request)) return make_plain(request, std::move(plan->empty));
  if (request.pattern && is_steerable(request, *plan)) {
    base::Result<model::Puzzle> puzzle = make_steered(request, {}, *plan);
    if (!puzzle) return puzzle.error();
    return Made{*std::move(puzzle)};
  }
  Maker maker(request, std::move(*plan));
  return maker.make();
}

}  // namespace omnidoku::generate

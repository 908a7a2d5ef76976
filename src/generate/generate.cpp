// SPDX-License-Identifier: MIT
//
// The course of making one puzzle: check what is asked for; then, until a puzzle is as wanted or
// the effort is spent: fill a grid, place constraints, hide cells. Where a number of givens is
// missed, the puzzle is changed a little before it is thrown away: some hidden cells are shown
// again, and other cells hidden for them. From a minimal 9x9 puzzle with 24 givens such a walk
// reaches 20 or 21 within a second, which independent puzzles would hit once in 100,000.
#include "generate/generate.h"

#include <algorithm>

#include "base/check.h"
#include "constraints/rules.h"
#include "generate/budget.h"
#include "generate/filler.h"
#include "generate/new_map.h"
#include "generate/placement.h"
#include "generate/reducer.h"
#include "generate/uniqueness.h"
#include "verify/verify.h"

namespace omnidoku::generate {
namespace {

using base::ErrorCode;
using base::make_error;

constexpr std::uint64_t kDefaultEffort = 2'000'000;  // nodes
constexpr int kPatience = 300;                       // changes without gain before a new grid
constexpr int kGridsWithoutGivens = 4;               // grids tried before constraints get givens
constexpr int kMostRevealed = 6;                     // orbits shown again in one change

using Range = std::pair<int, int>;

std::string text_of(const Range& range) {
  const std::string first = std::to_string(range.first);
  return range.first == range.second ? first : first + " to " + std::to_string(range.second);
}

base::Result<std::vector<const Placer*>> find_placers(const std::vector<std::string>& kinds) {
  std::vector<const Placer*> result;
  for (const std::string& kind : kinds) {
    const Placer* placer = find_placer(kind);
    if (placer == nullptr) {
      std::string known;
      for (const std::string_view id : placeable_kinds()) {
        known += (known.empty() ? "" : ", ") + std::string(id);
      }
      return make_error(ErrorCode::unknown_name, "cannot place constraints of kind '" + kind + "'",
                        "kinds that can be placed: " + known);
    }
    if (std::find(result.begin(), result.end(), placer) == result.end()) result.push_back(placer);
  }
  return result;
}

/// The board with the constraints that are to stay, without givens.
base::Result<model::Puzzle> empty_puzzle(const Request& request) {
  const int num_digits = request.board->num_digits();
  const model::Symbols symbols =
      request.symbols ? *request.symbols : model::Symbols::standard(num_digits);
  if (symbols.size() != num_digits) {
    return make_error(ErrorCode::wrong_length, "the board needs " + std::to_string(num_digits) +
                                                   " symbols, not " +
                                                   std::to_string(symbols.size()));
  }
  model::Puzzle puzzle = model::make_puzzle(request.board, symbols);
  puzzle.constraints = request.constraints;
  if (const auto valid = constraints::validate_puzzle(puzzle); !valid) return valid.error();
  const std::vector<constraints::Conflict> conflicts = constraints::find_conflicts(puzzle);
  if (!conflicts.empty()) {
    return make_error(ErrorCode::bad_constraint, conflicts.front().message);
  }
  for (const model::ConstraintSpec& spec : request.constraints) {
    if (std::find(request.kinds.begin(), request.kinds.end(), spec.type) == request.kinds.end()) {
      continue;
    }
    return make_error(
        ErrorCode::usage,
        "cannot place constraints of kind '" + spec.type + "' on a board that has some already",
        "leave the kind out, or begin with a board without them");
  }
  return puzzle;
}

/// Whether the wanted number of givens makes sense on this board with these orbits.
base::Result<void> check_givens(const Request& request, const Orbits& orbits) {
  if (!request.givens) return {};
  const Range& range = *request.givens;
  const int num_cells = request.board->num_cells();
  if (range.first > range.second || range.first < 0 || range.second > num_cells) {
    return make_error(
        ErrorCode::usage,
        "cannot make a puzzle with " + text_of(range) + " givens on a board of " +
            std::to_string(num_cells) + " cells",
        "a number, or two with the smaller one first, from 0 to " + std::to_string(num_cells));
  }
  std::map<int, int> sizes;
  for (const auto& orbit : orbits) ++sizes[static_cast<int>(orbit.size())];
  if (can_reach(num_cells, sizes, range)) return {};
  std::string list;
  for (const auto& [size, count] : sizes)
    list += (list.empty() ? "" : " or ") + std::to_string(size);
  return make_error(ErrorCode::usage,
                    "with symmetry " + std::string(to_string(request.symmetry)) +
                        " this board cannot have " + text_of(range) + " givens: they come by " +
                        list,
                    "ask for another number of givens, or for a range");
}

/// The making of one puzzle.
class Maker {
 public:
  Maker(const Request& request, Orbits orbits, std::vector<const Placer*> kinds,
        model::Puzzle empty)
      : orbits_(std::move(orbits)),
        kinds_(std::move(kinds)),
        empty_(std::move(empty)),
        random_(base::Random::for_stream(request.seed, request.stream)),
        budget_(request.limits, kDefaultEffort),
        goal_{request.givens, request.minimal} {}

  base::Result<Made> make();

 private:
  enum class Step : std::uint8_t { made, missed, interrupted };

  /// Makes puzzle_ from a filled grid.
  base::Result<Step> attempt();
  Step hide_cells();
  Step walk(Reducer& reducer);
  [[nodiscard]] int distance(int num_givens) const;
  void note(int num_givens);
  [[nodiscard]] std::string how_far() const;

  const Orbits orbits_;
  const std::vector<const Placer*> kinds_;
  const model::Puzzle empty_;
  base::Random random_;
  Budget budget_;
  const Goal goal_;
  model::Puzzle puzzle_;
  int grids_without_givens_ = 0;  ///< whose constraints could not be made to leave one solution
  std::optional<int> nearest_;    ///< number of givens nearest to the wanted one
  int num_undecided_ = 0;         ///< givens of puzzle_ not proven necessary
  bool undecided_ = false;        ///< some attempt ended with givens neither needed nor superfluous
};

base::Result<Made> Maker::make() {
  solve::Prepared board(empty_);
  while (true) {
    base::Result<model::FilledGrid> grid = fill(board, empty_.givens, random_, budget_);
    if (!grid) return grid.error();
    puzzle_ = empty_;
    puzzle_.solution = std::move(*grid);
    const base::Result<Step> step = attempt();
    if (!step) return step.error();
    if (*step == Step::made) {
      OMNIDOKU_CHECK(verify::is_solution(puzzle_, *puzzle_.solution));
      return Made{std::move(puzzle_), goal_.givens ? 0 : num_undecided_};
    }
    if (*step == Step::interrupted || budget_.effort_spent()) return budget_.error(how_far());
  }
}

base::Result<Maker::Step> Maker::attempt() {
  if (kinds_.empty()) return hide_cells();
  if (const auto placed = place(puzzle_, kinds_, random_); !placed) return placed.error();
  if (!goal_.givens || goal_.givens->first == 0) {
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
  note(reducer.num_givens());
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

Maker::Step Maker::walk(Reducer& reducer) {
  Reducer::State best = reducer.state();
  int best_distance = distance(reducer.num_givens());
  for (int idle = 0; idle < kPatience && !budget_.effort_spent(); ++idle) {
    reducer.reveal(static_cast<int>(random_.between(1, kMostRevealed)), random_);
    const Reducer::End end = reducer.reduce(goal_, random_);
    if (end == Reducer::End::done) return Step::made;
    if (end == Reducer::End::stopped) return Step::interrupted;
    note(reducer.num_givens());
    const int new_distance = distance(reducer.num_givens());
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

int Maker::distance(int num_givens) const {
  if (!goal_.givens) return 0;
  return std::max({0, num_givens - goal_.givens->second, goal_.givens->first - num_givens});
}

void Maker::note(int num_givens) {
  if (!nearest_ || distance(num_givens) < distance(*nearest_)) nearest_ = num_givens;
}

std::string Maker::how_far() const {
  if (!nearest_) {
    return grids_without_givens_ == 0 ? "" : "on no grid tried did constraints alone suffice";
  }
  if (undecided_ || !goal_.givens) {
    return std::to_string(*nearest_) + " givens left, not all of them proven necessary";
  }
  return "wanted " + text_of(*goal_.givens) + " givens, the nearest reached was " +
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
  base::Result<model::Puzzle> empty = empty_puzzle(request);
  if (!empty) return empty.error();
  base::Result<std::vector<const Placer*>> kinds = find_placers(request.kinds);
  if (!kinds) return kinds.error();
  base::Result<Orbits> found = orbits(*request.board, request.symmetry);
  if (!found) return found.error();
  if (const auto good = check_givens(request, *found); !good) return good.error();
  Maker maker(request, std::move(*found), std::move(*kinds), std::move(*empty));
  return maker.make();
}

}  // namespace omnidoku::generate

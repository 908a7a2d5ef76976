// SPDX-License-Identifier: MIT
//
// Puzzles of a wanted level. Puzzles made blindly and rated hardly ever fit: minimal ones are too
// hard on large boards and on killers, and easy ones have more givens than minimal ones. So the
// givens are chosen by the solving path itself (climb.h), which goes no higher than the level:
//
//   - Up to easy, from below: begin with few givens, or none, and solve. Where the path is stuck,
//     one more cell is told and the path goes on. When it ends, the givens suffice; each was told
//     where nothing easier was left to do. Such a path is itself the proof that there is one
//     solution, so that no search is needed, however large the board is. Where a thousand such
//     puzzles were all too easy, they are sought from above.
//   - Above, from the other end: hide cells while the solution stays unique, and solve. Where the
//     path is stuck, the puzzle is too hard: tell cells as before. Where it ends without a step of
//     the level, the puzzle is too easy: show some cells again, hide others, keep what is not
//     easier.
//
// Constraints that suffice without givens, such as killer cages, are changed instead: while the
// puzzle is too easy they tell less (two cages become one), while it is too hard they tell more
// (cages are grown anew, and smaller). To and fro, since there is more than one way each time: that
// finds expert killers ten times as soon as giving up what has become too hard.
//
// Where an easy puzzle shall have no givens, what the path needs besides is told by constraints: a
// cage of one cell.
//
// Constraints beside givens whose number was asked for are thinned out where every puzzle with all
// of them was too easy: forty givens and cages over the whole board leave nothing to find.
//
// Either way the puzzle is rated once more from its beginning, since with all its givens known from
// the start a path may take other steps; what it misses by then is tried again.
#include "generate/target.h"

#include <algorithm>
#include <array>
#include <map>

#include "base/check.h"
#include "base/hash.h"
#include "generate/climb.h"
#include "generate/exhaustion.h"
#include "generate/fillable.h"
#include "generate/filler.h"
#include "generate/fit.h"
#include "generate/new_map.h"
#include "generate/placement.h"
#include "generate/plan.h"
#include "generate/steering.h"
#include "generate/uniqueness.h"
#include "verify/verify.h"

namespace omnidoku::generate {
namespace {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;
using logic::Level;

constexpr std::uint64_t kRatedEffort = 3 * kDefaultEffort;
// Nodes for a given more or less of one puzzle among many.
constexpr std::uint64_t kReducedEffort = 10'000;
constexpr int kRatedPatience = 12;     // changes without gain before a new grid
constexpr int kPatienceMended = 300;   // the same on a walk, where too hard ones can be mended
constexpr int kPatienceMinimal = 60;   // and where they cannot
constexpr int kPatienceThinning = 60;  // and where fewer constraints may do
constexpr int kMostRepeats = 12;       // times that a walk comes back to a puzzle that was too easy
constexpr int kMostChanges = 40;       // of constraints that suffice without givens
constexpr int kMostTooEasyFromBelow = 1000;  // puzzles, before they are looked for from above
constexpr int kGridsWithUnusualGivens = 8;   // that are given up for needing more than is usual
constexpr int kMostMendings = 4;             // times a puzzle is rated and mended again

constexpr std::array<Level, 6> kLevelsToMake = {Level::beginner, Level::easy,   Level::medium,
                                                Level::hard,     Level::expert, Level::extreme};

/// Numbers of givens that a person expects of a level, of 81 cells; nothing where fewer is better.
std::optional<std::pair<int, int>> usual_givens(Level level) {
  if (level == Level::beginner) return std::pair(34, 40);
  if (level == Level::easy) return std::pair(30, 36);
  return std::nullopt;
}

class RatedMaker {
 public:
  RatedMaker(const Request& request, const Target& target, Plan plan);

  base::Result<model::Puzzle> make();

 private:
  enum class Step : std::uint8_t { made, missed, interrupted };

  /// How a set of givens does. Less is better; fits when both numbers are 0.
  struct Standing {
    int givens_off = 0;  ///< from the wanted number
    int level_off = 0;   ///< from the wanted level and techniques
    Verdict verdict = Verdict::as_wanted;
    std::optional<Level> level = {};  ///< of a puzzle whose path was allowed to its end

    [[nodiscard]] bool fits() const { return givens_off == 0 && level_off == 0; }
    [[nodiscard]] bool better_than(const Standing& other) const {
      return std::pair(givens_off, level_off) < std::pair(other.givens_off, other.level_off);
    }
  };

  base::Result<Step> attempt();
  /// Learns from the puzzles rated since there were so many how many constraints to keep.
  void settle_thinning(int rated_before, int easier_before);
  Step tell_cells();
  /// Adds givens up to the usual number as long as the level stays. False when interrupted.
  bool add_givens(Reducer::State& state, const std::vector<std::size_t>& order);
  Step hide_cells();
  /// Gives the cells of the pattern.
  Step fill_pattern();
  Step walk(Reducer& reducer);
  /// Makes constraints that suffice without givens tell less or more until the puzzle is as wanted.
  Step change_constraints();

  /// Rates the givens and, where allowed, tells cells until they are not too hard. Nothing when the
  /// budget ran out.
  enum class Telling : std::uint8_t { no, yes };
  std::optional<Standing> mend(Reducer::State& state, bool unique, Telling telling = Telling::yes);
  /// Tells the orbit of a random open cell; the number of cells that became givens.
  int tell_open_cell(Climb& climb, Reducer::State& state);
  [[nodiscard]] Standing stand(const Climb& climb, Climb::End end, int count) const;
  /// For the words about a puzzle that was not found.
  void count_rated(const Standing& standing, const Reducer::State& state);
  /// "of easy with 24 givens: ..12"
  [[nodiscard]] std::string describe(const Standing& standing, const Reducer::State& state) const;
  [[nodiscard]] Climb climb_from(const Reducer::State& state, bool unique);
  /// The puzzle with these givens.
  [[nodiscard]] model::Puzzle with_givens(const Reducer::State& state) const;
  /// Lets constraints say what the givens do, of which there are none afterwards.
  void tell_by_constraints(Reducer::State& state);
  [[nodiscard]] int num_givens(const Reducer::State& state) const;
  [[nodiscard]] int most_givens() const;
  [[nodiscard]] int most_told() const;
  [[nodiscard]] std::string how_far() const;
  [[nodiscard]] std::string hint() const;
  [[nodiscard]] base::Error failure() const;

  const Request& request_;
  const Target& target_;
  const Plan plan_;
  base::Random random_;
  Budget budget_;
  Exhaustion exhaustion_{budget_};
  bool from_below_ = false;         ///< givens are told, not hidden
  std::pair<int, int> usual_ = {};  ///< numbers of givens to aim at
  int start_ = 0;                   ///< givens to begin with, from below
  bool constraints_tell_ = false;   ///< where the path is stuck, instead of givens
  bool may_thin_out_ = false;
  int keep_percent_ = 100;             ///< of the constraints placed
  std::vector<std::size_t> orbit_of_;  ///< per cell
  model::Puzzle puzzle_;
  Reducer::State found_;  ///< the givens, when made

  int grids_without_places_ = 0;  ///< on which some kind could not be placed
  int num_unusual_ = 0;           ///< grids that needed more givens than is usual
  int num_rated_ = 0;
  int num_easier_ = 0;
  int num_harder_ = 0;
  int num_lacking_ = 0;     ///< that had the level but not the techniques
  int num_off_givens_ = 0;  // that had another number of givens
  std::optional<int> nearest_givens_;
  int num_open_patterns_ = 0;  ///< grids that the givens of the pattern did not tell
  std::optional<Standing> nearest_;
  std::string words_on_nearest_;
};

RatedMaker::RatedMaker(const Request& request, const Target& target, Plan plan)
    : request_(request),
      target_(target),
      plan_(std::move(plan)),
      random_(base::Random::for_stream(request.seed, request.stream)),
      budget_(request.limits, kRatedEffort) {
  const Level level = hardest_level(target_);
  from_below_ = level <= Level::easy && !request_.minimal;
  const int num_cells = request_.board->num_cells();
  usual_ = {0, num_cells};
  if (request_.givens) {
    usual_ = *request_.givens;
  } else if (const auto usual = usual_givens(level); usual && !request_.minimal) {
    usual_ = {usual->first * num_cells / 81, (usual->second * num_cells + 80) / 81};
  }
  if (!request_.givens && !plan_.kinds.empty()) usual_ = {0, 0};  // they tell enough
  const bool needs_givens = request_.givens && request_.givens->first > 0;
  const bool has_givens = needs_givens || (!from_below_ && !can_replace_givens(plan_.kinds));
  may_thin_out_ = has_givens && can_be_thinned_out(plan_.kinds);
  constraints_tell_ =
      from_below_ && request_.givens && request_.givens->second == 0 && can_tell_cells(plan_.kinds);
  start_ = plan_.kinds.empty() ? std::min(usual_.second, num_cells / 5) : 0;
  orbit_of_.resize(static_cast<std::size_t>(num_cells));
  for (std::size_t i = 0; i < plan_.orbits.size(); ++i) {
    for (const Cell cell : plan_.orbits[i]) orbit_of_[cell.index()] = i;
  }
}

base::Result<model::Puzzle> RatedMaker::make() {
  if (const auto reason = why_unfillable(*request_.board)) return unfillable(*reason);
  solve::Prepared board(plan_.empty);
  if (plan_.kinds.empty()) {
    if (const auto possible = check_techniques(target_, plan_.empty); !possible)
      return possible.error();
  }
  while (true) {
    base::Result<model::FilledGrid> grid = fill(board, plan_.empty.givens, random_, budget_);
    if (!grid) return grid.error();
    puzzle_ = plan_.empty;
    puzzle_.solution = std::move(*grid);
    exhaustion_.begin_grid();
    const base::Result<Step> step = attempt();
    if (!step) return step.error();
    if (*step == Step::made) {
      model::Puzzle puzzle = with_givens(found_);
      OMNIDOKU_CHECK(verify::is_solution(puzzle, *puzzle.solution));
      return puzzle;
    }
    if (*step == Step::interrupted) return budget_.error(how_far(), hint());
    if (budget_.effort_spent() || exhaustion_.all_seen()) return failure();
  }
}

base::Result<RatedMaker::Step> RatedMaker::attempt() {
  if (!plan_.kinds.empty()) {
    const bool gentle = from_below_;
    if (auto placed = place(puzzle_, plan_.kinds, gentle, random_); !placed) {
      // Another grid may have places for them.
      if (++grids_without_places_ >= kGridsWithoutPlaces) return placed.error();
      return Step::missed;
    }
    if (num_rated_ == 0) {
      if (const auto possible = check_techniques(target_, puzzle_); !possible)
        return possible.error();
    }
    if (keep_percent_ < 100) {
      thin_out(puzzle_, plan_.empty.constraints.size(), keep_percent_, random_);
    }
  }
  const int rated_before = num_rated_;
  const int easier_before = num_easier_;
  const Step step = request_.pattern ? fill_pattern() : from_below_ ? tell_cells() : hide_cells();
  settle_thinning(rated_before, easier_before);
  // With fewer givens than the path needs on its way up a puzzle may be harder.
  if (from_below_ && num_easier_ == num_rated_ && num_rated_ >= kMostTooEasyFromBelow) {
    from_below_ = false;
    exhaustion_.begin_anew();
  }
  return step;
}

void RatedMaker::settle_thinning(int rated_before, int easier_before) {
  if (!may_thin_out_) return;
  const int rated = num_rated_ - rated_before;
  const bool all_easier = rated > 0 && num_easier_ - easier_before == rated;
  keep_percent_ =
      all_easier ? std::max(1, keep_percent_ / 2) : std::min(100, keep_percent_ * 3 / 2 + 1);
}

Climb RatedMaker::climb_from(const Reducer::State& state, bool unique) {
  return {with_givens(state), unique, *target_.scale,
          bounds_for(target_, request_.board->num_cells()), budget_};
}

model::Puzzle RatedMaker::with_givens(const Reducer::State& state) const {
  model::Puzzle puzzle = puzzle_;
  for (std::size_t cell = 0; cell < orbit_of_.size(); ++cell) {
    if (state[orbit_of_[cell]]) puzzle.givens[cell] = (*puzzle.solution)[cell];
  }
  return puzzle;
}

RatedMaker::Step RatedMaker::tell_cells() {
  // 1. A few givens to begin with.
  std::vector<std::size_t> order(plan_.orbits.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  random_.shuffle(std::span(order));
  Reducer::State state(order.size(), false);
  int count = 0;
  for (const std::size_t orbit : order) {
    if (count >= start_) break;
    state[orbit] = true;
    count += static_cast<int>(plan_.orbits[orbit].size());
  }
  // 2. What the path needs besides.
  const std::optional<Standing> standing = mend(state, false);
  if (!standing) return Step::interrupted;
  const bool is_unusual = plan_.kinds.empty() && num_givens(state) > usual_.second &&
                          num_unusual_ < kGridsWithUnusualGivens;
  if (is_unusual) ++num_unusual_;
  if (standing->level_off > 0 || is_unusual || num_givens(state) > most_givens()) {
    start_ = std::max(0, start_ - std::max(1, request_.board->num_cells() / 40));
    return Step::missed;
  }
  // 3. More, up to the usual number.
  if (!add_givens(state, order)) return Step::interrupted;
  if (givens_off(request_, num_givens(state)) > 0) return Step::missed;
  found_ = std::move(state);
  return Step::made;
}

bool RatedMaker::add_givens(Reducer::State& state, const std::vector<std::size_t>& order) {
  const auto wanted = static_cast<int>(random_.between(usual_.first, usual_.second));
  std::vector<std::size_t> hidden;
  for (const std::size_t orbit : order) {
    if (!state[orbit]) hidden.push_back(orbit);
  }
  auto batch = static_cast<std::size_t>(std::max(1, request_.board->num_cells() / 40));
  int failures = 0;
  for (std::size_t next = 0; next < hidden.size() && failures < kRatedPatience;) {
    // Several at once, until that makes the puzzle too easy.
    Reducer::State more = state;
    int count = num_givens(state);
    std::size_t taken = 0;
    for (; taken < batch && next + taken < hidden.size() && count < wanted; ++taken) {
      more[hidden[next + taken]] = true;
      count += static_cast<int>(plan_.orbits[hidden[next + taken]].size());
    }
    if (taken == 0) break;
    if (count <= most_givens()) {
      Climb climb = climb_from(more, false);
      const Climb::End end = climb.go_on();
      if (end == Climb::End::stopped) return false;
      if (stand(climb, end, count).level_off == 0) {
        state = std::move(more);
        next += taken;
        continue;
      }
    }
    if (taken > 1) {
      batch = taken / 2;
    } else {
      ++next;
      ++failures;
    }
  }
  return true;
}

RatedMaker::Step RatedMaker::hide_cells() {
  bool without_givens = false;
  if (can_replace_givens(plan_.kinds) && (!request_.givens || request_.givens->first == 0)) {
    without_givens = make_unique(puzzle_, plan_.kinds, random_, budget_);
    if (budget_.interrupted()) return Step::interrupted;
  }
  if (without_givens) return change_constraints();
  solve::DifferenceSets sets(puzzle_.num_cells());
  if (puzzle_.constraints.empty()) sets.add_swaps(*puzzle_.board, *puzzle_.solution);
  Uniqueness uniqueness(puzzle_, *puzzle_.solution, budget_);
  Reducer reducer(uniqueness, plan_.orbits, std::move(sets));
  if (reducer.reduce({request_.givens, request_.minimal, kReducedEffort}, random_) ==
      Reducer::End::stopped) {
    return Step::interrupted;
  }
  return walk(reducer);
}

RatedMaker::Step RatedMaker::fill_pattern() {
  Reducer::State state(plan_.orbits.size());
  for (std::size_t i = 0; i < state.size(); ++i) {
    state[i] = (*request_.pattern)[plan_.orbits[i].front().index()];
  }
  model::Puzzle puzzle = puzzle_;
  give_pattern(*request_.pattern, puzzle);
  Uniqueness uniqueness(puzzle, *puzzle.solution, budget_);
  const Other other = uniqueness.differs(puzzle.givens, kEffortOfPattern);
  if (other == Other::stopped) return Step::interrupted;
  if (other != Other::none) {
    ++num_open_patterns_;
    if (exhaustion_.wants_puzzle()) exhaustion_.note(puzzle);
    return Step::missed;
  }
  const std::optional<Standing> standing = mend(state, true, Telling::no);
  if (!standing) return Step::interrupted;
  if (!standing->fits()) return Step::missed;
  found_ = std::move(state);
  return Step::made;
}

RatedMaker::Step RatedMaker::change_constraints() {
  const Reducer::State no_givens(plan_.orbits.size(), false);
  for (int changes = 0; changes < kMostChanges; ++changes) {
    Reducer::State state = no_givens;
    const std::optional<Standing> standing = mend(state, true, Telling::no);
    if (!standing) return Step::interrupted;
    if (standing->fits()) {
      found_ = std::move(state);
      return Step::made;
    }
    if (budget_.effort_spent()) break;
    // What tells as little as it can while it is too easy goes on from elsewhere.
    const bool too_easy = standing->level_off < kTooHard;
    if (too_easy && loosen(puzzle_, plan_.kinds, random_, budget_)) continue;
    if (!tell_more(puzzle_, plan_.kinds, random_, budget_)) break;
  }
  return budget_.interrupted() ? Step::interrupted : Step::missed;
}

RatedMaker::Step RatedMaker::walk(Reducer& reducer) {
  std::optional<Standing> best;
  Reducer::State best_state;
  const int patience = request_.minimal                     ? kPatienceMinimal
                       : may_thin_out_ && keep_percent_ > 1 ? kPatienceThinning
                                                            : kPatienceMended;
  // Where rules tell nearly all there are few puzzles to come by: none, but that without givens.
  std::map<Reducer::State, Standing> too_easy;
  int repeats = 0;
  for (int idle = 0; idle < patience && repeats < kMostRepeats; ++idle) {
    Reducer::State state = reducer.state();
    const auto known = too_easy.find(state);
    std::optional<Standing> standing;
    if (known != too_easy.end()) {
      ++repeats;
      standing = known->second;
    } else {
      const Reducer::State before = state;
      standing = mend(state, true);
      if (!standing) return Step::interrupted;
      if (standing->verdict == Verdict::easier && state == before)
        too_easy.emplace(before, *standing);
    }
    if (standing->fits()) {
      found_ = std::move(state);
      return Step::made;
    }
    if (!best || !best->better_than(*standing)) {
      if (!best || standing->better_than(*best)) idle = 0;
      best = standing;
      best_state = std::move(state);
    }
    if (budget_.effort_spent()) break;
    reducer.restore(best_state);
    reducer.reveal(static_cast<int>(random_.between(1, kMostRevealed)), random_);
    if (reducer.reduce({request_.givens, request_.minimal, kReducedEffort}, random_) ==
        Reducer::End::stopped) {
      return Step::interrupted;
    }
  }
  return Step::missed;
}

std::optional<RatedMaker::Standing> RatedMaker::mend(Reducer::State& state, bool unique,
                                                     Telling telling) {
  const bool may_tell = telling == Telling::yes && !request_.minimal;
  Standing standing;
  for (int round = 0; round < kMostMendings; ++round) {
    budget_.report(budget_.share_spent());
    int count = num_givens(state);
    Climb climb = climb_from(state, unique);
    Climb::End end = climb.go_on();
    const bool as_it_was = end == Climb::End::solved;
    while (end == Climb::End::stuck && may_tell && count < most_told()) {
      count += tell_open_cell(climb, state);
      end = climb.go_on();
    }
    if (end == Climb::End::stopped) return std::nullopt;
    if (constraints_tell_) {
      tell_by_constraints(state);
      count = 0;
    }
    standing = stand(climb, end, count);
    if (as_it_was || end != Climb::End::solved) break;
    standing.level_off = std::max(standing.level_off, 1);  // not yet rated with these givens
  }
  count_rated(standing, state);
  return standing;
}

void RatedMaker::count_rated(const Standing& standing, const Reducer::State& state) {
  ++num_rated_;
  if (exhaustion_.wants_puzzle()) exhaustion_.note(with_givens(state));
  const int count = num_givens(state);
  if (!nearest_ || standing.better_than(*nearest_)) {
    nearest_ = standing;
    words_on_nearest_ = describe(standing, state);
  }
  if (standing.verdict == Verdict::easier) ++num_easier_;
  if (standing.verdict == Verdict::harder) ++num_harder_;
  if (standing.verdict == Verdict::lacking) ++num_lacking_;
  if (standing.givens_off == 0) return;
  ++num_off_givens_;
  if (!nearest_givens_ || standing.givens_off < givens_off(request_, *nearest_givens_)) {
    nearest_givens_ = count;
  }
}

std::string RatedMaker::describe(const Standing& standing, const Reducer::State& state) const {
  std::string text = standing.level ? "of " + std::string(logic::to_string(*standing.level))
                                    : std::string("harder");
  const int count = num_givens(state);
  text += " with " + std::to_string(count) + (count == 1 ? " given" : " givens");
  // With constraints the givens alone are no puzzle, nor need they be where the path was stuck.
  if (!standing.level || !puzzle_.constraints.empty()) return text;
  text += ": ";
  for (std::size_t cell = 0; cell < orbit_of_.size(); ++cell) {
    text += state[orbit_of_[cell]] ? puzzle_.symbols.text((*puzzle_.solution)[cell]) : ".";
  }
  return text;
}

int RatedMaker::tell_open_cell(Climb& climb, Reducer::State& state) {
  std::vector<Cell> open;
  climb.board().for_each_open([&open](Cell cell) { open.push_back(cell); });
  const std::size_t orbit = orbit_of_[open[random_.below(open.size())].index()];
  OMNIDOKU_CHECK(!state[orbit]);
  state[orbit] = true;
  for (const Cell cell : plan_.orbits[orbit]) {
    if (!climb.board().is_placed(cell)) climb.reveal({cell, (*puzzle_.solution)[cell.index()]});
  }
  return static_cast<int>(plan_.orbits[orbit].size());
}

RatedMaker::Standing RatedMaker::stand(const Climb& climb, Climb::End end, int count) const {
  const Fit fit = fit_of(climb, end, target_);
  Standing standing{givens_off(request_, count), fit.off, fit.verdict};
  if (end == Climb::End::solved) standing.level = target_.scale->level_of(climb.hardest_cost());
  return standing;
}

int RatedMaker::num_givens(const Reducer::State& state) const {
  int count = 0;
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (state[i]) count += static_cast<int>(plan_.orbits[i].size());
  }
  return count;
}

void RatedMaker::tell_by_constraints(Reducer::State& state) {
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (!state[i]) continue;
    for (const Cell cell : plan_.orbits[i]) tell_cell(puzzle_, plan_.kinds, cell);
    state[i] = false;
  }
}

int RatedMaker::most_givens() const {
  return request_.givens ? request_.givens->second : request_.board->num_cells();
}

int RatedMaker::most_told() const {
  return constraints_tell_ ? request_.board->num_cells() : most_givens();
}

std::string RatedMaker::how_far() const {
  if (num_rated_ == 0 && num_open_patterns_ == 0) return {};
  std::string text = num_open_patterns_ == 0
                         ? ""
                         : std::to_string(num_open_patterns_) +
                               (num_open_patterns_ == 1 ? " grid" : " grids") +
                               " tried left the pattern more than one solution; ";
  text += "of " + std::to_string(num_rated_) +
          (num_rated_ == 1 ? " puzzle looked at " : " puzzles looked at ");
  text += std::to_string(num_easier_) + " were easier, " + std::to_string(num_harder_) + " harder";
  if (!target_.must_contain.empty() || target_.hardest_once) {
    text += ", and " + std::to_string(num_lacking_) +
            (target_.hardest_once ? " had not the techniques as often as wanted"
                                  : " lacked a technique");
  }
  if (nearest_givens_) {
    text += "; " + std::to_string(num_off_givens_) + " had another number of givens, " +
            std::to_string(*nearest_givens_) + " being the nearest";
  }
  if (nearest_) text += "; the nearest puzzle was " + words_on_nearest_;
  return text;
}

std::string RatedMaker::hint() const {
  std::vector<std::string> more;
  if (!target_.must_contain.empty() || !target_.only.empty() || target_.hardest_once) {
    more.emplace_back("leave the techniques open");
  }
  if (target_.level) more.emplace_back("choose another level");
  return advice(request_, more);
}

base::Error RatedMaker::failure() const {
  std::string wish;
  if (target_.level) wish = "the level " + std::string(logic::to_string(*target_.level));
  std::string techniques;
  for (const logic::Technique* technique : target_.must_contain) {
    techniques += (techniques.empty() ? "" : " and ") + std::string(technique->title);
  }
  if (target_.hardest_once) {
    wish += (wish.empty() ? "" : " and ") + std::string("one step of the hardest technique");
  }
  if (!target_.only.empty()) {
    wish += (wish.empty() ? "" : " and ") + std::string("a path of the named techniques only");
  }
  if (!techniques.empty()) wish += (wish.empty() ? "" : " with ") + techniques;
  if (request_.givens) wish += " and " + text_of_givens(*request_.givens) + " givens";
  std::string why = exhaustion_.words();
  if (!why.empty()) why += "; ";
  return make_error(ErrorCode::too_large,
                    "no puzzle was found with " + wish + ": " + why + how_far(), hint());
}

/// The request with a seed that is its own for every target, so that what is made of a seed at one
/// level has nothing in common with what is made of it at another.
Request with_own_seed(Request request, const Target& target) {
  base::Hash hash;
  const auto add_all = [&hash](const std::vector<const logic::Technique*>& techniques) {
    hash.add(techniques.size());
    for (const logic::Technique* technique : techniques) {
      for (const char letter : technique->id) hash.add(static_cast<unsigned char>(letter));
    }
  };
  const auto add_number = [&hash](auto number) { hash.add(static_cast<std::uint64_t>(number)); };
  hash.add(request.seed);
  add_number(target.level ? 1 + static_cast<int>(*target.level) : 0);
  if (const auto& wish = target.rating) {
    add_number(wish->measure);
    add_number(wish->level ? 1 + static_cast<int>(*wish->level) : 0);
    add_number(wish->least);
    add_number(wish->most);
  }
  add_all(target.must_contain);
  add_all(target.only);
  add_number(target.hardest_once);
  request.seed = hash.value();
  return request;
}

}  // namespace

std::span<const Level> levels_to_make() { return kLevelsToMake; }

base::Result<void> set_difficulty(std::string_view scale, std::string_view text, Target& target) {
  const std::optional<Measure> measure = measure_from(scale);
  if (!measure) {
    return make_error(ErrorCode::unknown_name, "there is no scale '" + std::string(scale) + "'",
                      "human, se or hodoku");
  }
  if (*measure == Measure::human) target.level = logic::level_from(text);
  if (target.level) return {};
  target.rating = rating_wish_from(*measure, text);
  if (target.rating) return {};
  std::string levels;
  if (*measure == Measure::human) {
    for (const Level level : levels_to_make()) levels += std::string(to_string(level)) + ", ";
    levels += "or ";
  }
  return make_error(
      ErrorCode::usage,
      "'" + std::string(text) + "' is no difficulty of the scale " + std::string(scale),
      levels + wishes_of(*measure));
}

base::Result<void> check_target(const Target& target) {
  const std::string hardest(logic::to_string(kLevelsToMake.back()));
  if (target.level && *target.level > kLevelsToMake.back()) {
    return make_error(ErrorCode::unsupported, "puzzles beyond every technique are not made",
                      "the hardest level that can be asked for is " + hardest);
  }
  for (const logic::Technique* technique : target.must_contain) {
    const Level least = target.scale->level_of(target.scale->least_cost(*technique));
    const std::string name(technique->title);
    if (least > kLevelsToMake.back()) {
      return make_error(
          ErrorCode::unsupported,
          "puzzles that take " + name + ", beyond every other technique, are not made",
          "ask for another technique");
    }
    if (!target.only.empty() &&
        std::find(target.only.begin(), target.only.end(), technique) == target.only.end()) {
      return make_error(ErrorCode::usage,
                        "a puzzle that takes " + name + " cannot do with other techniques only",
                        "name it among them, or leave it out");
    }
    if (target.level && least > *target.level) {
      return make_error(ErrorCode::usage,
                        "a puzzle that takes " + name + " is at least of level " +
                            std::string(logic::to_string(least)) + ", but " +
                            std::string(logic::to_string(*target.level)) + " was asked for",
                        "ask for that level, or leave the technique out");
    }
  }
  const auto is_hard_enough = [&](const logic::Technique* technique) {
    const int least_cost = target.scale->least_cost(*technique);
    return !target.level || target.scale->level_of(least_cost) >= *target.level;
  };
  if (!target.only.empty() &&
      std::none_of(target.only.begin(), target.only.end(), is_hard_enough)) {
    return make_error(ErrorCode::usage,
                      "none of the techniques that are to suffice is of the level " +
                          std::string(logic::to_string(*target.level)),
                      "name a harder one besides, or choose another level");
  }
  return {};
}

base::Result<model::Puzzle> generate_rated(const Request& wanted, const Target& target) {
  if (target.empty()) return generate(wanted);
  if (wanted.per_grid != 1) {
    return make_error(ErrorCode::usage,
                      "several puzzles of a grid cannot have a level or techniques");
  }
  if (const auto good = check_target(target); !good) return good.error();
  const base::Result<Request> settled = with_board_settled(with_own_seed(wanted, target));
  if (!settled) return settled.error();
  const Request& request = *settled;
  base::Result<Plan> plan = make_plan(request);
  if (!plan) return plan.error();
  const bool is_steered = target.rating || (request.pattern && is_steerable(request, *plan));
  if (is_steered) return make_steered(request, target, *plan);
  RatedMaker maker(request, target, std::move(*plan));
  return maker.make();
}

}  // namespace omnidoku::generate

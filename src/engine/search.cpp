// SPDX-License-Identifier: MIT
//
// Depth-first search. A level is a copy of all masks. A decision is tried on a copy; when it fails
// its digit is taken from the level below and that level is propagated again, so the last digit of
// a variable never costs a level, and after each failure the choice is made anew.
// Until the first solution the search restarts after a growing number of failures, keeping the
// weights and all that was refuted at the root; after it never, so that every solution is counted
// once: the tree of the last start is walked whole.
// Of digits that the problem does not tell apart a decision tries one (interchange.h, names.h).
// Hidden variables are decided below all cells; after a solution the rest of that subtree is
// skipped, so solutions are counted by their cells alone.
#include "engine/search.h"

#include <algorithm>
#include <limits>

namespace omnidoku::engine {

namespace {
constexpr auto kProgressEvery = std::chrono::milliseconds(100);
}  // namespace

template <class Mask>
Search<Mask>::Search(const Tables<Mask>& tables)
    : tables_(tables),
      work_(tables),
      brancher_(tables),
      names_(tables),
      interchange_(tables),
      states_(tables.layout.size),
      solution_(tables.num_cells) {
  work_.interrupt = [this] { return options_ != nullptr && look_at_limits(); };
}

template <class Mask>
SearchResult Search<Mask>::run(const std::vector<Mask>& start, const SearchOptions& options,
                               const Solver::OnSolution& on_solution) {
  // Whoever propagates by itself later has no limits to look at.
  const struct AtEnd {
    const SearchOptions*& options;
    Index& left_out;
    ~AtEnd() {
      options = nullptr;
      left_out = kNone;
    }
  } at_end{options_, work_.left_out};
  options_ = &options;
  on_solution_ = &on_solution;
  counters_ = {};
  work_.runs = {};
  reason_ = base::StopReason::exhausted;
  started_ = last_progress_ = Clock::now();
  shares_.assign(1, 1.0);
  done_ = reported_ = 0;
  num_restarts_ = 0;
  const bool is_free = !options.shuffle_seed && options.near.empty();
  names_.start(start, is_free);
  interchange_.start(start, is_free && names_.empty());
  restart_budget_ = interchange_.empty() ? options.heuristics.first_restart
                                         : options.heuristics.first_restart_alike;
  next_milestone_ = options.milestone.nodes;
  failures_since_restart_ = 0;
  depth_ = 0;
  decisions_.clear();
  this->start(start);
  names_.restrict(work_.masks);
  work_.left_out = names_.numbering();
  work_.interrupted = false;
  std::vector<Mask> near;
  for (const geometry::Digit digit : options.near)
    near.push_back(tables_.to_internal(geometry::DigitSet::single(digit)));
  brancher_.start(options.heuristics, options.shuffle_seed, std::move(near));

  SearchResult result;
  if (tables_.contradiction) {
    result.contradiction = tables_.contradiction;
    return result;
  }
  if (options.limits.nodes && *options.limits.nodes == 0) {
    result.reason = base::StopReason::nodes;
    return result;
  }
  // 1. The root: everything is looked at once; a contradiction here is the puzzle's own.
  counters_.nodes = 1;
  bool open = propagate_all(work_);
  if (options.heuristics.by_effects && tables_.vector_form != nullptr &&
      (tables_.has_sums || tables_.has_sets) && brancher_.may_go_by_effects()) {
    brancher_.go_by_effects();
    note_effect(false);
  }
  bool is_probed = false;
  if (!open && !work_.interrupted) result.contradiction = describe(work_.failure);
  while (open && !out_of_limits()) {
    // 2. A quiet state: decide, or report if nothing is open.
    bool is_new = true;  // the state comes from the decision taken last, not from its opposite
    if (const Decision<Mask> decision = brancher_.choose(work_, interchange_, names_, depth_);
        decision.variable != kNone) {
      ++counters_.guesses;
      descend(decision);
    } else {
      if (!report_solution()) break;
      open = skip_to_cell_decision();
      is_new = false;
    }
    // 3. Propagate; every failure takes back one decision and puts its opposite in force.
    while (open) {
      ++counters_.nodes;
      if (propagate(work_)) {
        note_effect(is_new);
        break;
      }
      if (is_new && brancher_.goes_by_effects() && !decisions_.empty())
        brancher_.learn_failure(decisions_.back());
      is_new = false;
      open = !work_.interrupted && backtrack();
    }
    // 4. Too many failures without a solution: start again with what was learned.
    if (!open || counters_.solutions != 0) continue;
    if (brancher_.goes_by_effects()) {
      if (is_probed || counters_.nodes < options.heuristics.probe_after) continue;
      is_probed = true;
      restart();
      open = probe_root();
    } else if (failures_since_restart_ >= restart_budget_) {
      restart();
    }
  }
  work_.clear();
  result.reason = reason_;
  result.counters = counters_;
  result.runs = work_.runs;
  return result;
}

/// After a propagation that went through.
template <class Mask>
void Search<Mask>::note_effect(bool is_new) {
  if (!brancher_.goes_by_effects()) return;
  openness_.resize(std::max(openness_.size(), depth_ + 1));
  openness_[depth_] = brancher_.openness(work_);
  if (is_new && depth_ > 0)
    brancher_.learn_effect(decisions_.back(), openness_[depth_ - 1] - openness_[depth_]);
}

/// At the root: tries every candidate of every cell, to know its effect; those that fail are gone.
/// False if that refutes the root.
template <class Mask>
bool Search<Mask>::probe_root() {
  note_effect(false);
  for (Index cell = 0; cell < tables_.num_cells; ++cell) {
    const auto* root = reinterpret_cast<const Mask*>(states_[0]);
    for (Mask rest = root[cell]; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      const Decision<Mask> decision{cell, lowest_digit(rest), kNone};
      root = reinterpret_cast<const Mask*>(states_[0]);
      if (is_single(root[cell])) break;
      if ((root[cell] & decision.digit) == 0) continue;
      if (out_of_limits()) return false;
      descend(decision);
      ++counters_.nodes;
      const bool holds = propagate(work_);
      if (work_.interrupted) return false;
      if (holds) {
        brancher_.begin_effect(decision, openness_[0] - brancher_.openness(work_));
        decisions_.pop_back();
        shares_[depth_ - 1] += shares_[depth_];
        work_.look_at(states_[--depth_]);
        continue;
      }
      if (!backtrack() || !propagate(work_)) return false;
      openness_[0] = brancher_.openness(work_);
    }
  }
  return true;
}

/// Makes the root: these masks, and nothing done yet.
template <class Mask>
void Search<Mask>::start(const std::vector<Mask>& masks) {
  states_.reserve(0);
  work_.look_at(states_[0]);
  const std::size_t room = tables_.layout.numbers / sizeof(Mask);
  std::fill(std::copy(masks.begin(), masks.end(), work_.masks), work_.masks + room, Mask{0});
  work_.begin();
}

/// Copies the level and puts the decision in force on the copy.
template <class Mask>
void Search<Mask>::descend(Decision<Mask> decision) {
  // Digits are taken to split the work evenly; a rough guess, for progress only.
  const Mask candidates = work_.masks[decision.variable];
  names_.descend(depth_, decision, candidates);
  interchange_.descend(depth_, decision, candidates);
  const double share =
      shares_[depth_] * std::max(1, count_digits(decision.stands_for)) / count_digits(candidates);
  states_.reserve(depth_ + 1);
  states_.copy_to_next(depth_);
  shares_[depth_] -= share;
  shares_.resize(depth_ + 1);
  shares_.push_back(share);
  decisions_.push_back(decision);
  work_.look_at(states_[++depth_]);
  if (decision.place == kNone) {
    work_.reduce(decision.variable, decision.digit);
  } else {
    work_.reduce_number(*tables_.number_of(decision.variable),
                        [&](Index place) { return place == decision.place; });
  }
}

/// Takes what was decided, and all that it stood for, from the current state. False if nothing is
/// left.
template <class Mask>
bool Search<Mask>::refute(Decision<Mask> decision) {
  if (decision.place == kNone) return work_.remove(decision.variable, decision.stands_for);
  return work_.reduce_number(*tables_.number_of(decision.variable),
                             [&](Index place) { return place != decision.place; });
}

/// After a failure: drops the level and takes the refuted digits from the one below. False if there
/// is no decision left to take back.
template <class Mask>
bool Search<Mask>::backtrack() {
  while (true) {
    brancher_.learn(work_.failure);
    work_.clear();
    done_ += shares_[depth_];
    if (depth_ == 0) return false;
    ++failures_since_restart_;
    if (++counters_.backtracks == options_->heuristics.wake_after) work_.wake_all();
    const Decision<Mask> refuted = decisions_.back();
    decisions_.pop_back();
    if (!interchange_.empty()) brancher_.learn_refuted(refuted.variable);
    work_.look_at(states_[--depth_]);
    if (refute(refuted)) return true;
  }
}

/// After a solution: takes back the last decision on a cell. False if there was none.
template <class Mask>
bool Search<Mask>::skip_to_cell_decision() {
  while (!decisions_.empty()) {
    done_ += shares_[depth_];
    const Decision<Mask> last = decisions_.back();
    decisions_.pop_back();
    work_.look_at(states_[--depth_]);
    if (last.variable >= tables_.num_cells) continue;
    return refute(last) || backtrack();
  }
  return false;
}

/// False if the search is to stop here. More solutions than a number holds are a limit too.
template <class Mask>
bool Search<Mask>::report_solution() {
  const std::uint64_t wanted = options_->limits.solutions;
  const std::uint64_t most = wanted == 0 ? std::numeric_limits<std::uint64_t>::max() : wanted;
  const std::uint64_t times = std::min(
      interchange_.empty() ? 1 : Interchange<Mask>::times(decisions_), most - counters_.solutions);
  const std::uint64_t told = *on_solution_ && counters_.solutions < options_->tell
                                 ? options_->tell - counters_.solutions
                                 : 0;
  for (std::uint64_t number = 0; number < std::min(times, told); ++number) {
    ++counters_.solutions;
    if (tell_solution(number) && !work_.tick()) continue;
    if (!work_.interrupted) reason_ = base::StopReason::solutions;
    return false;
  }
  counters_.solutions += times - std::min(times, told);  // only counted
  if (counters_.solutions < most) return true;
  reason_ = base::StopReason::solutions;
  return false;
}

/// Tells of one of the solutions that the current state stands for. False if that is to be the
/// last.
template <class Mask>
bool Search<Mask>::tell_solution(std::uint64_t number) {
  std::vector<int> by;
  if (!interchange_.empty()) by = interchange_.replacement(decisions_, number);
  for (Index cell = 0; cell < tables_.num_cells; ++cell) {
    const int digit = std::countr_zero(work_.masks[cell]);
    solution_[cell] = tables_.to_digit(by.empty() ? digit : by[static_cast<std::size_t>(digit)]);
  }
  names_.number(solution_);
  return (*on_solution_)(solution_);
}

/// True if a limit is reached or a stop was requested.
template <class Mask>
bool Search<Mask>::out_of_limits() {
  const std::optional<std::uint64_t>& nodes = options_->limits.nodes;
  if (nodes && counters_.nodes >= *nodes) {
    reason_ = base::StopReason::nodes;
    return true;
  }
  if (counters_.nodes >= next_milestone_) {
    next_milestone_ = options_->milestone.reached(counters_);
    if (next_milestone_ == Milestone::kStop) {
      reason_ = base::StopReason::cancelled;
      return true;
    }
  }
  return work_.tick();
}

/// Asked by Work now and then, between nodes and within long propagations.
template <class Mask>
bool Search<Mask>::look_at_limits() {
  const base::Limits& limits = options_->limits;
  if (limits.stop.stop_requested()) {
    reason_ = base::StopReason::cancelled;
    return true;
  }
  if (!limits.time && !limits.progress) return false;
  const Clock::time_point now = Clock::now();
  if (limits.time && now - started_ >= *limits.time) {
    reason_ = base::StopReason::time;
    return true;
  }
  if (limits.progress && now - last_progress_ >= kProgressEvery) report_progress(now);
  return false;
}

/// The share done is a guess, which begins anew with every restart; what is reported never falls.
template <class Mask>
void Search<Mask>::report_progress(Clock::time_point now) {
  last_progress_ = now;
  reported_ = std::clamp(done_, reported_, 1.0);
  options_->limits.progress({counters_, reported_});
}

/// Back to the root, with what was refuted there.
template <class Mask>
void Search<Mask>::restart() {
  if (depth_ == 0) return;
  depth_ = 0;
  decisions_.clear();
  work_.clear();
  work_.look_at(states_[0]);
  shares_.assign(1, 1.0);
  done_ = 0;
  failures_since_restart_ = 0;
  const Heuristics& heuristics = options_->heuristics;
  const std::size_t num_houses = interchange_.empty() ? 0 : tables_.full_houses.size();
  if (num_houses != 0) brancher_.begin_with(tables_.full_houses[num_restarts_ % num_houses]);
  if (++num_restarts_ % std::max<std::size_t>(num_houses, 1) != 0) return;
  restart_budget_ += restart_budget_ *
                     (interchange_.empty() ? heuristics.restart_growth_percent
                                           : heuristics.restart_growth_percent_alike) /
                     100;
}

template <class Mask>
std::optional<Contradiction> Search<Mask>::propagate_only(std::vector<Mask>& masks) {
  if (tables_.contradiction) return tables_.contradiction;
  start(masks);
  work_.wake_all();
  const bool open = propagate_all(work_);
  std::copy_n(work_.masks, masks.size(), masks.begin());
  if (open) return std::nullopt;
  work_.clear();
  return describe(work_.failure);
}

/// Which primitive failed, over which variables.
template <class Mask>
Contradiction Search<Mask>::describe(const Failure& failure) const {
  const std::vector<model::PostedPrimitive>& posted = tables_.problem.primitives;
  Contradiction contradiction;
  if (failure.variable == kNone) {
    contradiction.origin = posted[failure.primitive].origin;
    for (const Index variable : tables_.primitive_variables[failure.primitive]) {
      contradiction.variables.push_back(model::Variable(std::size_t{variable}));
    }
    return contradiction;
  }
  contradiction.variables = {model::Variable(std::size_t{failure.variable})};
  if (failure.other != kNone) {  // two equal digits: name both
    contradiction.variables.push_back(model::Variable(std::size_t{failure.other}));
    std::sort(contradiction.variables.begin(), contradiction.variables.end());
  }
  if (failure.primitive != kNone) {
    contradiction.origin = posted[failure.primitive].origin;
    return contradiction;
  }
  // The first set that holds both, or the first primitive that holds the empty one.
  for (std::size_t i = 0; i < posted.size(); ++i) {
    const std::span<const Index> variables = tables_.primitive_variables[i];
    const auto has = [&](Index variable) {
      return std::find(variables.begin(), variables.end(), variable) != variables.end();
    };
    const bool different = std::holds_alternative<model::AllDifferent>(posted[i].primitive);
    if (failure.other != kNone && !(different && has(failure.other))) continue;
    if (!has(failure.variable)) continue;
    contradiction.origin = posted[i].origin;
    break;
  }
  return contradiction;
}

#define OMNIDOKU_INSTANTIATE(Mask) template class Search<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine

// SPDX-License-Identifier: MIT
//
// Human logic never errs: on random puzzles of many geometries no step of a path removes what the
// solution has, verify confirms the evidence of each, and the path ends solved or stuck; the same
// for every instance of every technique at the states on the way. Puzzles with several solutions
// are told what they can be told: steps keep every solution, and nothing assumes there is only one.
// A sample by default; with OMNIDOKU_SOUNDNESS=1 (`./test --soundness`) the numbers that the
// project promises (100,000 and 20,000 paths; every step of 1,000 and 300 puzzles) on two threads,
// which takes hours. There every technique is asked in every state but for the slowest
// (slow_techniques()), which would take days: these are asked in kMostSlowStates of each puzzle in
// which no single is left. On boards larger than the classic one kMostLargeStates are looked at,
// the slow ones asked in one. OMNIDOKU_TECHNIQUE=id confines the tests of every instance to one
// technique, OMNIDOKU_PUZZLES=n sets the number of puzzles of each test, OMNIDOKU_KIND=label makes
// all of them of one kind, OMNIDOKU_FIRST=n leaves out the first n (a run that was cut short is
// continued with it).
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <unordered_set>

#include <gtest/gtest.h>

#include "base/ordered_parallel.h"
#include "base/random.h"
#include "logic/path.h"
#include "solve/solve.h"
#include "support/corpora.h"
#include "support/generated.h"
#include "support/steps.h"
#include "support/technique_page.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::DigitSet;
using logic::CandidateBoard;
using logic::Path;
using logic::PathEnd;
using logic::Position;
using logic::Structure;
using testing_support::PuzzleKind;
using testing_support::soundness_requested;

/// A path that takes longer than this is cut off, which is counted.
constexpr auto kPathTime = std::chrono::seconds(60);

/// In so many states of a puzzle the slow techniques are asked, when everything is.
constexpr std::size_t kMostSlowStates = 2;
/// In so many states of a puzzle on a large board anything is asked at all.
constexpr std::size_t kMostLargeStates = 4;

struct Report {
  std::string name;
  std::vector<std::string> faults;
  std::map<std::string_view, std::size_t> steps;  ///< by technique
  std::map<std::string_view, double> seconds;     ///< by technique, where that was measured
  std::size_t states = 0;
  std::optional<PathEnd> end;  ///< where a path was followed
};

/// What all puzzles of a test came to.
struct Total {
  std::size_t puzzles = 0;
  std::size_t states = 0;
  std::size_t steps = 0;
  std::map<std::string_view, std::size_t> by_technique;
  std::map<std::string_view, double> seconds;
  std::map<PathEnd, std::size_t> ends;
  std::size_t faults = 0;

  void add(const Report& report) {
    ++puzzles;
    states += report.states;
    if (report.end) ++ends[*report.end];
    for (const auto& [id, count] : report.steps) {
      by_technique[id] += count;
      steps += count;
    }
    for (const auto& [id, time] : report.seconds) seconds[id] += time;
    for (const std::string& fault : report.faults) {
      if (++faults <= 10) ADD_FAILURE() << report.name << ": " << fault;
    }
  }

  void print() {
    std::printf(
        "%zu puzzles, %zu states, %zu steps, %zu faults; paths: %zu solved, %zu stuck, "
        "%zu cut off\n",
        puzzles, states, steps, faults, ends[PathEnd::solved], ends[PathEnd::stuck],
        ends[PathEnd::stopped]);
    for (const logic::Technique* technique : logic::techniques()) {
      if (by_technique[technique->id] == 0 && seconds[technique->id] < 0.01) continue;
      std::printf("  %-28s %9zu %9.3f s\n", std::string(technique->id).c_str(),
                  by_technique[technique->id], seconds[technique->id]);
    }
  }
};

using Work = Report (*)(const PuzzleKind&, std::uint64_t);

/// The first puzzle of each test.
std::uint64_t first_number() {
  const char* first = std::getenv("OMNIDOKU_FIRST");
  return first == nullptr ? 0 : std::strtoull(first, nullptr, 10);
}

/// Runs `work` for the puzzles first_number()..count-1 of the kinds that `kind_of` names.
void run(std::uint64_t count, const PuzzleKind& (*kind_of)(std::uint64_t), Work work) {
  const bool all = soundness_requested();
  const auto began = std::chrono::steady_clock::now();
  auto told = began;
  Total total;
  const std::uint64_t first = first_number();
  std::uint64_t next = first;
  base::ordered_parallel(
      all ? 2 : 1, 64,
      [&]() -> std::optional<std::uint64_t> {
        if (next >= count) return std::nullopt;
        return next++;
      },
      [&](std::uint64_t n) { return work(kind_of(n), n); },
      [&](const Report& report) {
        total.add(report);
        const auto now = std::chrono::steady_clock::now();
        if (now - told > std::chrono::seconds(30)) {
          told = now;
          std::printf("%llu of %llu puzzles after %.0f s, %zu faults\n",
                      static_cast<unsigned long long>(first + total.puzzles),
                      static_cast<unsigned long long>(count),
                      std::chrono::duration<double>(now - began).count(), total.faults);
          std::fflush(stdout);
        }
        return total.faults < 50;
      });
  EXPECT_EQ(total.faults, 0U);
  EXPECT_EQ(total.ends[PathEnd::contradiction], 0U);
  total.print();
}

/// Tells the bound of a run of everything beside its numbers.
void print_bound() {
  if (!soundness_requested()) return;
  std::string slow;
  for (const std::string_view id : testing_support::slow_techniques())
    slow += " " + std::string(id);
  std::printf("every state of a puzzle, on boards larger than 9x9 %zu states;\n", kMostLargeStates);
  std::printf("in at most %zu states of each (1 on large boards):%s\n", kMostSlowStates,
              slow.c_str());
}

const PuzzleKind& classic(std::uint64_t /*n*/) { return testing_support::classic_kind(); }

/// The solution according to the solver, as truth; a fault when it is not the only one.
std::vector<DigitSet> solver_truth(const model::Puzzle& puzzle, Report& report) {
  const solve::Outcome outcome = solve::solve(puzzle);
  if (outcome.status != base::Status::unique) {
    report.faults.push_back("the puzzle is not unique: " + outcome.message);
    return {};
  }
  return testing_support::truth_of(outcome.solutions[0]);
}

/// Follows a path and judges every step; the position ends where the path does.
void judge(const Path& path, Position& position, const std::vector<DigitSet>& truth,
           Report& report) {
  verify::StepChecker checker(position.structure().lowered());
  report.end = path.end;
  for (const model::Step& step : path.steps) {
    ++report.states;
    ++report.steps[step.technique];
    std::string fault = testing_support::fault(step, position, truth, checker);
    if (fault.empty()) fault = testing_support::badly_told(step, position);
    if (!fault.empty()) {
      report.faults.push_back(fault + "\n" + testing_support::state_text(position));
      return;
    }
    position.apply(step);
  }
  if (path.end == PathEnd::contradiction) report.faults.emplace_back("ends in a contradiction");
  if ((path.end == PathEnd::solved) != position.board().is_complete()) {
    report.faults.emplace_back("ends solved if and only if some cell is open");
  }
}

base::Limits path_limits() {
  base::Limits limits;
  limits.time = kPathTime;
  return limits;
}

/// As logic::find_path, with the time that each technique takes.
Path timed_path(Position position, Report& report) {
  Path path;
  const auto began = std::chrono::steady_clock::now();
  while (!position.board().is_complete()) {
    std::optional<model::Step> step;
    for (const logic::Technique* technique : logic::techniques()) {
      const auto before = std::chrono::steady_clock::now();
      step = first_step(*technique, position);
      const auto after = std::chrono::steady_clock::now();
      report.seconds[technique->id] += std::chrono::duration<double>(after - before).count();
      if (step) break;
      path.end = after - began > kPathTime ? PathEnd::stopped : PathEnd::stuck;
      if (path.end == PathEnd::stopped) return path;
    }
    if (!step) {
      if (position.board().is_contradictory()) path.end = PathEnd::contradiction;
      return path;
    }
    position.apply(*step);
    path.steps.push_back(*std::move(step));
  }
  path.end = PathEnd::solved;
  return path;
}

Report follow_path(const PuzzleKind& kind, std::uint64_t n) {
  Report report;
  report.name = testing_support::name_of(kind, n);
  const model::Puzzle puzzle = testing_support::generated_puzzle(kind, n);
  const std::vector<DigitSet> truth = solver_truth(puzzle, report);
  if (truth.empty()) return report;
  const Structure structure(puzzle);
  Position position(CandidateBoard::start(structure), true);
  judge(timed_path(position, report), position, truth, report);
  return report;
}

/// Evidence that was confirmed once. It stays good while candidates only go, so the steps that are
/// found again in the next state need not be proven again.
class Confirmed {
 public:
  /// Whether the step is new; remembers it.
  bool insert(const model::Step& step) {
    std::string key(step.technique);
    const auto add = [&key](std::uint64_t number) {
      for (int byte = 0; byte < 8; ++byte) key += static_cast<char>(number >> (8 * byte) & 0xff);
    };
    const auto add_all = [&](const std::vector<geometry::Candidate>& candidates) {
      add(candidates.size());
      for (const geometry::Candidate candidate : candidates) {
        add(candidate.cell.index());
        add(candidate.digit.index());
      }
    };
    add_all(step.placements);
    add_all(step.eliminations);
    for (const model::Premise& premise : step.premises) {
      add(static_cast<std::size_t>(premise.kind));
      add(premise.cell.index());
      add(premise.digit.index());
      add(premise.primitive);
    }
    for (const model::DeadlyPattern& pattern : step.deadly) {
      for (std::size_t i = 0; i < pattern.cells.size(); ++i) {
        add(pattern.cells[i].index());
        add(pattern.digits[i].mask());
      }
    }
    return keys_.insert(std::move(key)).second;
  }

 private:
  std::unordered_set<std::string> keys_;
};

bool is_news(const model::Step& step, const Position& position) {
  const auto there = [&](geometry::Candidate c) { return position.board().has(c); };
  return std::all_of(step.placements.begin(), step.placements.end(), there) &&
         std::all_of(step.eliminations.begin(), step.eliminations.end(), there);
}

/// More than the classic grid.
bool is_large(const Structure& structure) { return structure.num_candidates() > 81 * 9; }

/// How much is asked for in a state.
enum class Wanted : std::uint8_t { nothing, quick, everything };

/// Whether the instances of a technique are looked at in this run. By default not those of nets
/// within nets, and on large boards and with cages of no nets, which take minutes.
bool is_wanted(const logic::Technique& technique, const Structure& structure, Wanted wanted) {
  const char* only = std::getenv("OMNIDOKU_TECHNIQUE");
  if (only != nullptr) return technique.id == only;
  if (soundness_requested()) {
    const auto slow = testing_support::slow_techniques();
    return wanted == Wanted::everything ||
           std::find(slow.begin(), slow.end(), technique.id) == slow.end();
  }
  if (technique.id == "nested_forcing_chain" || technique.id == "trial") return false;
  return technique.id != "dynamic_forcing_chain" ||
         (!is_large(structure) && structure.sums().empty());
}

/// What is wrong with the instances of one technique in one state.
void judge_instances(const logic::Technique& technique, const Position& position,
                     const std::vector<DigitSet>& truth, verify::StepChecker& checker,
                     Confirmed& confirmed, Report& report) {
  const auto began = std::chrono::steady_clock::now();
  const std::vector<model::Step> steps = all_steps(technique, position);
  const bool some = first_step(technique, position).has_value();
  report.seconds[technique.id] +=
      std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  report.steps[technique.id] += steps.size();
  std::string fault;
  if (some == steps.empty()) {
    fault = std::string(technique.id) +
            (some ? " has a first step but no steps" : " has steps but no first one");
  }
  for (const model::Step& step : steps) {
    if (!fault.empty()) break;
    if (step.technique != technique.id) {
      fault = std::string(technique.id) + " calls its step " + std::string(step.technique);
    } else if (confirmed.insert(step) || !is_news(step, position)) {
      fault = testing_support::fault(step, position, truth, checker);
      if (fault.empty()) fault = testing_support::badly_told(step, position);
    } else {
      fault = testing_support::unsound(step, position, truth);
    }
  }
  if (!fault.empty()) report.faults.push_back(fault + "\n" + testing_support::state_text(position));
}

void judge_all(const Position& position, const std::vector<DigitSet>& truth,
               verify::StepChecker& checker, Confirmed& confirmed, Report& report,
               Wanted wanted = Wanted::everything) {
  ++report.states;
  for (const logic::Technique* technique : logic::techniques()) {
    if (!is_wanted(*technique, position.structure(), wanted)) continue;
    judge_instances(*technique, position, truth, checker, confirmed, report);
  }
}

/// What to ask in the states of a path. In a run that was asked for everything: the quick
/// techniques in all of them, on large boards in some, and the slow ones in some in which no single
/// can be found. Otherwise everything in at most four of those of a small puzzle and in one of a
/// large one.
std::vector<Wanted> states_to_judge(const Path& path, const Structure& structure) {
  const bool all = soundness_requested();
  const bool large = is_large(structure);
  std::vector<Wanted> wanted(path.steps.size() + 1,
                             all && !large ? Wanted::quick : Wanted::nothing);
  std::vector<std::size_t> hard;
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    if (logic::technique_of(path.steps[i]).family != logic::Family::single) hard.push_back(i);
  }
  if (hard.empty()) hard.push_back(0);
  const auto spread = [&](std::size_t most, Wanted what) {
    const std::size_t count = std::min(most, hard.size());
    for (std::size_t k = 0; k < count; ++k) wanted[hard[k * hard.size() / count]] = what;
  };
  if (all && large) spread(kMostLargeStates, Wanted::quick);
  spread(large ? 1 : all ? kMostSlowStates : 4, Wanted::everything);
  return wanted;
}

/// Every instance of every technique in the states of a path.
Report judge_every_instance(const PuzzleKind& kind, std::uint64_t n) {
  Report report;
  report.name = testing_support::name_of(kind, n);
  const model::Puzzle puzzle = testing_support::generated_puzzle(kind, n);
  const std::vector<DigitSet> truth = solver_truth(puzzle, report);
  if (truth.empty()) return report;
  const Structure structure(puzzle);
  verify::StepChecker checker(structure.lowered());
  Position position(CandidateBoard::start(structure), true);
  const Path path = find_path(position, logic::human_scale(), path_limits());
  report.end = path.end;
  Confirmed confirmed;
  const std::vector<Wanted> wanted = states_to_judge(path, structure);
  for (std::size_t i = 0; i <= path.steps.size() && report.faults.empty(); ++i) {
    if (wanted[i] != Wanted::nothing) {
      judge_all(position, truth, checker, confirmed, report, wanted[i]);
    }
    if (i < path.steps.size()) position.apply(path.steps[i]);
  }
  return report;
}

/// Every instance of every technique in states in which wrong candidates are missing at random, so
/// that patterns abound.
Report judge_thinned_states(const PuzzleKind& kind, std::uint64_t n) {
  Report report;
  report.name = testing_support::name_of(kind, n) + " thinned";
  const model::Puzzle puzzle = testing_support::generated_puzzle(kind, n);
  const std::vector<DigitSet> truth = solver_truth(puzzle, report);
  if (truth.empty()) return report;
  const Structure structure(puzzle);
  verify::StepChecker checker(structure.lowered());
  std::vector<CandidateBoard> states =
      testing_support::thinned_states(structure, *puzzle.solution, n);
  const std::size_t every = soundness_requested() ? 1 : is_large(structure) ? 12 : 3;
  for (std::size_t i = 0; i < states.size(); i += every) {
    const Position position(std::move(states[i]), true);
    Confirmed confirmed;
    judge_all(position, truth, checker, confirmed, report);
  }
  return report;
}

/// The puzzle with givens taken away until it has several solutions, and true_candidates.
model::Puzzle with_several_solutions(model::Puzzle puzzle, std::uint64_t seed,
                                     std::vector<DigitSet>& truth) {
  base::Random random(seed);
  std::vector<std::size_t> givens;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    if (puzzle.givens[i]) givens.push_back(i);
  }
  for (std::size_t i = 0; i < givens.size(); ++i) {
    std::swap(givens[i], givens[i + random.below(givens.size() - i)]);
    puzzle.givens[givens[i]].reset();
    puzzle.solution.reset();
    const auto digits = solve::true_candidates(puzzle);
    if (digits.status != base::Status::multiple) continue;
    truth = digits.digits;
    return puzzle;
  }
  truth.clear();
  return puzzle;
}

/// Without what looks longest before it is stuck; the whole in a run that was asked for everything.
logic::Scale scale_of_this_run() {
  if (soundness_requested()) return logic::human_scale();
  constexpr std::string_view kNets[] = {"dynamic_forcing_chain", "nested_forcing_chain", "trial"};
  return logic::human_scale().without(kNets);
}

Report follow_path_of_several(const PuzzleKind& kind, std::uint64_t n) {
  Report report;
  report.name = testing_support::name_of(kind, n) + " with givens taken away";
  std::vector<DigitSet> truth;
  const model::Puzzle puzzle =
      with_several_solutions(testing_support::generated_puzzle(kind, n), n, truth);
  if (truth.empty()) return report;  // cages alone may leave one solution
  const Structure structure(puzzle);
  Position position(CandidateBoard::start(structure), false);
  judge(find_path(position, scale_of_this_run(), path_limits()), position, truth, report);
  for (const logic::Technique* technique : logic::techniques()) {
    if (technique->assumes != logic::Assumes::unique) continue;
    if (report.steps.contains(technique->id)) {
      report.faults.push_back(std::string(technique->id) + " used without being allowed to");
    }
  }
  if (!report.faults.empty()) return report;
  // Where the path is stuck, every instance there is.
  verify::StepChecker checker(structure.lowered());
  Confirmed confirmed;
  if (!is_large(structure) || soundness_requested()) {
    judge_all(position, truth, checker, confirmed, report);
  }
  if (position.board().is_complete()) report.faults.emplace_back("solved, which it cannot be");
  return report;
}

/// How many steps the techniques that assume uniqueness would take, and how many of them would lose
/// a solution, were they let loose on a puzzle with several.
std::pair<std::size_t, std::size_t> steps_if_allowed(std::uint64_t n) {
  std::vector<DigitSet> truth;
  const model::Puzzle puzzle = with_several_solutions(
      testing_support::generated_puzzle(testing_support::classic_kind(), n), n, truth);
  const Structure structure(puzzle);
  Position position(CandidateBoard::start(structure), false);
  const Path path = find_path(position, scale_of_this_run(), path_limits());
  for (const model::Step& step : path.steps) position.apply(step);
  const Position allowed(position.board(), true);
  std::size_t taken = 0;
  std::size_t wrong = 0;
  for (const logic::Technique* technique : logic::techniques()) {
    if (technique->assumes != logic::Assumes::unique) continue;
    EXPECT_TRUE(all_steps(*technique, position).empty()) << technique->id;
    for (const model::Step& step : all_steps(*technique, allowed)) {
      ++taken;
      if (!testing_support::unsound(step, allowed, truth).empty()) ++wrong;
    }
  }
  return {taken, wrong};
}

bool same_steps(const Path& a, const Path& b) {
  return a.end == b.end &&
         std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(),
                    [](const model::Step& x, const model::Step& y) {
                      return x.technique == y.technique && x.placements == y.placements &&
                             x.eliminations == y.eliminations;
                    });
}

/// Leaves out each technique in turn. What never used it stays the same step by step, so no
/// technique leans on another one having looked before; what used it goes on in another way.
Report leave_out_each(const PuzzleKind& kind, std::uint64_t n) {
  Report report;
  report.name = testing_support::name_of(kind, n);
  const model::Puzzle puzzle = testing_support::generated_puzzle(kind, n);
  const std::vector<DigitSet> truth = solver_truth(puzzle, report);
  if (truth.empty()) return report;
  const Structure structure(puzzle);
  // A path for each technique: on no large boards, and by default only on small ones and the
  // classic one.
  const bool classic_or_small =
      structure.num_candidates() <= 400 || &kind == &testing_support::classic_kind();
  if (is_large(structure)) return report;
  if (!classic_or_small && !soundness_requested()) return report;
  const Position start(CandidateBoard::start(structure), true);
  const logic::Scale scale = scale_of_this_run();
  const Path whole = find_path(start, scale, path_limits());
  for (const logic::ScaleEntry& entry : scale.entries()) {
    const logic::Technique* technique = entry.technique;
    const std::string_view id = technique->id;
    const logic::Scale rest = scale.without({&id, 1});
    if (rest.entries().size() + 1 != scale.entries().size()) {
      report.faults.push_back(std::string(id) + " cannot be left out");
    }
    const Path path = find_path(start, rest, path_limits());
    const bool used = std::any_of(whole.steps.begin(), whole.steps.end(),
                                  [&](const model::Step& step) { return step.technique == id; });
    if (!used && path.end != PathEnd::stopped && !same_steps(path, whole)) {
      report.faults.push_back("another path without " + std::string(id) + ", which is not in it");
    }
    Position position = start;
    const std::size_t before = report.faults.size();
    judge(path, position, truth, report);
    if (report.faults.size() > before) report.faults.back() += "; without " + std::string(id);
  }
  return report;
}

const PuzzleKind& mixed(std::uint64_t n) {
  const char* only = std::getenv("OMNIDOKU_KIND");
  return only != nullptr ? testing_support::kind_called(only) : testing_support::mixed_kind(n);
}

std::uint64_t number(std::uint64_t sample, std::uint64_t everything) {
  const char* wanted = std::getenv("OMNIDOKU_PUZZLES");
  if (wanted != nullptr) return std::strtoull(wanted, nullptr, 10);
  return soundness_requested() ? everything : sample;
}

TEST(LogicSoundness, PathsOfClassicPuzzles) { run(number(300, 100'000), classic, follow_path); }

TEST(LogicSoundness, PathsOnOtherGeometries) { run(number(26, 20'000), mixed, follow_path); }

TEST(LogicSoundness, EveryInstanceOnClassicPuzzles) {
  print_bound();
  run(number(4, 1'000), classic, judge_every_instance);
}

TEST(LogicSoundness, EveryInstanceOnOtherGeometries) {
  print_bound();
  run(number(26, 300), mixed, judge_every_instance);
}

TEST(LogicSoundness, EveryInstanceInThinnedClassicStates) {
  run(number(10, 50), classic, judge_thinned_states);
}

TEST(LogicSoundness, EveryInstanceInThinnedStatesOfOtherGeometries) {
  run(number(26, 52), mixed, judge_thinned_states);
}

TEST(LogicSoundness, SeveralSolutionsClassic) {
  run(number(50, 500), classic, follow_path_of_several);
}

TEST(LogicSoundness, SeveralSolutionsOnOtherGeometries) {
  run(number(26, 52), mixed, follow_path_of_several);
}

TEST(LogicSoundness, UniquenessIsNotAssumedOfPuzzlesThatLackIt) {
  std::size_t taken = 0;
  std::size_t wrong = 0;
  for (std::uint64_t n = 0; n < 40; ++n) {
    const auto [steps, errors] = steps_if_allowed(n);
    taken += steps;
    wrong += errors;
  }
  // Otherwise the tests above would not notice either.
  EXPECT_GT(wrong, 0U);
  std::printf("%zu steps if they were allowed, %zu of them wrong\n", taken, wrong);
}

/// Whether the technique finds something in a state of the witness; its steps are judged.
bool is_found(const logic::Technique& technique, const testing_support::Witness& witness) {
  const PuzzleKind& kind = testing_support::kind_called(witness.kind);
  const model::Puzzle puzzle = testing_support::source_puzzle(witness.source, kind, witness.n);
  const Structure structure(puzzle);
  verify::StepChecker checker(structure.lowered());
  const std::vector<DigitSet> truth = testing_support::truth_of(*puzzle.solution);
  bool found = false;
  for (CandidateBoard& board :
       testing_support::source_states(witness.source, structure, *puzzle.solution, witness.n)) {
    const Position position(std::move(board), true);
    const auto step = first_step(technique, position);
    if (!step) continue;
    found = true;
    EXPECT_EQ(testing_support::fault(*step, position, truth, checker), "");
  }
  return found;
}

/// What docs/TECHNIQUES.md says of states made at random, for some of its entries.
TEST(LogicSoundness, TechniquesAreFoundWhereTheDocumentationSays) {
  const auto witnesses = testing_support::witnesses_of(testing_support::technique_page());
  EXPECT_FALSE(witnesses.empty());
  const std::size_t every = soundness_requested() ? 1 : 5;
  for (std::size_t i = 0; i < witnesses.size(); i += every) {
    const testing_support::Witness& witness = witnesses[i];
    const logic::Technique* technique = logic::find_technique(witness.technique);
    ASSERT_NE(technique, nullptr) << witness.technique;
    EXPECT_TRUE(is_found(*technique, witness))
        << witness.technique << " in " << witness.kind << " "
        << testing_support::cell_text(witness.source, witness.n);
  }
}

TEST(LogicSoundness, WithoutAnyOneTechniqueClassic) { run(number(5, 20), classic, leave_out_each); }

TEST(LogicSoundness, WithoutAnyOneTechniqueOnOtherGeometries) {
  run(number(52, 52), mixed, leave_out_each);
}

}  // namespace
}  // namespace omnidoku

// SPDX-License-Identifier: MIT
#include "analyze/removals.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "constraints/rules.h"
#include "engine/solver.h"
#include "solve/session.h"
#include "solve/solve.h"

namespace omnidoku::analyze {

using base::StopReason;
using constraints::Member;
using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;

namespace {

constexpr std::uint64_t kFirstNodes = 2'000;  // for each clue in the first round
constexpr std::uint64_t kMoreNodes = 8;       // factor from round to round
// The default effort, in nodes times cells: the time a node takes grows with the board.
constexpr std::uint64_t kDefaultEffort = 100'000'000;
// Of what is found without a clue so many are looked at for one that differs in few cells.
constexpr std::size_t kMostKept = 100;

std::size_t num_differences(const model::FilledGrid& a, const model::FilledGrid& b) {
  std::size_t number = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) ++number;
  }
  return number;
}

/// Asks how many solutions there are without a clue.
class RemovalQuestions {
 public:
  RemovalQuestions(const model::Puzzle& puzzle, const model::FilledGrid& solution)
      : puzzle_(puzzle), solution_(solution), board_(model::without_clues(puzzle)) {
    for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
      if (constraints::clue_of(puzzle, Cell(i)) != puzzle.all_digits() || puzzle.givens[i])
        clues_.push_back({Member::Kind::clue, static_cast<std::uint32_t>(i)});
    }
    for (std::size_t i = 0; i < puzzle.constraints.size(); ++i)
      clues_.push_back({Member::Kind::constraint, static_cast<std::uint32_t>(i)});
  }

  [[nodiscard]] const std::vector<Member>& clues() const { return clues_; }

  struct Answer {
    StopReason reason = StopReason::exhausted;
    std::uint64_t solutions = 0;
    base::Counters counters;
    model::FilledGrid other;
  };

  Answer ask(Member clue, const base::Limits& limits) {
    return clue.kind == Member::Kind::clue ? without_given(clue.index, limits)
                                           : without_rule(clue.index, limits);
  }

 private:
  Answer without_given(std::size_t cell, const base::Limits& limits) {
    model::PartialGrid givens = puzzle_.givens;
    givens[cell].reset();
    std::vector<Candidate> excluded;
    for (std::size_t i = 0; i < puzzle_.allowed.size(); ++i) {
      if (i == cell) continue;
      (puzzle_.all_digits() - puzzle_.allowed[i]).for_each([&](Digit digit) {
        excluded.push_back({Cell(i), digit});
      });
    }
    return read(board_.solve_excluding(givens, excluded, question(limits)));
  }

  Answer without_rule(std::size_t index, const base::Limits& limits) {
    model::Puzzle rest = puzzle_;
    rest.constraints.erase(rest.constraints.begin() + static_cast<std::ptrdiff_t>(index));
    rest.unknown_rules.clear();
    if (constraints::validate_puzzle(rest)) {
      if (means_the_same(rest, index)) return read(solve::solve(rest, question(limits)));
    }
    return ask_parts(index, limits);
  }

  /// Whether what is left says by itself what it says in the puzzle.
  bool means_the_same(const model::Puzzle& rest, std::size_t index) {
    const constraints::LoweredMembers alone = constraints::lower_members(rest);
    const model::Problem& whole = lowered().problem;
    if (alone.problem.num_variables() != whole.num_variables()) return false;
    std::size_t next = 0;
    for (std::size_t i = 0; i < whole.primitives.size(); ++i) {
      if (is_of(i, index)) continue;
      if (next == alone.problem.primitives.size() ||
          !(alone.problem.primitives[next].primitive == whole.primitives[i].primitive))
        return false;
      ++next;
    }
    return next == alone.problem.primitives.size();
  }

  /// Searches what all others say, rule by rule.
  Answer ask_parts(std::size_t index, const base::Limits& limits) {
    const model::Problem& whole = lowered().problem;
    model::Problem part = whole;
    part.primitives.clear();
    part.derivations.clear();
    for (std::size_t i = 0; i < whole.primitives.size(); ++i) {
      if (is_of(i, index)) continue;
      part.primitives.push_back(whole.primitives[i]);
      if (const auto* one = std::get_if<model::Restriction>(&whole.primitives[i].primitive))
        part.domains[one->variable.index()] &= one->digits;
    }
    Answer answer;
    engine::Solver solver(part);
    engine::SearchOptions asked;
    asked.limits = limits;
    asked.near = solution_;
    std::vector<model::FilledGrid> found;
    const engine::SearchResult result =
        solver.search(part.cell_domains(), asked, [&](const model::FilledGrid& grid) {
          if (found.size() < kMostKept) found.push_back(grid);
          return true;
        });
    answer.reason = result.reason;
    answer.solutions = result.counters.solutions;
    answer.counters = result.counters;
    answer.other = nearest(found);
    return answer;
  }

  [[nodiscard]] solve::Options question(const base::Limits& limits) const {
    solve::Options options;
    options.limits = limits;
    options.keep = kMostKept;
    options.explain = false;
    options.near = solution_;
    options.ignore_unknown = true;
    return options;
  }

  [[nodiscard]] Answer read(const solve::Outcome& outcome) const {
    return {outcome.reason, outcome.count, outcome.counters, nearest(outcome.solutions)};
  }

  /// Of these the one that is most like the solution, without being it; none: empty.
  [[nodiscard]] model::FilledGrid nearest(const std::vector<model::FilledGrid>& found) const {
    const model::FilledGrid* best = nullptr;
    std::size_t least = solution_.size() + 1;
    for (const model::FilledGrid& grid : found) {
      const std::size_t differences = num_differences(grid, solution_);
      if (differences == 0 || differences >= least) continue;
      least = differences;
      best = &grid;
    }
    return best != nullptr ? *best : model::FilledGrid();
  }

  [[nodiscard]] bool is_of(std::size_t primitive, std::size_t constraint) {
    const Member member = lowered().members[lowered().member_of[primitive]];
    return member == Member{Member::Kind::constraint, static_cast<std::uint32_t>(constraint)};
  }

  const constraints::LoweredMembers& lowered() {
    if (!lowered_) lowered_ = constraints::lower_members(puzzle_);
    return *lowered_;
  }

  const model::Puzzle& puzzle_;
  const model::FilledGrid& solution_;
  std::vector<Member> clues_;
  solve::Prepared board_;
  std::optional<constraints::LoweredMembers> lowered_;
};

SolutionCount count_of(std::uint64_t solutions, StopReason reason) {
  return {solutions, reason == StopReason::exhausted};
}

/// Whether a further round with more nodes would tell more.
bool is_answered(StopReason reason) {
  return reason == StopReason::exhausted || reason == StopReason::solutions;
}

/// Asks about every clue, with few nodes each first.
void ask_all(RemovalQuestions& questions, solve::Budget& budget, std::uint64_t most,
             Removals& result) {
  for (const Member clue : questions.clues()) result.clues.push_back({clue, result.own, {}});
  for (ClueRemoval& clue : result.clues) clue.without.is_all = false;
  std::vector<std::size_t> open(result.clues.size());
  for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
  const auto total = static_cast<double>(open.size());
  for (std::uint64_t nodes = kFirstNodes; !open.empty(); nodes *= kMoreNodes) {
    std::vector<std::size_t> left;
    for (std::size_t next = 0; next < open.size(); ++next) {
      if (budget.exhausted()) return;
      ClueRemoval& clue = result.clues[open[next]];
      base::Limits limits = budget.remaining(most);
      limits.nodes = std::min(nodes, limits.nodes.value_or(nodes));
      limits.progress = nullptr;
      RemovalQuestions::Answer answer = questions.ask(clue.clue, limits);
      budget.spend(answer.counters);
      // What the puzzle has, it has without the clue as well.
      const SolutionCount found = count_of(answer.solutions, answer.reason);
      if (found.is_all || found.solutions > clue.without.solutions) clue.without = found;
      if (!answer.other.empty()) clue.other = std::move(answer.other);
      if (!is_answered(answer.reason)) left.push_back(open[next]);
      const auto num_open = static_cast<double>(open.size() - next - 1 + left.size());
      budget.report(1 - num_open / total);
    }
    open = std::move(left);
  }
  result.is_whole = true;
}

}  // namespace

std::string_view to_string(Need need) {
  switch (need) {
    case Need::needed: return "needed";
    case Need::redundant: return "redundant";
    case Need::undecided: break;
  }
  return "undecided";
}

Need Removals::need_of(const ClueRemoval& clue) const {
  if (!own.is_all) return Need::undecided;
  if (clue.without.solutions > own.solutions) return Need::needed;
  return clue.without.is_all ? Need::redundant : Need::undecided;
}

std::size_t Removals::number_with(Need need) const {
  return static_cast<std::size_t>(std::count_if(
      clues.begin(), clues.end(), [&](const ClueRemoval& clue) { return need_of(clue) == need; }));
}

namespace {

/// The nodes that a puzzle may take where nobody says so.
std::uint64_t effort_for(const model::Puzzle& puzzle) {
  return kDefaultEffort / static_cast<std::uint64_t>(puzzle.num_cells());
}

}  // namespace

Removals count_removals(const model::Puzzle& puzzle, const base::Limits& limits,
                        bool ignore_unknown) {
  Removals result;
  solve::Budget budget(limits);
  solve::Options options;
  options.limits = limits;
  options.ignore_unknown = ignore_unknown;
  if (!limits.nodes && !limits.time) options.limits.nodes = effort_for(puzzle);
  const solve::Outcome outcome = solve::solve(puzzle, options);
  budget.spend(outcome.counters);
  result.status = outcome.status;
  result.message = outcome.message;
  result.own = count_of(outcome.count, outcome.reason);
  if (outcome.solutions.empty() || result.status == base::Status::not_understood) return result;
  result.solution = outcome.solutions.front();
  if (!limits.nodes && !limits.time) budget.allow_nodes(effort_for(puzzle));
  RemovalQuestions questions(puzzle, result.solution);
  ask_all(questions, budget, limits.solutions, result);
  return result;
}

namespace {

/// So many lines are asked about together: their questions stay in the cache.
constexpr std::size_t kLinesAtATime = 256;

bool goes_on(void* stop, const classic::SearchCounts& /*counts*/) {
  return !static_cast<const base::StopToken*>(stop)->stop_requested();
}

bool is_given(char symbol) { return symbol >= '1' && symbol <= '9'; }

SolutionCount count_of(const classic::BatchAnswer& answer) {
  return {answer.solutions, answer.end == classic::SearchEnd::exhausted};
}

}  // namespace

void ClassicRemovals::count(std::span<const std::string_view> lines, std::uint64_t most,
                            const base::StopToken& stop, std::vector<Found>& found) {
  found.assign(lines.size(), {});
  classic::BatchRequest request;
  request.max_solutions = most;
  request.keep_going = goes_on;
  request.context = const_cast<base::StopToken*>(&stop);
  for (std::size_t first = 0; first < lines.size(); first += kLinesAtATime) {
    const std::size_t end = std::min(first + kLinesAtATime, lines.size());
    // The puzzle itself, then it without each given.
    questions_.clear();
    for (std::size_t i = first; i < end; ++i) {
      std::array<char, classic::kNumCells> line{};
      std::copy(lines[i].begin(), lines[i].end(), line.begin());
      questions_.push_back(classic::to_planes(line.data()));
      for (std::size_t cell = 0; cell < line.size(); ++cell) {
        if (!is_given(line[cell])) continue;
        found[i].cells.push_back(static_cast<std::uint8_t>(cell));
        const char given = std::exchange(line[cell], '.');
        questions_.push_back(classic::to_planes(line.data()));
        line[cell] = given;
      }
    }
    answers_.resize(questions_.size());
    solver_.solve(questions_.data(), questions_.size(), request, answers_.data());
    std::size_t next = 0;
    for (std::size_t i = first; i < end; ++i) {
      Found& one = found[i];
      const auto is_stopped = [](const classic::BatchAnswer& answer) {
        return answer.end == classic::SearchEnd::stopped;
      };
      one.stopped = std::any_of(
          answers_.begin() + static_cast<std::ptrdiff_t>(next),
          answers_.begin() + static_cast<std::ptrdiff_t>(next + one.cells.size() + 1), is_stopped);
      one.own = count_of(answers_[next++]);
      for (std::size_t clue = 0; clue < one.cells.size(); ++clue)
        one.without.push_back(count_of(answers_[next++]));
    }
  }
}

}  // namespace omnidoku::analyze

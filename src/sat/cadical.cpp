// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <utility>

#include <cadical.hpp>

#include "sat/encode.h"
#include "sat/refute.h"
#include "sat/search.h"

namespace omnidoku::sat {

namespace {

using geometry::Digit;

// What CaDiCaL's solve() comes back with.
constexpr int kSatisfiable = 10;
constexpr int kUnsatisfiable = 20;

/// Told of every clause that is learned, and asked now and then whether to go on.
class Listener : public CaDiCaL::Terminator, public CaDiCaL::Learner {
 public:
  void listen(const base::Limits& limits) {
    limits_ = &limits;
    deadline_ = base::Deadline(limits);
    last_report_ = std::chrono::steady_clock::now();
  }
  [[nodiscard]] bool passed() const { return deadline_.passed(); }

  bool terminate() override {
    report();
    return deadline_.passed();
  }
  bool learning(int /*size*/) override {
    ++counters.nodes;
    ++counters.backtracks;
    return false;  // the clause itself is of no interest
  }
  void learn(int /*literal*/) override {}

  base::Counters counters;

 private:
  void report() {
    if (!limits_->progress) return;
    const auto now = std::chrono::steady_clock::now();
    if (now - last_report_ < std::chrono::milliseconds(100)) return;
    last_report_ = now;
    limits_->progress({counters, -1});
  }

  const base::Limits* limits_ = nullptr;
  base::Deadline deadline_;
  std::chrono::steady_clock::time_point last_report_;
};

/// Keeps what is learned.
class Recorder final : public Listener {
 public:
  explicit Recorder(std::vector<Clause>& learned) : learned_(learned) {}
  bool learning(int size) override {
    static_cast<void>(Listener::learning(size));
    learned_.emplace_back();
    return true;
  }
  void learn(int literal) override {
    if (literal != 0) learned_.back().push_back(literal);
  }

 private:
  std::vector<Clause>& learned_;
};

/// How many conflicts a search may have, as CaDiCaL takes it.
int most_conflicts(std::uint64_t conflicts) {
  return static_cast<int>(std::min<std::uint64_t>(conflicts, std::numeric_limits<int>::max()));
}

/// A solver that is told a formula, and which options the cells have in it.
class Cadical {
 protected:
  explicit Cadical(const Formula& formula) {
    solver_.set("quiet", 1);
    solver_.connect_terminator(&listener_);
    solver_.connect_learner(&listener_);
    for (const Literal literal : formula.clauses()) solver_.add(literal);
    for (int cell = 0; cell < formula.problem().num_cells; ++cell) {
      const auto options = formula.options(model::Variable(cell));
      cells_.emplace_back(options.begin(), options.end());
    }
  }

  /// After this many conflicts the next call of solve() comes back.
  void limit_conflicts(std::uint64_t conflicts) {
    solver_.limit("conflicts", most_conflicts(conflicts));
  }

  /// What the cell has in the solution that was just found.
  [[nodiscard]] const Option& chosen(const std::vector<Option>& options) {
    return *std::find_if(options.begin(), options.end(),
                         [this](const Option& one) { return solver_.val(one.literal) > 0; });
  }

  Listener listener_;
  CaDiCaL::Solver solver_;
  std::vector<std::vector<Option>> cells_;
};

class CadicalSearch final : public Search, private Cadical {
 public:
  explicit CadicalSearch(const Formula& formula) : Cadical(formula) {}

  base::StopReason run(const base::Limits& limits, const OnSolution& on_solution) override {
    listener_.listen(limits);
    base::Counters& counters = listener_.counters;
    const std::uint64_t before = counters.nodes;
    while (!is_exhausted_) {
      if (limits.solutions != 0 && counters.solutions >= limits.solutions)
        return base::StopReason::solutions;
      if (limits.nodes && counters.nodes - before >= *limits.nodes) return base::StopReason::nodes;
      if (listener_.passed()) break;
      if (limits.nodes) limit_conflicts(*limits.nodes - (counters.nodes - before));
      const int answer = solver_.solve();
      if (answer == kUnsatisfiable) {
        is_exhausted_ = true;
      } else if (answer == kSatisfiable) {
        ++counters.solutions;
        const std::vector<Digit> solution = take_solution();
        if (on_solution && !on_solution(solution)) return base::StopReason::solutions;
      } else if (!listener_.passed()) {
        return base::StopReason::nodes;
      }
    }
    if (is_exhausted_) return base::StopReason::exhausted;
    return limits.stop.stop_requested() ? base::StopReason::cancelled : base::StopReason::time;
  }

  [[nodiscard]] base::Counters counters() const override { return listener_.counters; }

 private:
  /// The digits of the cells, of which at least one must be another from now on.
  std::vector<Digit> take_solution() {
    std::vector<Digit> solution;
    std::vector<Literal> other;
    for (const std::vector<Option>& options : cells_) {
      const Option& found = chosen(options);
      solution.emplace_back(found.choice);
      if (options.size() > 1) other.push_back(-found.literal);
    }
    for (const Literal literal : other) solver_.add(literal);
    solver_.add(0);
    return solution;
  }

  bool is_exhausted_ = false;
};

class CadicalPartSearch final : public PartSearch, private Cadical {
 public:
  explicit CadicalPartSearch(FormulaInParts parts)
      : Cadical(parts.formula), guards_(std::move(parts.guards)) {
    for (const Literal guard : guards_) solver_.phase(-guard);  // what is not asked for stays out
  }

  Answer ask(std::span<const std::size_t> parts, const base::Limits& limits) override {
    listener_.listen(limits);
    Answer answer;
    if (limits.nodes) {
      if (*limits.nodes == 0) return answer;
      limit_conflicts(*limits.nodes);
    }
    for (const std::size_t part : parts) solver_.assume(guards_[part]);
    switch (solver_.solve()) {
      case kSatisfiable:
        answer.reason = base::StopReason::solutions;
        for (const std::vector<Option>& options : cells_)
          answer.solution.emplace_back(chosen(options).choice);
        break;
      case kUnsatisfiable:
        answer.reason = base::StopReason::exhausted;
        for (const std::size_t part : parts) {
          if (solver_.failed(guards_[part])) answer.refuted.push_back(part);
        }
        break;
      default:
        if (!listener_.passed()) break;
        answer.reason =
            limits.stop.stop_requested() ? base::StopReason::cancelled : base::StopReason::time;
    }
    return answer;
  }

  [[nodiscard]] base::Counters counters() const override { return listener_.counters; }

 private:
  const std::vector<Literal> guards_;
};

}  // namespace

bool is_available() { return true; }

std::unique_ptr<Search> make_search(const model::Problem& problem,
                                    const std::vector<geometry::DigitSet>& start) {
  const std::optional<Formula> formula = encode(problem, start);
  if (!formula) return nullptr;
  return std::make_unique<CadicalSearch>(*formula);
}

std::unique_ptr<PartSearch> make_part_search(const model::Problem& problem,
                                             const std::vector<std::size_t>& part_of,
                                             std::size_t num_parts) {
  std::optional<FormulaInParts> parts = encode_parts(problem, part_of, num_parts);
  if (!parts) return nullptr;
  return std::make_unique<CadicalPartSearch>(*std::move(parts));
}

Answer solve_clauses(std::span<const Clause> clauses, Literal num_literals,
                     const base::Limits& limits) {
  Answer answer;
  Recorder recorder(answer.learned);
  recorder.listen(limits);
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  // Else clauses are changed in ways that nobody is told of.
  solver.configure("plain");
  solver.connect_terminator(&recorder);
  solver.connect_learner(&recorder);
  for (const Clause& clause : clauses) {
    for (const Literal literal : clause) solver.add(literal);
    solver.add(0);
  }
  if (limits.nodes) solver.limit("conflicts", most_conflicts(*limits.nodes));
  switch (solver.solve()) {
    case kSatisfiable:
      answer.reason = base::StopReason::solutions;
      answer.holds.push_back(false);
      for (Literal literal = 1; literal <= num_literals; ++literal)
        answer.holds.push_back(solver.val(literal) > 0);
      break;
    case kUnsatisfiable: answer.reason = base::StopReason::exhausted; break;
    default:
      if (!recorder.passed()) break;
      answer.reason =
          limits.stop.stop_requested() ? base::StopReason::cancelled : base::StopReason::time;
  }
  return answer;
}

}  // namespace omnidoku::sat

// SPDX-License-Identifier: MIT
//
// A member is needed if the others have a solution without it. Members are taken away in stretches,
// whose length doubles while what is left stays without a solution and halves when it does not
// (between plain deletion and QuickXplain: U. Junker, "QuickXplain: Preferred Explanations and
// Relaxations for Over-Constrained Problems", 2004). Where clauses have refuted, all that their
// proof did not use goes at once (clause set refinement: A. Belov, I. Lynce, J. Marques-Silva,
// "Towards Efficient MUS Extraction", 2012). Solutions that were found answer later questions: what
// they keep has a solution. Different orders lead to different cores; the smallest of some is told.
#include "solve/core.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "base/check.h"
#include "base/random.h"
#include "constraints/rules.h"
#include "engine/solver.h"
#include "sat/search.h"
#include "solve/second_opinion.h"
#include "solve/session.h"
#include "verify/verify.h"

namespace omnidoku::solve {

using base::Status;
using base::StopReason;
using constraints::Member;
using Indices = std::vector<std::size_t>;

namespace {

constexpr std::uint64_t kFirstTurn = 300;      // nodes of the search before clauses are asked
constexpr std::uint64_t kRefiningTurn = 200;   // conflicts, to see what a refutation needs
constexpr std::size_t kKeptSolutions = 2'000;  // and no more
constexpr int kRounds = 12;                    // orders tried
constexpr std::uint64_t kMostNodes = 20'000;   // after which no further order is tried
constexpr std::uint64_t kSeed = 20'261'123;

bool is_decided(StopReason reason) {
  return reason == StopReason::solutions || reason == StopReason::exhausted;
}

}  // namespace

class MemberQuestions::Impl {
 public:
  Impl(const model::Puzzle& puzzle, const Options& options)
      : puzzle_(puzzle), engine_(options.engine), lowered_(constraints::lower_members(puzzle)) {
    if (engine_ == EngineChoice::general) return;
    clauses_ = sat::make_part_search(lowered_.problem, lowered_.member_of, lowered_.members.size());
  }

  [[nodiscard]] bool can_ask() const { return engine_ != EngineChoice::sat || clauses_ != nullptr; }
  [[nodiscard]] const std::vector<Member>& members() const { return lowered_.members; }
  [[nodiscard]] const base::Counters& counters() const { return counters_; }

  Answer ask(std::span<const std::size_t> chosen, const base::Limits& limits) {
    const base::Deadline deadline(limits);
    std::vector<bool> is_chosen(members().size(), false);
    for (const std::size_t member : chosen) is_chosen[member] = true;
    if (is_kept_by_known(chosen)) return {StopReason::solutions, {}};
    if (engine_ == EngineChoice::sat) return ask_clauses(chosen, limits);

    const model::Problem part = part_of(is_chosen);
    engine::Solver solver(part);
    engine::SearchOptions question;
    question.limits = limits;
    question.limits.solutions = 1;
    std::optional<Answer> by_clauses;
    if (clauses_ != nullptr) {
      question.milestone.nodes = kFirstTurn;
      question.milestone.reached = [&](const base::Counters& counters) {
        base::Limits turn = deadline.rest_of(limits);
        turn.nodes = counters.nodes;
        Answer answer = ask_clauses(chosen, turn);
        if (answer.reason == StopReason::nodes) return 2 * counters.nodes;
        by_clauses = std::move(answer);
        return engine::Milestone::kStop;
      };
    }
    const engine::SearchResult result =
        solver.search(part.cell_domains(), question, [&](const model::FilledGrid& grid) {
          note(grid, chosen);
          return false;
        });
    counters_ += result.counters;
    if (by_clauses) return *std::move(by_clauses);
    Answer answer{result.counters.solutions > 0 ? StopReason::solutions : result.reason, {}};
    if (answer.reason == StopReason::exhausted) answer.refuted = refine(chosen, deadline, limits);
    return answer;
  }

 private:
  /// The problem of the chosen members alone.
  [[nodiscard]] model::Problem part_of(const std::vector<bool>& is_chosen) const {
    const model::Problem& whole = lowered_.problem;
    model::Problem part;
    part.num_cells = whole.num_cells;
    part.num_digits = whole.num_digits;
    part.values = whole.values;
    part.domains = whole.domains;
    part.numbers = whole.numbers;
    for (std::size_t i = 0; i < whole.primitives.size(); ++i) {
      if (!is_chosen[lowered_.member_of[i]]) continue;
      const model::PostedPrimitive& posted = whole.primitives[i];
      part.primitives.push_back(posted);
      if (const auto* one = std::get_if<model::Restriction>(&posted.primitive))
        part.domains[one->variable.index()] &= one->digits;
    }
    return part;
  }

  Answer ask_clauses(std::span<const std::size_t> chosen, const base::Limits& limits) {
    const base::Counters before = clauses_->counters();
    sat::PartSearch::Answer found = clauses_->ask(chosen, limits);
    counters_.nodes += clauses_->counters().nodes - before.nodes;
    if (found.reason == StopReason::solutions) note(found.solution, chosen);
    return {found.reason, std::move(found.refuted)};
  }

  /// Of members without a solution those that a short proof needs.
  Indices refine(std::span<const std::size_t> chosen, const base::Deadline& deadline,
                 const base::Limits& limits) {
    if (clauses_ != nullptr) {
      base::Limits turn = deadline.rest_of(limits);
      turn.nodes = kRefiningTurn;
      Answer answer = ask_clauses(chosen, turn);
      if (answer.reason == StopReason::exhausted) return std::move(answer.refuted);
    }
    return {chosen.begin(), chosen.end()};
  }

  /// A solution of the chosen members: keeps which of all members it breaks.
  void note(const model::FilledGrid& grid, std::span<const std::size_t> chosen) {
    Indices broken;
    for (std::size_t i = 0; i < members().size(); ++i) {
      if (!verify::keeps(puzzle_, members()[i], grid)) broken.push_back(i);
    }
    for (const std::size_t member : chosen)
      OMNIDOKU_CHECK(!std::binary_search(broken.begin(), broken.end(), member));
    if (broken_.size() < kKeptSolutions) broken_.push_back(std::move(broken));
  }

  [[nodiscard]] bool is_kept_by_known(std::span<const std::size_t> chosen) const {
    return std::any_of(broken_.begin(), broken_.end(), [&](const Indices& broken) {
      return std::none_of(chosen.begin(), chosen.end(), [&broken](std::size_t member) {
        return std::binary_search(broken.begin(), broken.end(), member);
      });
    });
  }

  const model::Puzzle& puzzle_;
  const EngineChoice engine_;
  const constraints::LoweredMembers lowered_;
  std::unique_ptr<sat::PartSearch> clauses_;  // null: none, or not wanted
  std::vector<Indices> broken_;               // by each solution found: members, in order
  base::Counters counters_;
};

MemberQuestions::MemberQuestions(const model::Puzzle& puzzle, const Options& options)
    : impl_(std::make_unique<Impl>(puzzle, options)) {}
MemberQuestions::~MemberQuestions() = default;
bool MemberQuestions::can_ask() const { return impl_->can_ask(); }
const std::vector<Member>& MemberQuestions::members() const { return impl_->members(); }
const base::Counters& MemberQuestions::counters() const { return impl_->counters(); }
MemberQuestions::Answer MemberQuestions::ask(std::span<const std::size_t> chosen,
                                             const base::Limits& limits) {
  return impl_->ask(chosen, limits);
}

namespace {

/// The members that lie behind one another in an order, taken away bit by bit.
class Shrinking {
 public:
  Shrinking(MemberQuestions& questions, const Budget& budget)
      : questions_(questions), budget_(budget) {}

  struct Result {
    Indices members;
    bool irreducible = false;
  };

  /// From members without a solution to fewer. Nothing if it becomes clear that there will not be
  /// fewer than `fewer_than`.
  std::optional<Result> run(Indices open, std::size_t fewer_than) {
    Result result;
    result.irreducible = true;
    Indices& needed = result.members;
    std::size_t stretch = std::max<std::size_t>(1, open.size() / 4);
    while (!open.empty()) {
      if (needed.size() >= fewer_than) return std::nullopt;
      stretch = std::min(stretch, open.size());
      Indices left(open.begin(), open.end() - static_cast<std::ptrdiff_t>(stretch));
      left.insert(left.end(), needed.begin(), needed.end());
      const auto answer = questions_.ask(left, budget_.remaining(1));
      if (answer.reason == StopReason::exhausted) {
        keep(open, answer.refuted);
        stretch *= 2;
      } else if (stretch > 1) {
        stretch /= 2;
      } else {
        needed.push_back(open.back());
        open.pop_back();
        if (!is_decided(answer.reason)) result.irreducible = false;
      }
      if (budget_.exhausted()) {
        result.irreducible = result.irreducible && open.empty();
        needed.insert(needed.end(), open.begin(), open.end());
        break;
      }
    }
    if (needed.size() >= fewer_than) return std::nullopt;
    return result;
  }

 private:
  /// Of the open ones those among `kept`, in their order.
  static void keep(Indices& open, Indices kept) {
    std::sort(kept.begin(), kept.end());
    std::erase_if(open, [&kept](std::size_t member) {
      return !std::binary_search(kept.begin(), kept.end(), member);
    });
  }

  MemberQuestions& questions_;
  const Budget& budget_;
};

/// What is to be said of a puzzle when the question whether it has a solution ended so.
Status status_without_core(const model::Puzzle& puzzle, const Options& options,
                           const Budget& budget, StopReason reason) {
  if (reason != StopReason::solutions) return status_of(reason, 0);
  Options question = options;
  question.limits = budget.remaining(2);
  return solve(puzzle, question).status;
}

/// Why the puzzle cannot be looked at; conflicts between its clues are no reason.
std::string objection(const model::Puzzle& puzzle, const Options& options) {
  const auto valid = constraints::validate_puzzle(puzzle);
  return valid ? std::string() : refuse(puzzle, options)->message;
}

}  // namespace

Core find_core(const model::Puzzle& puzzle, const Options& options) {
  if (is_half_understood(puzzle, options)) {
    // What contradicts itself does so with further rules too.
    Core rest = find_core(puzzle, without_unknown(options));
    const bool has_solutions = rest.status == Status::unique || rest.status == Status::multiple;
    if (rest.status != Status::none) {
      tell_half_understood(
          puzzle, rest.status, rest.message,
          has_solutions ? "there is no contradiction" : "there was no answer in time");
    }
    return rest;
  }
  Core core;
  core.message = objection(puzzle, options);
  if (!core.message.empty()) {
    core.status = Status::invalid;
    return core;
  }
  const Budget budget(options.limits);
  MemberQuestions questions(puzzle, options);
  if (!questions.can_ask()) {
    core.status = Status::invalid;
    core.message = objection_to_clauses(puzzle);
    return core;
  }
  Indices all(questions.members().size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  const auto first = questions.ask(all, budget.remaining(1));
  if (first.reason != StopReason::exhausted) {
    core.status = status_without_core(puzzle, options, budget, first.reason);
    core.counters = questions.counters();
    return core;
  }
  Shrinking::Result best{first.refuted, false};
  for (int round = 0; round < kRounds && best.members.size() > 1; ++round) {
    if (budget.exhausted() || (round > 0 && questions.counters().nodes > kMostNodes)) break;
    base::Random random = base::Random::for_stream(kSeed, static_cast<std::uint64_t>(round));
    Indices start = round == 0 ? first.refuted : all;
    random.shuffle(std::span(start));
    // Round 0 must say whether what it begins with is irreducible.
    const std::size_t fewer_than = best.members.size() + (round == 0 || !best.irreducible ? 1 : 0);
    if (auto found = Shrinking(questions, budget).run(std::move(start), fewer_than)) {
      if (found->members.size() < best.members.size() || found->irreducible)
        best = *std::move(found);
    }
  }
  if (best.members.size() == 1) best.irreducible = true;
  std::sort(best.members.begin(), best.members.end());
  for (const std::size_t member : best.members) core.members.push_back(questions.members()[member]);
  core.status = Status::none;
  core.irreducible = best.irreducible;
  core.counters = questions.counters();
  return core;
}

std::string core_text(const model::Puzzle& puzzle, const Core& core) {
  std::string text;
  for (std::size_t i = 0; i < core.members.size(); ++i) {
    if (i > 0) text += i + 1 == core.members.size() ? " and " : ", ";
    text += constraints::name_of(puzzle, core.members[i]);
  }
  text += core.members.size() == 1 ? " can never be satisfied" : " contradict each other";
  if (!core.irreducible) text += " (perhaps some of them can be left out)";
  return text;
}

}  // namespace omnidoku::solve

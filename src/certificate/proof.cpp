// SPDX-License-Identifier: MIT
#include "certificate/proof.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "logic/path.h"
#include "logic/state/candidate_board.h"
#include "logic/telling/words.h"
#include "sat/refute.h"

namespace omnidoku::certificate {
namespace {

/// A proof in the making.
class Proof {
 public:
  explicit Proof(const Claim& claim)
      : num_premises_(claim.clauses.size()), clauses_(claim.clauses, claim.num_literals) {}

  [[nodiscard]] bool is_done() { return clauses_.contradict(); }
  /// False, and nothing added, if the clause does not follow.
  bool add(Clause clause, std::string reason) {
    std::vector<std::size_t> used;
    if (!clauses_.imply(clause, &used)) return false;
    clauses_.add(clause);
    steps_.push_back({std::move(clause), std::move(reason)});
    used_.push_back(std::move(used));
    return true;
  }
  [[nodiscard]] int value(Literal literal) const { return clauses_.value(literal); }
  /// Of a proof that is done, without steps on which nothing rests.
  std::vector<ProofStep> take() {
    std::vector<bool> is_needed(steps_.size());
    const auto need = [&](const std::vector<std::size_t>& clauses) {
      for (const std::size_t clause : clauses) {
        if (clause >= num_premises_) is_needed[clause - num_premises_] = true;
      }
    };
    std::vector<std::size_t> used;
    static_cast<void>(clauses_.contradict(&used));
    need(used);
    std::vector<ProofStep> kept;
    for (std::size_t i = steps_.size(); i-- > 0;) {
      if (!is_needed[i]) continue;
      need(used_[i]);
      kept.push_back(std::move(steps_[i]));
    }
    std::reverse(kept.begin(), kept.end());
    return kept;
  }

 private:
  std::size_t num_premises_;
  Clauses clauses_;
  std::vector<ProofStep> steps_;
  std::vector<std::vector<std::size_t>> used_;  // per step: clauses
};

/// What a person finds without going far, and without taking for granted what is to be proven.
const logic::Scale& scale_of_proofs() {
  static const logic::Scale scale = [] {
    const logic::Scale& human = logic::human_scale();
    std::vector<std::string_view> ids;
    for (const logic::ScaleEntry& entry : human.entries()) {
      if (entry.technique->assumes == logic::Assumes::nothing &&
          entry.cost <= human.most_cost(logic::Level::hard))
        ids.push_back(entry.technique->id);
    }
    return human.with_only(ids);
  }();
  return scale;
}

}  // namespace

std::optional<std::vector<ProofStep>> prove_by_logic(const model::Puzzle& puzzle,
                                                     const Claim& claim,
                                                     const base::Limits& limits) {
  Proof proof(claim);
  if (proof.is_done()) return proof.take();
  const logic::Structure structure(puzzle);
  const logic::Words words(structure);
  logic::Position position(logic::CandidateBoard::start(structure), false);
  const base::Deadline deadline(limits);
  position.set_deadline(deadline);
  const auto literal_of = [&](geometry::Candidate candidate) {
    return claim.variables[candidate.cell.index()][candidate.digit.index()].literal;
  };
  while (!proof.is_done()) {
    const std::optional<model::Step> step = logic::next_step(position, scale_of_proofs());
    if (!step || deadline.passed()) return std::nullopt;
    std::vector<Literal> found;
    for (const geometry::Candidate candidate : step->placements)
      found.push_back(literal_of(candidate));
    for (const geometry::Candidate candidate : step->eliminations)
      found.push_back(-literal_of(candidate));
    std::string reason;
    for (const Literal literal : found) {
      if (proof.value(literal) > 0) continue;
      if (reason.empty()) reason = logic::tell(*step, words);
      if (!proof.add({literal}, reason)) return std::nullopt;
      static_cast<void>(proof.is_done());
    }
    position.apply(*step);
  }
  return proof.take();
}

std::optional<std::vector<ProofStep>> prove_by_search(const Claim& claim,
                                                      const base::Limits& limits) {
  const sat::Answer answer = sat::solve_clauses(claim.clauses, claim.num_literals, limits);
  if (answer.reason != base::StopReason::exhausted) return std::nullopt;
  Proof proof(claim);
  for (const Clause& clause : answer.learned) {
    if (proof.is_done()) break;
    if (!proof.add(clause, {})) return std::nullopt;
  }
  if (!proof.is_done()) return std::nullopt;
  return proof.take();
}

}  // namespace omnidoku::certificate

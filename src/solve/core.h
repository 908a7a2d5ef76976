// SPDX-License-Identifier: MIT
//
// Why a puzzle has no solution: a core, a few of its clues, houses and constraints that have none
// together already, and would have one without any single one of them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "constraints/members.h"
#include "solve/solve.h"

namespace omnidoku::solve {

/// Asks which members of a puzzle have a solution together; those of others are left out. Every
/// solution found is checked by what the members mean. Not thread-safe.
class MemberQuestions {
 public:
  /// The puzzle must be valid and live as long. Of the options the engine counts: automatic asks
  /// search and clauses in turns, general the search alone, sat clauses alone (see can_ask()).
  MemberQuestions(const model::Puzzle& puzzle, const Options& options);
  ~MemberQuestions();
  MemberQuestions(const MemberQuestions&) = delete;
  MemberQuestions& operator=(const MemberQuestions&) = delete;

  /// False if clauses are asked for alone and the puzzle cannot be said in them.
  [[nodiscard]] bool can_ask() const;
  [[nodiscard]] const std::vector<constraints::Member>& members() const;

  struct Answer {
    /// solutions: the members have one; exhausted: they have none; else which limit came first.
    base::StopReason reason = base::StopReason::nodes;
    /// Those of the members, given as indices into members(), that have none.
    std::vector<std::size_t> refuted;
  };
  /// `chosen` are indices into members(), each once.
  [[nodiscard]] Answer ask(std::span<const std::size_t> chosen, const base::Limits& limits);

  [[nodiscard]] const base::Counters& counters() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

struct Core {
  /// none: the members have no solution together. Else there are none: unique and multiple say that
  /// the puzzle has solutions, limit or cancelled that it was not known in time, not_understood
  /// that rules are not understood without which there are solutions, invalid that the puzzle
  /// cannot be looked at (see message).
  base::Status status = base::Status::limit;
  std::vector<constraints::Member> members;  ///< clues first, then houses and constraints
  /// Whether it is certain that there is a solution without any single member.
  bool irreducible = false;
  std::string message;
  base::Counters counters;
};

/// A core of the puzzle, the smallest of some that were tried. At a limit it is the smallest known
/// so far. Takes engine, limits (but for solutions) and ignore_unknown from the options.
[[nodiscard]] Core find_core(const model::Puzzle& puzzle, const Options& options = {});

/// "5 in R1C1, 5 in R1C7 and row 1 contradict each other", with a remark where the core may not be
/// irreducible.
[[nodiscard]] std::string core_text(const model::Puzzle& puzzle, const Core& core);

}  // namespace omnidoku::solve

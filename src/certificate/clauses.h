// SPDX-License-Identifier: MIT
//
// Clauses, and what follows from them by unit propagation: where all but one literal of a clause
// are refuted, the last one holds. All that a certificate proves is proven by this alone.
#pragma once

#include <cstddef>
#include <vector>

namespace omnidoku::certificate {

using Literal = int;                  ///< from 1; negative: it does not hold
using Clause = std::vector<Literal>;  ///< one of these holds

class Clauses {
 public:
  Clauses(const std::vector<Clause>& clauses, Literal num_literals);

  void add(Clause clause);
  [[nodiscard]] std::size_t size() const { return clauses_.size(); }
  /// 1: it follows that the literal holds, -1: that it does not, 0: neither, as far as was asked.
  [[nodiscard]] int value(Literal literal) const { return values_[slot(literal)]; }
  /// Whether they contradict themselves; those that it takes are added to `used`, by their place in
  /// the order in which they were added.
  [[nodiscard]] bool contradict(std::vector<std::size_t>* used = nullptr);
  /// Whether they do if none of these holds.
  [[nodiscard]] bool imply(const Clause& clause, std::vector<std::size_t>* used = nullptr);
  /// Whether in each clause a literal holds for certain if these do.
  [[nodiscard]] bool hold_with(const Clause& literals);

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  static std::size_t slot(Literal literal) {
    return static_cast<std::size_t>(literal < 0 ? -2 * literal + 1 : 2 * literal);
  }
  void assign(Literal literal, std::size_t reason);
  bool assume(const Clause& literals, int sign);
  bool propagate();
  void take_back(std::size_t size);
  void note_used(std::vector<std::size_t>& used) const;

  std::vector<Clause> clauses_;                    // the first two literals are watched
  std::vector<std::vector<std::size_t>> watches_;  // per literal: clauses that watch it
  std::vector<signed char> values_;                // per literal
  std::vector<std::size_t> reasons_;  // per literal that holds: the clause that says so
  Clause trail_;                      // what holds, in the order in which it was found
  std::size_t next_ = 0;              // what of it is to be looked at
  std::size_t broken_ = kNone;        // a clause of which no literal holds
  Literal refuted_ = 0;               // assumed though it was known not to hold
};

}  // namespace omnidoku::certificate

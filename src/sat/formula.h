// SPDX-License-Identifier: MIT
//
// Formula: clauses over literals, one literal for each choice that a variable of a problem has
// left. A literal is a number, its negation the negative number; a clause holds if one of its
// literals does. Literals without a choice are helpers of an encoding. What would become larger
// than a solver can make use of is given up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/digit_set.h"
#include "model/problem.h"

namespace omnidoku::sat {

using Literal = int;

/// One of the things that a variable can be.
struct Option {
  std::size_t choice = 0;  ///< the index of a digit, or a number's place in its list
  std::int64_t value = 0;  ///< what it counts in sums
  Literal literal = 0;
};

class Formula {
 public:
  /// With the literals of all variables, of which exactly one holds for each. `domains` has a set
  /// for each variable; numbers have their own lists.
  Formula(const model::Problem& problem, const std::vector<geometry::DigitSet>& domains);

  [[nodiscard]] const model::Problem& problem() const { return problem_; }
  /// What is left of a variable, the least choice first.
  [[nodiscard]] std::span<const Option> options(model::Variable variable) const {
    return options_[variable.index()];
  }
  /// What is added from now on holds where `guard` does, and is of one part of the problem, the
  /// others of which may be left out: of the sets of different variables only those of this part
  /// count. `part_of` tells the part of each primitive and must live until this is called again.
  void begin_part(Literal guard, std::span<const std::size_t> part_of, std::size_t part);

  /// Whether no two of the variables can be equal, as sets of different ones say that hold two or
  /// more of them.
  [[nodiscard]] bool all_differ(std::span<const model::Variable> variables) const;

  /// A literal that is not in use yet.
  Literal make_literal() { return ++num_literals_; }
  void add(std::span<const Literal> clause);
  void add(std::initializer_list<Literal> clause) {
    add(std::span<const Literal>(clause.begin(), clause.size()));
  }
  /// At most one of the literals holds.
  void add_at_most_one(std::vector<Literal> literals);

  /// The variables hold, all together, the digits of one of the sets, each of which has as many as
  /// there are variables.
  void add_one_of_sets(std::span<const model::Variable> variables,
                       std::span<const geometry::DigitSet> sets);

  /// There is more to say than is of use; what was said so far must not be solved.
  void give_up() { given_up_ = true; }
  [[nodiscard]] bool given_up() const { return given_up_; }

  [[nodiscard]] Literal num_literals() const { return num_literals_; }
  /// The clauses one after another, each ended by 0.
  [[nodiscard]] const std::vector<Literal>& clauses() const { return clauses_; }

 private:
  const model::Problem& problem_;
  std::vector<std::vector<Option>> options_;                 // per variable
  std::vector<std::vector<std::size_t>> different_sets_of_;  // per variable: primitives
  Literal num_literals_ = 0;
  std::vector<Literal> clauses_;
  Literal guard_ = 0;                     // 0: what is added holds always
  std::span<const std::size_t> part_of_;  // per primitive; empty: there are no parts
  std::size_t part_ = 0;
  bool given_up_ = false;
};

}  // namespace omnidoku::sat

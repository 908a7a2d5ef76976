// SPDX-License-Identifier: MIT
//
// The words of a clash (rule_clash.h): what is supposed, what follows from it, and what cannot be.
// Of a rule's cells it is told which digits are gone as far as that is little, else in how many
// ways it could be filled before.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "logic/sums/sum_fillings.h"
#include "logic/telling/words.h"
#include "model/step.h"

namespace omnidoku::logic {

/// What follows from a supposition, as it is told.
struct ToldClash {
  /// A consequence, or what cannot be.
  struct Part {
    enum class Kind : std::uint8_t {
      digit,   ///< the cell of `candidates` has that digit alone left
      place,   ///< the house `index` has that cell alone left for the digit
      taken,   ///< the rule takes `candidates`
      filled,  ///< the rule can be filled in `ways` alone
      held,    ///< `cells` hold `digits`, no more than they are, or a single cell one of them
      places,  ///< `digits` have `cells` alone in the house `index`
    };
    Kind kind = Kind::digit;
    std::vector<Candidate> candidates;
    std::uint32_t index = 0;         ///< primitive of the house or rule
    std::vector<Candidate> with;     ///< of a rule: those that are true in its cells, ...
    DigitSet lost;                   ///< ... digits that it cannot have any more ...
    std::vector<Candidate> without;  ///< ... others that are false, as far as it matters, ...
    std::vector<Candidate> last;     ///< ... and of cells that so lose all but one digit that one
    std::size_t num_fillings = 0;    ///< of a rule, before
    std::vector<Cell> cells;         ///< of `ways` or `left`, or the one with nothing left
    DigitSet digits;                 ///< of `cells` that are told together
    std::vector<DigitSet> left;      ///< of a rule that nothing but the supposition breaks
    std::vector<std::vector<Digit>> ways;
    std::vector<std::uint32_t> by;  ///< of a digit: the pair rules that settle it
    friend bool operator==(const Part&, const Part&) = default;
  };
  enum class End : std::uint8_t {
    cell,   ///< nothing is left for a cell
    house,  ///< a house has no place for a digit
    rule,   ///< a rule cannot be filled
    both,   ///< two that do not go together would be true
  };
  /// What follows from houses and rules together, which nobody sees without a word.
  struct Derived {
    std::size_t sum = 0;  ///< an index into Structure::sums()
    SumFillings open;
  };

  std::vector<Candidate> supposed;  ///< of each the same would come
  std::vector<Part> parts;
  End end = End::cell;
  Part last;
  /// What the step takes for granted, and what its picture shows.
  std::vector<model::Premise> premises;
  std::vector<Candidate> on;
  std::vector<Candidate> off;
  std::vector<std::uint32_t> rules;  ///< primitives, each once
  std::vector<Derived> derived;      ///< of those of them that are

  /// Whether another supposition would be told in the same words.
  [[nodiscard]] bool is_like(const ToldClash& other) const {
    return end == other.end && parts == other.parts && last == other.last;
  }
  void join(const ToldClash& other);
  [[nodiscard]] int size() const { return static_cast<int>(parts.size() + derived.size()); }
  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const;
};

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// The crux of a supposition that one rule refutes: the fewest cells of the rule that decide it,
// while all others could hold anything that goes with what is supposed. Of one such cell it is told
// what it would have to be; of a few, what they would have to be one after the other. So of a whole
// line no more is told than a person looks at. Words only: nothing here finds steps.
// Cost: some tens of questions whether a rule can be filled (rule_fillings.h).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "logic/rules/rule_fillings.h"
#include "logic/telling/words.h"

namespace omnidoku::logic {

class RuleCrux {
 public:
  /// `left` is what each cell of the rule has left beside `supposed`, which has its digit alone.
  RuleCrux(const Words& words, const RuleInfo& rule, Candidate supposed,
           const std::vector<DigitSet>& left);

  /// "R2C4 would have to be 1 or 8, and could not"; empty where no cell decides it alone.
  [[nodiscard]] std::string by_one_cell() const;
  /// "R2C4 would have to be 1 and R2C6 then 8, and could not", of two to four cells; empty where it
  /// takes more.
  [[nodiscard]] std::string by_few_cells() const;
  /// What the supposed cell could be whatever is in the others, where these do not matter; else
  /// empty.
  [[nodiscard]] DigitSet allowed() const;

 private:
  /// Of a rule that is asked filling by filling.
  static constexpr int kMostQuestions = 400;
  /// Cells that are told one after the other.
  static constexpr int kMostCells = 4;
  /// Digits of a cell each of which is followed.
  static constexpr int kMostCases = 3;
  /// Digits that a cell would have to be, which all have to be found missing.
  static constexpr int kMostWanted = 4;
  static constexpr int kMostWantedOfKnown = 2;

  using Digits = std::vector<DigitSet>;  ///< per cell of the rule

  [[nodiscard]] bool is_refuted(const Digits& digits) const;
  [[nodiscard]] Digits with_fixed(Digits digits, std::size_t place, Digit digit) const;
  [[nodiscard]] DigitSet fitting(const Digits& digits, std::size_t place, DigitSet of) const;
  [[nodiscard]] std::optional<std::vector<std::size_t>> deciding(const Digits& left,
                                                                 const Digits& free) const;
  [[nodiscard]] std::string end_at(const Digits& free, std::size_t place) const;
  [[nodiscard]] std::string told(const Digits& left, const Digits& free, int depth) const;
  [[nodiscard]] std::string cases(const Digits& left, const Digits& free, std::size_t place,
                                  DigitSet digits, int depth) const;

  const Words& words_;
  const RuleInfo& rule_;
  std::size_t supposed_;  ///< its place in the rule
  Digits left_;
  Digits free_;  ///< what the cells could hold beside the supposed digit, if they had lost nothing
};

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// Words: how cells, digits, houses and conclusions are called in the sentences of a step.
#pragma once

#include <span>
#include <string>

#include "logic/state/structure.h"
#include "model/step.h"

namespace omnidoku::logic {

class Words {
 public:
  /// The structure must outlive it.
  explicit Words(const Structure& structure);

  [[nodiscard]] const Structure& structure() const { return *structure_; }
  [[nodiscard]] std::string cell(Cell cell) const;
  /// "R1C1, R1C2 and R2C3"
  [[nodiscard]] std::string cells(std::span<const Cell> cells) const;
  /// "R1C1", "one of R1C1 and R1C2"
  [[nodiscard]] std::string one_of(std::span<const Cell> cells) const;
  [[nodiscard]] std::string digit(Digit digit) const;
  /// "2, 5 and 9"
  [[nodiscard]] std::string digits(DigitSet digits) const;
  /// "2, 5 or 9"
  [[nodiscard]] std::string either(DigitSet digits) const;
  /// "3, 4 or 6 in R4C5, or 5 in R3C4, R4C4 or R5C4": cells with the same digits together.
  [[nodiscard]] std::string either(std::span<const Candidate> candidates) const;
  /// "5 in R1C2"
  [[nodiscard]] std::string candidate(Candidate candidate) const;
  /// "5 in R1C2 and R1C3" for candidates of one digit
  [[nodiscard]] std::string group(std::span<const Candidate> candidates) const;
  /// "1 in R1C1, 5 in R2C2 and R2C3, or 7 in R4C4": candidates of one digit together, by digit.
  [[nodiscard]] std::string candidates(std::span<const Candidate> candidates,
                                       std::string_view conjunction = "or") const;
  /// What the puzzle's symbols are: "digit" where all are numbers, "letter" where all are letters,
  /// else "symbol".
  [[nodiscard]] std::string_view noun() const { return noun_; }
  /// A text written about digits, with the noun in their place.
  [[nodiscard]] std::string in_symbols(std::string text) const;
  /// Name of the house, sum or rule posted as that primitive.
  [[nodiscard]] std::string shape(std::uint32_t primitive) const;
  /// The same; where it is one of many that a rule of the whole board posted, with its cells.
  [[nodiscard]] std::string one_shape(std::uint32_t primitive) const;
  /// "row 1 and row 5": names of the houses marked with that role.
  [[nodiscard]] std::string houses(const model::Step& step, model::HouseRole role) const;
  /// "R1C2 is 5." or "R1C2 and R1C7 cannot be 5; R3C3 cannot be 1 or 4."
  [[nodiscard]] std::string conclusions(const model::Step& step) const;
  /// The cells of the marks with that role, each once, in order.
  [[nodiscard]] static std::vector<Cell> marked_cells(const model::Step& step,
                                                      model::CandidateRole role);
  /// "a", "a and b", "a, b and c"
  [[nodiscard]] static std::string list(const std::vector<std::string>& items,
                                        std::string_view conjunction = "and");
  /// With a capital letter at the start.
  [[nodiscard]] static std::string capital(std::string text);

 private:
  const Structure* structure_;
  std::string_view noun_;
};

}  // namespace omnidoku::logic

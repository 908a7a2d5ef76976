// SPDX-License-Identifier: MIT
//
// Words: how cells, digits, houses and conclusions are called in the sentences of a step.
#pragma once

#include <span>
#include <string>

#include "logic/structure.h"
#include "model/step.h"

namespace omnidoku::logic {

class Words {
 public:
  /// The structure must outlive it.
  explicit Words(const Structure& structure) : structure_(&structure) {}

  [[nodiscard]] const Structure& structure() const { return *structure_; }
  [[nodiscard]] std::string cell(Cell cell) const;
  /// "R1C1, R1C2 and R2C3"
  [[nodiscard]] std::string cells(std::span<const Cell> cells) const;
  [[nodiscard]] std::string digit(Digit digit) const;
  /// "2, 5 and 9"
  [[nodiscard]] std::string digits(DigitSet digits) const;
  /// "5 in R1C2"
  [[nodiscard]] std::string candidate(Candidate candidate) const;
  /// "5 in R1C2 and R1C3" for candidates of one digit
  [[nodiscard]] std::string group(std::span<const Candidate> candidates) const;
  /// Name of the house or sum posted as that primitive.
  [[nodiscard]] std::string shape(std::uint32_t primitive) const;
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

 private:
  const Structure* structure_;
};

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// Steps of human logic, judged: by the evidence they carry (verify) and by the solutions.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/digit_set.h"
#include "logic/state/position.h"
#include "model/step.h"
#include "verify/check_step.h"

namespace omnidoku::testing_support {

/// The digits that a grid has, one per cell: the truth of a puzzle with one solution.
[[nodiscard]] std::vector<geometry::DigitSet> truth_of(const model::FilledGrid& solution);

/// Whether a step holds; its text says what is wrong with which. `truth` are the digits that occur
/// in some solution, per cell: none of them may go, and what is placed must be all there is. The
/// evidence is judged by the checker.
[[nodiscard]] verify::StepVerdict judged(const model::Step& step, const logic::Position& position,
                                         const std::vector<geometry::DigitSet>& truth,
                                         verify::StepChecker& checker);

/// What is wrong with a step, in words; empty when nothing is. That the checker cannot decide it is
/// a fault too.
[[nodiscard]] std::string fault(const model::Step& step, const logic::Position& position,
                                const std::vector<geometry::DigitSet>& truth,
                                verify::StepChecker& checker);

/// What is wrong with the conclusions of a step, whatever its evidence; empty when nothing is.
[[nodiscard]] std::string unsound(const model::Step& step, const logic::Position& position,
                                  const std::vector<geometry::DigitSet>& truth);

/// What is wrong with the words and the picture of a step: no sentence, marks on candidates that
/// are not there, arrows from or to nothing. Empty when nothing is.
[[nodiscard]] std::string badly_told(const model::Step& step, const logic::Position& position);

/// Techniques that take longer than all others together.
[[nodiscard]] std::span<const std::string_view> slow_techniques();

/// States that a person may be in: digits of the solution placed at random, and of the candidates
/// that are left some of the wrong ones removed, in several proportions. Patterns are far more
/// frequent here than on solving paths. Always the same states for the same number.
[[nodiscard]] std::vector<logic::CandidateBoard> thinned_states(const logic::Structure& structure,
                                                                const model::FilledGrid& solution,
                                                                std::uint64_t n);

/// States that singles, locked candidates and subsets get stuck in, when one wrong candidate taken
/// away at random brings them on each time. Always the same for the same number.
[[nodiscard]] std::vector<logic::CandidateBoard> stuck_states(const logic::Structure& structure,
                                                              const model::FilledGrid& solution,
                                                              std::uint64_t n);

/// States in which only cells of two to five digits are open, all or most of them, and of their
/// candidates some of the wrong ones are removed. On large boards patterns that need candidates in
/// a few cells only are found here. Always the same for the same number.
[[nodiscard]] std::vector<logic::CandidateBoard> opened_states(const logic::Structure& structure,
                                                               const model::FilledGrid& solution,
                                                               std::uint64_t n);

/// Thinned and stuck ones.
[[nodiscard]] std::vector<logic::CandidateBoard> made_states(const logic::Structure& structure,
                                                             const model::FilledGrid& solution,
                                                             std::uint64_t n);

/// The state as one line per cell that is open, and the puzzle's givens, to reproduce a failure.
[[nodiscard]] std::string state_text(const logic::Position& position);

}  // namespace omnidoku::testing_support

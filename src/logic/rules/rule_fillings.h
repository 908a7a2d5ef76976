// SPDX-License-Identifier: MIT
//
// In which ways the cells of a rule can still be filled, by what the rule means: for rules of which
// the primitives show a person nothing (Structure::rules). Each candidate is looked for in a
// filling within the candidates, in which cells that must differ do, and which the rule allows. It
// is asked after every cell, so that one that breaks early costs little. Cost: at most
// kMostQuestions questions for each candidate; one that takes more is taken for possible. Of rules
// over cells that all differ the fillings are counted by sets instead (set_fillings.h).
#pragma once

#include <optional>
#include <vector>

#include "logic/state/position.h"

namespace omnidoku::logic {

/// Per cell of the rule, an index into Structure::rules(), the digits that some filling has there,
/// none if there is no filling. What cells that must differ rule out without it stays: that is no
/// step of the rule's. Where the rule lies on more than kMostRuleCells open cells, those that it
/// allows beside the digits that are placed.
[[nodiscard]] std::vector<DigitSet> possible_by_rule(const Position& position, std::size_t rule);

/// Whether the cells of a rule can be filled within these digits, one set for each of its cells in
/// their order; nothing where that takes more than `most_questions` questions to tell.
[[nodiscard]] std::optional<bool> can_be_filled(const Structure& structure, const RuleInfo& rule,
                                                const std::vector<DigitSet>& left,
                                                int most_questions);

/// Open cells beyond which a rule is left alone.
inline constexpr int kMostRuleCells = 12;

}  // namespace omnidoku::logic

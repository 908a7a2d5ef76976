// SPDX-License-Identifier: MIT
//
// In which ways cells that all differ can be filled as a rule over all of them says, where there
// are too many to go through one by one: a row under a skyscraper or sandwich clue, a long renban
// line. Partial fillings that have used the same digits and brought the rule into the same state
// are one: at most 2^digits for each node of the rule's diagram, kept as bits. Exact.
// Cost: some 50 us for a row of nine with 500 nodes.
#pragma once

#include <optional>
#include <vector>

#include "logic/state/structure.h"

namespace omnidoku::logic {

/// Per cell of the rule, an index into Structure::rules(), the digits that some filling within
/// `left` has; what cells that must differ rule out by themselves stays. Nothing where the rule is
/// not one diagram over cells that see each other, or sets of digits.
[[nodiscard]] std::optional<std::vector<DigitSet>> possible_by_sets(
    const Structure& structure, const RuleInfo& rule, const std::vector<DigitSet>& left);

/// Whether there is one at all; nothing likewise.
[[nodiscard]] std::optional<bool> can_be_filled_by_sets(const Structure& structure,
                                                        const RuleInfo& rule,
                                                        const std::vector<DigitSet>& left);

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// What the rules of a puzzle are called in sentences: of steps, of conflicts, of contradictions. A
// name tells where to look, since labels stand in no picture. Houses have theirs in
// geometry/house_names.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/problem.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// What a constraint is called without its place: "cage"; where words about the puzzle were read as
/// one of a type that tells nothing (ConstraintType::says_anything), these, at most some forty
/// characters: "rule \"Lines are thermometers\"".
[[nodiscard]] std::string noun_of(const model::ConstraintSpec& spec);

/// Whether such a name holds the words that the constraint was read from.
[[nodiscard]] bool is_told_by_words(const model::ConstraintSpec& spec);

/// A sentence without the stops that it ends with.
[[nodiscard]] std::string_view without_stop(std::string_view sentence);

/// A valid constraint: "the cage at R1C1", "the cage 'a' at R1C1", "the difference dot between R1C1
/// and R1C2", "the nonconsecutive rule" where it looks at the whole board. A line is told by where
/// it begins; where others of its type begin there too, by all its cells: "the thermometer at
/// R1C1 R1C2 R2C3".
[[nodiscard]] std::string name_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec);

/// What a constraint of that name asks of its cells, or of those of a part of it: "By the arrow at
/// R1C1, the circle R1C1 is the sum of R1C2 and R1C3". What it asks says the place where it begins
/// with the cells, and the words that the constraint was read from where it quotes them. Empty
/// where its type has no words for that (ConstraintType::asks).
[[nodiscard]] std::string asked_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                                   const std::vector<geometry::Cell>& cells,
                                   const std::string& name);

/// The cell that such a name tells the constraint by ("at R1C1"); nothing where it tells none, or
/// several.
[[nodiscard]] std::optional<geometry::Cell> told_by(const model::Puzzle& puzzle,
                                                    const model::ConstraintSpec& spec);

/// The house, constraint or implied sum that a primitive of the lowered puzzle comes from: "row 3",
/// "the cage at R1C1", "the innies of boxes 1 and 2".
[[nodiscard]] std::string name_of(const model::Puzzle& puzzle, const model::Problem& problem,
                                  model::Origin origin);

/// Arguments as texts, by the names of their parameters: "on 4, aside 1".
[[nodiscard]] std::string arguments_text(
    const std::vector<std::pair<std::string, std::string>>& values);

/// What ties the parts of a constraint together in a picture where others have parts, too
/// (ConstraintType::has_parts): "A", "B" and so on, in their order; numbers beyond "Z"; empty where
/// it is the only one.
[[nodiscard]] std::string letter_of(const model::Puzzle& puzzle, const model::ConstraintSpec& spec);

}  // namespace omnidoku::constraints

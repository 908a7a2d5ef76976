// SPDX-License-Identifier: MIT
//
// Puzzle words: what is printed beside a puzzle, in any language. What a language lacks is said in
// the English of the engine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language.h"
#include "logic/path.h"
#include "logic/rating.h"
#include "logic/telling/words.h"
#include "model/puzzle.h"

namespace omnidoku::cli {

/// What a puzzle without a title is called: its board, if it is no ordinary grid, and its rules.
[[nodiscard]] std::string kind_of(const model::Puzzle& puzzle, const Language& language);

/// The rules as the setter wrote them, or those of the board and the constraints; then what was not
/// understood, and the caption of a view, which is English.
[[nodiscard]] std::string printed_rules(const model::Puzzle& puzzle, std::string_view caption,
                                        const Language& language);

/// What no drawing shows, a line each.
[[nodiscard]] std::string printed_legend(const model::Puzzle& puzzle, const Language& language);

/// How to begin, which step is the hardest, and that step in full; nothing of a path without steps.
[[nodiscard]] std::vector<std::string> graded_hints(const logic::Path& path,
                                                    const logic::Rating& rating,
                                                    const logic::Words& words,
                                                    const Language& language);

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// The canonical form of a puzzle with the rules of the classic grid (classic/canonical.h has what
// that is): solves it, and refuses what has no such form.
#pragma once

#include <optional>
#include <string>

#include "base/status.h"
#include "classic/canonical.h"
#include "model/puzzle.h"
#include "solve/solve.h"

namespace omnidoku::solve {

/// The most solutions of a puzzle whose form is looked for: each of them is looked at.
inline constexpr std::uint64_t kMostSolutionsOfForm = 1000;

struct CanonicalPuzzle {
  /// unique and multiple have a form; none, invalid, not_understood, limit and cancelled have not.
  base::Status status = base::Status::limit;
  std::string message;  ///< why it has none
  std::optional<classic::CanonicalForm9> form;
};

/// The form of a puzzle. invalid: its rules are not the classic ones, or it has pencilmark clues;
/// limit: it has more than kMostSolutionsOfForm solutions, or the limits ended the search. Takes
/// engine, ignore_unknown and limits (but for solutions) from the options.
[[nodiscard]] CanonicalPuzzle canonical(const model::Puzzle& puzzle, const Options& options = {});

}  // namespace omnidoku::solve

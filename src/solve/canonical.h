// SPDX-License-Identifier: MIT
//
// The canonical form of a puzzle: with the rules of the classic grid that of classic/canonical.h,
// with others that of isomorphism/canonical.h. Solves it, and refuses what has no form.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/status.h"
#include "classic/canonical.h"
#include "isomorphism/canonical.h"
#include "model/document.h"
#include "model/puzzle.h"
#include "solve/solve.h"

namespace omnidoku::solve {

/// The most solutions of a classic puzzle whose form is looked for: each of them is looked at.
inline constexpr std::uint64_t kMostSolutionsOfForm = 1000;

struct CanonicalPuzzle {
  /// unique and multiple have a form; none, invalid, not_understood and cancelled have not; limit
  /// has one only on other boards than the classic grid, where it takes no solutions.
  base::Status status = base::Status::limit;
  std::string message;                                  ///< why it has none
  std::optional<classic::CanonicalForm9> form;          ///< of the classic grid
  std::optional<isomorphism::CanonicalForm> elsewhere;  ///< of other boards, rules and clues
};

/// The form of a puzzle. limit: it has the classic rules and more than kMostSolutionsOfForm
/// solutions, or the limits ended the search. invalid also: it is not classic, and the program was
/// built without bliss. Takes engine, ignore_unknown and limits (but for solutions) from the
/// options.
[[nodiscard]] CanonicalPuzzle canonical(const model::Puzzle& puzzle, const Options& options = {});

/// The form as a puzzle on the board and with the rules of the puzzle that it is of, without words
/// about it. There must be a form.
[[nodiscard]] model::Document form_of(const model::Puzzle& puzzle,
                                      const CanonicalPuzzle& canonical);

/// How many changes leave the clues as they are, rounded from 2^53 on. There must be a form.
[[nodiscard]] double symmetries_of(const CanonicalPuzzle& canonical);

/// 32 hexadecimal digits, the same for puzzles with one form, and for such as the form of other
/// boards and rules says (isomorphism/canonical.h); of a puzzle without a form what its text, given
/// here, comes to.
[[nodiscard]] std::string key_of(const CanonicalPuzzle& canonical, std::string_view puzzle);
/// The same where the form is known to be of the classic grid.
[[nodiscard]] std::string key_of(const classic::Clues9& form);

/// The clues of a form, '.' for an empty cell.
[[nodiscard]] std::string line_of(const classic::Clues9& form);

}  // namespace omnidoku::solve

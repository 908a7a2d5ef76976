// SPDX-License-Identifier: MIT
//
// The canonical form of a puzzle on any board with any rules: what it has in common with all
// puzzles that are the same but for where things lie and what digits are called. For the classic
// grid there is a form of its own, which is made sooner and known to other programs
// (solve/canonical.h).
#pragma once

#include <string>
#include <vector>

#include "geometry/digit_set.h"
#include "model/lowered.h"

namespace omnidoku::isomorphism {

struct CanonicalForm {
  /// 32 hexadecimal digits: the same for puzzles that can be made of each other by moving cells
  /// and, where no rule counts with digits, renaming digits, rules included: a jigsaw and its
  /// mirror image, say. Puzzles that differ have different keys. Where rules of the same meaning
  /// are told in different ways, puzzles that are the same may have different keys, too.
  std::string key;
  /// The puzzle's clues where they go on its own board, with its own rules as they lie: the same
  /// for all puzzles with these rules that are made of each other by moves that leave the rules as
  /// they are.
  model::PartialGrid givens;
  std::vector<geometry::DigitSet> allowed;
  /// How many such moves leave the puzzle as it is, 1 at least; rounded from 2^53 on.
  double symmetries = 1;
};

/// Asks for can_label(). Takes milliseconds for boards of 81 cells; seconds for the largest.
[[nodiscard]] CanonicalForm canonical_form(const model::Lowered& lowered);

}  // namespace omnidoku::isomorphism

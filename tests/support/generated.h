// SPDX-License-Identifier: MIT
//
// Random puzzles of many geometries for tests of human logic. Always the same for the same number.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "model/puzzle.h"

namespace omnidoku::testing_support {

/// A kind of puzzle to make.
struct PuzzleKind {
  const char* label;  ///< as in docs/TECHNIQUES.md
  const char* board;  ///< as on the command line
  bool killer = false;
  int share = 0;       ///< of a thousand puzzles of mixed kinds, so many are of this one
  bool super = false;  ///< super shapes on a third of a killer's cages, and the givens it takes
};

/// The classic grid.
[[nodiscard]] const PuzzleKind& classic_kind();

/// Every other kind; their shares add up to 1000.
[[nodiscard]] std::span<const PuzzleKind> other_kinds();

/// By label, the classic kind included; the test program ends when there is none.
[[nodiscard]] const PuzzleKind& kind_called(std::string_view label);

/// The kind of the n-th of a series of mixed puzzles: every kind comes early, and over a thousand
/// each has its share.
[[nodiscard]] const PuzzleKind& mixed_kind(std::uint64_t n);

/// Puzzle number `n` of a kind, with its one solution; the test program ends when it cannot be
/// made.
[[nodiscard]] model::Puzzle generated_puzzle(const PuzzleKind& kind, std::uint64_t n);

/// Pencilmark puzzle number `n` of a kind, with its one solution: a random grid (of a killer
/// that of puzzle number `n`, with its cages) in which two to four digits are nowhere given. Their
/// cells have just these digits as candidates, but for as many as must go (one by one, at random)
/// to leave one solution; the other cells are givens.
[[nodiscard]] model::Puzzle marked_puzzle(const PuzzleKind& kind, std::uint64_t n);

/// "tredoku 17"
[[nodiscard]] std::string name_of(const PuzzleKind& kind, std::uint64_t n);

}  // namespace omnidoku::testing_support

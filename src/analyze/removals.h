// SPDX-License-Identifier: MIT
//
// What each clue of a puzzle is worth: how many solutions there are without it. A clue is a given
// (with its cell's pencilmark clue), or a rule of the puzzle such as a cage, a dot or a
// thermometer. Houses are the board, not clues. What a rule means is settled by the whole puzzle
// (constraints/members.h): where another rule says that all marks of a kind are drawn, leaving out
// a mark does not make that rule say more.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/status.h"
#include "classic/batch.h"
#include "constraints/members.h"
#include "model/puzzle.h"

namespace omnidoku::analyze {

/// A number of solutions, which limits may have cut short.
struct SolutionCount {
  std::uint64_t solutions = 0;  ///< as many at least
  bool is_all = false;          ///< and no more
  friend bool operator==(const SolutionCount&, const SolutionCount&) = default;
};

/// A clue, and what there is without it.
struct ClueRemoval {
  constraints::Member clue;  ///< a clue or a constraint
  SolutionCount without;
  /// A solution of what is left that the puzzle does not have, if one was found.
  model::FilledGrid other;
};

/// What is known of whether a clue can be left out by itself.
enum class Need : std::uint8_t { needed, redundant, undecided };
/// "needed", "redundant", "undecided"
[[nodiscard]] std::string_view to_string(Need need);

struct Removals {
  base::Status status = base::Status::limit;  ///< of the puzzle
  std::string message;                        ///< more about the status, as a sentence
  SolutionCount own;                          ///< solutions of the puzzle with all its clues
  model::FilledGrid solution;                 ///< its first, if it has one
  std::vector<ClueRemoval> clues;             ///< givens in order of their cells, then the rules

  [[nodiscard]] Need need_of(const ClueRemoval& clue) const;
  [[nodiscard]] std::size_t number_with(Need need) const;
  /// Whether nothing but the wanted number of solutions cut a count short.
  bool is_whole = false;
};

/// How many solutions are counted for each clue where nothing else is said.
inline constexpr std::uint64_t kMostCounted = 100;

/// Counts for every clue of a puzzle the solutions without it, up to limits.solutions (0 = all)
/// each. Of the other limits, nodes and time go for the whole; without either a default effort (as
/// of solve::check). All clues are asked about with little effort first. Of a puzzle that is
/// invalid, without solution or not understood no clue is looked at.
[[nodiscard]] Removals count_removals(const model::Puzzle& puzzle, const base::Limits& limits,
                                      bool ignore_unknown = false);

/// The same for many puzzles of the classic grid, all their questions asked together.
class ClassicRemovals {
 public:
  /// What was found about a line. Which solutions come of it does not depend on what else is in a
  /// batch; whether they are found first does.
  struct Found {
    SolutionCount own;
    bool stopped = false;                ///< nothing is known: a stop was asked for
    std::vector<std::uint8_t> cells;     ///< those with givens, in order
    std::vector<SolutionCount> without;  ///< for each of them
  };

  /// Lines of 81 characters, '1' to '9' or an empty cell. Counts up to `most` solutions (0 = all).
  void count(std::span<const std::string_view> lines, std::uint64_t most,
             const base::StopToken& stop, std::vector<Found>& found);

 private:
  classic::BatchSolver solver_;
  std::vector<classic::DigitPlanes> questions_;
  std::vector<classic::BatchAnswer> answers_;
};

}  // namespace omnidoku::analyze

// SPDX-License-Identifier: MIT
//
// What a puzzle is wanted to be like: what `filter` asks of each, cheap questions first.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "generate/generate.h"
#include "logic/hint.h"
#include "logic/path.h"
#include "model/puzzle.h"
#include "rating_rows.h"
#include "solve/solve.h"

namespace omnidoku::cli {

/// A difficulty, in the words or numbers of a scale, from the least to the most.
struct DifficultyWish {
  RatingScale scale = RatingScale::human;
  bool is_of_levels = false;  ///< their places among the scale's; else scores, of se ER in tenths
  int least = 0;
  int most = 0;

  [[nodiscard]] bool fits(int level, int number) const {
    const int value = is_of_levels ? level : number;
    return least <= value && value <= most;
  }
};

/// "hard", "easy-hard" and "800-1200" of the human scale and that of HoDoKu, "7.2" and "4.4-4.6" of
/// se. Error: usage.
[[nodiscard]] base::Result<DifficultyWish> parse_difficulty(RatingScale scale,
                                                            std::string_view text);

/// How a puzzle fits.
enum class Fit : std::uint8_t {
  yes,
  no,
  invalid,  ///< it breaks a rule at once, or has one that is not understood
  open,     ///< a limit came before the answer
  stopped,  ///< the program was asked to stop
};

using Orbits = std::vector<std::vector<geometry::Cell>>;

/// Whether of each orbit all cells are given or none; `is_given` holds the cells of the board.
[[nodiscard]] bool holds_whole_orbits(const Orbits& orbits, const std::vector<bool>& is_given);

struct Wishes {
  bool unique = false;
  bool minimal = false;
  std::optional<std::pair<int, int>> givens;  ///< how many, both ends included
  generate::Symmetry symmetry = generate::Symmetry::none;
  std::optional<DifficultyWish> difficulty;
  std::vector<const logic::Technique*> must_contain;  ///< of the path by the human scale
  std::optional<logic::Scale> solved_by;              ///< these techniques are enough

  [[nodiscard]] bool empty() const;
  /// Whether only puzzles with one solution fit.
  [[nodiscard]] bool ask_solutions() const;
  /// Whether a person's way to the solution is asked for.
  [[nodiscard]] bool ask_logic() const;

  /// Cells that are all to be given or none of them, by the symmetry; nothing where the board has
  /// not that symmetry.
  [[nodiscard]] std::optional<Orbits> orbits_of(const geometry::Board& board) const;
  /// How many givens there are, and their pattern; for each cell of a board with these orbits.
  [[nodiscard]] bool fit_pattern(const std::optional<Orbits>& orbits,
                                 const std::vector<bool>& is_given) const;

  struct Judged {
    Fit fit = Fit::yes;
    std::string message;  ///< where it is not known: why
  };
  /// All that is wished of a puzzle.
  [[nodiscard]] Judged judge(const model::Puzzle& puzzle, const solve::Options& options) const;

 private:
  [[nodiscard]] Judged judge_logic(const model::Puzzle& puzzle, const logic::Game& game,
                                   const base::Limits& limits) const;
  [[nodiscard]] Fit judge_path(const logic::Game& game, const base::Limits& limits) const;
  [[nodiscard]] Judged judge_classic(const model::Puzzle& puzzle, const model::FilledGrid& solution,
                                     const base::Limits& limits) const;
};

}  // namespace omnidoku::cli

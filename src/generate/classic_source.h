// SPDX-License-Identifier: MIT
//
// Where a search among puzzles of the classic grid gets them: fresh ones, and the neighbours of one
// that was found. All questions of how many solutions a puzzle has go to the batch engine, hundreds
// at a time.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "classic/batch.h"
#include "classic/minimal.h"
#include "generate/budget.h"
#include "generate/reducer.h"

namespace omnidoku::generate {

/// A puzzle with one solution.
struct ClassicPuzzle {
  classic::Clues9 clues{};
  classic::Solution9 solution{};

  [[nodiscard]] int num_givens() const;
};

/// Asks for numbers of solutions, and has them answered in batches; keeps its memory. Not for two
/// threads at once.
class Questions {
 public:
  explicit Questions(Budget& budget) : budget_(budget) {}

  /// Adds one to the next batch.
  void ask(const classic::Clues9& clues);
  /// Answers all that were added, up to so many solutions each, in their order; until the next
  /// call.
  const std::vector<classic::BatchAnswer>& answers(std::uint64_t most_solutions = 2);

 private:
  Budget& budget_;
  classic::BatchSolver solver_;
  std::vector<classic::DigitPlanes> puzzles_;
  std::vector<classic::BatchAnswer> answers_;
};

class ClassicSource {
 public:
  virtual ~ClassicSource() = default;

  /// Some puzzles that have nothing to do with each other, `number` at most.
  virtual std::vector<ClassicPuzzle> fresh(std::size_t number) = 0;

  /// Which way a puzzle is to be changed.
  enum class Way : std::uint8_t { easier, harder };
  /// Puzzles that differ little from one, in random order.
  virtual std::vector<ClassicPuzzle> neighbours(const ClassicPuzzle& puzzle, Way way) = 0;

  /// Whether fresh puzzles take so long that one is worth going on from.
  [[nodiscard]] virtual bool is_slow() const = 0;
  /// Why there were no puzzles, for a sentence; may be empty.
  [[nodiscard]] virtual std::string how_far() const { return {}; }
};

/// What givens puzzles are to have.
struct GivensWish {
  Orbits orbits;  ///< givens come and go together
  std::optional<std::pair<int, int>> number;
  bool minimal = false;  ///< no orbit may be left out
};

/// Puzzles by the removal of cells. Fresh ones are minimal, or have givens added up to the wanted
/// number. The neighbours of a puzzle have one orbit of givens less and another one more; where the
/// puzzle need not be minimal, or has too many givens, also one less or one more. The wish, the
/// random numbers and the budget must outlive it.
[[nodiscard]] std::unique_ptr<ClassicSource> source_by_removal(const GivensWish& wish,
                                                               base::Random& random,
                                                               Budget& budget);

/// Puzzles with givens in the cells of a pattern: of random grids, or with one given after the
/// other changed so that there are fewer solutions. The neighbours of a puzzle have one given or
/// two changed. Minimal ones alone, if asked for. The random numbers and the budget must outlive
/// it.
[[nodiscard]] std::unique_ptr<ClassicSource> source_of_pattern(const std::vector<bool>& pattern,
                                                               bool minimal, base::Random& random,
                                                               Budget& budget);

}  // namespace omnidoku::generate

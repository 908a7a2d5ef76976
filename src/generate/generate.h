// SPDX-License-Identifier: MIT
//
// Making puzzles for any board: a random filled grid, then cells hidden one by one (in symmetric
// orbits where asked) while the solution stays unique; or constraints placed at random (killer
// cages) until they, or they and a few givens, leave one solution.
//
// The same request gives the same puzzle on every platform, build and thread count: all choices
// come from base::Random, and effort is counted in search nodes. Time limits and stop requests
// decide only whether a puzzle comes out, never which.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/random.h"
#include "base/result.h"
#include "model/puzzle.h"

namespace omnidoku::generate {

/// A symmetry of the pattern of givens. It concerns the drawing (the flat view) only; houses need
/// not be mapped to houses.
enum class Symmetry : std::uint8_t {
  none,
  rotate180,
  rotate90,
  mirror_rows,     ///< top and bottom change places
  mirror_columns,  ///< left and right change places
  diagonal,        ///< mirror at the line from top left to bottom right
  antidiagonal,    ///< mirror at the line from top right to bottom left
  mirrors,         ///< at both middle lines: rows and columns
  diagonals,       ///< at both diagonals
  full,            ///< all of these
};

/// Every symmetry, `none` first.
inline constexpr Symmetry kSymmetries[] = {
    Symmetry::none,           Symmetry::rotate180, Symmetry::rotate90,     Symmetry::mirror_rows,
    Symmetry::mirror_columns, Symmetry::diagonal,  Symmetry::antidiagonal, Symmetry::mirrors,
    Symmetry::diagonals,      Symmetry::full};

/// "none", "180", "90", "rows", "columns", "diagonal", "antidiagonal", "mirrors",
/// "diagonals", "full".
[[nodiscard]] std::string_view to_string(Symmetry symmetry);
/// Inverse of to_string; the names of the enumerators are known too. Nothing for other words.
[[nodiscard]] std::optional<Symmetry> symmetry_from(std::string_view word);

struct Request {
  geometry::BoardPtr board;
  /// Whether the puzzle gets a map of regions of its own in place of the board's, which follows
  /// from the seed and the stream. Only for boards with geometry::BoardType::draw_map and without
  /// `constraints`.
  bool new_map = false;
  std::optional<model::Symbols> symbols;  ///< standard ones when absent
  std::uint64_t seed = 0;
  std::uint64_t stream = 0;  ///< number of the puzzle in a batch; each has its own random numbers
  /// So many puzzles that follow each other in a batch are of the same filled grid, all different;
  /// 1 at least. More than 1 only where is_plain() holds.
  std::uint64_t per_grid = 1;
  /// Wanted number of givens, both ends included.
  std::optional<std::pair<int, int>> givens;
  /// Whether it must be proven that no given (with a symmetry: no orbit of givens) can be left out.
  /// Without it and without `givens` cells are hidden while uniqueness is quickly proven, which on
  /// boards up to 9x9 comes to the same and on large ones leaves a few givens more: see
  /// Made::undecided.
  bool minimal = false;
  Symmetry symmetry = Symmetry::none;
  /// By cell whether it is to be a given; without it any cell may be.
  std::optional<std::vector<bool>> pattern;
  /// Constraints that the puzzle shall have as they stand, such as cages drawn by a person.
  std::vector<model::ConstraintSpec> constraints;
  /// Constraint types to place at random, see placeable_kinds().
  std::vector<std::string> kinds;
  /// Nodes, time, stop and progress; `solutions` is not used. With neither nodes nor time there is
  /// a default effort (some ten seconds) after which what is not to be had is given up.
  base::Limits limits;
};

/// Whether a request leaves open what makes puzzles slow to find: it is for the classic grid,
/// without a number of givens, a symmetry, a pattern or constraints. Then they are minimal, whether
/// that is asked for or not, and are those of classic::MinimalSeries{seed, per_grid};
/// classic::MinimalMaker makes many in a small part of the time that as many calls take.
[[nodiscard]] bool is_plain(const Request& request);

/// A puzzle made, and what is not known about it.
struct Made {
  model::Puzzle puzzle;
  /// Where no number of givens was asked for: how many of them (with a symmetry: cells of how many
  /// orbits) could perhaps be left out, as the effort that was meant for it did not show.
  int undecided = 0;
};

/// One puzzle with its solution stored, proven unique. Errors: bad_geometry (no filled grid
/// exists), wrong_length (number of symbols), usage (a number of givens that makes no sense, a kind
/// to place of which there are constraints already, several puzzles of a grid where is_plain() does
/// not hold), bad_constraint (in `constraints`), unsupported
/// (the board has no such symmetry, or no neighbours for cages), unknown_name (kind),
/// too_large (given up, or a limit or stop request met, before a puzzle as wanted was found; the
/// text says how far it came).
[[nodiscard]] base::Result<Made> make(const Request& request);
/// The same without the remark.
[[nodiscard]] base::Result<model::Puzzle> generate(const Request& request);

/// A random filled grid that satisfies the puzzle (its givens included). Errors: bad_geometry (none
/// exists), too_large (limit).
[[nodiscard]] base::Result<model::FilledGrid> random_grid(const model::Puzzle& puzzle,
                                                          base::Random& random,
                                                          const base::Limits& limits);

/// A pattern of givens from a text with a character for each of so many cells, in their order:
/// '.' and '0' for an empty cell, anything else for a given; spaces and line breaks are passed
/// over. Error: wrong_length.
[[nodiscard]] base::Result<std::vector<bool>> pattern_from(std::string_view text, int num_cells);

/// The orbits of cells under a symmetry of the board's flat view; each cell in exactly one, orbits
/// ordered by their first cell. Error: unsupported when the drawing does not have the symmetry; the
/// hint names those it has.
[[nodiscard]] base::Result<std::vector<std::vector<geometry::Cell>>> orbits(
    const geometry::Board& board, Symmetry symmetry);

/// The words that Request::kinds may hold.
[[nodiscard]] std::vector<std::string_view> placeable_kinds();
/// Whether all kinds are among these. Error: unknown_name; it names those that people call so
/// ("Kropki"), else those of a similar name.
[[nodiscard]] base::Result<void> check_kinds(const std::vector<std::string>& kinds);

}  // namespace omnidoku::generate

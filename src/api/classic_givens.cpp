// SPDX-License-Identifier: MIT
#include "api/classic_givens.h"

#include <algorithm>
#include <bit>

#include "solve/classic_grid.h"

namespace omnidoku::api {
namespace {

/// A puzzle with the rules of the ordinary grid, cell by cell.
class Marks {
 public:
  explicit Marks(const model::Puzzle& puzzle) : candidates_(solve::to_grid9(puzzle).candidates) {
    const auto is_known = [](ratings::Mask digits) {
      return digits == ratings::kAll || ratings::is_one(digits);
    };
    const auto has_digit = [](const auto& given) { return given.has_value(); };
    all_known_ = std::all_of(std::begin(candidates_), std::end(candidates_), is_known);
    has_givens_ = std::any_of(std::begin(puzzle.givens), std::end(puzzle.givens), has_digit);
  }

  [[nodiscard]] ratings::Mask of(std::size_t cell) const { return candidates_[cell]; }

  /// Whether the marks of the cell are those that are left. All nine are none: where nothing but
  /// single digits and such cells is, and beside givens.
  [[nodiscard]] bool has_marks(std::size_t cell) const {
    return !all_known_ && (candidates_[cell] != ratings::kAll || !has_givens_);
  }

  /// Whether the only digit of a cell is a given, which is gone from all peers. Formats of
  /// pencilmarks do not tell givens from naked singles.
  [[nodiscard]] bool is_given(std::size_t cell) const {
    return ratings::is_one(candidates_[cell]) &&
           std::none_of(std::begin(ratings::kTables.peers[cell]),
                        std::end(ratings::kTables.peers[cell]), [&](std::size_t peer) {
                          return has_marks(peer) && (candidates_[peer] & candidates_[cell]) != 0;
                        });
  }

 private:
  std::array<std::uint16_t, classic::kNumCells> candidates_;
  bool all_known_ = false;
  bool has_givens_ = false;
};

}  // namespace

std::optional<ClassicDigits> classic_givens(const model::Puzzle& puzzle) {
  if (!solve::has_classic_rules(puzzle)) return std::nullopt;
  const Marks marks(puzzle);
  ratings::Grid by_givens;
  ClassicDigits givens{};
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (!marks.is_given(cell)) continue;
    givens[cell] = ratings::lowest(marks.of(cell)) + 1;
    by_givens.place(static_cast<int>(cell), givens[cell] - 1);
  }
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] == 0 && marks.has_marks(cell) &&
        marks.of(cell) != by_givens.candidates(static_cast<int>(cell))) {
      return std::nullopt;
    }
  }
  return givens;
}

}  // namespace omnidoku::api

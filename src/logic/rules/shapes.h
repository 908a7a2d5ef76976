// SPDX-License-Identifier: MIT
//
// Shapes: a rule as its cells and the list of ways to fill them. A cage, a line, a clue and the
// cells that houses and cages leave over are all the same then, and techniques see nothing but
// which fillings have a candidate. Houses by themselves are no shapes here: other techniques see
// them.
//
// Which shapes there are is a table of the structure, their fillings are a table of the position.
// A list is made once, within the candidates of that time, and from then on what no longer fits is
// left out of it (Position::memory), so that the position after a step costs what the step changed.
//
// Budgets: at most kMostFillings fillings, found within kMostNodes steps, or kMostQuestions where
// the meaning of the rule has to be asked. A shape with more is not listed: nothing is told of it
// then, and it is tried again when clearly fewer candidates are left.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "logic/state/position.h"
#include "model/step.h"

namespace omnidoku::logic {

/// A rule, or one of its parts, that ties cells together.
struct ShapeInfo {
  std::vector<Cell> cells;
  /// Those that the rule posted on these cells: indices into problem().primitives.
  std::vector<std::uint32_t> primitives;
  /// Whether these do not tell all that it means, so that the rule is asked itself.
  bool by_meaning = false;
  /// What a step says that rests on it.
  model::Premise premise;

  /// One that it posted.
  [[nodiscard]] std::uint32_t primitive() const { return primitives.front(); }
};

/// The shapes of a structure.
class ShapeList {
 public:
  /// Cells beyond which a rule is listed only when kMostOpenOfMany of them are open at most.
  static constexpr std::size_t kMostCells = 16;
  static constexpr std::size_t kMostOpenOfMany = 6;

  explicit ShapeList(const Structure& structure);
  [[nodiscard]] std::span<const ShapeInfo> all() const { return shapes_; }

 private:
  std::vector<ShapeInfo> shapes_;
};

/// A set of fillings of one shape, a bit for each.
using FillingBits = std::vector<std::uint64_t>;

/// A shape with its fillings in a position. A filling fits the candidates, the rule, and all that
/// lets two of its cells not hold the same or not go together.
class Shape {
 public:
  static constexpr std::size_t kMostFillings = 2048;
  static constexpr int kMostNodes = 40'000;
  static constexpr int kMostQuestions = 4'000;

  Shape(const ShapeInfo& info, std::vector<DigitSet> left, std::vector<std::uint8_t> fillings,
        int num_digits);

  [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
  [[nodiscard]] const std::vector<std::uint32_t>& primitives() const { return primitives_; }
  [[nodiscard]] const model::Premise& premise() const { return premise_; }
  [[nodiscard]] std::uint32_t primitive() const { return primitives_.front(); }
  /// Per cell the digits within which it was listed.
  [[nodiscard]] const std::vector<DigitSet>& left() const { return left_; }
  [[nodiscard]] std::size_t num_fillings() const { return num_fillings_; }
  /// Words of a set of fillings.
  [[nodiscard]] std::size_t num_words() const { return words_; }
  /// All of them.
  [[nodiscard]] const FillingBits& all() const { return all_; }
  /// What the filling has in the cell at that place.
  [[nodiscard]] Digit digit(std::size_t filling, std::size_t place) const {
    return Digit(int{fillings_[filling * cells_.size() + place]});
  }
  /// The fillings that have the digit in the cell at that place.
  [[nodiscard]] std::span<const std::uint64_t> row(std::size_t place, Digit digit) const {
    return {rows_.data() + (place * digits_ + digit.index()) * words_, words_};
  }
  /// The same shape within fewer digits.
  [[nodiscard]] Shape within(std::vector<DigitSet> left) const;

 private:
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> primitives_;
  model::Premise premise_;
  std::vector<DigitSet> left_;
  std::vector<std::uint8_t> fillings_;  ///< of each the digits, cell by cell
  std::size_t digits_ = 0;
  std::size_t num_fillings_ = 0;
  std::size_t words_ = 0;
  FillingBits all_;
  std::vector<std::uint64_t> rows_;
};

/// The listed shapes of a position that have two or more open cells and some filling.
class Shapes {
 public:
  /// A cell's place in a shape.
  struct Place {
    std::uint32_t shape = 0;
    std::uint32_t place = 0;
  };

  explicit Shapes(const Position& position);

  [[nodiscard]] std::span<const std::shared_ptr<const Shape>> all() const { return shapes_; }
  [[nodiscard]] const Shape& shape(std::size_t index) const { return *shapes_[index]; }
  [[nodiscard]] std::span<const Place> shapes_of(Cell cell) const {
    return shapes_of_[cell.index()];
  }

 private:
  std::vector<std::shared_ptr<const Shape>> shapes_;
  std::vector<std::vector<Place>> shapes_of_;
};

/// Whether some rule of the structure is a shape.
[[nodiscard]] bool has_shapes(const Structure& structure);

// Sets of fillings, and of anything else that is numbered.
[[nodiscard]] inline bool is_empty(std::span<const std::uint64_t> set) {
  for (const std::uint64_t word : set) {
    if (word != 0) return false;
  }
  return true;
}

[[nodiscard]] inline std::size_t size_of(std::span<const std::uint64_t> set) {
  std::size_t size = 0;
  for (const std::uint64_t word : set) size += static_cast<std::size_t>(std::popcount(word));
  return size;
}

[[nodiscard]] inline bool intersect(std::span<const std::uint64_t> a,
                                    std::span<const std::uint64_t> b) {
  for (std::size_t w = 0; w < a.size(); ++w) {
    if ((a[w] & b[w]) != 0) return true;
  }
  return false;
}

/// Whether all of `a` are in `b`.
[[nodiscard]] inline bool is_within(std::span<const std::uint64_t> a,
                                    std::span<const std::uint64_t> b) {
  for (std::size_t w = 0; w < a.size(); ++w) {
    if ((a[w] & ~b[w]) != 0) return false;
  }
  return true;
}

inline void add_to(std::span<std::uint64_t> set, std::span<const std::uint64_t> more) {
  for (std::size_t w = 0; w < set.size(); ++w) set[w] |= more[w];
}

inline void remove_from(std::span<std::uint64_t> set, std::span<const std::uint64_t> gone) {
  for (std::size_t w = 0; w < set.size(); ++w) set[w] &= ~gone[w];
}

}  // namespace omnidoku::logic

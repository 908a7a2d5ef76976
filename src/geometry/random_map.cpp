// SPDX-License-Identifier: MIT
//
// A random map comes from the boxes by a walk: two regions that touch give each other a cell, as
// long as both stay in one piece. Each step can be taken back, so the walk can reach whatever can
// be reached this way from any map. Steps that make regions more ragged are taken less often: left
// to chance alone regions become threads, which are hard to see and seldom can be filled.
#include "geometry/random_map.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "geometry/grid_parts.h"

namespace omnidoku::geometry {
namespace {

using base::Random;
using base::Value;

constexpr int kStepsPerCell = 40;
constexpr int kNumLetters = 26;

class MapWalk {
 public:
  MapWalk(int size, bool wraps, Random& random)
      : size_(size),
        wraps_(wraps),
        random_(random),
        region_at_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {
    const int box_rows = default_box_rows(size);
    const int box_columns = size / box_rows;
    const int boxes_across = size / box_columns;
    for (int cell = 0; cell < num_cells(); ++cell) {
      region(cell) = cell / size / box_rows * boxes_across + cell % size / box_columns;
    }
  }

  void run() {
    for (int i = 0; i < kStepsPerCell * num_cells(); ++i) step();
  }

  /// Moves the whole map over the edges.
  void roll() {
    const int down = draw(size_);
    const int right = draw(size_);
    const std::vector<int> old = region_at_;
    for (int cell = 0; cell < num_cells(); ++cell) {
      const int row = (cell / size_ + down) % size_;
      const int column = (cell % size_ + right) % size_;
      region(row * size_ + column) = old[static_cast<std::size_t>(cell)];
    }
  }

  /// Labels by first appearance: letters where they suffice, else numbers.
  [[nodiscard]] Value description() const {
    std::vector<int> label(static_cast<std::size_t>(size_), -1);
    int num_labels = 0;
    Value::Array rows;
    for (int row = 0; row < size_; ++row) {
      std::string letters;
      Value::Array numbers;
      for (int column = 0; column < size_; ++column) {
        int& number = label[static_cast<std::size_t>(region_of(row * size_ + column))];
        if (number < 0) number = num_labels++;
        letters += static_cast<char>('A' + number % kNumLetters);
        numbers.emplace_back(number + 1);
      }
      rows.push_back(size_ <= kNumLetters ? Value(letters) : Value(std::move(numbers)));
    }
    return Value::object({{"size", size_}, {"regions", std::move(rows)}});
  }

 private:
  static constexpr int kNone = -1;

  [[nodiscard]] int num_cells() const { return size_ * size_; }
  int& region(int cell) { return region_at_[static_cast<std::size_t>(cell)]; }
  [[nodiscard]] int region_of(int cell) const { return region_at_[static_cast<std::size_t>(cell)]; }
  int draw(int bound) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound))); }

  /// The cells at the four sides; kNone beyond an edge that does not wrap.
  [[nodiscard]] std::array<int, 4> neighbours(int cell) const {
    const int row = cell / size_;
    const int column = cell % size_;
    const auto at = [this](int r, int c) {
      const bool outside = r < 0 || c < 0 || r >= size_ || c >= size_;
      if (outside && !wraps_) return kNone;
      return (r + size_) % size_ * size_ + (c + size_) % size_;
    };
    return {at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)};
  }

  /// Sides at which the cell meets its own region.
  [[nodiscard]] int bonds(int cell) const {
    int count = 0;
    for (const int other : neighbours(cell)) {
      if (other != kNone && region_of(other) == region_of(cell)) ++count;
    }
    return count;
  }

  [[nodiscard]] bool touches(int cell, int region) const {
    const auto around = neighbours(cell);
    return std::any_of(around.begin(), around.end(),
                       [&](int other) { return other != kNone && region_of(other) == region; });
  }

  /// Whether the region of this cell is in one piece.
  [[nodiscard]] bool in_one_piece(int start) const {
    std::vector<int> reached = {start};
    for (std::size_t next = 0; next < reached.size(); ++next) {
      for (const int other : neighbours(reached[next])) {
        if (other == kNone || region_of(other) != region_of(start)) continue;
        if (std::find(reached.begin(), reached.end(), other) == reached.end()) {
          reached.push_back(other);
        }
      }
    }
    return reached.size() == static_cast<std::size_t>(size_);
  }

  /// Exchanges a random cell with one of a region beside it, if that will do.
  void step() {
    const int first = draw(num_cells());
    const int beside = neighbours(first)[static_cast<std::size_t>(draw(4))];
    if (beside == kNone || region_of(beside) == region_of(first)) return;
    const int mine = region_of(first);
    const int theirs = region_of(beside);
    std::vector<int> others;
    for (int cell = 0; cell < num_cells(); ++cell) {
      if (region_of(cell) == theirs && touches(cell, mine)) others.push_back(cell);
    }
    const int second = others[static_cast<std::size_t>(draw(static_cast<int>(others.size())))];
    const int before = bonds(first) + bonds(second);
    std::swap(region(first), region(second));
    const int lost = before - bonds(first) - bonds(second);
    const bool wanted = lost <= 0 || random_.chance(1, std::uint64_t{1} << lost);
    if (wanted && in_one_piece(first) && in_one_piece(second)) return;
    std::swap(region(first), region(second));
  }

  const int size_;
  const bool wraps_;
  Random& random_;
  std::vector<int> region_at_;
};

}  // namespace

Value random_region_map(int size, bool wraps, Random& random) {
  MapWalk walk(size, wraps, random);
  walk.run();
  if (wraps) walk.roll();
  return walk.description();
}

}  // namespace omnidoku::geometry

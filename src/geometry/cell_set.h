// SPDX-License-Identifier: MIT
//
// CellSet: a set of cells of one board, as a bit per cell. Sets over boards of up to 384 cells (a
// Samurai has 369) lie within the object, so that techniques can make them by the thousand.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.h"
#include "geometry/ids.h"

namespace omnidoku::geometry {

class CellSet {
 public:
  CellSet() = default;
  /// The empty set over cells 0..num_cells-1.
  explicit CellSet(int num_cells) : words_((static_cast<std::size_t>(num_cells) + 63) / 64) {}
  CellSet(int num_cells, std::span<const Cell> cells) : CellSet(num_cells) {
    for (const Cell cell : cells) insert(cell);
  }

  [[nodiscard]] bool contains(Cell cell) const {
    const std::size_t word = cell.index() / 64;
    return word < words_.size() && (words_[word] >> (cell.index() % 64) & 1U) != 0;
  }
  /// The cell must be below the num_cells the set was made for.
  void insert(Cell cell) { words_[cell.index() / 64] |= std::uint64_t{1} << (cell.index() % 64); }
  void erase(Cell cell) { words_[cell.index() / 64] &= ~(std::uint64_t{1} << (cell.index() % 64)); }

  [[nodiscard]] bool empty() const {
    for (const std::uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }
  [[nodiscard]] int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  /// Whether every member of `other` is in this set. Both over the same board.
  [[nodiscard]] bool contains_all(const CellSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((other.words_[i] & ~words_[i]) != 0) return false;
    }
    return true;
  }
  [[nodiscard]] bool intersects(const CellSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((other.words_[i] & words_[i]) != 0) return true;
    }
    return false;
  }

  /// Calls f(Cell) for each member in increasing order.
  template <class F>
  void for_each(F&& f) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      base::for_each_bit(words_[i],
                         [&f, i](int bit) { f(Cell(i * 64 + static_cast<std::size_t>(bit))); });
    }
  }
  [[nodiscard]] std::vector<Cell> cells() const {
    std::vector<Cell> result;
    for_each([&result](Cell cell) { result.push_back(cell); });
    return result;
  }

  // Set algebra; both operands over the same board.
  CellSet& operator&=(const CellSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  CellSet& operator-=(const CellSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend bool operator==(const CellSet&, const CellSet&) = default;

  /// The 64-bit words, lowest cells first, for code that works a word at a time.
  [[nodiscard]] std::span<const std::uint64_t> words() const {
    return {words_.data(), words_.size()};
  }

 private:
  /// A fixed number of words, the first few of them in place.
  class Words {
   public:
    Words() = default;
    explicit Words(std::size_t size) : size_(size) {
      if (size > kInPlace) heap_.resize(size);
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::uint64_t* data() { return size_ > kInPlace ? heap_.data() : here_.data(); }
    [[nodiscard]] const std::uint64_t* data() const {
      return size_ > kInPlace ? heap_.data() : here_.data();
    }
    std::uint64_t& operator[](std::size_t i) { return data()[i]; }
    const std::uint64_t& operator[](std::size_t i) const { return data()[i]; }
    [[nodiscard]] const std::uint64_t* begin() const { return data(); }
    [[nodiscard]] const std::uint64_t* end() const { return data() + size_; }
    friend bool operator==(const Words& a, const Words& b) {
      return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

   private:
    static constexpr std::size_t kInPlace = 6;
    std::size_t size_ = 0;
    std::array<std::uint64_t, kInPlace> here_{};
    std::vector<std::uint64_t> heap_;
  };

  Words words_;
};

}  // namespace omnidoku::geometry

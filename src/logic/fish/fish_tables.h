// SPDX-License-Identifier: MIT
//
// What the search for fish (fish.cpp) goes by: the places of one digit, the houses that may be base
// or cover of a fish, and the targets that each place rules out. Not part of the public surface.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/chains/reach.h"
#include "logic/fish/fish.h"

namespace omnidoku::logic {

/// What makes any candidate a target: kraken fish rule out by chains as well.
struct ChainTargets {
  const Exclusions& exclusions;
  const Reach<NetMode::chain>& reach;
};

/// What a cover house covers of a base house.
struct FishContact {
  std::uint16_t base = 0;
  PlaceMask places = 0;  ///< of the base house
};

/// A house with at least two candidates of the digit. Numbers of these and of the candidates' cells
/// are local to one digit.
struct FishHouse {
  std::size_t house = 0;
  PlaceMask places = 0;
  bool can_cover = false;
  bool can_base = false;
  std::vector<std::uint16_t> cell_at;  ///< per place: local cell, or anything where there is none
  std::vector<FishContact> contacts;   ///< as a cover: the base houses it touches
  std::vector<std::uint16_t> neighbours;
};

/// Sets of targets are bit sets of num_words() words. Without chains the targets are the places,
/// by their local numbers; with chains all candidates, by their numbers in Exclusions.
class FishTables {
 public:
  using Word = std::uint64_t;
  /// No local number.
  static constexpr std::uint16_t kNone = 0xffff;

  /// `chains` is null for ordinary fish.
  FishTables(const Position& position, Digit digit, FishRange range, const ChainTargets* chains)
      : structure_(position.structure()),
        board_(position.board()),
        digit_(digit),
        range_(range),
        chains_(chains) {}

  /// Fills the tables. False when the digit has no fish of that order; then nothing else may be
  /// asked.
  bool prepare(int order);

  /// The cells with the digit, by their local numbers.
  [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
  /// The local number of a cell with the digit.
  [[nodiscard]] std::uint16_t local_cell(Cell cell) const { return index_[cell.index()]; }
  /// The houses with two places or more, by their local numbers.
  [[nodiscard]] const std::vector<FishHouse>& houses() const { return houses_; }
  [[nodiscard]] std::uint16_t num_houses() const {
    return static_cast<std::uint16_t>(houses_.size());
  }
  /// The local number of the cell at a place of a house that has the digit there.
  [[nodiscard]] std::size_t cell_at(std::size_t house, int place) const {
    return houses_[house].cell_at[static_cast<std::size_t>(place)];
  }
  /// Whether another house has all cells of this one (a number in Structure), and so covers at
  /// least as much.
  [[nodiscard]] bool is_spare_cover(std::size_t house);

  [[nodiscard]] std::size_t num_words() const { return words_; }
  [[nodiscard]] Candidate target(std::size_t number) const {
    if (chains_ == nullptr) return {cells_[number], digit_};
    return chains_->exclusions.candidate(number);
  }
  /// The targets that a base house can have at all: outside, and not ruled out by all of its places
  /// (then the house alone removes them).
  [[nodiscard]] const Word* possible_targets(std::size_t house) const {
    return &possible_[house * words_];
  }
  /// Whether the place rules out the target.
  [[nodiscard]] bool rules_out(std::size_t cell, std::size_t target) const {
    return has_bit(&ruled_out_[cell * words_], target);
  }
  /// Leaves of the targets what the place rules out; whether that is anything.
  bool meet(Word* targets, std::size_t cell) const {
    const Word* const ruled_out = &ruled_out_[cell * words_];
    Word any = 0;
    for (std::size_t w = 0; w < words_; ++w) any |= targets[w] &= ruled_out[w];
    return any != 0;
  }
  static bool has_bit(const Word* targets, std::size_t target) {
    return (targets[target / 64] >> (target % 64) & 1U) != 0;
  }

 private:
  static void set_bit(Word* targets, std::size_t target) {
    targets[target / 64] |= Word{1} << (target % 64);
  }
  /// A place as a target.
  [[nodiscard]] std::size_t own_target(std::size_t cell) const {
    if (chains_ == nullptr) return cell;
    return chains_->exclusions.index(structure_.id({cells_[cell], digit_}));
  }
  void find_ruled_out();
  void add_house(std::size_t house);
  [[nodiscard]] bool lies_within_another(std::size_t house) const;
  void find_contacts(FishHouse& cover) const;
  void find_neighbours();
  void find_possible();

  const Structure& structure_;
  const CandidateBoard& board_;
  Digit digit_;
  FishRange range_;
  const ChainTargets* chains_;
  std::vector<Cell> cells_;
  std::vector<std::uint16_t> index_;
  std::size_t words_ = 0;
  std::size_t num_targets_ = 0;
  std::vector<Word> ruled_out_;  ///< per place
  std::vector<std::uint16_t> local_of_;
  std::vector<std::int8_t> spare_;  ///< is_spare_cover(), which is asked often; -1 = not known yet
  std::vector<FishHouse> houses_;
  std::vector<Word> possible_;
};

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
#include "logic/rules/fruitless.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/bits.h"
#include "logic/rules/rule_clash.h"

namespace omnidoku::logic {

namespace {

bool is_among(const FruitlessSuppositions::FalseSet& set, std::size_t id) {
  return (set[id / 64] >> (id % 64) & 1U) != 0;
}

}  // namespace

void FruitlessSuppositions::move_to(const Position& position) {
  const Structure& structure = position.structure();
  const Shapes& shapes = position.table<Shapes>();
  std::vector<DigitSet> digits = position.board().digits_left();
  std::vector<std::uint32_t> rules;
  for (const auto& shape : shapes.all()) rules.push_back(shape->primitive());
  std::sort(rules.begin(), rules.end());
  gone_.clear();
  placed_.clear();
  touched_.clear();
  bool is_later = digits_.size() == digits.size() &&
                  std::includes(rules_.begin(), rules_.end(), rules.begin(), rules.end());
  for (std::size_t i = 0; i < digits.size() && is_later; ++i) {
    is_later = digits_[i].contains_all(digits[i]);
    const Cell cell(i);
    const bool is_changed = digits_[i] != digits[i];
    const DigitSet gone = digits_[i] - digits[i];
    gone.for_each([&](Digit digit) { gone_.push_back({cell, digit}); });
    const auto value = position.board().value(cell);
    if (value && is_changed) placed_.push_back({cell, *value});
    if (!is_changed) continue;
    for (const Shapes::Place at : shapes.shapes_of(cell)) touched_.push_back(at.shape);
  }
  std::sort(touched_.begin(), touched_.end());
  touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
  if (!is_later) made_false_.assign(structure.num_candidates(), {});
  before_ = std::exchange(digits_, std::move(digits));
  rules_ = std::move(rules);
  if (gone_.empty()) return;
  for (FalseSet& made_false : made_false_) {
    if (!made_false.empty() && !is_still(position, made_false)) made_false.clear();
  }
}

bool FruitlessSuppositions::is_still(const Position& position, const FalseSet& made_false) const {
  const Structure& structure = position.structure();
  for (const Candidate one : placed_) {
    bool touches = false;
    bool has_all = true;
    before_[one.cell.index()].for_each([&](Digit digit) {
      const bool is_false = is_among(made_false, structure.id({one.cell, digit}));
      touches = touches || is_false;
      if (is_false == (digit == one.digit)) has_all = false;
    });
    if (touches && !has_all) return false;
  }
  std::vector<Candidate> beside;
  for (const Candidate one : gone_) {
    if (is_among(made_false, structure.id(one))) continue;
    if (!is_closed_in_cell(position, made_false, one) ||
        !is_closed_in_houses(position, made_false, one))
      return false;
    beside.push_back(one);
  }
  const bool is_closed = std::all_of(touched_.begin(), touched_.end(), [&](std::uint32_t shape) {
    return is_closed_in_shape(position, made_false, shape);
  });
  return is_closed && (subsets_ == WithSubsets::no || beside.empty() ||
                       is_closed_by_subsets(position, made_false, beside));
}

/// Whether its cell has two or more left, or is not open.
bool FruitlessSuppositions::is_closed_in_cell(const Position& position, const FalseSet& made_false,
                                              Candidate gone) {
  if (position.board().is_placed(gone.cell)) return true;
  int left = 0;
  position.candidates(gone.cell).for_each([&](Digit digit) {
    if (!is_among(made_false, position.structure().id({gone.cell, digit}))) ++left;
  });
  return left >= 2;
}

/// Whether the digit has two or more places in each of its houses.
bool FruitlessSuppositions::is_closed_in_houses(const Position& position,
                                                const FalseSet& made_false, Candidate gone) {
  const Structure& structure = position.structure();
  const CandidateBoard& board = position.board();
  for (const HousePlace at : structure.houses_of(gone.cell)) {
    const HouseInfo& house = structure.house(at.house);
    const PlaceMask places = board.places(at.house, gone.digit);
    if (!house.full || places == 0) continue;
    int open = 0;
    base::for_each_bit(places, [&](int place) {
      const Cell cell = house.cells[static_cast<std::size_t>(place)];
      if (!is_among(made_false, structure.id({cell, gone.digit}))) ++open;
    });
    if (open < 2) return false;
  }
  return true;
}

/// Whether the shape says no more than is false already; one that is not touched is not asked.
bool FruitlessSuppositions::is_closed_in_shape(const Position& position, const FalseSet& made_false,
                                               std::uint32_t index) const {
  const Structure& structure = position.structure();
  const Exclusions& exclusions = position.table<Exclusions>();
  const Shape& shape = position.table<Shapes>().shape(index);
  FillingBits alive = shape.all();
  bool is_touched = false;
  for (std::size_t place = 0; place < shape.cells().size(); ++place) {
    const Cell cell = shape.cells()[place];
    before_[cell.index()].for_each([&](Digit digit) {
      if (!is_among(made_false, structure.id({cell, digit}))) return;
      is_touched = true;
      remove_from(alive, shape.row(place, digit));
    });
  }
  if (!is_touched) return true;
  if (is_empty(alive)) return false;
  if (size_of(alive) > RuleClash::kMostCompared) {
    for (std::size_t place = 0; place < shape.cells().size(); ++place) {
      const Cell cell = shape.cells()[place];
      bool is_closed = true;
      position.candidates(cell).for_each([&](Digit digit) {
        is_closed = is_closed && (is_among(made_false, structure.id({cell, digit})) ||
                                  intersect(shape.row(place, digit), alive));
      });
      if (!is_closed) return false;
    }
    return true;
  }
  std::vector<std::uint64_t> common;
  std::vector<std::uint64_t> excluded(exclusions.num_words());
  for (std::size_t w = 0; w < alive.size(); ++w) {
    base::for_each_bit(alive[w], [&](int bit) {
      const std::size_t filling = w * 64 + static_cast<std::size_t>(bit);
      std::fill(excluded.begin(), excluded.end(), 0);
      for (std::size_t place = 0; place < shape.cells().size(); ++place) {
        const std::uint32_t number =
            exclusions.index(structure.id({shape.cells()[place], shape.digit(filling, place)}));
        if (number != Exclusions::kNone) add_to(excluded, exclusions.row(number));
      }
      if (common.empty()) {
        common = excluded;
      } else {
        for (std::size_t i = 0; i < common.size(); ++i) common[i] &= excluded[i];
      }
    });
  }
  bool is_closed = true;
  for (std::size_t w = 0; w < common.size() && is_closed; ++w) {
    base::for_each_bit(common[w], [&](int bit) {
      const Candidate one = exclusions.candidate(w * 64 + static_cast<std::size_t>(bit));
      is_closed = is_closed && is_among(made_false, structure.id(one));
    });
  }
  return is_closed;
}

namespace {

/// Notes whether a subset says something that is not false already.
class News final : public SubsetSink {
 public:
  News(const Position& position, const FruitlessSuppositions::FalseSet& made_false)
      : structure_(position.structure()),
        exclusions_(position.table<Exclusions>()),
        made_false_(made_false) {}

  [[nodiscard]] bool is_any() const { return is_any_; }

  void one_of(ClashSubset subset) override {
    std::vector<std::span<const std::uint64_t>> rows;
    for (const Cell cell : subset.cells) {
      subset.digits.for_each([&](Digit digit) {
        const std::uint32_t number = exclusions_.index(structure_.id({cell, digit}));
        if (number != Exclusions::kNone) rows.push_back(exclusions_.row(number));
      });
    }
    if (rows.empty()) return;
    for (std::size_t w = 0; w < exclusions_.num_words() && !is_any_; ++w) {
      std::uint64_t common = rows.front()[w];
      for (const std::span<const std::uint64_t> row : rows) common &= row[w];
      base::for_each_bit(common, [&](int bit) {
        look_at(exclusions_.candidate(w * 64 + static_cast<std::size_t>(bit)));
      });
    }
  }
  void held(ClashSubset /*subset*/, const std::vector<Candidate>& gone) override {
    for (const Candidate one : gone) look_at(one);
  }

 private:
  void look_at(Candidate one) { is_any_ = is_any_ || !is_among(made_false_, structure_.id(one)); }

  const Structure& structure_;
  const Exclusions& exclusions_;
  const FruitlessSuppositions::FalseSet& made_false_;
  bool is_any_ = false;
};

}  // namespace

bool FruitlessSuppositions::is_closed_by_subsets(const Position& position,
                                                 const FalseSet& made_false,
                                                 const std::vector<Candidate>& gone) {
  const Structure& structure = position.structure();
  const auto left_of = [&](Cell cell) {
    std::uint64_t left = position.candidates(cell).mask();
    position.candidates(cell).for_each([&](Digit digit) {
      if (is_among(made_false, structure.id({cell, digit})))
        left &= ~(std::uint64_t{1} << digit.index());
    });
    return left;
  };
  News news(position, made_false);
  std::vector<std::uint32_t> houses;
  for (const Candidate one : gone) {
    for (const HousePlace at : structure.houses_of(one.cell)) houses.push_back(at.house);
    if (!structure.has_pair_exclusions() || position.board().is_placed(one.cell)) continue;
    const std::uint64_t left = left_of(one.cell);
    if (is_few(std::popcount(left))) news.one_of(subset_of_cell(one.cell, left));
  }
  std::sort(houses.begin(), houses.end());
  houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
  std::vector<std::uint64_t> cells;
  std::vector<PlaceMask> digits;
  for (const std::uint32_t index : houses) {
    if (news.is_any()) return false;
    const HouseInfo& house = structure.house(index);
    cells.clear();
    digits.assign(static_cast<std::size_t>(structure.num_digits()), 0);
    for (std::size_t place = 0; place < house.cells.size(); ++place) {
      cells.push_back(left_of(house.cells[place]));
      if (position.board().is_placed(house.cells[place])) continue;
      base::for_each_bit(cells.back(), [&](int digit) {
        digits[static_cast<std::size_t>(digit)] |= PlaceMask{1} << place;
      });
    }
    const HouseLeft left{house, index, cells, digits};
    if (house.full) find_hidden(left, news);
    find_naked(left, news);
  }
  return !news.is_any();
}

void FruitlessSuppositions::remember(const Structure& structure, Candidate candidate,
                                     FalseSet made_false) {
  made_false_[structure.id(candidate)] = std::move(made_false);
}

}  // namespace omnidoku::logic

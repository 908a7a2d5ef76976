// SPDX-License-Identifier: MIT
//
// Structure: what techniques see of a puzzle. Houses (sets of cells without repeats), who sees
// whom, which houses share cells, sums. It is read off the lowered Problem, so a cage is a house
// like any other, and no technique ever asks what a row is. Never changes; shared between threads.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <typeindex>
#include <utility>
#include <vector>

#include "constraints/groups.h"
#include "geometry/cell_set.h"
#include "geometry/digit_set.h"
#include "geometry/house_names.h"
#include "model/lowered.h"

namespace omnidoku::logic {

using geometry::Candidate;
using geometry::Cell;
using geometry::CellSet;
using geometry::Digit;
using geometry::DigitSet;

/// Set of places in one house: bit i is the i-th cell of the house.
using PlaceMask = std::uint64_t;

/// Cells that all differ.
struct HouseInfo {
  std::vector<Cell> cells;  ///< at most 64
  CellSet set;
  bool full = false;            ///< as many cells as digits: every digit occurs
  std::uint32_t primitive = 0;  ///< index into problem().primitives
  geometry::HouseKind kind = geometry::HouseKind::extra;  ///< for words and order, never for logic
  std::string name;  ///< in a sentence: "row 3", "the cage at R1C1"

  [[nodiscard]] int size() const { return static_cast<int>(cells.size()); }
};

/// A cell's place in a house.
struct HousePlace {
  std::uint32_t house = 0;
  std::uint32_t place = 0;
};

/// Another house that shares cells.
struct Overlap {
  std::uint32_t house = 0;
  PlaceMask here = 0;   ///< the shared cells, as places of this house
  PlaceMask there = 0;  ///< the same cells as places of the other one
};

/// A house or a shape with a known sum, as a part of a sum that follows from several.
struct SumPart {
  std::int64_t times = 1;
  std::int64_t total = 0;
  bool is_house = false;
  CellSet cells;
  std::optional<std::uint32_t> primitive;  ///< index into problem().primitives
  geometry::HouseName house;               ///< of a house
};

/// A sum over cells.
struct SumInfo {
  std::vector<Cell> cells;
  std::vector<std::int64_t> coefficients;
  model::LinearSum::Relation relation = model::LinearSum::Relation::equal;
  std::int64_t total = 0;
  std::uint32_t primitive = 0;
  bool derived = false;   ///< follows from other shapes (innies, outies)
  bool distinct = false;  ///< its cells lie in one house
  bool plain = false;     ///< every coefficient is 1
  std::string name;
  std::vector<SumPart> parts;  ///< what a derived sum follows from
};

/// Digits of another cell that do not go with those of a cell, beyond that equal ones may not.
struct PairExclusion {
  Cell other;
  /// By digit of the cell; the same for all pairs with one table.
  std::shared_ptr<const std::vector<DigitSet>> table;
  std::uint32_t primitive = 0;  ///< index into problem().primitives

  [[nodiscard]] DigitSet excluded(Digit digit) const { return (*table)[digit.index()]; }
};

/// A constraint of which the houses, sums and pairs do not say all: it was lowered to hidden
/// variables, or to primitives of other kinds. One about the whole board may be many: one for each
/// place of which it says something by itself.
struct RuleInfo {
  std::uint32_t constraint = 0;  ///< index into puzzle().constraints
  std::uint32_t primitive = 0;   ///< one that it posted
  std::vector<Cell> cells;       ///< that it looks at
};

class Structure {
 public:
  explicit Structure(model::SharedLowered lowered);
  /// Lowers the puzzle, which must be valid (constraints::validate_puzzle). Its groups of rules are
  /// taken apart, so that a step is about the one rule that it follows from.
  explicit Structure(const model::Puzzle& puzzle);

  [[nodiscard]] const model::SharedLowered& lowered() const { return lowered_; }
  /// As it is lowered: without groups of rules.
  [[nodiscard]] const model::Puzzle& puzzle() const { return lowered_->puzzle; }
  [[nodiscard]] const model::Problem& problem() const { return lowered_->problem; }
  [[nodiscard]] int num_cells() const { return problem().num_cells; }
  [[nodiscard]] int num_digits() const { return problem().num_digits; }
  [[nodiscard]] DigitSet all_digits() const { return DigitSet::all(num_digits()); }

  [[nodiscard]] std::span<const HouseInfo> houses() const { return houses_; }
  [[nodiscard]] const HouseInfo& house(std::size_t index) const { return houses_[index]; }
  [[nodiscard]] std::span<const HousePlace> houses_of(Cell cell) const {
    return houses_of_[cell.index()];
  }
  /// Houses that share two or more cells with this one.
  [[nodiscard]] std::span<const Overlap> overlaps(std::size_t house) const {
    return overlaps_[house];
  }
  /// Houses that share at least one cell with this one.
  [[nodiscard]] std::span<const Overlap> touching(std::size_t house) const {
    return touching_[house];
  }
  /// How many cells two houses share.
  [[nodiscard]] int num_shared(std::size_t a, std::size_t b) const;
  /// The cells that must differ from this one, itself left out.
  [[nodiscard]] const CellSet& peers(Cell cell) const { return peers_[cell.index()]; }
  [[nodiscard]] std::span<const Cell> peer_list(Cell cell) const {
    return peer_lists_[cell.index()];
  }
  [[nodiscard]] bool sees(Cell a, Cell b) const { return peers_[a.index()].contains(b); }
  /// What the cell's digit excludes in single other cells by rules that look at pairs.
  [[nodiscard]] std::span<const PairExclusion> pair_exclusions(Cell cell) const {
    return pair_exclusions_[cell.index()];
  }
  [[nodiscard]] bool has_pair_exclusions() const { return has_pair_exclusions_; }
  /// Whether the two cannot both be true: the same cell, the same digit in cells that differ, or
  /// two digits that a rule over a pair of cells does not let stand together.
  [[nodiscard]] bool excludes(Candidate a, Candidate b) const {
    if (a.cell == b.cell) return a.digit != b.digit;
    if (a.digit == b.digit && sees(a.cell, b.cell)) return true;
    return has_pair_exclusions_ && excluded_as_pair(a, b);
  }
  /// The index of the constraint that posted the primitive among those of the puzzle that this was
  /// made of; nothing of other primitives.
  [[nodiscard]] std::optional<std::size_t> constraint_of(std::uint32_t primitive) const;
  /// What the house, sum or rule posted as that primitive is called in a sentence.
  [[nodiscard]] std::string name_of(std::uint32_t primitive) const;
  /// Whether that primitive is of a rule about the whole board, such as anti-knight.
  [[nodiscard]] bool is_of_board_rule(std::uint32_t primitive) const;
  /// How cells see each other through it: " in row 3", " by the anti-knight rule".
  [[nodiscard]] std::string seen_through(std::uint32_t primitive) const {
    return (is_of_board_rule(primitive) ? " by " : " in ") + name_of(primitive);
  }
  /// Index of the house posted as that primitive; -1 when it is none.
  [[nodiscard]] int house_of_primitive(std::uint32_t primitive) const {
    return house_of_primitive_[primitive];
  }

  [[nodiscard]] std::span<const SumInfo> sums() const { return sums_; }
  /// Indices into sums() of those over this cell.
  [[nodiscard]] std::span<const std::uint32_t> sums_of(Cell cell) const {
    return sums_of_[cell.index()];
  }

  /// The constraints that are known by their meaning alone.
  [[nodiscard]] std::span<const RuleInfo> rules() const { return rules_; }

  /// Whether nothing but full houses restricts the cells, so that two exchanged digits can only be
  /// noticed by houses.
  [[nodiscard]] bool only_full_houses() const { return only_full_houses_; }
  /// Whether every cell lies in some full house.
  [[nodiscard]] bool covered_by_full_houses() const { return covered_; }

  /// Where a candidate stands in tables over all candidates: cell * num_digits + digit.
  [[nodiscard]] std::size_t id(Candidate candidate) const {
    return candidate.cell.index() * static_cast<std::size_t>(num_digits()) +
           candidate.digit.index();
  }
  [[nodiscard]] Candidate candidate(std::size_t id) const {
    const auto digits = static_cast<std::size_t>(num_digits());
    return {Cell(id / digits), Digit(id % digits)};
  }
  [[nodiscard]] std::size_t num_candidates() const {
    return static_cast<std::size_t>(num_cells()) * static_cast<std::size_t>(num_digits());
  }

  /// The table T of this structure, made by T(*this) when first asked for and shared by all
  /// threads. T must not depend on anything but the structure, nor keep a reference to it.
  template <class T>
  [[nodiscard]] const T& table() const {
    const std::lock_guard lock(tables_->mutex);
    for (const auto& [type, table] : tables_->made) {
      if (type == typeid(T)) return *static_cast<const T*>(table.get());
    }
    auto made = std::make_shared<T>(*this);
    const T& result = *made;
    tables_->made.emplace_back(typeid(T), std::move(made));
    return result;
  }

 private:
  explicit Structure(constraints::Ungrouped ungrouped);
  void read_primitives();
  void add_house(std::uint32_t primitive, const model::AllDifferent& rule);
  void add_sum(std::uint32_t primitive, const model::LinearSum& rule);
  void add_pair(std::uint32_t primitive, const model::PairRelation& rule);
  /// Notes that what the primitive says is not all in houses, sums and pairs.
  void add_rule(std::uint32_t primitive);
  [[nodiscard]] bool excluded_as_pair(Candidate a, Candidate b) const;
  [[nodiscard]] SumPart part_of(const model::Derivation::Term& term) const;
  void find_overlaps();

  struct Tables {
    std::recursive_mutex mutex;  ///< recursive: a table may be made from another one
    std::vector<std::pair<std::type_index, std::shared_ptr<void>>> made;
  };

  model::SharedLowered lowered_;
  std::vector<std::size_t> from_;  ///< constraints::Ungrouped::from; empty: each from itself
  std::vector<HouseInfo> houses_;
  std::vector<std::vector<HousePlace>> houses_of_;
  std::vector<std::vector<Overlap>> overlaps_;
  std::vector<std::vector<Overlap>> touching_;
  std::vector<CellSet> peers_;
  std::vector<std::vector<Cell>> peer_lists_;
  std::vector<int> house_of_primitive_;
  std::vector<SumInfo> sums_;
  std::vector<std::vector<std::uint32_t>> sums_of_;
  std::vector<RuleInfo> rules_;
  std::vector<std::vector<PairExclusion>> pair_exclusions_;
  /// What relations with a table exclude, from their first variable on and from their second.
  std::map<const model::PairTable*, std::array<std::shared_ptr<const std::vector<DigitSet>>, 2>>
      excluded_by_;
  bool has_pair_exclusions_ = false;
  bool only_full_houses_ = true;
  bool covered_ = true;
  std::shared_ptr<Tables> tables_ = std::make_shared<Tables>();
};

}  // namespace omnidoku::logic

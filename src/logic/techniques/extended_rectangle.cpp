// SPDX-License-Identifier: MIT
//
// Extended rectangles: n pairs of cells, n = 3 or 4, in two lines. The cells of a pair see each
// other, those of one line lie in a house, and both lines hold the same n digits. Then the lines
// can be exchanged: each pair and each line keep their digits. No rule notices when all pairs
// differ in the same rules, one set of them over the one line, one over the other. So some further
// candidate is true, and what follows goes by the types of logic/unique/guarded_pattern.h.
// Cost: all choices of n pairs between two lines; further candidates in two cells at most, or one
// further digit in all. With more than kDigitsForFour digits only n = 3.
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "logic/unique/exchange.h"
#include "logic/unique/guarded_pattern.h"

namespace omnidoku::logic::extended_rectangle_technique {

namespace {

constexpr int kDigitsForFour = 9;

using CellPair = std::array<Cell, 2>;

/// Pairs of cells that could be exchanged between the same two lines: structure.table<LinePairs>().
class LinePairs {
 public:
  explicit LinePairs(const Structure& structure) {
    const auto& rules = structure.table<ExchangeRules>();
    std::map<std::pair<Key, Key>, std::vector<CellPair>> groups;
    for (int i = 0; i < structure.num_cells(); ++i) {
      const Cell a(i);
      if (rules.is_fixed(a)) continue;
      for (const Cell b : structure.peer_list(a)) {
        if (b < a || rules.is_fixed(b)) continue;
        Key only_a = difference(rules, a, b);
        Key only_b = difference(rules, b, a);
        if (!has_house(structure, only_a) || !has_house(structure, only_b)) continue;
        if (only_a < only_b) {
          groups[{std::move(only_a), std::move(only_b)}].push_back({a, b});
        } else {
          groups[{std::move(only_b), std::move(only_a)}].push_back({b, a});
        }
      }
    }
    for (auto& [key, pairs] : groups) {
      if (pairs.size() >= 3) groups_.push_back(std::move(pairs));
    }
  }
  [[nodiscard]] const std::vector<std::vector<CellPair>>& groups() const { return groups_; }

 private:
  using Key = std::vector<std::pair<std::uint32_t, std::int64_t>>;  ///< rules and weights

  static Key difference(const ExchangeRules& rules, Cell one, Cell other) {
    Key key;
    const auto others = rules.touches(other);
    for (const ExchangeRules::Touch& touch : rules.touches(one)) {
      if (std::find(others.begin(), others.end(), touch) == others.end()) {
        key.emplace_back(touch.primitive, touch.weight);
      }
    }
    return key;
  }

  static bool has_house(const Structure& structure, const Key& key) {
    return std::any_of(key.begin(), key.end(), [&structure](const auto& rule) {
      return structure.house_of_primitive(rule.first) >= 0;
    });
  }

  std::vector<std::vector<CellPair>> groups_;
};

/// Chooses pairs of one group and the digits they could hold.
class MatrixSearch {
 public:
  MatrixSearch(const Position& position, StepSink& sink, int pairs)
      : position_(position), sink_(sink), size_(pairs) {}

  /// True when no more steps are wanted.
  bool run(const std::vector<CellPair>& group) {
    usable_.clear();
    for (const CellPair& pair : group) {
      if (!position_.board().is_placed(pair[0]) && !position_.board().is_placed(pair[1])) {
        usable_.push_back(pair);
      }
    }
    return choose(0, size_);
  }

 private:
  bool choose(std::size_t from, int missing) {
    if (missing == 0) return found();
    for (std::size_t i = from; i + static_cast<std::size_t>(missing) <= usable_.size(); ++i) {
      cells_.push_back(usable_[i][0]);
      cells_.push_back(usable_[i][1]);
      const bool stop = possible() && choose(i + 1, missing - 1);
      cells_.resize(cells_.size() - 2);
      if (stop) return true;
    }
    return false;
  }

  /// Whether at most two cells have too many candidates to be without guardians or to have only
  /// one further digit.
  [[nodiscard]] bool possible() const {
    const auto wide = std::count_if(cells_.begin(), cells_.end(), [this](Cell cell) {
      return position_.candidates(cell).size() > size_ + 1;
    });
    return wide <= 2;
  }

  /// The union of the candidates without those of two cells (which may be the same one).
  [[nodiscard]] DigitSet digits_without(std::size_t one, std::size_t other) const {
    DigitSet digits;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (i != one && i != other) digits |= position_.candidates(cells_[i]);
    }
    return digits;
  }

  bool found() {
    std::vector<DigitSet> choices;
    const auto propose = [&](DigitSet digits) {
      if (digits.size() != size_) return;
      if (std::find(choices.begin(), choices.end(), digits) == choices.end()) {
        choices.push_back(digits);
      }
    };
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      for (std::size_t j = i; j < cells_.size(); ++j) propose(digits_without(i, j));
    }
    const DigitSet all = digits_without(cells_.size(), cells_.size());
    if (all.size() == size_ + 1) {
      all.for_each([&](Digit digit) { propose(all - DigitSet::single(digit)); });
    }
    return std::any_of(choices.begin(), choices.end(),
                       [this](DigitSet digits) { return try_digits(digits); });
  }

  bool try_digits(DigitSet digits) {
    const auto& rules = position_.structure().table<ExchangeRules>();
    for (const Cell cell : cells_) {
      if (!rules.allowed(cell).contains_all(digits)) return false;
      if ((position_.candidates(cell) & digits).empty()) return false;
    }
    const GuardedPattern guarded =
        guard(position_, cells_, std::vector<DigitSet>(cells_.size(), digits));
    if (guarded.extra.empty()) return false;
    const DigitSet named = digits;
    return find_type_1(position_, guarded, named, sink_) ||
           find_type_2(position_, guarded, named, sink_) ||
           find_type_4(position_, guarded, named, sink_) ||
           find_type_3(position_, guarded, named, sink_);
  }

  const Position& position_;
  StepSink& sink_;
  int size_;
  std::vector<CellPair> usable_;
  std::vector<Cell> cells_;
};

bool applies(const Structure& structure) { return !structure.table<LinePairs>().groups().empty(); }

void find(const Position& position, StepSink& sink) {
  const Structure& structure = position.structure();
  for (int pairs = 3; pairs <= (structure.num_digits() > kDigitsForFour ? 3 : 4); ++pairs) {
    MatrixSearch search(position, sink, pairs);
    for (const auto& group : structure.table<LinePairs>().groups()) {
      if (search.run(group)) return;
    }
  }
}

std::string describe(const model::Step& step, const Words& words) {
  std::vector<std::string> pairs;
  for (std::size_t i = 0; i + 1 < step.cells.size(); i += 2) {
    pairs.push_back(words.cell(step.cells[i]) + " with " + words.cell(step.cells[i + 1]));
  }
  return "If the cells of two lines held only " + words.digits(step.digits) +
         ", one could exchange " + Words::list(pairs) + " and there would be two solutions. " +
         tell_type(step, words);
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "extended_rectangle",
    .title = "Extended Rectangle",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 180,
    .idea =
        "Two lines of three or four cells each that held the same digits could be exchanged, so "
        "one of the few further candidates in them is true.",
    .look =
        "Look for two lines with three or more cells each in the same boxes, and the same few "
        "digits in both. The extras that keep them from being exchanged must not all be false.",
    .example = "..6.85.234.....7.63.......8.2...1...6.5.38..2..9...1......2..8.....1.......7..3..",
    .applies = applies,
    .find = find,
    .describe = describe,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::extended_rectangle_technique

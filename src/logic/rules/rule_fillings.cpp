// SPDX-License-Identifier: MIT
#include "logic/rules/rule_fillings.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "constraints/constraint_type.h"
#include "logic/rules/set_fillings.h"

namespace omnidoku::logic {

namespace {

constexpr int kMostQuestions = 2000;
/// Candidates beyond which those of a rule about many cells are not asked about one by one.
constexpr int kMostAsked = 1200;

/// Which candidates a rule about many cells allows beside the digits that are placed, as long as
/// no further one is.
struct KnownAhead {
  struct Known {
    std::vector<std::optional<Digit>> placed;  ///< per cell of the rule
    std::vector<DigitSet> asked;
    std::vector<DigitSet> possible;
  };
  std::map<std::size_t, Known> all;  ///< by rule
};

class RuleFillings {
 public:
  /// `left` holds the digits of each cell of the rule, in their order.
  RuleFillings(const Structure& structure, const RuleInfo& rule, std::vector<DigitSet> left,
               int most_questions)
      : structure_(structure),
        constraint_(rule.constraint),
        spec_(structure_.puzzle().constraints[rule.constraint]),
        type_(*constraints::find_constraint_type(spec_.type)),
        cells_(rule.cells),
        grid_(static_cast<std::size_t>(structure_.num_cells())),
        left_(std::move(left)),
        possible_(cells_.size()),
        order_(cells_.size()),
        most_questions_(most_questions) {}

  /// Whether there is a filling; nothing where that is not told by so many questions.
  std::optional<bool> has_one() {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
      return std::pair(left_[a].size(), a) < std::pair(left_[b].size(), b);
    });
    if (fill(0)) return true;
    if (questions_ > most_questions_) return std::nullopt;
    return false;
  }

  /// Whether there are more open cells than can be filled one way after the other.
  [[nodiscard]] bool is_large() const {
    const auto is_open = [](DigitSet digits) { return digits.size() > 1; };
    return std::count_if(left_.begin(), left_.end(), is_open) > kMostRuleCells;
  }

  /// Per cell the digits that the rule allows beside those that are placed.
  std::vector<DigitSet> beside_placed(KnownAhead::Known& known) {
    std::vector<std::optional<Digit>> placed;
    int num_candidates = 0;
    for (const DigitSet digits : left_) {
      placed.push_back(digits.size() == 1 ? std::optional(digits.first()) : std::nullopt);
      num_candidates += digits.size() > 1 ? digits.size() : 0;
    }
    const bool has_placed = std::any_of(placed.begin(), placed.end(),
                                        [](const auto& digit) { return digit.has_value(); });
    if (!has_placed || num_candidates > kMostAsked) return left_;
    if (known.placed != placed || !are_within(left_, known.asked)) {
      known = {placed, left_, left_};
      for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (placed[i]) grid_[cells_[i].index()] = placed[i];
      }
      // Without that anything would follow.
      if (type_.holds(structure_.puzzle(), spec_, grid_)) ask_each(known);
      for (const Cell cell : cells_) grid_[cell.index()].reset();
    }
    std::vector<DigitSet> possible = left_;
    for (std::size_t i = 0; i < possible.size(); ++i) possible[i] &= known.possible[i];
    return possible;
  }

  /// Per cell the digits that some filling has.
  std::vector<DigitSet> run() {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      order_first(i);
      const DigitSet all = left_[i];
      all.for_each([&](Digit digit) {
        if (possible_[i].contains(digit)) return;
        left_[i] = DigitSet::single(digit);
        questions_ = 0;
        if (!fill(0) && questions_ > most_questions_) possible_[i].insert(digit);
      });
      left_[i] = all;
    }
    leave_to_houses();
    return possible_;
  }

 private:
  /// Takes for possible what cells that must differ rule out by themselves: that is no step of the
  /// rule's, but a subset of a house.
  void leave_to_houses() {
    asks_rule_ = false;
    const std::vector<DigitSet> by_rule = possible_;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (by_rule[i].empty()) continue;  // a contradiction
      const DigitSet all = left_[i];
      const DigitSet gone = all - by_rule[i];
      gone.for_each([&](Digit digit) {
        order_first(i);
        left_[i] = DigitSet::single(digit);
        questions_ = 0;
        std::vector<DigitSet> before = possible_;
        const bool stays = !fill(0) && questions_ <= most_questions_;
        possible_ = std::move(before);
        if (stays) possible_[i].insert(digit);
      });
      left_[i] = all;
    }
    asks_rule_ = true;
  }

  static bool are_within(const std::vector<DigitSet>& digits, const std::vector<DigitSet>& others) {
    for (std::size_t i = 0; i < digits.size(); ++i) {
      if (!others[i].contains_all(digits[i])) return false;
    }
    return true;
  }

  void ask_each(KnownAhead::Known& known) {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (known.placed[i]) continue;
      std::optional<Digit>& digit = grid_[cells_[i].index()];
      left_[i].for_each([&](Digit one) {
        digit = one;
        if (!type_.holds(structure_.puzzle(), spec_, grid_)) known.possible[i].erase(one);
      });
      digit.reset();
    }
  }

  /// This cell first, then those with few candidates.
  void order_first(std::size_t first) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
      if ((a == first) != (b == first)) return a == first;
      return std::pair(left_[a].size(), a) < std::pair(left_[b].size(), b);
    });
  }

  /// Whether the cells from this place in the order on can be filled; notes what they are filled
  /// with. False too when that took too long.
  bool fill(std::size_t place) {
    if (place == order_.size()) {
      for (std::size_t i = 0; i < cells_.size(); ++i) {
        possible_[i].insert(*grid_[cells_[i].index()]);
      }
      return true;
    }
    const std::size_t at = order_[place];
    const Cell cell = cells_[at];
    bool filled = false;
    left_[at].for_each([&](Digit digit) {
      if (filled || is_excluded({cell, digit}, place) || ++questions_ > most_questions_) return;
      grid_[cell.index()] = digit;
      filled = (!asks_rule_ || type_.holds(structure_.puzzle(), spec_, grid_)) && fill(place + 1);
      grid_[cell.index()].reset();
    });
    return filled;
  }

  [[nodiscard]] bool is_excluded(Candidate candidate, std::size_t place) const {
    return std::any_of(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(place),
                       [&](std::size_t before) {
                         const Cell other = cells_[before];
                         const Candidate filled{other, *grid_[other.index()]};
                         return asks_rule_ ? structure_.excludes(candidate, filled)
                                           : differs(candidate, filled);
                       });
  }

  /// Whether a house that is not the rule's own lets them not be together.
  [[nodiscard]] bool differs(Candidate a, Candidate b) const {
    if (a.digit != b.digit) return false;
    const auto houses = structure_.houses_of(a.cell);
    return std::any_of(houses.begin(), houses.end(), [&](HousePlace at) {
      const HouseInfo& house = structure_.houses()[at.house];
      const model::Origin origin = structure_.problem().primitives[house.primitive].origin;
      const bool is_own =
          origin.kind == model::Origin::Kind::constraint && origin.index == constraint_;
      return !is_own && house.set.contains(b.cell);
    });
  }

  const Structure& structure_;
  const std::uint32_t constraint_;
  const model::ConstraintSpec& spec_;
  const constraints::ConstraintType& type_;
  const std::vector<Cell>& cells_;
  model::PartialGrid grid_;
  std::vector<DigitSet> left_;
  std::vector<DigitSet> possible_;
  std::vector<std::size_t> order_;  ///< in which the cells are filled
  int most_questions_ = 0;          ///< for one candidate
  int questions_ = 0;
  bool asks_rule_ = true;  ///< else only cells that must differ do
};

}  // namespace

std::vector<DigitSet> possible_by_rule(const Position& position, std::size_t rule) {
  const RuleInfo& info = position.structure().rules()[rule];
  const std::vector<DigitSet> all = position.board().digits_left();
  std::vector<DigitSet> left;
  for (const Cell cell : info.cells) left.push_back(all[cell.index()]);
  if (auto possible = possible_by_sets(position.structure(), info, left)) return *possible;
  RuleFillings fillings(position.structure(), info, std::move(left), kMostQuestions);
  if (!fillings.is_large()) return fillings.run();
  return fillings.beside_placed(position.memory<KnownAhead>().all[rule]);
}

std::optional<bool> can_be_filled(const Structure& structure, const RuleInfo& rule,
                                  const std::vector<DigitSet>& left, int most_questions) {
  if (const auto known = can_be_filled_by_sets(structure, rule, left)) return known;
  return RuleFillings(structure, rule, left, most_questions).has_one();
}

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
//
// Two ways to show that a pattern is deadly.
//
// Exchange: every cell has two digits, and in the pattern's part of every shape each digit
// occurs in none or two of the cells. A filling without repeats then takes each digit once where it
// occurs twice, so its complement (the other digit in every cell) has the same digits in every
// shape, provided the part is filled up by them: as many cells as digits. For a sum this takes
// that its cells there lie within one all-different rule, and that it counts them alike. This is
// how bivalue graves are shown; its cost is that of looking at each cell once.
//
// Enumeration: each filling without repeats is listed, and a partner searched for it. For the small
// patterns of rectangles, loops and matrices.
#include "verify/deadly_pattern.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "constraints/constraint_type.h"

namespace omnidoku::verify {

namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

/// The part of one shape that lies in the pattern.
struct Part {
  bool distinct = false;
  std::vector<std::size_t> cells;          ///< indices into the pattern
  std::vector<std::int64_t> coefficients;  ///< for sums
};

/// Whether that no digit occurs twice in these cells follows from the houses, or from one of the
/// constraints before the one, or a larger one behind it. Where those see no difference this one
/// sees none, though its own part of a pattern may look unbalanced.
bool follows_from_others(const model::Puzzle& puzzle, std::size_t constraint,
                         const constraints::ShapeFacts& facts) {
  const auto covers = [&facts](const std::vector<Cell>& cells) {
    return std::all_of(facts.terms.begin(), facts.terms.end(), [&cells](const auto& term) {
      return std::find(cells.begin(), cells.end(), term.cell) != cells.end();
    });
  };
  if (facts.terms.size() < 2) return true;
  const auto houses = puzzle.board->houses();
  if (std::any_of(houses.begin(), houses.end(),
                  [&](const geometry::House& house) { return covers(house.cells); })) {
    return true;
  }
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const model::ConstraintSpec& spec = puzzle.constraints[i];
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (i == constraint || type == nullptr || type->facts == nullptr) continue;
    const auto other = type->facts(puzzle, spec);
    if (!other || !other->no_repeats) continue;
    std::vector<Cell> cells;
    for (const constraints::WeightedCell& term : other->terms) cells.push_back(term.cell);
    if (covers(cells) && (i < constraint || cells.size() > facts.terms.size())) return true;
  }
  return false;
}

/// The parts of all houses, and of all constraints that are shapes. What follows from them sees no
/// difference where they see none.
std::vector<Part> parts_of(const model::Puzzle& puzzle, const model::DeadlyPattern& pattern) {
  std::map<Cell, std::size_t> where;
  for (std::size_t i = 0; i < pattern.cells.size(); ++i) where[pattern.cells[i]] = i;
  std::vector<Part> parts;
  const auto add = [&parts](Part part) {
    if (!part.cells.empty()) parts.push_back(std::move(part));
  };
  for (const geometry::House& house : puzzle.board->houses()) {
    Part part{true, {}, {}};
    for (const Cell cell : house.cells) {
      if (const auto at = where.find(cell); at != where.end()) part.cells.push_back(at->second);
    }
    add(std::move(part));
  }
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const model::ConstraintSpec& spec = puzzle.constraints[i];
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || type->facts == nullptr) continue;
    const auto facts = type->facts(puzzle, spec);
    if (!facts) continue;
    Part part;
    for (const constraints::WeightedCell& term : facts->terms) {
      const auto at = where.find(term.cell);
      if (at == where.end()) continue;
      part.cells.push_back(at->second);
      part.coefficients.push_back(term.coefficient);
    }
    if (facts->no_repeats && !part.cells.empty() && !follows_from_others(puzzle, i, *facts)) {
      add({true, part.cells, {}});
    }
    if (facts->sum) add(std::move(part));
  }
  return parts;
}

/// Why a rule that is no shape would notice exchanged digits in the cell; else takes from `allowed`
/// what the rules that look at this cell alone do not let it hold.
std::optional<std::string> restrict_by_rules(const model::Puzzle& puzzle, Cell cell,
                                             DigitSet& allowed) {
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || (type->facts != nullptr && type->facts(puzzle, spec))) continue;
    const std::vector<Cell> scope = constraints::scope_of(puzzle, spec);
    if (std::find(scope.begin(), scope.end(), cell) == scope.end()) continue;
    if (scope.size() > 1) {
      return puzzle.board->name(cell) + " lies under a rule that would notice";
    }
    model::PartialGrid grid(static_cast<std::size_t>(puzzle.num_cells()));
    DigitSet left;
    allowed.for_each([&](Digit digit) {
      grid[cell.index()] = digit;
      if (type->holds(puzzle, spec, grid)) left.insert(digit);
    });
    allowed = left;
  }
  return std::nullopt;
}

class Pattern {
 public:
  Pattern(const model::Puzzle& puzzle, const model::DeadlyPattern& pattern,
          std::vector<DigitSet> allowed)
      : puzzle_(puzzle),
        digits_(pattern.digits),
        allowed_(std::move(allowed)),
        parts_(parts_of(puzzle, pattern)),
        filling_(pattern.cells.size()),
        partner_(pattern.cells.size()) {
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      last_of_.emplace_back(*std::max_element(parts_[p].cells.begin(), parts_[p].cells.end()));
    }
  }

  [[nodiscard]] bool exchangeable() const {
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      if (digits_[i].size() != 2 || !allowed_[i].contains_all(digits_[i])) return false;
    }
    return std::all_of(parts_.begin(), parts_.end(), [this](const Part& part) {
      if (!part.distinct && !counts_as_distinct(part)) return false;
      DigitSet all;
      std::vector<int> count(64);
      for (const std::size_t i : part.cells) {
        all |= digits_[i];
        digits_[i].for_each([&count](Digit d) { ++count[d.index()]; });
      }
      bool twice = true;
      all.for_each([&](Digit d) { twice = twice && count[d.index()] == 2; });
      return twice && all.size() == static_cast<int>(part.cells.size());
    });
  }

  /// A reason why some filling has no partner; nothing if each has one.
  [[nodiscard]] std::optional<std::string> objection() { return fill(0); }

 private:
  static constexpr int kMostFillings = 200'000;

  /// Whether a sum has equal coefficients and its cells are all among those of one all-different
  /// rule.
  [[nodiscard]] bool counts_as_distinct(const Part& sum) const {
    const auto& weights = sum.coefficients;
    if (std::adjacent_find(weights.begin(), weights.end(), std::not_equal_to<>()) !=
        weights.end()) {
      return false;
    }
    return std::any_of(parts_.begin(), parts_.end(), [&sum](const Part& part) {
      return part.distinct &&
             std::all_of(sum.cells.begin(), sum.cells.end(), [&part](std::size_t i) {
               return std::find(part.cells.begin(), part.cells.end(), i) != part.cells.end();
             });
    });
  }

  std::optional<std::string> fill(std::size_t i) {
    if (++work_ > kMostFillings) return "the pattern is too large to be checked";
    if (i == filling_.size()) {
      if (find_partner(0)) return std::nullopt;
      return "a filling of the pattern has no partner";
    }
    std::optional<std::string> wrong;
    digits_[i].for_each([&](Digit digit) {
      if (wrong) return;
      filling_[i] = digit;
      if (repeats(filling_, i)) return;
      wrong = fill(i + 1);
    });
    return wrong;
  }

  /// Whether the i-th cell repeats an earlier one of the same AllDifferent.
  [[nodiscard]] bool repeats(const std::vector<Digit>& grid, std::size_t i) const {
    return std::any_of(parts_.begin(), parts_.end(), [&](const Part& part) {
      if (!part.distinct ||
          std::find(part.cells.begin(), part.cells.end(), i) == part.cells.end()) {
        return false;
      }
      return std::any_of(part.cells.begin(), part.cells.end(),
                         [&](std::size_t j) { return j < i && grid[j] == grid[i]; });
    });
  }

  bool find_partner(std::size_t i) {
    if (++work_ > kMostFillings) return false;
    if (i == partner_.size()) return partner_ != filling_;
    bool found = false;
    allowed_[i].for_each([&](Digit digit) {
      if (found) return;
      partner_[i] = digit;
      if (fits(i)) found = find_partner(i + 1);
    });
    return found;
  }

  /// Whether the partner, filled up to the i-th cell, can still match the filling everywhere.
  [[nodiscard]] bool fits(std::size_t i) const {
    for (std::size_t p = 0; p < parts_.size(); ++p) {
      const Part& part = parts_[p];
      if (part.distinct) {
        if (std::find(part.cells.begin(), part.cells.end(), i) == part.cells.end()) continue;
        // The filling's digits differ, so the partner's must be a rearrangement of them.
        bool among = false;
        for (const std::size_t j : part.cells) {
          if (j < i && partner_[j] == partner_[i]) return false;
          among = among || filling_[j] == partner_[i];
        }
        if (!among) return false;
      } else if (last_of_[p] == i) {
        std::int64_t difference = 0;
        for (std::size_t k = 0; k < part.cells.size(); ++k) {
          const std::size_t j = part.cells[k];
          difference += part.coefficients[k] *
                        (puzzle_.symbols.value(filling_[j]) - puzzle_.symbols.value(partner_[j]));
        }
        if (difference != 0) return false;
      }
    }
    return true;
  }

  const model::Puzzle& puzzle_;
  std::vector<DigitSet> digits_;
  std::vector<DigitSet> allowed_;
  std::vector<Part> parts_;
  std::vector<std::size_t> last_of_;
  std::vector<Digit> filling_;
  std::vector<Digit> partner_;
  int work_ = 0;
};

}  // namespace

std::string deadly_objection(const model::Puzzle& puzzle, const model::DeadlyPattern& pattern) {
  if (pattern.cells.size() < 2 || pattern.cells.size() != pattern.digits.size()) {
    return "the deadly pattern is not well formed";
  }
  std::vector<DigitSet> allowed;
  for (const geometry::Cell cell : pattern.cells) {
    if (puzzle.givens[cell.index()]) {
      return puzzle.board->name(cell) + " is a given and cannot belong to a deadly pattern";
    }
    allowed.push_back(puzzle.allowed[cell.index()]);
    if (const auto wrong = restrict_by_rules(puzzle, cell, allowed.back())) return *wrong;
  }
  Pattern check(puzzle, pattern, std::move(allowed));
  if (check.exchangeable()) return {};
  return check.objection().value_or(std::string());
}

}  // namespace omnidoku::verify

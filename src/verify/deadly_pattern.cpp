// SPDX-License-Identifier: MIT
//
// Two ways to show that a pattern is deadly.
//
// Exchange: every cell has two digits, and in the pattern's part of every primitive each digit
// occurs in none or two of the cells. A filling without repeats then takes each digit once where it
// occurs twice, so its complement (the other digit in every cell) has the same digits in every
// primitive, provided the part is filled up by them: as many cells as digits. For a sum this takes
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

namespace omnidoku::verify {

namespace {

using geometry::Digit;
using geometry::DigitSet;

/// The part of one primitive that lies in the pattern.
struct Part {
  bool distinct = false;
  std::vector<std::size_t> cells;          ///< indices into the pattern
  std::vector<std::int64_t> coefficients;  ///< for sums
};

std::vector<Part> parts_of(const model::Problem& problem, const model::DeadlyPattern& pattern) {
  std::map<std::size_t, std::size_t> where;
  for (std::size_t i = 0; i < pattern.cells.size(); ++i) where[pattern.cells[i].index()] = i;
  std::vector<Part> parts;
  for (const model::PostedPrimitive& posted : problem.primitives) {
    // What follows from the other primitives sees no difference where they see none.
    if (posted.origin.kind == model::Origin::Kind::derived) continue;
    Part part;
    if (const auto* rule = std::get_if<model::AllDifferent>(&posted.primitive)) {
      part.distinct = true;
      for (const model::Variable variable : rule->variables) {
        if (const auto at = where.find(variable.index()); at != where.end()) {
          part.cells.push_back(at->second);
        }
      }
    } else if (const auto* sum = std::get_if<model::LinearSum>(&posted.primitive)) {
      for (const model::LinearSum::Term& term : sum->terms) {
        if (const auto at = where.find(term.variable.index()); at != where.end()) {
          part.cells.push_back(at->second);
          part.coefficients.push_back(term.coefficient);
        }
      }
    }
    if (!part.cells.empty()) parts.push_back(std::move(part));
  }
  return parts;
}

class Pattern {
 public:
  Pattern(const model::Problem& problem, const model::DeadlyPattern& pattern,
          std::vector<DigitSet> allowed)
      : problem_(problem),
        digits_(pattern.digits),
        allowed_(std::move(allowed)),
        parts_(parts_of(problem, pattern)),
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
          difference += part.coefficients[k] * (problem_.values[filling_[j].index()] -
                                                problem_.values[partner_[j].index()]);
        }
        if (difference != 0) return false;
      }
    }
    return true;
  }

  const model::Problem& problem_;
  std::vector<DigitSet> digits_;
  std::vector<DigitSet> allowed_;
  std::vector<Part> parts_;
  std::vector<std::size_t> last_of_;
  std::vector<Digit> filling_;
  std::vector<Digit> partner_;
  int work_ = 0;
};

}  // namespace

std::string deadly_objection(const model::Puzzle& puzzle, const model::Problem& problem,
                             const model::DeadlyPattern& pattern) {
  if (pattern.cells.size() < 2 || pattern.cells.size() != pattern.digits.size()) {
    return "the deadly pattern is not well formed";
  }
  std::vector<DigitSet> allowed;
  for (const geometry::Cell cell : pattern.cells) {
    if (puzzle.givens[cell.index()]) {
      return puzzle.board->name(cell) + " is a given and cannot belong to a deadly pattern";
    }
    allowed.push_back(puzzle.allowed.empty() ? puzzle.all_digits() : puzzle.allowed[cell.index()]);
  }
  Pattern check(problem, pattern, std::move(allowed));
  if (check.exchangeable()) return {};
  return check.objection().value_or(std::string());
}

}  // namespace omnidoku::verify

// SPDX-License-Identifier: MIT
#include "logic/telling/sum_words.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/names.h"

namespace omnidoku::logic {

namespace {

constexpr std::size_t kMostCombinationsTold = 4;

/// Cells with coefficients and what they come to.
struct Equation {
  std::vector<Cell> cells;
  std::vector<std::int64_t> coefficients;
  std::int64_t total = 0;
  bool equal = true;  ///< false: at most the total

  /// Whether it reads better with every sign turned round: so that no number is negative.
  [[nodiscard]] bool turned() const {
    return equal &&
           (total < 0 || (total == 0 && std::all_of(coefficients.begin(), coefficients.end(),
                                                    [](auto c) { return c < 0; })));
  }
};

Equation open_cells(const SumInfo& sum, const SumFillings& fillings) {
  return {fillings.open, fillings.coefficients, fillings.rest,
          sum.relation == model::LinearSum::Relation::equal};
}

/// The cells that count positive, or those that count negative: "R1C4 + 2 R1C5".
std::string side(const Words& words, const Equation& sum, bool positive) {
  std::string text;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const std::int64_t times = sum.coefficients[i];
    if ((times > 0) != positive) continue;
    if (!text.empty()) text += " + ";
    if (times != 1 && times != -1) text += std::to_string(times > 0 ? times : -times) + " ";
    text += words.cell(sum.cells[i]);
  }
  return text;
}

/// "R1C4 + 2 R1C5 = R2C6 + 7": nothing is taken away, it is on the other side. The labels go before
/// the sides.
std::string equation(const Words& words, const Equation& sum, const std::string& label = {},
                     const std::string& other_label = {}) {
  const bool turned = sum.turned();
  const std::int64_t total = turned ? -sum.total : sum.total;
  const std::string left = side(words, sum, !turned);
  std::string right = side(words, sum, turned);
  if (!right.empty()) right = other_label + right;
  if (right.empty() || total != 0) {
    right += (right.empty() ? "" : " + ") + std::to_string(total);
  }
  return (left.empty() ? "0" : label + left) + (sum.equal ? " = " : " is at most ") + right;
}

/// The least and the most that cells come to, each by itself.
struct Reach {
  std::int64_t low = 0;
  std::int64_t high = 0;

  void add(const Words& words, DigitSet digits, std::int64_t times) {
    const auto& values = words.structure().problem().values;
    std::optional<Reach> one;
    digits.for_each([&](Digit digit) {
      const std::int64_t worth = times * values[digit.index()];
      if (!one) one = Reach{worth, worth};
      one->low = std::min(one->low, worth);
      one->high = std::max(one->high, worth);
    });
    if (!one) return;
    low += one->low;
    high += one->high;
  }
};

/// "add up to 3 + 4 = 7", "adds up to 45", "add up to 171"
std::string added_up(std::string_view verb, const std::vector<const SumPart*>& parts) {
  constexpr std::size_t kMostSummands = 8;
  std::int64_t total = 0;
  std::string summands;
  for (const SumPart* part : parts) {
    total += part->total;
    summands += (summands.empty() ? "" : " + ") + std::to_string(part->total);
  }
  if (parts.size() > 1 && parts.front()->is_house) {
    summands = std::to_string(parts.size()) + " x " + std::to_string(parts.front()->total);
  }
  const bool told = parts.size() > 1 && (parts.front()->is_house || parts.size() <= kMostSummands);
  return std::string(verb) + (parts.size() == 1 ? "s" : "") + " up to " +
         (told ? summands + " = " : "") + std::to_string(total);
}

/// A sum that follows from houses and cages, taken apart for a sentence.
struct DerivedParts {
  std::vector<const SumPart*> houses;
  std::vector<const SumPart*> cages;
  CellSet inside;  ///< the cells of the houses
  CellSet caged;   ///< those of the cages

  DerivedParts(const Structure& structure, const SumInfo& sum)
      : inside(structure.num_cells()), caged(structure.num_cells()) {
    for (const SumPart& part : sum.parts) {
      (part.is_house ? houses : cages).push_back(&part);
      (part.is_house ? inside : caged) |= part.cells;
    }
  }

  /// "The 19 cages within", "the cage that covers it", ...
  [[nodiscard]] std::string cages_text() const {
    const bool several = cages.size() > 1;
    std::string text = several ? std::to_string(cages.size()) + " cages" : "cage";
    if (inside.contains_all(caged)) return text + " within";
    if (caged.contains_all(inside)) {
      return text + (several ? " that cover " : " that covers ") +
             (houses.size() == 1 ? "it" : "them");
    }
    // One that lies half within is counted by the houses on one side only.
    const bool halves = std::any_of(cages.begin(), cages.end(), [this](const SumPart* cage) {
      return 2 * (cage->cells & inside).size() == cage->cells.size();
    });
    return text + (halves ? " at least half within" : " wholly or mostly within");
  }

  /// Where the cells on a side of an equation lie, as a label; empty where they lie inside and
  /// outside, or all cages do not reach out.
  [[nodiscard]] std::string where(const Equation& sum, bool first_side) const {
    const bool positive = sum.turned() != first_side;
    bool has_inner = false;
    bool has_outer = false;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      if ((sum.coefficients[i] > 0) != positive) continue;
      (inside.contains(sum.cells[i]) ? has_inner : has_outer) = true;
    }
    if (has_inner == has_outer || inside.contains_all(caged)) return {};
    return has_inner ? "inside " : "outside ";
  }
};

/// "5 in R1C4 and 2 in R1C5 leave R1C6 = 4": what is placed, and what that comes to; empty when
/// nothing is placed.
std::string what_is_left(const Words& words, const SumInfo& sum, const SumFillings& fillings) {
  constexpr std::size_t kMostTold = 5;
  if (fillings.placed.empty()) return {};
  const std::string left = equation(words, open_cells(sum, fillings));
  if (fillings.placed.size() > kMostTold) return "the digits that are there leave " + left;
  std::vector<std::string> placed;
  for (const Candidate one : fillings.placed) placed.push_back(words.candidate(one));
  return Words::list(placed) + (placed.size() == 1 ? " leaves " : " leave ") + left;
}

/// A derived sum as one adds it up: "Rows 1 to 4 add up to 4 x 45 = 180; the 19 cages within add up
/// to 171; so R4C2 = 9".
std::string derived_text(const Words& words, const SumInfo& sum, const SumFillings& fillings) {
  const DerivedParts parts(words.structure(), sum);
  std::vector<geometry::HouseName> names;
  for (const SumPart* house : parts.houses) names.push_back(house->house);
  const Equation whole{sum.cells, sum.coefficients, sum.total};
  const std::string text =
      Words::capital(geometry::houses_text(names)) + " " + added_up("add", parts.houses) +
      "; the " + parts.cages_text() + " " + added_up("add", parts.cages) + "; so " +
      equation(words, whole, parts.where(whole, true), parts.where(whole, false));
  const std::string left = what_is_left(words, sum, fillings);
  return left.empty() ? text : text + "; " + left;
}

/// "1+6"
std::string plus(const Words& words, DigitSet digits) {
  std::string text;
  digits.for_each([&](Digit digit) { text += (text.empty() ? "" : "+") + words.digit(digit); });
  return text;
}

/// Of cells that cannot come to a total, all counting once: ", but at most 12 or at least 14 comes
/// of them".
std::string beside_total(const Structure& structure, const Equation& others,
                         const SumFillings& fillings, Candidate chosen) {
  const auto sums = sums_beside(structure, fillings, others.cells, others.coefficients, chosen);
  if (sums && sums->empty()) return ", but too few digits are left for them";
  const std::string sum = sums ? constraints::beside(*sums, others.total) : std::string();
  return sum.empty() ? ", which no digits left there do" : ", but " + sum + " comes of them";
}

/// Of two sides that cannot be equal: ", but R1C4 is 2 or 5, R1C3 3 or 6": the digits that are
/// left.
std::string digits_told(const Words& words, const Equation& others, const SumFillings& fillings,
                        Candidate chosen) {
  constexpr std::size_t kMostCells = 4;
  if (others.cells.size() > kMostCells) {
    const auto sums =
        sums_beside(words.structure(), fillings, others.cells, others.coefficients, chosen);
    std::set<std::int64_t> apart;
    if (sums) {
      for (const std::int64_t sum : *sums) apart.insert(others.turned() ? -sum : sum);
    }
    const std::int64_t total = others.turned() ? -others.total : others.total;
    const std::string sum = constraints::beside(apart, total);
    return sum.empty() ? ", which no digits left there do"
                       : ", but the one side less the other makes " + sum + ", not " +
                             std::to_string(total);
  }
  std::vector<std::string> texts;
  for (const Cell cell : others.cells) {
    const auto at = std::find(fillings.open.begin(), fillings.open.end(), cell);
    DigitSet digits = fillings.candidates[static_cast<std::size_t>(at - fillings.open.begin())];
    const DigitSet all = digits;
    all.for_each([&](Digit digit) {
      if (words.structure().excludes(chosen, {cell, digit})) digits.erase(digit);
    });
    if (digits.empty()) return ", but nothing is left in " + words.cell(cell);
    texts.push_back(words.cell(cell) + (texts.empty() ? " can only be " : " ") +
                    words.either(digits));
  }
  return ", but " + Words::list(texts);
}

/// What two or more other cells that all differ cannot make: " 16, which takes 7+9, and ...".
std::string cannot_make(const Words& words, const Equation& others, const SumFillings& fillings,
                        Candidate chosen) {
  constexpr std::size_t kMostSets = 3;
  const Structure& structure = words.structure();
  const std::int64_t total = others.total;
  std::string text = " " + std::to_string(total);
  const DigitSums range = sets_of(structure, others.cells.size(), total);
  if (range.sets.empty()) {
    if (total < range.low) return text + ", less than " + plus(words, range.least);
    if (total > range.high) return text + ", more than " + plus(words, range.most);
    return text + beside_total(structure, others, fillings, chosen);
  }
  std::vector<std::string> open;
  std::vector<std::string> taken;
  for (const DigitSet set : range.sets) {
    (set.contains(chosen.digit) ? taken : open).push_back(plus(words, set));
  }
  if (open.empty() && taken.size() <= kMostSets) {
    return text + ", which takes " + Words::list(taken, "or") + ", but the " +
           words.digit(chosen.digit) + " is taken";
  }
  if (open.empty() || open.size() > kMostSets)
    return text + beside_total(structure, others, fillings, chosen);
  return text + ", which takes " + Words::list(open, "or") + ", and they cannot hold " +
         (open.size() == 1   ? "that"
          : open.size() == 2 ? "either"
                             : "any of these");
}

/// Why the other cells cannot come to that beside the digit chosen: ", but one side is at least 16
/// and the other at most 14", ", but at most 12 or at least 14 comes of them", ", but R1C4 can only
/// be 2 or 5 and R1C3 3 or 6".
std::string out_of_reach(const Words& words, const Equation& others, const SumFillings& fillings,
                         Candidate chosen) {
  Reach sides[2];  // of the cells that count positive, and of the others
  for (std::size_t i = 0; i < fillings.open.size(); ++i) {
    const auto at = std::find(others.cells.begin(), others.cells.end(), fillings.open[i]);
    if (at == others.cells.end()) continue;
    const std::int64_t times =
        others.coefficients[static_cast<std::size_t>(at - others.cells.begin())];
    DigitSet digits = fillings.candidates[i];
    if (words.structure().sees(fillings.open[i], chosen.cell)) digits.erase(chosen.digit);
    sides[times > 0 ? 0 : 1].add(words, digits, times > 0 ? times : -times);
  }
  const bool turned = others.turned();
  const std::int64_t total = turned ? -others.total : others.total;
  Reach left = sides[turned ? 1 : 0];
  Reach right = sides[turned ? 0 : 1];
  right.low += total;
  right.high += total;
  const bool has_two_sides = right.low != right.high;
  if (left.low > right.high) {
    return has_two_sides ? ", but the one side is at least " + std::to_string(left.low) +
                               ", the other at most " + std::to_string(right.high)
                         : ", but at least " + std::to_string(left.low) + " comes of them";
  }
  if (others.equal && left.high < right.low) {
    return has_two_sides ? ", but the one side is at most " + std::to_string(left.high) +
                               ", the other at least " + std::to_string(right.low)
                         : ", but at most " + std::to_string(left.high) + " comes of them";
  }
  const bool once = std::all_of(others.coefficients.begin(), others.coefficients.end(),
                                [](std::int64_t times) { return times == 1; });
  return once ? beside_total(words.structure(), others, fillings, chosen)
              : digits_told(words, others, fillings, chosen);
}

/// "With 9 in R3C1, R1C1 and R2C1 would have to make 16, which takes 7+9, but the 9 is taken"
std::string reason_text(const Words& words, const SumInfo& sum, const SumFillings& fillings,
                        Candidate chosen) {
  const auto& values = words.structure().problem().values;
  Equation others = open_cells(sum, fillings);
  const auto at = std::find(others.cells.begin(), others.cells.end(), chosen.cell);
  const auto place = at - others.cells.begin();
  others.total -=
      others.coefficients[static_cast<std::size_t>(place)] * values[chosen.digit.index()];
  others.cells.erase(at);
  others.coefficients.erase(others.coefficients.begin() + place);
  if (std::all_of(others.coefficients.begin(), others.coefficients.end(),
                  [](std::int64_t times) { return times == -1; })) {
    std::fill(others.coefficients.begin(), others.coefficients.end(), 1);
    others.total = -others.total;
  }
  const std::string start = "With " + words.candidate(chosen) + ", ";
  const bool plain = std::all_of(others.coefficients.begin(), others.coefficients.end(),
                                 [](std::int64_t times) { return times == 1; });
  if (others.cells.empty() || !plain || !others.equal) {
    return start + equation(words, others) + " would be left" +
           out_of_reach(words, others, fillings, chosen);
  }
  const std::string who = start + words.cells(others.cells) + " would have to ";
  if (others.cells.size() > 1) {
    if (!fillings.distinct || words.structure().num_digits() > kMostDigitsForSets) {
      return who + "make " + std::to_string(others.total) +
             out_of_reach(words, others, fillings, chosen);
    }
    return who + "make" + cannot_make(words, others, fillings, chosen);
  }
  for (std::size_t digit = 0; digit < values.size(); ++digit) {
    if (values[digit] != others.total) continue;
    if (Digit(digit) == chosen.digit) return who + "be " + words.digit(Digit(digit)) + " too";
    return who + "be " + words.digit(Digit(digit)) + ", which it cannot";
  }
  return who + "be " + std::to_string(others.total) + ", which is no digit";
}

/// Which cells of a sum must see each other for a reason to hold: without that some digits of its
/// open cells would make it up. Of a set of different digits it goes without saying in a house that
/// the sum is told by.
class Seeing {
 public:
  /// With `chosen`, where it is one, in its cell.
  Seeing(const Words& words, const SumInfo& sum, const SumFillings& fillings,
         std::optional<Candidate> chosen)
      : words_(words), sum_(sum), fillings_(fillings), chosen_(chosen) {}

  /// ", as R1C9 and R9C9 see each other"; empty where the reason holds anyway, or there is too much
  /// to look at.
  [[nodiscard]] std::string text() {
    // The cells of a cage differ by its rule.
    if (fillings_.distinct && !sum_.derived && sum_.plain) return {};
    fill(0);
    if (steps_ > kMostSteps) return {};
    const std::vector<Pair> pairs = fewest();
    if (pairs.empty()) return {};
    if (pairs.size() > kMostTold) return ", as these cells see one another";
    std::vector<std::string> names;
    for (const auto& [a, b] : pairs) {
      const std::vector<Cell> both{fillings_.open[a], fillings_.open[b]};
      names.push_back(words_.cells(both) + (names.empty() ? " see each other" : ""));
    }
    return ", as " + Words::list(names);
  }

 private:
  using Pair = std::pair<std::size_t, std::size_t>;  ///< of places among the open cells
  static constexpr int kMostSteps = 50'000;
  static constexpr std::size_t kMostTold = 3;

  void fill(std::size_t place) {
    if (steps_ > kMostSteps) return;
    if (place == fillings_.open.size()) {
      const bool equal = sum_.relation == model::LinearSum::Relation::equal;
      if (equal ? total_ == fillings_.rest : total_ <= fillings_.rest) note();
      return;
    }
    const bool is_chosen = chosen_ && chosen_->cell == fillings_.open[place];
    const DigitSet digits =
        is_chosen ? DigitSet::single(chosen_->digit) : fillings_.candidates[place];
    digits.for_each([&](Digit digit) {
      ++steps_;
      const std::int64_t worth =
          fillings_.coefficients[place] * words_.structure().problem().values[digit.index()];
      digits_.push_back(digit);
      total_ += worth;
      fill(place + 1);
      total_ -= worth;
      digits_.pop_back();
    });
  }

  /// Keeps why these digits, which make up the sum, cannot be.
  void note() {
    std::vector<Pair> clashes;
    for (std::size_t b = 0; b < digits_.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        if (digits_[a] != digits_[b]) continue;
        const Cell one = fillings_.open[a];
        const Cell other = fillings_.open[b];
        if (!words_.structure().sees(one, other)) continue;
        const bool is_plain =
            fillings_.distinct &&
            std::any_of(sum_.parts.begin(), sum_.parts.end(), [&](const SumPart& part) {
              return part.is_house && part.cells.contains(one) && part.cells.contains(other);
            });
        if (is_plain) return;
        clashes.emplace_back(a, b);
      }
    }
    if (!clashes.empty()) ways_.push_back(std::move(clashes));
  }

  /// Pairs that rule out all those ways, few of them.
  [[nodiscard]] std::vector<Pair> fewest() {
    std::vector<Pair> chosen;
    while (!ways_.empty()) {
      std::map<Pair, int> counts;
      for (const std::vector<Pair>& way : ways_) {
        for (const Pair& pair : way) ++counts[pair];
      }
      const auto most =
          std::max_element(counts.begin(), counts.end(),
                           [](const auto& a, const auto& b) { return a.second < b.second; });
      chosen.push_back(most->first);
      std::erase_if(ways_, [pair = most->first](const std::vector<Pair>& way) {
        return std::find(way.begin(), way.end(), pair) != way.end();
      });
    }
    std::sort(chosen.begin(), chosen.end());
    return chosen;
  }

  const Words& words_;
  const SumInfo& sum_;
  const SumFillings& fillings_;
  std::optional<Candidate> chosen_;
  std::vector<Digit> digits_;
  std::int64_t total_ = 0;
  std::vector<std::vector<Pair>> ways_;  ///< per way the pairs that rule it out
  int steps_ = 0;
};

/// "As R1C2 is at least 1 and R1C3 at most 4, R1C1 is at least 6."
std::string bound_text(const Words& words, const Equation& all, const SumFillings& fillings,
                       Cell loser, bool too_much) {
  constexpr std::size_t kMostTold = 4;
  std::int64_t bound = all.total;  // of the loser, times its coefficient
  std::int64_t times = 1;
  std::vector<std::string> parts;
  std::vector<Cell> others;
  for (std::size_t i = 0; i < all.cells.size(); ++i) {
    if (all.cells[i] == loser) {
      times = all.coefficients[i];
      continue;
    }
    Reach reach;
    reach.add(words, fillings.candidates[i], all.coefficients[i]);
    const std::int64_t extreme = too_much ? reach.low : reach.high;
    bound -= extreme;
    others.push_back(all.cells[i]);
    const bool at_least = too_much == (all.coefficients[i] > 0);
    parts.push_back(words.cell(all.cells[i]) + " is " +
                    (fillings.candidates[i].size() == 1 ? ""
                     : at_least                         ? "at least "
                                                        : "at most ") +
                    std::to_string(extreme / all.coefficients[i]));
  }
  const std::string who =
      (times == 1 || times == -1 ? "" : std::to_string(times > 0 ? times : -times) + " times ") +
      words.cell(loser);
  const std::string what = who + (too_much == (times > 0) ? " is at most " : " is at least ") +
                           std::to_string(times > 0 ? bound : -bound) + ".";
  if (parts.empty()) return Words::capital(what);
  if (parts.size() > kMostTold) {
    return "Whatever is left in " + words.cells(others) + ", " + what;
  }
  return "As " + Words::list(parts) + ", " + what;
}

/// "By the arrow at R1C1 the circle R1C1 is the sum of R1C2 and R1C3".
std::string rule_of(const Words& words, const SumInfo& sum) {
  const Structure& structure = words.structure();
  const model::Origin origin = structure.problem().primitives[sum.primitive].origin;
  if (origin.kind == model::Origin::Kind::constraint) {
    const model::ConstraintSpec& spec = structure.puzzle().constraints[origin.index];
    std::string asked = constraints::asked_of(structure.puzzle(), spec, sum.cells, sum.name);
    if (!asked.empty()) return asked;
  }
  return Words::capital(sum.name) + " says " +
         equation(words, {sum.cells, sum.coefficients, sum.total,
                          sum.relation == model::LinearSum::Relation::equal});
}

}  // namespace

DigitSums sets_of(const Structure& structure, std::size_t count, std::int64_t total) {
  const auto& values = structure.problem().values;
  DigitSums sums;
  const std::uint64_t end = std::uint64_t{1} << structure.num_digits();
  for (std::uint64_t mask = 0; mask < end; ++mask) {
    if (static_cast<std::size_t>(std::popcount(mask)) != count) continue;
    const DigitSet set = DigitSet::from_mask(mask);
    std::int64_t sum = 0;
    set.for_each([&](Digit digit) { sum += values[digit.index()]; });
    if (sums.least.empty() || sum < sums.low) {
      sums.least = set;
      sums.low = sum;
    }
    if (sums.most.empty() || sum > sums.high) {
      sums.most = set;
      sums.high = sum;
    }
    if (sum == total) sums.sets.push_back(set);
  }
  std::sort(sums.sets.begin(), sums.sets.end(), in_reading_order);
  return sums;
}

std::string sum_fact(const Words& words, std::size_t sum, const SumFillings& fillings) {
  const SumInfo& info = words.structure().sums()[sum];
  const bool whole = fillings.open.size() == info.cells.size();
  if (info.derived) return derived_text(words, info, fillings);
  if (!info.plain || info.relation != model::LinearSum::Relation::equal) {
    const std::string left = what_is_left(words, info, fillings);
    return rule_of(words, info) + (left.empty() ? "" : "; " + left);
  }
  if (whole && fillings.open.size() == 1) {
    return Words::capital(info.name) + " is one cell with " + std::to_string(info.total);
  }
  if (whole) {
    return Words::capital(info.name) + " adds up to " + std::to_string(info.total) + " in " +
           std::to_string(info.cells.size()) + " cells";
  }
  return Words::capital(info.name) + " adds up to " + std::to_string(info.total) +
         ", of which its filled cells leave " + std::to_string(fillings.rest) + " for " +
         words.cells(fillings.open);
}

std::string open_equation(const Words& words, std::size_t sum, const SumFillings& fillings) {
  return equation(words, open_cells(words.structure().sums()[sum], fillings));
}

std::string whole_equation(const Words& words, std::size_t sum) {
  const SumInfo& info = words.structure().sums()[sum];
  return equation(words, {info.cells, info.coefficients, info.total,
                          info.relation == model::LinearSum::Relation::equal});
}

std::string bounds_text(const Words& words, std::size_t sum, const SumFillings& fillings,
                        const std::vector<Candidate>& gone, bool too_much) {
  constexpr std::size_t kMostTold = 3;
  const Equation all = open_cells(words.structure().sums()[sum], fillings);
  std::vector<Cell> losers;
  for (const Candidate one : gone) {
    if (std::find(losers.begin(), losers.end(), one.cell) == losers.end())
      losers.push_back(one.cell);
  }
  std::string text;
  for (std::size_t i = 0; i < std::min(kMostTold, losers.size()); ++i) {
    text += (text.empty() ? "" : " ") + bound_text(words, all, fillings, losers[i], too_much);
  }
  if (losers.size() <= kMostTold) return text;
  losers.erase(losers.begin(), losers.begin() + kMostTold);
  return text + " In the same way " + words.cells(losers) +
         (losers.size() == 1 ? " has its bound." : " have their bounds.");
}

std::string need_text(const Words& words, const SumFillings& fillings, Digit digit) {
  Reach reach;
  for (std::size_t i = 0; i < fillings.open.size(); ++i) {
    DigitSet digits = fillings.candidates[i];
    digits.erase(digit);
    if (digits.empty()) return words.cell(fillings.open[i]) + " has nothing else";
    reach.add(words, digits, fillings.coefficients[i]);
  }
  if (fillings.coefficients == std::vector<std::int64_t>(fillings.open.size(), 1)) {
    const std::string without = "without " + words.digit(digit) + " these cells make at ";
    if (reach.high < fillings.rest) return without + "most " + std::to_string(reach.high);
    if (reach.low > fillings.rest) return without + "least " + std::to_string(reach.low);
  }
  return "no digits left in these cells make it without " + words.digit(digit);
}

std::string combinations_text(const Words& words, const SumFillings& fillings) {
  const auto& all = fillings.combinations;
  if (all.empty() || all.size() > kMostCombinationsTold) return {};
  std::vector<std::string> texts;
  for (const DigitSet digits : all) texts.push_back(plus(words, digits));
  return Words::list(texts, "or");
}

std::string impossible_text(const Words& words, std::size_t sum, const SumFillings& fillings,
                            const std::vector<Candidate>& gone, bool in_no_combination) {
  constexpr std::size_t kMostReasons = 3;
  constexpr std::size_t kLongest = 420;
  const std::string fact = sum_fact(words, sum, fillings);
  const std::string combinations = combinations_text(words, fillings);
  const SumInfo& info = words.structure().sums()[sum];
  std::string text =
      (combinations.empty() ? fact
                            : fact + ": that is " + combinations +
                                  Seeing(words, info, fillings, std::nullopt).text()) +
      ".";
  if (in_no_combination && !combinations.empty()) return text;
  // In no combination: what holds for one cell holds for all of them.
  std::vector<Candidate> told;
  DigitSet digits;
  for (const Candidate one : gone) {
    if (in_no_combination && digits.contains(one.digit)) continue;
    digits.insert(one.digit);
    told.push_back(one);
  }
  if (told.size() > kMostReasons) told.resize(kMostReasons);
  for (std::size_t i = 0; i < told.size(); ++i) {
    const std::string reason =
        " " + reason_text(words, info, fillings, told[i]) +
        // That they see each other was said with the combinations.
        (combinations.empty() ? Seeing(words, info, fillings, told[i]).text() : "") + ".";
    if (i > 0 && text.size() + reason.size() > kLongest) {
      told.resize(i);
      break;
    }
    text += reason;
  }
  std::vector<Candidate> likewise;
  std::copy_if(gone.begin(), gone.end(), std::back_inserter(likewise), [&](Candidate one) {
    return std::find(told.begin(), told.end(), one) == told.end();
  });
  if (!likewise.empty()) {
    // The conclusion names them once more.
    const std::string which = words.either(likewise);
    const bool has_room = text.size() + which.size() <= kLongest + 60;
    text += " In the same way nothing fits with " + (has_room ? which : "the others that go") + ".";
  }
  return text;
}

}  // namespace omnidoku::logic

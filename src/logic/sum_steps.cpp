// SPDX-License-Identifier: MIT
#include "logic/sum_steps.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>

#include "logic/reason.h"
#include "logic/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::Step;

constexpr std::size_t kMostCombinationsTold = 4;

std::size_t num_open(const Position& position, const SumInfo& sum) {
  return static_cast<std::size_t>(std::count_if(sum.cells.begin(), sum.cells.end(), [&](Cell cell) {
    return !position.board().is_placed(cell);
  }));
}

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

/// "R1C4 + 2 R1C5 - R2C6 = 7"
std::string equation(const Words& words, const Equation& sum) {
  const std::int64_t sign = sum.turned() ? -1 : 1;
  std::string text;
  for (const bool positive : {true, false}) {
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const std::int64_t times = sum.coefficients[i] * sign;
      if ((times > 0) != positive) continue;
      if (text.empty()) {
        text = times > 0 ? "" : "-";
      } else {
        text += times > 0 ? " + " : " - ";
      }
      if (times != 1 && times != -1) text += std::to_string(times > 0 ? times : -times) + " ";
      text += words.cell(sum.cells[i]);
    }
  }
  return text + (sum.equal ? " = " : " is at most ") + std::to_string(sum.total * sign);
}

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

  /// Where the cells of an equation lie, those that count positive first.
  [[nodiscard]] std::string where(const Equation& sum) const {
    const bool sign = !sum.turned();
    bool in[2] = {false, false};  // by whether they count negative
    bool out[2] = {false, false};
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      const bool negative = (sum.coefficients[i] > 0) != sign;
      (inside.contains(sum.cells[i]) ? in : out)[negative ? 1 : 0] = true;
    }
    if (!in[0] && !in[1]) return "outside ";
    if (!out[0] && !out[1]) return inside.contains_all(caged) ? "" : "inside ";
    return in[0] || out[1] ? "inside less outside " : "outside less inside ";
  }
};

/// A derived sum as one adds it up: "Rows 1 to 4 add up to 4 x 45 = 180; the 19 cages within add up
/// to 171; so R4C2 = 9".
std::string derived_text(const Words& words, const SumInfo& sum, const SumFillings& fillings) {
  const DerivedParts parts(words.structure(), sum);
  std::vector<geometry::HouseName> names;
  for (const SumPart* house : parts.houses) names.push_back(house->house);
  const Equation whole{sum.cells, sum.coefficients, sum.total};
  std::string text = Words::capital(geometry::houses_text(names)) + " " +
                     added_up("add", parts.houses) + "; the " + parts.cages_text() + " " +
                     added_up("add", parts.cages) + "; so " + parts.where(whole) +
                     equation(words, whole);
  if (fillings.open.size() == sum.cells.size()) return text;
  return text + "; without what is placed " + equation(words, open_cells(sum, fillings));
}

/// What digits in some cells that all differ may come to.
struct DigitSums {
  std::vector<DigitSet> sets;  ///< those with the total wanted
  DigitSet least;              ///< the set with the smallest sum ...
  DigitSet most;               ///< ... and with the largest
  std::int64_t low = 0;        ///< these sums
  std::int64_t high = 0;
};

/// Only for as few digits as SumFillings::combinations are made of.
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

/// "1+6"
std::string plus(const Words& words, DigitSet digits) {
  std::string text;
  digits.for_each([&](Digit digit) { text += (text.empty() ? "" : "+") + words.digit(digit); });
  return text;
}

/// What two or more other cells that all differ cannot make: " 16, which takes 7+9, and ...".
std::string cannot_make(const Words& words, std::size_t count, std::int64_t total,
                        Candidate chosen) {
  constexpr std::size_t kMostSets = 3;
  const Structure& structure = words.structure();
  std::string text = " " + std::to_string(total);
  const DigitSums range = sets_of(structure, count, total);
  if (range.sets.empty()) {
    if (total < range.low) return text + ", less than " + plus(words, range.least);
    if (total > range.high) return text + ", more than " + plus(words, range.most);
    return text + ", which they cannot";
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
  if (open.empty() || open.size() > kMostSets) return text + ", which they cannot";
  return text + ", which takes " + Words::list(open, "or") + ", and they cannot hold " +
         (open.size() == 1   ? "that"
          : open.size() == 2 ? "either"
                             : "any of these");
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
    return start + equation(words, others) + " would be left, which the candidates do not allow";
  }
  const std::string who = start + words.cells(others.cells) + " would have to ";
  if (others.cells.size() > 1) {
    if (!fillings.distinct || words.structure().num_digits() > kMostDigitsForSets) {
      return who + "make " + std::to_string(others.total) + ", which they cannot";
    }
    return who + "make" + cannot_make(words, others.cells.size(), others.total, chosen);
  }
  for (std::size_t digit = 0; digit < values.size(); ++digit) {
    if (values[digit] != others.total) continue;
    if (Digit(digit) == chosen.digit) return who + "be " + words.digit(Digit(digit)) + " too";
    return who + "be " + words.digit(Digit(digit)) + ", which it cannot";
  }
  return who + "be " + std::to_string(others.total) + ", which is no digit";
}

/// "3, 4 or 6 in R4C5 or 5 in R3C4": candidates of one cell together.
std::string by_cell(const Words& words, const std::vector<Candidate>& candidates) {
  std::map<Cell, std::vector<std::string>> digits;
  for (const Candidate one : candidates) digits[one.cell].push_back(words.digit(one.digit));
  std::vector<std::string> texts;
  for (const auto& [cell, of_cell] : digits) {
    texts.push_back(Words::list(of_cell, "or") + " in " + words.cell(cell));
  }
  return Words::list(texts, "or");
}

/// Why the candidates of a step are impossible.
std::string impossible_text(const Words& words, std::size_t sum, const SumFillings& fillings,
                            const std::vector<Candidate>& gone, bool in_no_combination) {
  constexpr std::size_t kMostReasons = 3;
  const std::string fact = sum_fact(words, sum, fillings);
  const std::string combinations = combinations_text(words, fillings);
  std::string text = (combinations.empty() ? fact : fact + ": that is " + combinations) + ".";
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
  for (const Candidate one : told) {
    text += " " + reason_text(words, words.structure().sums()[sum], fillings, one) + ".";
  }
  std::vector<Candidate> likewise;
  std::copy_if(gone.begin(), gone.end(), std::back_inserter(likewise), [&](Candidate one) {
    return std::find(told.begin(), told.end(), one) == told.end();
  });
  if (!likewise.empty()) {
    text += " In the same way nothing fits with " + by_cell(words, likewise) + ".";
  }
  return text;
}

}  // namespace

std::vector<std::size_t> sums_by_size(const Position& position, bool (*wanted)(const SumInfo& sum),
                                      std::size_t least) {
  std::vector<std::pair<std::size_t, std::size_t>> sized;
  const auto sums = position.structure().sums();
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (!wanted(sums[i])) continue;
    const std::size_t open = num_open(position, sums[i]);
    if (open >= least) sized.emplace_back(open, i);
  }
  std::sort(sized.begin(), sized.end());
  std::vector<std::size_t> result;
  result.reserve(sized.size());
  for (const auto& [open, sum] : sized) result.push_back(sum);
  return result;
}

std::size_t num_known_sets(const Position& position, std::size_t sum) {
  const Structure& structure = position.structure();
  if (structure.num_digits() > kMostDigitsForSets) return 0;
  const SumInfo& info = structure.sums()[sum];
  const auto& values = structure.problem().values;
  DigitSet taken;
  std::int64_t rest = info.total;
  std::size_t open = 0;
  for (const Cell cell : info.cells) {
    if (const auto value = position.board().value(cell)) {
      taken.insert(*value);
      rest -= values[value->index()];
    } else {
      ++open;
    }
  }
  const DigitSums sums = sets_of(structure, open, rest);
  return static_cast<std::size_t>(std::count_if(
      sums.sets.begin(), sums.sets.end(), [taken](DigitSet set) { return (set & taken).empty(); }));
}

Step sum_step(const Position& position, std::size_t sum, const SumFillings& fillings) {
  Step step;
  step.cells = fillings.open;
  step.size = static_cast<int>(fillings.open.size());
  add_sum_premise(step, position.structure(), sum);
  const SumInfo& info = position.structure().sums()[sum];
  CellSet inside(position.structure().num_cells());
  for (const SumPart& part : info.parts) {
    if (part.is_house) inside |= part.cells;
  }
  // Of the cages only those that reach out of the houses: the others lie in what is shaded.
  for (const SumPart& part : info.parts) {
    if (!part.primitive || (!part.is_house && inside.contains_all(part.cells))) continue;
    step.houses.push_back(
        {*part.primitive, part.is_house ? model::HouseRole::base : model::HouseRole::cover});
  }
  step.houses.push_back({info.primitive, model::HouseRole::home});
  for (std::size_t i = 0; i < fillings.possible.size(); ++i) {
    mark_cell(step, position, fillings.open[i], fillings.possible[i], CandidateRole::pattern);
  }
  return step;
}

std::string sum_fact(const Words& words, std::size_t sum, const SumFillings& fillings) {
  const SumInfo& info = words.structure().sums()[sum];
  const bool whole = fillings.open.size() == info.cells.size();
  if (info.derived) return derived_text(words, info, fillings);
  if (!info.plain || info.relation != model::LinearSum::Relation::equal) {
    return Words::capital(info.name) + (whole ? ": " : ", what is placed taken off: ") +
           equation(words, open_cells(info, fillings));
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

std::string combinations_text(const Words& words, const SumFillings& fillings) {
  const auto& all = fillings.combinations;
  if (all.empty() || all.size() > kMostCombinationsTold) return {};
  std::vector<std::string> texts;
  for (const DigitSet digits : all) texts.push_back(plus(words, digits));
  return Words::list(texts, "or");
}

namespace {

struct OneDigitLeft {
  std::size_t sum;
  SumFillings fillings;

  [[nodiscard]] std::string text(const Step& /*step*/, const Words& words) const {
    return sum_fact(words, sum, fillings) + ".";
  }
};

struct Impossible {
  std::size_t sum;
  SumFillings fillings;
  bool in_no_combination;

  [[nodiscard]] std::string text(const Step& step, const Words& words) const {
    return impossible_text(words, sum, fillings, step.eliminations, in_no_combination);
  }
};

}  // namespace

bool find_impossible(const Position& position, std::size_t sum, StepSink& sink) {
  const SumFillings fillings = fillings_of(position, sum);
  if (fillings.possible.empty() || fillings.contradictory()) return false;
  if (fillings.open.size() == 1 && fillings.possible[0].size() == 1) {
    Step step = sum_step(position, sum, fillings);
    fillings.possible[0].for_each([&](Digit digit) {
      step.placements.push_back({fillings.open[0], digit});
    });
    step.reason = reason_of(OneDigitLeft{sum, fillings});
    return sink.add(std::move(step));
  }
  DigitSet used;
  for (const DigitSet digits : fillings.possible) used |= digits;
  // Without combinations there is nothing to tell the two apart.
  if (!fillings.distinct) used = position.structure().all_digits();
  for (const bool in_no_combination : {true, false}) {
    std::vector<Candidate> gone;
    for (std::size_t i = 0; i < fillings.open.size(); ++i) {
      const DigitSet impossible = fillings.impossible(position, i);
      (in_no_combination ? impossible - used : impossible & used).for_each([&](Digit digit) {
        gone.push_back({fillings.open[i], digit});
      });
    }
    if (gone.empty()) continue;
    Step step = sum_step(position, sum, fillings);
    step.eliminations = std::move(gone);
    step.reason = reason_of(Impossible{sum, fillings, in_no_combination});
    if (sink.add(std::move(step))) return true;
  }
  return false;
}

}  // namespace omnidoku::logic

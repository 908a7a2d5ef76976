// SPDX-License-Identifier: MIT
#include "logic/sums/sum_steps.h"

#include <algorithm>

#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::Step;

std::size_t num_open(const Position& position, const SumInfo& sum) {
  return static_cast<std::size_t>(std::count_if(sum.cells.begin(), sum.cells.end(), [&](Cell cell) {
    return !position.board().is_placed(cell);
  }));
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

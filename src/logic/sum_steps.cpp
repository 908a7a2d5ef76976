// SPDX-License-Identifier: MIT
#include "logic/sum_steps.h"

#include <algorithm>

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

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

/// "R1C4 + 2 R1C5 - R2C6 = 7"; turned round when that avoids a negative number.
std::string equation(const Words& words, const SumInfo& sum, const SumFillings& fillings) {
  const bool equal = sum.relation == model::LinearSum::Relation::equal;
  const std::int64_t sign = equal && fillings.rest < 0 ? -1 : 1;
  std::string text;
  for (const bool positive : {true, false}) {
    for (std::size_t i = 0; i < fillings.open.size(); ++i) {
      const std::int64_t times = fillings.coefficients[i] * sign;
      if ((times > 0) != positive) continue;
      if (text.empty()) {
        text = times > 0 ? "" : "-";
      } else {
        text += times > 0 ? " + " : " - ";
      }
      if (times != 1 && times != -1) text += std::to_string(times > 0 ? times : -times) + " ";
      text += words.cell(fillings.open[i]);
    }
  }
  return text + (equal ? " = " : " is at most ") + std::to_string(fillings.rest * sign);
}

/// How a derived sum comes about: "The innies of row 1 (what the cages inside leave over)".
std::string derived_text(const SumInfo& sum) {
  if (!sum.derived) return capital(sum.name);
  std::string_view how = "what the cages leave over";
  if (sum.name.starts_with("innies of ")) how = "what the cages inside leave over";
  if (sum.name.starts_with("outies of ")) how = "what the cages that cover it have outside";
  return "The " + sum.name + " (" + std::string(how) + ")";
}

/// Why the candidates of a step are impossible.
std::string impossible_text(const Words& words, std::size_t sum, const SumFillings& fillings,
                            bool in_no_combination) {
  const std::string fact = sum_fact(words, sum, fillings);
  const std::string combinations = combinations_text(words, fillings);
  const std::string start = combinations.empty() ? fact : fact + ": that is " + combinations;
  if (in_no_combination) {
    return combinations.empty() ? start + ", and no combination left has the digits removed."
                                : start + ".";
  }
  if (fillings.open.size() == 2) {
    return start + ". The other cell cannot hold what goes with the digits removed.";
  }
  return start + ". With the digits removed the other cells could not make up the rest.";
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

Step sum_step(const Position& position, std::size_t sum, const SumFillings& fillings,
              std::string_view technique) {
  Step step;
  step.technique = technique;
  step.cells = fillings.open;
  step.size = static_cast<int>(fillings.open.size());
  add_sum_premise(step, position.structure(), sum);
  step.houses.push_back({position.structure().sums()[sum].primitive, model::HouseRole::home});
  for (std::size_t i = 0; i < fillings.possible.size(); ++i) {
    mark_cell(step, position, fillings.open[i], fillings.possible[i], CandidateRole::pattern);
  }
  return step;
}

std::string sum_fact(const Words& words, std::size_t sum, const SumFillings& fillings) {
  const SumInfo& info = words.structure().sums()[sum];
  const bool whole = fillings.open.size() == info.cells.size();
  if (info.derived || !info.plain || info.relation != model::LinearSum::Relation::equal) {
    return derived_text(info) + (whole ? ": " : ", what is placed taken off: ") +
           equation(words, info, fillings);
  }
  if (whole && fillings.open.size() == 1) {
    return capital(info.name) + " is one cell with " + std::to_string(info.total);
  }
  if (whole) {
    return capital(info.name) + " adds up to " + std::to_string(info.total) + " in " +
           std::to_string(info.cells.size()) + " cells";
  }
  return words.cells(fillings.open) + (fillings.open.size() == 1 ? " has " : " have ") +
         std::to_string(fillings.rest) + " left to make of the " + std::to_string(info.total) +
         " of " + info.name;
}

std::string combinations_text(const Words& words, const SumFillings& fillings) {
  const auto& all = fillings.combinations;
  if (all.empty() || all.size() > kMostCombinationsTold) return {};
  std::vector<std::string> texts;
  for (const DigitSet digits : all) {
    std::string text;
    digits.for_each([&](Digit digit) { text += (text.empty() ? "" : "+") + words.digit(digit); });
    texts.push_back(std::move(text));
  }
  return Words::list(texts, "or");
}

bool find_impossible(const Position& position, std::size_t sum, std::string_view technique,
                     StepSink& sink) {
  const SumFillings fillings = fillings_of(position, sum);
  if (fillings.possible.empty() || fillings.contradictory()) return false;
  const Words words(position.structure());
  if (fillings.open.size() == 1 && fillings.possible[0].size() == 1) {
    Step step = sum_step(position, sum, fillings, technique);
    fillings.possible[0].for_each([&](Digit digit) {
      step.placements.push_back({fillings.open[0], digit});
    });
    step.note = sum_fact(words, sum, fillings) + ".";
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
    Step step = sum_step(position, sum, fillings, technique);
    step.eliminations = std::move(gone);
    step.note = impossible_text(words, sum, fillings, in_no_combination);
    if (sink.add(std::move(step))) return true;
  }
  return false;
}

std::string describe_note(const Step& step, const Words& /*words*/) { return step.note; }

}  // namespace omnidoku::logic

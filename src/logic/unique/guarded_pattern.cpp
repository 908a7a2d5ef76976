// SPDX-License-Identifier: MIT
#include "logic/unique/guarded_pattern.h"

#include <algorithm>
#include <map>

#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::CandidateRole;
using model::HouseRole;
using model::Step;

/// The naked subsets that the guardians, taken as one cell, make with other cells of a house.
class SubsetSearch {
 public:
  SubsetSearch(const Position& position, const GuardedPattern& guarded, DigitSet named,
               StepSink& sink)
      : position_(position), guarded_(guarded), named_(named), sink_(sink) {}

  /// True when no more steps are wanted.
  bool run(std::size_t house) {
    house_ = house;
    others_.clear();
    const auto& cells = guarded_.pattern.cells;
    for (const Cell cell : position_.structure().house(house).cells) {
      if (position_.board().is_placed(cell)) continue;
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) others_.push_back(cell);
    }
    const int most = std::min<int>(kMostSubsetCells, static_cast<int>(others_.size()) - 1);
    for (int size = 1; size <= most; ++size) {
      if (guarded_.guardian_digits.size() > size + 1) continue;
      if (extend(0, size, size, guarded_.guardian_digits)) return true;
    }
    return false;
  }

 private:
  bool extend(std::size_t from, int missing, int size, DigitSet digits) {
    if (missing == 0) return digits.size() == size + 1 && found(digits);
    for (std::size_t i = from; i + static_cast<std::size_t>(missing) <= others_.size(); ++i) {
      const DigitSet all = digits | position_.candidates(others_[i]);
      if (all.size() > size + 1) continue;
      chosen_.push_back(others_[i]);
      const bool stop = extend(i + 1, missing - 1, size, all);
      chosen_.pop_back();
      if (stop) return true;
    }
    return false;
  }

  bool found(DigitSet digits) {
    const Structure& structure = position_.structure();
    Step step = pattern_step(position_, guarded_, named_);
    digits.for_each([&](Digit digit) {
      std::vector<Cell> holders;
      for (const Cell cell : chosen_) {
        if (position_.candidates(cell).contains(digit)) holders.push_back(cell);
      }
      for (std::size_t i = 0; i < guarded_.extra.size(); ++i) {
        if (guarded_.guardian[i].contains(digit)) holders.push_back(guarded_.extra[i]);
      }
      CellSet seen = common_peers(structure, holders);
      for (const Cell cell : chosen_) seen.erase(cell);
      eliminate_in(step, position_, seen, digit);
    });
    if (step.eliminations.empty()) return false;
    step.variant = 3;
    step.size = static_cast<int>(chosen_.size()) + 1;
    for (const Cell cell : chosen_) {
      add_cell_premise(step, cell);
      mark_cell(step, position_, cell, digits, CandidateRole::group);
    }
    mark_house(step, structure, house_, HouseRole::home);
    return sink_.add(std::move(step));
  }

  const Position& position_;
  const GuardedPattern& guarded_;
  DigitSet named_;
  StepSink& sink_;
  std::size_t house_ = 0;
  std::vector<Cell> others_;
  std::vector<Cell> chosen_;
};

/// Calls f(house) for each house that all the cells lie in, until it returns true.
template <class F>
bool for_each_shared_house(const Structure& structure, std::span<const Cell> cells, F&& f) {
  for (const HousePlace at : structure.houses_of(cells.front())) {
    const CellSet& set = structure.house(at.house).set;
    const bool shared =
        std::all_of(cells.begin(), cells.end(), [&set](Cell cell) { return set.contains(cell); });
    if (shared && f(static_cast<std::size_t>(at.house))) return true;
  }
  return false;
}

/// The digit that the step's house premise is about.
Digit locked_digit(const Step& step) {
  for (const model::Premise& premise : step.premises) {
    if (premise.kind == model::Premise::Kind::house) return premise.digit;
  }
  return {};
}

}  // namespace

DigitSet GuardedPattern::digits_of(Cell cell) const {
  const auto at = std::find(pattern.cells.begin(), pattern.cells.end(), cell);
  if (at == pattern.cells.end()) return {};
  return pattern.digits[static_cast<std::size_t>(at - pattern.cells.begin())];
}

GuardedPattern guard(const Position& position, std::vector<Cell> cells,
                     std::vector<DigitSet> digits) {
  GuardedPattern result;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const DigitSet others = position.candidates(cells[i]) - digits[i];
    if (others.empty()) continue;
    result.extra.push_back(cells[i]);
    result.guardian.push_back(others);
    result.guardian_digits |= others;
  }
  result.pattern.cells = std::move(cells);
  result.pattern.digits = std::move(digits);
  return result;
}

Step pattern_step(const Position& position, const GuardedPattern& guarded, DigitSet named) {
  Step step;
  step.digits = named;
  step.cells = guarded.pattern.cells;
  step.deadly.push_back(guarded.pattern);
  model::Premise premise;
  premise.kind = model::Premise::Kind::deadly;
  step.premises.push_back(premise);
  for (std::size_t i = 0; i < guarded.pattern.cells.size(); ++i) {
    const Cell cell = guarded.pattern.cells[i];
    mark_cell(step, position, cell, guarded.pattern.digits[i], CandidateRole::pattern);
  }
  for (std::size_t i = 0; i < guarded.extra.size(); ++i) {
    mark_cell(step, position, guarded.extra[i], guarded.guardian[i], CandidateRole::guardian);
  }
  return step;
}

bool find_type_1(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink) {
  if (guarded.extra.size() != 1) return false;
  const Cell cell = guarded.extra.front();
  const DigitSet gone = position.candidates(cell) & guarded.digits_of(cell);
  if (gone.empty()) return false;
  Step step = pattern_step(position, guarded, named);
  step.variant = 1;
  gone.for_each([&](Digit digit) { step.eliminations.push_back({cell, digit}); });
  return sink.add(std::move(step));
}

bool find_type_2(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink) {
  if (guarded.extra.size() < 2 || !guarded.one_digit()) return false;
  Digit digit;
  guarded.guardian_digits.for_each([&digit](Digit one) { digit = one; });
  const CellSet seen = common_peers(position.structure(), guarded.extra);
  if (!seen.intersects(position.board().cells_with(digit))) return false;
  Step step = pattern_step(position, guarded, named);
  step.variant = 2;
  eliminate_in(step, position, seen, digit);
  return sink.add(std::move(step));
}

bool find_type_3(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink) {
  if (guarded.extra.size() < 2 || guarded.one_digit()) return false;
  SubsetSearch search(position, guarded, named, sink);
  return for_each_shared_house(position.structure(), guarded.extra,
                               [&](std::size_t house) { return search.run(house); });
}

bool find_type_4(const Position& position, const GuardedPattern& guarded, DigitSet named,
                 StepSink& sink) {
  if (guarded.extra.size() != 2) return false;
  const Structure& structure = position.structure();
  const Cell a = guarded.extra[0];
  const Cell b = guarded.extra[1];
  const DigitSet in_a = position.candidates(a) & guarded.digits_of(a);
  const DigitSet in_b = position.candidates(b) & guarded.digits_of(b);
  return for_each_shared_house(structure, guarded.extra, [&](std::size_t house) {
    if (!structure.house(house).full) return false;
    bool stop = false;
    (in_a & in_b).for_each([&](Digit digit) {
      if (stop || std::popcount(position.board().places(house, digit)) != 2) return;
      const DigitSet rest = DigitSet::single(digit);
      if ((in_a - rest).empty() && (in_b - rest).empty()) return;
      Step step = pattern_step(position, guarded, named);
      step.variant = 4;
      add_house_premise(step, structure, house, digit, HouseRole::home);
      (in_a - rest).for_each([&](Digit gone) { step.eliminations.push_back({a, gone}); });
      (in_b - rest).for_each([&](Digit gone) { step.eliminations.push_back({b, gone}); });
      stop = sink.add(std::move(step));
    });
    return stop;
  });
}

std::string tell_guardians(const Step& step, const Words& words) {
  std::map<Cell, DigitSet> by_cell;
  DigitSet all;
  for (const model::CandidateMark& mark : step.marks) {
    if (mark.role != CandidateRole::guardian) continue;
    by_cell[mark.candidate.cell].insert(mark.candidate.digit);
    all.insert(mark.candidate.digit);
  }
  const auto either = [&words](DigitSet digits) {
    std::vector<std::string> names;
    digits.for_each([&](Digit digit) { names.push_back(words.digit(digit)); });
    return Words::list(names, "or");
  };
  const bool alike = std::all_of(by_cell.begin(), by_cell.end(),
                                 [all](const auto& entry) { return entry.second == all; });
  if (alike && by_cell.size() > 1) {
    const std::vector<Cell> cells = Words::marked_cells(step, CandidateRole::guardian);
    return "one of " + words.cells(cells) + " is " + either(all);
  }
  std::vector<std::string> parts;
  for (const auto& [cell, digits] : by_cell) {
    parts.push_back(words.cell(cell) + " is " + either(digits));
  }
  return Words::list(parts, "or");
}

std::string tell_type(const Step& step, const Words& words) {
  const std::vector<Cell> extra = Words::marked_cells(step, CandidateRole::guardian);
  switch (step.variant) {
    case 1: return "So " + words.cells(extra) + " must hold something else.";
    case 2: return "So " + tell_guardians(step, words) + ", and no cell that sees all of these is.";
    case 3: {
      const std::vector<Cell> others = Words::marked_cells(step, CandidateRole::group);
      DigitSet digits;
      for (const model::CandidateMark& mark : step.marks) {
        if (mark.role != CandidateRole::pattern) digits.insert(mark.candidate.digit);
      }
      return "So " + tell_guardians(step, words) + "; whichever it is, with " +
             words.cells(others) + " it uses up the digits " + words.digits(digits) + " in " +
             words.houses(step, HouseRole::home) + ".";
    }
    case 4: {
      const std::string digit = words.digit(locked_digit(step));
      return "So " + tell_guardians(step, words) + ". In " + words.houses(step, HouseRole::home) +
             " the digit " + digit +
             " has no other places than these two cells, so one of them is " + digit +
             " and the other one is what keeps the pattern apart.";
    }
    default: return {};
  }
}

}  // namespace omnidoku::logic

// SPDX-License-Identifier: MIT
#include "logic/telling/rule_crux.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace omnidoku::logic {

namespace {
constexpr const char* kNothingFits = "nothing would fit in the other cells";
}  // namespace

RuleCrux::RuleCrux(const Words& words, const RuleInfo& rule, Candidate supposed,
                   const std::vector<DigitSet>& left)
    : words_(words),
      rule_(rule),
      supposed_(static_cast<std::size_t>(
          std::find(rule.cells.begin(), rule.cells.end(), supposed.cell) - rule.cells.begin())),
      left_(left),
      free_(rule.cells.size(), DigitSet::all(words.structure().num_digits())) {
  free_ = with_fixed(std::move(free_), supposed_, supposed.digit);
}

bool RuleCrux::is_refuted(const Digits& digits) const {
  return std::any_of(digits.begin(), digits.end(), [](DigitSet one) { return one.empty(); }) ||
         can_be_filled(words_.structure(), rule_, digits, kMostQuestions) == false;
}

/// With that digit in a cell, and without what does not go with it in the others.
RuleCrux::Digits RuleCrux::with_fixed(Digits digits, std::size_t place, Digit digit) const {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const DigitSet before = digits[i];
    before.for_each([&](Digit one) {
      const bool goes = i == place ? one == digit
                                   : !words_.structure().excludes({rule_.cells[i], one},
                                                                  {rule_.cells[place], digit});
      if (!goes) digits[i].erase(one);
    });
  }
  return digits;
}

/// Which of some digits of a cell leave the others a way.
DigitSet RuleCrux::fitting(const Digits& digits, std::size_t place, DigitSet of) const {
  DigitSet fits;
  of.for_each([&](Digit digit) {
    Digits one = digits;
    one[place] = DigitSet::single(digit);
    if (!is_refuted(one)) fits.insert(digit);
  });
  return fits;
}

/// The fewest cells without which there would be a way, as far as one, two, or leaving out one
/// after the other finds them; nothing where there is a way, or it is not known.
std::optional<std::vector<std::size_t>> RuleCrux::deciding(const Digits& left,
                                                           const Digits& free) const {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i] != free[i]) places.push_back(i);
  }
  if (is_refuted(free)) return std::vector<std::size_t>{};
  // A cell near the supposed one is easier to see.
  const auto distance = [&](std::size_t place) {
    return place > supposed_ ? place - supposed_ : supposed_ - place;
  };
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return std::tuple(distance(a), a) < std::tuple(distance(b), b);
  });
  Digits some = free;
  std::optional<std::size_t> single;
  int fewest = 0;
  for (const std::size_t a : places) {
    some[a] = left[a];
    if (is_refuted(some)) {
      const int wanted = fitting(free, a, free[a]).size();
      if (!single || wanted < fewest) {
        single = a;
        fewest = wanted;
      }
    }
    some[a] = free[a];
  }
  if (single) return std::vector{*single};
  Digits now = left;
  if (!is_refuted(now)) return std::nullopt;
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      some[places[i]] = left[places[i]];
      some[places[j]] = left[places[j]];
      if (is_refuted(some)) return std::vector{places[j], places[i]};
      some[places[i]] = free[places[i]];
      some[places[j]] = free[places[j]];
    }
  }
  for (std::size_t i = places.size(); i-- > 0;) {
    const std::size_t place = places[i];
    now[place] = free[place];
    if (is_refuted(now)) {
      places.erase(places.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      now[place] = left[place];
    }
  }
  return places;
}

/// What is wrong with a cell, whatever the others are: "R2C4 would have to be 1 or 8, and could
/// not", "that does not go with 5 in R2C4". Empty where there is much that it could have been.
std::string RuleCrux::end_at(const Digits& free, std::size_t place) const {
  const DigitSet wanted = fitting(free, place, free[place]);
  if (wanted.empty()) return kNothingFits;
  // A digit that is known needs no list of what would do.
  if (left_[place].size() == 1 && wanted.size() > kMostWantedOfKnown)
    return "that does not go with " + words_.candidate({rule_.cells[place], left_[place].first()});
  if (wanted.size() > kMostWanted) return {};
  return words_.cell(rule_.cells[place]) + " would have to be " + words_.either(wanted) +
         ", and could not";
}

/// What comes one after the other; empty where it takes more cells or cases than are told.
std::string RuleCrux::told(const Digits& left, const Digits& free, int depth) const {
  const auto cells = deciding(left, free);
  if (!cells || static_cast<int>(cells->size()) + depth > kMostCells) return {};
  if (cells->empty()) return kNothingFits;
  if (cells->size() == 1) return end_at(free, cells->front());
  std::size_t best = 0;
  DigitSet fewest;
  for (const std::size_t place : *cells) {
    const DigitSet digits = fitting(free, place, left[place]);
    if (fewest.empty() || digits.size() < fewest.size()) {
      best = place;
      fewest = digits;
    }
  }
  return cases(left, free, best, fewest, depth);
}

/// What comes of each of the digits that a cell could have.
std::string RuleCrux::cases(const Digits& left, const Digits& free, std::size_t place,
                            DigitSet digits, int depth) const {
  if (digits.empty() || digits.size() > kMostCases) return {};
  // A case within a case is not followed by anybody.
  if (digits.size() > 1 && depth > 0) return {};
  const std::string name = words_.cell(rule_.cells[place]);
  std::vector<std::pair<DigitSet, std::string>> ends;
  bool all_end = true;
  digits.for_each([&](Digit digit) {
    if (!all_end) return;
    const std::string end =
        told(with_fixed(left, place, digit), with_fixed(free, place, digit), depth + 1);
    all_end = !end.empty();
    const auto same = std::find_if(ends.begin(), ends.end(),
                                   [&end](const auto& one) { return one.second == end; });
    if (same != ends.end()) {
      same->first.insert(digit);
    } else {
      ends.emplace_back(DigitSet::single(digit), end);
    }
  });
  if (!all_end) return {};
  if (digits.size() == 1)
    return name + " would have to be " + words_.digit(digits.first()) +
           (ends.front().second.find(", ") == std::string::npos ? ", and then " : ", then ") +
           ends.front().second;
  if (ends.size() == 1)
    return "whichever of " + words_.digits(digits) + " is in " + name + ", " + ends.front().second;
  std::vector<std::string> texts;
  for (const auto& [of, end] : ends) texts.push_back("with " + words_.either(of) + " there " + end);
  std::string text = name + " could only be " + words_.either(digits) + ": ";
  for (std::size_t i = 0; i < texts.size(); ++i) text += (i == 0 ? "" : "; ") + texts[i];
  return text;
}

std::string RuleCrux::by_one_cell() const {
  const auto cells = deciding(left_, free_);
  return cells && cells->size() == 1 ? end_at(free_, cells->front()) : std::string();
}

std::string RuleCrux::by_few_cells() const { return told(left_, free_, 0); }

DigitSet RuleCrux::allowed() const {
  if (!is_refuted(free_)) return {};
  const Digits any(left_.size(), DigitSet::all(words_.structure().num_digits()));
  return fitting(any, supposed_, any[supposed_]);
}

}  // namespace omnidoku::logic

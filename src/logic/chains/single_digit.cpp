// SPDX-License-Identifier: MIT
#include "logic/chains/single_digit.h"

#include <algorithm>

#include "base/bits.h"
#include "logic/fish/fish.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

/// A full house with two places for the digit.
struct Pair {
  std::size_t house = 0;
  Cell ends[2];
};

std::vector<Pair> pairs_of(const Position& position, Digit digit) {
  std::vector<Pair> pairs;
  const Structure& structure = position.structure();
  for (std::size_t h = 0; h < structure.houses().size(); ++h) {
    const HouseInfo& house = structure.house(h);
    const PlaceMask places = position.board().places(h, digit);
    if (!house.full || std::popcount(places) != 2) continue;
    const auto first = static_cast<std::size_t>(std::countr_zero(places));
    const auto second = static_cast<std::size_t>(std::countr_zero(places & (places - 1)));
    pairs.push_back({h, {house.cells[first], house.cells[second]}});
  }
  return pairs;
}

/// A house over both cells, preferably one that crosses both a and b; -1 when there is none.
int linking_house(const Structure& structure, Cell x, Cell y, std::size_t a, std::size_t b) {
  int any = -1;
  for (const HousePlace at : structure.houses_of(x)) {
    if (!structure.house(at.house).set.contains(y)) continue;
    const int h = static_cast<int>(at.house);
    if (cross(structure, at.house, a) && cross(structure, at.house, b)) return h;
    if (any < 0) any = h;
  }
  return any;
}

TwoLinks kind_of(const Structure& structure, std::size_t a, std::size_t b, std::size_t link) {
  const int shared = structure.num_shared(a, b);
  if (shared == 1) return TwoLinks::kite;
  const bool crosses = cross(structure, link, a) && cross(structure, link, b);
  return shared == 0 && crosses ? TwoLinks::skyscraper : TwoLinks::turbot;
}

/// The pattern as a step: house a with near places and far places, house b with y and v.
struct Pattern {
  Digit digit;
  std::size_t a = 0;
  std::size_t b = 0;
  std::vector<Cell> near;
  std::vector<Cell> far;
  Cell y;
  Cell v;
};

std::vector<Candidate> candidates_at(const std::vector<Cell>& cells, Digit digit) {
  std::vector<Candidate> result;
  result.reserve(cells.size());
  for (const Cell cell : cells) result.push_back({cell, digit});
  return result;
}

/// Empty eliminations when nothing goes.
model::Step step_of(const Position& position, const Pattern& pattern) {
  const Structure& structure = position.structure();
  const Digit digit = pattern.digit;
  model::Step step;
  CellSet victims = common_peers(structure, pattern.far) & structure.peers(pattern.v);
  // A place of house a sees all of `far` only if it is in `near`; that case is another pattern.
  victims -= structure.house(pattern.a).set;
  if (!eliminate_in(step, position, victims, digit)) return step;
  step.digits = DigitSet::single(digit);
  step.size = 3;
  add_house_premise(step, structure, pattern.a, digit, model::HouseRole::base);
  add_house_premise(step, structure, pattern.b, digit, model::HouseRole::base);
  const int link = linking_house(structure, pattern.near.front(), pattern.y, pattern.a, pattern.b);
  if (link >= 0) {
    mark_house(step, structure, static_cast<std::size_t>(link), model::HouseRole::link);
  }
  step.cells = pattern.far;
  step.cells.insert(step.cells.end(), pattern.near.begin(), pattern.near.end());
  step.cells.push_back(pattern.y);
  step.cells.push_back(pattern.v);
  step.variant = static_cast<int>(pattern.far.size());
  const auto far = candidates_at(pattern.far, digit);
  const auto near = candidates_at(pattern.near, digit);
  for (const Candidate c : far) mark(step, c, model::CandidateRole::pattern);
  mark(step, {pattern.v, digit}, model::CandidateRole::pattern);
  for (const Candidate c : near) mark(step, c, model::CandidateRole::off);
  mark(step, {pattern.y, digit}, model::CandidateRole::off);
  std::vector<Cell> ends = pattern.far;
  ends.push_back(pattern.v);
  mark_unusual_sights(step, structure, ends);
  step.links.push_back({far, near, true});
  step.links.push_back({near, {{pattern.y, digit}}, false});
  step.links.push_back({{{pattern.y, digit}}, {{pattern.v, digit}}, true});
  return step;
}

/// The patterns of two pairs; true when the sink wants no more.
bool join(const Position& position, StepSink& sink, TwoLinks kind, Digit digit, const Pair& a,
          const Pair& b) {
  const Structure& structure = position.structure();
  for (const Cell cell : a.ends) {
    if (cell == b.ends[0] || cell == b.ends[1]) return false;
  }
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      if (!structure.sees(a.ends[i], b.ends[j])) continue;
      const int link = linking_house(structure, a.ends[i], b.ends[j], a.house, b.house);
      if (link < 0) continue;
      if (kind_of(structure, a.house, b.house, static_cast<std::size_t>(link)) != kind) continue;
      if (kind == TwoLinks::skyscraper) {
        // With the far ends in line as well it is an X-Wing.
        const int other = linking_house(structure, a.ends[1 - i], b.ends[1 - j], a.house, b.house);
        if (other >= 0 && kind_of(structure, a.house, b.house, static_cast<std::size_t>(other)) ==
                              TwoLinks::skyscraper) {
          continue;
        }
      }
      const Pattern pattern{digit,           a.house,   b.house,      {a.ends[i]},
                            {a.ends[1 - i]}, b.ends[j], b.ends[1 - j]};
      model::Step step = step_of(position, pattern);
      if (!step.eliminations.empty() && sink.add(std::move(step))) return true;
    }
  }
  return false;
}

bool is_grouped_in(const HouseInfo& house, GroupedIn grouped) {
  const bool is_box =
      house.kind == geometry::HouseKind::box || house.kind == geometry::HouseKind::region;
  return is_box == (grouped == GroupedIn::box);
}

}  // namespace

bool has_grouped(const Structure& structure, GroupedIn grouped) {
  return std::any_of(
      structure.houses().begin(), structure.houses().end(),
      [grouped](const HouseInfo& house) { return house.full && is_grouped_in(house, grouped); });
}

void find_two_links(const Position& position, StepSink& sink, TwoLinks kind) {
  for (int d = 0; d < position.structure().num_digits(); ++d) {
    const std::vector<Pair> pairs = pairs_of(position, Digit(d));
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      for (std::size_t j = i + 1; j < pairs.size(); ++j) {
        if (join(position, sink, kind, Digit(d), pairs[i], pairs[j])) return;
      }
    }
  }
}

void find_grouped_links(const Position& position, StepSink& sink, GroupedIn grouped) {
  const Structure& structure = position.structure();
  for (int d = 0; d < structure.num_digits(); ++d) {
    const Digit digit(d);
    const std::vector<Pair> pairs = pairs_of(position, digit);
    if (pairs.empty()) continue;
    for (std::size_t h = 0; h < structure.houses().size(); ++h) {
      const HouseInfo& house = structure.house(h);
      const PlaceMask places = position.board().places(h, digit);
      if (!house.full || !is_grouped_in(house, grouped) || std::popcount(places) < 3) continue;
      for (const Pair& pair : pairs) {
        if (house.set.contains(pair.ends[0]) || house.set.contains(pair.ends[1])) continue;
        for (int end = 0; end < 2; ++end) {
          Pattern pattern{digit, h, pair.house, {}, {}, pair.ends[end], pair.ends[1 - end]};
          base::for_each_bit(places, [&](int place) {
            const Cell cell = house.cells[static_cast<std::size_t>(place)];
            (structure.sees(cell, pattern.y) ? pattern.near : pattern.far).push_back(cell);
          });
          if (pattern.near.empty() || pattern.far.empty()) continue;
          model::Step step = step_of(position, pattern);
          if (!step.eliminations.empty() && sink.add(std::move(step))) return;
        }
      }
    }
  }
}

std::string describe_two_links(const model::Step& step, const Words& words) {
  // cells: the far places, the near ones, y, v
  const std::vector<Cell>& cells = step.cells;
  const std::vector<Cell> far(cells.begin(), cells.begin() + step.variant);
  const std::vector<Cell> near(cells.begin() + step.variant, cells.end() - 2);
  std::vector<Cell> ends = far;
  ends.push_back(cells.back());
  std::vector<Cell> losers;
  for (const Candidate gone : step.eliminations) losers.push_back(gone.cell);
  const std::string digit = words.digits(step.digits);
  const std::string a = words.shape(step.premises[0].primitive);
  const std::string b = words.shape(step.premises[1].primitive);
  const std::string y = words.cell(cells[cells.size() - 2]);
  const std::string v = words.cell(cells.back());
  return "In " + a + " the digit " + digit + " is in " + words.one_of(near) + " or in " +
         words.one_of(far) + "; in " + b + " it is in " + y + " or in " + v + ". As " +
         sight_text(words, {&cells[cells.size() - 2], 1}, near) +
         ", it cannot be in both places at once; so " + digit + " is in " + words.one_of(far) +
         " or in " + v + ", or in both. " + sight_text(words, losers, ends) + ".";
}

}  // namespace omnidoku::logic

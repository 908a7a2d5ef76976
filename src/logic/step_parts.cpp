// SPDX-License-Identifier: MIT
#include "logic/step_parts.h"

#include <algorithm>

#include "base/bits.h"

namespace omnidoku::logic {

using model::Premise;

void add_cell_premise(model::Step& step, Cell cell) {
  Premise premise;
  premise.kind = Premise::Kind::cell;
  premise.cell = cell;
  step.premises.push_back(premise);
}

void add_house_premise(model::Step& step, const Structure& structure, std::size_t house,
                       Digit digit, model::HouseRole role) {
  Premise premise;
  premise.kind = Premise::Kind::house;
  premise.primitive = structure.house(house).primitive;
  premise.digit = digit;
  step.premises.push_back(premise);
  mark_house(step, structure, house, role);
}

void add_sum_premise(model::Step& step, const Structure& structure, std::size_t sum) {
  Premise premise;
  premise.kind = Premise::Kind::sum;
  premise.primitive = structure.sums()[sum].primitive;
  step.premises.push_back(premise);
}

void mark_house(model::Step& step, const Structure& structure, std::size_t house,
                model::HouseRole role) {
  const std::uint32_t primitive = structure.house(house).primitive;
  const bool known = std::any_of(
      step.houses.begin(), step.houses.end(),
      [&](const model::HouseMark& m) { return m.primitive == primitive && m.role == role; });
  if (!known) step.houses.push_back({primitive, role});
}

void mark(model::Step& step, Candidate candidate, model::CandidateRole role, int tone) {
  step.marks.push_back({candidate, role, static_cast<std::uint8_t>(tone)});
}

void mark_cell(model::Step& step, const Position& position, Cell cell, DigitSet digits,
               model::CandidateRole role, int tone) {
  (position.candidates(cell) & digits).for_each([&](Digit digit) {
    mark(step, {cell, digit}, role, tone);
  });
}

std::vector<Cell> cells_at(const HouseInfo& house, PlaceMask places) {
  std::vector<Cell> cells;
  base::for_each_bit(
      places, [&](int place) { cells.push_back(house.cells[static_cast<std::size_t>(place)]); });
  return cells;
}

CellSet common_peers(const Structure& structure, std::span<const Cell> cells) {
  CellSet common(structure.num_cells());
  if (cells.empty()) return common;
  common = structure.peers(cells[0]);
  for (const Cell cell : cells.subspan(1)) common &= structure.peers(cell);
  return common;
}

CellSet common_peers(const Structure& structure, std::initializer_list<Cell> cells) {
  return common_peers(structure, std::span<const Cell>(cells.begin(), cells.size()));
}

bool eliminate_in(model::Step& step, const Position& position, const CellSet& cells, Digit digit) {
  const std::size_t before = step.eliminations.size();
  (cells & position.board().cells_with(digit)).for_each([&](Cell cell) {
    step.eliminations.push_back({cell, digit});
  });
  return step.eliminations.size() > before;
}

bool all_see(const Structure& structure, const HouseInfo& house, PlaceMask places, Cell cell) {
  bool all = true;
  base::for_each_bit(places, [&](int place) {
    const Cell other = house.cells[static_cast<std::size_t>(place)];
    all = all && (other == cell || structure.sees(other, cell));
  });
  return all;
}

}  // namespace omnidoku::logic

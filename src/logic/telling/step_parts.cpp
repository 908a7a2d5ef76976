// SPDX-License-Identifier: MIT
#include "logic/telling/step_parts.h"

#include <algorithm>
#include <map>

#include "base/bits.h"

namespace omnidoku::logic {

using model::Premise;

Premise cell_premise(Cell cell) {
  Premise premise;
  premise.kind = Premise::Kind::cell;
  premise.cell = cell;
  return premise;
}

Premise house_premise(std::uint32_t primitive, Digit digit) {
  Premise premise;
  premise.kind = Premise::Kind::house;
  premise.primitive = primitive;
  premise.digit = digit;
  return premise;
}

Premise sum_premise(std::uint32_t primitive) {
  Premise premise;
  premise.kind = Premise::Kind::sum;
  premise.primitive = primitive;
  return premise;
}

void add_cell_premise(model::Step& step, Cell cell) { step.premises.push_back(cell_premise(cell)); }

void add_house_premise(model::Step& step, const Structure& structure, std::size_t house,
                       Digit digit, model::HouseRole role) {
  step.premises.push_back(house_premise(structure.house(house).primitive, digit));
  mark_house(step, structure, house, role);
}

void add_sum_premise(model::Step& step, const Structure& structure, std::size_t sum) {
  step.premises.push_back(sum_premise(structure.sums()[sum].primitive));
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

std::vector<Candidate> last_candidates(const Position& position, std::span<const Candidate> gone) {
  std::map<Cell, DigitSet> lost;
  for (const Candidate one : gone) lost[one.cell].insert(one.digit);
  std::vector<Candidate> last;
  for (const auto& [cell, digits] : lost) {
    const DigitSet left = position.candidates(cell) - digits;
    if (left.size() == 1) last.push_back({cell, left.first()});
  }
  return last;
}

void place_what_is_left(model::Step& step, const Position& position) {
  for (const Candidate last : last_candidates(position, step.eliminations)) {
    const auto clashes = [&](Candidate placed) {
      return position.structure().excludes(placed, last);
    };
    if (std::any_of(step.placements.begin(), step.placements.end(), clashes)) continue;
    step.placements.push_back(last);
    const Premise premise = cell_premise(last.cell);
    if (std::find(step.premises.begin(), step.premises.end(), premise) == step.premises.end())
      step.premises.push_back(premise);
  }
}

std::vector<Sight> sights(const Structure& structure, Cell from, std::span<const Cell> cells) {
  std::vector<Sight> result;
  std::vector<Cell> left(cells.begin(), cells.end());
  while (!left.empty()) {
    Sight best;
    for (const HousePlace at : structure.houses_of(from)) {
      std::vector<Cell> seen;
      for (const Cell cell : left) {
        if (structure.house(at.house).set.contains(cell)) seen.push_back(cell);
      }
      if (seen.size() > best.seen.size()) best = {at.house, std::move(seen)};
    }
    if (best.seen.empty()) break;
    std::erase_if(left, [&](Cell cell) {
      return std::find(best.seen.begin(), best.seen.end(), cell) != best.seen.end();
    });
    result.push_back(std::move(best));
  }
  return result;
}

void mark_sights(model::Step& step, const Structure& structure, Cell from,
                 std::span<const Cell> cells) {
  for (const Sight& sight : sights(structure, from, cells)) {
    mark_house(step, structure, sight.house, model::HouseRole::link);
  }
}

bool is_usual_sight(geometry::HouseKind kind) {
  return kind == geometry::HouseKind::row || kind == geometry::HouseKind::column ||
         kind == geometry::HouseKind::box;
}

void mark_unusual_sights(model::Step& step, const Structure& structure,
                         std::span<const Cell> seen) {
  for (const Candidate gone : step.eliminations) {
    std::vector<Cell> unusual(seen.begin(), seen.end());
    for (const HousePlace at : structure.houses_of(gone.cell)) {
      const HouseInfo& house = structure.house(at.house);
      if (!is_usual_sight(house.kind)) continue;
      std::erase_if(unusual, [&house](Cell cell) { return house.set.contains(cell); });
    }
    mark_sights(step, structure, gone.cell, unusual);
  }
}

std::string sight_text(const Words& words, std::span<const Cell> seers,
                       std::span<const Cell> cells) {
  const Structure& structure = words.structure();
  std::vector<std::pair<std::vector<Sight>, std::vector<Cell>>> groups;
  for (const Cell seer : seers) {
    const std::vector<Sight> how = sights(structure, seer, cells);
    const auto same = std::find_if(groups.begin(), groups.end(),
                                   [&](const auto& group) { return group.first == how; });
    if (same == groups.end()) {
      groups.emplace_back(how, std::vector<Cell>{seer});
    } else {
      same->second.push_back(seer);
    }
  }
  std::string text;
  for (const auto& [how, together] : groups) {
    std::vector<std::string> parts;
    for (const Sight& sight : how) {
      parts.push_back(words.cells(sight.seen) +
                      structure.seen_through(structure.house(sight.house).primitive));
    }
    text += (text.empty() ? "" : "; ") + words.cells(together) +
            (together.size() == 1 ? " sees " : " see ") + Words::list(parts);
  }
  return text;
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

// SPDX-License-Identifier: MIT
#include "logic/telling/evidence.h"

#include <algorithm>
#include <optional>

#include "constraints/constraint_type.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic {

namespace {

using model::Exclusion;

/// A digit of the board that, by a rule over two cells, excludes the candidate.
std::optional<Exclusion> by_pair(const Position& position, Candidate candidate) {
  const Structure& structure = position.structure();
  for (const PairExclusion& pair : structure.pair_exclusions(candidate.cell)) {
    const auto value = position.board().value(pair.other);
    if (!value || !pair.excluded(candidate.digit).contains(*value)) continue;
    return Exclusion{
        Exclusion::Kind::rule, Candidate{pair.other, *value}, pair.primitive, {candidate}};
  }
  return std::nullopt;
}

/// Why a candidate is not there that no equal digit excludes.
Exclusion other_reason(const Position& position, Candidate candidate) {
  const model::Puzzle& puzzle = position.structure().puzzle();
  const std::size_t cell = candidate.cell.index();
  if (cell < puzzle.allowed.size() && !puzzle.allowed[cell].contains(candidate.digit)) {
    return {Exclusion::Kind::clue, std::nullopt, 0, {candidate}};
  }
  const auto& primitives = position.structure().problem().primitives;
  for (std::uint32_t i = 0; i < primitives.size(); ++i) {
    const auto* word = std::get_if<model::Restriction>(&primitives[i].primitive);
    if (word == nullptr || word->variable != model::variable_of(candidate.cell)) continue;
    if (primitives[i].origin.kind != model::Origin::Kind::constraint) continue;
    if (!word->digits.contains(candidate.digit)) {
      return {Exclusion::Kind::rule, std::nullopt, i, {candidate}};
    }
  }
  if (auto pair = by_pair(position, candidate)) return *std::move(pair);
  return {Exclusion::Kind::before, std::nullopt, 0, {candidate}};
}

/// Adds to an exclusion of the same kind by the same, or notes a new one.
void add_other_reason(model::Step& step, const Position& position, Candidate candidate) {
  Exclusion reason = other_reason(position, candidate);
  for (Exclusion& known : step.exclusions) {
    if (known.kind != reason.kind || known.by != reason.by || known.primitive != reason.primitive)
      continue;
    known.gone.push_back(candidate);
    return;
  }
  step.exclusions.push_back(std::move(reason));
}

/// Takes out those that the others do without, the last first.
void drop_needless(std::vector<Exclusion>& seen) {
  const auto is_in = [](const Exclusion& one, Candidate candidate) {
    return std::find(one.gone.begin(), one.gone.end(), candidate) != one.gone.end();
  };
  for (std::size_t i = seen.size(); i-- > 0;) {
    const bool is_needed =
        std::any_of(seen[i].gone.begin(), seen[i].gone.end(), [&](Candidate candidate) {
          return std::count_if(seen.begin(), seen.end(),
                               [&](const Exclusion& one) { return is_in(one, candidate); }) == 1;
        });
    if (!is_needed) seen.erase(seen.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

std::string cannot(const Words& words, const std::vector<Candidate>& gone) {
  std::vector<Cell> cells;
  for (const Candidate one : gone) cells.push_back(one.cell);
  return words.cells(cells) + " cannot be " + words.digit(gone.front().digit);
}

std::string reason_of_other(const Exclusion& one, const Words& words) {
  switch (one.kind) {
    case Exclusion::Kind::rule: {
      const std::string rule = " by " + words.shape(one.primitive);
      return one.by ? rule + " with " + words.candidate(*one.by) : rule;
    }
    case Exclusion::Kind::clue:
      return " by " + std::string(one.gone.size() == 1 ? "its" : "their") + " clue";
    case Exclusion::Kind::before: return ", as was found before";
    case Exclusion::Kind::seen: break;
  }
  return {};
}

/// Parts of the sentence about a step's exclusions: with semicolons where one has a comma of its
/// own.
std::string one_after_another(const model::Step& step, const std::vector<std::string>& parts) {
  const bool has_comma =
      std::any_of(step.exclusions.begin(), step.exclusions.end(),
                  [](const Exclusion& one) { return one.kind == Exclusion::Kind::before; });
  if (!has_comma) return Words::list(parts);
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
  return text;
}

}  // namespace

void add_exclusions(model::Step& step, const Position& position, std::span<const Cell> cells,
                    Digit digit) {
  const Structure& structure = position.structure();
  std::vector<Cell> left(cells.begin(), cells.end());
  std::vector<Exclusion> sources;
  for (std::size_t i = 0; i < static_cast<std::size_t>(structure.num_cells()); ++i) {
    if (position.board().value(Cell(i)) != digit) continue;
    Exclusion source{Exclusion::Kind::seen, Candidate{Cell(i), digit}, 0, {}};
    for (const Cell cell : cells) {
      if (structure.sees(Cell(i), cell)) source.gone.push_back({cell, digit});
    }
    if (!source.gone.empty()) sources.push_back(std::move(source));
  }
  std::vector<Exclusion> chosen;
  const auto num_new = [&left](const Exclusion& source) {
    return std::count_if(source.gone.begin(), source.gone.end(), [&left](Candidate one) {
      return std::find(left.begin(), left.end(), one.cell) != left.end();
    });
  };
  while (!left.empty() && !sources.empty()) {
    const auto best = std::max_element(
        sources.begin(), sources.end(),
        [&](const Exclusion& a, const Exclusion& b) { return num_new(a) < num_new(b); });
    if (num_new(*best) == 0) break;
    std::erase_if(left, [&](Cell cell) { return structure.sees(best->by->cell, cell); });
    chosen.push_back(*best);
  }
  drop_needless(chosen);
  // Each cell is told of once.
  std::vector<Cell> told;
  for (Exclusion& one : chosen) {
    std::erase_if(one.gone, [&told](Candidate gone) {
      return std::find(told.begin(), told.end(), gone.cell) != told.end();
    });
    for (const Candidate gone : one.gone) told.push_back(gone.cell);
    step.exclusions.push_back(std::move(one));
  }
  for (const Cell cell : left) add_other_reason(step, position, {cell, digit});
}

void add_exclusions_elsewhere(model::Step& step, const Position& position, const HouseInfo& house,
                              std::span<const Cell> cells, Digit digit) {
  std::vector<Cell> others;
  for (const Cell cell : house.cells) {
    if (position.board().is_placed(cell)) continue;
    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) others.push_back(cell);
  }
  add_exclusions(step, position, others, digit);
}

void add_exclusions_of_cell(model::Step& step, const Position& position, Cell cell) {
  const Structure& structure = position.structure();
  DigitSet left = structure.all_digits() - position.candidates(cell);
  while (!left.empty()) {
    std::optional<std::uint32_t> best;
    for (const HousePlace at : structure.houses_of(cell)) {
      const int here = (position.board().placed_digits(at.house) & left).size();
      if (here > (best ? (position.board().placed_digits(*best) & left).size() : 0))
        best = at.house;
    }
    if (!best) break;
    const HouseInfo& house = structure.house(*best);
    for (const Cell other : house.cells) {
      const auto value = position.board().value(other);
      if (!value || !left.contains(*value)) continue;
      left.erase(*value);
      step.exclusions.push_back(
          {Exclusion::Kind::seen, Candidate{other, *value}, house.primitive, {{cell, *value}}});
    }
  }
  left.for_each([&](Digit digit) { add_other_reason(step, position, {cell, digit}); });
}

std::string exclusions_text(const model::Step& step, const Words& words) {
  std::vector<Candidate> by;
  std::vector<Cell> seers;
  std::vector<std::string> parts;
  for (const Exclusion& one : step.exclusions) {
    if (one.kind != Exclusion::Kind::seen) {
      parts.push_back(cannot(words, one.gone) + reason_of_other(one, words));
      continue;
    }
    by.push_back(*one.by);
    for (const Candidate gone : one.gone) seers.push_back(gone.cell);
  }
  if (by.empty()) return one_after_another(step, parts);
  std::sort(by.begin(), by.end());
  std::sort(seers.begin(), seers.end());
  const bool is_one = seers.size() == 1;
  const std::string who = !parts.empty() ? words.cells(seers)
                          : is_one       ? "the other open cell"
                                         : "the other open cells";
  parts.insert(parts.begin(), who + (is_one ? " sees " : " see ") + words.group(by));
  return one_after_another(step, parts);
}

std::string exclusions_of_cell_text(const model::Step& step, const Words& words) {
  std::vector<std::pair<std::string, DigitSet>> by_reason;
  for (const Exclusion& one : step.exclusions) {
    DigitSet digits;
    for (const Candidate gone : one.gone) digits.insert(gone.digit);
    const std::string reason = one.kind == Exclusion::Kind::seen
                                   ? words.structure().seen_through(one.primitive)
                                   : reason_of_other(one, words);
    const auto known = std::find_if(by_reason.begin(), by_reason.end(),
                                    [&](const auto& other) { return other.first == reason; });
    if (known == by_reason.end()) {
      by_reason.emplace_back(reason, digits);
    } else {
      known->second |= digits;
    }
  }
  std::vector<std::string> parts;
  for (const auto& [reason, digits] : by_reason) parts.push_back(words.digits(digits) + reason);
  return one_after_another(step, parts);
}

namespace {

class NamedCandidates {
 public:
  NamedCandidates(const model::Step& step, const Position& position)
      : step_(step),
        position_(position),
        structure_(position.structure()),
        named_(static_cast<std::size_t>(structure_.num_cells())) {}

  std::vector<DigitSet> run() {
    for (const model::Premise& premise : step_.premises) add(premise);
    for (const model::CandidateMark& mark : step_.marks) add(mark.candidate);
    for (const model::Link& link : step_.links) {
      add(link.from);
      add(link.to);
    }
    add(step_.clash.candidates);
    add(step_.placements);
    add(step_.eliminations);
    const model::Puzzle& puzzle = structure_.puzzle();
    for (std::size_t i = 0; i < puzzle.allowed.size(); ++i) {
      if (puzzle.allowed[i] != puzzle.all_digits()) add_cell(Cell(i));
    }
    return std::move(named_);
  }

 private:
  void add(Candidate candidate) {
    if (position_.board().has(candidate)) named_[candidate.cell.index()].insert(candidate.digit);
  }
  void add(const std::vector<Candidate>& candidates) {
    for (const Candidate one : candidates) add(one);
  }
  void add_cell(Cell cell) { named_[cell.index()] = position_.candidates(cell); }
  void add_cells(const std::vector<Cell>& cells) {
    for (const Cell cell : cells) add_cell(cell);
  }
  /// The last open cell holds what is left of the sum, whatever else it might have been.
  void add_open_cells(std::vector<Cell> cells) {
    std::erase_if(cells, [&](Cell cell) { return position_.board().is_placed(cell); });
    if (cells.size() > 1) add_cells(cells);
  }
  /// The cells that a primitive is about.
  [[nodiscard]] std::vector<Cell> cells_of(std::uint32_t primitive) const {
    std::vector<Cell> cells;
    for (const model::Variable variable :
         model::scope_of(structure_.problem().primitives[primitive].primitive)) {
      const auto index = static_cast<std::size_t>(variable.index());
      if (index < named_.size()) cells.emplace_back(index);
    }
    return cells;
  }
  void add(const model::Premise& premise) {
    using Kind = model::Premise::Kind;
    switch (premise.kind) {
      case Kind::cell: add_cell(premise.cell); break;
      case Kind::house:
        for (const Cell cell : cells_of(premise.primitive)) add(Candidate{cell, premise.digit});
        break;
      case Kind::sum: add_open_cells(cells_of(premise.primitive)); break;
      case Kind::rule:
        add_cells(constraints::scope_of_part(structure_.puzzle(), structure_.problem(),
                                             premise.primitive));
        break;
      case Kind::deadly: add_cells(step_.deadly[premise.primitive].cells); break;
    }
  }

  const model::Step& step_;
  const Position& position_;
  const Structure& structure_;
  std::vector<DigitSet> named_;
};

}  // namespace

std::vector<DigitSet> candidates_of(const model::Step& step, const Position& position) {
  return NamedCandidates(step, position).run();
}

}  // namespace omnidoku::logic

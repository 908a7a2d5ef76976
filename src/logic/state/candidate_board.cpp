// SPDX-License-Identifier: MIT
#include "logic/state/candidate_board.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "base/check.h"
#include "constraints/constraint_type.h"

namespace omnidoku::logic {

CandidateBoard::CandidateBoard(const Structure& structure)
    : structure_(&structure),
      digits_(static_cast<std::size_t>(structure.num_digits())),
      candidates_(static_cast<std::size_t>(structure.num_cells())),
      values_(static_cast<std::size_t>(structure.num_cells()), kOpen),
      places_(structure.houses().size() * digits_, 0),
      placed_digits_(structure.houses().size()),
      open_places_(structure.houses().size()),
      cells_with_(digits_, CellSet(structure.num_cells())),
      num_open_(structure.num_cells()) {
  const model::Puzzle& puzzle = structure.puzzle();
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const Cell cell(i);
    // The domain of a given is its digit, which place() puts there.
    candidates_[i] = puzzle.givens[i] ? puzzle.allowed[i] : structure.problem().domains[i];
    candidates_[i].for_each([&](Digit digit) {
      cells_with_[digit.index()].insert(cell);
      for (const HousePlace at : structure.houses_of(cell)) {
        places_[at.house * digits_ + digit.index()] |= PlaceMask{1} << at.place;
      }
    });
  }
  for (std::size_t h = 0; h < open_places_.size(); ++h) {
    open_places_[h] = base::low_bits<PlaceMask>(structure.house(h).size());
  }
}

CandidateBoard CandidateBoard::start(const Structure& structure) {
  CandidateBoard board(structure);
  const model::PartialGrid& givens = structure.puzzle().givens;
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i]) board.place({Cell(i), *givens[i]});
  }
  return board;
}

void CandidateBoard::eliminate(Candidate candidate) {
  DigitSet& digits = candidates_[candidate.cell.index()];
  if (!digits.contains(candidate.digit)) return;
  digits.erase(candidate.digit);
  cells_with_[candidate.digit.index()].erase(candidate.cell);
  for (const HousePlace at : structure_->houses_of(candidate.cell)) {
    places_[at.house * digits_ + candidate.digit.index()] &= ~(PlaceMask{1} << at.place);
  }
}

void CandidateBoard::place(Candidate candidate) {
  const std::size_t index = candidate.cell.index();
  OMNIDOKU_ASSERT(values_[index] == kOpen);
  candidates_[index].for_each([&](Digit digit) { eliminate({candidate.cell, digit}); });
  values_[index] = static_cast<std::uint8_t>(candidate.digit.index());
  --num_open_;
  for (const HousePlace at : structure_->houses_of(candidate.cell)) {
    placed_digits_[at.house].insert(candidate.digit);
    open_places_[at.house] &= ~(PlaceMask{1} << at.place);
  }
  for (const Cell peer : structure_->peer_list(candidate.cell)) {
    if (candidates_[peer.index()].contains(candidate.digit)) eliminate({peer, candidate.digit});
  }
}

std::vector<DigitSet> CandidateBoard::digits_left() const {
  std::vector<DigitSet> result = candidates_;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (values_[i] != kOpen) result[i] = DigitSet::single(*value(Cell(i)));
  }
  return result;
}

namespace {

/// Whether the digits that are left cannot make the sum. Each cell must have one.
bool out_of_reach(const CandidateBoard& board, const SumInfo& sum) {
  const std::vector<std::int64_t>& values = board.structure().problem().values;
  std::int64_t low = 0;
  std::int64_t high = 0;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const std::optional<Digit> value = board.value(sum.cells[i]);
    const DigitSet left = value ? DigitSet::single(*value) : board.candidates(sum.cells[i]);
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    left.for_each([&](Digit digit) {
      const std::int64_t worth = sum.coefficients[i] * values[digit.index()];
      least = std::min(least, worth);
      most = std::max(most, worth);
    });
    low += least;
    high += most;
  }
  const bool equal = sum.relation == model::LinearSum::Relation::equal;
  return low > sum.total || (equal && high < sum.total);
}

}  // namespace

bool CandidateBoard::has_broken_pair() const {
  const std::vector<DigitSet> left = digits_left();
  for (std::size_t i = 0; i < left.size(); ++i) {
    for (const PairExclusion& pair : structure_->pair_exclusions(Cell(i))) {
      DigitSet excluded = left[pair.other.index()];
      left[i].for_each([&](Digit digit) { excluded &= pair.excluded(digit); });
      if (excluded == left[pair.other.index()]) return true;
    }
  }
  return false;
}

/// Of the rules that neither houses, sums nor pairs say: by what they mean.
bool CandidateBoard::has_broken_rule() const {
  const model::Puzzle& puzzle = structure_->puzzle();
  model::PartialGrid grid(values_.size());
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (values_[i] != kOpen) grid[i] = Digit(static_cast<int>(values_[i]));
  }
  const auto rules = structure_->rules();
  return std::any_of(rules.begin(), rules.end(), [&](const RuleInfo& rule) {
    const model::ConstraintSpec& spec = puzzle.constraints[rule.constraint];
    return !constraints::find_constraint_type(spec.type)->holds(puzzle, spec, grid);
  });
}

bool CandidateBoard::is_contradictory() const {
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (values_[i] == kOpen && candidates_[i].empty()) return true;
    // A given that a rule about its cell forbids.
    if (structure_->problem().domains[i].empty()) return true;
  }
  for (std::size_t h = 0; h < placed_digits_.size(); ++h) {
    const HouseInfo& house = structure_->house(h);
    const int placed = house.size() - std::popcount(open_places_[h]);
    if (placed != placed_digits_[h].size()) return true;  // a digit stands there twice
    if (!house.full) continue;
    for (std::size_t d = 0; d < digits_; ++d) {
      if (places_[h * digits_ + d] == 0 && !placed_digits_[h].contains(Digit(d))) return true;
    }
  }
  if (structure_->has_pair_exclusions() && has_broken_pair()) return true;
  if (!structure_->rules().empty() && has_broken_rule()) return true;
  return std::any_of(structure_->sums().begin(), structure_->sums().end(),
                     [this](const SumInfo& sum) { return out_of_reach(*this, sum); });
}

}  // namespace omnidoku::logic

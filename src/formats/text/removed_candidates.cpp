// SPDX-License-Identifier: MIT
#include "formats/text/removed_candidates.h"

#include <cstddef>
#include <map>

#include "geometry/digit_set.h"

namespace omnidoku::formats {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

namespace {

bool is_open(const model::Document& document, Cell cell) {
  const std::size_t i = cell.index();
  return !document.puzzle.givens[i] && !document.play->entries[i];
}

/// The digits that no digit in a peer excludes.
DigitSet candidates_of(const model::Document& document, Cell cell) {
  DigitSet digits = document.puzzle.all_digits();
  document.puzzle.board->peers(cell).for_each([&](Cell peer) {
    const std::size_t i = peer.index();
    if (document.puzzle.givens[i]) digits.erase(*document.puzzle.givens[i]);
    if (document.play->entries[i]) digits.erase(*document.play->entries[i]);
  });
  return digits;
}

}  // namespace

void remove_candidates(model::Document& document, std::span<const Candidate> removed) {
  std::map<Cell, DigitSet> left;
  for (const Candidate& candidate : removed) {
    if (!is_open(document, candidate.cell)) continue;
    left.try_emplace(candidate.cell, candidates_of(document, candidate.cell))
        .first->second.erase(candidate.digit);
  }
  for (const auto& [cell, digits] : left) document.play->marks[cell.index()].centre = digits;
}

std::vector<Candidate> removed_candidates(const model::Document& document) {
  std::vector<Candidate> removed;
  for (int i = 0; i < document.puzzle.num_cells(); ++i) {
    const Cell cell(i);
    if (!is_open(document, cell)) continue;
    const DigitSet candidates = candidates_of(document, cell);
    const DigitSet marks = document.play->marks[cell.index()].centre & candidates;
    if (marks.empty()) continue;
    DigitSet gone = candidates - marks;
    // All candidates are marked: a digit that is gone anyway says that there are marks.
    if (gone.empty()) {
      const DigitSet excluded = document.puzzle.all_digits() - candidates;
      if (!excluded.empty()) gone.insert(excluded.first());
    }
    gone.for_each([&](Digit digit) { removed.push_back({cell, digit}); });
  }
  return removed;
}

}  // namespace omnidoku::formats

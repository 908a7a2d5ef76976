// SPDX-License-Identifier: MIT
//
// Counting kinds of puzzles. See exhaustion.h.
#include "generate/exhaustion.h"

#include <algorithm>
#include <cstdint>

#include "constraints/lowering.h"
#include "generate/plan.h"
#include "isomorphism/canonical.h"
#include "isomorphism/coloured_graph.h"

namespace omnidoku::generate {
namespace {

constexpr std::uint64_t kWorkBefore = kDefaultEffort / 50;
/// Larger boards have more kinds of puzzles than a search comes to, and forms take long there.
constexpr std::size_t kMostCells = 100;
constexpr std::size_t kMostProbes = 64;
constexpr std::size_t kMostForms = 50'000;
constexpr std::size_t kFewestIdle = 50;  // grids without anything new
/// So many times as many grids as were needed for the last new form must bring no other: then what
/// has not been seen comes, nineteen times in twenty, of less than one grid in a third of these.
constexpr std::size_t kIdleShare = 3;
/// A walk from one grid soon has only small changes to offer.
constexpr std::size_t kMostInGrid = 32;
/// A form, for each pair of cells, in thousandths of a node of the general search.
constexpr std::uint64_t kWorkOfForm = 150;

}  // namespace

void Exhaustion::begin_anew() {
  stage_ = Stage::waiting;
  forms_.clear();
  num_grids_ = last_new_ = 0;
}

bool Exhaustion::wants_puzzle() {
  if (stage_ == Stage::waiting && budget_.work() >= kWorkBefore) {
    stage_ = isomorphism::can_label() ? Stage::probing : Stage::given_up;
  }
  return num_noted_in_grid_ < (stage_ == Stage::noting    ? kMostInGrid
                               : stage_ == Stage::probing ? 1
                                                          : 0);
}

void Exhaustion::note(const model::Puzzle& puzzle) {
  if (puzzle.givens.size() > kMostCells) {
    stage_ = Stage::given_up;
    return;
  }
  if (num_noted_in_grid_++ == 0) ++num_grids_;
  budget_.spend_logic(kWorkOfForm * puzzle.givens.size() * puzzle.givens.size());
  const bool is_new =
      forms_.insert(isomorphism::canonical_form(*constraints::lower(puzzle)).key).second;
  if (is_new) last_new_ = num_grids_;
  if (stage_ == Stage::probing && !is_new) stage_ = Stage::noting;
  if ((stage_ == Stage::probing && num_grids_ >= kMostProbes) || forms_.size() >= kMostForms) {
    stage_ = Stage::given_up;
  }
}

bool Exhaustion::all_seen() const {
  return stage_ == Stage::noting &&
         num_grids_ - last_new_ >= std::max(kFewestIdle, kIdleShare * last_new_);
}

std::string Exhaustion::words() const {
  if (!all_seen()) return {};
  return "the last " + std::to_string(num_grids_ - last_new_) +
         " grids brought only puzzles that had been looked at before, in this form or another, " +
         std::to_string(forms_.size()) + " in all";
}

}  // namespace omnidoku::generate

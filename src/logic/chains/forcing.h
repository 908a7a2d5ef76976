// SPDX-License-Identifier: MIT
//
// Forcing: assume something, follow it, and see what comes of it.
//   contradiction  an assumption that leads to a cell or house with nothing left is false
//   verity         what follows from every candidate of a cell, or from every place of a digit in
//                  a full house, is true: one of them is
// How far an assumption is followed tells the techniques apart: one digit only (Nishio), chains of
// single causes (cell and region forcing chains), everything singles can do (dynamic), that with
// assumptions inside the assumption (nested), any depth (trial).
// Soundness: one of the assumptions of a verity is true, so what all of them lead to is; and what
// leads to a contradiction is not true. Every consequence is by a premise of the step (net.h).
#pragma once

#include <span>
#include <string>

#include "logic/chains/net.h"
#include "logic/technique.h"

namespace omnidoku::logic {

/// Step::variant of a step of this file.
enum ForcingVariant : int {
  forced_refutation,  ///< what is supposed leads to a contradiction
  forced_verity,      ///< everything possible leads to the same
};

/// Candidates that leave a house without a place for the digit, by following that digit alone.
void find_nishio(const Position& position, StepSink& sink);

/// What every candidate of a cell with three or more leads to, by chains.
void find_cell_forcing(const Position& position, StepSink& sink);
/// What every place of a digit, three or more, in a full house leads to, by chains.
void find_region_forcing(const Position& position, StepSink& sink);

/// Contradictions of candidates, then verities of cells and houses, by nets.
void find_dynamic_forcing(const Position& position, StepSink& sink);
/// Contradictions of candidates by nets in which candidates are refuted by inner nets. With
/// first_only() the first one, trying cells with few candidates first. What follows from a
/// candidate that comes to nothing is not tried: it comes to nothing too. Stops after some 50
/// million units of work (Net::work), about half a second: enough for every candidate of a 9x9
/// grid, not of a board of thousands of candidates.
void find_nested_forcing(const Position& position, StepSink& sink);

/// Refutes a candidate by trying what is left, depth first, with as few branches as can be: the
/// allowance of branches grows until some candidate is refuted. One step at most. Gives up after
/// some 300 million units of work (Net::work), a few seconds.
void find_trial(const Position& position, StepSink& sink);

/// One assumption with what it leads to, as it is told: literals in the order they were derived,
/// and a contradiction if it ended in one.
struct ToldBranch {
  struct Entry {
    Candidate candidate;
    bool on = false;
    Net::Reason reason;
    Candidate cause = {};  ///< of a literal that is excluded: by which candidate
  };
  std::vector<Entry> entries;
  Net::Conflict conflict;
  Candidate both = {};  ///< of a conflict of that kind: what would be true and false
};

/// "if R1C1 is 4, then ... and R3C3 is not 4; if R1C2 is 4, then ..."
[[nodiscard]] std::string branches_text(const std::vector<ToldBranch>& branches,
                                        const Words& words);

/// Adds to a step the chains from each of `starts` to `target` being false: premises, marks and
/// arrows; the step's size grows by their literals. Returns them. Every start must lead there by
/// chains (reach.h).
[[nodiscard]] std::vector<ToldBranch> add_chains(model::Step& step, const Position& position,
                                                 std::span<const Candidate> starts,
                                                 Candidate target);

}  // namespace omnidoku::logic

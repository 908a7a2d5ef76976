// SPDX-License-Identifier: MIT
//
// Alternating chains: strong and weak links in turn. Assume that the first node is off; every link
// then decides the next node, strong links on and weak links off, until the last node is on. So one
// of the two ends is on, whatever the middle does.
//   open chain     what both ends exclude is false
//   loop           the ends exclude each other: every weak link of the loop holds exactly one true
//                  candidate, so what both of its nodes exclude is false
//   discontinuity  the chain comes back to its start and proves it true; or a candidate excludes
//                  both ends, so that it would make itself false
// Soundness: a chain is a row of implications, each by a strong link (a clause of the puzzle) or by
// an exclusion. The loop's implications run round, so all of its nodes are as one side says or all
// as the other says; either way one node of each weak link is on.
// Cost: one breadth-first search over sets of nodes from each node, so every chain reported is one
// of the shortest for its ends. Of chains with the same conclusions one shortest is kept.
#pragma once

#include <string>

#include "logic/chains/links.h"
#include "logic/technique.h"

namespace omnidoku::logic {

enum class ChainForm : std::uint8_t { open, loop, discontinuity };

/// What must occur in a chain.
enum class ChainNeeds : std::uint8_t {
  nothing,
  group,  ///< a node that is no single candidate
  als,    ///< a strong link by an almost locked set
};

/// Step::variant of a chain.
enum ChainVariant : int {
  chain_same_digit,    ///< open, its ends are places of one digit
  chain_two_digits,    ///< open, of two
  chain_closed_loop,   ///< the last link leads back to the start
  chain_true_start,    ///< the start comes out true
  chain_false_victim,  ///< what the links begin and end with comes out false
};

struct ChainSpec {
  LinkKind links = LinkKind::plain;
  ChainForm form = ChainForm::open;
  int least_links = 3;
  std::size_t least_eliminations = 1;
  bool same_digit_ends = false;
  ChainNeeds needs = ChainNeeds::nothing;
};

/// Chains of one kind, the shortest first; of chains with the same eliminations only the shortest.
void find_chains(const Position& position, StepSink& sink, const ChainSpec& spec);

/// Chains of bivalue cells with the same two candidates: cells at odd distance hold both digits.
/// At least four cells; what sees both ends holds neither digit.
void find_remote_pairs(const Position& position, StepSink& sink);

/// Tells a chain along its links.
[[nodiscard]] std::string describe_chain(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic

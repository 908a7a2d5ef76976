// SPDX-License-Identifier: MIT
//
// Makes constraints of what a rule says of things.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "model/puzzle.h"
#include "reading/lattice.h"
#include "reading/selecting.h"

namespace omnidoku::reading {

/// The constraints are formulas as the rule says them, neither validated nor known by name. The
/// puzzle must outlive it.
class SpecMaker {
 public:
  explicit SpecMaker(const model::Puzzle& puzzle) : puzzle_(puzzle), lattice_(*puzzle.board) {}

  /// What is said of one thing. Its rule is empty where the rule is about a number that the thing
  /// does not have.
  [[nodiscard]] model::ConstraintSpec of_one(const Rule& rule, const DrawnThing& thing) const;
  /// What is said of each thing by itself, but of those of which it says nothing.
  [[nodiscard]] std::vector<model::ConstraintSpec> of_each(
      const Rule& rule, const std::vector<DrawnThing>& about) const;
  /// What is said of things together: of all, or of those of one region, colour or shape.
  [[nodiscard]] std::vector<model::ConstraintSpec> of_all(const Rule& rule,
                                                          std::vector<DrawnThing> about) const;
  /// What is said of the board, beside the things drawn on it; adds the drawings that it is about.
  [[nodiscard]] std::vector<model::ConstraintSpec> of_board(const Rule& rule,
                                                            const std::vector<DrawnThing>& things,
                                                            std::set<std::size_t>& used) const;

 private:
  void open_loop(const std::string& formula, std::vector<geometry::Cell>& cells) const;

  const model::Puzzle& puzzle_;
  Lattice lattice_;
};

/// Whether a rule cannot be meant of things, though they are what it speaks of: of cells that
/// follow each other in an area, of the ends of what has none, of several cells together where each
/// thing is one cell, or of marks without a word of the numbers in them.
[[nodiscard]] bool is_misfit(const Rule& rule, const std::vector<DrawnThing>& about);

}  // namespace omnidoku::reading

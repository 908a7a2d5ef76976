// SPDX-License-Identifier: MIT
//
// What is drawn and named on a board, as what rules are about.
#pragma once

#include <utility>
#include <vector>

#include "model/puzzle.h"
#include "reading/lattice.h"
#include "reading/selecting.h"

namespace omnidoku::reading {

/// The puzzle must outlive it.
class Things {
 public:
  /// The things as seen_as_a_whole() has them.
  Things(const model::Puzzle& puzzle, std::vector<DrawnThing> all)
      : puzzle_(puzzle), lattice_(*puzzle.board), all_(std::move(all)) {}

  [[nodiscard]] const std::vector<DrawnThing>& all() const { return all_; }
  /// Other things instead; those before.
  std::vector<DrawnThing> exchange(std::vector<DrawnThing> all) {
    all_.swap(all);
    return all;
  }

  /// The things that a rule is about; none where there are no such.
  [[nodiscard]] std::vector<DrawnThing> of(const Rule& rule) const;
  /// Whether no thing of the kind is drawn; of marks, none of its form that is black or white as
  /// the rule says, or has its sign.
  [[nodiscard]] bool is_kind_absent(const Rule& rule) const;

  /// Whether a mark stands at an end of a line that has one at both: what is said of all such marks
  /// may be meant of those of each line.
  [[nodiscard]] bool has_end_of_line(const std::vector<DrawnThing>& marks) const;

 private:
  [[nodiscard]] std::vector<DrawnThing> against_each_other(const Rule& rule) const;
  [[nodiscard]] std::vector<DrawnThing> numbered_lines() const;
  [[nodiscard]] std::vector<DrawnThing> pyramids() const;

  const model::Puzzle& puzzle_;
  Lattice lattice_;
  std::vector<DrawnThing> all_;
};

/// Whether things are of one kind and look.
[[nodiscard]] bool are_alike(const std::vector<DrawnThing>& things);

}  // namespace omnidoku::reading

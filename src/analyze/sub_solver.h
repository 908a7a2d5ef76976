// SPDX-License-Identifier: MIT
//
// What is left to see at a glance once some digits are told: a solver of little power that goes on
// as far as it comes, told of one thing after the other, and taken back to where it was. Backdoors
// are defined by such a solver.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/limits.h"
#include "logic/scale.h"
#include "logic/state/structure.h"

namespace omnidoku::analyze {

class SubSolver {
 public:
  SubSolver() = default;
  SubSolver(const SubSolver&) = delete;
  SubSolver& operator=(const SubSolver&) = delete;
  virtual ~SubSolver() = default;

  /// The digit is in its cell, or it is not. Goes on as far as it comes.
  virtual void place(logic::Candidate candidate) = 0;
  virtual void remove(logic::Candidate candidate) = 0;

  /// Whether the digit may still be in its cell, and whether it must.
  [[nodiscard]] virtual bool is_possible(logic::Candidate candidate) const = 0;
  [[nodiscard]] virtual bool is_placed(geometry::Cell cell) const = 0;
  /// Whether every cell has its digit.
  [[nodiscard]] virtual bool is_complete() const = 0;
  /// Whether something has nothing left.
  [[nodiscard]] virtual bool is_contradictory() const = 0;

  /// Where it is now; back() takes it there again, if nothing behind an earlier mark was taken back
  /// since.
  [[nodiscard]] virtual std::size_t mark() = 0;
  virtual void back(std::size_t mark) = 0;

  /// What it has done so far, in candidates removed, whatever the machine's speed.
  [[nodiscard]] virtual std::uint64_t work() const = 0;
};

/// Naked and hidden singles: a cell with one candidate left, a house with one place for a digit. A
/// placed digit removes what cannot be beside it: itself in the cells that see its cell, and what a
/// rule about that cell and one other excludes. The clues of the structure's puzzle are told
/// already. The structure must outlive it.
[[nodiscard]] std::unique_ptr<SubSolver> singles(const logic::Structure& structure);

/// All that a scale has techniques for, which may be some of them (Scale::with_only). At the
/// deadline it goes no further. Structure and scale must outlive it.
[[nodiscard]] std::unique_ptr<SubSolver> techniques(const logic::Structure& structure,
                                                    const logic::Scale& scale,
                                                    const base::Limits& limits);

}  // namespace omnidoku::analyze

// SPDX-License-Identifier: MIT
#include "constraints/members.h"

#include <utility>

#include "base/check.h"
#include "constraints/constraint_type.h"
#include "constraints/lowering.h"
#include "constraints/names.h"
#include "geometry/house_names.h"

namespace omnidoku::constraints {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::Puzzle;

namespace {

/// Collects primitives, and what they come from.
class MemberLowering {
 public:
  explicit MemberLowering(const Puzzle& puzzle)
      : puzzle_(puzzle), out_(model::without_clues(puzzle)) {}

  LoweredMembers run() {
    for (std::size_t i = 0; i < puzzle_.givens.size(); ++i) {
      const DigitSet clue = clue_of(puzzle_, Cell(i));
      if (clue != puzzle_.all_digits()) add_clue(i, clue);
    }
    const auto houses = puzzle_.board->houses();
    for (std::size_t i = 0; i < houses.size(); ++i) {
      out_.all_different(houses[i].cells);
      note(Member::Kind::house, i);
    }
    for (std::size_t i = 0; i < puzzle_.constraints.size(); ++i) {
      const model::ConstraintSpec& spec = puzzle_.constraints[i];
      const ConstraintType* type = find_constraint_type(spec.type);
      OMNIDOKU_CHECK(type != nullptr);
      out_.set_origin({model::Origin::Kind::constraint, static_cast<std::uint32_t>(i)});
      type->lower(puzzle_, spec, out_);
      note(Member::Kind::constraint, i);
    }
    OMNIDOKU_CHECK(!out_.gave_up());
    result_.problem = out_.take();
    for (int i = 0; i < result_.problem.num_cells; ++i)
      result_.problem.domains[static_cast<std::size_t>(i)] = puzzle_.all_digits();
    return std::move(result_);
  }

 private:
  void add_clue(std::size_t cell, DigitSet digits) {
    out_.restrict(Cell(cell), digits);
    note(Member::Kind::clue, cell);
  }

  /// What was posted since the last note is of this member.
  void note(Member::Kind kind, std::size_t index) {
    const std::size_t posted = out_.problem().primitives.size();
    if (posted == result_.member_of.size()) return;
    result_.member_of.resize(posted, result_.members.size());
    result_.members.push_back({kind, static_cast<std::uint32_t>(index)});
  }

  const Puzzle& puzzle_;
  Lowering out_;
  LoweredMembers result_;
};

std::string clue_name(const Puzzle& puzzle, Cell cell) {
  std::vector<Digit> digits;
  clue_of(puzzle, cell).for_each([&digits](Digit digit) { digits.push_back(digit); });
  if (digits.empty()) return "the clue of " + puzzle.board->name(cell) + ", which allows nothing";
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0) text += i + 1 == digits.size() ? " or " : ", ";
    text += puzzle.symbols.text(digits[i]);
  }
  return text + " in " + puzzle.board->name(cell);
}

}  // namespace

DigitSet clue_of(const Puzzle& puzzle, Cell cell) {
  const DigitSet allowed = puzzle.allowed[cell.index()];
  const auto& given = puzzle.givens[cell.index()];
  return given ? allowed & DigitSet::single(*given) : allowed;
}

LoweredMembers lower_members(const Puzzle& puzzle) { return MemberLowering(puzzle).run(); }

std::string name_of(const Puzzle& puzzle, Member member) {
  switch (member.kind) {
    case Member::Kind::clue: return clue_name(puzzle, Cell(std::size_t{member.index}));
    case Member::Kind::house:
      return geometry::house_name(*puzzle.board, puzzle.board->houses()[member.index]).text();
    case Member::Kind::constraint: break;
  }
  return name_of(puzzle, puzzle.constraints[member.index]);
}

std::vector<Cell> cells_of(const Puzzle& puzzle, Member member) {
  switch (member.kind) {
    case Member::Kind::clue: return {Cell(std::size_t{member.index})};
    case Member::Kind::house: return puzzle.board->houses()[member.index].cells;
    case Member::Kind::constraint: break;
  }
  return scope_of(puzzle, puzzle.constraints[member.index]);
}

}  // namespace omnidoku::constraints

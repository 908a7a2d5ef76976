// SPDX-License-Identifier: MIT
//
// Members: the single things that a puzzle says, each of which could be left out: clues, houses,
// constraints. What a member means is settled by the whole puzzle: where a rule says that all marks
// of a kind are drawn, leaving out a mark does not make the rule say more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/problem.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

struct Member {
  enum class Kind : std::uint8_t {
    clue,        ///< a given or a pencilmark clue; index of its cell
    house,       ///< index into board->houses()
    constraint,  ///< index into puzzle.constraints
  };
  Kind kind = Kind::clue;
  std::uint32_t index = 0;
  friend bool operator==(const Member&, const Member&) = default;
};

/// "clue", "house", "constraint"
[[nodiscard]] constexpr std::string_view to_string(Member::Kind kind) {
  switch (kind) {
    case Member::Kind::clue: return "clue";
    case Member::Kind::house: return "house";
    case Member::Kind::constraint: break;
  }
  return "constraint";
}

/// A problem in which every cell may hold every digit, and for each of its primitives the member
/// that it comes from. A clue is a Restriction. Nothing is implied by several members together, and
/// nothing is left out that another member says as well.
struct LoweredMembers {
  model::Problem problem;
  std::vector<Member> members;         ///< all that say anything
  std::vector<std::size_t> member_of;  ///< per primitive: index into members
};

/// The members of a valid puzzle.
[[nodiscard]] LoweredMembers lower_members(const model::Puzzle& puzzle);

/// "5 in R1C1", "1 or 2 in R1C1", "row 3", "the cage at R1C1".
[[nodiscard]] std::string name_of(const model::Puzzle& puzzle, Member member);
/// The cells that it is about; of a constraint those that it looks at.
[[nodiscard]] std::vector<geometry::Cell> cells_of(const model::Puzzle& puzzle, Member member);
/// The digits that a cell's given and pencilmark clue allow.
[[nodiscard]] geometry::DigitSet clue_of(const model::Puzzle& puzzle, geometry::Cell cell);

}  // namespace omnidoku::constraints

// SPDX-License-Identifier: MIT
//
// Mark: a kind of mark that a person can make. Kinds are descriptors, each in a file of its own
// under model/marks plus one line in its registry.inc, which also makes it a member of CellMarks.
// Where marks of a kind lie is told by the type of that member, and what can be done with them
// follows from it alone: how they are made and taken out (play/perform.cpp), moved to another board
// (play/other_board.cpp), told in JSON (formats/native/play.cpp, api/state_view.cpp,
// api/actions.cpp) and missed in a format (formats/losses.cpp). A new way to lie is another
// alternative of MarkMember; what does not know it then does not compile.
#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "model/play_state.h"

namespace omnidoku::model {

struct Mark {
  std::string_view id;      ///< the name of the member, in CellMarks as in JSON
  std::string_view action;  ///< the action of the api that makes it
  std::string_view clear;   ///< what `clear` takes it out as; several kinds may go together
  std::string_view loss;    ///< what a format loses that cannot say it (formats::Loss)
  std::string_view does;    ///< what the action does: sentences
  std::string_view are;     ///< what those in a cell are, without the subject
  MarkMember member;
};

/// Every kind in registry order.
[[nodiscard]] std::span<const Mark* const> marks();

/// Calls f(member) for the kinds that lie so.
template <class Member, class F>
void for_each_mark(F&& f) {
  for (const Mark* mark : marks()) {
    if (const Member* member = std::get_if<Member>(&mark->member)) f(*member);
  }
}

/// Whether a member of CellMarks holds none.
template <class Marks>
[[nodiscard]] bool is_empty(const Marks& marks) {
  return marks == Marks();
}

}  // namespace omnidoku::model

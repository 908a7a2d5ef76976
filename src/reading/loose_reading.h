// SPDX-License-Identifier: MIT
//
// What a statement may mean where some of its words are left out. A rule read so may be another one
// than was said: it is worth something only where the solution speaks for it, the stored one or the
// only one that is left.
#pragma once

#include <string>
#include <vector>

#include "reading/frames.h"
#include "reading/statements.h"

namespace omnidoku::reading {

/// What the words of a statement may mean so, by the grammar and the frames, those first that leave
/// out the fewest; each meaning once. Words that deny, restrict or pick out, numbers, and
/// the names and looks of things are never left out, nor more than half of the words; of those that
/// the grammar has it leaves out only what says nothing in a frame.
[[nodiscard]] std::vector<LooseMeaning> loose_meanings(const std::vector<std::string>& words);

/// Whether a statement, in English, says nothing that a rule could be made of: no word of digits,
/// cells or things, none that compares, denies, restricts or counts. So stories are told beside
/// rules.
[[nodiscard]] bool tells_a_story(const Statement& statement);

}  // namespace omnidoku::reading

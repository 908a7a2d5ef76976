// SPDX-License-Identifier: MIT
//
// What kind of statement one is, by its words alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reading/statements.h"

namespace omnidoku::reading {

/// Whether a word is among words.
[[nodiscard]] bool has(const std::vector<std::string>& words, std::string_view word);

/// Whether a statement behind an example belongs to it: it has numbers, as examples do.
[[nodiscard]] bool goes_on(const Statement& statement);

/// Whether it is what the sentences behind it are called: "Killer rules:".
[[nodiscard]] bool is_label(const Statement& statement);

/// Whether it only says where the digits stand that a label before it asks for: "Solution code: row
/// 3".
[[nodiscard]] bool is_asked_for(const Statement& statement, const Statement& label);

/// Whether it calls rules by a name: "This is a killer sudoku", "windoku rules apply".
[[nodiscard]] bool names_rules(const Statement& statement);

/// Whether it says no more than what is allowed, "digits may repeat", or what nobody knows.
[[nodiscard]] bool is_permission(const Statement& statement);

/// Whether it lets things have different digits: "lines may use different digits".
[[nodiscard]] bool lets_differ(const std::vector<std::string>& words);

/// Whether a word takes something back wherever it stands: "wrong", "exception".
[[nodiscard]] bool takes_back(std::string_view word);

/// Whether it may take back a part of what another sentence says: "exactly one of them does not",
/// "lines may ignore this in box 5", "though not necessarily where the line bends".
[[nodiscard]] bool may_take_back(const Statement& statement);

/// Whether it says of marks that all of them are given, in whatever words: then those that are not
/// given are denied.
[[nodiscard]] bool tells_all_given(const Statement& statement);

/// Whether it says where marks are, and not what they mean: "every pair of consecutive neighbours
/// has a dot".
[[nodiscard]] bool tells_where_marks_are(const std::vector<std::string>& words);

/// Whether it says in other words what the one before it did: "that is, ...".
[[nodiscard]] bool is_gloss(const Statement& statement);

/// Whether a part of a sentence says in other words what the part before it did, and no more:
/// "that is, all odd or all even". With a number, a word that restricts or a further part it may
/// say more.
[[nodiscard]] bool says_once_more(const Statement& part);

/// Whether words let a digit be there again, and deny nothing: "a cage may have a digit twice".
[[nodiscard]] bool lets_repeat(const std::vector<std::string>& words);

/// Whether it tells something of digits or cells in other words than those of the ordinary rules:
/// then it says something new where the puzzle has nothing else that it could be about.
[[nodiscard]] bool tells_of_digits(const Statement& statement);

}  // namespace omnidoku::reading

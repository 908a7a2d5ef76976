// SPDX-License-Identifier: MIT
//
// What words about a puzzle speak of. A sentence is not parsed: it is asked which ideas of rules
// occur in it (sums, touching cells, a knight, something drawn), by the beginnings of words in a
// few languages. The words of the program's own rules (constraints::ConstraintType::rule and the
// like) are asked the same, so a sentence whose ideas are all in the rules of a puzzle is taken to
// be about these, and a type that is added later brings its words along. Costs some hundred
// searches in a sentence.
#pragma once

#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>

namespace omnidoku::formats {

/// Indices into a list of ideas that only rule_ideas.cpp knows.
inline constexpr std::size_t kMaxIdeas = 128;
using Ideas = std::bitset<kMaxIdeas>;

/// The ideas that occur in words.
[[nodiscard]] Ideas ideas_in(std::string_view words);

/// Those of ideas about places: of something drawn, of cells beside each other. Whatever rule lies
/// on cells of its own is about these too.
[[nodiscard]] Ideas ideas_of_places();
/// Those after which puzzles are called: "killer", "anti-king".
[[nodiscard]] Ideas ideas_of_names();

/// Whether the words are no more than short forms of names of kinds and what stands beside them:
/// "NC", "Rules: AK, X".
[[nodiscard]] bool is_abbreviation(std::string_view words);

/// Whether a sentence of people who talk calls a puzzle by its kind: "this anti-knight sudoku",
/// "with both diagonals".
[[nodiscard]] bool names_a_kind_in_talk(std::string_view sentence);

/// What is left of words of which others only say that a kind of puzzle is named: "Type: Skyscraper
/// Sudoku 12" is "skyscraper", in small letters with single blanks. Empty for a longer text.
[[nodiscard]] std::string name_of_kind(std::string_view words);

/// Whether the words are no more than names of kinds of puzzles and what stands beside them: a
/// number, a date, how hard it is; or that they say that the rules of such a kind apply. An
/// address and a command line are not.
[[nodiscard]] bool is_only_name(std::string_view words);

/// A text without the addresses of pages in it.
[[nodiscard]] std::string without_addresses(std::string_view text);

}  // namespace omnidoku::formats

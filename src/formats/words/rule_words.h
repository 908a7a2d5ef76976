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
#include <vector>

namespace omnidoku::formats {

/// Indices into a list of ideas that only rule_words.cpp knows.
inline constexpr std::size_t kMaxIdeas = 128;
using Ideas = std::bitset<kMaxIdeas>;

/// The ideas that occur in words.
[[nodiscard]] Ideas ideas_in(std::string_view words);

/// Those of ideas about places: of something drawn, of cells beside each other. Whatever rule lies
/// on cells of its own is about these too.
[[nodiscard]] Ideas ideas_of_places();
/// Those after which puzzles are called: "killer", "anti-king".
[[nodiscard]] Ideas ideas_of_names();

/// The sentences of a text, without blanks around them.
[[nodiscard]] std::vector<std::string_view> sentences_in(std::string_view text);

/// Whether the sentence says that the ordinary rules apply, or that there are no others.
[[nodiscard]] bool says_ordinary_rules(std::string_view sentence);

/// Whether the sentence, in English, speaks of digits, cells, rows or columns, or of rules that
/// apply, in other words than those in which the ordinary rules of a grid with so many symbols are
/// said: "the set of digits in each row is unique", "fill the grid with 0-8" in a grid of nine.
/// Cages that hold no digit twice, as in a killer puzzle, are like regions.
[[nodiscard]] bool says_more_than_ordinary_rules(std::string_view sentence, int num_symbols,
                                                 bool has_cages);

/// Whether the sentence may belong to the rules of a puzzle: it has an idea of rules, speaks of
/// digits or cells, demands something, or says what the rules are not.
[[nodiscard]] bool may_be_of_rules(std::string_view sentence);

/// Whether the sentence demands something of digits or cells, whatever it is, beyond what rows,
/// columns and boxes hold.
[[nodiscard]] bool demands_something(std::string_view sentence);

/// Whether the sentence has words by which it may deny, restrict or change what a rule says: "not",
/// "except", "wrong", "instead", but for what stands in the `own` words of the rules that it is
/// about; or "all dots are given", where the puzzle has no such rule.
[[nodiscard]] bool may_change_a_rule(std::string_view sentence, std::string_view own,
                                     bool has_negative);

/// Whether the sentence, in English, states something of digits, cells or parts of a grid in other
/// words than those in which people say the ordinary rules, how hard a puzzle is and what is given;
/// nobody speaks in it of themselves or of solving. Its stop does not count.
[[nodiscard]] bool states_something_of_grids(std::string_view sentence);

/// Whether a sentence of people who talk calls a puzzle by its kind: "this anti-knight sudoku",
/// "with both diagonals".
[[nodiscard]] bool names_a_kind_in_talk(std::string_view sentence);

/// How many cells words in small letters name in the manner of "r1c2".
[[nodiscard]] std::size_t num_cells_named(std::string_view small_words);

/// Whether the sentence sets cells in a relation: "R1C1+R1C2=9".
[[nodiscard]] bool equates_cells(std::string_view sentence);

/// Whether the sentence is in another language than English, by its letters or its words, and
/// speaks of digits, cells, rows, diagonals or sums.
[[nodiscard]] bool is_foreign_rule(std::string_view sentence);

/// Whether the words are no more than short forms of names of kinds and what stands beside them:
/// "NC", "Rules: AK, X".
[[nodiscard]] bool is_abbreviation(std::string_view words);

/// Whether the sentence is written in letters other than Latin ones.
[[nodiscard]] bool has_other_letters(std::string_view sentence);

/// Whether it speaks of rows or columns, in English.
[[nodiscard]] bool is_about_rows(std::string_view sentence);

/// Whether it speaks of digits, numbers, cells.
[[nodiscard]] bool is_about_digits_or_cells(std::string_view sentence);

/// Whether the sentence says that something drawn has no meaning.
[[nodiscard]] bool says_decoration(std::string_view sentence);

/// Whether the sentence is an example, or says what is allowed or left open, or nothing of rules:
/// who made the puzzle, that it has one solution, what stands for an empty cell.
[[nodiscard]] bool is_remark(std::string_view sentence);

/// What is left of words of which others only say that a kind of puzzle is named: "Type: Skyscraper
/// Sudoku 12" is "skyscraper", in small letters with single blanks. Empty for a longer text.
[[nodiscard]] std::string name_of_kind(std::string_view words);

/// Whether the sentence is one of people who talk about a puzzle: about themselves, a question, a
/// step of a solution.
[[nodiscard]] bool is_talk(std::string_view sentence);

/// Whether the words are no more than names of kinds of puzzles and what stands beside them: a
/// number, a date, how hard it is; or that they say that the rules of such a kind apply. An
/// address and a command line are not.
[[nodiscard]] bool is_only_name(std::string_view words);

}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
//
// What is asked of sentences to find the rules among them: whether they may be of rules, demand or
// state something, or change what another one says. What they speak of is in rule_ideas.h, the
// ordinary rules in ordinary_rules.h, talk in talk_words.h.
#pragma once

#include <string_view>
#include <vector>

namespace omnidoku::formats {

/// The sentences of a text, without blanks around them.
[[nodiscard]] std::vector<std::string_view> sentences_in(std::string_view text);

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

/// Whether the sentence sets cells in a relation: "R1C1+R1C2=9".
[[nodiscard]] bool equates_cells(std::string_view sentence);

/// Whether the sentence is in another language than English, by its letters or its words, and
/// speaks of digits, cells, rows, diagonals or sums.
[[nodiscard]] bool is_foreign_rule(std::string_view sentence);

/// Whether the sentence is written in letters other than Latin ones.
[[nodiscard]] bool has_other_letters(std::string_view sentence);

/// Whether it speaks of rows or columns, in English.
[[nodiscard]] bool is_about_rows(std::string_view sentence);

/// Whether it speaks of digits, numbers, cells.
[[nodiscard]] bool is_about_digits_or_cells(std::string_view sentence);

}  // namespace omnidoku::formats

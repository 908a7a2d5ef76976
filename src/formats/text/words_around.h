// SPDX-License-Identifier: MIT
//
// Words that stood around a puzzle in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/puzzle.h"

namespace omnidoku::formats {

/// Lines that say something, without marks of quotation: as one text.
[[nodiscard]] std::string words_of_lines(const std::vector<std::string>& lines);

/// Whether a line is a time of the day with a word beside it: "12:45 AM", "Today at 9:05".
[[nodiscard]] bool is_time_of_day(std::string_view line);

/// Whether a line is none of the words about a puzzle, but what stands on a page or in a chat
/// beside anything: a button, a time, signs alone of which none is an empty cell.
[[nodiscard]] bool is_noise(std::string_view line);

/// Gives a puzzle that has words of its own those that stood around it, as a comment.
void add_comment(std::string_view words, model::Metadata& metadata);

/// Whether a line of a mail says who wrote it to whom, when and about what.
[[nodiscard]] bool is_head_of_mail(std::string_view line);

/// The same for cells alone: words around them are a title and rules; what stands before and behind
/// all that may be of the rules is a comment, and a mail is one, whose subject is the title.
void add_words(std::string_view title, std::string_view words, model::Metadata& metadata);

}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
//
// Words in a penpa drawing and about it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"
#include "geometry/ids.h"
#include "model/puzzle.h"

namespace omnidoku::formats::penpa {

/// What stands between the separators of a text.
[[nodiscard]] std::vector<std::string> parts_of(std::string_view text, char separator);

/// The text of something drawn as a number; a digit where it is a single candidate.
[[nodiscard]] std::string text_of(const base::Value& number);

/// The digit that a text stands for on a grid of this side: a number, or a sign as in a line of
/// cells.
[[nodiscard]] std::optional<geometry::Digit> digit_of(std::string_view text, int side);

/// Words as a line of a drawing has them, and such words read.
[[nodiscard]] std::string written_words(std::string_view words);
[[nodiscard]] std::string read_words_of(std::string text);

/// Title, author and rules, as the parts of the first line of a drawing have them.
void read_words(const std::vector<std::string>& header, model::Metadata& metadata);

/// What a symbol is called in words.
[[nodiscard]] std::string symbol_words(const std::string& name);

/// Whether words about a puzzle say what signs of inequality between its cells mean.
[[nodiscard]] bool speak_of_inequality(std::string_view words);

/// Whether they speak of diagonals.
[[nodiscard]] bool speak_of_diagonals(std::string_view words);

}  // namespace omnidoku::formats::penpa

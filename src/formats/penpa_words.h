// SPDX-License-Identifier: MIT
//
// Words in a penpa drawing and about it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/puzzle.h"

namespace omnidoku::formats {

/// Title, author and rules, as the parts of the first line of a drawing have them.
void read_penpa_words(const std::vector<std::string>& header, model::Metadata& metadata);

/// What a symbol is called in words.
[[nodiscard]] std::string penpa_symbol_words(const std::string& name);

/// Whether words about a puzzle say what signs of inequality between its cells mean.
[[nodiscard]] bool speak_of_inequality(std::string_view words);

}  // namespace omnidoku::formats

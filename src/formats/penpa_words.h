// SPDX-License-Identifier: MIT
//
// Words in a penpa drawing and about it.
#pragma once

#include <string>
#include <vector>

#include "model/puzzle.h"

namespace omnidoku::formats {

/// Title, author and rules, as the parts of the first line of a drawing have them.
void read_penpa_words(const std::vector<std::string>& header, model::Metadata& metadata);

/// What a symbol is called in words.
[[nodiscard]] std::string penpa_symbol_words(const std::string& name);

}  // namespace omnidoku::formats

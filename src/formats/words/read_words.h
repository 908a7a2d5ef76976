// SPDX-License-Identifier: MIT
//
// What the words of a document say of what is drawn in it.
#pragma once

#include <string_view>

#include "model/document.h"

namespace omnidoku::formats {

/// Reads the rules text beside what is drawn (reading/read_rules.h): adds the constraints that
/// sentences come to, takes these sentences out of Puzzle::unknown_rules, and adds to it what is
/// drawn and still means nothing; what belongs to something goes to Document::ignored.
void read_words(model::Document& document);

/// The same where nothing is to be read: what is drawn is told only.
void tell_drawn(model::Document& document);

/// Whether an unknown rule (model::Puzzle::unknown_rules) is a sentence of the text.
[[nodiscard]] bool is_quoted_from(const model::UnknownRule& rule, std::string_view text);

}  // namespace omnidoku::formats

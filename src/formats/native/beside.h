// SPDX-License-Identifier: MIT
//
// A puzzle in native JSON beside what another format says of it, for this program alone: whoever
// writes a format that has no place for all of a puzzle puts it there, and it counts as long as the
// rest of the text is as it was written for it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/value.h"
#include "formats/format.h"
#include "model/document.h"

namespace omnidoku::formats {

/// Whether two puzzles are one: board, givens, rules in whatever order, what is not understood, the
/// words that say the rules, the stored solution, the fog and what is drawn.
[[nodiscard]] bool is_same_puzzle(const model::Puzzle& a, const model::Puzzle& b);

/// Whether a rule refers to others by their number, such as "#3": then their order counts.
[[nodiscard]] bool counts_others(const model::ConstraintSpec& spec);

/// Reads the rules from the words of a document as reading any text does.
[[nodiscard]] base::Result<model::Document> with_words_read(base::Result<model::Document> document);

/// What is put beside the text: the document in native JSON, without the game that is played.
[[nodiscard]] base::Value beside_value(const model::Document& document);

/// The document that stands beside a text of the format; nothing where it cannot be read.
[[nodiscard]] std::optional<model::Document> read_beside(const base::Value& beside,
                                                         std::string_view format,
                                                         const ReadOptions& options);

/// Whether an object, written as text and read again, is the other one.
[[nodiscard]] bool is_same_text(const base::Value& written, const base::Value& read);

}  // namespace omnidoku::formats

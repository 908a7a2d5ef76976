// SPDX-License-Identifier: MIT
//
// Words about a puzzle that say a rule which the puzzle as it was read does not have.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "formats/xml.h"
#include "model/puzzle.h"

namespace omnidoku::formats {

/// Adds to Puzzle::unknown_rules, quoted, each sentence of the title and the rules that speaks of
/// what neither a constraint nor a house of the puzzle is about (formats/words/rule_ideas.h); what
/// stands there already once. The title, the difficulty, the source and the date count only where
/// there are no rules beside them, and they are no more than the names of kinds of puzzles.
void tell_unread_words(model::Puzzle& puzzle);

/// Adds a sentence as it does, whatever it says.
void tell_unread(std::string_view sentence, model::Puzzle& puzzle);

/// Tells of sentences whether they would be added by it, to the puzzle as it is now.
[[nodiscard]] std::function<bool(std::string_view sentence)> news_for(const model::Puzzle& puzzle);

/// Whether a constraint was read from it (ConstraintSpec::said), or from a part of it.
[[nodiscard]] bool is_said(std::string_view sentence, const model::Puzzle& puzzle);

/// The same for further words, such as a mail, of which sentences of people who talk about a puzzle
/// do not count.
void tell_unread_talk(std::string_view words, model::Puzzle& puzzle);

/// The same for the comments in a text: what stands behind '#' in the lines that begin with it.
void tell_unread_comments(std::string_view text, model::Puzzle& puzzle);

/// The same for what stands in the column `name` of a table: it may be a rule by what it says, or
/// by the name of its column ("diagonal": "true" or "1", "thermo": "1-2-3"). Other numbers are
/// none.
void tell_unread_field(std::string_view name, std::string_view value, model::Puzzle& puzzle);

/// Adds to Puzzle::unknown_rules an element of XML that may be a rule, by its name and where it
/// stands.
void tell_unread_element(const XmlElement& element, const XmlElement& of, model::Puzzle& puzzle);

/// As tell_unread_field() of each attribute of an element but for those of known names.
void tell_own_attributes(const XmlElement& element, std::span<const std::string_view> known,
                         model::Puzzle& puzzle);

/// The same, of all elements within it as well.
void tell_unread_attributes(const XmlElement& element, std::span<const std::string_view> known,
                            model::Puzzle& puzzle);

}  // namespace omnidoku::formats

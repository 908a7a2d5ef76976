// SPDX-License-Identifier: MIT
//
// Asides: what of a sentence stands beside what it says: brackets, examples, a name before it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::reading {

/// A text without what stands in brackets; the brackets' own parts behind it.
struct Unbracketed {
  std::string outer;
  std::vector<std::string> inner;
};
[[nodiscard]] Unbracketed unbracketed(std::string_view text);

/// The text with what stands in the last brackets instead of the word before them; empty where
/// these do not hold a few words that a rule may be about.
[[nodiscard]] std::string by_bracket(std::string_view text);

/// Without an example, which goes on to the end, in brackets to their end.
[[nodiscard]] std::string without_example(std::string_view text);

/// What a text says again behind "i.e.", outside of brackets; empty where there is none, and where
/// the words before it may restrict what it says.
[[nodiscard]] std::string_view restated_in(std::string_view text);

/// Whether words in brackets, or before a colon, may change what the rest says.
[[nodiscard]] bool may_restrict(std::string_view text);

/// The text behind a name of a few words; empty without one.
[[nodiscard]] std::string_view behind_name(std::string_view text);

}  // namespace omnidoku::reading

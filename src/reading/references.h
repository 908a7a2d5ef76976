// SPDX-License-Identifier: MIT
//
// What words such as "these lines", "on them" and "they" refer to: the things of a colour that a
// sentence before, or the label of this one, speaks of.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reading/statements.h"

namespace omnidoku::reading {

/// Whether a word tells a colour, or a shade of one.
[[nodiscard]] bool is_colour(const std::string& word);

/// What may be referred to.
struct Referent {
  std::vector<std::string> words;     ///< "green line"; empty where none or several may be meant
  std::vector<std::string> selector;  ///< its kind, then its look
  bool is_only = false;               ///< nothing else that is drawn is spoken of beside it
};

/// The one coloured thing that a statement speaks of.
[[nodiscard]] Referent referent_in(const Statement& statement);
/// That of a label, "Renban (purple):", which may speak of lines without saying so.
[[nodiscard]] Referent referent_in_label(const Statement& label);

/// Whether a text has words that may refer to something before it.
[[nodiscard]] bool may_refer(std::string_view text);

/// How far a statement is from what it refers to.
enum class Nearness {
  label,   ///< that is its label: any thing of the kind is meant, "each line"
  next,    ///< right behind it: "they", "on it", "the lines" are meant, too
  further  ///< "these lines", "such a line"
};

/// A text with the referent in the place of words that refer to it; nothing where none do, or where
/// it speaks of a coloured thing of its own.
[[nodiscard]] std::optional<std::string> with_referent(std::string_view text,
                                                       const Referent& referent, Nearness nearness);

}  // namespace omnidoku::reading

// SPDX-License-Identifier: MIT
//
// Which of the things that are drawn words are about, and what a colour is called.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/drawn_thing.h"
#include "model/puzzle.h"

namespace omnidoku::reading {

using model::DrawnThing;

/// Whether people call a colour so: "gray", "pink". A colour has several names, as people disagree.
[[nodiscard]] bool is_called(model::Colour colour, std::string_view word);

/// Kinds of lines that the words speak of.
struct SpokenOf {
  bool thermometers = false;
  bool arrows = false;
};

/// What is drawn as what it is made of becomes what a person sees: a text on a circle is the circle
/// with that text, a line with a bulb at one end a thermometer or an arrow where the words speak of
/// such; of a line through circles its parts are there as well (DrawnThing::is_alternative), of
/// coloured cells that touch the region.
[[nodiscard]] std::vector<DrawnThing> seen_as_a_whole(const model::Puzzle& puzzle,
                                                      std::vector<DrawnThing> things,
                                                      SpokenOf spoken_of);

/// A part of the meaning of a statement (reading/grammar.h): "each line colour=gray :: it is
/// rising".
struct Rule {
  /// Of each thing; of all of them together; of the board; or that all such marks are drawn.
  enum class Scope { each, all, board, unmarked };
  Scope scope = Scope::board;
  std::vector<std::string> selector;  ///< a kind, then looks
  std::vector<std::string> against;   ///< those that they are compared with, all of each as one
  std::string formula;
};
/// Those of a meaning; none where it says nothing new.
[[nodiscard]] std::vector<Rule> rules_of(std::string_view meaning);

/// Whether a selector may have the word: a kind of thing, or what tells some of a kind.
[[nodiscard]] bool is_selector_word(std::string_view word);

/// The things that a selector is about: of its kind, and of its look if there are several looks.
/// None where there are no such.
[[nodiscard]] std::vector<DrawnThing> selected(const std::vector<std::string>& selector,
                                               const std::vector<DrawnThing>& things);

}  // namespace omnidoku::reading

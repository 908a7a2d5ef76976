// SPDX-License-Identifier: MIT
//
// JSON as people paste it: objects among words, and JSON of a form that nobody defined, as programs
// and pages give it: a grid as a list of rows, a list of cells or a text, an object or a link that
// a format knows, somewhere among other members; and lists of such.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/format.h"
#include "model/puzzle.h"

namespace omnidoku::formats {

/// A puzzle in a JSON text.
struct JsonGrid {
  std::string name;        ///< of the member that holds it; empty when it has none
  std::string text;        ///< a format fits it
  bool has_words = false;  ///< it is an object or a link, which has a title and rules of its own
};

/// What stands beside puzzles in JSON.
struct JsonWords {
  /// Members and items that may be rules, as a person should read them.
  std::vector<std::string> unknown;
  /// Members of which the words tell whether they are rules, and their words.
  std::vector<std::pair<std::string, std::string>> said;

  /// Gives them to a puzzle: its title and the like where it has none of its own, other words as a
  /// comment, what may be a rule as one that is not understood.
  void tell(model::Puzzle& puzzle) const;
};

struct JsonGrids {
  std::vector<JsonGrid> grids;
  JsonWords words;
};

/// The puzzles in a text that is JSON, or that has a list of lists in it. None where the text is
/// neither.
[[nodiscard]] JsonGrids find_json_grids(std::string_view text);

/// A list of puzzles in a JSON text.
struct JsonList {
  std::vector<TextPiece> pieces;  ///< two at least; one of the first two holds a puzzle
  JsonWords words;                ///< beside the list, about all of them
};

/// The first list of which each item may be a puzzle of its own, in a text that is a JSON list, or
/// an object with a list as a member or as a member of a member. Nothing where there is none.
[[nodiscard]] std::optional<JsonList> find_json_list(std::string_view text);

/// An object that stands in a text.
struct JsonObject {
  std::string text;        ///< up to the end of the whole text where it is cut off
  std::uint32_t line = 1;  ///< where it stands, 1-based
  std::uint32_t last_line = 1;
};

struct JsonObjects {
  std::vector<JsonObject> objects;
  std::string rest;  ///< the text without them; its lines are those of the text
};

/// The objects that stand among the words of a text, each with a member at least. None where the
/// whole text is JSON.
[[nodiscard]] JsonObjects json_objects_in(std::string_view text);

}  // namespace omnidoku::formats

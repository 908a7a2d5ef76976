// SPDX-License-Identifier: MIT
//
// JSON as people paste it: objects among words, and JSON of a form that nobody defined, as programs
// and pages give it: a grid as a list of rows, a list of cells or a text, somewhere among other
// members.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::formats {

/// A grid in a JSON text.
struct JsonGrid {
  std::string name;  ///< of the member that holds it; empty when it has none
  std::string text;  ///< a format fits it
};

struct JsonGrids {
  std::vector<JsonGrid> grids;
  /// Members that may be rules, as a person should read them.
  std::vector<std::string> unknown;
  std::string title;
  std::string author;
  std::string difficulty;
};

/// The grids in a text that is JSON, or that has a list of lists in it. None where the text is
/// neither.
[[nodiscard]] JsonGrids find_json_grids(std::string_view text);

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

// SPDX-License-Identifier: MIT
//
// JSON of a form that nobody defined, as programs and pages give it: a grid as a list of rows, a
// list of cells or a text, somewhere among other members.
#pragma once

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

}  // namespace omnidoku::formats

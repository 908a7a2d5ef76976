// SPDX-License-Identifier: MIT
//
// What the parts of a booklet are called, in the languages of the page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "logic/scale.h"

namespace omnidoku::cli {

/// The words in one language.
struct SheetWords {
  std::string_view language;  ///< "en"
  std::string_view contents, solutions, nets;
  std::string_view hints[3];  ///< of each grade
  std::string_view by;        ///< with "{}" where the name belongs
  std::string_view symbols;   ///< with "{}" where they belong
  std::string_view levels[std::size(logic::kLevels)];
  std::string_view unrated;  ///< the chapter of puzzles without a level
};

/// The languages, English first.
[[nodiscard]] std::vector<std::string> sheet_languages();

/// The words in a language; English where it is none of them.
[[nodiscard]] const SheetWords& sheet_words(std::string_view language);

}  // namespace omnidoku::cli

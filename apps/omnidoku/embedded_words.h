// SPDX-License-Identifier: MIT
//
// Embedded words: the files of words that lie beside the sources of the engine, in folders called
// words, which the page reads too. cmake/EmbedWords.cmake writes them into the program.
#pragma once

#include <span>
#include <string_view>

namespace omnidoku::cli {

/// A file of words: JSON.
struct EmbeddedWords {
  std::string_view language;  ///< "de"
  std::string_view text;
};

/// All files there were when the program was built.
[[nodiscard]] std::span<const EmbeddedWords> embedded_words();

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// Texts that people copy from mails, pages, tables and notes: a puzzle with words around it, in
// characters or with marks that no format has. Brought into a form that the formats read; looked at
// only where no format fits the text as it is, so that no other text is read differently.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/format.h"
#include "model/document.h"

namespace omnidoku::formats {

/// A puzzle that was found in a text.
struct Paste {
  std::string text;      ///< a format fits it
  std::string title;     ///< the first line of words above it
  std::string words;     ///< the other words around it
  std::string solution;  ///< the cells of the solution that stood beside it; may be empty
  /// Whether it is a link or the like: what is wrong with it is wrong with the text.
  bool is_link = false;
};

/// The puzzle in a clean text that no format fits: with words, code fences, marks of quotation,
/// labels of rows and columns around it; as a table with empty cells, or with blanks as empty
/// cells; with x, - or ? for an empty cell, and digits of full width or of other scripts. Nothing
/// when there is none, or more than one way to read it.
[[nodiscard]] std::optional<Paste> find_paste(std::string_view text);

/// The document of the puzzle that find_paste() finds, with its words and its solution. Error:
/// syntax, when there is none.
[[nodiscard]] base::Result<model::Document> read_paste(std::string_view text,
                                                       const ReadOptions& options);

/// What is wrong with a text that neither a format nor read_paste() takes: of a link that stands in
/// it, else of the text.
[[nodiscard]] base::Error paste_error(std::string_view text, const base::Error& of_text);

}  // namespace omnidoku::formats

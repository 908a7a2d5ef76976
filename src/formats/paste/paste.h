// SPDX-License-Identifier: MIT
//
// Texts that people copy from mails, pages, tables and notes: a puzzle with words around it, in
// characters or with marks that no format has, as a link among words, in JSON of a form that nobody
// defined. Looked at only where no format fits the text as it is, so that no other text is read
// differently.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/format.h"
#include "model/document.h"

namespace omnidoku::formats {

/// Puzzles are looked for in texts of at most so many bytes.
inline constexpr std::size_t kMaxPasteBytes = std::size_t{64} << 10;

/// A puzzle that was found in a text.
struct Paste {
  enum class Kind : std::uint8_t { cells, link, constraints, object, json_grid };
  Kind kind = Kind::cells;
  std::string member;      ///< what it is called, as a json_grid by its member; may be empty
  std::string text;        ///< a format fits it
  std::uint32_t line = 1;  ///< where it stands, 1-based
  std::uint32_t last_line = 1;
  model::Document document;  ///< with the words around it, and its solution
};

/// What was found in a text.
struct PasteSearch {
  /// All puzzles that can be read, as far as they differ, in the order in which they stand. A
  /// puzzle and its solution are one.
  std::vector<Paste> found;
  /// Why there is not one puzzle, where that can be told: there are several, or a link that stands
  /// there cannot be read.
  std::optional<base::Error> error;

  /// Null pointer when there is none, or more than one.
  [[nodiscard]] const Paste* only() const { return found.size() == 1 ? &found.front() : nullptr; }
  /// The document of the only one; else `error`, or the given one where that says nothing.
  [[nodiscard]] base::Result<model::Document> document(const base::Error& otherwise) const;
};

/// Looks for puzzles in a clean text, which may be the source of a page or of a mail: links, grids
/// with words, code fences, marks of quotation, labels of rows and columns around them; tables with
/// empty cells, or with blanks as empty cells; with x, - or ? for an empty cell, and digits of full
/// width or of other scripts. Each is read in the only way in which it can be read, or not at all.
/// `first_line` is the number of the text's first line where it is part of a longer one.
[[nodiscard]] PasteSearch search_paste(std::string_view text, const ReadOptions& options,
                                       std::uint32_t first_line = 1);

/// Whether a text that a format fits is better searched: a link with further words on its line, or
/// as the source of a mail has it.
[[nodiscard]] bool has_words_beside_link(std::string_view text, const Format& format);

}  // namespace omnidoku::formats

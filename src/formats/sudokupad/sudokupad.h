// SPDX-License-Identifier: MIT
//
// Puzzles of SudokuPad that lie in their own id: the digits of a classic grid ("scf..."), or a
// whole puzzle ("scl...", "ctc..."), which is compressed JSON, often with short names and without
// quotation marks. What it holds is mostly drawing: givens, regions, cages with a sum or without
// repeats and rules for the whole board are certain and read; lines, arrows and shapes may be
// rules, are named in Puzzle::unknown_rules and kept in Document::foreign. What is written is in
// sudokupad/write.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "formats/format.h"
#include "formats/json.h"
#include "model/document.h"

namespace omnidoku::formats {

/// JSON of a text in which names of members and "#rrggbb" may stand without quotation marks, "{}"
/// is left out in lists, "t" and "f" are truth values and "'" may be the quotation mark. The names
/// stay as they are. Other text comes back as some text that is no JSON.
[[nodiscard]] std::string unzip_sudokupad(std::string_view zipped);

/// The document that an object, with short or long names, describes. Errors: syntax, wrong_length,
/// unknown_symbol, unknown_name, bad_geometry.
[[nodiscard]] base::Result<model::Document> read_sudokupad(const JsonCursor& root,
                                                           const ReadOptions& options);

/// The member with the puzzle in native JSON, where the rest does not say all of it. It counts for
/// nothing once the rest is not what is written for that puzzle: somebody has changed it.
inline constexpr std::string_view kPadBeyond = "x-omnidoku";

/// The document as an object, with what was carried along. Error: unsupported, where a rule can
/// only be drawn, too.
[[nodiscard]] base::Result<base::Value> write_sudokupad(const model::Document& document);
/// The same with the rules that SudokuPad has no name for drawn and told in words; their kinds are
/// added to `drawn`. Error: unsupported.
[[nodiscard]] base::Result<base::Value> write_sudokupad_drawn(const model::Document& document,
                                                              std::vector<std::string>& drawn);
/// The document that stands in kPadBeyond; nothing where it does not count.
[[nodiscard]] std::optional<model::Document> read_beyond_sudokupad(const base::Value& root,
                                                                   const ReadOptions& options);

}  // namespace omnidoku::formats

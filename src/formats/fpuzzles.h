// SPDX-License-Identifier: MIT
//
// f-puzzles JSON, the exchange format of many setters' tools. Size, regions, givens, entered
// values, marks, given pencilmarks, diagonals and disjoint groups are understood here; constraints
// are looked up in the constraint registry by the names they have there, so a type added later is
// read and written without a change in this file. What is only drawing goes to
// Document::ignored, any other rule to Puzzle::unknown_rules, and every member that is not
// understood is kept in Document::foreign:
//   {"arrow": [...], ...                      members of the whole object, verbatim
//    "grid": {"R1C1": {"c": "#f00"}},         members of cells
//    "killercage": [{"cells": [...], "outlineC": ...}]}   further members of understood elements
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"
#include "formats/format.h"
#include "formats/json.h"
#include "model/document.h"

namespace omnidoku::formats {

/// The document an f-puzzles object describes.
[[nodiscard]] base::Result<model::Document> read_fpuzzles(const JsonCursor& root,
                                                          const ReadOptions& options);

/// The document as an f-puzzles object, with what was carried along. Error: unsupported.
[[nodiscard]] base::Result<base::Value> write_fpuzzles(const model::Document& document);

/// The packed part of a link or puzzle id that holds an f-puzzles object; empty for other text.
/// Blanks that stand for '+' are still in it.
[[nodiscard]] std::string_view fpuzzles_payload(std::string_view text);

/// The JSON text in the packed part of a link. Repairs percent signs, '+' turned into a blank and
/// "//" collapsed to "/". Error: syntax.
[[nodiscard]] base::Result<std::string> unpack_fpuzzles(std::string_view payload);

/// What the names of f-puzzles' members mean, as both reader and writer need it.
namespace fpuzzles_names {

/// The name of the format in the constraint registry and in Document::format.
inline constexpr std::string_view kFormat = "fpuzzles";
/// Whether a member is only drawing, or an editor's setting.
[[nodiscard]] bool is_cosmetic(std::string_view member);
/// A rule in words: "anti-knight" for "antiknight".
[[nodiscard]] std::string rule_words(std::string_view member);
/// "arrow (3 times)"; without the number when it is one.
[[nodiscard]] std::string times(std::string words, std::size_t count);
/// Whether a member says nothing at all: null, false, "", [] or {}.
[[nodiscard]] bool is_empty(const base::Value& value);
/// A whole number, also one in a string; nothing for anything else.
[[nodiscard]] std::optional<std::int64_t> as_number(const base::Value& value);

}  // namespace fpuzzles_names

}  // namespace omnidoku::formats

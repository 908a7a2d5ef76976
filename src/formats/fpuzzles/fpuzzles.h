// SPDX-License-Identifier: MIT
//
// f-puzzles JSON, the exchange format of many setters' tools. Size, regions, givens, entered
// values, marks, given pencilmarks, diagonals and disjoint groups are understood here; constraints
// are looked up in the constraint registry by the names they have there, so a type added later is
// read and written without a change in this file. What is known to be only decoration goes to
// Document::ignored; anything else, a drawing (fpuzzles/drawings.h) or a value of a cage that is no
// sum included, may be a rule and goes to Puzzle::unknown_rules. Every member that is not
// understood is kept in Document::foreign:
//   {"arrow": [...], ...                      members of the whole object, verbatim
//    "grid": {"R1C1": {"c": "#f00"}},         members of cells
//    "killercage": [{"cells": [...], "outlineC": ...}]}   further members of understood elements
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "constraints/constraint_type.h"
#include "formats/format.h"
#include "formats/json.h"
#include "model/document.h"

namespace omnidoku::formats {

inline constexpr std::string_view kFpuzzlesName = "f-puzzles";

/// The document an f-puzzles object describes.
[[nodiscard]] base::Result<model::Document> read_fpuzzles(const JsonCursor& root,
                                                          const ReadOptions& options);

/// The document as an f-puzzles object, with what was carried along. Error: unsupported; it names
/// the `format` that this is written for.
[[nodiscard]] base::Result<base::Value> write_fpuzzles(const model::Document& document,
                                                       std::string_view format);

/// The same with the rules that f-puzzles has no name for as its drawings and in the ruleset; their
/// kinds are added to `drawn`. Error: unsupported, for what is no such rule.
[[nodiscard]] base::Result<base::Value> write_fpuzzles_drawn(const model::Document& document,
                                                             std::string_view format,
                                                             std::vector<std::string>& drawn);

/// The JSON text in the packed part of a link. Repairs percent signs, '+' turned into a blank and
/// "//" collapsed to "/". Error: syntax.
[[nodiscard]] base::Result<std::string> unpack_fpuzzles(std::string_view payload);

/// What the names of f-puzzles' members mean, as both reader and writer need it.
namespace fpuzzles_names {

/// The name of the format in the constraint registry and in Document::format.
inline constexpr std::string_view kFormat = "fpuzzles";
/// The member that lists the marks of which all are drawn, and what such a rule is called in the
/// constraint registry: "negative xv".
inline constexpr std::string_view kNegative = "negative";
/// The list of cages that are only drawn, but for those marked DR and a number; the name that the
/// registry has for these.
inline constexpr std::string_view kDrawnCages = "cage";
inline constexpr std::string_view kRootCages = "cage DR";
/// The cells that are lit in a fog from the start, and those that light the cells around them, too.
inline constexpr std::string_view kFogLit = "foglight";
inline constexpr std::string_view kFogLamps = "fogofwar";
/// What the setter tells whoever has solved it.
inline constexpr std::string_view kSaidWhenSolved = "successMessage";
/// The member with the rules that f-puzzles has no name for, for this program: "constraints" in
/// native JSON, the "words" of the ruleset that say them, and what is "drawn" of them, in lists by
/// the names of members. Whoever changes these words or drawings has changed the rules: then it
/// counts for nothing.
inline constexpr std::string_view kBeyond = "x-omnidoku";
/// The member of it with the whole puzzle in native JSON, where the rest is not read as all of it
/// (formats/native/beside.h). It counts as long as nothing of the object was changed.
inline constexpr std::string_view kBesideBeyond = "puzzle";
[[nodiscard]] std::string negative_of(std::string_view marks);
/// The marks of such a name: "xv"; empty for others.
[[nodiscard]] std::string_view marks_of_negative(std::string_view name);
/// Whether a member is only drawing, or an editor's setting.
[[nodiscard]] bool is_cosmetic(std::string_view member);
/// Whether a member of a cell is only a colour or another mark that no rule looks at.
[[nodiscard]] bool is_cell_decoration(std::string_view member);
/// Whether a member of a cage or another element says only how it is drawn or where it comes from.
[[nodiscard]] bool is_element_decoration(std::string_view member);
/// A rule in words: "anti-knight" for "antiknight".
[[nodiscard]] std::string rule_words(std::string_view member);

}  // namespace fpuzzles_names

}  // namespace omnidoku::formats

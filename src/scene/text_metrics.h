// SPDX-License-Identifier: MIT
//
// How much room text takes: columns in a terminal, and an estimate in ems for drawings, which must
// be made without the fonts that will paint them. Estimates are on the wide side (they follow
// DejaVu Sans Bold, about the widest common face), so that text does not leave its cell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/symbols.h"

namespace omnidoku::scene {

/// Terminal columns of one grapheme cluster, 0..2. Bytes that are not UTF-8 count 1 each.
[[nodiscard]] int grapheme_columns(std::string_view grapheme);

/// Terminal columns of a text.
[[nodiscard]] int text_columns(std::string_view text);

/// Whether fonts usually paint the grapheme cluster in colours of its own.
[[nodiscard]] bool is_emoji(std::string_view grapheme);

/// The symbols as they are drawn: where some are emoji, pictograms that would come out as black
/// outlines beside them are asked for in colours too.
[[nodiscard]] std::vector<std::string> drawn_symbols(const model::Symbols& symbols);

/// Estimated width in ems.
[[nodiscard]] double text_ems(std::string_view text);

/// Breaks a text into lines of at most `ems`, at blanks where possible; newlines break too.
/// At most `max_lines` lines; what is left over ends in an ellipsis.
[[nodiscard]] std::vector<std::string> wrap_text(std::string_view text, double ems,
                                                 std::size_t max_lines);

}  // namespace omnidoku::scene

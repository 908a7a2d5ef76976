// SPDX-License-Identifier: MIT
//
// How constraint strings tell the cells and arguments of constraints that they tell in a way of
// their own: most are told as the shape of their type says (iss.h).
#pragma once

#include <cstdint>

#include "constraints/constraint_type.h"

namespace omnidoku::formats::iss {

enum class Form : std::uint8_t {
  usual,
  value_and_lane,      ///< a lane without an end from which it is looked at: the value, then "R3"
  value_and_diagonal,  ///< the value, then the cell in which a diagonal of the grid begins
  falling_pairs,       ///< of each two cells side by side among those listed, the later comes first
  pill,                ///< how many cells the circle has, these cells, then those of the line
  loop,                ///< of a closed line the word LOOP behind its cells, each once
  segments,  ///< cells that '-' parts; the argument that is cells holds those of another part
  group,     ///< the name of a group of cells, empty for the grid; then values, then a number
  regions,   ///< alone, for the grid and a further group of as many cells
  counted,   ///< a cell that counts, 1 where the next does not count, then cells, in lines of paths
  named_lines,   ///< a text, then lines that an empty argument parts, "_name" before the first
  packed_lines,  ///< the text in Base64, then such lines without names
  /// Read alone, where no other type can say it: the first cell is the sum of the others, whose
  /// equation is the first argument.
  first_is_sum,
};

/// Whether lines stand behind a text.
[[nodiscard]] inline bool is_of_lines(Form form) {
  return form == Form::named_lines || form == Form::packed_lines;
}

/// That of a type by one of its names here.
[[nodiscard]] Form form_of(const constraints::ConstraintType& type,
                           const constraints::ForeignName& name);

}  // namespace omnidoku::formats::iss

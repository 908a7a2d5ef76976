// SPDX-License-Identifier: MIT
//
// Board builders. Each is a descriptor in a file of its own under geometry/builders plus one line
// in builders/registry.inc. A board description is an object as in native JSON:
//   {"type": "grid", "size": 9, "box": [3, 3], "extra": [{"type": "x"}, {"type": "windoku"}]}
// A base builder makes the cells; extras then add houses to every grid of the board.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/random.h"
#include "geometry/board.h"

namespace omnidoku::geometry {

/// One parameter of a builder, for help texts and editors.
struct BuilderParameter {
  /// How a person writes it, for editors. In a description (JSON) it is what each line says.
  enum class Kind : std::uint8_t {
    text,     ///< a string
    integer,  ///< a whole number
    flag,     ///< true or false
    pair,     ///< "3x3" for [3, 3], "none" for null
    list,     ///< "0,0; 6,6" for [[0, 0], [6, 6]], with words as strings
    rhombi,   ///< "T0,0; L2,1" for [["T", 0, 0], ["L", 2, 1]]
    houses,   ///< "R1C1 R1C2; R9C9" for [{"cells": ["R1C1", "R1C2"]}, {"cells": ["R9C9"]}]
    faces,    ///< "roof 3x3 top 0,0,3; F2 2x4" for [{"name": "roof", "rows": 3, "columns": 3, ...}]
    cells,    ///< "a 0,0; b 1,0" for [{"name": "a", "at": [0, 0]}, {"name": "b", "at": [1, 0]}]
  };
  std::string_view name;
  std::string_view meaning;  ///< kind, default and range in words
  Kind kind = Kind::text;
};
/// The word for a kind: its name above.
[[nodiscard]] std::string_view to_string(BuilderParameter::Kind kind);

/// Descriptor of a board builder or of an extra.
struct BoardType {
  std::string_view id;     ///< as in "type" and on the command line
  std::string_view title;  ///< for people
  std::string_view rule;   ///< what the houses say, one sentence
  std::span<const BuilderParameter> parameters;

  /// Text parameters of the command line ("12x12:3x4") to the description object (without "type").
  /// Empty text = sensible defaults.
  base::Result<base::Value> (*parse)(std::string_view text) = nullptr;

  /// Base builders: description -> draft. Null for extras. The caller sets draft.spec unless the
  /// builder has set it to say in full what the description left open.
  base::Result<BoardDraft> (*build)(const base::Value& spec) = nullptr;

  /// Extras: adds houses to the draft, usually one set for each of draft.grids. Null for bases.
  base::Result<void> (*extend)(BoardDraft& draft, const base::Value& spec) = nullptr;

  /// Base builders with a map of regions ("regions"): the members "size" and "regions" of a new map
  /// of that size, drawn at random. Null for others.
  base::Value (*draw_map)(int size, base::Random& random) = nullptr;
};

/// Every builder and extra in registry order.
[[nodiscard]] std::span<const BoardType* const> board_types();
/// By id; null pointer when unknown.
[[nodiscard]] const BoardType* find_board_type(std::string_view id);

/// Builds a board from its description. A description whose type is an extra stands for the
/// ordinary 9x9 grid with that extra. Errors: bad_geometry, unknown_name, too_large; the text names
/// the member at fault.
[[nodiscard]] base::Result<BoardPtr> build_board(const base::Value& spec);

/// Whether the description is of a board with a map of regions and leaves it open which: then
/// build_board takes a fixed one, and each puzzle made can have one of its own.
[[nodiscard]] bool leaves_map_open(const base::Value& spec);
/// The description of a board with a map of regions, with another map of its size, drawn at random.
/// The board's builder must have draw_map.
[[nodiscard]] base::Value with_random_map(const geometry::Board& board, base::Random& random);

/// Description from command-line text: NAME[:PARAMS][+EXTRA[:PARAMS]]..., such as "grid:12x12:3x4"
/// or "grid:9+x+windoku"; a text that starts with a digit is a grid ("12x12:3x4"). Errors:
/// unknown_name, bad_geometry, encoding.
[[nodiscard]] base::Result<base::Value> parse_board_text(std::string_view text);

/// The ordinary 9x9 board, made once.
[[nodiscard]] const BoardPtr& classic_board();

}  // namespace omnidoku::geometry

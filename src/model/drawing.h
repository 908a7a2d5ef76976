// SPDX-License-Identifier: MIT
//
// Drawing: something that whoever sets a puzzle here draws on it. It carries no rule: it decorates,
// or waits for a meaning. What other programs' files draw is kept as they have it
// (Document::foreign).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/board.h"
#include "model/ornament.h"

namespace omnidoku::model {

struct Drawing {
  enum class Form : std::uint8_t {
    line,    ///< through the middles of `cells`, in order
    circle,  ///< in the middle of `cells`: in a cell, on an edge, on a corner
    square,  ///< the same
    text,    ///< the same
    cage,    ///< around `cells`, with `text` in a corner
    tint,    ///< a colour in each of `cells`
  };
  Form form = Form::line;
  std::vector<geometry::Cell> cells = {};  ///< at least one, of a line at least two
  std::string text = {};                   ///< what stands in it; of a line and a tint nothing
  Colour colour = kNoColour;  ///< of a line, text or outline itself, else what fills it
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// Whether there are places to draw at: on the boards whose cells are a square of as many rows as
/// there are digits.
[[nodiscard]] inline bool can_be_drawn_on(const geometry::Board& board) {
  return board.num_digits() * board.num_digits() == board.num_cells();
}

/// The forms as they are called in native JSON and the api.
inline constexpr std::array<std::pair<Drawing::Form, std::string_view>, 6> kDrawingForms{{
    {Drawing::Form::line, "line"},
    {Drawing::Form::circle, "circle"},
    {Drawing::Form::square, "square"},
    {Drawing::Form::text, "text"},
    {Drawing::Form::cage, "cage"},
    {Drawing::Form::tint, "tint"},
}};

/// Most that a puzzle has, and most characters of a text.
inline constexpr std::size_t kMostDrawings = 1000;
inline constexpr std::size_t kLongestDrawnText = 100;

}  // namespace omnidoku::model

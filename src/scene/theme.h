// SPDX-License-Identifier: MIT
//
// Themes: what a drawing looks like, as data. A theme gives a style to every role of a scene; roles
// with tones take theirs from a palette, round and round. Palettes are told apart by people with
// any colour vision, and by lightness where they are printed.
#pragma once

#include <span>
#include <string_view>

#include "scene/scene.h"

namespace omnidoku::scene {

/// How things of one role look. Empty colours paint nothing; lengths are parts of a cell's side.
struct Style {
  std::string_view fill = {};
  std::string_view stroke = {};
  double stroke_width = 0;
  double dash = 0;  ///< length of a dash; 0 = unbroken
  double gap = 0;   ///< between dashes
  double opacity = 1;
  bool bold = false;
};

struct Theme {
  std::string_view id;
  std::string_view background;
  std::string_view cell;
  std::span<const std::string_view> tints;   ///< of cells, for tones 1, 2, ...
  std::span<const std::string_view> shades;  ///< of shaded shapes, for tones 0, 1, ...
  double shade_opacity = 1;
  std::string_view highlight;
  double highlight_opacity = 1;
  std::string_view highlight_edge;
  std::string_view line;    ///< between cells
  std::string_view border;  ///< between regions
  double line_width = 0;
  double border_width = 0;
  std::string_view diagonal;
  std::string_view figure;                  ///< thermometers, and marks behind digits
  std::span<const std::string_view> cages;  ///< outlines and their sums, for tones 0, 1, ...
  double cage_width = 0;
  bool patterns = false;  ///< dashes of cages differ by tone as well
  std::string_view given;
  std::string_view entry;
  std::string_view candidate;
  std::string_view pencilmark;
  std::string_view words;                         ///< labels, title, rules
  std::span<const std::string_view> step_houses;  ///< for home, base, cover, link
  double step_house_opacity = 0.35;
  std::span<const std::string_view> step_marks;  ///< for pattern/on, off, fin, endo fin, guardian,
                                                 ///< then groups
  std::string_view step_removed;
  std::string_view step_strike;
  std::string_view step_placed;
  std::string_view step_link;
};

/// Every theme; the first is the default.
[[nodiscard]] std::span<const Theme> themes();
/// By id; null pointer when unknown.
[[nodiscard]] const Theme* find_theme(std::string_view id);

/// How a theme paints a role.
[[nodiscard]] Style style_of(const Theme& theme, Role role, std::uint8_t tone);

}  // namespace omnidoku::scene

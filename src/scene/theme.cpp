// SPDX-License-Identifier: MIT
//
// The colours. Tints are pale enough for dark digits to stand out (contrast above 7 to 1 in every
// light theme). Their hues follow the pale scheme of Paul Tol's notes on colour schemes for people
// with colour vision deficiencies (SRON/EPS/TN/09-002); cage colours follow his bright scheme.
#include "scene/theme.h"

#include <array>

#include "scene/coordinates.h"

namespace omnidoku::scene {
namespace {

using Colours = std::array<std::string_view, 9>;

constexpr Colours kLightTints = {"#dfe8f6", "#f6ecd2", "#dcefdf", "#f6dede", "#e6e0f2",
                                 "#d9eef0", "#eceade", "#f2dfec", "#e4e7ea"};
constexpr Colours kDarkTints = {"#24344d", "#453a22", "#22402d", "#4a2b2e", "#38304f",
                                "#1f4045", "#3f3f30", "#47304a", "#353a40"};
constexpr Colours kContrastTints = {"#cfe2ff", "#ffeeb0", "#c9f2d0", "#ffd3d3", "#e2d6ff",
                                    "#c6f1f4", "#eeeec0", "#ffd0f0", "#dddddd"};
constexpr Colours kPrintTints = {"#e9e9e9", "#d6d6d6", "#f4f4f4", "#c9c9c9", "#e0e0e0",
                                 "#efefef", "#d0d0d0", "#dadada", "#e4e4e4"};

using Palette = std::array<std::string_view, 6>;

constexpr Palette kLightShades = {"#8d99a8", "#4477aa", "#ccaa33", "#228866", "#cc6677", "#8866bb"};
constexpr Palette kDarkShades = {"#8d99a8", "#6699cc", "#ccaa33", "#33a07a", "#cc6677", "#9977cc"};
constexpr Palette kPrintShades = {"#808080", "#606060", "#a0a0a0", "#707070", "#909090", "#505050"};

constexpr Palette kLightCages = {"#4b5563", "#2b6cb0", "#b4560f", "#1b7f5c", "#a63a68", "#6b4fa3"};
constexpr Palette kDarkCages = {"#c3cad4", "#7fb8f0", "#f0a463", "#5fcca2", "#ee8fb5", "#b8a2ee"};
constexpr Palette kContrastCages = {"#000000", "#0033aa", "#8a2f00",
                                    "#005533", "#880044", "#440088"};
constexpr Palette kPrintCages = {"#222222", "#666666", "#222222", "#666666", "#222222", "#666666"};

// Steps. Marks are filled circles behind dark (or, in the dark theme, light) digits. Those that one
// step may show side by side differ for normal sight and with each kind of colour blindness
// (tests/unit/scene/theme_test.cpp); searched for by computer, starting from hues easy to name.
using HouseColours = std::array<std::string_view, 4>;
using MarkColours = std::array<std::string_view, 11>;

constexpr HouseColours kLightHouses = {"#8fb296", "#7fc4ff", "#ffd84a", "#d06fc8"};
constexpr HouseColours kDarkHouses = {"#3a5f42", "#123f9a", "#7a5c00", "#7a2a78"};
constexpr HouseColours kPrintHouses = {"#d4d4d4", "#b4b4b4", "#f0f0f0", "#c4c4c4"};
constexpr MarkColours kLightMarks = {"#6dbc7c", "#a490be", "#f6b24b", "#8588da",
                                     "#e3b8ff", "#cffabc", "#b5a347", "#9ea8eb",
                                     "#f7e476", "#83edeb", "#929786"};
constexpr MarkColours kDarkMarks = {"#337b3c", "#05438d", "#ac6908", "#8c2b6a",
                                    "#765fc7", "#364243", "#7a6419", "#142c84",
                                    "#a66465", "#435b75", "#826eae"};
constexpr MarkColours kPrintMarks = {"#b8b8b8", "#ececec", "#8a8a8a", "#d6d6d6",
                                     "#a0a0a0", "#dcdcdc", "#a0a0a0", "#c8c8c8",
                                     "#909090", "#e4e4e4", "#b0b0b0"};

constexpr std::array<Theme, 4> kThemes = {{
    {.id = "light",
     .background = "#ffffff",
     .cell = "#ffffff",
     .tints = kLightTints,
     .shades = kLightShades,
     .shade_opacity = 0.22,
     .highlight = "#ffd84d",
     .highlight_opacity = 0.55,
     .highlight_edge = "#c98a00",
     .line = "#a9b0ba",
     .border = "#1f2630",
     .line_width = 1.0 / 48,
     .border_width = 3.0 / 48,
     .diagonal = "#9db4d3",
     .figure = "#d3d8df",
     .cages = kLightCages,
     .cage_width = 1.25 / 48,
     .given = "#111827",
     .entry = "#1d63c4",
     .candidate = "#5b6572",
     .pencilmark = "#111827",
     .words = "#374151",
     .step_houses = kLightHouses,
     .step_house_opacity = 0.6,
     .step_marks = kLightMarks,
     .step_removed = "#ffc4bf",
     .step_strike = "#c4161c",
     .step_placed = "#6fdc7d",
     .step_link = "#a3221b"},
    {.id = "dark",
     .background = "#14171c",
     .cell = "#1d2127",
     .tints = kDarkTints,
     .shades = kDarkShades,
     .shade_opacity = 0.28,
     .highlight = "#e0b000",
     .highlight_opacity = 0.38,
     .highlight_edge = "#ffd84d",
     .line = "#4d5561",
     .border = "#b4bdc9",
     .line_width = 1.0 / 48,
     .border_width = 3.0 / 48,
     .diagonal = "#4a658c",
     .figure = "#3b4452",
     .cages = kDarkCages,
     .cage_width = 1.25 / 48,
     .given = "#f3f5f8",
     .entry = "#7cb8ff",
     .candidate = "#a3adb9",
     .pencilmark = "#f3f5f8",
     .words = "#c9d1db",
     .step_houses = kDarkHouses,
     .step_house_opacity = 0.8,
     .step_marks = kDarkMarks,
     .step_removed = "#7a2626",
     .step_strike = "#ff8a80",
     .step_placed = "#1e9e46",
     .step_link = "#ff9d94"},
    {.id = "contrast",
     .background = "#ffffff",
     .cell = "#ffffff",
     .tints = kContrastTints,
     .shades = kLightShades,
     .shade_opacity = 0.35,
     .highlight = "#ffe000",
     .highlight_opacity = 1,
     .highlight_edge = "#000000",
     .line = "#000000",
     .border = "#000000",
     .line_width = 1.0 / 48,
     .border_width = 4.5 / 48,
     .diagonal = "#5588dd",
     .figure = "#c4c4c4",
     .cages = kContrastCages,
     .cage_width = 2.0 / 48,
     .patterns = true,
     .given = "#000000",
     .entry = "#0033cc",
     .candidate = "#222222",
     .pencilmark = "#000000",
     .words = "#000000",
     .step_houses = kLightHouses,
     .step_house_opacity = 0.6,
     .step_marks = kLightMarks,
     .step_removed = "#ffc4bf",
     .step_strike = "#b00000",
     .step_placed = "#6fdc7d",
     .step_link = "#8a0000"},
    {.id = "print",
     .background = "#ffffff",
     .cell = "#ffffff",
     .tints = kPrintTints,
     .shades = kPrintShades,
     .shade_opacity = 0.25,
     .highlight = "#b0b0b0",
     .highlight_opacity = 0.6,
     .highlight_edge = "#000000",
     .line = "#777777",
     .border = "#000000",
     .line_width = 0.75 / 48,
     .border_width = 3.0 / 48,
     .diagonal = "#aaaaaa",
     .figure = "#d9d9d9",
     .cages = kPrintCages,
     .cage_width = 1.25 / 48,
     .patterns = true,
     .given = "#000000",
     .entry = "#4a4a4a",
     .candidate = "#555555",
     .pencilmark = "#000000",
     .words = "#000000",
     .step_houses = kPrintHouses,
     .step_house_opacity = 0.8,
     .step_marks = kPrintMarks,
     .step_removed = "#ffffff",
     .step_strike = "#000000",
     .step_placed = "#bbbbbb",
     .step_link = "#000000"},
}};

std::string_view pick(std::span<const std::string_view> palette, int tone) {
  return palette[static_cast<std::size_t>(tone) % palette.size()];
}

Style text_style(std::string_view colour, bool bold) { return {.fill = colour, .bold = bold}; }

Style line_style(std::string_view colour, double width) {
  return {.stroke = colour, .stroke_width = width};
}

}  // namespace

std::span<const Theme> themes() { return kThemes; }

const Theme* find_theme(std::string_view id) {
  for (const Theme& theme : kThemes) {
    if (theme.id == id) return &theme;
  }
  return nullptr;
}

Style style_of(const Theme& theme, Role role, std::uint8_t tone) {
  Style cage = line_style(pick(theme.cages, tone), theme.cage_width);
  switch (role) {
    case Role::background: return {.fill = theme.background};
    case Role::cell: return {.fill = tone == 0 ? theme.cell : pick(theme.tints, tone - 1)};
    case Role::shade: return {.fill = pick(theme.shades, tone), .opacity = theme.shade_opacity};
    case Role::highlight:
      return {.fill = theme.highlight,
              .stroke = theme.highlight_edge,
              .stroke_width = 2.0 / 48,
              .opacity = theme.highlight_opacity};
    case Role::diagonal: return line_style(theme.diagonal, 1.5 / 48);
    case Role::path: return line_style(theme.diagonal, 6.0 / 48);
    case Role::thermometer: return line_style(theme.figure, tone == 0 ? 0.34 : 0.16);
    case Role::cell_mark: return {.fill = theme.figure};
    case Role::white_dot:
      return {.fill = theme.cell, .stroke = theme.border, .stroke_width = 1.25 / 48};
    case Role::black_dot: return {.fill = theme.border};
    case Role::dot_text: return text_style(theme.given, false);
    case Role::grid_line: return line_style(theme.line, theme.line_width);
    case Role::region_border: return line_style(theme.border, theme.border_width);
    case Role::fold: return line_style(theme.border, theme.border_width * 4 / 3);
    case Role::cage: {
      constexpr std::array<double, 6> kDashes = {4, 9, 1.5, 14, 6, 2.5};
      constexpr std::array<double, 6> kGaps = {3, 3, 3, 5, 6, 1.5};
      const std::size_t pattern = theme.patterns ? tone % kDashes.size() : 0;
      cage.dash = kDashes[pattern] / 48;
      cage.gap = kGaps[pattern] / 48;
      return cage;
    }
    case Role::cage_solid: return cage;
    case Role::cage_dotted:
      cage.dash = 1.5 / 48;
      cage.gap = 2.5 / 48;
      return cage;
    case Role::cage_sum: return text_style(pick(theme.cages, tone), false);
    case Role::pencilmark: return text_style(theme.pencilmark, true);
    case Role::candidate: return text_style(tone == 0 ? theme.candidate : theme.given, tone != 0);
    case Role::given: return text_style(theme.given, true);
    case Role::entry_mark: return line_style(theme.entry, 2.5 / 48);
    case Role::entry: return text_style(theme.entry, false);
    case Role::label:
      if (tone == kCoordinateTone) return text_style(theme.candidate, false);
      if (tone == kPartTone) return {.fill = theme.words, .opacity = 0.13, .bold = true};
      return text_style(theme.words, true);
    case Role::title: return text_style(theme.words, true);
    case Role::rules: return text_style(theme.words, false);
    case Role::step_house:
      return {.fill = pick(theme.step_houses, tone), .opacity = theme.step_house_opacity};
    case Role::step_mark: return {.fill = pick(theme.step_marks, tone)};
    case Role::step_removed: return {.fill = theme.step_removed};
    case Role::step_strike: return line_style(theme.step_strike, 2.0 / 48);
    case Role::step_placed:
      return {.fill = theme.step_placed, .stroke = theme.given, .stroke_width = 1.5 / 48};
    case Role::step_strong_link: {
      Style link = line_style(theme.step_link, 1.75 / 48);
      link.fill = theme.step_link;
      return link;
    }
    case Role::step_weak_link: {
      Style link = line_style(theme.step_link, 1.25 / 48);
      link.fill = theme.step_link;
      link.dash = 3.0 / 48;
      link.gap = 2.5 / 48;
      return link;
    }
  }
  return {};
}

}  // namespace omnidoku::scene

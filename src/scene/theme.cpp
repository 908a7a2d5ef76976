// SPDX-License-Identifier: MIT
//
// The colours. Tints are pale enough for dark digits to stand out (contrast above 7 to 1 in every
// light theme). Their hues follow the pale scheme of Paul Tol's notes on colour schemes for people
// with colour vision deficiencies (SRON/EPS/TN/09-002); cage colours follow his bright scheme.
#include "scene/theme.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

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

// Whispers, palindrome, renban, nabner, entropic, modular, zipper, between, lockout, region sum, in
// the hues that they have elsewhere; digits stay legible on them.
using LineColours = std::array<std::string_view, 10>;

constexpr LineColours kLightLines = {"#8fd694", "#b9bfc7", "#d9a3dd", "#e3cf6a", "#f3b27e",
                                     "#8ed0d6", "#b7b2ee", "#c8cdd4", "#a8c3e8", "#9fc6f2"};
constexpr LineColours kDarkLines = {"#2f6d3a", "#565e69", "#743b7a", "#6d5f16", "#84491c",
                                    "#1f646b", "#4c4691", "#4a525d", "#33507a", "#21568c"};
constexpr LineColours kContrastLines = {"#7fdc86", "#b0b0b0", "#e49be9", "#ead23f", "#ffae6b",
                                        "#74d5de", "#b3acff", "#c6c6c6", "#8fb8f0", "#7fbaff"};
constexpr LineColours kPrintLines = {"#cfcfcf", "#b9b9b9", "#d9d9d9", "#c3c3c3", "#dddddd",
                                     "#c9c9c9", "#d4d4d4", "#d6d6d6", "#c0c0c0", "#cccccc"};

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

constexpr std::size_t kNumThemes = 4;

/// One colour, or a palette.
class Hues {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): written in lists
  constexpr Hues(const char* one) : one_(one) {}
  template <std::size_t n>
  // NOLINTNEXTLINE(google-explicit-constructor): written in lists
  constexpr Hues(const std::array<std::string_view, n>& many) : many_(many) {}

  [[nodiscard]] constexpr std::size_t size() const { return many_.empty() ? 1 : many_.size(); }
  [[nodiscard]] std::string_view at(int place) const {
    return many_.empty() ? one_ : many_[static_cast<std::size_t>(place) % many_.size()];
  }

 private:
  std::string_view one_;
  std::span<const std::string_view> many_;
};

struct PaintLine {
  std::string_view name;
  int first_tone;
  std::array<Hues, kNumThemes> hues;
};
constexpr PaintLine kPaints[] = {
#define OMNIDOKU_PAINT(name, first_tone, ...) {#name, first_tone, {__VA_ARGS__}},
#include "scene/paints.inc"
};

struct MeasureLine {
  std::string_view name;
  std::array<double, kNumThemes> numbers;
};
constexpr MeasureLine kMeasures[] = {
#define OMNIDOKU_MEASURE(name, ...) {#name, {__VA_ARGS__}},
#include "scene/paints.inc"
};

constexpr std::array<Theme, kNumThemes> kThemes = {{
    {.id = "light", .column = 0},
    {.id = "dark", .column = 1},
    {.id = "contrast", .column = 2, .patterns = true},
    {.id = "print", .column = 3, .patterns = true},
}};

struct RoleLine {
  std::string_view name;
  Look look;
};
constexpr RoleLine kRoles[] = {
#define OMNIDOKU_ROLE(name, ...) {#name, Look{__VA_ARGS__}},
#include "scene/roles.inc"
};

struct TonesLine {
  Role role{};
  std::uint8_t first = 0;
  std::uint8_t last = 0;
  Look look;
};
constexpr TonesLine kTones[] = {
#define OMNIDOKU_TONES(name, first, last, ...) {Role::name, first, last, Look{__VA_ARGS__}},
#include "scene/roles.inc"
};

const PaintLine& line_of(Paint paint) { return kPaints[static_cast<std::size_t>(paint)]; }

/// Names as style sheets have them.
std::vector<std::string> role_classes() {
  std::vector<std::string> names;
  for (const RoleLine& line : kRoles) {
    names.emplace_back(line.name);
    std::replace(names.back().begin(), names.back().end(), '_', '-');
  }
  return names;
}

}  // namespace

std::string_view class_name(Role role) {
  static const std::vector<std::string> names = role_classes();
  return names[static_cast<std::size_t>(role)];
}

std::string_view to_string(Paint paint) { return line_of(paint).name; }
std::string_view to_string(Measure measure) {
  return kMeasures[static_cast<std::size_t>(measure)].name;
}

Tones tones_of(Paint paint) {
  const PaintLine& line = line_of(paint);
  return {line.first_tone, line.first_tone + static_cast<int>(line.hues.front().size()) - 1};
}

std::string_view Theme::colour(Paint paint, int tone) const {
  if (paint == Paint::none) return {};
  const PaintLine& line = line_of(paint);
  return line.hues[column].at(std::max(tone - line.first_tone, 0));
}

double Theme::measure(Measure measure) const {
  if (measure == Measure::one) return 1;
  return kMeasures[static_cast<std::size_t>(measure)].numbers[column];
}

std::span<const Theme> themes() { return kThemes; }

const Theme* find_theme(std::string_view id) {
  for (const Theme& theme : kThemes) {
    if (theme.id == id) return &theme;
  }
  return nullptr;
}

Look look_of(Role role, std::uint8_t tone) {
  for (const TonesLine& line : kTones) {
    if (line.role == role && line.first <= tone && tone <= line.last) return line.look;
  }
  return kRoles[static_cast<std::size_t>(role)].look;
}

DashLengths lengths_of(Dashes dashes, int tone, bool patterns) {
  constexpr DashLengths kPatterns[] = {{4, 3}, {9, 3}, {1.5, 3}, {14, 5}, {6, 6}, {2.5, 1.5}};
  const auto lengths = [&]() -> DashLengths {
    switch (dashes) {
      case Dashes::none: return {};
      case Dashes::by_tone:
        return kPatterns[patterns ? static_cast<std::size_t>(tone) % std::size(kPatterns) : 0];
      case Dashes::dots: return {1.5, 2.5};
      case Dashes::short_ones: return {3, 2.5};
    }
    return {};
  }();
  return {lengths.dash / 48, lengths.gap / 48};
}

Style style_of(const Theme& theme, Role role, std::uint8_t tone) {
  const Look look = look_of(role, tone);
  const auto amount = [&theme](Amount of) { return of.factor * theme.measure(of.measure); };
  const DashLengths lengths = lengths_of(look.dashes, tone, theme.patterns);
  return {.fill = theme.colour(look.fill, tone),
          .stroke = theme.colour(look.stroke, tone),
          .stroke_width = amount(look.width),
          .dash = lengths.dash,
          .gap = lengths.gap,
          .ends = look.ends,
          .opacity = amount(look.opacity),
          .bold = look.bold};
}

}  // namespace omnidoku::scene

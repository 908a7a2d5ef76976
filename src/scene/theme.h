// SPDX-License-Identifier: MIT
//
// Themes: what a drawing looks like, as data. roles.inc says how things of each role are painted,
// in names of colours and measures; paints.inc says what these are in each theme. Roles with tones
// take their colours from a palette, round and round. Palettes are told apart by people with any
// colour vision, and by lightness where they are printed.
#pragma once

#include <span>
#include <string_view>

#include "scene/coordinates.h"
#include "scene/scene.h"

namespace omnidoku::scene {

/// A colour that themes differ in, or a palette of them.
enum class Paint : std::uint8_t {
#define OMNIDOKU_PAINT(name, ...) name,
#include "scene/paints.inc"
  none,
};
inline constexpr int kNumPaints = static_cast<int>(Paint::none);

/// A number that themes differ in. Lengths are parts of a cell's side.
enum class Measure : std::uint8_t {
#define OMNIDOKU_MEASURE(name, ...) name,
#include "scene/paints.inc"
  one,  ///< 1 in all of them
};
inline constexpr int kNumMeasures = static_cast<int>(Measure::one);

/// The names, as in paints.inc.
[[nodiscard]] std::string_view to_string(Paint paint);
[[nodiscard]] std::string_view to_string(Measure measure);

/// The tones that a paint has colours for, before they come round again.
struct Tones {
  int first = 0;
  int last = 0;
};
[[nodiscard]] Tones tones_of(Paint paint);

struct Theme {
  std::string_view id;
  std::size_t column;     ///< in paints.inc
  bool patterns = false;  ///< dashes of cages differ by tone as well

  [[nodiscard]] std::string_view colour(Paint paint, int tone = 0) const;  ///< empty for none
  [[nodiscard]] double measure(Measure measure) const;
};

/// Every theme; the first is the default.
[[nodiscard]] std::span<const Theme> themes();
/// By id; null pointer when unknown.
[[nodiscard]] const Theme* find_theme(std::string_view id);

/// A number that may depend on the theme.
struct Amount {
  // NOLINTNEXTLINE(google-explicit-constructor): written in lists
  constexpr Amount(double amount) : factor(amount) {}
  // NOLINTNEXTLINE(google-explicit-constructor): written in lists
  constexpr Amount(Measure amount, double times = 1) : measure(amount), factor(times) {}
  friend bool operator==(const Amount&, const Amount&) = default;

  Measure measure = Measure::one;
  double factor = 1;
};

/// How a line is broken.
enum class Dashes : std::uint8_t {
  none,
  by_tone,     ///< differs by tone in themes with patterns
  dots,        ///< as short as they are wide
  short_ones,  ///< half as long as those of tone 0
};
/// How lines end and where they meet; broken ones end at once.
enum class Ends : std::uint8_t {
  round,
  square,  ///< of upright cells; else round
  flat,
};

/// How things of one role and tone look, in any theme.
struct Look {
  Paint fill = Paint::none;
  Paint stroke = Paint::none;
  Amount width = 0;  ///< of the stroke
  Dashes dashes = Dashes::none;
  Ends ends = Ends::round;
  Amount opacity = 1;  ///< of the fill
  bool bold = false;
};
[[nodiscard]] Look look_of(Role role, std::uint8_t tone);

/// The lengths of a dash and of the gap after it, in parts of a cell's side.
struct DashLengths {
  double dash = 0;  ///< 0 = unbroken
  double gap = 0;
};
[[nodiscard]] DashLengths lengths_of(Dashes dashes, int tone, bool patterns);

/// A look in the colours of a theme. Empty colours paint nothing; lengths are parts of a cell's
/// side.
struct Style {
  std::string_view fill = {};
  std::string_view stroke = {};
  double stroke_width = 0;
  double dash = 0;  ///< length of a dash; 0 = unbroken
  double gap = 0;   ///< between dashes
  Ends ends = Ends::round;
  double opacity = 1;
  bool bold = false;
};

/// How a theme paints a role.
[[nodiscard]] Style style_of(const Theme& theme, Role role, std::uint8_t tone);

}  // namespace omnidoku::scene

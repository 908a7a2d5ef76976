// SPDX-License-Identifier: MIT
//
// Colours that one picture may show side by side can be told apart, by people with any colour
// vision: differences in CIELAB, after the simulation of Machado, Oliveira and Fernandes (2009).
#include "scene/theme.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace omnidoku::scene {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

struct Vision {
  const char* name;
  Matrix matrix;  // on linear RGB
};
constexpr Vision kVisions[] = {
    {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"no red",
     {{{0.152286, 1.052583, -0.204868},
       {0.114503, 0.786281, 0.099216},
       {-0.003882, -0.048116, 1.051998}}}},
    {"no green",
     {{{0.367322, 0.860646, -0.227968},
       {0.280085, 0.672501, 0.047413},
       {-0.011820, 0.042940, 0.968881}}}},
    {"no blue",
     {{{1.255528, -0.076749, -0.178779},
       {-0.078411, 0.930809, 0.147602},
       {0.004733, 0.691367, 0.303900}}}},
};

Triple times(const Matrix& m, const Triple& v) {
  Triple out{};
  for (std::size_t i = 0; i < 3; ++i) out[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
  return out;
}

/// "#rrggbb" in 0..1.
Triple rgb(std::string_view colour) {
  Triple out{};
  for (std::size_t i = 0; i < 3; ++i) {
    out[i] = std::stoi(std::string(colour.substr(1 + 2 * i, 2)), nullptr, 16) / 255.0;
  }
  return out;
}

Triple linear(Triple colour) {
  for (double& c : colour) c = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  return colour;
}

Triple lab(const Triple& colour, const Vision& vision) {
  Triple seen = times(vision.matrix, linear(colour));
  for (double& c : seen) c = std::min(1.0, std::max(0.0, c));
  constexpr Matrix kToXyz = {{{0.4124564, 0.3575761, 0.1804375},
                              {0.2126729, 0.7151522, 0.0721750},
                              {0.0193339, 0.1191920, 0.9503041}}};
  const Triple xyz = times(kToXyz, seen);
  const auto f = [](double t) {
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  };
  const double x = f(xyz[0] / 0.95047);
  const double y = f(xyz[1]);
  const double z = f(xyz[2] / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double luminance(const Triple& colour) {
  const Triple v = linear(colour);
  return 0.2126729 * v[0] + 0.7151522 * v[1] + 0.0721750 * v[2];
}

double contrast(const Triple& a, const Triple& b) {
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return std::max(x, y) / std::min(x, y);
}

/// How a style's colour looks on a cell.
Triple on_cell(const Theme& theme, const Style& style) {
  const Triple below = rgb(theme.colour(Paint::cell));
  Triple colour = rgb(style.fill);
  for (std::size_t i = 0; i < 3; ++i) {
    colour[i] = style.opacity * colour[i] + (1 - style.opacity) * below[i];
  }
  return colour;
}

/// The least difference of two colours over the visions that a theme is for.
double difference(const Theme& theme, const Triple& a, const Triple& b) {
  double least = 1e9;
  for (const Vision& vision : kVisions) {
    const Triple p = lab(a, vision);
    const Triple q = lab(b, vision);
    least = std::min(least, std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]));
    if (theme.id == "print") break;  // greys look alike to everybody
  }
  return least;
}

TEST(Theme, WhiteDotsAreWhiteAndBlackOnesBlack) {
  for (const Theme& theme : themes()) {
    const Style white = style_of(theme, Role::white_dot, 0);
    const Style black = style_of(theme, Role::black_dot, 0);
    EXPECT_GE(luminance(rgb(white.fill)), 0.8) << theme.id;
    EXPECT_LE(luminance(rgb(black.fill)), 0.1) << theme.id;
    EXPECT_GE(contrast(rgb(white.fill), rgb(style_of(theme, Role::dot_text, 0).fill)), 7);
    EXPECT_FALSE(black.stroke.empty()) << theme.id << ": dark cells need an edge around it";
  }
}

TEST(Theme, MarksOfAStepDiffer) {
  constexpr int kRoles = 5;  // pattern, off, fin, endo fin, guardian; then groups
  for (const Theme& theme : themes()) {
    const bool grey = theme.id == "print";
    std::vector<Triple> marks;
    for (int tone = 0; tone <= tones_of(Paint::step).last; ++tone) {
      marks.push_back(
          on_cell(theme, style_of(theme, Role::step_mark, static_cast<std::uint8_t>(tone))));
      EXPECT_GE(contrast(marks.back(), rgb(theme.colour(Paint::given))), 3.9)
          << theme.id << " " << tone;
    }
    for (std::size_t a = 0; a < marks.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        const double apart = difference(theme, marks[a], marks[b]);
        const bool roles = a < kRoles;
        const bool next = a == b + 1;
        if (roles || next) {
          EXPECT_GE(apart, grey ? 6 : 18) << theme.id << " " << b << " " << a;
        } else if (b >= kRoles) {
          EXPECT_GE(apart, grey ? 0 : 14) << theme.id << " " << b << " " << a;
        }
      }
    }
  }
}

TEST(Theme, WhatIsPlacedAndWhatGoesDifferFromMarks) {
  for (const Theme& theme : themes()) {
    if (theme.id == "print") continue;  // there a rim and a stroke tell
    const Triple placed = on_cell(theme, style_of(theme, Role::step_placed, 0));
    const Triple removed = on_cell(theme, style_of(theme, Role::step_removed, 0));
    EXPECT_GE(difference(theme, placed, removed), 10) << theme.id;
    for (std::uint8_t tone = 0; tone < 5; ++tone) {
      const Triple mark = on_cell(theme, style_of(theme, Role::step_mark, tone));
      EXPECT_GE(difference(theme, mark, removed), 10) << theme.id << " " << int{tone};
      EXPECT_GE(difference(theme, mark, placed), 10) << theme.id << " " << int{tone};
    }
  }
}

TEST(Theme, HousesOfAStepDiffer) {
  for (const Theme& theme : themes()) {
    const double least = theme.id == "print" ? 4 : 7;
    for (std::uint8_t a = 0; a < 4; ++a) {
      const Triple house = on_cell(theme, style_of(theme, Role::step_house, a));
      EXPECT_GE(difference(theme, house, rgb(theme.colour(Paint::cell))), least)
          << theme.id << " " << int{a};
      EXPECT_GE(contrast(house, rgb(theme.colour(Paint::given))), 6) << theme.id << " " << int{a};
      for (std::uint8_t b = 0; b < a; ++b) {
        const Triple other = on_cell(theme, style_of(theme, Role::step_house, b));
        EXPECT_GE(difference(theme, house, other), least)
            << theme.id << " " << int{a} << " " << int{b};
      }
    }
  }
}

TEST(Theme, CagesDifferByDashesWhereColoursMayNotTell) {
  for (const Theme& theme : themes()) {
    if (!theme.patterns) continue;
    for (std::uint8_t a = 0; a < 6; ++a) {
      for (std::uint8_t b = 0; b < a; ++b) {
        const Style one = style_of(theme, Role::cage, a);
        const Style other = style_of(theme, Role::cage, b);
        EXPECT_GT(std::abs(one.dash - other.dash) + std::abs(one.gap - other.gap), 1.5 / 48)
            << theme.id << " " << int{a} << " " << int{b};
      }
    }
  }
  EXPECT_TRUE(find_theme("print")->patterns);
}

}  // namespace
}  // namespace omnidoku::scene

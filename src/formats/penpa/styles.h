// SPDX-License-Identifier: MIT
//
// How penpa-edit names colours and styles: by numbers. It paints a cell with 38 pixels.
#pragma once

#include <cstddef>
#include <cstdint>

#include "formats/drawn/ornament_list.h"
#include "model/ornament.h"

namespace omnidoku::formats::penpa {

using model::Colour;
using model::kNoColour;

inline constexpr double kPixel = 1.0 / 38;  // of a cell
inline constexpr Colour kWhite = 0xFFFFFFFF;
inline constexpr Colour kLightGrey = 0xCCCCCCFF;
inline constexpr Colour kMiddleGrey = 0x999999FF;
inline constexpr Colour kDarkGrey = 0x777777FF;
inline constexpr Colour kArrowGrey = 0xB3B3B3FF;
inline constexpr Colour kGreen = 0x208020FF;
inline constexpr Colour kRed = 0xFF0000FF;
inline constexpr Colour kLightBlue = 0x187BCDFF;

/// Colours of numbers and texts.
inline constexpr Colour kInks[] = {kNoColour, kBlackInk, 0x4C9900FF, kMiddleGrey, kWhite, kBlackInk,
                                   kBlackInk, kWhite,    kLightBlue, 0x0000FFFF,  kRed,   kWhite};

struct Shade {
  Colour fill = kNoColour;
  Colour stroke = kNoColour;
  double pixels = 1;
};

/// Of circles, squares and the like.
inline constexpr Shade kShades[] = {
    {},
    {kWhite, kBlackInk, 1},
    {kBlackInk, kBlackInk, 1},
    {kLightGrey, kNoColour, 1},
    {kNoColour, kBlackInk, 1},
    {kLightGrey, kBlackInk, 1},
    {kWhite, kMiddleGrey, 2},
    {kWhite, kNoColour, 1},
    {kWhite, kBlackInk, 2},
    {kLightGrey, kBlackInk, 2},
    {kWhite, kBlackInk, 2},
    {kRed, kRed, 1},
    {kGreen, kGreen, 1},
    {kNoColour, kBlackInk, 1},
};

template <std::size_t size, class Entry>
Entry entry_of(const Entry (&table)[size], std::int64_t number, std::size_t otherwise) {
  return number >= 0 && number < static_cast<std::int64_t>(size)
             ? table[static_cast<std::size_t>(number)]
             : table[otherwise];
}

}  // namespace omnidoku::formats::penpa

// SPDX-License-Identifier: MIT
//
// Small pieces of text that several commands write: CSV rows, JSON lines, numbers for people.
#pragma once

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/joined.h"
#include "model/puzzle.h"
#include "scene/scene.h"

namespace omnidoku::cli {

/// A CSV field, quoted where RFC 4180 asks for it.
[[nodiscard]] std::string csv_field(std::string_view text);
/// A CSV row with its line end.
[[nodiscard]] std::string csv_row(std::initializer_list<std::string_view> fields);

/// An object on one line with its line end. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string json_line(const nlohmann::ordered_json& object);

/// A text that is one JSON value as a single line; any other text as it is.
[[nodiscard]] std::string on_one_line(const std::string& text);

using base::joined;

/// 1234567 as "1,234,567".
[[nodiscard]] std::string grouped(std::uint64_t number);
/// "1 puzzle", "2 puzzles", "1,200 puzzles"; without a plural the noun takes an s.
[[nodiscard]] std::string counted(std::uint64_t number, std::string_view noun,
                                  std::string_view plural = {});
/// "0.35 ms", "12.3 s".
[[nodiscard]] std::string duration_text(std::chrono::nanoseconds duration);

/// For drawings on a terminal with colours: givens bold, entries blue.
inline constexpr scene::RenderOptions::TextStyle kColouredText{"\x1b[1m", "\x1b[38;5;33m",
                                                               "\x1b[0m"};

/// Digits of a set as the puzzle's symbols, run together when each is one ASCII character.
[[nodiscard]] std::string digits_text(const model::Puzzle& puzzle, geometry::DigitSet digits);

}  // namespace omnidoku::cli

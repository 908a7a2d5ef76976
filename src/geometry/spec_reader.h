// SPDX-License-Identifier: MIT
//
// Reading members of a description object with errors that name the member.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace omnidoku::geometry {

/// A whole number member in low..high. Absent: `fallback`, or an error when there is none.
[[nodiscard]] base::Result<int> read_int(const base::Value& spec, std::string_view key, int low,
                                         int high, std::optional<int> fallback = std::nullopt);
/// A pair of whole numbers [a, b], each in low..high. Absent: `fallback`, or an error.
[[nodiscard]] base::Result<std::pair<int, int>> read_int_pair(
    const base::Value& spec, std::string_view key, int low, int high,
    std::optional<std::pair<int, int>> fallback = std::nullopt);
/// A string member. Absent: an error.
[[nodiscard]] base::Result<std::string> read_string(const base::Value& spec, std::string_view key);
/// A list of whole numbers in low..high; `what` names it in errors ("offset 3").
[[nodiscard]] base::Result<std::vector<int>> read_ints(const base::Value& value,
                                                       std::string_view what, int low, int high);

/// An error with the code bad_geometry.
[[nodiscard]] base::Error bad_geometry(std::string what, std::string hint = {});
/// The text in quotation marks for an error message: cut when long, control bytes shown as '?'.
[[nodiscard]] std::string quote(std::string_view text);
/// ASCII letters in upper case, everything else as it is.
[[nodiscard]] std::string upper_case(std::string_view text);
/// The characters (UTF-8 code points) of a text, blanks and line ends left out. A byte that is not
/// UTF-8 stands for itself.
[[nodiscard]] std::vector<std::string> characters(std::string_view text);

/// An object member by member: the error of the first member that is not in `known`, or is given
/// twice. `owner` names the object in the error ("house 3"); may be empty.
[[nodiscard]] base::Result<void> check_known_members(const base::Value& object,
                                                     const std::vector<std::string_view>& known,
                                                     std::string_view owner = {});
/// For builders without text parameters: an empty object; an error if there is any text.
[[nodiscard]] base::Result<base::Value> parse_nothing(std::string_view text);

/// Splits at every `separator`; "a::b" has an empty middle part; "" gives one empty part.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
/// A whole number and nothing else, in low..high; nothing otherwise.
[[nodiscard]] std::optional<int> parse_int(std::string_view text, int low, int high);
/// "AxB" as two numbers in low..high.
[[nodiscard]] std::optional<std::pair<int, int>> parse_int_pair(std::string_view text, int low,
                                                                int high);

}  // namespace omnidoku::geometry

// SPDX-License-Identifier: MIT
//
// Types and parameters that several calls share; those of one thing that is told are beside what
// tells it.
#pragma once

#include <cstdint>

#include "api/type.h"

namespace omnidoku::api {

/// The largest seed: what every JSON reader keeps exact.
inline constexpr std::int64_t kMostSeed = std::int64_t{1} << 53;

namespace types {

[[nodiscard]] Type cell();
[[nodiscard]] Type cells();
[[nodiscard]] Type digit();
[[nodiscard]] Type digits();
[[nodiscard]] Type colour();
[[nodiscard]] Type colour_or_own();  ///< 0 for the pen's own, or for none
[[nodiscard]] Type index();
[[nodiscard]] Type candidate();
[[nodiscard]] Type status();
[[nodiscard]] Type document();
[[nodiscard]] Type geometry();
[[nodiscard]] Type cell_names();
[[nodiscard]] Type mode();
[[nodiscard]] Type scale();
[[nodiscard]] Type rating();
[[nodiscard]] Type error_code();
[[nodiscard]] Type error();
[[nodiscard]] Type saying();
[[nodiscard]] Type progress();

}  // namespace types

[[nodiscard]] Field session_field();
[[nodiscard]] Field time_limit_field();
[[nodiscard]] Field cell_names_field();
[[nodiscard]] Field ignore_unknown_field();
[[nodiscard]] Field entries_field();
[[nodiscard]] Field show_field();
/// "session" and "time_limit".
[[nodiscard]] Fields timed_fields();
/// "view", "cell_size" and "coordinates".
[[nodiscard]] Fields drawing_fields();
[[nodiscard]] Field session_result();
[[nodiscard]] Field status_result();   ///< "status" of the puzzle
[[nodiscard]] Field trouble_result();  ///< "trouble", a sentence about it
/// "status", and the sentence about it with the cells that it is about.
[[nodiscard]] Fields verdict_fields();

}  // namespace omnidoku::api

// SPDX-License-Identifier: MIT
//
// Parts of sentences that leave out what the part before them said: "... on green lines differ by
// at least 5, on orange ones by at least 4".
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace omnidoku::reading {

/// The words of the second part with what the first one said and it leaves out: the name of things
/// behind a colour or in the place of "ones", and all but the thing and the number where it has no
/// more than these. Nothing where it leaves out nothing of that kind, or where what it says cannot
/// stand in the place of what the first one says.
[[nodiscard]] std::optional<std::vector<std::string>> spelled_out(
    const std::vector<std::string>& first, const std::vector<std::string>& second);

}  // namespace omnidoku::reading

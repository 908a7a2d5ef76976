// SPDX-License-Identifier: MIT
//
// The ids that values of options can be, from the registries; `list` shows them with what they
// mean.
#pragma once

#include <string>
#include <vector>

namespace omnidoku::cli {

[[nodiscard]] std::vector<std::string> geometry_ids();
[[nodiscard]] std::vector<std::string> technique_ids();
[[nodiscard]] std::vector<std::string> readable_formats();
[[nodiscard]] std::vector<std::string> writable_formats();
/// The constraint types that `generate` can place at random.
[[nodiscard]] std::vector<std::string> placeable_kinds();
/// The levels of difficulty that `generate` can aim at.
[[nodiscard]] std::vector<std::string> levels_to_make();

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// Choosing techniques on the command line.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "logic/path.h"

namespace omnidoku::cli {

/// The human scale without the techniques that are named in `without`. Error: unknown_name.
[[nodiscard]] base::Result<logic::Scale> scale_without(const std::vector<std::string>& without);

/// The human scale with the techniques that are named alone. Error: unknown_name.
[[nodiscard]] base::Result<logic::Scale> scale_with_only(const std::vector<std::string>& only);

/// The technique with this id. Error: unknown_name, with the nearest ids as a hint.
[[nodiscard]] base::Result<const logic::Technique*> technique_named(const std::string& id);

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// Command lines that are run inside this process for bulk work.
#pragma once

#include "base/result.h"
#include "bulk/work.h"

namespace omnidoku::cli {

/// As bulk::RunCommand says. What a stop (interrupt.h) is asked for ends it too.
[[nodiscard]] base::Result<int> run_inside(const bulk::CommandRun& run);

}  // namespace omnidoku::cli

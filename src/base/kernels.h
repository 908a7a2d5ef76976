// SPDX-License-Identifier: MIT
//
// Kernels are code that is compiled once for each of several instruction sets. Each engine has its
// own; what they are called, which of them this processor runs and which one is wanted is told
// here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::base {

/// The names of kernels that this processor runs, the fastest first: of "avx512" (F, BW, DQ and
/// VL), "avx2", "vector128" and "scalar", which runs anywhere.
[[nodiscard]] const std::vector<std::string_view>& kernel_names();

/// What the environment variable OMNIDOKU_KERNEL names if it is none of kernel_names(); nothing
/// when all is well.
[[nodiscard]] std::optional<std::string> unknown_kernel();

/// Whether a kernel of that name is to be run: this processor does, and it is no faster than the
/// one that OMNIDOKU_KERNEL names, if that names one. An engine takes the fastest such kernel that
/// it has, or its slowest.
[[nodiscard]] bool may_run_kernel(std::string_view name);

}  // namespace omnidoku::base

// SPDX-License-Identifier: MIT
#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

using Slice = std::uint64_t;

#include "classic/slices.inl"

#include "classic/lockstep.inl"

#include "classic/lanes.inl"

#include "classic/batch_kernel.inl"

}  // namespace

const BatchKernel kBatchScalar{"scalar", kLanes, sizeof(Lanes), kMaxLeft, run_batch};

}  // namespace omnidoku::classic

// SPDX-License-Identifier: MIT
#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

using Slice = std::uint64_t __attribute__((vector_size(32), may_alias));

#include "classic/slices.inl"

#include "classic/lockstep.inl"

#include "classic/lanes.inl"

#include "classic/batch_kernel.inl"

}  // namespace

const BatchKernel kBatchAvx2{"avx2", kLanes, sizeof(Lanes), kMaxLeft, run_batch};

}  // namespace omnidoku::classic

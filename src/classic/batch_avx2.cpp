// SPDX-License-Identifier: MIT
//
// The batch kernel for processors with AVX2: 256 lanes.
#include <immintrin.h>

#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

using Slice = std::uint64_t __attribute__((vector_size(32), may_alias));

#include "classic/slices.inl"

}  // namespace

const BatchKernel kBatchAvx2{"avx2", kLanes, sizeof(Lanes), run_batch, parse_line};

}  // namespace omnidoku::classic

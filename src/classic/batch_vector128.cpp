// SPDX-License-Identifier: MIT
//
// The batch kernel for processors with vectors of 128 bits: SSE2 and NEON, which every x86-64 and
// ARM64 processor has, and the SIMD128 of WebAssembly.
#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

using Slice = std::uint64_t __attribute__((vector_size(16), may_alias));

#include "classic/slices.inl"

}  // namespace

const BatchKernel kBatchVector128{"vector128", kLanes, sizeof(Lanes), run_batch, parse_line};

}  // namespace omnidoku::classic

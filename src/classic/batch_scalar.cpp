// SPDX-License-Identifier: MIT
//
// The batch kernel for every processor: 64 lanes, the bits of a word.
#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

using Slice = std::uint64_t;

#include "classic/slices.inl"

}  // namespace

const BatchKernel kBatchScalar{"scalar", kLanes, sizeof(Lanes), run_batch, parse_line};

}  // namespace omnidoku::classic

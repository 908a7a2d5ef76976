// SPDX-License-Identifier: MIT
#include <immintrin.h>

#include "engine/vector/house_group.h"

namespace omnidoku::engine::vector {
namespace {
#include "engine/vector/lanes_portable.inl"
}  // namespace
namespace {
#include "engine/vector/kernel.inl"
}  // namespace

const Kernels kAvx2{"avx2", settle, filter_sets, differences};

}  // namespace omnidoku::engine::vector

// SPDX-License-Identifier: MIT
#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSSE3__)
#include <tmmintrin.h>
#endif

#include "engine/vector/house_group.h"

namespace omnidoku::engine::vector {
namespace {
#include "engine/vector/lanes_portable.inl"
}  // namespace
namespace {
#include "engine/vector/kernel.inl"
}  // namespace

const Kernels kVector128{"vector128", settle, filter_sets, differences};

}  // namespace omnidoku::engine::vector

// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>

#include "classic/batch_kernels.h"
#include "classic/grid9.h"
#include "classic/kernels.h"

namespace omnidoku::classic {

const std::vector<Kernel>& kernels() {
  static const std::vector<Kernel> all = [] {
    std::vector<Kernel> found;
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bitalg") &&
        __builtin_cpu_supports("gfni")) {
      found.push_back({"avx512", search_avx512, &kBatchAvx512});
    }
    if (__builtin_cpu_supports("avx2")) found.push_back({"avx2", search_avx2, &kBatchAvx2});
#endif
#if OMNIDOKU_VECTOR128
    found.push_back({"vector128", search_scalar, &kBatchVector128});
#endif
    found.push_back({"scalar", search_scalar, &kBatchScalar});
    return found;
  }();
  return all;
}

namespace {

/// The one that the environment asks for; the fastest if it asks for none, none for another word.
const Kernel* wanted_kernel() {
  const char* wanted = std::getenv("OMNIDOKU_KERNEL");
  if (wanted == nullptr) return &kernels().front();
  const auto found = std::find_if(kernels().begin(), kernels().end(),
                                  [wanted](const Kernel& one) { return one.name == wanted; });
  return found == kernels().end() ? nullptr : &*found;
}

}  // namespace

const Kernel& kernel() {
  static const Kernel& chosen = wanted_kernel() != nullptr ? *wanted_kernel() : kernels().front();
  return chosen;
}

std::optional<std::string> unknown_kernel() {
  if (wanted_kernel() != nullptr) return std::nullopt;
  return std::getenv("OMNIDOKU_KERNEL");
}

SearchResult search(const Grid9& grid, const SearchRequest& request) {
  SearchResult result;
  kernel().search(grid.candidates.data(), request, result);
  return result;
}

}  // namespace omnidoku::classic

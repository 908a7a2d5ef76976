// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>

#include "base/kernels.h"
#include "classic/batch_kernels.h"
#include "classic/grid9.h"
#include "classic/kernels.h"

namespace omnidoku::classic {

const std::vector<Kernel>& kernels() {
  static const std::vector<Kernel> all = [] {
    std::vector<Kernel> found;
#if defined(__x86_64__)
    const auto runs = [](std::string_view name) {
      const std::vector<std::string_view>& names = base::kernel_names();
      return std::find(names.begin(), names.end(), name) != names.end();
    };
    if (runs("avx512") && __builtin_cpu_supports("avx512vbmi") &&
        __builtin_cpu_supports("avx512bitalg") && __builtin_cpu_supports("gfni")) {
      found.push_back({"avx512", search_avx512, &kBatchAvx512});
    }
    if (runs("avx2")) found.push_back({"avx2", search_avx2, &kBatchAvx2});
#endif
#if OMNIDOKU_VECTOR128
    found.push_back({"vector128", search_scalar, &kBatchVector128});
#endif
    found.push_back({"scalar", search_scalar, &kBatchScalar});
    return found;
  }();
  return all;
}

const Kernel& kernel() {
  static const Kernel& chosen =
      *std::find_if(kernels().begin(), std::prev(kernels().end()),
                    [](const Kernel& one) { return base::may_run_kernel(one.name); });
  return chosen;
}

SearchResult search(const Grid9& grid, const SearchRequest& request) {
  SearchResult result;
  kernel().search(grid.candidates.data(), request, result);
  return result;
}

}  // namespace omnidoku::classic

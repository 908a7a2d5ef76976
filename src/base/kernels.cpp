// SPDX-License-Identifier: MIT
#include "base/kernels.h"

#include <algorithm>
#include <cstdlib>

namespace omnidoku::base {

const std::vector<std::string_view>& kernel_names() {
  static const std::vector<std::string_view> all = [] {
    std::vector<std::string_view> found;
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
      found.emplace_back("avx512");
    if (__builtin_cpu_supports("avx2")) found.emplace_back("avx2");
#endif
#if defined(__x86_64__) || defined(__aarch64__) || defined(__wasm_simd128__)
    found.emplace_back("vector128");
#endif
    found.emplace_back("scalar");
    return found;
  }();
  return all;
}

std::optional<std::string> unknown_kernel() {
  const char* wanted = std::getenv("OMNIDOKU_KERNEL");
  if (wanted == nullptr) return std::nullopt;
  const std::vector<std::string_view>& names = kernel_names();
  if (std::find(names.begin(), names.end(), wanted) != names.end()) return std::nullopt;
  return wanted;
}

bool may_run_kernel(std::string_view name) {
  const std::vector<std::string_view>& names = kernel_names();
  const char* wanted = std::getenv("OMNIDOKU_KERNEL");
  auto fastest = names.begin();
  if (wanted != nullptr) {
    fastest = std::find(names.begin(), names.end(), wanted);
    if (fastest == names.end()) fastest = names.begin();
  }
  return std::find(fastest, names.end(), name) != names.end();
}

}  // namespace omnidoku::base

// SPDX-License-Identifier: MIT
#include <immintrin.h>

#include "engine/vector/house_group.h"

namespace omnidoku::engine::vector {
namespace {

using Lanes = std::uint16_t __attribute__((vector_size(64), may_alias));
using Some = __mmask32;

[[gnu::always_inline]] inline __m512i raw(Lanes lanes) { return reinterpret_cast<__m512i>(lanes); }
[[gnu::always_inline]] inline Lanes lanes_of(__m512i lanes) {
  return reinterpret_cast<Lanes>(lanes);
}
[[gnu::always_inline]] inline Lanes load(const std::uint16_t* from) {
  return lanes_of(_mm512_load_si512(from));
}
[[gnu::always_inline]] inline void store(std::uint16_t* to, Lanes lanes) {
  _mm512_store_si512(to, raw(lanes));
}
[[gnu::always_inline]] inline Lanes zero() { return Lanes{}; }
[[gnu::always_inline]] inline Lanes all_ones() { return ~Lanes{}; }
[[gnu::always_inline]] inline Some is_zero(Lanes lanes) {
  return _mm512_testn_epi16_mask(raw(lanes), raw(lanes));
}
[[gnu::always_inline]] inline Some is_nonzero(Lanes lanes) {
  return _mm512_test_epi16_mask(raw(lanes), raw(lanes));
}
[[gnu::always_inline]] inline Lanes keep(Some some, Lanes lanes) {
  return lanes_of(_mm512_maskz_mov_epi16(some, raw(lanes)));
}
[[gnu::always_inline]] inline Lanes select(Some some, Lanes yes, Lanes no) {
  return lanes_of(_mm512_mask_mov_epi16(raw(no), some, raw(yes)));
}
[[gnu::always_inline]] inline bool any(Some some) { return some != 0; }
[[gnu::always_inline]] inline std::uint32_t bits_of(Some some) { return some; }
[[gnu::always_inline]] inline int first(Some some) { return __builtin_ctz(some); }

template <std::size_t num_parts>
struct Bank {
  Lanes parts[num_parts];
  [[gnu::always_inline]] Lanes get(std::size_t part) const { return parts[part]; }
  [[gnu::always_inline]] void set(std::size_t part, Lanes to) { parts[part] = to; }
  template <unsigned count>
  [[gnu::always_inline]] Lanes pick(const Picks<count>& picks, std::size_t part) const {
    const __m512i places = _mm512_load_si512(picks.lane + part * kLanes);
    if constexpr (num_parts == 1) return lanes_of(_mm512_permutexvar_epi16(places, raw(parts[0])));
    __m512i picked = _mm512_permutex2var_epi16(raw(parts[0]), places, raw(parts[num_parts > 1]));
    if constexpr (num_parts > 2) {
      const __mmask32 third = _mm512_test_epi16_mask(places, _mm512_set1_epi16(2 * kLanes));
      picked = _mm512_mask_permutexvar_epi16(picked, third, places, raw(parts[2]));
    }
    return lanes_of(picked);
  }
};

using Sets = std::uint16_t __attribute__((vector_size(32), may_alias));
using SetWords = std::uint64_t __attribute__((vector_size(32)));

[[gnu::always_inline]] inline Sets load_sets(const std::uint16_t* from) {
  return *reinterpret_cast<const Sets*>(from);
}
[[gnu::always_inline]] inline Sets everywhere(std::uint16_t digits) { return Sets{} + digits; }
[[gnu::always_inline]] inline Sets nonzero_lanes(Sets sets) {
  return reinterpret_cast<Sets>(sets != 0);
}
[[gnu::always_inline]] inline Sets zero_lanes(Sets sets) {
  return reinterpret_cast<Sets>(sets == 0);
}
[[gnu::always_inline]] inline std::uint64_t words_together(Sets sets) {
  const auto words = reinterpret_cast<SetWords>(sets);
  return words[0] | words[1] | words[2] | words[3];
}

#include "engine/vector/kernel.inl"
}  // namespace

const Kernels kAvx512{"avx512", settle, filter_sets, differences};

}  // namespace omnidoku::engine::vector

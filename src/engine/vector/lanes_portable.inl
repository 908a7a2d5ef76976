// SPDX-License-Identifier: MIT
//
// Lanes in vectors that the compiler makes of whatever registers there are. Included within an
// anonymous namespace.

#if defined(__AVX2__)
using Register = std::uint16_t __attribute__((vector_size(32), may_alias));
using RegisterWords = std::uint64_t __attribute__((vector_size(32), may_alias));
#else
using Register = std::uint16_t __attribute__((vector_size(16), may_alias));
using RegisterWords = std::uint64_t __attribute__((vector_size(16), may_alias));
#endif
constexpr unsigned kRegisterLanes = sizeof(Register) / 2;

/// So many lanes, in registers.
template <std::size_t count>
struct Vector {
  static constexpr unsigned kRegisters = count / kRegisterLanes;
  Register parts[kRegisters];
};
using Lanes = Vector<kLanes>;
using Some = Lanes;  ///< all bits, or none
using Sets = Vector<kMostSets>;

#define OMNIDOKU_EACH(expression)                             \
  Vector<count> result{};                                     \
  for (std::size_t i = 0; i < Vector<count>::kRegisters; ++i) \
    result.parts[i] = reinterpret_cast<Register>(expression); \
  return result
#define OMNIDOKU_LANES         \
  template <std::size_t count> \
  [[gnu::always_inline]] inline Vector<count>
#define OMNIDOKU_VECTOR const Vector<count>&

OMNIDOKU_LANES operator&(OMNIDOKU_VECTOR a, OMNIDOKU_VECTOR b) {
  OMNIDOKU_EACH(a.parts[i] & b.parts[i]);
}
OMNIDOKU_LANES operator|(OMNIDOKU_VECTOR a, OMNIDOKU_VECTOR b) {
  OMNIDOKU_EACH(a.parts[i] | b.parts[i]);
}
OMNIDOKU_LANES operator^(OMNIDOKU_VECTOR a, OMNIDOKU_VECTOR b) {
  OMNIDOKU_EACH(a.parts[i] ^ b.parts[i]);
}
OMNIDOKU_LANES operator+(OMNIDOKU_VECTOR a, OMNIDOKU_VECTOR b) {
  OMNIDOKU_EACH(a.parts[i] + b.parts[i]);
}
OMNIDOKU_LANES operator~(OMNIDOKU_VECTOR a) { OMNIDOKU_EACH(~a.parts[i]); }
OMNIDOKU_LANES is_zero(OMNIDOKU_VECTOR a) { OMNIDOKU_EACH(a.parts[i] == 0); }
OMNIDOKU_LANES is_nonzero(OMNIDOKU_VECTOR a) { OMNIDOKU_EACH(a.parts[i] != 0); }
template <class Wanted>
[[gnu::always_inline]] inline Wanted load_as(const std::uint16_t* from) {
  Wanted result{};
  for (std::size_t i = 0; i < Wanted::kRegisters; ++i)
    result.parts[i] = reinterpret_cast<const Register*>(from)[i];
  return result;
}
template <class Wanted>
[[gnu::always_inline]] inline Wanted everywhere_as(std::uint16_t value) {
  Wanted result{};
  for (std::size_t i = 0; i < Wanted::kRegisters; ++i) result.parts[i] = Register{} + value;
  return result;
}
#undef OMNIDOKU_EACH
#undef OMNIDOKU_LANES
#undef OMNIDOKU_VECTOR

/// The bits of all lanes together.
template <std::size_t count>
[[gnu::always_inline]] inline std::uint64_t words_together(const Vector<count>& lanes) {
  Register all = lanes.parts[0];
  for (std::size_t i = 1; i < Vector<count>::kRegisters; ++i) all |= lanes.parts[i];
  const auto words = reinterpret_cast<RegisterWords>(all);
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < sizeof(Register) / sizeof word; ++i) word |= words[i];
  return word;
}

[[gnu::always_inline]] inline Lanes load(const std::uint16_t* from) { return load_as<Lanes>(from); }
[[gnu::always_inline]] inline void store(std::uint16_t* to, const Lanes& lanes) {
  for (std::size_t i = 0; i < Lanes::kRegisters; ++i)
    reinterpret_cast<Register*>(to)[i] = lanes.parts[i];
}
[[gnu::always_inline]] inline Lanes zero() { return everywhere_as<Lanes>(0); }
[[gnu::always_inline]] inline Lanes all_ones() { return everywhere_as<Lanes>(0xFFFF); }
[[gnu::always_inline]] inline Lanes keep(const Some& some, const Lanes& lanes) {
  return some & lanes;
}
[[gnu::always_inline]] inline Lanes select(const Some& some, const Lanes& yes, const Lanes& no) {
  return (some & yes) | (~some & no);
}
[[gnu::always_inline]] inline bool any(const Some& some) { return words_together(some) != 0; }
[[gnu::always_inline]] inline std::uint32_t bits_of(const Some& some) {
  if (!any(some)) return 0;
  std::uint32_t bits = 0;
  alignas(64) std::uint16_t lanes[kLanes];
  store(lanes, some);
  for (std::size_t i = 0; i < kLanes; ++i) bits |= static_cast<std::uint32_t>(lanes[i] & 1U) << i;
  return bits;
}
[[gnu::always_inline]] inline int first(const Some& some) { return __builtin_ctz(bits_of(some)); }

[[gnu::always_inline]] inline Sets load_sets(const std::uint16_t* from) {
  return load_as<Sets>(from);
}
[[gnu::always_inline]] inline Sets everywhere(std::uint16_t digits) {
  return everywhere_as<Sets>(digits);
}
[[gnu::always_inline]] inline Sets nonzero_lanes(const Sets& sets) { return is_nonzero(sets); }
[[gnu::always_inline]] inline Sets zero_lanes(const Sets& sets) { return is_zero(sets); }

// Picking lanes is a look-up of bytes in tables of 16, one after the other; what lies in another
// table gives 0, and all are put together. A register holds kTables of the results side by side.
#if defined(__AVX2__)
using Bytes = __m256i;
constexpr unsigned kBytes = 32;
[[gnu::always_inline]] inline Bytes load_bytes(const void* from) {
  return _mm256_load_si256(static_cast<const Bytes*>(from));
}
[[gnu::always_inline]] inline void store_bytes(void* to, Bytes bytes) {
  _mm256_store_si256(static_cast<Bytes*>(to), bytes);
}
[[gnu::always_inline]] inline Bytes table_at(const void* from) {
  return _mm256_broadcastsi128_si256(_mm_load_si128(static_cast<const __m128i*>(from)));
}
[[gnu::always_inline]] inline Bytes bytes_of(Bytes lanes) {
  return _mm256_add_epi16(_mm256_mullo_epi16(lanes, _mm256_set1_epi16(0x0202)),
                          _mm256_set1_epi16(0x0100));
}
[[gnu::always_inline]] inline Bytes look_up(Bytes table, Bytes bytes, std::size_t first) {
  const Bytes places = _mm256_sub_epi8(bytes, _mm256_set1_epi8(static_cast<char>(first)));
  return _mm256_shuffle_epi8(table, _mm256_adds_epu8(places, _mm256_set1_epi8(0x70)));
}
[[gnu::always_inline]] inline Bytes both(Bytes a, Bytes b) { return _mm256_or_si256(a, b); }
#define OMNIDOKU_LOOK_UP 1
#elif defined(__SSSE3__)
using Bytes = __m128i;
constexpr unsigned kBytes = 16;
[[gnu::always_inline]] inline Bytes load_bytes(const void* from) {
  return _mm_load_si128(static_cast<const Bytes*>(from));
}
[[gnu::always_inline]] inline void store_bytes(void* to, Bytes bytes) {
  _mm_store_si128(static_cast<Bytes*>(to), bytes);
}
[[gnu::always_inline]] inline Bytes table_at(const void* from) { return load_bytes(from); }
[[gnu::always_inline]] inline Bytes bytes_of(Bytes lanes) {
  return _mm_add_epi16(_mm_mullo_epi16(lanes, _mm_set1_epi16(0x0202)), _mm_set1_epi16(0x0100));
}
[[gnu::always_inline]] inline Bytes look_up(Bytes table, Bytes bytes, std::size_t first) {
  const Bytes places = _mm_sub_epi8(bytes, _mm_set1_epi8(static_cast<char>(first)));
  return _mm_shuffle_epi8(table, _mm_adds_epu8(places, _mm_set1_epi8(0x70)));
}
[[gnu::always_inline]] inline Bytes both(Bytes a, Bytes b) { return _mm_or_si128(a, b); }
#define OMNIDOKU_LOOK_UP 1
#elif defined(__wasm_simd128__)
using Bytes = v128_t;
constexpr unsigned kBytes = 16;
[[gnu::always_inline]] inline Bytes load_bytes(const void* from) { return wasm_v128_load(from); }
[[gnu::always_inline]] inline void store_bytes(void* to, Bytes bytes) {
  wasm_v128_store(to, bytes);
}
[[gnu::always_inline]] inline Bytes table_at(const void* from) { return wasm_v128_load(from); }
[[gnu::always_inline]] inline Bytes bytes_of(Bytes lanes) {
  return wasm_i16x8_add(wasm_i16x8_mul(lanes, wasm_i16x8_splat(0x0202)), wasm_i16x8_splat(0x0100));
}
[[gnu::always_inline]] inline Bytes look_up(Bytes table, Bytes bytes, std::size_t first) {
  return wasm_i8x16_swizzle(
      table, wasm_i8x16_sub(bytes, wasm_i8x16_splat(static_cast<std::int8_t>(first))));
}
[[gnu::always_inline]] inline Bytes both(Bytes a, Bytes b) { return wasm_v128_or(a, b); }
#define OMNIDOKU_LOOK_UP 1
#endif

template <std::size_t num_parts>
struct Bank {
  alignas(64) std::uint16_t lanes[num_parts * kLanes];
  [[gnu::always_inline]] Lanes get(std::size_t part) const { return load(lanes + part * kLanes); }
  [[gnu::always_inline]] void set(std::size_t part, Lanes to) { store(lanes + part * kLanes, to); }
  [[gnu::always_inline]] Lanes pick(const std::uint16_t* index) const {
    alignas(64) std::uint16_t picked[kLanes];
#if OMNIDOKU_LOOK_UP
    constexpr unsigned kAtOnce = kBytes / 2;
    for (std::size_t i = 0; i < kLanes; i += kAtOnce) {
      const Bytes bytes = bytes_of(load_bytes(index + i));
      Bytes found = look_up(table_at(lanes), bytes, 0);
      for (std::size_t first = 8; first < num_parts * kLanes; first += 8)
        found = both(found, look_up(table_at(lanes + first), bytes, 2 * first));
      store_bytes(picked + i, found);
    }
#else
    for (std::size_t i = 0; i < kLanes; ++i) picked[i] = lanes[index[i]];
#endif
    return load(picked);
  }
};

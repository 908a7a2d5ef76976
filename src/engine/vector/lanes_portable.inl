// SPDX-License-Identifier: MIT
//
// Lanes in vectors that the compiler makes of whatever registers there are: of 256 bits with AVX2,
// else of 128. Included within an anonymous namespace.

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
  // A bit of its own for each lane of a half, put together by words.
  alignas(64) constexpr std::uint16_t kBits[kLanes / 2] = {
      1 << 0, 1 << 1, 1 << 2,  1 << 3,  1 << 4,  1 << 5,  1 << 6,  1 << 7,
      1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15};
  using Half = Vector<kLanes / 2>;
  std::uint32_t bits = 0;
  for (std::size_t half = 2; half-- > 0;) {
    Half lanes = load_as<Half>(kBits);
    for (std::size_t i = 0; i < Half::kRegisters; ++i)
      lanes.parts[i] &= some.parts[half * Half::kRegisters + i];
    std::uint64_t word = words_together(lanes);
    word |= word >> 32U;
    word |= word >> 16U;
    bits = bits << 16U | static_cast<std::uint16_t>(word);
  }
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

#if defined(__wasm_simd128__)
constexpr unsigned kMostLookUps = 255;  // WebAssembly takes long for single lanes
[[gnu::always_inline]] inline Register look_up(const std::uint16_t* bank, const LookUp& places,
                                               std::size_t i) {
  return reinterpret_cast<Register>(wasm_i8x16_swizzle(wasm_v128_load(bank + places.first_lane[i]),
                                                       wasm_v128_load(places.place + 16 * i)));
}
#elif defined(__AVX2__)
constexpr unsigned kMostLookUps = 5;  // from more on, 32 lanes are sooner picked one by one
[[gnu::always_inline]] inline Register look_up(const std::uint16_t* bank, const LookUp& places,
                                               std::size_t i) {
  const auto eight = [&](std::size_t k) {
    return _mm_load_si128(reinterpret_cast<const __m128i*>(bank + places.first_lane[2 * i + k]));
  };
  return reinterpret_cast<Register>(
      _mm256_shuffle_epi8(_mm256_set_m128i(eight(1), eight(0)),
                          _mm256_load_si256(reinterpret_cast<const __m256i*>(places.place) + i)));
}
#elif defined(__SSSE3__)
constexpr unsigned kMostLookUps = 5;
[[gnu::always_inline]] inline Register look_up(const std::uint16_t* bank, const LookUp& places,
                                               std::size_t i) {
  return reinterpret_cast<Register>(_mm_shuffle_epi8(
      _mm_load_si128(reinterpret_cast<const __m128i*>(bank + places.first_lane[i])),
      _mm_load_si128(reinterpret_cast<const __m128i*>(places.place) + i)));
}
#else
#define OMNIDOKU_NO_LOOK_UP 1
#endif

template <std::size_t num_parts>
struct Bank {
  alignas(64) std::uint16_t lanes[num_parts * kLanes];
  [[gnu::always_inline]] Lanes get(std::size_t part) const { return load(lanes + part * kLanes); }
  [[gnu::always_inline]] void set(std::size_t part, Lanes to) { store(lanes + part * kLanes, to); }
  template <unsigned count>
  [[gnu::always_inline]] Lanes pick(const Picks<count>& picks, std::size_t part) const {
    Lanes result{};
#if !defined(OMNIDOKU_NO_LOOK_UP)
    const unsigned num_look_ups = picks.num_look_ups[part];
    if (num_look_ups <= kMostLookUps) {
      const LookUp* places = picks.look_ups[part];
      for (unsigned k = 0; k < num_look_ups; ++k, ++places) {
        for (std::size_t i = 0; i < Lanes::kRegisters; ++i)
          result.parts[i] |= look_up(lanes, *places, i);
      }
      return result;
    }
#endif
    for (std::size_t i = 0; i < Lanes::kRegisters; ++i) {
      for (std::size_t k = 0; k < kRegisterLanes; ++k)
        result.parts[i][k] = lanes[picks.lane[part * kLanes + i * kRegisterLanes + k]];
    }
    return result;
  }
};

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
/// The lanes that `places` (each twice the number of a lane, and one more, for its two bytes) names
/// in a bank of `num_lanes`: looked up in one register of the bank after the other.
[[gnu::always_inline]] inline Register look_up(const std::uint16_t* bank, std::size_t num_lanes,
                                               v128_t places) {
  v128_t found = wasm_i8x16_swizzle(wasm_v128_load(bank), places);
  for (std::size_t first = kRegisterLanes; first < num_lanes; first += kRegisterLanes) {
    const v128_t there =
        wasm_i8x16_sub(places, wasm_i8x16_splat(static_cast<std::int8_t>(2 * first)));
    found = wasm_v128_or(found, wasm_i8x16_swizzle(wasm_v128_load(bank + first), there));
  }
  return reinterpret_cast<Register>(found);
}
#endif

template <std::size_t num_parts>
struct Bank {
  alignas(64) std::uint16_t lanes[num_parts * kLanes];
  [[gnu::always_inline]] Lanes get(std::size_t part) const { return load(lanes + part * kLanes); }
  [[gnu::always_inline]] void set(std::size_t part, Lanes to) { store(lanes + part * kLanes, to); }
  /// Lane by lane, which takes x86-64 half the time of look-ups of bytes in 4 to 12 registers
  /// (PSHUFB), but WebAssembly four times as much.
  [[gnu::always_inline]] Lanes pick(const std::uint16_t* index) const {
    Lanes result{};
    for (std::size_t i = 0; i < Lanes::kRegisters; ++i) {
#if defined(__wasm_simd128__)
      const v128_t lane = wasm_v128_load(index + i * kRegisterLanes);
      const v128_t places =
          wasm_i16x8_add(wasm_i16x8_mul(lane, wasm_i16x8_splat(0x0202)), wasm_i16x8_splat(0x0100));
      result.parts[i] = look_up(lanes, num_parts * kLanes, places);
#else
      for (std::size_t k = 0; k < kRegisterLanes; ++k)
        result.parts[i][k] = lanes[index[i * kRegisterLanes + k]];
#endif
    }
    return result;
  }
};

// SPDX-License-Identifier: MIT
#include "base/deflate.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace omnidoku::base {

namespace {

constexpr std::size_t kShortest = 3;  // of what is told by where it was
constexpr std::size_t kLongest = 258;
constexpr std::size_t kFarthest = 32'768;
constexpr int kMostTried = 64;  // places that begin alike
constexpr std::size_t kNowhere = std::string_view::npos;

constexpr unsigned kEndOfBlock = 256;
constexpr unsigned kFirstLength = 257;
constexpr std::array<unsigned, 29> kLengths{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                            15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                            67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<unsigned, 30> kDistances{
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

/// Bits from the lowest of a byte on.
class BitWriter {
 public:
  void add(unsigned value, unsigned num_bits) {
    bits_ |= std::uint64_t{value} << num_bits_;
    for (num_bits_ += num_bits; num_bits_ >= 8; num_bits_ -= 8, bits_ >>= 8U)
      bytes_ += static_cast<char>(bits_ & 0xFFU);
  }
  /// A code, which begins with its highest bit.
  void add_code(unsigned code, unsigned num_bits) {
    for (unsigned i = num_bits; i-- > 0;) add(code >> i & 1U, 1);
  }
  std::string take() {
    if (num_bits_ > 0) bytes_ += static_cast<char>(bits_ & 0xFFU);
    return std::move(bytes_);
  }

 private:
  std::string bytes_;
  std::uint64_t bits_ = 0;
  unsigned num_bits_ = 0;
};

/// A byte, the end or a length, by the fixed code.
void add_symbol(BitWriter& out, unsigned symbol) {
  if (symbol < 144) return out.add_code(0x30 + symbol, 8);
  if (symbol < 256) return out.add_code(0x190 + symbol - 144, 9);
  if (symbol < 280) return out.add_code(symbol - 256, 7);
  out.add_code(0xC0 + symbol - 280, 8);
}

/// The last entry of a table that is at most `value`.
template <std::size_t size>
unsigned class_of(const std::array<unsigned, size>& table, unsigned value) {
  return static_cast<unsigned>(std::upper_bound(table.begin(), table.end(), value) -
                               table.begin()) -
         1;
}

void add_repeated(BitWriter& out, unsigned length, unsigned distance) {
  const unsigned by_length = class_of(kLengths, length);
  add_symbol(out, kFirstLength + by_length);
  const bool has_more = by_length >= 8 && by_length + 1 < kLengths.size();
  out.add(length - kLengths[by_length], has_more ? by_length / 4 - 1 : 0);
  const unsigned by_distance = class_of(kDistances, distance);
  out.add_code(by_distance, 5);
  out.add(distance - kDistances[by_distance], by_distance >= 4 ? by_distance / 2 - 1 : 0);
}

/// Finds the longest text before a place that occurs there again.
class Finder {
 public:
  explicit Finder(std::string_view bytes)
      : bytes_(bytes), last_(kNumHashes, kNowhere), before_(bytes.size(), kNowhere) {}

  struct Found {
    std::size_t length = 0;
    std::size_t distance = 0;
  };

  [[nodiscard]] Found find(std::size_t at) const {
    Found best;
    if (at + kShortest > bytes_.size()) return best;
    const std::size_t most = std::min(kLongest, bytes_.size() - at);
    std::size_t from = last_[hash(at)];
    for (int tried = 0; from != kNowhere && at - from <= kFarthest && tried < kMostTried;
         ++tried, from = before_[from]) {
      std::size_t length = 0;
      while (length < most && bytes_[from + length] == bytes_[at + length]) ++length;
      if (length > best.length) best = {length, at - from};
    }
    return best;
  }

  void pass(std::size_t at) {
    if (at + kShortest > bytes_.size()) return;
    std::size_t& last = last_[hash(at)];
    before_[at] = std::exchange(last, at);
  }

 private:
  static constexpr std::size_t kNumHashes = 4096;

  [[nodiscard]] std::size_t hash(std::size_t at) const {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes_[at + i]); };
    return (byte(0) * 961U + byte(1) * 31U + byte(2)) % kNumHashes;
  }

  std::string_view bytes_;
  std::vector<std::size_t> last_;    ///< place that begins so
  std::vector<std::size_t> before_;  ///< the one before it, by place
};

}  // namespace

std::string deflate(std::string_view bytes) {
  BitWriter out;
  constexpr unsigned kLastBlock = 1;
  constexpr unsigned kFixedCode = 1;
  out.add(kLastBlock, 1);
  out.add(kFixedCode, 2);
  Finder finder(bytes);
  for (std::size_t at = 0; at < bytes.size();) {
    const Finder::Found found = finder.find(at);
    const bool is_told = found.length >= kShortest;
    if (is_told) {
      add_repeated(out, static_cast<unsigned>(found.length), static_cast<unsigned>(found.distance));
    } else {
      add_symbol(out, static_cast<unsigned char>(bytes[at]));
    }
    const std::size_t end = at + (is_told ? found.length : 1);
    for (; at < end; ++at) finder.pass(at);
  }
  add_symbol(out, kEndOfBlock);
  return out.take();
}

}  // namespace omnidoku::base

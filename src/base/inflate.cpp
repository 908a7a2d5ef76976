// SPDX-License-Identifier: MIT
#include "base/inflate.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace omnidoku::base {

namespace {

constexpr unsigned kLongestCode = 15;

/// A prefix code by the lengths of its words (RFC 1951, 3.2.2): words of a length follow each
/// other, those of the next begin behind them.
class PrefixCode {
 public:
  /// Nothing where more words would be needed than there are of some length.
  [[nodiscard]] static std::optional<PrefixCode> make(std::span<const std::uint8_t> lengths) {
    PrefixCode code;
    for (const std::uint8_t length : lengths) ++code.count_[length];
    code.count_[0] = 0;
    int left = 1;
    for (unsigned length = 1; length <= kLongestCode; ++length) {
      left = 2 * left - code.count_[length];
      if (left < 0) return std::nullopt;
    }
    for (unsigned length = 1; length <= kLongestCode; ++length) {
      for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
        if (lengths[symbol] == length) code.symbols_.push_back(static_cast<std::uint16_t>(symbol));
      }
    }
    return code;
  }

  /// The symbol whose word next_bit() spells; nothing where it ends or spells none.
  template <class NextBit>
  [[nodiscard]] std::optional<unsigned> read(NextBit&& next_bit) const {
    int word = 0;
    int first = 0;
    int index = 0;
    for (unsigned length = 1; length <= kLongestCode; ++length) {
      const std::optional<unsigned> bit = next_bit();
      if (!bit) return std::nullopt;
      word |= static_cast<int>(*bit);
      const int count = count_[length];
      if (word - first < count) return symbols_[static_cast<std::size_t>(index + word - first)];
      index += count;
      first = (first + count) * 2;
      word *= 2;
    }
    return std::nullopt;
  }

 private:
  std::array<int, kLongestCode + 1> count_{};
  std::vector<std::uint16_t> symbols_;
};

class Inflater {
 public:
  Inflater(std::string_view packed, std::size_t most_bytes)
      : packed_(packed), most_bytes_(most_bytes) {}

  Result<std::string> run() {
    while (true) {
      const auto is_last = bits(1);
      const auto kind = bits(2);
      const bool read = is_last && kind &&
                        (*kind == 0   ? copy_stored()
                         : *kind == 1 ? read_fixed()
                         : *kind == 2 ? read_dynamic()
                                      : false);
      if (is_too_large_) {
        return make_error(ErrorCode::too_large,
                          "more than " + std::to_string(most_bytes_) + " bytes come out of it",
                          "nobody's puzzle is that large");
      }
      if (!read)
        return make_error(ErrorCode::syntax, "what is packed in it is damaged or cut off",
                          "copy it whole");
      if (*is_last == 1) return std::move(bytes_);
    }
  }

 private:
  std::optional<unsigned> bits(unsigned count) {
    unsigned value = 0;
    for (unsigned i = 0; i < count; ++i) {
      if (at_ >= packed_.size() * 8) return std::nullopt;
      const unsigned byte = static_cast<unsigned char>(packed_[at_ / 8]);
      value |= (byte >> (at_ % 8) & 1U) << i;
      ++at_;
    }
    return value;
  }

  bool put(char byte) {
    is_too_large_ = bytes_.size() >= most_bytes_;
    if (!is_too_large_) bytes_ += byte;
    return !is_too_large_;
  }

  bool copy_stored() {
    at_ = (at_ + 7) / 8 * 8;
    const auto length = bits(16);
    const auto check = bits(16);
    if (!check || (*length ^ *check) != 0xFFFFU) return false;
    for (unsigned i = 0; i < *length; ++i) {
      const auto byte = bits(8);
      if (!byte || !put(static_cast<char>(*byte))) return false;
    }
    return true;
  }

  bool read_fixed() {
    std::array<std::uint8_t, 288> lengths{};
    std::fill(lengths.begin(), lengths.begin() + 144, std::uint8_t{8});
    std::fill(lengths.begin() + 144, lengths.begin() + 256, std::uint8_t{9});
    std::fill(lengths.begin() + 256, lengths.begin() + 280, std::uint8_t{7});
    std::fill(lengths.begin() + 280, lengths.end(), std::uint8_t{8});
    const std::array<std::uint8_t, 30> distances = [] {
      std::array<std::uint8_t, 30> all{};
      all.fill(5);
      return all;
    }();
    return read_block(*PrefixCode::make(lengths), *PrefixCode::make(distances));
  }

  bool read_dynamic() {
    constexpr std::array<std::uint8_t, 19> kOrder = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                     11, 4,  12, 3, 13, 2, 14, 1, 15};
    const auto more_literals = bits(5);
    const auto more_distances = bits(5);
    const auto more_lengths = bits(4);
    if (!more_lengths) return false;
    std::array<std::uint8_t, 19> short_lengths{};
    for (unsigned i = 0; i < *more_lengths + 4; ++i) {
      const auto length = bits(3);
      if (!length) return false;
      short_lengths[kOrder[i]] = static_cast<std::uint8_t>(*length);
    }
    const auto code = PrefixCode::make(short_lengths);
    const std::size_t num_literals = *more_literals + 257;
    const std::size_t num_all = num_literals + *more_distances + 1;
    std::vector<std::uint8_t> lengths;
    while (code && lengths.size() < num_all) {
      const auto symbol = code->read([this] { return bits(1); });
      if (!symbol || !add_lengths(*symbol, lengths)) return false;
    }
    if (!code || lengths.size() != num_all) return false;
    const auto literals = PrefixCode::make(std::span(lengths).first(num_literals));
    const auto distances = PrefixCode::make(std::span(lengths).subspan(num_literals));
    return literals && distances && read_block(*literals, *distances);
  }

  /// A length, or a run of the one before or of zeros.
  bool add_lengths(unsigned symbol, std::vector<std::uint8_t>& lengths) {
    if (symbol < 16) {
      lengths.push_back(static_cast<std::uint8_t>(symbol));
      return true;
    }
    if (symbol == 16 && lengths.empty()) return false;
    const auto more = bits(symbol == 16 ? 2 : symbol == 17 ? 3 : 7);
    if (!more) return false;
    const std::uint8_t length = symbol == 16 ? lengths.back() : std::uint8_t{0};
    lengths.insert(lengths.end(), *more + (symbol == 18 ? 11U : 3U), length);
    return true;
  }

  bool read_block(const PrefixCode& literals, const PrefixCode& distances) {
    constexpr std::array<std::uint16_t, 29> kLength = {3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                       15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                       67, 83, 99, 115, 131, 163, 195, 227, 258};
    constexpr std::array<std::uint8_t, 29> kLengthBits = {
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    constexpr std::array<std::uint16_t, 30> kDistance = {
        1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
        193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    const auto next_bit = [this] { return bits(1); };
    while (true) {
      const auto symbol = literals.read(next_bit);
      if (!symbol) return false;
      if (*symbol == 256) return true;
      if (*symbol < 256) {
        if (!put(static_cast<char>(*symbol))) return false;
        continue;
      }
      const std::size_t place = *symbol - 257;
      if (place >= kLength.size()) return false;
      const auto more_length = bits(kLengthBits[place]);
      const auto distance = distances.read(next_bit);
      if (!more_length || !distance || *distance >= kDistance.size()) return false;
      const auto more_distance = bits(*distance < 2 ? 0 : *distance / 2 - 1);
      if (!more_distance) return false;
      const std::size_t back = kDistance[*distance] + *more_distance;
      if (back > bytes_.size()) return false;
      for (unsigned i = kLength[place] + *more_length; i > 0; --i) {
        if (!put(bytes_[bytes_.size() - back])) return false;
      }
    }
  }

  std::string_view packed_;
  std::size_t most_bytes_;
  std::size_t at_ = 0;  ///< in bits
  std::string bytes_;
  bool is_too_large_ = false;
};

}  // namespace

Result<std::string> inflate(std::string_view packed, std::size_t most_bytes) {
  return Inflater(packed, most_bytes).run();
}

}  // namespace omnidoku::base

// SPDX-License-Identifier: MIT
#include "formats/lz_string.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/check.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr int kBitsPerDigit = 6;

constexpr std::uint32_t kNewByte = 0;
constexpr std::uint32_t kNewUnit = 1;
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstFree = 3;

using Units = std::vector<std::uint16_t>;

/// UTF-8, which must be valid, to UTF-16.
Units to_utf16(std::string_view text) {
  Units units;
  units.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::size_t length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    OMNIDOKU_CHECK(i + length <= text.size());
    std::uint32_t code = length == 1 ? byte : byte & (0x7FU >> length);
    for (std::size_t k = 1; k < length; ++k) {
      code = code << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3FU);
    }
    i += length;
    if (code < 0x10000) {
      units.push_back(static_cast<std::uint16_t>(code));
    } else {
      code -= 0x10000;
      units.push_back(static_cast<std::uint16_t>(0xD800 + (code >> 10)));
      units.push_back(static_cast<std::uint16_t>(0xDC00 + (code & 0x3FF)));
    }
  }
  return units;
}

base::Result<std::string> to_utf8(const Units& units) {
  std::string text;
  text.reserve(units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    std::uint32_t code = units[i];
    if (code >= 0xD800 && code < 0xE000) {
      const bool pair =
          code < 0xDC00 && i + 1 < units.size() && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000;
      if (!pair) {
        return make_error(ErrorCode::encoding, "what is packed in it is no text");
      }
      code = 0x10000 + ((code - 0xD800) << 10) + (units[++i] - 0xDC00U);
    }
    if (code < 0x80) {
      text += static_cast<char>(code);
      continue;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr std::array<std::uint32_t, 4> kLead = {0, 0xC0, 0xE0, 0xF0};
    text += static_cast<char>(kLead[static_cast<std::size_t>(more)] | code >> (6 * more));
    for (int k = more - 1; k >= 0; --k) {
      text += static_cast<char>(0x80U | (code >> (6 * k) & 0x3FU));
    }
  }
  return text;
}

/// The width of the next code: one more bit whenever as many dictionary entries have been added as
/// the width before could tell apart.
class Width {
 public:
  Width(int bits, std::uint32_t entries_left) : bits_(bits), left_(entries_left) {}
  [[nodiscard]] int bits() const { return bits_; }
  void count_entry() {
    if (--left_ == 0) {
      left_ = 1U << bits_;
      ++bits_;
    }
  }

 private:
  int bits_;
  std::uint32_t left_;
};

class BitWriter {
 public:
  void write(std::uint32_t value, int bits) {
    for (int i = 0; i < bits; ++i) {
      digit_ = digit_ << 1 | (value >> i & 1U);
      if (++filled_ == kBitsPerDigit) flush();
    }
  }
  std::string finish() {
    // The last digit is always started, even when nothing is left for it.
    digit_ <<= kBitsPerDigit - filled_;
    flush();
    while (text_.size() % 4 != 0) text_ += '=';
    return std::move(text_);
  }

 private:
  void flush() {
    text_ += kAlphabet[digit_ & 63U];
    digit_ = 0;
    filled_ = 0;
  }
  std::string text_;
  std::uint32_t digit_ = 0;
  int filled_ = 0;
};

class Compressor {
 public:
  std::string run(const Units& units) {
    for (const std::uint16_t unit : units) add(unit);
    if (word_ != kNothing) write_word();
    out_.write(kEnd, width_.bits());
    return out_.finish();
  }

 private:
  static constexpr std::uint32_t kNothing = 0;

  /// The dictionary entry of a word that is continued by a unit, as a key.
  static std::uint64_t key(std::uint32_t word, std::uint16_t unit) {
    return static_cast<std::uint64_t>(word) << 16 | unit;
  }

  void add(std::uint16_t unit) {
    const auto [single, is_new] = dictionary_.try_emplace(key(kNothing, unit), next_);
    if (is_new) {
      units_.emplace(next_, unit);
      ++next_;
    }
    const std::uint32_t letter = single->second;
    if (word_ == kNothing) {
      word_ = letter;
      return;
    }
    const auto longer = dictionary_.find(key(word_, unit));
    if (longer != dictionary_.end()) {
      word_ = longer->second;
      return;
    }
    const std::uint32_t word = word_;
    write_word();
    dictionary_.emplace(key(word, unit), next_++);
    word_ = letter;
  }

  /// Writes the current word: a letter that has not been written before in full.
  void write_word() {
    const auto fresh = units_.find(word_);
    if (fresh == units_.end()) {
      out_.write(word_, width_.bits());
    } else {
      const bool byte = fresh->second < 256;
      out_.write(byte ? kNewByte : kNewUnit, width_.bits());
      out_.write(fresh->second, byte ? 8 : 16);
      width_.count_entry();
      units_.erase(fresh);
    }
    width_.count_entry();
  }

  std::unordered_map<std::uint64_t, std::uint32_t> dictionary_;
  std::unordered_map<std::uint32_t, std::uint16_t> units_;  ///< letters not written yet
  std::uint32_t next_ = kFirstFree;
  std::uint32_t word_ = kNothing;
  Width width_{2, 2};
  BitWriter out_;
};

class BitReader {
 public:
  explicit BitReader(std::vector<std::uint8_t> digits) : digits_(std::move(digits)) {}
  std::uint32_t read(int bits) {
    std::uint32_t value = 0;
    for (int i = 0; i < bits; ++i, ++at_) {
      const std::size_t digit = at_ / kBitsPerDigit;
      if (digit >= digits_.size()) {
        overrun_ = true;
        return 0;
      }
      const auto bit = static_cast<int>(kBitsPerDigit - 1 - at_ % kBitsPerDigit);
      value |= (static_cast<std::uint32_t>(digits_[digit]) >> bit & 1U) << i;
    }
    return value;
  }
  [[nodiscard]] bool overrun() const { return overrun_; }
  /// Whether no more than the unused rest of a digit or two is left.
  [[nodiscard]] bool at_end() const {
    return at_ + std::size_t{2} * kBitsPerDigit >= digits_.size() * kBitsPerDigit;
  }

 private:
  std::vector<std::uint8_t> digits_;
  std::size_t at_ = 0;
  bool overrun_ = false;
};

base::Result<std::vector<std::uint8_t>> base64_digits(std::string_view text) {
  while (!text.empty() && text.back() == '=') text.remove_suffix(1);
  std::vector<std::uint8_t> digits;
  digits.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t value = kAlphabet.find(text[i]);
    if (value == std::string_view::npos) {
      return make_error(ErrorCode::syntax,
                        "what is packed in it is damaged: its character " + std::to_string(i + 1) +
                            " cannot stand there",
                        "copy the whole link again");
    }
    digits.push_back(static_cast<std::uint8_t>(value));
  }
  return digits;
}

base::Error broken() {
  return make_error(ErrorCode::syntax, "what is packed in it is cut off or damaged",
                    "copy the whole link again");
}

class Decompressor {
 public:
  explicit Decompressor(std::vector<std::uint8_t> digits) : in_(std::move(digits)) {}

  base::Result<Units> run() {
    // The first code is a letter of 2 bits; it makes no entry besides itself.
    std::uint32_t code = in_.read(2);
    if (in_.overrun()) return broken();
    if (code == kEnd) return in_.at_end() ? base::Result<Units>(Units{}) : broken();
    if (code != kNewByte && code != kNewUnit) return broken();
    entries_.resize(kFirstFree);
    read_letter(code);
    Entry word = entries_.back();
    append(word);
    while (true) {
      code = in_.read(width_.bits());
      if (in_.overrun()) return broken();
      if (code == kEnd) return in_.at_end() ? base::Result<Units>(std::move(units_)) : broken();
      if (code == kNewByte || code == kNewUnit) {
        read_letter(code);
        code = static_cast<std::uint32_t>(entries_.size() - 1);
        width_.count_entry();
      }
      // The entry that comes next is the last word and the first letter of this one, which lie
      // side by side in the text; so it may be named before it is complete.
      if (code > entries_.size() || in_.overrun()) return broken();
      const Entry next{word.start, word.length + 1};
      const bool known = code < entries_.size();
      const std::size_t start = units_.size();
      const Entry entry = known ? entries_[code] : next;
      if (units_.size() + entry.length > kMaxDecompressedBytes / 2) {
        return make_error(ErrorCode::too_large, "what is packed in it is too long");
      }
      append(entry);
      entries_.push_back(next);
      width_.count_entry();
      word = {start, entry.length};
    }
  }

 private:
  /// A word, as a part of the text so far.
  struct Entry {
    std::size_t start = 0;
    std::size_t length = 0;
  };

  void read_letter(std::uint32_t code) {
    letter_ = static_cast<std::uint16_t>(in_.read(code == kNewByte ? 8 : 16));
    // It is appended to the text at once, which is where its entry points.
    entries_.push_back({units_.size(), 1});
    has_letter_ = true;
  }

  void append(Entry entry) {
    if (has_letter_) {
      units_.push_back(letter_);
      has_letter_ = false;
      return;
    }
    for (std::size_t i = 0; i < entry.length; ++i) units_.push_back(units_[entry.start + i]);
  }

  BitReader in_;
  Width width_{3, 4};
  std::vector<Entry> entries_;
  Units units_;
  std::uint16_t letter_ = 0;
  bool has_letter_ = false;
};

}  // namespace

std::string compress_to_base64(std::string_view text) { return Compressor().run(to_utf16(text)); }

base::Result<std::string> decompress_from_base64(std::string_view base64) {
  auto digits = base64_digits(base64);
  if (!digits) return digits.error();
  if (digits->empty()) return broken();
  auto units = Decompressor(*std::move(digits)).run();
  if (!units) return units.error();
  return to_utf8(*units);
}

}  // namespace omnidoku::formats

// SPDX-License-Identifier: MIT
//
// A stream buffer over a file descriptor. Unlike std::filebuf it unpacks what is packed, says what
// went wrong with reading, tells before it blocks, and stops waiting when the program is asked to
// stop.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <streambuf>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "packed/packing.h"

namespace omnidoku::cli {

class DescriptorBuffer : public std::streambuf {
 public:
  /// Owns the descriptor unless it is standard input. on_wait(true) is called before it blocks for
  /// input, on_wait(false) after.
  DescriptorBuffer(int descriptor, std::function<void(bool)> on_wait);
  ~DescriptorBuffer() override;
  DescriptorBuffer(const DescriptorBuffer&) = delete;
  DescriptorBuffer& operator=(const DescriptorBuffer&) = delete;

  /// errno of the read that failed, or 0.
  [[nodiscard]] int error() const { return error_; }
  /// What is wrong with bytes that are packed.
  [[nodiscard]] const std::optional<base::Error>& damage() const { return damage_; }
  /// Bytes of a regular file, 0 for anything else.
  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// Of what is packed: how many bytes of it were unpacked so far.
  [[nodiscard]] std::optional<std::uint64_t> unpacked() const;

 protected:
  int_type underflow() override;
  /// 1 when a read would not wait, else 0.
  std::streamsize showmanyc() override;

 private:
  /// False when the program was asked to stop.
  bool wait_for_input();
  /// How many bytes could be read into a part of a buffer; 0 at the end, at an error and at a stop.
  std::size_t read_into(std::span<char> part);
  /// The first bytes are there: looks whether they are packed. False where they cannot be unpacked.
  bool look_at_beginning(std::size_t count);
  /// Fills the buffer with what comes next out of the packed bytes; how much that is.
  std::size_t unpack();

  int descriptor_;
  std::function<void(bool)> on_wait_;
  std::vector<char> buffer_;
  packed::Packing packing_ = packed::Packing::none;
  std::unique_ptr<packed::Unpacker> unpacker_;  ///< of what is packed
  std::vector<char> packed_buffer_;
  std::string_view packed_;  ///< what is left in it
  std::uint64_t num_read_ = 0;
  int error_ = 0;
  std::optional<base::Error> damage_;
  std::uint64_t size_ = 0;  // of a regular file, else 0
};

}  // namespace omnidoku::cli

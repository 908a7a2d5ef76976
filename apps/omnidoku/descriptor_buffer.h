// SPDX-License-Identifier: MIT
//
// A stream buffer over a file descriptor. Unlike std::filebuf it keeps the errno of a failed read,
// tells before it blocks, and stops waiting when the program is asked to stop.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <streambuf>
#include <vector>

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
  [[nodiscard]] int error() const { return error_.load(std::memory_order_relaxed); }
  /// Bytes of a regular file, 0 for anything else.
  [[nodiscard]] std::uint64_t size() const { return size_; }

 protected:
  int_type underflow() override;
  /// 1 when a read would not wait, else 0.
  std::streamsize showmanyc() override;

 private:
  /// False when the program was asked to stop.
  bool wait_for_input();

  int descriptor_;
  std::function<void(bool)> on_wait_;
  std::vector<char> buffer_;
  std::atomic<int> error_{0};
  std::uint64_t size_ = 0;  // of a regular file, else 0
};

}  // namespace omnidoku::cli

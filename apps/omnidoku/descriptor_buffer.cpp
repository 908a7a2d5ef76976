// SPDX-License-Identifier: MIT
//
// Waiting is done in poll(), on the input and on the pipe that carries stop requests.
#include "descriptor_buffer.h"

#include <array>
#include <cerrno>

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "interrupt.h"

namespace omnidoku::cli {
namespace {

constexpr std::size_t kBufferSize = 1 << 18;

}  // namespace

DescriptorBuffer::DescriptorBuffer(int descriptor, std::function<void(bool)> on_wait)
    : descriptor_(descriptor), on_wait_(std::move(on_wait)), buffer_(kBufferSize) {
  struct stat info {};
  if (::fstat(descriptor_, &info) == 0 && S_ISREG(info.st_mode)) {
    size_ = static_cast<std::uint64_t>(info.st_size);
  }
}

DescriptorBuffer::~DescriptorBuffer() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

bool DescriptorBuffer::wait_for_input() {
  std::array<pollfd, 2> polled{
      {{descriptor_, POLLIN, 0}, {stop_descriptor(), POLLIN, 0}}};  // a negative one is ignored
  int ready = ::poll(polled.data(), polled.size(), 0);
  if (ready == 0) {
    if (on_wait_) on_wait_(true);
    do {
      ready = ::poll(polled.data(), polled.size(), -1);
    } while (ready < 0 && errno == EINTR && !stop_token().stop_requested());
    if (on_wait_) on_wait_(false);
  }
  return !stop_token().stop_requested();
}

std::streamsize DescriptorBuffer::showmanyc() {
  pollfd polled{descriptor_, POLLIN, 0};
  return ::poll(&polled, 1, 0) > 0 ? 1 : 0;
}

DescriptorBuffer::int_type DescriptorBuffer::underflow() {
  if (gptr() < egptr()) return traits_type::to_int_type(*gptr());
  while (true) {
    if (!wait_for_input()) return traits_type::eof();
    const ssize_t count = ::read(descriptor_, buffer_.data(), buffer_.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count < 0) error_.store(errno, std::memory_order_relaxed);
    if (count <= 0) return traits_type::eof();
    setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
    return traits_type::to_int_type(*gptr());
  }
}

}  // namespace omnidoku::cli

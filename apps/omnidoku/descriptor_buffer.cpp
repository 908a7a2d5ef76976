// SPDX-License-Identifier: MIT
//
// Waiting is done in poll(), on the input and on the pipe that carries stop requests.
#include "descriptor_buffer.h"

#include <array>
#include <cerrno>
#include <span>

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
  if (!packed_.empty()) return 1;
  pollfd polled{descriptor_, POLLIN, 0};
  return ::poll(&polled, 1, 0) > 0 ? 1 : 0;
}

std::size_t DescriptorBuffer::read_into(std::span<char> part) {
  while (true) {
    if (!wait_for_input()) return 0;
    const ssize_t count = ::read(descriptor_, part.data(), part.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count < 0) error_ = errno;
    if (count <= 0) return 0;
    num_read_ += static_cast<std::uint64_t>(count);
    return static_cast<std::size_t>(count);
  }
}

bool DescriptorBuffer::look_at_beginning(std::size_t count) {
  packing_ = packed::packing_of({buffer_.data(), count});
  if (packing_ == packed::Packing::none) return true;
  base::Result<std::unique_ptr<packed::Unpacker>> unpacker = packed::Unpacker::make(packing_);
  if (!unpacker) {
    damage_ = unpacker.error();
    return false;
  }
  unpacker_ = *std::move(unpacker);
  packed_buffer_.resize(buffer_.size());
  packed_buffer_.swap(buffer_);
  packed_ = {packed_buffer_.data(), count};
  return true;
}

std::size_t DescriptorBuffer::unpack() {
  while (!damage_) {
    const base::Result<std::size_t> came = unpacker_->unpack(packed_, buffer_);
    if (!came) {
      damage_ = came.error();
    } else if (*came > 0) {
      return *came;
    } else if (packed_.empty()) {
      const std::size_t count = read_into(packed_buffer_);
      packed_ = {packed_buffer_.data(), count};
      if (count > 0) continue;
      const bool is_cut_off =
          error_ == 0 && !stop_token().stop_requested() && !unpacker_->is_at_end();
      if (is_cut_off) damage_ = packed::damaged(packing_, "it is cut off");
      break;
    }
  }
  return 0;
}

std::optional<std::uint64_t> DescriptorBuffer::unpacked() const {
  return unpacker_ ? std::optional(num_read_ - packed_.size()) : std::nullopt;
}

DescriptorBuffer::int_type DescriptorBuffer::underflow() {
  if (gptr() < egptr()) return traits_type::to_int_type(*gptr());
  if (damage_) return traits_type::eof();
  std::size_t count = 0;
  if (!unpacker_) {
    const bool is_beginning = num_read_ == 0;
    count = read_into(buffer_);
    // What comes through a pipe may come byte by byte.
    while (is_beginning && count > 0 && packed::may_become_packed({buffer_.data(), count})) {
      const std::size_t more = read_into(std::span(buffer_).subspan(count));
      if (more == 0) break;
      count += more;
    }
    if (is_beginning && !look_at_beginning(count)) return traits_type::eof();
  }
  if (unpacker_) count = unpack();
  if (count == 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
  return traits_type::to_int_type(*gptr());
}

}  // namespace omnidoku::cli

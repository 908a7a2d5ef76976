// SPDX-License-Identifier: MIT
#include "bulk/files.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bulk/bytes.h"

namespace omnidoku::bulk {

namespace {

/// One that no other process on any machine uses: what was killed may have left its file.
std::string name_of_its_own(const std::string& name) {
  static std::atomic<unsigned> number{0};
  char host[256] = "host";
  static_cast<void>(gethostname(host, sizeof host - 1));
  timespec now{};
  static_cast<void>(clock_gettime(CLOCK_REALTIME, &now));
  return name + "." + host + "." + std::to_string(getpid()) + "." + std::to_string(now.tv_sec) +
         std::to_string(now.tv_nsec) + "." + std::to_string(number++) + std::string(kUnfinished);
}

base::Result<void> flush_folder_of(const std::string& name) {
  const std::string folder = std::filesystem::path(name).parent_path().string();
  const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return file_error("cannot open", folder);
  // Some file systems cannot, and need not.
  static_cast<void>(fsync(descriptor));
  close(descriptor);
  return {};
}

std::uint64_t mixed(std::uint64_t state, std::uint64_t word) {
  // A product carries only upwards; the shift brings it down again.
  state = (state ^ word) * 0x9e37'79b9'7f4a'7c15U;
  return state ^ state >> 32;
}

}  // namespace

base::Error file_error(const std::string& what, const std::string& name) {
  return base::make_error(base::ErrorCode::io,
                          what + " '" + name + "': " + std::string(std::strerror(errno)), "");
}

void Checksum::add(std::string_view bytes) {
  constexpr std::size_t kRound = kLanes * sizeof(std::uint64_t);
  size_ += bytes.size();
  if (!begun_.empty()) {
    const std::size_t rest = std::min(kRound - begun_.size(), bytes.size());
    begun_ += bytes.substr(0, rest);
    bytes.remove_prefix(rest);
    if (begun_.size() < kRound) return;
    add_round(begun_, 0);
  }
  std::size_t at = 0;
  for (; at + kRound <= bytes.size(); at += kRound) add_round(bytes, at);
  begun_ = bytes.substr(at);
}

void Checksum::add_round(std::string_view bytes, std::size_t begin) {
  for (std::size_t i = 0; i < kLanes; ++i) {
    lanes_[i] = mixed(lanes_[i], number_at<std::uint64_t>(bytes, begin + 8 * i));
  }
}

std::string Checksum::text() const {
  Checksum last = *this;
  last.begun_.resize(kLanes * sizeof(std::uint64_t), '\0');
  last.add_round(last.begun_, 0);
  std::uint64_t sum = size_;
  for (const std::uint64_t lane : last.lanes_) sum = mixed(sum, lane);
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) {
    digits += "0123456789abcdef"[sum >> static_cast<unsigned>(shift) & 0xfU];
  }
  return digits;
}

WholeFile::WholeFile(int descriptor, std::string name, std::string temporary)
    : descriptor_(descriptor), name_(std::move(name)), temporary_(std::move(temporary)) {}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      temporary_(std::move(other.temporary_)) {}

WholeFile::~WholeFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  unlink(temporary_.c_str());
}

base::Result<WholeFile> WholeFile::create(const std::string& name) {
  std::string temporary = name_of_its_own(name);
  const int descriptor = open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                              S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH);
  if (descriptor < 0) return file_error("cannot write", temporary);
  return WholeFile(descriptor, name, std::move(temporary));
}

base::Result<void> WholeFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return file_error("cannot write", name_);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

base::Result<void> WholeFile::finish() {
  if (fsync(descriptor_) != 0 && errno != EINVAL) return file_error("cannot write", name_);
  if (close(std::exchange(descriptor_, -1)) != 0 ||
      rename(temporary_.c_str(), name_.c_str()) != 0) {
    const base::Error error = file_error("cannot write", name_);
    unlink(temporary_.c_str());
    return error;
  }
  return flush_folder_of(name_);
}

base::Result<void> write_file(const std::string& name, std::string_view text) {
  base::Result<WholeFile> file = WholeFile::create(name);
  if (!file) return file.error();
  const base::Result<void> written = file->write(text);
  if (!written) return written;
  return file->finish();
}

base::Result<std::string> read_part(const std::string& name, std::uint64_t begin,
                                    std::uint64_t size) {
  const int descriptor = open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return file_error("cannot read", name);
  std::string bytes(size, '\0');
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t got = pread(descriptor, bytes.data() + done, bytes.size() - done,
                              static_cast<off_t>(begin + done));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      const base::Error error = file_error("cannot read", name);
      close(descriptor);
      return error;
    }
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  close(descriptor);
  bytes.resize(done);
  return bytes;
}

base::Result<std::string> read_file(const std::string& name, std::uint64_t most) {
  struct stat info {};
  if (stat(name.c_str(), &info) != 0) return file_error("cannot read", name);
  const auto size = static_cast<std::uint64_t>(info.st_size);
  if (size > most) {
    return base::make_error(base::ErrorCode::too_large, "'" + name + "' is too large", "");
  }
  return read_part(name, 0, size);
}

base::Result<void> copy_file(const std::string& name, const WriteBytes& write) {
  constexpr std::uint64_t kPart = std::uint64_t{1} << 20;
  for (std::uint64_t at = 0;; at += kPart) {
    const base::Result<std::string> part = read_part(name, at, kPart);
    if (!part) return part.error();
    if (part->empty()) return {};
    const base::Result<void> written = write(*part);
    if (!written) return written;
  }
}

base::Result<std::int64_t> modified_of(const std::string& name) {
  std::error_code error;
  const auto time = std::filesystem::last_write_time(name, error);
  if (!error) return static_cast<std::int64_t>(time.time_since_epoch().count());
  return base::make_error(base::ErrorCode::io, "cannot read '" + name + "': " + error.message(),
                          "");
}

base::Result<void> make_folder(const std::string& name) {
  std::error_code error;
  std::filesystem::create_directories(name, error);
  if (!error) return {};
  return base::make_error(base::ErrorCode::io,
                          "cannot make the folder '" + name + "': " + error.message(), "");
}

}  // namespace omnidoku::bulk

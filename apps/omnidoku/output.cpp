// SPDX-License-Identifier: MIT
//
// Plain POSIX writes, because stream classes hide which write failed and why.
#include "output.h"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace omnidoku::cli {
namespace {

constexpr std::size_t kOutputBufferSize = 1 << 16;
/// Nothing is kept back by those who write less often.
constexpr std::chrono::milliseconds kLongestWait{100};

/// Writes all of it; the errno of the failure, or 0.
int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

base::Error io_error(const std::string& name, int number) {
  return base::make_error(base::ErrorCode::io,
                          "cannot write " + name + ": " + std::strerror(number));
}

base::Error cannot_write(const std::string& name, base::Error error) {
  error.what = "cannot write " + name + ": " + error.what;
  return error;
}

base::Error no_name() {
  return base::make_error(base::ErrorCode::usage, "the name of the file to write is empty");
}

/// The file that a name leads to through symbolic links, there or not; the name itself if it is
/// none. Who wrote beside the link and renamed would replace the link.
base::Result<std::string> behind_links(const std::string& name) {
  constexpr int kMostLinks = 40;  // as the system has it
  std::filesystem::path path = name;
  for (int i = 0; i < kMostLinks; ++i) {
    std::error_code error;
    const std::filesystem::path target = std::filesystem::read_symlink(path, error);
    if (error) return path.string();
    path = target.is_absolute() ? target : path.parent_path() / target;
  }
  return io_error(name, ELOOP);
}

std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool colours_wanted() { return environment("NO_COLOR").empty() && environment("TERM") != "dumb"; }

Output::Output() : Output(STDOUT_FILENO, "standard output", {}, {}) {}

Output::Output(std::function<bool(std::string_view)> taker)
    : taker_(std::move(taker)), descriptor_(-1), name_("the output") {}

Output::Output(int descriptor, std::string name, std::string file, std::string temporary)
    : descriptor_(descriptor),
      name_(std::move(name)),
      file_(std::move(file)),
      temporary_(std::move(temporary)) {}

base::Result<std::unique_ptr<Output>> Output::open(const std::string& name) {
  if (name == "-") return std::make_unique<Output>();
  if (name.empty()) return no_name();
  std::unique_ptr<packed::Packer> packer;
  if (const packed::Packing packing = packed::packing_by_name(name);
      packing != packed::Packing::none) {
    base::Result<std::unique_ptr<packed::Packer>> made = packed::Packer::make(packing);
    if (!made) return cannot_write(name, made.error());
    packer = *std::move(made);
  }

  struct stat info {};
  const bool exists = ::stat(name.c_str(), &info) == 0;
  if (exists && S_ISDIR(info.st_mode)) {
    return base::make_error(base::ErrorCode::io, "cannot write " + name + ": it is a directory");
  }
  if (exists && !S_ISREG(info.st_mode)) {  // a device or a pipe is written to directly
    const int descriptor = ::open(name.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return io_error(name, errno);
    return std::unique_ptr<Output>(new Output(descriptor, name, {}, {}));
  }
  if (exists && ::access(name.c_str(), W_OK) != 0) return io_error(name, errno);

  base::Result<std::string> file = behind_links(name);
  if (!file) return file.error();
  std::string temporary = *file + ".XXXXXX";
  const int descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);
  if (descriptor < 0) return io_error(name, errno);
  // mkostemp makes files that only the owner can read; give it the mode it would have had.
  const mode_t mask = ::umask(0);
  ::umask(mask);
  const mode_t mode = exists ? info.st_mode & 07777U : 0666U & ~mask;
  if (::fchmod(descriptor, mode) != 0) {
    // The file keeps the stricter mode; nothing is lost.
  }
  std::unique_ptr<Output> output(
      new Output(descriptor, name, *std::move(file), std::move(temporary)));
  output->packer_ = std::move(packer);
  return output;
}

base::Result<std::unique_ptr<Output>> Output::go_on(const std::string& name) {
  if (name.empty()) return no_name();
  if (packed::packing_by_name(name) != packed::Packing::none) {
    return base::make_error(base::ErrorCode::unsupported,
                            "cannot go on with " + name + ": a packed file is written in one go",
                            "name another file, or leave --resume out");
  }
  struct stat info {};
  const bool exists = ::stat(name.c_str(), &info) == 0;
  if (exists && !S_ISREG(info.st_mode)) {
    return base::make_error(base::ErrorCode::io, "cannot go on with " + name + ": it is no file",
                            "name a file, or leave --resume out");
  }
  constexpr mode_t kMode = 0666;
  const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, kMode);
  if (descriptor < 0) return io_error(name, errno);
  // Where files cannot be locked two runs are not told from each other.
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    ::close(descriptor);
    return base::make_error(base::ErrorCode::io,
                            "cannot write " + name + ": another run is writing it");
  }
  std::unique_ptr<Output> output(new Output(descriptor, name, {}, {}));
  output->eager_ = true;
  output->is_new_ = !exists;
  return output;
}

base::Result<void> Output::keep_first(std::uint64_t bytes) {
  const std::lock_guard guard(lock_);
  if (::ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) return io_error(name_, errno);
  return {};
}

Output::~Output() {
  if (is_new_ && is_empty_) ::unlink(name_.c_str());
  if (descriptor_ >= 0 && descriptor_ != STDOUT_FILENO) ::close(descriptor_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

bool Output::write(std::string_view text) {
  const std::lock_guard guard(lock_);
  if (error_ != 0) return false;
  is_empty_ = is_empty_ && text.empty();
  if (text.size() >= kOutputBufferSize) return flush_locked() && put_locked(text);
  buffer_ += text;
  const bool is_due = std::chrono::steady_clock::now() - flushed_ >= kLongestWait;
  return eager_ || is_due || buffer_.size() >= kOutputBufferSize ? flush_locked() : true;
}

void Output::take_place() {
  const std::lock_guard guard(lock_);
  is_empty_ = false;
}

bool Output::flush() {
  const std::lock_guard guard(lock_);
  return flush_locked();
}

bool Output::flush_locked() {
  if (error_ != 0) return false;
  put_locked(buffer_);
  buffer_.clear();
  return error_ == 0;
}

bool Output::put_locked(std::string_view text) {
  if (taker_) {
    error_ = text.empty() || taker_(text) ? 0 : EPIPE;
  } else {
    error_ = packer_ ? write_all(descriptor_, packer_->pack(text)) : write_all(descriptor_, text);
  }
  flushed_ = std::chrono::steady_clock::now();
  return error_ == 0;
}

void Output::end_packed_locked() {
  if (packer_ && error_ == 0) error_ = write_all(descriptor_, packer_->finish());
}

void Output::set_eager(bool eager) {
  const std::lock_guard guard(lock_);
  eager_ = eager;
  if (eager_) flush_locked();
}

base::Error Output::write_error() const { return io_error(name_, error_); }

base::Result<void> Output::finish() {
  const std::lock_guard guard(lock_);
  flush_locked();
  end_packed_locked();
  if (error_ == EPIPE) return {};
  if (error_ != 0) return write_error();
  if (taker_ || descriptor_ == STDOUT_FILENO) return {};
  if (is_empty_ && (is_new_ || !temporary_.empty())) return {};

  const int closed = ::close(descriptor_);
  descriptor_ = -1;
  if (closed != 0) return io_error(name_, errno);
  if (!temporary_.empty()) {
    if (std::rename(temporary_.c_str(), file_.c_str()) != 0) return io_error(name_, errno);
    temporary_.clear();
  }
  return {};
}

bool Output::failed() const {
  const std::lock_guard guard(lock_);
  return error_ != 0;
}

bool Output::closed_by_reader() const {
  const std::lock_guard guard(lock_);
  return error_ == EPIPE;
}

bool Output::has_colours() const { return is_terminal() && colours_wanted(); }

bool Output::is_terminal() const { return descriptor_ >= 0 && ::isatty(descriptor_) == 1; }

}  // namespace omnidoku::cli

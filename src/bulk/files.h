// SPDX-License-Identifier: MIT
//
// Files of a bulk folder: whole or not there, whoever else writes them at the same time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnidoku::bulk {

/// Hash of bytes as they come, in pieces of any size: a checksum against accidents. Four times
/// eight at a time, which do not wait for each other: byte by byte, as base::Hash has them, it took
/// as long as a fifth of solving what is checked, eight by eight a tenth.
class Checksum {
 public:
  void add(std::string_view bytes);
  /// 16 hexadecimal digits.
  [[nodiscard]] std::string text() const;

 private:
  static constexpr std::size_t kLanes = 4;

  /// What the lanes get stands at `begin`.
  void add_round(std::string_view bytes, std::size_t begin);

  std::array<std::uint64_t, kLanes> lanes_ = {1, 2, 3, 4};
  std::uint64_t size_ = 0;
  std::string begun_;  ///< fewer bytes than one round that came last
};

/// A file that appears under its name once it is complete: it is written beside it under a name of
/// its own, flushed to the disk and renamed. One that is not finished takes back what it wrote.
class WholeFile {
 public:
  /// Error: io.
  [[nodiscard]] static base::Result<WholeFile> create(const std::string& name);
  WholeFile(WholeFile&& other) noexcept;
  WholeFile& operator=(WholeFile&&) = delete;
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;
  ~WholeFile();

  /// Error: io (a full disk).
  [[nodiscard]] base::Result<void> write(std::string_view bytes);
  /// Puts it into its place. Error: io.
  [[nodiscard]] base::Result<void> finish();

 private:
  WholeFile(int descriptor, std::string name, std::string temporary);

  int descriptor_;
  std::string name_;
  std::string temporary_;
};

/// How the name of a file ends that was not finished.
inline constexpr std::string_view kUnfinished = ".tmp";

/// Writes a whole file. Error: io.
[[nodiscard]] base::Result<void> write_file(const std::string& name, std::string_view text);

/// All of a file that is at most so long. Errors: io, too_large.
[[nodiscard]] base::Result<std::string> read_file(const std::string& name,
                                                  std::uint64_t most = std::uint64_t{1} << 30);

/// Some bytes of a file from a place on; fewer at its end. Error: io.
[[nodiscard]] base::Result<std::string> read_part(const std::string& name, std::uint64_t begin,
                                                  std::uint64_t size);

/// Where bytes go, piece by piece.
using WriteBytes = std::function<base::Result<void>(std::string_view)>;

/// Writes all of a file. Errors: io, and those of writing.
[[nodiscard]] base::Result<void> copy_file(const std::string& name, const WriteBytes& write);

/// When a file was changed last, as the system counts: only whether it is the same means something.
/// Error: io.
[[nodiscard]] base::Result<std::int64_t> modified_of(const std::string& name);

/// Makes a folder and those that it lies in. Error: io.
[[nodiscard]] base::Result<void> make_folder(const std::string& name);

/// An error about a file, with what the system says of errno.
[[nodiscard]] base::Error file_error(const std::string& what, const std::string& name);

}  // namespace omnidoku::bulk

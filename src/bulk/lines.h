// SPDX-License-Identifier: MIT
//
// Reading lines of an input file of bulk work, packed or not, from a place in it on.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bulk/plan.h"
#include "packed/packing.h"

namespace omnidoku::bulk {

/// So many of its first bytes tell how a file is packed.
inline constexpr std::uint64_t kTellingBytes = 4;

/// The places at which a file may be cut.
class CutPlaces {
 public:
  /// Errors: io, syntax (damage).
  [[nodiscard]] static base::Result<CutPlaces> of(const InputFile& file);

  /// Where the lines begin.
  [[nodiscard]] std::uint64_t first() const;
  /// How many pieces it can be cut into at most.
  [[nodiscard]] std::size_t most() const;
  /// The first behind that byte; the size of the file if there is none before. Errors: io,
  /// too_large (a line of more than 16 MiB).
  [[nodiscard]] base::Result<std::uint64_t> next(std::uint64_t byte) const;

 private:
  explicit CutPlaces(const InputFile& file) : file_(&file) {}

  const InputFile* file_;
  std::vector<std::uint64_t> frame_ends_;  ///< of a packed one
};

/// The lines of a shard, in pieces of any size. The header of a table is no part of them.
class ShardLines {
 public:
  ShardLines(const InputFile& file, const Shard& shard);

  /// What comes next; nothing at the end. Errors: io, syntax (damage), unsupported, usage where the
  /// file has become shorter.
  [[nodiscard]] base::Result<std::string> next();

  [[nodiscard]] const InputFile& file() const { return *file_; }
  /// Whether next() has given all there is.
  [[nodiscard]] bool is_at_end() const { return is_at_end_; }
  /// How many bytes next() gave, and how many of the file they took.
  [[nodiscard]] std::uint64_t bytes_given() const { return bytes_given_; }
  [[nodiscard]] std::uint64_t bytes_taken() const { return at_ - shard_.begin - packed_.size(); }

 private:
  /// The same without a look at what belongs to the shards before and behind.
  [[nodiscard]] base::Result<std::string> next_bytes();
  [[nodiscard]] base::Result<std::string> next_unpacked();
  [[nodiscard]] base::Result<std::string> read_some();

  const InputFile* file_;
  Shard shard_;
  std::uint64_t at_;                 ///< in the file
  std::uint64_t until_;              ///< where reading ends for now
  std::uint64_t piece_size_ = 4096;  ///< grows: who wants some lines only need not read more
  std::uint64_t skipped_;     ///< so many bytes are still to be left out: the header of a table
  bool is_line_due_ = false;  ///< what comes first is of the shard before, up to a line end
  bool is_behind_ = false;    ///< behind the shard: only the rest of its last line is wanted
  bool is_at_end_ = false;
  std::uint64_t bytes_given_ = 0;
  std::unique_ptr<packed::Unpacker> unpacker_;
  std::string piece_;        ///< of the packed file ...
  std::string_view packed_;  ///< ... and what is left of it
};

/// Whole lines, so many at most; what is left of the last piece is lost. Errors: as of next(), and
/// too_large (a line of more than 16 MiB).
[[nodiscard]] base::Result<std::string> first_lines(ShardLines& lines, std::size_t most);

/// Of all lines of a shard. Errors: as of ShardLines::next.
[[nodiscard]] base::Result<std::string> checksum_of_lines(const InputFile& file,
                                                          const Shard& shard);

/// The first line of a file with its end; empty where that is not in its first 64 KiB. Errors: as
/// of next().
[[nodiscard]] base::Result<std::string> first_line(const InputFile& file);

}  // namespace omnidoku::bulk

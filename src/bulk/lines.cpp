// SPDX-License-Identifier: MIT
#include "bulk/lines.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "bulk/files.h"
#include "packed/zstd_frames.h"

namespace omnidoku::bulk {

namespace {

using packed::Packing;

constexpr std::uint64_t kLookedAt = std::uint64_t{64} << 10;
constexpr std::uint64_t kLongestLine = std::uint64_t{16} << 20;
/// Little enough to be in the cache when it is worked on.
constexpr std::uint64_t kPieceOfLines = std::uint64_t{256} << 10;

base::Error line_too_long(const InputFile& file) {
  return base::make_error(base::ErrorCode::too_large,
                          "'" + file.path + "' has a line of more than 16 MiB",
                          "bulk work takes files that hold a puzzle on each line");
}

base::Error cannot_unpack(const InputFile& file, base::Error error) {
  error.what = "cannot read '" + file.path + "': " + error.what;
  return error;
}

/// The place behind the first line end at or behind `from`; the size of the file if there is none.
base::Result<std::uint64_t> next_line(const InputFile& file, std::uint64_t from) {
  for (std::uint64_t at = from; at < file.size; at += kLookedAt) {
    const base::Result<std::string> part = read_part(file.path, at, kLookedAt);
    if (!part) return part.error();
    const std::size_t end = part->find('\n');
    if (end != std::string::npos) return at + end + 1;
    if (at - from > kLongestLine) return line_too_long(file);
  }
  return file.size;
}

}  // namespace

base::Result<CutPlaces> CutPlaces::of(const InputFile& file) {
  CutPlaces places(file);
  if (file.packing == Packing::zstd) {
    base::Result<std::vector<std::uint64_t>> ends = packed::zstd_frame_ends(
        [&file](std::uint64_t begin, std::uint64_t size) {
          return read_part(file.path, begin, size);
        },
        file.size);
    if (!ends) return cannot_unpack(file, ends.error());
    places.frame_ends_ = *std::move(ends);
  }
  return places;
}

std::uint64_t CutPlaces::first() const {
  return file_->packing == Packing::none ? file_->header.size() : 0;
}

std::size_t CutPlaces::most() const {
  if (file_->packing == Packing::none) return std::numeric_limits<std::size_t>::max();
  return std::max<std::size_t>(frame_ends_.size(), 1);
}

base::Result<std::uint64_t> CutPlaces::next(std::uint64_t byte) const {
  if (file_->packing == Packing::none) return next_line(*file_, byte);
  const auto place = std::upper_bound(frame_ends_.begin(), frame_ends_.end(), byte);
  return place == frame_ends_.end() ? file_->size : *place;
}

ShardLines::ShardLines(const InputFile& file, const Shard& shard)
    : file_(&file),
      shard_(shard),
      at_(shard.begin),
      until_(shard.end),
      skipped_(file.packing != Packing::none && shard.begin == 0 ? file.header.size() : 0),
      is_line_due_(file.packing != Packing::none && shard.begin > 0) {}

base::Result<std::string> ShardLines::next() {
  while (!is_at_end_) {
    base::Result<std::string> bytes = next_bytes();
    if (!bytes) return bytes;
    if (bytes->empty()) {
      // A line that began in these frames ends in the next ones.
      is_behind_ = file_->packing == Packing::zstd && !is_line_due_ && until_ < file_->size;
      is_at_end_ = !is_behind_;
      until_ = file_->size;
      continue;
    }
    if (is_line_due_ || is_behind_) {
      const std::size_t end = bytes->find('\n');
      const bool is_found = end != std::string::npos;
      if (is_behind_ && is_found) {
        bytes->resize(end + 1);
        is_at_end_ = true;
      } else if (is_line_due_) {
        bytes->erase(0, is_found ? end + 1 : bytes->size());
        is_line_due_ = !is_found;
      }
    }
    const auto left_out = std::min<std::uint64_t>(skipped_, bytes->size());
    bytes->erase(0, left_out);
    skipped_ -= left_out;
    if (bytes->empty()) continue;
    bytes_given_ += bytes->size();
    return bytes;
  }
  return std::string();
}

base::Result<std::string> ShardLines::next_bytes() {
  return file_->packing == Packing::none ? read_some() : next_unpacked();
}

base::Result<std::string> ShardLines::read_some() {
  const std::uint64_t size = std::min(piece_size_, until_ - at_);
  piece_size_ = std::min(2 * piece_size_, kPieceOfLines);
  base::Result<std::string> piece = read_part(file_->path, at_, size);
  if (piece && piece->size() < size) {
    return base::make_error(base::ErrorCode::usage,
                            "'" + file_->path + "' is shorter than when the plan was made", "");
  }
  at_ += size;
  return piece;
}

base::Result<std::string> ShardLines::next_unpacked() {
  if (!unpacker_) {
    base::Result<std::unique_ptr<packed::Unpacker>> unpacker =
        packed::Unpacker::make(file_->packing);
    if (!unpacker) return cannot_unpack(*file_, unpacker.error());
    unpacker_ = *std::move(unpacker);
  }
  std::string room(kPieceOfLines, '\0');
  while (true) {
    const base::Result<std::size_t> came = unpacker_->unpack(packed_, room);
    if (!came) return cannot_unpack(*file_, came.error());
    if (*came > 0) {
      room.resize(*came);
      return room;
    }
    if (!packed_.empty()) continue;
    if (at_ == until_) {
      if (!unpacker_->is_at_end()) {
        return cannot_unpack(*file_, packed::damaged(file_->packing, "it is cut off"));
      }
      return std::string();
    }
    base::Result<std::string> piece = read_some();
    if (!piece) return piece;
    piece_ = *std::move(piece);
    packed_ = piece_;
  }
}

base::Result<std::string> first_lines(ShardLines& lines, std::size_t most) {
  std::string text;
  std::size_t end = 0;
  std::size_t count = 0;
  while (true) {
    for (; count < most; ++count) {
      const std::size_t line_end = text.find('\n', end);
      if (line_end == std::string::npos) break;
      end = line_end + 1;
    }
    if (count == most || lines.is_at_end()) break;
    if (text.size() - end > kLongestLine) return line_too_long(lines.file());
    const base::Result<std::string> more = lines.next();
    if (!more) return more;
    text += *more;
  }
  if (count == most) text.resize(end);
  if (!text.empty() && text.back() != '\n') text += '\n';
  return text;
}

base::Result<std::string> checksum_of_lines(const InputFile& file, const Shard& shard) {
  ShardLines lines(file, shard);
  Checksum sum;
  while (true) {
    const base::Result<std::string> piece = lines.next();
    if (!piece) return piece;
    if (piece->empty()) return sum.text();
    sum.add(*piece);
  }
}

base::Result<std::string> first_line(const InputFile& file) {
  ShardLines lines(file, {0, 0, file.size});
  std::string text;
  while (text.size() <= kLookedAt) {
    const base::Result<std::string> more = lines.next();
    if (!more || more->empty()) return more;
    const std::size_t end = more->find('\n');
    text.append(*more, 0, end == std::string::npos ? end : end + 1);
    if (end != std::string::npos) return text;
  }
  return std::string();
}

}  // namespace omnidoku::bulk

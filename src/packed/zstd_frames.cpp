// SPDX-License-Identifier: MIT
#include "packed/zstd_frames.h"

#include <array>
#include <optional>

#include "packed/packing.h"

namespace omnidoku::packed {

namespace {

/// A number of which the least byte is the first.
class Bytes {
 public:
  Bytes(const ReadPart& read, std::uint64_t at) : read_(&read), at_(at) {}

  base::Result<std::uint32_t> next(std::uint64_t size) {
    const base::Result<std::string> part = (*read_)(at_, size);
    if (!part) return part.error();
    if (part->size() < size) return damaged(Packing::zstd, "it is cut off");
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < part->size(); ++i) {
      number |= std::uint32_t{static_cast<unsigned char>((*part)[i])} << (8 * i);
    }
    at_ += size;
    return number;
  }
  void skip(std::uint64_t size) { at_ += size; }
  [[nodiscard]] std::uint64_t at() const { return at_; }

 private:
  const ReadPart* read_;
  std::uint64_t at_;
};

constexpr std::uint32_t kMagic = 0xfd2fb528;
constexpr std::uint32_t kSkippedMagic = 0x184d2a50;  ///< and the 15 behind it

/// How many bytes of the header of a frame follow the one that describes it.
std::uint64_t rest_of_header(std::uint32_t descriptor) {
  constexpr std::array<std::uint64_t, 4> kDictionary{0, 1, 2, 4};
  constexpr std::array<std::uint64_t, 4> kContentSize{0, 2, 4, 8};
  const bool is_single_segment = (descriptor >> 5 & 1U) != 0;
  const std::uint64_t content_size = kContentSize[descriptor >> 6 & 3U];
  // Of a single segment there is no size of a window but always one of the content.
  const std::uint64_t one_of_both = is_single_segment && content_size > 0 ? 0 : 1;
  return one_of_both + kDictionary[descriptor & 3U] + content_size;
}

/// The place behind the frame that begins there.
base::Result<std::uint64_t> end_of_frame(const ReadPart& read, std::uint64_t begin) {
  constexpr std::uint32_t kRepeatedByte = 1;
  constexpr std::uint32_t kNoBlock = 3;
  Bytes bytes(read, begin);
  const base::Result<std::uint32_t> magic = bytes.next(4);
  if (!magic) return magic.error();
  if ((*magic & ~0xfU) == kSkippedMagic) {
    const base::Result<std::uint32_t> size = bytes.next(4);
    if (!size) return size.error();
    return bytes.at() + *size;
  }
  if (*magic != kMagic) return damaged(Packing::zstd, "no frame begins where one ends");
  const base::Result<std::uint32_t> descriptor = bytes.next(1);
  if (!descriptor) return descriptor.error();
  bytes.skip(rest_of_header(*descriptor));
  while (true) {
    const base::Result<std::uint32_t> header = bytes.next(3);
    if (!header) return header.error();
    const bool is_last = (*header & 1U) != 0;
    const std::uint32_t kind = *header >> 1 & 3U;
    if (kind == kNoBlock) return damaged(Packing::zstd, "there is no such block");
    bytes.skip(kind == kRepeatedByte ? 1 : *header >> 3);
    if (is_last) break;
  }
  const bool has_checksum = (*descriptor >> 2 & 1U) != 0;
  bytes.skip(has_checksum ? 4 : 0);
  return bytes.at();
}

}  // namespace

base::Result<std::vector<std::uint64_t>> zstd_frame_ends(const ReadPart& read, std::uint64_t size) {
  std::vector<std::uint64_t> ends;
  for (std::uint64_t at = 0; at < size;) {
    const base::Result<std::uint64_t> end = end_of_frame(read, at);
    if (!end) return end.error();
    if (*end > size) return damaged(Packing::zstd, "it is cut off");
    ends.push_back(*end);
    at = *end;
  }
  return ends;
}

}  // namespace omnidoku::packed

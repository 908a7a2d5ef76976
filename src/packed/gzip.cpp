// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include <zlib.h>

#include "packed/packing.h"

namespace omnidoku::packed {

namespace {

class GzipUnpacker : public Unpacker {
 public:
  GzipUnpacker() {
    constexpr int kGzipOfAnyWindow = 15 + 16;
    is_ready_ = inflateInit2(&stream_, kGzipOfAnyWindow) == Z_OK;
  }
  GzipUnpacker(const GzipUnpacker&) = delete;
  GzipUnpacker& operator=(const GzipUnpacker&) = delete;
  ~GzipUnpacker() override {
    if (is_ready_) inflateEnd(&stream_);
  }

  base::Result<std::size_t> unpack(std::string_view& packed, std::span<char> out) override {
    if (!is_ready_) return damaged(Packing::gzip, "there is no memory to unpack it");
    if (is_at_end_ && !begin_next(packed)) return std::size_t{0};
    constexpr std::size_t kMost = std::numeric_limits<uInt>::max();
    const auto given = static_cast<uInt>(std::min(packed.size(), kMost));
    const auto room = static_cast<uInt>(std::min(out.size(), kMost));
    // The library promises not to write there.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream_.avail_in = given;
    stream_.next_out = reinterpret_cast<Bytef*>(out.data());
    stream_.avail_out = room;
    const int came = inflate(&stream_, Z_NO_FLUSH);
    packed.remove_prefix(given - stream_.avail_in);
    // Z_BUF_ERROR: it can do nothing without more bytes.
    if (came != Z_OK && came != Z_STREAM_END && came != Z_BUF_ERROR) {
      return damaged(Packing::gzip, stream_.msg != nullptr ? stream_.msg : "it cannot be unpacked");
    }
    is_at_end_ = came == Z_STREAM_END;
    is_first_ = is_first_ && !is_at_end_;
    return std::size_t{room - stream_.avail_out};
  }

  [[nodiscard]] bool is_at_end() const override { return is_at_end_; }

 private:
  /// Whether another one begins; zeros may stand behind the last.
  bool begin_next(std::string_view& packed) {
    if (!is_first_) {
      packed.remove_prefix(std::min(packed.find_first_not_of('\0'), packed.size()));
      if (packed.empty()) return false;
      inflateReset(&stream_);
    }
    is_at_end_ = false;
    return true;
  }

  z_stream stream_{};
  bool is_ready_ = false;
  bool is_first_ = true;
  bool is_at_end_ = false;
};

}  // namespace

base::Result<std::unique_ptr<Unpacker>> gzip_unpacker() {
  return std::unique_ptr<Unpacker>(std::make_unique<GzipUnpacker>());
}

base::Result<std::string> packed_by_zlib(std::string_view bytes) {
  std::string packed(compressBound(static_cast<uLong>(bytes.size())), '\0');
  auto size = static_cast<uLongf>(packed.size());
  const int came = compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
                             reinterpret_cast<const Bytef*>(bytes.data()),
                             static_cast<uLong>(bytes.size()), Z_BEST_COMPRESSION);
  if (came != Z_OK) {
    return base::make_error(base::ErrorCode::too_large, "there is no memory to pack it by zlib");
  }
  packed.resize(size);
  return packed;
}

}  // namespace omnidoku::packed

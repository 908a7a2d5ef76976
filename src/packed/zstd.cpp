// SPDX-License-Identifier: MIT
#include <zstd.h>

#include "packed/packing.h"

namespace omnidoku::packed {

namespace {

struct Free {
  void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
  void operator()(ZSTD_CStream* stream) const { ZSTD_freeCStream(stream); }
};

class ZstdUnpacker : public Unpacker {
 public:
  explicit ZstdUnpacker(std::unique_ptr<ZSTD_DStream, Free> stream) : stream_(std::move(stream)) {}

  base::Result<std::size_t> unpack(std::string_view& packed, std::span<char> out) override {
    if (packed.empty() && is_at_end_) return std::size_t{0};
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    ZSTD_outBuffer to{out.data(), out.size(), 0};
    const std::size_t left = ZSTD_decompressStream(stream_.get(), &to, &in);
    if (ZSTD_isError(left) != 0) return damaged(Packing::zstd, ZSTD_getErrorName(left));
    packed.remove_prefix(in.pos);
    is_at_end_ = left == 0;
    return to.pos;
  }

  [[nodiscard]] bool is_at_end() const override { return is_at_end_; }

 private:
  std::unique_ptr<ZSTD_DStream, Free> stream_;
  bool is_at_end_ = false;
};

class ZstdPacker : public Packer {
 public:
  explicit ZstdPacker(std::unique_ptr<ZSTD_CStream, Free> stream) : stream_(std::move(stream)) {}

  std::string pack(std::string_view bytes) override { return packed_by(bytes, ZSTD_e_continue); }
  std::string finish() override { return packed_by({}, ZSTD_e_end); }

 private:
  std::string packed_by(std::string_view bytes, ZSTD_EndDirective directive) {
    std::string packed;
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::string room(ZSTD_CStreamOutSize(), '\0');
    while (true) {
      ZSTD_outBuffer out{room.data(), room.size(), 0};
      // Only wrong use and too little memory at its begin are errors.
      const std::size_t left = ZSTD_compressStream2(stream_.get(), &out, &in, directive);
      packed.append(room, 0, out.pos);
      const bool is_done = directive == ZSTD_e_end ? left == 0 : in.pos == in.size;
      if (is_done || ZSTD_isError(left) != 0) return packed;
    }
  }

  std::unique_ptr<ZSTD_CStream, Free> stream_;
};

base::Error no_memory() {
  return base::make_error(base::ErrorCode::too_large, "there is no memory for zstd");
}

}  // namespace

base::Result<std::unique_ptr<Unpacker>> zstd_unpacker() {
  std::unique_ptr<ZSTD_DStream, Free> stream(ZSTD_createDStream());
  if (!stream) return no_memory();
  return std::unique_ptr<Unpacker>(std::make_unique<ZstdUnpacker>(std::move(stream)));
}

base::Result<std::unique_ptr<Packer>> zstd_packer() {
  std::unique_ptr<ZSTD_CStream, Free> stream(ZSTD_createCStream());
  if (!stream) return no_memory();
  constexpr int kQuick = 3;
  ZSTD_CCtx_setParameter(stream.get(), ZSTD_c_compressionLevel, kQuick);
  ZSTD_CCtx_setParameter(stream.get(), ZSTD_c_checksumFlag, 1);
  return std::unique_ptr<Packer>(std::make_unique<ZstdPacker>(std::move(stream)));
}

}  // namespace omnidoku::packed

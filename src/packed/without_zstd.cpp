// SPDX-License-Identifier: MIT
//
// In the place of zstd.cpp where libzstd is not to be had.
#include "packed/packing.h"

namespace omnidoku::packed {

namespace {

base::Error without_zstd(const std::string& what, const std::string& hint) {
  return base::make_error(base::ErrorCode::unsupported,
                          what + ", and this program was built without libzstd", hint);
}

}  // namespace

base::Result<std::unique_ptr<Unpacker>> zstd_unpacker() {
  return without_zstd("it is packed by zstd", "unpack it with 'unzstd'");
}

base::Result<std::unique_ptr<Packer>> zstd_packer() {
  return without_zstd("it is to be packed by zstd", "pack it afterwards");
}

}  // namespace omnidoku::packed

// SPDX-License-Identifier: MIT
//
// In the place of gzip.cpp where zlib is not to be had.
#include "packed/packing.h"

namespace omnidoku::packed {

base::Result<std::unique_ptr<Unpacker>> gzip_unpacker() {
  return base::make_error(base::ErrorCode::unsupported,
                          "it is packed by gzip, and this program was built without zlib",
                          "unpack it with 'gunzip'");
}

base::Result<std::string> packed_by_zlib(std::string_view /*bytes*/) {
  return base::make_error(base::ErrorCode::unsupported, "this program was built without zlib",
                          "install zlib1g-dev and build again");
}

}  // namespace omnidoku::packed

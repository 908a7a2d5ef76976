// SPDX-License-Identifier: MIT
#include "packed/packing.h"

#include <algorithm>
#include <array>

namespace omnidoku::packed {

using namespace std::string_view_literals;

std::string_view to_string(Packing packing) {
  switch (packing) {
    case Packing::gzip: return "gzip";
    case Packing::zstd: return "zstd";
    case Packing::none: break;
  }
  return "none";
}

namespace {

struct Beginning {
  std::string_view bytes;
  Packing packing;
};

/// The last is that of a frame to be skipped, as what was packed in parallel begins with.
constexpr std::array<Beginning, 3> kBeginnings{{{"\x1f\x8b\x08"sv, Packing::gzip},
                                                {"\x28\xb5\x2f\xfd"sv, Packing::zstd},
                                                {"\x50\x2a\x4d\x18"sv, Packing::zstd}}};

}  // namespace

Packing packing_of(std::string_view begin) {
  for (const Beginning& beginning : kBeginnings) {
    if (begin.starts_with(beginning.bytes)) return beginning.packing;
  }
  return Packing::none;
}

bool may_become_packed(std::string_view begin) {
  return std::any_of(kBeginnings.begin(), kBeginnings.end(), [begin](const Beginning& beginning) {
    return begin.size() < beginning.bytes.size() && beginning.bytes.starts_with(begin);
  });
}

Packing packing_by_name(std::string_view name) {
  if (name.ends_with(".gz")) return Packing::gzip;
  return name.ends_with(".zst") ? Packing::zstd : Packing::none;
}

std::string_view name_inside(std::string_view name) {
  return packing_by_name(name) == Packing::none ? name : name.substr(0, name.rfind('.'));
}

base::Error damaged(Packing packing, std::string_view why) {
  return base::make_error(
      base::ErrorCode::syntax,
      "it is packed by " + std::string(to_string(packing)) + ", and damaged: " + std::string(why));
}

base::Result<std::unique_ptr<Unpacker>> Unpacker::make(Packing packing) {
  switch (packing) {
    case Packing::gzip: return gzip_unpacker();
    case Packing::zstd: return zstd_unpacker();
    case Packing::none: break;
  }
  return base::make_error(base::ErrorCode::unsupported, "it is not packed");
}

base::Result<std::unique_ptr<Packer>> Packer::make(Packing packing) {
  if (packing == Packing::zstd) return zstd_packer();
  return base::make_error(
      base::ErrorCode::unsupported,
      "this program does not pack by " + std::string(to_string(packing)),
      "call the file .zst, or without an ending for packed files, and pack it afterwards");
}

}  // namespace omnidoku::packed

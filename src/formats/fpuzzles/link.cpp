// SPDX-License-Identifier: MIT
//
// Links that hold an f-puzzles object, and what happens to them on the way: mail programs and
// address bars write percent signs, forms turn '+' into a blank, servers collapse "//".
#include "formats/link.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "formats/fpuzzles/fpuzzles.h"
#include "formats/json.h"
#include "formats/lz_string.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

std::optional<std::string> unpack(const std::string& packed) {
  auto text = decompress_from_base64(packed);
  if (!text || !outline_json(*text).complete) return std::nullopt;
  return *std::move(text);
}

/// Tries where a '/' was lost: all of them, each one, each two, as many as a link of usual length
/// needs. Of one of 60,000 characters it took seconds to try all.
std::optional<std::string> unpack_with_slashes(const std::string& packed) {
  constexpr std::size_t kMaxSlashes = 60;
  constexpr std::size_t kMostBytes = std::size_t{8} << 20;
  std::size_t tries = kMostBytes / std::max<std::size_t>(packed.size(), 1);
  std::vector<std::size_t> slashes;
  std::string all;
  for (std::size_t i = 0; i < packed.size(); ++i) {
    all += packed[i];
    if (packed[i] != '/') continue;
    all += '/';
    slashes.push_back(i);
  }
  if (slashes.empty()) return std::nullopt;
  if (auto text = unpack(all)) return text;
  slashes.resize(std::min(slashes.size(), kMaxSlashes));
  const auto doubled = [&packed](std::size_t at) {
    return packed.substr(0, at) + "/" + packed.substr(at);
  };
  for (const std::size_t at : slashes) {
    if (tries-- == 0) return std::nullopt;
    if (auto text = unpack(doubled(at))) return text;
  }
  for (std::size_t i = 0; i < slashes.size(); ++i) {
    for (std::size_t k = i + 1; k < slashes.size(); ++k) {
      if (tries-- == 0) return std::nullopt;
      std::string twice = doubled(slashes[k]);
      twice.insert(slashes[i], "/");
      if (auto text = unpack(twice)) return text;
    }
  }
  return std::nullopt;
}

}  // namespace

base::Result<std::string> unpack_fpuzzles(std::string_view payload) {
  std::string packed = without_percent_signs(payload);
  // Percent signs may have been written twice.
  if (packed.find('%') != std::string::npos) packed = without_percent_signs(packed);
  std::replace(packed.begin(), packed.end(), ' ', '+');
  if (auto text = unpack(packed)) return *std::move(text);
  // Decompressing many variants of a long text takes long; a link is not that long.
  constexpr std::size_t kMaxRepaired = 100'000;
  if (packed.size() <= kMaxRepaired) {
    if (auto text = unpack_with_slashes(packed)) return *std::move(text);
  }
  if (auto text = decompress_from_base64(packed); !text) return text.error();
  return make_error(ErrorCode::syntax, "what is packed in it is no puzzle",
                    "copy the whole link again");
}

}  // namespace omnidoku::formats

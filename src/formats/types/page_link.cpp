// SPDX-License-Identifier: MIT
//
// page_link: a link to a puzzle on the page, which holds the puzzle's text packed by zlib (links of
// old: by DEFLATE alone) behind "#puzzle=". Read only: whoever writes one says where the page is.
#include <algorithm>

#include "base/base64.h"
#include "base/inflate.h"
#include "formats/format.h"
#include "formats/link.h"
#include "formats/link_words.h"
#include "formats/text.h"

namespace omnidoku::formats::page_link_format {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;

constexpr std::size_t kMostBytes = std::size_t{16} << 20U;
constexpr std::string_view kCopyAgain = "copy the whole link again; on the page, 'Share' makes one";

std::optional<std::string> mismatch(std::string_view text) {
  if (parse_link(text).content == Link::Content::page) return std::nullopt;
  return "it is no link that holds a puzzle behind #puzzle=";
}

/// Adler-32 of RFC 1950.
std::uint32_t checksum(std::string_view bytes) {
  constexpr std::uint32_t kPrime = 65521;
  std::uint32_t low = 1;
  std::uint32_t high = 0;
  for (const char c : bytes) {
    low = (low + static_cast<unsigned char>(c)) % kPrime;
    high = (high + low) % kPrime;
  }
  return high << 16U | low;
}

Result<std::string> unpacked(std::string_view packed) {
  // The first byte that zlib writes. No text packed without a header begins with it.
  constexpr char kZlib = 0x78;
  constexpr std::size_t kHeader = 2;
  constexpr std::size_t kChecksum = 4;
  const auto damaged = [] {
    return make_error(ErrorCode::syntax, "what is packed in it is damaged",
                      std::string(kCopyAgain));
  };
  const auto bytes = base::from_base64(packed);
  if (!bytes) return damaged();
  const std::string_view all = *bytes;
  if (!all.starts_with(kZlib)) return base::inflate(all, kMostBytes);
  if (all.size() < kHeader + kChecksum) return damaged();
  auto text = base::inflate(all.substr(kHeader), kMostBytes);
  if (!text) return text;
  std::uint32_t said = 0;
  for (const char c : all.substr(all.size() - kChecksum)) {
    said = said << 8U | static_cast<unsigned char>(c);
  }
  if (checksum(*text) != said) return damaged();
  return text;
}

Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const Link link = parse_link(text);
  if (link.content != Link::Content::page) {
    return make_error(ErrorCode::syntax, *mismatch(text), std::string(kCopyAgain));
  }
  const auto read_as = [](const base::Error& error) {
    return error_in_link(error, "a link of the page", kCopyAgain);
  };
  const auto inside = unpacked(link.packed);
  if (!inside) return read_as(inside.error());
  const auto clean = clean_text(*inside);
  if (!clean) return read_as(clean.error());
  if (parse_link(*clean).content == Link::Content::page) {
    return make_error(ErrorCode::syntax, "the link holds another link of its kind",
                      std::string(kCopyAgain));
  }
  const auto format = sniff(*clean);
  if (!format) return read_as(format.error());
  auto document = (*format)->read(*clean, options);
  if (!document) return read_as(document.error());
  return document;
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "page_link",
    .title = "Links of the page",
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .is_link = true,
    .mismatch = mismatch,
    .read = read,
};

}  // namespace omnidoku::formats::page_link_format

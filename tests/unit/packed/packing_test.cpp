// SPDX-License-Identifier: MIT
//
// Packed files: what is in them whatever the pieces, and that damage is seen. Without the libraries
// there is nothing to test.
#include "packed/packing.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/inflate.h"
#include "packed/zstd_frames.h"

namespace omnidoku::packed {
namespace {

using namespace std::string_literals;
using namespace std::string_view_literals;

constexpr std::string_view kHello =
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xcb\x48\xcd\xc9\xc9\xe7\x02\x00\x20\x30\x3a\x36\x06\x00\x00\x00"sv;

/// All that is in it, given in pieces of that size; what is wrong instead.
std::string unpacked(std::string_view packed, std::size_t piece) {
  const base::Result<std::unique_ptr<Unpacker>> unpacker = Unpacker::make(packing_of(packed));
  if (!unpacker) return unpacker.error().what;
  std::string text;
  std::string room(100, '\0');
  while (true) {
    std::string_view some = packed.substr(0, piece);
    packed.remove_prefix(some.size());
    while (true) {
      const base::Result<std::size_t> came = (*unpacker)->unpack(some, room);
      if (!came) return came.error().what;
      text.append(room, 0, *came);
      if (*came == 0 && some.empty()) break;
    }
    if (packed.empty()) return (*unpacker)->is_at_end() ? text : "cut off";
  }
}

std::string zstd_frame(std::string_view text) {
  const base::Result<std::unique_ptr<Packer>> packer = Packer::make(Packing::zstd);
  if (!packer) return {};
  const std::string begin = (*packer)->pack(text);
  return begin + (*packer)->finish();
}

TEST(Packing, IsToldByTheBeginning) {
  EXPECT_EQ(packing_of(kHello), Packing::gzip);
  EXPECT_EQ(packing_of("\x28\xb5\x2f\xfd\x04"), Packing::zstd);
  EXPECT_EQ(packing_of("1.3"), Packing::none);
  EXPECT_EQ(packing_of(""), Packing::none);
  EXPECT_TRUE(may_become_packed("\x28\xb5"));
  EXPECT_FALSE(may_become_packed(".."));
  EXPECT_FALSE(may_become_packed(kHello));
  EXPECT_EQ(name_inside("a.csv.gz"), "a.csv");
  EXPECT_EQ(name_inside("a.zst"), "a");
  EXPECT_EQ(name_inside("a.txt"), "a.txt");
  EXPECT_FALSE(Packer::make(Packing::gzip));
}

TEST(Packing, GzipInPiecesAndSeveralInARow) {
  if (!gzip_unpacker()) GTEST_SKIP() << "built without zlib";
  const std::string zeros(7, '\0');
  for (const std::size_t piece : {1U, 3U, 1000U}) {
    EXPECT_EQ(unpacked(kHello, piece), "hello\n");
    EXPECT_EQ(unpacked(std::string(kHello) + std::string(kHello), piece), "hello\nhello\n");
    EXPECT_EQ(unpacked(std::string(kHello) + zeros, piece), "hello\n");
    EXPECT_EQ(unpacked(kHello.substr(0, 20), piece), "cut off");
    std::string damaged(kHello);
    damaged[12] ^= 1;
    EXPECT_NE(unpacked(damaged, piece).find("damaged"), std::string::npos);
    EXPECT_NE(unpacked(std::string(kHello) + "and more", piece).find("damaged"), std::string::npos);
  }
}

TEST(Packing, ZstdInPiecesAndSeveralInARow) {
  std::string text;
  for (int i = 0; i < 100'000; ++i) text += std::to_string(i * 7919) + "\n";
  const std::string frame = zstd_frame(text);
  if (frame.empty()) GTEST_SKIP() << "built without libzstd";
  EXPECT_LT(frame.size(), text.size());
  for (const std::size_t piece : {std::size_t{1}, std::size_t{1000}, 2 * frame.size()}) {
    EXPECT_EQ(unpacked(frame, piece), text);
    EXPECT_EQ(unpacked(frame + frame, piece), text + text);
    EXPECT_EQ(unpacked(frame.substr(0, frame.size() - 1), piece), "cut off");
    std::string damaged = frame;
    damaged[frame.size() / 2] ^= 1;
    EXPECT_NE(unpacked(damaged, piece).find("damaged"), std::string::npos);
  }
}

TEST(Packing, FramesOfZstdAreFound) {
  std::string text(300'000, 'x');
  std::string file;
  std::vector<std::uint64_t> ends;
  for (const std::size_t size : {std::size_t{0}, std::size_t{5}, std::size_t{300'000}}) {
    file += zstd_frame(std::string_view(text).substr(0, size));
    ends.push_back(file.size());
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = "abcdefg"[(i * i + size) % 7];
  }
  if (file.empty()) GTEST_SKIP() << "built without libzstd";
  file +=
      "\x5a\x2a\x4d\x18\x03\x00\x00\x00"
      "abc"s;  // is skipped
  ends.push_back(file.size());
  const auto frame_ends = [](const std::string& bytes) {
    return zstd_frame_ends(
        [&bytes](std::uint64_t begin, std::uint64_t size) -> base::Result<std::string> {
          return bytes.substr(std::min<std::size_t>(begin, bytes.size()), size);
        },
        bytes.size());
  };
  const base::Result<std::vector<std::uint64_t>> found = frame_ends(file);
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_EQ(*found, ends);
  EXPECT_FALSE(frame_ends(file.substr(0, file.size() - 1)));
  EXPECT_FALSE(frame_ends(file.substr(0, ends[2] - 1)));
  EXPECT_FALSE(frame_ends(file + "x"));
  EXPECT_FALSE(frame_ends("nonsense"));
  EXPECT_EQ(*frame_ends(""), std::vector<std::uint64_t>{});
}

TEST(Packing, ZlibStreamsHoldWhatWasPacked) {
  for (const std::string& text : {std::string(), std::string("a"), std::string(5000, '.')}) {
    const base::Result<std::string> made = packed_by_zlib(text);
    if (!made && made.error().code == base::ErrorCode::unsupported) {
      GTEST_SKIP() << "built without zlib";
    }
    ASSERT_TRUE(made);
    ASSERT_GT(made->size(), 6U);
    EXPECT_EQ(made->front(), '\x78');
    // Two bytes before the stream, a checksum behind it.
    EXPECT_EQ(base::inflate(std::string_view(*made).substr(2, made->size() - 6), 10000).value(),
              text);
    EXPECT_LT(made->size(), 60U);
  }
}

}  // namespace
}  // namespace omnidoku::packed

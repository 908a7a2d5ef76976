// SPDX-License-Identifier: MIT
//
// Lines of packed files: whatever frames a file has and wherever it is cut, each line is in one
// shard.
#include "bulk/lines.h"

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "bulk/files.h"

namespace omnidoku::bulk {
namespace {

std::string frame_of(std::string_view text) {
  const base::Result<std::unique_ptr<packed::Packer>> packer =
      packed::Packer::make(packed::Packing::zstd);
  if (!packer) return {};
  const std::string begin = (*packer)->pack(text);
  return begin + (*packer)->finish();
}

class BulkLines : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "omnidoku-lines-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] base::Result<InputFile> file_of(const std::string& bytes, bool has_header) const {
    EXPECT_TRUE(write_file(folder_ + "/input", bytes));
    return look_at(folder_ + "/input", [has_header](std::string_view) { return has_header; });
  }

 private:
  std::string folder_;
};

std::string all_of(ShardLines& lines) {
  std::string text;
  while (true) {
    const base::Result<std::string> piece = lines.next();
    if (!piece) return piece.error().text();
    if (piece->empty()) return text;
    text += *piece;
  }
}

TEST_F(BulkLines, OfFramesThatEndAnywhere) {
  if (frame_of("x").empty()) GTEST_SKIP() << "built without libzstd";
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    SCOPED_TRACE(seed);
    base::Random random(seed);
    std::string text;
    const std::uint64_t num_lines = random.below(30);
    for (std::uint64_t i = 0; i < num_lines; ++i) text += std::string(random.below(9), 'a') + "\n";
    if (random.below(2) == 0) text += "the last";
    std::string bytes;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t size = random.below(12);
      bytes += frame_of(std::string_view(text).substr(at, size));
      at += size;
    }
    if (bytes.empty()) continue;
    const bool has_header = random.below(2) == 0 && text.find('\n') != std::string::npos;
    const base::Result<InputFile> file = file_of(bytes, has_header);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->packing, packed::Packing::zstd);
    EXPECT_EQ(file->header, has_header ? text.substr(0, text.find('\n') + 1) : "");
    const base::Result<std::vector<Shard>> shards = cut(*file, 0, 1 + random.below(100));
    ASSERT_TRUE(shards);
    std::string all = file->header;
    for (const Shard& shard : *shards) {
      ShardLines lines(*file, shard);
      const std::string some = all_of(lines);
      EXPECT_TRUE(all.empty() || some.empty() || all.back() == '\n');
      all += some;
    }
    EXPECT_EQ(all, text);
  }
}

TEST_F(BulkLines, ASampleOfFramesIsOfWholeLines) {
  std::string text;
  std::string bytes;
  for (int i = 1000; i < 3000; ++i) {
    text += std::to_string(i) + "\n";
    if (i % 100 == 57) bytes += frame_of(std::exchange(text, "")).substr(0);
  }
  if (bytes.empty()) GTEST_SKIP() << "built without libzstd";
  const base::Result<InputFile> file = file_of(bytes, false);
  ASSERT_TRUE(file);
  const base::Result<Sample> sample = sample_lines(*file, 160);
  ASSERT_TRUE(sample);
  EXPECT_GE(sample->lines.size(), 100U);
  EXPECT_EQ(sample->lines.size() % 5, 0U);
  EXPECT_GT(sample->packed_bytes, 0.0);
  EXPECT_LT(sample->packed_bytes, 1.5);
}

TEST_F(BulkLines, DamageIsNamed) {
  std::string text(2'000'000, 'x');
  for (std::size_t i = 0; i < text.size(); i += 7) text[i] = '\n';
  std::string bytes = frame_of(text);
  if (bytes.empty()) GTEST_SKIP() << "built without libzstd";
  const base::Result<InputFile> file = file_of(bytes.substr(0, bytes.size() - 2), false);
  if (file) {
    EXPECT_FALSE(cut(*file, 0, 100));
  }
  bytes[bytes.size() - 1] ^= 1;  // of its checksum
  const base::Result<InputFile> wrong = file_of(bytes, false);
  ASSERT_TRUE(wrong);
  ShardLines lines(*wrong, {0, 0, wrong->size});
  const std::string said = all_of(lines);
  EXPECT_NE(said.find("damaged"), std::string::npos) << said;
}

}  // namespace
}  // namespace omnidoku::bulk

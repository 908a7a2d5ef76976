// SPDX-License-Identifier: MIT
//
// Lines with equal keys: the first stays, however the lines are cut into shards and the keys into
// partitions.
#include "bulk/dedupe.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "bulk/files.h"
#include "bulk/record.h"

namespace omnidoku::bulk {
namespace {

class BulkDedupe : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "omnidoku-dedupe-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  [[nodiscard]] const std::string& folder() const { return folder_; }

  /// What a command would leave for the lines of a shard, whose key is their first letter.
  void leave_keys(const Plan& plan, const std::vector<std::string>& lines,
                  std::size_t shard) const {
    std::string file;
    const auto write = [&file](std::string_view bytes) {
      file += bytes;
      return base::Result<void>();
    };
    KeysOfShard keys(plan.num_partitions, write, 4);
    std::string rows;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i].front() == '#') continue;
      char row[64];
      std::snprintf(row, sizeof row, "%zu %016x%016x\n", i + 1,
                    17U * static_cast<unsigned>(lines[i][0]), static_cast<unsigned>(lines[i][0]));
      rows += row;
    }
    for (std::size_t at = 0; at < rows.size(); at += 11) ASSERT_TRUE(keys.add(rows.substr(at, 11)));
    ASSERT_TRUE(make_folder(folder_ + "/part/000"));
    ASSERT_TRUE(keys.finish());
    ASSERT_TRUE(write_file(output_name(folder_, shard), file));
    ASSERT_TRUE(write_record(folder_, plan, shard, {keys.size(), file.size(), "", 0, 0, 0, ""}));
  }

 private:
  std::string folder_;
};

TEST_F(BulkDedupe, KeepsTheFirstOfEqualLines) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE(seed);
    base::Random random(seed);
    std::string text;
    std::vector<std::string> lines(1 + random.below(60));
    for (std::string& line : lines) {
      line = std::string(1, "#abcdefghijklm"[random.below(1 + random.below(14))]);
      line += std::to_string(random.below(1000));
      text += line + "\n";
    }
    if (random.below(2) == 0) text.pop_back();
    ASSERT_TRUE(write_file(folder() + "/input", text));
    Plan plan;
    plan.version = "1";
    plan.command = {"canonical"};
    plan.num_partitions = 1 + random.below(5);
    plan.files = {*look_at(folder() + "/input", [](std::string_view) { return false; })};
    plan.shards = *cut(plan.files[0], 0, 1 + random.below(50));
    std::size_t at = 0;
    for (std::size_t shard = 0; shard < plan.shards.size(); ++shard) {
      std::vector<std::string> some;
      std::uint64_t size = plan.shards[shard].end - plan.shards[shard].begin;
      while (size > 0) {
        some.push_back(lines[at]);
        size -= std::min<std::uint64_t>(size, lines[at++].size() + 1);
      }
      leave_keys(plan, some, shard);
    }
    std::uint64_t num_repeats = 0;
    for (std::size_t partition = 0; partition < plan.num_partitions; ++partition) {
      std::string file;
      const base::Result<std::uint64_t> repeats =
          merge_partition(folder(), plan, partition, [&file](std::string_view bytes) {
            file += bytes;
            return base::Result<void>();
          });
      ASSERT_TRUE(repeats);
      num_repeats += *repeats;
      ASSERT_TRUE(write_file(output_name(folder(), plan.shards.size() + partition), file));
    }
    std::string expected;
    std::set<char> known;
    std::uint64_t expected_repeats = 0;
    for (const std::string& line : lines) {
      const bool is_first = line.front() == '#' || known.insert(line.front()).second;
      if (is_first) expected += line + "\n";
      expected_repeats += is_first ? 0 : 1;
    }
    std::string kept;
    for (std::size_t shard = 0; shard < plan.shards.size(); ++shard) {
      ASSERT_TRUE(write_first_lines(folder(), plan, shard, [&kept](std::string_view bytes) {
        kept += bytes;
        return base::Result<void>();
      }));
    }
    EXPECT_EQ(kept, expected);
    EXPECT_EQ(num_repeats, expected_repeats);
  }
}

TEST_F(BulkDedupe, DamagedKeysAreMadeAgain) {
  Plan plan;
  plan.num_partitions = 2;
  plan.shards = {{0, 0, 10}};
  const std::string name = output_name(folder(), 0);
  const auto nowhere = [](std::string_view) { return base::Result<void>(); };
  leave_keys(plan, {"a", "b", "c", "d", "e", "f", "g"}, 0);
  const std::string whole = *read_file(name);
  // Whatever byte is wrong, at least one of the partitions is seen to be damaged.
  for (std::size_t at = 0; at < whole.size(); at += 7) {
    leave_keys(plan, {"a", "b", "c", "d", "e", "f", "g"}, 0);
    std::string bytes = whole;
    bytes[at] = static_cast<char>(bytes[at] ^ 1);
    ASSERT_TRUE(write_file(name, bytes));
    const bool is_first_whole = merge_partition(folder(), plan, 0, nowhere).has_value();
    const bool is_second_whole = merge_partition(folder(), plan, 1, nowhere).has_value();
    EXPECT_FALSE(is_first_whole && is_second_whole) << at;
    EXPECT_FALSE(std::filesystem::exists(record_name(folder(), 0))) << at;
  }
  // Cut off anywhere, too.
  for (std::size_t size = 0; size < whole.size(); size += 13) {
    leave_keys(plan, {"a", "b", "c", "d", "e", "f", "g"}, 0);
    ASSERT_TRUE(write_file(name, whole.substr(0, size)));
    EXPECT_FALSE(merge_partition(folder(), plan, 0, nowhere)) << size;
  }
}

TEST(BulkKeys, AnythingElseIsRefused) {
  const std::string key(32, '7');
  const auto nowhere = [](std::string_view) { return base::Result<void>(); };
  KeysOfShard keys(1, nowhere);
  EXPECT_TRUE(keys.add("1 " + key + "\n"));
  for (const std::string& row :
       {"x " + key, "1 " + key + "7", "1" + key, std::string("?"), "1 " + std::string(32, 'g')}) {
    KeysOfShard wrong(1, nowhere);
    EXPECT_FALSE(wrong.add(row + "\n")) << row;
  }
  EXPECT_EQ(keys.size(), 1U);
}

TEST(BulkPartitions, AreAsManyAsMemoryAsks) {
  EXPECT_EQ(partitions_for(0, 1 << 20), 1U);
  EXPECT_EQ(partitions_for(1000, std::uint64_t{1} << 30), 1U);
  const std::size_t few = partitions_for(100'000'000, std::uint64_t{1} << 30);
  EXPECT_GT(few, 20U);
  EXPECT_LT(few, 200U);
  EXPECT_GT(partitions_for(100'000'000, std::uint64_t{1} << 29), few);
}

TEST(BulkRounds, ComeOneAfterTheOther) {
  Plan plan;
  plan.shards.resize(5);
  plan.num_partitions = 3;
  plan.num_tasks = 2;
  EXPECT_EQ(parts_of(plan, Round::partitions, 1), (std::vector<std::size_t>{6}));
  EXPECT_EQ(parts_of(plan, Round::partitions, {}), (std::vector<std::size_t>{5, 6, 7}));
  EXPECT_EQ(task_of(plan, 6), 1U);
  EXPECT_EQ(due_of(plan, {3, 5, 6, 7}), (std::vector<std::size_t>{3}));
  EXPECT_EQ(due_of(plan, {6, 7}), (std::vector<std::size_t>{6, 7}));
  EXPECT_TRUE(due_of(plan, {}).empty());
}

}  // namespace
}  // namespace omnidoku::bulk

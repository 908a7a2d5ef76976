// SPDX-License-Identifier: MIT
//
// Plans of bulk work: cuts at the ends of lines, words, ranges, records that tell what is whole.
#include "bulk/plan.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "bulk/files.h"
#include "bulk/record.h"
#include "bulk/slurm.h"
#include "bulk/work.h"

namespace omnidoku::bulk {
namespace {

/// A folder of its own for each test.
class Bulk : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "omnidoku-bulk-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string in_folder(const std::string& name) const {
    return folder_ + "/" + name;
  }

  [[nodiscard]] InputFile file_of(const std::string& text, int header_lines = 0) const {
    EXPECT_TRUE(write_file(in_folder("input"), text));
    const base::Result<InputFile> file =
        look_at(in_folder("input"), [header_lines](std::string_view) { return header_lines > 0; });
    EXPECT_TRUE(file);
    return *file;
  }

  [[nodiscard]] Plan plan_of(const std::string& text, std::uint64_t bytes) const {
    Plan plan;
    plan.version = "1";
    plan.command = {"solve"};
    plan.files = {file_of(text)};
    plan.shards = *cut(plan.files[0], 0, bytes);
    plan.num_tasks = 2;
    EXPECT_TRUE(write_plan(folder_, plan));
    return plan;
  }

 private:
  std::string folder_;

 protected:
  [[nodiscard]] const std::string& folder() const { return folder_; }
};

TEST_F(Bulk, LinesOfTablesWithOtherColumnsDoNotGoIntoOneFile) {
  const auto file = [](const std::string& path, const std::string& header) {
    InputFile one;
    one.path = path;
    one.header = header;
    return one;
  };
  EXPECT_TRUE(require_one_header({}));
  EXPECT_TRUE(require_one_header({file("a", ""), file("b", "")}));
  EXPECT_TRUE(require_one_header({file("a", "puzzle,id\n"), file("b", "puzzle,id\r\n")}));
  for (const char* other : {"", "id,puzzle\n"}) {
    const auto refused = require_one_header({file("a", "puzzle,id\n"), file("b", other)});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, base::ErrorCode::usage);
    EXPECT_EQ(refused.error().what,
              "'b' has other columns than 'a', and their lines go into one file");
  }
}

TEST_F(Bulk, ShardsAreWholeLinesThatFollowEachOther) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += std::string(static_cast<std::size_t>(i % 37), 'x') + "\n";
  for (const bool has_end : {true, false}) {
    if (!has_end) text += "the last without an end";
    const InputFile file = file_of(text);
    for (const std::uint64_t bytes : {1U, 10U, 100U, 5'000U, 1'000'000U}) {
      const base::Result<std::vector<Shard>> shards = cut(file, 0, bytes);
      ASSERT_TRUE(shards);
      std::uint64_t at = 0;
      for (const Shard& shard : *shards) {
        EXPECT_EQ(shard.begin, at);
        EXPECT_GT(shard.end, shard.begin);
        EXPECT_TRUE(shard.end == text.size() || text[shard.end - 1] == '\n');
        at = shard.end;
      }
      EXPECT_EQ(at, text.size());
    }
  }
}

TEST_F(Bulk, TheHeaderOfATableIsPartOfNoShard) {
  const InputFile file = file_of("puzzle,rating\na,1\nb,2\n", 1);
  EXPECT_EQ(file.header, "puzzle,rating\n");
  const base::Result<std::vector<Shard>> shards = cut(file, 0, 1);
  ASSERT_TRUE(shards);
  ASSERT_EQ(shards->size(), 2U);
  EXPECT_EQ(shards->front().begin, file.header.size());
}

TEST_F(Bulk, ALineThatDoesNotEndIsRefused) {
  const InputFile file = file_of(std::string(std::size_t{18} << 20, 'x') + "\nshort\n");
  const base::Result<std::vector<Shard>> shards = cut(file, 0, 10);
  ASSERT_FALSE(shards);
  EXPECT_EQ(shards.error().code, base::ErrorCode::too_large);
}

TEST_F(Bulk, SampleLinesAreWholeAndFromAllOfTheFile) {
  std::string text;
  for (int i = 1000; i < 3000; ++i) text += std::to_string(i) + "\n";
  const base::Result<Sample> sample = sample_lines(file_of(text), 100);
  ASSERT_TRUE(sample);
  const std::string& lines = sample->lines;
  int low = 0;
  int high = 0;
  for (std::size_t at = 0; at < lines.size(); at += 5) {
    ASSERT_EQ(lines.substr(at + 4, 1), "\n");
    const int number = std::stoi(lines.substr(at, 4));
    low += number < 1500 ? 1 : 0;
    high += number >= 2500 ? 1 : 0;
  }
  EXPECT_GE(low, 15);
  EXPECT_GE(high, 15);
  EXPECT_EQ(sample_lines(file_of("only\n"), 100)->lines, "only\n");
  EXPECT_EQ(sample_lines(file_of(""), 100)->lines, "");
}

TEST_F(Bulk, APlanIsReadAsItWasWritten) {
  const Plan plan = plan_of("a\nb\nc\nd\ne\n", 4);
  const base::Result<Plan> read = read_plan(folder(), "1");
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->fingerprint, plan.fingerprint);
  EXPECT_EQ(read->shards.size(), 3U);
  EXPECT_EQ(parts_of(*read, Round::shards, 0), (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(parts_of(*read, Round::shards, 1), (std::vector<std::size_t>{1}));
  EXPECT_EQ(parts_of(*read, Round::shards, {}), (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_TRUE(parts_of(*read, Round::partitions, {}).empty());
  EXPECT_EQ(plan_there(folder(), plan)->value().fingerprint, plan.fingerprint);
  EXPECT_EQ(*plan_there(in_folder("empty"), plan), std::nullopt);
}

TEST_F(Bulk, APlanThatWasChangedOrIsOfAnotherVersionIsRefused) {
  Plan plan = plan_of("a\nb\n", 2);
  const base::Result<Plan> newer = read_plan(folder(), "2");
  ASSERT_FALSE(newer);
  EXPECT_EQ(newer.error().code, base::ErrorCode::usage);
  plan.command = {"rate"};
  EXPECT_FALSE(plan_there(folder(), plan));
  std::string text = *read_file(in_folder("plan.json"));
  text.replace(text.find("\"solve\""), 7, "\"count\"");
  ASSERT_TRUE(write_file(in_folder("plan.json"), text));
  const base::Result<Plan> changed = read_plan(folder(), "1");
  ASSERT_FALSE(changed);
  EXPECT_EQ(changed.error().code, base::ErrorCode::syntax);
  ASSERT_TRUE(write_file(in_folder("plan.json"), "{"));
  EXPECT_FALSE(read_plan(folder(), "1"));
}

TEST_F(Bulk, AChangedInputIsSeen) {
  const InputFile file = file_of("a\nb\n");
  EXPECT_TRUE(require_unchanged(file));
  static_cast<void>(file_of("a\nc\n"));
  EXPECT_FALSE(require_unchanged(file));
  EXPECT_FALSE(require_unchanged(std::vector<InputFile>{file}));
  std::filesystem::remove(file.path);
  EXPECT_FALSE(require_unchanged(file));
}

TEST_F(Bulk, ARecordCountsOnlyForItsPlanAndItsOutput) {
  Plan plan = plan_of("a\nb\n", 2);
  EXPECT_FALSE(read_record(folder(), plan, 1, false));
  ASSERT_TRUE(make_folder(in_folder("part/000")));
  ASSERT_TRUE(write_file(output_name(folder(), 1), "out\n"));
  Checksum sum;
  sum.add("out\n");
  ASSERT_TRUE(write_record(folder(), plan, 1, {1, 4, sum.text(), 0, 0, 0.5, "here"}));
  ASSERT_TRUE(read_record(folder(), plan, 1, true));
  const Standing standing = standing_of(folder(), plan, true);
  EXPECT_EQ(standing.missing, std::vector<std::size_t>{0});
  EXPECT_EQ(standing.lines, 1U);
  EXPECT_DOUBLE_EQ(standing.share_of_input, 0.5);
  // Of the same size, but not what was written.
  ASSERT_TRUE(write_file(output_name(folder(), 1), "oops"));
  EXPECT_TRUE(read_record(folder(), plan, 1, false));
  EXPECT_FALSE(read_record(folder(), plan, 1, true));
  EXPECT_EQ(standing_of(folder(), plan, false).done, 1U);
  EXPECT_EQ(standing_of(folder(), plan, true).done, 0U);
  EXPECT_EQ(standing_of(folder(), plan, true).damaged, std::vector<std::size_t>{1});
  EXPECT_EQ(standing_of(folder(), plan, false).done, 1U) << "looking changes nothing";
  forget_parts(folder(), {1});
  EXPECT_EQ(standing_of(folder(), plan, false).done, 0U);
  ASSERT_TRUE(write_record(folder(), plan, 1, {1, 4, sum.text(), 0, 0, 0.5, "here"}));
  ASSERT_TRUE(write_file(output_name(folder(), 1), "longer\n"));
  EXPECT_FALSE(read_record(folder(), plan, 1, false));
  plan.fingerprint = "another";
  EXPECT_FALSE(read_record(folder(), plan, 1, false));
}

TEST(BulkChecksum, IsOfTheBytesWhateverThePieces) {
  const std::string text = "Some-bytes,-of-which-no-eight-are-equal-and-none-is-a-blank";
  const auto sum_of = [](std::string_view bytes, std::size_t piece) {
    Checksum sum;
    for (std::size_t at = 0; at < bytes.size(); at += piece) sum.add(bytes.substr(at, piece));
    return sum.text();
  };
  std::set<std::string> sums;
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const std::string_view begin = std::string_view(text).substr(0, size);
    const std::string whole = sum_of(begin, 1000);
    EXPECT_TRUE(sums.insert(whole).second) << size;
    for (std::size_t piece = 1; piece < 20; ++piece) EXPECT_EQ(sum_of(begin, piece), whole);
    EXPECT_TRUE(sums.insert(sum_of(std::string(begin) + '\0', 1000)).second) << size;
    for (std::size_t at = 0; at < 8 * size; ++at) {
      std::string changed(begin);
      changed[at / 8] = static_cast<char>(changed[at / 8] ^ 1 << at % 8);
      EXPECT_TRUE(sums.insert(sum_of(changed, 1000)).second) << size << ' ' << at;
    }
  }
}

TEST_F(Bulk, AFileThatIsNotFinishedLeavesNothing) {
  {
    base::Result<WholeFile> file = WholeFile::create(in_folder("x"));
    ASSERT_TRUE(file);
    ASSERT_TRUE(file->write("half"));
  }
  EXPECT_TRUE(std::filesystem::is_empty(folder()));
  EXPECT_FALSE(WholeFile::create(in_folder("nowhere/x")));
  base::Result<WholeFile> full = WholeFile::create(in_folder("y"));
  ASSERT_TRUE(full && full->write("whole") && full->finish());
  EXPECT_EQ(*read_file(in_folder("y")), "whole");
}

/// A command that writes its lines behind a header, and says one thing.
base::Result<int> copying(const CommandRun& run) {
  if (auto written = run.on_output("header\n"); !written) return written.error();
  while (true) {
    const base::Result<std::string> piece = run.next_input();
    if (!piece) return piece.error();
    if (piece->empty()) break;
    if (auto written = run.on_output(*piece); !written) return written.error();
  }
  run.on_messages("said\n");
  return 3;
}

TEST_F(Bulk, ShardsAreDoneByTheCommand) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += std::to_string(i) + "\n";
  Plan plan = plan_of(text, 9'000);
  plan.output_header = "header\n";
  ASSERT_GT(plan.shards.size(), 5U);
  WorkRequest request;
  request.folder = folder();
  request.run = copying;
  request.threads = 2;
  const std::vector<std::size_t> parts = parts_of(plan, Round::shards, {});
  const base::Result<Work> work = do_parts(plan, parts, request);
  ASSERT_TRUE(work);
  EXPECT_EQ(work->done, plan.shards.size());
  std::string all;
  for (const std::size_t part : parts) {
    const std::optional<Record> record = read_record(folder(), plan, part, true);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->exit_code, 3);
    EXPECT_EQ(record->messages, 1U);
    EXPECT_EQ(*read_file(messages_name(folder(), part)), "said\n");
    all += *read_file(output_name(folder(), part));
  }
  EXPECT_EQ(all, text);
  EXPECT_EQ(do_parts(plan, parts, request)->already, plan.shards.size());

  // Of the same lines with another time, and of others.
  EXPECT_TRUE(standing_of(folder(), plan, false).touched.empty());
  const std::string& input = plan.files[0].path;
  const auto time = std::filesystem::last_write_time(input);
  std::filesystem::last_write_time(input, time - std::chrono::seconds(1));
  EXPECT_EQ(standing_of(folder(), plan, false).touched, parts);
  EXPECT_TRUE(require_same_lines(folder(), plan, parts));
  text[text.size() / 2] = 'x';
  ASSERT_TRUE(write_file(input, text));
  const base::Result<void> same = require_same_lines(folder(), plan, parts);
  ASSERT_FALSE(same);
  EXPECT_EQ(same.error().code, base::ErrorCode::usage);
}

TEST_F(Bulk, AShardThatFailsLeavesNothing) {
  const Plan plan = plan_of("1\n2\n3\n", 100);
  WorkRequest request;
  request.folder = folder();
  request.run = [](const CommandRun& run) -> base::Result<int> {
    run.on_messages("omnidoku: out of memory\n");
    return 4;
  };
  const base::Result<Work> failed = do_parts(plan, {0}, request);
  ASSERT_FALSE(failed);
  EXPECT_NE(failed.error().what.find("out of memory"), std::string::npos);

  // Of one that begins otherwise than in the trial nothing is taken for the header.
  Plan other = plan;
  other.output_header = "puzzle,status\n";
  request.run = copying;
  EXPECT_FALSE(do_parts(other, {0}, request));

  // One that was stopped may have left out lines.
  base::StopSource stop;
  request.stop = stop.token();
  request.run = [&stop](const CommandRun&) -> base::Result<int> {
    stop.request_stop();
    return 0;
  };
  const base::Result<Work> stopped = do_parts(plan, {0}, request);
  ASSERT_TRUE(stopped);
  EXPECT_TRUE(stopped->is_stopped);
  EXPECT_FALSE(read_record(folder(), plan, 0, false));
  EXPECT_TRUE(std::filesystem::is_empty(in_folder("part/000")));
}

TEST(BulkWords, AreTakenApartAsByAShell) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(*words_of("rate --scale  se"), (Words{"rate", "--scale", "se"}));
  EXPECT_EQ(*words_of(R"(a 'b c' "d \" e" f\ g '')"), (Words{"a", "b c", "d \" e", "f g", ""}));
  EXPECT_EQ(*words_of("  "), Words{});
  EXPECT_FALSE(words_of("rate 'x"));
}

TEST(BulkRanges, AreWhatSchedulersTake) {
  EXPECT_EQ(ranges_text({}), "");
  EXPECT_EQ(ranges_text({4}), "4");
  EXPECT_EQ(ranges_text({0, 1, 2, 7, 9, 10}), "0-2,7,9-10");
}

TEST(BulkTask, IsFoundInTheEnvironment) {
  const std::pair<const char*, std::size_t> kVariables[] = {{"SLURM_ARRAY_TASK_ID", 5},
                                                            {"SGE_TASK_ID", 4},
                                                            {"JOB_COMPLETION_INDEX", 5},
                                                            {"AWS_BATCH_JOB_ARRAY_INDEX", 5},
                                                            {"PBS_ARRAY_INDEX", 5}};
  EXPECT_EQ(task_of_environment(), std::nullopt);
  for (const auto& [name, task] : kVariables) {
    setenv(name, "5", 1);
    EXPECT_EQ(task_of_environment(), task) << name;
    setenv(name, "undefined", 1);
    EXPECT_EQ(task_of_environment(), std::nullopt) << name;
    unsetenv(name);
  }
}

}  // namespace
}  // namespace omnidoku::bulk

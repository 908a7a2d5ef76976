// SPDX-License-Identifier: MIT
#include "bulk/work.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include <unistd.h>

#include "base/on_threads.h"
#include "bulk/dedupe.h"
#include "bulk/files.h"
#include "bulk/lines.h"

namespace omnidoku::bulk {

namespace {

std::string host_name() {
  char host[256] = "";
  static_cast<void>(gethostname(host, sizeof host - 1));
  return host;
}

/// The words of a command that reads standard input, on one thread.
std::vector<std::string> reading(std::vector<std::string> command) {
  command.insert(command.end(), {"-", "--threads", "1", "--quiet"});
  return command;
}

/// The same of one that makes puzzles.
std::vector<std::string> making(std::vector<std::string> command, std::uint64_t begin,
                                std::uint64_t count) {
  command.insert(command.end(), {"--first", std::to_string(begin + 1), "--count",
                                 std::to_string(count), "--threads", "1", "--quiet"});
  return command;
}

/// Takes the first line, which is the header of the output, off what comes.
class HeaderFilter {
 public:
  explicit HeaderFilter(std::string_view header) : left_(header) {}

  /// What is behind it. Error: usage, where the output begins with something else, which would be
  /// lost.
  [[nodiscard]] base::Result<std::string_view> rest_of(std::string_view bytes) {
    const std::size_t size = std::min(left_.size(), bytes.size());
    if (bytes.substr(0, size) != left_.substr(0, size)) {
      return base::make_error(base::ErrorCode::usage,
                              "the output of a shard does not begin as that of the trial did", "");
    }
    left_.remove_prefix(size);
    return bytes.substr(size);
  }

 private:
  std::string_view left_;
};

std::uint64_t line_ends_in(std::string_view text) {
  std::uint64_t count = 0;
  // The library looks at many bytes at a time, which std::count does not.
  for (std::size_t at = text.find('\n'); at != std::string_view::npos;
       at = text.find('\n', at + 1)) {
    ++count;
  }
  return count;
}

base::Error failed(const Plan& plan, std::size_t shard, int exit_code,
                   const std::string& messages) {
  std::string command;
  for (const std::string& word : plan.command) command += " " + word;
  const std::string first = messages.substr(0, messages.find('\n'));
  return base::make_error(base::ErrorCode::usage,
                          "'omnidoku" + command + "' failed on shard " + std::to_string(shard) +
                              " (exit code " + std::to_string(exit_code) + ")" +
                              (first.empty() ? "" : ": " + first),
                          "");
}

/// What the shard is called in messages about its lines, which are counted from its beginning.
std::string name_of_lines(const Plan& plan, std::size_t number) {
  const Shard& shard = plan.shards[number];
  const bool is_first = number == 0 || plan.shards[number - 1].file != shard.file;
  const std::string& path = plan.files[shard.file].path;
  return is_first ? path : path + " (shard " + std::to_string(number) + ")";
}

/// The output of a part, which is whole once its record is written.
class PartOutput {
 public:
  static base::Result<PartOutput> create(const std::string& folder, std::size_t part) {
    const std::string name = output_name(folder, part);
    const base::Result<void> made = make_folder(std::filesystem::path(name).parent_path().string());
    if (!made) return made.error();
    base::Result<WholeFile> file = WholeFile::create(name);
    if (!file) return file.error();
    return PartOutput(*std::move(file));
  }

  base::Result<void> write(std::string_view bytes) {
    sum_.add(bytes);
    bytes_ += bytes.size();
    return file_.write(bytes);
  }

  base::Result<void> finish(Record& record) {
    record.bytes = bytes_;
    record.checksum = sum_.text();
    record.host = host_name();
    return file_.finish();
  }

 private:
  explicit PartOutput(WholeFile file) : file_(std::move(file)) {}

  WholeFile file_;
  Checksum sum_;
  std::uint64_t bytes_ = 0;
};

/// What a part comes to; nothing: it was stopped.
using Done = base::Result<std::optional<Record>>;

/// What the command is given for a shard.
class ShardInput {
 public:
  /// Errors: as of require_unchanged and ShardLines::next.
  static base::Result<ShardInput> open(const Plan& plan, std::size_t number) {
    const Shard& shard = plan.shards[number];
    ShardInput input;
    if (plan.files.empty()) {
      input.words_ = making(plan.command, shard.begin, shard.end - shard.begin);
      return input;
    }
    const InputFile& file = plan.files[shard.file];
    const base::Result<void> unchanged = require_unchanged(file);
    if (!unchanged) return unchanged.error();
    const base::Result<std::int64_t> modified = modified_of(file.path);
    if (!modified) return modified.error();
    input.modified_ = *modified;
    input.words_ = reading(plan.command);
    input.name_ = name_of_lines(plan, number);
    input.lines_ = std::make_unique<ShardLines>(file, shard);
    const base::Result<std::string> first = input.next_lines();
    if (!first) return first.error();
    input.is_empty_ = first->empty();
    input.first_ = file.header + *first;
    return input;
  }

  /// Of a packed file it may hold no line of its own.
  [[nodiscard]] bool is_empty() const { return is_empty_; }
  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  base::Result<std::string> next() {
    if (!first_.empty() || !lines_) return std::exchange(first_, std::string());
    return next_lines();
  }

  /// Tells the record what was read. Lines that the command left unread count as well.
  base::Result<void> finish(Record& record) {
    if (!lines_) return {};
    while (true) {
      const base::Result<std::string> piece = next_lines();
      if (!piece) return piece.error();
      if (piece->empty()) break;
    }
    record.input = sum_.text();
    record.input_modified = modified_;
    return {};
  }

 private:
  ShardInput() = default;

  base::Result<std::string> next_lines() {
    base::Result<std::string> piece = lines_->next();
    if (piece) sum_.add(*piece);
    return piece;
  }

  std::vector<std::string> words_;
  std::string name_;
  std::unique_ptr<ShardLines> lines_;  ///< null: the command reads nothing
  bool is_empty_ = false;
  std::string first_;  ///< what comes before more of them
  Checksum sum_;       ///< of lines_ so far
  std::int64_t modified_ = 0;
};

double processor_seconds() {
  timespec used{};
  static_cast<void>(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used));
  return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

Done do_shard(const Plan& plan, std::size_t number, const WorkRequest& request) {
  base::Result<ShardInput> input = ShardInput::open(plan, number);
  if (!input) return input.error();
  base::Result<PartOutput> output = PartOutput::create(request.folder, number);
  if (!output) return output.error();

  Record record;
  HeaderFilter header(plan.output_header);
  KeysOfShard keys(plan.num_partitions,
                   [&output](std::string_view bytes) { return output->write(bytes); });
  std::string said;
  CommandRun run;
  run.words = input->words();
  run.input_name = input->name();
  run.next_input = [&input] { return input->next(); };
  run.on_output = [&](std::string_view bytes) -> base::Result<void> {
    if (plan.num_partitions > 0) return keys.add(bytes);
    const base::Result<std::string_view> rest = header.rest_of(bytes);
    if (!rest) return rest.error();
    record.lines += line_ends_in(*rest);
    return output->write(*rest);
  };
  run.on_messages = [&said](std::string_view text) { said += text; };
  const double begun = processor_seconds();
  const base::Result<int> exit_code = input->is_empty() ? base::Result<int>(0) : request.run(run);
  record.seconds = processor_seconds() - begun;
  if (!exit_code) return exit_code.error();
  if (request.stop.stop_requested()) return std::optional<Record>();
  if (!has_answered(*exit_code)) return failed(plan, number, *exit_code, said);

  if (plan.num_partitions > 0) {
    record.lines = keys.size();
    const base::Result<void> kept = keys.finish();
    if (!kept) return kept.error();
  }
  record.exit_code = *exit_code;
  record.messages = line_ends_in(said);
  base::Result<void> written = input->finish(record);
  if (written) written = output->finish(record);
  if (written && !said.empty()) written = write_file(messages_name(request.folder, number), said);
  if (written) written = write_record(request.folder, plan, number, record);
  if (!written) return written.error();
  return std::optional<Record>(record);
}

Done do_partition(const Plan& plan, std::size_t number, const WorkRequest& request) {
  base::Result<PartOutput> output = PartOutput::create(request.folder, number);
  if (!output) return output.error();
  const double begun = processor_seconds();
  const base::Result<std::uint64_t> repeats =
      merge_partition(request.folder, plan, number - plan.shards.size(),
                      [&output](std::string_view bytes) { return output->write(bytes); });
  if (!repeats) return repeats.error();
  Record record;
  record.lines = *repeats;
  record.seconds = processor_seconds() - begun;
  base::Result<void> written = output->finish(record);
  if (written) written = write_record(request.folder, plan, number, record);
  if (!written) return written.error();
  return std::optional<Record>(record);
}

Done do_part(const Plan& plan, std::size_t part, const WorkRequest& request) {
  const bool is_shard = round_of(plan, part) == Round::shards;
  return is_shard ? do_shard(plan, part, request) : do_partition(plan, part, request);
}

}  // namespace

base::Result<Work> do_parts(const Plan& plan, const std::vector<std::size_t>& parts,
                            const WorkRequest& request) {
  std::mutex lock;
  Work work;
  std::optional<base::Error> error;
  std::atomic<std::size_t> next{0};
  std::atomic<bool> is_over{false};
  const auto do_some = [&] {
    while (!is_over) {
      const std::size_t at = next++;
      if (at >= parts.size()) return;
      if (request.stop.stop_requested()) {
        const std::lock_guard guard(lock);
        work.is_stopped = true;
        return;
      }
      if (read_record(request.folder, plan, parts[at], false)) {
        const std::lock_guard guard(lock);
        ++work.already;
        continue;
      }
      const Done record = do_part(plan, parts[at], request);
      const std::lock_guard guard(lock);
      if (!record) {
        if (!error) error = record.error();
        is_over = true;
      } else if (!*record) {
        work.is_stopped = true;
        is_over = true;
      } else {
        ++work.done;
        if (request.on_done) request.on_done(parts[at], **record);
      }
    }
  };
  const bool are_merged = !parts.empty() && round_of(plan, parts.front()) == Round::partitions;
  base::on_threads(are_merged ? std::min(request.threads, kMergesAtATime) : request.threads,
                   do_some);
  if (error) return *error;
  return work;
}

base::Result<void> require_same_lines(const std::string& folder, const Plan& plan,
                                      const std::vector<std::size_t>& shards) {
  for (const std::size_t number : shards) {
    const std::optional<Record> record = read_record(folder, plan, number, false);
    if (!record) continue;
    const InputFile& file = plan.files[plan.shards[number].file];
    const base::Result<std::string> sum = checksum_of_lines(file, plan.shards[number]);
    if (!sum) return sum.error();
    if (*sum == record->input) continue;
    return base::make_error(
        base::ErrorCode::usage,
        "'" + file.path + "' has changed since shard " + std::to_string(number) + " read it",
        "make a new plan in another folder, or put the file back as it was");
  }
  return {};
}

namespace {

base::Result<Trial> try_words(const RunCommand& command, std::vector<std::string> words,
                              const std::string& lines) {
  Trial trial;
  bool is_fed = false;
  CommandRun run;
  run.words = std::move(words);
  run.input_name = "the trial";
  run.next_input = [&]() -> base::Result<std::string> {
    return std::exchange(is_fed, true) ? std::string() : lines;
  };
  run.on_output = [&trial](std::string_view bytes) -> base::Result<void> {
    trial.output += bytes;
    return {};
  };
  run.on_messages = [&trial](std::string_view text) { trial.messages += text; };
  const double begun = processor_seconds();
  const base::Result<int> exit_code = command(run);
  if (!exit_code) return exit_code.error();
  trial.exit_code = *exit_code;
  trial.cpu_seconds = processor_seconds() - begun;
  return trial;
}

}  // namespace

base::Result<Trial> try_command(const RunCommand& run, const std::vector<std::string>& command,
                                const std::string& lines) {
  return try_words(run, reading(command), lines);
}

base::Result<Trial> try_making(const RunCommand& run, const std::vector<std::string>& command,
                               std::uint64_t count) {
  return try_words(run, making(command, 0, count), {});
}

}  // namespace omnidoku::bulk

// SPDX-License-Identifier: MIT
#include "bulk/work.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <unistd.h>

#include "base/on_threads.h"
#include "bulk/child.h"
#include "bulk/files.h"

namespace omnidoku::bulk {

namespace {

constexpr std::uint64_t kPiece = std::uint64_t{1} << 20;

std::string host_name() {
  char host[256] = "";
  static_cast<void>(gethostname(host, sizeof host - 1));
  return host;
}

/// The words of a command that reads standard input, on one thread.
std::vector<std::string> full_command(std::vector<std::string> command) {
  command.insert(command.end(), {"-", "--threads", "1", "--quiet"});
  return command;
}

/// A file that goes when it is no longer needed.
class Temporary {
 public:
  explicit Temporary(std::string name) : name_(std::move(name)) {}
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() { unlink(name_.c_str()); }
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string name_;
};

/// The lines of a shard, piece by piece, with the header of its table.
class ShardInput {
 public:
  ShardInput(const InputFile& file, const Shard& shard)
      : file_(&file), at_(shard.begin), end_(shard.end), is_header_due_(!file.header.empty()) {}

  base::Result<std::string> next() {
    if (std::exchange(is_header_due_, false)) return file_->header;
    const std::uint64_t size = std::min(kPiece, end_ - at_);
    base::Result<std::string> piece = read_part(file_->path, at_, size);
    if (piece && piece->size() < size) {
      return base::make_error(base::ErrorCode::usage,
                              "'" + file_->path + "' is shorter than when the plan was made", "");
    }
    at_ += size;
    return piece;
  }

 private:
  const InputFile* file_;
  std::uint64_t at_;
  std::uint64_t end_;
  bool is_header_due_;
};

/// Takes the first line, which is the header of the output, off what comes.
class HeaderFilter {
 public:
  explicit HeaderFilter(const std::string& header) : left_(header.size()) {}

  [[nodiscard]] std::string_view rest_of(std::string_view bytes) {
    const std::size_t skipped = std::min(left_, bytes.size());
    left_ -= skipped;
    return bytes.substr(skipped);
  }

 private:
  std::size_t left_;
};

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

/// Nothing: it was stopped.
base::Result<std::optional<Record>> do_shard(const Plan& plan, std::size_t number,
                                             const WorkRequest& request) {
  const Shard& shard = plan.shards[number];
  const InputFile& input = plan.files[shard.file];
  const base::Result<void> unchanged = require_unchanged(input);
  if (!unchanged) return unchanged.error();
  const std::string output_file = output_name(request.folder, number);
  const base::Result<void> made =
      make_folder(std::filesystem::path(output_file).parent_path().string());
  if (!made) return made.error();
  base::Result<WholeFile> output = WholeFile::create(output_file);
  if (!output) return output.error();
  const Temporary messages(output_file + "." + host_name() + "." + std::to_string(getpid()) +
                           ".messages" + std::string(kUnfinished));

  Record record;
  Checksum sum;
  HeaderFilter header(plan.output_header);
  ShardInput lines(input, shard);
  ChildRequest child;
  child.program = request.program;
  child.words = full_command(plan.command);
  child.next_input = [&lines] { return lines.next(); };
  child.on_output = [&](std::string_view bytes) {
    bytes = header.rest_of(bytes);
    sum.add(bytes);
    record.bytes += bytes.size();
    record.lines += static_cast<std::uint64_t>(std::count(bytes.begin(), bytes.end(), '\n'));
    return output->write(bytes);
  };
  child.messages_file = messages.name();
  child.stop = request.stop;
  const base::Result<Ending> ending = run_child(child);
  if (!ending) return ending.error();
  if (ending->is_stopped) return std::optional<Record>();
  const base::Result<std::string> said = read_file(messages.name());
  if (!said) return said.error();
  if (!has_answered(ending->exit_code)) return failed(plan, number, ending->exit_code, *said);

  record.checksum = sum.text();
  record.exit_code = ending->exit_code;
  record.seconds = ending->cpu_seconds;
  record.host = host_name();
  record.messages = static_cast<std::uint64_t>(std::count(said->begin(), said->end(), '\n'));
  base::Result<void> written = output->finish();
  if (written && !said->empty()) {
    written = write_file(messages_name(request.folder, number), *said);
  }
  if (written) written = write_record(request.folder, plan, number, record);
  if (!written) return written.error();
  return std::optional<Record>(record);
}

}  // namespace

base::Result<Work> do_shards(const Plan& plan, const std::vector<std::size_t>& shards,
                             const WorkRequest& request) {
  std::mutex lock;
  Work work;
  std::optional<base::Error> error;
  std::atomic<std::size_t> next{0};
  std::atomic<bool> is_over{false};
  const auto do_some = [&] {
    while (!is_over) {
      const std::size_t at = next++;
      if (at >= shards.size()) return;
      if (request.stop.stop_requested()) {
        const std::lock_guard guard(lock);
        work.is_stopped = true;
        return;
      }
      if (read_record(request.folder, plan, shards[at], false)) {
        const std::lock_guard guard(lock);
        ++work.already;
        continue;
      }
      const base::Result<std::optional<Record>> record = do_shard(plan, shards[at], request);
      const std::lock_guard guard(lock);
      if (!record) {
        if (!error) error = record.error();
        is_over = true;
      } else if (!*record) {
        work.is_stopped = true;
        is_over = true;
      } else {
        ++work.done;
        if (request.on_done) request.on_done(shards[at], **record);
      }
    }
  };
  base::on_threads(request.threads, do_some);
  if (error) return *error;
  return work;
}

base::Result<Trial> try_command(const std::string& program, const std::vector<std::string>& command,
                                const std::string& lines, base::StopToken stop) {
  std::string name = (std::filesystem::temp_directory_path() / "omnidoku-bulk-XXXXXX").string();
  const int descriptor = mkstemp(name.data());
  if (descriptor < 0) return file_error("cannot write", name);
  close(descriptor);
  const Temporary messages(name);
  Trial trial;
  bool is_fed = false;
  ChildRequest child;
  child.program = program;
  child.words = full_command(command);
  child.next_input = [&]() -> base::Result<std::string> {
    return std::exchange(is_fed, true) ? std::string() : lines;
  };
  child.on_output = [&trial](std::string_view bytes) -> base::Result<void> {
    trial.output += bytes;
    return {};
  };
  child.messages_file = messages.name();
  child.stop = std::move(stop);
  const base::Result<Ending> ending = run_child(child);
  if (!ending) return ending.error();
  trial.exit_code = ending->exit_code;
  trial.cpu_seconds = ending->cpu_seconds;
  base::Result<std::string> said = read_file(messages.name());
  if (!said) return said.error();
  trial.messages = *std::move(said);
  return trial;
}

}  // namespace omnidoku::bulk

// SPDX-License-Identifier: MIT
//
// The plan of bulk work: one command over all lines of some files, cut into shards of whole lines.
// It is made once and never changed; what is done is told by the files of the shards (record.h), so
// that any number of machines may work on it without knowing of each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnidoku::bulk {

/// A file of lines as it was when the plan was made.
struct InputFile {
  std::string path;  ///< absolute
  std::uint64_t size = 0;
  std::string sample;  ///< checksum of its first and last 64 KiB
  std::string header;  ///< of a table: its first line, which each shard begins with; else empty

  friend bool operator==(const InputFile&, const InputFile&) = default;
};

/// Lines of one file: the bytes from begin to before end.
struct Shard {
  std::size_t file = 0;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

struct Plan {
  std::string version;               ///< of the program that made it
  std::vector<std::string> command;  ///< its words, without input and threads
  std::string output_header;         ///< the line that its output begins with; may be empty
  std::vector<InputFile> files;
  std::vector<Shard> shards;
  std::size_t num_tasks = 1;  ///< shards are dealt out in turn: task t has t, t + num_tasks, ...
  /// Of all of the above; records of another plan do not count.
  std::string fingerprint;
};

/// The most shards of a plan.
inline constexpr std::size_t kMostShards = 1'000'000;

/// A file as it is now. `header_lines` (0 or 1) of it are the header of a table. Errors: io, also
/// of what is no plain file.
[[nodiscard]] base::Result<InputFile> look_at(const std::string& path, int header_lines);

/// Whether the file is as it was. Errors: io; usage where it is not.
[[nodiscard]] base::Result<void> require_unchanged(const InputFile& file);

/// Cuts the file at the ends of lines into shards of about so many bytes, one at least, by looking
/// at the places of the cuts alone. Errors: io, too_large (a line of 16 MiB).
[[nodiscard]] base::Result<std::vector<Shard>> cut(const InputFile& file, std::size_t index,
                                                   std::uint64_t bytes_per_shard);

/// Some whole lines of the file from places that are spread over all of it, of about so many bytes.
/// Error: io.
[[nodiscard]] base::Result<std::string> sample_lines(const InputFile& file, std::size_t most_lines);

/// Whether the folder holds a plan for the same command and files by the same version, which are
/// all of this plan that is looked at. Errors: io, syntax; usage where it holds one for others.
[[nodiscard]] base::Result<bool> has_plan_for(const std::string& folder, const Plan& plan);

/// Sets the fingerprint and writes DIR/plan.json, where no plan may be yet. Error: io.
[[nodiscard]] base::Result<void> write_plan(const std::string& folder, Plan& plan);

/// Errors: io; syntax where it is no plan; usage where it is one of another version.
[[nodiscard]] base::Result<Plan> read_plan(const std::string& folder, std::string_view version);

/// The shards of a task, in the order in which they are worked on.
[[nodiscard]] std::vector<std::size_t> shards_of(const Plan& plan, std::size_t task);

/// Takes a command line apart at its blanks; what stands in quotes stays together, and a backslash
/// takes the next character as it is. Error: syntax (a quote that does not end).
[[nodiscard]] base::Result<std::vector<std::string>> words_of(std::string_view line);

}  // namespace omnidoku::bulk

// SPDX-License-Identifier: MIT
//
// The plan of bulk work: one command over all lines of some files, cut into shards of whole lines,
// or one that makes a number of puzzles.
// It is made once and never changed; what is done is told by the files of the shards (record.h), so
// that any number of machines may work on it without knowing of each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "packed/packing.h"

namespace omnidoku::bulk {

/// A file of lines as it was when the plan was made.
struct InputFile {
  std::string path;  ///< absolute
  std::uint64_t size = 0;
  std::string sample;  ///< checksum of its first and last 64 KiB
  packed::Packing packing = packed::Packing::none;
  std::string header;  ///< of a table: its first line, which each shard begins with; else empty

  friend bool operator==(const InputFile&, const InputFile&) = default;
};

/// Lines of one file: the bytes from begin to before end. In a packed file these are whole frames,
/// and the lines those that begin in them, but for one at the very beginning, which belongs to the
/// shard before, and with one at the very end: so nobody has to know how the frames before end.
/// Without files, the puzzles from number begin to before end, from 0.
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
  std::uint64_t num_puzzles = 0;  ///< where there are no files: how many the command is to make
  std::vector<Shard> shards;
  /// The command writes keys of lines that are to be compared, in so many partitions (dedupe.h); 0:
  /// what it writes is what is wanted.
  std::size_t num_partitions = 0;
  std::size_t num_tasks = 1;  ///< parts are dealt out in turn: task t has t, t + num_tasks, ...
  /// Of all of the above; records of another plan do not count.
  std::string fingerprint;
};

/// The most shards of a plan.
inline constexpr std::size_t kMostShards = 1'000'000;

/// Tells by the first line of a file whether that is the header of a table.
using IsHeader = std::function<bool(std::string_view)>;

/// A file as it is now. Errors: io, also of what is no file; syntax and unsupported of one that is
/// packed and cannot be unpacked.
[[nodiscard]] base::Result<InputFile> look_at(const std::string& path, const IsHeader& is_header);

/// Whether all files begin with the same header, or none does: lines of them can then stand in one
/// file. Error: usage, naming two that differ.
[[nodiscard]] base::Result<void> require_one_header(const std::vector<InputFile>& files);

/// Whether the file is as it was, by its size, beginning and end: who has read lines of it knows
/// more (require_same_lines of work.h). Errors: io; usage where it is not.
[[nodiscard]] base::Result<void> require_unchanged(const InputFile& file);

/// The same of all of them.
[[nodiscard]] base::Result<void> require_unchanged(const std::vector<InputFile>& files);

/// Bytes of lines that are worth the files of a shard.
inline constexpr std::uint64_t kSmallestShard = 16 << 10;

/// How many bytes of lines make a shard that takes about so many seconds, where some bytes of them
/// took so many; kSmallestShard at least, and 256 MiB at most: what is killed is done again.
[[nodiscard]] std::uint64_t bytes_per_shard(double shard_seconds, double bytes, double seconds);

/// Cuts the file at the ends of lines into shards of about so many bytes, one at least, by looking
/// at the places of the cuts alone. A file packed by zstd is cut between frames, one packed by gzip
/// not at all. Errors: io, too_large (a line of 16 MiB), syntax (damage).
[[nodiscard]] base::Result<std::vector<Shard>> cut(const InputFile& file, std::size_t index,
                                                   std::uint64_t bytes_per_shard);

/// Some of the lines of a file.
struct Sample {
  std::string lines;          ///< whole ones
  double packed_bytes = 1.0;  ///< of the file, for each byte of its lines
};

/// Whole lines from places that are spread over all of the file; from the beginning of a few frames
/// of one packed by zstd, of the file itself if by gzip. Errors: io, too_large, syntax.
[[nodiscard]] base::Result<Sample> sample_lines(const InputFile& file, std::size_t most_lines);

/// Cuts so many puzzles that are to be made into shards of so many.
[[nodiscard]] std::vector<Shard> cut_puzzles(std::uint64_t num_puzzles, std::uint64_t per_shard);

/// The plan in the folder, if there is one. Errors: io, syntax; usage where it is not for the same
/// command, puzzles and files by the same version as the wanted one, of which no more is looked at.
[[nodiscard]] base::Result<std::optional<Plan>> plan_there(const std::string& folder,
                                                           const Plan& wanted);

/// Sets the fingerprint and writes DIR/plan.json, where no plan may be yet. Error: io.
[[nodiscard]] base::Result<void> write_plan(const std::string& folder, Plan& plan);

/// Errors: io; syntax where it is no plan; usage where it is one of another version.
[[nodiscard]] base::Result<Plan> read_plan(const std::string& folder, std::string_view version);

// The parts of the work are numbered: the shards first, then the partitions. Partitions can be
// merged once all shards are done.

enum class Round : std::uint8_t { shards, partitions };

[[nodiscard]] std::size_t num_parts(const Plan& plan);

[[nodiscard]] Round round_of(const Plan& plan, std::size_t part);

/// Whose it is in its round.
[[nodiscard]] std::size_t task_of(const Plan& plan, std::size_t part);

/// The parts of a round, of a task or of all of them, in the order in which they are worked on.
[[nodiscard]] std::vector<std::size_t> parts_of(const Plan& plan, Round round,
                                                std::optional<std::size_t> task);

/// Of parts that are missing, increasing: those that can be done now.
[[nodiscard]] std::vector<std::size_t> due_of(const Plan& plan,
                                              const std::vector<std::size_t>& missing);

/// Takes a command line apart at its blanks; what stands in quotes stays together, and a backslash
/// takes the next character as it is. Error: syntax (a quote that does not end).
[[nodiscard]] base::Result<std::vector<std::string>> words_of(std::string_view line);

}  // namespace omnidoku::bulk

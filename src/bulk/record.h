// SPDX-License-Identifier: MIT
//
// What is left of a shard, or another part of the work, that is done: the file of its output, and
// beside it a record with its checksum and what adds up. The records are the only journal. They are
// written after the output, so that one that is there tells of a whole output.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "bulk/plan.h"

namespace omnidoku::bulk {

struct Record {
  std::uint64_t lines = 0;  ///< of the output, without the header; keys, repeats of a partition
  std::uint64_t bytes = 0;
  std::string checksum;
  std::uint64_t messages = 0;  ///< lines on standard error, which are kept beside it
  int exit_code = 0;
  double seconds = 0;
  std::string host;
  std::string input = {};           ///< checksum of the lines of a shard; empty: it read none
  std::int64_t input_modified = 0;  ///< time of their file before they were read (modified_of)
};

/// DIR/part/000/000123.out, .json and .messages: at most a thousand parts to a folder.
[[nodiscard]] std::string output_name(const std::string& folder, std::size_t part);
[[nodiscard]] std::string record_name(const std::string& folder, std::size_t part);
[[nodiscard]] std::string messages_name(const std::string& folder, std::size_t part);

/// Error: io.
[[nodiscard]] base::Result<void> write_record(const std::string& folder, const Plan& plan,
                                              std::size_t part, const Record& record);

/// The record of a part that is done by this plan: its output has the size that the record says
/// and, if `deep`, the checksum. Nothing where it is not done, or is damaged.
[[nodiscard]] std::optional<Record> read_record(const std::string& folder, const Plan& plan,
                                                std::size_t part, bool deep);

/// Takes parts out of what is done, so that whoever works next does them again.
void forget_parts(const std::string& folder, const std::vector<std::size_t>& parts);

/// How far the work is.
struct Standing {
  std::vector<std::size_t> missing;  ///< parts that are not done, increasing
  /// Of these, those that pass for done without a deep look: their records are still there.
  std::vector<std::size_t> damaged;
  std::size_t done = 0;
  std::uint64_t lines = 0;    ///< of all shards
  std::uint64_t repeats = 0;  ///< of all partitions
  std::uint64_t bytes = 0;
  std::uint64_t messages = 0;
  double seconds = 0;       ///< of all parts together, on one core each
  double longest = 0;       ///< seconds of the longest part
  std::size_t slowest = 0;  ///< which that is
  /// Shards that are done and whose file has another time than when they read it, so that it may
  /// have other lines.
  std::vector<std::size_t> touched;
  double share_of_input = 0;  ///< bytes of the input of what is done, 0..1
};

/// Whether these parts are done.
[[nodiscard]] bool are_all_done(const std::string& folder, const Plan& plan,
                                const std::vector<std::size_t>& parts);

/// `deep` compares the checksums of all output. Nothing is changed: for who works next to do what
/// is damaged again, forget_parts.
[[nodiscard]] Standing standing_of(const std::string& folder, const Plan& plan, bool deep);

/// Numbers with ranges, as in "0-7,9,12-15": what array jobs of schedulers take.
[[nodiscard]] std::string ranges_text(const std::vector<std::size_t>& numbers);

/// Removes files that were begun by what was killed and have not been touched for an hour; those of
/// shards that are worked on now stay.
void remove_leftovers(const std::string& folder, const Plan& plan);

}  // namespace omnidoku::bulk

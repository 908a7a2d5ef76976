// SPDX-License-Identifier: MIT
//
// Of lines that have equal keys, the first: of more lines than memory holds, on any number of
// machines. The shards of such a plan leave their keys, sorted into partitions by hash; then each
// partition, whose lines are spread over all shards, is merged by itself and leaves which lines are
// repeats. So no process holds more than the keys of a partition.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bulk/files.h"
#include "bulk/plan.h"

namespace omnidoku::bulk {

/// What a command writes of its lines that are to be compared: the number of a line from 1, a
/// blank, and its key of 32 hexadecimal digits, row by row. Takes them in pieces of any size and
/// writes the file that a shard leaves, portion by portion, so that no more than a portion is in
/// memory.
class KeysOfShard {
 public:
  static constexpr std::size_t kKeysOfPortion = std::size_t{1} << 18;

  KeysOfShard(std::size_t num_partitions, WriteBytes write,
              std::size_t keys_of_portion = kKeysOfPortion);

  /// Errors: syntax, for anything else; those of writing.
  [[nodiscard]] base::Result<void> add(std::string_view bytes);
  /// Writes what is left. Nothing may be added then.
  [[nodiscard]] base::Result<void> finish();
  [[nodiscard]] std::uint64_t size() const { return num_keys_; }

 private:
  struct Key {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    std::uint32_t line = 0;
  };
  [[nodiscard]] base::Result<void> add_row(std::string_view row);
  [[nodiscard]] base::Result<void> write_portion();

  std::size_t num_partitions_;
  WriteBytes write_;
  std::size_t keys_of_portion_;
  std::string begun_;                    ///< a row of which the end is still to come
  std::vector<Key> keys_;                ///< of the portion that is under way
  std::vector<std::uint64_t> portions_;  ///< where they begin in the file, and the next one
  std::uint64_t num_keys_ = 0;
};

/// In how many partitions so many lines are compared, so that merging four at a time takes no more
/// than that memory.
[[nodiscard]] std::size_t partitions_for(std::uint64_t lines, std::uint64_t memory);

/// What a process takes that compares next to nothing: less cannot be kept to.
inline constexpr std::uint64_t kLeastMemory = std::uint64_t{64} << 20;

/// So many partitions are merged at a time at most.
inline constexpr int kMergesAtATime = 4;

/// Writes the file of a partition once all shards have left theirs; returns how many repeats there
/// are in it. Errors: io, and those of writing; syntax where the keys of a shard are damaged, whose
/// record is then taken away, so that it is done again.
[[nodiscard]] base::Result<std::uint64_t> merge_partition(const std::string& folder,
                                                          const Plan& plan, std::size_t partition,
                                                          const WriteBytes& write);

/// The numbers of the lines of a shard, from 1, increasing, that repeat one before. Error: io.
[[nodiscard]] base::Result<std::vector<std::uint32_t>> repeats_of_shard(const std::string& folder,
                                                                        const Plan& plan,
                                                                        std::size_t shard);

/// The lines of a shard that repeat none before, as they are, each with a line end. Errors: io, as
/// of ShardLines::next, and those of writing.
[[nodiscard]] base::Result<void> write_first_lines(const std::string& folder, const Plan& plan,
                                                   std::size_t shard, const WriteBytes& write);

}  // namespace omnidoku::bulk

// SPDX-License-Identifier: MIT
//
// The file of a shard: portions of so many lines, each with where the keys of each partition begin
// in the file, how many there are and their checksum, then the keys, 16 bytes each and 4 for the
// line, in the order of partitions and lines. Behind them where the portions begin and where they
// end, how many numbers these are, and their checksum. The file of a partition: the repeated lines,
// 4 bytes each, in the order of shards and lines, and behind them for each shard and the end where
// its lines begin. All numbers have the least byte first.
#include "bulk/dedupe.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <filesystem>
#include <system_error>
#include <utility>

#include "bulk/bytes.h"
#include "bulk/lines.h"
#include "bulk/record.h"

namespace omnidoku::bulk {

namespace {

constexpr std::size_t kKeySize = 20;
constexpr std::size_t kEntrySize = 32;  ///< of a partition in a portion
constexpr std::size_t kNumberSize = sizeof(std::uint64_t);
constexpr std::size_t kChecksumSize = 16;

std::string checksum_of_bytes(std::string_view bytes) {
  Checksum sum;
  sum.add(bytes);
  return sum.text();
}

/// A set of keys that grows: open addressing, the key of zeros standing for an empty place.
class KeySet {
 public:
  KeySet() : places_(kLeast) {}

  /// False if it was there before.
  bool insert(std::uint64_t high, std::uint64_t low) {
    if (high == 0 && low == 0) low = 1;
    // At a load of 0.7 a search still ends soon.
    if (10 * (size_ + 1) > 7 * places_.size()) grow();
    const bool is_new = put_in(places_, {high, low});
    size_ += is_new ? 1 : 0;
    return is_new;
  }

 private:
  static constexpr std::size_t kLeast = 1024;
  struct Place {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    friend bool operator==(const Place&, const Place&) = default;
  };

  static bool put_in(std::vector<Place>& places, const Place& key) {
    // The partition is told by the sum of both, so that one of them is as good as any.
    std::size_t at = key.low & (places.size() - 1);
    while (places[at] != Place{}) {
      if (places[at] == key) return false;
      at = (at + 1) & (places.size() - 1);
    }
    places[at] = key;
    return true;
  }

  void grow() {
    std::vector<Place> larger(2 * places_.size());
    for (const Place& key : places_) {
      if (key != Place{}) put_in(larger, key);
    }
    places_ = std::move(larger);
  }

  std::vector<Place> places_;
  std::size_t size_ = 0;
};

base::Result<std::string> read_all_of(const std::string& name, std::uint64_t begin,
                                      std::uint64_t size) {
  base::Result<std::string> part = read_part(name, begin, size);
  if (part && part->size() < size) {
    return base::make_error(base::ErrorCode::io, "'" + name + "' is cut off", "");
  }
  return part;
}

/// Takes the keys of a shard out of the work that is done.
base::Error damaged_keys(const std::string& folder, std::size_t shard) {
  forget_parts(folder, {shard});
  return base::make_error(base::ErrorCode::syntax,
                          "'" + output_name(folder, shard) + "' is damaged",
                          "the same command goes on, and makes it again");
}

/// Where the portions of keys that a shard left begin, and where the last of them ends.
base::Result<std::vector<std::uint64_t>> portions_of(const std::string& folder, std::size_t shard) {
  constexpr std::size_t kTail = kNumberSize + kChecksumSize;
  const std::string name = output_name(folder, shard);
  std::error_code error;
  const std::uint64_t size = std::filesystem::file_size(name, error);
  if (error || size < kTail) return damaged_keys(folder, shard);
  const base::Result<std::string> tail = read_all_of(name, size - kTail, kTail);
  if (!tail) return tail.error();
  const auto count = number_at<std::uint64_t>(*tail, 0);
  if (count == 0 || count > (size - kTail) / kNumberSize) return damaged_keys(folder, shard);
  const std::uint64_t end = size - kTail - count * kNumberSize;
  const base::Result<std::string> numbers =
      read_all_of(name, end, count * kNumberSize + kNumberSize);
  if (!numbers) return numbers.error();
  std::vector<std::uint64_t> portions;
  for (std::size_t i = 0; i < count; ++i) {
    portions.push_back(number_at<std::uint64_t>(*numbers, i * kNumberSize));
  }
  const bool is_whole =
      checksum_of_bytes(*numbers) == tail->substr(kNumberSize) && portions.back() == end;
  if (!is_whole) return damaged_keys(folder, shard);
  return portions;
}

/// The keys of a partition in the portion of a shard that begins and ends there.
base::Result<std::string> keys_of(const std::string& folder, std::size_t shard,
                                  std::size_t partition, std::uint64_t portion,
                                  std::uint64_t portion_end) {
  const std::string name = output_name(folder, shard);
  const base::Result<std::string> entry =
      read_all_of(name, portion + partition * kEntrySize, kEntrySize);
  if (!entry) return entry;
  const auto begin = number_at<std::uint64_t>(*entry, 0);
  const auto count = number_at<std::uint64_t>(*entry, kNumberSize);
  const bool is_within =
      portion <= begin && begin <= portion_end && count <= (portion_end - begin) / kKeySize;
  if (!is_within) return damaged_keys(folder, shard);
  base::Result<std::string> keys = read_all_of(name, begin, count * kKeySize);
  if (!keys) return keys;
  if (checksum_of_bytes(*keys) != entry->substr(2 * kNumberSize)) {
    return damaged_keys(folder, shard);
  }
  return keys;
}

}  // namespace

KeysOfShard::KeysOfShard(std::size_t num_partitions, WriteBytes write, std::size_t keys_of_portion)
    : num_partitions_(num_partitions),
      write_(std::move(write)),
      keys_of_portion_(keys_of_portion),
      portions_{0} {}

base::Result<void> KeysOfShard::add(std::string_view bytes) {
  while (true) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) break;
    begun_ += bytes.substr(0, end);
    const base::Result<void> added = add_row(begun_);
    if (!added) return added;
    begun_.clear();
    bytes.remove_prefix(end + 1);
  }
  begun_ += bytes;
  return {};
}

base::Result<void> KeysOfShard::add_row(std::string_view row) {
  constexpr std::size_t kHalf = 16;
  Key key;
  const char* const end = row.data() + row.size();
  const auto [behind_line, line_error] = std::from_chars(row.data(), end, key.line);
  const bool has_line = line_error == std::errc() && end - behind_line == 2 * kHalf + 1;
  const auto half = [](const char* digits, std::uint64_t& number) {
    const auto [behind, error] = std::from_chars(digits, digits + kHalf, number, 16);
    return error == std::errc() && behind == digits + kHalf;
  };
  if (!has_line || *behind_line != ' ' || !half(behind_line + 1, key.high) ||
      !half(behind_line + 1 + kHalf, key.low)) {
    return base::make_error(
        base::ErrorCode::syntax,
        "a line and its key was expected instead of '" + std::string(row) + "'");
  }
  keys_.push_back(key);
  ++num_keys_;
  return keys_.size() < keys_of_portion_ ? base::Result<void>() : write_portion();
}

base::Result<void> KeysOfShard::write_portion() {
  std::vector<std::string> partitions(num_partitions_);
  for (const Key& key : keys_) {
    std::string& partition = partitions[(key.high + key.low) % num_partitions_];
    put(partition, key.high);
    put(partition, key.low);
    put(partition, key.line);
  }
  keys_.clear();
  std::string table;
  std::uint64_t begin = portions_.back() + num_partitions_ * kEntrySize;
  for (const std::string& partition : partitions) {
    put(table, begin);
    put(table, std::uint64_t{partition.size() / kKeySize});
    table += checksum_of_bytes(partition);
    begin += partition.size();
  }
  portions_.push_back(begin);
  base::Result<void> written = write_(table);
  for (const std::string& partition : partitions) {
    if (written) written = write_(partition);
  }
  return written;
}

base::Result<void> KeysOfShard::finish() {
  if (!keys_.empty()) {
    const base::Result<void> written = write_portion();
    if (!written) return written;
  }
  std::string tail;
  for (const std::uint64_t begin : portions_) put(tail, begin);
  put(tail, std::uint64_t{portions_.size()});
  return write_(tail + checksum_of_bytes(tail));
}

std::size_t partitions_for(std::uint64_t lines, std::uint64_t memory) {
  // Of a set that has just grown, with the one that it grew out of.
  constexpr std::uint64_t kBytesPerKey = 72;
  constexpr std::uint64_t kMost = 4096;
  // Half of it is for what else a process has and the programs that it runs.
  const std::uint64_t of_each = std::max<std::uint64_t>(memory / 2 / kMergesAtATime, 1);
  const std::uint64_t all = lines * kBytesPerKey;
  return std::clamp<std::uint64_t>(all / of_each + (all % of_each > 0 ? 1 : 0), 1, kMost);
}

base::Result<std::uint64_t> merge_partition(const std::string& folder, const Plan& plan,
                                            std::size_t partition, const WriteBytes& write) {
  KeySet known;
  std::uint64_t num_repeats = 0;
  std::string begins;
  for (std::size_t shard = 0; shard < plan.shards.size(); ++shard) {
    put(begins, num_repeats);
    const base::Result<std::vector<std::uint64_t>> portions = portions_of(folder, shard);
    if (!portions) return portions.error();
    for (std::size_t i = 0; i + 1 < portions->size(); ++i) {
      const base::Result<std::string> keys =
          keys_of(folder, shard, partition, (*portions)[i], (*portions)[i + 1]);
      if (!keys) return keys.error();
      std::string repeats;
      for (std::size_t at = 0; at < keys->size(); at += kKeySize) {
        const bool is_new = known.insert(number_at<std::uint64_t>(*keys, at),
                                         number_at<std::uint64_t>(*keys, at + 8));
        if (is_new) continue;
        put(repeats, number_at<std::uint32_t>(*keys, at + 16));
        ++num_repeats;
      }
      const base::Result<void> written = write(repeats);
      if (!written) return written.error();
    }
  }
  put(begins, num_repeats);
  const base::Result<void> written = write(begins);
  if (!written) return written.error();
  return num_repeats;
}

base::Result<std::vector<std::uint32_t>> repeats_of_shard(const std::string& folder,
                                                          const Plan& plan, std::size_t shard) {
  constexpr std::size_t kPlace = sizeof(std::uint64_t);
  constexpr std::size_t kLine = sizeof(std::uint32_t);
  std::vector<std::uint32_t> repeats;
  for (std::size_t i = 0; i < plan.num_partitions; ++i) {
    const std::string name = output_name(folder, plan.shards.size() + i);
    std::error_code error;
    const std::uint64_t size = std::filesystem::file_size(name, error);
    const std::uint64_t table = (plan.shards.size() + 1) * kPlace;
    if (error || size < table) {
      return base::make_error(base::ErrorCode::io, "'" + name + "' is not there, or damaged", "");
    }
    const base::Result<std::string> places =
        read_all_of(name, size - table + shard * kPlace, 2 * kPlace);
    if (!places) return places.error();
    const auto begin = number_at<std::uint64_t>(*places, 0);
    const auto end = number_at<std::uint64_t>(*places, kPlace);
    const base::Result<std::string> lines = read_all_of(name, begin * kLine, (end - begin) * kLine);
    if (!lines) return lines.error();
    for (std::size_t at = 0; at < lines->size(); at += kLine) {
      repeats.push_back(number_at<std::uint32_t>(*lines, at));
    }
  }
  std::sort(repeats.begin(), repeats.end());
  return repeats;
}

base::Result<void> write_first_lines(const std::string& folder, const Plan& plan, std::size_t shard,
                                     const WriteBytes& write) {
  const base::Result<std::vector<std::uint32_t>> repeats = repeats_of_shard(folder, plan, shard);
  if (!repeats) return repeats.error();
  auto next_repeat = repeats->begin();
  const InputFile& file = plan.files[plan.shards[shard].file];
  // Lines are counted as the program has them, to which a header comes first.
  std::uint64_t number = file.header.empty() ? 1 : 2;
  ShardLines lines(file, plan.shards[shard]);
  bool is_in_line = false;
  while (true) {
    const base::Result<std::string> piece = lines.next();
    if (!piece) return piece.error();
    if (piece->empty()) break;
    std::string kept;
    for (std::size_t at = 0; at < piece->size();) {
      const std::size_t line_end = piece->find('\n', at);
      is_in_line = line_end == std::string::npos;
      const std::size_t end = is_in_line ? piece->size() : line_end + 1;
      const bool is_repeat = next_repeat != repeats->end() && *next_repeat == number;
      if (!is_repeat) kept.append(*piece, at, end - at);
      if (!is_in_line) {
        ++number;
        if (is_repeat) ++next_repeat;
      }
      at = end;
    }
    const base::Result<void> written = write(kept);
    if (!written) return written;
  }
  const bool is_last_kept = next_repeat == repeats->end();
  return is_in_line && is_last_kept ? write("\n") : base::Result<void>();
}

}  // namespace omnidoku::bulk

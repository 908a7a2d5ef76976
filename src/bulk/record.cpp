// SPDX-License-Identifier: MIT
#include "bulk/record.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>

#include <nlohmann/json.hpp>

#include "bulk/files.h"

namespace omnidoku::bulk {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kPerFolder = 1000;

/// "DIR/part/000/000123" of part 123.
std::string stem_of(const std::string& folder, std::size_t part) {
  const auto digits = [](std::size_t number, std::size_t length) {
    const std::string text = std::to_string(number);
    return std::string(length - std::min(length, text.size()), '0') + text;
  };
  return folder + "/part/" + digits(part / kPerFolder, 3) + "/" + digits(part, 6);
}

base::Result<std::string> checksum_of(const std::string& name, std::uint64_t size) {
  constexpr std::uint64_t kPart = std::uint64_t{1} << 20;
  Checksum sum;
  for (std::uint64_t at = 0; at < size; at += kPart) {
    const base::Result<std::string> part = read_part(name, at, kPart);
    if (!part) return part.error();
    sum.add(*part);
  }
  return sum.text();
}

}  // namespace

std::string output_name(const std::string& folder, std::size_t part) {
  return stem_of(folder, part) + ".out";
}

std::string record_name(const std::string& folder, std::size_t part) {
  return stem_of(folder, part) + ".json";
}

std::string messages_name(const std::string& folder, std::size_t part) {
  return stem_of(folder, part) + ".messages";
}

base::Result<void> write_record(const std::string& folder, const Plan& plan, std::size_t part,
                                const Record& record) {
  const Json json{{"plan", plan.fingerprint},
                  {"part", part},
                  {"lines", record.lines},
                  {"bytes", record.bytes},
                  {"checksum", record.checksum},
                  {"messages", record.messages},
                  {"exit_code", record.exit_code},
                  {"seconds", record.seconds},
                  {"host", record.host},
                  {"input", record.input},
                  {"input_modified", record.input_modified}};
  return write_file(record_name(folder, part), json.dump() + "\n");
}

std::optional<Record> read_record(const std::string& folder, const Plan& plan, std::size_t part,
                                  bool deep) {
  const base::Result<std::string> text = read_file(record_name(folder, part));
  if (!text) return std::nullopt;
  Record record;
  try {
    const Json json = Json::parse(*text);
    if (json.at("plan") != plan.fingerprint || json.at("part") != part) return std::nullopt;
    record = {json.at("lines").get<std::uint64_t>(),
              json.at("bytes").get<std::uint64_t>(),
              json.at("checksum").get<std::string>(),
              json.at("messages").get<std::uint64_t>(),
              json.at("exit_code").get<int>(),
              json.at("seconds").get<double>(),
              json.at("host").get<std::string>(),
              json.at("input").get<std::string>(),
              json.at("input_modified").get<std::int64_t>()};
  } catch (const Json::exception&) {
    return std::nullopt;
  }
  std::error_code error;
  const std::string output = output_name(folder, part);
  const std::uint64_t size = std::filesystem::file_size(output, error);
  if (error || size != record.bytes) return std::nullopt;
  if (deep) {
    const base::Result<std::string> sum = checksum_of(output, size);
    if (!sum || *sum != record.checksum) return std::nullopt;
  }
  return record;
}

void forget_parts(const std::string& folder, const std::vector<std::size_t>& parts) {
  std::error_code error;
  for (const std::size_t part : parts) std::filesystem::remove(record_name(folder, part), error);
}

bool are_all_done(const std::string& folder, const Plan& plan,
                  const std::vector<std::size_t>& parts) {
  return std::all_of(parts.begin(), parts.end(), [&](std::size_t part) {
    return read_record(folder, plan, part, false).has_value();
  });
}

Standing standing_of(const std::string& folder, const Plan& plan, bool deep) {
  Standing standing;
  std::vector<std::optional<std::int64_t>> modified;
  for (const InputFile& file : plan.files) {
    const base::Result<std::int64_t> time = modified_of(file.path);
    modified.push_back(time ? std::optional(*time) : std::nullopt);
  }
  double bytes_done = 0;
  double bytes_all = 0;
  for (std::size_t i = 0; i < num_parts(plan); ++i) {
    const bool is_shard = round_of(plan, i) == Round::shards;
    const auto size =
        is_shard ? static_cast<double>(plan.shards[i].end - plan.shards[i].begin) : 0.0;
    bytes_all += size;
    std::optional<Record> record = read_record(folder, plan, i, false);
    if (record && deep && !read_record(folder, plan, i, true)) {
      standing.damaged.push_back(i);
      record.reset();
    }
    if (!record) {
      standing.missing.push_back(i);
      continue;
    }
    const bool has_read = is_shard && !plan.files.empty();
    if (has_read && modified[plan.shards[i].file] != record->input_modified) {
      standing.touched.push_back(i);
    }
    bytes_done += size;
    ++standing.done;
    (is_shard ? standing.lines : standing.repeats) += record->lines;
    standing.bytes += record->bytes;
    standing.messages += record->messages;
    standing.seconds += record->seconds;
    if (record->seconds > standing.longest) {
      standing.longest = record->seconds;
      standing.slowest = i;
    }
  }
  standing.share_of_input = bytes_all > 0 ? bytes_done / bytes_all : 1;
  return standing;
}

std::string ranges_text(const std::vector<std::size_t>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    if (!text.empty()) text += ",";
    text += std::to_string(numbers[i]);
    if (last > i) text += "-" + std::to_string(numbers[last]);
    i = last + 1;
  }
  return text;
}

void remove_leftovers(const std::string& folder, const Plan& plan) {
  namespace fs = std::filesystem;
  std::error_code error;
  const auto before = fs::file_time_type::clock::now() - std::chrono::hours(1);
  for (std::size_t i = 0; i < num_parts(plan); i += kPerFolder) {
    const fs::path part = fs::path(output_name(folder, i)).parent_path();
    for (const fs::directory_entry& entry : fs::directory_iterator(part, error)) {
      if (entry.path().extension() != kUnfinished) continue;
      if (entry.last_write_time(error) < before && !error) fs::remove(entry.path(), error);
    }
  }
}

}  // namespace omnidoku::bulk

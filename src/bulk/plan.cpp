// SPDX-License-Identifier: MIT
#include "bulk/plan.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <nlohmann/json.hpp>

#include "bulk/files.h"

namespace omnidoku::bulk {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kSample = std::uint64_t{64} << 10;
constexpr std::uint64_t kLongestLine = std::uint64_t{16} << 20;
constexpr int kPlanFormat = 1;

std::string plan_name(const std::string& folder) { return folder + "/plan.json"; }

/// The place behind the first line end at or behind `from`; the size of the file if there is none.
base::Result<std::uint64_t> next_line(const InputFile& file, std::uint64_t from) {
  for (std::uint64_t at = from; at < file.size; at += kSample) {
    const base::Result<std::string> part = read_part(file.path, at, kSample);
    if (!part) return part.error();
    const std::size_t end = part->find('\n');
    if (end != std::string::npos) return at + end + 1;
    if (at - from > kLongestLine) {
      return base::make_error(base::ErrorCode::too_large,
                              "'" + file.path + "' has a line of more than 16 MiB",
                              "bulk work takes files that hold a puzzle on each line");
    }
  }
  return file.size;
}

base::Result<std::string> sample_checksum(const std::string& path, std::uint64_t size) {
  Checksum sum;
  for (const std::uint64_t begin : {std::uint64_t{0}, size - std::min(size, kSample)}) {
    const base::Result<std::string> part = read_part(path, begin, kSample);
    if (!part) return part.error();
    sum.add(*part);
  }
  return sum.text();
}

/// The plan without its fingerprint.
Json json_of(const Plan& plan) {
  Json files = Json::array();
  for (const InputFile& file : plan.files) {
    files.push_back({{"path", file.path},
                     {"size", file.size},
                     {"sample", file.sample},
                     {"header", file.header}});
  }
  Json shards = Json::array();
  for (const Shard& shard : plan.shards) {
    shards.push_back(Json::array({shard.file, shard.begin, shard.end}));
  }
  return {{"omnidoku_bulk", kPlanFormat}, {"version", plan.version},
          {"command", plan.command},      {"output_header", plan.output_header},
          {"files", std::move(files)},    {"tasks", plan.num_tasks},
          {"shards", std::move(shards)}};
}

std::string fingerprint_of(const Json& json) {
  Checksum sum;
  sum.add(json.dump());
  return sum.text();
}

base::Error no_plan(const std::string& folder, const std::string& why) {
  return base::make_error(base::ErrorCode::syntax, "'" + plan_name(folder) + "' is no plan: " + why,
                          "make one with 'omnidoku bulk plan'");
}

/// What makes the plan one that can be worked on.
bool is_sound(const Plan& plan) {
  const auto fits = [&plan](const Shard& shard) {
    return shard.file < plan.files.size() && shard.begin < shard.end &&
           shard.end <= plan.files[shard.file].size;
  };
  return plan.num_tasks > 0 && !plan.command.empty() && plan.shards.size() <= kMostShards &&
         std::all_of(plan.shards.begin(), plan.shards.end(), fits);
}

/// Throws what the library throws where it is none.
Plan plan_of(const Json& json) {
  Plan plan;
  plan.version = json.at("version").get<std::string>();
  plan.command = json.at("command").get<std::vector<std::string>>();
  plan.output_header = json.at("output_header").get<std::string>();
  for (const Json& file : json.at("files")) {
    plan.files.push_back({file.at("path").get<std::string>(), file.at("size").get<std::uint64_t>(),
                          file.at("sample").get<std::string>(),
                          file.at("header").get<std::string>()});
  }
  plan.num_tasks = json.at("tasks").get<std::size_t>();
  for (const Json& shard : json.at("shards")) {
    plan.shards.push_back({shard.at(0).get<std::size_t>(), shard.at(1).get<std::uint64_t>(),
                           shard.at(2).get<std::uint64_t>()});
  }
  plan.fingerprint = json.at("fingerprint").get<std::string>();
  return plan;
}

}  // namespace

base::Result<InputFile> look_at(const std::string& path, int header_lines) {
  std::error_code error;
  InputFile file;
  file.path = std::filesystem::absolute(path, error).lexically_normal().string();
  if (!std::filesystem::is_regular_file(file.path, error)) {
    return base::make_error(
        base::ErrorCode::io,
        "'" + path + "' is no file" + (error ? ": " + error.message() : std::string()),
        "bulk work takes files that hold a puzzle on each line");
  }
  file.size = std::filesystem::file_size(file.path, error);
  base::Result<std::string> sum = sample_checksum(file.path, file.size);
  if (!sum) return sum.error();
  file.sample = *std::move(sum);
  if (header_lines > 0) {
    const base::Result<std::uint64_t> end = next_line(file, 0);
    if (!end) return end.error();
    base::Result<std::string> header = read_part(file.path, 0, *end);
    if (!header) return header.error();
    file.header = *std::move(header);
  }
  return file;
}

base::Result<void> require_unchanged(const InputFile& file) {
  std::error_code error;
  const std::uint64_t size = std::filesystem::file_size(file.path, error);
  if (error) {
    return base::make_error(base::ErrorCode::io,
                            "cannot read '" + file.path + "': " + error.message(), "");
  }
  const base::Result<std::string> sum = sample_checksum(file.path, size);
  if (!sum) return sum.error();
  if (size == file.size && *sum == file.sample) return {};
  return base::make_error(base::ErrorCode::usage,
                          "'" + file.path + "' has changed since the plan was made",
                          "make a new plan in another folder");
}

base::Result<std::vector<Shard>> cut(const InputFile& file, std::size_t index,
                                     std::uint64_t bytes_per_shard) {
  std::vector<Shard> shards;
  std::uint64_t begin = file.header.size();
  while (begin < file.size) {
    const std::uint64_t wanted = begin + std::max<std::uint64_t>(bytes_per_shard, 1) - 1;
    const base::Result<std::uint64_t> end =
        wanted >= file.size ? base::Result<std::uint64_t>(file.size) : next_line(file, wanted);
    if (!end) return end.error();
    shards.push_back({index, begin, *end});
    begin = *end;
  }
  return shards;
}

base::Result<std::string> sample_lines(const InputFile& file, std::size_t most_lines) {
  std::string lines;
  const std::uint64_t first = file.header.size();
  std::uint64_t begin = first;
  for (std::size_t i = 0; i < most_lines; ++i) {
    // Spread by the golden ratio: whatever period the file has, they are not of one kind.
    const auto share = static_cast<double>(i) * 0.6180339887498949;
    const double place = share - static_cast<double>(static_cast<std::uint64_t>(share));
    const auto wanted =
        first + static_cast<std::uint64_t>(place * static_cast<double>(file.size - first));
    base::Result<std::uint64_t> start =
        i == 0 ? base::Result<std::uint64_t>(first) : next_line(file, wanted);
    if (!start) return start.error();
    begin = *start;
    if (begin >= file.size) continue;
    const base::Result<std::uint64_t> end = next_line(file, begin);
    if (!end) return end.error();
    const base::Result<std::string> line = read_part(file.path, begin, *end - begin);
    if (!line) return line.error();
    lines += *line;
    if (!lines.empty() && lines.back() != '\n') lines += '\n';
    if (*end >= file.size && begin == first) break;  // the only line
  }
  return lines;
}

base::Result<bool> has_plan_for(const std::string& folder, const Plan& plan) {
  std::error_code error;
  if (!std::filesystem::exists(plan_name(folder), error)) return false;
  const base::Result<Plan> there = read_plan(folder, plan.version);
  if (!there) return there.error();
  if (there->command == plan.command && there->files == plan.files) return true;
  return base::make_error(
      base::ErrorCode::usage,
      "the folder '" + folder + "' holds the plan of another command, or of other files",
      "take another folder, or remove this one");
}

base::Result<void> write_plan(const std::string& folder, Plan& plan) {
  Json json = json_of(plan);
  plan.fingerprint = fingerprint_of(json);
  json["fingerprint"] = plan.fingerprint;
  const base::Result<void> made = make_folder(folder + "/part");
  if (!made) return made;
  return write_file(plan_name(folder), json.dump(1) + "\n");
}

base::Result<Plan> read_plan(const std::string& folder, std::string_view version) {
  const base::Result<std::string> text = read_file(plan_name(folder));
  if (!text) {
    base::Error error = text.error();
    error.hint = "make a plan with 'omnidoku bulk plan'";
    return error;
  }
  try {
    Json json = Json::parse(*text);
    Plan plan = plan_of(json);
    json.erase("fingerprint");
    if (fingerprint_of(json) != plan.fingerprint || !is_sound(plan)) {
      return no_plan(folder, "it was changed");
    }
    if (json.at("omnidoku_bulk") != kPlanFormat || plan.version != version) {
      return base::make_error(base::ErrorCode::usage,
                              "the plan in '" + folder + "' is of version " + plan.version +
                                  " of the program, this is " + std::string(version),
                              "go on with that version, or make a new plan");
    }
    return plan;
  } catch (const Json::exception&) {
    return no_plan(folder, "it cannot be read");
  }
}

std::vector<std::size_t> shards_of(const Plan& plan, std::size_t task) {
  std::vector<std::size_t> shards;
  for (std::size_t i = task; i < plan.shards.size(); i += plan.num_tasks) shards.push_back(i);
  return shards;
}

base::Result<std::vector<std::string>> words_of(std::string_view line) {
  std::vector<std::string> words;
  std::optional<std::string> word;
  char quote = '\0';
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char symbol = line[i];
    const bool is_blank = symbol == ' ' || symbol == '\t' || symbol == '\n';
    if (quote == '\0' && is_blank) {
      if (word) words.push_back(*std::exchange(word, std::nullopt));
      continue;
    }
    if (!word) word.emplace();
    if (symbol == quote) {
      quote = '\0';
    } else if (quote == '\0' && (symbol == '\'' || symbol == '"')) {
      quote = symbol;
    } else if (symbol == '\\' && quote != '\'' && i + 1 < line.size()) {
      *word += line[++i];
    } else {
      *word += symbol;
    }
  }
  if (quote != '\0') {
    return base::make_error(base::ErrorCode::syntax,
                            std::string("the quote ") + quote + " does not end", "");
  }
  if (word) words.push_back(*word);
  return words;
}

}  // namespace omnidoku::bulk

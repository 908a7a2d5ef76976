// SPDX-License-Identifier: MIT
#include "bulk/plan.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <nlohmann/json.hpp>

#include "bulk/files.h"
#include "bulk/lines.h"

namespace omnidoku::bulk {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kSample = std::uint64_t{64} << 10;
constexpr int kPlanFormat = 3;

std::string plan_name(const std::string& folder) { return folder + "/plan.json"; }

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
                     {"packing", packed::to_string(file.packing)},
                     {"header", file.header}});
  }
  Json shards = Json::array();
  for (const Shard& shard : plan.shards) {
    shards.push_back(Json::array({shard.file, shard.begin, shard.end}));
  }
  return {{"omnidoku_bulk", kPlanFormat},      {"version", plan.version},
          {"command", plan.command},           {"output_header", plan.output_header},
          {"files", std::move(files)},         {"puzzles", plan.num_puzzles},
          {"partitions", plan.num_partitions}, {"tasks", plan.num_tasks},
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

base::Error of_another_version(const std::string& folder, std::string_view version) {
  return base::make_error(base::ErrorCode::usage,
                          "the plan in '" + folder +
                              "' is of another version of the program, this is " +
                              std::string(version),
                          "go on with that version, or make a new plan");
}

/// What makes the plan one that can be worked on.
bool is_sound(const Plan& plan) {
  const auto fits = [&plan](const Shard& shard) {
    const bool is_made = plan.files.empty() && shard.end <= plan.num_puzzles;
    const bool is_read = shard.file < plan.files.size() && shard.end <= plan.files[shard.file].size;
    return shard.begin < shard.end && (is_made || is_read);
  };
  return plan.num_tasks > 0 && !plan.command.empty() && num_parts(plan) <= kMostShards &&
         std::all_of(plan.shards.begin(), plan.shards.end(), fits);
}

packed::Packing packing_from(std::string_view name) {
  using packed::Packing;
  for (const Packing packing : {Packing::gzip, Packing::zstd}) {
    if (packed::to_string(packing) == name) return packing;
  }
  return Packing::none;
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
                          packing_from(file.at("packing").get<std::string>()),
                          file.at("header").get<std::string>()});
  }
  plan.num_puzzles = json.at("puzzles").get<std::uint64_t>();
  plan.num_partitions = json.at("partitions").get<std::size_t>();
  plan.num_tasks = json.at("tasks").get<std::size_t>();
  for (const Json& shard : json.at("shards")) {
    plan.shards.push_back({shard.at(0).get<std::size_t>(), shard.at(1).get<std::uint64_t>(),
                           shard.at(2).get<std::uint64_t>()});
  }
  plan.fingerprint = json.at("fingerprint").get<std::string>();
  return plan;
}

}  // namespace

base::Result<InputFile> look_at(const std::string& path, const IsHeader& is_header) {
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
  const base::Result<std::string> begin = read_part(file.path, 0, kTellingBytes);
  if (!begin) return begin.error();
  file.packing = packed::packing_of(*begin);
  base::Result<std::string> line = first_line(file);
  if (!line) return line.error();
  if (is_header(std::string_view(*line).substr(0, line->find_first_of("\r\n")))) {
    file.header = *std::move(line);
  }
  return file;
}

base::Result<void> require_one_header(const std::vector<InputFile>& files) {
  const auto text = [](const InputFile& file) {
    return std::string_view(file.header).substr(0, file.header.find_first_of("\r\n"));
  };
  for (const InputFile& file : files) {
    if (text(file) == text(files.front())) continue;
    return base::make_error(base::ErrorCode::usage,
                            "'" + file.path + "' has other columns than '" + files.front().path +
                                "', and their lines go into one file",
                            "leave out what is equal in tables of the same columns");
  }
  return {};
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

base::Result<void> require_unchanged(const std::vector<InputFile>& files) {
  for (const InputFile& file : files) {
    const base::Result<void> unchanged = require_unchanged(file);
    if (!unchanged) return unchanged;
  }
  return {};
}

std::uint64_t bytes_per_shard(double shard_seconds, double bytes, double seconds) {
  constexpr double kMost = 256 << 20;
  const double wanted = shard_seconds * bytes / std::max(seconds, 1e-4);
  return static_cast<std::uint64_t>(std::clamp(wanted, static_cast<double>(kSmallestShard), kMost));
}

base::Result<std::vector<Shard>> cut(const InputFile& file, std::size_t index,
                                     std::uint64_t bytes_per_shard) {
  std::vector<Shard> shards;
  const base::Result<CutPlaces> places = CutPlaces::of(file);
  if (!places) return places.error();
  std::uint64_t begin = places->first();
  while (begin < file.size) {
    const base::Result<std::uint64_t> end =
        places->next(begin + std::max<std::uint64_t>(bytes_per_shard, 1) - 1);
    if (!end) return end.error();
    shards.push_back({index, begin, *end});
    begin = *end;
  }
  return shards;
}

std::vector<Shard> cut_puzzles(std::uint64_t num_puzzles, std::uint64_t per_shard) {
  std::vector<Shard> shards;
  for (std::uint64_t begin = 0; begin < num_puzzles; begin += per_shard) {
    shards.push_back({0, begin, std::min(begin + per_shard, num_puzzles)});
  }
  return shards;
}

base::Result<Sample> sample_lines(const InputFile& file, std::size_t most_lines) {
  const base::Result<CutPlaces> places = CutPlaces::of(file);
  if (!places) return places.error();
  // A frame is dear to begin with.
  constexpr std::size_t kMostFrames = 16;
  const bool is_packed = file.packing != packed::Packing::none;
  const std::size_t num_places =
      is_packed ? std::min(kMostFrames, places->most()) : std::max<std::size_t>(most_lines, 1);
  const std::uint64_t first = places->first();
  std::uint64_t read = 0;
  std::uint64_t packed = 0;
  Sample sample;
  for (std::size_t i = 0; i < num_places; ++i) {
    // Spread by the golden ratio: whatever period the file has, they are not of one kind.
    const auto share = static_cast<double>(i) * 0.6180339887498949;
    const double place = share - static_cast<double>(static_cast<std::uint64_t>(share));
    const auto wanted =
        first + static_cast<std::uint64_t>(place * static_cast<double>(file.size - first));
    const base::Result<std::uint64_t> begin =
        i == 0 ? base::Result<std::uint64_t>(first) : places->next(wanted);
    if (!begin) return begin.error();
    if (*begin >= file.size) continue;
    ShardLines lines(file, {0, *begin, file.size});
    const base::Result<std::string> some = first_lines(lines, most_lines / num_places);
    if (!some) return some.error();
    sample.lines += *some;
    read += lines.bytes_given();
    packed += lines.bytes_taken();
  }
  if (is_packed && read > 0) {
    sample.packed_bytes = static_cast<double>(packed) / static_cast<double>(read);
  }
  return sample;
}

base::Result<std::optional<Plan>> plan_there(const std::string& folder, const Plan& wanted) {
  std::error_code error;
  if (!std::filesystem::exists(plan_name(folder), error)) return std::optional<Plan>();
  base::Result<Plan> there = read_plan(folder, wanted.version);
  if (!there) return there.error();
  if (there->command == wanted.command && there->files == wanted.files &&
      there->num_puzzles == wanted.num_puzzles) {
    return std::optional(*std::move(there));
  }
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
    if (json.at("omnidoku_bulk") != kPlanFormat) return of_another_version(folder, version);
    Plan plan = plan_of(json);
    json.erase("fingerprint");
    if (fingerprint_of(json) != plan.fingerprint || !is_sound(plan)) {
      return no_plan(folder, "it was changed");
    }
    if (plan.version != version) return of_another_version(folder, version);
    return plan;
  } catch (const Json::exception&) {
    return no_plan(folder, "it cannot be read");
  }
}

std::size_t num_parts(const Plan& plan) { return plan.shards.size() + plan.num_partitions; }

Round round_of(const Plan& plan, std::size_t part) {
  return part < plan.shards.size() ? Round::shards : Round::partitions;
}

std::size_t task_of(const Plan& plan, std::size_t part) {
  const bool is_shard = round_of(plan, part) == Round::shards;
  return (is_shard ? part : part - plan.shards.size()) % plan.num_tasks;
}

std::vector<std::size_t> parts_of(const Plan& plan, Round round, std::optional<std::size_t> task) {
  std::vector<std::size_t> parts;
  const bool are_shards = round == Round::shards;
  const std::size_t first = are_shards ? 0 : plan.shards.size();
  const std::size_t end = are_shards ? plan.shards.size() : num_parts(plan);
  const std::size_t step = task ? plan.num_tasks : 1;
  for (std::size_t i = first + task.value_or(0); i < end; i += step) parts.push_back(i);
  return parts;
}

std::vector<std::size_t> due_of(const Plan& plan, const std::vector<std::size_t>& missing) {
  std::vector<std::size_t> due;
  for (const std::size_t part : missing) {
    if (round_of(plan, part) == round_of(plan, missing.front())) due.push_back(part);
  }
  return due;
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

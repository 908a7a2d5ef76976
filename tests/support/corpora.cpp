// SPDX-License-Identifier: MIT

#include "support/corpora.h"

#include <cstdlib>
#include <fstream>
#include <utility>

namespace omnidoku::testing_support {

namespace {

constexpr auto kUnlimited = static_cast<std::size_t>(-1);

/// `limit` of the lines at even distances, in order, the first one included.
std::vector<std::string> evenly_spread(std::vector<std::string> lines, std::size_t limit) {
  if (lines.size() <= limit) return lines;
  std::vector<std::string> sample;
  sample.reserve(limit);
  for (std::size_t i = 0; i < limit; ++i) {
    sample.push_back(std::move(lines[i * lines.size() / limit]));
  }
  return sample;
}

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && std::string{value} == "1";
}

}  // namespace

std::filesystem::path source_dir() { return OMNIDOKU_SOURCE_DIR; }

std::optional<std::filesystem::path> corpora_dir() {
  const char* chosen = std::getenv("OMNIDOKU_CORPORA");
  const std::filesystem::path dir =
      chosen != nullptr ? std::filesystem::path{chosen} : source_dir() / "../shared/data";
  std::error_code ignored;
  if (!std::filesystem::is_directory(dir, ignored)) return std::nullopt;
  return dir;
}

std::string no_corpora() {
  return "the corpora are not here: set OMNIDOKU_CORPORA to the folder that holds them";
}

bool all_requested() { return is_set("OMNIDOKU_ALL"); }

bool soundness_requested() { return is_set("OMNIDOKU_SOUNDNESS"); }

std::optional<std::vector<std::string>> read_lines(const std::filesystem::path& file,
                                                   std::size_t limit) {
  std::ifstream in{file};
  if (!in) return std::nullopt;
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.empty() || line.front() == '#') continue;
    lines.push_back(line);
  }
  return evenly_spread(std::move(lines), limit);
}

std::optional<std::vector<std::string>> read_corpus(const std::string& name, std::size_t limit) {
  const auto dir = corpora_dir();
  if (!dir) return std::nullopt;
  return read_lines(*dir / name, all_requested() ? kUnlimited : limit);
}

}  // namespace omnidoku::testing_support

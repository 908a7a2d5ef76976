// SPDX-License-Identifier: MIT
#include "solve/checkpoint.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <system_error>

#include "base/hash.h"

namespace omnidoku::solve {

using base::ErrorCode;
using base::make_error;

namespace {

constexpr std::chrono::milliseconds kSaveInterval{500};
constexpr const char* kHeader = "omnidoku-count-checkpoint-2";

constexpr const char* kEnd = "end";

/// Of all that a file says, to be found at its end.
std::uint64_t checksum(std::uint64_t fingerprint,
                       const std::map<std::size_t, std::uint64_t>& finished) {
  base::Hash hash;
  hash.add(fingerprint);
  for (const auto& [part, solutions] : finished) {
    hash.add(part);
    hash.add(solutions);
  }
  return hash.value();
}

/// The finished parts as they follow the head; nothing unless they are as they were written.
std::optional<std::map<std::size_t, std::uint64_t>> read_finished(std::istream& input,
                                                                  std::uint64_t fingerprint,
                                                                  std::size_t num_parts) {
  std::map<std::size_t, std::uint64_t> finished;
  std::string word;
  while (input >> word && word != kEnd) {
    const std::size_t length = word.find_first_not_of("0123456789");
    if (length != std::string::npos || word.size() > 9) return std::nullopt;
    const std::size_t part = std::stoul(word);
    if (part >= num_parts || !(input >> finished[part])) return std::nullopt;
  }
  std::uint64_t stored = 0;
  if (word != kEnd || !(input >> stored) || stored != checksum(fingerprint, finished))
    return std::nullopt;
  if (input >> word) return std::nullopt;
  return finished;
}

}  // namespace

std::uint64_t Checkpoint::fingerprint(const model::Problem& problem,
                                      const std::vector<engine::Solver::Part>& parts) {
  base::Hash hash;
  hash.add(static_cast<std::uint64_t>(problem.num_cells));
  hash.add(static_cast<std::uint64_t>(problem.num_digits));
  for (const std::int64_t value : problem.values) hash.add(static_cast<std::uint64_t>(value));
  for (const geometry::DigitSet domain : problem.domains) hash.add(domain.mask());
  for (const model::PostedPrimitive& posted : problem.primitives) {
    model::add_to(hash, posted.primitive);
  }
  for (const engine::Solver::Part& part : parts) {
    for (const geometry::DigitSet domain : part.domains) hash.add(domain.mask());
    hash.add(part.times);
  }
  return hash.value();
}

base::Result<Checkpoint> Checkpoint::open(std::string file, std::uint64_t fingerprint,
                                          std::size_t num_parts) {
  Checkpoint checkpoint;
  checkpoint.file_ = std::move(file);
  checkpoint.fingerprint_ = fingerprint;
  checkpoint.num_parts_ = num_parts;
  std::error_code ignored;
  if (!std::filesystem::exists(checkpoint.file_, ignored)) return checkpoint;
  std::ifstream input(checkpoint.file_);
  if (!input) {
    return make_error(ErrorCode::io, "the checkpoint cannot be read").in_file(checkpoint.file_);
  }
  std::string header;
  std::uint64_t stored_fingerprint = 0;
  std::size_t stored_parts = 0;
  if (!(input >> header >> stored_fingerprint >> stored_parts) || header != kHeader) {
    return make_error(ErrorCode::syntax, "this is not a checkpoint of a count", "name another file")
        .in_file(checkpoint.file_);
  }
  if (stored_fingerprint != fingerprint || stored_parts != num_parts) {
    return make_error(ErrorCode::syntax,
                      "this checkpoint belongs to another puzzle or another version",
                      "delete it to count from the beginning, or name another file")
        .in_file(checkpoint.file_);
  }
  auto finished = read_finished(input, fingerprint, num_parts);
  if (!finished) {
    return make_error(ErrorCode::syntax, "the checkpoint is damaged",
                      "delete it to count from the beginning, or name another file")
        .in_file(checkpoint.file_);
  }
  checkpoint.finished_ = *std::move(finished);
  return checkpoint;
}

base::Result<void> Checkpoint::finish(std::size_t part, std::uint64_t solutions) {
  finished_[part] = solutions;
  if (std::chrono::steady_clock::now() - saved_ < kSaveInterval) return {};
  return save();
}

base::Result<void> Checkpoint::save() {
  saved_ = std::chrono::steady_clock::now();
  const std::string temporary = file_ + ".new";
  {
    std::ofstream output(temporary, std::ios::trunc);
    output << kHeader << ' ' << fingerprint_ << ' ' << num_parts_ << '\n';
    for (const auto& [index, count] : finished_) output << index << ' ' << count << '\n';
    output << kEnd << ' ' << checksum(fingerprint_, finished_) << '\n';
    output.flush();
    if (!output)
      return make_error(ErrorCode::io, "the checkpoint cannot be written").in_file(file_);
  }
  std::error_code failure;
  std::filesystem::rename(temporary, file_, failure);
  if (failure) {
    return make_error(ErrorCode::io, "the checkpoint cannot be written: " + failure.message())
        .in_file(file_);
  }
  return {};
}

}  // namespace omnidoku::solve

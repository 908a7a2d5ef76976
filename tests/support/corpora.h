// SPDX-License-Identifier: MIT
//
// Where tests find their data: samples that belong to the project, and the big
// corpora that lie beside it and may be absent. A test that needs a corpus says
//
//   const auto lines = testing_support::read_corpus("classic/17_clue.txt", 500);
//   if (!lines) GTEST_SKIP() << testing_support::no_corpora();
//
// so that it is reported as skipped, never as passed, where they are missing.

#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace omnidoku::testing_support {

/// The root of the source tree.
std::filesystem::path source_dir();

/// The folder of the corpora: $OMNIDOKU_CORPORA, else ../shared/data beside the
/// source tree. nullopt if there is no such folder.
std::optional<std::filesystem::path> corpora_dir();

/// Why a test that needs the corpora is skipped, in words.
std::string no_corpora();

/// True in a run that was asked for everything (`./test --all` sets OMNIDOKU_ALL=1).
bool all_requested();

/// True in a run that was asked to judge steps of human logic for hours (`./test --soundness` sets
/// OMNIDOKU_SOUNDNESS=1).
bool soundness_requested();

/// The lines of a text file without line ends; blank lines and lines that start
/// with `#` are left out. At most `limit` lines, spread evenly over the file, so
/// that a sample sees all of it. nullopt if the file cannot be read.
std::optional<std::vector<std::string>> read_lines(
    const std::filesystem::path& file, std::size_t limit = static_cast<std::size_t>(-1));

/// read_lines of a file named relative to corpora_dir(). `limit` is not applied
/// in a run that was asked for everything. nullopt without corpora.
std::optional<std::vector<std::string>> read_corpus(
    const std::string& name, std::size_t limit = static_cast<std::size_t>(-1));

}  // namespace omnidoku::testing_support

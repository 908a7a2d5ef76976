// SPDX-License-Identifier: MIT
//
// The driver of a fuzz target in builds without libFuzzer: runs the target once
// on every file named, or on every file of a folder named, then on an empty input.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::filesystem::path> files_of(const std::filesystem::path& place) {
  std::vector<std::filesystem::path> files;
  if (std::filesystem::is_directory(place)) {
    for (const auto& entry : std::filesystem::directory_iterator{place}) {
      if (entry.is_regular_file()) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
  } else {
    files.push_back(place);
  }
  return files;
}

bool replay(const std::filesystem::path& file) {
  std::ifstream in{file, std::ios::binary};
  if (!in) {
    std::fprintf(stderr, "cannot read %s\n", file.c_str());
    return false;
  }
  // Printed before the run, so that a crash names its input.
  std::printf("%s\n", file.filename().c_str());
  std::fflush(stdout);
  const std::vector<char> bytes{std::istreambuf_iterator<char>{in}, {}};
  // A copy of the exact size lets the sanitizers see a read past the end.
  const std::vector<std::uint8_t> input{bytes.begin(), bytes.end()};
  LLVMFuzzerTestOneInput(input.data(), input.size());
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  bool all_read = true;
  int num_files = 0;
  for (int i = 1; i < argc; ++i) {
    for (const auto& file : files_of(argv[i])) {
      all_read = replay(file) && all_read;
      ++num_files;
    }
  }
  const std::uint8_t nothing = 0;
  LLVMFuzzerTestOneInput(&nothing, 0);
  std::printf("%d inputs replayed\n", num_files);
  return all_read && num_files > 0 ? 0 : 1;
}

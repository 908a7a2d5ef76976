// SPDX-License-Identifier: MIT
//
// cmake/InstallProgram.cmake says what leads from the folder of the installed program to the
// others.
#include "program_files.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <unistd.h>

namespace omnidoku::cli {
namespace {

std::string program_folder() {
  const std::string file = program_file();
  return file.substr(0, file.rfind('/'));
}

/// "/usr/bin" and "../lib" are "/usr/lib": messages show these paths.
std::string follow(std::string folder, std::string_view way) {
  constexpr std::string_view kUp = "../";
  while (way.starts_with(kUp)) {
    folder.resize(std::min(folder.rfind('/'), folder.size()));
    way.remove_prefix(kUp.size());
  }
  return folder + "/" + std::string(way);
}

}  // namespace

std::string program_file() {
  std::string path(4096, '\0');
  const ssize_t length = ::readlink("/proc/self/exe", path.data(), path.size());
  path.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
  return path;
}

Places places_of_server() {
  const std::string folder = program_folder();
  return {folder + "/omnidoku_http.so", follow(folder, OMNIDOKU_WAY_TO_SERVER)};
}

Places places_of_page() {
  const std::string folder = program_folder();
  return {folder + "/page", follow(folder, OMNIDOKU_WAY_TO_PAGE)};
}

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
#include "http_library.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include <unistd.h>

#include "loaded_library.h"

namespace omnidoku::cli {
namespace {

base::Error unusable(std::string what) {
  return base::make_error(base::ErrorCode::io, std::move(what),
                          "'serve' needs the omnidoku_http.so that is built and installed with the "
                          "program; ./start --build-only builds both");
}

}  // namespace

base::Result<const http::Library*> load_http(const Places& places) {
  const auto is_there = [](const std::string& path) { return ::access(path.c_str(), F_OK) == 0; };
  const auto* const found = std::find_if(places.begin(), places.end(), is_there);
  if (found == places.end()) {
    return unusable("the HTTP server cannot be loaded: there is neither '" + places[0] + "' nor '" +
                    places[1] + "'");
  }
  const std::string& path = *found;
  LoadedLibrary loaded(path.c_str(), RTLD_NOW);
  decltype(&omnidoku_http) entry = nullptr;
  loaded.find("omnidoku_http", entry);
  if (entry == nullptr) {
    return unusable("the HTTP server cannot be loaded: " + loaded.failure());
  }
  const http::Library* const library = entry();
  if (library->version != http::kVersion) {
    return unusable("'" + path + "' belongs to another version of the program ('" +
                    library->version + "', not '" + std::string(http::kVersion) + "')");
  }
  return library;
}

}  // namespace omnidoku::cli

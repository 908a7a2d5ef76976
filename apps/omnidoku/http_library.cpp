// SPDX-License-Identifier: MIT
#include "http_library.h"

#include <string_view>
#include <utility>

#include <dlfcn.h>

namespace omnidoku::cli {
namespace {

base::Error unusable(std::string what) {
  return base::make_error(base::ErrorCode::io, std::move(what),
                          "'serve' needs the omnidoku_http.so that is built with the program, in "
                          "the same folder as it; ./start --build-only builds both");
}

}  // namespace

base::Result<const http::Library*> load_http(const std::string& folder) {
  const std::string path = folder + "/omnidoku_http.so";
  void* const loaded = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* const entry = loaded == nullptr ? nullptr : ::dlsym(loaded, "omnidoku_http");
  if (entry == nullptr) {
    return unusable(std::string("the HTTP server cannot be loaded: ") + ::dlerror());
  }
  const http::Library* const library = reinterpret_cast<decltype(&omnidoku_http)>(entry)();
  if (library->version != http::kVersion) {
    return unusable("'" + path + "' belongs to another version of the program ('" +
                    library->version + "', not '" + std::string(http::kVersion) + "')");
  }
  return library;
}

}  // namespace omnidoku::cli

// SPDX-License-Identifier: MIT
//
// Loads the HTTP server, a library of its own (http/server.h).
#pragma once

#include <string>

#include "base/result.h"
#include "http/server.h"

namespace omnidoku::cli {

/// The library omnidoku_http.so of a folder, which stays loaded. Errors: io (there is none, or it
/// belongs to another version of the program).
[[nodiscard]] base::Result<const http::Library*> load_http(const std::string& folder);

}  // namespace omnidoku::cli

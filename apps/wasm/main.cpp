// SPDX-License-Identifier: MIT
//
// The api as one function for JavaScript (answer.js calls it).
#include <string>
#include <string_view>

#include <emscripten.h>

#include "api/server.h"

EM_JS(void, omnidoku_progress, (const char* line), { Module['progress'](UTF8ToString(line)); });

extern "C" {

/// Answers a request, a text that ends with a zero byte. The answer stays until the next call.
EMSCRIPTEN_KEEPALIVE const char* omnidoku_answer(const char* request) {
  static omnidoku::api::Server server("wasm");
  static std::string answer;
  omnidoku::api::Control control;
  control.progress = [](std::string_view line) { omnidoku_progress(std::string(line).c_str()); };
  answer = server.answer(request, control);
  return answer.c_str();
}

}  // extern "C"
